"""Whatever is kept of a table is what would be made anew: options, entries, summaries, what all know of a table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from starboard.kernel.chance import Dice, below
from starboard.kernel.registry import installed
from starboard.server import visibility
from starboard.server.messages import AskTold
from starboard.server.strict_socket import framed
from starboard.server.visibility import Telling, encode, option_told
from starboard.tables.deeds import Claimed, ClockPlan, Created, Entry, SeatPlan, Started
from starboard.tables.summary import Said, prompt_of, summary_after_moves, summary_of
from starboard.tables.table import Table

GAMES = {"carcassonne": 60, "arcs": 60, "outer_rim": 60}
DAY = 24 * 3600.0


def table_of(game_id: str, clock: ClockPlan | None) -> Table:
    game = installed().game(game_id)
    plan = Created(game_id, game.version, (SeatPlan("open"),) * 2, game.start(2, 1).options, f"{7:064x}", clock=clock)
    table = Table("table", game, Entry(1, 0.0, "ada", plan))
    for seat, person in enumerate(("ada", "bob")):
        table.apply(Entry(table.n + 1, 0.0, person, Claimed(seat, person, person.title())))
    table.apply(Entry(table.n + 1, 0.0, "ada", Started()))
    return table


def decoded(value: object) -> Any:
    return msgspec.json.decode(encode(value))


@pytest.mark.parametrize("clock", [None, ClockPlan("move", DAY)])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_what_would_be_made(game: str, clock: ClockPlan | None) -> None:
    table, dice = table_of(game, clock), Dice(3)
    summary, common = summary_of(table), Telling(table).common
    for _ in range(GAMES[game]):
        assert table.position is not None
        ask = table.position.ask
        if ask is None:
            break
        telling = Telling(table)
        (told,) = [one for one in telling.whole((ask.seat,), owner=False).asks if one.options is not None]
        assert decoded(told.options) == decoded([option_told(option) for option in ask.options])
        assert msgspec.json.decode(encode(told), type=AskTold).seat == ask.seat
        assert visibility.ask_told(game, ask) == visibility.full_ask_told(game, ask)
        assert prompt_of(table, [ask.seat]) == Said.of(ask.prompt)
        assert ask.notations == [option.notation for option in ask.options]
        person = ("ada", "bob")[ask.seat]
        done, after = table.move(person, table.ply, ask.notations[below(dice, len(ask.notations))], ask.seat)
        entry = Entry(table.n + 1, float(table.n), person, done[0])
        table.apply(entry, after)
        telling = Telling(table)
        for viewpoint in ((0,), (1,), ()):
            known = telling.entry(entry, table.events, viewpoint, frozenset())
            assert decoded(known) == decoded(Telling(table).deed(entry, table.events, viewpoint))
        summary = summary_after_moves(table, summary)
        assert summary == summary_of(table)
        common = Telling(table, summary, before=common).common
        assert common == telling.common


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_one_of_the_protocol(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_what_is_kept_of_choices_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """More choices than are kept are told all the same."""
    monkeypatch.setattr(visibility, "KNOWN", 3)
    visibility.told_alike.cache_clear()
    table = table_of("carcassonne", None)
    ask = table.position and table.position.ask
    assert ask is not None and visibility.is_alike(type(ask.frame))
    for frame in (ask.frame, type(ask.frame)(1, 5)):
        for choices in (list(ask.choices), [4, 8, 13], [5, 9]):
            told = visibility.alike_told(frame, choices, ask.rule)
            assert [notation for notation, _ in told] == [frame.notation(choice) for choice in choices]
    assert 0 < len(visibility.told_alike(type(ask.frame), ask.rule)) <= 3 + len(ask.choices)
    visibility.told_alike.cache_clear()
