"""What every game's state has besides its own fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from starboard.kernel.event import Event
from starboard.kernel.frame import Frame
from starboard.kernel.message import Argument

S = TypeVar("S", bound="State")


class State:
    """A game's state is a `@dataclass(slots=True)` under this class: flat and small, ids instead of references.

    The game declares and copies its own fields; the ones here are the kernel's. What can be worked out from the
    fields, and is kept only for speed, is declared in a plain class in between: it is not written into dumps.
    """

    if not TYPE_CHECKING:  # mypy does not see slots that a dataclass inherits
        __slots__ = ("chance", "content", "events", "frames", "sealed", "version")

    content: Any  # the game's component tables, outside the state and shared by all copies
    version: int  # of the rules that this game is played by; rules ask for it by a `Change` (kernel/versions.py) only
    chance: int
    frames: list[Frame]  # what is still to be done, the next on top
    sealed: list[tuple[int, int, str]]  # secret answers: depth of the asking frame, seat, notation
    events: list[Event]  # what happened since the last choice

    def copy(self: S) -> S:
        """Independent and cheap. Written by hand, once per game, ending with `copy_kernel_fields`."""
        raise NotImplementedError(type(self).__name__)

    def rebuild(self) -> None:
        """After loading, work out what is not written into dumps; ValueError if the fields do not hold together."""

    def copy_kernel_fields(self: S, new: S) -> S:
        new.content = self.content
        new.version = self.version
        new.chance = self.chance
        new.frames = self.frames[:]
        new.sealed = self.sealed[:]
        new.events = []
        return new


def tell(g: State, key: str, rule: str | None, /, **args: Argument) -> None:
    """Something happened that everybody may know."""
    g.events.append(Event(key, rule, args))


def tell_revealed(g: State, key: str, rule: str | None, /, **args: Argument) -> None:
    """Something hidden was turned over for everybody: from now on a choice cannot simply be taken back."""
    g.events.append(Event(key, rule, args, reveals=True))


def tell_secret(
    g: State,
    key: str,
    rule: str | None,
    to: tuple[int, ...],
    secret: dict[str, Argument],
    /,
    **args: Argument,
) -> None:
    """Something happened of which only the seats in `to` may know the whole."""
    g.events.append(Event(key, rule, args, secret, to))
