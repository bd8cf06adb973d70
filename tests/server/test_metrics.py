"""Figures for those who run a server."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable

from prometheus_client.parser import text_string_to_metric_families

from server.running import Client, Running, config, running
from starboard.server.logs import JsonLines
from starboard.server.messages import VERSION

Guest = Callable[..., Client]


def figures(client: Client) -> dict[str, float]:
    answer = client.get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
    return {
        f"{sample.name}{sorted(sample.labels.items()) or ''}": sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_the_server_is_well(any_server: Running, guest: Guest) -> None:
    answer = guest(any_server).get("/health")
    told = answer.json()
    assert answer.status_code == 200 and told.pop("bots")["workers"] == 1
    assert told == {"status": "ok", "version": VERSION, "store": "ok", "process": 1, "processes": 1}


def test_figures_count_what_happens(any_server: Running, guest: Guest) -> None:
    ada = guest(any_server, "Ada")
    before = figures(ada)
    table = ada.make(seats="me me", start=True)["id"]
    one = ada.sit(table)
    one.play()
    one.refused("play", ply=0, choice="x")
    after = figures(ada)

    def grown(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    assert grown("starboard_deeds_total[('do', 'claim')]") == 2
    assert grown("starboard_deeds_total[('do', 'move')]") == 1
    assert grown("starboard_wishes_total[('answer', 'done')]") == 1
    assert grown("starboard_wishes_total[('answer', 'refused')]") == 1
    assert grown("starboard_tables[('status', 'playing')]") == 1
    assert grown("starboard_wish_seconds_count") == 3
    assert grown("starboard_requests_total[('status', '201')]") == 1
    assert after["starboard_sockets"] >= 1 and after["starboard_tables_in_memory"] >= 1


def test_a_line_of_the_log_is_json_whatever_is_in_it() -> None:
    try:
        raise ValueError("žluťoučký\nkůň")
    except ValueError as error:
        failure = error
    record = logging.LogRecord("here", logging.ERROR, "", 1, '%s "quoted"\n\u2028', ("a",), None)
    record.exc_info = (ValueError, failure, failure.__traceback__)
    record.table = "abc"
    record.odd = object()
    text = JsonLines().format(record)
    line = json.loads(text)
    assert "\n" not in text and line["level"] == "error" and line["from"] == "here" and line["table"] == "abc"
    assert line["what"] == 'a "quoted"\n\u2028' and "kůň" in line["error"] and line["at"].endswith("+00:00")


def test_figures_are_for_the_operator(url: str) -> None:
    with running(config(url)) as server, server.guest() as one:
        assert one.get("/metrics").status_code == 200
        # Through a proxy that the server was not told of, from anywhere.
        assert one.http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 403
    with running(config(url, trusted_proxies=("127.0.0.1",))) as server, server.guest() as one:
        assert one.http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 403
    with running(config(url, metrics_from=("192.0.2.0/24",))) as server, server.guest() as one:
        answer = one.get("/metrics")
        assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "server-operator-only")
