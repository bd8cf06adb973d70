"""What happens is told as facts, which are written down and read back; of fame it is told where it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from games.outer_rim.solo_table import solo
from games.outer_rim.table import Table
from starboard.games.outer_rim import events
from starboard.games.outer_rim.ai.deeds import deed
from starboard.games.outer_rim.content import ENCOUNTERS, MARKET
from starboard.games.outer_rim.effects import source_of
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import ACTION, ENCOUNTER, NONE
from starboard.games.outer_rim.kinds import FOE, PRINTED, ROLL
from starboard.games.outer_rim.state import AI
from starboard.games.outer_rim.vocabulary.effects import Sequence
from starboard.kernel.chance import Dice, below
from starboard.kernel.event import Event, Written, read, write
from starboard.kernel.fact import fields_of
from starboard.kernel.message import Message
from starboard.texts import LANGUAGES, words


def told(seed: int) -> Iterator[Event]:
    """What happens in a random game."""
    position, dice = GAME.start(1 + seed % 4, seed, {"fame": 8}), Dice(seed)
    yield from position.events
    while position.ask is not None and len(position.moves) < 400:
        asides = position.asides(below(dice, position.seats)) if not below(dice, 30) else ()
        options = asides or position.ask.options
        yield from position.play(options[below(dice, len(options))])


@cache
def some() -> tuple[Event, ...]:
    return tuple(event for seed in range(12) for event in told(seed))


def test_most_events_come_about_in_a_few_games() -> None:
    known = set(GAME.event_types) - {"sealed", "opened"}
    assert len(known) == 74
    assert len({event.is_ for event in some()} & known) >= 60


def test_what_is_written_down_is_read_back_the_same() -> None:
    for event in some():
        again = read(GAME.event_types, write(event))
        assert again == event and type(again) is type(event)
        assert again.message == event.message


def test_every_value_is_of_its_kind() -> None:
    for event in some():
        for name, kind, _, _ in fields_of(type(event)):
            value = getattr(event, name)
            assert kind.read(kind.text(value)) == value, (event, name)
            assert kind.values is None or value in kind.values, (event, name)


def test_what_the_ai_player_does_is_told_as_it_is_printed() -> None:
    t = solo()
    t.section("ai_6", ENCOUNTER)
    [done] = [event for event in t.events if isinstance(event, events.AiSection)]
    assert (done.step, done.mode, done.seat) == ("encounter", "first", 1)
    entries = [event.entry for event in t.events if isinstance(event, events.AiDoes | events.AiSkips)]
    assert entries and all(isinstance(entry, Message) and words("en").say(entry) for entry in entries)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_of_the_ai_player_is_told_in_a_sentence(lang: str) -> None:
    """Who does it, and a full stop at the end, once for each thing done."""
    g = solo().g
    for card in g.content.ai:
        for _, entries in (card.planning, card.action, card.encounter):
            for entry in (g.content.scripts[script][0] for script in entries):
                said = words(lang).say(deed(g, AI, entry), ["Ada", "Bossk"])
                done = len(g.content.scripts[entry.effects]) if isinstance(entry, Sequence) else 1
                assert said.startswith("Bossk") and said.count("Bossk") == said.count(".") == done, said


def test_the_ai_player_names_the_deck_that_it_buys_from() -> None:
    """Not the one that it would take if its slots were full."""
    t = solo()
    t.section("ai_1", ACTION)
    assert "Seat 2 wants to buy a card (Cargo deck)." in [words("en").say(event.message) for event in t.events]


@pytest.mark.parametrize("data", [None, [], "key", [1], ["key", "name"], ["key", "name", None], {"key": 1}])
def test_what_is_no_message_is_not_read_as_one(data: object) -> None:
    with pytest.raises(ValueError, match="is not what a message is written as"):
        PRINTED.from_plain(data)


def test_what_is_no_value_of_a_kind_is_not_read() -> None:
    assert [FOE.read(text) for text in ("player", "planet/1", "contact/")] == [None] * 3
    assert [PRINTED.read(text) for text in ("", "{", "[1]", "null")] == [None] * 4
    assert [ROLL.read(text) for text in ("hit,hot", "hit,,hit", "hit")] == [None, None, ("hit",)]
    with pytest.raises(ValueError, match="no event is called 'flown'"):
        read(GAME.event_types, Written("flown"))
    with pytest.raises(ValueError, match="Moved has no planet"):
        read(GAME.event_types, Written("moved", {"seat": 0, "planet": "naboo"}))


# Where fame comes from.


@pytest.mark.parametrize(
    ("card", "source"),
    [("the_kessel_run", "job"), ("stolen_supplies", "cargo"), ("crew_chewbacca", "goal")],
)
def test_fame_by_a_card_that_somebody_holds(card: str, source: str) -> None:
    t = Table().holds("han_solo", card)
    assert source_of(t.g, t.card(card), "goal") == source


def test_fame_by_a_card_that_nobody_holds() -> None:
    t = Table()
    found = {
        origin: {source_of(t.g, card.number, "other") for card in t.g.content.cards if card.origin == origin}
        for origin in {card.origin for card in t.g.content.cards}
    }
    assert found.pop(MARKET) == {"luxury"} and found.pop(ENCOUNTERS) == {"encounter"}
    assert list(found.values()) == [{"databank"}]
    assert source_of(t.g, NONE, "goal") == "goal"


def test_fame_by_a_patrol_is_not_that_by_a_card_about_it() -> None:
    t = Table().ship("han_solo", "hwk_290").holds("han_solo", "proton_torpedoes")
    t.patrol("rebel", "lothal", level=2).encounter("han_solo")
    t.play("patrol rebel", dice=["hit hit hit hit", "hit hit blank blank"])
    assert [(fame["amount"], fame["source"]) for fame in t.told("fame")] == [(1, "patrol"), (1, "luxury")]


def test_fame_by_a_bounty_dead_or_alive() -> None:
    def met() -> Table:
        t = Table().contact("lothal/1", "doctor_evazan", faceup=True).holds("han_solo", "bounty_doctor_evazan")
        t.encounter("han_solo").play("contact lothal/1")
        return t.play("fight bounty_doctor_evazan", dice=["crit crit crit", "blank blank blank"])

    assert [fame["source"] for fame in met().play("kill").told("fame")] == ["bounty_dead"]
    t = Table().holds("han_solo", "bounty_doctor_evazan").captive("bounty_doctor_evazan")
    where = t.g.content.cards[t.card("bounty_doctor_evazan")].bounty
    assert where is not None
    t.at("han_solo", t.g.content.spaces[where.destination].id).act("han_solo")
    t.play("deliver", "hand-over bounty_doctor_evazan")
    assert [(fame["amount"], fame["source"]) for fame in t.told("fame")] == [(2, "bounty_alive")]
