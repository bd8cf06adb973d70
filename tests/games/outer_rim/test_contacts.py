"""OR-CONTACT: meeting contacts, and looking at them."""

from __future__ import annotations

import msgspec

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.contacts import databank_card
from starboard.games.outer_rim.decks import is_out
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.say import say_card
from starboard.games.outer_rim.view import view
from starboard.games.outer_rim.view.shared import ContactView
from starboard.kernel.message import Message
from starboard.texts import words

BOX = GAME.content


def seen(t: Table, spot: str, by: str) -> ContactView:
    return next(one for one in view(t.g, t.seat(by)).contacts if one.spot == spot)


@rule("OR-CONTACT-01", "OR-CONTACT-16")
def test_contacts_begin_facedown_with_their_class_on_the_back() -> None:
    contacts = view(GAME.start(3, seed=5).state, 0).contacts
    assert len(contacts) == 22
    assert all(one.contact is None and not one.faceup for one in contacts)
    spaces = {space.id: space for space in BOX.spaces}
    for one in contacts:
        planet, place = one.spot.split("/")
        spot = spaces[planet].contact_spaces[int(place) - 1]
        assert one.contact_class == ("white", "green", "yellow")[BOX.contact_space[spot][1]]


@rule("OR-CONTACT-02", "OR-CONTACT-03", "OR-EX-24")
def test_the_number_on_the_token_names_the_databank_card_that_is_resolved() -> None:
    thrawn = BOX.contacts[BOX.person["grand_admiral_thrawn"]]
    assert thrawn.databank == 12 and sorted(one.databank for one in BOX.contacts) == list(range(2, 24))
    t = Table().contact("lothal/2", "grand_admiral_thrawn").reputation("han_solo", imperial=1).encounter("han_solo")
    t.play("contact lothal/2")
    assert view(t.g, 1).resolving[0].number == 12
    t.expect_ask("han_solo", "choose", "option serve", "option advise")
    t.play("option serve")
    assert (t.credits_of("han_solo"), t.reputation_of("han_solo", "rebel")) == (10000, -1)


@rule("OR-CONTACT-04", "OR-CONTACT-05")
def test_one_of_several_contacts_is_chosen_unseen_and_must_be_met() -> None:
    t = Table().contact("lothal/1", "dengar").contact("lothal/2", "garindan").encounter("han_solo")
    assert t.can("contact") == ["contact lothal/1", "contact lothal/2"]
    assert t.credits_of("han_solo") == 4000
    t.play("contact lothal/2")
    # All see who it is, and there is no other one to be met now.
    assert t.told("contact-revealed") == [{"seat": "han_solo", "contact": "garindan", "space": "lothal"}]
    assert (seen(t, "lothal/2", "boba_fett").contact, seen(t, "lothal/1", "boba_fett").contact) == ("garindan", None)
    t.expect_ask("han_solo", "choose", "option buy_a_tip", "option hire", "none")
    t.refused("contact lothal/1")
    t.refused("space")


@rule("OR-CONTACT-06", "OR-CONTACT-07", "OR-BOUNTY-24")
def test_who_has_a_bounty_chooses_after_the_token_is_revealed() -> None:
    t = Table().holds("han_solo", "bounty_garindan").contact("lothal/1", "garindan").encounter("han_solo")
    t.play("contact lothal/1")
    assert seen(t, "lothal/1", "boba_fett").faceup
    t.expect_ask("han_solo", "contact", "fight bounty_garindan", "talk")
    t.play("talk")
    t.expect_ask("han_solo", "choose", "option buy_a_tip", "option hire", "none")
    # Of others one resolves the databank card at once.
    t = Table().holds("han_solo", "bounty_garindan").contact("lothal/1", "lobot").encounter("han_solo")
    t.play("contact lothal/1").expect_ask("han_solo", "may")


@rule("OR-CONTACT-08", "OR-CONTACT-09", "OR-CONTACT-10")
def test_a_contact_that_was_met_stays_faceup_for_the_next() -> None:
    t = Table().contact("lothal/1", "zuckuss").at("boba_fett", "lothal").encounter("han_solo")
    t.play("contact lothal/1", "option decline")
    assert t.credits_of("han_solo") == 5000
    assert (t.who_is_at("lothal/1"), seen(t, "lothal/1", "boba_fett").faceup) == ("zuckuss", True)
    assert not is_out(t.g, t.card("db_23"))
    t.play("earn", "end", "contact lothal/1", "option decline")
    assert t.credits_of("boba_fett") == 9000


def read(t: Table, choice: str) -> str:
    """What is said of a choice before it is made."""
    t.begin()
    told = t.position.outlook(t.position.legal(choice)).get("says")
    return "" if told is None else words("en").say(msgspec.convert(told, Message))


@rule("OR-CONTACT-11")
def test_anybody_may_read_the_databank_card_of_a_faceup_contact() -> None:
    t = Table("han_solo boba_fett bossk").contact("lothal/1", "zuckuss", faceup=True).contact("lothal/2", "lobot")
    for viewer in (0, 1, 2, None):
        cards = {one.spot: one.card for one in view(t.g, viewer).contacts}
        assert cards["lothal/1"] == "db_23" and set(cards.values()) == {"db_23", None}
    # It says what happens, and what the crew is worth; also where the encounter is chosen.
    text = words("en").say(say_card(BOX, BOX.cards[BOX.card["db_23"]]))
    assert text == words("en").say(GAME.components().texts["card-db_23"])
    effects, crew = text.split("\n\n")
    assert effects.startswith("Choose one:") and crew.startswith("Zuckuss: ")
    t.encounter("han_solo")
    assert (read(t, "contact lothal/1"), read(t, "contact lothal/2")) == (text, "")


