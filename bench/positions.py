"""Score bots by positions with known answers: python bench/positions.py score GAME [--bots BOT …] [--tuning]

The suites are bench/positions/GAME.jsonl (src/starboard/lab/suite.py says what is in a line). `--tuning` leaves out the
tasks that are held back: use it while you work on a bot. Searches get tries, so that the machine makes no difference.

    python bench/positions.py find GAME --out FILE [--games 20] [--seed 0] [--players medium] [--tries 100] [--gap 0.04]

plays games and writes down decisions of which one kind of answer is clearly best: by the search with that many tries,
and then with a hundred times as many, by the learned value of positions and by the older one that a person has set, or
by an exact solution. `--missed-by sharp` keeps only what that bot does not find; `--every 4` looks at a fourth of the
decisions, `--kinds` at those of some kinds, small ones too that bots answer without a search. What both agree on is a
candidate: look at it, write down why, and add the line to a suite. Games are known by their numbers: stopped, it goes
on where it was.

    python bench/positions.py confirm GAME [ID …] [--tries 10000] [--gap 0.02]

checks tasks of a suite again, by the bots of today.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

import starboard
from starboard.bots import HANDSET, make_bot, mind_of
from starboard.bots.bot import AllVisits
from starboard.bots.budget import Budget
from starboard.bots.flat import Flat
from starboard.bots.linear import LEARNED
from starboard.bots.search import SOLVED, SearchBot
from starboard.kernel.chance import Dice, scramble
from starboard.kernel.position import AnyPosition
from starboard.kernel.registry import parts_of
from starboard.lab.suite import HELD_BACK, Confirmation, Task, parted, read_suite, score

SUITES = Path(__file__).parent / "positions"
BOTS = ("easy", "medium", "sharp", "hard@100n")
SOME, MORE = 10, 100  # times the tries by which an answer is checked first, and confirmed
EXACT = "exact"
LUCK = 11, 12  # by which a suite is confirmed anew: other seeds than those by which candidates were found
Confirmed = tuple[tuple[str, ...], list[Confirmation]]  # the answers, and by what


@dataclass(frozen=True, slots=True)
class Sought:
    """Tells which decisions are looked for, in games of which players."""

    players: str = "medium"
    tries: int = 100
    gap: float = 0.04
    missed_by: str | None = None
    every: int = 1
    kinds: Collection[str] = ()  # all of them, if none is named


def searched(position: AnyPosition, seat: int, weights: str, tries: int, seed: int = 1) -> tuple[str, AllVisits]:
    """Search a decision by the value with these weights; return by what, and what was found about each option.

    A decision that bots find too small for a search is searched all the same, where options alone are compared: all of
    them, for the rules by which it is answered promise nothing of the others.
    """
    fast = parts_of(position.game).lane is not None
    mind, budget = mind_of(position.game, weights), Budget(tries=tries)
    visits = SearchBot(mind, budget, fast).advise(position, seat, seed).visits
    if not visits and mind.flat:
        flat = Flat(mind, position, seat, Dice(seed), thorough=True)
        flat.left = list(flat.lines)
        for line in flat.lines.values():
            line.promise = 0.0
        flat.run(budget)
        visits = flat.visits
    solved = any(one.tries >= SOLVED for one in visits.values())
    return EXACT if solved else f"{weights}, {tries} tries", visits


def confirm(
    position: AnyPosition, seat: int, tries: int, gap: float, seeds: Sequence[int] = (1, 1)
) -> Confirmed | None:
    """Search with many tries by a newer and an older value, each with a luck of its own; return what both agree on."""
    found: list[Confirmation] = []
    agreed: tuple[str, ...] | None = None
    for weights, seed in zip((LEARNED, HANDSET), seeds, strict=True):
        by, visits = searched(position, seat, weights, tries, seed)
        parts = parted(visits, gap) if len(visits) > 1 else None
        if parts is None or (agreed is not None and parts[0] != agreed):
            return None
        agreed = parts[0]
        found.append(Confirmation(by, round(parts[1], 4), round(parts[2], 4)))
        if by == EXACT:
            break
    assert agreed is not None
    return agreed, found


def candidates(game_id: str, number: int, sought: Sought) -> Iterator[Task]:
    """Play the game of a number; yield its decisions that have a clear answer."""
    position = starboard.game(game_id).start(2, number)
    bot = make_bot(game_id, sought.players)
    for step in range(5000):
        ask = position.ask
        if ask is None:
            return
        wanted = not sought.kinds or ask.kind in sought.kinds
        if wanted and len(ask.choices) > 1 and (number + step) % sought.every == 0:
            found = answers(position, ask.seat, sought)
            if found is not None:
                yield Task(
                    id=f"{game_id}-{number}-{position.ply}",
                    theme=ask.kind,
                    why="",
                    seat=ask.seat,
                    answers=found[0],
                    confirmed=tuple(found[1]),
                    held_back=(number + step // sought.every) % HELD_BACK == 0,
                    record=position.record,
                )
        position.play(bot.choose(position, ask.seat, scramble(number << 16 | step)))


def answers(position: AnyPosition, seat: int, sought: Sought) -> Confirmed | None:
    """Confirm a clear answer, if there is one; what costs little is looked at first."""
    tries, gap = sought.tries, sought.gap
    if not has_answer(position, seat, tries, gap):
        return None
    found = confirm(position, seat, tries * SOME, gap)
    if found is None:
        return None
    if sought.missed_by and make_bot(position.game, sought.missed_by).choose(position, seat, 1).notation in found[0]:
        return None
    return confirm(position, seat, tries * MORE, gap)


def has_answer(position: AnyPosition, seat: int, tries: int, gap: float) -> bool:
    _, visits = searched(position, seat, LEARNED, tries)
    return len(visits) > 1 and parted(visits, gap) is not None


def find(arguments: argparse.Namespace) -> None:
    """Look for candidates in games of these numbers; a last line of each game tells that it is done."""
    out: Path = arguments.out
    done = set()
    if out.exists():
        done = {json.loads(line)["done"] for line in out.read_text("utf-8").splitlines() if line.startswith('{"done"')}
    kinds = frozenset(arguments.kinds)
    sought = Sought(arguments.players, arguments.tries, arguments.gap, arguments.missed_by, arguments.every, kinds)
    with out.open("ab") as file:
        for number in range(arguments.seed, arguments.seed + arguments.games):
            if number in done:
                continue
            found = list(candidates(arguments.game, number, sought))
            lines = [msgspec.json.encode(task) for task in found]
            file.write(b"".join(line + b"\n" for line in [*lines, msgspec.json.encode({"done": number})]))
            file.flush()
            print(f"game {number}: {len(found)} candidates", file=sys.stderr)


def tell(arguments: argparse.Namespace) -> None:
    tasks = read_suite(SUITES / f"{arguments.game}.jsonl")
    if arguments.tuning:
        tasks = [task for task in tasks if not task.held_back]
    rows = []
    for bot in arguments.bots:
        found = score(tasks, bot)
        rows.append({"bot": bot, "tasks": found.tasks, "found": round(found.share, 4), "missed": found.missed})
        if not arguments.json:
            print(f"{bot:14} {100 * found.share:5.1f} % of {found.tasks}", flush=True)
    if arguments.json:
        print(json.dumps({"game": arguments.game, "scores": rows}))


def check(arguments: argparse.Namespace) -> None:
    """Confirm tasks of a suite anew, by another luck than they were found with; tell which ones are not."""
    for task in read_suite(SUITES / f"{arguments.game}.jsonl"):
        if arguments.ids and task.id not in arguments.ids:
            continue
        task.check()
        found = confirm(task.position, task.seat, arguments.tries, arguments.gap, LUCK)
        verdict = "confirmed" if found is not None and set(found[0]) == set(task.answers) else f"NOT: {found}"
        print(f"{task.id}: {verdict}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    scoring = commands.add_parser("score")
    scoring.add_argument("game", choices=starboard.game_ids())
    scoring.add_argument("--bots", nargs="+", default=BOTS)
    scoring.add_argument("--tuning", action="store_true")
    scoring.add_argument("--json", action="store_true")
    scoring.set_defaults(run=tell)
    finding = commands.add_parser("find")
    finding.add_argument("game", choices=starboard.game_ids())
    finding.add_argument("--out", type=Path, required=True)
    finding.add_argument("--games", type=int, default=20)
    finding.add_argument("--seed", type=int, default=0)
    finding.add_argument("--players", default="medium")
    finding.add_argument("--tries", type=int, default=100)
    finding.add_argument("--gap", type=float, default=0.04)
    finding.add_argument("--missed-by", metavar="BOT")
    finding.add_argument("--every", type=int, default=1, metavar="N")
    finding.add_argument("--kinds", nargs="+", default=(), metavar="KIND")
    finding.set_defaults(run=find)
    checking = commands.add_parser("confirm")
    checking.add_argument("game", choices=starboard.game_ids())
    checking.add_argument("ids", nargs="*", metavar="ID")
    checking.add_argument("--tries", type=int, default=10_000)
    checking.add_argument("--gap", type=float, default=0.02)
    checking.set_defaults(run=check)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
