"""The four Unions: laid beside a played action card, and exchanged for it at the end of the round."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule
from starboard.games.arcs.view import view

UNIONS = (
    ("bc04", "admin-union", "administration"),
    ("bc05", "construction-union", "construction"),
    ("bc10", "spacing-union", "mobilization"),
    ("bc11", "arms-union", "aggression"),
)
unions = pytest.mark.parametrize(("name", "union", "suit"), UNIONS)


def led(suit: str, cards: str) -> Table:
    """Red has led a 4 of the suit; blue has one card, white none."""
    t = Table().cards("red", cards).hand("red", "").hand("blue", "mobilization_2").hand("white", "")
    return t.ships("red", "c1_hex", 1).ships("blue", "c2_hex", 1).lead("red", f"{suit}_4")


@card("bc04", 1)
@card("bc05", 1)
@card("bc10", 1)
@card("bc11", 1)
@rule("ARC-GUILD-07", "ARC-GUILD-08", "ARC-EX-23", "ARC-ROUND-06", "ARC-ROUND-07")
@unions
def test_at_the_end_of_the_round_the_card_is_taken_and_the_union_discarded(name: str, union: str, suit: str) -> None:
    t = led(suit, name).play(f"{union} {suit}_4")
    assert (t.area("red"), t.discarded(), t.in_hand("red")) == ([], [], [])
    t.play("end", "copy mobilization_2", "end")
    assert (t.in_hand("red"), t.discarded()) == ([f"{suit}_4"], [name])
    assert t.g.attached == []
    t.expect_ask("red", "lead", f"lead {suit}_4", "pass")  # so a new round has begun


@card("bc04", 1)
@card("bc05", 1)
@card("bc10", 1)
@card("bc11", 1)
@rule("ARC-GUILD-07")
@unions
def test_a_union_goes_to_cards_of_its_suit_only(name: str, union: str, suit: str) -> None:
    other = "construction" if suit != "construction" else "aggression"
    t = led(other, name)
    assert t.can(union) == []
    assert t.refused(f"{union} {other}_4") == ("deed-now", "ARC-GUILD-07")


@card("bc04", 1)
@rule("ARC-GUILD-07", "ARC-PRELUDE-09")
def test_a_union_may_be_laid_beside_the_card_of_a_rival() -> None:
    t = Table().cards("blue", "bc04").ships("blue", "c1_hex", 1).hand("white", "")
    t.pivot("blue", "construction_3", "administration_5")
    t.play("admin-union administration_5", "end")
    assert "administration_5" in t.in_hand("blue")
    assert t.discarded() == ["bc04"]


@card("bc04", 1)
@rule("ARC-GUILD-07")
def test_a_union_may_be_laid_beside_a_card_that_surpasses() -> None:
    t = Table().cards("blue", "bc04").surpass("blue", "administration_6", "administration_5")
    assert t.can("admin-union") == ["admin-union administration_5", "admin-union administration_6"]


@card("bc04", 1)
@rule("ARC-GUILD-07", "ARC-FOLLOW-14")
def test_a_union_is_not_laid_beside_a_card_played_face_down() -> None:
    t = Table().cards("blue", "bc04").copy("blue", "administration_3", "construction_4")
    assert t.can("admin-union") == []


@rule("ARC-GUILD-09", "ARC-RAID-02")
def test_a_union_that_was_laid_down_cannot_be_stolen() -> None:
    t = led("administration", "bc04").cards("blue", "bc20").hand("red", "construction_2")
    t.play("admin-union administration_4", "end", "copy mobilization_2")
    t.play("silver-tongues")
    assert t.area("blue") == []
    assert t.discarded() == ["bc20"]


@rule("ARC-GUILD-09", "ARC-OUTRAGE-02")
def test_a_union_that_was_laid_down_does_not_count_for_its_owner() -> None:
    t = led("administration", "bc04 bc02").play("admin-union administration_4")
    assert t.area("red") == ["bc02"]
    seen = view(t.g, 1).seats[0]
    assert seen.played is not None
    assert (seen.guilds, seen.played.union) == (["bc02"], "bc04")


@rule("ARC-GUILD-09")
def test_the_card_stays_on_the_table_until_all_have_had_their_turn() -> None:
    t = led("administration", "bc04").play("admin-union administration_4", "end")
    t.expect_ask("blue", "follow")
    assert t.in_hand("red") == []
    assert t.play("copy mobilization_2").can("influence")  # blue copies what lies there


@rule("ARC-GUILD-07", "ARC-ROUND-02")
def test_a_surpassing_card_that_is_taken_still_wins_the_initiative() -> None:
    t = Table().cards("blue", "bc04").ships("blue", "c1_hex", 1).hand("white", "")
    t.surpass("blue", "administration_6", "administration_5")
    t.play("admin-union administration_6", "end")
    t.expect_ask("blue", "lead")
    assert "lead administration_6" in t.choices


@rule("ARC-SECRET-03")
def test_everybody_knows_the_card_that_was_taken() -> None:
    t = led("administration", "bc04").hand("red", "construction_2").play("admin-union administration_4", "end")
    t.play("copy mobilization_2", "end")
    assert t.in_hand("red") == ["administration_4", "construction_2"]
    assert view(t.g, 2).seats[0].known == ["administration_4"]


@rule("ARC-GUILD-07")
def test_unions_of_two_players_take_different_cards_of_one_round() -> None:
    t = Table().cards("blue", "bc04").cards("white", "bc05").hand("white", "mobilization_2")
    t.ships("blue", "c1_hex", 1).ships("white", "c1_gate", 1).pivot("blue", "construction_3", "administration_5")
    t.play("admin-union administration_5", "end", "copy mobilization_2", "construction-union construction_3", "end")
    assert "administration_5" in t.in_hand("blue")
    assert t.in_hand("white") == ["construction_3"]
    assert t.discarded() == ["bc04", "bc05"]
