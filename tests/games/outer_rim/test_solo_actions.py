"""OR-SOLO-45 to -55, -65: cargo, jobs, patrols and crew of the AI."""

from __future__ import annotations

from dataclasses import replace

from games.outer_rim.solo_table import Solo, by_chance, solo
from games.outer_rim.table import rolls_in
from marks import rule
from starboard.games.outer_rim.ids import ACTION, ENCOUNTER, NONE, PLANNING

# Jobs.


@rule("OR-SOLO-45")
def test_a_completed_job_brings_its_reward_without_databank_card_and_tests() -> None:
    t = solo().goals("kessel")
    t.at("ai", "kessel").holds("ai", "the_kessel_run").section("ai_6", ENCOUNTER)
    assert t.does() == ["complete_job_here"]
    assert (t.credits_of("ai"), t.fame_of("ai")) == (13000, 2)
    assert t.told("databank") == t.told("rolled") == t.told("tested") == []
    assert t.held("ai") == []
    assert t.g.removed >> t.card("the_kessel_run") & 1  # as its reward says


@rule("OR-SOLO-45")
def test_a_job_with_another_destination_is_not_completed() -> None:
    t = solo().goals("kessel")
    t.at("ai", "lothal").holds("ai", "the_kessel_run").section("ai_6", ENCOUNTER)
    assert t.skips()["complete_job_here"] == "no-job"
    assert t.held("ai") == ["the_kessel_run"]


@rule("OR-SOLO-45", "OR-SOLO-57")
def test_of_two_jobs_that_it_could_complete_chance_takes_one() -> None:
    def both() -> Solo:
        t = solo().goals("kessel", "kessel")
        t.at("ai", "kessel").holds("ai", "the_kessel_run rescue_from_the_mines")
        return t

    left = by_chance(both, "ai_6", ENCOUNTER, lambda t: tuple(t.held("ai")))
    assert left == {("the_kessel_run",), ("rescue_from_the_mines",)}


@rule("OR-SOLO-20", "OR-DIFF-35")
def test_one_goal_token_is_removed_for_a_completed_job_not_every_one() -> None:
    t = solo().goals("kessel", "kessel", "lothal")
    t.at("ai", "kessel").holds("ai", "the_kessel_run rescue_from_the_mines rebel_favor").section("ai_6", ENCOUNTER)
    assert t.goal_tokens() == ["kessel", "lothal"]


@rule("OR-SOLO-20")
def test_a_goal_token_is_removed_even_if_another_job_waits_there() -> None:
    t = solo().goals("kessel")
    t.at("ai", "kessel").holds("ai", "the_kessel_run rescue_from_the_mines").section("ai_6", ENCOUNTER)
    assert t.goal_tokens() == []


# Cargo.


@rule("OR-SOLO-46", "OR-SOLO-20")
def test_delivered_cargo_brings_its_reward_and_is_discarded() -> None:
    t = solo().goals("nal_hutta")
    t.at("ai", "nal_hutta").holds("ai", "food_supplies").credits("ai", 0).market("cargo", "stolen_hyperfuel")
    t.section("ai_4", ACTION)  # then it discards what is too dear, and the next one it can afford
    assert t.told("delivered") == [{"seat": "ai", "card": "food_supplies"}]
    assert t.told("gained") == [{"seat": "ai", "amount": 5000}]
    assert "food_supplies" not in t.held("ai")
    assert t.card("food_supplies") in t.g.market[1]
    assert "nal_hutta" not in t.goal_tokens()


@rule("OR-SOLO-46")
def test_cargo_for_another_planet_is_not_delivered() -> None:
    t = solo().goals("nal_hutta")
    t.at("ai", "lothal").holds("ai", "food_supplies").section("ai_9", ACTION)
    assert t.skips()["deliver_cargo_here"] == "no-cargo"
    assert t.held("ai") == ["food_supplies"]


