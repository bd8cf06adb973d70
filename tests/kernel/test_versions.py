"""Versions of the rules: a game that began under one of them goes on under it. Crates were cheaper in version 2."""

from __future__ import annotations

import pytest

from kernel.harbour import DEARER_CRATES, GAME, play, table
from starboard.kernel.errors import BadRecord, BadSetup
from starboard.kernel.position import Position
from starboard.kernel.record import Record
from starboard.kernel.versions import Change, changes_in

OLD = GAME.under(2)


def crate_sold(position: Position[object]) -> int:
    """Let the first who can sell a crate, and tell what it brought."""
    while True:
        assert position.ask is not None
        sale = next((option for option in position.ask.options if option.notation.startswith("sell")), None)
        if sale is not None:
            break
        position.play(position.ask.options[0])
    seat, before = sale.seat, position.view(None)["table"]["coins"]
    position.play(sale)
    after: list[int] = position.view(None)["table"]["coins"]
    return after[seat] - before[seat]


def test_a_rule_asks_the_change() -> None:
    assert crate_sold(GAME.start(3, 5)) == 2
    assert crate_sold(OLD.start(3, 5)) == 1


def test_a_game_is_the_same_object_for_the_same_version() -> None:
    assert GAME.under(3) is GAME
    assert GAME.under(2) is OLD
    assert (OLD.id, OLD.version, GAME.version) == ("harbour", 2, 3)
    assert (list(GAME.versions), list(OLD.versions)) == ([2, 3], [2])


@pytest.mark.parametrize("version", [0, 1, 4])
def test_versions_that_are_not_here(version: int) -> None:
    with pytest.raises(BadSetup, match=f"here in versions 2 to 3, not in version {version}"):
        GAME.under(version)


def test_copies_and_imagined_positions_keep_their_version() -> None:
    position = OLD.start(3, 5)
    assert crate_sold(position.copy()) == 1
    assert crate_sold(position.imagine(0, 1)) == 1


def test_a_dump_is_loaded_under_its_version_by_the_newest_game() -> None:
    position = GAME.load(OLD.start(3, 5).dump())
    assert position.game is OLD
    assert crate_sold(position) == 1


def test_a_record_is_replayed_under_its_version_by_the_newest_game() -> None:
    position = OLD.start(3, 5)
    crate_sold(position)
    again = GAME.replay(position.record)
    assert again.dump() == position.dump()
    assert again.record == position.record
    assert Record.read(again.record).version == 2


def test_a_record_of_another_version_is_another_game() -> None:
    position = OLD.start(3, 5)
    crate_sold(position)
    record = Record.read(position.record)
    record.version = 3
    with pytest.raises(BadRecord, match="game replayed here ends as"):
        GAME.replay(record.text)
    record.version = 1
    with pytest.raises(BadRecord, match="“harbour 1”, but the game here is “harbour 2–3”"):
        GAME.replay(record.text)


def test_a_position_set_up_by_hand_has_the_newest_rules() -> None:
    position = table((0,), (1,), coins=(0, 0), frames=(*GAME.start(2, 1).state.frames,))
    play(position, "0 sell crate0")
    assert position.state.coins == [2, 0]


def test_changes_are_collected_in_their_order() -> None:
    first, second = Change(2, "A-1", "why"), Change(3, "A-2", "why")
    assert changes_in({"FIRST": first, "number": 7, "SECOND": second}) == (first, second)
    assert (DEARER_CRATES.since, DEARER_CRATES.rule) == (3, "HAR-TURN")
