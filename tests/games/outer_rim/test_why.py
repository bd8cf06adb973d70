"""Why something cannot be done: the reason and the rule, for notations and for things that are pointed at."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.bounties import Defend, KillOrCapture
from starboard.games.outer_rim.ids import BLANK, NONE, STEALTH
from starboard.games.outer_rim.patrols import Withdraw
from starboard.games.outer_rim.people import health
from starboard.games.outer_rim.prices import Pay
from starboard.games.outer_rim.selectors import PickFaction, PickPlayer
from starboard.games.outer_rim.setup import ChooseCharacter
from starboard.games.outer_rim.skill_test import DELIVERY, TEST, AfterRoll, SkillTest
from starboard.games.outer_rim.state import Roll
from starboard.games.outer_rim.travel import ExtraMove

BOBA = "boba_fett han_solo"


def why(t: Table, target: str, by: str | None = None) -> tuple[str, str | None]:
    """Of a target, which cannot be played."""
    t.begin()
    refusal = t.position.why_not(target, None if by is None else t.seat(by))
    assert refusal is not None
    return refusal.reason.key.removeprefix("outer_rim-why-"), refusal.rule


# Planning.


@rule("OR-MOVE-01")
@pytest.mark.parametrize("said", ["move tatooine", "space:tatooine"])
def test_a_space_beyond_the_hyperdrive_is_too_far(said: str) -> None:
    assert why(Table(BOBA), said) == ("too-far", "OR-MOVE-01")


@rule("OR-MOVE-04")
def test_a_patrol_on_the_way_stops_a_move() -> None:
    t = Table(BOBA).patrol("imperial", "nav_kessel_lu")
    t.begin()
    refusal = t.position.why_not("move kessel")
    assert refusal is not None
    assert (refusal.reason.key, refusal.rule) == ("outer_rim-why-patrol-stops", "OR-MOVE-04")
    assert refusal.reason.args["faction"] == "imperial"


def test_the_first_patrol_that_is_not_ignored_is_named() -> None:
    """Han's second ability ignores one of them."""
    t = Table("han_solo boba_fett").at("han_solo", "cantonica").flipped("han_solo")
    t.patrol("imperial", "nav_cantonica_ord_mantell_ru").patrol("hutt", "nav_lothal_mon_calamari_lu")
    refusal = t.begin().position.why_not("move lothal")
    assert refusal is not None
    assert refusal.reason.args["faction"] == "hutt"


@rule("OR-MAEL-01")
def test_a_move_ends_in_the_maelstrom() -> None:
    """The G-1A flies four spaces: that is enough only through the Maelstrom."""
    t = Table(BOBA).at("boba_fett", "nav_lothal_mon_calamari_rl").ship("boba_fett", "g_1a_starfighter")
    assert why(t, "move nav_tatooine_nal_hutta_ll") == ("maelstrom", "OR-MAEL-01")


@rule("OR-MAEL-02")
def test_extra_movement_ends_in_the_maelstrom() -> None:
    t = Table(BOBA).at("boba_fett", "nav_kessel_ll").next(ExtraMove(0, 2))
    assert why(t, "move nav_kessel_rl") == ("maelstrom", "OR-MAEL-02")
    assert why(t, "space:tatooine") == ("too-far", "OR-MOVE-01")


@rule("OR-PLAN-05")
@pytest.mark.parametrize("said", ["move kessel", "earn", "space:kessel"])
def test_who_is_defeated_must_recover(said: str) -> None:
    t = Table(BOBA).damage("boba_fett", wounds=6, defeated=True).holds("boba_fett", "bacta_supplies")
    assert why(t, said) == ("must-recover", "OR-PLAN-05")


@pytest.mark.parametrize("said", ["market", "deck:cargo", "patrol rebel", "spot:lothal/1"])
def test_what_belongs_to_another_step_waits_for_it(said: str) -> None:
    assert why(Table(BOBA), said) == ("other-step", "OR-TURN-02")


def test_a_planning_ability_must_be_there() -> None:
    assert why(Table(BOBA), "plan enc_navpoint_05") == ("no-planning-ability", "OR-PLAN-04")


# Actions.


@rule("OR-MARKET-01")
@pytest.mark.parametrize("said", ["market", "choose:market", "deck:cargo"])
def test_the_market_is_on_planets(said: str) -> None:
    t = Table(BOBA).at("boba_fett", "maelstrom").at("han_solo", "maelstrom").act("boba_fett")
    assert why(t, said) == ("no-planet", "OR-MARKET-01")


