"""What is open and what is secret: hands, cards played face down, piles, and what each seat can know of them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.arcs.table import Table
from marks import rule
from starboard.games.arcs.events import Dealt
from starboard.games.arcs.game import GAME
from starboard.games.arcs.state import ArcsState, bits
from starboard.games.arcs.tables.action_cards import CARD_IDS, CARD_INDEX, DECK
from starboard.kernel.event import Event
from starboard.kernel.position import Position

EVERYBODY: tuple[int | None, ...] = (0, 1, 2, None)
ONLOOKER = None
MANY = range(60)  # imaginations


def seen(t: Table, viewer: str | None) -> Any:
    """The table as this player sees it; None: an onlooker."""
    t.begin()
    return t.position.view(ONLOOKER if viewer is None else t.seat(viewer))["table"]


def told_to(events: list[Event], seat: int | None) -> list[tuple[str, dict[str, Any]]]:
    """What happened, with all that is told of it: the key of the message, its arguments and the facts."""
    return [(event.key, event.args | event.facts) for event in (one.seen_by(seat) for one in events)]


def imagined(position: Position[ArcsState], seat: int | None) -> list[ArcsState]:
    return [position.imagine(seat, seed).state for seed in MANY]


def hand_of(g: ArcsState, seat: int) -> set[str]:
    return {CARD_IDS[card] for card in bits(g.hands[seat])}


def in_pile(g: ArcsState) -> set[str]:
    return {CARD_IDS[entry & 31] for entry in g.pile}


def three_hands() -> Table:
    t = Table("red blue white")
    t.hand("red", "aggression_2 aggression_4").hand("blue", "construction_3").hand("white", "mobilization_5")
    return t


# Hands.


@rule("ARC-SECRET-01")
def test_everybody_sees_their_own_hand_and_no_other() -> None:
    t = three_hands()
    for viewer in ("red", "blue", "white", None):
        for seat, colour in enumerate(t.players):
            hand = seen(t, viewer)["seats"][seat]["hand"]
            assert hand == (t.in_hand(colour) if colour == viewer else None)


@rule("ARC-SECRET-03")
def test_everybody_sees_how_many_cards_each_has() -> None:
    t = three_hands()
    for viewer in ("red", "blue", "white", None):
        assert [seat["cards_in_hand"] for seat in seen(t, viewer)["seats"]] == [2, 1, 1]


@rule("ARC-SECRET-01", "ARC-SECRET-04")
def test_nothing_that_is_shown_depends_on_what_is_hidden() -> None:
    one, other = three_hands(), three_hands()
    other.hand("blue", "administration_2").deck("bc31 bc25")
    assert seen(one, "red") == seen(other, "red")
    assert seen(one, None) == seen(other, None)
    assert seen(one, "blue") != seen(other, "blue")


@rule("ARC-SECRET-01")
def test_a_deal_is_told_in_full_to_the_one_who_is_dealt_to() -> None:
    position = GAME.start(3, seed=5)
    for viewer in EVERYBODY:
        for key, args in told_to(position.events, viewer):
            if key.startswith("arcs-event-dealt"):
                own = args["seat"] == viewer
                assert key == ("arcs-event-dealt-secret" if own else "arcs-event-dealt")
                assert ("cards" in args) == own
                if own:
                    assert set(args["cards"]) == hand_of(position.state, args["seat"])


@rule("ARC-SECRET-01")
def test_imagined_hands_vary_but_keep_their_size() -> None:
    t = three_hands().begin()
    others = set()
    for g in imagined(t.position, t.seat("red")):
        assert hand_of(g, 0) == {"aggression_2", "aggression_4"}
        assert [hand.bit_count() for hand in g.hands] == [2, 1, 1]
        others.add((*hand_of(g, 1), *hand_of(g, 2)))
    assert len(others) > len(MANY) // 2


def test_an_onlooker_imagines_all_hands() -> None:
    t = three_hands().begin()
    assert len({g.hands[0] for g in imagined(t.position, ONLOOKER)}) > len(MANY) // 2


# What is public.


@rule("ARC-SECRET-03")
def test_everybody_sees_boards_resources_cards_trophies_captives_and_the_court() -> None:
    t = three_hands().slots("red", "fuel relic").cards("blue", "bc05").trophy("red", "blue", "ship", 2)
    t.captive("white", "red").outrage("blue", "fuel").city("red", "c1_arrow").court("bc07 red:2", "bc12")
    t.g.court.remove(30)
    t.g.court_discard.append(30)
    for viewer in ("red", "blue", "white", None):
        view = seen(t, viewer)
        red, blue, white = view["seats"]
        assert [slot["type"] for slot in red["slots"][:3]] == ["fuel", "relic", None]
        assert blue["guilds"] == ["bc05"] and blue["outrage"] == ["fuel"]
        assert red["trophies"] == [[1, "ship", 2]] and white["captives"] == [[0, 1]]
        assert (red["cities"], red["agents"]) == (4, 7)
        assert view["court"][0] == {"card": "bc07", "agents": [2, 0, 0]}
        assert view["court_discard"] == ["bc31"]


@rule("ARC-SECRET-04")
def test_the_court_deck_shows_its_size_only() -> None:
    t = three_hands().deck("bc31 bc30 bc29")
    view = seen(t, "red")
    assert view["court_deck"] == len(t.g.court)
    for card in ("bc31", "bc30", "bc29"):
        assert f"'{card}'" not in str(view)


@rule("ARC-SECRET-04")
def test_the_next_court_card_is_anybodys_guess() -> None:
    t = three_hands().deck("bc31").begin()
    assert len({g.court[-1] for g in imagined(t.position, 0)}) > 10


# Cards that lie face down.


def with_ships(t: Table) -> Table:
    return t.ships("red", "c1_gate", 1).ships("blue", "c2_gate", 1).ships("white", "c4_gate", 1)


def copied(split: bool = False) -> Table:
    """Red has led; blue copied with a card that only blue knows, and seizes with another. There is nothing to build."""
    t = with_ships(Table("red blue white", split_discard=split))
    t.hand("red", "construction_2 construction_6").hand("white", "administration_3")
    t.hand("blue", "aggression_4 aggression_5 mobilization_6")
    return t.play("lead construction_2", "declare none", "copy aggression_4", "seize aggression_5")


@rule("ARC-SECRET-02", "ARC-FOLLOW-14")
def test_a_copied_card_is_seen_by_its_player_only() -> None:
    t = copied()
    for viewer in ("red", "white", None):
        assert seen(t, viewer)["seats"][1]["played"] == {
            "mode": "copy",
            "card": None,
            "seizing": True,
            "seizing_card": None,
            "union": None,
        }
        assert "aggression" not in str(seen(t, viewer))
    own = seen(t, "blue")["seats"][1]["played"]
    assert (own["card"], own["seizing_card"]) == ("aggression_4", "aggression_5")


@rule("ARC-SECRET-02", "ARC-SEIZE-03")
@pytest.mark.parametrize("mode", ["surpass construction_4", "pivot aggression_4"])
def test_a_card_added_to_seize_is_seen_by_its_player_only_beside_a_card_face_up(mode: str) -> None:
    t = with_ships(Table("red blue white")).hand("red", "construction_2").hand("white", "administration_3")
    t.hand("blue", "construction_4 aggression_4 mobilization_5 mobilization_6")
    t.play("lead construction_2", "declare none", mode, "seize mobilization_5")
    for viewer in ("red", "white", None):
        assert seen(t, viewer)["seats"][1]["played"]["seizing_card"] is None
        assert "mobilization" not in str(seen(t, viewer))
    assert seen(t, "blue")["seats"][1]["played"]["seizing_card"] == "mobilization_5"
    assert [seat["played"] and seat["played"]["seizing_card"] for seat in seen(t, "red")["seats"]] == [None] * 3


def test_who_adds_no_card_sees_none() -> None:
    t = with_ships(Table("red blue white")).hand("red", "construction_2").hand("blue", "aggression_4 mobilization_5")
    t.play("lead construction_2", "declare none", "pivot aggression_4", "seize none")
    played = seen(t, "blue")["seats"][1]["played"]
    assert (played["seizing"], played["seizing_card"]) == (False, None)


@rule("ARC-SECRET-02")
def test_that_a_card_was_copied_and_another_seized_with_is_all_that_is_told() -> None:
    t = with_ships(Table("red blue white")).hand("red", "construction_2 construction_6")
    t.hand("blue", "aggression_4 aggression_5")
    t.play("lead construction_2", "declare none")
    t.play("copy aggression_4", "seize aggression_5")
    for viewer in EVERYBODY:
        assert [key for key, _ in told_to(t.events, viewer)] == ["arcs-event-copied", "arcs-event-seized"]
        assert "aggression" not in str(told_to(t.events, viewer))


@rule("ARC-SECRET-02")
def test_others_imagine_any_card_face_down_its_player_the_right_one() -> None:
    t = copied()
    rivals = imagined(t.position, t.seat("red"))
    assert len({g.played[1] for g in rivals}) > 5 and len({g.seizing[1] for g in rivals}) > 5
    for g in imagined(t.position, t.seat("blue")):
        assert (g.played[1], g.seizing[1]) == (CARD_INDEX["aggression_4"], CARD_INDEX["aggression_5"])
    for g in (*rivals, *imagined(t.position, ONLOOKER)):
        assert g.played[0] == CARD_INDEX["construction_2"]  # face up: nobody guesses


def discarded(split: bool = False) -> Table:
    """The round is over: construction_2 lay face up, aggression_4 and aggression_5 of blue face down."""
    return copied(split).play("pivot administration_3", "end")


@rule("ARC-FOLLOW-14")
def test_a_copied_card_stays_hidden_when_it_is_discarded() -> None:
    t = discarded()
    t.expect_ask("blue", "lead")
    assert not re.search("aggression_[45]", str(told_to(t.events, 0)))
    for viewer in ("red", "white", None):
        assert "aggression" not in str(seen(t, viewer))
    hands = [hand_of(g, 1) for g in imagined(t.position, t.seat("red"))]
    assert any("aggression_4" in hand for hand in hands)  # for all that red knows, it may be in blue's hand still


@rule("ARC-FOLLOW-14", "ARC-DISCARD-01")
def test_who_played_it_knows_where_a_discarded_card_is() -> None:
    t = discarded()
    for g in imagined(t.position, t.seat("blue")):
        assert {"aggression_4", "aggression_5", "construction_2", "administration_3"} <= in_pile(g)


@rule("ARC-DISCARD-01")
def test_cards_played_face_up_are_discarded_face_down() -> None:
    t = discarded()
    for viewer in ("red", "blue", "white", None):
        view = seen(t, viewer)
        assert view["discard_open"] is None and view["discard"] == len(t.g.pile)
        assert "construction_2" not in str(view)


@rule("ARC-DISCARD-01")
def test_everybody_remembers_cards_that_lay_face_up() -> None:
    for g in imagined(discarded().position, 2):
        assert {"construction_2", "administration_3"} <= in_pile(g)


@rule("ARC-DISCARD-02", "ARC-DISCARD-05", "ARC-FOLLOW-14")
def test_with_split_piles_cards_played_face_up_can_be_looked_through() -> None:
    t = discarded(split=True)
    for viewer in ("red", "blue", "white", None):
        view = seen(t, viewer)
        assert view["discard_open"] == ["construction_2", "administration_3"]
        assert view["discard"] == len(t.g.pile)
        assert "aggression" not in str(view)
    assert {"aggression_4", "aggression_5"} <= in_pile(t.g)  # copied, and seized with


@rule("ARC-DISCARD-05", "ARC-DRAW-02")
@pytest.mark.parametrize("split", [False, True])
def test_undealt_cards_lie_face_down(split: bool) -> None:
    position = GAME.start(3, seed=3, options={"split_discard": split})
    view = position.view(0)["table"]
    assert view["discard"] == len(DECK[3]) - 18 == 2
    assert view["discard_open"] == ([] if split else None)
    undealt = in_pile(position.state)
    assert not undealt & set(str(view).replace("'", " ").split())
    assert len({frozenset(in_pile(g)) for g in imagined(position, 0)}) > 10


# The deal of a chapter.


def next_chapter(seats: int, seed: int) -> tuple[Position[ArcsState], list[Event]]:
    """Everybody passes, so that the first chapter ends at once: the position then, and what was told."""
    position = GAME.start(seats, seed)
    events: list[Event] = []
    while position.state.chapter == 1:
        assert position.ask is not None
        events = position.play("keep" if position.ask.kind == "second-hand" else "pass")
    return position, events


@rule("ARC-DRAW-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_cards_are_shuffled_together_and_everybody_draws_six(seats: int) -> None:
    position, events = next_chapter(seats, 4)
    g = position.state
    assert [hand.bit_count() for hand in g.hands] == [6] * seats
    cards = sorted([card for hand in g.hands for card in bits(hand)] + [entry & 31 for entry in g.pile])
    assert cards == sorted(DECK[seats])
    assert [event.seat for event in events if isinstance(event, Dealt)] == list(range(seats))
    assert g.hands != GAME.start(seats, 4).state.hands


@rule("ARC-DRAW-01")
def test_after_a_deal_nobody_knows_any_other_hand() -> None:
    t = Table("red blue white").hand("red", "construction_2").hand("blue", "").hand("white", "")
    t.ships("red", "c1_gate", 1).play("lead construction_2")
    assert t.g.known[1]  # it lies face up
    t.play("declare none")
    assert t.g.chapter == 2 and t.g.known == [0, 0, 0]
    assert len({g.hands[1] for g in imagined(t.position, 0)}) > len(MANY) // 2


@rule("ARC-DRAW-02")
def test_undealt_cards_are_the_discard_pile() -> None:
    sizes = [len(next_chapter(seats, 4)[0].state.pile) for seats in (2, 3, 4)]
    assert sizes == [8, 2, 4]


@rule("ARC-DRAW-03")
def test_nobody_knows_the_order_of_the_undealt_cards() -> None:
    position, _ = next_chapter(4, 4)
    assert len({tuple(g.pile) for g in imagined(position, 0)}) > len(MANY) // 2


@rule("ARC-DRAW-04")
def test_the_initiative_stays_and_its_holder_leads() -> None:
    t = Table("red blue white").hand("red", "").hand("blue", "construction_2").hand("white", "").initiative("blue")
    t.play("pass")
    assert t.g.chapter == 2 and t.g.initiative == t.seat("blue")
    t.expect_ask("blue", "lead")


# The second hand of two players.


@rule("ARC-2P-06")
def test_who_lacks_the_initiative_may_take_six_other_cards() -> None:
    for seed in range(4):
        position = GAME.start(2, seed)
        seat = 1 - position.state.initiative
        assert position.ask is not None and position.ask.seat == seat
        assert [option.notation for option in position.ask.options] == ["keep", "redraw"]
        rejected, undealt = hand_of(position.state, seat), in_pile(position.state)
        position.play("redraw")
        hand = hand_of(position.state, seat)
        assert len(hand) == 6 and hand < undealt and len(undealt) == 8
        assert in_pile(position.state) == rejected | undealt - hand


@rule("ARC-2P-06")
def test_the_first_hand_may_be_kept() -> None:
    position = GAME.start(2, 1)
    before = position.state.hands[:]
    position.play("keep")
    assert position.state.hands == before and len(position.state.pile) == 8


@rule("ARC-2P-07")
def test_the_second_hand_must_be_kept() -> None:
    position = GAME.start(2, 1)
    position.play("redraw")
    assert position.ask is not None
    assert (position.ask.kind, position.ask.seat) == ("lead", position.state.initiative)


@rule("ARC-2P-06", "ARC-2P-07")
def test_a_second_hand_is_offered_once_with_each_deal() -> None:
    position, _ = next_chapter(2, 1)
    assert position.ask is not None and position.ask.kind == "second-hand"
    assert position.ask.seat == 1 - position.state.initiative


@rule("ARC-2P-06")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_keep_what_they_are_dealt(seats: int) -> None:
    position = GAME.start(seats, 1)
    assert position.ask is not None and position.ask.kind == "lead"


@rule("ARC-2P-06", "ARC-SECRET-02")
def test_only_who_redraws_knows_the_cards_that_were_given_back() -> None:
    position = GAME.start(2, 1)
    seat = 1 - position.state.initiative
    rejected = hand_of(position.state, seat)
    events = position.play("redraw")
    assert "cards" in dict(told_to(events, seat))["arcs-event-dealt-secret"]
    assert not any("cards" in args for _, args in told_to(events, 1 - seat))
    own = imagined(position, seat)
    assert all(rejected <= in_pile(g) for g in own)
    assert len({g.hands[1 - seat] for g in own}) > 20  # of 28
    # For the rival they may be anywhere.
    assert any(rejected & hand_of(g, seat) for g in imagined(position, 1 - seat))


@rule("ARC-2P-06", "ARC-SECRET-02")
def test_the_rival_sees_no_difference_between_keeping_and_redrawing() -> None:
    kept, other = GAME.start(2, 1), GAME.start(2, 1)
    rival = kept.state.initiative
    kept.play("keep")
    other.play("redraw")
    assert kept.view(rival) == other.view(rival)
