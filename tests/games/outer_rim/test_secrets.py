"""What is open and what is secret: facedown contacts, secrets, decks, and what each seat can know of them."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Any

import pytest

from games.outer_rim.table import Table
from games.posterior import agree
from marks import long, rule
from starboard.games.outer_rim.component_names import read_spot
from starboard.games.outer_rim.contacts import Peek
from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import DECKS, NONE
from starboard.games.outer_rim.imagine import imagine
from starboard.games.outer_rim.state import OuterRimState
from starboard.kernel import contract
from starboard.kernel.position import AnyPosition
from starboard.kernel.random_games import random_game

ONLOOKER = None
MANY = 40  # imaginations
EVERYBODY = ("boba_fett", "han_solo", "jyn_erso", ONLOOKER)


def three() -> Table:
    return Table("boba_fett han_solo jyn_erso")


def seat_of(t: Table, viewer: str | None) -> int | None:
    return None if viewer is None else t.seat(viewer)


def seen(t: Table, viewer: str | None) -> Any:
    t.begin()
    return t.position.view(seat_of(t, viewer))["table"]


def contact(t: Table, viewer: str | None, spot: str) -> Any:
    return next(one for one in seen(t, viewer)["contacts"] if one["spot"] == spot)


def imagined(t: Table, viewer: str | None, times: int = MANY) -> list[OuterRimState]:
    t.begin()
    return [t.position.imagine(seat_of(t, viewer), seed).state for seed in range(times)]


def who_may_be_at(t: Table, viewer: str | None, spot: str, times: int = MANY) -> set[str]:
    """All contacts that the viewer must reckon with there."""
    at = read_spot(t.g, spot)
    return {state.content.contacts[state.spots[at]].id for state in imagined(t, viewer, times)}


# Contacts.


@rule("OR-CONTACT-16")
def test_of_a_facedown_contact_everybody_sees_only_the_class() -> None:
    t = three()
    for viewer in EVERYBODY:
        found = seen(t, viewer)["contacts"]
        assert {one["contact"] for one in found} == {None}
        assert [one["contact_class"] for one in found] == [rank(t, str(t.who_is_at(one["spot"]))) for one in found]


def rank(t: Table, who: str) -> str:
    return ("white", "green", "yellow")[t.g.content.contacts[t.g.content.person[who]].rank]


@rule("OR-CONTACT-15", "OR-EX-26")
def test_a_facedown_contact_may_be_any_other_of_its_class_and_none_of_another() -> None:
    t = three().contact("lothal/1", "lobot")
    people = {t.g.content.contacts[number].id for number in t.g.spots}
    found = who_may_be_at(t, "boba_fett", "lothal/1", times=200)
    assert found == {who for who in people if rank(t, who) == rank(t, "lobot")}


def test_a_contact_that_is_faceup_is_seen_by_all_and_nobody_reckons_with_it_elsewhere() -> None:
    t = three().contact("lothal/1", "lobot", faceup=True)
    for viewer in EVERYBODY:
        assert contact(t, viewer, "lothal/1")["contact"] == "lobot"
        assert who_may_be_at(t, viewer, "lothal/1") == {"lobot"}


def peeking() -> Table:
    """Boba looks at a contact of Lothal."""
    t = three().contact("lothal/1", "lobot").next(Peek(0, 1, "here", 0))
    return t.play("peek lothal/1")


@rule("OR-CONTACT-12")
def test_who_peeks_knows_the_contact_and_nobody_else_does() -> None:
    t = peeking()
    assert [contact(t, viewer, "lothal/1")["contact"] for viewer in EVERYBODY] == ["lobot", None, None, None]
    assert not contact(t, "boba_fett", "lothal/1")["faceup"]
    assert t.who_is_at("lothal/1") == "lobot"
    assert who_may_be_at(t, "boba_fett", "lothal/1") == {"lobot"}
    assert len(who_may_be_at(t, "han_solo", "lothal/1")) > 1


@rule("OR-CONTACT-12")
def test_all_are_told_of_a_peek_but_only_one_of_whom_it_showed() -> None:
    t = peeking()
    told = [event for event in t.events if event.is_ == "peeked"]
    assert [["contact" in event.seen_by(seat_of(t, viewer)).facts for viewer in EVERYBODY] for event in told] == [
        [True, False, False, False]
    ]


def test_everybody_sees_who_has_looked_at_what() -> None:
    t = peeking()
    for viewer in EVERYBODY:
        assert contact(t, viewer, "lothal/1")["looked"] == [0]
        assert contact(t, viewer, "lothal/2")["looked"] == []


def test_who_imagines_lets_the_peeker_know_whoever_lies_there() -> None:
    """Han saw Boba look: in all that Han can imagine Boba knows that contact, and no other."""
    t = peeking()
    spot = t.g.spots.index(t.g.content.person["lobot"])
    for state in imagined(t, "han_solo"):
        assert state.peeked[0] == 1 << state.spots[spot]


@rule("OR-CONTACT-13")
def test_peeking_shows_the_token_and_not_its_databank_card() -> None:
    t = peeking()
    assert seen(t, "boba_fett")["resolving"] == []
    assert {event.is_ for event in t.events} == {"peeked"}


def test_a_frame_does_not_say_who_was_looked_at() -> None:
    """Frames are the same for all: what is in them everybody may know."""
    first, second = (
        three().contact("lothal/1", who).next(Peek(0, 2, "any_planet", 0)).play("peek lothal/1").g.frames
        for who in ("lobot", "doctor_evazan")
    )
    assert first == second


def test_what_was_peeked_at_is_forgotten_when_everybody_sees_it() -> None:
    t = three().contact("lothal/1", "lobot").next(Peek(0, 1, "here", 0)).play("peek lothal/1")
    t.encounter("boba_fett").position._go_on()
    t.play("contact lothal/1")
    assert t.g.peeked == [0, 0, 0]
    assert contact(t, None, "lothal/1")["looked"] == []


# Secrets.


def keeping() -> Table:
    """Boba, at Cantonica, draws a secret."""
    t = three().at("boba_fett", "cantonica").draw("enc_cantonica_ord_mantell_05").encounter("boba_fett")
    return t.play("space")


@rule("OR-SECRET-01", "OR-AMB-48")
def test_others_see_that_a_secret_is_kept_and_from_which_deck() -> None:
    t = keeping()
    for viewer in EVERYBODY:
        (secret,) = seen(t, viewer)["players"][0]["secrets"]
        assert secret["deck"] == "cantonica_ord_mantell"
        assert secret["card"] == ("enc_cantonica_ord_mantell_05" if viewer == "boba_fett" else None)
        assert seen(t, viewer)["encounters"]["cantonica_ord_mantell"] == 9


@rule("OR-SECRET-02", "OR-ECARD-09")
def test_a_secret_is_read_silently() -> None:
    t = keeping()
    for viewer in EVERYBODY[1:]:
        told = [event.seen_by(seat_of(t, viewer)) for event in t.events]
        assert "enc_cantonica_ord_mantell_05" not in str(told)
        assert any(event.is_ == "secret-kept" and "card" not in event.facts for event in told)
    own = [event.seen_by(0) for event in t.events]
    assert "enc_cantonica_ord_mantell_05" in str(own)


@rule("OR-SECRET-06")
def test_own_secrets_can_be_looked_at_at_any_time() -> None:
    t = three().secret("han_solo", "enc_navpoint_05")
    assert seen(t, "han_solo")["players"][1]["secrets"] == [{"deck": "navpoint", "card": "enc_navpoint_05"}]


@rule("OR-SECRET-04")
def test_a_secret_that_is_used_is_shown_to_all() -> None:
    t = three().secret("boba_fett", "enc_navpoint_05").play("plan enc_navpoint_05")
    for viewer in EVERYBODY:
        told = [event.seen_by(seat_of(t, viewer)) for event in t.events]
        assert "enc_navpoint_05" in str([event.facts for event in told if event.is_ == "secret"])
    assert seen(t, None)["players"][0]["secrets"] == []


@rule("OR-SECRET-03")
def test_a_secret_waits_for_its_moment() -> None:
    t = three().secret("boba_fett", "enc_navpoint_05")
    assert t.can("plan") == ["plan enc_navpoint_05"]
    t.act("boba_fett").position._go_on()
    assert not t.can("use")
    assert not t.can("plan")


@rule("OR-SECRET-05")
def test_nobody_elses_options_or_prompts_tell_a_secret() -> None:
    """It is offered to who keeps it; what everybody is told of the decision does not name it."""
    t = three().secret("boba_fett", "enc_navpoint_05").begin()
    for viewer in EVERYBODY[1:]:
        assert "enc_navpoint_05" not in str(t.position.view(seat_of(t, viewer)))


@rule("OR-SECRET-07", "OR-DEFEAT-03")
def test_secrets_lost_by_defeat_go_back_unseen() -> None:
    """A level 4 patrol defeats whoever meets it."""
    t = three().secret("boba_fett", "enc_navpoint_05").patrol("hutt", "lothal", level=4).encounter("boba_fett")
    t.play("patrol hutt", "to nav_lothal_mon_calamari_lu")
    assert t.g.secrets[0] == []
    deck = t.g.content.encounter_decks.index("navpoint")
    assert t.g.encounters[deck][0] == t.card("enc_navpoint_05")
    for viewer in EVERYBODY[1:]:
        assert "enc_navpoint_05" not in str([event.seen_by(seat_of(t, viewer)) for event in t.events])
        assert {state.encounters[deck][0] for state in imagined(t, viewer)} != {t.card("enc_navpoint_05")}
    assert {state.encounters[deck][0] for state in imagined(t, "boba_fett")} == {t.card("enc_navpoint_05")}


def with_more_secrets() -> Content:
    """All cards for navpoints can be secrets: of the box there is only one in each deck."""
    content: Content = GAME.content
    deck = content.encounter_decks.index("navpoint")
    secret = content.cards[content.card["enc_navpoint_05"]].secret
    cards = tuple(
        replace(card, secret=secret) if card.number in content.encounters[deck] else card for card in content.cards
    )
    return replace(content, cards=cards)


def test_a_secret_of_somebody_else_may_be_any_card_of_its_deck_that_can_be_one() -> None:
    t = three().secret("boba_fett", "enc_navpoint_05").begin()
    t.g.content = with_more_secrets()
    deck = set(t.g.content.encounters[t.g.content.encounter_decks.index("navpoint")])
    found = set()
    for seed in range(200):
        state = t.g.copy()
        state.chance = seed * 0x9E3779B97F4A7C15 & (1 << 64) - 1
        imagine(state, 1)
        found.add(state.secrets[0][0])
        assert state.known[0] >> state.secrets[0][0] & 1  # who keeps it knows it
        assert sorted([*state.secrets[0], *state.encounters[6]]) == sorted(deck)
    assert found == deck
    own = t.g.copy()
    imagine(own, 0)
    assert own.secrets == t.g.secrets


def navpoint_secrets() -> Table:
    """Boba and Jyn keep a secret of the navpoints each; four cards of that deck are in the game."""
    t = three().secret("boba_fett", "enc_navpoint_05").secret("jyn_erso", "enc_navpoint_02").begin()
    t.g.content = with_more_secrets()
    t.g.encounters[t.g.content.encounter_decks.index("navpoint")][2:] = []
    return t


def test_secrets_of_several_are_as_likely_as_all_deals_that_look_the_same() -> None:
    """If one secret after another were dealt anew, none could be what another truly is, and many imaginations would
    tell the truth."""
    t = navpoint_secrets()
    deck = t.g.content.encounter_decks.index("navpoint")

    def dealt(position: AnyPosition, order: tuple[int, ...]) -> AnyPosition:
        g = position.state
        g.secrets[0], g.secrets[2], g.encounters[deck] = [order[0]], [order[1]], list(order[2:])
        return position

    def told(position: AnyPosition) -> Hashable:
        g = position.state
        return g.secrets[0][0], g.secrets[2][0], *g.encounters[deck]

    hidden = [*t.g.secrets[0], *t.g.secrets[2], *t.g.encounters[deck]]
    found = agree(t.position, t.seat("han_solo"), hidden, dealt, told)
    assert len(found) == 4 * 3 * 2
    found = agree(t.position, t.seat("boba_fett"), hidden, dealt, told)
    assert len(found) == 3 * 2


def test_facedown_contacts_are_as_likely_as_all_deals_that_look_the_same() -> None:
    """Boba has looked at one of four facedown contacts of a class."""
    t = three().begin()
    g = t.g
    spots = [spot for spot, who in enumerate(g.spots) if who != NONE and g.content.contacts[who].rank == 0]
    spots, gone = spots[:4], spots[4:]
    for spot in gone:
        g.spots[spot] = NONE
    g.peeked[0] |= 1 << g.spots[spots[0]]

    def dealt(position: AnyPosition, order: tuple[int, ...]) -> AnyPosition:
        for spot, who in zip(spots, order, strict=True):
            position.state.spots[spot] = who
        return position

    def told(position: AnyPosition) -> Hashable:
        return tuple(position.state.spots[spot] for spot in spots)

    found = agree(t.position, 0, [g.spots[spot] for spot in spots], dealt, told)
    assert len(found) == 3 * 2


def test_a_card_that_all_saw_go_to_the_bottom_is_known_there() -> None:
    t = three().at("boba_fett", "kessel").draw("enc_kessel_maelstrom_08").encounter("boba_fett")
    t.play("space", dice=["hit blank"])
    deck = t.g.content.encounter_decks.index("kessel_maelstrom")
    assert t.g.encounters[deck][0] == t.card("enc_kessel_maelstrom_08")
    for viewer in EVERYBODY:
        assert {state.encounters[deck][0] for state in imagined(t, viewer)} == {t.card("enc_kessel_maelstrom_08")}
        assert len({state.encounters[deck][-1] for state in imagined(t, viewer)}) > 1


# Market decks.


@rule("OR-DECK-02")
def test_the_top_card_of_a_market_deck_is_open_and_the_next_is_not() -> None:
    t = three().market("cargo", "salvage", "droid_parts")
    deck = DECKS.index("cargo")
    for viewer in EVERYBODY:
        assert {state.market[deck][-1] for state in imagined(t, viewer)} == {t.card("salvage")}
        assert len({state.market[deck][-2] for state in imagined(t, viewer)}) > 3
        assert "droid_parts" not in str(seen(t, viewer)["market"])


def test_a_card_that_is_not_turned_up_yet_is_not_known() -> None:
    t = Table("han_solo boba_fett").holds("han_solo", "salvage").market("cargo", "food_supplies", "droid_parts")
    for player in range(2):
        t.g.known[player] &= ~(1 << t.card("droid_parts"))
    t.act("han_solo").play("market", "buy cargo", "pay")
    t.expect_ask("han_solo", "gain")
    deck = DECKS.index("cargo")
    assert len({state.market[deck][-1] for state in imagined(t, "han_solo")}) > 3


# Whole games.


@pytest.mark.parametrize("seats", [1, 2, pytest.param(3, marks=long), pytest.param(4, marks=long)])
def test_nobody_sees_a_difference_between_the_table_and_what_they_imagine(seats: int) -> None:
    """In whole games, with offers out of turn."""
    for at, (position, _) in enumerate(random_game(GAME, seats, {"random_map": True}, seed=seats)):
        if at > 900:
            break
        if at % 7 == 0:
            for seat in (*range(seats), ONLOOKER):
                other = position.imagine(seat, seed=at)
                assert other.view(seat) == position.view(seat)
                assert not GAME.invariants(other.state)


# Every day: the end of a game; tests/contract looks at the start of one.
@pytest.mark.parametrize("seats", [1, 2, pytest.param(3, marks=long), pytest.param(4, marks=long)])
@pytest.mark.parametrize("seed", [pytest.param(seed, marks=[] if seed == 1 else [long]) for seed in range(8)])
def test_no_option_event_or_view_tells_what_a_seat_cannot_know(seats: int, seed: int) -> None:
    contract.nothing_leaks(GAME, seats, {}, seed)
    contract.events_keep_secrets(GAME, seats, {}, seed)
