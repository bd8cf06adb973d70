"""CSW-FIGHT: who fights, with how many dice, who wins, and what the others get."""

from __future__ import annotations

import pytest

from games.carcassonne.table import Table, printed_game
from marks import rule
from starboard.games.carcassonne.view import object_views
from starboard.kernel.chance import Dice, below

RED_WINS = [{"red": 5, "white": 3}]
WHITE_WINS = [{"red": 3, "white": 5}]
NORTH, EAST, SOUTH, WEST = "1,-1/a1", "2,0/a1", "1,1/a1", "0,0/a1"
ROUND_A_PLANET = ("0,-1", "1,0", "0,1", "-1,0", "1,-1", "1,1", "-1,1", "-1,-1")


def gap(players: str = "red white", left: str = "srsr", between: str = "srsr", right: str = "srsr") -> Table:
    """Two objects, on 0,0 and on 2,0, that the tile between them joins when it is placed on 1,0."""
    below = {"0,1": "ssss", "1,1": "ssss", "2,1": "ssss"}
    return Table(players, start=left).tiles({**below, "2,0": right}).draw(between, "ssss")


def routes_meet(players: str = "red white", left: str = "srsr", right: str = "srsr") -> Table:
    """Red and white hold a route each; joined on 1,0 they are one route of three tiles."""
    return gap(players, left, "srsr", right).figure("red", "0,0/r1").figure("white", "2,0/r1")


def closed_routes_meet(players: str = "red white") -> Table:
    """The same with both ends closed, worth 3."""
    return routes_meet(players, "srsa", "sasr")


def four_fields(players: str, west: str = "sass", north: str = "ssas", east: str = "sssa") -> Table:
    """Four fields around 1,0; `aaaa` placed there joins them into one of five tiles."""
    plain = {"0,-1": "ssss", "1,-1": north, "0,1": "ssss", "1,1": "asss", "2,1": "ssss", "2,0": east}
    return Table(players, start=west).tiles(plain).draw("aaaa", "ssss")


def planet(players: str = "red white", symbol: str = "bounty_hunter", present: int = 0) -> Table:
    """A planet on 0,0 with so many of its eight neighbours present."""
    around = dict.fromkeys(ROUND_A_PLANET[:present], "ssss")
    return Table(players, start=f"ssss+planet:{symbol}").tiles(around).draw("ssss", "ssss")


def route_and_field_meet(tile: str) -> Table:
    """Red and white hold a route each, north and south of 1,0, and a field each, west and east of it."""
    around = {"0,-1": "ssss", "1,-1": "rsrs", "0,1": "ssss", "1,1": "rsrs", "2,1": "ssss", "2,0": "sssa"}
    t = Table("red white", start="sass").tiles(around).draw(tile, "ssss")
    return t.figure("red", "1,-1/r1").figure("white", "1,1/r1").figure("red", WEST).figure("white", EAST)


def play_with(t: Table, chance: int, *choices: str) -> Table:
    t.position.state.chance = chance
    return t.play(*choices)


def play_rolling(t: Table, choice: str, **dice: str) -> Table:
    """Play a choice after which the first rolls are exactly these: `red="5", white="4 4"`."""
    for chance in range(20_000):
        trial = t.position.copy()
        trial.state.chance = chance
        rolls = [e.args for e in trial.play(choice) if e.key == "carcassonne-event-roll"]
        assert rolls, "there is no fight"
        if {t.players[int(str(roll["seat"]))]: roll["rolled"] for roll in rolls[: len(dice)]} == dice:
            return play_with(t, chance, choice)
    raise AssertionError("these dice cannot come")


def happened(t: Table, *keys: str) -> list[str]:
    """The events of these keys, in order."""
    told = [event.key.removeprefix("carcassonne-event-") for event in t.events]
    return [key for key in told if key in keys]


def rolls(t: Table) -> list[tuple[str, list[int]]]:
    return [(told["seat"], [int(die) for die in told["rolled"].split()]) for told in t.told("roll")]


