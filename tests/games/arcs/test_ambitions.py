"""ARC-AMBITION: declaring."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import rule


def led(card: str, players: str = "red blue white") -> Table:
    return Table(players).homes().hand("red", card).play(f"lead {card}")


@rule("ARC-AMBITION-01", "ARC-AMBITION-14")
def test_only_the_leader_declares_even_after_a_seizure() -> None:
    t = led("aggression_3").play("declare none").turn()
    t = Table().homes().hand("red", "aggression_3").hand("blue", "aggression_4 aggression_5")
    t.turn("lead aggression_3").play("surpass aggression_4", "seize aggression_5")
    t.expect_ask("blue", "prelude")


@rule("ARC-AMBITION-02", "ARC-AMBITION-03")
def test_declaring_is_a_choice_before_anything_else() -> None:
    t = led("aggression_3")
    t.expect_ask("red", "declare", "declare none", "declare tyrant")
    t.play("declare none")
    assert t.boxes() == [None, None, None]
    t.expect_ask("red", "prelude")


@rule("ARC-AMBITION-04")
def test_a_one_declares_nothing() -> None:
    led("aggression_1", "red blue white yellow").expect_ask("red", "prelude")


@rule("ARC-AMBITION-05")
@pytest.mark.parametrize(
    ("number", "ambition"), [(2, "tycoon"), (3, "tyrant"), (4, "warlord"), (5, "keeper"), (6, "empath")]
)
def test_each_number_declares_its_own_ambition(number: int, ambition: str) -> None:
    t = led(f"mobilization_{number}")
    t.expect_ask("red", "declare", "declare none", f"declare {ambition}")
    assert t.refused("declare any") == ("declare", "ARC-AMBITION-05")


@rule("ARC-AMBITION-06")
def test_a_seven_declares_any_ambition() -> None:
    t = led("mobilization_7", "red blue white yellow")
    assert len(t.choices) == 6


@rule("ARC-AMBITION-07", "ARC-SETUP-07")
def test_the_available_marker_of_the_highest_value_is_taken() -> None:
    t = led("mobilization_2").play("declare tycoon")
    assert t.boxes() == [None, None, "tycoon"]
    t = Table().homes().hand("red", "mobilization_2").markers(None, None, "keeper").play("lead mobilization_2")
    t.play("declare tycoon")
    assert t.boxes() == [None, "tycoon", "keeper"]
    # A flipped 4/2 is worth less than 5/3, a flipped 6/3 more.
    t = Table().homes().hand("red", "mobilization_2").set(flipped=2).play("lead mobilization_2", "declare tycoon")
    assert t.boxes() == [None, "tycoon", None]


@rule("ARC-AMBITION-08", "ARC-SETUP-08")
def test_the_zero_marker_makes_the_number_zero_for_the_round() -> None:
    t = led("mobilization_6")
    assert not t.g.zero
    t.play("declare empath")
    assert t.position.game.view(t.g, None).number == 0


@rule("ARC-AMBITION-09")
def test_declaring_changes_neither_pips_nor_suit() -> None:
    t = led("mobilization_3")
    before = t.g.pips
    t.play("declare tyrant")
    assert t.g.pips == before
    assert {choice.split()[0] for choice in t.choices} == {"move", "influence", "end"}


@rule("ARC-AMBITION-10")
def test_without_a_marker_nothing_can_be_declared() -> None:
    t = Table().homes().hand("red", "mobilization_3").markers("tycoon", "keeper", "keeper").play("lead mobilization_3")
    t.expect_ask("red", "prelude")


@rule("ARC-AMBITION-11", "ARC-EX-24", "ARC-SCORE-07")
def test_an_ambition_can_be_declared_again_and_its_markers_add_up() -> None:
    t = Table().homes().hand("red", "mobilization_3").markers(None, None, "tyrant").play("lead mobilization_3")
    t.play("declare tyrant")
    assert t.boxes() == [None, "tyrant", "tyrant"]
    t.captive("red", "blue", 2)
    standing = next(one for one in t.position.game.view(t.g, None).standings if one.ambition == "tyrant")
    assert standing.gains == [8, 0, 0]


@rule("ARC-AMBITION-12")
def test_one_card_declares_once() -> None:
    t = led("mobilization_3").play("declare tyrant")
    t.expect_ask("red", "prelude")
    assert t.can("declare") == []


@rule("ARC-AMBITION-13")
def test_anybody_may_fulfil_what_somebody_declared() -> None:
    t = led("mobilization_3").play("declare tyrant").captive("blue", "red", 1)
    standing = next(one for one in t.position.game.view(t.g, None).standings if one.ambition == "tyrant")
    assert standing.gains == [0, 5, 0]


@rule("ARC-AMBITION-15")
def test_a_declaration_by_a_card_takes_the_highest_marker_whoever_leads() -> None:
    t = Table().homes().pivot("red", "aggression_4", lead="construction_3", leader="white").court("bc27 red:1")
    t.play("secure bc27", "declare keeper")
    assert t.boxes() == [None, None, "keeper"]
    assert not t.g.zero
    t = Table().homes().pivot("red", "aggression_4", lead="construction_3", leader="white").court("bc27 red:1")
    t.markers("tycoon", "tycoon", "tycoon").play("secure bc27")
    t.expect_ask("blue", "follow")
