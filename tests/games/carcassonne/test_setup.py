"""CSW-SETUP: what lies on the table before the first turn, and who plays with what."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from games.carcassonne.table import Table, printed_game, supplies
from marks import rule
from starboard import BadSetup
from starboard.games.carcassonne import events
from starboard.games.carcassonne.game import GAME
from starboard.games.carcassonne.load import printed_tiles
from starboard.games.carcassonne.odds import highest
from starboard.games.carcassonne.setup import colours, players
from starboard.games.carcassonne.view import CarcassonneView, TileView, object_views, view

COLOURS = ("red", "green", "black", "white", "orange")
FACTION = {"red": "rebel", "green": "rebel", "black": "empire", "white": "empire", "orange": "bounty_hunter"}


def table_of(seats: int = 2, **options: Any) -> CarcassonneView:
    """The edition's table at the first decision."""
    return view(printed_game(seats, **options).state)


def refused_setup(seats: int = 2, **options: Any) -> tuple[str, str | None]:
    with pytest.raises(BadSetup) as error:
        printed_game(seats, **options)
    return error.value.message.key, error.value.rule


@rule("CSW-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats: int) -> None:
    assert len(table_of(seats).seats) == seats


@rule("CSW-SETUP-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    assert refused_setup(seats) == ("error-bad-seats", None)


@rule("CSW-SETUP-01")
def test_the_data_names_the_same_numbers_of_players() -> None:
    assert (players()["players"]["min"], players()["players"]["max"]) == (2, 5) == (GAME.seats[0], GAME.seats[-1])


@rule("CSW-SETUP-02")
def test_76_tiles_and_one_of_them_is_the_start_tile() -> None:
    tiles = printed_tiles()
    assert sum(tile.count for tile in tiles.tiles) == 76
    assert [(tile.id, tile.count) for tile in tiles.tiles if tile.start] == [("D_START", 1)]
    assert tiles.tiles[tiles.start].id == "D_START"


@rule("CSW-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_only_the_start_tile_lies_on_the_table_and_nobody_owns_it(seats: int) -> None:
    table = table_of(seats)
    assert table.tiles == [TileView("0,0", "D_START", 0)]
    assert table.figures == []
    assert [(thing.kind, thing.owners) for thing in object_views(printed_game(seats).state)] == [
        ("asteroid", []),
        ("route", []),
    ]


@rule("CSW-SETUP-04")
def test_the_other_75_tiles_are_to_be_drawn() -> None:
    for seed in range(20):
        g = printed_game(seed=seed).state
        names = [g.content.tiles[tile].id for tile in [*g.pile, *g.removed, g.drawn]]
        assert len(names) == 75
        assert Counter(names) == {tile.id: tile.count for tile in g.content.tiles if not tile.start}


@rule("CSW-SETUP-04")
def test_they_are_shuffled() -> None:
    orders = {tuple(printed_game(seed=seed).state.pile) for seed in range(50)}
    assert len(orders) == 50
    assert printed_game(seed=7).state.pile == printed_game(seed=7).state.pile
    first = Counter(printed_game(seed=seed).state.drawn for seed in range(300))
    assert len(first) > 30


@rule("CSW-SETUP-04")
def test_they_lie_face_down() -> None:
    """Everybody sees which tiles are left, nobody in which order they will come."""
    position = printed_game(3)
    other = position.imagine(0, seed=5)
    assert other.state.pile != position.state.pile
    assert [other.view(seat) for seat in (0, 1, 2, None)] == [position.view(seat) for seat in (0, 1, 2, None)]
    assert position.view(0)["table"]["left"] == sum(face.count for face in GAME.components().tiles) - 1 == 74


@rule("CSW-SETUP-05")
def test_tiles_show_routes_fields_planets_and_space() -> None:
    tiles = printed_tiles().tiles
    assert {edge for tile in tiles for edge in tile.edges} == {"space", "route", "asteroid"}
    assert {segment.kind for tile in tiles for segment in tile.segments} == {"route", "asteroid", "planet"}


@rule("CSW-SETUP-05")
def test_some_features_carry_a_symbol() -> None:
    marked = Counter[str]()
    plain = Counter[str]()
    for tile in printed_tiles().tiles:
        for index, segment in enumerate(tile.segments):
            (marked if tile.symbols_of(index) else plain)[segment.kind] += tile.count
    assert marked == {"asteroid": 15, "route": 9, "planet": 9}
    assert set(plain) == {"asteroid", "route"}


@rule("CSW-SETUP-06")
def test_three_red_and_three_green_dice() -> None:
    dice = players()["dice"]
    assert (dice["total"], dice["red"], dice["green"]) == (6, 3, 3)


@rule("CSW-SETUP-06")
def test_a_die_has_six_sides_each_as_likely() -> None:
    rolled = Counter[str]()
    t = Table("red white", start="ssss+planet:empire").figure("white", "0,0/p1").draw("ssss").play("place 1,0 r0")
    for chance in range(600):
        trial = t.position.copy()
        trial.state.chance = chance * 1000
        for event in trial.play("figure large planet 0,0"):
            if event.key == "carcassonne-event-roll":
                rolled.update(str(event.args["rolled"]).split())
    assert sorted(rolled) == ["1", "2", "3", "4", "5", "6"]
    assert min(rolled.values()) > 0.85 * rolled.total() / 6
    assert highest(1) == tuple(1 / 6 for _ in range(6))
    assert players()["dice"]["sides"] == 6


@rule("CSW-SETUP-07")
def test_five_colours_with_six_figures_each() -> None:
    table = table_of(5)
    assert set(colours()) == {seat.colour for seat in table.seats} == set(COLOURS)
    figures = sum(map(sum, supplies(printed_game(5).state)))
    markers = len(table.sides)
    assert (figures, markers, figures + markers) == (25, 5, 30)


@rule("CSW-SETUP-07")
def test_the_data_names_the_same_figures() -> None:
    figures = players()["figures"]
    assert figures["total"] == 30
    assert figures["per_colour"] == {"small": 5, "large": 1}


@rule("CSW-SETUP-08")
@pytest.mark.parametrize("chosen", list(permutations(COLOURS, 2)), ids="-".join)
def test_each_player_takes_a_colour(chosen: tuple[str, str]) -> None:
    assert [seat.colour for seat in table_of(2, colours=list(chosen)).seats] == list(chosen)


@rule("CSW-SETUP-08")
@pytest.mark.parametrize(
    "chosen",
    [
        ["red", "red", "white"],
        ["red", "white", "red"],
        ["red", "white"],
        ["red", "white", "blue"],
    ],
    ids="-".join,
)
def test_nobody_takes_the_colour_of_another_or_none(chosen: list[str]) -> None:
    assert refused_setup(3, colours=chosen) == ("error-bad-option", "CSW-SETUP-08")


@rule("CSW-SETUP-08")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_without_a_choice_all_colours_differ(seats: int) -> None:
    assert len({seat.colour for seat in table_of(seats).seats}) == seats


@rule("CSW-SETUP-09")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_small_figures_and_a_large_one_in_each_supply(seats: int) -> None:
    assert supplies(printed_game(seats).state) == [(4, 1)] * seats
    assert players()["figures"]["starting_supply"] == {"small": 4, "large": 1}


@rule("CSW-SETUP-09", "CSW-SETUP-10")
def test_five_figures_can_be_placed_and_no_sixth() -> None:
    t = Table("red white").draw(*["srsr"] * 12)
    for turn, size in enumerate(["small", "small", "small", "small", "large"], 1):
        t.expect_ask("red", "place")
        t.play(f"place 0,{turn} r0", f"figure {size} r1")
        t.play(f"place 0,{-turn} r0", "figure none")
    assert t.supply("red") == (0, 0)
    t.play("place 0,6 r0")
    t.expect_ask("white", "place")


@rule("CSW-SETUP-10")
def test_the_fifth_small_figure_is_the_marker_and_not_to_be_placed() -> None:
    t = Table("red white", start="ssss+planet:rebel").draw("srsr")
    for _ in range(4):
        t.figure("red", "0,0/p1")
    t.play("place 1,0 r90")
    t.expect_ask("red", "figure", "figure none", "figure large r1", "figure large planet 0,0")
    assert t.refused("figure small r1") == ("supply", "CSW-FIGURE-01")


@rule("CSW-SETUP-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_marker_starts_on_space_0(seats: int) -> None:
    sides = table_of(seats).sides
    assert [(side.seats, side.points, side.space, side.laps) for side in sides] == [
        ([seat], 0, 0, 0) for seat in range(seats)
    ]
    assert players()["score_track"]["start_space"] == 0
    assert players()["figures"]["score_markers_small"] == 1


@rule("CSW-SETUP-11")
def test_every_colour_has_a_card_of_its_own() -> None:
    cards = {colour["id"]: colour["character"] for colour in players()["colours"]}
    assert cards == {
        "red": "Luke Skywalker",
        "green": "Yoda",
        "black": "Darth Vader",
        "white": "Stormtrooper",
        "orange": "Boba Fett",
    }


@rule("CSW-SETUP-11", "CSW-SETUP-12")
@pytest.mark.parametrize("order", [COLOURS, COLOURS[::-1]], ids=["first", "last"])
def test_the_colour_fixes_the_faction_wherever_one_sits(order: tuple[str, ...]) -> None:
    seats = table_of(5, colours=list(order)).seats
    assert [(seat.colour, seat.faction) for seat in seats] == [(colour, FACTION[colour]) for colour in order]


@rule("CSW-SETUP-11")
def test_the_faction_is_not_to_be_chosen() -> None:
    assert refused_setup(2, factions=["empire", "rebel"]) == ("error-unknown-option", None)


@rule("CSW-SETUP-12")
@pytest.mark.parametrize("symbol", ["rebel", "empire", "bounty_hunter"])
@pytest.mark.parametrize("colour", COLOURS)
def test_the_symbol_of_the_own_faction_helps_in_a_fight(colour: str, symbol: str) -> None:
    other = "white" if FACTION[colour] == "rebel" else "red"
    t = Table(f"{colour} {other}", start=f"ssss+planet:{symbol}").figure(other, "0,0/p1").draw("ssss")
    t.play("place 1,0 r0", "figure small planet 0,0")
    assert t.pools() == {colour: 1 + (FACTION[colour] == symbol), other: 1 + (FACTION[other] == symbol)}


@rule("CSW-SETUP-12")
def test_three_factions() -> None:
    assert [(faction["id"], faction["name"]) for faction in players()["factions"]] == [
        ("rebel", "Rebel Alliance"),
        ("empire", "Empire"),
        ("bounty_hunter", "Bounty Hunters"),
    ]
    symbols = {symbol.faction for tile in printed_tiles().tiles for symbol in tile.symbols}
    assert symbols == {"rebel", "empire", "bounty_hunter"}


@rule("CSW-SETUP-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unused_colours_are_out_of_the_game(seats: int) -> None:
    position = printed_game(seats, colours=list(COLOURS))
    table = view(position.state)
    assert [seat.colour for seat in table.seats] == position.options["colours"] == list(COLOURS[:seats])
    assert sum(map(sum, supplies(position.state))) == len(position.state.where) == 5 * seats
    assert len(table.sides) == seats


@rule("CSW-SETUP-14")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_table_says_who_begins_and_turns_pass_to_the_left(first: int) -> None:
    position = printed_game(4, first_player=first)
    asked: list[int] = []
    while len(asked) < 9:
        assert position.ask is not None
        if position.ask.kind == "place":
            asked.append(position.ask.seat)
        position.play(position.ask.options[0])
    assert asked == [(first + turn) % 4 for turn in range(9)]


@rule("CSW-SETUP-14")
@pytest.mark.parametrize("first", [-1, 3, "red", None])
def test_only_somebody_at_the_table_can_begin(first: object) -> None:
    assert refused_setup(3, first_player=first) == ("error-bad-option", "CSW-SETUP-14")


@rule("CSW-SETUP-14")
def test_chance_may_say_who_begins() -> None:
    begun = []
    for seed in range(40):
        position = GAME.start(4, seed, {"first_player": "random"})
        assert position.ask is not None
        begun.append(position.ask.seat)
        first = position.events[0]
        assert isinstance(first, events.First) and (first.seat, first.rule) == (position.ask.seat, "CSW-SETUP-14")
        assert position.state.pile == GAME.start(4, seed, {}).state.pile, "the tiles are the same"
    assert set(begun) == {0, 1, 2, 3}


@rule("CSW-SETUP-14")
def test_the_data_says_who_should_begin() -> None:
    assert players()["first_player"]["rule"] == "youngest"
    assert players()["first_player"]["order"] == "clockwise"
