"""E-mail through a real SMTP server on loopback: addresses, forgotten passwords, unsubscribing, and floods."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from marks import long
from server.mailing import (
    SENDER,
    SITE,
    Mailboxes,
    add,
    confirm,
    free_port,
    keep,
    mail_config,
    mailing,
    text_of,
    token_in,
)
from server.running import HORSE, STAPLE, WRONG, Client, Running, running
from server.test_operating import refused
from starboard.server.mail import desk, post
from starboard.texts import LANGUAGES, words
from waiting import wait_for

Guest = Callable[..., Client]


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Mailboxes]]:
    with mailing(f"sqlite:///{tmp_path_factory.mktemp('mail')}/store.db") as found:
        yield found


@pytest.fixture
def host(both: tuple[Running, Mailboxes]) -> Running:
    """A server that has not counted anybody's wishes yet."""
    return fresh(both[0])


def fresh(host: Running) -> Running:
    mail = host.house.mail
    assert mail is not None
    for limiter in (mail.asked, mail.asked_by_all):
        limiter.buckets.clear()
    return host


@pytest.fixture
def boxes(both: tuple[Running, Mailboxes]) -> Mailboxes:
    return both[1]


@pytest.fixture
def kept(host: Running, guest: Guest) -> Callable[[str], Client]:
    def make(name: str) -> Client:
        person = guest(host, name)
        keep(person)
        return person

    return make


Kept = Callable[[str], Client]


def settled(host: Running) -> None:
    """Wait until all is sent that was asked for."""
    mail = host.house.mail
    assert mail is not None
    wait_for(lambda: not host.house.hub._tasks and not mail.post._under_way)


def forgotten(who: Client, what: str) -> None:
    assert who.post("/api/password/forgotten", who=what).status_code == 204


# Addresses.


def test_an_address_counts_when_it_is_confirmed(host: Running, boxes: Mailboxes, kept: Kept, guest: Guest) -> None:
    ada = kept("Ada")
    assert guest(host).get("/api/mail").json() == {"offered": True}
    assert ada.get("/api/mail").json() == {"offered": True}
    assert add(ada, "Ada@Games.example") == {"offered": True, "pending": "Ada@games.example"}
    letter = boxes.wait("Ada@games.example")
    # Nothing but that letter goes to an address that was not confirmed.
    forgotten(guest(host), "Ada")
    forgotten(guest(host), "ada@games.example")
    settled(host)
    assert len(boxes.to("Ada@games.example")) == 1
    # Whoever has the letter confirms it, with any browser, once.
    token = token_in(letter, "confirm")
    elsewhere = guest(host)
    assert elsewhere.post("/api/mail/confirm", token=token).json() == {"name": "Ada", "address": "Ada@games.example"}
    refused(elsewhere.post("/api/mail/confirm", token=token), 409, "mail-token-gone")
    refused(elsewhere.post("/api/mail/confirm", token="x" * 43), 409, "mail-token-gone")
    assert ada.get("/api/mail").json() == {"offered": True, "address": "Ada@games.example"}
    mine = ada.get("/api/me/data").json()["mail"]
    assert (mine["address"], mine["language"], mine.get("notices", False)) == ("Ada@games.example", "en", False)
    # Only a hash of a token is ever kept.
    rows = host.run(host.house.store._read(tuple, "SELECT * FROM mail_tokens"))  # type: ignore[attr-defined]
    assert token not in str(rows)


def test_what_a_letter_looks_like(host: Running, boxes: Mailboxes, kept: Kept) -> None:
    eve = kept("buy@spam.example/x")
    for number, lang in enumerate(LANGUAGES, 1):
        add(eve, f"look{number}@games.example", language=lang)
        letter = boxes.wait(f"look{number}@games.example")
        text = text_of(letter)
        assert letter["Subject"] == words(lang)("letter-confirm-subject") and letter["Content-Language"] == lang
        assert str(letter["From"]) == f"Starboard <{SENDER}>" and letter.get_content_type() == "text/plain"
        assert letter["Auto-Submitted"] == "auto-generated" and letter["Message-ID"].endswith("@games.example>")
        assert abs((letter["Date"].datetime - datetime.now(UTC)).total_seconds()) < 300
        link = letter["List-Unsubscribe"].strip("<>")
        assert link.startswith(f"{SITE}/unsubscribe/") and text.rstrip().endswith(link)
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        # On one line, however long it is: not all programs put it together again.
        assert boxes.raw[-1].count(f"\r\nList-Unsubscribe: <{link}>\r\n".encode()) == 1 and boxes.raw[-1].isascii()
        # A name cannot be made a link in the letter to a stranger.
        assert "spam.example" not in text and "spam" in text and "{" not in text
    assert boxes.envelopes[-1] == (SENDER, [str(boxes.letters[-1]["To"])])
    refused(
        eve.http.put("/api/me/mail", json={"address": "a@b.example", "password": HORSE, "language": "xx"}),
        400,
        "who-bad-language",
    )


