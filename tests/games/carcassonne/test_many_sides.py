"""What is rare in games: fights of three and four sides, and what team mates score together."""

from __future__ import annotations

from itertools import count

import pytest

from games.carcassonne.table import Table
from marks import rule
from starboard.games.carcassonne.view import view

NORTH, EAST, SOUTH, WEST = "1,-1/a1", "2,0/a1", "1,1/a1", "0,0/a1"
TEAMS = "red black green white"


def fields_meet(players: str, north: str = "ssas", teams: bool = False) -> Table:
    """Four fields around 1,0, each closed but for that side: `aaaa` placed there makes one of five tiles, worth 10."""
    around = {"0,-1": "ssss", "1,-1": north, "0,1": "ssss", "1,1": "asss", "2,1": "ssss", "2,0": "sssa"}
    return Table(players, start="sass", teams=teams).tiles(around).draw("aaaa", "ssss")


def fought(t: Table, *losers: str) -> Table:
    """Place the tile between them with dice by which these lose, roll after roll: `"green", "", "white black"`."""
    wanted = [set(one.split()) for one in losers]
    for chance in count():
        trial = t.position.copy()
        trial.state.chance = chance
        rounds: list[set[str]] = []
        rolled: set[str] = set()
        for event in trial.play("place 1,0 r0"):
            what, seat = event.key.removeprefix("carcassonne-event-"), event.args.get("seat")
            colour = t.players[int(str(seat))] if seat is not None else ""
            if what == "roll" and (not rolled or colour in rolled):
                rounds.append(set())
                rolled = set()
            if what == "roll":
                rolled.add(colour)
            if what == "lost":
                rounds[-1].add(colour)
        if rounds == wanted:
            t.position.state.chance = chance
            return t.play("place 1,0 r0")
        assert chance < 50_000, "it cannot come to that"
    raise AssertionError


def sides(t: Table) -> list[int]:
    return [side.points for side in view(t.g).sides]


# Three and four sides.


@rule("CSW-FIGHT-15", "CSW-FIGHT-16", "CSW-FIGHT-17", "CSW-FIGHT-19", "CSW-FIGHT-20", "CSW-AMB-01")
def test_four_sides_leave_a_fight_one_by_one() -> None:
    t = fields_meet("red white black green", north="asas")
    t.figure("red", NORTH, "large").figure("white", EAST).figure("black", SOUTH).figure("green", WEST, "large")
    fought(t, "green", "black", "red")
    # Three were tied in the first roll, two in the second.
    assert [told["seat"] for told in t.told("tie")] == ["red", "white", "black", "red", "white"]
    assert t.score == {"red": 2 + 2, "white": 2, "black": 1 + 1, "green": 2}
    assert t.standing == ["white small 2,0/a1"]
    assert [t.supply(colour) for colour in t.players] == [(4, 1), (3, 1), (4, 1), (4, 1)]


@rule("CSW-FIGHT-15", "CSW-FIGHT-17", "CSW-FIGHT-20", "CSW-AMB-01", "CSW-AMB-13")
def test_a_roll_in_which_all_are_tied_sends_nobody_home() -> None:
    t = fields_meet("red white black", north="asas").figure("red", NORTH).figure("white", EAST).figure("black", SOUTH)
    fought(t, "", "red white")
    assert [told["seat"] for told in t.told("tie")] == ["red", "white", "black"]
    assert [told["seat"] for told in t.told("lost")] == ["red", "white"]
    assert t.score == {"red": 1 + 1, "white": 1 + 1, "black": 1}


@rule("CSW-FIGHT-22", "CSW-FIGHT-28", "CSW-FIGHT-29", "CSW-SCORE-06")
def test_the_winner_among_four_scores_what_all_have_built() -> None:
    t = fields_meet("red white black green", north="ssas+asteroid:bounty_hunter")
    t.figure("red", NORTH).figure("white", EAST).figure("black", SOUTH, "large").figure("green", WEST)
    fought(t, "red white green")
    assert t.score == {"red": 1, "white": 1, "black": 5 * 2 + 2, "green": 1}
    (scored,) = t.told("scored")
    assert (scored["seat"], scored["tiles"], scored["symbols"], scored["points"]) == ("black", 5, 1, 12)
    assert t.standing == []
    told = [event.key.removeprefix("carcassonne-event-") for event in t.events]
    assert told.index("scored") > max(at for at, key in enumerate(told) if key == "lost")


@rule("CSW-FIGHT-08", "CSW-FIGHT-09", "CSW-FIGHT-24", "CSW-AMB-11")
def test_symbols_help_each_side_of_their_faction_among_four() -> None:
    """Red and green are Rebels, white is of the Empire, orange hunts; nobody has more than three dice."""
    t = fields_meet("red white orange green", north="asas+asteroid:rebel")
    t.figure("red", NORTH).figure("red", NORTH, "large").figure("white", EAST).figure("orange", SOUTH, "large")
    t.figure("green", WEST).play("place 1,0 r0")
    assert t.pools() == {"red": 3, "white": 1, "orange": 2, "green": 2}


@rule("CSW-FIGHT-18", "CSW-FIGHT-19")
def test_each_loser_takes_all_figures_back_and_gets_the_dice_of_the_own_pool() -> None:
    t = fields_meet("red white black", north="asas").figure("red", NORTH).figure("red", NORTH, "large")
    t.figure("white", EAST).figure("white", EAST).figure("black", SOUTH)
    fought(t, "red white")
    assert t.score == {"red": 3, "white": 2, "black": 0}
    assert [t.supply(colour) for colour in t.players] == [(4, 1), (4, 1), (3, 1)]


