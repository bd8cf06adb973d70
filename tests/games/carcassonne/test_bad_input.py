"""Whatever is not allowed is refused with its reason and its rule, and nothing changes."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from games.carcassonne.table import Table, printed_game
from starboard import BadSetup, IllegalChoice
from starboard.kernel.position import Position

# With an empty supply nobody is asked (CSW-FIGURE-16), so nobody can be told that it is empty.
NEVER_SAID = {"supply-empty"}


def placing() -> Table:
    """Red is to place three routes and a space edge next to the start tile."""
    return Table("red white", start="arsr").draw("rrrs", "srsr")


def figuring() -> Table:
    """Red has placed a crossroads on 1,0. White holds its western arm and its field, red both planets."""
    t = Table("red white", planet_reinforce=False)
    t.tiles({"0,1": "ssss+planet:rebel", "-1,1": "ssss+planet:empire", "0,-1": "ssss", "1,-1": "ssas"})
    t.figure("white", "0,0/r1").figure("white", "1,-1/a1")
    t.figure("red", "0,1/p1").figure("red", "-1,1/p1", "large")
    return t.draw("arrr", "srsr").play("place 1,0 r0")


def over() -> Table:
    return Table("red white").draw()


def refused(position: Position[Any], choice: Any, seat: int | None = None) -> tuple[str, str | None]:
    """The reason and the rule of the refusal, which left everything as it was."""
    before, asked = position.dump(), position.ask
    with pytest.raises(IllegalChoice) as refusal:
        position.play(choice, seat)
    assert position.dump() == before
    assert position.ask is asked
    return refusal.value.refusal.reason.key, refusal.value.rule


def why_not(t: Table, text: str, seat: int | None = None) -> tuple[str, str | None] | None:
    """The same for a question, which changes nothing either."""
    before = t.position.dump()
    refusal = t.position.why_not(text, seat)
    assert t.position.dump() == before
    return refusal and (re.sub("^carcassonne-why-", "", refusal.reason.key), refusal.rule)


# A tile.

TILE = [
    ("place 0,0 r0", "cell-taken", "CSW-PLACE-10"),
    ("place 1,1 r0", "corner", "CSW-PLACE-03"),
    ("place 3,3 r0", "apart", "CSW-PLACE-02"),
    ("place 1,0 r0", "edge", "CSW-PLACE-04"),
    ("place 0,1 r0", "edge", "CSW-PLACE-04"),
    ("place 0,-1 r90", "edge", "CSW-PLACE-04"),
    ("place 1,0 r45", "turn", "CSW-PLACE-06"),
    ("place 1,0 r360", "turn", "CSW-PLACE-06"),
    ("cell:0,-1", "no-turn", "CSW-PLACE-05"),
    ("place 1,0", "place-form", "CSW-TURN-02"),
    ("place 1,0 r-90", "turn", "CSW-PLACE-06"),
    ("place 1,0 r90 r90", "place-form", "CSW-TURN-02"),
    ("place one,0 r90", "place-form", "CSW-TURN-02"),
    ("place 1000,0 r90", "place-form", "CSW-TURN-02"),
    ("place 200,0 r90", "place-form", "CSW-TURN-02"),
    ("figure none", "place-form", "CSW-TURN-02"),
    ("pass", "place-form", "CSW-TURN-02"),
    ("", "place-form", "CSW-TURN-02"),
]


@pytest.mark.parametrize(("choice", "reason", "rule_id"), TILE)
def test_a_tile_is_not_placed_so(choice: str, reason: str, rule_id: str) -> None:
    assert placing().refused(choice) == (reason, rule_id)


@pytest.mark.parametrize(
    ("choice", "side", "ours", "theirs"),
    [
        ("place 1,0 r0", "W", "space", "route"),
        ("place 0,1 r0", "N", "route", "space"),
        ("place 0,-1 r0", "S", "route", "asteroid"),
        ("place 0,-1 r270", "S", "space", "asteroid"),
    ],
)
def test_the_edge_that_does_not_match_is_named(choice: str, side: str, ours: str, theirs: str) -> None:
    refusal = placing().position.why_not(choice)
    assert refusal is not None
    assert refusal.reason.args == {"side": side, "ours": ours, "theirs": theirs}


@pytest.mark.parametrize("text", ["place 1,0 r90", "  place  1,0   r90 ", "1,0 r90", "cell:1,0", "cell:0,1", "turn:90"])
def test_nothing_speaks_against_a_tile_there(text: str) -> None:
    assert why_not(placing(), text) is None


def test_a_turn_that_looks_the_same_is_the_same() -> None:
    t = Table("red white").draw("srsr", "srsr")
    assert "place 1,0 r180" not in t.choices
    assert why_not(t, "place 1,0 r180") is None
    assert t.play("place 1,0 r180").position.moves[-1].notation == "place 1,0 r0"


@pytest.mark.parametrize(
    ("text", "reason", "rule_id"),
    [
        ("cell:0,0", "cell-taken", "CSW-PLACE-10"),
        ("cell:1,1", "corner", "CSW-PLACE-03"),
        ("cell:3,3", "apart", "CSW-PLACE-02"),
        ("cell:0,-1", "no-turn", "CSW-PLACE-05"),
        ("cell:here", "place-form", "CSW-TURN-02"),
        ("segment:0,0/r1", "place-form", "CSW-TURN-02"),
        ("place 1,0 r0", "edge", "CSW-PLACE-04"),
        ("place 1,0 r45", "turn", "CSW-PLACE-06"),
    ],
)
def test_why_no_tile_there(text: str, reason: str, rule_id: str) -> None:
    assert why_not(placing(), text) == (reason, rule_id)


# A figure.

FIGURE = [
    ("figure large r1", "supply", "CSW-FIGURE-01"),
    ("figure small r3", "occupied", "CSW-FIGURE-06"),
    ("figure small a1", "occupied", "CSW-FIGURE-07"),
    ("figure small planet 0,1", "reinforce", "CSW-FIGURE-13"),
    ("figure small planet -1,1", "far-planet", "CSW-FIGURE-11"),
    ("figure small r1 0,0", "other-tile", "CSW-FIGURE-02"),
    ("figure small a1 1,-1", "other-tile", "CSW-FIGURE-02"),
    ("figure small r4", "no-segment", "CSW-FIGURE-04"),
    ("figure small planet", "no-segment", "CSW-FIGURE-04"),
    ("figure small space 0,-1", "no-segment", "CSW-FIGURE-04"),
    ("figure small planet 5,5", "no-tile", "CSW-FIGURE-02"),
    ("figure small planet Hoth", "no-tile", "CSW-FIGURE-02"),
    ("figure huge r1", "figure-form", "CSW-TURN-03"),
    ("figure small", "figure-form", "CSW-TURN-03"),
    ("figure", "figure-form", "CSW-TURN-03"),
    ("place 2,0 r0", "figure-form", "CSW-TURN-03"),
    ("", "figure-form", "CSW-TURN-03"),
]


@pytest.mark.parametrize(("choice", "reason", "rule_id"), FIGURE)
def test_a_figure_is_not_placed_so(choice: str, reason: str, rule_id: str) -> None:
    assert figuring().refused(choice) == (reason, rule_id)


@pytest.mark.parametrize(
    "text", ["figure none", "figure small r1", " figure  small r2", "segment:1,0/r1", "segment:1,0/r2", "figure:small"]
)
def test_nothing_speaks_against_a_figure_there(text: str) -> None:
    assert why_not(figuring(), text) is None


@pytest.mark.parametrize(
    ("text", "reason", "rule_id"),
    [
        ("segment:1,0/r3", "occupied", "CSW-FIGURE-06"),
        ("segment:1,0/a1", "occupied", "CSW-FIGURE-07"),
        ("segment:0,1/planet", "reinforce", "CSW-FIGURE-13"),
        ("segment:0,1/p1", "reinforce", "CSW-FIGURE-13"),
        ("segment:-1,1/p1", "far-planet", "CSW-FIGURE-11"),
        ("segment:0,0/r1", "other-tile", "CSW-FIGURE-02"),
        ("segment:1,0/p1", "no-segment", "CSW-FIGURE-04"),
        ("segment:5,5/r1", "no-tile", "CSW-FIGURE-02"),
        ("segment:1,0", "figure-form", "CSW-TURN-03"),
        ("cell:3,3", "figure-form", "CSW-TURN-03"),
    ],
)
def test_why_no_figure_there(text: str, reason: str, rule_id: str) -> None:
    assert why_not(figuring(), text) == (reason, rule_id)


def test_nobody_is_asked_for_a_figure_without_any() -> None:
    t = Table("red white").tiles({"0,1": "ssss+planet:rebel"}).draw("srsr", "srsr")
    for size in ("small", "small", "small", "small", "large"):
        t.figure("red", "0,1/p1", size)
    t.play("place 1,0 r0").expect_ask("white", "place")


# Seen from outside, a segment is what the view calls it, and a supply is what it is.


@pytest.mark.parametrize("text", ["segment:0,1/p1", "segment:0,1/planet"])
def test_a_planet_beside_the_tile_may_be_clicked(text: str) -> None:
    t = Table("red white").tiles({"0,1": "ssss+planet:rebel"}).draw("srsr", "srsr").play("place 1,0 r0")
    assert t.object_at("0,1/p1").segments == ["0,1/p1"]
    assert why_not(t, text) is None


@pytest.mark.parametrize(
    "text", ["figure small p1 0,1", "figure small r1 1,0", "figure small route", "segment:01,0/r1"]
)
def test_a_supply_that_is_not_empty_is_not_called_empty(text: str) -> None:
    t = Table("red white").tiles({"0,1": "ssss+planet:rebel"}).draw("srsr", "srsr").play("place 1,0 r0")
    assert t.supply("red") == (4, 1)
    assert why_not(t, text) != ("supply-empty", "CSW-FIGURE-16")


def test_a_cell_where_the_tile_fits_is_not_called_unfit() -> None:
    assert why_not(placing(), "cell:1,0") is None
    assert why_not(placing(), "cell:01,0") != ("no-turn", "CSW-PLACE-05")


def test_a_turn_of_very_many_digits() -> None:
    assert placing().refused("place 1,0 r" + "9" * 5000) == ("turn", "CSW-PLACE-06")


# Whose turn it is, and whose choice.


def test_only_the_active_player_places() -> None:
    position = placing().position
    assert refused(position, "place 1,0 r90", seat=1) == ("why-not-your-turn", None)
    assert why_not(placing(), "cell:1,0", seat=1) == ("why-not-your-turn", None)
    assert why_not(placing(), "cell:1,0", seat=0) is None
    position.play("place 1,0 r90", seat=0)
    assert refused(position, "figure none", seat=1) == ("why-not-your-turn", None)


@pytest.mark.parametrize("seat", [2, -1, True, "0", 0.0])
def test_there_is_no_such_seat(seat: Any) -> None:
    position = placing().position
    before = position.dump()
    for ask in (position.play, position.why_not):
        with pytest.raises(BadSetup) as error:
            ask("place 1,0 r90", seat)
        assert error.value.message.key == "error-no-such-seat"
    assert position.dump() == before


@pytest.mark.parametrize("choice", [None, 0, 2.5, True, b"place 1,0 r90", ["place 1,0 r90"], ("place",), {}, object()])
@pytest.mark.parametrize("at", [placing, figuring, over])
def test_a_choice_is_an_option_or_a_notation(choice: Any, at: Any) -> None:
    assert refused(at().position, choice) == ("why-not-a-choice", None)


def test_an_option_of_an_equal_position_is_taken() -> None:
    mine, other = placing().position, placing().position
    before = other.dump()
    option = other.legal("place 1,0 r90")
    mine.play(option)
    assert mine.moves[-1].notation == "place 1,0 r90"
    assert other.dump() == before


def test_an_option_of_another_position_is_refused() -> None:
    elsewhere = Table("red white", start="asss").draw("rrrs", "srsr").position.legal("place 1,0 r0")
    assert refused(placing().position, elsewhere) == ("carcassonne-why-edge", "CSW-PLACE-04")
    of_white = Table("red white", active="white").draw("srsr", "srsr").position.legal("place 1,0 r0")
    assert refused(placing().position, of_white) == ("why-not-your-turn", None)


def test_an_option_is_not_played_twice() -> None:
    position = placing().position
    tile = position.legal("place 1,0 r90")
    position.play(tile)
    assert refused(position, tile) == ("carcassonne-why-figure-form", "CSW-TURN-03")
    figure = position.legal("figure small r1")
    position.play(figure)
    assert refused(position, figure) == ("why-not-your-turn", None)


@pytest.mark.parametrize("choice", ["place 1,0 r0", "figure none", "nonsense", ""])
def test_nothing_is_played_after_the_end(choice: str) -> None:
    assert over().position.ask is None
    for seat in (None, 0, 1):
        assert refused(over().position, choice, seat) == ("why-game-over", None)
    option = Table("red white").draw("srsr").position.legal("place 1,0 r0")
    assert refused(over().position, option) == ("why-game-over", None)
    assert why_not(over(), "cell:1,0") == ("why-game-over", None)


# Setting up.

TEAMS = [
    (2, None, "team-seats", "CSW-TEAM-01"),
    (3, None, "team-seats", "CSW-TEAM-01"),
    (5, None, "team-seats", "CSW-TEAM-01"),
    (4, "red black green orange", "team-colours", "CSW-TEAM-03"),
    (4, "orange black green white", "team-colours", "CSW-TEAM-03"),
    (4, "red green black white", "team-seating", "CSW-TEAM-02"),
    (4, "red black white green", "team-seating", "CSW-TEAM-02"),
]


@pytest.mark.parametrize(("seats", "colours", "error", "rule_id"), TEAMS)
def test_no_such_teams(seats: int, colours: str | None, error: str, rule_id: str) -> None:
    options = {"colours": colours.split()} if colours else {}
    with pytest.raises(BadSetup) as refusal:
        printed_game(seats, teams=True, **options)
    assert (refusal.value.message.key, refusal.value.rule) == (f"carcassonne-error-{error}", rule_id)


@pytest.mark.parametrize("colours", ["red black green white", "white green black red", "green white red black"])
def test_teams_sit_in_turn(colours: str) -> None:
    assert printed_game(4, teams=True, colours=colours.split()).state.teams


@pytest.mark.parametrize("seats", [1, 6, 0, -2, "2", 2.0, True])
def test_two_to_five_players(seats: Any) -> None:
    with pytest.raises(BadSetup) as refusal:
        printed_game(seats)
    assert refusal.value.message.key == "error-bad-seats"
    assert refusal.value.message.args == {"game": "carcassonne", "seats": str(seats), "low": 2, "high": 5}


@pytest.mark.parametrize("seed", [-1, 1 << 64, "1", 1.0, True])
def test_no_such_seed(seed: Any) -> None:
    with pytest.raises(BadSetup) as refusal:
        printed_game(seed=seed)
    assert refusal.value.message.key == "error-bad-seed"


def test_there_is_no_such_option() -> None:
    with pytest.raises(BadSetup) as refusal:
        printed_game(farmers=True)
    assert refusal.value.message.key == "error-unknown-option"
    known = "teams, planet_reinforce, first_player, colours"
    assert refusal.value.message.args == {"option": "farmers", "known": known}


@pytest.mark.parametrize(
    ("option", "value", "rule_id"),
    [
        ("teams", 1, "CSW-TEAM-01"),
        ("teams", "true", "CSW-TEAM-01"),
        ("planet_reinforce", 0, "CSW-FIGURE-13"),
        ("planet_reinforce", None, "CSW-FIGURE-13"),
        ("first_player", 3, "CSW-SETUP-14"),
        ("first_player", -1, "CSW-SETUP-14"),
        ("first_player", "0", "CSW-SETUP-14"),
        ("first_player", True, "CSW-SETUP-14"),
        ("first_player", 0.0, "CSW-SETUP-14"),
        ("colours", "red", "CSW-SETUP-08"),
        ("colours", {"red", "black", "green"}, "CSW-SETUP-08"),
        ("colours", ["red", "black"], "CSW-SETUP-08"),
        ("colours", ["red", "black", "red"], "CSW-SETUP-08"),
        ("colours", ["red", "black", "purple"], "CSW-SETUP-08"),
        ("colours", ["red", "black", None], "CSW-SETUP-08"),
        ("colours", ["red", "black", ["green"]], "CSW-SETUP-08"),
    ],
)
def test_an_option_does_not_take_that(option: str, value: Any, rule_id: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        printed_game(3, **{option: value})
    assert (refusal.value.message.key, refusal.value.rule) == ("error-bad-option", rule_id)
    assert refusal.value.message.args["option"] == option


def test_every_refusal_of_the_game_is_tried_here() -> None:
    text = (files("starboard.texts") / "en" / "carcassonne" / "game.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"(?m)^carcassonne-why-(\S+)", text))
    assert {reason for _, reason, _ in TILE + FIGURE} == said - NEVER_SAID
    assert {error for _, _, error, _ in TEAMS} == set(re.findall(r"(?m)^carcassonne-error-(\S+)", text))
