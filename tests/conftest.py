from __future__ import annotations

import gc
import json
import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tables.pg import Server as Postgres

gc.disable()  # while tests are collected: thousands of things are made then, and all of them stay
MORE = 2  # workers than cores: who drives a browser or asks a server waits for it half of the time


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long tests too")
    parser.addoption("--rule-report", help="write here which rule ids have tests that name them and pass")


def pytest_configure(config: pytest.Config) -> None:
    path = config.getoption("--rule-report")
    if path and not hasattr(config, "workerinput"):
        config.pluginmanager.register(RuleReport(Path(path)))
    if hasattr(config, "workerinput") and config.args == ["tests"]:
        config.args = turned(config)


def turned(config: pytest.Config) -> list[str]:
    """Name all test files, in an order that begins elsewhere for each worker.

    To compile them takes longer than to run many of them. Whatever another worker has compiled meanwhile is kept beside
    the file, so that no file is compiled by all.
    """
    found = sorted(str(path.relative_to(config.rootpath)) for path in (config.rootpath / "tests").rglob("test_*.py"))
    given: dict[str, Any] = config.workerinput  # type: ignore[attr-defined]
    start = len(found) * int(given["workerid"].removeprefix("gw")) // given["workercount"]
    return found[start:] + found[:start]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Use all cores that are ours; no further process for a single file, or for somebody who wants to look inside."""
    files = {Path(argument.partition("::")[0]) for argument in config.args}
    looks_inside = config.option.capture == "no" or config.option.trace
    if looks_inside or (len(files) == 1 and files.pop().is_file()):
        return 0
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + MORE


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        # Left out, not skipped: to tell of each of thousands that it was skipped takes its time, too.
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("long")])
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    items.sort(key=lambda item: item.path)  # the same for all workers, wherever they began
    for item in items:
        ids = [rule_id for mark in item.iter_markers("rule") for rule_id in mark.args]
        item.user_properties.append(("rules", ids))
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = spread(items, workers)


def pytest_collection_finish() -> None:
    """Collect garbage again, but never look through the tests themselves."""
    gc.freeze()
    gc.enable()


def spread(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Let every worker begin with a part of the tests in a browser.

    Workers are dealt equal stretches of the list. Tests in a browser wait a lot: all in one stretch, they would be left
    over at the end, when nobody has anything to do meanwhile.
    """
    slow = [item for item in items if "browser" in item.path.parts]
    rest = [item for item in items if "browser" not in item.path.parts]

    def part(of: list[pytest.Item], number: int) -> list[pytest.Item]:
        return of[len(of) * number // workers : len(of) * (number + 1) // workers]

    return [item for number in range(workers) for item in part(slow, number) + part(rest, number)]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL. It starts when a test first asks for it, once for each process of the test run."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def counted(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Tell in a line at the end of the run what a test has counted."""
    return lambda line: record_property("counted", line)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.getreports(kind)]
    lines = [value for report in reports for key, value in report.user_properties if key == "counted"]
    if lines:
        terminalreporter.section("counted")
        for line in lines:
            terminalreporter.write_line(line)


class RuleReport:
    """A rule is covered if some test names it and all tests that name it pass."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.passed: dict[str, list[bool]] = defaultdict(list)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.failed:
            for rule_id in dict(report.user_properties).get("rules", ()):
                self.passed[rule_id].append(report.passed)

    def pytest_sessionfinish(self) -> None:
        self.path.write_text(json.dumps({rule_id: all(passed) for rule_id, passed in sorted(self.passed.items())}))
