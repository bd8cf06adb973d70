"""The client as an app: colours that stand in several files. What it does: tests/browser/test_app.py."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def found(pattern: str, file: str) -> str:
    [first, *_] = re.findall(pattern, (ROOT / file).read_text(encoding="utf-8"))
    return str(first)


def test_the_app_has_one_ground() -> None:
    """That of the page in the dark: of the manifest, the first moment of the page, and the icons."""
    ground = found(r"--ground: (#\w+)", "web/src/tokens.css")
    assert found(r"GROUND = '(#\w+)'", "web/installable.mjs") == ground
    assert found(r'theme-color" content="(#\w+)"', "web/index.html") == ground
    assert found(r'rx="10" fill="(#\w+)"', "web/public/icon.svg") == ground
    assert found(r'GROUND = "(#\w+)"', "docs/make_icons.py") == ground
