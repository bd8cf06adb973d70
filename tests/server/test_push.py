"""Web Push: a browser of somebody who is away reads what it was sent; it is sent nowhere else, and not for ever."""

from __future__ import annotations

import itertools
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.push_service import PushService, Subscription, claims_of, serving
from server.running import HORSE, Client, Running, config, running
from starboard.server import webhooks
from starboard.server.notices import LATER
from starboard.server.push import MOST_BROWSERS, SIZE
from starboard.tables.notices import KINDS
from waiting import wait_for

Guest = Callable[..., Client]
numbers = itertools.count()


@pytest.fixture
def service() -> Iterator[PushService]:
    with serving(PushService()) as service:
        yield service


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that may call services of its own network."""
    where = tmp_path_factory.mktemp("host")
    with running(config(f"sqlite:///{where}/store.db", private_webhooks=True)) as server:
        yield server
        assert not server.house.hub._tasks


@pytest.fixture
def clock(host: Running) -> Iterator[Callable[[float], None]]:
    """Moves the time of notices on, and lets what is due then be sent."""
    begin = time.time()

    def move(seconds: float) -> None:
        host.house.notices.now = lambda: begin + seconds
        host.run(host.house.notices.sweep())

    yield move
    host.house.notices.now = time.time


def subscribe(client: Client, service: PushService, path: str = "", **more: Any) -> Subscription:
    number = next(numbers) + 1
    found = Subscription(service, path or f"/of/{number}", number)
    answer = client.post("/api/me/browsers", **{**found.body, **more})
    assert answer.status_code == 200, answer.text
    return found


def browsers(client: Client) -> list[str]:
    return [one["label"] for one in client.get("/api/me/notices").json()["browsers"]]


def begun(host: Running, guest: Guest) -> tuple[Client, Client, str]:
    """A table where Ada, who is away, will be asked when Bob has played."""
    bob, ada = guest(host, "Bob"), guest(host, "Ada")
    table = bob.make(seats="me open")["id"]
    ada.claim(table)
    bob.start(table)
    return ada, bob, table


def play(client: Client, table: str) -> None:
    one = client.sit(table)
    one.until(lambda: one.own_ask)
    while one.own_ask:
        one.play()
    one.close()


def settled(host: Running) -> None:
    wait_for(lambda: not host.house.hub._tasks)


def test_the_browsers_of_who_is_away_read_it_and_those_of_nobody_else(
    host: Running, guest: Guest, service: PushService
) -> None:
    ada, bob, table = begun(host, guest)
    phone, desk = subscribe(ada, service, language="uk"), subscribe(ada, service)
    other = subscribe(bob, service)
    play(bob, table)
    wait_for(lambda: phone.deliveries and desk.deliveries)
    settled(host)
    assert phone.read == desk.read and other.read == []
    [told] = phone.read
    assert told["title"] == "Твій хід" and "Bob" in told["text"] and told["path"] == f"/t/{table}"
    [sent] = phone.deliveries
    assert sent.headers["content-encoding"] == "aes128gcm" and len(sent.body) == 86 + SIZE + 16
    assert (sent.headers["urgency"], int(sent.headers["ttl"]) > 3600) == ("high", True)
    for secret in ("Bob", table, ada.person):
        assert secret.encode() not in sent.body and secret not in str(sent.headers)
    key = ada.get("/api/me/notices").json()["push_key"]
    claims = claims_of(sent, key)
    assert claims["aud"] == service.url and time.time() < claims["exp"] < time.time() + 24 * 3600
    assert claims["sub"] == f"https://127.0.0.1:{host.port}"
    # The next one of this table takes the place of this one, at the push service and on the screen.
    play(ada, table)
    wait_for(lambda: other.deliveries)  # who has moved before it is sent is told nothing
    play(bob, table)
    wait_for(lambda: len(phone.deliveries) == 2)
    assert {one.headers["topic"] for one in phone.deliveries} == {told["tag"]}
    assert other.deliveries[0].headers["topic"] != told["tag"] and len(told["tag"]) == 32
    settled(host)


def test_nothing_reaches_a_browser_in_quiet_hours(host: Running, guest: Guest, service: PushService) -> None:
    ada, bob, table = begun(host, guest)
    phone = subscribe(ada, service)
    minute = time.gmtime().tm_hour * 60 + time.gmtime().tm_min
    quiet = {"begin": (minute - 60) % 1440, "end": (minute + 120) % 1440, "zone": "UTC"}
    wishes = {"push": KINDS, "mail": [], "language": "en"}
    assert ada.http.put("/api/me/notices", json={**wishes, "quiet": quiet}).status_code == 200
    play(bob, table)
    settled(host)
    assert phone.deliveries == []
    assert ada.http.put("/api/me/notices", json=wishes).status_code == 200
    host.run(host.house.notices.sweep())
    assert [one["title"] for one in phone.read] == ["Your turn"]


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(host: Running, guest: Guest, service: PushService, status: int) -> None:
    ada, bob, table = begun(host, guest)
    gone, there = subscribe(ada, service, "/gone"), subscribe(ada, service, "/there")
    service.answers["/gone"] = [(status, {})]
    play(bob, table)
    wait_for(lambda: there.read)
    settled(host)
    assert browsers(ada) == ["Browser /there"] and len(gone.deliveries) == 1
    assert "waiting" not in ada.get("/api/me/data").json()["notices"]


def test_a_service_that_cannot_take_it_now_is_asked_again_alone(
    host: Running, guest: Guest, service: PushService, clock: Callable[[float], None]
) -> None:
    ada, bob, table = begun(host, guest)
    busy, there = subscribe(ada, service, "/busy"), subscribe(ada, service, "/there")
    service.answers["/busy"] = [(503, {}), (429, {"Retry-After": "400"})]
    clock(0)
    play(bob, table)
    wait_for(lambda: busy.deliveries and there.deliveries)
    settled(host)
    clock(399)
    assert len(busy.deliveries) == 1
    clock(401)
    assert len(busy.deliveries) == 2
    clock(402 + LATER[1])
    assert len(busy.deliveries) == 3 and len(there.deliveries) == 1 and busy.read[0] == there.read[0]
    clock(10_000)
    assert len(busy.deliveries) == 3 and len(browsers(ada)) == 2


def test_what_is_refused_is_not_sent_again(
    host: Running, guest: Guest, service: PushService, caplog: pytest.LogCaptureFixture, clock: Callable[[float], None]
) -> None:
    ada, bob, table = begun(host, guest)
    subscribe(ada, service, "/refusing")
    service.answers["/refusing"] = [(403, {})]
    play(bob, table)
    wait_for(lambda: "a push service refused a notice" in caplog.text)
    settled(host)
    clock(10_000)
    assert len(service.taken) == 1 and browsers(ada) == ["Browser /refusing"]
    assert service.url not in caplog.text and "/refusing" not in caplog.text


def test_somebody_chooses_their_browsers(host: Running, guest: Guest, service: PushService) -> None:
    ada, bob = guest(host, f"Ada {host.port}"), guest(host, "Bob")
    for _ in range(MOST_BROWSERS):
        last = subscribe(ada, service)
    one_more = Subscription(service, "/more", 99)
    answer = ada.post("/api/me/browsers", **one_more.body)
    assert answer.status_code == 409 and answer.json()["reason"]["key"] == "who-too-many-browsers"
    # The browser has a new address: it keeps its name, and takes the place of the old one.
    renewed = ada.post("/api/me/browsers", **{**one_more.body, "label": "", "old": last.body["endpoint"]})
    assert renewed.status_code == 200 and len(browsers(ada)) == MOST_BROWSERS
    assert browsers(ada)[-1] == last.body["label"]
    told = ada.get("/api/me/notices").json()["browsers"]
    assert bob.delete(f"/api/me/browsers/{told[0]['id']}").status_code == 204 and len(browsers(ada)) == MOST_BROWSERS
    assert ada.delete(f"/api/me/browsers/{told[0]['id']}").status_code == 204
    assert browsers(ada) == [one["label"] for one in told[1:]]
    # Somebody else logs in there: it is theirs.
    answer = bob.post("/api/me/browsers", **one_more.body)
    assert answer.status_code == 200 and len(browsers(ada)) == MOST_BROWSERS - 2
    data = ada.get("/api/me/data")
    assert len(data.json()["notices"]["browsers"]) == MOST_BROWSERS - 2
    assert one_more.body["auth"] not in data.text and last.body["p256dh"] not in data.text
    # Who logs out everywhere is told nothing more in any of them.
    assert ada.post("/api/me/password", password=HORSE).status_code == 200
    assert ada.post("/api/logout/everywhere").status_code == 204
    assert ada.post("/api/login", name=f"Ada {host.port}", password=HORSE).status_code == 200
    assert browsers(ada) == []


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"endpoint": "http://8.8.8.8/push"}, "who-bad-push"),
        ({"endpoint": "https://127.0.0.1/push"}, "who-bad-push"),
        ({"endpoint": "https://[::ffff:10.0.0.1]/push"}, "who-bad-push"),
        ({"endpoint": "https://169.254.169.254/push"}, "who-bad-push"),
        ({"endpoint": "https://user:word@8.8.8.8/push"}, "who-bad-push"),
        ({"endpoint": "https://8.8.8.8/" + "x" * 1000}, "who-bad-push"),
        ({"endpoint": "https://8.8.8.8/\r\nX: y"}, "who-bad-push"),
        ({"endpoint": ""}, "who-bad-push"),
        ({"p256dh": "AAAA"}, "who-bad-push"),
        ({"auth": "AAAA"}, "who-bad-push"),
        ({"label": ""}, "who-bad-browser-name"),
        ({"label": "x" * 61}, "who-bad-browser-name"),
        ({"label": "a\u202eb"}, "who-bad-browser-name"),
        ({"language": "xx"}, "who-bad-language"),
        ({"more": 1}, "server-problem"),
    ],
)
def test_what_is_no_browser_is_refused(
    server: Running, guest: Guest, service: PushService, change: dict[str, Any], key: str
) -> None:
    ada = guest(server, "Ada")
    body = {**Subscription(service, "/x", 5).body, "endpoint": "https://8.8.8.8/push", **change}
    answer = ada.post("/api/me/browsers", **body)
    assert answer.status_code == 400 and answer.json()["reason"]["key"] == key
    assert browsers(ada) == [] and "settings" not in ada.get("/api/me/data").json()["notices"]


def test_an_address_that_leads_inside_by_now_is_not_called(
    server: Running, guest: Guest, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is looked at again before each call, as those of webhooks are."""
    ada, bob, table = begun(server, guest)
    later = server.house.metrics.notices.labels("push", "later")
    before = later._value.get()
    with monkeypatch.context() as patch:
        patch.setattr(server.house.notices.caller, "private", True)
        subscribe(ada, service)
    play(bob, table)
    wait_for(lambda: later._value.get() > before)
    settled(server)
    assert service.taken == []


