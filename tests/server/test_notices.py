"""Webhooks: somebody who is away is told that it is their turn."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from server.running import Client, Running, config, running, wait_for
from starboard.server.notices import check_webhook
from starboard.tables.table import TableError

Guest = Callable[..., Client]


class Service(ThreadingHTTPServer):
    """A chat service: remembers what it was told, and at which path."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.told: list[tuple[str, Any]] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        assert self.headers["Content-Type"] == "application/json"
        self.server.told.append((self.path, json.loads(body)))
        if self.path == "/elsewhere":
            self.send_response(307)
            self.send_header("Location", f"{self.server.url}/secret")
        else:
            self.send_response(500 if self.path == "/broken" else 204)
        self.end_headers()

    def do_GET(self) -> None:
        self.server.told.append((self.path, None))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - its name there
        pass


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    with Service() as service:
        thread = threading.Thread(target=service.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield service
        service.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that may call services of its own network."""
    where = tmp_path_factory.mktemp("host")
    with running(config(f"sqlite:///{where}/store.db", private_webhooks=True)) as server:
        yield server


def test_who_is_away_is_told_once_that_it_is_their_turn(host: Running, guest: Guest, service: Service) -> None:
    ada, bob = guest(host, "Ada"), guest(host, "Bob")
    table = ada.make(seats="me open", webhook=f"{service.url}/hook")["id"]
    bob.claim(table)
    one = ada.sit(table)
    ada.start(table)
    one.until(lambda: one.own_ask)
    while one.own_ask:
        one.play()
    wait_for(lambda: service.told)
    path, body = service.told[0]
    assert path == "/hook" and body["text"] == body["content"] and "Bob" in body["text"] and table in body["text"]
    assert body["table"] == table and body["game"] == "carcassonne" and body["waiting"] == [1]
    one.done("chat", text="Bob?")
    one.done("chat", text="Bob!")
    # Bob comes, plays, and is not told any more; nor is Ada, who is there.
    other = bob.sit(table)
    while other.own_ask:
        other.play()
    one.until(lambda: one.own_ask)
    while one.own_ask:
        one.play()
    one.done("concede", seat=0)
    wait_for(lambda: len(service.told) >= 2)
    assert [body["text"] for _, body in service.told][1:] == [f"The game is over (Carcassonne, table {table})."] or (
        "over" in service.told[1][1]["text"] and len(service.told) == 2
    )


def test_a_webhook_is_a_secret_of_its_owner(host: Running, guest: Guest, service: Service) -> None:
    ada, bob = guest(host, "Ada"), guest(host, "Bob")
    table = ada.make(seats="me open", webhook=f"{service.url}/hush")["id"]
    bob.claim(table)
    told = "".join(bob.sit(table).texts + ada.sit(table).texts) + bob.get(f"/api/tables/{table}").text
    assert "hush" not in told and "webhook" not in told


@pytest.mark.parametrize("path", ["/elsewhere", "/broken"])
def test_a_webhook_leads_nowhere_else_and_may_fail(
    host: Running, guest: Guest, service: Service, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    ada = guest(host, "Ada")
    table = ada.make(seats="me bot:random", webhook=f"{service.url}{path}", start=True)["id"]
    wait_for(lambda: "a webhook failed" in caplog.text)
    assert [where for where, _ in service.told] == [path]
    assert service.url not in caplog.text and "Traceback" not in caplog.text
    assert ada.sit(table).play()


def test_a_webhook_that_nobody_answers_stops_nobody(
    host: Running, guest: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    ada = guest(host, "Ada")
    table = ada.make(seats="me bot:random", webhook="http://127.0.0.1:1/quiet", start=True)["id"]
    wait_for(lambda: "a webhook failed" in caplog.text)
    assert "quiet" not in caplog.text
    assert ada.sit(table).play()


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/",
        "http://127.1/",
        "http://2130706433/",
        "http://0.0.0.0/",
        "http://10.1.2.3/",
        "http://192.168.0.1/",
        "http://172.16.5.5:8080/x",
        "http://169.254.169.254/latest/meta-data",
        "http://100.64.0.1/",
        "http://[::1]/",
        "http://[fe80::1%25lo]/",
        "http://[fd00::1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://224.0.0.1/",
        "http://localhost/",
        "http://user:word@127.0.0.1/",
        "file:///etc/passwd",
        "ftp://8.8.8.8/",
        "//8.8.8.8/",
        "8.8.8.8",
        "",
        "http://",
        "http:///path",
        "http://8.8.8.8:99999/",
        "http://8.8.8.8/\r\nX: y",
        "http://8.8.8.8/" + "x" * 2000,
    ],
)
def test_addresses_of_our_own_network_are_refused(address: str) -> None:
    with pytest.raises(TableError) as refused:
        check_webhook(address, private=False)
    assert refused.value.message.key == "table-bad-webhook"


def test_other_addresses_are_taken() -> None:
    check_webhook("https://8.8.8.8/hook", private=False)
    check_webhook("http://[2001:4860:4860::8888]:8080/hook", private=False)
    check_webhook("http://127.0.0.1/", private=True)


def test_what_has_moved_into_our_network_is_refused_when_it_is_called(
    server: Running, guest: Guest, service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The address is looked at again before each call: a name may lead elsewhere by then."""
    ada = guest(server, "Ada")
    with monkeypatch.context() as patch:
        patch.setattr("starboard.server.http.check_webhook", lambda url, private: None)
        ada.make(seats="me bot:random", webhook=f"{service.url}/hook", start=True)
    wait_for(lambda: "a webhook failed" in caplog.text)
    assert service.told == []
