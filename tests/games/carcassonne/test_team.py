"""CSW-TEAM: four players in two teams."""

from __future__ import annotations

from typing import Any

import pytest

from games.carcassonne.table import Table, printed_game, supplies
from marks import rule
from starboard import BadSetup
from starboard.games.carcassonne.view import view
from starboard.kernel.chance import Dice, below

SEATS = "red black green white"
REBELS_WIN = [{"red": 5, "black": 3}]
EMPIRE_WINS = [{"red": 3, "black": 5}]


def team_table(start: str = "srsr", active: str | None = None, players: str = SEATS) -> Table:
    return Table(players, start, active, teams=True)


def gap(left: str = "srsr", right: str = "srsr", active: str | None = None) -> Table:
    """Two routes, on 0,0 and on 2,0, that the next tile joins when it is placed on 1,0."""
    below = {"0,1": "ssss", "1,1": "ssss", "2,1": "ssss"}
    return team_table(left, active).tiles({**below, "2,0": right}).draw("srsr", "ssss")


def refused(players: int, **options: Any) -> str | None:
    """The rule by which a team game is refused."""
    with pytest.raises(BadSetup) as refusal:
        printed_game(players, teams=True, **options)
    return refusal.value.rule


# Four players, two teams.


@rule("CSW-TEAM-01")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_team_game_needs_four_players(players: int) -> None:
    assert refused(players) == "CSW-TEAM-01"


@rule("CSW-TEAM-01")
def test_four_players_are_two_teams_of_two() -> None:
    sides = view(printed_game(4, teams=True).state).sides
    assert [side.seats for side in sides] == [[0, 2], [1, 3]]


@rule("CSW-TEAM-02")
@pytest.mark.parametrize("seating", ["red green black white", "black red green white", "white black red green"])
def test_team_mates_may_not_sit_side_by_side(seating: str) -> None:
    assert refused(4, colours=seating.split()) == "CSW-TEAM-02"


@rule("CSW-TEAM-02")
def test_turns_alternate_between_the_teams() -> None:
    t = team_table("ssss").draw(*["ssss"] * 6)
    teams = []
    for x in range(1, 6):
        assert t.position.ask is not None
        teams.append(view(t.g).seats[t.position.ask.seat].faction)
        t.play(f"place {x},0 r0")
    assert teams == ["rebel", "empire", "rebel", "empire", "rebel"]


@rule("CSW-TEAM-03")
@pytest.mark.parametrize("seating", ["red black orange white", "orange black green white", "red orange green white"])
def test_orange_is_not_used(seating: str) -> None:
    assert refused(4, colours=seating.split()) == "CSW-TEAM-03"


@rule("CSW-TEAM-03")
@pytest.mark.parametrize("seating", ["red black green white", "green white red black", "white green black red"])
def test_red_and_green_play_against_black_and_white(seating: str) -> None:
    table = view(printed_game(4, teams=True, colours=seating.split()).state)
    team_of = {seat.colour: seat.side for seat in table.seats}
    assert team_of["red"] == team_of["green"] != team_of["black"] == team_of["white"]
    assert {seat.colour: seat.faction for seat in table.seats} == {
        "red": "rebel",
        "green": "rebel",
        "black": "empire",
        "white": "empire",
    }


# One common total.


@rule("CSW-TEAM-04", "CSW-AMB-35")
def test_teams_begin_with_one_marker_each() -> None:
    sides = view(printed_game(4, teams=True).state).sides
    assert [(side.points, side.space, side.laps) for side in sides] == [(0, 0, 0), (0, 0, 0)]


@rule("CSW-TEAM-04", "CSW-AMB-35")
def test_points_of_both_members_move_one_marker() -> None:
    t = team_table("srsa").tiles({"-1,0": "sasa"}).points(red=45).figure("red", "0,0/r1").figure("green", "-1,0/a1")
    t.draw("sasr", "sssa", "sass", "ssss")
    t.play("place 1,0 r0", "figure none")
    assert [side.points for side in view(t.g).sides] == [47, 0]
    t.play("place 2,0 r0", "figure none", "place -2,0 r0")
    assert [(side.points, side.space, side.laps) for side in view(t.g).sides] == [(53, 3, 1), (0, 0, 0)]


@rule("CSW-TEAM-04")
def test_spare_marker_joins_no_supply() -> None:
    assert supplies(printed_game(4, teams=True).state) == [(4, 1)] * 4


