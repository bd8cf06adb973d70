"""Computes confidence intervals and tests of rates and means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp, fsum, inf, lgamma, log, log1p, sqrt

Z95, Z80 = 1.959964, 0.841621  # 95 % lie so far from the middle, to both sides; 80 % below that
SELDOM = 20  # what came up in fewer games says nothing worth telling


def wilson(successes: float, trials: float) -> tuple[float, float]:
    """Compute Wilson's 95 % interval for a rate; half a success stands for a tie."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    scale = 1 + Z95**2 / trials
    middle = (rate + Z95**2 / (2 * trials)) / scale
    reach = Z95 * sqrt(rate * (1 - rate) / trials + Z95**2 / (4 * trials**2)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)


def deals_interval(deals: Iterable[tuple[int, float]]) -> tuple[float, float]:
    """Compute the 95 % interval of a rate from deals: for each, how many of its games were played, and how many won.

    A deal is one observation. The spread of deals tells how many independent games they stand for, and Wilson's
    interval is of so many: more than there are, where the luck of a deal is large and each side had it once. One deal
    more is thought to be like a single game, so few deals, or such as were all won, prove no more than that many games.
    """
    found = list(deals)
    games = sum(played for played, _ in found)
    if not games:
        return 0.0, 1.0
    count, rate = len(found), fsum(won for _, won in found) / games
    spread = rate * (1 - rate)
    if spread <= 0:
        return wilson(rate * count, count)
    mean = games / count
    observed = fsum(((won - rate * played) / mean) ** 2 for played, won in found)
    trials = count / min(1.0, (observed / spread + 1) / count)
    return wilson(rate * trials, trials)


def mean_interval(count: int, total: float, squares: float) -> tuple[float, float]:
    """Compute the 95 % interval of a mean, by the normal distribution, from sums of the values and their squares."""
    if count < 2:
        return -inf, inf
    variance = max(0.0, (squares - total**2 / count) / (count - 1))
    reach = Z95 * sqrt(variance / count)
    return total / count - reach, total / count + reach


def chi_squared(counted: Sequence[float], weights: Sequence[float]) -> tuple[float, float]:
    """Apply Pearson's test: how far counts are from these weights, and how often chance alone goes so far."""
    total, weight = sum(counted), sum(weights)
    if not total or len(counted) < 2:
        return 0.0, 1.0
    expected = [total * one / weight for one in weights]
    far = sum((one - due) ** 2 / due for one, due in zip(counted, expected, strict=True))
    return far, upper_gamma((len(counted) - 1) / 2, far / 2)


def upper_gamma(a: float, x: float) -> float:
    """Compute the regularised upper incomplete gamma function: by its series where that is quick, or by a fraction."""
    if x <= 0:
        return 1.0
    front = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while abs(term) > abs(total) * 1e-15:
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1 - front * total)
    # Lentz's way to work out a continued fraction.
    b = x + 1 - a
    c, d = 1e300, 1 / b
    whole = d
    for n in range(1, 10_000):
        up = -n * (n - a)
        b += 2
        d = 1 / (up * d + b)
        c = b + up / c
        whole *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return front * whole


def student(far: float, free: int) -> float:
    """Compute how often Student's t, of so many degrees of freedom, is at least so far from nothing, either way."""
    if far == inf:
        return 0.0
    return lower_beta(free / 2, 0.5, free / (free + far**2))


@cache
def student95(free: int) -> float:
    """Compute how far from nothing 95 % of Student's t lie at most."""
    low, high = 1.9, 13.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        low, high = (middle, high) if student(middle, free) > 0.05 else (low, middle)
    return high


def lower_beta(a: float, b: float, x: float) -> float:
    """Compute the regularised incomplete beta function, by its continued fraction (Lentz's way)."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - lower_beta(b, a, 1 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    whole = d
    for n in range(1, 10_000):
        for up in (
            n * (b - n) * x / ((a + 2 * n - 1) * (a + 2 * n)),
            -(a + n) * (a + b + n) * x / ((a + 2 * n) * (a + 2 * n + 1)),
        ):
            d = 1 / (1 + up * d)
            c = 1 + up / c
            whole *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return front * whole


def holm(chances: Sequence[float], sure: float) -> list[bool]:
    """Tell which of several tests find something, so that they seldom find anything where there is nothing (Holm)."""
    found = [False] * len(chances)
    for rank, at in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[at] > sure / (len(chances) - rank):
            break
        found[at] = True
    return found
