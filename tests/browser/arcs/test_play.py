"""Arcs in a browser: a game by clicks to its end, a wrong click, and a game that is looked back at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser import playing
from browser.arcs.playing import Game, Player, asked, find, moments, moves_at, play_together, sit, table_of
from browser.conftest import Person
from browser.driving import SIZES, axe
from browser.looking_back import end_is_told, moments_are_shown, open_record
from browser.playing import decision, refusal
from marks import long
from server.running import Running, dice
from starboard.games.arcs.game import GAME


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


@long
def test_two_people_and_a_bot_play_to_the_end(person: Person, stars: Running) -> None:
    ada, grace = person("Ada"), person("Grace")
    game = find(ends_soon, first=3)
    table = table_of(stars, {0: ada, 1: grace}, game)
    players = [Player(ada, dice(5)), Player(grace, dice(6))]
    play_together(players)
    for player in players:
        assert player.clicks > 15
        result_is_told(player.page, table)
    assert {seat for seat, _ in moves_at(stars, table)} == {0, 1, 2}
    assert playing.scores(ada) == playing.scores(grace)
    ways = players[0].ways | players[1].ways
    assert {"hand", "confirm", "bar", "menu", "soft", "go"} <= ways, ways
    assert axe(ada) == []


def may_spend_fuel(game: Game) -> bool:
    """On a move of several ships, in a turn that has no move otherwise."""
    if not asked(game, "prelude"):
        return False
    notations = [option.notation for option in game.ask.options] if game.ask else []
    fleets = [game.state.fresh[at] for at in range(0, len(game.state.fresh), 4)]
    return any(one.endswith(" fuel") for one in notations) and "move" not in str(notations) and max(fleets) > 1


def test_a_move_for_fuel_takes_no_more_clicks_than_decisions(person: Person, stars: Running) -> None:
    ada = person("Ada")
    game = find(may_spend_fuel)
    table = table_of(stars, {0: ada}, game)
    # Which token, this one or rather that one, and that it is meant.
    token = ada.get_by_role("region", name="Ada’s board").get_by_role("button", name="fuel").first
    expect(decision(ada).get_by_role("button", name=re.compile("^fuel.*: move$")).first).to_be_visible()
    other = ada.get_by_role("region", name="Ada’s board").get_by_role("button", name="material").first
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    token.click()
    expect(other).to_have_attribute("aria-pressed", "false")
    token.click()
    # From where, to where.
    origin = max(
        GAME.view(game.state, 0).systems, key=lambda one: sum(fleet.fresh for fleet in one.ships if not fleet.seat)
    )
    expect(decision(ada)).to_have_attribute("data-ply", "1")
    ada.locator(f"[data-system={origin.system}]").click()
    goal = ada.locator("[data-system][data-target^='to:']").first
    name = goal.get_attribute("data-system")
    goal.click()
    # And how many.
    ada.get_by_role("group", name="How many ships move").get_by_role("button", name=re.compile("^Send")).click()
    expect(decision(ada)).not_to_have_attribute("data-ply", "2")
    played = [notation for _, notation in moves_at(stars, table)[:3]]
    assert played[0].endswith(" fuel") and played[1:2] == [f"move {origin.system} {name}"]
    assert played[2] == f"ships {sum(fleet.fresh for fleet in origin.ships if not fleet.seat)} 0"


@long
def test_two_people_and_a_bot_play_from_the_first_card_to_the_end(person: Person, stars: Running) -> None:
    ada, grace = person("Ada"), person("Grace")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}]
    table = playing.made(ada, {"game": "arcs", "seats": seats})["id"]
    assert grace.request.post(f"/api/tables/{table}/claim", data={"seat": 1}).ok
    assert ada.request.post(f"/api/tables/{table}/start", data={}).ok
    players = [Player(ada, dice(1)), Player(grace, dice(2))]
    for player in players:
        sit(player.page, table)
    play_together(players)
    for player in players:
        assert player.clicks > 100
        result_is_told(player.page, table)
        expect(player.page.locator(".seal")).to_have_text("the numbers match")
    assert "end " in ada.request.get(f"/api/tables/{table}/record").text()


# What may not be done, and what was done.


@long
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
    assert refusal(page, "ARC").startswith("ARC-MOVE-")
    expect(page.locator(".system.picked")).to_have_count(0)
    origin = sorted(moving)[0]
    page.locator(f"[data-system={origin}]").click()
    expect(page.locator(f"[data-system={origin}]")).to_have_attribute("aria-pressed", "true")
    reached = {
        option.notation.split()[2] for option in game.ask.options if option.notation.startswith(f"move {origin} ")
    }
    far = next(one["system"] for one in view["systems"] if one["system"] not in reached | moving)
    page.locator(f"[data-system={far}]").click()
    assert refusal(page, "ARC") == "ARC-MAP-04"
    # A card of the hand, while none is to be played.
    page.get_by_role("list", name="Your hand").get_by_role("button").first.click(force=True)
    refusal(page, "ARC")
    assert moves_at(stars, table) == []


# Every day: on a phone, where there is less room.
@long
@pytest.mark.parametrize("size", SIZES)
def test_a_game_is_looked_back_at(person: Person, size: str) -> None:
    *_, game = moments(157)
    assert game.result is not None
    page = person(size=size)
    open_record(page, game)
    # What decided it is not only the ends of chapters, and those are told with all that they brought.
    decisive = page.locator("section[aria-labelledby=moments-title] ol > li")
    expect(decisive.first).to_be_visible()
    titles = decisive.locator("h3").all_inner_texts()
    assert any("+" in title for title in titles) and any("+" not in title for title in titles), titles
    for one in decisive.filter(has_text="+").filter(has=page.locator("[data-rule]")).all():
        gains = [int(power) for power in re.findall(r"\+(\d+) Power", " ".join(one.locator("p").all_inner_texts()))]
        assert one.locator("h3").inner_text().endswith(f"+{sum(gains)}")
    end_is_told(page, "Power", game.result.scores)
    moments_are_shown(page, game)
    assert axe(page) == []