def referee(pools: dict[str, int], rolled: list[tuple[str, list[int]]]) -> tuple[str, dict[str, int]]:
    """The winner and everybody's points by the book, from all the dice of one fight."""
    points = dict.fromkeys(pools, 0)
    fighting, dice = list(pools), iter(rolled)
    while len(fighting) > 1:
        best = {}
        for colour in fighting:
            who, values = next(dice)
            assert who == colour and len(values) == pools[colour]
            best[colour] = max(values)
        top = max(best.values())
        for colour in fighting:
            if best[colour] < top:
                points[colour] += pools[colour]
        fighting = [colour for colour in fighting if best[colour] == top]
        if len(fighting) > 1:
            for colour in fighting:
                points[colour] += 1
    assert next(dice, None) is None
    return fighting[0], points


# When a fight breaks out.


@rule("CSW-FIGHT-01")
@pytest.mark.parametrize("right", ["srsr", "sasr"], ids=["open", "complete"])
def test_two_colours_on_a_route_fight(right: str) -> None:
    t = routes_meet(left="srsa", right=right).play("place 1,0 r0")
    assert [fight["kind"] for fight in t.told("fight")] == ["route"]


@rule("CSW-FIGHT-01")
@pytest.mark.parametrize("right", ["sasa", "sssa"], ids=["open", "complete"])
def test_two_colours_in_an_asteroid_field_fight(right: str) -> None:
    t = gap(left="sass", between="sasa", right=right).figure("red", WEST).figure("white", EAST).play("place 1,0 r0")
    assert [fight["kind"] for fight in t.told("fight")] == ["asteroid"]


@rule("CSW-FIGHT-01", "CSW-AMB-08")
@pytest.mark.parametrize("present", [3, 7], ids=["open", "complete"])
def test_two_colours_on_a_planet_fight(present: int) -> None:
    t = planet(present=present).figure("white", "0,0/p1").play("place -1,-1 r0" if present == 7 else "place -1,0 r0")
    assert t.told("fight") == []
    t.play("figure small planet 0,0")
    assert [fight["kind"] for fight in t.told("fight")] == ["planet"]


@rule("CSW-FIGHT-02")
def test_fights_come_before_points_for_objects() -> None:
    t = closed_routes_meet().play("place 1,0 r0", dice=WHITE_WINS)
    assert happened(t, "fight", "won", "scored") == ["fight", "won", "scored"]
    assert t.score == {"red": 1, "white": 3}


@rule("CSW-FIGHT-03")
def test_active_player_need_not_take_part() -> None:
    t = routes_meet("orange red white").play("place 1,0 r0")
    assert t.pools() == {"red": 1, "white": 1}


@rule("CSW-FIGHT-04")
def test_figures_of_one_colour_do_not_fight() -> None:
    t = gap().figure("red", "0,0/r1").figure("red", "2,0/r1", "large").play("place 1,0 r0")
    assert t.told("fight") == []
    assert t.standing == ["red small 0,0/r1", "red large 2,0/r1"]


@rule("CSW-FIGHT-05")
@pytest.mark.parametrize(("code", "segment", "why"), [("srsr", "r1", "06"), ("sasa", "a1", "07")])
def test_a_route_or_field_comes_to_hold_several_colours_by_joining_only(code: str, segment: str, why: str) -> None:
    other = {"srsr": "arar", "sasa": "rara"}[code]
    entered = Table(start=code).figure("white", f"0,0/{segment}").draw(other, "ssss").play("place 1,0 r0")
    assert entered.refused(f"figure small {segment}") == ("occupied", f"CSW-FIGURE-{why}")
    joined = gap(left=code, between=code, right=code)
    joined.figure("white", f"0,0/{segment}").figure("red", f"2,0/{segment}").play("place 1,0 r0")
    assert joined.pools() == {"red": 1, "white": 1}


@rule("CSW-FIGHT-25", "CSW-AMB-03", "CSW-AMB-04")
@pytest.mark.parametrize("tile", ["rara r0", "arar r90"])
def test_several_fights_of_one_turn_are_independent(tile: str) -> None:
    """CSW-AMB-03: they are settled from the north clockwise, as the tile lies."""
    code, turn = tile.split()
    t = route_and_field_meet(code).play(f"place 1,0 {turn}", dice=RED_WINS + WHITE_WINS)
    assert [fight["kind"] for fight in t.told("fight")] == ["route", "asteroid"]
    assert [pool["dice"] for pool in t.told("pool")] == [1, 1, 1, 1]
    assert t.standing == ["red small 1,-1/r1"]
    assert t.score == {"red": 1, "white": 1 + 6}


