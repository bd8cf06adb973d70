from __future__ import annotations

import json
import os
from collections import defaultdict
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long tests too")
    parser.addoption("--rule-report", help="write here which rule ids have tests that name them and pass")


def pytest_configure(config: pytest.Config) -> None:
    path = config.getoption("--rule-report")
    if path and not hasattr(config, "workerinput"):
        config.pluginmanager.register(RuleReport(Path(path)))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """All cores that are ours; no further process for a single file, or for somebody who wants to look inside."""
    files = {Path(argument.partition("::")[0]) for argument in config.args}
    looks_inside = config.option.capture == "no" or config.option.trace
    if looks_inside or (len(files) == 1 and files.pop().is_file()):
        return 0
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        ids = [rule_id for mark in item.iter_markers("rule") for rule_id in mark.args]
        item.user_properties.append(("rules", ids))
        if item.get_closest_marker("long") and not config.getoption("--long"):
            item.add_marker(pytest.mark.skip(reason="long: python3 run.py test --long"))


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
