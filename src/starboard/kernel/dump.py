"""A position as plain JSON data and back. Frames are written by their class name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from starboard.kernel.chance import KEY, SEEDS, SEEDS_OF, SHA256, SPLITMIX64
from starboard.kernel.errors import BadDump, BadSetup
from starboard.kernel.frame import Frame, Interrupted
from starboard.kernel.move import check_moves
from starboard.kernel.plain import Data, Settings
from starboard.kernel.remembering import remembered
from starboard.kernel.setting import settled
from starboard.kernel.state import S

if TYPE_CHECKING:
    from starboard.kernel.game import AnyGame, Game
    from starboard.kernel.position import AnyPosition

FORMAT = 1

# What rules may stumble over in a state that never was.
BROKEN = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


class Dump(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    starboard: int  # FORMAT
    game: str
    version: int  # of the game's rules
    seats: int
    options: Settings
    seed: int | str | None  # in decimals as a text, where it has more bits than JSON numbers are sure to have
    moves: list[str]
    chance: int
    key: str = ""  # of the generator sha256, in hexadecimals
    sealed: list[tuple[int, int, str]]
    frames: list[Data]
    state: Data


def write(position: AnyPosition) -> Data:
    content = {
        "starboard": FORMAT,
        "game": position.game.id,
        "version": position.game.version,
        "seats": position.seats,
        "options": position.options,
        "seed": position.seed if position.generator == SPLITMIX64 or position.seed is None else str(position.seed),
        "moves": position.written,
        **inner(position),
        "state": position.state,
    }
    return plain(content)


def plain(content: object) -> Data:
    """As it will be read from JSON again: tuples are lists, keys are strings, and nothing is shared with the game."""
    data: Data = msgspec.json.decode(msgspec.json.encode(content))
    return data


def inner(position: AnyPosition) -> Data:
    """Collect what the kernel keeps in a state."""
    g = position.state
    return {
        "chance": g.chance,
        **({"key": g.key.hex()} if g.key else {}),
        "sealed": [list(answer) for answer in g.sealed],
        "frames": [{"frame": type(frame).__name__} | msgspec.to_builtins(frame) for frame in g.frames],
    }


def game_of(game: AnyGame, data: object) -> AnyGame:
    """Return the game by the rules that the dump was made under."""
    if not isinstance(data, dict) or data.get("starboard") != FORMAT:
        raise BadDump("error-not-a-dump", format=FORMAT)
    if data.get("game") != game.id:
        raise BadDump("error-dump-game", game=game.id, found=str(data.get("game")))
    version = data.get("version")
    if type(version) is not int or version not in game.versions:
        raise BadDump("error-dump-version", game=game.id, version=game.version, found=str(version))
    return game.under(version)


def read(game: Game[S], data: object) -> tuple[Dump, S]:
    """The checked content of a dump, and its state."""
    try:
        content = msgspec.convert(plain(data), Dump)
        check_setup(game, content)
        laid_out = game.layout.read(game.state_type, content.state)
        state = msgspec.convert(laid_out, game.state_type, str_keys=True)
        state.frames = [read_frame(game, frame) for frame in content.frames]
        check_moves(content.moves)
        state.chance, state.key = content.chance, bytes.fromhex(content.key)
        state.sealed, state.events = content.sealed, []
        state.content, state.version = game.content, game.version
        state.rebuild()
    except BadSetup as error:
        raise BadDump("error-broken-dump", reason=error.message) from error
    except BROKEN as error:
        raise BadDump("error-broken-dump", reason=str(error)) from error
    return content, state


def check_setup(game: AnyGame, content: Dump) -> None:
    """Check that what is around the state is possible, too."""
    if content.seats not in game.seats:
        raise ValueError(f"{content.seats} seats")
    if content.seed is not None and not 0 <= int(content.seed) < SEEDS_OF[generator_of(content)]:
        raise ValueError(f"seed {content.seed}")
    if not 0 <= content.chance < SEEDS:
        raise ValueError(f"chance {content.chance}")
    if content.key and len(bytes.fromhex(content.key)) != KEY:
        raise ValueError(f"key {content.key}")
    game.check_content(content.options)
    if settled(game.options, content.seats, content.options) != content.options:
        raise ValueError(f"options {content.options}")
    game.check(content.seats, content.options)
    for depth, seat, notation in content.sealed:
        if not 0 < depth <= len(content.frames) or not 0 <= seat < content.seats:
            raise ValueError(f"sealed {depth} {seat} {notation}")


def generator_of(content: Dump) -> str:
    return SHA256 if content.key else SPLITMIX64


def read_frame(game: AnyGame, data: Data) -> Frame:
    name = data.get("frame", "")
    kind = frames_by_name(game).get(name) if isinstance(name, str) else None
    if kind is None:
        raise ValueError(f"frame {name!r}")
    content = {field: value for field, value in data.items() if field != "frame"}
    return msgspec.convert(game.layout.read(kind, content), kind)


@remembered
def frames_by_name(game: AnyGame) -> dict[str, type[Frame]]:
    """Return the frames that a dump can have, by what they are called and were called."""
    kinds = (*game.frame_types, Interrupted)
    return {game.layout.old(kind.__name__): kind for kind in kinds} | {kind.__name__: kind for kind in kinds}