@rule("CSW-FIGHT-25", "CSW-AMB-04", "CSW-AMB-09")
def test_planet_attack_and_joining_bring_two_fights_in_one_turn() -> None:
    t = routes_meet(left="srsa", right="sasr").tiles({"2,-1": "ssss+planet:rebel"}).figure("white", "2,-1/p1")
    t.play("place 1,0 r0", "figure small planet 2,-1", dice=WHITE_WINS + RED_WINS)
    assert [fight["kind"] for fight in t.told("fight")] == ["route", "planet"]
    assert [pool["dice"] for pool in t.told("pool")] == [1, 1, 2, 1]
    assert happened(t, "won", "scored") == ["won", "won", "scored"]
    assert t.score == {"red": 1, "white": 1 + 3}
    assert t.standing == ["red small 2,-1/p1"]


@rule("CSW-AMB-10")
def test_planet_never_holds_three_sides() -> None:
    t = planet("red white black").draw("ssss", "ssss").figure("white", "0,0/p1")
    t.play("place 1,0 r0", "figure small planet 0,0", dice=RED_WINS)
    t.play("place 0,1 r0", "figure none", "place -1,0 r0", "figure small planet 0,0")
    assert t.pools() == {"red": 1, "black": 1}


@rule("CSW-AMB-10", "CSW-FIGHT-01")
def test_joined_field_may_hold_four_sides() -> None:
    t = four_fields("red white black green")
    t.figure("red", NORTH).figure("white", EAST).figure("black", SOUTH).figure("green", WEST).play("place 1,0 r0")
    assert t.pools() == {"red": 1, "white": 1, "black": 1, "green": 1}


# Dice.


@rule("CSW-FIGHT-06")
def test_one_die_for_each_small_figure() -> None:
    t = routes_meet().figure("white", "2,0/r1").play("place 1,0 r0")
    assert t.pools() == {"red": 1, "white": 2}


@rule("CSW-FIGHT-07")
def test_two_dice_for_the_large_figure() -> None:
    t = gap().figure("red", "0,0/r1", "large").figure("white", "2,0/r1").play("place 1,0 r0")
    assert t.pools() == {"red": 2, "white": 1}


@rule("CSW-FIGHT-06", "CSW-FIGHT-07")
def test_small_and_large_figure_have_three_dice() -> None:
    t = routes_meet().figure("red", "0,0/r1", "large").play("place 1,0 r0")
    assert t.pools() == {"red": 3, "white": 1}


@rule("CSW-FIGHT-08")
@pytest.mark.parametrize(
    ("symbol", "pools"),
    [
        ("rebel", {"red": 2, "white": 1, "orange": 1}),
        ("empire", {"red": 1, "white": 2, "orange": 1}),
        ("bounty_hunter", {"red": 1, "white": 1, "orange": 2}),
    ],
)
def test_one_more_die_for_a_symbol_of_the_own_faction(symbol: str, pools: dict[str, int]) -> None:
    t = four_fields("red white orange", north=f"ssas+asteroid:{symbol}")
    t.figure("red", NORTH).figure("white", EAST).figure("orange", SOUTH).play("place 1,0 r0")
    assert t.pools() == pools


@rule("CSW-FIGHT-08", "CSW-AMB-23")
def test_more_symbols_of_the_own_faction_add_no_more_dice() -> None:
    t = routes_meet(left="srsr+route:rebel", right="srsr+route:rebel").play("place 1,0 r0")
    assert t.pools() == {"red": 2, "white": 1}


@rule("CSW-FIGHT-08", "CSW-AMB-11")
def test_symbols_of_several_factions_help_each_of_them() -> None:
    t = routes_meet(left="srsr+route:rebel", right="srsr+route:empire").play("place 1,0 r0")
    assert t.pools() == {"red": 2, "white": 2}


