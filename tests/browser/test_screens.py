"""Every screen: open to everybody, all its words there and whole; and a game that has no board of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import cycle, islice, repeat

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import playing
from browser.conftest import Person
from browser.driving import SIZES, Visitors, axe
from browser.looking import CONTRAST, another_and_english, faults_in, settled, show_in
from browser.playing import Player, decision, fork, make, sit, until
from marks import long
from server.running import HORSE, Process, Running, config, dice, play_on, running
from starboard.texts import LANGUAGES

MOST_BYTES = 150_000  # of scripts, packed, for the lobby and the first board
MINE = "(seen) => seen.is === 'mine' && seen.targets.length > 0"


@pytest.fixture(scope="session")
def finished(served: Process) -> str:
    """A game that is over, by somebody who has a page. Nobody else at this server may have her name any more."""
    with served.guest("Mary Somerville") as mary:
        assert mary.post("/api/me/password", password=HORSE).is_success
        table: str = mary.make("carcassonne", "me bot:greedy bot:random", start=True)["id"]
        play_on([mary.sit(table)], dice(9))
        return table


# Each brings the page to a screen. By a table's id, if it needs a finished one.


def lobby(page: Page, over: str) -> None:
    page.goto("/")
    expect(page.locator("article.game").first).to_be_visible()
    expect(page.locator(".lists")).to_be_visible()


def new_table(page: Page, over: str) -> None:
    page.goto("/new?game=carcassonne")
    expect(page.locator("ul.seats")).to_be_visible()
    for folded in page.locator("details summary").all():
        folded.click()
    page.evaluate("() => scrollTo(0, 0)")  # nothing is half under the head of the page


def waiting_room(page: Page, over: str) -> None:
    page.goto(f"/t/{make(page, 'me link open bot:greedy')}")
    expect(page.locator("main section.seats")).to_be_visible()


def placing(page: Page, over: str) -> None:
    sit(page, fork(page, playing.OPENING, 4, 0, 1))
    until(page, MINE)


def half(page: Page, over: str) -> None:
    placing(page, over)
    seen = playing.look(page)
    Player(page, dice(1)).place(seen["targets"][0])


def figure(page: Page, over: str) -> None:
    sit(page, fork(page, playing.OPENING, 9, 0, 1))
    until(page, MINE)


def figure_size(page: Page, over: str) -> None:
    figure(page, over)
    seen = playing.look(page)
    Player(page, dice(1)).click(seen["targets"][0])
    until(page, "(seen) => seen.sizes.length + seen.confirm.length > 0")


def rules_drawer(page: Page, over: str) -> None:
    placing(page, over)
    decision(page).locator("[data-rule]").first.click()
    expect(page.locator("dialog[open] .list section").first).to_be_visible()


def rules(page: Page, over: str) -> None:
    page.goto("/rules/carcassonne")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("CSW-PLACE-02").first).to_be_visible()


def ours(page: Page, over: str) -> None:
    page.goto("/ours/carcassonne")
    expect(page.get_by_role("table")).to_be_visible()


def replay(page: Page, over: str) -> None:
    page.goto(f"/r/{over}?ply=40")
    expect(page.get_by_role("slider")).to_have_value("40")


def end(page: Page, over: str) -> None:
    page.goto(f"/r/{over}")
    expect(page.locator("#end-title")).to_be_visible()
    page.locator("main details summary").first.click()


def result(page: Page, over: str) -> None:
    page.goto(f"/t/{over}")
    expect(page.locator("#result-title")).to_be_visible()


def from_file(page: Page, over: str) -> None:
    page.goto("/r/file")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def games(page: Page, over: str) -> None:
    page.goto("/games")
    expect(page.locator("li.fin").first).to_be_visible()


def settings(page: Page, over: str) -> None:
    page.goto("/")
    page.locator("header .person").click()
    page.locator("header .menu .item:has([data-icon=gear])").click()
    expect(page.locator("dialog[open] .switches")).to_be_visible()


def my_data(page: Page, over: str) -> None:
    page.goto("/")
    page.locator("header .person").click()
    page.locator("header .menu .item:has([data-icon=save])").click()
    expect(page.locator("dialog[open] button").first).to_be_visible()


def menu(page: Page, over: str) -> None:
    lobby(page, over)
    page.locator("header .person").click()
    expect(page.locator("header .menu:has(.person) .item").first).to_be_visible()


def name(page: Page, over: str) -> None:
    """Somebody who has said no name wants to play."""
    page.context.clear_cookies()
    page.goto("/")
    page.locator("button.now").first.click()
    expect(page.locator("dialog[open] input")).to_be_visible()


def player(page: Page, over: str) -> None:
    page.goto("/p/Mary%20Somerville")
    expect(page.locator("ul.last")).to_be_visible()


def lost(page: Page, over: str) -> None:
    page.goto("/rules")
    # The server would answer 404, and the console would tell that.
    page.evaluate("() => { history.pushState(null, '', '/no/such'); dispatchEvent(new PopStateEvent('popstate')) }")
    expect(page.locator("main a.btn[href='/games']")).to_be_visible()


def gone(page: Page, over: str) -> None:
    page.goto("/t/nosuchtable")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def first(page: Page, over: str) -> None:
    page.goto("/first/carcassonne")
    expect(page.locator("#coach-title")).to_be_visible()
    until(page, MINE)


THEMES = ("dark", "light")
Screen = Callable[[Page, str], None]
SCREENS: tuple[Screen, ...] = (
    lobby,
    menu,
    new_table,
    waiting_room,
    placing,
    half,
    figure,
    figure_size,
    rules_drawer,
    rules,
    replay,
    end,
    result,
    from_file,
    games,
    settings,
    my_data,
    player,
    lost,
    gone,
    first,
    name,
    ours,
)


PARTS = 12  # each in a process of its own, where there are some


# Every day: a board and a dialog.
@pytest.mark.parametrize("part", [pytest.param(part, marks=() if part == 4 else long) for part in range(PARTS)])
def test_nothing_hinders_anybody(person: Person, finished: str, part: int) -> None:
    """Nor are any words missing or cut off. In one theme and the next in the other; in English on a phone."""
    page = person("Grace Hopper")
    faults = []
    ways = zip(SCREENS, cycle(THEMES), another_and_english(), strict=False)
    for screen, theme, languages in islice(ways, part, None, PARTS):
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        screen(page, finished)
        settled(page)
        found = [*axe(page), *faults_in(page, languages[:1])]
        faults += [f"{screen.__name__}, {theme}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@long
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_all_colours_stand_out_in_both_themes(person: Person, finished: str, screen: Screen) -> None:
    page = person("Grace Hopper")
    screen(page, finished)
    settled(page)
    assert axe(page) == []
    # The other theme has other colours, and nothing else.
    show_in(page, "light")
    assert page.evaluate(CONTRAST) == []


def all_words_are_whole(
    page: Page, finished: str, languages: Iterator[list[str]], screens: Iterable[Screen] = SCREENS
) -> None:
    faults = []
    for screen in screens:
        screen(page, finished)
        faults += [f"{screen.__name__}, {fault}" for fault in faults_in(page, next(languages))]
    assert not faults, "\n".join(faults)


# Every day: an eighth of the screens, in English.
def test_all_words_are_there_and_whole_on_a_phone(person: Person, finished: str) -> None:
    all_words_are_whole(person("Grace Hopper", size="phone"), finished, repeat(["en"]), SCREENS[1::8])


@long
@pytest.mark.parametrize("size", SIZES)
def test_all_words_are_there_and_whole_in_all_languages(person: Person, finished: str, size: str) -> None:
    all_words_are_whole(person("Grace Hopper", size=size), finished, repeat([*LANGUAGES[::-1]]))


# Every day: a fight is shown (test_settings.py), and other screens are looked at.
@long
@pytest.mark.parametrize("theme", THEMES)
def test_a_fight_hinders_nobody(person: Person, theme: str) -> None:
    page = person("Grace Hopper", theme=theme, moving=True)
    figure(page, "")
    planet = next(one for one in playing.look(page)["targets"] if one["name"].startswith("segment:1,0/"))
    player = Player(page, dice(1))
    player.click(planet)
    player.until("(seen) => seen.sizes.length + seen.confirm.length > 0")
    decision(page).get_by_role("button", name="small figure").click()
    decision(page).locator(".confirm").click()
    fight = page.locator("[role=dialog].fight")
    expect(fight).to_be_visible()
    assert axe(page) == []
    # Any key goes on.
    while fight.is_visible():
        page.keyboard.press("Enter")


def test_the_first_board_comes_quickly(person: Person) -> None:
    page = person("Ada")
    page.goto("/")
    page.get_by_role("article", name="Carcassonne").get_by_role("button", name="Play now").click()
    until(page, "(seen) => seen.words !== '' && document.querySelector('[data-board] .stage') !== null")
    settled(page)
    sizes: dict[str, int] = page.evaluate(
        """() => Object.fromEntries(performance.getEntriesByType('resource')
          .filter((one) => new URL(one.name).pathname.endsWith('.js'))
          .map((one) => [new URL(one.name).pathname, one.encodedBodySize]))"""
    )
    assert len(sizes) > 2
    assert sum(sizes.values()) <= MOST_BYTES, sizes


@pytest.fixture
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that has a made-up game, too."""
    folder = tmp_path_factory.mktemp("harbour")
    with running(config(f"sqlite:///{folder}/store.db")) as server:
        yield server


