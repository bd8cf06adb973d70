"""Games of a vector that are stepped in one process: all of them, or the share of a worker."""

from __future__ import annotations

import traceback
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Protocol

import numpy as np

from starboard.kernel.chance import SEEDS, Dice, below
from starboard.kernel.errors import StarboardError
from starboard.lab.environments.encoder import ACTIONS, Rows
from starboard.lab.environments.match import Match, Terms, agreed
from starboard.lab.environments.sheet import Sheet, sheet_in
from starboard.lab.workers import obey

End = tuple[int, dict[str, Any]]  # the row of a game that is over, and what is told of its end


class AnyShare(Protocol):
    """Is what steps games, in whatever way."""

    closed: bool

    def reset(self, seeds: list[int] | None) -> None: ...

    def step(self, actions: list[int]) -> list[End]: ...

    def close(self) -> None: ...


class Share:
    """The games from the number `first` on, which write into the rows of the sheet."""

    def __init__(self, terms: Terms, sheet: Sheet, first: int = 0) -> None:
        self.terms = terms
        self.sheet = sheet
        self.first = first
        self.closed = False
        self._reader = terms.encoder.reader(sheet.games)
        self.matches = [Match(terms, self._reader, row) for row in range(sheet.games)]
        self._dice: list[Dice] = []
        self._rows = Rows(sheet.seen)

    def reset(self, seeds: list[int] | None) -> None:
        """Begin new games; without seeds they follow from the ones before."""
        if seeds is not None:
            self._dice = [Dice(seed) for seed in seeds]
            for number, match in enumerate(self.matches, self.first):
                match.played = number  # so that seats are even over the games, not only over time
        for row in range(len(self.matches)):
            self._start(row)
        self._ask()

    def step(self, actions: list[int]) -> list[End]:
        """Take an action in each game; what is over is followed by the next game."""
        sheet, ends = self.sheet, []
        rewards: list[float] = []  # of all seats of all games
        longest = self.terms.longest
        sheet.over.fill(False)
        sheet.cut_off.fill(False)
        sheet.illegal.fill(False)
        for row, (match, action) in enumerate(zip(self.matches, actions, strict=True)):
            if not match.act(action):
                sheet.illegal[row] = True
            rewards += match.rewards
            if match.position.ask is None or match.steps >= longest:
                sheet.over[row], sheet.cut_off[row] = match.over, match.cut_off
                ends.append((self.first + row, end_of(match, int(sheet.seat[row]))))
                self._start(row)
        sheet.all_rewards[:] = np.fromiter(rewards, np.float64, len(rewards)).reshape(sheet.all_rewards.shape)
        sheet.rewards[:] = sheet.all_rewards[np.arange(sheet.games), sheet.seat]
        self._ask()
        return ends

    def close(self) -> None:
        self.closed = True

    def _start(self, row: int) -> None:
        match = self.matches[row]
        while True:
            match.start(below(self._dice[row], SEEDS))
            if not match.over and not match.cut_off:
                break  # else the bots have ended the game before the learner was asked

    def _ask(self) -> None:
        """Write down who has to decide, what they see, and between how many options."""
        sheet = self.sheet
        seen = [match.seen for match in self.matches]
        self._reader.write_all(seen, self._rows)
        sheet.seat[:] = [seat for _, seat, _ in seen]
        options = [0 if (ask := position.ask) is None else len(ask.choices) for position, _, _ in seen]
        sheet.shown[:] = options
        np.greater(sheet.shown, ACTIONS, out=sheet.turns)
        if max(options) > ACTIONS:
            sheet.shown[:] = [match.shown[0] for match in self.matches]


def end_of(match: Match, actor: int) -> dict[str, Any]:
    final: dict[str, Any] = {"seat": actor}
    result = match.position.result
    if result is not None:
        final |= {"scores": np.array(result.scores), "places": np.array(result.places)}
    return {"final_obs": match.observe(actor), "final_info": final}


# In a worker.


def serve(
    line: Connection, asked: Connection, memory: Any, terms: dict[str, Any], games: int, ours: range, fast: bool
) -> None:
    """Do what is asked for with its share of the games, until the parent lets go of the line."""
    obey(line)
    agreement = agreed(**terms)
    share = share_of(agreement, sheet_in(memory, agreement, games).part(ours.start, ours.stop), ours.start, fast)
    with suppress(EOFError, OSError):  # the parent is gone
        asked.send(None)
        while True:
            deed, given = asked.recv()
            asked.send(answer(share, deed, given))


def share_of(terms: Terms, sheet: Sheet, first: int, fast: bool) -> AnyShare:
    """Make a share that is stepped by the rules, or by their compiled form."""
    if not fast:
        return Share(terms, sheet, first)
    from starboard.lab.environments.fast_share import FastShare

    return FastShare(terms, sheet, first)


def answer(share: AnyShare, deed: str, given: list[int] | None) -> Any:
    """Return the result of a request, be it an error."""
    try:
        return getattr(share, deed)(given)
    except StarboardError as error:
        return error
    except Exception as error:
        error.add_note(traceback.format_exc())  # which does not travel by itself
        return error
