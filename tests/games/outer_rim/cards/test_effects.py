"""What each kind of effect does, shown on a card that has it."""

from __future__ import annotations

import pytest

from games.outer_rim.cards.fights import auction, hunt, informer, street, yacht
from games.outer_rim.table import Table
from marks import card


def meets(space: str, encounter: str, t: Table | None = None) -> Table:
    """Han encounters the space, where this card comes."""
    return (t or Table()).at("han_solo", space).draw(encounter).encounter("han_solo").play("space")


# Credits, fame, reputation.


@card("effect gain_credits", 1)
def test_gain_credits() -> None:
    t = meets("mon_calamari", "enc_lothal_mon_calamari_09", Table().reputation("han_solo", rebel=1))
    assert t.credits_of("han_solo") == 8000


@card("effect lose_credits", 1)
@pytest.mark.parametrize(("before", "after"), [(4000, 3000), (0, 0)])
def test_lose_credits(before: int, after: int) -> None:
    t = meets("nal_hutta", "enc_tatooine_nal_hutta_06", Table().credits("han_solo", before))
    assert t.credits_of("han_solo") == after


@card("effect steal_credits", 1)
@pytest.mark.parametrize(("rich", "taken"), [(6000, 2000), (1000, 1000)])
def test_steal_credits(rich: int, taken: int) -> None:
    t = Table().contact("lothal/1", "hondo_ohnaka", faceup=True).credits("boba_fett", rich).encounter("han_solo")
    t.play("contact lothal/1", "option rob_someone_together")
    assert (t.credits_of("han_solo"), t.credits_of("boba_fett")) == (4000 + taken, rich - taken)
    t.expect_ask("han_solo", "faction-lose")


@card("effect pay", 1)
@card("effect gain_fame", 1)
@card("effect may", 1)
def test_pay_for_fame_if_one_likes() -> None:
    t = meets("naboo", "enc_ryloth_naboo_08", Table().credits("han_solo", 7000))
    t.expect_ask("han_solo", "may", "yes", "no")
    t.play("yes")
    assert (t.credits_of("han_solo"), t.fame_of("han_solo")) == (1000, 1)
    t = meets("naboo", "enc_ryloth_naboo_08", Table().credits("han_solo", 7000)).play("no")
    assert (t.credits_of("han_solo"), t.fame_of("han_solo")) == (7000, 0)


@card("effect gain_fame_if", 1)
@card("effect fight_player", 1)
@pytest.mark.parametrize(("ahead", "fame"), [(0, 1), (3, 2)])
def test_fight_a_player_for_fame_and_more_of_it_for_the_more_famous(ahead: int, fame: int) -> None:
    t = Table().holds("han_solo", "wanted_1").at("boba_fett", "lothal").reputation("boba_fett", rebel=-1)
    t.fame("boba_fett", ahead).encounter("han_solo")
    t.play("job wanted_1", dice=["hit hit blank", "blank blank blank"])
    assert (t.fame_of("han_solo"), t.credits_of("han_solo")) == (fame, 9000)


@card("effect gain_reputation", 1)
@card("effect lose_reputation", 1)
def test_gain_and_lose_reputation() -> None:
    t = informer(Table().reputation("han_solo", imperial=1)).play("option warn_them")
    assert (t.reputation_of("han_solo", "rebel"), t.reputation_of("han_solo", "imperial")) == (1, 0)


@card("effect set_reputation", 1)
def test_set_a_negative_reputation_to_neutral() -> None:
    t = meets("ring_of_kafrene", "enc_kafrene_takodana_08", Table().reputation("han_solo", hutt=-1, rebel=-1))
    t.play("yes")
    t.expect_ask("han_solo", "faction-set", "faction rebel", "faction hutt")
    assert t.play("faction hutt").reputation_of("han_solo", "hutt") == 0
    t = meets("ring_of_kafrene", "enc_kafrene_takodana_08")
    t.expect_ask("boba_fett", "plan")  # without a negative one there is nothing to pay for


# Damage.


@card("effect damage_character", 1)
def test_damage_to_the_character() -> None:
    t = Table().at("han_solo", "lothal").draw("enc_lothal_mon_calamari_10").encounter("han_solo")
    assert t.play("space", dice=["blank blank"]).wounds_of("han_solo") == 2


@card("effect damage_ship", 1)
def test_damage_to_the_ship() -> None:
    t = meets("maelstrom", "enc_kessel_maelstrom_05").play("option loot")
    assert (t.dents_of("han_solo"), t.credits_of("han_solo")) == (1, 7000)


@card("effect recover_character", 1)
@card("effect recover_ship", 1)
def test_recover_some() -> None:
    t = meets("takodana", "enc_kafrene_takodana_02", Table().damage("han_solo", wounds=3, dents=2))
    assert (t.wounds_of("han_solo"), t.dents_of("han_solo")) == (1, 1)