@rule("OR-SOLO-47", "OR-AMB-61")
def test_all_cargo_for_a_planet_is_delivered_at_once_and_takes_a_token_each() -> None:
    t = solo().goals("tatooine", "tatooine", "nal_hutta")
    t.ship("ai", "yv_666").at("ai", "tatooine").holds("ai", "stolen_weapons gift_for_jabba food_supplies")
    t.section("ai_9", ACTION)
    assert t.held("ai") == ["food_supplies"]
    assert t.fame_of("ai") == 3
    assert t.goal_tokens() == ["nal_hutta"]


@rule("OR-SOLO-20")
def test_a_goal_token_is_removed_for_delivered_cargo_even_if_a_job_waits_there() -> None:
    t = solo().goals("tatooine")
    t.at("ai", "tatooine").holds("ai", "stolen_weapons hutt_favor").section("ai_9", ACTION)
    assert t.held("ai") == ["hutt_favor"]
    assert t.goal_tokens() == []


@rule("OR-AMB-61")
def test_where_there_are_fewer_tokens_than_cargo_those_that_are_there_go() -> None:
    t = solo().goals("tatooine")
    t.ship("ai", "yv_666").at("ai", "tatooine").holds("ai", "stolen_weapons gift_for_jabba").section("ai_9", ACTION)
    assert t.held("ai") == []
    assert t.goal_tokens() == []


@rule("OR-SOLO-48")
def test_illegal_cargo_is_delivered_without_a_roll_and_may_cost_damage() -> None:
    for card, dents in (("ai_1", 2), ("ai_5", 3), ("ai_4", 0)):
        t = solo().goals("tatooine")
        t.at("ai", "tatooine").holds("ai", "stolen_weapons").section(card, ACTION)
        assert t.told("rolled") == []
        assert t.fame_of("ai") == 1
        assert t.dents_of("ai") == dents, card


@rule("OR-SOLO-48")
def test_some_cards_cost_reputation_for_illegal_cargo_and_none_for_other_cargo() -> None:
    t = solo().goals("tatooine")
    t.at("ai", "tatooine").holds("ai", "stolen_weapons").section("ai_7", ACTION)
    assert t.reputation_of("ai", "hutt") == -1
    t = solo().goals("nal_hutta")
    t.at("ai", "nal_hutta").holds("ai", "food_supplies").section("ai_7", ACTION)
    assert t.reputation_of("ai", "hutt") == 0
    t = solo().goals("nal_hutta")
    t.at("ai", "nal_hutta").holds("ai", "food_supplies").section("ai_1", ACTION)
    assert t.dents_of("ai") == 0


# Crew.


@rule("OR-SOLO-49", "OR-SOLO-50", "OR-SOLO-65")
def test_it_takes_the_crew_of_a_contact_for_nothing_and_resolves_nothing_else_of_its_card() -> None:
    t = solo()  # Dengar costs others 4,000, and discards a bounty
    before = t.top("bounty")
    t.at("ai", "lothal").contact("lothal/1", "dengar").credits("ai", 5000).section("ai_2", ENCOUNTER)
    assert t.does() == ["gain_lowest_contact_crew"]
    assert t.held("ai") == ["crew_dengar"]
    assert t.credits_of("ai") == 5000
    assert t.top("bounty") == before
    assert t.told("contact-revealed")[0]["contact"] == "dengar"
    assert t.who_is_at("lothal/1") is None


@rule("OR-SOLO-51", "OR-SOLO-57")
def test_without_an_empty_crew_slot_it_discards_one_of_its_crew_by_chance() -> None:
    def full() -> Solo:
        t = solo()
        t.ship("ai", "hwk_290").at("ai", "lothal").holds("ai", "crew_chopper crew_greedo").contact("lothal/1", "boshek")
        return t

    left = by_chance(full, "ai_2", ENCOUNTER, lambda t: tuple(t.held("ai")))
    assert left == {("crew_chopper", "crew_boshek"), ("crew_greedo", "crew_boshek")}
    t = full().section("ai_2", ENCOUNTER)
    gone = "greedo" if "crew_chopper" in t.held("ai") else "chopper"
    assert t.spot_of(gone) == "lothal/1"  # faceup on the nearest empty contact space
    assert t.g.faceup >> t.g.content.person[gone] & 1


