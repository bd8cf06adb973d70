"""OR-CREW: contacts that come aboard, and how they leave."""

from __future__ import annotations

from dataclasses import replace

from games.outer_rim.solo_table import solo
from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.decks import is_out
from starboard.games.outer_rim.ids import ENCOUNTER, SKILLS
from starboard.games.outer_rim.people import skill
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.view import view
from starboard.games.outer_rim.vocabulary import effects as e


def skills(g: OuterRimState, player: int = 0) -> dict[str, int]:
    return {name: skill(g, player, number) for number, name in enumerate(SKILLS) if skill(g, player, number)}


def offered(crew: str = "", who: str = "boshek") -> Table:
    """Han has met a contact on Lothal with success and is offered its crew card."""
    t = Table().contact("lothal/1", who).encounter("han_solo")
    if crew:
        t.holds("han_solo", crew)
    return t.play("contact lothal/1", dice=["hit hit"])


@rule("OR-CREW-01", "OR-CREW-02", "OR-AMB-32")
def test_a_contact_comes_aboard_into_a_crew_slot_and_its_token_leaves_the_map() -> None:
    t = offered()
    t.expect_ask("han_solo", "gain", "take", "decline")
    t.play("take")
    [slot] = [slot for slot in view(t.g, 1).players[0].slots if slot.card == "crew_boshek"]
    assert (slot.kind, slot.where) == ("crew", "ship")
    assert t.who_is_at("lothal/1") is None and t.spot_of("boshek") is None
    assert is_out(t.g, t.card("db_5")) and not t.g.gone


@rule("OR-CREW-02")
def test_without_an_empty_slot_one_must_go() -> None:
    t = offered("crew_greedo")
    t.expect_ask("han_solo", "gain", "replace crew_greedo", "decline")
    t.refused("take")


@rule("OR-CREW-03", "OR-AMB-58")
def test_crew_that_is_declined_stays_where_it_is_faceup() -> None:
    t = offered().play("decline")
    assert (t.held("han_solo"), t.who_is_at("lothal/1")) == ([], "boshek")
    assert view(t.g, 1).contacts[4].faceup and not is_out(t.g, t.card("db_5"))


@rule("OR-CREW-04", "OR-AMB-31")
def test_discarded_crew_goes_where_it_came_from() -> None:
    t = offered("crew_rebel_pilot").play("replace crew_rebel_pilot")
    deck = t.g.encounters[t.g.content.cards[t.card("crew_rebel_pilot")].deck]
    assert deck[0] == t.card("crew_rebel_pilot") and len(deck) == 10
    t = offered("dash_rendar").play("replace dash_rendar")
    assert t.bottom("luxury") == "dash_rendar"
    assert None not in [t.who_is_at(spot) for spot in ("kessel/1", "lothal/2")]  # nobody was put on the map
    t = offered("crew_greedo").play("replace crew_greedo")
    assert not is_out(t.g, t.card("db_13"))


@rule("OR-CREW-05", "OR-AMB-30", "OR-BOUNTY-05", "OR-NEAREST-01")
def test_its_token_comes_back_faceup_to_the_nearest_planet_with_an_empty_space() -> None:
    t = offered("crew_hondo_ohnaka")
    # Hondo left a contact space on Kessel, three spaces away; BoShek leaves one here by coming aboard.
    assert t.who_is_at("kessel/2") is None
    assert len(t.g.spots) == len(t.g.content.contacts)  # so one is empty whenever a contact is aboard
    t.play("replace crew_hondo_ohnaka")
    assert t.held("han_solo") == ["crew_boshek"] and t.who_is_at("kessel/2") is None
    assert t.spot_of("hondo_ohnaka") == "lothal/1"
    assert t.told("contact-placed") == [{"contact": "hondo_ohnaka", "space": "lothal"}]
    assert view(t.g, 1).contacts[4].contact == "hondo_ohnaka"


