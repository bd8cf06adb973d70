"""OR-CREDIT: gaining, losing and exchanging credits."""

from __future__ import annotations

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.damage import dent, wound
from starboard.games.outer_rim.standing import lose_credits
from starboard.games.outer_rim.turn import EndTurn, Turn


def asides(t: Table, name: str) -> set[str]:
    t.begin()
    return {option.notation for option in t.position.asides(t.seat(name))}


@rule("OR-CREDIT-01", "OR-CREDIT-04")
def test_credits_come_in_thousands_and_any_sum_can_be_paid() -> None:
    """Nobody minds which tokens a sum lies there in: 3,000 of 10,000 are 3,000."""
    t = Table().credits("han_solo", 10_000)
    assert {f"offer {n}000 1" for n in range(1, 11)} == {one for one in asides(t, "han_solo") if one[:5] == "offer"}
    t.refused("offer 500 1", by="han_solo")
    t.play("offer 3000 1", by="han_solo").play("accept")
    assert (t.credits_of("han_solo"), t.credits_of("boba_fett")) == (7000, 9000)


@rule("OR-CREDIT-02", "OR-SETUP-08")
def test_gains_come_from_the_supply() -> None:
    t = Table().play("earn")
    assert t.g.credits == [6000, 6000]  # and from nobody else


@rule("OR-CREDIT-03")
def test_what_is_spent_goes_to_the_supply() -> None:
    t = Table().market("gear_mod", "dl_44").act("han_solo").play("market", "buy gear_mod")
    assert t.g.credits == [1000, 6000]
    assert t.told("lost") == [{"seat": "han_solo", "amount": 3000}]


@rule("OR-CREDIT-05")
def test_at_a_discount_a_card_costs_less() -> None:
    t = Table().at("han_solo", "mon_calamari").market("gear_mod", "ion_cannon", "dl_44")
    t.draw("enc_lothal_mon_calamari_07").encounter("han_solo").play("space", "buy gear_mod")
    assert (t.held("han_solo"), t.credits_of("han_solo")) == (["ion_cannon"], 1000)  # 5,000 less 2,000


@rule("OR-CREDIT-06")
def test_what_is_gained_for_free_costs_nothing() -> None:
    t = Table("ketsu_onyo boba_fett").flipped("ketsu_onyo").market("bounty", "bounty_maz_kanata", "bounty_qira")
    t.act("ketsu_onyo").play("use ketsu_onyo", "take")
    assert (t.held("ketsu_onyo"), t.credits_of("ketsu_onyo")) == (["bounty_maz_kanata"], 4000)


@rule("OR-CREDIT-07", "OR-CREDIT-08", "OR-CREDIT-10")
def test_credits_go_to_and_from_the_active_player_wherever_they_are() -> None:
    t = Table("han_solo boba_fett bossk")
    assert {one.split()[2] for one in asides(t, "han_solo")} == {"1", "2"}
    assert {one.split()[2] for one in asides(t, "boba_fett")} == {"0"}
    assert {one.split()[2] for one in asides(t, "bossk")} == {"0"}
    t.refused("offer 1000 2", by="boba_fett")
    t.play("request 2000 0", by="bossk")
    t.expect_ask("han_solo", "answer-request", "accept", "decline")
    t.play("accept")
    assert t.g.credits == [2000, 6000, 10_000]
    t.play("offer 5000 0", by="boba_fett").play("accept")
    assert t.g.credits == [7000, 1000, 10_000]
    t.expect_ask("han_solo", "plan")  # that was no action, and no planning
    assert t.g.taken == 0


@rule("OR-CREDIT-08")
def test_it_is_no_action() -> None:
    t = Table().act("han_solo").play("offer 1000 1", by="han_solo").play("accept")
    t.play("offer 1000 1", by="han_solo").play("accept")
    assert t.credits_of("boba_fett") == 8000
    assert "market" in t.choices


@rule("OR-CREDIT-09")
def test_in_the_middle_of_an_ability_a_combat_and_an_encounter() -> None:
    t = Table("jyn_erso boba_fett").at("jyn_erso", "maelstrom").draw("enc_kessel_maelstrom_07").encounter("jyn_erso")
    t.play("space")
    t.expect_ask("jyn_erso", "test")
    t.play("offer 2000 0", by="boba_fett").play("accept")
    t.expect_ask("jyn_erso", "test")
    t = Table("ig_88 boba_fett").at("ig_88", "kessel").draw("enc_kessel_maelstrom_02").encounter("ig_88")
    t.play("space", dice=["blank blank blank"])
    assert t.g.combat is not None
    t.play("offer 2000 0", by="boba_fett").play("accept")
    assert (t.credits_of("ig_88"), t.g.combat is not None) == (6000, True)


