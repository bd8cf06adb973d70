"""How Outer Rim plays: many games of greedy bots, and what they say about characters, seats, incomes and cards.

    .venv/bin/python bench/balance.py --games 1000 --jobs 2 --out docs/balance.md

The same seed gives the same games, whatever the number of jobs.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from starboard.bots.outer_rim.greedy import OuterRimGreedy
from starboard.games.outer_rim.component_names import card_id
from starboard.games.outer_rim.encounter import section_for
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import USED_SHIP
from starboard.games.outer_rim.people import fame
from starboard.kernel.chance import scramble
from starboard.kernel.message import Argument, Message
from starboard.lab.statistics import wilson

LONGEST = 200  # rounds
# Where fame and credits come from, by the rule that the event names.
SOURCES = {
    "OR-DELIVER-02": "cargo",
    "OR-JOB-09": "jobs",
    "OR-BOUNTY-09": "bounties, eliminated",
    "OR-BOUNTY-11": "bounties, delivered",
    "OR-PATROL-10": "patrols",
    "OR-GOAL-04": "goals",
    "OR-ECARD-04": "encounters",
    "OR-DATABANK-02": "contacts and databank",
    "OR-DECK-08": "luxury",
    "OR-TIMING-08": "luxury",
    "OR-PLAN-02": "planning",
}


@dataclass
class Game:
    rounds: int
    winner: str  # character
    place: int  # of the winner in the first round's order
    characters: list[str]
    fame: Counter[str] = field(default_factory=Counter)
    credits: Counter[str] = field(default_factory=Counter)
    met: Counter[str] = field(default_factory=Counter)


def play(seed: int) -> Game:
    position = GAME.start(4, scramble(seed))
    bot = OuterRimGreedy()
    earned: Counter[str] = Counter()
    income: Counter[str] = Counter()
    met: Counter[str] = Counter()
    step = 0
    there: set[int] = set()
    while position.ask is not None and position.state.round <= LONGEST:
        position.play(bot.choose(position, position.ask.seat, scramble(seed * 1_000_003 + step)))
        step += 1
        g = position.state
        now = {number for pile in (g.drawn, *g.held, *g.secrets) for number in pile}
        met.update(card_id(g, number) for number in now - there)
        there = now
        for event in position.events:
            source = SOURCES.get(event.rule or "", "other")
            if event.key == "outer_rim-event-fame":
                earned[source] += int(str(event.args["amount"]))
            elif event.key == "outer_rim-event-gained":
                income[source] += int(str(event.args["amount"]))
            elif event.key == "outer_rim-event-encounter":
                met[said(event.args["title"]).removeprefix("outer_rim-encounter-")] += 1
            elif event.key == "outer_rim-event-secret-kept":
                card = g.content.card[said(event.secret["card"]).removeprefix("outer_rim-card-")]
                met[section_for(g, int(str(event.args["seat"])), card).title] += 1
            elif event.key == "outer_rim-event-bought":
                bought = said(event.args["card"]).removeprefix("outer_rim-card-")
                if g.content.cards[g.content.card[bought]].type == USED_SHIP:
                    met[bought] += 1  # never held, too
            elif event.key == "outer_rim-event-ship":
                met[said(event.args["ship"]).removeprefix("outer_rim-")] += 1  # ship cards are never held
    g = position.state
    earned["luxury"] += sum(fame(g, player) - g.fame[player] for player in range(4))
    names = [g.content.characters[number].id for number in g.character]
    winner = names[g.winner] if g.winner >= 0 else "nobody"
    return Game(g.round, winner, (g.winner - g.first) % 4, names, earned, income, met)


def said(message: Argument) -> str:
    assert isinstance(message, Message)
    return message.key


def report(games: list[Game], seconds: float) -> str:
    rounds = sorted(game.rounds for game in games)
    count = len(games)
    lines = [
        f"{count} games of four greedy players, {seconds:.0f} s.",
        "",
        f"Rounds: median {rounds[count // 2]}, a tenth under {rounds[count // 10]}, a tenth over "
        f"{rounds[-1 - count // 10]}, {rounds[0]} to {rounds[-1]}.",
        "",
        "| character | games | won | share | 95 % |",
        "|---|---:|---:|---:|---|",
    ]
    played = Counter(name for game in games for name in game.characters)
    won = Counter(game.winner for game in games)
    for name in sorted(played, key=lambda name: -won[name] / played[name]):
        low, high = wilson(won[name], played[name])
        share = won[name] / played[name]
        lines.append(f"| {name} | {played[name]} | {won[name]} | {share:.1%} | {low:.1%}–{high:.1%} |")
    lines += ["", "| seat | won | share |", "|---|---:|---:|"]
    places = Counter(game.place for game in games if game.winner != "nobody")
    lines += [f"| {place + 1} | {places[place]} | {places[place] / count:.1%} |" for place in range(4)]
    lines += ["", "| source | fame a game | credits a game |", "|---|---:|---:|"]
    total_fame = sum((game.fame for game in games), Counter[str]())
    total_credits = sum((game.credits for game in games), Counter[str]())
    for source in sorted({*total_fame, *total_credits}, key=lambda one: -total_fame[one]):
        lines.append(f"| {source} | {total_fame[source] / count:.2f} | {total_credits[source] / count:,.0f} |")
    met = sum((game.met for game in games), Counter[str]())
    known = [card_id_of(number) for number in range(len(GAME.content.cards)) if GAME.content.cards[number].ship < 0]
    known += [f"ship-{ship.id}" for ship in GAME.content.ships]
    known += [section.title for card in GAME.content.cards for section in card.sections]
    never = [name for name in known if not met[name]]
    lines += ["", f"Cards and sections met: {len(known) - len(never)} of {len(known)}."]
    lines += [f"Never met: {', '.join(never) or 'none'}.", "", "| card or section | met a game |", "|---|---:|"]
    lines += [f"| {name} | {met[name] / count:.2f} |" for name in sorted(known, key=lambda name: (-met[name], name))]
    return "\n".join(lines) + "\n"


def card_id_of(number: int) -> str:
    about = GAME.content.cards[number]
    return about.asset or about.id


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path)
    said = parser.parse_args()
    start = time.perf_counter()
    games: list[Game] = []
    seeds = range(said.seed, said.seed + said.games)
    with ProcessPoolExecutor(said.jobs) as pool:
        for game in pool.map(play, seeds, chunksize=4):
            games.append(game)
            passed = time.perf_counter() - start
            left = passed / len(games) * (said.games - len(games))
            print(f"\r{len(games)} of {said.games} games, {left:.0f} s left ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    text = report(games, time.perf_counter() - start)
    if said.out:
        said.out.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
