"""OR-TRADE: the trade action between players."""

from __future__ import annotations

import pytest

from games.outer_rim.table import Table
from marks import rule

GOODS = "salvage shield_upgrade dl_44 imperial_favor bounty_lobot hired_help_1"


def meeting(players: str = "han_solo boba_fett", space: str = "lothal") -> Table:
    t = Table(players)
    for name in t.players:
        t.at(name, space)
    return t.act(t.players[0])


@rule("OR-TRADE-01", "OR-GEN-01")
def test_cards_and_credits_change_hands() -> None:
    """By the learn-to-play only cards would, and no jobs: the reference wins (OR-DIFF-02, -03)."""
    t = meeting().holds("han_solo", "salvage").holds("boba_fett", "imperial_favor")
    t.play("trade", "partner 1", "give salvage", "get imperial_favor", "get-credits 2000", "propose")
    t.expect_ask("boba_fett", "proposal", "accept", "decline")
    t.play("accept")
    assert (t.held("han_solo"), t.credits_of("han_solo")) == (["imperial_favor"], 6000)
    assert (t.held("boba_fett"), t.credits_of("boba_fett")) == (["salvage"], 4000)


@rule("OR-TRADE-01")
def test_only_with_somebody_in_the_same_space() -> None:
    t = meeting().at("boba_fett", "naboo")
    t.refused("trade")


@rule("OR-TRADE-02")
def test_with_several_of_them_but_always_the_active_player() -> None:
    t = meeting("han_solo boba_fett bossk jyn_erso").at("jyn_erso", "naboo")
    t.holds("boba_fett", "dl_44").holds("bossk", "salvage").play("trade")
    t.expect_ask("han_solo", "partner", "partner 1", "partner 2", "done")
    t.play("partner 1", "get dl_44", "propose", "accept")
    t.play("partner 2", "get salvage", "give dl_44", "propose", "accept", "done")
    assert (t.held("han_solo"), t.held("boba_fett"), t.held("bossk")) == (["salvage"], [], ["dl_44"])
    t.refused("trade")  # that was the trade action
    t = meeting("han_solo boba_fett bossk").play("trade")
    t.refused("partner 2", by="boba_fett")


@rule("OR-TRADE-03", "OR-EX-07")
def test_a_deal_need_not_be_even() -> None:
    t = (
        meeting()
        .ship("han_solo", "yv_666")
        .holds("han_solo", "dl_44")
        .holds("boba_fett", "salvage vibroknife bounty_lobot")
    )
    t.play("trade", "partner 1", "give dl_44", "get salvage", "get vibroknife", "get bounty_lobot", "propose", "accept")
    assert t.held("han_solo") == ["salvage", "vibroknife", "bounty_lobot"]
    t.play("partner 1", "give-credits 1000", "propose", "accept")  # for nothing
    assert t.credits_of("han_solo") == 3000


@rule("OR-TRADE-04")
def test_nothing_happens_unless_both_agree() -> None:
    t = meeting().holds("han_solo", "dl_44").holds("boba_fett", "salvage")
    t.play("trade", "partner 1", "get salvage", "propose", "decline")
    assert (t.held("han_solo"), t.held("boba_fett")) == (["dl_44"], ["salvage"])
    t.expect_ask("han_solo", "partner", "partner 1", "done")


@rule("OR-TRADE-05", "OR-TRADE-07")
def test_all_resources_and_credits_but_no_secrets_and_no_ships() -> None:
    t = meeting().ship("han_solo", "yv_666").holds("han_solo", GOODS).secret("han_solo", "enc_navpoint_05")
    t.play("trade", "partner 1")
    assert t.can("give ") == [f"give {card}" for card in GOODS.split()]
    assert t.can("give-credits") == [f"give-credits {n}000" for n in (1, 2, 3, 4)]
    for thing in ("enc_navpoint_05", "yv_666"):
        t.refused(f"give {thing}")
    t.refused("give-credits 5000")
    t.refused("get-credits 7000")


@rule("OR-TRADE-06")
def test_a_captive_goes_with_its_bounty() -> None:
    t = meeting(space="cantonica").holds("han_solo", "bounty_lobot").captive("bounty_lobot")
    t.play("trade", "partner 1", "give bounty_lobot", "propose", "accept", "done", "end")
    t.act("boba_fett").position._go_on()
    t.play("deliver", "hand-over bounty_lobot")
    assert t.fame_of("boba_fett") == 1


@rule("OR-TRADE-08")
def test_what_finds_no_slot_is_discarded() -> None:
    """A G9 Rigger has room for one cargo."""
    t = meeting().holds("han_solo", "salvage").holds("boba_fett", "droid_parts")
    t.play("trade", "partner 1", "give salvage", "propose", "accept")
    t.expect_ask("boba_fett", "slots", "discard droid_parts", "discard salvage")
    t.play("discard droid_parts")
    assert (t.held("boba_fett"), t.bottom("cargo")) == (["salvage"], "droid_parts")
    t.expect_ask("han_solo", "partner")


@rule("OR-TRADE-08")
def test_nor_can_one_have_two_armors_then() -> None:
    t = meeting().holds("han_solo", "armored_vest").holds("boba_fett", "plastoid_armor")
    t.play("trade", "partner 1", "give armored_vest", "propose", "accept")
    t.expect_ask("boba_fett", "slots", "discard plastoid_armor", "discard armored_vest")
    t.play("discard armored_vest")
    assert t.held("boba_fett") == ["plastoid_armor"]


@rule("OR-TRADE-09")
@pytest.mark.parametrize("space", ["lothal", "nav_kessel_ma", "maelstrom"])
def test_in_any_space(space: str) -> None:
    assert "trade" in meeting(space=space).choices


@rule("OR-AMB-10")
def test_with_a_defeated_player_too() -> None:
    t = meeting().damage("boba_fett", wounds=6, defeated=True).holds("han_solo", "salvage")
    t.play("trade", "partner 1", "give salvage", "propose", "accept")
    assert t.held("boba_fett") == ["salvage"]


@rule("OR-AMB-44")
def test_cards_change_hands_only_in_the_trade_action() -> None:
    t = meeting().holds("han_solo", "salvage").play("market")
    offered = {option.notation.split()[0] for seat in (0, 1) for option in t.position.asides(seat)}
    assert offered == {"offer", "request"}  # of credits
    t.refused("give salvage", by="han_solo")


def test_a_marked_cargo_keeps_its_mark() -> None:
    t = meeting().holds("han_solo", "sith_holocron").marked("sith_holocron", "lothal")
    t.play("trade", "partner 1", "give sith_holocron", "propose", "accept", "done", "end")
    t.act("boba_fett").position._go_on()
    t.play("deliver", "hand-over sith_holocron")
    assert t.fame_of("boba_fett") == 2
