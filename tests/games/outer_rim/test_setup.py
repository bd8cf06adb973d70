"""OR-SETUP, OR-RANDMAP: the table before the first turn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from marks import rule
from starboard.games.outer_rim.decks import top
from starboard.games.outer_rim.events import Rolled
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import BOUNTY, CARGO, DECKS, FACTIONS, JOB, NONE, PLANET
from starboard.games.outer_rim.market import supply
from starboard.games.outer_rim.state import OuterRimState
from starboard.kernel.event import Event
from starboard.kernel.position import Position

SEEDS = range(12)
BOX = GAME.content


def start(seats: int, seed: int = 1, **options: object) -> Position[OuterRimState]:
    return GAME.start(seats, seed, options)


def set_up(position: Position[OuterRimState], until: Callable[[OuterRimState], bool] | None = None) -> list[Event]:
    """Take the first option of everything up to the first turn; returns all that happens."""
    events = list(position.events)
    while not position.state.round and not (until and until(position.state)):
        assert position.ask is not None
        events += position.play(position.ask.options[0])
    return events


def ready(seats: int, seed: int = 1, **options: object) -> OuterRimState:
    position = start(seats, seed, **options)
    set_up(position)
    return position.state


def choose(position: Position[OuterRimState], *notations: str) -> None:
    for notation in notations:
        position.play(notation)


def hits(event: Rolled) -> int:
    return sum(face in ("hit", "crit") for face in event.faces)


@rule("OR-SETUP-01")
def test_map_patrols_and_contacts_come_before_characters_and_those_before_the_decks() -> None:
    position = start(2)
    g = position.state
    assert position.ask is not None
    assert position.ask.kind == "character"
    assert (g.patrol, NONE in g.spots, g.known) == (list(g.chart.start), False, [0, 0])
    keys = [event.is_ for event in set_up(position)]
    steps = ("rolled", "first", "character", "ship", "start", "revealed", "turn")
    at = {key: [place for place, told in enumerate(keys) if told == key] for key in steps}
    for earlier, later in (("first", "character"), ("ship", "start"), ("start", "revealed"), ("revealed", "turn")):
        assert max(at[earlier]) < min(at[later])


@rule("OR-SETUP-02")
def test_the_standard_map() -> None:
    order = [BOX.tiles[number].id for number in start(2).state.order]
    assert order == [
        "cantonica_ord_mantell",
        "lothal_mon_calamari",
        "kessel_maelstrom",
        "tatooine_nal_hutta",
        "ryloth_naboo",
        "kafrene_takodana",
    ]
    g = ready(2)
    assert g.chart.distance[BOX.space["ryloth"]][BOX.space["ring_of_kafrene"]] == 4
    left = [FACTIONS[faction] for faction in range(4) if g.chart.place[g.chart.start[faction]] == 0]
    right = [FACTIONS[faction] for faction in range(4) if g.chart.place[g.chart.start[faction]] == 5]
    assert (left, right) == (["rebel", "syndicate"], ["imperial", "hutt"])


@rule("OR-SETUP-03", "OR-SETUP-04")
def test_level_1_patrols_are_on_the_map_and_2_3_4_lie_in_their_stacks() -> None:
    g = ready(2)
    assert (g.patrol, g.level) == (list(g.chart.start), [1, 1, 1, 1])
    view = GAME.view(g, None)
    assert [(patrol.faction, patrol.level, patrol.stack) for patrol in view.patrols] == [
        (faction, 1, 3) for faction in FACTIONS
    ]


@rule("OR-SETUP-05", "OR-SETUP-06", "OR-SETUP-07")
def test_a_facedown_contact_of_its_class_is_on_every_contact_space() -> None:
    deals = set()
    for seed in SEEDS:
        g = start(2, seed).state
        deals.add(tuple(g.spots))
        assert sorted(g.spots) == list(range(22))
        assert g.faceup == 0
        for spot, (_, rank) in enumerate(BOX.contact_space):
            assert BOX.contacts[g.spots[spot]].rank == rank
    assert len(deals) == len(SEEDS)
    assert [len(space.contact_spaces) for space in BOX.spaces if space.kind == PLANET] == [2] * 11


@rule("OR-SETUP-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_has_rolled_most_hits_and_critical_hits_of_six_dice(seats: int) -> None:
    firsts = set()
    for seed in range(40):
        position = start(seats, seed)
        rolls = [event for event in position.events if isinstance(event, Rolled)][:seats]
        assert [(event.seat, len(event.faces)) for event in rolls] == [(seat, 6) for seat in range(seats)]
        best = [seat for seat in range(seats) if hits(rolls[seat]) == max(map(hits, rolls))]
        assert position.state.first in best
        firsts.add(position.state.first)
    assert firsts == set(range(seats))


@rule("OR-SETUP-10", "OR-TIES-05")
def test_those_who_tie_roll_again_among_themselves() -> None:
    tied = 0
    for seed in range(60):
        position = start(4, seed)
        rolls = [event for event in position.events if isinstance(event, Rolled)]
        among = list(range(4))
        while True:
            round_of, rolls = rolls[: len(among)], rolls[len(among) :]
            assert [event.seat for event in round_of] == among
            among = [
                seat for seat, event in zip(among, round_of, strict=True) if hits(event) == max(map(hits, round_of))
            ]
            if len(among) == 1:
                break
            tied += 1
        assert (among, rolls) == ([position.state.first], [])
    assert tied


@rule("OR-SETUP-11", "OR-GEN-04")
def test_characters_are_chosen_clockwise_from_the_first_player_each_once() -> None:
    position = start(4, 3)
    first = position.state.first
    seats, offered = [], []
    while position.ask is not None and not position.state.round:
        if position.ask.kind == "character":
            seats.append(position.ask.seat)
            offered.append(len(position.ask.options))
        position.play(position.ask.options[0])
    assert seats == [(first + step) % 4 for step in range(4)]
    assert offered == [8, 7, 6, 5]
    assert len(set(position.state.character)) == 4


@rule("OR-SETUP-12", "OR-SETUP-13", "OR-SETUP-14")
def test_everybody_begins_with_an_open_goal_no_fame_and_neutral() -> None:
    position = start(3)
    g = position.state
    assert set(g.reputation) == {0}
    g = ready(3)
    assert (g.flipped, g.ship_flipped, g.fame) == (0, 0, [0, 0, 0])
    assert len(g.reputation) == 12


@rule("OR-SETUP-15", "OR-SETUP-16")
def test_a_starting_ship_is_chosen_before_the_databank_card_is_seen() -> None:
    position = start(4)
    for _ in range(4):
        position.play(position.ask.options[0])  # type: ignore[union-attr]
        assert position.ask is not None
        assert [option.notation for option in position.ask.options] == ["ship g9_rigger", "ship g_1a_starfighter"]
        assert position.state.held == [[], [], [], []]
        position.play("ship g_1a_starfighter")  # there are four of these
    assert {BOX.ships[sheet].id for sheet in position.state.ship} == {"g_1a_starfighter"}


@rule("OR-SETUP-18")
def test_credits_go_by_the_order_of_seats_from_the_first_player() -> None:
    for seed in SEEDS:
        g = start(4, seed).state
        assert [g.credits[(g.first + step) % 4] for step in range(4)] == [4000, 6000, 8000, 10000]


@rule("OR-SETUP-19")
def test_what_the_character_cards_say_is_done_when_all_have_chosen() -> None:
    position = start(4)
    set_up(position, until=lambda g: NONE not in g.ship)
    assert NONE not in position.state.character
    keys = [event.is_ for event in position.events if event.rule]
    assert keys.index("ship") < keys.index("start")
    assert keys.count("start") == 4


@rule("OR-SETUP-20", "OR-SETUP-21", "OR-SETUP-22", "OR-SETUP-23")
@pytest.mark.parametrize(
    ("character", "number", "types"),
    [("boba_fett", 90, {BOUNTY}), ("han_solo", 91, {CARGO}), ("doctor_aphra", 92, {JOB})],
)
def test_the_character_starts_with_a_databank_card_where_that_says(
    character: str, number: int, types: set[int]
) -> None:
    taken = set()
    for seed in SEEDS:
        position = start(2, seed)
        me = position.state.first
        choose(position, f"character {character}", "ship g9_rigger")
        set_up(position)
        g = position.state
        (card,) = g.held[me]
        about = BOX.cards[card]
        taken.add(card)
        assert (about.deck, {about.type}) == (number, types)
        assert g.space[me] == about.start
        assert BOX.spaces[about.start].kind == PLANET
        where = GAME.view(g, me).players[me].slots
        kinds = [slot.kind for slot in where if slot.card]
        assert kinds == (["cargo"] if about.type == CARGO else ["job_or_bounty"])
    assert len(taken) > 1  # any card of that number


@rule("OR-SETUP-24")
def test_starting_reputation() -> None:
    position = start(4, 2)
    first = position.state.first
    for name in ("han_solo", "bossk", "jyn_erso", "lando_calrissian"):
        choose(position, f"character {name}", "ship g9_rigger")
    assert position.ask is not None
    assert (position.ask.seat, position.ask.kind) == ((first + 3) % 4, "side")
    position.play("side syndicate")
    g = position.state
    tracks = [g.reputation[4 * seat : 4 * seat + 4] for seat in ((first + step) % 4 for step in range(4))]
    assert tracks == [[0, 0, -1, 0], [0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1]]
    assert g.round == 1


@rule("OR-SETUP-25")
def test_market_cards_are_split_by_their_backs_and_shuffled() -> None:
    orders = {tuple(map(tuple, ready(2, seed).market)) for seed in SEEDS}
    assert len(orders) == len(SEEDS)
    for market in orders:
        assert [sorted(deck) for deck in market] == [sorted(deck) for deck in BOX.market]


@rule("OR-SETUP-26", "OR-DECK-02")
def test_the_top_card_of_each_market_deck_is_open_and_moves_no_patrol() -> None:
    for seed in SEEDS:
        g = ready(2, seed)
        opened = [BOX.cards[top(g, deck)] for deck in range(6)]
        assert g.known == [sum(1 << card.number for card in opened)] * 2
        assert g.patrol == list(g.chart.start)
        assert [(shop.deck, shop.card) for shop in GAME.view(g, None).market] == [
            (deck, card.asset or card.id) for deck, card in zip(DECKS, opened, strict=True)
        ]


@rule("OR-SETUP-27", "OR-SETUP-28")
def test_encounter_decks_are_shuffled_and_the_databank_is_not() -> None:
    orders = {tuple(map(tuple, ready(2, seed).encounters)) for seed in SEEDS}
    assert len(orders) == len(SEEDS)
    for decks in orders:
        assert [sorted(deck) for deck in decks] == [sorted(deck) for deck in BOX.encounters]
    assert list(BOX.databank) == sorted(BOX.databank)
    assert all(BOX.cards[card].deck == number for number, cards in BOX.databank.items() for card in cards)


@rule("OR-SETUP-29", "OR-SHIP-13")
def test_ships_that_nobody_flies_are_the_supply_which_all_may_look_at() -> None:
    g = ready(2)
    assert len(supply(g)) == 8
    printed = GAME.components()
    for sheet in supply(g):
        assert BOX.ships[sheet].id in str(printed)


@rule("OR-SETUP-30")
def test_a_solo_game_is_set_up_like_any_other() -> None:
    g = ready(1)
    assert (g.patrol, g.level, sorted(g.spots)) == (list(g.chart.start), [1] * 4, list(range(22)))
    assert [len(cards) for cards in g.held] == [1, 1]
    assert g.space == [BOX.cards[cards[0]].start for cards in g.held]
    assert all(g.known[0] >> top(g, deck) & 1 for deck in range(6))


# The random map.


@rule("OR-RANDMAP-01")
def test_a_random_map_is_an_option() -> None:
    assert GAME.options["random_map"].default is False
    assert start(2).state.order == list(range(6))
    assert {tuple(start(2, seed).state.order) for seed in SEEDS} == {(0, 1, 2, 3, 4, 5)}
    assert all(tuple(start(2, seed, random_map=True).state.order) != (0, 1, 2, 3, 4, 5) for seed in SEEDS)


@rule("OR-RANDMAP-02")
def test_tiles_come_in_any_order() -> None:
    orders = [start(2, seed, random_map=True).state.order for seed in range(40)]
    assert all(sorted(order) == list(range(6)) for order in orders)
    assert {order[0] for order in orders} == set(range(6))
    assert len({tuple(order) for order in orders}) > 30


@rule("OR-RANDMAP-03", "OR-RANDMAP-04", "OR-RANDMAP-05")
def test_each_tile_is_joined_to_the_one_before_and_the_ends_to_the_outer_ones() -> None:
    for seed in SEEDS:
        g = start(2, seed, random_map=True).state
        tiles = [BOX.tiles[number] for number in g.order]
        for left, right in pairwise(tiles):
            assert right.left_upper in g.chart.adjacent[left.right_upper]
            assert right.left_lower in g.chart.adjacent[left.right_lower]
        first, last = tiles[0], tiles[-1]
        assert g.chart.start == (first.left_upper, last.right_upper, last.right_lower, first.left_lower)
        assert len(g.chart.adjacent[first.left_upper]) == len(g.chart.adjacent[last.right_upper]) == 2


@rule("OR-RANDMAP-06")
def test_a_random_map_changes_nothing_else() -> None:
    g, usual = ready(2, 5, random_map=True), ready(2, 5)
    assert (g.patrol, g.level, sorted(g.spots)) == (list(g.chart.start), usual.level, sorted(usual.spots))
    assert sorted(g.credits) == sorted(usual.credits) == [4000, 6000]
    assert (g.target, g.players, len(supply(g))) == (10, 2, 8)
