"""OR-GEN, OR-LIMIT, OR-DECK: what is in the box, and what there is never too little of."""

from __future__ import annotations

from collections import Counter

import pytest

import starboard
from games.outer_rim.table import Table, rolls_in
from marks import rule
from starboard.games.outer_rim.content import DATABANK, ENCOUNTERS, MARKET
from starboard.games.outer_rim.dice import roll
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import (
    ANY_SKILL,
    BOUNTY,
    CARGO,
    CREW,
    DECKS,
    EVENT,
    FACTIONS,
    GEAR,
    HYPERDRIVE,
    JOB,
    LUXURY_DECK,
    MOD,
    SHIP,
    STATS,
    USED_SHIP,
)
from starboard.games.outer_rim.standing import gain_credits
from starboard.games.outer_rim.vocabulary.abilities import GainSkill, StatBonus
from starboard.games.outer_rim.vocabulary.effects import FightPlayer, GainCredits

BOX = GAME.content


def types_of(deck: str) -> Counter[int]:
    return Counter(BOX.cards[number].type for number in BOX.market[DECKS.index(deck)])


@rule("OR-GEN-07")
def test_two_to_four_play_against_each_other() -> None:
    for seats in (2, 3, 4):
        assert GAME.start(seats, 1).state.players == seats
    for seats in (0, 5):
        with pytest.raises(starboard.BadSetup):
            GAME.start(seats, 1)


@rule("OR-GEN-11", "OR-GEN-12")
def test_there_are_four_factions_and_all_syndicates_are_one_of_them() -> None:
    assert FACTIONS == ("rebel", "imperial", "hutt", "syndicate")
    assert len(BOX.patrols) == 4
    t = Table().reputation("han_solo", syndicate=-1)
    assert (len(t.g.reputation), t.reputation_of("han_solo", "syndicate")) == (8, -1)  # four tracks each
    assert {faction for contact in BOX.contacts for faction in contact.factions} <= set(range(4))


@rule("OR-GEN-08")
def test_traits_are_printed_on_resources() -> None:
    traits = {card.id: card.traits for card in BOX.cards if card.origin == MARKET}
    assert (traits["stolen_weapons"], traits["dl_44"], traits["armored_vest"]) == (
        ("ILLEGAL",),
        ("WEAPON",),
        ("ARMOR",),
    )
    assert traits["salvage"] == ()


@rule("OR-GEN-09")
def test_a_trait_alone_does_nothing() -> None:
    """Nothing speaks of WEAPON: two may be had, and an ILLEGAL mod is like any other. Of ARMOR its cards speak."""
    t = Table().holds("han_solo", "dl_44 smuggling_compartment").credits("han_solo", 9000)
    t.market("gear_mod", "vibroknife").act("han_solo").play("market", "buy gear_mod", "pay")
    assert t.held("han_solo") == ["dl_44", "smuggling_compartment", "vibroknife"]
    t = Table().holds("han_solo", "armored_vest").credits("han_solo", 9000).market("gear_mod", "plastoid_armor")
    t.act("han_solo").play("market", "buy gear_mod")
    assert t.can("pay") == []


@rule("OR-GEN-10")
def test_a_droid_icon_matters_only_to_abilities_that_speak_of_it() -> None:
    assert [one.id for one in BOX.characters if one.droid] == ["ig_88"]
    assert any(one.droid for one in BOX.contacts)
    for name, may in (("ig_88", []), ("jyn_erso", ["use bacta_supplies"])):
        t = Table(f"{name} boba_fett").holds(name, "bacta_supplies").damage(name, wounds=1)
        assert t.can("use") == may  # bacta is for those who are no droids; both plan as everybody does
        t.play("earn")
        assert t.credits_of(name) == 6000


@rule("OR-LIMIT-06", "OR-LIMIT-08")
def test_boards_and_tokens() -> None:
    assert sum(not ship.starter for ship in BOX.ships) + GAME.seats[-1] == 12  # everybody starts with one
    assert [BOX.ships[ship.reverse].id for ship in BOX.ships if ship.starter] == ["g_1a_starfighter", "g9_rigger"]
    assert (len(BOX.contacts), len(BOX.characters), len(BOX.tiles)) == (22, 8, 6)
    assert [[patrol.level for patrol in stack] for stack in BOX.patrols] == [[1, 2, 3, 4]] * 4
    assert len(GAME.start(4, 1).state.reputation) == 16


@rule("OR-LIMIT-07", "OR-LIMIT-09")
def test_cards() -> None:
    assert Counter(card.origin for card in BOX.cards) == {ENCOUNTERS: 70, MARKET: 70, DATABANK: 53}
    assert [len(deck) for deck in BOX.encounters] == [10] * 7
    assert len(BOX.ai) == 10
    sizes = dict(zip(DECKS, map(len, BOX.market), strict=True))
    assert sizes == {"bounty": 11, "cargo": 10, "gear_mod": 15, "jobs": 14, "luxury": 11, "ships": 9}


