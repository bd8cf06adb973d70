"""The two abilities of each character: 1 from the start, 2 when the goal is achieved."""

from __future__ import annotations

from games.outer_rim.cards.fights import auction, dice, hunt, informer, squadron, street, yacht
from games.outer_rim.table import Table
from marks import card


@card("boba_fett", 1)
def test_boba_fett_looks_at_a_contact_where_he_has_moved() -> None:
    t = Table("boba_fett bossk").at("boba_fett", "kessel").plan("boba_fett").play("move lothal")
    t.expect_ask("boba_fett", "peek", "peek lothal/1", "peek lothal/2", "none")
    t.play("peek lothal/2")
    assert t.told("peeked")[0]["contact"] == t.who_is_at("lothal/2")
    t.expect_ask("boba_fett", "act")  # one only


@card("boba_fett", 2)
def test_boba_fett_rolls_a_die_more_against_the_target_of_a_bounty() -> None:
    t = hunt(Table("boba_fett bossk").flipped("boba_fett")).play("fight bounty_greedo")
    assert dice(t) == [4, 3]
    assert dice(hunt(Table("boba_fett bossk")).play("fight bounty_greedo")) == [3, 3]
    assert dice(street(Table("boba_fett bossk").flipped("boba_fett")).play("space")) == [3, 3]  # no bounty
    t = hunt(Table("boba_fett bossk").flipped("boba_fett"), "boshek").play("fight bounty_boshek")
    assert dice(t) == [2, 2] and not t.told("used")  # on the ground only


@card("bossk", 1)
def test_bossk_recovers_after_a_ground_combat_he_won() -> None:
    t = street(Table("bossk ig_88").damage("bossk", wounds=1)).play("space", dice=["hit hit hit", "hit blank blank"])
    assert t.wounds_of("bossk") == 1
    t = street(Table("bossk ig_88").damage("bossk", wounds=1)).play(
        "space", dice=["blank blank blank", "hit blank blank"]
    )
    assert t.wounds_of("bossk") == 2  # lost
    t = squadron(Table("bossk ig_88").damage("bossk", wounds=1)).play("space", dice=["hit hit", "hit blank blank"])
    assert t.wounds_of("bossk") == 1  # in space


@card("bossk", 1)
def test_bossk_does_not_recover_from_what_has_defeated_him() -> None:
    t = street(Table("bossk ig_88").damage("bossk", wounds=5)).play("space", dice=["hit hit hit", "hit blank blank"])
    assert (t.wounds_of("bossk"), t.is_defeated("bossk")) == (6, True)


