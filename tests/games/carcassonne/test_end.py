"""CSW-END: when the game ends, what incomplete objects give, and who has won."""

from __future__ import annotations

import pytest

from games.carcassonne.table import Table
from marks import rule


def over(players: str = "red white", start: str = "srsr") -> Table:
    """A table on which no tile is left to be drawn: the game ends at once."""
    return Table(players, start=start)


# The end.


@rule("CSW-END-01", "CSW-AMB-14")
def test_game_ends_when_no_tile_is_left() -> None:
    t = Table().draw("srsr", "srsr").play("place 1,0 r0", "figure none")
    t.expect_ask("white", "place")
    t.play("place 2,0 r0", "figure none")
    assert t.position.ask is None
    assert len(t.told("end")) == 1


@rule("CSW-END-01", "CSW-AMB-14")
def test_game_ends_when_no_tile_left_fits() -> None:
    t = Table().draw("srsr", "aaaa", "aaaa").play("place 1,0 r0", "figure none")
    assert t.position.ask is None
    assert len(t.told("removed")) == 2
    assert len(t.told("end")) == 1


@rule("CSW-END-01")
def test_game_goes_on_while_some_tile_left_fits() -> None:
    t = Table().draw("srsr", "aaaa", "srsr").play("place 1,0 r0", "figure none")
    assert t.told("end") == []
    t.expect_ask("white", "place")


@rule("CSW-END-10")
@pytest.mark.parametrize("points", [49, 50, 100, 1000])
def test_no_score_ends_the_game(points: int) -> None:
    t = Table(start="srsa").figure("red", "0,0/r1").points(red=points).draw("sasr", "ssss")
    t.play("place 1,0 r0", "figure none")
    assert t.score["red"] == points + 2
    t.expect_ask("white", "place")


# Final scoring.


@rule("CSW-END-02")
def test_every_incomplete_object_with_figures_is_scored() -> None:
    t = over(start="aras").tiles({"1,0": "srsr", "-1,0": "ssss+planet:rebel"})
    t.figure("red", "0,0/r1").figure("white", "0,0/a1").figure("red", "-1,0/p1")
    assert t.score == {"red": 2 + (2 + 2), "white": 1}
    assert len(t.told("final")) == 3


@rule("CSW-END-02")
def test_incomplete_object_without_figures_gives_nothing() -> None:
    t = over(start="aras").tiles({"1,0": "srsr"}).figure("white", "0,0/a1")
    assert t.score == {"red": 0, "white": 1}


@rule("CSW-END-02")
def test_incomplete_object_with_several_figures_is_scored_once() -> None:
    t = over().tiles({"1,0": "srsr", "2,0": "srsr"}).figure("red", "0,0/r1").figure("red", "2,0/r1", "large")
    assert t.score == {"red": 3, "white": 0}
    assert len(t.told("final")) == 1


@rule("CSW-END-02")
def test_complete_object_is_not_scored_again() -> None:
    t = Table(start="srsa").draw("sasr").figure("red", "0,0/r1").play("place 1,0 r0", "figure none")
    assert t.position.ask is None
    assert t.told("final") == []
    assert t.score == {"red": 2, "white": 0}


@rule("CSW-END-03")
@pytest.mark.parametrize("length", [1, 2, 4])
def test_open_route_gives_a_point_a_tile(length: int) -> None:
    t = over().tiles({f"{x},0": "srsr" for x in range(1, length)}).figure("red", "0,0/r1")
    assert t.score == {"red": length, "white": 0}


@rule("CSW-END-04")
@pytest.mark.parametrize("length", [1, 2, 4])
def test_open_field_gives_a_point_a_tile(length: int) -> None:
    t = over(start="sasa").tiles({f"{x},0": "sasa" for x in range(1, length)}).figure("red", "0,0/a1")
    assert t.score == {"red": length, "white": 0}