@rule("OR-SOLO-51")
def test_with_room_for_crew_nobody_is_discarded() -> None:
    t = solo()
    t.ship("ai", "hwk_290").at("ai", "lothal").holds("ai", "crew_chopper").contact("lothal/1", "boshek")
    assert t.section("ai_2", ENCOUNTER).held("ai") == ["crew_chopper", "crew_boshek"]


@rule("OR-SOLO-52", "OR-SOLO-65")
def test_a_databank_card_without_crew_goes_back_and_the_contact_stays_faceup() -> None:
    t = solo()
    number = t.card("crew_dengar")
    cards = list(t.g.content.cards)
    cards[number] = replace(cards[number], type=NONE, asset="")
    t.g.content = replace(t.g.content, cards=tuple(cards))
    t.at("ai", "lothal").contact("lothal/1", "dengar").section("ai_2", ENCOUNTER)
    assert t.held("ai") == []
    assert t.g.drawn == []
    assert t.who_is_at("lothal/1") == "dengar"
    assert t.g.faceup >> t.g.content.person["dengar"] & 1


@rule("OR-SOLO-65")
def test_a_contact_stays_faceup_if_the_ship_has_no_slot_for_crew_at_all() -> None:
    t = solo()
    t.ship("ai", "porax_38").at("ai", "lothal").contact("lothal/1", "dengar").section("ai_2", ENCOUNTER)
    assert t.held("ai") == []
    assert t.who_is_at("lothal/1") == "dengar"
    assert t.g.faceup >> t.g.content.person["dengar"] & 1
    assert t.told("ai-no-crew") == [{"seat": "ai", "contact": "dengar"}]
    t = solo()
    t.ship("ai", "porax_38").at("ai", "lothal")
    t.contact("lothal/1", "dengar", faceup=True).contact("lothal/2", "qira", faceup=True).section("ai_2", ENCOUNTER)
    assert t.skips()["gain_lowest_contact_crew"] == "no-crew"


@rule("OR-SOLO-53", "OR-DIFF-34")
def test_a_facedown_contact_comes_before_a_faceup_one_of_a_lower_class() -> None:
    t = solo()
    t.at("ai", "lothal").contact("lothal/1", "greedo", faceup=True).contact("lothal/2", "qira").section(
        "ai_2", ENCOUNTER
    )
    assert t.held("ai") == ["crew_qira"]


@rule("OR-SOLO-53")
def test_of_faceup_contacts_it_takes_the_lowest_class() -> None:
    for left, right in (("qira", "greedo"), ("greedo", "qira")):
        t = solo()
        t.at("ai", "lothal").contact("lothal/1", left, faceup=True).contact("lothal/2", right, faceup=True)
        assert t.section("ai_2", ENCOUNTER).held("ai") == ["crew_greedo"]


@rule("OR-SOLO-54", "OR-DIFF-34")
def test_of_equal_contacts_it_takes_the_left_one() -> None:
    for faceup in (False, True):
        t = solo()
        t.at("ai", "lothal").contact("lothal/1", "greedo", faceup).contact("lothal/2", "boshek", faceup)
        assert t.section("ai_2", ENCOUNTER).held("ai") == ["crew_greedo"]


@rule("OR-SOLO-53")
def test_where_no_contact_is_there_is_none_to_gain() -> None:
    t = solo()
    t.at("ai", "nav_kessel_lu").section("ai_2", ENCOUNTER)
    assert t.skips()["gain_lowest_contact_crew"] == "no-contact"


@rule("OR-SOLO-53", "OR-SOLO-54")
def test_another_card_only_reveals_a_facedown_contact() -> None:
    t = solo()
    t.at("ai", "lothal").contact("lothal/1", "greedo").contact("lothal/2", "qira").section("ai_8", ACTION)
    assert "reveal_lowest_contact" in t.does()
    assert [said["contact"] for said in t.told("contact-revealed")] == ["greedo"]
    assert t.who_is_at("lothal/1") == "greedo"
    t = solo()
    t.at("ai", "lothal").contact("lothal/1", "greedo", faceup=True).contact("lothal/2", "qira", faceup=True)
    assert t.section("ai_8", ACTION).skips()["reveal_lowest_contact"] == "no-contact"