@rule("CSW-TEAM-10", "CSW-TEAM-04", "CSW-AMB-32")
def test_object_of_both_members_is_scored_once() -> None:
    t = gap("srsa", "sasr").figure("red", "0,0/r1").figure("green", "2,0/r1", "large").play("place 1,0 r0")
    assert [side.points for side in view(t.g).sides] == [3, 0]
    assert len(t.told("scored")) == 1
    assert (t.supply("red"), t.supply("green")) == ((4, 1), (4, 1))


@rule("CSW-TEAM-10", "CSW-AMB-32")
def test_open_object_of_both_members_is_scored_once_at_the_end() -> None:
    t = team_table().tiles({"1,0": "srsr"}).figure("red", "0,0/r1").figure("green", "1,0/r1")
    assert [side.points for side in view(t.g).sides] == [2, 0]


# Fights.


@rule("CSW-TEAM-05")
def test_team_mates_do_not_fight() -> None:
    t = gap().figure("red", "0,0/r1").figure("green", "2,0/r1").play("place 1,0 r0")
    assert t.told("fight") == []
    assert t.standing == ["red small 0,0/r1", "green small 2,0/r1"]


@rule("CSW-TEAM-06")
@pytest.mark.parametrize("colours", ["red black", "red white", "green black", "green white"])
def test_figures_of_both_teams_fight(colours: str) -> None:
    first, second = colours.split()
    t = gap().figure(first, "0,0/r1").figure(second, "2,0/r1").play("place 1,0 r0")
    assert t.pools() == {first: 1, second: 1}


@rule("CSW-TEAM-07")
def test_one_member_rolls_for_the_team() -> None:
    t = gap().figure("red", "0,0/r1").figure("green", "0,0/r1").figure("black", "2,0/r1").figure("white", "2,0/r1")
    t.play("place 1,0 r0", dice=REBELS_WIN)
    assert t.pools() == {"red": 2, "black": 2}
    assert [told["seat"] for told in t.told("roll")] == ["red", "black"]


@rule("CSW-AMB-34")
@pytest.mark.parametrize(
    ("active", "rebel", "imperial"),
    [("red", "red", "black"), ("black", "green", "black"), ("green", "green", "white"), ("white", "red", "white")],
)
def test_first_member_in_turn_order_rolls(active: str, rebel: str, imperial: str) -> None:
    t = gap(active=active).figure("red", "0,0/r1").figure("green", "0,0/r1")
    t.figure("black", "2,0/r1").figure("white", "2,0/r1").play("place 1,0 r0")
    assert set(t.pools()) == {rebel, imperial}


@rule("CSW-AMB-34")
def test_member_without_a_figure_there_does_not_roll() -> None:
    t = gap(active="red").figure("green", "0,0/r1").figure("black", "2,0/r1").play("place 1,0 r0")
    assert set(t.pools()) == {"green", "black"}


@rule("CSW-TEAM-08")
@pytest.mark.parametrize(
    ("red", "green", "symbol", "dice"),
    [
        ("small", "small", "", 2),
        ("small", "large", "", 3),
        ("large", "large", "", 3),
        ("small", "small", "+route:rebel", 3),
        ("small", "large", "+route:rebel", 3),
        ("small", "small", "+route:bounty_hunter", 2),
        ("small", "small", "+route:empire", 2),
    ],
)
def test_dice_of_a_team(red: str, green: str, symbol: str, dice: int) -> None:
    t = gap("srsr" + symbol).figure("red", "0,0/r1", red).figure("green", "0,0/r1", green).figure("black", "2,0/r1")
    t.play("place 1,0 r0")
    assert t.pools() == {"red": dice, "black": 2 if "empire" in symbol else 1}


@rule("CSW-TEAM-08")
def test_every_figure_of_a_member_counts_for_the_team() -> None:
    t = gap().figure("red", "0,0/r1").figure("red", "0,0/r1").figure("green", "0,0/r1")
    t.figure("white", "2,0/r1", "large").play("place 1,0 r0")
    assert t.pools() == {"red": 3, "white": 2}


@rule("CSW-TEAM-09", "CSW-AMB-33")
def test_losing_team_gets_its_dice_and_both_members_their_figures() -> None:
    t = gap().figure("red", "0,0/r1").figure("green", "0,0/r1", "large").figure("black", "2,0/r1")
    t.play("place 1,0 r0", dice=EMPIRE_WINS)
    assert [side.points for side in view(t.g).sides] == [3, 0]
    assert (t.supply("red"), t.supply("green")) == ((4, 1), (4, 1))
    assert t.standing == ["black small 2,0/r1"]


@rule("CSW-TEAM-09", "CSW-AMB-33")
def test_losing_team_gets_no_more_than_three_points() -> None:
    t = gap("srsr+route:rebel").figure("red", "0,0/r1", "large").figure("green", "0,0/r1", "large")
    t.figure("black", "2,0/r1").play("place 1,0 r0", dice=[{"red": 4, "black": 6}])
    assert [side.points for side in view(t.g).sides] == [3, 0]


