"""OR-SOLO-31 to -44: how the AI buys."""

from __future__ import annotations

from games.outer_rim.solo_table import Solo, by_chance, solo
from marks import rule
from starboard.games.outer_rim.ids import ACTION, DECKS

SHIPS = "ai_9"  # buys a ship
GEAR_MOD = "ai_8"
CARGO = "ai_4"
JOBS = "ai_3"


def shopping(deck: str, *cards: str, at: str = "lothal", purse: int = 6000) -> Solo:
    t = solo()
    t.at("ai", at).credits("ai", purse).market(deck, *cards)
    return t


@rule("OR-SOLO-31")
def test_it_buys_only_on_a_planet() -> None:
    for space, bought in (("nav_kessel_lu", []), ("maelstrom", []), ("kessel", ["salvage"])):
        t = shopping("cargo", "salvage", at=space)
        assert t.section(CARGO, ACTION).held("ai") == bought
    t = shopping("cargo", "salvage", at="nav_kessel_lu").section(CARGO, ACTION)
    assert t.skips()["ai_buy"] == "no-planet"


@rule("OR-SOLO-31")
def test_it_buys_only_from_the_deck_that_the_card_names() -> None:
    for card, deck, name in (
        (CARGO, "cargo", "salvage"),
        (JOBS, "jobs", "the_kessel_run"),
        (GEAR_MOD, "gear_mod", "dl_44"),
    ):
        t = shopping(deck, name)
        assert t.section(card, ACTION).held("ai") == [name]


@rule("OR-SOLO-31")
def test_where_its_slots_are_full_a_card_may_name_another_deck() -> None:
    t = shopping("jobs", "the_kessel_run").market("cargo", "salvage")
    t.section("ai_1", ACTION)  # cargo, else jobs
    assert t.held("ai") == ["salvage"]
    t = shopping("jobs", "the_kessel_run")
    t.holds("ai", "food_supplies")
    t.section("ai_1", ACTION)
    assert t.held("ai") == ["food_supplies", "the_kessel_run"]
    t = shopping("cargo", "salvage")
    t.holds("ai", "the_kessel_run hutt_favor imperial_favor")
    t.section("ai_2", ACTION)  # jobs, else cargo
    assert t.held("ai")[3:] == ["salvage"]


@rule("OR-SOLO-32", "OR-SOLO-33", "OR-EX-28")
def test_a_card_that_cannot_be_bought_here_is_discarded_once_and_the_next_one_considered() -> None:
    t = shopping("jobs", "the_kessel_run", "hutt_favor", at="kessel").section(JOBS, ACTION)
    assert t.held("ai") == ["hutt_favor"]
    assert t.bottom("jobs") == "the_kessel_run"
    assert "OR-SOLO-33" in t.rules()


@rule("OR-SOLO-32", "OR-AMB-55")
def test_it_discards_only_once_and_then_may_buy_nothing() -> None:
    t = shopping("jobs", "the_kessel_run", "rescue_from_the_mines", at="kessel").section(JOBS, ACTION)
    assert t.held("ai") == []
    assert t.top("jobs") == "rescue_from_the_mines"
    assert [said["why"] for said in t.told("ai-buys-not")] == ["not-here"]


@rule("OR-SOLO-32")
def test_a_card_that_it_can_buy_is_not_discarded() -> None:
    t = shopping("cargo", "salvage").section(CARGO, ACTION)
    assert t.held("ai") == ["salvage"]
    assert t.told("cycled") == []


@rule("OR-SOLO-34")
def test_a_card_that_it_cannot_afford_is_discarded_even_if_it_can_afford_none() -> None:
    t = shopping("gear_mod", "mpl_57", "vibroknife", purse=2000).section(GEAR_MOD, ACTION)
    assert t.held("ai") == ["vibroknife"]
    assert "OR-SOLO-34" in t.rules()
    t = shopping("gear_mod", "mpl_57", "vibroknife", purse=0).section(GEAR_MOD, ACTION)
    assert t.held("ai") == []
    assert t.bottom("gear_mod") == "mpl_57"


