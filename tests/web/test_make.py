"""web/make.py: what it finds by itself."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

MAKE = Path(__file__).parents[2] / "web" / "make.py"


def load_make() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_make", MAKE)
    assert spec and spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_lines_that_are_too_long_are_named(tmp_path: Path) -> None:
    made = load_make()
    fits, long = "é" * made.LONGEST, "é" * (made.LONGEST + 1)
    for name in ("a.mjs", "src/deep/b.svelte", "tests/c.test.ts", "src/lib/protocol.ts", "node_modules/other/d.js"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{fits}\n{long}\n", encoding="utf-8")
    assert made.long_lines(tmp_path) == [
        f"web/{name}:2: 141 signs, more than 140" for name in ("a.mjs", "src/deep/b.svelte", "tests/c.test.ts")
    ]


def test_no_line_of_the_client_is_too_long() -> None:
    assert load_make().long_lines() == []
