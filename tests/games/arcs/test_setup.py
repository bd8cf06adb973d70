"""ARC-SETUP: the table as a game begins, without leaders."""

from __future__ import annotations

import pytest

import starboard
from marks import rule
from starboard.games.arcs.game import GAME
from starboard.games.arcs.ids import NONE
from starboard.games.arcs.state import IS_CITY, SITES, SLOTS, adjacent, bits
from starboard.games.arcs.tables.action_cards import DECK
from starboard.games.arcs.tables.map import SYSTEM_INDEX, TYPE_OF
from starboard.games.arcs.tables.setup_cards import SETUPS

SEEDS = range(12)


@rule("ARC-SETUP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(starboard.BadSetup):
        GAME.start(seats, 1)
    for right in (2, 3, 4):
        assert GAME.start(right, 1).ask is not None


@rule("ARC-SETUP-06")
def test_anybody_may_have_the_initiative_first() -> None:
    assert {GAME.start(4, seed).state.initiative for seed in range(40)} == {0, 1, 2, 3}


@rule("ARC-SETUP-05")
@pytest.mark.parametrize("seats", [3, 4])
def test_there_are_five_tokens_of_each_type(seats: int) -> None:
    g = GAME.start(seats, 1).state
    assert [g.supply[kind] + g.slots.count(kind) for kind in range(5)] == [5] * 5
    assert len(g.slots) - g.slots.count(NONE) == 2 * seats


@rule("ARC-SETUP-07", "ARC-SETUP-08")
def test_the_first_chapter_begins_with_all_markers_available_and_not_flipped() -> None:
    view = GAME.view(GAME.start(3, 1).state, None)
    assert (view.chapter, view.zero) == (1, False)
    assert [(marker.first, marker.second, marker.ambition) for marker in view.markers] == [
        (2, 0, None),
        (3, 2, None),
        (5, 3, None),
    ]


@rule("ARC-SETUP-12", "ARC-SETUP-13", "ARC-MAP-09")
@pytest.mark.parametrize(("seats", "systems"), [(2, 16), (3, 16), (4, 20)])
def test_clusters_out_of_play_are_neither_shown_nor_next_to_anything(seats: int, systems: int) -> None:
    for seed in SEEDS:
        g = GAME.start(seats, seed).state
        out = {4 * cluster + place for cluster in SETUPS[g.setup].out for place in range(4)}
        shown = {SYSTEM_INDEX[system.system] for system in GAME.view(g, None).systems}
        assert (len(shown), shown & out) == (systems, set())
        assert not any(adjacent(g, system) for system in out)
        assert not any(near in out for system in shown for near in adjacent(g, system))


@rule("ARC-SETUP-15")
def test_colours_are_distinct() -> None:
    g = GAME.start(4, 1).state
    assert len({str(GAME.seat_name(g, seat).args["colour"]) for seat in range(4)}) == 4


@rule("ARC-SETUP-09", "ARC-SETUP-10")
def test_the_court_is_three_or_four_cards_of_a_shuffled_deck() -> None:
    rows = set()
    for seed in SEEDS:
        for seats, row in ((2, 3), (3, 4), (4, 4)):
            g = GAME.start(seats, seed).state
            assert len(g.row) == row
            assert sorted([*g.row, *g.court]) == list(range(31))
            rows.add(tuple(g.row))
    assert len(rows) == 2 * len(SEEDS)  # of three and of four players it is the same


@rule("ARC-SETUP-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_setup_card_of_the_player_count_may_come(seats: int) -> None:
    drawn = {SETUPS[GAME.start(seats, seed).state.setup].id for seed in range(60)}
    assert drawn == {setup.id for setup in SETUPS if setup.players == seats}


@rule("ARC-SETUP-14", "ARC-2P-05")
def test_of_two_players_the_covered_planets_put_tokens_on_boxes() -> None:
    for seed in SEEDS:
        g = GAME.start(2, seed).state
        assert sum(g.boxes) == 6
        assert g.boxes == list(SETUPS[g.setup].covered)
        held = [sum(1 for kind in g.slots if kind == one) for one in range(5)]
        assert [a + b + c for a, b, c in zip(g.supply, g.boxes, held, strict=True)] == [5] * 5
    assert sum(GAME.start(3, 1).state.boxes) == 0


@rule("ARC-SETUP-15", "ARC-SETUP-16", "ARC-SETUP-17", "ARC-SETUP-22")
@pytest.mark.parametrize(("seats", "ships"), [(2, 10), (3, 8), (4, 8)])
def test_each_player_starts_with_these_pieces(seats: int, ships: int) -> None:
    for seed in SEEDS:
        g = GAME.start(seats, seed).state
        assert g.power == [0] * seats
        for seat in range(seats):
            assert (sum(g.fresh[seat::4]), sum(g.damaged[seat::4])) == (ships, 0)
            buildings = [one for one in g.sites if one and one & 3 == seat]
            assert sorted(bool(one & IS_CITY) for one in buildings) == [False, True]
            assert (g.ships[seat], g.starports[seat], g.cities[seat], g.agents[seat]) == (15 - ships, 4, 4, 10)


@rule("ARC-SETUP-18", "ARC-SETUP-19", "ARC-SETUP-20", "ARC-SETUP-21", "ARC-SETUP-23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_stand_where_the_setup_card_says_from_the_initiative_holder_on(seats: int) -> None:
    for seed in SEEDS:
        g = GAME.start(seats, seed).state
        for number, start in enumerate(SETUPS[g.setup].starts):
            seat = (g.initiative + number) % seats
            assert (g.fresh[4 * start.a + seat], g.fresh[4 * start.b + seat]) == (3, 3)
            assert [g.fresh[4 * system + seat] for system in start.c] == [2] * len(start.c)
            assert g.sites[SITES * start.a] & IS_CITY
            assert not g.sites[SITES * start.b] & IS_CITY
            assert g.sites[SITES * start.b] & 3 == seat
            assert g.slots[SLOTS * seat : SLOTS * seat + 3] == [TYPE_OF[start.a], TYPE_OF[start.b], NONE]


@rule("ARC-SETUP-03", "ARC-SETUP-04", "ARC-SETUP-24", "ARC-SETUP-25")
@pytest.mark.parametrize(("seats", "left"), [(2, 8), (3, 2), (4, 4)])
def test_six_cards_each_and_the_rest_is_the_discard_pile(seats: int, left: int) -> None:
    g = GAME.start(seats, 5).state
    assert [hand.bit_count() for hand in g.hands] == [6] * seats
    assert len(g.pile) == left
    everything = sorted([card for hand in g.hands for card in bits(hand)] + [entry & 31 for entry in g.pile])
    assert everything == sorted(DECK[seats])