@rule("OR-ACT-02")
def test_the_market_is_visited_once() -> None:
    t = Table(BOBA).at("han_solo", "lothal").act("boba_fett").play("market", "leave")
    assert why(t, "market") == ("once", "OR-ACT-02")


def test_an_open_card_is_bought_in_the_market_action() -> None:
    assert why(Table(BOBA).act("boba_fett"), "deck:cargo") == ("market-first", "OR-MARKET-02")


@rule("OR-DELIVER-01")
@pytest.mark.parametrize(("said", "reason"), [("deliver", "nothing-to-deliver"), ("card:salvage", "not-destination")])
def test_cargo_is_delivered_to_its_destination(said: str, reason: str) -> None:
    t = Table(BOBA).holds("boba_fett", "salvage").act("boba_fett")
    assert why(t, said) == (reason, "OR-DELIVER-01")


@rule("OR-DELIVER-06")
def test_a_bounty_is_delivered_with_a_captive() -> None:
    t = Table(BOBA).holds("boba_fett", "bounty_lobot").act("boba_fett")
    assert why(t, "card:bounty_lobot") == ("no-captive", "OR-DELIVER-06")
    t.captive("bounty_lobot")
    assert why(t, "card:bounty_lobot") == ("not-destination", "OR-DELIVER-06")


@rule("OR-TRADE-01")
def test_there_must_be_somebody_to_trade_with() -> None:
    assert why(Table(BOBA).act("boba_fett"), "trade") == ("nobody-here", "OR-TRADE-01")


@rule("OR-ACT-05")
def test_an_action_ability_is_used_once() -> None:
    t = Table(BOBA).holds("boba_fett", "shield_upgrade").damage("boba_fett", dents=2).act("boba_fett")
    t.play("use shield_upgrade")
    assert why(t, "use shield_upgrade") == ("ability-used", "OR-ACT-05")
    assert why(t, "use quad_laser") == ("no-ability", "OR-ACT-03")


# Market.


@rule("OR-CARGO-03")
@pytest.mark.parametrize("said", ["buy cargo", "deck:cargo"])
def test_cargo_is_not_bought_at_its_destination(said: str) -> None:
    t = Table(BOBA).at("boba_fett", "mon_calamari").market("cargo", "salvage").act("boba_fett")
    t.play("market", "cycle bounty")
    assert why(t, said) == ("not-bought-here", "OR-CARGO-03")


@rule("OR-MARKET-11")
def test_a_job_is_not_bought_where_its_card_forbids_it() -> None:
    t = Table(BOBA).at("boba_fett", "cantonica").market("jobs", "the_casino_heist").act("boba_fett").play("market")
    assert why(t, "buy jobs") == ("not-bought-here", "OR-MARKET-11")


@rule("OR-MARKET-07")
def test_what_cannot_be_paid_is_not_bought() -> None:
    t = Table(BOBA).credits("boba_fett", 4000).market("luxury", "proton_torpedoes").act("boba_fett").play("market")
    assert why(t, "buy luxury") == ("too-dear", "OR-MARKET-07")


@rule("OR-GEAR-04")
def test_a_second_armor_is_not_paid_for_unless_the_first_is_traded_in() -> None:
    t = Table(BOBA).credits("boba_fett", 3000).market("gear_mod", "armored_vest").act("boba_fett")
    t.holds("boba_fett", "plastoid_armor").play("market", "buy gear_mod")
    assert why(t, "pay") == ("limit", "OR-GEAR-04")


@rule("OR-MARKET-04")
def test_one_open_card_is_discarded() -> None:
    t = Table(BOBA).act("boba_fett").play("market", "cycle cargo")
    assert why(t, "cycle jobs") == ("cycled", "OR-MARKET-04")


@rule("OR-TRADEIN-03")
@pytest.mark.parametrize("said", ["trade-in crew_chewbacca", "card:crew_chewbacca", "trade-in bounty_lobot"])
def test_crew_and_bounties_are_not_traded_in(said: str) -> None:
    assert why(paying(), said) == ("not-tradable", "OR-TRADEIN-03")


def test_what_is_traded_in_must_be_ones_own_and_only_once() -> None:
    t = paying()
    assert why(t, "trade-in vibro_ax") == ("not-yours", "OR-RES-02")
    t.play("trade-in dl_44")
    assert why(t, "trade-in dl_44") == ("traded-in", "OR-TRADEIN-01")


