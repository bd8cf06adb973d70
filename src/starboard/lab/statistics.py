"""How sure a measured rate or mean is."""

from __future__ import annotations

from math import inf, sqrt

Z95 = 1.959964


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate; half a success stands for a tie."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    scale = 1 + Z95**2 / trials
    middle = (rate + Z95**2 / (2 * trials)) / scale
    reach = Z95 * sqrt(rate * (1 - rate) / trials + Z95**2 / (4 * trials**2)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_interval(count: int, total: float, squares: float) -> tuple[float, float]:
    """The 95 % interval of a mean, by the normal distribution, from the sums of the values and of their squares."""
    if count < 2:
        return -inf, inf
    variance = max(0.0, (squares - total**2 / count) / (count - 1))
    reach = Z95 * sqrt(variance / count)
    return total / count - reach, total / count + reach