@rule("CSW-FIGHT-09")
def test_never_more_than_three_dice() -> None:
    t = routes_meet(left="srsr+route:rebel").figure("red", "0,0/r1").figure("red", "0,0/r1", "large")
    t.figure("white", "2,0/r1").figure("white", "2,0/r1").figure("white", "2,0/r1")
    t.play("place 1,0 r0", dice=[{"red": 4, "white": 6}])
    assert t.pools() == {"red": 3, "white": 3}
    assert [len(dice) for _, dice in rolls(t)] == [3, 3]
    assert t.score == {"red": 3, "white": 0}


@rule("CSW-FIGHT-06", "CSW-FIGHT-07", "CSW-FIGHT-08", "CSW-FIGHT-09")
def test_where_the_dice_come_from_is_told() -> None:
    t = routes_meet(left="srsr+route:rebel").figure("red", "0,0/r1", "large").play("place 1,0 r0")
    told = [[pool[name] for name in ("seat", "small", "large", "symbol", "dice")] for pool in t.told("pool")]
    assert told == [["red", 1, 2, 1, 3], ["white", 1, 0, 0, 1]]


@rule("CSW-FIGHT-10")
def test_symbols_of_other_objects_on_the_same_tiles_do_not_count() -> None:
    t = four_fields("red white", west="sasr+route:rebel", east="srsa+route:empire")
    t.figure("red", WEST).figure("white", EAST).play("place 1,0 r0")
    assert t.pools() == {"red": 1, "white": 1}


@rule("CSW-FIGHT-10", "CSW-AMB-37")
def test_planet_at_the_end_of_a_route_lends_it_no_symbol() -> None:
    t = routes_meet(left="srss+planet:rebel", right="sssr+planet:empire").play("place 1,0 r0", "figure none")
    assert t.pools() == {"red": 1, "white": 1}


@rule("CSW-FIGHT-11")
def test_only_the_symbol_of_the_planet_itself_counts() -> None:
    t = Table("red white", start="ssss+planet:empire").draw("sssr+planet:rebel", "ssss").figure("white", "0,0/p1")
    t.tiles({"0,-1": "asss+asteroid:rebel", "0,1": "ssas+asteroid:rebel"})
    t.play("place 1,0 r180", "figure small planet 0,0")
    assert t.pools() == {"red": 1, "white": 2}


@rule("CSW-FIGHT-11")
def test_symbols_that_lay_around_a_planet_before_it_do_not_count() -> None:
    t = Table("red white", start="asss+asteroid:rebel").tiles({"0,1": "ssss+planet:empire"}).figure("white", "0,1/p1")
    t.draw("ssss", "ssss").play("place 1,1 r0", "figure small planet 0,1")
    assert t.pools() == {"red": 1, "white": 2}


@rule("CSW-FIGHT-11", "CSW-AMB-37")
def test_symbol_of_a_route_that_ends_at_a_planet_does_not_count_for_the_planet() -> None:
    t = Table("red white", start="sssr+planet:empire+route:rebel").draw("ssss", "ssss").figure("white", "0,0/p1")
    t.play("place 1,0 r0", "figure small planet 0,0")
    assert t.pools() == {"red": 1, "white": 2}


@rule("CSW-FIGHT-24")
def test_players_of_one_faction_fight_each_other_and_both_have_the_symbol() -> None:
    t = gap("red green", left="srsr+route:rebel").figure("red", "0,0/r1").figure("green", "2,0/r1").play("place 1,0 r0")
    assert t.pools() == {"red": 2, "green": 2}


# Rolling.


@rule("CSW-FIGHT-12")
def test_all_sides_roll_their_whole_pool() -> None:
    t = four_fields("red white black").figure("red", NORTH).figure("white", EAST, "large")
    t.figure("black", SOUTH).figure("black", SOUTH, "large").play("place 1,0 r0")
    assert [(colour, len(dice)) for colour, dice in rolls(t)[:3]] == [("red", 1), ("white", 2), ("black", 3)]


@rule("CSW-FIGHT-12")
def test_a_six_of_the_first_side_does_not_keep_the_others_from_rolling() -> None:
    t = routes_meet().play("place 1,0 r0", dice=[{"red": 6, "white": 6}, {"red": 6, "white": 2}])
    assert rolls(t) == [("red", [6]), ("white", [6]), ("red", [6]), ("white", [2])]


