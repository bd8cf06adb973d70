"""How long a bot may think, and how that is written."""

from __future__ import annotations

import pytest

from starboard.bots import budget as module
from starboard.bots.budget import Budget, read_level


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("hard", ("hard", None)),
        ("hard@0.05", ("hard", Budget(0.05))),
        ("hard@2", ("hard", Budget(2.0))),
        ("hard@0.1c", ("hard", Budget(0.1, processor=True))),
        ("hard@300n", ("hard", Budget(tries=300))),
        ("hard@300n/0.3", ("hard", Budget(0.3, 300, both=True))),
    ],
)
def test_a_level_may_carry_its_budget(text: str, meant: tuple[str, Budget | None]) -> None:
    assert read_level(text) == meant


@pytest.mark.parametrize(
    "text",
    [
        *("", "hard@", "hard@0n", "hard@1s", "hard@-1", "Hard", "hard @1", "hard@1@2", "hard@.5", "hard@c", "hard@3nc"),
        *("hard@3n/", "hard@3/2"),
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_level(text)


def test_so_many_tries() -> None:
    allowance = Budget(tries=3).start()
    assert [allowance.allows_another() for _ in range(5)] == [True, True, True, False, False]


def test_no_try_begins_that_would_overrun_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tries of 0.4 s in a second: a third would end at 1.2 s, most of it too late."""
    now = [10.0]
    monkeypatch.setattr(module, "perf_counter", lambda: now[0])
    allowance = Budget(1.0).start()
    tries = 0
    while allowance.allows_another():
        tries += 1
        now[0] += 0.45
    assert tries == 2
    assert now[0] - 10.0 <= 1.0


def test_the_time_of_the_processor_may_count_instead_of_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """What others do on the machine meanwhile takes time by the clock alone."""
    clock, processor = [0.0], [5.0]
    monkeypatch.setattr(module, "perf_counter", lambda: clock[0])
    monkeypatch.setattr(module, "process_time", lambda: processor[0])
    allowance = Budget(1.0, processor=True).start()
    tries = 0
    while allowance.allows_another():
        tries += 1
        clock[0] += 3.0
        processor[0] += 0.3
    assert tries == 3
    part = Budget(1.0, processor=True).part(10, 0.5)
    assert part == Budget(0.5, processor=True)


def test_how_much_of_a_budget_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = Budget(tries=4).start()
    told = [tries.spent for _ in range(4) if tries.allows_another()]
    assert told == [0.0, 0.25, 0.5, 0.75]
    now = [3.0]
    monkeypatch.setattr(module, "perf_counter", lambda: now[0])
    seconds = Budget(2.0).start()
    assert seconds.allows_another() and seconds.spent == 0.0
    now[0] += 0.5
    assert seconds.allows_another() and seconds.spent == 0.25
    both = Budget(2.0, 10, both=True).start()
    assert both.allows_another() and both.allows_another() and both.spent == 0.1
    now[0] += 1.0
    assert both.allows_another() and both.spent == 0.5


def test_tries_and_time_whichever_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [10.0]
    monkeypatch.setattr(module, "perf_counter", lambda: now[0])
    assert Budget(0.3, 3, both=True).clock and not Budget(tries=3).clock
    allowance = Budget(0.3, 3, both=True).start()
    assert [allowance.allows_another() for _ in range(5)] == [True, True, True, False, False]
    late = Budget(0.3, 3, both=True).start()
    assert late.allows_another()
    now[0] += 0.4
    assert not late.allows_another()


def test_budgets_are_written_as_they_are_read() -> None:
    for budget in (
        Budget(0.05),
        Budget(1.0),
        Budget(0.1, processor=True),
        Budget(tries=40),
        Budget(0.3, 40, both=True),
    ):
        assert read_level(f"hard@{budget}")[1] == budget
