"""Rates players by who won against whom: Bradley–Terry, with intervals by a bootstrap over deals.

A player has a strength; of those at a table each wins with a chance in proportion to its own (so two players are a
Bradley–Terry pair, more are Luce's choice). Strengths are the most likely ones, told as Elo differences to a reference.
Each match counts, beside its deals, half a deal in which all were equal: so who never lost is not infinitely strong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import exp, log

from starboard.kernel.chance import Dice, below

EVEN = 0.5  # deals of equals that each match counts besides
ELO = 400 / log(10)  # of a strength, which is a logarithm
LEAST = 0.05  # of them in a resample, where it may happen that none is drawn
RESAMPLES = 300
STEPS, CLOSE, FAR = 60, 1e-9, 3.0  # of Newton's method: how many at most, when it is there, how far one goes
SPREAD = 2.0  # standard deviation of strengths before anything is known, where it is planned what to play


@dataclass(slots=True)
class Match:
    """Sums up who met whom. An outcome is what each entrant won in all games of a deal together."""

    players: tuple[str, ...]  # one for each seat; the same may stand there more than once
    outcomes: Counter[tuple[Fraction, ...]] = field(default_factory=Counter)

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def deals(self) -> int:
        return self.outcomes.total()


# What a match counts for: how many seats each player has, how many games, and what each player won of them.
Counted = tuple[dict[str, int], float, dict[str, float]]


def counted(match: Match, outcomes: Mapping[tuple[Fraction, ...], float], even: float = EVEN) -> Counted:
    """Add up these deals, and so many in which all were equal."""
    won = dict.fromkeys(match.players, 0.0)
    for entrant, player in enumerate(match.players):
        won[player] += even + sum(float(outcome[entrant]) * count for outcome, count in outcomes.items())
    return dict(Counter(match.players)), (sum(outcomes.values()) + even) * match.seats, won


def strengths(
    players: Sequence[str], matches: Sequence[Counted], spread: float | None = None
) -> tuple[dict[str, float], list[list[float]]]:
    """Find the most likely strengths, the first player's being 0, and the information about the others.

    With a spread, strengths are thought to be that far apart before anything is known.
    """
    at = {player: place for place, player in enumerate(players)}
    theta = [0.0] * len(players)
    for _ in range(STEPS):
        slope, information = derivatives(at, theta, matches, spread)
        step = solved(information, slope)
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, FAR / longest) if longest else 0.0
        for place, one in enumerate(step, 1):
            theta[place] += scale * one
        if longest < CLOSE:
            break
    _, information = derivatives(at, theta, matches, spread)
    return dict(zip(players, theta, strict=True)), information


def derivatives(
    at: Mapping[str, int], theta: Sequence[float], matches: Iterable[Counted], spread: float | None
) -> tuple[list[float], list[list[float]]]:
    """Return the slope of the log-likelihood, and its curvature with the sign turned, of all but the first player."""
    size = len(theta) - 1
    slope = [0.0] * size
    information = [[0.0] * size for _ in range(size)]
    if spread is not None:
        for place in range(size):
            slope[place] -= theta[place + 1] / spread**2
            information[place][place] += 1 / spread**2
    for seats, games, won in matches:
        chance = chances(seats, {player: theta[at[player]] for player in seats})
        for player, own in chance.items():
            place = at[player] - 1
            if place < 0:
                continue
            slope[place] += won[player] - games * own
            information[place][place] += games * own
            for other, theirs in chance.items():
                if at[other]:
                    information[place][at[other] - 1] -= games * own * theirs
    return slope, information


def chances(seats: Mapping[str, int], theta: Mapping[str, float]) -> dict[str, float]:
    """Return the chance of each player to win, on all of its seats together."""
    most = max(theta.values())
    weights = {player: count * exp(theta[player] - most) for player, count in seats.items()}
    total = sum(weights.values())
    return {player: weight / total for player, weight in weights.items()}


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations with a symmetric, positive definite matrix, by elimination."""
    rows = [[*row, one] for row, one in zip(matrix, right, strict=True)]
    size = len(rows)
    for place, row in enumerate(rows):
        for other in rows[place + 1 :]:
            if part := other[place] / row[place]:
                for column in range(place, size + 1):
                    other[column] -= part * row[column]
    found = [0.0] * size
    for place in reversed(range(size)):
        row = rows[place]
        rest = sum(row[column] * found[column] for column in range(place + 1, size))
        found[place] = (row[size] - rest) / row[place]
    return found


# Ratings


@dataclass(frozen=True, slots=True)
class Rating:
    player: str
    elo: float
    low: float
    high: float
    deals: int
    never: bool = False  # whether it won or lost all that it played: then one end of the interval is a guess


