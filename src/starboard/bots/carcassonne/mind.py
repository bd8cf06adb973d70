"""Tells bots about Carcassonne: the values of placements with figures, and the features of a seat."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from math import exp

from starboard.bots.budget import Budget
from starboard.bots.carcassonne.endgame import NOTHING, Endgame, OutOfTime
from starboard.bots.carcassonne.features import FEATURES, describe
from starboard.bots.carcassonne.look import Look
from starboard.bots.carcassonne.worth import Worth
from starboard.bots.linear import Linear
from starboard.bots.mind import Mind
from starboard.games.carcassonne.inside import CarcassonneState, PlaceFigure, PlaceTile, lay, put
from starboard.kernel.ask import Ask
from starboard.kernel.chance import Dice
from starboard.kernel.position import Position

SOLVED_TILES = 2  # with so few left, or none, all that may come is looked at, if there is time enough
# With one more left a figure is solved between two sides by who may look at 10,000 tables or think for a second: three
# of five take less.
MANY_TRIES, MUCH_TIME = 1000, 2.0
TABLES_A_TRY, SOLVING_TIME = 10, 0.5  # how many tables as long as a try, and the part of the time for them
LAST_TILES = 3  # with so few left, or none, the end is looked at
MOST_ANSWERS = 4000
# From so many tries on, or so many seconds for each player of plain Python, a second round tells more than luck hides.
MANY_FOR_FAR, LONG_FOR_FAR = 100, 0.05
REMEMBERED = 16  # numbers of tiles left for which the worth of objects is kept


class CarcassonneMind(Mind[CarcassonneState]):
    warmth = 0.1  # in log odds
    exploring = 1.0
    alone = True  # what others do depends on the tiles they draw, too many for a tree: they do what promises most
    margin = 0.0  # the compiled search counts victories alone; the end, which is solved, counts the margin
    vague = 2.5, 1.0
    features = FEATURES

    def __init__(self, linear: Linear) -> None:
        super().__init__(linear)
        self.worths: dict[Hashable, Worth] = {}
        self.answers: dict[Hashable, int] = {}

    def worth(self, g: CarcassonneState) -> Worth:
        """Return the valuation for as many tiles as are left now, and for those who play."""
        key = g.content.pack, len(g.pile), g.seats, g.teams, *g.factions
        worth = self.worths.get(key)
        if worth is None:
            if len(self.worths) >= REMEMBERED:
                self.worths.clear()  # the game has gone on
            worth = self.worths[key] = Worth(self.linear.weights, g)
        return worth

    def for_budget(self, budget: Budget, seats: int, fast: bool) -> CarcassonneMind:
        if budget.tries is not None and budget.tries < MANY_FOR_FAR:
            return self
        if budget.clock and not fast and budget.seconds < LONG_FOR_FAR * seats:
            return self
        return self.far

    @cached_property
    def far(self) -> CarcassonneMind:
        """Return a mind that plays two rounds on in a try."""
        return Far(self.linear)

    def describe(self, g: CarcassonneState) -> list[list[float]]:
        return describe(g)

    def scores(self, g: CarcassonneState) -> list[float]:
        scores = self.worth(g).scores(g)
        return [scores[g.side_of(seat)] for seat in range(g.seats)]

    def is_quiet(self, ask: Ask) -> bool:
        return isinstance(ask.frame, PlaceTile)

    def about(self, ask: Ask) -> Hashable:
        """Return the tile that was drawn."""
        return ask.frame.tile if isinstance(ask.frame, PlaceTile) else ask.kind

    def values(self, seen: Position[CarcassonneState], ask: Ask, dice: Dice) -> list[float]:
        """Return the log odds after every placement with its best figure."""
        g, frame, seat = seen.state, ask.frame, ask.seat
        worth = self.worth(g)
        if not isinstance(frame, PlaceTile):
            return worth.with_figures(g, seat, ask.choices)
        look = Look(worth, g, seat)
        return [look.best(frame.tile << 2 | choice & 3, choice >> 2) for choice in ask.choices]

    def solve(self, seen: Position[CarcassonneState], ask: Ask, budget: Budget, every: bool) -> list[float] | None:
        if not may_be_solved(seen.state, ask, budget):
            return None
        g = seen.state.copy()
        g.pile.sort()  # so that nothing depends on how it was imagined
        seat, side, frame = ask.seat, g.side_of(ask.seat), ask.frame
        endgame = Endgame(g, budget.part(TABLES_A_TRY, SOLVING_TIME).start())
        found = [0.0] * len(ask.choices)
        promises = self.values(seen, ask, Dice(0))
        best = NOTHING
        try:
            for option in sorted(range(len(found)), key=lambda option: -promises[option]):
                choice, least = ask.choices[option], NOTHING if every else best
                if isinstance(frame, PlaceTile):
                    values = endgame.laid(g, seat, frame.tile << 2 | choice & 3, choice >> 2, least)
                else:
                    values = endgame.with_figure(g, seat, choice, least)
                found[option] = values[side]
                best = max(best, values[side])
        except OutOfTime:
            return None
        return [value / (1 + g.teams) for value in found]

    def expect(self, trial: Position[CarcassonneState], seat: int, dice: Dice) -> list[float]:
        """Let all play on for so many rounds, until it is the seat's turn again; look at the best that it can do then.

        When the game is about to end, it is played to its end.
        """
        rounds = self.rounds
        while (ask := trial.ask) is not None:
            if self.is_quiet(ask) and ask.seat == seat and len(trial.state.pile) > LAST_TILES:
                rounds -= 1
                if not rounds:
                    return self.after_best(trial, ask)
            trial.play(ask.options[self.answer(trial, ask, dice)])
        return self.outcome(trial)

    def answer(self, trial: Position[CarcassonneState], ask: Ask, dice: Dice) -> int:
        """Return the option that promises most. It is cached: often the same tile is drawn after the same choice."""
        g = trial.state
        played = g.content.pack, g.reinforce, *g.factions
        table = *played, ask.seat, g.drawn, len(g.pile), *g.laid, *g.cells, *g.where, *g.points
        found = self.answers.get(table)
        if found is None:
            if len(self.answers) >= MOST_ANSWERS:
                self.answers.clear()
            values = self.values(trial, ask, dice)
            found = self.answers[table] = values.index(max(values))
        return found

    def after_best(self, trial: Position[CarcassonneState], ask: Ask) -> list[float]:
        """Estimate the share of each seat once the one that is asked has placed its tile as well as it can."""
        g, frame, seat = trial.state, ask.frame, ask.seat
        assert isinstance(frame, PlaceTile)
        g.drawn = -1  # so that the turn counts as had
        worth = self.worth(g)
        look = Look(worth, g, seat)
        odds, choice = max((look.best(frame.tile << 2 | one & 3, one >> 2), one) for one in ask.choices)
        if len(g.points) == 2:
            mine = 1.0 / (1.0 + exp(-odds)) / (1 + g.teams)
            theirs = 1.0 / (1 + g.teams) - mine
            return [mine if g.side_of(other) == g.side_of(seat) else theirs for other in range(g.seats)]
        lay(g, frame.tile << 2 | choice & 3, choice >> 2)
        figures = PlaceFigure(seat, choice >> 2).run(g).choices
        values = worth.with_figures(g, seat, figures)
        figure = figures[values.index(max(values))]
        if figure is not None:
            put(g, seat, figure[0], figure[1][0])
        return self.shares(g)


class Far(CarcassonneMind):
    rounds = 2


def may_be_solved(g: CarcassonneState, ask: Ask, budget: Budget) -> bool:
    """Tell whether it is worth trying to solve a decision with as many tiles as are left now."""
    if len(g.pile) <= SOLVED_TILES:
        return True
    if len(g.pile) > SOLVED_TILES + 1 or len(g.points) > 2 or isinstance(ask.frame, PlaceTile):
        return False
    return budget.seconds >= MUCH_TIME if budget.tries is None else budget.tries >= MANY_TRIES
