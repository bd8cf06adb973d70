"""OR-MARKET, OR-DECK: the market action."""

from __future__ import annotations

from dataclasses import replace

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim import asks
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import CARGO_SLOT, DECKS
from starboard.games.outer_rim.vocabulary.abilities import ExtraCycle

BOX = GAME.content


def shopping(**shops: tuple[str, ...]) -> Table:
    """Han is at the market of Lothal with 9,000 credits."""
    t = Table().at("han_solo", "lothal").credits("han_solo", 9000)
    for deck, cards in shops.items():
        t.market(deck, *cards)
    return t.act("han_solo")


@rule("OR-MARKET-01")
def test_the_market_is_on_planets_in_the_action_step() -> None:
    t = Table().at("han_solo", "lothal")
    t.refused("market")
    t.play("recover")
    assert "market" in t.choices
    t.play("market", "leave")
    t.refused("market")  # in the encounter step
    t = Table().at("han_solo", "nav_lothal_mon_calamari_lu").at("boba_fett", "nav_lothal_mon_calamari_lu")
    t.act("han_solo").refused("market")


@rule("OR-MARKET-02", "OR-MARKET-04")
def test_first_one_card_is_discarded_then_one_is_bought() -> None:
    t = shopping(cargo=("salvage", "droid_parts"), gear_mod=("dl_44", "jetpack")).play("market", "cycle cargo")
    assert t.can("cycle") == []
    t.refused("cycle gear_mod")
    t.play("buy gear_mod")
    assert t.held("han_solo") == ["dl_44"]
    t.refused("buy cargo")
    t.refused("cycle cargo")
    t.expect_ask("han_solo", "encounter")


@rule("OR-MARKET-03", "OR-DECK-03")
def test_a_discarded_card_goes_to_the_bottom_and_the_next_is_turned_up() -> None:
    t = shopping(cargo=("salvage", "stolen_supplies")).play("market", "cycle cargo")
    assert (t.top("cargo"), t.bottom("cargo")) == ("stolen_supplies", "salvage")
    assert [shown["card"] for shown in t.told("revealed")] == ["stolen_supplies"]
    assert t.patrol_at("imperial") == "nav_kafrene_takodana_ru"  # its icon moves nothing


@rule("OR-MARKET-05", "OR-MARKET-06")
def test_any_deck_may_be_bought_from_with_or_without_a_discard() -> None:
    for first in ((), ("cycle jobs",), ("cycle cargo",)):
        t = shopping(cargo=("salvage", "droid_parts"), jobs=("imperial_favor", "hutt_favor"))
        t.play("market", *first)
        assert {"buy cargo", "buy jobs", "buy bounty"} <= set(t.choices)
        t.play("buy cargo")
        assert t.held("han_solo") == (["droid_parts"] if first == ("cycle cargo",) else ["salvage"])
    t = shopping().play("market", "cycle jobs", "leave")
    assert t.held("han_solo") == []


@rule("OR-MARKET-07")
def test_a_card_costs_what_is_printed() -> None:
    t = shopping(gear_mod=("jetpack",)).play("market", "buy gear_mod")
    assert t.credits_of("han_solo") == 5000
    assert t.told("bought")[0]["cost"] == 4000
    t = shopping(gear_mod=("jetpack",)).credits("han_solo", 3000).play("market")
    t.refused("buy gear_mod")


@rule("OR-MARKET-08")
def test_what_costs_nothing_is_bought_for_nothing() -> None:
    t = shopping(jobs=("imperial_favor",)).credits("han_solo", 0).play("market", "buy jobs")
    assert (t.held("han_solo"), t.credits_of("han_solo")) == (["imperial_favor"], 0)


@rule("OR-MARKET-09", "OR-MARKET-10")
def test_the_icon_of_the_card_that_is_revealed_moves_a_patrol() -> None:
    """Stolen Supplies moves the Imperials 4, the Quad Laser Cannon below moves the Syndicate 3."""
    t = shopping(gear_mod=("iqa_11", "quad_laser")).at("han_solo", "kessel").at("boba_fett", "naboo")
    t.play("market", "buy gear_mod")
    assert t.top("gear_mod") == "quad_laser"
    assert t.position.ask is not None
    assert t.position.ask.about == asks.Patrol("syndicate")
    t.play(t.choices[0])
    assert t.patrol_at("imperial") == "nav_kafrene_takodana_ru"
    far = t.g.chart.distance[t.g.chart.start[3]][t.g.patrol[3]]
    assert far <= 3
    t = shopping(gear_mod=("iqa_11", "dl_44")).play("market", "buy gear_mod")  # the pistol has no icon
    t.expect_ask("han_solo", "encounter")