def test_an_address_takes_the_password(host: Running, boxes: Mailboxes, kept: Kept, guest: Guest) -> None:
    """Otherwise a stolen cookie would be enough to take over an account for good."""
    bob, eve = kept("Bob"), guest(host, "Eve")
    body = {"address": "bob@games.example", "password": WRONG}
    refused(bob.http.put("/api/me/mail", json=body), 403, "who-wrong-password")
    refused(eve.http.put("/api/me/mail", json=body), 409, "mail-needs-password")
    refused(guest(host).http.put("/api/me/mail", json=body), 401, "server-problem")
    confirm(bob, boxes, "bob@games.example")
    refused(bob.post("/api/me/mail/remove", password=WRONG), 403, "who-wrong-password")
    assert bob.post("/api/me/mail/remove", password=HORSE).json() == {"offered": True}
    letter = boxes.wait("bob@games.example", 2)
    assert letter["Subject"] == words("en")("letter-removed-subject")
    forgotten(bob, "Bob")
    settled(host)
    assert len(boxes.to("bob@games.example")) == 2


@pytest.mark.parametrize("address", ["a@games.example\r\nBcc: b@games.example", "a@[127.0.0.1]", "a@b, c@d.example"])
def test_nothing_but_an_address_is_taken(host: Running, boxes: Mailboxes, kept: Kept, address: str) -> None:
    mallory = kept(f"Mal {len(address)}")
    before = boxes.tries
    body = {"address": address, "password": HORSE}
    refused(mallory.http.put("/api/me/mail", json=body), 400, "mail-bad-address")
    settled(host)
    assert boxes.tries == before and mallory.get("/api/mail").json() == {"offered": True}


def test_a_new_address_is_confirmed_and_the_old_one_told(host: Running, boxes: Mailboxes, kept: Kept) -> None:
    cleo = kept("Cleo")
    confirm(cleo, boxes, "old@games.example", language="cs")
    forgotten(cleo, "Cleo")
    token = token_in(boxes.wait("old@games.example", 2), "token")
    add(cleo, "new@games.example")
    told = cleo.get("/api/mail").json()
    assert (told["address"], told["pending"]) == ("old@games.example", "new@games.example")
    assert cleo.post("/api/mail/confirm", token=token_in(boxes.wait("new@games.example"), "confirm")).is_success
    letter = boxes.wait("old@games.example", 3)
    assert letter["Subject"] == words("cs")("letter-moved-subject") and "new@" not in text_of(letter)
    assert cleo.get("/api/mail").json() == {"offered": True, "address": "new@games.example"}
    # What was sent to the old one is good for nothing any more.
    refused(cleo.post("/api/password/new", token=token, password=STAPLE), 409, "mail-token-gone")
    forgotten(cleo, "old@games.example")
    settled(host)
    assert len(boxes.to("old@games.example")) == 3


def test_a_letter_is_sent_again(host: Running, boxes: Mailboxes, kept: Kept) -> None:
    dora = kept("Dora")
    refused(dora.post("/api/me/mail/resend"), 409, "mail-nothing-pending")
    add(dora, "dora@games.example")
    first = token_in(boxes.wait("dora@games.example"), "confirm")
    assert dora.post("/api/me/mail/resend").json()["pending"] == "dora@games.example"
    second = token_in(boxes.wait("dora@games.example", 2), "confirm")
    refused(dora.post("/api/mail/confirm", token=first), 409, "mail-token-gone")
    # Nor is one good that was asked for before the password was changed.
    assert dora.post("/api/me/password", password=STAPLE, old=HORSE).is_success
    refused(dora.post("/api/mail/confirm", token=second), 409, "mail-token-gone")
    assert dora.get("/api/mail").json() == {"offered": True}