@card("bossk", 2)
def test_bossk_turns_a_focus_into_a_hit() -> None:
    t = street(Table("bossk ig_88").flipped("bossk")).play("space", dice=["focus focus blank"])
    t.play("turn bossk focus hit", dice=["hit focus blank", "blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 1


@card("doctor_aphra", 1)
def test_doctor_aphra_gains_a_skill_for_a_wound() -> None:
    t = auction(Table("doctor_aphra bossk")).play("job start_auction_stand_in")
    t.expect_ask("doctor_aphra", "test", "skill doctor_aphra influence", "roll")
    t.play("skill doctor_aphra influence", dice=["hit blank"])
    assert t.wounds_of("doctor_aphra") == 1
    assert t.credits_of("doctor_aphra") == 4000 + 6000


@card("doctor_aphra", 2)
def test_doctor_aphra_gains_3000_for_a_job() -> None:
    t = auction(Table("doctor_aphra bossk").flipped("doctor_aphra")).play("job start_auction_stand_in")
    t.play("roll", dice=["crit blank"])
    assert t.credits_of("doctor_aphra") == 4000 + 6000 + 3000


@card("han_solo", 1)
def test_han_solo_is_faster() -> None:
    t = Table("han_solo bossk").plan("han_solo")
    assert t.can("move tatooine") and not t.can("move nal_hutta")  # 6 and 7 spaces away; a G9 Rigger moves 5
    assert not Table("ig_88 bossk").plan("ig_88").can("move tatooine")


@card("han_solo", 2)
def test_han_solo_passes_one_patrol() -> None:
    t = Table("han_solo bossk").patrol("rebel", "nav_lothal_mon_calamari_ru").plan("han_solo")
    assert not t.can("move kessel")
    t = Table("han_solo bossk").patrol("rebel", "nav_lothal_mon_calamari_ru").flipped("han_solo").plan("han_solo")
    assert t.can("move kessel")
    t = Table("han_solo bossk").patrol("rebel", "nav_lothal_mon_calamari_ru").patrol("imperial", "nav_kessel_lu")
    assert not t.flipped("han_solo").plan("han_solo").can("move kessel")  # not two


@card("ig_88", 1)
def test_ig_88_rerolls_a_die_on_the_ground() -> None:
    t = street(Table("ig_88 bossk")).play("space", dice=["hit blank blank"])
    t.expect_ask("ig_88", "reroll", "reroll ig_88 hit", "reroll ig_88 blank", "done")
    t.play("reroll ig_88 blank", dice=["hit hit blank", "blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 2
    t = squadron(Table("ig_88 bossk")).play("space")
    t.expect_ask("bossk", "plan")  # not in space


@card("ig_88", 2)
def test_ig_88_gains_3000_for_who_is_eliminated() -> None:
    t = hunt(Table("ig_88 bossk").flipped("ig_88")).play("fight bounty_greedo", dice=["hit hit hit"])
    t.play("done", dice=["blank blank blank"]).play("kill")
    assert t.credits_of("ig_88") == 4000 + 5000 + 3000


@card("jyn_erso", 1)
def test_jyn_erso_tests_with_two_dice_more_once_a_turn() -> None:
    t = yacht(Table("jyn_erso bossk")).play("space")
    t.expect_ask("jyn_erso", "test", "die jyn_erso", "roll")
    t.play("die jyn_erso")
    assert dice(t) == [4]
    # A test when cargo is delivered, and another one in the encounter of the same turn.
    t = Table("jyn_erso bossk").at("jyn_erso", "kessel").holds("jyn_erso", "stolen_supplies").databank("db_1_1")
    t.act("jyn_erso").play("deliver").play("hand-over stolen_supplies", dice=["blank"])
    t.play("die jyn_erso", dice=["hit hit hit hit"])  # stealth: delivered
    assert dice(t.draw("enc_kessel_maelstrom_10").play("end", "space")) == [2]


@card("jyn_erso", 2)
def test_jyn_erso_keeps_her_reputation_for_1000() -> None:
    t = informer(Table("jyn_erso bossk").flipped("jyn_erso")).play("option warn_them")
    t.expect_ask("jyn_erso", "reputation", "prevent jyn_erso", "bear")
    t.play("prevent jyn_erso")
    assert (t.reputation_of("jyn_erso", "imperial"), t.credits_of("jyn_erso")) == (0, 3000)
    t = informer(Table("jyn_erso bossk").flipped("jyn_erso").credits("jyn_erso", 0)).play("option warn_them")
    assert t.reputation_of("jyn_erso", "imperial") == -1


@card("ketsu_onyo", 1)
def test_ketsu_onyo_turns_a_blank_into_a_hit_in_space() -> None:
    t = squadron(Table("ketsu_onyo bossk")).play("space", dice=["blank blank"])
    t.expect_ask("ketsu_onyo", "turn", "turn ketsu_onyo blank hit", "done")
    t.play("turn ketsu_onyo blank hit", dice=["hit blank", "blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 1
    assert not street(Table("ketsu_onyo bossk")).play("space").can("turn")


@card("ketsu_onyo", 2)
def test_ketsu_onyo_takes_an_open_bounty_wherever_she_is() -> None:
    t = Table("ketsu_onyo bossk").flipped("ketsu_onyo").at("ketsu_onyo", "maelstrom")
    t.market("bounty", "bounty_lobot", "bounty_qira").act("ketsu_onyo").play("use ketsu_onyo")
    t.expect_ask("ketsu_onyo", "gain", "take", "decline")
    t.play("take")
    assert t.held("ketsu_onyo") == ["bounty_lobot"]
    assert (t.credits_of("ketsu_onyo"), t.top("bounty")) == (4000, "bounty_qira")
    assert not t.can("use ketsu_onyo")


@card("lando_calrissian", 1)
def test_lando_rerolls_a_die_of_any_roll() -> None:
    t = yacht(Table("lando_calrissian bossk")).play("space", dice=["blank blank"])
    t.expect_ask("lando_calrissian", "after-roll", "reroll lando_calrissian blank", "done")
    t.play("reroll lando_calrissian blank", dice=["crit blank"])
    assert t.credits_of("lando_calrissian") == 9000
    t = street(Table("lando_calrissian bossk")).play("space", dice=["blank blank"])
    assert t.can("reroll lando_calrissian")


@card("lando_calrissian", 2)
def test_lando_buys_one_card_a_turn_for_1000_less() -> None:
    t = Table("lando_calrissian bossk").flipped("lando_calrissian").market("gear_mod", "dl_44").act("lando_calrissian")
    t.play("market", "buy gear_mod", "discount lando_calrissian")
    assert t.credits_of("lando_calrissian") == 4000 - 2000