@rule("OR-EX-06")
def test_credits_in_the_middle_of_a_purchase() -> None:
    """Han, on Lothal, is 1,000 short of a grenade launcher; Boba, on Naboo, helps out."""
    t = Table().credits("han_solo", 4000).holds("han_solo", "quad_laser").market("gear_mod", "iqa_11", "dl_44")
    t.act("han_solo").play("market", "buy gear_mod")
    t.expect_ask("han_solo", "pay", "trade-in quad_laser")
    t.play("request 1000 1", by="han_solo").play("accept")
    t.expect_ask("han_solo", "pay", "pay", "trade-in quad_laser")
    t.play("pay")
    assert (t.held("han_solo"), t.g.credits) == (["quad_laser", "iqa_11"], [0, 5000])
    t = Table().credits("han_solo", 2000).market("gear_mod", "dl_44").act("han_solo").play("market")
    t.refused("buy gear_mod")
    t.play("offer 1000 0", by="boba_fett").play("accept", "buy gear_mod")
    assert t.held("han_solo") == ["dl_44"]


@rule("OR-CREDIT-11")
def test_one_may_give_for_nothing_and_need_not_take() -> None:
    t = Table().play("offer 1000 1", by="han_solo")
    t.expect_ask("boba_fett", "answer-offer", "accept", "decline")
    t.play("decline")
    assert t.g.credits == [4000, 6000]
    t.play("offer 4000 1", by="han_solo").play("accept")
    assert t.g.credits == [0, 10_000]


@rule("OR-CREDIT-12", "OR-EX-04", "OR-EX-05")
def test_a_promise_may_be_broken() -> None:
    """Boba lends 1,000 in Han's turn; in his own turn he asks for 2,000 and gets what Han likes."""
    for given in (None, 1000, 2000):
        t = Table().play("offer 1000 0", by="boba_fett").play("accept").next(Turn(1), EndTurn(1))
        t.position._go_on()
        t.play("request 2000 0", by="boba_fett").play("accept" if given == 2000 else "decline")
        if given == 1000:
            t.play("offer 1000 1", by="han_solo").play("accept")
        assert t.credits_of("boba_fett") == 5000 + (given or 0)
        t.expect_ask("boba_fett", "plan")


@rule("OR-CREDIT-13")
def test_nobody_has_less_than_nothing() -> None:
    t = Table().credits("han_solo", 1000)
    assert lose_credits(t.g, 0, 5000) == 1000
    assert t.credits_of("han_solo") == 0
    t.refused("offer 1000 1", by="han_solo")


@rule("OR-AMB-07", "OR-AMB-08")
def test_defeat_out_of_turn_costs_3000_once_and_ends_no_turn() -> None:
    t = Table().credits("boba_fett", 9000).secret("boba_fett", "enc_navpoint_05").begin()
    wound(t.g, 1, 6)
    assert (t.credits_of("boba_fett"), t.g.secrets[1], t.g.ended) == (6000, [], False)
    t.g.dents[1] = 2
    dent(t.g, 1, 1)
    assert (t.dents_of("boba_fett"), t.credits_of("boba_fett")) == (3, 6000)
    t.expect_ask("han_solo", "plan")


@rule("OR-AMB-11")
def test_a_defeated_active_player_may_still_give_and_take() -> None:
    t = Table().holds("han_solo", "bacta_supplies").damage("han_solo", wounds=4, defeated=True)
    t.expect_ask("han_solo", "plan", "recover", "use bacta_supplies")
    t.play("offer 1000 1", by="han_solo").play("accept")
    t.play("offer 3000 0", by="boba_fett").play("accept")
    assert t.g.credits == [6000, 4000]


@rule("OR-AMB-12")
def test_no_credits_are_saved_between_a_defeat_and_its_price() -> None:
    """Han may give all away before he fights. Once he is defeated he has paid before anybody is asked anything."""
    t = Table().at("han_solo", "nav_kessel_ma").patrol("rebel", "nav_kessel_ma", level=4).damage("han_solo", dents=2)
    t.encounter("han_solo").play("patrol rebel", "to nav_kessel_ll")
    assert (t.is_defeated("han_solo"), t.credits_of("han_solo")) == (True, 1000)
    keys = [event.is_ for event in t.events]
    assert keys.index("lost") == keys.index("defeated") + 1
    t = Table().at("han_solo", "nav_kessel_ma").patrol("rebel", "nav_kessel_ma", level=4).encounter("han_solo")
    t.play("offer 4000 1", by="han_solo").play("accept", "patrol rebel", "to nav_kessel_ll")
    assert t.g.credits == [0, 10_000]
