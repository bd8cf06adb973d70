"""Makes docs/pictures/SCREEN-SIZE-THEME-LANG.png: every screen of the browser client, by a real server and browser.

.venv/bin/python docs/make_screens.py                 all of them
.venv/bin/python docs/make_screens.py lobby rules     only these screens
.venv/bin/python docs/make_screens.py --size phone --lang uk --theme light --folder /tmp/look lobby
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tests"))

from playwright.sync_api import Page, expect  # noqa: E402

from browser import driving  # noqa: E402
from server.running import Process  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
LANGS = ("en", "uk")
THEMES = ("dark", "light")
NAMES = {"en": ("Ada", "Grace", "Linus"), "uk": ("Леся", "Тарас", "Оксана")}


def company(server: Process, lang: str) -> None:
    """Tables of other people: one to sit down at, one to watch."""
    _, second, third = NAMES[lang]
    with server.guest(second) as guest:
        guest.make("carcassonne", "me open open", public=True)
    with server.guest(third) as guest:
        guest.make("carcassonne", "me bot:greedy bot:greedy", public=True, start=True)


def lobby(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


# Each brings the page to the screen that is to be pictured.
SCREENS: dict[str, Callable[[Page], None]] = {
    "lobby": lobby,
}


def make(wanted: argparse.Namespace) -> None:
    with driving.browser() as browser, tempfile.TemporaryDirectory() as folder:
        for lang in wanted.lang or LANGS:
            # A server of its own for each language: the people in a picture all speak it.
            home = Path(folder) / lang
            home.mkdir()
            server = Process(f"sqlite:///{home}/store.sqlite", cwd=home)
            visitors = driving.Visitors(browser, server.url)
            company(server, lang)
            try:
                for screen in wanted.screen or SCREENS:
                    for theme in wanted.theme or THEMES:
                        for size in wanted.size or driving.SIZES:
                            page = visitors(NAMES[lang][0], size, lang, theme)
                            SCREENS[screen](page)
                            print(driving.screenshot(page, f"{screen}-{size}-{theme}-{lang}", wanted.folder))
                            visitors.leave()
            finally:
                visitors.leave()
                server.stop()
            if visitors.problems:
                sys.exit("\n".join(dict.fromkeys(visitors.problems)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("screen", nargs="*", choices=[*SCREENS, []])
    parser.add_argument("--size", action="append", choices=driving.SIZES)
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--lang", action="append", choices=LANGS)
    parser.add_argument("--folder", type=Path, default=PICTURES)
    wanted = parser.parse_args()
    if missing := driving.what_is_missing():
        sys.exit(missing)
    make(wanted)


if __name__ == "__main__":
    main()