def paying() -> Table:
    t = Table(BOBA).credits("boba_fett", 6000).market("luxury", "extravagant_wardrobe").act("boba_fett")
    t.holds("boba_fett", "crew_chewbacca bounty_lobot dl_44 vibroknife").play("market", "buy luxury")
    t.expect_ask("boba_fett", "pay")
    return t


def test_a_price_that_is_not_paid_yet_is_too_dear() -> None:
    assert why(paying(), "pay") == ("too-dear", "OR-MARKET-07")


@rule("OR-TRADEIN-12")
def test_a_used_ship_must_be_dearer_than_ones_own() -> None:
    t = Table(BOBA).credits("boba_fett", 20000).ship("boba_fett", "lancer").market("ships", "used_ship_for_sale")
    t.act("boba_fett").play("market", "buy ships")
    assert why(t, "supply heavy_duty_lifter") == ("not-dearer", "OR-TRADEIN-12")
    assert why(t, "supply lancer") == ("not-in-supply", "OR-SETUP-29")


# Delivering, taking and discarding.


def test_cargo_for_elsewhere_stays_in_a_delivery() -> None:
    t = Table(BOBA).at("boba_fett", "mon_calamari").holds("boba_fett", "salvage food_supplies dl_44")
    t.ship("boba_fett", "heavy_duty_lifter").act("boba_fett").play("deliver")
    assert why(t, "hand-over food_supplies") == ("not-destination", "OR-DELIVER-01")
    assert why(t, "hand-over dl_44") == ("not-delivered", "OR-DELIVER-01")


@rule("OR-RES-03")
def test_without_a_slot_a_card_is_taken_for_one_of_its_kind() -> None:
    t = Table(BOBA).holds("boba_fett", "salvage dl_44").market("cargo", "food_supplies").act("boba_fett")
    t.play("market", "buy cargo", "pay")
    t.expect_ask("boba_fett", "gain", "replace salvage")
    assert why(t, "decline") == ("must-place", "OR-MARKET-12")
    assert why(t, "take") == ("no-room", "OR-RES-03")
    assert why(t, "replace dl_44") == ("frees-no-slot", "OR-RES-03")


# Encounters.


@rule("OR-ENC-03")
@pytest.mark.parametrize("said", ["space", "contact lothal/1", "patrol hutt", "spot:lothal/1"])
def test_a_hostile_patrol_leaves_no_choice(said: str) -> None:
    t = Table(BOBA).patrol("imperial", "lothal").patrol("rebel", "lothal").patrol("hutt", "lothal")
    t.reputation("boba_fett", imperial=-1, rebel=-1).encounter("boba_fett")
    assert why(t, said) == ("forced-patrol", "OR-ENC-03")


@rule("OR-ENC-02")
def test_only_what_is_here_is_encountered() -> None:
    t = Table(BOBA).contact("lothal/2", None).encounter("boba_fett")
    assert why(t, "contact kessel/1") == ("contact-elsewhere", "OR-ENC-02")
    assert why(t, "contact lothal/2") == ("no-contact", "OR-ENC-02")
    assert why(t, "patrol hutt") == ("patrol-elsewhere", "OR-ENC-02")
    assert why(t, "contact lothal/7") == ("no-spot", "OR-ENC-02")


@rule("OR-JOB-03")
def test_a_job_is_done_at_its_destination() -> None:
    t = Table(BOBA).holds("boba_fett", "the_casino_heist wanted_1").encounter("boba_fett")
    assert why(t, "card:the_casino_heist") == ("job-elsewhere", "OR-JOB-03")
    assert why(t, "job wanted_1")[1] in ("OR-JOB-03", "OR-TURN-02")


@rule("OR-COMBAT-02")
def test_players_are_attacked_only_where_something_allows_it() -> None:
    t = Table(BOBA).at("han_solo", "lothal").encounter("boba_fett")
    assert why(t, "player:1") == ("no-attack", "OR-COMBAT-02")
    t.at("han_solo", "kessel")
    assert why(t, "player:1") == ("player-elsewhere", "OR-COMBAT-02")


@rule("OR-DEFEAT-09")
def test_who_is_defeated_is_not_attacked() -> None:
    t = Table(BOBA).at("han_solo", "lothal").damage("han_solo", dents=3, defeated=True).encounter("boba_fett")
    assert why(t, "player:1") == ("player-defeated", "OR-DEFEAT-09")


