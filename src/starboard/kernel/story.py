"""The story of a move: the steps in which it happened, each with the events that were told and the table after them.

    steps = play_in_steps(position, option)
    differ = Differ()
    for seat in (0, 1, None):
        seen = views(game, steps, seat)
        for step, patch in zip(steps, patches(before[seat], seen, differ), strict=True):
            send(seat, [event.seen_by(seat) for event in step.events], patch)
        before[seat] = seen[-1]

Whoever folds the patches of all steps (kernel/patch.py) into the view before has the view of now. No step tells what
its seat could not know at that moment. The contract of the kernel holds both (kernel/contract.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic

import msgspec

from starboard.kernel.ask import Option
from starboard.kernel.event import Event
from starboard.kernel.patch import SAME, Differ, Patch
from starboard.kernel.position import Position
from starboard.kernel.state import S

if TYPE_CHECKING:
    from starboard.kernel.game import Game


@dataclass(slots=True)
class Step(Generic[S]):
    events: list[Event]  # told since the step before; none in a last step, where something silent followed the last one
    state: S  # a copy, taken when they were told
    seen: dict[int | None, msgspec.Struct] = field(default_factory=dict)  # by seat, made when the first one looks

    def view(self, game: Game[S], seat: int | None) -> msgspec.Struct:
        """All that this seat (None: an onlooker) saw then. What all see is made once for everybody who looks."""
        found = self.seen.get(seat)
        if found is None:
            public = self.view(game, None) if seat is not None else game.view(self.state, None)
            found = self.seen[seat] = as_seen_by(game, self.state, seat, public)
        return found


def as_seen_by(game: Game[S], g: S, seat: int | None, public: msgspec.Struct) -> msgspec.Struct:
    """Make a seat's view of what all see."""
    if seat is None:
        return public
    own = game.own_parts(g, seat, public)
    if own is None:
        return game.view(g, seat)
    return msgspec.structs.replace(public, **own) if own else public


def play_in_steps(position: Position[S], choice: Option | str, seat: int | None = None) -> list[Step[S]]:
    """Play the choice, and return the steps in which it happened: at least one, the last with the state of now."""
    steps: list[Step[S]] = []
    told = 0

    def look(g: S) -> None:
        nonlocal told
        steps.append(Step(g.events[told:], g.copy()))
        told = len(g.events)

    position.play(choice, seat, look)
    if not steps or not is_like(steps[-1].state, position.state):
        steps.append(Step([], position.state.copy()))
    return steps


def is_like(one: S, other: S) -> bool:
    """Compare all that anybody could see. Who asks changes nothing, and is often all that follows."""
    return one == other and one.frames == other.frames and one.sealed == other.sealed


def views(game: Game[S], steps: Sequence[Step[S]], seat: int | None) -> list[msgspec.Struct]:
    """Show what a seat (None: an onlooker) saw after each step."""
    return [step.view(game, seat) for step in steps]


def patches(before: msgspec.Struct, seen: Sequence[msgspec.Struct], differ: Differ | None = None) -> list[Patch]:
    """Find what each step has changed in a view, from the one before the first of them on.

    With one differ for all who look, what they see alike is compared once.
    """
    differ = differ or Differ()
    found = []
    for now in seen:
        patch = differ.diff(before, now)
        found.append({} if patch is SAME else patch)
        before = now
    return found