@rule("OR-CONTACT-07", "OR-CONTACT-11")
def test_the_databank_card_may_be_read_before_one_fights_or_talks() -> None:
    t = Table().holds("han_solo", "bounty_garindan").contact("lothal/1", "garindan").encounter("han_solo")
    assert read(t, "contact lothal/1") == ""
    t.play("contact lothal/1").expect_ask("han_solo", "contact", "fight bounty_garindan", "talk")
    assert read(t, "talk") == words("en").say(
        say_card(BOX, BOX.cards[databank_card(t.g.content, BOX.person["garindan"])])
    )


@rule("OR-CONTACT-12", "OR-CONTACT-13", "OR-CONTACT-14")
def test_who_peeks_alone_knows_the_contact_which_stays_facedown() -> None:
    t = Table("han_solo boba_fett bossk").contact("lothal/1", "dengar").holds("han_solo", "crew_zuckuss")
    t.act("han_solo").play("use crew_zuckuss")
    t.expect_ask("han_solo", "peek", "peek lothal/1", "peek lothal/2", "none")
    t.refused("peek naboo/1")
    t.play("peek lothal/1")
    assert (t.who_is_at("lothal/1"), seen(t, "lothal/1", "han_solo").contact) == ("dengar", "dengar")
    for other in ("boba_fett", "bossk"):
        assert seen(t, "lothal/1", other).contact is None
        assert not seen(t, "lothal/1", other).faceup
    [event] = [event for event in t.events if event.is_ == "peeked"]
    assert event.to == (0,) and "contact" not in event.seen_by(1).facts
    # Its databank card is not taken out, nor may even the one who peeked read it, and there is nothing by which the
    # token could be shown to others.
    assert not t.g.drawn and not t.can("reveal")
    assert all(seen(t, "lothal/1", name).card is None for name in ("han_solo", "boba_fett", "bossk"))
    t.play("end")
    assert read(t, "contact lothal/1") == ""


@rule("OR-CONTACT-12")
def test_up_to_so_many_contacts_none_twice() -> None:
    t = Table().at("han_solo", "kessel").draw("enc_kessel_maelstrom_09").encounter("han_solo").play("space")
    assert t.can("peek") == ["peek kessel/1", "peek kessel/2"]
    t.play("peek kessel/1")
    t.expect_ask("han_solo", "peek", "peek kessel/2", "none")
    t.play("none")
    t.expect_ask("han_solo", "may")
    t.play("yes").expect_ask("han_solo", "meet", "contact kessel/1", "contact kessel/2", "none")
    t.play("contact kessel/1")
    assert t.told("contact")[0]["contact"] == "garindan"


@rule("OR-CONTACT-05")
def test_contacts_may_be_turned_faceup_by_cards() -> None:
    t = Table().at("han_solo", "naboo").draw("enc_ryloth_naboo_09").encounter("han_solo").play("space")
    assert len(t.can("reveal")) == 22
    t.play("reveal kessel/2")
    assert seen(t, "kessel/2", "boba_fett").contact == "hondo_ohnaka"
    assert t.reputation_of("han_solo", "imperial") == 1


@rule("OR-CONTACT-15", "OR-EX-26")
def test_the_class_of_a_bounty_is_that_of_its_contact_and_says_nothing_of_strength() -> None:
    bounties = [card.bounty for card in GAME.components().cards if card.bounty]
    classes = {one.id: one.contact_class for one in GAME.components().contacts}
    assert len(bounties) == 16 and all(one.target_class == classes[one.target] for one in bounties)
    dice = {name: {one.dice for one in bounties if one.target_class == name} for name in ("white", "green")}
    assert max(dice["white"]) > min(dice["green"])
    # Who looks for 4-LOM, a green contact, need not look at Ord Mantell's left space, nor at any of Mon Calamari.
    t = Table()
    green = {one.spot.split("/")[0] for one in view(t.g, 0).contacts if one.contact_class == "green"}
    assert "mon_calamari" not in green and "cantonica" in green


@rule("OR-CONTACT-17")
def test_a_contact_that_comes_back_takes_any_empty_space_whatever_its_class() -> None:
    t = Table().contact("lothal/2", None).holds("han_solo", "crew_hondo_ohnaka").credits("han_solo", 10000)
    t.market("luxury", "dash_rendar").act("han_solo").play("market", "buy luxury", "pay", "replace crew_hondo_ohnaka")
    # A yellow contact on a green space.
    assert BOX.contacts[BOX.person["hondo_ohnaka"]].rank == 2
    assert t.spot_of("hondo_ohnaka") == "lothal/2"


@rule("OR-CONTACT-20", "OR-AMB-33")
def test_a_captive_is_in_no_space() -> None:
    t = Table().holds("boba_fett", "bounty_greedo").captive("bounty_greedo").at("boba_fett", "lothal")
    t.contact("lothal/1", "lobot").encounter("han_solo")
    assert t.can("contact") == ["contact lothal/1", "contact lothal/2"]
    assert t.spot_of("greedo") is None
    assert not t.can("hunt") and not t.can("fight")


@rule("OR-CONTACT-21")
def test_the_faction_of_a_contact_does_nothing_by_itself() -> None:
    hera = BOX.contacts[BOX.person["hera_syndulla"]]
    assert hera.factions == (0,)
    t = Table().contact("lothal/1", "hera_syndulla").encounter("han_solo")
    t.play("contact lothal/1", dice=["hit hit"])
    t.play("take")
    assert t.held("han_solo") == ["crew_hera_syndulla"] and t.g.reputation == [0] * 8


@rule("OR-CONTACT-22")
def test_contacts_are_of_three_classes() -> None:
    assert [sum(one.rank == rank for one in BOX.contacts) for rank in range(3)] == [8, 8, 6]
    assert GAME.components().words.classes == ["white", "green", "yellow"]
