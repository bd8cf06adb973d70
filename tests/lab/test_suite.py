"""Suites of positions: what a task is, how bots are scored by them, and what makes answers clear."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import starboard
from starboard.bots.bot import Visits, ask_of
from starboard.lab.suite import Confirmation, Task, parted, read_suite, score, write_suite

SUITES = sorted((Path(__file__).parents[2] / "bench" / "positions").glob("*.jsonl"))
LEAST = 60  # tasks of a suite


def task(*answers: str) -> Task:
    position = starboard.game("carcassonne").start(2, 3)
    assert position.ask is not None
    options = position.ask.notations
    return Task("one", "place", "because", position.ask.seat, answers or (options[0],), (), False, position.record)


def test_a_bot_is_scored_by_the_part_of_the_seeds_with_which_it_answers() -> None:
    one = task()
    options = ask_of(one.position, one.seat).notations
    found = score([one], "random", seeds=40)
    assert found.tasks == 1 and 0 < found.share < 1
    found = score([task(*options[:-1])], "random", seeds=40)
    assert found.share > 0.5 and found.missed == []


def test_a_task_that_is_no_task_is_refused() -> None:
    notations = ask_of(task().position, task().seat).notations
    task(notations[0]).check()
    for answers in ((), ("place 99,99 r0",), notations):
        with pytest.raises(ValueError, match="one: "):
            msgspec.structs.replace(task(), answers=tuple(answers)).check()


def test_a_suite_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "suite.jsonl"
    write_suite(file, [task(), task()])
    assert read_suite(file) == [task(), task()]


def visits(**shares: tuple[int, float]) -> dict[str, Visits]:
    return {name: Visits(tries, tries * share) for name, (tries, share) in shares.items()}


def test_answers_are_those_that_are_clearly_better_than_the_rest() -> None:
    assert parted(visits(a=(100, 0.7), b=(90, 0.5)), 0.1) == (("a",), 0.7, 0.5)
    assert parted(visits(a=(100, 0.7), b=(90, 0.69), c=(50, 0.5)), 0.1) == (("a", "b"), 0.69, 0.5)


def test_what_is_nearly_as_good_makes_an_answer_unclear() -> None:
    assert parted(visits(a=(100, 0.7), b=(90, 0.65)), 0.1) is None
    assert parted(visits(a=(100, 0.7), b=(90, 0.62), c=(50, 0.5)), 0.1) is None


def test_what_was_hardly_tried_counts_neither_way() -> None:
    assert parted(visits(a=(100, 0.7), b=(1, 0.9), c=(50, 0.5)), 0.1) == (("a",), 0.7, 0.5)


@pytest.mark.parametrize("file", SUITES, ids=lambda file: file.stem)
def test_the_tasks_of_a_suite_have_reasons_and_confirmations_and_some_are_held_back(file: Path) -> None:
    tasks = read_suite(file)
    assert len(tasks) >= LEAST and len({one.id for one in tasks}) == len(tasks)
    assert 0.25 < sum(one.held_back for one in tasks) / len(tasks) < 0.42
    for one in tasks:
        assert one.why and one.confirmed, one.id
        assert all(confirmation.gap > 0 for confirmation in one.confirmed), one.id
        assert len(one.confirmed) > 1 or one.confirmed[0].by == "exact", one.id


def test_two_games_have_suites() -> None:
    assert {file.stem for file in SUITES} >= {"arcs", "carcassonne"}


@pytest.mark.parametrize("file", SUITES, ids=lambda file: file.stem)
def test_the_answers_of_a_suite_are_options_where_they_are_asked(file: Path) -> None:
    for one in read_suite(file):
        one.check()
        assert f"\ngame {file.stem} " in one.record, one.id


def test_a_confirmation_tells_how_clear_it_is() -> None:
    assert Confirmation("exact", 0.75, 0.5).gap == 0.25
