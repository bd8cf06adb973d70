"""Holds positions with the answers that a good player gives, and tells how many of them a bot finds.

A suite is a file of one JSON object a line, each a task: a record up to a decision, the right answers, and by what they
were confirmed. So it is extended by adding lines. Some tasks are held back: whoever tunes a bot does not look at them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from starboard import replay
from starboard.bots import make_bot
from starboard.bots.bot import AllVisits, ask_of
from starboard.kernel.chance import scramble
from starboard.kernel.position import AnyPosition

SEEDS = 4  # with which a bot answers: most levels do not always choose the same
HELD_BACK = 3  # one task of so many is


class Confirmation(msgspec.Struct, frozen=True):
    """Tells by what the answers were found to be right: all of them are worth more than any other option."""

    by: str  # an exact solution, or a bot with its budget
    answer: float  # share of the victory by the worst of the answers
    other: float  # and by the best of the other options that were looked at

    @property
    def gap(self) -> float:
        return self.answer - self.other


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    theme: str  # what it is about, in a word
    why: str  # the answer is right, in the words of a player
    seat: int
    answers: tuple[str, ...]  # notations
    confirmed: tuple[Confirmation, ...]
    held_back: bool
    record: str

    @property
    def position(self) -> AnyPosition:
        return replay(self.record)

    def is_answered(self, notation: str) -> bool:
        return notation in self.answers

    def check(self) -> None:
        """Raise an error that names what is wrong with the task."""
        notations = ask_of(self.position, self.seat).notations
        wrong = [answer for answer in self.answers if answer not in notations]
        if wrong or not self.answers or len(self.answers) == len(notations):
            raise ValueError(f"{self.id}: {', '.join(wrong or self.answers) or 'nothing'} cannot be the answers")


@dataclass(frozen=True, slots=True)
class Score:
    """Counts the answers of one bot."""

    bot: str
    tasks: int
    found: float  # tasks, each by the part of the seeds with which it was answered
    missed: list[str]  # ids of those that were answered with less than half of them

    @property
    def share(self) -> float:
        return self.found / self.tasks if self.tasks else 0.0


def read_suite(file: Path) -> list[Task]:
    return [msgspec.json.decode(line, type=Task) for line in file.read_bytes().splitlines() if line]


def write_suite(file: Path, tasks: Iterable[Task]) -> None:
    file.write_bytes(b"".join(msgspec.json.encode(task) + b"\n" for task in tasks))


def answered(task: Task, bot: str, seeds: int = SEEDS) -> float:
    """Return the part of the seeds with which a bot gives one of the answers."""
    position = task.position
    player = make_bot(position.game, bot)
    choices = (player.choose(position, task.seat, scramble(seed)).notation for seed in range(seeds))
    return sum(map(task.is_answered, choices)) / seeds


def score(tasks: Sequence[Task], bot: str, seeds: int = SEEDS) -> Score:
    """Let a bot answer all tasks, with several seeds each."""
    parts = {task.id: answered(task, bot, seeds) for task in tasks}
    return Score(bot, len(parts), sum(parts.values()), [one for one, part in parts.items() if part < 0.5])


def parted(visits: AllVisits, gap: float, least: float = 0.02) -> tuple[tuple[str, ...], float, float] | None:
    """Part the options where the best are clearly better than the rest: the answers, the worst of them, the best other.

    Options are compared by what they are worth; those that were tried less than `least` of the most tried one are
    known too badly, and a search tried them so seldom because they promise little.
    """
    most = max(one.tries for one in visits.values())
    ranked = sorted(
        ((one.share, notation) for notation, one in visits.items() if one.tries and one.tries >= least * most),
        reverse=True,
    )
    for at in range(1, len(ranked)):
        if ranked[at - 1][0] - ranked[at][0] >= gap:
            # Answers are as good as each other: less apart than half of what they are ahead of the others.
            if ranked[0][0] - ranked[at - 1][0] > gap / 2:
                return None
            return tuple(sorted(notation for _, notation in ranked[:at])), ranked[at - 1][0], ranked[at][0]
    return None
