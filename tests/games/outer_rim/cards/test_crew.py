"""The abilities of crew, of contacts and others."""

from __future__ import annotations

import pytest

from games.outer_rim.cards.fights import auction, dice, hunt, informer, squadron, street, yacht
from games.outer_rim.table import Table
from marks import card
from starboard.games.outer_rim.people import hyperdrive


@card("crew_4_lom", 1)
def test_4_lom_looks_at_a_contact_after_the_move() -> None:
    t = Table().holds("han_solo", "crew_4_lom").plan("han_solo").play("move kessel")
    t.expect_ask("han_solo", "peek", "peek kessel/1", "peek kessel/2", "none")
    t.play("none")
    t.expect_ask("han_solo", "act")


@card("crew_black_krrsantan", 1)
def test_black_krrsantan_is_a_die_on_the_ground() -> None:
    assert dice(street(Table().holds("han_solo", "crew_black_krrsantan")).play("space")) == [4, 3]
    assert dice(squadron(Table().holds("han_solo", "crew_black_krrsantan")).play("space"))[0] == 2


@card("crew_black_sun_agent", 1)
def test_the_black_sun_agent_buys_what_is_illegal_for_1000_less() -> None:
    t = Table().holds("han_solo", "crew_black_sun_agent").market("cargo", "stolen_weapons").act("han_solo")
    t.play("market", "buy cargo")
    assert t.credits_of("han_solo") == 4000 - 1000
    t = Table().holds("han_solo", "crew_black_sun_agent").market("cargo", "salvage").act("han_solo")
    t.play("market", "buy cargo")
    assert t.credits_of("han_solo") == 4000 - 1000  # the full price


@card("crew_boshek", 1)
def test_boshek_makes_the_ship_faster() -> None:
    assert hyperdrive(Table("ig_88 bossk").g, 0) == 5
    assert hyperdrive(Table("ig_88 bossk").holds("ig_88", "crew_boshek").g, 0) == 6


@card("crew_chewbacca", 1)
def test_chewbacca_prevents_one_damage_on_the_ground_in_each_combat() -> None:
    t = street(Table().holds("han_solo", "crew_chewbacca")).play("space", dice=["hit hit hit", "hit hit blank"])
    assert t.wounds_of("han_solo") == 1
    t = squadron(Table().holds("han_solo", "crew_chewbacca")).play("space", dice=["hit hit", "hit hit blank"])
    assert t.dents_of("han_solo") == 2


@card("crew_chopper", 1)
@card("shield_upgrade", 2)
@pytest.mark.parametrize("source", ["crew_chopper", "shield_upgrade"])
def test_an_action_mends_the_ship_by_one(source: str) -> None:
    t = Table().holds("han_solo", source).damage("han_solo", dents=2).act("han_solo").play(f"use {source}")
    assert t.dents_of("han_solo") == 1
    assert not t.can("use")  # once a turn
    assert not Table().holds("han_solo", source).act("han_solo").can("use")  # nothing to be mended


@card("crew_cikatro_vizago", 1)
def test_cikatro_vizago_gains_1000_for_cargo() -> None:
    t = Table().holds("han_solo", "crew_cikatro_vizago food_supplies").at("han_solo", "nal_hutta").act("han_solo")
    assert t.play("deliver", "hand-over food_supplies").credits_of("han_solo") == 4000 + 5000 + 1000


@card("crew_dengar", 1)
def test_dengar_is_a_die_against_the_target_of_a_bounty() -> None:
    assert dice(hunt(Table().holds("han_solo", "crew_dengar")).play("fight bounty_greedo")) == [4, 3]
    assert dice(street(Table().holds("han_solo", "crew_dengar")).play("space")) == [3, 3]


@card("crew_doctor_evazan", 1)
def test_doctor_evazan_heals_two_for_1000() -> None:
    t = Table().holds("han_solo", "crew_doctor_evazan").damage("han_solo", wounds=3).act("han_solo")
    t.play("use crew_doctor_evazan")
    assert (t.wounds_of("han_solo"), t.credits_of("han_solo")) == (1, 3000)
    t = Table().holds("han_solo", "crew_doctor_evazan").damage("han_solo", wounds=3).credits("han_solo", 0)
    assert not t.act("han_solo").can("use")


