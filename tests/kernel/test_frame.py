"""What is still to be done: the verbs by which rules change it."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from starboard.kernel.frame import (
    Frame,
    afterwards,
    cancel,
    enclosing,
    finish,
    is_pending,
    leave,
    pending,
    then,
    upcoming,
)


@dataclass(slots=True)
class Job(Frame):
    step: int = 0


@dataclass(slots=True)
class Effect(Frame):
    number: int = 0


@dataclass(slots=True)
class Combat(Frame):
    pass


@dataclass(slots=True)
class Tidy(Frame):
    pass


@dataclass
class Stack:
    """The next frame comes last."""

    frames: list[Frame] = field(default_factory=list)


def test_what_is_listed_first_comes_first() -> None:
    g = Stack([Tidy()])
    then(g, Job(), Combat())
    assert g.frames == [Tidy(), Combat(), Job()] and upcoming(g) == Job()


def test_nothing_is_upcoming_when_all_is_done() -> None:
    assert upcoming(Stack()) is None


def test_what_comes_afterwards_waits_for_frames_of_these_kinds_only() -> None:
    g = Stack([Combat(), Job(), Effect(1), Effect(2)])
    afterwards(g, Tidy(), Effect)
    assert g.frames == [Combat(), Job(), Tidy(), Effect(1), Effect(2)]
    afterwards(g, Tidy(), Effect)
    assert g.frames.count(Tidy()) == 1, "once is enough"
    afterwards(g, Tidy(), Effect, Tidy, Job)
    assert g.frames == [Combat(), Tidy(), Job(), Tidy(), Effect(1), Effect(2)]
    empty = Stack([Effect()])
    afterwards(empty, Tidy(), Effect)
    assert empty.frames == [Tidy(), Effect()]


def test_the_innermost_encloses() -> None:
    g = Stack([Job(1), Combat(), Job(2), Effect()])
    assert enclosing(g, Job) == Job(2) and enclosing(g, Tidy) is None
    assert [*pending(g, Job)] == [Job(2), Job(1)]
    assert is_pending(g, Tidy, Combat) and not is_pending(g, Tidy)


def test_what_is_left_takes_along_what_it_has_begun_of_these_kinds() -> None:
    outer, job = Job(1), Job(1)
    g = Stack([Effect(0), outer, Effect(1), job, Effect(2), Combat(), Effect(3)])
    leave(g, job, Effect)
    assert g.frames == [Effect(0), outer, Effect(1), Combat()], "what else was begun goes on; what is below stays"
    assert g.frames[1] is outer, "it is this very frame that is left, and not an equal one"


def test_another_frame_may_take_the_place_of_what_is_left() -> None:
    job = Job(1)
    g = Stack([Tidy(), job, Effect(), Combat()])
    leave(g, job, Effect, to=Job(5))
    assert g.frames == [Tidy(), Job(5), Combat()]


def test_what_is_not_there_cannot_be_left() -> None:
    with pytest.raises(StopIteration):
        leave(Stack([Job(1)]), Job(1))


def test_kinds_are_cancelled_everywhere() -> None:
    g = Stack([Effect(), Job(), Effect(), Combat()])
    cancel(g, Effect, Combat)
    assert g.frames == [Job()]


def test_nothing_is_left_when_the_game_is_over() -> None:
    g = Stack([Effect(), Job()])
    finish(g)
    assert g.frames == []
