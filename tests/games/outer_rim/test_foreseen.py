"""Play with a pack what the rulebooks foresee beyond the cards of the box (foreseen.py)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.outer_rim.foreseen import PACK, foreseen
from games.outer_rim.table import Table
from games.outer_rim.test_pack import refused
from games.outer_rim.test_words import every_language
from marks import card, long, rule
from starboard.bots import make_bot
from starboard.bots.outer_rim.deeds import is_welcome
from starboard.games.outer_rim.ids import NONE
from starboard.games.outer_rim.planning import Plan
from starboard.games.outer_rim.prices import Pay
from starboard.games.outer_rim.say import texts_of
from starboard.kernel.contract import options_are_sound
from starboard.kernel.message import Message
from starboard.texts import Words


def at_table(players: str = "han_solo boba_fett", **options: Any) -> Table:
    return Table(players, game=foreseen(), **options)


def outlook(t: Table, notation: str) -> str:
    """Say what is foretold of an option, in English."""
    t.begin()
    found = t.position.outlook(t.position.legal(notation))
    return Words("en", foreseen().own_names()).say(msgspec.convert(found["says"], Message))


# Planning, Action and Encounter abilities that are no fights.


@rule("OR-PLAN-04", "OR-PLAN-01")
def test_a_planning_ability_of_gear_takes_the_place_of_the_other_choices() -> None:
    t = at_table().holds("han_solo", "ledger")
    assert t.can("plan") == ["plan ledger"]
    assert outlook(t, "plan ledger") == "Planning: If you are on a planet: Gain 3,000 credits. Discard this card."
    t.play("plan ledger")
    assert (t.credits_of("han_solo"), t.held("han_solo"), t.bottom("gear_mod")) == (7000, [], "ledger")
    assert t.told("used") == [{"seat": "han_solo", "source": "ledger"}] and "OR-PLAN-04" in t.rules()
    t.expect_ask("han_solo", "act")


@rule("OR-PLAN-05", "OR-TIMING-18")
def test_a_planning_ability_is_refused_with_its_reason() -> None:
    assert at_table().refused("plan ledger") == ("no-planning-ability", "OR-PLAN-04")
    t = at_table().holds("han_solo", "ledger").at("han_solo", "nav_kessel_lu")
    assert t.refused("plan ledger") == ("ability-condition", "OR-TIMING-18")
    t = at_table("bossk boba_fett").credits("bossk", 0)
    assert t.refused("plan bossk") == ("too-dear", "OR-TIMING-04")
    t = at_table().holds("han_solo", "ledger bacta_supplies").damage("han_solo", wounds=4, defeated=True)
    assert t.refused("plan ledger") == ("must-recover", "OR-PLAN-05")


@rule("OR-PLAN-04")
def test_a_planning_ability_of_a_character_costs_what_it_says() -> None:
    t = at_table("bossk boba_fett").play("plan bossk", "planet takodana")
    assert (t.where("bossk"), t.credits_of("bossk")) == ("takodana", 3000)
    t.expect_ask("bossk", "act")


@rule("OR-ENC-05", "OR-ENC-02", "OR-TIMING-04")
def test_an_encounter_ability_takes_the_place_of_the_encounter() -> None:
    t = at_table().holds("han_solo", "scanner").market("cargo", "salvage", "droid_parts", "food_supplies")
    t.encounter("han_solo")
    assert t.can("encounter") == ["encounter scanner"]
    t.play("encounter scanner")
    assert t.wounds_of("han_solo") == 1 and "OR-ENC-05" in t.rules()
    t.play("none")
    t.expect_ask("boba_fett", "plan")  # no other encounter
    t = at_table().ship("han_solo", "hwk_290", flipped=True).encounter("han_solo").play("encounter hwk_290")
    assert t.reputation_of("han_solo", "imperial") == 1  # that of Lothal


@rule("OR-ENC-06")
def test_an_encounter_ability_is_refused_with_its_reason() -> None:
    assert at_table().encounter("han_solo").refused("encounter scanner") == ("no-encounter-ability", "OR-ENC-05")
    t = at_table().holds("han_solo", "scanner").damage("han_solo", wounds=3).encounter("han_solo")
    assert t.refused("encounter scanner") == ("too-wounded", "OR-TIMING-04")  # Han has four health
    t = at_table().ship("han_solo", "hwk_290", flipped=True).at("han_solo", "nav_kessel_lu").encounter("han_solo")
    assert t.refused("encounter hwk_290") == ("ability-useless", "OR-ENC-05")  # no planet, no faction
    t = at_table().holds("han_solo", "scanner").patrol("imperial", "lothal").reputation("han_solo", imperial=-1)
    assert t.encounter("han_solo").refused("encounter scanner") == ("forced-patrol", "OR-ENC-03")
    assert at_table().holds("han_solo", "scanner").refused("encounter scanner") == ("other-step", "OR-TURN-02")


@rule("OR-SECRET-03", "OR-SECRET-04")
def test_a_secret_may_wait_for_the_encounter_step() -> None:
    t = at_table().secret("han_solo", "enc_navpoint_05").encounter("han_solo").play("encounter enc_navpoint_05")
    assert (t.credits_of("han_solo"), t.g.secrets[0]) == (8000, [])
    t.expect_ask("boba_fett", "plan")


@rule("OR-ACT-05")
def test_an_action_ability_is_used_once_in_a_turn() -> None:
    t = at_table().holds("han_solo", "ledger").credits("han_solo", 20_000).act("han_solo")
    t.play("use ledger", "pay")
    assert (t.fame_of("han_solo"), t.credits_of("han_solo")) == (1, 15_000)
    assert t.refused("use ledger") == ("ability-used", "OR-ACT-05")


def test_two_abilities_of_one_heading_could_not_be_told_apart() -> None:
    twice = PACK.replace('{trigger = "action", kind', '{trigger = "planning", kind')
    assert refused(twice.replace('game = "outer_rim"', "")) == (
        "mine.toml: card ledger: abilities[1].trigger: “planning” appears twice"
    )


def test_no_card_is_there_to_be_discarded_by_a_character_or_a_ship() -> None:
    ability = '{trigger = "planning", kind = "resolve", effects = [{do = "discard_card"}]}'
    for place in ('[[characters]]\nid = "bossk"\nability', '[[ships]]\nid = "hwk_290"\nflipped_ability'):
        assert refused(f"{place} = {ability}").endswith("effects[0].do: “discard_card” cannot be used here")


# Trade-in for other prices.


@rule("OR-TRADEIN-08", "OR-TRADEIN-05", "OR-TRADEIN-14")
def test_where_a_card_allows_it_resources_are_traded_in_for_a_price() -> None:
    t = at_table().at("han_solo", "mon_calamari").credits("han_solo", 2000).draw("enc_lothal_mon_calamari_06")
    t.holds("han_solo", "dl_44 salvage crew_chewbacca").encounter("han_solo").play("space")
    t.expect_ask("han_solo", "price", "trade-in dl_44", "trade-in salvage", "no")
    t.play("trade-in dl_44")
    t.expect_ask("han_solo", "price", "trade-in salvage")  # 3,000 are left, and 2,000 there
    t.play("trade-in salvage")
    assert (t.credits_of("han_solo"), t.fame_of("han_solo"), t.held("han_solo")) == (0, 1, ["crew_chewbacca"])
    assert (t.bottom("gear_mod"), t.bottom("cargo")) == ("dl_44", "salvage")


@rule("OR-TRADEIN-08", "OR-TRADEIN-09")
def test_no_change_is_given_for_a_price_either() -> None:
    t = at_table().at("han_solo", "mon_calamari").draw("enc_lothal_mon_calamari_06").credits("han_solo", 5000)
    t.holds("han_solo", "mandalorian_armor").encounter("han_solo").play("space", "trade-in mandalorian_armor")
    assert (t.credits_of("han_solo"), t.fame_of("han_solo")) == (5000, 1)


@rule("OR-TRADEIN-02", "OR-TRADEIN-03", "OR-TRADEIN-04", "OR-TRADEIN-07", "OR-TRADEIN-08")
def test_what_cannot_be_traded_in_for_a_price_is_refused_with_its_reason() -> None:
    t = at_table().at("han_solo", "mon_calamari").draw("enc_lothal_mon_calamari_06").credits("han_solo", 9000)
    t.holds("han_solo", "dl_44 crew_chewbacca cargo_raw_spice").encounter("han_solo").play("space")
    assert t.refused("trade-in crew_chewbacca") == ("not-tradable", "OR-TRADEIN-03")
    assert t.refused("trade-in cargo_raw_spice") == ("worthless", "OR-TRADEIN-04")
    assert t.refused("trade-in salvage") == ("not-yours", "OR-RES-02")
    t.play("trade-in dl_44")
    assert (t.credits_of("han_solo"), t.fame_of("han_solo")) == (6000, 1)
    t = Table().holds("han_solo", "dl_44").next(Pay(0, 1000, 0, NONE, False))
    t.expect_ask("han_solo", "price", "pay", "no")
    assert t.refused("trade-in dl_44") == ("no-trade-in", "OR-TRADEIN-07")


@rule("OR-TRADEIN-08")
def test_who_has_chosen_to_pay_is_asked_only_how() -> None:
    t = at_table().draw("enc_lothal_mon_calamari_09").credits("han_solo", 1000).holds("han_solo", "dl_44")
    t.encounter("han_solo").play("space")
    assert outlook(t, "option give").startswith("Pay 3,000 credits, also by trading in cargo, gear and mods.")
    t.play("option give")
    t.expect_ask("han_solo", "price", "trade-in dl_44")
    t.play("trade-in dl_44")
    assert (t.credits_of("han_solo"), t.wounds_of("han_solo"), t.held("han_solo")) == (10_000, 1, [])
    t = at_table().draw("enc_lothal_mon_calamari_09").credits("han_solo", 1000).encounter("han_solo").play("space")
    assert t.refused("option give") == ("too-dear", "OR-TIMING-04")


@rule("OR-TRADEIN-08", "OR-AMB-43")
def test_nothing_is_lost_if_credits_go_elsewhere_before_a_price_is_paid() -> None:
    t = at_table().at("han_solo", "mon_calamari").draw("enc_lothal_mon_calamari_06").credits("han_solo", 4000)
    t.holds("han_solo", "dl_44 salvage").encounter("han_solo").play("space", "trade-in salvage")
    t.play("offer 4000 1", by="han_solo").play("accept")
    assert (t.held("han_solo"), t.fame_of("han_solo")) == (["dl_44", "salvage"], 0)


def test_gear_that_is_traded_in_for_its_own_price_is_gone() -> None:
    t = at_table().holds("han_solo", "ledger").credits("han_solo", 3000).act("han_solo")
    t.play("use ledger", "trade-in ledger")
    assert (t.credits_of("han_solo"), t.fame_of("han_solo"), t.held("han_solo")) == (0, 1, [])


@rule("OR-SOLO-42")
def test_the_ai_never_trades_in() -> None:
    t = Table("han_solo", game=foreseen()).holds("ai", "dl_44").credits("ai", 4000)
    t.next(Pay(1, 5000, 0, NONE, False, trade_in=True), Pay(1, 3000, 0, NONE, True, trade_in=True), Plan(0)).begin()
    assert (t.held("ai"), t.credits_of("ai")) == (["dl_44"], 1000)


# Searching several cards of a market deck.


@card("effect search_market", 1)
@rule("OR-DECK-05", "OR-AMB-77", "OR-MARKET-09", "OR-CREDIT-05")
def test_the_open_card_is_one_of_those_that_are_searched() -> None:
    t = (
        at_table()
        .holds("han_solo", "scanner")
        .market("cargo", "salvage", "droid_parts", "food_supplies", "bacta_supplies")
    )
    t.at("han_solo", "takodana").encounter("han_solo").play("encounter scanner")
    searched = ["salvage", "droid_parts", "food_supplies"]
    assert t.told("searched") == [{"seat": "han_solo", "deck": "cargo", "cards": searched}]
    assert all(known >> t.card(name) & 1 for known in t.g.known for name in searched)  # all see them
    t.expect_ask("han_solo", "search", *(f"pick {name}" for name in searched), "none")
    t.play("pick droid_parts")
    price = foreseen().content.cards[t.card("droid_parts")].cost - 1000
    assert (t.held("han_solo"), t.credits_of("han_solo")) == (["scanner", "droid_parts"], 4000 - price)
    assert t.top("cargo") == "bacta_supplies" and t.told("revealed")[0]["card"] == "bacta_supplies"
    assert [t.g.content.cards[one].id for one in t.g.market[1][:2]] == ["food_supplies", "salvage"]


@rule("OR-DECK-05", "OR-PATMOVE-02")
def test_who_takes_none_of_them_puts_all_away() -> None:
    t = (
        at_table()
        .holds("han_solo", "scanner")
        .market("cargo", "salvage", "droid_parts", "food_supplies", "stolen_weapons")
    )
    t.encounter("han_solo").play("encounter scanner", "none")
    assert (t.top("cargo"), t.bottom("cargo")) == ("stolen_weapons", "food_supplies")
    t.expect_ask("boba_fett", "plan")  # no patrol moves for what is only turned up


@rule("OR-DECK-04", "OR-DECK-05", "OR-CREDIT-06")
def test_the_others_may_be_shuffled_into_the_deck() -> None:
    tops = set()
    for seed in range(12):
        t = at_table().draw("enc_lothal_mon_calamari_06").credits("han_solo", 0).set(chance=seed)
        t.market("gear_mod", "dl_44", "vibro_ax", "quad_laser", "mpl_57").encounter("han_solo").play("space")
        assert t.can("pick") == ["pick dl_44", "pick vibro_ax", "pick quad_laser", "pick mpl_57"]
        t.play("pick mpl_57")
        assert (t.held("han_solo"), t.credits_of("han_solo")) == (["mpl_57"], 0)
        tops.add(t.top("gear_mod"))
        [shown] = t.told("revealed")
        hidden = [one for one in t.g.market[2] if t.g.content.cards[one].id != shown["card"]]
        assert not any(known >> one & 1 for known in t.g.known for one in hidden)
    assert len(tops) > 3


@rule("OR-DECK-05", "OR-LIMIT-05")
def test_a_small_deck_has_fewer() -> None:
    cargo = [foreseen().content.cards[number].id for number in foreseen().content.market[1]]
    t = at_table().holds("han_solo", "scanner").removed(" ".join(one for one in cargo if one != "salvage"))
    t.encounter("han_solo").play("encounter scanner")
    assert t.told("searched")[0]["cards"] == ["salvage"]
    t.play("pick salvage")
    assert t.held("han_solo") == ["scanner", "salvage"] and not t.g.market[1]
    t = at_table().holds("han_solo", "scanner").removed(" ".join(cargo)).encounter("han_solo")
    t.play("encounter scanner").expect_ask("boba_fett", "plan")


@rule("OR-DECK-05", "OR-MARKET-11", "OR-CARGO-03")
def test_what_cannot_be_had_of_them_is_refused_with_its_reason() -> None:
    t = at_table().holds("han_solo", "scanner").credits("han_solo", 0).at("han_solo", "mon_calamari")
    t.market("cargo", "salvage", "stolen_hyperfuel", "droid_parts").encounter("han_solo").play("encounter scanner")
    assert t.refused("pick salvage")[0] == "not-bought-here"
    assert t.refused("pick stolen_hyperfuel")[0] == "too-dear"
    assert t.refused("pick bacta_supplies") == ("search", "OR-DECK-05")


def test_a_search_is_kept_and_gone_on_with() -> None:
    t = at_table().holds("han_solo", "scanner dl_44").market("cargo", "salvage", "droid_parts", "food_supplies")
    t.encounter("han_solo").play("encounter scanner")
    again = foreseen().load(t.position.dump())
    again.play("pick salvage")
    assert t.card("salvage") in again.state.held[0]
    for seat in (0, 1, None):
        imagined = t.position.imagine(seat, 3)
        assert imagined.state.market[1][-3:] == t.g.market[1][-3:]  # everybody has seen them


# In words, in every language.


SAID = {
    "en": (
        "Encounter: Your character may suffer 1 damage. If it does: Turn up the first 3 cards of the cargo deck, the"
        " open card included. You may buy one of them for 1,000 credits less. The others go to the bottom of the deck.",
        "You may pay 6,000 credits, also by trading in cargo, gear and mods. If you do: Gain 1 fame.",
    ),
    "cs": (
        "Střetnutí: Tvá postava může utrpět 1 zranění. Pokud ano: Odhal první 3 karty balíčku Náklad včetně té"
        " odhalené. Jednu z nich můžeš koupit se slevou 1 000 kreditů. Ostatní jdou dospod balíčku.",
        "Můžeš zaplatit 6 000 kreditů, cenu přitom smíš snížit odhozením nákladu, vybavení a modifikací.",
    ),
    "pl": (
        "Spotkanie: Twoja postać może otrzymać 1 obrażenie. Jeśli tak się stanie: Odkryj pierwsze 3 karty talii"
        " ładunków, łącznie z już odkrytą. Możesz kupić jedną z nich o 1 000 kredytów taniej."
        " Pozostałe trafiają na spód talii.",
        "Możesz zapłacić 6 000 kredytów, także ze zniżką barterową za ładunki, sprzęt i modyfikacje.",
    ),
    "uk": (
        "Зустріч: Твій персонаж може отримати 1 пошкодження. Якщо отримає: Відкрий перші 3 карти колоди вантажу разом"
        " із відкритою. Можеш купити одну з них зі знижкою 1 000 кредитів. Решта йде під низ колоди.",
        "Можеш заплатити 6 000 кредитів, зокрема обміном вантажу, спорядження й обладнання.",
    ),
}


@every_language
def test_the_cards_say_what_they_do(lang: str) -> None:
    said = texts_of(foreseen().content)
    words = Words(lang, foreseen().own_names())
    scanner, pawnbroker = SAID[lang]
    assert words.say(said["resource-scanner"]).replace("\xa0", " ") == scanner
    told = words.say(said["section-enc_lothal_mon_calamari_06-mon_calamari"]).replace("\xa0", " ")
    assert told.startswith(pawnbroker)


# Bots.


def test_bots_use_what_is_worth_it() -> None:
    t = at_table().holds("han_solo", "ledger").act("han_solo").credits("han_solo", 9000).begin()
    assert is_welcome(t.g, 0, "ledger")  # fame is worth more than 5,000 credits
    poor = foreseen_with('{do = "lose_credits", amount = 3000}')
    t = Table(game=poor).holds("han_solo", "ledger").act("han_solo").begin()
    assert not is_welcome(t.g, 0, "ledger")
    greedy = make_bot("outer_rim", "greedy")
    assert greedy.choose(t.position, 0, 1).notation != "use ledger"


def foreseen_with(effect: str) -> Any:
    """The pack, with another Action ability on the ledger."""
    start = PACK.index('{do = "pay", amount = 5000')
    return foreseen().with_pack("mine.toml", PACK[:start] + effect + PACK[PACK.index("\n", start) :])


@pytest.mark.parametrize("name", ["greedy", "medium"])
def test_bots_choose_among_all_of_it(name: str) -> None:
    bot = make_bot("outer_rim", name)
    t = at_table("bossk boba_fett").holds("bossk", "ledger scanner dl_44")
    for _ in range(60):
        ask = t.begin().position.ask
        assert ask is not None
        t.play(bot.choose(t.position, ask.seat, 7).notation, by=t.players[ask.seat])


@long
@pytest.mark.parametrize("seed", range(4))
def test_random_games_hold_to_the_contract(seed: int) -> None:
    options_are_sound(foreseen(), 2, {}, seed)