@rule("OR-LIMIT-01", "OR-LIMIT-03")
def test_credits_never_run_out() -> None:
    """The tokens in the box are worth 160,000."""
    t = Table().credits("han_solo", 155_000).credits("boba_fett", 5000)
    t.play("earn")
    assert t.credits_of("han_solo") == 157_000
    gain_credits(t.g, 1, 90_000)
    assert t.credits_of("boba_fett") == 95_000


@rule("OR-LIMIT-04", "OR-EX-41")
def test_any_number_of_dice_is_one_roll() -> None:
    assert len(roll(Table().g, 8)) == 8
    # A Firespray with two cannons rolls 7 dice, one more than there are.
    t = Table().ship("han_solo", "firespray").holds("han_solo", "quad_laser proton_torpedoes")
    t.at("han_solo", "nav_kessel_ma").patrol("rebel", "nav_kessel_ma").encounter("han_solo").play("patrol rebel")
    assert len(rolls_in(t.events)[0]) == 7


@rule("OR-LIMIT-05")
def test_who_would_draw_from_an_empty_deck_draws_nothing() -> None:
    t = Table().at("han_solo", "lothal").encounter("han_solo")
    deck = BOX.spaces[BOX.space["lothal"]].deck
    t.removed(" ".join(BOX.cards[number].id for number in BOX.encounters[deck]))
    t.play("space")
    assert len(t.told("no-card")) == 1
    t.expect_ask("boba_fett", "plan")


@rule("OR-LIMIT-02")
def test_other_things_are_limited_to_what_is_there() -> None:
    """Each ship for sale is there once: what Boba flies nobody else can buy."""
    t = Table().ship("boba_fett", "hwk_290").removed("ship_hwk_290").market("ships", "used_ship_for_sale")
    t.act("han_solo").credits("han_solo", 30_000).play("market", "buy ships")
    assert "supply hwk_290" not in t.choices
    assert "supply porax_38" in t.choices


@rule("OR-DECK-01", "OR-DECK-06")
def test_six_market_decks_go_by_their_names_not_by_types() -> None:
    assert DECKS == ("bounty", "cargo", "gear_mod", "jobs", "luxury", "ships")
    t = Table().credits("han_solo", 50_000).act("han_solo").play("market")
    assert t.can("cycle") == [f"cycle {deck}" for deck in DECKS]
    # The cargo deck is the cargo deck, also when a mod is open.
    t = Table().market("cargo", "smuggling_compartment").act("han_solo").play("market", "buy cargo")
    assert t.held("han_solo") == ["smuggling_compartment"]


@rule("OR-DECK-07")
def test_an_ability_about_a_type_is_about_every_card_of_it() -> None:
    """Cargo of the luxury deck is delivered like that of the cargo deck, and counts for who delivers cargo."""
    t = Table().at("han_solo", "tatooine").holds("han_solo", "gift_for_jabba").tokens("han_solo", 2).act("han_solo")
    t.play("deliver", "hand-over gift_for_jabba")
    assert t.fame_of("han_solo") == 3  # 2 for the gift, 1 for Han's third cargo


@rule("OR-DECK-08", "OR-DECK-09", "OR-DECK-10")
def test_luxury_cards_cost_10000_to_20000_and_bring_fame() -> None:
    cards = [BOX.cards[number] for number in BOX.market[LUXURY_DECK]]
    assert all(10_000 <= card.cost <= 20_000 for card in cards)
    for card in cards:
        scripts = [BOX.scripts[card.reward], BOX.scripts[card.bought]]
        kinds = {one.word for some in (card.abilities, *scripts) for one in some}
        assert kinds & {"fame_while", "trade_credits_for_fame", "extra_fame", "gain_fame"}, card.id
    assert {MOD, CARGO, CREW, GEAR, JOB} <= {card.type for card in cards}


@rule("OR-DECK-11", "OR-DECK-12", "OR-DECK-13", "OR-DECK-14", "OR-DECK-15")
def test_what_the_other_decks_are_made_of() -> None:
    assert types_of("bounty") == {BOUNTY: 9, JOB: 2}
    assert types_of("jobs") == {JOB: 11, CREW: 3}
    assert types_of("ships") == {SHIP: 8, USED_SHIP: 1}
    assert types_of("cargo") == {CARGO: 9, MOD: 1}
    assert types_of("gear_mod") == {GEAR: 8, MOD: 7}
    assert types_of("luxury")[EVENT] == 1
    crew = [BOX.cards[number] for number in BOX.market[3] if BOX.cards[number].type == CREW]
    taught = [card.abilities[0] for card in crew]
    assert all(isinstance(one, GainSkill) and one.skill == ANY_SKILL for one in taught)
    wanted = [BOX.cards[number] for number in BOX.market[0] if BOX.cards[number].type == JOB]
    assert all(isinstance(BOX.scripts[card.job.script][0], FightPlayer) for card in wanted if card.job)
    raised = {
        ability.stat
        for number in BOX.market[2]
        for ability in BOX.cards[number].abilities
        if isinstance(ability, StatBonus)
    }
    assert raised == set(STATS)
    assert STATS[HYPERDRIVE] == "hyperdrive"
    pays = [sum(isinstance(one, GainCredits) for one in BOX.scripts[BOX.cards[n].reward]) for n in BOX.market[1]]
    assert pays.count(1) == 9
