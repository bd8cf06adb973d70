"""A position as plain JSON data and back. Frames are written by their class name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from starboard.kernel.chance import SEEDS
from starboard.kernel.errors import BadDump, BadSetup
from starboard.kernel.frame import Frame, Interrupted
from starboard.kernel.move import Move
from starboard.kernel.setting import settled

if TYPE_CHECKING:
    from starboard.kernel.game import Game
    from starboard.kernel.position import Position

FORMAT = 1

# What rules may stumble over in a state that never was.
BROKEN = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


class Dump(msgspec.Struct, forbid_unknown_fields=True):
    starboard: int  # FORMAT
    game: str
    version: int  # of the game's rules
    seats: int
    options: dict[str, Any]
    seed: int | None
    moves: list[str]
    chance: int
    sealed: list[tuple[int, int, str]]
    frames: list[dict[str, Any]]
    state: dict[str, Any]


def write(position: Position[Any]) -> dict[str, Any]:
    content = {
        "starboard": FORMAT,
        "game": position.game.id,
        "version": position.game.version,
        "seats": position.seats,
        "options": position.options,
        "seed": position.seed,
        "moves": [str(move) for move in position.moves],
        **inner(position),
        "state": position.state,
    }
    return plain(content)


def plain(content: Any) -> dict[str, Any]:
    """As it will be read from JSON again: tuples are lists, keys are strings, and nothing is shared with the game."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(content))
    return data


def inner(position: Position[Any]) -> dict[str, Any]:
    """What the kernel keeps in a state."""
    g = position.state
    return {
        "chance": g.chance,
        "sealed": [list(answer) for answer in g.sealed],
        "frames": [{"frame": type(frame).__name__} | msgspec.to_builtins(frame) for frame in g.frames],
    }


def game_of(game: Game[Any], data: object) -> Game[Any]:
    """Return the game by the rules that the dump was made under."""
    if not isinstance(data, dict) or data.get("starboard") != FORMAT:
        raise BadDump("error-not-a-dump", format=FORMAT)
    if data.get("game") != game.id:
        raise BadDump("error-dump-game", game=game.id, found=str(data.get("game")))
    version = data.get("version")
    if type(version) is not int or version not in game.versions:
        raise BadDump("error-dump-version", game=game.id, version=game.version, found=str(version))
    return game.under(version)


def read(game: Game[Any], data: object) -> tuple[Dump, Any, list[Move]]:
    """The checked content of a dump, its state and its moves."""
    try:
        content = msgspec.convert(plain(data), Dump)
        check_setup(game, content)
        laid_out = game.layout.read(game.state_type, content.state)
        state = msgspec.convert(laid_out, game.state_type, str_keys=True)
        state.frames = [read_frame(game, frame) for frame in content.frames]
        moves = [Move.read(line) for line in content.moves]
        state.chance, state.sealed, state.events = content.chance, content.sealed, []
        state.content, state.version = game.content, game.version
        state.rebuild()
    except BadSetup as error:
        raise BadDump("error-broken-dump", reason=error.message) from error
    except BROKEN as error:
        raise BadDump("error-broken-dump", reason=str(error)) from error
    return content, state, moves


def check_setup(game: Game[Any], content: Dump) -> None:
    """What is around the state must be possible, too."""
    if content.seats not in game.seats:
        raise ValueError(f"{content.seats} seats")
    if content.seed is not None and not 0 <= content.seed < SEEDS:
        raise ValueError(f"seed {content.seed}")
    if not 0 <= content.chance < SEEDS:
        raise ValueError(f"chance {content.chance}")
    game.check_content(content.options)
    if settled(game.options, content.seats, content.options) != content.options:
        raise ValueError(f"options {content.options}")
    game.check(content.seats, content.options)
    for depth, seat, notation in content.sealed:
        if not 0 < depth <= len(content.frames) or not 0 <= seat < content.seats:
            raise ValueError(f"sealed {depth} {seat} {notation}")


def read_frame(game: Game[Any], data: dict[str, Any]) -> Frame:
    name = data.get("frame", "")
    kinds = (*game.frame_types, Interrupted)
    kind = next((one for one in kinds if name in (one.__name__, game.layout.old(one.__name__))), None)
    if kind is None:
        raise ValueError(f"frame {name!r}")
    content = {field: value for field, value in data.items() if field != "frame"}
    return msgspec.convert(game.layout.read(kind, content), kind)