@card("effect recover_character", 1)
@card("effect recover_ship", 1)
def test_recover_all_of_one_kind() -> None:
    t = meets("mon_calamari", "enc_lothal_mon_calamari_06", Table().damage("han_solo", wounds=3, dents=2))
    assert (t.wounds_of("han_solo"), t.dents_of("han_solo")) == (0, 2)
    t = meets("mon_calamari", "enc_lothal_mon_calamari_01", Table().damage("han_solo", wounds=3, dents=2))
    assert (t.wounds_of("han_solo"), t.dents_of("han_solo")) == (3, 0)


# Dice.


@card("effect test", 1)
def test_test() -> None:
    assert yacht(Table()).play("space", dice=["crit blank"]).credits_of("han_solo") == 9000


@card("effect opponent_test", 1)
@card("effect opponent_gain", 1)
@card("effect goto_step", 1)
@card("effect if", 1)
@pytest.mark.parametrize(("rolls", "fame"), [(["crit blank", "blank blank"], 1), (["blank blank", "blank blank"], 0)])
def test_the_opponent_tests_and_gains(rolls: list[str], fame: int) -> None:
    t = Table().at("boba_fett", "lothal").holds("han_solo", "legendary_game_of_sabacc").databank("db_40_1")
    t.encounter("han_solo").play("job legendary_game_of_sabacc", dice=rolls)
    assert t.fame_of("boba_fett") == fame


@card("effect combat", 1)
def test_combat() -> None:
    t = street(Table()).play("space", dice=["hit hit hit", "hit blank blank"])
    assert (t.credits_of("han_solo"), t.wounds_of("han_solo")) == (7000, 1)


@card("effect roll", 1)
@pytest.mark.parametrize(("roll", "after"), [("crit hit", 10000), ("hit focus", 6000), ("focus blank", 1000)])
def test_roll_and_take_the_first_row_of_which_a_face_shows(roll: str, after: int) -> None:
    t = meets("cantonica", "enc_cantonica_ord_mantell_01").play("yes", dice=[roll])
    assert t.credits_of("han_solo") == after


@card("effect reroll", 1)
@card("effect set_result", 1)
@card("effect gain_skill", 1)
@card("effect ignore_patrol_stop", 1)
@pytest.mark.parametrize(
    "secret",
    ["enc_cantonica_ord_mantell_05", "enc_kessel_maelstrom_05", "enc_ryloth_naboo_04", "enc_lothal_mon_calamari_05"],
)
def test_what_secrets_do_is_offered_at_its_moment_and_at_no_other(secret: str) -> None:
    moments = {
        "move": Table().patrol("rebel", "nav_lothal_mon_calamari_ru").secret("han_solo", secret).plan("han_solo"),
        "skill": yacht(Table().secret("han_solo", secret)).play("space"),
    }
    t = Table().holds("han_solo", "stolen_supplies").at("han_solo", "kessel").secret("han_solo", secret).act("han_solo")
    moments["set"] = t.play("deliver").play("hand-over stolen_supplies", dice=["blank"])
    found = {verb for verb, t in moments.items() if any(secret in choice for choice in t.can(verb))}
    found |= {"reroll"} if any(secret in choice for choice in moments["set"].can("reroll")) else set()
    expected = {"05c": "reroll", "05k": "set", "04r": "skill", "05l": "move"}
    assert found == {expected[secret[-2:] + secret[4]]}


# Choices.


@card("effect choose", 1)
@card("effect nothing", 1)
def test_choose() -> None:
    t = meets("ord_mantell", "enc_cantonica_ord_mantell_04")
    t.expect_ask("han_solo", "choose", "option pay", "option refuse")
    t.play("option refuse")
    assert (t.credits_of("han_solo"), t.reputation_of("han_solo", "syndicate")) == (4000, 0)
    t = meets("ord_mantell", "enc_cantonica_ord_mantell_04").play("option pay")
    assert (t.credits_of("han_solo"), t.reputation_of("han_solo", "syndicate")) == (3000, 1)


@card("effect choose", 1)
def test_where_every_option_costs_none_may_be_taken() -> None:
    t = Table().contact("lothal/1", "garindan", faceup=True).encounter("han_solo").play("contact lothal/1")
    t.expect_ask("han_solo", "choose", "option buy_a_tip", "option hire", "none")
    t = Table().contact("lothal/1", "garindan", faceup=True).credits("han_solo", 1000).encounter("han_solo")
    t.play("contact lothal/1").expect_ask("han_solo", "choose", "option buy_a_tip", "none")


# Cards.


@card("effect gain_resource", 1)
def test_gain_the_resource_of_the_card() -> None:
    t = meets("kessel", "enc_kessel_maelstrom_04").play("take")
    assert t.held("han_solo") == ["crew_escaped_miner"]


