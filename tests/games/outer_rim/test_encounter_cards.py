"""OR-ECARD: encounter cards, and which section of them is resolved."""

from __future__ import annotations

from collections import Counter

import msgspec

from games.outer_rim.data import all_effects
from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.content import Section
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.view import view
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.effect import Effect
from starboard.kernel.message import Message
from starboard.texts import words

NAVPOINT = "nav_kessel_ma"


def deck_of(t: Table, name: str) -> list[str]:
    """The cards of an encounter deck, the next one first."""
    deck = t.g.encounters[t.g.content.encounter_decks.index(name)]
    return [t.g.content.cards[number].id for number in reversed(deck)]


@rule("OR-ECARD-01", "OR-ECARD-12")
def test_the_top_card_of_the_matching_deck_is_drawn_and_goes_to_the_bottom() -> None:
    t = Table().at("han_solo", "ryloth").draw("enc_ryloth_naboo_07", "enc_ryloth_naboo_01")
    t.damage("han_solo", wounds=3).encounter("han_solo").play("space")
    assert t.told("encounter")[0]["title"] == "enc_ryloth_naboo_07-ryloth"
    assert t.wounds_of("han_solo") == 0
    cards = deck_of(t, "ryloth_naboo")
    assert (cards[0], cards[-1], len(cards)) == ("enc_ryloth_naboo_01", "enc_ryloth_naboo_07", 10)
    assert all(len(deck) == 10 for deck in t.g.encounters)


# What dominates a deck, by the effects on its cards.
REPUTATION = (e.GainReputation, e.LoseReputation, e.SetReputation)
KINDS: dict[str, tuple[type[Effect], ...]] = {
    "contacts": (e.PeekContacts, e.RevealContacts, e.MeetContact),
    "credits": (e.GainCredits,),
    "extra_turn": (e.ExtraTurn,),
    "fame": (e.GainFame, e.GainFameIf),
    "fights": (e.Combat, e.FightPlayer),
    "gambling": (e.Roll,),
    "patrols": (e.MovePatrol, e.MovePatrolDirectly),
    "recovery": (e.RecoverCharacter, e.RecoverShip, e.RecoverAll),
    "resources": (e.GainResource,),
    "secrets": (e.KeepSecret,),
    "ship_damage": (e.DamageShip,),
    "trade": (e.BuyDiscounted, e.CycleMarket, e.SellAsset),
    "wounds": (e.DamageCharacter,),
}


def kinds_in(section: Section) -> set[str]:
    """Of all effects, down to the last list inside a list."""
    found = set()
    for effect in (effect for _, script in section.cases for effect in all_effects(GAME.content, script)):
        found |= {kind for kind, effects in KINDS.items() if isinstance(effect, effects)}
        if isinstance(effect, REPUTATION):
            found.add(f"{'patrol' if effect.faction == 'patrol_here' else effect.faction}_reputation")
    return found


@rule("OR-ECARD-03")
def test_the_back_of_a_card_names_its_places_and_what_is_most_common_there() -> None:
    parts = GAME.components()
    for number, deck in enumerate(parts.encounter_decks):
        cards = [card for card in parts.cards if card.encounters == deck.id]
        printed = [GAME.content.cards[card].sections for card in GAME.content.encounters[number]]
        for at, (where, dominating) in enumerate(deck.back.items()):
            assert [card.sections[at].where for card in cards] == [where] * 10
            assert [sections[at].where for sections in printed] == [where] * 10
            counts = Counter(kind for sections in printed for kind in kinds_in(sections[at]))
            least = min(counts[kind] for kind in dominating)
            others = {kind: count for kind, count in counts.items() if kind not in dominating}
            assert least >= max(others.values()), (where, counts)


@rule("OR-ECARD-03")
def test_everybody_knows_the_back_of_the_deck_before_an_encounter_is_chosen() -> None:
    said = words("en").say
    kessel = (
        "Encounters at Kessel: credits, damage to the character.\n"
        "Encounters at the Maelstrom: extra turns, damage to the ship."
    )
    for space, text in (
        ("kessel", kessel),
        ("maelstrom", kessel),
        (
            NAVPOINT,
            "Encounters at a space with a patrol: reputation with the patrol’s faction, credits.\n"
            "Encounters at a space without a patrol: damage to the ship, credits.",
        ),
    ):
        t = Table().at("han_solo", space).encounter("han_solo").begin()
        told = t.position.outlook(t.position.legal("space"))["says"]
        assert said(msgspec.convert(told, Message)) == text
        deck = next(one.encounters for one in GAME.components().map.spaces if one.id == space)
        assert msgspec.to_builtins(GAME.components().texts[f"back-{deck}"]) == told


