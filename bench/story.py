"""Measure the story of moves: python bench/story.py [--games 2] [--seats 4] [--bot medium] [--against FOLDER]

Bots play whole games. Every move is told in steps to all seats and an onlooker, as patches of their views, and as
whole views, as it was told before. Folded again, the patches are found to be these views. Sizes are bytes of JSON,
times are of the processor. Then the same is told by a table of the server: the sizes of its messages.

With --against another working copy of the project is compared with, by random games in processes that take turns: what
a move costs that nobody watches, and telling it in steps here (played anew for that) with whole views there.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import statistics
import subprocess
import sys
import time
from math import ceil
from pathlib import Path
from typing import Any

import msgspec

from starboard.bots import make_bot
from starboard.kernel.chance import Dice, below, scramble
from starboard.kernel.registry import installed

GAMES = ("carcassonne", "arcs", "outer_rim")
LONGEST = 600  # moves of a random game that are looked at
encode = msgspec.json.Encoder().encode


def spread(numbers: list[int]) -> str:
    numbers.sort()
    late = numbers[ceil(len(numbers) * 0.95) - 1]
    return f"mean {statistics.mean(numbers):7.2f}, 95 % {late:4}, most {numbers[-1]}"


class Clock:
    """Processor time by name."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        self.begun = time.process_time()

    def start(self) -> None:
        self.begun = time.process_time()

    def stop(self, name: str) -> None:
        self.spent[name] = self.spent.get(name, 0.0) + time.process_time() - self.begun


def tell(game_id: str, seats: int, level: str, games: int) -> None:
    # The working copy that is compared with may not have them.
    from starboard.kernel.patch import Differ, fold
    from starboard.kernel.story import patches, play_in_steps, views

    game = installed().game(game_id)
    clock, moves = Clock(), 0
    steps_a_move, events_a_step, patch_bytes, view_bytes = [], [], [], []
    for seed in range(1, games + 1):
        bot, position = make_bot(game_id, level), game.start(seats, seed)
        viewpoints = [*range(seats), None]
        shown = {seat: game.view(position.state, seat) for seat in viewpoints}
        folded: dict[int | None, Any] = {seat: msgspec.json.decode(encode(view)) for seat, view in shown.items()}
        while position.ask is not None:
            ask = position.ask
            option = bot.choose(position, ask.seat, scramble(seed + moves))
            moves += 1
            plain = position.copy()
            if moves % 2:  # whoever comes first finds nothing at hand
                clock.start()
                plain.play(option)
                clock.stop("play")
            clock.start()
            steps = play_in_steps(position, option)
            clock.stop("play in steps")
            if not moves % 2:
                clock.start()
                plain.play(option)
                clock.stop("play")
            clock.start()
            seen = {seat: views(game, steps, seat) for seat in viewpoints}
            clock.stop("views of steps")
            clock.start()
            differ = Differ()
            told = {seat: patches(shown[seat], seen[seat], differ) for seat in viewpoints}
            clock.stop("patches")
            clock.start()
            sent = {seat: [encode(patch) for patch in told[seat]] for seat in viewpoints}
            clock.stop("encoding of patches")
            clock.start()
            whole = {seat: game.view(position.state, seat) for seat in viewpoints}
            clock.stop("whole views")
            clock.start()
            texts = {seat: encode(whole[seat]) for seat in viewpoints}
            clock.stop("encoding of whole views")
            steps_a_move.append(len(steps))
            events_a_step += [len(step.events) for step in steps if step.events]
            for seat in viewpoints:
                shown[seat] = seen[seat][-1]
                for patch in sent[seat]:
                    folded[seat] = fold(folded[seat], msgspec.json.decode(patch))
                if folded[seat] != msgspec.json.decode(texts[seat]):
                    sys.exit(f"{game_id}, seed {seed}, {option!r}: {seat} does not see what it should")
                patch_bytes.append(sum(map(len, sent[seat])))
                view_bytes.append(len(texts[seat]))
    print(f"{game_id}, {seats} seats, {games} games of {level} bots, {moves} moves")
    print(f"  steps a move            {spread(steps_a_move)}")
    print(f"  events a step           {spread(events_a_step)}")
    print(f"  patches a move and seat {spread(patch_bytes)} B")
    print(f"  a whole view            {spread(view_bytes)} B")
    spent = {name: 1e6 * taken / moves for name, taken in clock.spent.items()}
    for name, taken in spent.items():
        print(f"  {name:24}{taken:8.1f} µs a move")
    before = spent["whole views"] + spent["encoding of whole views"]
    watching = spent["play in steps"] - spent["play"]
    now = watching + spent["views of steps"] + spent["patches"] + spent["encoding of patches"]
    print(f"  told to {len(viewpoints)} in steps for {now / before:.2f} of the time of whole views", flush=True)