@rule("CSW-FIGHT-13")
def test_lower_dice_of_a_side_count_for_nothing() -> None:
    t = gap().figure("red", "0,0/r1").figure("white", "2,0/r1", "large")
    play_rolling(t, "place 1,0 r0", red="5", white="4 4")
    assert t.standing == ["red small 0,0/r1"]


@rule("CSW-FIGHT-13")
@pytest.mark.parametrize("pair", ["1 6", "6 1"])
def test_highest_die_counts_wherever_it_falls(pair: str) -> None:
    t = gap().figure("red", "0,0/r1").figure("white", "2,0/r1", "large")
    play_rolling(t, "place 1,0 r0", red="5", white=pair)
    assert t.standing == ["white large 2,0/r1"]


@rule("CSW-FIGHT-13", "CSW-FIGHT-15")
def test_equal_highest_dice_are_a_tie_whatever_the_second_ones_show() -> None:
    t = gap().figure("red", "0,0/r1", "large").figure("white", "2,0/r1", "large")
    play_rolling(t, "place 1,0 r0", red="5 4", white="5 1")
    assert len(t.told("tie")) >= 2


@rule("CSW-FIGHT-14")
@pytest.mark.parametrize(("red", "white", "winner"), [(6, 5, "red"), (2, 1, "red"), (1, 2, "white"), (5, 6, "white")])
def test_highest_die_wins(red: int, white: int, winner: str) -> None:
    t = routes_meet().play("place 1,0 r0", dice=[{"red": red, "white": white}])
    assert [told["seat"] for told in t.told("won")] == [winner]
    assert [figure.split()[0] for figure in t.standing] == [winner]


@rule("CSW-FIGHT-15", "CSW-FIGHT-20", "CSW-AMB-13")
def test_tied_sides_get_a_point_and_roll_again() -> None:
    t = routes_meet().play("place 1,0 r0", dice=[{"red": 4, "white": 4}, {"red": 5, "white": 3}])
    assert [told["seat"] for told in t.told("tie")] == ["red", "white"]
    assert t.score == {"red": 1, "white": 1 + 1}


@rule("CSW-FIGHT-15", "CSW-FIGHT-16")
def test_equal_dice_below_the_highest_are_no_tie() -> None:
    t = four_fields("red white black", north="asas").figure("red", NORTH).figure("white", EAST).figure("black", SOUTH)
    t.play("place 1,0 r0", dice=[{"red": 6, "white": 3, "black": 3}])
    assert t.told("tie") == []
    assert t.score == {"red": 0, "white": 1, "black": 1}
    assert t.standing == ["red small 1,-1/a1"]


@rule("CSW-FIGHT-15", "CSW-FIGHT-16", "CSW-AMB-01")
def test_lower_sides_have_lost_at_once_while_the_tied_ones_fight_on() -> None:
    t = four_fields("red white black", north="asas").figure("red", NORTH).figure("white", EAST).figure("black", SOUTH)
    t.play("place 1,0 r0", dice=[{"red": 5, "white": 3, "black": 5}, {"red": 4, "black": 6}])
    assert [colour for colour, _ in rolls(t)] == ["red", "white", "black", "red", "black"]
    assert happened(t, "roll", "lost") == ["roll", "roll", "roll", "lost", "roll", "roll", "lost"]
    assert [told["seat"] for told in t.told("lost")] == ["white", "red"]
    assert t.score == {"red": 1 + 1, "white": 1, "black": 1}


@rule("CSW-FIGHT-15", "CSW-FIGHT-17", "CSW-AMB-01")
def test_three_sides_may_tie() -> None:
    t = four_fields("red white black", north="asas").figure("red", NORTH, "large")
    t.figure("white", EAST, "large").figure("black", SOUTH, "large")
    t.play("place 1,0 r0", dice=[{"red": 6, "white": 6, "black": 6}, {"red": 6, "white": 5, "black": 4}])
    assert t.score == {"red": 1, "white": 1 + 2, "black": 1 + 2}


