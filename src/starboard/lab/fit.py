"""Trains the weights by which bots value a position, on games that bots play against themselves (docs/training.md).

    python -m starboard.lab.fit arcs --out runs/arcs [--games 2000] [--generations 8] [--jobs 2 | --dask]

A generation plays games with the last accepted weights, and a random choice now and then; it fits new weights to the
games of the last generations; and these are accepted if they win a match against those of before. Stopped at any
moment, by whatever, the same command goes on where it was and ends with the same weights.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from starboard.bots import HANDSET
from starboard.kernel.errors import StarboardError
from starboard.kernel.extras import needs

GENERATIONS = 8


class Teller:
    """Tells on standard error how far it is: a line that changes at a terminal, elsewhere a line for each tenth."""

    def __init__(self) -> None:
        self.what, self.begun, self.before, self.tenth = "", 0.0, 0, -1

    def __call__(self, what: str, done: int, of: int) -> None:
        if what != self.what:
            self.what, self.begun, self.before, self.tenth = what, time.monotonic(), done, -1
        left = (time.monotonic() - self.begun) / max(1, done - self.before) * (of - done)
        line = f"{what} {done} of {of}" + (f", {left:.0f} s left" if self.before < done < of else "")
        if sys.stderr.isatty():
            print(f"\r{line}\033[K", end="\n" if done == of else "", file=sys.stderr, flush=True)
        elif self.tenth < 10 * done // of:
            self.tenth = 10 * done // of
            print(line, file=sys.stderr, flush=True)


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="python -m starboard.lab.fit", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("game")
    made.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where all of it is kept")
    made.add_argument("--generations", type=int, default=GENERATIONS, help="at most, with those that are there")
    made.add_argument("--games", type=int, default=2000, help="that a generation plays")
    made.add_argument(
        "--start", default=HANDSET, metavar="WEIGHTS", help="to start from: handset, weights (the package's), or a file"
    )
    made.add_argument("--seats", default="2,3,4", help="how many play, in turns")
    made.add_argument(
        "--options",
        action="append",
        metavar="JSON",
        help='of the games, like {"leaders": true}; given more than once, in turns',
    )
    made.add_argument("--seed", type=int, default=1)
    made.add_argument("--price", type=float, default=0.01, help="of weights that are otherwise than those of before")
    made.add_argument("--hold", default="", metavar="NAMES", help="features, by commas, that keep their weights")
    made.add_argument(
        "--later", type=float, default=0.9, help="1: learn from the end; less: from moments before it, too"
    )
    made.add_argument("--stray", type=int, default=8, help="of 100 choices that are random")
    made.add_argument("--keep", type=int, default=3, help="generations whose games are learned from")
    made.add_argument("--pairs", type=int, default=1000, help="deals of a match, at most")
    made.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    made.add_argument("--dask", action="store_true", help="play on a Dask cluster (docs/scale.md)")
    return made


def main(arguments: list[str] | None = None) -> int:
    reader = parser()
    said = reader.parse_args(arguments)
    try:
        needs("fit", "numpy")
        from starboard.lab.training.settings import TrainingError
    except StarboardError as error:
        reader.error(str(error))
    try:
        verdicts = train(said)
    except (StarboardError, TrainingError) as error:
        reader.error(str(error))
    except KeyboardInterrupt:
        print("\nStopped. The same command goes on from here.", file=sys.stderr)
        return 130
    print(report(said.out, verdicts))
    return 0


def train(said: argparse.Namespace) -> list[dict[str, Any]]:
    from starboard.lab.training.loop import Training
    from starboard.lab.training.settings import Settings, TrainingError, require

    try:
        seats = [int(one) for one in said.seats.split(",")]
    except ValueError:
        seats = []
    try:
        options = [dict(json.loads(one)) for one in said.options or ["{}"]]
    except (ValueError, TypeError) as error:
        raise TrainingError(f"--options: objects of JSON, not {said.options[-1]}") from error
    require(bool(seats), f"--seats: numbers like 2,3,4, not {said.seats}")
    require(said.jobs >= 1, f"--jobs: at least 1, not {said.jobs}")
    require(said.generations >= 1, f"--generations: at least 1, not {said.generations}")
    settings = Settings.checked(
        said.game,
        start=said.start,
        games=said.games,
        seats=seats,
        options=options,
        seed=said.seed,
        price=said.price,
        hold=[name for name in said.hold.split(",") if name],
        later=said.later,
        stray=said.stray,
        keep=said.keep,
        pairs=said.pairs,
    )
    return Training(settings, said.out, said.jobs, said.dask, Teller()).run(said.generations)


def report(out: Path, verdicts: list[dict[str, Any]]) -> str:
    from starboard.lab.training.loop import REFUSED, WEIGHTS, is_over

    lines = []
    for one in verdicts:
        elo, low, high = ("beyond measure" if value is None else f"{value:+.0f}" for value in one["elo"])
        lines.append(
            f"generation {one['generation']} ({one['hash']}): {'accepted' if one['accepted'] else 'not accepted'}, "
            f"{one['pairs']} pairs, score {one['score']:.1%} ({one['low']:.1%} to {one['high']:.1%}), "
            f"Elo {elo} ({low} to {high})"
        )
    if is_over(verdicts):
        lines.append(f"{REFUSED} generations in a row were not accepted: the training is over.")
    accepted = [one for one in verdicts if one["accepted"]]
    if not accepted:
        return "\n".join([*lines, "No generation was accepted: there are no new weights."])
    found = json.loads((out / WEIGHTS).read_text("utf-8"))
    lines.append(
        f"{out / WEIGHTS}: generation {found['generation']}, hash {found['hash']}, {found['games']} games, "
        f"{found['positions']} positions, loss {found['loss']:.4f} "
        f"(before {found['loss_of_last']:.4f}, set by hand {found['loss_of_handset']:.4f}, "
        f"not knowing {found['loss_of_not_knowing']:.4f})"
    )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
