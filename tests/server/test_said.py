"""Messages are told without what follows from facts: put together again, they are what the game says."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import starboard
from kernel import harbour
from starboard.kernel.chance import Dice, below
from starboard.kernel.game import Game
from starboard.kernel.message import Message
from starboard.server.visibility import ask_told, encode, event_told
from starboard.texts import words

GAMES: dict[str, Game[Any]] = {game_id: starboard.game(game_id) for game_id in starboard.game_ids()}
GAMES["harbour"] = harbour.GAME
MOVES = 150


def sent(told: msgspec.Struct) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(encode(told))
    return found


def whole(key: str, facts: dict[str, Any], told: dict[str, Any]) -> Message:
    """Put a message together, as docs/protocol.md says and the client does (web/src/lib/told.ts)."""
    plain = {name: fact for name, fact in facts.items() if type(fact) in (str, int)}
    return Message(told.get("key", key), {**plain, **args_of(told)})


def args_of(told: dict[str, Any]) -> dict[str, Any]:
    args = told.get("args", {})
    return {name: Message(arg["key"], args_of(arg)) if isinstance(arg, dict) else arg for name, arg in args.items()}


def check(found: Message, meant: Message) -> None:
    assert found.key == meant.key and {name: found.args[name] for name in meant.args} == meant.args
    speaking = words("en")
    if speaking.has(meant.key):
        names = ["Ada", "Bob", "Cleo"]
        assert speaking.say(found, names) == speaking.say(meant, names)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_events_and_asks_are_said_as_the_game_says_them(game: Game[Any]) -> None:
    dice, position = Dice(3), game.start(3, 3)
    left_out = 0
    while position.asks and len(position.moves) < MOVES:
        for ask in position.asks:
            told = sent(ask_told(game.id, ask))
            facts = {"seat": told["seat"], **told.get("facts", {})}
            check(whole(f"{game.id}-ask-{told['is']}", facts, told.get("prompt", {})), ask.prompt)
        ask = position.asks[0]
        for event in position.play(ask.options[below(dice, len(ask.options))], ask.seat):
            for seat in (*range(3), None):
                told = sent(event_told(game.id, event, seat))
                found = whole(f"{game.id}-event-{told['is']}", told.get("facts", {}), told.get("say", {}))
                check(found, event.seen_by(seat).message)
                left_out += "say" not in told
    assert left_out