@card("crew_garindan", 1)
def test_garindan_moves_the_imperial_patrol_by_one() -> None:
    t = (
        Table()
        .holds("han_solo", "crew_garindan")
        .patrol("imperial", "kessel")
        .act("han_solo")
        .play("use crew_garindan")
    )
    t.expect_ask("han_solo", "patrol", "to maelstrom", "to nav_kessel_lu", "to nav_kessel_ru")
    assert t.play("to nav_kessel_ru").patrol_at("imperial") == "nav_kessel_ru"


@card("crew_grand_admiral_thrawn", 1)
@card("maneuvering_thrusters", 1)
@pytest.mark.parametrize("source", ["crew_grand_admiral_thrawn", "maneuvering_thrusters"])
def test_the_opponent_rolls_a_die_less_in_space(source: str) -> None:
    t = squadron(Table().holds("han_solo", source)).play("space", dice=["hit hit"])
    assert dice(t) == [2, 2]
    assert dice(street(Table().holds("han_solo", source)).play("space")) == [3, 3]


@card("crew_greedo", 1)
def test_greedo_adds_a_hit_on_the_ground_to_who_is_unhurt() -> None:
    t = street(Table().holds("han_solo", "crew_greedo")).play("space", dice=["blank blank blank", "hit blank blank"])
    assert t.told("combat-won")[0]["damage"] == 1
    t = street(Table().holds("han_solo", "crew_greedo").damage("han_solo", wounds=1))
    t.play("space", dice=["blank blank blank", "hit blank blank"])
    assert t.told("combat-lost")[0]["damage"] == 0


