"""Why something cannot be done: the reason and the rule, for notations and for things that are pointed at."""

from __future__ import annotations

import pytest

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.patrols import Withdraw
from starboard.games.outer_rim.setup import ChooseCharacter
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
    t.expect_ask("boba_fett", "gain", "replace salvage", "decline")
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