@rule("OR-SOLO-55")
def test_it_never_defends_its_crew_against_bounties() -> None:
    for chance in range(12):
        t = solo()
        t.at("ai", "lothal").at("boba_fett", "lothal").holds("boba_fett", "bounty_4_lom").holds("ai", "crew_4_lom")
        t.set(chance=chance << 32).encounter("boba_fett").play("hunt-crew bounty_4_lom 1")
        assert [said["enemy"] for said in t.told("combat")] == ["contact/4_lom"]  # which rolls, not the AI


@rule("OR-AMB-54")
def test_a_bounty_in_its_slot_has_no_effect() -> None:
    t = solo()
    t.at("ai", "lothal").holds("ai", "bounty_qira").contact("lothal/1", "qira").section("ai_2", ENCOUNTER)
    assert t.held("ai") == ["bounty_qira", "crew_qira"]
    assert t.told("combat") == []


# Patrols, fame and reputation.


@rule("OR-AMB-53", "OR-SOLO-10")
def test_it_fights_a_patrol_only_where_its_card_says_so() -> None:
    for level in (0, 1):
        t = solo()
        t.at("ai", "nav_kessel_lu").patrol("hutt", "nav_kessel_lu").reputation("ai", hutt=level)
        t.section("ai_6", ENCOUNTER)
        assert t.skips()["encounter_negative_patrol"] == "no-patrol"
        assert t.told("combat") == []
    t = solo().goals("tatooine")
    t.at("ai", "lothal").patrol("hutt", "nav_kessel_lu").reputation("ai", hutt=-1)
    t.section("ai_6", PLANNING)
    assert t.where("ai") == "nav_kessel_lu"  # stopped, and not yet fought
    assert t.told("combat") == []


@rule("OR-SOLO-60", "OR-SOLO-58")
def test_the_dice_of_a_patrol_are_rolled_after_its_own_and_counted_by_themselves() -> None:
    t = solo()
    t.at("ai", "nav_kessel_lu").patrol("hutt", "nav_kessel_lu").reputation("ai", hutt=-1)
    t.section("ai_6", ENCOUNTER, dice=["crit blank", "hit hit blank"])
    rolls = [event.is_ for event in t.events if event.is_.endswith("rolled")]
    assert rolls == ["rolled", "enemy-rolled"]
    assert [(said["damage"], said["enemy_damage"]) for said in t.told("combat-won")] == [
        (2, 2)
    ]  # the attacker wins ties
    assert t.dents_of("ai") == 2
    assert t.credits_of("ai") == 10000
    assert t.g.level[2] == 2


@rule("OR-SOLO-58")
def test_defeated_it_loses_credits_as_others_do() -> None:
    t = solo()
    t.at("ai", "nav_kessel_lu").patrol("hutt", "nav_kessel_lu").reputation("ai", hutt=-1)
    t.section("ai_6", ENCOUNTER, dice=["blank blank", "hit hit hit"])
    assert t.is_defeated("ai")
    assert t.credits_of("ai") == 3000
    assert t.patrol_at("hutt") != "nav_kessel_lu"


@rule("OR-SOLO-16")
def test_in_combat_only_what_raises_its_values_counts() -> None:
    """A quad laser is a die more; thrusters would take one from the patrol, a computer would reroll blanks."""
    t = solo()
    t.ship("ai", "porax_38").at("ai", "nav_kessel_lu").holds("ai", "quad_laser maneuvering_thrusters")
    t.patrol("hutt", "nav_kessel_lu").reputation("ai", hutt=-1).section("ai_6", ENCOUNTER)
    assert [len(faces) for faces in rolls_in(t.events)] == [5, 3]
    t = solo()
    t.at("ai", "nav_kessel_lu").holds("ai", "targeting_computer").patrol("hutt", "nav_kessel_lu")
    t.reputation("ai", hutt=-1).section("ai_6", ENCOUNTER, dice=["blank blank"])
    assert len(t.told("rolled")) == 1


