"""Arcs in a browser: games by clicks, a battle, a round by touch and one by keys, every kind of decision, the end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser import playing
from browser.conftest import Person
from browser.driving import ROOT, SIZES, Visitors, axe
from browser.looking import CONTRAST, faults_of, settled, speak
from browser.playing import decision
from browser.playing_arcs import (
    EVERYTHING,
    Game,
    Player,
    Seen,
    asked,
    find,
    moments,
    moves_at,
    play_together,
    sit,
    table_of,
)
from server.running import Running, config, dice, running
from starboard.server import http, thinkers
from starboard.texts import LANGUAGES


@pytest.fixture(scope="module")
def stars(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on which everything happens the same every time: what bots think, and what is drawn."""
    folder = tmp_path_factory.mktemp("stars")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinkers, "fresh_seed", lambda: 5)
        patch.setattr(http, "fresh_secret", lambda: "5" * 64)
        with running(config(f"sqlite:///{folder}/store.db")) as server:
            yield server


@pytest.fixture
def visitors(browser: Browser, stars: Running) -> Iterator[Visitors]:
    coming = Visitors(browser, stars.url)
    try:
        yield coming
        assert coming.problems == []
    finally:
        coming.leave()


def result_is_told(page: Page, table: str) -> None:
    summary = page.request.get(f"/api/tables/{table}").json()
    assert summary["status"] == "over"
    assert sorted(playing.scores(page).values()) == sorted(summary["scores"])


def ends_soon(game: Game) -> bool:
    """The last chapter, with a few cards left."""
    if not asked(game, "lead"):
        return False
    view = game.view(0)["table"]
    return bool(view["chapter"] == view["chapters"] and view["seats"][0]["cards_in_hand"] == 4)


def test_two_people_and_a_bot_play_to_the_end(person: Person, stars: Running) -> None:
    ada, grace = person("Ada"), person("Grace")
    game = find(ends_soon, first=3)
    table = table_of(stars, {0: ada, 1: grace}, game)
    players = [Player(ada, dice(1)), Player(grace, dice(2))]
    play_together(players)
    for player in players:
        assert player.clicks > 15
        result_is_told(player.page, table)
    assert {seat for seat, _ in moves_at(stars, table)} == {0, 1, 2}
    assert playing.scores(ada) == playing.scores(grace)
    ways = players[0].ways | players[1].ways
    assert {"hand", "confirm", "bar", "menu", "soft", "go"} <= ways, ways
    assert axe(ada) == []


@pytest.mark.long
def test_two_people_and_a_bot_play_from_the_first_card_to_the_end(person: Person, stars: Running) -> None:
    ada, grace = person("Ada"), person("Grace")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}]
    table = playing.made(ada, {"game": "arcs", "seats": seats, "luck": "arcs"})["id"]
    assert grace.request.post(f"/api/tables/{table}/claim", data={"seat": 1, "luck": "stars"}).ok
    assert ada.request.post(f"/api/tables/{table}/start", data={}).ok
    players = [Player(ada, dice(1)), Player(grace, dice(2))]
    for player in players:
        sit(player.page, table)
    play_together(players)
    for player in players:
        assert player.clicks > 100
        result_is_told(player.page, table)
        expect(player.page.get_by_text("the promise is kept")).to_be_visible()
    assert "end " in ada.request.get(f"/api/tables/{table}/record").text()


# A battle.

BATTLE = ("battle c3_hex 2", "dice raid 3")
AFTER_ROLL = ("hit damaged ship", "hit c3_hex/1", "hit c3_hex/1", "ransack bc23", "steal bc04", "steal slot 2")
ROLLED = {"self-hits": 1, "interception": 1, "ship hits": 0, "building hits": 2, "keys": 3}