@rule("CSW-FIGHT-03", "CSW-FIGHT-12")
def test_three_may_fight_in_the_turn_of_a_fourth() -> None:
    t = fields_meet("green red white black", north="asas")
    t.figure("red", NORTH).figure("white", EAST).figure("black", SOUTH).play("place 1,0 r0")
    assert t.pools() == {"red": 1, "white": 1, "black": 1}
    assert t.score["green"] == 0


def test_the_odds_of_three_are_told_before_the_tile_is_placed() -> None:
    t = fields_meet("red white black", north="asas").figure("red", NORTH, "large").figure("white", EAST)
    t.figure("black", SOUTH, "large")
    assert t.position.ask is not None
    option = next(one for one in t.position.ask.options if one.notation == "place 1,0 r0")
    (ahead,) = t.position.outlook(option)["fights"]
    assert [(side["side"], side["dice"]) for side in ahead["sides"]] == [(0, 2), (1, 1), (2, 2)]
    wins = [side["wins"] for side in ahead["sides"]]
    assert sum(wins) == pytest.approx(1)
    assert wins[0] == pytest.approx(wins[2]) and wins[0] > wins[1]


# Team mates.


@rule("CSW-TEAM-05", "CSW-TEAM-06", "CSW-TEAM-07", "CSW-TEAM-08", "CSW-TEAM-09", "CSW-TEAM-10")
def test_four_colours_of_two_teams_fight_as_two_sides() -> None:
    t = fields_meet(TEAMS, teams=True).figure("red", NORTH).figure("black", EAST)
    t.figure("green", SOUTH, "large").figure("white", WEST)
    fought(t, "black")
    assert t.pools() == {"red": 3, "black": 2}
    # Both who have won score it once, as one; both who have lost go home.
    assert [told["points"] for told in t.told("scored")] == [10]
    assert sides(t) == [10, 2]
    assert t.standing == [] and [t.supply(colour) for colour in t.players] == [(4, 1)] * 4


@rule("CSW-TEAM-05", "CSW-TEAM-09", "CSW-FIGHT-21")
def test_both_winning_members_stay_in_what_is_still_open() -> None:
    t = fields_meet(TEAMS, north="asas", teams=True)
    t.figure("red", NORTH).figure("green", SOUTH).figure("white", EAST, "large")
    fought(t, "white")
    assert t.standing == ["red small 1,-1/a1", "green small 1,1/a1"]
    assert sides(t) == [0, 2]
    assert t.object_at(NORTH).side == 0


@rule("CSW-TEAM-04", "CSW-TEAM-10")
def test_one_tile_completes_an_object_for_each_of_two_mates() -> None:
    """A route of red's to the west, of green's to the east: a crossroads ends both."""
    t = Table(TEAMS, "srsa", teams=True).tiles({"0,1": "ssss", "1,1": "ssss", "2,1": "ssss", "2,0": "sasr"})
    t.figure("red", "0,0/r1").figure("green", "2,0/r1", "large").draw("rrsr", "ssss")
    t.play("place 1,0 r0", "figure none")
    assert [(told["seat"], told["points"]) for told in t.told("scored")] == [("green", 2), ("red", 2)]
    assert sides(t) == [4, 0]
    assert t.standing == []


@rule("CSW-TEAM-04", "CSW-TEAM-10", "CSW-SCORE-13")
def test_what_an_opponent_completes_counts_for_the_team_that_holds_it() -> None:
    t = Table(TEAMS, "srsa", active="black", teams=True).figure("green", "0,0/r1").draw("sasr", "ssss")
    t.play("place 1,0 r0", "figure none")
    assert sides(t) == [2, 0]
    assert t.supply("green") == (4, 1)


@rule("CSW-TEAM-10", "CSW-SCORE-10", "CSW-AMB-32")
def test_a_planet_of_both_members_is_scored_once() -> None:
    around = dict.fromkeys(("0,-1", "1,0", "0,1", "-1,0", "1,-1", "1,1", "-1,1"), "ssss")
    t = Table(TEAMS, "ssss+planet:empire", teams=True).tiles(around).draw("ssss", "ssss")
    t.figure("red", "0,0/p1").figure("green", "0,0/p1", "large").play("place -1,-1 r0", "figure none")
    assert [told["points"] for told in t.told("scored")] == [9 + 2]
    assert sides(t) == [11, 0]
    assert (t.supply("red"), t.supply("green")) == ((4, 1), (4, 1))


@rule("CSW-TEAM-04", "CSW-TEAM-10", "CSW-END-02", "CSW-END-03", "CSW-END-04", "CSW-END-05")
def test_at_the_end_all_that_mates_hold_is_added_up() -> None:
    t = Table(TEAMS, "arsr", teams=True).tiles(
        {"0,-1": "asas", "0,1": "ssss+planet:rebel", "1,1": "srss+planet:empire"}
    )
    t.figure("red", "0,0/r1").figure("green", "0,-1/a1").figure("red", "0,1/p1").figure("white", "1,1/p1")
    t.figure("black", "1,1/r1")
    # Route 1, field 2, planet with its symbol and two neighbours 3 + 2; against it planet 3 + 2 and route 1.
    assert sides(t) == [1 + 2 + 5, 5 + 1]
    assert t.position.result is not None
    assert (t.position.result.scores, t.position.result.places) == ([8, 6, 8, 6], [1, 2, 1, 2])