@rule("CSW-TEAM-09")
def test_tie_gives_each_team_one_point() -> None:
    t = gap().figure("red", "0,0/r1").figure("green", "0,0/r1").figure("black", "2,0/r1").figure("white", "2,0/r1")
    t.play("place 1,0 r0", dice=[{"red": 5, "black": 5}, {"red": 6, "black": 4}])
    assert [side.points for side in view(t.g).sides] == [1, 1 + 2]
    assert t.standing == ["red small 0,0/r1", "green small 0,0/r1"]


# Figures.


@rule("CSW-TEAM-11", "CSW-AMB-31")
def test_route_of_the_team_mate_is_closed() -> None:
    t = team_table().figure("green", "0,0/r1").draw("arsr", "ssss").play("place 1,0 r0")
    assert t.refused("figure small r1") == ("occupied", "CSW-FIGURE-06")


@rule("CSW-TEAM-11", "CSW-AMB-31")
def test_field_of_the_team_mate_is_closed() -> None:
    t = team_table("sasa").figure("green", "0,0/a1").draw("rara", "ssss").play("place 1,0 r0")
    assert t.refused("figure small a1") == ("occupied", "CSW-FIGURE-07")


@rule("CSW-TEAM-11", "CSW-TEAM-05", "CSW-AMB-31")
@pytest.mark.parametrize("reinforce", [True, False])
def test_planet_of_the_team_mate_is_open(reinforce: bool) -> None:
    t = Table(SEATS, "ssss+planet:rebel", teams=True, planet_reinforce=reinforce).figure("green", "0,0/p1")
    t.draw("ssss", "ssss").play("place 1,0 r0", "figure small planet 0,0")
    assert t.told("fight") == []
    assert t.standing == ["red small 0,0/p1", "green small 0,0/p1"]


@rule("CSW-TEAM-12")
def test_figure_comes_from_the_own_supply_only() -> None:
    t = team_table().draw("srsr", "ssss").play("place 1,0 r0", "figure small r1")
    assert t.standing == ["red small 1,0/r1"]
    assert [t.supply(colour) for colour in t.players] == [(3, 1), (4, 1), (4, 1), (4, 1)]


@rule("CSW-TEAM-12")
def test_player_without_figures_cannot_use_those_of_the_team_mate() -> None:
    t = team_table().tiles({"0,1": "sasa", "1,1": "sasa"}).draw("srsr", "ssss")
    for size in ("small", "small", "small", "small", "large"):
        t.figure("red", "0,1/a1", size)
    t.play("place 1,0 r0")
    t.expect_ask("black", "place")
    assert t.supply("green") == (4, 1)


# All else, and who has won.


@rule("CSW-TEAM-13")
def test_while_mates_do_not_meet_all_else_is_as_in_the_normal_game() -> None:
    """Green and white never place a figure; red and black go for planets, which are the last of their options."""
    told = set()
    for seed in range(4):
        normal, team, dice = printed_game(4, seed), printed_game(4, seed, teams=True), Dice(seed)
        while normal.ask:
            assert team.ask is not None
            assert list(team.ask.options) == list(normal.ask.options)
            options = normal.ask.options
            if normal.ask.kind == "figure":
                choice = options[-1 if normal.ask.seat < 2 else 0].notation
            else:
                choice = options[below(dice, len(options))].notation
            events = [(event.key, event.rule) for event in normal.play(choice)]
            assert [(event.key, event.rule) for event in team.play(choice)] == events
            told |= {key.removeprefix("carcassonne-event-") for key, _ in events}
        assert team.ask is None
        assert team.state.points == normal.state.points[:2]
        assert normal.state.points[2:] == [0, 0]
    assert told >= {"fight", "lost", "won", "scored", "final", "end"}


@rule("CSW-TEAM-14")
def test_team_with_the_higher_total_wins_together() -> None:
    result = team_table().points(red=20, black=30).position.result
    assert result is not None
    assert (result.scores, result.winners) == ([20, 30, 20, 30], [1, 3])
    assert (result.places, result.parties) == ([2, 1, 2, 1], [0, 1, 0, 1])


@rule("CSW-TEAM-14", "CSW-END-09", "CSW-AMB-17")
def test_equal_totals_of_teams_share_the_victory() -> None:
    result = team_table("ssss+planet:rebel").points(red=27, black=30).figure("green", "0,0/p1").position.result
    assert result is not None
    assert (result.scores, result.winners) == ([30, 30, 30, 30], [0, 1, 2, 3])