# Every day: the plain board of a game of another package (test_package.py).
@long
def test_a_game_without_a_board_of_its_own(browser: Browser, harbour: Running) -> None:
    visitors = Visitors(browser, harbour.url)
    page = visitors("Ada")
    plan = {"game": "harbour", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], "start": True}
    page.goto(f"/t/{playing.made(page, plan)['id']}")
    rng = dice(1)
    for _ in range(60):
        seen = until(page, "(seen) => (seen.is === 'mine' && seen.options.length > 0) || seen.is === 'over'")
        if seen["is"] == "over":
            break
        # By the plain board where it can be, else by the bar.
        glowing = page.locator(".plain button.may")
        if glowing.count() and rng.random() < 0.7:
            glowing.nth(rng.randrange(glowing.count())).click()
        else:
            options = decision(page).locator(".opt:visible")
            options.nth(rng.randrange(options.count())).click()
        while not playing.look(page)["confirm"]:
            decision(page).locator(".opt[aria-pressed=false]:visible").last.click()
        before = playing.look(page)["sign"]
        decision(page).locator(".confirm").click()
        until(page, "(seen, before) => seen.sign !== before || document.querySelector('.confirm') === null", before)
    assert len(playing.scores(page)) == 2
    assert axe(page) == []
    visitors.leave()
    assert visitors.problems == []
