"""The worked examples of the catalogue, with their numbers."""

from __future__ import annotations

from games.carcassonne.table import Table
from marks import rule


@rule("CSW-EX-15")
def test_fight_for_a_planet_from_a_corner() -> None:
    t = Table("red white").tiles({"0,1": "ssss+planet:rebel"}).figure("white", "0,1/p1", "large")
    t.draw("srsr", "srsr")
    t.play("place 1,0 r0", "figure small planet 0,1", dice=[{"red": 5, "white": 5}, {"red": 5, "white": 4}])
    assert t.pools() == {"red": 2, "white": 2}
    assert t.score == {"red": 1, "white": 3}
    assert t.standing == ["red small 0,1/p1"]
    assert t.supply("white") == (4, 1)
    assert t.told("scored") == []