@rule("CSW-FIGHT-17", "CSW-FIGHT-20", "CSW-AMB-24")
def test_ties_are_rolled_again_with_the_full_pool_until_one_side_is_left() -> None:
    t = gap(left="srsr+route:rebel").figure("red", "0,0/r1", "large").figure("white", "2,0/r1")
    tie = {"red": 5, "white": 5}
    t.play("place 1,0 r0", dice=[tie, tie, {"red": 6, "white": 4}])
    assert [len(dice) for _, dice in rolls(t)] == [3, 1, 3, 1, 3, 1]
    assert t.score == {"red": 2, "white": 2 + 1}


@rule("CSW-FIGHT-23", "CSW-FIGHT-12", "CSW-AMB-30")
def test_twelve_dice_are_rolled_though_there_are_six() -> None:
    t = four_fields("red white black green", north="ssas+asteroid:rebel", east="sssa+asteroid:empire")
    for colour, where in zip(t.players, (NORTH, EAST, SOUTH, WEST), strict=True):
        t.figure(colour, where, "large")
    t.play("place 1,0 r0", dice=[{"red": 6, "white": 5, "black": 4, "green": 5}])
    assert [(colour, len(dice)) for colour, dice in rolls(t)] == [("red", 3), ("white", 3), ("black", 3), ("green", 3)]
    assert t.score == {"red": 5 * 2 + 2 * 2, "white": 3, "black": 3, "green": 3}


@rule("CSW-FIGHT-27")
def test_colours_do_not_change_the_dice() -> None:
    for chance in range(20):
        fights = []
        for first, second in ("red", "white"), ("black", "green"), ("orange", "red"):
            t = gap(f"{first} {second}").figure(first, "0,0/r1", "large").figure(second, "2,0/r1")
            play_with(t, chance, "place 1,0 r0")
            fights.append(([dice for _, dice in rolls(t)], list(t.score.values())))
        assert fights[0] == fights[1] == fights[2]


# Losing and winning.


@rule("CSW-FIGHT-18")
def test_loser_takes_all_figures_back() -> None:
    t = routes_meet().figure("white", "2,0/r1").figure("white", "2,0/r1", "large")
    assert t.supply("white") == (2, 0)
    t.play("place 1,0 r0", dice=[{"red": 6, "white": 5}])
    assert t.supply("white") == (4, 1)
    assert t.standing == ["red small 0,0/r1"]


@rule("CSW-FIGHT-18")
def test_loser_keeps_figures_in_other_objects() -> None:
    t = routes_meet().tiles({"3,1": "asas"}).figure("white", "3,1/a1").play("place 1,0 r0", dice=RED_WINS)
    assert t.standing == ["red small 0,0/r1", "white small 3,1/a1"]
    assert t.supply("white") == (3, 1)


@rule("CSW-FIGHT-19")
@pytest.mark.parametrize(("figures", "dice"), [(["small"], 1), (["large"], 2), (["small", "large"], 3)])
def test_loser_gets_a_point_for_each_die(figures: list[str], dice: int) -> None:
    t = gap().figure("red", "0,0/r1")
    for size in figures:
        t.figure("white", "2,0/r1", size)
    t.play("place 1,0 r0", dice=[{"red": 6, "white": 4}])
    assert t.score == {"red": 0, "white": dice}


@rule("CSW-FIGHT-19", "CSW-FIGHT-08")
def test_loser_gets_a_point_for_the_die_of_the_symbol() -> None:
    t = routes_meet(left="srsr+route:empire").play("place 1,0 r0", dice=RED_WINS)
    assert t.score == {"red": 0, "white": 2}


@rule("CSW-FIGHT-19", "CSW-FIGHT-20", "CSW-AMB-12", "CSW-AMB-13")
def test_loser_of_two_rolls_gets_tie_points_and_the_dice_of_one_roll() -> None:
    t = gap().figure("red", "0,0/r1").figure("white", "2,0/r1", "large")
    t.play("place 1,0 r0", dice=[{"red": 5, "white": 5}, {"red": 6, "white": 4}])
    assert t.score == {"red": 1, "white": 1 + 2}


@rule("CSW-FIGHT-21", "CSW-AMB-02")
def test_winner_leaves_all_figures() -> None:
    t = routes_meet().figure("red", "0,0/r1", "large").play("place 1,0 r0", dice=RED_WINS)
    assert t.standing == ["red small 0,0/r1", "red large 0,0/r1"]
    assert t.supply("red") == (3, 0)


