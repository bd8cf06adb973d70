"""Webhooks: somebody who is away is told that it is their turn."""

from __future__ import annotations

import json
import shutil
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from server.running import Client, Running, config, running, wait_for
from starboard.server import notices, webhooks
from starboard.server.webhooks import check_webhook
from starboard.tables.table import TableError

Guest = Callable[..., Client]


class Service(ThreadingHTTPServer):
    """A chat service: remembers what it was told, and at which path."""

    daemon_threads = True

    def __init__(self, secured: ssl.SSLContext | None = None) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        if secured is not None:
            self.socket = secured.wrap_socket(self.socket, server_side=True)
        self.told: list[tuple[str, Any]] = []
        self.hosts: list[str] = []
        self.mute = threading.Event()  # while it is set, nobody who calls is answered

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        assert self.headers["Content-Type"] == "application/json"
        self.server.hosts.append(self.headers["Host"])
        self.server.told.append((self.path, json.loads(body)))
        while self.server.mute.is_set():
            time.sleep(0.01)
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


@contextmanager
def serving(service: Service) -> Iterator[Service]:
    with service:
        thread = threading.Thread(target=service.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield service
        service.mute.clear()
        service.shutdown()
        thread.join()


@pytest.fixture
def service() -> Iterator[Service]:
    with serving(Service()) as service:
        yield service


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
    wait_for(lambda: "a notice failed" in caplog.text)
    assert [where for where, _ in service.told] == [path]
    assert service.url not in caplog.text and "Traceback" not in caplog.text
    assert ada.sit(table).play()


def test_a_webhook_that_nobody_answers_stops_nobody(
    host: Running, guest: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    ada = guest(host, "Ada")
    table = ada.make(seats="me bot:random", webhook="http://127.0.0.1:1/quiet", start=True)["id"]
    wait_for(lambda: "a notice failed" in caplog.text)
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
        "http://[64:ff9b::7f00:1]/",
        "http://[64:ff9b::a9fe:a9fe]/",
        "http://[64:ff9b:1::7f00:1]/",
        "http://[64:ff9b:1:7f00:0:100::]/",
        "http://[64:ff9b:1::7f:0:100:0]/",
        "http://[2002:7f00:1::]/",
        "http://[2002:a00:1::1]/",
        "http://[2001:0:808:808::80ff:fffe]/",
        "http://[2001:0:7f00:1::f7f7:f7f7]/",
        "http://[::127.0.0.1]/",
        "http://[::ffff:0:127.0.0.1]/",
        "http://[fec0::1]/",
        "http://224.0.0.1/",
        "http://localhost/",
        "http://user:word@127.0.0.1/",
        "http://user:word@8.8.8.8/",
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
    check_webhook("http://[64:ff9b::808:808]/hook", private=False)
    check_webhook("http://[64:ff9b:1::808:808]/hook", private=False)
    check_webhook("http://[2002:808:808::1]/hook", private=False)
    check_webhook("http://[2001:0:808:808::f7f7:f7f7]/hook", private=False)
    check_webhook("http://127.0.0.1/", private=True)


def test_what_has_moved_into_our_network_is_refused_when_it_is_called(
    server: Running, guest: Guest, service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The address is looked at again before each call: a name may lead elsewhere by then."""
    ada = guest(server, "Ada")
    with monkeypatch.context() as patch:
        patch.setattr("starboard.server.webhooks.check_webhook", lambda url, private: None)
        ada.make(seats="me bot:random", webhook=f"{service.url}/hook", start=True)
    wait_for(lambda: "a notice failed" in caplog.text)
    assert service.told == []


class NameService:
    """Gives these answers, one after another, and the last one for ever."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []
        self.really = socket.getaddrinfo

    def __call__(self, host: Any, port: Any, *args: Any, **kwargs: Any) -> Any:
        if not str(host).endswith(".example"):
            return self.really(host, port, *args, **kwargs)
        self.asked.append(str(host))
        answer = self.answers[0] if len(self.answers) == 1 else self.answers.pop(0)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in answer.split()]


def test_the_address_that_was_checked_is_the_one_that_is_called(
    server: Running, guest: Guest, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = NameService("127.0.0.1", "127.0.0.1", "127.0.0.2")  # when the table is made, when it is called, after that
    monkeypatch.setattr(socket, "getaddrinfo", names)
    monkeypatch.setattr(webhooks, "is_outside", lambda address: address == "127.0.0.1")
    ada = guest(server, "Ada")
    port = service.server_address[1]
    ada.make(seats="me bot:random", webhook=f"http://chat.example:{port}/hook", start=True)
    wait_for(lambda: service.told)
    assert [path for path, _ in service.told] == ["/hook"] and service.hosts == [f"chat.example:{port}"]
    assert len(names.asked) == 2


def test_one_answer_inside_is_enough_to_refuse(server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", NameService("8.8.8.8 127.0.0.1"))
    plans = [{"kind": "me"}, {"kind": "open"}]
    answer = guest(server, "Ada").post(
        "/api/tables", game="carcassonne", seats=plans, webhook="https://chat.example/hook"
    )
    assert answer.status_code == 400 and answer.json()["reason"]["key"] == "table-bad-webhook"


@pytest.mark.skipif(shutil.which("openssl") is None, reason="a certificate is made by openssl")
@pytest.mark.parametrize("name", ["chat.example", "other.example"])
def test_a_certificate_is_that_of_the_name_though_an_address_is_called(
    host: Running, guest: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    key, paper = tmp_path / "key.pem", tmp_path / "paper.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=chat.example"]
    command += ["-addext", "subjectAltName=DNS:chat.example", "-keyout", str(key), "-out", str(paper)]
    subprocess.run(command, check=True, capture_output=True)
    ours = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ours.load_cert_chain(paper, key)
    asked_for: list[str | None] = []
    ours.sni_callback = lambda line, wanted, context: asked_for.append(wanted)
    trusting = ssl.create_default_context(cafile=str(paper))
    monkeypatch.setattr(webhooks, "tls", lambda: trusting)
    monkeypatch.setattr(socket, "getaddrinfo", NameService("127.0.0.1"))
    failed = host.house.metrics.notices.labels("webhook", "failed")
    before = failed._value.get()
    with serving(Service(ours)) as service:
        url = f"https://{name}:{service.server_address[1]}/hook"
        guest(host, "Ada").make(seats="me bot:random", webhook=url, start=True)
        wait_for(lambda: service.told or failed._value.get() > before)
        assert asked_for == [name] and bool(service.told) == (name == "chat.example")


def test_a_name_calls_nobody(host: Running, guest: Guest, service: Service) -> None:
    ada = guest(host, "@everyone")
    ada.make(seats="me bot:random", webhook=f"{service.url}/hook", start=True)
    wait_for(lambda: service.told)
    _, body = service.told[0]
    assert body["allowed_mentions"] == {"parse": []}
    assert "@everyone" not in body["text"] and "everyone" in body["text"]


def test_services_that_do_not_answer_hold_up_nobody_and_what_is_too_much_is_dropped(
    host: Running, guest: Guest, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "WAITING", 2)
    dropped = host.house.metrics.notices.labels("webhook", "dropped")
    before = dropped._value.get()
    ada = guest(host, "Ada")
    assert ada.post("/api/me/password", password="correct horse").status_code == 200  # noqa: S106 - of nobody
    service.mute.set()
    for _ in range(notices.CALLS + 6):
        ada.make(seats="me bot:random", webhook=f"{service.url}/hook", start=True)
    wait_for(lambda: len(service.told) == notices.CALLS and dropped._value.get() - before == 4)
    assert host.house.notices.under_way["webhook"] == notices.CALLS + 2
    # Ada's password is looked at all the same.
    assert ada.post("/api/login", name="Ada", password="correct horse").status_code == 200  # noqa: S106
    service.mute.clear()
    wait_for(lambda: host.house.notices.under_way["webhook"] == 0)
    assert len(service.told) == notices.CALLS + 2
