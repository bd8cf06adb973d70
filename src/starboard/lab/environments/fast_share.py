"""Games of a vector that are stepped by the compiled rules of their game: the same as a Share, byte for byte."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from starboard.fast.lane import lane_of
from starboard.kernel.chance import SEEDS, Dice, below
from starboard.kernel.errors import StarboardError
from starboard.lab.environments.encoder import A_PAGE, ACTIONS, TURN_PAGE
from starboard.lab.environments.match import Terms, outcome
from starboard.lab.environments.share import End
from starboard.lab.environments.sheet import Sheet, every


class FastShare:
    """Does what a Share does, where learners sit at all seats."""

    def __init__(self, terms: Terms, sheet: Sheet, first: int = 0) -> None:
        if terms.opponents:
            raise StarboardError("error-lane-opponents")
        self.terms, self.sheet, self.first = terms, sheet, first
        self.closed = False
        lane = lane_of(terms.game)
        self.batch = lane.batch(sheet.games, terms.seats, terms.options)
        self.observer = terms.encoder.observer(lane)
        self._told = self.observer.rows(sheet.seen)
        self._final = terms.encoder.empty(1)  # what is seen at the end of a game
        self._told_final = self.observer.rows(self._final)
        self._counts = np.zeros((3, sheet.games), np.int64)  # from the beginning of a game
        self.page, self.steps, self.shown = self._counts  # the last is the observer's
        self._rows = np.arange(sheet.games)
        self._dice: list[Dice] = []
        self._paged = False  # whether there are more options anywhere than a page shows

    def reset(self, seeds: list[int] | None) -> None:
        if seeds is not None:
            self._dice = [Dice(seed) for seed in seeds]
        self._start(range(self.sheet.games))
        self._ask()

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> list[End]:
        sheet, batch, terms = self.sheet, self.batch, self.terms
        actors, before = batch.seat.copy(), batch.points.copy() if terms.shaping else None
        chosen, there = self._chosen(actions)
        if self._paged:
            turning = sheet.turns & there & (chosen == TURN_PAGE)
            many = -(-batch.options // A_PAGE)
            batch.step(np.where(sheet.turns, self.page * A_PAGE, 0) + chosen, turning)
            self.page[:] = np.where(turning, (self.page + 1) % many, 0)
        else:
            batch.step(chosen)
        self.steps += 1
        np.logical_not(there, out=sheet.illegal)
        sheet.all_rewards.fill(0)
        if before is not None:
            sheet.all_rewards += terms.shaping * (leads(batch.points) - leads(before))
        sheet.over[:] = batch.over
        np.greater_equal(self.steps, terms.longest, out=sheet.cut_off)
        ended = (sheet.over | sheet.cut_off).nonzero()[0].tolist()
        ends = [(self.first + row, self._end_of(row, int(actors[row]))) for row in ended]
        if ends or before is not None:
            sheet.rewards[:] = sheet.all_rewards[self._rows, actors]
        else:
            sheet.rewards.fill(0)
        if ended:
            sheet.cut_off &= ~batch.over
            self._start(ended)
        self._ask()
        return ends

    def close(self) -> None:
        self.closed = True

    def _chosen(self, actions: Sequence[int] | NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
        """Return the actions that are taken, and whether they were there."""
        sheet = self.sheet
        try:
            chosen = np.asarray(actions, np.int64)
        except OverflowError:  # whatever is too large for an array is taken modulo the options all the same
            shown = sheet.shown.tolist()
            actions = list(map(int, actions))
            chosen = np.array([one % some for one, some in zip(actions, shown, strict=True)], np.int64)
            there = np.array([0 <= one < some for one, some in zip(actions, shown, strict=True)])
            return chosen, there
        there = (chosen >= 0) & (chosen < sheet.shown)
        if self._paged:
            there |= sheet.turns & (chosen == TURN_PAGE)
        return (chosen if every(there) else np.where(there, chosen, chosen % sheet.shown)), there

    def _start(self, rows: Any) -> None:
        self.batch.begin([below(self._dice[row], SEEDS) for row in rows], rows)
        self._counts[:, rows] = 0

    def _end_of(self, row: int, actor: int) -> dict[str, Any]:
        """Add the reward for the end, if it is one, and tell of it."""
        final: dict[str, Any] = {"seat": actor}
        result = self.batch.result(row)
        if result is not None:
            self.sheet.all_rewards[row] += outcome(result, self.terms.reward)
            final |= {"scores": np.array(result.scores), "places": np.array(result.places)}
        one = slice(row, row + 1)
        whose = np.array([actor]), self.page[one], np.zeros(1, np.int64)
        self.observer.write(self.batch.records[one], *whose, self._told_final)
        return {"final_obs": {name: array[0].copy() for name, array in self._final.items()}, "final_info": final}

    def _ask(self) -> None:
        """Write down who has to decide, what they see, and between how many options."""
        sheet, batch = self.sheet, self.batch
        self.observer.write(batch.records, batch.seat, self.page, self.shown, self._told)
        sheet.seat[:] = batch.seat
        sheet.shown[:] = batch.options
        np.greater(batch.options, ACTIONS, out=sheet.turns)
        self._paged = int(np.count_nonzero(sheet.turns)) > 0
        if self._paged:
            on_page = np.minimum(A_PAGE, batch.options - A_PAGE * self.page)
            sheet.shown[:] = np.where(sheet.turns, on_page, batch.options)


def leads(points: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return how far each seat is ahead of the best of the others, in each game."""
    found = np.empty_like(points)
    for seat in range(points.shape[1]):
        found[:, seat] = points[:, seat] - np.delete(points, seat, axis=1).max(axis=1)
    return found
