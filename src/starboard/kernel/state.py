"""Keeps what every game's state has besides its own fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from starboard.kernel.copying import Fresh, Shared, copier
from starboard.kernel.event import Event
from starboard.kernel.frame import Frame

S = TypeVar("S", bound="State")
T = TypeVar("T")


class State:
    """A game's state is a `@dataclass(slots=True)` under this class: flat and small, ids instead of references.

    The game declares its own fields; the ones here are the kernel's. What can be worked out from the fields, and is
    kept only for speed, is declared in a plain class in between: it is copied, but not written into dumps.
    """

    if not TYPE_CHECKING:  # mypy does not see slots that a dataclass inherits
        __slots__ = ("chance", "content", "events", "frames", "key", "sealed", "version")

    content: Shared[Any]  # the game's component tables, outside the state and shared by all copies
    version: int  # of the rules that this game is played by; rules ask for it by a `Change` (kernel/versions.py) only
    chance: int
    key: bytes  # of the generator, where it has one (kernel/chance.py)
    frames: list[Shared[Frame]]  # what is still to be done, the next on top
    sealed: list[tuple[int, int, str]]  # secret answers: depth of the asking frame, seat, notation
    events: Fresh[Event]  # what happened since the last choice

    def copy(self: S) -> S:
        """Make an independent copy, of all fields as they are declared (kernel/copying.py)."""
        new: S = copier(type(self))(self)  # type: ignore[arg-type] # mypy holds type[S] to be unhashable
        return new

    def rebuild(self) -> None:
        """After loading, work out what is not written into dumps; ValueError if the fields do not hold together."""


class Missing(LookupError):
    """A rule speaks of something that is not there, such as a combat when nobody fights."""

    def __init__(self, what: str) -> None:
        super().__init__(f"there is no {what}")


def required(found: T | None, what: str) -> T:
    """Return what was found, where a rule cannot go on without it."""
    if found is None:
        raise Missing(what)
    return found


def tell(g: State, event: Event, rule: str | None = None) -> None:
    """Something happened, by the rule that the event declares or by this one."""
    if rule is not None:
        event.because = rule
    g.events.append(event)


def tell_revealed(g: State, event: Event, rule: str | None = None) -> None:
    """Something hidden was turned over for everybody: from now on a choice cannot simply be taken back."""
    event.reveals = True
    if rule is not None:
        event.because = rule
    g.events.append(event)


def tell_secret(g: State, event: Event, to: tuple[int, ...], rule: str | None = None) -> None:
    """Something happened of which only the seats in `to` may know the secret fields."""
    event.to = to
    tell(g, event, rule)