def test_tokens_grow_old(host: Running, boxes: Mailboxes, kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    ella = kept("Ella")
    mail = host.house.mail
    assert mail is not None
    add(ella, "ella@games.example")
    token = token_in(boxes.wait("ella@games.example"), "confirm")
    with monkeypatch.context() as later:
        later.setattr(mail, "now", lambda: time.time() + desk.CONFIRM_SECONDS + 1)
        refused(ella.post("/api/mail/confirm", token=token), 409, "mail-token-gone")
        assert ella.get("/api/mail").json() == {"offered": True}
    assert ella.post("/api/mail/confirm", token=token).is_success
    forgotten(ella, "Ella")
    token = token_in(boxes.wait("ella@games.example", 2), "token")
    with monkeypatch.context() as later:
        later.setattr(mail, "now", lambda: time.time() + desk.PASSWORD_SECONDS + 1)
        refused(ella.post("/api/password/token", token=token), 409, "mail-token-gone")
        host.run(mail.store.tidy_mail(mail.now()))
    refused(ella.post("/api/password/new", token=token, password=STAPLE), 409, "mail-token-gone")


# Forgotten passwords.


def test_a_forgotten_password(host: Running, boxes: Mailboxes, kept: Kept, guest: Guest) -> None:
    fay, thief, phone = kept("Fay"), guest(host), guest(host)
    confirm(fay, boxes, "fay@games.example")
    thief.http.cookies.update(dict(fay.http.cookies))
    table = fay.make(start=True)["id"]
    socket = thief.sit(table)
    forgotten(phone, "FAY")
    letter = boxes.wait("fay@games.example", 2)
    token = token_in(letter, "token")
    assert letter["Subject"] == words("en")("letter-password-subject") and "Fay" in text_of(letter)
    assert phone.post("/api/password/token", token=token).json() == {"name": "Fay"}
    refused(phone.post("/api/password/new", token=token, password=HORSE[:3]), 400, "who-bad-password")
    answer = phone.post("/api/password/new", token=token, password=STAPLE)
    assert answer.json()["name"] == "Fay" and phone.get("/api/me").json()["name"] == "Fay"
    # All other sessions are over; the old password and the token too.
    assert socket.end()[0] == 4005
    assert thief.get("/api/me").json() is None and fay.get("/api/me").json() is None
    refused(thief.post("/api/password/new", token=token, password=HORSE), 409, "mail-token-gone")
    refused(thief.post("/api/login", name="Fay", password=HORSE), 403, "who-wrong-login")
    assert thief.post("/api/login", name="Fay", password=STAPLE).is_success
    assert boxes.wait("fay@games.example", 3)["Subject"] == words("en")("letter-changed-subject")
    # By the address as well, and a password that was changed otherwise is told, too.
    forgotten(phone, " fay+tag@GAMES.example")
    boxes.wait("fay@games.example", 4)
    assert phone.post("/api/me/password", password=HORSE, old=STAPLE).is_success
    assert boxes.wait("fay@games.example", 5)["Subject"] == words("en")("letter-changed-subject")


def test_nobody_finds_out_who_is_known(host: Running, boxes: Mailboxes, kept: Kept, guest: Guest) -> None:
    gus, eve = kept("Gus"), guest(host)
    confirm(gus, boxes, "gus@games.example")
    before = boxes.tries
    asked = ["Gus", "gus@games.example", "Nobody at all", "nobody@games.example", "", "@", "x\x00", "a" * 60_000]
    answers = [eve.post("/api/password/forgotten", who=who) for who in asked]
    assert {(answer.status_code, answer.content) for answer in answers} == {(204, b"")}
    assert len({str(sorted(answer.headers)) for answer in answers}) == 1
    settled(host)
    assert boxes.tries == before + 2
    # The same for an address that somebody has already as for any other.
    hal = kept("Hal")
    assert set(add(hal, "gus@games.example")) == set(add(hal, "unknown@games.example"))


def test_the_answer_does_not_wait_for_the_look_up(
    host: Running, kept: Kept, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it takes the same time, whatever there is to be done."""
    mail = host.house.mail
    assert mail is not None
    asked: list[str] = []

    async def slow(who: str) -> list[Any]:
        asked.append(who)
        return []

    monkeypatch.setattr(mail, "_boxes", slow)
    answered: list[int] = []
    monkeypatch.setattr(host.house.hub, "background", lambda work: answered.append(len(asked)) or work.close())
    forgotten(guest(host), "Ada")
    assert answered == [0] and asked == []


def test_who_is_banned_or_has_no_password_gets_none(host: Running, boxes: Mailboxes, kept: Kept) -> None:
    ivy = kept("Ivy")
    confirm(ivy, boxes, "ivy@games.example")
    forgotten(ivy, "Ivy")
    token = token_in(boxes.wait("ivy@games.example", 2), "token")
    host.run(host.house.store.ban(ivy.person, ""))
    refused(ivy.post("/api/password/new", token=token, password=STAPLE), 409, "mail-token-gone")
    forgotten(ivy, "Ivy")
    settled(host)
    assert len(boxes.to("ivy@games.example")) == 2


# Unsubscribing.


def test_unsubscribing_by_a_mail_program_and_by_hand(host: Running, boxes: Mailboxes, kept: Kept, guest: Guest) -> None:
    jan = kept("Jan")
    confirm(jan, boxes, "jan@games.example")
    path = boxes.to("jan@games.example")[0]["List-Unsubscribe"].strip("<>").removeprefix(SITE)
    program = guest(host)

    def has_notices() -> bool:
        return jan.get("/api/mail").json().get("notices", False) is True

    token = path.rpartition("/")[2]
    assert not has_notices(), "only who wants them gets any"
    assert program.post("/api/mail/subscribe", token=token).status_code == 204 and not has_notices()
    assert jan.post("/api/me/mail/notices", on=True).json()["notices"] is True
    # A program that looks at links unsubscribes nobody.
    assert program.get(path).status_code == 200 and has_notices()
    one_click = program.http.post(path, data={"List-Unsubscribe": "One-Click"})
    assert one_click.status_code == 204 and not has_notices()
    assert program.post("/api/mail/subscribe", token=token).status_code == 204 and has_notices()
    assert jan.get("/api/me/data").json()["mail"]["notices"] is True
    assert "notices" not in jan.post("/api/me/mail/notices", on=False, language="pl").json()
    # What concerns the account comes all the same, in the language that was chosen.
    forgotten(jan, "Jan")
    assert boxes.wait("jan@games.example", 2)["Subject"] == words("pl")("letter-password-subject")
    refused(jan.post("/api/me/mail/notices", on=True, language="xx"), 400, "who-bad-language")


def test_a_stranger_refuses_all_letters(host: Running, boxes: Mailboxes, kept: Kept, guest: Guest) -> None:
    kim = kept("Kim")
    add(kim, "stranger@games.example")
    path = boxes.wait("stranger@games.example")["List-Unsubscribe"].strip("<>").removeprefix(SITE)
    assert guest(host).http.post(path).status_code == 204
    # Whoever asks again is answered as ever.
    assert add(kim, "stranger+2@games.example")["pending"] == "stranger+2@games.example"
    settled(host)
    assert len(boxes.to("stranger@games.example")) == 1 and not boxes.to("stranger+2@games.example")
    # Nobody can write made-up mailboxes into the list.
    assert guest(host).http.post(f"/unsubscribe/{'0' * 40}").status_code == 204
    count = host.run(host.house.store._read(tuple, "SELECT count(*) FROM mail_refused"))  # type: ignore[attr-defined]
    assert count == [(1,)]
    assert guest(host).post("/api/mail/subscribe", token=path.rpartition("/")[2]).status_code == 204
    assert kim.post("/api/me/mail/resend").is_success
    boxes.wait("stranger+2@games.example")


# Floods.


def test_nobody_floods_a_mailbox(host: Running, boxes: Mailboxes, kept: Kept) -> None:
    most = desk.MOST_A_DAY["confirm"]
    for number in range(most + 2):
        add(kept(f"Lou {number}"), f"v.ictim+{number}@gmail.com")
    settled(host)
    sent = [letter for letter in boxes.letters if str(letter["To"]).startswith("v.ictim")]
    assert len(sent) == most
    max_ = kept("Max")
    confirm(max_, boxes, "max@games.example")
    for _ in range(desk.MOST_A_DAY["password"] + 3):
        forgotten(max_, "Max")
    settled(host)
    assert len(boxes.to("max@games.example")) == 1 + desk.MOST_A_DAY["password"]


def test_nobody_asks_for_too_many_letters(host: Running, kept: Kept) -> None:
    mail = host.house.mail
    assert mail is not None
    ned = kept("Ned")
    for number in range(desk.ASKED_A_DAY):
        add(ned, f"ned{number}@games.example")
    body = {"address": "more@games.example", "password": HORSE}
    refused(ned.http.put("/api/me/mail", json=body), 429, "mail-too-many")
    # Nor from the same address by another name; nor all together.
    refused(kept("Ned 2").http.put("/api/me/mail", json=body), 429, "mail-too-many")
    mail.asked.buckets.clear()
    assert mail.asked_by_all.allows("all", desk.ASKED_AN_HOUR - desk.ASKED_A_DAY - 2)
    for _ in range(3):
        last = kept("Ned 3").http.put("/api/me/mail", json=body) if _ == 0 else ned.http.put("/api/me/mail", json=body)
    refused(last, 429, "mail-too-many")


# Servers that do not work.


def test_a_server_that_is_down_stops_nobody(
    url: str, guest: Guest, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(post, "TRIES", (0.0, 0.01, 0.01))
    monkeypatch.setattr(post, "MOST", 2)
    port = free_port()
    secret = STAPLE.replace(" ", "-")
    with running(mail_config(url, port, smtp_url=f"smtp://someone:{secret}@127.0.0.1:{port}")) as host:
        ada = guest(host, "Ada")
        keep(ada)
        assert add(ada, "ada@games.example")["pending"] == "ada@games.example"
        mail = host.house.mail
        assert mail is not None
        wait_for(lambda: not mail.post._under_way)
        text = host.run(host.house.metrics.text(host.house.hub, 0)).decode()
        assert 'starboard_mails_total{outcome="failed"} 1.0' in text
        assert 'starboard_mails_total{outcome="retried"} 3.0' in text and "starboard_mails_waiting 0.0" in text
        # A queue that is full takes no more.
        with monkeypatch.context() as slow:
            slow.setattr(post, "TRIES", (0.0, 1000.0))
            for number in range(4):
                add(ada, f"ada{number}@games.example")
            assert len(mail.post._under_way) == 2
        assert ada.get("/health").status_code == 200
        told = caplog.text + text + json.dumps([record.__dict__ for record in caplog.records], default=str)
        assert "a letter was not taken" in told and secret not in told and "ada@games" not in told
        assert secret not in repr(host.house.config)
    # It has ended all the same, with letters that wait for another try.
    assert not mail.post._under_way


def test_what_a_relay_refuses_for_good_is_not_sent_again(
    host: Running, boxes: Mailboxes, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(post, "TRIES", (0.0, 0.0))
    otto = kept("Otto")
    for answer, tries in (("550 no such mailbox", 1), ("451 later", 2)):
        boxes.answer, before = answer, boxes.tries
        try:
            add(otto, f"otto{tries}@games.example")
            settled(host)
        finally:
            boxes.answer = "250 OK"
        assert boxes.tries == before + tries


# The person.


def test_forgotten_with_the_person(host: Running, boxes: Mailboxes, kept: Kept) -> None:
    pam = kept("Pam")
    confirm(pam, boxes, "pam@games.example")
    add(pam, "pam2@games.example")
    token = token_in(boxes.wait("pam2@games.example"), "confirm")
    forgotten(pam, "Pam")
    renewing = token_in(boxes.wait("pam@games.example", 2), "token")
    assert pam.get("/api/me/data").json()["mail"]["pending"] == "pam2@games.example"
    person = pam.person
    assert pam.post("/api/me/delete", password=HORSE).status_code == 204
    store: Any = host.house.store
    for table in ("mailboxes", "mail_tokens", "mail_counts", "mail_refused"):
        rows = str(host.run(store._read(tuple, f"SELECT * FROM {table}")))  # noqa: S608
        assert "pam" not in rows and person not in rows
    refused(pam.post("/api/mail/confirm", token=token), 409, "mail-token-gone")
    refused(pam.post("/api/password/new", token=renewing, password=STAPLE), 409, "mail-token-gone")


def test_without_e_mail_there_is_none(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    assert ada.get("/api/mail").json() == {"offered": False}
    for path, body in (
        ("/api/me/mail/resend", {}),
        ("/api/me/mail/remove", {}),
        ("/api/mail/confirm", {"token": "x"}),
        ("/api/password/forgotten", {"who": "Ada"}),
        ("/api/password/new", {"token": "x", "password": HORSE}),
        ("/unsubscribe/x", {}),
    ):
        refused(ada.post(path, **body), 404, "mail-none")
    assert "mail" not in ada.get("/api/me/data").json()


@long
def test_the_same_on_postgresql(database: str, guest: Guest) -> None:
    with mailing(database) as (host, boxes):

        def kept(name: str) -> Client:
            person = guest(host, name)
            keep(person)
            return person

        test_a_forgotten_password(host, boxes, kept, guest)
        test_unsubscribing_by_a_mail_program_and_by_hand(host, boxes, kept, guest)
        test_a_stranger_refuses_all_letters(host, boxes, kept, guest)
        test_nobody_floods_a_mailbox(fresh(host), boxes, kept)
        test_forgotten_with_the_person(host, boxes, kept)


def test_pages_of_letters(host: Running, guest: Guest) -> None:
    for path in ("/mail", "/password", "/unsubscribe/x"):
        assert guest(host).get(path).status_code == 200, path