@rule("OR-ECARD-02", "OR-ECARD-03")
def test_seven_decks_each_named_by_its_places() -> None:
    t = Table()
    places: dict[str, list[str]] = {}
    for space in t.g.content.spaces:
        places.setdefault(t.g.content.encounter_decks[space.deck], []).append(space.id)
    assert len(t.g.content.encounter_decks) == 7
    navpoints = places.pop("navpoint")
    assert len(navpoints) == 26 and all(name.startswith("nav_") for name in navpoints)
    assert places.pop("kessel_maelstrom") == ["kessel", "maelstrom"]
    assert len(places) == 5 and all(len(pair) == 2 for pair in places.values())
    shown = {space.id: space.encounters for space in GAME.components().map.spaces}
    assert shown["tatooine"] == shown["nal_hutta"] == "tatooine_nal_hutta"


@rule("OR-ECARD-04", "OR-EX-09")
def test_only_the_section_of_this_planet_is_resolved() -> None:
    t = Table("boba_fett han_solo").at("boba_fett", "naboo").draw("enc_ryloth_naboo_06").credits("boba_fett", 4000)
    t.damage("boba_fett", dents=2).encounter("boba_fett").play("space")
    # Royal mechanics on Naboo; the bunker of Ryloth would ask for a test of strength.
    assert (t.dents_of("boba_fett"), t.credits_of("boba_fett")) == (0, 3000)
    assert not t.told("tested")


@rule("OR-ECARD-05")
def test_no_card_has_more_than_three_sections() -> None:
    counts = Counter(len(card.sections) for card in GAME.content.cards if card.sections)
    assert set(counts) <= {1, 2, 3} and counts[2] == 70


@rule("OR-ECARD-06")
def test_a_navpoint_card_is_divided_by_whether_a_patrol_is_there() -> None:
    t = Table().at("han_solo", NAVPOINT).draw("enc_navpoint_09").damage("han_solo", dents=2).encounter("han_solo")
    t.play("space")
    assert (t.told("encounter")[0]["title"], t.dents_of("han_solo")) == (
        "enc_navpoint_09-no_patrol",
        0,
    )


@rule("OR-ECARD-06", "OR-AMB-40")
def test_the_patrol_of_any_faction_counts() -> None:
    for level in (0, 1):
        t = Table().at("han_solo", NAVPOINT).draw("enc_navpoint_09").patrol("hutt", NAVPOINT)
        t.reputation("han_solo", hutt=level).encounter("han_solo").play("space", dice=["hit blank"])
        assert t.told("encounter")[0]["title"] == "enc_navpoint_09-patrol"
        assert (t.reputation_of("han_solo", "hutt"), t.credits_of("han_solo")) == (1, 5000)


@rule("OR-ECARD-07", "OR-REP-07")
def test_of_the_subsections_the_one_for_the_reputation_is_resolved() -> None:
    for level, left in ((1, 8000), (0, 3000), (-1, 3000)):
        t = Table().at("han_solo", "nal_hutta").draw("enc_tatooine_nal_hutta_06")
        t.reputation("han_solo", hutt=level).encounter("han_solo").play("space")
        assert t.credits_of("han_solo") == left


@rule("OR-EX-08")
def test_negative_with_the_hutts_on_nal_hutta() -> None:
    t = Table().at("han_solo", "nal_hutta").draw("enc_tatooine_nal_hutta_01").reputation("han_solo", hutt=-1)
    t.encounter("han_solo").play("space", dice=["hit hit hit", "blank blank focus focus"])
    assert t.told("encounter")[0]["title"] == "enc_tatooine_nal_hutta_01-nal_hutta"
    assert t.told("combat")[0]["enemy"] == "enemy/gamorrean_guards"
    assert (t.credits_of("han_solo"), t.reputation_of("han_solo", "hutt")) == (6000, -1)
    t = Table().at("han_solo", "nal_hutta").draw("enc_tatooine_nal_hutta_01").encounter("han_solo").play("space")
    assert not t.told("combat") and t.reputation_of("han_solo", "hutt") == 1


@rule("OR-ECARD-08")
def test_what_changes_while_the_card_is_resolved_does_not_change_the_section() -> None:
    # Neutral when drawn: the test makes the reputation positive, and the section for positive pays nothing.
    t = Table().at("han_solo", "tatooine").draw("enc_tatooine_nal_hutta_09").encounter("han_solo")
    t.play("space", dice=["crit blank"])
    assert (t.reputation_of("han_solo", "hutt"), t.credits_of("han_solo")) == (1, 4000)


@rule("OR-ECARD-08")
def test_a_patrol_that_arrives_while_the_card_is_resolved_changes_nothing() -> None:
    t = Table().at("han_solo", NAVPOINT).draw("enc_navpoint_01").damage("han_solo", dents=2).encounter("han_solo")
    t.play("space")
    assert (t.patrol_at("rebel"), t.dents_of("han_solo")) == (NAVPOINT, 0)