@pytest.mark.skipif(shutil.which("openssl") is None, reason="a certificate is made by openssl")
def test_over_tls_as_real_services_are(
    host: Running, guest: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, paper = tmp_path / "key.pem", tmp_path / "paper.pem"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
        "-days",
        "2",
    ]
    command += ["-subj", "/CN=push", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(paper)]
    subprocess.run(command, check=True, capture_output=True)
    ours = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    ours.load_cert_chain(paper, key)
    trusting = ssl.create_default_context(cafile=str(paper))
    monkeypatch.setattr(webhooks, "tls", lambda: trusting)
    ada, bob, table = begun(host, guest)
    with serving(PushService(ours)) as service:
        phone = subscribe(ada, service)
        play(bob, table)
        wait_for(lambda: phone.read)
        settled(host)


def test_the_key_stays_and_is_told_to_nobody(tmp_path: Path, guest: Guest) -> None:
    settings = config(f"sqlite:///{tmp_path}/store.db")
    keys = []
    for _ in range(2):
        with running(settings) as server:
            ada = guest(server, "Ada")
            keys.append(ada.get("/api/me/notices").json()["push_key"])
            secret = server.run(server.house.store.setting("vapid-key", ""))
            assert len(secret) == 43 and secret not in ada.get("/api/me/data").text
    assert keys[0] == keys[1]