# Deals.


@rule("OR-TRADE-07")
def test_secrets_and_ships_are_not_traded() -> None:
    t = Table(BOBA).at("han_solo", "lothal").secret("boba_fett", "enc_navpoint_05").act("boba_fett")
    t.play("trade", "partner 1")
    assert why(t, "give enc_navpoint_05") == ("secret-not-traded", "OR-TRADE-07")
    assert why(t, "give g9_rigger") == ("ship-not-traded", "OR-TRADE-07")


def test_a_deal_has_what_both_have() -> None:
    t = Table(BOBA).at("han_solo", "lothal").holds("boba_fett", "dl_44").act("boba_fett").play("trade", "partner 1")
    assert why(t, "propose") == ("empty-deal", "OR-TRADE-01")
    assert why(t, "get vibro_ax") == ("not-theirs", "OR-TRADE-05")
    assert why(t, "give-credits 99000") == ("not-so-rich", "OR-CREDIT-13")
    assert why(t, "give-credits 1500") == ("thousands", "OR-CREDIT-01")
    t.play("give dl_44")
    assert why(t, "give dl_44") == ("in-the-deal", "OR-TRADE-01")


@rule("OR-CREDIT-10")
def test_two_players_out_of_turn_give_each_other_no_credits() -> None:
    t = Table("boba_fett han_solo jyn_erso")
    assert why(t, "offer 1000 2", by="han_solo") == ("neither-active", "OR-CREDIT-10")
    assert why(t, "offer 99000 0", by="han_solo") == ("not-so-rich", "OR-CREDIT-13")
    assert why(t, "offer 99000 1", by="boba_fett") == ("not-so-rich", "OR-CREDIT-13")


def test_who_is_not_asked_is_told_whose_turn_it_is() -> None:
    assert why(Table(BOBA), "move kessel", by="han_solo") == ("why-not-your-turn", None)


# Set-up, patrols.


@rule("OR-SETUP-11")
def test_a_character_is_chosen_once() -> None:
    t = Table(BOBA).next(ChooseCharacter(1))
    assert why(t, "character boba_fett") == ("taken", "OR-SETUP-11")
    assert why(t, "character nobody") == ("no-character", "OR-SETUP-11")


@rule("OR-PATROL-14")
def test_a_patrol_that_won_moves_to_an_adjacent_space() -> None:
    t = Table(BOBA).patrol("hutt", "lothal").next(Withdraw(0, 2))
    assert why(t, "to kessel") == ("patrol-adjacent", "OR-PATROL-14")


# Dice.


def reroll_window() -> Table:
    """Han has rolled three hits and two blanks; Boba waits with an ion cannon."""
    t = Table().at("boba_fett", "lothal").ship("han_solo", "firespray", flipped=True).encounter("han_solo")
    t.ship("boba_fett", "yt_1300").holds("boba_fett", "ion_cannon")
    t.holds("han_solo", "targeting_computer vibro_ax crew_hera_syndulla")
    return t.play("attack firespray 1", dice=["hit hit hit blank blank"])


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("reroll targeting_computer hit", ("not-these-dice", "OR-TIMING-18")),
        ("reroll targeting_computer blank,blank,blank", ("no-such-die", "OR-DICE-04")),
        ("reroll vibro_ax blank", ("other-moment", "OR-TIMING-18")),
        ("source:vibro_ax", ("other-moment", "OR-TIMING-18")),
        ("reroll ion_cannon hit", ("not-yours", "OR-RES-02")),
        ("card:ion_cannon", ("not-yours", "OR-RES-02")),
        ("source:han_solo", ("other-moment", "OR-TIMING-18")),
        ("source:firespray", ("other-moment", "OR-TIMING-18")),
        ("space:kessel", ("dice", "OR-COMBAT-14")),
        ("offer 99000 1", ("not-so-rich", "OR-CREDIT-13")),
    ],
)
def test_dice_are_rerolled_by_what_says_so(said: str, reason: tuple[str, str]) -> None:
    assert why(reroll_window(), said) == reason


@rule("OR-TIMING-11")
def test_an_ability_is_used_once_on_a_roll() -> None:
    t = Table().at("boba_fett", "lothal").ship("han_solo", "porax_38", flipped=True).encounter("han_solo")
    t.holds("boba_fett", "chromium_hull").holds("han_solo", "targeting_computer")
    t.play("attack chromium_hull 1", dice=["blank blank blank blank"]).play("reroll porax_38 blank")
    assert why(t, "reroll porax_38 blank") == ("used-here", "OR-TIMING-11")


