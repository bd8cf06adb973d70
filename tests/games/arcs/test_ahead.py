"""Choices made ahead in Arcs: what they answer, and every thing that withdraws them."""

from __future__ import annotations

import pytest

from games.arcs.table import ENDING, Table
from starboard.games.arcs.ahead import AHEAD
from starboard.games.arcs.cards.leaders import Again
from starboard.games.arcs.state import ArcsState
from starboard.games.arcs.tables.map import SYSTEM_INDEX
from starboard.kernel.ahead import Ahead, Rests
from starboard.kernel.ask import Option

KINDS = {kind.id: kind for kind in AHEAD}
PASS, NO_SEIZE, HITS = KINDS["pass"], KINDS["no-seize"], KINDS["hits"]


def answer(t: Table, kind: Ahead[ArcsState]) -> str | None:
    ask = t.begin().position.ask
    assert ask is not None
    found: Option | None = kind.answer(t.position, ask)
    return found and found.notation


def changed(kind: Ahead[ArcsState], before: Rests, t: Table, colour: str) -> list[str]:
    now = kind.rests(t.position, t.seat(colour))
    return [name for name in now if now[name] != before[name]]


def table() -> Table:
    t = Table("red blue white").hand("red", "construction_4 mobilization_2").hand("blue", "aggression_3 aggression_4")
    return t.ships("blue", "c1_gate", 2).starport("blue", "c1_arrow").ships("red", "c1_gate", 3).initiative("red")


def led(t: Table) -> Table:
    """Red leads, declares nothing, and ends the turn."""
    t.play("lead construction_4")
    while t.position.ask is not None and t.position.ask.seat == t.seat("red"):
        t.play(ENDING[t.position.ask.kind])
    return t


def test_passing_answers_what_to_lead_and_nothing_else() -> None:
    t = table()
    t.expect_ask("red", "lead")
    assert answer(t, PASS) == "pass"
    led(t).expect_ask("blue", "follow")
    assert answer(t, PASS) is None and answer(t, NO_SEIZE) is None


def test_who_has_no_card_is_offered_neither() -> None:
    t = table().hand("white", "").begin()
    assert [kind.offered(t.g, t.seat("white")) for kind in (PASS, NO_SEIZE, HITS)] == [False, False, True]
    assert all(kind.offered(t.g, t.seat("blue")) for kind in AHEAD)


def test_what_others_do_elsewhere_withdraws_nothing() -> None:
    t = table().begin()
    before = PASS.rests(t.position, t.seat("blue"))
    led(t)
    assert changed(PASS, before, t, "blue") == []


@pytest.mark.parametrize(
    ("change", "name"),
    [
        (lambda t: t.set(chapter=2), "chapter"),
        (lambda t: t.set(passes=2, initiative=1), "ends"),
        (lambda t: t.hand("blue", "aggression_3"), "hand"),
        (lambda t: t.markers("tycoon"), "ambitions"),
        (lambda t: t.ships("blue", "c2_hex", 1), "pieces"),
        (lambda t: t.starport("blue", "c2_hex"), "pieces"),
        (lambda t: t.slots("blue", "fuel"), "board"),
        (lambda t: t.cards("blue", "bc01"), "board"),
        (lambda t: t.captive("red", "blue"), "board"),
        (lambda t: t.trophy("blue", "red", "ship"), "board"),
        (lambda t: t.outrage("blue", "fuel"), "board"),
        (lambda t: t.power(blue=3), "board"),
    ],
)
def test_what_passing_rests_on(change: object, name: str) -> None:
    t = table().begin()
    before = PASS.rests(t.position, t.seat("blue"))
    assert callable(change)
    change(t)
    assert changed(PASS, before, t, "blue") == [name]


def battle(t: Table, hits: int) -> Table:
    """Red, who has led aggression 2, hits blue on c2_hex so often."""
    t.homes().lead("red", "aggression_2").ships("red", "c2_hex", hits)
    return t.play("battle c2_hex 1", f"dice skirmish {hits}", dice=" ".join(["skirmish:1"] * hits))


def test_who_has_passed_before_may_do_so_again_when_somebody_has_led() -> None:
    t = table().play("pass")
    before = PASS.rests(t.position, t.seat("red"))
    t.play("lead aggression_3")
    assert changed(PASS, before, t, "red") == []


def test_the_last_to_pass_is_asked() -> None:
    t = table().begin()
    before = PASS.rests(t.position, t.seat("white"))
    t.play("pass", "pass").expect_ask("white", "lead")
    assert changed(PASS, before, t, "white") == ["ends"]


def test_a_hit_on_a_piece_of_ones_own_withdraws_a_pass() -> None:
    t = Table().ships("blue", "c2_hex", 1)
    before = PASS.rests(t.position, t.seat("blue"))
    battle(t, 1)
    assert "pieces" in changed(PASS, before, t, "blue")


def test_which_of_two_fresh_buildings_is_hit_makes_no_difference() -> None:
    t = battle(Table().starport("blue", "c2_hex").starport("blue", "c2_hex"), 1)
    t.expect_ask("red", "hit", "hit c2_hex/1", "hit c2_hex/2")
    assert answer(t, HITS) == "hit c2_hex/1"


def test_nor_in_which_order_ships_are_hit_that_are_all_hit() -> None:
    t = battle(Table().ships("blue", "c2_hex", 1, damaged=1), 2)
    t.expect_ask("red", "hit")
    assert len(t.choices) == 2 and answer(t, HITS) == t.choices[0]


@pytest.mark.parametrize(
    "t",
    [
        Table().ships("blue", "c2_hex", 1, damaged=1),
        Table().starport("blue", "c2_hex").starport("blue", "c2_hex", damaged=True),
        Table().starport("blue", "c2_hex").city("blue", "c2_hex"),
        # One of the cities was taxed in this turn: the other can still be.
        Table().city("blue", "c2_hex").city("blue", "c2_hex").set(used=1 << 3 * SYSTEM_INDEX["c2_hex"]),
    ],
    ids=["ships", "damaged", "kinds", "taxed"],
)
def test_other_hits_are_left_to_the_person(t: Table) -> None:
    battle(t, 1).expect_ask("red", "hit")
    assert len(t.choices) == 2 and answer(t, HITS) is None


def test_a_rule_that_speaks_of_a_building_keeps_them_apart() -> None:
    t = battle(Table().starport("blue", "c2_hex").starport("blue", "c2_hex"), 1)
    t.g.frames.insert(0, Again(0, 3 * SYSTEM_INDEX["c2_hex"], 1, tax=True))
    assert answer(t, HITS) is None


def test_nobody_seizes_until_the_chapter_ends() -> None:
    t = table().begin()
    before = NO_SEIZE.rests(t.position, t.seat("blue"))
    led(t).play("pivot aggression_3")
    t.expect_ask("blue", "seize", "seize none", "seize aggression_4")
    assert answer(t, NO_SEIZE) == "seize none" and changed(NO_SEIZE, before, t, "blue") == []
    t.set(chapter=2)
    assert changed(NO_SEIZE, before, t, "blue") == ["chapter"]