@rule("OR-SOLO-16")
def test_crew_that_pays_for_deliveries_pays_the_ai_nothing() -> None:
    t = solo().goals("nal_hutta")
    t.at("ai", "nal_hutta").holds("ai", "food_supplies crew_cikatro_vizago").section("ai_9", ACTION)
    assert t.told("gained") == [{"seat": "ai", "amount": 5000}]


@rule("OR-SOLO-17")
def test_it_completes_no_goals() -> None:
    t = solo("han_solo").goals("nal_hutta")  # Han's goal is to deliver three cargo
    t.at("ai", "nal_hutta").holds("ai", "food_supplies").tokens("ai", 2).section("ai_9", ACTION)
    assert t.told("delivered")
    assert t.g.tokens[1] == 2
    assert not t.g.flipped
    assert t.fame_of("ai") == 0


@rule("OR-SOLO-57")
def test_of_two_hostile_patrols_chance_takes_one_and_where_one_goes_that_wins() -> None:
    def between() -> Solo:
        t = solo()
        t.at("ai", "nav_kessel_lu").patrol("hutt", "nav_kessel_lu", level=4).patrol("rebel", "nav_kessel_lu", level=4)
        t.reputation("ai", hutt=-1, rebel=-1)
        return t

    def moved(t: Solo) -> tuple[str, str]:
        said = t.told("patrol")[0]
        return said["faction"], said["space"]

    found = by_chance(between, "ai_6", ENCOUNTER, moved)
    beside = {"nav_lothal_mon_calamari_ru", "kessel", "nav_kessel_ll"}
    assert found == {(faction, space) for faction in ("hutt", "rebel") for space in beside}


@rule("OR-SOLO-10")
def test_it_buys_fame_if_it_can_pay_for_it() -> None:
    for purse, fame in ((8000, 1), (7000, 0)):
        t = solo()
        t.at("ai", "lothal").credits("ai", purse).section("ai_6", ENCOUNTER)
        assert t.fame_of("ai") == fame
        assert t.credits_of("ai") == purse - 8000 * fame
    assert t.skips()["spend_for_fame"] == "too-poor"


@rule("OR-SOLO-10", "OR-SOLO-11")
def test_reputation_is_gained_only_where_it_can_rise() -> None:
    t = solo()
    t.at("ai", "tatooine").section("ai_1", ENCOUNTER)
    assert t.reputation_of("ai", "hutt") == 1
    t = solo()
    t.at("ai", "tatooine").reputation("ai", hutt=1).section("ai_1", ENCOUNTER)
    assert t.skips()["gain_reputation"] == "best-reputation"
    assert t.told("ai-nothing") == [{"seat": "ai", "step": "encounter"}]
    t = solo()
    t.at("ai", "cantonica").section("ai_1", ENCOUNTER)  # of no faction
    assert t.skips()["gain_reputation"] == "no-faction"


@rule("OR-SOLO-57")
def test_the_nearest_patrol_is_chosen_by_chance_if_two_are_as_near() -> None:
    def between() -> Solo:
        t = solo()
        t.at("ai", "lothal").patrol("hutt", "nav_lothal_mon_calamari_lu").patrol("rebel", "nav_lothal_mon_calamari_ru")
        return t

    def changed(t: Solo) -> tuple[int, int]:
        return t.reputation_of("ai", "hutt"), t.reputation_of("ai", "rebel")

    assert by_chance(between, "ai_8", ENCOUNTER, changed) == {(1, 0), (0, 1)}
    assert by_chance(between, "ai_9", ENCOUNTER, changed) == {(-1, 0), (0, -1)}


@rule("OR-SOLO-12", "OR-SOLO-16")
def test_what_a_card_gives_in_a_row_is_given_together() -> None:
    t = solo()
    t.at("ai", "lothal").credits("ai", 0).patrol("hutt", "nav_lothal_mon_calamari_lu").section("ai_9", ENCOUNTER)
    assert t.credits_of("ai") == 4000
    assert t.reputation_of("ai", "hutt") == -1