@rule("OR-ECARD-09", "OR-SECRET-02")
def test_all_hear_the_section_unless_it_is_a_secret() -> None:
    t = Table().draw("enc_lothal_mon_calamari_06").encounter("han_solo").play("space", dice=["hit hit"])
    [heard] = [event for event in t.events if event.is_ == "encounter"]
    assert not heard.to and heard.facts["seat"] == 0
    t = Table().draw("enc_lothal_mon_calamari_03").encounter("han_solo").play("space")
    [card] = view(t.g, 1).resolving
    assert (card.card, card.section) == ("enc_lothal_mon_calamari_03", "lothal")
    t = Table().draw("enc_lothal_mon_calamari_05").encounter("han_solo").play("space")
    assert not t.told("encounter")
    [kept] = [event for event in t.events if event.is_ == "secret-kept"]
    assert kept.to == (0,) and "card" not in kept.seen_by(1).facts and "card" in kept.seen_by(0).facts


@rule("OR-ECARD-10")
def test_a_bounty_of_an_encounter_card_may_be_taken() -> None:
    t = Table().at("han_solo", "tatooine").draw("enc_tatooine_nal_hutta_07").encounter("han_solo").play("space")
    t.expect_ask("han_solo", "gain", "take", "decline")
    t.play("take")
    assert t.held("han_solo") == ["bounty_dengar"]
    t = Table().at("han_solo", "tatooine").draw("enc_tatooine_nal_hutta_07").encounter("han_solo")
    t.play("space", "decline")
    assert (t.held("han_solo"), deck_of(t, "tatooine_nal_hutta")[-1]) == ([], "enc_tatooine_nal_hutta_07")


@rule("OR-ECARD-11")
def test_a_resource_of_the_card_goes_into_a_slot_and_not_to_the_deck() -> None:
    t = Table().at("han_solo", NAVPOINT).draw("enc_navpoint_06").encounter("han_solo").play("space", "take")
    assert t.held("han_solo") == ["cargo_floating_crates"]
    assert len(deck_of(t, "navpoint")) == 9
    # It comes back only when it is discarded.
    t = Table().holds("han_solo", "cargo_floating_crates").at("han_solo", "ord_mantell").act("han_solo")
    t.play("deliver", "hand-over cargo_floating_crates")
    assert (t.credits_of("han_solo"), deck_of(t, "navpoint")[-1]) == (8000, "enc_navpoint_06")


@rule("OR-ECARD-13")
def test_the_icon_of_the_planet_does_nothing_by_itself() -> None:
    t = Table().draw("enc_lothal_mon_calamari_06").encounter("han_solo").play("space", dice=["hit hit"])
    assert t.g.content.spaces[t.g.space[0]].faction >= 0
    assert t.g.reputation == [0] * 8


@rule("OR-EX-20")
def test_a_hit_passes_for_who_has_the_skill_once() -> None:
    t = Table().at("han_solo", "mon_calamari").draw("enc_lothal_mon_calamari_03").encounter("han_solo")
    t.play("space", dice=["blank hit"])
    assert (t.dents_of("han_solo"), t.credits_of("han_solo")) == (0, 9000)
    t = Table("jyn_erso boba_fett").at("jyn_erso", "mon_calamari").draw("enc_lothal_mon_calamari_03")
    t.encounter("jyn_erso").play("space", "roll", dice=["blank hit"])  # she has no piloting
    assert (t.dents_of("jyn_erso"), t.credits_of("jyn_erso")) == (1, 4000)


@rule("OR-EX-10")
def test_what_cannot_be_paid_in_full_buys_nothing() -> None:
    """No card of the box is paid for with reputation; the price of this one is credits."""
    t = Table().at("han_solo", "naboo").draw("enc_ryloth_naboo_08").credits("han_solo", 5000)
    t.encounter("han_solo").play("space")
    assert (t.fame_of("han_solo"), t.credits_of("han_solo")) == (0, 5000)
    assert t.told("turn")[0]["seat"] == "boba_fett"
    t = Table().at("han_solo", "naboo").draw("enc_ryloth_naboo_08").credits("han_solo", 6000)
    t.encounter("han_solo").play("space", "yes")
    assert (t.fame_of("han_solo"), t.credits_of("han_solo")) == (1, 0)


@rule("OR-EX-10")
def test_nobody_pays_for_what_finds_no_faction() -> None:
    t = Table().at("han_solo", "ring_of_kafrene").draw("enc_kafrene_takodana_08").credits("han_solo", 9000)
    t.encounter("han_solo").play("space")
    assert t.credits_of("han_solo") == 9000 and t.told("turn")
    t = Table().at("han_solo", "ring_of_kafrene").draw("enc_kafrene_takodana_08").credits("han_solo", 9000)
    t.reputation("han_solo", hutt=-1).encounter("han_solo").play("space", "yes")
    assert (t.credits_of("han_solo"), t.reputation_of("han_solo", "hutt")) == (6000, 0)


@rule("OR-EX-11", "OR-REP-05")
def test_what_is_joined_by_and_happens_as_far_as_it_can() -> None:
    t = Table().at("han_solo", "mon_calamari").draw("enc_lothal_mon_calamari_10").reputation("han_solo", rebel=-1)
    t.encounter("han_solo").play("space", "option sell_coordinates")
    assert (t.credits_of("han_solo"), t.reputation_of("han_solo", "rebel")) == (10000, -1)