@card("effect keep_secret", 1)
def test_keep_a_secret() -> None:
    t = meets("lothal", "enc_lothal_mon_calamari_05")
    assert t.g.secrets[0] == [t.card("enc_lothal_mon_calamari_05")]


@card("effect recruit", 1)
def test_recruit_a_contact() -> None:
    t = Table().contact("lothal/1", "dengar", faceup=True).encounter("han_solo").play("contact lothal/1", "yes", "take")
    assert (t.held("han_solo"), t.who_is_at("lothal/1"), t.credits_of("han_solo")) == (["crew_dengar"], None, 0)


@card("effect meet_contact", 1)
def test_meet_a_contact_as_part_of_the_encounter() -> None:
    t = meets("takodana", "enc_kafrene_takodana_01", Table().contact("takodana/1", "lobot")).play("yes")
    t.expect_ask("han_solo", "meet", "contact takodana/1", "contact takodana/2", "none")
    t.play("contact takodana/1")
    assert t.told("contact")[0]["contact"] == "lobot"


@card("effect peek_contacts", 1)
def test_look_at_contacts() -> None:
    t = meets("ord_mantell", "enc_cantonica_ord_mantell_07").play("peek lothal/1", "peek takodana/1")
    assert t.g.peeked[0].bit_count() == 2
    t.expect_ask("boba_fett", "plan")


@card("effect reveal_contacts", 1)
def test_turn_contacts_up() -> None:
    t = meets("naboo", "enc_ryloth_naboo_09").play("reveal lothal/1")
    assert t.g.faceup >> t.g.spots[0] & 1 or t.told("contact-revealed")
    assert t.reputation_of("han_solo", "imperial") == 1


@card("effect buy_discounted", 1)
@card("effect cycle_market", 1)
def test_buy_cheaper_what_is_below_the_open_card() -> None:
    t = meets("ord_mantell", "enc_cantonica_ord_mantell_01", Table().market("gear_mod", "mpl_57", "dl_44"))
    t.expect_ask("han_solo", "bargain", "buy gear_mod", "no")
    t.play("buy gear_mod")
    assert (t.held("han_solo"), t.credits_of("han_solo"), t.bottom("gear_mod")) == (["dl_44"], 3000, "mpl_57")


@card("effect sell_asset", 1)
def test_sell_for_twice_the_cost_but_no_more_than_8000() -> None:
    t = meets("ord_mantell", "enc_cantonica_ord_mantell_09", Table().holds("han_solo", "jetpack dl_44")).play(
        "sell dl_44"
    )
    assert (t.credits_of("han_solo"), t.held("han_solo")) == (10000, ["jetpack"])
    t = meets("ord_mantell", "enc_cantonica_ord_mantell_09", Table().holds("han_solo", "mpl_57")).play("sell mpl_57")
    assert t.credits_of("han_solo") == 12000


@card("effect discard_asset", 1)
def test_discard_cargo() -> None:
    t = Table().holds("han_solo", "food_supplies").reputation("han_solo", syndicate=-1).at("han_solo", "ord_mantell")
    t.draw("enc_cantonica_ord_mantell_10").encounter("han_solo").play("space", dice=["blank blank"])
    assert (t.held("han_solo"), t.bottom("cargo")) == ([], "food_supplies")


@card("effect discard_asset", 1)
def test_discard_illegal_cargo_only() -> None:
    t = Table().ship("han_solo", "yv_666").holds("han_solo", "food_supplies stolen_weapons").at("han_solo", "maelstrom")
    t.patrol("rebel", "nav_kessel_lu").at("han_solo", "nav_kessel_lu").draw("enc_navpoint_02").encounter("han_solo")
    t.play("space", dice=["blank blank"])
    assert t.held("han_solo") == ["food_supplies"]


# Moving.


@card("effect move_patrol", 1)
def test_move_a_patrol_away() -> None:
    t = Table().patrol("rebel", "nav_kessel_lu").at("han_solo", "nav_kessel_lu").draw("enc_navpoint_06")
    t.encounter("han_solo").play("space", dice=["crit blank"])
    far = t.g.chart.distance[t.g.space[0]]
    assert t.can("to") and all(far[t.g.content.space[choice.split()[1]]] == 2 for choice in t.can("to"))


@card("effect move_patrol", 1)
def test_move_a_patrol_toward_a_player() -> None:
    t = Table().patrol("imperial", "kessel").at("boba_fett", "takodana").at("han_solo", "lothal")
    t.draw("enc_lothal_mon_calamari_09").encounter("han_solo").play("space")
    assert t.can("to")
    t.play(t.can("to")[0])
    assert t.patrol_at("imperial") != "kessel"


