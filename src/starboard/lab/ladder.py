"""The ladder: matches of bots on paired deals, kept in ledgers for good, and the ratings that follow from them.

A ledger holds who met whom at which game, for how many seats and with which options; a line is a deal that was played
from every seat. Players that may change carry a hash of what they are made of in their name, so their games count for
nobody else. A match goes on where its ledger stops, and ratings follow from ledgers alone.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec

from starboard.bots.anchors import anchored
from starboard.bots.budget import Budget, read_level
from starboard.bots.signs import is_frozen, sign_of
from starboard.kernel.errors import StarboardError
from starboard.kernel.registry import Registry
from starboard.lab.ledger import Lines, errors_of
from starboard.lab.ratings import Match, Rating, rated, telling
from starboard.lab.tournament import Played, Tournament, entrants
from starboard.lab.workers import by_workers

FORMAT = 1
FOLDER = Path("bench")
REFERENCE = "sharp-g1"
RANDOM = "random"
BATCH = 5  # deals of a match that are played before it is asked again what tells most
BUDGETS = {"hard": "40n", "uct": "50n", "mcts": "50n", "star25": "300n"}  # of anchors for which nobody says one
NEAR = 300.0  # Elo within which an anchor tells much of a player
FEW = 3  # anchors, at least


class Deal(msgspec.Struct, frozen=True, array_like=True):
    """Is a deal that was played from every seat: the places by entrant, for each of its games."""

    number: int
    places: list[list[int]]


class Deals(Lines[Deal]):
    """Keeps the deals of a match in a file."""

    kind = Deal

    def __init__(self, path: Path, settings: dict[str, Any]) -> None:
        self.seats = settings["seats"]
        super().__init__(path, settings)

    def fits(self, line: Deal) -> bool:
        whole = len(line.places) == self.seats and all(len(places) == self.seats for places in line.places)
        return line.number >= 0 and whole and all(1 <= one <= self.seats for places in line.places for one in places)


@dataclass(frozen=True, slots=True)
class Meeting:
    """Plays a match deal by deal."""

    tournament: Tournament

    def settings(self) -> dict[str, Any]:
        """Return all that the deals depend on; a hash stands for what each bot is made of."""
        settings = self.tournament.settings()
        signs = [sign_of(self.tournament.game, level) for level in self.tournament.levels]
        return {**settings, "format": FORMAT, "signs": signs}

    def players(self) -> tuple[str, ...]:
        return tuple(player_of(self.tournament.game, level) for level in self.tournament.levels)

    def play(self, number: int) -> Deal:
        seats = self.tournament.seats
        return Deal(number, [self.tournament.play(number * seats + game).places for game in range(seats)])

    def run(self, numbers: Iterable[int], jobs: int = 1) -> Generator[Deal, None, None]:
        yield from by_workers(self.play, numbers, jobs, dask=False)


def player_of(game: str, level: str) -> str:
    """Name the player that a level is: if it may change, with a hash of what it is made of now."""
    return level if is_frozen(level) else f"{level}#{sign_of(game, level)}"


def level_of(player: str) -> str:
    return player.partition("#")[0]


def match_of(settings: Mapping[str, Any], deals: Iterable[Deal]) -> Match:
    """Sum up the deals of a ledger."""
    players = tuple(player_of_sign(*one) for one in zip(settings["entrants"], settings["signs"], strict=True))
    match = Match(players)
    for deal in deals:
        shares = [Played(deal.number, places, []).shares for places in deal.places]
        match.outcomes[tuple(sum(of, Fraction()) for of in zip(*shares, strict=True))] += 1
    return match


def player_of_sign(level: str, sign: str) -> str:
    return level if is_frozen(level) else f"{level}#{sign}"


@dataclass(frozen=True, slots=True)
class Ladder:
    """Holds which ladder it is: of a game, a number of seats and options."""

    game: str
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    folder: Path = FOLDER
    among: Registry | None = None

    @property
    def ledgers(self) -> Path:
        changed = "".join(f"-{name}={value}" for name, value in sorted(self.options.items()))
        return self.folder / "ledgers" / self.game / f"{self.seats}{changed}"

    def meeting(self, levels: Sequence[str]) -> Meeting:
        return Meeting(Tournament(self.game, entrants(levels, self.seats), self.options, 0, self.among))

    def ledger(self, meeting: Meeting) -> Deals:
        """Open the ledger of a match; what the game or the bots refuse is refused here."""
        settings = meeting.settings()
        names = (meeting.players()[0], meeting.players()[-1])
        return Deals(self.ledgers / f"{'+'.join(names).replace('#', '.')}.jsonl", settings)

    def anchors(self) -> list[str]:
        """List the anchors that are on the ladder; of a new one all of the game, each with a usual budget."""
        there = {player for match in self.matches() for player in match.players if is_frozen(player)}
        return sorted(there) or self.all_anchors()

    def all_anchors(self) -> list[str]:
        found = [RANDOM, *anchored(self.game)]
        return [f"{one}@{BUDGETS[name]}" if (name := one.partition("-")[0]) in BUDGETS else one for one in found]

    def near(self, bot: str) -> list[str]:
        """List the anchors near a bot on the ladder, the nearest first; near the reference, if it has no rating yet."""
        ratings = {rating.player: rating.elo for rating in self.rated()}
        own = ratings.get(player_of(self.game, bot), 0.0)
        reference = [REFERENCE] if REFERENCE in anchored(self.game) else []
        others = [one for one in dict.fromkeys([*self.anchors(), *reference]) if one in ratings and one != bot]
        ordered = sorted(others, key=lambda one: (abs(ratings[one] - own), one))
        near = [one for one in ordered if abs(ratings[one] - own) <= NEAR]
        return max(near, ordered[:FEW], key=len) or [one for one in self.anchors() if one != bot]

    def matches(self) -> list[Match]:
        return [match for match, _ in read_ledgers(self.ledgers)]

    def meetings(self, bots: Sequence[str], anchors: Sequence[str]) -> dict[tuple[str, ...], float]:
        """List who may meet whom, with the effort of it: anchors each other, or, if there are bots, these the others.

        Among more than two seats one meets the rest, either way round.
        """
        found: dict[tuple[str, ...], float] = {}
        for one, other in permutations(dict.fromkeys([*bots, *anchors]), 2):
            pair = (one, other) if self.seats > 2 else tuple(sorted((one, other)))
            if not bots or one in bots or other in bots:
                levels = entrants(pair, self.seats)
                found[levels] = sum(map(effort, levels))
        return found

    def climb(self, bots: Sequence[str], anchors: Sequence[str], deals: int, jobs: int = 1) -> Generator[str]:
        """Play so many deals, always of the match that tells most, and yield after each who met.

        A match that stopped within a batch is ended first: so what is played does not depend on stops.
        """
        for bot in bots:
            self.meeting((bot, RANDOM)).settings()  # what is refused is refused at once
        left = deals
        ways = self.meetings(bots, anchors)
        while left > 0 and ways:
            meeting, numbers = self.following(ways, bots, left)
            left -= len(numbers)
            with self.ledger(meeting) as ledger, closing(meeting.run(numbers, jobs)) as played:
                for deal in played:
                    ledger.add(deal)
                    yield " – ".join(dict.fromkeys(meeting.tournament.levels))

    def following(
        self, ways: Mapping[tuple[str, ...], float], bots: Sequence[str], most: int
    ) -> tuple[Meeting, list[int]]:
        """Choose what is played next: the rest of a batch, or the first deals of the match that tells most."""
        opened = [(meeting, self.ledger(meeting)) for meeting in map(self.meeting, ways)]
        for meeting, ledger in opened:
            missing = gaps(ledger.played)
            if missing:
                return meeting, missing[:most]
        named = {meeting.players(): effort for (meeting, _), effort in zip(opened, ways.values(), strict=True)}
        targets = [player_of(self.game, bot) for bot in bots]
        chosen = telling(REFERENCE, self.matches(), named, targets)
        meeting, ledger = next(one for one in opened if one[0].players() == chosen)
        begin = len(ledger.played)
        return meeting, list(range(begin, begin + min(BATCH, most)))

    def rated(self) -> list[Rating]:
        return rated(REFERENCE, self.matches())


def gaps(played: Iterable[int]) -> list[int]:
    """List the deals that are missing in a ledger up to the end of its last batch."""
    there = set(played)
    end = -(-(max(there, default=-1) + 1) // BATCH) * BATCH
    return [number for number in range(end) if number not in there]


def effort(level: str) -> float:
    """Estimate, always the same, what a game costs that this level plays: by its tries, or its seconds."""
    name, budget = read_level(level)
    if name.partition("-")[0] not in BUDGETS:
        return 1.0
    budget = budget or Budget()
    return 1.0 + (budget.tries / 4 if budget.tries is not None else 400 * budget.seconds)


# Files


def read_ledgers(folder: Path) -> list[tuple[Match, dict[str, Any]]]:
    """Read all ledgers of a ladder, with their settings; games of anchors that were other ones then are refused."""
    found = []
    for path in sorted(folder.glob("*.jsonl")):
        with errors_of(path, "cli-error-read"):
            first = path.read_bytes().split(b"\n", 1)[0]
        try:
            settings = json.loads(first)
            entrants, signs = settings["entrants"], settings["signs"]
        except (ValueError, KeyError, TypeError) as error:
            raise StarboardError("error-ledger-none", file=str(path)) from error
        for level, sign in zip(entrants, signs, strict=True):
            if is_frozen(level) and (here := sign_of(settings["game"], level)) != sign:
                raise StarboardError("error-ledger-settings", file=str(path), setting=level, there=sign, here=here)
        found.append((match_of(settings, Deals(path, settings).played.values()), settings))
    return found
