"""Compares imagined deals with the exact posterior: deals that look to a seat as the true one does are as likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from itertools import permutations

from starboard.kernel.position import AnyPosition

EACH = 20  # times that a deal is to be expected: fewer, and the statistic is not that of a chi-square distribution
DEVIATIONS = 5  # that chi-square may be away from what is expected; seeds are fixed, so a test fails always or never


def agree(
    position: AnyPosition,
    seat: int | None,
    hidden: Iterable[int],
    dealt: Callable[[AnyPosition, tuple[int, ...]], AnyPosition],
    told: Callable[[AnyPosition], Hashable],
    remembered: Callable[[AnyPosition], bool] = lambda _: True,
) -> Counter[Hashable]:
    """Check that the deals a seat imagines are those that are possible, and equally likely; return how often each came.

    `hidden` are the components whose place somebody may not know, `dealt` puts them to these places in another order,
    and `told` tells two deals apart. A view is of the moment: what a seat can know from before is `remembered`.
    """
    true = position.view(seat)
    others = (dealt(position.copy(), order) for order in permutations(hidden))
    # An order counts as often as it comes: of two equal components there are two orders to one deal.
    possible = Counter(told(other) for other in others if other.view(seat) == true and remembered(other))
    assert len(possible) > 1, "nothing is hidden"
    samples = EACH * len(possible)
    found = Counter(told(position.imagine(seat, seed)) for seed in range(samples))
    assert found.keys() <= possible.keys()
    expected = {deal: samples * count / possible.total() for deal, count in possible.items()}
    squares = sum((found[deal] - often) ** 2 / often for deal, often in expected.items())
    free = len(possible) - 1
    assert abs(squares - free) < DEVIATIONS * (2 * free) ** 0.5, f"chi-square is {squares:.0f} of {free}"
    return found
