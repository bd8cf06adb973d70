"""OpenSpiel's bots against ours: python bench/openspiel.py carcassonne --bot ismcts@200 --against random easy

`ismcts@200` and `mcts@200` are those of OpenSpiel with so many simulations, and know what their seat knows
(lab/environments/openspiel_bots.py); everything else is a level of our bots. The matches are played by OpenSpiel's
evaluate_bots. Each deal is played once from every seat, with the same numbers for chance; a deal is one observation.

python bench/openspiel.py carcassonne --sizes 20: how many characters the states of so many random games are written in.
"""

from __future__ import annotations

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")  # one core is one core

import argparse
import json
import sys
import time
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import evaluate_bots

from starboard.kernel.chance import Dice, below, scramble
from starboard.lab.bench import machine
from starboard.lab.environments.openspiel_bots import InformationSets, Playing, unknowing_mcts
from starboard.lab.statistics import deals_interval

SEARCHES = {"ismcts": InformationSets, "mcts": unknowing_mcts}


@dataclass(slots=True)
class Row:
    bot: str
    against: str
    games: int
    won: float  # a shared victory counts as the part that one has of it
    rate: float
    low: float
    high: float
    seconds: float  # of the processor, a game


def contestant(game: Any, text: str, seed: int) -> Any:
    """Make a bot of OpenSpiel, or of ours."""
    name, _, simulations = text.partition("@")
    search = SEARCHES.get(name)
    return Playing(game, text, seed) if search is None else search(game, int(simulations or 200), seed)


def won(game: Any, bots: list[Any], seat: int, seed: int) -> float:
    """Play a game; return the part of the victory of this seat."""
    state = game.new_initial_state()
    evaluate_bots.evaluate_bots(state, bots, np.random.RandomState(seed % (1 << 32)))
    result = state.table.match.position.result
    return 0.0 if result is None else float(result.shares[seat])


def match(game: Any, bot: str, against: str, deals: int, seed: int) -> Row:
    seats, found, begun = game.num_players(), [], time.process_time()
    for deal in range(deals):
        total = 0.0
        for seat in range(seats):
            luck = scramble(seed ^ deal)
            bots = [contestant(game, bot if at == seat else against, scramble(luck + at)) for at in range(seats)]
            total += won(game, bots, seat, luck)
        found.append((seats, total))
        print(f"{bot} against {against}: {deal + 1} of {deals} deals", end="\r", file=sys.stderr, flush=True)
    games, points = deals * seats, sum(points for _, points in found)
    low, high = deals_interval(found)
    return Row(bot, against, games, points, points / games, low, high, (time.process_time() - begun) / games)


def sizes(game: Any, games: int, seed: int) -> str:
    """Play at random; tell how long every tenth state is when serialized, with and without OpenSpiel's history."""
    begun, own, whole = [], [], []
    for number in range(games):
        state, dice, steps = game.new_initial_state(), Dice(scramble(seed ^ number)), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[below(dice, len(legal))])
            if steps % 10 == 0:
                text = state.serialize()
                (own if steps else begun).append(len(text.rpartition("__dict__=")[2]))
                whole.append(len(text))
            steps += 1
    later = f"later {median(own):,.0f} (at most {max(own):,}), with the history at most {max(whole):,}"
    return f"{game}: after the deal {median(begun):,.0f} (at most {max(begun):,}), {later}"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bot", default="ismcts@200")
    parser.add_argument("--against", nargs="+", default=["random", "easy"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--sizes", type=int, metavar="GAMES", help="tell the sizes of states instead")
    said = parser.parse_args(arguments)
    game = pyspiel.load_game(f"starboard_{said.game}", {"players": said.players})
    if said.sizes:
        print(sizes(game, said.sizes, said.seed))
        return
    rows = []
    for against in said.against:
        row = match(game, said.bot, against, said.deals, said.seed)
        rows.append(asdict(row))
        if not said.json:
            interval = f"{row.rate:.1%} ({row.low:.1%} to {row.high:.1%})"
            print(
                f"{said.bot} against {against}: {row.won:g} of {row.games} games, {interval}, {row.seconds:.1f} s each"
            )
    about = f"{machine()}, Python {sys.version.split()[0]}, seconds of the processor"
    print(json.dumps({"rows": rows, "machine": about}, indent=1) if said.json else about)


if __name__ == "__main__":
    main()
