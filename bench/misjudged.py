"""Tell what sharp misjudges: python bench/misjudged.py GAME KIND [KIND …] --out FILE [-n 300] [--every 3] [--tries 210]

Decisions of these kinds (frames: `Lead`, `Declare`, `Market` …) are taken from games that sharp bots play. Each of the
options that promise most is tried on the same deals, as a search does it (bots/flat.py), and what comes of it is
compared with what sharp thinks. Told are, by the first word of how an option is written (`declare none` by both),

- how far the tries say that it is worth more or less than it promises, in log odds; `slope` is what a promise counts;
- what would be gained a decision, in shares of the victory, if all that begin so were thought of by so much otherwise.

What is found here is a guess, for the tries play and value as sharp does, and not far ahead: what it is worth, games
tell. A file that was begun is gone on with.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

import msgspec
import numpy as np

from starboard.bots import mind_of
from starboard.bots.bot import ask_of
from starboard.bots.flat import Flat
from starboard.bots.levels import MindBot
from starboard.kernel.chance import Dice, below, scramble
from starboard.kernel.registry import installed

SEEDS = 333_000  # where those of the games begin
SEVEN = 7  # options that are tried, at most
SHIFTS = (-0.3, -0.1, -0.05, 0.05, 0.1, 0.3)
LEAST = 25  # options of a word that say something
STEEP = 0.05  # least slope of shares over log odds
FURTHEST = 1.0  # log odds: what is told of a game that is decided is cut there


class Decision(msgspec.Struct, frozen=True):
    game: int
    share: float
    options: list[str]
    promises: list[float]  # log odds
    worths: list[float]  # shares, by the tries


def gathered(game_id: str, kinds: Sequence[str], path: Path, wanted: int, every: int, tries: int) -> list[Decision]:
    """Search decisions of these kinds until there are so many; each game is a number."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    found = [msgspec.json.decode(line, type=Decision) for line in lines]
    number = 1 + max((one.game for one in found), default=-1)
    mind, game = mind_of(game_id), installed().game(game_id)
    bot = MindBot(mind)
    while len(found) < wanted:
        seed = scramble(SEEDS + number)
        position, dice, new = game.start(2, seed), Dice(scramble(seed)), []
        while (ask := position.ask) is not None:
            seat = ask.seat
            if len(ask.choices) > 1 and type(ask.frame).__name__ in kinds and below(dice, every) == 0:
                seen, chance = position.imagine(seat, below(dice, 1 << 60)), below(dice, 1 << 60)
                if mind.small(seen, ask_of(seen, seat), Dice(chance)) is None:
                    flat = Flat(mind, position, seat, Dice(chance), thorough=True)
                    lines_of = flat.lines
                    tried = sorted(lines_of, key=lambda text: -lines_of[text].promise)[:SEVEN]
                    for _ in range(max(1, tries // len(tried))):
                        for text in tried:
                            flat.attempt(text)
                    worths = [sum(lines_of[text].found) / lines_of[text].tries for text in tried]
                    new.append(Decision(number, flat.share, tried, [lines_of[text].promise for text in tried], worths))
            position.play(bot.choose(position, seat, below(dice, 1 << 62)))
        with path.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(one) + b"\n" for one in new))
        found += new
        number += 1
    return found


def word_of(text: str) -> str:
    """Return what an option is about: to decline something is another thing than to do it."""
    return text if text.endswith(" none") else text.split()[0]


def tell(found: Sequence[Decision]) -> None:
    words = Counter(word_of(text) for one in found for text in one.options)
    told = [word for word, many in words.most_common() if many >= LEAST and many < sum(words.values())]
    rows, ends = [], []
    for one in found:
        slope = max(STEEP, one.share * (1 - one.share))
        worths = np.array(one.worths) / slope
        promises = np.array(one.promises)
        promises = np.maximum(promises, promises.max() - FURTHEST)
        is_of = np.array([[word_of(text) == word for word in told] for text in one.options], float)
        facts = np.column_stack((is_of, promises))
        rows.append(facts - facts.mean(axis=0))
        ends.append(np.clip(worths - worths.mean(), -FURTHEST, FURTHEST))
    x, y = np.concatenate(rows), np.concatenate(ends)
    weights = np.linalg.lstsq(x, y, rcond=None)[0]
    spread = ((y - x @ weights) ** 2).mean() * np.linalg.pinv(x.T @ x)
    print(f"{len(found)} decisions, slope {weights[-1]:.2f} ± {1.96 * sqrt(spread[-1, -1]):.2f}")
    for at, word in enumerate(told):
        print(f"{word:16} {words[word]:5} options: {weights[at]:+.3f} ± {1.96 * sqrt(spread[at, at]):.3f} log odds")
        gains = []
        for shift in SHIFTS:
            each = np.array([gain(one, word, shift) for one in found])
            gains.append(f"{shift:+g}: {each.mean():+.4f} ± {1.96 * each.std() / sqrt(len(each)):.4f}")
        print(f"{'':16} thought of by so much otherwise, a decision gains " + ", ".join(gains))


def gain(one: Decision, word: str, shift: float) -> float:
    """Return what a decision gains if options of this word are thought of by so much otherwise."""
    promises = [
        promise + shift * (word_of(text) == word) for text, promise in zip(one.options, one.promises, strict=True)
    ]
    chosen, before = promises.index(max(promises)), one.promises.index(max(one.promises))
    return one.worths[chosen] - one.worths[before]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("kinds", nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("-n", type=int, default=300, help="decisions")
    parser.add_argument("--every", type=int, default=3, help="one of so many is taken")
    parser.add_argument("--tries", type=int, default=210, help="of all options together")
    asked = parser.parse_args()
    tell(gathered(asked.game, asked.kinds, asked.out, asked.n, asked.every, asked.tries))


if __name__ == "__main__":
    main()
