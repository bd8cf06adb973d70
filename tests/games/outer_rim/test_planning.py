"""OR-PLAN: exactly one thing."""

from __future__ import annotations

from games.outer_rim.table import Table
from marks import rule


@rule("OR-PLAN-01", "OR-PLAN-02")
def test_move_earn_or_recover() -> None:
    t = Table()
    assert {choice.split()[0] for choice in t.choices} == {"move", "earn", "recover"}
    t.play("earn")
    assert (t.credits_of("han_solo"), t.credits_of("boba_fett")) == (6000, 6000)
    t.expect_ask("han_solo", "act")
    t.refused("move naboo")


@rule("OR-PLAN-03")
def test_recovering_removes_all_damage_from_character_and_ship() -> None:
    t = Table().damage("han_solo", wounds=3, dents=2).damage("boba_fett", wounds=1).play("recover")
    assert (t.wounds_of("han_solo"), t.dents_of("han_solo")) == (0, 0)
    assert t.wounds_of("boba_fett") == 1


@rule("OR-AMB-41")
def test_one_may_recover_without_damage() -> None:
    t = Table().play("recover")
    t.expect_ask("han_solo", "act")


@rule("OR-PLAN-04")
def test_a_planning_ability_takes_the_place_of_the_other_choices() -> None:
    t = Table().secret("han_solo", "enc_navpoint_05")
    assert t.can("plan") == ["plan enc_navpoint_05"]
    t.play("plan enc_navpoint_05", "planet takodana")
    assert t.where("han_solo") == "takodana"
    t.expect_ask("han_solo", "act")


@rule("OR-PLAN-05")
def test_a_defeated_player_can_only_recover() -> None:
    t = Table().secret("han_solo", "enc_navpoint_05").damage("han_solo", wounds=4, dents=1, defeated=True)
    t.begin()
    assert (t.wounds_of("han_solo"), t.dents_of("han_solo"), t.is_defeated("han_solo")) == (0, 0, False)
    t.expect_ask("han_solo", "act")  # there was nothing to decide
    t = Table().holds("han_solo", "bacta_supplies").damage("han_solo", wounds=4, dents=3, defeated=True)
    t.expect_ask("han_solo", "plan", "recover", "use bacta_supplies")
    for choice in ("earn", "move lothal"):
        t.refused(choice)