@rule("OR-SOLO-35", "OR-SOLO-38")
def test_a_card_without_an_empty_slot_is_discarded_even_if_none_of_the_deck_fits() -> None:
    t = shopping("cargo", "salvage", "droid_parts")
    t.holds("ai", "food_supplies").section(CARGO, ACTION)
    assert t.held("ai") == ["food_supplies"]
    assert (t.bottom("cargo"), t.top("cargo")) == ("salvage", "droid_parts")
    assert "OR-SOLO-35" in t.rules()


@rule("OR-SOLO-36", "OR-SOLO-41", "OR-DIFF-33")
def test_a_ship_that_is_not_dearer_than_its_own_is_discarded() -> None:
    t = shopping("ships", "ship_porax_38", "ship_lancer", purse=20000)
    t.ship("ai", "hwk_290").section(SHIPS, ACTION)  # both cost 5,000
    assert t.ship_of("ai") == "lancer"
    assert t.bottom("ships") == "ship_porax_38"
    assert "OR-SOLO-36" in t.rules()


@rule("OR-SOLO-41")
def test_it_buys_no_ship_that_is_not_dearer_than_its_own() -> None:
    t = shopping("ships", "ship_porax_38", "ship_hwk_290", purse=20000)
    t.ship("ai", "lancer").section(SHIPS, ACTION)
    assert t.ship_of("ai") == "lancer"
    assert t.credits_of("ai") == 20000


@rule("OR-SOLO-37")
def test_it_pays_the_cost_and_places_the_card() -> None:
    t = shopping("gear_mod", "vibro_ax").section(GEAR_MOD, ACTION)
    assert t.held("ai") == ["vibro_ax"]
    assert t.credits_of("ai") == 2000


@rule("OR-SOLO-38")
def test_it_discards_nothing_to_make_room() -> None:
    t = shopping("gear_mod", "vibro_ax", "dl_44")
    t.holds("ai", "vibroknife jetpack").section(GEAR_MOD, ACTION)
    assert t.held("ai") == ["vibroknife", "jetpack"]
    assert t.credits_of("ai") == 6000


@rule("OR-SOLO-39", "OR-EX-28")
def test_it_buys_no_second_armor() -> None:
    t = shopping("gear_mod", "plastoid_armor", purse=20000)
    t.holds("ai", "armored_vest").section(GEAR_MOD, ACTION)
    assert t.held("ai") == ["armored_vest"]
    assert t.skips()["ai_buy"] == "not-allowed"
    t = shopping("gear_mod", "plastoid_armor", purse=20000).section(GEAR_MOD, ACTION)
    assert t.held("ai") == ["plastoid_armor"]


@rule("OR-SOLO-40", "OR-SOLO-16", "OR-EX-29", "OR-AMB-56")
def test_it_buys_what_it_cannot_use() -> None:
    t = shopping("jobs", "hired_help_1").section(JOBS, ACTION)
    assert t.held("ai") == ["hired_help_1"]
    assert t.credits_of("ai") == 5000


@rule("OR-AMB-56")
def test_used_ship_for_sale_is_in_the_ship_deck_and_hired_help_in_the_job_deck() -> None:
    g = solo().g
    decks = {
        about.id: DECKS[about.deck] for about in g.content.cards if about.id in ("used_ship_for_sale", "hired_help_1")
    }
    assert decks == {"used_ship_for_sale": "ships", "hired_help_1": "jobs"}


@rule("OR-SOLO-42")
def test_it_trades_in_its_ship_and_nothing_else() -> None:
    t = shopping("ships", "ship_lancer", purse=5000)
    t.ship("ai", "hwk_290").holds("ai", "salvage").section(SHIPS, ACTION)
    assert t.ship_of("ai") == "lancer"  # 10,000 less 5,000
    assert t.credits_of("ai") == 0
    assert t.held("ai") == ["salvage"]
    t = shopping("gear_mod", "vibro_ax", purse=3000)
    t.holds("ai", "salvage").section(GEAR_MOD, ACTION)  # with the salvage it would be 4,000
    assert "vibro_ax" not in t.held("ai")
    assert "salvage" in t.held("ai")


@rule("OR-SOLO-43", "OR-AMB-62")
def test_with_used_ship_for_sale_it_takes_the_most_expensive_ship_that_it_can_afford() -> None:
    def rich() -> Solo:
        return shopping("ships", "used_ship_for_sale", purse=12000)

    assert by_chance(rich, SHIPS, ACTION, lambda t: t.ship_of("ai")) == {"lancer", "heavy_duty_lifter"}
    t = rich().section(SHIPS, ACTION)
    assert t.credits_of("ai") == 2000
    assert t.dents_of("ai") == 3  # as the card says


