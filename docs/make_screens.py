"""Makes docs/pictures/SCREEN-SIZE-THEME-LANG.png: every screen of the browser client, by a real server and browser.

.venv/bin/python docs/make_screens.py                 all of them
.venv/bin/python docs/make_screens.py lobby rules     only these screens
.venv/bin/python docs/make_screens.py --folder FOLDER     elsewhere than in docs/pictures
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

from browser import driving, playing  # noqa: E402
from server.running import Process  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
GOLDEN = ROOT / "tests" / "games" / "carcassonne" / "golden"
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


def new_table(page: Page) -> None:
    page.goto("/new")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def table(page: Page) -> None:
    playing.sit(page, playing.fork(page, GOLDEN / "three_players.txt", 64, 0, 1, 2))
    expect(playing.decision(page)).to_be_visible()


def rules(page: Page) -> None:
    page.goto("/rules/carcassonne?rule=CSW-FIGHT-15")
    expect(page.get_by_text("CSW-FIGHT-15").first).to_be_visible()


def replay(page: Page) -> None:
    table_id = playing.fork(page, GOLDEN / "three_players.txt", 64, 0, 1, 2)
    playing.sit(page, table_id)
    page.goto(f"/r/{table_id}")
    expect(page.get_by_role("slider").first).to_be_visible()


def end(page: Page) -> None:
    page.goto("/r/file")
    page.locator("input[type=file]").set_input_files(GOLDEN / "five_players.txt")
    expect(page.get_by_role("figure").first).to_be_visible()


def first(page: Page) -> None:
    page.goto("/first/carcassonne")
    expect(playing.decision(page)).to_be_visible()


# Each brings the page to the screen that is to be pictured, and says in which sizes, themes and languages.
Look = tuple[str, str, str]
SCREENS: dict[str, tuple[Callable[[Page], None], tuple[Look, ...]]] = {
    "lobby": (lobby, (("desktop", "dark", "en"), ("desktop", "light", "uk"), ("phone", "dark", "uk"))),
    "new": (new_table, (("desktop", "dark", "en"), ("phone", "light", "uk"))),
    "table": (table, (("desktop", "dark", "en"), ("desktop", "light", "uk"), ("phone", "dark", "en"))),
    "rules": (rules, (("desktop", "dark", "en"), ("phone", "light", "uk"))),
    "replay": (replay, (("desktop", "dark", "en"), ("phone", "dark", "uk"))),
    "end": (end, (("desktop", "dark", "en"), ("phone", "light", "en"))),
    "first": (first, (("desktop", "dark", "uk"), ("phone", "dark", "en"))),
}


def make(wanted: argparse.Namespace) -> None:
    with driving.browser() as browser, tempfile.TemporaryDirectory() as folder:
        for lang in NAMES:
            # A server of its own for each language: the people in a picture all speak it.
            home = Path(folder) / lang
            home.mkdir()
            server = Process(f"sqlite:///{home}/store.sqlite", cwd=home)
            visitors = driving.Visitors(browser, server.url)
            company(server, lang)
            try:
                for screen in wanted.screen or SCREENS:
                    show, looks = SCREENS[screen]
                    for size, theme, _ in (look for look in looks if look[2] == lang):
                        page = visitors(NAMES[lang][0], size, lang, theme)
                        show(page)
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
    parser.add_argument("--folder", type=Path, default=PICTURES)
    wanted = parser.parse_args()
    if missing := driving.what_is_missing():
        sys.exit(missing)
    make(wanted)


if __name__ == "__main__":
    main()
