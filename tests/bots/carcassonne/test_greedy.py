"""The greedy player of Carcassonne, on situations with one right answer."""

from __future__ import annotations

from games.carcassonne.table import Table
from starboard.bots import make_bot

GREEDY = make_bot("carcassonne", "greedy")


def choice(t: Table, seat: int = 0) -> str:
    return GREEDY.choose(t.position, seat, seed=1).notation


def test_closes_its_own_big_field() -> None:
    t = Table("red white", start="aaaa").tiles({"1,0": "sssa", "0,1": "asss", "-1,0": "sass"}).figure("red", "0,0/a1")
    t.draw("ssas", *["ssss"] * 20)
    assert choice(t) == "place 0,-1 r0"


def test_does_not_close_the_field_of_another() -> None:
    t = Table("red white", start="aaaa").tiles({"1,0": "sssa", "0,1": "asss", "-1,0": "sass"}).figure("white", "0,0/a1")
    t.draw("ssas", *["ssss"] * 20)
    assert choice(t) != "place 0,-1 r0"


def test_takes_what_is_complete_and_free() -> None:
    t = Table("red white", start="ssas+asteroid:rebel")
    t.draw("asss", *["ssss"] * 20)
    t.play("place 0,1 r0")
    assert choice(t) == "figure small a1"


def test_keeps_its_last_figure_from_an_open_route_worth_two_points() -> None:
    t = Table("red white", start="asrs").tiles({"1,0": "ssss"})
    for cell, size in {"2,0": "small", "3,0": "small", "4,0": "small", "5,0": "large"}.items():
        t.tiles({cell: "ssss+planet:empire"}).figure("red", f"{cell}/p1", size)
    t.draw("rsrs", *["ssss"] * 40)
    t.play("place 0,1 r0")
    assert t.supply("red") == (1, 0)
    assert choice(t) == "figure none"


def test_attacks_a_planet_with_the_better_dice() -> None:
    t = Table("red white", start="ssss+planet:rebel").figure("white", "0,0/p1").draw("ssss", *["ssss"] * 20)
    t.play("place 1,0 r0")
    assert choice(t) == "figure large planet 0,0"
