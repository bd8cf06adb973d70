"""OR-MAP: spaces, routes, and who is in the same space."""

from __future__ import annotations

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import FACTIONS, MAELSTROM, NAVPOINT, PLANET, SYNDICATE
from starboard.games.outer_rim.patrols import Replacement
from starboard.games.outer_rim.selectors import factions_of
from starboard.games.outer_rim.turn import EndTurn

BOX = GAME.content


def kinds() -> list[int]:
    return [space.kind for space in BOX.spaces]


def beside(t: Table, space: str) -> set[str]:
    return {BOX.spaces[other].id for other in t.g.chart.adjacent[BOX.space[space]]}


@rule("OR-MAP-01", "OR-MAP-09")
def test_eleven_planets_navpoints_and_one_maelstrom() -> None:
    assert [kinds().count(kind) for kind in (PLANET, NAVPOINT, MAELSTROM)] == [11, 26, 1]
    planets = [sum(BOX.spaces[space].kind == PLANET for space in tile.spaces) for tile in BOX.tiles]
    assert planets == [2, 2, 1, 2, 2, 2]


@rule("OR-MAP-02")
def test_spaces_are_adjacent_that_a_route_joins() -> None:
    t = Table()
    assert beside(t, "lothal") == {"nav_lothal_mon_calamari_lu", "nav_lothal_mon_calamari_ru"}
    assert beside(t, "maelstrom") == {"nav_kessel_ll", "nav_kessel_rl", "kessel"}
    assert beside(t, "nav_kessel_lu") == {"kessel", "nav_kessel_ll", "nav_lothal_mon_calamari_ru"}
    assert all(one in t.g.chart.adjacent[other] for one in range(38) for other in t.g.chart.adjacent[one])


@rule("OR-MAP-03")
def test_tiles_are_adjacent_that_touch() -> None:
    """Two routes lead from each tile to the next one, and none further."""
    t = Table()
    place = t.g.chart.place
    across = [
        place[two] - place[one] for one in range(38) for two in t.g.chart.adjacent[one] if place[one] < place[two]
    ]
    assert across == [1] * 10


@rule("OR-MAP-04")
def test_a_new_patrol_appears_where_its_stack_is_joined_to_the_map() -> None:
    t = Table().patrol("syndicate", "kessel").next(Replacement(SYNDICATE), EndTurn(0)).begin()
    assert t.patrol_at("syndicate") == "nav_cantonica_ord_mantell_ll"
    starts = dict(zip(FACTIONS, (BOX.spaces[space].id for space in t.g.chart.start), strict=True))
    assert starts == {
        "rebel": "nav_cantonica_ord_mantell_lu",
        "syndicate": "nav_cantonica_ord_mantell_ll",
        "imperial": "nav_kafrene_takodana_ru",
        "hutt": "nav_kafrene_takodana_rl",
    }


@rule("OR-MAP-05")
def test_the_ring_of_kafrene_is_a_planet() -> None:
    t = Table().at("han_solo", "ring_of_kafrene").act("han_solo")
    assert "market" in t.choices
    t = Table().at("han_solo", "ring_of_kafrene").encounter("han_solo")
    assert t.can("contact") == ["contact ring_of_kafrene/1", "contact ring_of_kafrene/2"]


@rule("OR-MAP-06")
def test_the_maelstrom_is_no_navpoint() -> None:
    """The holotable is played at navpoints."""
    for space, may in (("nav_kessel_ma", ["use dejarik_holotable"]), ("maelstrom", [])):
        t = Table().at("han_solo", space).at("boba_fett", space)
        t.holds("han_solo", "dejarik_holotable hired_help_1").act("han_solo")
        assert t.can("use") == may


@rule("OR-MAP-07", "OR-MAP-08")
def test_the_faction_of_your_planet_is_its_icon_if_it_has_one() -> None:
    for space, faction in (
        ("lothal", "imperial"),
        ("kessel", "syndicate"),
        ("takodana", None),
        ("nav_kessel_ma", None),
    ):
        t = Table().at("han_solo", space)
        assert [FACTIONS[one] for one in factions_of(t.g, 0, "planet")] == ([faction] if faction else [])
    # Where there is none, nothing can be lost with it: the objection of the planet's faction is no option.
    for space, cargo, may in (("kessel", "stolen_supplies", True), ("cantonica", "stolen_prototype", False)):
        t = Table().at("han_solo", space).holds("han_solo", cargo).databank("db_1_4").act("han_solo")
        t.play("deliver").play(f"hand-over {cargo}", dice=["blank"])
        assert any("object" in choice for choice in t.choices) == may


@rule("OR-MAP-10")
def test_contacts_on_a_planet_are_in_its_space() -> None:
    t = Table().at("han_solo", "naboo").encounter("han_solo")
    assert t.can("contact") == ["contact naboo/1", "contact naboo/2"]
    t = Table().at("han_solo", "nav_ryloth_naboo_ll").encounter("han_solo")
    assert t.can("contact") == []


@rule("OR-MAP-11")
def test_crew_are_where_their_player_is() -> None:
    """A bounty hunter who is there can fight for them."""
    for space, may in (("naboo", ["hunt-crew bounty_chopper 1"]), ("ryloth", [])):
        t = Table().holds("han_solo", "bounty_chopper").holds("boba_fett", "crew_chopper")
        t.at("han_solo", "naboo").at("boba_fett", space).encounter("han_solo")
        assert t.can("hunt-crew") == may


@rule("OR-MAP-12")
def test_any_number_may_be_in_one_space() -> None:
    t = Table("han_solo boba_fett bossk jyn_erso")
    for name in t.players:
        t.at(name, "nav_kessel_ma")
    for faction in FACTIONS:
        t.patrol(faction, "nav_kessel_ma")
    t.encounter("han_solo")
    assert t.can("patrol") == [f"patrol {faction}" for faction in FACTIONS]
    assert all(len(space.contact_spaces) == 2 * (space.kind == PLANET) for space in BOX.spaces)
