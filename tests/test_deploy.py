"""The files of deploy/ name what there is: options, metrics, limits."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

import pytest

from starboard.cli import serve
from starboard.server.app import largest_body_with_pack
from starboard.server.config import Config
from starboard.server.metrics import Metrics
from starboard.texts import words

DEPLOY = Path(__file__).parents[1] / "deploy"
SUFFIXES = r"(_total|_bucket|_count|_sum|_created)?$"


def names() -> set[str]:
    """The metrics of a server, as they are asked for."""
    return {sample.name for family in Metrics().registry.collect() for sample in family.samples} | {
        family.name for family in Metrics().registry.collect()
    }


@pytest.mark.parametrize("file", ["grafana.json", "starboard-rules.yml"])
def test_what_is_watched_is_measured(file: str) -> None:
    asked = set(re.findall(r"\bstarboard_[a-z_]+", (DEPLOY / file).read_text()))
    known = {re.sub(SUFFIXES, "", name) for name in names()}
    assert asked and {re.sub(SUFFIXES, "", name) for name in asked} <= known


def test_the_dashboard_watches_everything() -> None:
    text = (DEPLOY / "grafana.json").read_text()
    assert all(re.sub(SUFFIXES, "", family.name) in text for family in Metrics().registry.collect())
    panels = json.loads(text)["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)


@pytest.mark.parametrize("file", ["starboard.service", "compose.yml", "Dockerfile"])
def test_options_of_the_server_are_its_own(file: str) -> None:
    parser = argparse.ArgumentParser()
    serve.add(parser, words("en"))
    known = {option for action in parser._actions for option in action.option_strings}
    lines = (DEPLOY / file).read_text()
    start = {"starboard.service": "ExecStart=", "compose.yml": "- serve", "Dockerfile": 'CMD ["serve'}[file]
    block = re.split(r"\n\n|Environment|depends_on", lines[lines.index(start) :])[0]
    asked = set(re.findall(r"--[a-z-]+", block))
    assert asked <= known


def test_proxies_take_no_more_than_the_server() -> None:
    config = Config()
    assert config.largest_body == 64 * 1024
    assert 900_000 < largest_body_with_pack(config) < 1_000_000
    nginx, caddy = (DEPLOY / "nginx.conf").read_text(), (DEPLOY / "Caddyfile").read_text()
    assert "client_max_body_size  64k;" in nginx and "client_max_body_size 1000k;" in nginx
    assert "max_size 64KB" in caddy and "max_size 1MB" in caddy  # 64,000 and 1,000,000 bytes
