from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest

REPORT = pytest.StashKey[dict[str, list[bool]]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long tests too")
    parser.addoption("--rule-report", help="write here which rule ids have tests that name them and pass")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[REPORT] = defaultdict(list)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        ids = [rule_id for mark in item.iter_markers("rule") for rule_id in mark.args]
        item.user_properties.append(("rules", ids))
        if item.get_closest_marker("long") and not config.getoption("--long"):
            item.add_marker(pytest.mark.skip(reason="long: python3 run.py test --long"))


@pytest.hookimpl(hookwrapper=True)
def pytest_report_teststatus(report: pytest.TestReport, config: pytest.Config):  # type: ignore[no-untyped-def]
    yield
    if report.when == "call" or report.outcome == "failed":
        for rule_id in dict(report.user_properties).get("rules", ()):
            config.stash[REPORT][rule_id].append(report.outcome == "passed")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A rule is covered if some test names it and all tests that name it pass."""
    path = session.config.getoption("--rule-report")
    if path and not hasattr(session.config, "workerinput"):
        report = session.config.stash[REPORT]
        Path(path).write_text(json.dumps({rule_id: all(passed) for rule_id, passed in sorted(report.items())}))
