"""Asks and options: values that are looked at, compared and found by their notation."""

from __future__ import annotations

from kernel.harbour import Berth, Bribe, HarbourState, Loot, Turn, play, table
from starboard.kernel.message import Message
from starboard.kernel.position import Position


def raider_to_move() -> Position[HarbourState]:
    return table((1, 0), (2,), coins=(0, 0), frames=(Turn(0),))


def test_an_ask_says_who_what_and_why() -> None:
    ask = raider_to_move().ask
    assert ask.seat == 0
    assert ask.prompt == Message("harbour-ask-turn", {"seat": 0})
    assert ask.rule == "HAR-TURN"
    assert [option.notation for option in ask.options] == ["pass", "draw", "sell crate0", "raid 1 raid1"]


def test_an_option_says_what_it_points_at_and_which_rule_grants_it() -> None:
    ask = raider_to_move().ask
    raid = ask.find("raid 1 raid1")
    assert raid.targets == ("card:raid1", "seat:1")
    assert raid.rule == "HAR-RAID"
    assert raid.label == Message("harbour-option", {"what": "raid 1 raid1"})
    assert ask.find("pass").rule == "HAR-TURN"
    assert ask.find("pass").targets == ()
    assert ask.find("nothing of the kind") is None


def test_what_was_written_is_found_again() -> None:
    ask = raider_to_move().ask
    assert ask.notations == [option.notation for option in ask.options]
    assert [ask.find(text) for text in ask.notations] == list(ask.options)
    assert [ask.known(text) for text in ask.notations] == list(ask.options)
    assert ask.find("nothing of the kind") is None


def test_what_nobody_has_looked_at_is_not_known() -> None:
    assert raider_to_move().ask.known("pass") is None


def test_options_are_a_sequence() -> None:
    options = raider_to_move().ask.options
    assert len(options) == 4
    assert options[0].notation == "pass"
    assert options[-1].notation == "raid 1 raid1"
    assert [option.notation for option in options[1:3]] == ["draw", "sell crate0"]
    assert options.index(options[2]) == 2
    assert repr(options) == "[pass, draw, sell crate0, raid 1 raid1]"
    assert repr(options[0]) == "<Option 0: pass>"


def test_options_of_equal_positions_are_equal() -> None:
    one, other = raider_to_move().ask.options, raider_to_move().ask.options
    assert one[0] == other[0]
    assert hash(one[0]) == hash(other[0])
    assert one[0] != other[1]
    assert one[0] != "pass"
    assert one[0] != table((1,), (2,), coins=(0, 0), frames=(Turn(1),)).ask.options[0]


def test_a_forced_single_option_is_taken_in_silence() -> None:
    position = table((), (), coins=(1, 1), frames=(Turn(1), Berth(0), Berth(0), Berth(0)))
    play(position, "0 2")
    events = play(position, "0 0")
    assert [event.is_ for event in events] == ["took-berth", "took-berth"]
    assert position.state.berths == {2: 0, 0: 0, 1: 0}
    assert position.ask.seat == 1
    assert [str(move) for move in position.moves] == ["0 2", "0 0"]


def test_a_single_option_that_is_not_forced_is_asked() -> None:
    position = table((), (), coins=(1, 0), frames=(Bribe(0, 1),))
    assert [option.notation for option in position.ask.options] == ["bribe 0"]
    position = table((), (5,), coins=(1, 0), frames=(Loot(0, 1),))
    assert [option.notation for option in position.ask.options] == ["card 0"]


def test_an_ask_without_option_is_skipped() -> None:
    """Nothing to loot: the raid is over and the next turn begins."""
    position = table((1,), (), coins=(0, 0), frames=(Turn(1), Turn(0)))
    events = play(position, "0 raid 1 raid1", "1 bribe 0")
    assert [event.is_ for event in events] == ["came-home"]
    assert (position.ask.seat, position.ask.kind) == (1, "ask-turn")