@rule("OR-DICE-02")
def test_a_critical_hit_is_not_a_hit() -> None:
    """An ion cannon ignores hits; with tactics critical hits as well."""
    t = Table("boba_fett doctor_aphra").at("doctor_aphra", "lothal").encounter("boba_fett")
    t.ship("boba_fett", "firespray", flipped=True).ship("doctor_aphra", "yt_1300").holds("doctor_aphra", "ion_cannon")
    t.play("attack firespray 1", dice=["crit hit blank blank blank"])
    t.expect_ask("doctor_aphra", "ignore", "cancel ion_cannon hit", "done")
    assert why(t, "cancel ion_cannon crit") == ("crit-no-hit", "OR-DICE-02")
    assert why(t, "deck:cargo") == ("dice", "OR-COMBAT-17")


def test_an_ability_needs_its_condition() -> None:
    """A vibro-ax turns a hit into a critical hit for who has strength."""
    t = Table().holds("han_solo", "vibro_ax vibroknife").contact("lothal/1", "lobot", faceup=True)
    t.holds("han_solo", "bounty_lobot").encounter("han_solo")
    t.play("contact lothal/1").play("fight bounty_lobot", dice=["hit focus blank blank"])
    t.expect_ask("han_solo", "turn")
    assert why(t, "turn vibro_ax hit crit") == ("needs", "OR-TIMING-18")
    assert why(t, "turn vibroknife blank hit") == ("not-these-dice", "OR-TIMING-18")


@rule("OR-TIMING-15")
def test_an_added_hit_is_no_die() -> None:
    t = reroll_window()
    assert t.g.combat is not None
    t.g.combat = replace(t.g.combat, added=(1, 0), rolled=((BLANK, BLANK), ()))
    assert why(t, "reroll targeting_computer hit") == ("added-hit", "OR-TIMING-15")


def test_a_test_is_helped_by_what_is_for_its_skill() -> None:
    t = Table("doctor_aphra han_solo").next(SkillTest(0, STEALTH, 0, 0, NONE))
    t.set(roll=Roll(0, TEST, STEALTH, dice=2)).ship("doctor_aphra", "yt_1300")
    t.holds("doctor_aphra", "crew_k_2so vibro_ax crew_maz_kanata")
    assert why(t, "skill doctor_aphra tech") == ("other-skill", "OR-SKILL-06")
    assert why(t, "skill:tech") == ("other-skill", "OR-SKILL-06")
    assert why(t, "source:vibro_ax") == ("other-moment", "OR-TIMING-18")
    assert why(t, "die crew_k_2so") == ("free-die", "OR-SKILL-02")
    assert why(t, "space:kessel") == ("dice", "OR-SKILL-02")
    t.play("skill crew_maz_kanata stealth")
    assert why(t, "skill crew_maz_kanata stealth") == ("used-here", "OR-TIMING-11")


def test_nobody_is_defeated_to_pass_a_test() -> None:
    t = Table("doctor_aphra han_solo").next(SkillTest(0, STEALTH, 0, 0, NONE)).set(roll=Roll(0, TEST, STEALTH))
    t.damage("doctor_aphra", wounds=health(t.g, 0) - 1).holds("doctor_aphra", "crew_maz_kanata")
    assert why(t, "skill doctor_aphra stealth") == ("too-wounded", "OR-TIMING-04")


def test_the_die_of_a_delivery_is_changed_by_what_is_for_it() -> None:
    t = Table("lando_calrissian han_solo").holds("lando_calrissian", "vibro_ax").next(AfterRoll(0))
    t.set(roll=Roll(0, DELIVERY, faces=(BLANK,)))
    t.begin()
    assert t.position.ask is not None and t.position.ask.kind == "after-roll"
    assert why(t, "source:vibro_ax") == ("other-moment", "OR-TIMING-18")
    assert why(t, "source:dl_44") == ("not-yours", "OR-RES-02")
    assert why(t, "reroll lando_calrissian hit") == ("no-such-die", "OR-DICE-04")
    assert why(t, "market") == ("dice", "OR-TIMING-07")


# Whom it is about.