def dialog_of(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^Battle at "))


def totals(dialog: Locator) -> dict[str, int]:
    rows = dialog.locator(".totals li")
    expect(rows).to_have_count(5)
    return {row.locator("span").inner_text(): int(row.locator("b").inner_text()) for row in rows.all()}


def lines(dialog: Locator) -> str:
    return " ".join(dialog.locator(".lines li").all_inner_texts())


def at_ply(page: Page, ply: int) -> None:
    expect(decision(page)).to_have_attribute("data-ply", str(ply))
    settled(page)


def test_a_battle_with_ransack_and_raid(person: Person, stars: Running) -> None:
    ada, grace = person("Ada"), person("Grace")
    game = find(lambda game: asked(game, "prelude", late=103), first=157)
    assert BATTLE[0] in [option.notation for option in game.ask.options]
    table = table_of(stars, {0: ada, 2: grace}, game)
    look_on = dialog_of(grace)

    # What may be done in a system, and with whom.
    ada.locator("[data-system=c3_hex]").click()
    menu = ada.get_by_role("menu")
    menu.get_by_role("menuitem", name=re.compile("^battle: .*Grace")).click()
    expect(menu).to_have_count(0)
    decision(ada).locator(".confirm").click()
    at_ply(ada, 1)

    # Dice are chosen, with their odds.
    fight = dialog_of(ada)
    expect(fight.locator(".steps [aria-current=step]")).to_have_text("1 dice")
    for name, said in (("Ada", "attacks"), ("Grace", "defends")):
        expect(fight.locator(".who").filter(has_text=name)).to_contain_text(said)
    raid, skirmish = fight.get_by_role("group", name="Raid"), fight.get_by_role("group", name="Skirmish")
    expect(fight.get_by_text("4 of 4 chosen")).to_be_visible()
    expect(skirmish.locator("output")).to_have_text("4")
    for count in (1, 2, 3):
        # One more of a kind is one less of another.
        raid.get_by_role("button", name="one more").click()
        expect(raid.locator("output")).to_have_text(str(count))
        expect(skirmish.locator("output")).to_have_text(str(4 - count))
    skirmish.get_by_role("button", name="one less").click()
    expect(fight.get_by_text("3 of 4 chosen")).to_be_visible()
    expect(fight.locator(".odds li").first).to_contain_text(re.compile(r"\d+\s?%"))
    expect(fight.locator(".means li").filter(has_text="keys").locator("b")).to_have_text(re.compile(r"^[1-9]\.\d$"))
    assert axe(ada) == []
    expect(look_on).to_be_visible()
    fight.get_by_role("button", name="Roll 3 dice").click()
    at_ply(ada, 2)

    # What was rolled, and hits one by one: first those on one's own ships.
    expect(fight.locator(".steps [aria-current=step]")).to_have_text("2 hits")
    faces = [f"raid die, face {face}" for face in (1, 5, 3)]
    for dialog in (fight, look_on):
        shown = dialog.locator(".rolled").get_by_role("img")
        expect(shown).to_have_count(3)
        assert [one.get_attribute("aria-label") for one in shown.all()] == faces
    assert totals(fight) == ROLLED
    assert "intercept" in lines(fight) and "intercept" in lines(look_on)
    hits = fight.locator(".hits")
    expect(hits.locator(".label")).to_contain_text("Ada")
    for fate in ("will be damaged", "will be destroyed"):
        expect(hits.get_by_role("button", name=fate)).to_have_count(1)
    hits.get_by_role("button", name="will be destroyed").click()
    at_ply(ada, 3)

    # Then on what the other has built; ships are not to be hit by these.
    expect(hits.locator(".label")).to_contain_text("Grace")
    expect(hits.locator(".label")).to_contain_text("2 hits left")
    expect(hits.locator("[data-kind=ship]")).to_have_attribute("aria-disabled", "true")
    hits.locator("[data-kind=ship]").click(force=True)  # it only tells why not
    toast = ada.locator(".toast")
    expect(toast.get_by_role("button", name=re.compile("ARC-"))).to_be_visible()
    city = hits.locator("[data-target='site:c3_hex/1']")
    expect(city).to_contain_text("will be damaged")
    city.click()
    at_ply(ada, 4)
    expect(city).to_contain_text("will be destroyed")
    expect(hits.locator(".label")).to_contain_text("1 hit left")
    city.click()
    at_ply(ada, 5)

    # A city is destroyed: outrage, and a card of the court.
    assert "outrage" in lines(fight).casefold() and "outrage" in lines(look_on).casefold()
    expect(decision(ada).locator("h2")).to_contain_text(re.compile("ransack", re.IGNORECASE))
    card = ada.locator("[data-card=bc23]").first
    assert re.search("Grace.*5|5.*Grace", card.locator(".sr").last.inner_text())
    name = card.locator(".body b").inner_text()
    card.click()
    decision(ada).locator(".confirm").click()
    at_ply(ada, 6)
    assert name in lines(fight) and name in lines(look_on)

    # Keys open what they can pay for.
    expect(fight.locator(".steps [aria-current=step]")).to_have_text("3 raid")
    loot = fight.locator(".loot")
    expect(loot.locator(".label")).to_contain_text("3 keys left")
    expect(loot.locator(".label")).to_contain_text("Grace")
    stolen = loot.locator("[data-card=bc04]")
    what = stolen.locator("b").first.inner_text()
    expect(stolen.locator(".keys")).to_contain_text("2")
    assert axe(ada) == []
    stolen.click()
    at_ply(ada, 7)
    expect(loot.locator(".label")).to_contain_text("1 key left")
    expect(loot.get_by_role("button", disabled=True)).not_to_have_count(0)
    assert what in lines(fight)
    loot.locator("[data-target='loot:2']").click()
    at_ply(ada, 8)

    # What was taken is put into a slot, by swapping.
    arrange = ada.get_by_role("region", name="Arrange your resources")
    full = arrange.get_by_role("button", name=re.compile(r"slot \d: relic", re.IGNORECASE))
    expect(full).to_have_count(1)
    before = full.get_attribute("aria-label")
    full.click()
    arrange.get_by_role("button", name=re.compile("empty")).first.click()
    expect(full).not_to_have_accessible_name(before or "")
    arrange.get_by_role("button", name="Leave it so").click()
    at_least = len(BATTLE) + len(AFTER_ROLL) + 1

    # How it ended is told to both.
    for dialog in (fight, look_on):
        expect(dialog.locator(".lines")).to_be_visible()
        told = lines(dialog)
        assert what in told and name in told and "relic" in told.casefold()
    fight.get_by_role("button", name="Close").click()
    expect(fight).to_have_count(0)
    own = ada.get_by_role("region", name="Board of Ada")
    expect(own.get_by_text(what)).to_be_visible()
    expect(own.locator("[data-seat] .full")).to_have_count(1)
    played = [notation for seat, notation in moves_at(stars, table)[:at_least]]
    assert played[:-1] == [*BATTLE, *AFTER_ROLL] and played[-1].startswith("arrange ")


# On a phone, and by keyboard.

SMALL = """() => [...document.querySelectorAll('section.decision button, .over button, .many button, .menu button')]
  .filter((one) => one.checkVisibility() && !one.closest('p'))
  .map((one) => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)"""


def rounds(server: Running, table: str) -> int:
    """How many have begun."""
    return sum(notation.startswith("lead") for _, notation in moves_at(server, table))


def kinds_of(server: Running, table: str, seat: int = 0) -> set[str]:
    return {notation.split()[0] for who, notation in moves_at(server, table) if who == seat}


def test_a_round_with_leaders_on_a_phone(person: Person, stars: Running) -> None:
    ada = person("Ada", size="phone")
    table = table_of(stars, {0: ada}, find(lambda game: asked(game, "draft"), first=4, **EVERYTHING))
    player = Player(ada, dice(3), touch=True)

    def watch(seen: Seen) -> None:
        assert not seen["wide"], f"it scrolls sideways: {seen['words']}"
        assert ada.evaluate(SMALL) == [], seen["words"]

    player.watch = watch
    # A card is chosen by a touch, and meant by another.
    card = ada.get_by_role("region", name="Leaders and lore").locator("[data-target]").first
    ply = player.look()["ply"]
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.tap()
    player.look(ply=ply + 1)
    player.play(lambda: rounds(stars, table) > 2)
    assert {"hand", "confirm", "bar"} <= player.ways, player.ways
    assert "draft" in kinds_of(stars, table) and len(kinds_of(stars, table)) > 3
    assert axe(ada) == []
    for tab in ada.get_by_role("navigation", name="Panels").get_by_role("button").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-expanded", "true")
        assert axe(ada) == []
        assert faults_of(ada) == []


FOCUS = """() => {
  const at = document.activeElement
  const pressed = at?.getAttribute('aria-pressed') === 'true'
  return {
    pressed,
    name: at?.ariaLabel ?? at?.textContent?.trim().slice(0, 60) ?? '',
    map: at?.matches('svg.map [tabindex]') ?? false,
    free: !pressed && (at?.matches('[data-target], .system.soft, .opt') ?? false),
    menu: at?.matches('.menu button') ?? false,
    go: at?.matches('.over .btn.primary, .many .btn.primary') ?? false,
    confirm: at?.matches('section.decision .confirm') ?? false,
    seen: at === document.body || (at?.matches(':focus-visible') ?? false),
  }
}"""
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
MOST_TABS = 150


class Hands(Player):
    """On the keyboard only."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, dice(seed))
        self.keys: set[str] = set()

    def press(self, key: str) -> None:
        self.keys.add(key)
        self.page.keyboard.press(key)

    @property
    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        return found

    def tab_to(self, wanted: str) -> dict[str, Any]:
        for _ in range(MOST_TABS):
            if (at := self.focus)[wanted]:
                assert at["seen"], f"nobody sees where the focus is: {at}"
                return at
            self.press("Tab")
        raise AssertionError(f"no way to {wanted} by Tab; the focus is at {self.focus}")

    def step(self, seen: Seen) -> Seen:
        plays = False
        if seen["menu"]:
            assert self.focus["menu"], self.focus
            for _ in range(self.rng.randrange(3)):
                self.press("ArrowDown")
        elif seen["go"]:
            self.tab_to("go")
            plays = True
        elif seen["confirm"]:
            # What has the focus is chosen already, and meant by a second Enter; or by the button.
            if not self.focus["pressed"] or self.rng.random() < 0.5:
                self.tab_to("confirm")
            plays = True
        else:
            if self.rng.random() < 0.5:
                self.page.locator("[data-board] svg.map [tabindex='0']").first.focus()
                self.press("Tab")
                self.press("Shift+Tab")
            if self.tab_to("free")["map"]:
                for _ in range(self.rng.randrange(4)):
                    self.press(self.rng.choice(ARROWS))
                assert self.focus["free"], self.focus
        self.press("Enter")
        return self.look(seen["sign"], seen["ply"] + plays)


def test_a_round_by_keyboard(person: Person, stars: Running) -> None:
    ada = person("Ada")
    table = table_of(stars, {0: ada}, find(lambda game: asked(game, "lead", late=60), first=11))
    hands = Hands(ada, 4)
    hands.play(lambda: rounds(stars, table) > 1)
    assert "lead" in kinds_of(stars, table) and len(kinds_of(stars, table)) > 2, moves_at(stars, table)
    assert {"Tab", "Enter"} < hands.keys and set(ARROWS) & hands.keys, hands.keys
    expect(ada.locator(".toast")).to_have_count(0)


# Every kind of decision: in which game it comes up, and of how many.
KINDS = {
    "act": (2, False, 0), "arrange": (2, False, 0), "bold": (3, True, 2), "bring-in": (3, True, 13),
    "catapult": (3, False, 0), "cluster": (2, True, 2), "come-back": (3, True, 407), "declare": (2, False, 0),
    "dice": (2, False, 0), "discard-weapon": (4, True, 16), "draft": (2, True, 0), "execute": (3, True, 33),
    "follow": (2, False, 0), "free-city": (2, True, 5), "gain": (3, True, 9), "generous": (3, True, 84),
    "granted": (2, True, 5), "guide": (2, True, 15), "hit": (2, False, 0), "keep-lore": (3, True, 0),
    "lead": (2, False, 0), "look": (4, False, 2), "martyr": (2, True, 0), "may-seize": (2, True, 49),
    "mythic": (4, True, 2), "outrage": (2, False, 6), "place": (2, False, 5), "prelude": (2, False, 0),
    "pressgang": (3, True, 8), "raid": (2, False, 0), "ransack": (3, False, 4), "react": (2, True, 44),
    "recycle": (4, False, 2), "reroll": (3, True, 1), "reroll-by": (2, True, 90), "ruthless": (3, True, 18),
    "second-hand": (2, False, 0), "seize": (2, False, 0), "seize-or-declare": (2, True, 2), "ships": (2, False, 0),
    "spent": (2, False, 0), "sprint": (4, True, 16), "steal": (3, True, 0), "swap": (4, True, 2),
    "which-first": (2, True, 153),
}  # fmt: skip
EARLY = ("draft", "keep-lore", "second-hand")
PARTS = 4  # for as many processes


def test_every_kind_of_decision_is_known() -> None:
    files = (ROOT / "src" / "starboard" / "texts" / "en").glob("arcs*.ftl")
    words = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert set(re.findall(r"^arcs-ask-([a-z-]+) =", words, re.MULTILINE)) == set(KINDS)


def moment_of(kind: str) -> Game:
    seats, everything, seed = KINDS[kind]
    late = 0 if kind in EARLY else 40
    return find(lambda game: asked(game, kind, late=late), seed, seats, **(EVERYTHING if everything else {}))


def sit_at(page: Page, kind: str) -> None:
    game = moment_of(kind)
    sit(page, playing.fork(page, game.record, len(game.moves), 0, level="random"))
    expect(page.locator("section.decision.mine")).to_be_visible()
    settled(page)


# Those that look unlike one another, with two, three and four players.
UNLIKE = ("arrange", "dice", "draft", "follow", "hit", "raid", "recycle")


def hinders_nobody(page: Page, kinds: Iterable[str]) -> None:
    faults = []
    for kind in kinds:
        sit_at(page, kind)
        faults += [f"{kind}: {one}" for one in axe(page)]
        # The other theme has other colours, and nothing else.
        page.emulate_media(color_scheme="light")
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
        settled(page)
        faults += [f"{kind}, light: {one}" for one in page.evaluate(CONTRAST)]
        page.emulate_media(color_scheme="dark")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", SIZES)
def test_decisions_hinder_nobody(person: Person, size: str) -> None:
    hinders_nobody(person("Ada Lovelace", size=size), UNLIKE)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("size", SIZES)
def test_no_kind_of_decision_hinders_anybody(person: Person, size: str, part: int) -> None:
    hinders_nobody(person("Ada Lovelace", size=size), sorted(KINDS)[part::PARTS])


def all_words_are_whole(page: Page, kinds: tuple[str, ...]) -> None:
    faults = []
    for kind in kinds:
        sit_at(page, kind)
        for lang in [*LANGUAGES[1:], LANGUAGES[0]]:
            speak(page, lang)
            faults += [f"{kind} {lang}: {fault}" for fault in faults_of(page)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", SIZES)
def test_all_words_are_there_and_whole(person: Person, size: str) -> None:
    all_words_are_whole(person("Ada Lovelace", size=size), UNLIKE)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_all_words_of_every_decision_are_there_and_whole(person: Person, size: str) -> None:
    all_words_are_whole(person("Ada Lovelace", size=size), tuple(KINDS))


# What may not be done, and what was done.


def refusal(page: Page) -> str:
    """The rule that a note names, which leads to its text; what the note says is more than that."""
    toast = page.locator(".toast").last
    chip = toast.get_by_role("button", name=re.compile(r"ARC-[A-Z]+-\d+"))
    expect(chip).to_be_visible()
    rule = chip.inner_text()
    assert len(toast.locator("p").inner_text()) > len(rule) + 15
    chip.click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.get_by_text(rule).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    toast.get_by_role("button", name="Close").click()
    expect(page.locator(".toast")).to_have_count(0)
    return rule


def test_a_wrong_click_is_answered_with_the_rule(person: Person, stars: Running) -> None:
    page = person("Ada")

    def wanted(game: Game) -> bool:
        return asked(game, "prelude", late=60) and {"move", "influence"} <= {
            option.notation.split()[0] for option in game.ask.options
        }

    game = find(wanted, first=21)
    table = table_of(stars, {0: page}, game)
    moving = {option.notation.split()[1] for option in game.ask.options if option.notation.startswith("move")}
    view = game.view(0)["table"]
    elsewhere = next(one["system"] for one in view["systems"] if one["system"] not in moving)
    # A system without ships of one's own, to move from; then a neighbour that is none.
    decision(page).get_by_role("button", name="move", exact=True).click()
    page.locator(f"[data-system={elsewhere}]").click()
    assert refusal(page).startswith("ARC-MOVE-")
    expect(page.locator(".system.picked")).to_have_count(0)
    origin = sorted(moving)[0]
    page.locator(f"[data-system={origin}]").click()
    expect(page.locator(f"[data-system={origin}]")).to_have_attribute("aria-pressed", "true")
    reached = {
        option.notation.split()[2] for option in game.ask.options if option.notation.startswith(f"move {origin} ")
    }
    far = next(one["system"] for one in view["systems"] if one["system"] not in reached | moving)
    page.locator(f"[data-system={far}]").click()
    assert refusal(page) == "ARC-MAP-04"
    # A card of the hand, while none is to be played.
    page.get_by_role("list", name="Your hand").get_by_role("button").first.click(force=True)
    refusal(page)
    assert moves_at(stars, table) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_game_is_looked_back_at(person: Person, size: str) -> None:
    *_, game = moments(157)
    assert game.result is not None
    page = person(size=size)
    page.goto("/r/file")
    record = {"name": "arcs.txt", "mimeType": "text/plain", "buffer": game.record.encode()}
    page.locator("input[type=file]").set_input_files(files=[record])
    # The end: places, and Power in numbers.
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.get_by_role("heading", name="Who led, move by move")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Points of everyone over")).first).to_be_visible()
    page.get_by_text("The charts in numbers").click()
    for name in ("Points by source", "Points over time"):
        row = page.get_by_role("table", name=name).get_by_role("row").last
        assert sorted(map(int, row.get_by_role("cell").all_inner_texts())) == sorted(game.result.scores)
    assert axe(page) == []
    assert faults_of(page) == []
    # Any moment of it, on the map of the game.
    page.get_by_role("link", name="Moves").click()
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_attribute("max", str(len(game.moves)))
    slider.focus()
    slider.press("Home")
    expect(slider).to_have_value("0")
    expect(page.locator("[data-board] svg.map")).to_be_visible()
    expect(page.locator("[data-board] [data-target]")).to_have_count(0)
    for _ in range(3):
        slider.press("ArrowRight")
    expect(slider).to_have_value("3")
    assert re.search(r"\w{3}", slider.get_attribute("aria-valuetext") or "")
    assert axe(page) == []