@card("crew_hera_syndulla", 1)
@card("crew_rebel_pilot", 1)
@pytest.mark.parametrize("source", ["crew_hera_syndulla", "crew_rebel_pilot"])
def test_a_good_pilot_rerolls_a_die_in_space(source: str) -> None:
    t = squadron(Table().holds("han_solo", source)).play("space", dice=["blank blank"])
    t.expect_ask("han_solo", "reroll", f"reroll {source} blank", "done")
    t.play(f"reroll {source} blank", dice=["hit blank", "blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 1
    assert dice(street(Table().holds("han_solo", source)).play("space")) == [3, 3]  # nobody is asked


@card("crew_hondo_ohnaka", 1)
def test_hondo_ohnaka_buys_one_card_a_turn_for_1000_less() -> None:
    t = Table().holds("han_solo", "crew_hondo_ohnaka").market("gear_mod", "dl_44").act("han_solo")
    t.play("market", "buy gear_mod")
    t.expect_ask("han_solo", "pay", "pay", "discount crew_hondo_ohnaka")
    assert t.play("discount crew_hondo_ohnaka").credits_of("han_solo") == 4000 - 2000


@card("crew_k_2so", 1)
def test_k_2so_is_a_die_more_when_tactics_or_stealth_are_tested() -> None:
    # Nal Hutta: stealth. Cantonica: tech.
    t = Table().holds("han_solo", "crew_k_2so").at("han_solo", "nal_hutta").draw("enc_tatooine_nal_hutta_02")
    assert dice(t.encounter("han_solo").play("space")) == [3]
    assert dice(yacht(Table().holds("han_solo", "crew_k_2so")).play("space")) == [2]


@card("crew_leia_organa", 1)
def test_leia_organa_gains_1000_whenever_reputation_is_gained() -> None:
    t = informer(Table().holds("han_solo", "crew_leia_organa")).play("option warn_them")
    assert t.credits_of("han_solo") == 5000
    t = informer(Table().holds("han_solo", "crew_leia_organa").reputation("han_solo", rebel=1)).play("option warn_them")
    assert t.credits_of("han_solo") == 4000  # nothing was gained


@card("crew_lobot", 1)
def test_lobot_lets_one_more_card_be_discarded_from_the_market() -> None:
    t = Table().holds("han_solo", "crew_lobot").act("han_solo").play("market", "cycle cargo")
    assert not t.can("cycle cargo") and t.can("cycle jobs")
    t.play("cycle jobs")
    assert not t.can("cycle")
    assert not Table().act("han_solo").play("market", "cycle cargo").can("cycle")


@card("crew_maz_kanata", 1)
def test_maz_kanata_gains_a_skill_once_a_turn() -> None:
    t = yacht(Table().holds("han_solo", "crew_maz_kanata")).play("space")
    t.play("skill crew_maz_kanata tech", dice=["hit blank"])
    assert t.credits_of("han_solo") == 9000
    t = Table().at("han_solo", "kessel").holds("han_solo", "crew_maz_kanata stolen_supplies").databank("db_1_1")
    t.act("han_solo").play("deliver").play("hand-over stolen_supplies", dice=["blank"])
    t.play("skill crew_maz_kanata stealth", dice=["hit hit"])
    assert t.draw("enc_kessel_maelstrom_08").play("end", "space").told("tested")  # she was not asked again


@card("crew_ponda_baba", 1)
@card("vibroknife", 1)
@pytest.mark.parametrize("source", ["crew_ponda_baba", "vibroknife"])
def test_a_focus_becomes_a_hit_on_the_ground(source: str) -> None:
    t = street(Table().holds("han_solo", source)).play("space", dice=["focus blank blank"])
    t.expect_ask("han_solo", "turn", f"turn {source} focus hit", "done")
    t.play(f"turn {source} focus hit", dice=["hit blank blank", "blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 1
    assert not squadron(Table().holds("han_solo", source)).play("space", dice=["focus focus"]).can("turn")


@card("crew_qira", 1)
def test_qira_gains_2000_for_a_job() -> None:
    t = auction(Table().holds("han_solo", "crew_qira")).play("job start_auction_stand_in", dice=["hit blank"])
    assert t.credits_of("han_solo") == 4000 + 6000 + 2000


@card("crew_ziton_moj", 1)
def test_ziton_moj_keeps_the_reputation_with_the_syndicate() -> None:
    # Cantonica: 3,000 for reputation with the Syndicate.
    t = Table().holds("han_solo", "crew_ziton_moj").at("han_solo", "cantonica").draw("enc_cantonica_ord_mantell_10")
    t.encounter("han_solo").play("space", "option take_the_marker")
    assert (t.reputation_of("han_solo", "syndicate"), t.credits_of("han_solo")) == (0, 7000)
    t = informer(Table().holds("han_solo", "crew_ziton_moj")).play("option warn_them")
    assert t.reputation_of("han_solo", "imperial") == -1  # not with others


@card("crew_zuckuss", 1)
def test_zuckuss_looks_at_a_contact_here() -> None:
    t = Table().holds("han_solo", "crew_zuckuss").act("han_solo").play("use crew_zuckuss")
    t.expect_ask("han_solo", "peek", "peek lothal/1", "peek lothal/2", "none")
    assert not Table().at("han_solo", "maelstrom").holds("han_solo", "crew_zuckuss").act("han_solo").can("use")


@card("crew_weequay_gunner", 1)
def test_the_weequay_gunner_turns_a_result_in_space() -> None:
    t = squadron(Table().holds("han_solo", "crew_weequay_gunner")).play("space", dice=["focus focus"])
    t.expect_ask("han_solo", "turn", "turn crew_weequay_gunner focus hit", "done")
    t.play("turn crew_weequay_gunner focus hit", dice=["hit focus", "blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 1


@card("crew_retired_smuggler", 1)
def test_the_retired_smuggler_rerolls_the_die_of_an_illegal_delivery() -> None:
    t = Table().holds("han_solo", "crew_retired_smuggler stolen_supplies").at("han_solo", "kessel").act("han_solo")
    t.play("deliver").play("hand-over stolen_supplies", dice=["blank"])
    t.expect_ask("han_solo", "after-roll", "reroll crew_retired_smuggler blank", "done")
    t.play("reroll crew_retired_smuggler blank", dice=["hit"])
    assert t.credits_of("han_solo") == 9000
    assert (
        not yacht(Table().holds("han_solo", "crew_retired_smuggler")).play("space", dice=["blank blank"]).can("reroll")
    )


@card("hired_help_1", 1)
@card("hired_help_2", 1)
@card("hired_help_3", 1)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_hired_help_knows_what_is_needed_and_goes_when_it_has_helped(number: int) -> None:
    help_ = f"hired_help_{number}"
    t = yacht(Table().holds("han_solo", help_)).play("space")
    t.play(f"skill {help_} tech", dice=["hit blank"])
    assert (t.credits_of("han_solo"), t.held("han_solo"), t.bottom("jobs")) == (9000, [], help_)
    t = yacht(Table().holds("han_solo", help_)).play("space")
    t.play(f"skill {help_} tech", dice=["focus blank"])
    assert t.held("han_solo") == [help_]  # it failed
