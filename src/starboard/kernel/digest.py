"""A digest of a position, by which a record tells whether its replay gave the same game.

The schemes have names, and a record says in its head by which one its digest was made:

- `seen`: what everybody at the table and each seat sees (`Game.seen`), what may be chosen, and the result. It does not
  depend on how the state is laid out.
- `state`: all of the state, by the names of its fields and frames. Records of the first format have it; it is read,
  and no longer written. `Layout` tells which names have changed since.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from starboard.kernel.plain import Data

if TYPE_CHECKING:
    from starboard.kernel.position import AnyPosition

SEEN, STATE = "seen", "state"


@dataclass(frozen=True, slots=True)
class Layout:
    """Names how a game's state was laid out when dumps and records of earlier landings were written.

    A class is a state, a frame, or what is kept in a state; a field is written `Class.field`.
    """

    renamed: Mapping[str, str] = field(default_factory=dict)  # class or field as it is now → as it was
    added: frozenset[str] = frozenset()  # fields that came after records had stopped to digest the state

    def old(self, name: str) -> str:
        """Tell what a class or field was called: `PlaceTile`, or `turn` for `PlaceTile.turn`."""
        return self.renamed.get(name, name.partition(".")[2] or name)

    def read(self, kind: type, data: Data) -> Data:
        """Give the fields of a state or frame in a dump their names of now."""
        now = {self.old(f"{kind.__name__}.{one.name}"): one.name for one in fields(kind)}
        return {now.get(name, name): value for name, value in data.items()}

    def written(self, value: object) -> Any:
        """Write a part of a state as it was laid out then."""
        if isinstance(value, msgspec.Struct):
            names = [(one.encode_name, one.name) for one in msgspec.structs.fields(value)]
        elif is_dataclass(value):
            names = [(one.name, one.name) for one in fields(value)]
        elif isinstance(value, list | tuple):
            return [self.written(one) for one in value]
        else:
            return value
        kind = type(value).__name__
        return {
            self.old(f"{kind}.{name}"): self.written(getattr(value, attribute))
            for name, attribute in names
            if f"{kind}.{name}" not in self.added
        }


def digest(position: AnyPosition, scheme: str = SEEN) -> str:
    """Work out the digest by a scheme: the same for the same position, in every process."""
    return hashlib.sha256(SCHEMES[scheme](position)).hexdigest()[:16]


def seen_content(position: AnyPosition) -> bytes:
    g, result = position.state, position.result
    content = {
        "seen": [position.game.seen(g, seat) for seat in (None, *range(position.seats))],
        "asks": [[ask.seat, sorted(option.notation for option in ask.options)] for ask in position.asks],
        "sealed": [[seat, notation] for _, seat, notation in g.sealed],
        "result": None if result is None else [result.scores, result.places],
    }
    return msgspec.json.encode(msgspec.to_builtins(content, str_keys=True), order="deterministic")


def state_content(position: AnyPosition) -> bytes:
    g, layout = position.state, position.game.layout
    kernel = {
        "chance": g.chance,
        "sealed": g.sealed,
        "frames": [{"frame": layout.old(type(frame).__name__)} | layout.written(frame) for frame in g.frames],
    }
    return msgspec.json.encode([kernel, layout.written(g)])


SCHEMES: dict[str, Callable[[AnyPosition], bytes]] = {SEEN: seen_content, STATE: state_content}
