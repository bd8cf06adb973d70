"""Databank 1: what goes wrong with ILLEGAL deliveries."""

from __future__ import annotations

from games.outer_rim.table import Table
from marks import card

PASS, FAIL = "crit blank", "blank blank"


def smuggler(mishap: str, space: str = "kessel", cargo: str = "stolen_supplies") -> Table:
    t = Table().holds("han_solo", cargo).at("han_solo", space).databank(mishap).act("han_solo")
    return t.play("deliver")


@card("db_1_1", 1)
def test_imperial_presence() -> None:
    t = smuggler("db_1_1").play("hand-over stolen_supplies", dice=["blank", PASS])
    assert (t.credits_of("han_solo"), t.fame_of("han_solo"), t.held("han_solo")) == (9000, 1, [])
    t = smuggler("db_1_1").play("hand-over stolen_supplies", dice=["blank", FAIL])
    assert (t.reputation_of("han_solo", "imperial"), t.patrol_at("imperial")) == (-1, "kessel")
    assert t.held("han_solo") == ["stolen_supplies"]


@card("db_1_2", 1)
def test_unwanted_attention() -> None:
    t = smuggler("db_1_2").play("hand-over stolen_supplies", dice=["blank", PASS])
    assert t.credits_of("han_solo") == 9000
    t = smuggler("db_1_2").play("hand-over stolen_supplies", dice=["blank", FAIL])
    assert (t.credits_of("han_solo"), t.held("han_solo"), t.bottom("cargo")) == (2000, [], "stolen_supplies")


@card("db_1_3", 1)
def test_local_security() -> None:
    t = smuggler("db_1_3").play("hand-over stolen_supplies", dice=["blank", "hit hit hit", "blank blank blank"])
    assert (t.credits_of("han_solo"), t.held("han_solo")) == (9000, [])
    t = smuggler("db_1_3").play("hand-over stolen_supplies", dice=["blank", "blank blank blank", "hit blank blank"])
    assert (t.credits_of("han_solo"), t.held("han_solo"), t.wounds_of("han_solo")) == (4000, [], 1)


@card("db_1_4", 1)
def test_special_interest_groups() -> None:
    t = smuggler("db_1_4").play("hand-over stolen_supplies", dice=["blank"])
    t.expect_ask("han_solo", "choose")
    t.play("option pay_them_off")
    assert t.credits_of("han_solo") == 4000 - 3000 + 5000
    t = (
        smuggler("db_1_4")
        .play("hand-over stolen_supplies", dice=["blank"])
        .play("option let_the_planet_faction_object")
    )
    assert (t.reputation_of("han_solo", "syndicate"), t.credits_of("han_solo")) == (-1, 9000)
    t = smuggler("db_1_4").play("hand-over stolen_supplies", dice=["blank"]).play("option walk_away")
    assert t.held("han_solo") == ["stolen_supplies"]
    t.expect_ask("boba_fett", "plan")  # the turn is over


@card("db_1_4", 1)
def test_what_cannot_be_paid_is_not_offered() -> None:
    t = (
        Table()
        .holds("han_solo", "stolen_supplies")
        .at("han_solo", "kessel")
        .databank("db_1_4")
        .credits("han_solo", 2000)
    )
    t.act("han_solo").play("deliver").play("hand-over stolen_supplies", dice=["blank"])
    assert not t.can("option pay_them_off")