@rule("CSW-FIGHT-22")
def test_winner_scores_a_complete_object() -> None:
    t = closed_routes_meet().play("place 1,0 r0", dice=RED_WINS)
    assert t.score == {"red": 3, "white": 1}
    assert t.standing == []


@rule("CSW-FIGHT-22")
def test_incomplete_object_gives_no_points_after_the_fight() -> None:
    t = routes_meet().play("place 1,0 r0", dice=RED_WINS)
    assert t.told("scored") == []
    assert t.score == {"red": 0, "white": 1}
    assert t.standing == ["red small 0,0/r1"]


@rule("CSW-FIGHT-22", "CSW-AMB-08")
@pytest.mark.parametrize(
    ("dice", "score"), [(RED_WINS, {"red": 11, "white": 1}), (WHITE_WINS, {"red": 2, "white": 11})]
)
def test_winner_of_a_planet_just_completed_scores_it(dice: list[dict[str, int]], score: dict[str, int]) -> None:
    t = planet(symbol="rebel", present=7).figure("white", "0,0/p1")
    t.play("place -1,-1 r0", "figure small planet 0,0", dice=dice)
    assert t.score == score
    assert t.standing == []


@rule("CSW-FIGHT-28")
def test_winner_gets_nothing_for_winning() -> None:
    t = routes_meet().figure("red", "0,0/r1", "large").play("place 1,0 r0", dice=RED_WINS)
    assert t.score["red"] == 0


@rule("CSW-FIGHT-29")
def test_points_of_the_fight_are_marked_before_those_of_the_object() -> None:
    t = closed_routes_meet().points(red=49, white=49)
    t.play("place 1,0 r0", dice=[{"red": 5, "white": 5}, {"red": 5, "white": 3}])
    assert happened(t, "tie", "lap", "lost", "scored") == ["tie", "lap", "tie", "lap", "lost", "scored"]
    assert t.score == {"red": 49 + 1 + 3, "white": 49 + 1 + 1}


@rule("CSW-FIGHT-29")
def test_loser_points_are_marked_before_those_of_the_object() -> None:
    t = closed_routes_meet().points(white=49).play("place 1,0 r0", dice=RED_WINS)
    assert happened(t, "lost", "lap", "won", "scored") == ["lost", "lap", "won", "scored"]


# All of it at once.


@rule(*(f"CSW-FIGHT-{number}" for number in range(12, 22)), "CSW-FIGHT-28")
def test_fights_end_as_their_dice_say() -> None:
    for chance in range(150):
        t = four_fields("red white black green", north="asas+asteroid:rebel")
        t.figure("red", NORTH).figure("red", NORTH, "large").figure("white", EAST, "large")
        t.figure("black", SOUTH).figure("green", WEST)
        play_with(t, chance, "place 1,0 r0")
        pools = {"red": 3, "white": 2, "black": 1, "green": 2}
        assert t.pools() == pools
        winner, points = referee(pools, rolls(t))
        assert t.score == points
        assert {figure.split()[0] for figure in t.standing} == {winner}
        assert len(t.standing) == (2 if winner == "red" else 1)


@rule("CSW-FIGHT-26")
def test_one_side_is_left_in_every_object_after_the_fights() -> None:
    for chance in range(30):
        t = play_with(route_and_field_meet("rara"), chance, "place 1,0 r0")
        assert happened(t, "fight", "won", "scored") == ["fight", "won", "fight", "won", "scored"]
        assert len(t.object_at("1,0/r1").owners) == 1


@rule("CSW-FIGHT-26", "CSW-FIGHT-01")
def test_nobody_shares_an_object_when_a_turn_begins() -> None:
    fights = 0
    for seed in range(4):
        position, dice = printed_game(5, seed), Dice(seed)
        while position.ask:
            if position.ask.kind == "place":
                assert all(len(one.owners) <= 1 for one in object_views(position.state))
            options = position.ask.options
            events = position.play(options[below(dice, len(options))])
            fights += sum(event.key == "carcassonne-event-fight" for event in events)
    assert fights >= 10