@rule("OR-EX-19")
def test_the_rebels_come_3_spaces_nearer() -> None:
    t = shopping(bounty=("bounty_maz_kanata", "bounty_hera_syndulla")).play("market", "buy bounty")
    t.play("to nav_lothal_mon_calamari_lu")
    assert t.patrol_at("rebel") == "nav_lothal_mon_calamari_lu"
    assert t.g.chart.distance[t.g.chart.start[0]][t.g.patrol[0]] == 3


@rule("OR-MARKET-11")
def test_what_is_printed_on_a_card_can_forbid_its_purchase() -> None:
    for planet, may in (("mon_calamari", False), ("lothal", True)):
        t = shopping(cargo=("salvage",)).at("han_solo", planet).play("market")
        assert ("buy cargo" in t.choices) == may


@rule("OR-MARKET-11")
def test_one_armor_only_unless_the_old_one_is_traded_in() -> None:
    t = shopping(gear_mod=("plastoid_armor",)).holds("han_solo", "armored_vest dl_44").play("market", "buy gear_mod")
    t.expect_ask("han_solo", "pay", "trade-in armored_vest", "trade-in dl_44")  # 8,000 are there, but no room for it
    t.play("trade-in armored_vest", "pay")
    assert (t.held("han_solo"), t.credits_of("han_solo")) == (["dl_44", "plastoid_armor"], 4000)


@rule("OR-MARKET-12", "OR-RES-03")
def test_what_is_bought_must_be_placed_and_cannot_be_declined() -> None:
    """A bounty costs nothing: who could buy and decline it would see one card more of the deck."""
    t = shopping(bounty=("bounty_maz_kanata", "bounty_hera_syndulla")).holds(
        "han_solo", "bounty_greedo imperial_favor hutt_favor"
    )
    t.play("market", "buy bounty")
    t.expect_ask("han_solo", "gain", "replace bounty_greedo", "replace imperial_favor", "replace hutt_favor")
    assert t.refused("decline") == ("must-place", "OR-MARKET-12")
    t.play("replace bounty_greedo")
    assert t.held("han_solo") == ["imperial_favor", "hutt_favor", "bounty_maz_kanata"]


@rule("OR-MARKET-12")
def test_in_version_2_it_can_be_declined() -> None:
    t = shopping(bounty=("bounty_maz_kanata",)).holds("han_solo", "bounty_greedo imperial_favor hutt_favor")
    t.set(version=2).play("market", "buy bounty", "decline")
    assert t.bottom("bounty") == "bounty_maz_kanata"


@rule("OR-MARKET-12")
def test_what_finds_no_slot_is_not_for_sale() -> None:
    """The Porax-38 carries no crew at all."""
    t = shopping(luxury=("dash_rendar",)).ship("han_solo", "porax_38").credits("han_solo", 20000).play("market")
    assert t.refused("buy luxury") == ("no-slot", "OR-MARKET-12")
    t = shopping(luxury=("dash_rendar",)).credits("han_solo", 20000).holds("han_solo", "crew_boshek").play("market")
    assert t.play("buy luxury").can("replace") == ["replace crew_boshek"]
    # In version 2 it was sold, and lost.
    t = shopping(luxury=("dash_rendar",)).ship("han_solo", "porax_38").credits("han_solo", 20000).set(version=2)
    assert "buy luxury" in t.play("market").choices


@rule("OR-MARKET-12")
def test_what_cannot_be_discarded_makes_no_room() -> None:
    t = shopping(jobs=("imperial_favor",)).holds("han_solo", "job_encrypted_message bounty_greedo hutt_favor")
    assert t.play("market", "buy jobs").choices == ["replace bounty_greedo", "replace hutt_favor"]


@rule("OR-MARKET-12")
def test_the_card_that_gives_the_only_slot_for_it_is_not_traded_in() -> None:
    """A ship without cargo slots, as a pack may bring one: only the Smuggling Compartment holds cargo."""
    t = shopping(cargo=("food_supplies",)).holds("han_solo", "smuggling_compartment dl_44").credits("han_solo", 0)
    no_cargo = [0 if slot == CARGO_SLOT else count for slot, count in enumerate(BOX.ships[0].slots)]
    t.set(content=replace(BOX, ships=(replace(BOX.ships[0], slots=tuple(no_cargo)), *BOX.ships[1:])))
    assert t.ship_of("han_solo") == BOX.ships[0].id
    t.play("market", "buy cargo")
    t.expect_ask("han_solo", "pay", "trade-in dl_44")
    assert t.refused("trade-in smuggling_compartment") == ("gives-slot", "OR-MARKET-12")


