"""Plays many games of Carcassonne by the compiled rules: at random, or by choices from outside."""

from __future__ import annotations

from typing import Any

from starboard.fast.carcassonne.engine import (
    U,
    ask_figure,
    begin,
    below,
    code_of,
    fitting,
    scramble,
    side_of,
    step,
)
from starboard.fast.carcassonne.layout import FIGURE, OVER, PLACE
from starboard.fast.compiling import Entries, compiled

ENTRY = Entries("starboard.fast", "starboard.games.carcassonne")


@compiled
def note(g: Any, row: int, options: Any, seat: Any, over: Any, points: Any) -> None:
    """Tell what is to be decided in a game, by whom, and how many points each seat has."""
    options[row] = g.options
    seat[row] = g.turn
    over[row] = g.phase == OVER
    for one in range(g.seats):
        points[row, one] = g.points[side_of(g, one)]


@ENTRY
def begin_games(
    tables: Any, blank: Any, games: Any, rows: Any, seeds: Any, options: Any, seat: Any, over: Any, points: Any
) -> None:
    """Begin new games in these rows."""
    for at in range(len(rows)):
        row = rows[at]
        games[row] = blank[0]
        begin(tables[0], games[row], seeds[at])
        note(games[row], row, options, seat, over, points)


@ENTRY
def step_games(
    tables: Any, games: Any, actions: Any, waits: Any, options: Any, seat: Any, over: Any, points: Any
) -> int:
    """Take an option in each game that is not over and does not wait; if one is not there, take none.

    Returns the row in which it was not there, or -1.
    """
    for row in range(len(games)):
        if games[row].phase != OVER and not waits[row] and not 0 <= actions[row] < games[row].options:
            return row
    for row in range(len(games)):
        if games[row].phase != OVER and not waits[row]:
            step(tables[0], games[row], actions[row])
            note(games[row], row, options, seat, over, points)
    return -1


@ENTRY
def look(games: Any, options: Any, seat: Any, over: Any, points: Any) -> None:
    """Tell it of all games."""
    for row in range(len(games)):
        note(games[row], row, options, seat, over, points)


@ENTRY
def ask(tables: Any, game: Any, phase: int) -> None:
    """Make the pending decision once more, in a game of which all else is written."""
    t, g = tables[0], game[0]
    g.phase = phase
    g.options = 0
    if phase == PLACE:
        g.options = fitting(t, g, g.drawn)
    elif phase == FIGURE:
        ask_figure(t, g)


@ENTRY
def random_games(tables: Any, blank: Any, game: Any, seeds: Any, dice: Any, points: Any, decisions: Any) -> None:
    """Play games to their ends, by one chance after another, which is left in `dice`."""
    t, g = tables[0], game[0]
    chance = dice[0]
    for number in range(len(seeds)):
        game[0] = blank[0]
        begin(t, g, seeds[number])
        count = 0
        while g.phase != OVER:
            chance, option = below(chance, g.options)
            step(t, g, option)
            count += 1
        decisions[number] = count
        for side in range(points.shape[1]):
            points[number, side] = g.points[side]
    dice[0] = chance


@ENTRY
def random_bots(tables: Any, blank: Any, game: Any, seeds: Any, notes: Any) -> int:
    """Play a game as random bots of a simulation do, by a chance of its own for each decision; return its length.

    Of each decision is noted: the seat, what was decided, how many options there were, and what was taken
    (`code_of`).
    """
    t, g = tables[0], game[0]
    seed = seeds[0]
    game[0] = blank[0]
    begin(t, g, seed)
    count = 0
    while g.phase != OVER:
        _, option = below(scramble(scramble(scramble(seed) + U(count))), g.options)
        notes[count, 0] = g.turn
        notes[count, 1] = g.phase
        notes[count, 2] = g.options
        notes[count, 3] = code_of(t, g, option)
        step(t, g, option)
        count += 1
    return count


@ENTRY
def option_list(tables: Any, game: Any, into: Any) -> int:
    """List the options: the codes of all of them (`code_of`); return how many."""
    for option in range(game[0].options):
        into[option] = code_of(tables[0], game[0], option)
    return int(game[0].options)
