"""Outer Rim in a browser: games by clicks to the end, offers, the AI player, a round by touch and one by keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser import playing
from browser.arcs.playing import moves_at, table_of
from browser.conftest import Person
from browser.driving import SIZES, Visitors, axe
from browser.looking import faults_of, speak
from browser.looking_back import end_is_told, moments_are_shown, open_record
from browser.outer_rim.moments import THOUGHT, Game, asked, busy_turn, go_on, greedy_game, near_the_end, started
from browser.outer_rim.playing import Hands, Player, Seen, play_together
from browser.playing import decision, refusal
from browser.servers import steady, visiting
from games.outer_rim.table import Table
from marks import long
from server.running import Running
from starboard.games.outer_rim.events import Encounter
from starboard.games.outer_rim.game import GAME
from starboard.kernel.event import Event
from starboard.texts import LANGUAGES, words


@pytest.fixture(scope="module")
def rim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with steady(tmp_path_factory.mktemp("rim"), THOUGHT) as server:
        yield server


@pytest.fixture
def visitors(browser: Browser, rim: Running) -> Iterator[Visitors]:
    with visiting(browser, rim.url) as coming:
        yield coming


# To the end, with offers.

OFFERS = ("offer 1000 1", "accept", "request 2000 1", "decline")


def with_offers(game: Game) -> Game:
    """The same moment, after an offer was accepted and a request declined."""
    game = game.copy()
    for seat, notation in zip((0, 1, 0, 1), OFFERS, strict=True):
        game.play(notation, seat)
    return game


def ends_well(game: Game) -> bool:
    """The first two can pay; both play on, and one of them wins soon."""
    if min(game.state.credits[:2]) < 2000:
        return False
    *moments, end = go_on(with_offers(game))
    turns = [moment.ask.seat for moment in moments if moment.ask]
    return end.state.winner < 2 and len(turns) < 60 and min(turns.count(seat) for seat in range(3)) > 4


def offer(page: Page, verb: str, to: str, amount: int) -> None:
    """Out of turn: credits for somebody, or from them."""
    decision(page).get_by_role("button", name="Offer credits").click()
    dialog = page.get_by_role("dialog", name="Offer credits")
    row = dialog.get_by_role("listitem").filter(has=page.get_by_role("heading", name=to))
    sums = row.locator(".credits").filter(has=page.get_by_role("button", name=verb))
    for _ in range(amount // 1000):
        sums.get_by_role("button", name="More").click()
    sums.get_by_role("button", name="Less").click()
    expect(sums.locator("output")).to_have_text(f"{amount:,}")
    sums.get_by_role("button", name=verb).click()
    expect(dialog).to_be_hidden()


def purse(page: Page, name: str) -> Locator:
    """The credits of somebody, in the strip above the map."""
    return page.get_by_role("list", name="Seats").get_by_role("listitem", name=name).locator(".purse")


def result_is_told(page: Page, table: str) -> None:
    summary = page.request.get(f"/api/tables/{table}").json()
    assert summary["status"] == "over"
    assert sorted(playing.scores(page).values()) == sorted(summary["scores"])


@long
def test_two_people_and_a_bot_play_to_the_end(person: Person, rim: Running) -> None:
    ada, grace = person("Ada"), person("Grace")
    game = near_the_end(3, 2, ends_well)
    table = table_of(rim, {0: ada, 1: grace}, game, level="greedy")
    players = [Player(ada, rim, table, 1), Player(grace, rim, table, 2)]
    _, second = players
    offer(ada, "Offer", "Grace", 1000)
    expect(decision(grace)).to_contain_text("Ada offers you 1,000 credits. Do you accept?")
    expect(decision(ada)).to_contain_text("It is not your turn")
    second.answer("accept")
    had, has = [f"{one - 1000:,}" for one in game.state.credits], [f"{one + 1000:,}" for one in game.state.credits]
    expect(purse(grace, "Grace")).to_have_text(has[1])
    expect(decision(ada)).to_contain_text("Ada: plan your turn")
    offer(ada, "Ask for it", "Grace", 2000)
    expect(decision(grace)).to_contain_text("Ada asks you for 2,000 credits. Do you agree?")
    second.answer("decline")
    for page in (ada, grace):
        expect(page.locator(".log li.line").filter(has_text="Grace declines Ada’s proposal.")).to_be_visible()
        expect(purse(page, "Grace")).to_have_text(has[1])
        expect(purse(page, "Ada")).to_have_text(had[0])
    play_together(players)
    assert [notation for _, notation in moves_at(rim, table)][: len(OFFERS)] == list(OFFERS)
    for player in players:
        assert player.clicks > 8
        result_is_told(player.page, table)
    assert {seat for seat, _ in moves_at(rim, table)} == {0, 1, 2}
    assert playing.scores(ada) == playing.scores(grace) and max(playing.scores(ada).values()) >= 8
    ways = players[0].ways | players[1].ways
    assert {"bar", "confirm", "map", "dialog"} <= ways, ways
    assert axe(ada) == []


# Against the rules' own player.

# What is told of a turn, whenever it changes.
RECORD = """() => {
  window.told = []
  const text = (one) => one?.textContent.trim() ?? ''
  const look = () => {
    const story = document.querySelector('.tale')
    const lines = [...(story?.querySelectorAll('li') ?? [])].map((one) => text(one.querySelector('span') ?? one))
    const now = { title: text(story?.querySelector('b')), card: text(story?.querySelector('.text')), lines }
    if (story && JSON.stringify(now) !== JSON.stringify(window.told.at(-1))) window.told.push(now)
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
ENOUGH = 3  # entries of a card that it does


def deeds_of_the_rival(game: Game) -> list[Event]:
    """In the step that led here."""
    return [event for event in game.events if event.is_ == "ai-does"]


def plays_on(game: Game) -> bool:
    """The AI player's next turn is worth watching."""
    own, *moments = go_on(game)
    after = next((moment for moment in moments if moment.state.round > own.state.round), None)
    return after is not None and len(deeds_of_the_rival(after)) >= ENOUGH


@long  # a whole game; two people and a bot play another one to its end every day
def test_against_the_ai_player_to_the_end(person: Person, rim: Running) -> None:
    ada = person("Ada", moving=True)
    game = near_the_end(1, 3, plays_on)
    ada.goto("/")
    ada.evaluate("() => localStorage.setItem('starboard-settings', JSON.stringify({ pace: 'quick' }))")
    ada.reload()
    table = table_of(rim, {0: ada}, game)
    player = Player(ada, rim, table, 1)
    # Its card is shown; then its turn is told line by line, in the order of its card, what it passes over left out.
    ada.evaluate(RECORD)
    player.hurries = False
    player.play(lambda: asked(player.position, "plan") and player.position.state.round > game.state.round)
    told = ada.evaluate("() => window.told")
    names = ["Ada", words("en").say(game.names[1])]
    lines = [line for one in told for line in one["lines"]]
    for event in deeds_of_the_rival(player.position):
        assert words("en").say(event.message, names) in lines
    for before, after in pairwise(told):
        if before["title"] == after["title"]:
            assert len(after["lines"]) <= len(before["lines"]) + 1, (before, after)
    for step in ("Planning", "Action", "Encounter"):
        assert any(one["title"] == "AI card" and step in one["lines"] for one in told), (step, told)
    assert any("do the first that applies" in one["card"] and not one["lines"] for one in told), told
    assert not any("skips" in line for line in lines)
    # To the end, without waiting.
    ada.emulate_media(reduced_motion="reduce")
    player.hurries = True
    assert player.play()["is"] == "over"
    result_is_told(ada, table)
    result = player.position.result
    assert result is not None
    expect(ada.locator("#result-title")).to_contain_text(names[result.places[0] - 1])
    assert axe(ada) == []


def passes_by(game: Game) -> bool:
    """Whoever draws an encounter card has nothing to choose, and the AI player's turn follows."""
    if game.ask is None or not asked(game, "encounter", seat=0) or game.ask.find("space") is None:
        return False
    game = game.copy()
    game.play("space")
    told = [event.is_ for event in game.events]
    return told[0] == "encounter" and "ai-card" in told


def test_a_card_without_a_choice_stays_until_it_is_read(person: Person, rim: Running) -> None:
    ada = person("Ada", moving=True)
    game = next(moment for seed in range(12) for moment in go_on(started(1, seed)) if passes_by(moment))
    kept = '{"pace": "quick", "reading": true}'
    ada.context.add_init_script(f"localStorage.setItem('starboard-settings', '{kept}')")
    table = table_of(rim, {0: ada}, game)
    ada.locator('.hud [data-notation="space"]').click()
    decision(ada).locator(".confirm").click()
    card, bar = ada.locator(".tale"), ada.get_by_role("region", name="The story")
    expect(bar.get_by_role("button", name="Next")).to_be_visible()
    after = rim.house.hub.live[table].table.position
    assert after is not None
    event = next(one for one in after.events if isinstance(one, Encounter))
    says = GAME.components().texts[f"section-{event.title}"]
    expect(card.locator(".text")).to_have_text(words("en").say(says))
    # Nothing of the next turn is seen yet; once the card was read, the rival has a card of its own.
    expect(ada.locator("[data-board] .turn").first).to_contain_text("Ada")
    assert axe(ada, "[data-board]") == []
    ada.keyboard.press("Space")
    expect(card.locator("b").first).to_have_text("AI card")
    ada.keyboard.press("Escape")
    expect(decision(ada)).to_have_class(re.compile("mine"))
    expect(card).to_have_count(0)


def test_the_solo_end(person: Person, rim: Running) -> None:
    """A solo game is announced, bought for, won and looked back at; whom the rules play is there all the time."""
    ada = person("Ada")
    ada.goto("/new?game=outer_rim")
    expect(ada.get_by_text("With one seat, this is a solo game")).to_be_visible()
    t = Table("han_solo", rival="doctor_aphra").fame("han_solo", 9).fame("ai", 2).at("han_solo", "cantonica")
    t.holds("han_solo", "dl_44 bounty_lobot").captive("bounty_lobot").credits("han_solo", 3000)
    t.market("ships", "ship_hwk_290").act("han_solo").begin()
    table = table_of(rim, {0: ada}, t.position)
    strip = ada.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(strip.filter(has_text="Doctor Aphra").locator("b")).to_have_text("2")
    player = Player(ada, rim, table, 1)
    # A card is bought by its name and its price, with what is to be traded in for it.
    player.answer("market")
    ada.locator('[data-deed="buy ships"]').click()
    expect(decision(ada).locator(".confirm")).to_contain_text("Buy HWK-290 Freighter for 5,000 (trade in 2,000)")
    ada.locator('[data-deed="cycle ships"]').click()
    expect(decision(ada).locator(".confirm")).to_contain_text("Discard HWK-290 Freighter")
    decision(ada).get_by_role("button", name="Back").click()
    for choice in ("leave", "deliver", "hand-over bounty_lobot"):
        player.answer(choice)
    # The person has won, and the other one has the place that is left.
    expect(ada.locator("#result-title")).to_have_text("Ada wins!")
    assert list(playing.scores(ada).items()) == [("Ada", 10), ("Doctor Aphra", 2)]
    ada.get_by_role("link", name="Show the end").click()
    expect(ada.locator("#end-title")).to_have_text("Ada wins by 8 fame")
    places = ada.locator("main ol").first.get_by_role("listitem")
    expect(places).to_have_count(2)
    expect(places.first).to_contain_text("Ada")
    expect(places.last).to_contain_text("Doctor Aphra")
    expect(places.last.locator(".place")).to_have_text("2.")
    expect(places.last.locator(".total")).to_contain_text("2")


# What everybody may know.

# Patrols that hide the name of a planet.
HIDDEN = """() => {
  const plates = [...document.querySelectorAll('[data-plate]')]
  const patrols = [...document.querySelectorAll('[data-token]')].filter((one) => !one.dataset.token.startsWith('seat'))
  return patrols.flatMap((one) => {
    const a = one.getBoundingClientRect()
    return plates.filter((plate) => {
      const b = plate.getBoundingClientRect()
      return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    }).map((plate) => `${one.dataset.token} over ${plate.dataset.plate}`)
  })
}"""
CARD = "Trust his vision"  # of Zuckuss' databank card


@long
def test_faceup_contacts_and_backs_of_cards_are_read_before_one_decides(person: Person, rim: Running) -> None:
    """On the map, in the panel and in the question; by touch, too."""
    ada, grace = person("Ada"), person("Grace", size="phone")
    t = Table("han_solo boba_fett bossk doctor_aphra").contact("lothal/1", "zuckuss", faceup=True)
    t.contact("lothal/2", "lobot").set(peeked=[0, 1 << t.g.content.person["lobot"], 0, 0])
    t.patrol("rebel", "cantonica").patrol("hutt", "takodana").patrol("syndicate", "naboo").patrol("imperial", "lothal")
    t.at("boba_fett", "lothal").encounter("han_solo").begin()
    table_of(rim, {0: ada, 1: grace}, t.position)
    # The question.
    choices = ada.get_by_role("region", name="Choices")
    expect(choices.get_by_role("button", name="Zuckuss")).to_contain_text(CARD)
    expect(choices.get_by_role("button", name="Zuckuss").locator("[data-portrait=zuckuss]")).to_be_visible()
    expect(choices.get_by_role("button", name="Draw an encounter card")).to_contain_text(
        "Lothal: credits, Imperial reputation."
    )
    fight = choices.get_by_role("button", name="Fight the Imperial patrol")
    expect(fight).to_contain_text("You win ties")
    expect(fight).to_contain_text("You would lose 3,000 credits")
    for lang in LANGUAGES[::-1]:
        speak(ada, lang)
        assert ada.evaluate(HIDDEN) == [], lang
    # The map: of a contact that one has only looked at, the card may not be read.
    close_up = grace.get_by_role("dialog", name="Close-up")
    grace.locator('[data-spot="spot:lothal/1"]').tap()
    expect(close_up).to_contain_text(CARD)
    expect(close_up.locator("[data-portrait=zuckuss]")).to_be_visible()
    close_up.get_by_role("button", name="Close").tap()
    grace.locator('[data-spot="spot:lothal/2"]').tap()
    expect(close_up).to_contain_text("Lobot")
    expect(close_up).not_to_contain_text("Skills")
    close_up.get_by_role("button", name="Close").tap()
    # The panel.
    grace.locator('[data-space="lothal"]').tap()
    expect(grace.locator("[data-board] .about")).to_contain_text(CARD)
    # The board of a rival is shown where it is seen, and the page stays where it is.
    ada.locator("#above-page").get_by_role("tab", name="Deneb").click()
    expect(ada.get_by_role("region", name="Deneb’s board").get_by_text("Doctor Aphra")).to_be_in_viewport(ratio=1)
    assert ada.evaluate("() => document.querySelector('section.decision').getBoundingClientRect().bottom") == 900


@long
def test_cards_that_are_ours_or_uncertain_have_a_mark_and_others_have_none(person: Person, rim: Running) -> None:
    ada = person("Ada")
    t = Table().market("bounty", "bounty_chopper").market("gear_mod", "vibroknife").market("cargo", "bacta_supplies")
    table_of(rim, {0: ada}, t.act("han_solo").begin().position)
    close_up = ada.get_by_role("dialog", name="Close-up")
    for card, mark in (("bounty_chopper", "Ours"), ("vibroknife", "Uncertain"), ("bacta_supplies", None)):
        ada.locator(f"[data-top={card}] .face").click()
        for name in ("Ours", "Uncertain"):
            expect(close_up.get_by_role("img", name=name)).to_have_count(int(name == mark))
        close_up.get_by_role("button", name="Close").click()


# On a phone, and by keyboard.

SMALL = """() => [...document.querySelectorAll('section.decision button, .over button, .hud button, .knobs button')]
  .filter((one) => one.checkVisibility() && !one.matches('p *, [data-rule]'))
  .map((one) => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)"""


def next_turn(player: Player) -> bool:
    return len(player.table.moves) > 0 and asked(player.position, "plan", seat=0)


def verbs_at(server: Running, table: str) -> set[str]:
    return {notation.split()[0] for seat, notation in moves_at(server, table) if seat == 0}


@long
def test_a_turn_on_a_phone(person: Person, rim: Running) -> None:
    ada = person("Ada", size="phone")
    table = table_of(rim, {0: ada}, busy_turn(3, "move", "market", "buy", "option"), level="greedy")
    player = Player(ada, rim, table, 3, touch=True)

    def watch(seen: Seen) -> None:
        assert not seen["wide"], f"it scrolls sideways: {seen['words']}"
        assert ada.evaluate(SMALL) == [], seen["words"]

    player.watch = watch
    player.play(lambda: next_turn(player))
    assert verbs_at(rim, table) >= {"move", "market", "buy", "option"}
    assert {"bar", "confirm", "map", "dialog"} <= player.ways, player.ways
    assert axe(ada) == []
    for tab in ada.get_by_role("navigation", name="Panels").get_by_role("button").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-expanded", "true")
        assert faults_of(ada) == []


# Every day: a move at every board (test_table_shell.py), and a game of Carcassonne (test_keyboard.py).
@long
def test_a_turn_by_keyboard(person: Person, rim: Running) -> None:
    ada = person("Ada")
    table = table_of(rim, {0: ada}, busy_turn(3, "move", "market", "buy"), level="greedy")
    hands = Hands(ada, rim, table, 4)
    hands.play(lambda: next_turn(hands))
    assert verbs_at(rim, table) >= {"move", "market", "buy"}
    assert {"Tab", "Enter"} < hands.keys and any(key.startswith("Arrow") for key in hands.keys), hands.keys
    assert {"map", "market"} <= hands.ways, hands.ways
    expect(ada.locator(".toast")).to_have_count(0)


# What may not be done, and what was done.


DECKS = 6


def barred(game: Game) -> bool:
    """At the market, but not everything is to be had."""
    if not asked(game, "market", seat=0) or game.ask is None:
        return False
    return len({option.notation.split()[1] for option in game.ask.options if " " in option.notation}) < DECKS


# Every day: at the board of Arcs, and at that of Carcassonne (test_middle.py).
@long
def test_a_wrong_click_is_answered_with_the_rule(person: Person, rim: Running) -> None:
    page = person("Ada")
    game = busy_turn(3, "move", "market", "buy")
    assert game.ask is not None
    table = table_of(rim, {0: page}, game)
    # A space that is too far away.
    reached = {option.notation.split()[1] for option in game.ask.options if option.notation.startswith("move")}
    far = next(one for one in page.locator("[data-space]").all() if one.get_attribute("data-space") not in reached)
    far.click()
    assert refusal(page, "OR").startswith("OR-MOVE-")
    expect(far).to_have_attribute("aria-pressed", "false")
    assert moves_at(rim, table) == []
    # A card that is not to be had.
    game = next(moment for seed in range(12) for moment in greedy_game(3, seed) if barred(moment))
    table = table_of(rim, {0: page}, game)
    page.get_by_role("region", name="Market").get_by_role("button", name="Why not?").first.click()
    assert refusal(page, "OR").startswith("OR-")
    # The rule of the decision itself.
    decision(page).get_by_role("button", name=re.compile("OR-MARKET")).click()
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("OR-MARKET-")
    assert moves_at(rim, table) == []


# Every day: a game of Arcs, and one of Carcassonne (test_replay.py).
@long
@pytest.mark.parametrize("size", SIZES)
def test_a_game_is_looked_back_at(person: Person, size: str) -> None:
    *_, game = greedy_game(3, 0)
    assert game.result is not None
    page = person(size=size)
    open_record(page, game)
    end_is_told(page, "Fame", game.result.scores)
    slider = moments_are_shown(page, game)
    for _ in range(8):
        slider.press("PageUp")
    assert int(slider.input_value()) > 40
    assert axe(page) == []
    assert faults_of(page) == []
