"""Sets tell where pieces are: they follow from ships and sites at every moment."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from starboard.games.arcs.game import GAME
from starboard.games.arcs.invariants import problems
from starboard.games.arcs.kinds import SITE, SYSTEM
from starboard.games.arcs.pieces import clear_site, put_building, take_ship
from starboard.games.arcs.state import ArcsState, buildings_of, has_pieces, has_starport, members, presence

HEX = SYSTEM.read("c2_hex")
GATE = SYSTEM.read("c1_gate")


def both() -> Table:
    return Table().ships("red", "c1_gate", 1, damaged=1).city("red", "c2_hex/1").starport("red", "c2_hex/2")


def test_sets_tell_where_pieces_are() -> None:
    g = both().g
    sites = (SITE.read("c2_hex/1"), SITE.read("c2_hex/2"))
    assert members(g.fleets[0]) == (GATE,)
    assert members(g.bases[0]) == (HEX,)
    assert (members(g.city_sites[0]), members(g.starport_sites[0])) == (sites[:1], sites[1:])
    assert members(presence(g, 0)) == tuple(sorted((GATE, HEX)))
    assert buildings_of(g, 0, HEX) == list(sites)
    assert has_starport(g, 0, HEX)
    assert not has_pieces(g, 1, HEX)


def test_what_has_gone_is_nowhere_any_more() -> None:
    g = both().g
    take_ship(g, 0, GATE, damaged=False)
    assert members(g.fleets[0]) == (GATE,)
    take_ship(g, 0, GATE, damaged=True)
    assert not g.fleets[0]
    clear_site(g, SITE.read("c2_hex/1"))
    assert members(g.bases[0]) == (HEX,)
    clear_site(g, SITE.read("c2_hex/2"))
    assert not presence(g, 0)
    put_building(g, 1, SITE.read("c2_hex/1"), city=True)
    assert (g.bases[0], members(g.bases[1])) == (0, (HEX,))


def test_sets_are_worked_out_again_after_loading() -> None:
    t = both().homes().lead("red", "mobilization_2")
    loaded: ArcsState = GAME.load(t.position.dump()).state
    assert (loaded.fleets, loaded.bases) == (t.g.fleets, t.g.bases)
    assert (loaded.city_sites, loaded.starport_sites) == (t.g.city_sites, t.g.starport_sites)


def test_a_copy_has_sets_of_its_own() -> None:
    g = both().g
    copy = g.copy()
    take_ship(copy, 0, GATE, damaged=True)
    take_ship(copy, 0, GATE, damaged=False)
    clear_site(copy, SITE.read("c2_hex/1"))
    assert not problems_of_places(g)
    assert members(g.fleets[0]) == (GATE,)


@pytest.mark.parametrize("name", ["fleets", "bases", "city_sites", "starport_sites"])
def test_a_set_that_does_not_follow_from_the_map_is_a_problem(name: str) -> None:
    g = both().g
    red, *others = getattr(g, name)
    setattr(g, name, (red ^ 1, *others))
    assert [name in problem for problem in problems_of_places(g)] == [True]


def problems_of_places(g: ArcsState) -> list[str]:
    return [problem for problem in problems(g) if " are (" in problem]