@rule("OR-CREW-05", "OR-SOLO-51")
def test_people_and_the_ai_place_crew_that_made_room_in_the_same_order() -> None:
    """In version 2 only the AI's went to the space that the new one left."""
    for version, spot in ((2, "kessel/2"), (3, "lothal/1")):
        t = offered("crew_hondo_ohnaka").set(version=version).play("replace crew_hondo_ohnaka")
        assert t.spot_of("hondo_ohnaka") == spot
    ai = solo()
    ai.at("ai", "lothal").holds("ai", "crew_hondo_ohnaka").contact("lothal/1", "boshek").section("ai_2", ENCOUNTER)
    assert (ai.held("ai"), ai.spot_of("hondo_ohnaka")) == (["crew_boshek"], "lothal/1")


@rule("OR-CREW-06")
def test_who_discards_the_crew_chooses_among_planets_equally_near() -> None:
    t = Table().holds("han_solo", "crew_greedo").contact("ord_mantell/1", None).contact("cantonica/1", None)
    t.contact("mon_calamari/1", None).credits("han_solo", 10000).market("luxury", "dash_rendar").act("han_solo")
    t.play("market", "buy luxury", "replace crew_greedo")
    # From Lothal: Cantonica and Mon Calamari are three spaces away, Ord Mantell four.
    t.expect_ask("han_solo", "place-contact", "planet cantonica", "planet mon_calamari")
    t.refused("planet ord_mantell")
    t.play("planet mon_calamari")
    assert t.spot_of("greedo") == "mon_calamari/1"


@rule("OR-CREW-07", "OR-CREW-08")
def test_the_skills_of_crew_are_had_as_long_as_it_is_aboard() -> None:
    t = offered("crew_greedo")
    assert skills(t.g) == {"piloting": 1, "tactics": 2}
    t.play("replace crew_greedo")
    assert skills(t.g) == {"piloting": 2, "tactics": 1}
    assert skills(Table().holds("han_solo", "crew_black_krrsantan").g)["strength"] == 2
    # Twice the skill: a focus passes. With greedo gone, tactics needs a hit again.
    t = Table().holds("han_solo", "crew_boshek").draw("enc_lothal_mon_calamari_06").encounter("han_solo")
    t.play("space", dice=["focus blank"])
    assert t.credits_of("han_solo") == 8000


@rule("OR-CREW-08")
def test_a_skill_of_crew_counts_where_a_card_asks_for_one() -> None:
    t = Table().holds("han_solo", "crew_black_krrsantan vibro_ax")
    t.draw("enc_lothal_mon_calamari_01").reputation("han_solo", imperial=-1).encounter("han_solo")
    t.play("space", dice=["hit hit blank blank focus"])
    assert t.can("turn vibro_ax hit crit")


@rule("OR-CREW-09")
def test_crew_gives_the_abilities_printed_on_it() -> None:
    t = Table().holds("han_solo", "crew_boshek")
    assert view(t.g, 0).players[0].values["hyperdrive"] == 7  # ship 5, Han 1, BoShek 1
    t = offered("crew_boshek", "hera_syndulla").play("replace crew_boshek")
    assert view(t.g, 0).players[0].values["hyperdrive"] == 6
    t = Table().holds("han_solo", "crew_chopper").damage("han_solo", dents=2).act("han_solo").play("use crew_chopper")
    assert t.dents_of("han_solo") == 1


@rule("OR-TIMING-04")
def test_crew_that_costs_something_is_only_for_who_pays() -> None:
    """None of the box does; a pack may say so."""
    for purse, asked in ((3000, True), (2000, False)):
        t = Table().contact("lothal/1", "boshek").credits("han_solo", purse).encounter("han_solo")
        scripts = list(t.g.content.scripts)
        test = scripts[t.g.content.cards[t.card("db_5")].script][0]
        assert isinstance(test, e.Test)
        scripts[test.pass_] = (e.Recruit(3000),)
        t.g.content = replace(t.g.content, scripts=tuple(scripts))
        t.play("contact lothal/1", dice=["hit hit"])
        if asked:
            t.expect_ask("han_solo", "price", "pay", "no")
            t.play("pay", "take")
        assert (t.credits_of("han_solo"), t.held("han_solo")) == ((0, ["crew_boshek"]) if asked else (2000, []))
