"""The games of a vector in several processes, a share of them in each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from typing import Any

from starboard.kernel.errors import StarboardError
from starboard.lab.environments.match import Terms
from starboard.lab.environments.share import End, serve
from starboard.lab.environments.sheet import size
from starboard.lab.workers import deaf

Worker = tuple[BaseProcess, Connection]

SOON = 5.0  # seconds in which a process that has let go of its pipe must be gone
AT_EXIT = 10  # before multiprocessing ends what is left, in a way that workers do not hear


def shared(terms: Terms, games: int) -> Any:
    """Map memory for a sheet. It has no name that could be left behind, and is there as long as an array in it is."""
    return get_context("spawn").RawArray("b", size(terms, games))


class Spread:
    """Does what a Share does. What comes of it is in the memory, so that only actions and ends go through pipes."""

    def __init__(
        self, terms: Terms, levels: str | Sequence[str] | None, memory: Any, games: int, jobs: int, fast: bool
    ) -> None:
        context = get_context("spawn")
        self._shares = [range(*ends) for ends in pairwise(games * job // jobs for job in range(jobs + 1))]
        self._workers: list[Worker] = []
        line, end = context.Pipe(duplex=False)
        self._end = Finalize(self, stop, (self._workers, end), exitpriority=AT_EXIT)
        try:
            with deaf():
                for share in self._shares:
                    ours, theirs = context.Pipe()
                    given = (line, theirs, memory, spelled(terms, levels), games, share, fast)
                    process = context.Process(target=serve, args=given, daemon=True)
                    process.start()
                    theirs.close()  # so that its end is heard
                    self._workers.append((process, ours))
            line.close()
            self._answers()
        except BaseException:
            self.close()
            raise

    @property
    def closed(self) -> bool:
        return not self._workers

    def reset(self, seeds: list[int] | None) -> None:
        self._ask("reset", seeds)

    def step(self, actions: list[int]) -> list[End]:
        return [end for ends in self._ask("step", actions) for end in ends]

    def close(self) -> None:
        self._end()

    def _ask(self, deed: str, given: list[int] | None) -> list[Any]:
        for_each = [None if given is None else given[share.start : share.stop] for share in self._shares]
        return self._answers([(deed, some) for some in for_each])

    def _answers(self, questions: Sequence[Any] = ()) -> list[Any]:
        """Collect what the workers say to the questions, or of themselves, when they begin."""
        try:
            for (_, pipe), question in zip(self._workers, questions, strict=False):
                pipe.send(question)
            answers = [pipe.recv() for _, pipe in self._workers]
        except (EOFError, OSError) as error:
            code = self._code_of_the_dead()
            self.close()
            raise StarboardError("error-environment-worker", code=str(code)) from error
        except BaseException:  # Ctrl-C: an answer that nobody waited for would be taken for that of the next step
            self.close()
            raise
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def _code_of_the_dead(self) -> int | None:
        gone = wait([process.sentinel for process, _ in self._workers], SOON)
        for process, _ in self._workers:
            if process.sentinel in gone:
                process.join(SOON)
                return process.exitcode
        return None


def stop(workers: list[Worker], end: Connection) -> None:
    """End the workers, who have nothing to lose."""
    end.close()
    while workers:
        process, pipe = workers.pop()
        pipe.close()
        process.kill()
        process.join()
        process.close()


def spelled(terms: Terms, levels: str | Sequence[str] | None) -> dict[str, Any]:
    """Write the terms down so that `agreed` makes the same of them in another process."""
    return {
        "game_id": terms.game.id,
        "seats": terms.seats,
        "options": terms.options,
        "reward": terms.reward,
        "shaping": terms.shaping,
        "longest": terms.longest,
        "opponents": levels,
        "seat": terms.seat,
        "illegal": terms.illegal,
    }