@card("effect move_patrol_directly", 1)
def test_put_a_patrol_here() -> None:
    t = meets("tatooine", "enc_tatooine_nal_hutta_09", Table().reputation("han_solo", hutt=-1))
    assert t.patrol_at("hutt") == "tatooine"


@card("effect move_self", 1)
def test_move_up_to_so_many_spaces() -> None:
    t = meets("nav_kessel_lu", "enc_navpoint_07")
    t.expect_ask("han_solo", "extra-move")
    assert sorted(t.choices) == sorted(
        f"move {space}" for space in ("nav_kessel_lu", "kessel", "nav_kessel_ll", "nav_lothal_mon_calamari_ru")
    )
    assert t.play("move kessel").where("han_solo") == "kessel"
    t.expect_ask("boba_fett", "plan")  # no second encounter


@card("effect move_self_directly", 1)
def test_put_oneself_somewhere() -> None:
    t = Table().at("han_solo", "maelstrom").draw("enc_kessel_maelstrom_04").encounter("han_solo")
    assert t.play("space", dice=["blank blank"]).where("han_solo") == "kessel"


# The turn.


@card("effect extra_turn", 1)
def test_take_another_turn() -> None:
    t = Table().at("han_solo", "maelstrom").draw("enc_kessel_maelstrom_01").encounter("han_solo")
    t.play("space", dice=["hit blank"])
    t.expect_ask("han_solo", "plan")
    assert t.g.in_extra


@card("effect end_turn", 1)
@card("effect keep_cargo", 1)
def test_the_turn_ends() -> None:
    t = Table().holds("han_solo", "stolen_supplies").at("han_solo", "kessel").databank("db_1_4").act("han_solo")
    t.play("deliver").play("hand-over stolen_supplies", dice=["blank"]).play("option walk_away")
    t.expect_ask("boba_fett", "plan")
    assert t.held("han_solo") == ["stolen_supplies"]


# Jobs and deliveries.


@card("effect complete_job", 1)
@card("effect discard_card", 1)
def test_complete_a_job() -> None:
    t = auction(Table()).play("job start_auction_stand_in", dice=["crit blank"])
    assert (t.credits_of("han_solo"), t.held("han_solo"), t.g.removed) == (10000, [], 0)


@card("effect fail_job", 1)
def test_fail_a_job() -> None:
    t = auction(Table()).play("job start_auction_stand_in", dice=["blank blank"])
    assert t.told("job-failed") and t.held("han_solo") == ["start_auction_stand_in"]


@card("effect remove_card_from_game", 1)
def test_a_card_leaves_the_game() -> None:
    t = hunt(Table()).play("fight bounty_greedo", dice=["hit hit hit", "blank blank blank"]).play("kill")
    assert t.g.removed == 1 << t.card("bounty_greedo")


@card("effect resolve_databank", 1)
def test_resolve_a_databank_card() -> None:
    t = Table().at("han_solo", "tatooine").holds("han_solo", "hutt_favor").databank("db_41_1").encounter("han_solo")
    t.play("job hutt_favor", dice=["blank blank"])
    assert t.told("databank")[0]["number"] == 41


@card("effect deliver_cargo", 1)
@card("effect discard_cargo", 1)
@pytest.mark.parametrize(("roll", "after"), [("crit blank", 9000), ("blank blank", 2000)])
def test_deliver_after_all_or_lose_the_cargo(roll: str, after: int) -> None:
    t = Table().holds("han_solo", "stolen_supplies").at("han_solo", "kessel").databank("db_1_2").act("han_solo")
    t.play("deliver").play("hand-over stolen_supplies", dice=["blank", roll])
    assert (t.credits_of("han_solo"), t.held("han_solo")) == (after, [])


# Ships.


@card("effect gain_ship", 1)
def test_gain_a_ship() -> None:
    t = Table().credits("han_solo", 9000).market("ships", "ship_hwk_290").act("han_solo").play("market", "buy ships")
    assert (t.ship_of("han_solo"), t.credits_of("han_solo")) == ("hwk_290", 4000)


@card("effect buy_ship_from_supply", 1)
@card("effect remove_matching_ship_card", 1)
@card("effect shuffle_self_into_deck", 1)
def test_a_used_ship() -> None:
    t = (
        Table()
        .credits("han_solo", 10000)
        .market("ships", "used_ship_for_sale")
        .act("han_solo")
        .play("market", "buy ships")
    )
    t.expect_ask("han_solo", "supply")
    t.play("supply lancer")
    assert (t.ship_of("han_solo"), t.credits_of("han_solo"), t.dents_of("han_solo")) == ("lancer", 0, 3)
    assert t.g.removed >> t.card("ship_lancer") & 1
    assert t.card("used_ship_for_sale") in t.g.market[5]