def messages(game_id: str, seats: int, level: str, games: int) -> None:
    """Tell how large the messages of moves are to seats that are asked next, and to those that are not."""
    from starboard.server.live import NewsMade
    from starboard.server.messages import TableTold
    from starboard.server.visibility import Telling, table_told
    from starboard.tables.deeds import Claimed, Created, Entry, SeatPlan, Started
    from starboard.tables.table import Table

    game = installed().game(game_id)
    asked, others = [], []
    for seed in range(1, games + 1):
        options = game.start(seats, seed).options
        plan = Created(game_id, game.version, tuple(SeatPlan("open") for _ in range(seats)), options, f"{seed:064x}")
        table, bot = Table("table", game, Entry(1, 0.0, "person 0", plan)), make_bot(game_id, level)
        for seat in range(seats):
            table.apply(Entry(table.n + 1, 0.0, f"person {seat}", Claimed(seat, f"person {seat}", f"Person {seat}")))
        table.apply(Entry(table.n + 1, 0.0, "person 0", Started()))
        seen: list[TableTold] = [table_told(table, f"person {seat}", (seat,)) for seat in range(seats)]
        while table.position is not None and table.position.ask is not None:
            seat = table.position.ask.seat
            choice = bot.choose(table.position, seat, scramble(seed + table.n)).notation
            deeds, after = table.move(f"person {seat}", table.ply, choice, seat)
            entry = Entry(table.n + 1, float(table.n), f"person {seat}", deeds[0])
            table.apply(entry, after)
            telling = Telling(table)
            for seat in range(seats):
                news = NewsMade(telling.entry(entry, table.events, (seat,), frozenset()))
                news.steps, before = telling.steps(table.steps, seen[seat], (seat,))
                seen[seat] = telling.whole((seat,), owner=seat == 0)
                news.table = telling.patch(before, seen[seat])
                (asked if seat in table.waiting else others).append(len(encode(news)))
    print(f"  message, seat is asked  {spread(asked)} B")
    print(f"  message, seat is not    {spread(others)} B", flush=True)


def plays(game_id: str, seats: int, games: int) -> dict[str, float]:
    """Tell how many microseconds a move of random games takes: to play it, and to tell it to all, in both ways."""
    game = installed().game(game_id)
    viewpoints = [*range(seats), None]
    clock, moves = Clock(), 0
    for seed in range(1, games + 1):
        dice, position = Dice(seed), game.start(seats, seed)
        while position.ask is not None and len(position.moves) < LONGEST:
            options = position.ask.options
            option = options[below(dice, len(options))]
            clock.start()
            position.play(option)
            clock.stop("play")
            moves += 1
    for seed in range(1, games + 1):
        told = Telling(game, seats)
        dice, position = Dice(seed), game.start(seats, seed)
        while position.ask is not None and len(position.moves) < LONGEST:
            options = position.ask.options
            option = options[below(dice, len(options))]
            if told.able:
                before = position.copy()
                clock.start()
                told.tell(before, option)
                clock.stop("told")
            position.play(option)
            clock.start()
            for seat in viewpoints:
                encode(game.view(position.state, seat))
            clock.stop("whole")
    return {name: 1e6 * spent / moves for name, spent in clock.spent.items()}


class Telling:
    """Tells moves in steps, if this working copy can."""

    def __init__(self, game: Any, seats: int) -> None:
        self.able = importlib.util.find_spec("starboard.kernel.story") is not None
        self.game, self.viewpoints = game, [*range(seats), None]
        self.shown: dict[int | None, msgspec.Struct] = {}

    def tell(self, position: Any, option: Any) -> None:
        from starboard.kernel.patch import Differ
        from starboard.kernel.story import patches, play_in_steps, views

        self.shown = self.shown or {seat: self.game.view(position.state, seat) for seat in self.viewpoints}
        steps, differ = play_in_steps(position, option), Differ()
        for seat in self.viewpoints:
            seen = views(self.game, steps, seat)
            for patch in patches(self.shown[seat], seen, differ):
                encode(patch)
            self.shown[seat] = seen[-1]


def compare(other: Path, games: tuple[str, ...], seats: int, count: int, rounds: int) -> None:
    places = {"there": other / "src", "here": Path(__file__).parent.parent / "src"}
    for game_id in games:
        taken: dict[str, list[dict[str, float]]] = {place: [] for place in places}
        for number in range(rounds):
            for place in sorted(places, reverse=bool(number % 2)):
                arguments = ["--plays", game_id, "--seats", str(seats), "--games", str(count)]
                run = subprocess.run(
                    [sys.executable, __file__, *arguments],
                    env={**os.environ, "PYTHONPATH": str(places[place])},
                    capture_output=True,
                    text=True,
                    check=True,
                )
                taken[place].append(msgspec.json.decode(run.stdout))
        print(f"{game_id}, {seats} seats, {count} random games, {rounds} rounds, µs a move: least and median")
        here, there = (
            {name: sorted(one[name] for one in taken[place]) for name in taken[place][0]} for place in ("here", "there")
        )
        for name, one, two in (
            ("played, nobody watches: here, there", here["play"], there["play"]),
            (f"whole views to {seats + 1}: here, there", here["whole"], there["whole"]),
            ("told in steps here, whole views there", here["told"], there["whole"]),
        ):
            least, middle = one[0] / two[0], statistics.median(one) / statistics.median(two)
            print(f"  {name:50}{one[0]:8.1f} {two[0]:8.1f}   {least:.3f}, {middle:.3f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--against", type=Path, help="another working copy of the project")
    parser.add_argument("--rounds", type=int, default=7, help="processes that measure each working copy")
    parser.add_argument("--plays", help=argparse.SUPPRESS)
    said = parser.parse_args()
    if said.plays:
        print(msgspec.json.encode(plays(said.plays, said.seats, said.games)).decode())
    elif said.against:
        compare(said.against, tuple(said.game), said.seats, said.games, said.rounds)
    else:
        for game_id in said.game:
            tell(game_id, said.seats, said.bot, said.games)
            messages(game_id, said.seats, said.bot, said.games)


if __name__ == "__main__":
    main()
