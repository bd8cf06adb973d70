"""One module per game lists what is used of its rules from outside; import-linter holds that nothing else is."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import starboard
from starboard.kernel.registry import installed

SOURCES = Path(starboard.__file__).parent
PACKAGES = sorted(
    point.module.rpartition(".")[0] for point in installed().points if point.module.startswith("starboard.")
)


@pytest.mark.parametrize("package", PACKAGES)
def test_only_what_somebody_uses_is_listed(package: str) -> None:
    """Compare the list with the names that are imported from it."""
    sources = (path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    used = {
        alias.name
        for source in sources
        if f"{package}.inside" in source
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom) and node.module == f"{package}.inside"
        for alias in node.names
    }
    listed = import_module(f"{package}.inside").__all__
    assert sorted(listed) == sorted(used)


@pytest.mark.parametrize("package", PACKAGES)
def test_it_can_be_imported_first(package: str) -> None:
    """Import it in a process of its own: a bot of another package may do so before any game is loaded."""
    subprocess.run([sys.executable, "-c", f"import {package}.inside"], check=True)
