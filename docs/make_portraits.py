"""Makes docs/pictures/portraits.png and vistas.png: all that is drawn of people and places of Outer Rim, side by side.

.venv/bin/python docs/make_portraits.py
.venv/bin/python docs/make_portraits.py --folder /tmp/look

Every portrait is shown large and as small as it is on the map, on dark and on light; at the end what packs add.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import tomllib
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path += [str(ROOT / "tests"), str(ROOT / "web")]

import make  # noqa: E402
from make_screens import MOST_BYTES, shrink  # noqa: E402
from playwright.sync_api import Page  # noqa: E402

from browser import driving  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
DATA = ROOT / "src" / "starboard" / "games" / "outer_rim" / "data"
ART = make.WEB / "src" / "art" / "outer_rim"
STYLE = """
body { --rim-imperial: #d3dcf2; --rim-hutt: #c9cf63; margin: 0; width: 1440px; font: 12px "Noto Sans", sans-serif; }
section { display: grid; gap: 10px; padding: 14px; }
.people { grid-template-columns: repeat(8, 1fr); }
.places { grid-template-columns: repeat(4, 1fr); }
.dark { background: #121a35; color: #e9ecf6; }
.light { background: #fff; color: #1a2142; }
figure { margin: 0; display: grid; gap: 3px 8px; }
.people figure { grid-template-columns: auto 1fr; align-items: end; }
.places svg { width: 100%; }
figcaption { grid-column: 1 / -1; }
svg { display: block; border-radius: 8px; }
"""


def rows(file: str, table: str) -> list[tuple[str, str]]:
    """Ids and names of a table of the game's data."""
    data = tomllib.loads((DATA / file).read_text(encoding="utf-8"))
    return [(one["id"], one["name"]) for one in data[table] if one.get("type") != "navpoint"]


def bundle(name: str, folder: Path) -> Path:
    """The drawings as one script that a page can run, with what they export under this name."""
    program, _ = make.node()
    cli = make.MODULES / "rolldown" / "bin" / "cli.mjs"
    made = folder / f"{name}.js"
    command = [program, str(cli), str(ART / name / "index.ts"), "--file", str(made), "--format", "iife", "--name", name]
    subprocess.run(command, check=True, cwd=make.WEB, stdout=subprocess.DEVNULL)
    return made


def sheet(page: Page, kind: str, figures: list[str], *themes: str) -> None:
    """The same figures on the ground of each theme."""
    parts = "".join(f'<section class="{kind} {theme}">{"".join(figures)}</section>' for theme in themes)
    page.set_content(f"<style>{STYLE}</style>{parts}")


def people(page: Page) -> None:
    known = rows("characters.toml", "characters") + rows("contacts.toml", "contacts")
    packs = [("somebody", "of a pack", False), ("some_droid", "droid of a pack", True)]
    figures = []
    for one, name, droid in [*((*row, False) for row in known), *packs]:
        art, head = page.evaluate("([id, droid]) => [portraits.portrait(id, droid), portraits.HEAD]", [one, droid])
        figures.append(
            f'<figure><svg viewBox="0 0 80 96" width="96" height="115">{art}</svg>'
            f'<svg viewBox="{head}" width="34" height="34">{art}</svg><figcaption>{escape(name)}</figcaption></figure>'
        )
    sheet(page, "people", figures, "dark", "light")


def places(page: Page) -> None:
    known = [(*row, None) for row in rows("map.toml", "spaces")]
    more = [
        ("nav_x", "a navpoint", None),
        *(("nav_x", f"a navpoint, {one} patrol", one) for one in ("imperial", "hutt")),
    ]
    figures = []
    for one, name, patrol in [*known, *more, ("somewhere", "of a pack", None)]:
        art, viewed = page.evaluate("([id, patrol]) => [vistas.vista(id, patrol), vistas.BOX]", [one, patrol])
        figures.append(f'<figure><svg viewBox="{viewed}">{art}</svg><figcaption>{escape(name)}</figcaption></figure>')
    sheet(page, "places", figures, "dark")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--folder", type=Path, default=PICTURES, help="where the pictures go")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made, driving.browser() as browser:
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        for name, show in (("portraits", people), ("vistas", places)):
            page.goto("about:blank")
            page.add_script_tag(path=bundle(name, Path(made)))
            show(page)
            file = folder / f"{name}.png"
            page.screenshot(path=file, full_page=True)
            if file.stat().st_size > MOST_BYTES:
                shrink(browser, file)


if __name__ == "__main__":
    main()