def connected(reference: str, matches: Iterable[Match]) -> list[str]:
    """List whoever met the reference, or somebody who did, and so on; the reference first."""
    met: dict[str, set[str]] = {}
    for match in matches:
        for player in match.players if match.deals else ():
            met.setdefault(player, set()).update(match.players)
    found, ahead = [reference], [reference]
    while ahead:
        new = sorted(met.get(ahead.pop(), set()).difference(found))
        found += new
        ahead += new
    return [reference, *sorted(found[1:])]


def rated(reference: str, matches: Sequence[Match], resamples: int = RESAMPLES) -> list[Rating]:
    """Rate all players that are connected with the reference, the best first, with 95 % intervals."""
    players = connected(reference, matches)
    there = [match for match in matches if match.deals and match.players[0] in players]
    best, _ = strengths(players, [counted(match, match.outcomes) for match in there])
    dice = Dice(len(there))
    drawn: dict[str, list[float]] = {player: [] for player in players}
    for _ in range(resamples):
        again, _ = strengths(players, [resampled(match, dice) for match in there])
        for player, theta in again.items():
            drawn[player].append(theta)
    found = []
    for player, theta in best.items():
        low, high = ends(drawn[player], theta)
        own = [match for match in there if player in match.players]
        deals = sum(match.deals for match in own)
        found.append(
            Rating(player, ELO * theta, ELO * low, ELO * high, deals, player != reference and one_sided(player, own))
        )
    return sorted(found, key=lambda rating: (-rating.elo, rating.player))


def resampled(match: Match, dice: Dice) -> Counted:
    """Draw as many deals as there are out of them, and out of those of equals."""
    pool = list(match.outcomes)
    heights = []
    height = 0
    for outcome in pool:
        height += 2 * match.outcomes[outcome]
        heights.append(height)
    total = height + round(2 * EVEN)
    drawn: Counter[tuple[Fraction, ...]] = Counter()
    even = 0.0
    for _ in range(match.deals):
        at = below(dice, total)
        place = next((place for place, height in enumerate(heights) if at < height), None)
        if place is None:
            even += 1.0
        else:
            drawn[pool[place]] += 1
    return counted(match, drawn, even + LEAST)


def ends(drawn: Sequence[float], best: float) -> tuple[float, float]:
    """Return the bounds between which 95 % of the draws are; the best itself is always between them."""
    if not drawn:
        return best, best
    ordered = sorted(drawn)
    cut = round(0.025 * len(ordered))
    return min(best, ordered[cut]), max(best, ordered[-1 - cut])


def one_sided(player: str, matches: Iterable[Match]) -> bool:
    """Tell whether the player won all of the victories that it played for, or none."""
    won = sum(
        float(outcome[entrant]) * count
        for match in matches
        for outcome, count in match.outcomes.items()
        for entrant, one in enumerate(match.players)
        if one == player
    )
    of = sum(match.deals * match.seats for match in matches)
    return bool(of) and (won <= 0 or won >= of)


# What to play next


def telling(
    reference: str, matches: Sequence[Match], meetings: Mapping[tuple[str, ...], float], targets: Sequence[str] = ()
) -> tuple[str, ...]:
    """Choose of these meetings, each with its effort, the one that tells most about the targets, or about all.

    That is by how much a deal of it would make the sum of the variances of their strengths smaller, for its effort.
    Who is not connected with the reference has no rating, so such players are joined to it first.
    """
    rated_already = set(connected(reference, matches))
    alone = {one for meeting in meetings for one in meeting if not targets or one in targets} - rated_already
    joining = [meeting for meeting in meetings if rated_already & set(meeting) and alone & set(meeting)]
    there = [match for match in matches if match.deals]
    known = {player for match in there for player in match.players} | {one for meeting in meetings for one in meeting}
    players = [reference, *sorted(known - {reference})]
    theta, information = strengths(players, [counted(match, match.outcomes, 0.0) for match in there], SPREAD)
    size = len(players) - 1
    spread = [solved(information, [float(row == column) for row in range(size)]) for column in range(size)]
    wanted = [place for place in range(size) if not targets or players[place + 1] in targets]

    def gain(meeting: tuple[str, ...]) -> float:
        first, second = meeting[0], meeting[-1]
        chance = chances(dict(Counter(meeting)), {player: theta[player] for player in meeting})
        weight = len(meeting) * chance[first] * chance[second]
        column = [0.0] * size
        for player, sign in ((first, 1.0), (second, -1.0)):
            if place := players.index(player):
                column = [one + sign * more for one, more in zip(column, spread[place - 1], strict=True)]
        far = sum(sign * column[players.index(p) - 1] for p, sign in ((first, 1), (second, -1)) if p != reference)
        return weight * sum(column[place] ** 2 for place in wanted) / (1 + weight * far) / meetings[meeting]

    return max(joining or meetings, key=gain)
