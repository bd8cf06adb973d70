"""ARC-LEADER and the draft of ARC-LORE: drafting leaders and lore cards, and what they begin with."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from games.arcs.table import Table, leaders
from marks import card, rule
from starboard import BadSetup
from starboard.games.arcs.game import GAME
from starboard.games.arcs.kinds import CARD
from starboard.games.arcs.setup import PlaceLeaders
from starboard.games.arcs.state import ArcsState
from starboard.games.arcs.tables.cards import ALL_LEADERS, ALL_LORE, BOX_LEADERS, BOX_LORE, CARD_NUMBER
from starboard.kernel.position import Position

BASE_LEADERS = [CARD.text(card) for card in BOX_LEADERS]
BASE_LORE = [CARD.text(card) for card in BOX_LORE]
EVERY_LEADER = [CARD.text(card) for card in ALL_LEADERS]
EVERY_LORE = [CARD.text(card) for card in ALL_LORE]


def begun(seats: int = 3, seed: int = 1, **options: bool | int) -> Position[ArcsState]:
    return GAME.start(seats, seed, {"leaders": True, **options})


def laid_out(position: Position[ArcsState]) -> list[str]:
    draft: list[str] = position.view(None)["table"]["draft"]
    return draft


def drafted(position: Position[ArcsState], kinds: str = "leader lore") -> list[int]:
    """Everybody takes the first card that they may of the kind whose lap it is; who was asked, in order."""
    asked = []
    for kind in kinds.split():
        for _ in range(position.seats):
            assert position.ask is not None
            asked.append(position.ask.seat)
            position.play(next(o.notation for o in position.ask.options if o.notation.startswith(f"draft {kind}")))
    return asked


def seats_of(position: Position[ArcsState]) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = position.view(None)["table"]["seats"]
    return seats


# The draft


@rule("ARC-LEADER-01")
def test_without_the_variant_there_are_no_leaders() -> None:
    position = GAME.start(3, 1)
    assert position.ask is not None and position.ask.kind == "lead"
    assert [(seat["leader"], seat["lore"]) for seat in seats_of(position)] == [(None, [])] * 3


@rule("ARC-LEADER-01")
@pytest.mark.parametrize(
    ("version", "option"), [(1, {"pack": True}), (1, {"second_lore": True}), (2, {"pack": True}), (2, {"lore": 2})]
)
def test_the_pack_and_more_lore_cards_need_the_variant(version: int, option: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.under(version).start(3, 1, option)
    assert refused.value.message.key == "arcs-error-needs-leaders"


@rule("ARC-LEADER-01")
def test_hands_court_and_supplies_are_as_always() -> None:
    position = begun()
    drafted(position)
    assert [seat["cards_in_hand"] for seat in seats_of(position)] == [6, 6, 6]
    table = position.view(None)["table"]
    assert (len(table["court"]), table["court_deck"], table["discard"]) == (4, 27, 2)
    assert sum(table["supply"].values()) == 25 - 6


@rule("ARC-LEADER-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_more_leader_and_lore_card_than_players_lie_open(seats: int) -> None:
    shown = laid_out(begun(seats))
    assert [name[:4] for name in shown] == ["lead"] * (seats + 1) + ["lore"] * (seats + 1)
    assert len(set(shown)) == len(shown)


@rule("ARC-LEADER-02")
def test_they_are_random_cards_of_the_box() -> None:
    shown = {name for seed in range(60) for name in laid_out(begun(4, seed))}
    assert sorted(shown) == BASE_LEADERS + BASE_LORE


@rule("ARC-LEADER-02")
def test_the_pack_adds_as_many() -> None:
    shown = {name for seed in range(120) for name in laid_out(begun(4, seed, pack=True))}
    assert sorted(shown) == EVERY_LEADER + EVERY_LORE


@rule("ARC-LEADER-03", "ARC-LEADER-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_laps_go_against_turn_order_and_the_initiative_holder_is_last(seats: int) -> None:
    for seed in range(5):
        position = begun(seats, seed)
        lap = [(position.state.initiative - step) % seats for step in range(1, seats + 1)]
        assert drafted(position) == lap + lap
        assert lap[-1] == position.state.initiative


@rule("ARC-LEADER-04")
def test_a_pick_is_a_leader_or_a_lore_card() -> None:
    position = begun()
    assert position.ask is not None
    assert [option.notation for option in position.ask.options] == [f"draft {name}" for name in laid_out(position)]
    taken = laid_out(position)[-1]
    seat = position.ask.seat
    position.play(f"draft {taken}")
    assert seats_of(position)[seat]["lore"] == [taken]
    assert taken not in laid_out(position)


@rule("ARC-LEADER-05")
@pytest.mark.parametrize("kind", ["leader", "lore"])
def test_nobody_takes_a_second_leader_or_lore_card(kind: str) -> None:
    position = begun(2)
    for _ in range(2):
        assert position.ask is not None
        position.play(next(o.notation for o in position.ask.options if o.notation.startswith(f"draft {kind}")))
    assert position.ask is not None
    other = "lore" if kind == "leader" else "leader"
    assert {option.notation.removeprefix("draft ")[: len(other)] for option in position.ask.options} == {other}
    left = next(name for name in laid_out(position) if name.startswith(kind))
    refusal = position.why_not(f"draft {left}")
    assert refusal is not None
    assert (refusal.reason.key, refusal.rule) == ("arcs-why-draft", "ARC-LEADER-05")


@rule("ARC-LEADER-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_is_over_when_everybody_has_one_of_each(seats: int) -> None:
    position = begun(seats)
    drafted(position)
    assert position.ask is not None and position.ask.kind != "draft"
    assert [(bool(seat["leader"]), len(seat["lore"])) for seat in seats_of(position)] == [(True, 1)] * seats


@rule("ARC-LEADER-11")
def test_what_was_not_drafted_leaves_the_game() -> None:
    position = begun()
    drafted(position)
    assert laid_out(position) == []
    assert position.state.lore == []


# More lore cards each


@rule("ARC-LORE-03", "ARC-LORE-04", "ARC-AMB-23")
@pytest.mark.parametrize("each", [2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_lore_cards_as_everybody_is_to_have_and_one_are_laid_out(seats: int, each: int) -> None:
    shown = laid_out(begun(seats, lore=each))
    assert [name[:4] for name in shown] == ["lead"] * (seats + 1) + ["lore"] * (each * seats + 1)


@rule("ARC-LORE-03", "ARC-LORE-04")
@pytest.mark.parametrize("each", [2, 3])
def test_everybody_drafts_a_leader_and_so_many_lore_cards_lap_by_lap(each: int) -> None:
    position = begun(lore=each)
    lap = [(position.state.initiative - step) % 3 for step in (1, 2, 3)]
    assert drafted(position, "lore leader" + " lore" * (each - 1)) == lap * (1 + each)
    assert [(bool(seat["leader"]), len(seat["lore"])) for seat in seats_of(position)] == [(True, each)] * 3


@rule("ARC-LORE-03", "ARC-AMB-36")
@pytest.mark.parametrize("each", [1, 2, 3])
def test_nobody_takes_one_lore_card_too_many(each: int) -> None:
    position = begun(lore=each)
    drafted(position, "lore " * each)
    assert position.ask is not None
    assert {option.notation[:10] for option in position.ask.options} == {"draft lead"}


@rule("ARC-LORE-04")
def test_the_game_offers_one_to_three_lore_cards_and_version_1_a_switch_for_two() -> None:
    assert GAME.option_schema()["properties"]["lore"] == {"enum": [1, 2, 3], "default": 1, "rule": "ARC-LORE-04"}
    old = GAME.under(1).start(3, 7, {"leaders": True, "second_lore": True})
    assert old.state.draft == GAME.start(3, 7, {"leaders": True, "lore": 2}).state.draft
    assert starboard.replay(old.record).dump() == old.dump()


# What the leaders begin with


def with_leaders(*names: str, players: str = "red blue white", initiative: str = "red", lore: str = "") -> Table:
    """The draft is over: these leaders have just been taken. Of lore cards these are left in the box."""
    t = Table(players).initiative(initiative).set(lore=[CARD_NUMBER[name] for name in lore.split()])
    for colour, name in zip(players.split(), names, strict=True):
        t.cards(colour, name)
    return t.next(PlaceLeaders()).begin()


# Pieces in A, B and C, and resources.
STARTS = {
    "leader01": ("city 3", "starport 3", "2", "relic material"),
    "leader02": ("city 3", "starport 3", "2", "psionic relic"),
    "leader03": ("city 3", "starport 3", "2", "fuel fuel"),
    "leader04": ("city 4", "starport 3", "2", "psionic material"),
    "leader05": ("starport 4", "4", "2", "material weapon"),
    "leader06": ("city 3", "starport 3", "2", "weapon material"),
    "leader07": ("city 3", "city 3", "3", "relic material"),
    "leader08": ("city 3", "starport 3", "2", "psionic weapon"),
    "leader09": ("city 3", "city 3", "2", "relic relic"),
    "leader10": ("city 3", "starport 3", "2", "fuel material"),
    "leader11": ("starport 4", "3", "2", "fuel weapon"),
    "leader12": ("city 3", "starport 3", "2", "psionic psionic"),
    "leader13": ("4", "3", "2", "relic weapon"),
    "leader14": ("city 3", "3", "3", "relic material"),
    "leader15": ("city 3", "starport 4", "2", "fuel material"),
    "leader16": ("starport 4", "3", "2", "fuel weapon"),
}
SPARE = ("leader01", "leader08", "leader04")  # for the others at the table
LEFT = "lore01 lore02 lore03 lore04 lore05 lore06 lore07"


def beginning(name: str, players: str = "red blue white") -> Table:
    """Red has the initiative and this leader."""
    others = [other for other in SPARE if other != name][: len(players.split()) - 1]
    return with_leaders(name, *others, players=players, lore=LEFT)


def there(t: Table, system: str) -> str:
    fresh, damaged = t.fleet("red", system)
    assert damaged == 0
    buildings = [one.split()[1] for one in t.buildings(system) if one.startswith("red")]
    return " ".join([*buildings, str(fresh)])


def test_all_leaders_are_listed_here() -> None:
    assert list(STARTS) == leaders() == EVERY_LEADER


@rule("ARC-LEADER-08", "ARC-LEADER-09")
@pytest.mark.parametrize("name", STARTS)
def test_pieces_and_resources_of_the_leader(name: str) -> None:
    t = beginning(name)  # red: A is Hex 1, B is Crescent 2, C is Gate 1
    assert (there(t, "c1_hex"), there(t, "c2_crescent"), there(t, "c1_gate"), t.held("red")) == STARTS[name]
    elsewhere = {
        system: t.fleet("red", system) for system in ("c2_hex", "c1_crescent", "c2_gate", "c1_arrow", "c2_arrow")
    }
    assert set(elsewhere.values()) == {(0, 0)}


@rule("ARC-LEADER-08")
def test_everybody_begins_in_systems_of_their_own_counted_from_the_initiative_holder() -> None:
    t = with_leaders("leader01", "leader08", "leader04", initiative="blue")
    assert t.buildings("c1_hex") == ["blue city 1"]
    assert t.buildings("c2_hex") == ["white city 1"]
    assert t.buildings("c1_arrow") == ["red city 1"]


@rule("ARC-LEADER-14")
@pytest.mark.parametrize("name", STARTS)
def test_of_two_players_each_has_two_systems_c(name: str) -> None:
    t = beginning(name, "red blue")
    a, b, c, _ = STARTS[name]
    assert [there(t, system) for system in ("c4_crescent", "c3_crescent", "c1_gate", "c6_arrow")] == [a, b, c, c]


@rule("ARC-LEADER-15")
@pytest.mark.parametrize(("name", "slots"), [("leader05", 2), ("leader01", 3), ("leader07", 4)])
def test_cities_come_from_the_left_of_the_board_and_open_slots(name: str, slots: int) -> None:
    t = beginning(name)
    table = t.position.view(None)["table"]["seats"][0]
    assert [slot["slot"] for slot in table["slots"] if slot["open"]] == list(range(1, slots + 1))
    assert [slot["type"] is not None for slot in table["slots"]][:2] == [True, True]


# Steps of their own


@rule("ARC-LEADER-10")
def test_steps_of_leaders_come_in_turn_order_after_all_pieces_are_placed() -> None:
    t = with_leaders("leader16", "leader02", "leader10", initiative="blue")
    told = [(event.is_, event.facts["seat"]) for event in t.events]
    placed, outraged, scrapped = "leader-placed", "begins-outraged", "scrapped"
    assert told[:3] == [(placed, 1), (placed, 2), (placed, 0)]
    assert told[3:] == [(outraged, 1), (outraged, 1), (scrapped, 2), (scrapped, 2), (outraged, 0)]


@rule("ARC-LEADER-13", "ARC-EX-19")
@card("leader02", 2)
def test_the_mystic_begins_under_outrage_for_material_and_fuel() -> None:
    t = beginning("leader02")
    assert (there(t, "c1_hex"), there(t, "c2_crescent"), there(t, "c1_gate")) == ("city 3", "starport 3", "2")
    assert t.held("red") == "psionic relic"
    assert t.outraged("red") == ["material", "fuel"]
    assert t.g.agents[0] == 8
    assert (t.outraged("blue"), t.g.agents[1]) == ([], 10)


@rule("ARC-OUTRAGE-06")
@card("leader02", 2)
def test_so_a_material_has_no_effect_for_the_mystic() -> None:
    t = (
        Table()
        .cards("red", "leader02")
        .outrage("red", "material", "fuel")
        .slots("red", "material")
        .city("red", "c2_hex")
    )
    t.lead("red", "administration_4").play("spend 1 material").expect_ask("red", "prelude")


@card("leader16", 2)
def test_the_quartermaster_begins_under_outrage_for_material() -> None:
    t = beginning("leader16")
    assert (t.outraged("red"), t.g.agents[0]) == (["material"], 9)


@rule("ARC-LIMIT-07", "ARC-GLOSS-10")
@card("leader10", 2)
def test_two_ships_and_three_agents_of_the_overseer_leave_the_game() -> None:
    t = beginning("leader10")
    assert (t.g.ships[0], t.g.agents[0]) == (15 - 8 - 2, 10 - 3)
    assert (t.g.ships[1], t.g.agents[1]) == (15 - 8, 10)


@rule("ARC-LIMIT-07", "ARC-GLOSS-10")
@card("leader13", 1)
def test_the_two_leftmost_cities_of_the_anarchist_leave_the_game() -> None:
    t = beginning("leader13")
    assert t.g.cities[0] == 3
    table = t.position.view(None)["table"]["seats"][0]
    assert [slot["slot"] for slot in table["slots"] if slot["open"]] == [1, 2, 3, 4]


@rule("ARC-LIMIT-09")
@card("leader13", 1)
def test_a_city_that_comes_back_does_not_cover_the_slots_of_those_that_left() -> None:
    t = (
        Table()
        .cards("red", "leader13")
        .cities_off("red", 2)
        .city("red", "c1_hex")
        .slots("red", "relic weapon fuel fuel")
    )
    t.ships("blue", "c1_hex", 2).court("bc29 blue:1").lead("blue", "aggression_4")
    assert t.g.cities[0] == 2
    t.play("secure bc29").play(next(choice for choice in t.choices if "c1_hex" in choice))
    assert t.g.cities[0] == 3
    assert t.held("red") == "relic weapon fuel fuel"


# Archivist


@rule("ARC-LEADER-11")
@card("leader09", 1)
def test_the_archivist_looks_at_five_lore_cards_of_the_box_and_keeps_two() -> None:
    t = beginning("leader09")
    t.expect_ask("red", "keep-lore", "keep lore03", "keep lore04", "keep lore05", "keep lore06", "keep lore07")
    t.play("keep lore05").expect_ask("red", "keep-lore", "keep lore03", "keep lore04", "keep lore06", "keep lore07")
    t.play("keep lore03")
    assert t.area("red") == ["lore03", "lore05", "leader09"]


@rule("ARC-LEADER-11")
@card("leader09", 1)
def test_the_other_lore_cards_leave_the_game() -> None:
    t = beginning("leader09").play("keep lore05", "keep lore03")
    assert (t.g.peek, t.g.lore) == ([], [])


@rule("ARC-SECRET-03")
@card("leader09", 1)
def test_only_the_archivist_sees_them() -> None:
    t = beginning("leader09")
    assert t.position.view(0)["table"]["peek"] == ["lore03", "lore04", "lore05", "lore06", "lore07"]
    assert [t.position.view(seat)["table"]["peek"] for seat in (1, 2, None)] == [[], [], []]
    (event,) = (event for event in t.events if event.is_ == "draws-lore")
    assert (event.args, event.facts) == ({"seat": 0, "count": 5}, {"seat": 0, "count": 5})


@card("leader09", 1)
def test_others_imagine_any_cards_of_the_box_there() -> None:
    t = beginning("leader09")
    own = {tuple(t.position.imagine(0, seed).state.peek) for seed in range(10)}
    others = {name for seed in range(40) for name in t.position.imagine(1, seed).state.peek}
    assert own == {tuple(t.g.peek)}
    assert others == {CARD_NUMBER[name] for name in LEFT.split()}


@card("leader09", 1)
def test_the_archivist_draws_in_turn_order_too() -> None:
    t = with_leaders("leader09", "leader16", "leader01", initiative="blue", lore=LEFT)
    assert t.outraged("blue") == ["material"]  # blue's step is done
    t.expect_ask("red", "keep-lore")


@card("leader09", 1)
def test_cards_that_lay_open_are_not_drawn() -> None:
    found = 0
    for seed in range(200):
        position = begun(3, seed, pack=True)
        if "leader09" not in laid_out(position):
            continue
        shown = set(laid_out(position))
        position.play("draft leader09")
        while position.ask and position.ask.kind == "draft":
            position.play(position.ask.options[0])
        drawn = {name for seat in range(3) for name in position.view(seat)["table"]["peek"]}
        found += 1
        assert len(drawn) == 5 and not drawn & shown
        if found == 3:
            return
    pytest.fail("the Archivist never came")
