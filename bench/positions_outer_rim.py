"""Confirm the positions of Outer Rim anew: python bench/positions_outer_rim.py [ID …] [--tries 4000] [--gap 0.02]

`positions.py confirm` asks a bot that searches, and such a bot leaves small decisions to rules: what to do with an
action, how to pay, what to buy once a card was put away. Here these are searched, too. Luck is not the one by which
candidates were found, and another one for each value, so that the lucky ones among many are not taken for good.
"""

from __future__ import annotations

import argparse

from positions import SUITES

from starboard.bots import HANDSET, mind_of
from starboard.bots.bot import AllVisits, ask_of
from starboard.bots.budget import Budget
from starboard.bots.flat import Flat
from starboard.bots.linear import LEARNED
from starboard.kernel.chance import Dice
from starboard.kernel.position import AnyPosition
from starboard.lab.suite import parted, read_suite

SEEDS = {LEARNED: 11, HANDSET: 12}
GAME = "outer_rim"


def searched(position: AnyPosition, seat: int, weights: str, tries: int) -> AllVisits:
    """Search a decision by the value with these weights, whether bots search it or not."""
    mind, dice = mind_of(position.game, weights), Dice(SEEDS[weights])
    ask = ask_of(position, seat)
    flat = Flat(mind, position, seat, dice, thorough=True)
    small = mind.small(position.imagine(seat, SEEDS[weights]), ask, dice) is not None
    if small and ask.kind != "market":  # a rule promises nothing of the options that it does not choose
        for line in flat.lines.values():
            line.promise = 0.0
        flat.left = list(flat.lines)
    flat.run(Budget(tries=tries))
    flat.compare()
    return flat.visits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ids", nargs="*", metavar="ID")
    parser.add_argument("--tries", type=int, default=4000)
    parser.add_argument("--gap", type=float, default=0.02)
    arguments = parser.parse_args()
    for task in read_suite(SUITES / f"{GAME}.jsonl"):
        if arguments.ids and task.id not in arguments.ids:
            continue
        position = task.position
        found = [parted(searched(position, task.seat, one, arguments.tries), arguments.gap) for one in SEEDS]
        good = all(one is not None and set(one[0]) == set(task.answers) for one in found)
        print(f"{task.id}: {'confirmed' if good else f'NOT: {found}'}", flush=True)


if __name__ == "__main__":
    main()