@rule("CSW-END-05", "CSW-END-06", "CSW-AMB-18")
@pytest.mark.parametrize(
    ("around", "points"),
    [
        ((), 1 + 2),
        (("1,0",), 2 + 2),
        (("1,0", "1,1", "1,-1"), 4 + 2),
        (("0,-1", "1,-1", "1,0", "1,1", "0,1", "-1,1", "-1,0"), 8 + 2),
        (("1,0", "2,0", "2,1"), 2 + 2),
    ],
)
def test_open_planet_gives_a_point_for_itself_and_for_each_neighbour(around: tuple[str, ...], points: int) -> None:
    """The last case has tiles that are not around the planet. CSW-AMB-18: the symbol counts."""
    t = over(start="ssss+planet:rebel").tiles(dict.fromkeys(around, "ssss")).figure("white", "0,0/p1")
    assert t.score == {"red": 0, "white": points}


@rule("CSW-END-06")
def test_each_symbol_at_an_open_route_adds_two_points() -> None:
    t = over().tiles({"1,0": "srsr+route:empire", "2,0": "srsr+route:rebel"}).figure("red", "0,0/r1")
    assert t.score == {"red": 3 + 4, "white": 0}


@rule("CSW-END-06", "CSW-END-04")
def test_each_symbol_in_an_open_field_adds_two_points() -> None:
    t = over(start="sasa").tiles({"1,0": "sasa+asteroid:empire", "2,0": "sasa+asteroid:empire"})
    assert t.figure("red", "0,0/a1").score == {"red": 3 + 4, "white": 0}


@rule("CSW-END-06", "CSW-AMB-37")
def test_symbols_of_other_objects_add_nothing_at_the_end() -> None:
    t = over(start="sssr+planet:empire+route:rebel").tiles({"1,0": "asss+asteroid:rebel"}).figure("red", "0,0/p1")
    assert t.score == {"red": 2 + 2, "white": 0}


@rule("CSW-END-07", "CSW-AMB-16")
def test_last_fight_is_held_before_the_end_and_none_after_it() -> None:
    t = Table().tiles({"0,1": "ssss", "1,1": "ssss", "2,1": "ssss", "2,0": "srsr"}).draw("srsr")
    t.figure("red", "0,0/r1").figure("white", "2,0/r1").play("place 1,0 r0", dice=[{"red": 5, "white": 3}])
    keys = [event.key.removeprefix("carcassonne-event-") for event in t.events]
    assert keys.count("fight") == 1
    assert keys.index("won") < keys.index("end") < keys.index("final")
    assert t.score == {"red": 3, "white": 1}


@rule("CSW-END-07")
def test_nobody_rolls_in_final_scoring() -> None:
    """Two colours in one object cannot be left at the end (CSW-FIGHT-26); if they were, they would not fight."""
    t = over().figure("red", "0,0/r1").figure("white", "0,0/r1")
    assert t.position.ask is None
    assert t.told("fight") == t.told("roll") == []


# Who has won.


@rule("CSW-END-08")
def test_most_points_win() -> None:
    result = over("red white black").points(red=10, white=30, black=20).position.result
    assert result is not None
    assert (result.scores, result.places, result.winners) == ([10, 30, 20], [3, 1, 2], [1])


@rule("CSW-END-08")
def test_points_of_final_scoring_count_for_the_victory() -> None:
    t = over(start="ssss+planet:rebel").points(red=10, white=8).figure("white", "0,0/p1")
    result = t.position.result
    assert result is not None
    assert (result.scores, result.winners) == ([10, 11], [1])


@rule("CSW-END-09", "CSW-AMB-17")
def test_equal_totals_share_the_victory() -> None:
    t = over("red white black", start="ssss+planet:rebel").points(red=10, white=7, black=9).figure("white", "0,0/p1")
    result = t.position.result
    assert result is not None
    assert (result.scores, result.places, result.winners) == ([10, 10, 9], [1, 1, 3], [0, 1])


@rule("CSW-END-01")
def test_there_is_no_result_before_the_end() -> None:
    assert Table().points(red=99).draw("srsr").position.result is None