@rule("OR-AMB-62")
def test_used_ship_for_sale_is_not_tested_for_its_own_price_but_for_a_dearer_ship() -> None:
    t = shopping("ships", "used_ship_for_sale", "ship_lancer", purse=4000)
    t.ship("ai", "hwk_290").section(SHIPS, ACTION)  # the next ship would cost 5,000 more
    assert t.ship_of("ai") == "hwk_290"
    assert t.bottom("ships") == "used_ship_for_sale"
    assert "OR-SOLO-34" in t.rules()


@rule("OR-SOLO-15", "OR-SOLO-57")
def test_resources_that_do_not_fit_a_new_ship_are_discarded_by_chance() -> None:
    def crowded() -> Solo:
        t = shopping("ships", "ship_firespray", purse=20000)
        t.ship("ai", "yv_666").holds("ai", "salvage droid_parts quad_laser")
        return t.goals("mon_calamari", "ord_mantell")

    kept = by_chance(crowded, SHIPS, ACTION, lambda t: tuple(t.held("ai")))
    assert kept == {("salvage", "droid_parts", "quad_laser")}  # one cargo, one mod and one slot for either

    def fuller() -> Solo:
        t = shopping("ships", "ship_firespray", purse=20000)
        t.ship("ai", "yv_666").holds("ai", "salvage droid_parts coaxium_crystal")
        return t.goals("mon_calamari", "ord_mantell", "ryloth")

    kept = by_chance(fuller, SHIPS, ACTION, lambda t: tuple(t.held("ai")))
    assert kept == {("salvage", "droid_parts"), ("salvage", "coaxium_crystal"), ("droid_parts", "coaxium_crystal")}


@rule("OR-SOLO-18")
def test_the_token_of_a_cargo_that_was_lost_is_removed() -> None:
    t = shopping("ships", "ship_firespray", purse=20000)
    t.ship("ai", "yv_666").holds("ai", "salvage droid_parts coaxium_crystal")
    t.goals("mon_calamari", "ord_mantell", "ryloth").section(SHIPS, ACTION)
    homes = {"salvage": "mon_calamari", "droid_parts": "ord_mantell", "coaxium_crystal": "ryloth"}
    assert t.goal_tokens() == sorted(homes[card] for card in t.held("ai"))


@rule("OR-SOLO-19")
def test_a_goal_token_is_placed_on_the_destination_of_what_was_bought_if_the_ai_card_says_so() -> None:
    t = shopping("jobs", "the_kessel_run").section(JOBS, ACTION)
    assert t.goal_tokens() == ["kessel"]
    assert [said["space"] for said in t.told("ai-goal")] == ["kessel"]
    t = shopping("jobs", "hired_help_1").section(JOBS, ACTION)
    assert t.goal_tokens() == []
    t = shopping("gear_mod", "dl_44").section(GEAR_MOD, ACTION)
    assert t.goal_tokens() == []


@rule("OR-SOLO-19", "OR-AMB-55")
def test_no_goal_token_is_placed_if_nothing_was_bought() -> None:
    t = shopping("jobs", "the_kessel_run", "rescue_from_the_mines", at="kessel").section(JOBS, ACTION)
    assert t.goal_tokens() == []


@rule("OR-SOLO-44")
def test_the_next_card_moves_its_patrol_toward_the_ai_by_the_shortest_route() -> None:
    t = shopping("cargo", "food_supplies", "salvage", at="mon_calamari")  # salvage moves the Rebel patrol two spaces
    t.patrol("rebel", "nav_cantonica_ord_mantell_rl").section(CARGO, ACTION)
    assert t.top("cargo") == "salvage"
    assert t.patrol_at("rebel") == "mon_calamari"


@rule("OR-SOLO-44")
def test_a_card_revealed_by_a_discard_moves_no_patrol() -> None:
    t = shopping("cargo", "food_supplies", "salvage", at="lothal", purse=0)
    t.section(CARGO, ACTION)
    assert t.top("cargo") == "salvage"
    assert t.told("patrol") == []