@rule("OR-GEN-03")
def test_a_card_changes_only_what_it_contradicts() -> None:
    """A card sells gear and mods for 2,000 less in the encounter step: all else is as at any purchase."""
    t = Table().at("han_solo", "mon_calamari").holds("han_solo", "dl_44").credits("han_solo", 1000)
    t.market("gear_mod", "ion_cannon", "quad_laser").draw("enc_lothal_mon_calamari_07").encounter("han_solo")
    t.play("space")
    t.expect_ask("han_solo", "bargain", "buy gear_mod", "no")
    t.play("buy gear_mod")
    t.expect_ask("han_solo", "pay", "trade-in dl_44")
    t.play("trade-in dl_44")
    assert (t.held("han_solo"), t.credits_of("han_solo"), t.top("gear_mod")) == (["ion_cannon"], 1000, "quad_laser")
    t.expect_ask("han_solo", "patrol")


def test_who_discards_more_discards_from_different_decks() -> None:
    t = shopping(cargo=("salvage", "droid_parts"))
    more = next(
        card.asset
        for card in BOX.cards
        if any(isinstance(ability, ExtraCycle) for ability in card.abilities) and card.asset
    )
    t.holds("han_solo", more).play("market", "cycle cargo")
    assert t.can("cycle") == [f"cycle {deck}" for deck in DECKS if deck != "cargo"]
    t.play("cycle jobs")
    assert t.can("cycle") == []


# The decks.


@rule("OR-DECK-02", "OR-DECK-03", "OR-AMB-16")
def test_when_a_card_is_bought_gained_or_discarded_the_next_is_turned_up() -> None:
    for plays in (["market", "buy bounty"], ["market", "cycle bounty"], ["use ketsu_onyo", "take"]):
        t = Table("ketsu_onyo boba_fett").at("ketsu_onyo", "lothal").flipped("ketsu_onyo")
        t.market("bounty", "bounty_maz_kanata", "bounty_lobot", "bounty_chopper").act("ketsu_onyo")
        t.play(*plays)
        lobot = t.card("bounty_lobot")
        assert t.top("bounty") == "bounty_lobot"
        assert all(known >> lobot & 1 for known in t.g.known)
        moved = t.position.ask is not None and t.position.ask.kind == "patrol"
        assert moved == (plays[-1] != "cycle bounty")  # gained cards reveal patrols too


@rule("OR-DECK-04", "OR-AMB-16")
def test_a_shuffled_deck_is_turned_up_after_the_shuffle() -> None:
    """Used Ship for Sale is shuffled into its deck: any card of it may be next, itself too."""
    tops = set()
    for seed in range(40):
        t = Table().credits("han_solo", 30_000).market("ships", "used_ship_for_sale", "ship_lancer").set(chance=seed)
        t.act("han_solo").play("market", "buy ships", "supply hwk_290")
        if "pay" in t.choices:
            t.play("pay")
        tops.add(t.top("ships"))
        assert [shown["card"] for shown in t.told("revealed")] == [t.top("ships")]
    assert "used_ship_for_sale" in tops
    assert len(tops) > 4
    assert "ship_hwk_290" not in tops


@rule("OR-DECK-05")
def test_who_takes_the_top_card_of_a_deck_takes_the_open_one() -> None:
    t = Table("ketsu_onyo boba_fett").flipped("ketsu_onyo").market("bounty", "bounty_maz_kanata", "bounty_qira")
    t.act("ketsu_onyo").play("use ketsu_onyo", "take")
    assert t.held("ketsu_onyo") == ["bounty_maz_kanata"]
    # Of three cards that are put to the bottom the open one is the first.
    t = Table().market("cargo", "salvage", "droid_parts", "food_supplies")
    t.act("han_solo").play("market", "cycle cargo")
    assert (t.bottom("cargo"), t.top("cargo")) == ("salvage", "droid_parts")


@rule("OR-AMB-17")
def test_without_a_new_open_card_no_patrol_moves() -> None:
    """A delivered cargo goes under its deck: Stolen Weapons, still open on it, moves nobody."""
    t = Table().at("han_solo", "mon_calamari").holds("han_solo", "salvage").market("cargo", "stolen_weapons")
    t.act("han_solo").play("deliver", "hand-over salvage")
    assert (t.top("cargo"), t.bottom("cargo"), t.told("revealed")) == ("stolen_weapons", "salvage", [])
    t.expect_ask("han_solo", "act")


@rule("OR-AMB-18")
def test_nothing_can_be_bought_from_an_empty_deck() -> None:
    t = Table().credits("han_solo", 9000).market("jobs", "imperial_favor")
    t.removed(" ".join(BOX.cards[number].id for number in BOX.market[3] if BOX.cards[number].id != "imperial_favor"))
    t.act("han_solo").play("market", "buy jobs")  # the last one: no patrol moves
    assert t.held("han_solo") == ["imperial_favor"]
    t.expect_ask("han_solo", "encounter")
    t = Table().removed(" ".join(BOX.cards[number].id for number in BOX.market[3])).act("han_solo").play("market")
    t.refused("buy jobs")
    t.refused("cycle jobs")