def test_a_faction_is_picked_among_those_it_can_be_about() -> None:
    t = Table(BOBA).reputation("boba_fett", hutt=-1, rebel=-1, imperial=1)
    t.next(PickFaction(0, "chosen_negative", "gain", (1,)))
    assert why(t, "faction imperial") == ("not-negative", "OR-REP-01")
    assert why(t, "space:kessel") == ("other-faction", "OR-TIMING-18")
    t = Table(BOBA).patrol("hutt", "lothal").patrol("rebel", "lothal").next(PickFaction(0, "patrol_here", "lose", (1,)))
    assert why(t, "faction:imperial") == ("other-faction", "OR-TIMING-18")


@pytest.mark.parametrize(
    ("selector", "doing", "reason"),
    [
        ("player_here", "steal", ("player-elsewhere", "OR-TIMING-18")),
        ("most_famous_player", "steal", ("not-most-famous", "OR-FAME-05")),
        ("nearest_player", "steal", ("not-nearest-player", "OR-NEAREST-01")),
    ],
)
def test_a_player_is_picked_among_those_it_can_be_about(selector: str, doing: str, reason: tuple[str, str]) -> None:
    t = Table("boba_fett han_solo jyn_erso bossk").at("han_solo", "lothal").at("jyn_erso", "lothal")
    t.fame("han_solo", 2).fame("jyn_erso", 2).next(PickPlayer(0, selector, doing, (1000,)))
    assert why(t, "player:3") == reason
    assert why(t, "player 0") == ("no-player", "OR-TIES-01")
    assert why(t, "space:kessel") == ("no-player", "OR-TIES-01")


@rule("OR-DEFEAT-09")
def test_who_is_defeated_or_well_liked_is_not_picked_for_a_fight() -> None:
    t = Table("boba_fett han_solo jyn_erso bossk")
    for name in ("han_solo", "jyn_erso", "bossk"):
        t.at(name, "lothal")
    t.damage("bossk", dents=3, defeated=True).next(PickPlayer(0, "player_here", "fight", (0, 0, 0, 0)))
    assert why(t, "player:3") == ("player-defeated", "OR-DEFEAT-09")
    t = Table("boba_fett han_solo jyn_erso bossk")
    for name in ("han_solo", "jyn_erso", "bossk"):
        t.at(name, "lothal").reputation(name, hutt=-1)
    t.reputation("bossk", hutt=0).next(PickPlayer(0, "player_here_with_negative_reputation", "steal", (1000,)))
    assert why(t, "player:3") == ("no-bad-name", "OR-REP-01")


# One answer first.


@rule("OR-TRADE-04")
def test_a_proposal_is_accepted_or_declined_as_a_whole() -> None:
    t = Table(BOBA).at("han_solo", "lothal").holds("boba_fett", "dl_44").act("boba_fett")
    t.play("trade", "partner 1", "give dl_44", "propose")
    assert why(t, "card:dl_44") == ("answer-deal", "OR-TRADE-04")
    assert why(t, "offer 99000 0", by="han_solo") == ("not-so-rich", "OR-CREDIT-13")


def test_an_offer_is_answered_first() -> None:
    t = Table(BOBA).begin()
    t.position.play(t.position.legal("offer 1000 1", 0, aside=True))
    assert why(t, "space:kessel") == ("answer-deal", "OR-CREDIT-07")


@rule("OR-BOUNTY-08")
def test_a_beaten_contact_is_killed_or_captured() -> None:
    t = Table(BOBA).holds("boba_fett", "bounty_lobot").next(KillOrCapture(0, Table(BOBA).card("bounty_lobot")))
    assert why(t, "card:bounty_lobot") == ("capture", "OR-BOUNTY-08")


@rule("OR-BOUNTY-19")
def test_who_is_hunted_decides_about_defending_first() -> None:
    t = Table(BOBA).holds("boba_fett", "bounty_hera_syndulla").holds("han_solo", "crew_hera_syndulla")
    t.next(Defend(0, t.card("bounty_hera_syndulla"), 1))
    assert why(t, "space:kessel") == ("defend", "OR-BOUNTY-19")


@rule("OR-TIMING-04")
def test_a_price_is_paid_in_full() -> None:
    t = Table(BOBA).next(Pay(0, 2000, 0, NONE, False))
    assert why(t, "space:kessel") == ("pay-in-full", "OR-TIMING-04")
    assert why(t, "pay 1000") == ("pay-in-full", "OR-TIMING-04")
