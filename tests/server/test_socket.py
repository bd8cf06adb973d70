"""The WebSocket of a table: everything one can wish there, and everything one is told."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import threading
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.running import Client, Running, Socket, config, dice, play_on, running, wait_for
from starboard.bots.bot import Thought
from starboard.server.connection import Connection
from starboard.server.strict_socket import StrictSocket
from starboard.server.thinkers import Turn

Guest = Callable[..., Client]


def pair(server: Running, guest: Guest, game: str = "carcassonne", **more: Any) -> tuple[Socket, Socket, str]:
    """Ada and Bob at a table that has just started."""
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make(game, "me open", **more)["id"]
    bob.claim(table)
    ada.start(table)
    return ada.sit(table), bob.sit(table), table


def why(told: dict[str, Any]) -> str:
    key: str = told["reason"]["key"]
    return key


def abreast(one: Socket, other: Socket) -> None:
    """Let both hear what the other has heard already."""
    one.until(lambda: one.log[-1]["n"] >= other.log[-1]["n"])
    other.until(lambda: other.log[-1]["n"] >= one.log[-1]["n"])


# When it is written.


def test_what_a_wish_leads_to_and_its_answer_are_written_as_one_piece(
    server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, _ = pair(server, guest)
    pieces: list[list[str]] = []
    say = StrictSocket.say

    def noted(line: StrictSocket, *messages: bytes) -> None:
        pieces.append([json.loads(message)["it"] for message in messages])
        say(line, *messages)

    monkeypatch.setattr(StrictSocket, "say", noted)
    one.done("chat", text="hello")
    abreast(one, other)
    assert ["news", "done"] in pieces
    assert ["news"] in pieces


def test_what_others_do_is_heard_while_an_answer_is_long_in_coming(
    server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, _ = pair(server, guest)
    known = threading.Event()

    async def look(connection: Connection, wish: object) -> str:
        await asyncio.to_thread(known.wait)
        return "known"

    monkeypatch.setattr(Connection, "look", look)
    number = one.send("asides", seat=0)
    try:
        other.done("chat", text="meanwhile")
        assert one.heard("chat")["details"]["text"] == "meanwhile"
    finally:
        known.set()
    told = one.receive()
    assert told == {"it": "done", "id": number, "answer": "known"}


# Hello, and what was missed.


def test_hello_is_answered_by_the_whole_table_and_its_log(any_server: Running, guest: Guest) -> None:
    ada = guest(any_server, "Ada")
    table = ada.make(seats="me bot:random", start=True)["id"]
    one = ada.sit(table, hello=False)
    welcome = one.hello()
    assert [entry["do"] for entry in welcome["log"][:3]] == ["create", "claim", "start"]
    assert [entry["n"] for entry in welcome["log"]] == [*range(1, len(welcome["log"]) + 1)]
    claim = welcome["log"][1]
    assert claim["name"] == "Ada" and claim["details"] == {"seat": 0, "name": "Ada", "luck": ""}
    table_told = welcome["table"]
    assert table_told["seats"] == [0] and table_told["view_seat"] == 0 and table_told["owner"]
    assert table_told["summary"]["id"] == table and table_told["summary"]["waiting"] == [0]
    assert len(table_told["promise"]) == 64 and "secret" not in table_told
    assert len(table_told["seat_names"]) == 2 and welcome["version"]


def test_after_a_break_one_hears_exactly_what_was_missed(any_server: Running, guest: Guest) -> None:
    ada, bob = guest(any_server, "Ada"), guest(any_server, "Bob")
    table = ada.make(seats="me open")["id"]
    bob.claim(table)
    ada.start(table)
    one, other = ada.sit(table), bob.sit(table)
    rng = dice(3)
    play_on([one, other], rng, most=10)
    abreast(one, other)
    one.close()
    seen = one.log[-1]["n"]
    for text in "abc":
        other.done("chat", text=text)
    back = ada.sit(table, after=seen)
    missed = json.loads(back.texts[0])["log"]
    assert [entry["n"] for entry in missed] == [seen + 1, seen + 2, seen + 3]
    assert [entry["details"]["text"] for entry in missed] == ["a", "b", "c"]
    assert back.table["summary"] == other.table["summary"] | {
        "n": seen + 3,
        "updated_at": back.table["summary"]["updated_at"],
    }
    # Together with what they had, they have everything that somebody who was always there has.
    play_on([back, other], rng, most=10)
    abreast(back, other)
    assert one.log + back.log == other.log
    # And so has who comes anew, events and all.
    assert bob.sit(table).log == other.log
    assert json.loads(bob.sit(table, after=2**40).texts[0])["log"] == []


def test_a_deed_is_told_before_it_is_done_and_to_everybody_alike(any_server: Running, guest: Guest) -> None:
    one, other, _ = pair(any_server, guest)
    done = one.play()
    assert one.log[-1]["n"] == done["n"] and one.log[-1]["do"] == "move"
    other.until(lambda: other.log[-1]["n"] == done["n"])
    assert one.log[-1] == other.log[-1]
    move = one.log[-1]
    assert move["name"] == "Ada" and move["details"]["seat"] == 0 and move["events"]
    assert one.table["view"] == other.table["view"]


# Playing.


def test_a_choice_made_too_late_is_stale(server: Running, guest: Guest) -> None:
    one, other, _ = pair(server, guest)
    options = one.options()
    one.play(options[0])
    told = one.refused("play", ply=0, choice=options[0])
    assert told["stale"] and why(told) == "table-stale" and told["reason"]["args"] == {"ply": 0, "now": 1}
    told = other.refused("play", ply=1, choice=options[0])
    assert not told.get("stale")


def test_a_refusal_names_the_reason_and_the_rule(server: Running, guest: Guest) -> None:
    one, other, _ = pair(server, guest)
    told = one.refused("play", ply=0, choice="place 40,40 r0")
    assert why(told) == "error-illegal-choice" and told["rule"].startswith("CSW-")
    assert told["reason"]["args"]["reason"]["key"].startswith("carcassonne-")
    assert why(other.refused("play", ply=0, choice=one.options()[0])) == "error-illegal-choice"
    assert why(other.refused("play", ply=0, choice=one.options()[0], seat=0)) == "table-not-your-seat"
    assert one.ply == 0 and one.log[-1]["do"] == "start"
    told = one.refused("play", ply=0, choice="x" * 5000)
    assert len(json.dumps(told)) < 2000


def test_who_does_not_sit_there_only_watches(server: Running, guest: Guest) -> None:
    one, _, table = pair(server, guest)
    nobody, cleo = guest(server).sit(table), guest(server, "Cleo").sit(table)
    for onlooker in (nobody, cleo):
        assert onlooker.table["seats"] == [] and not onlooker.table["owner"]
        assert "view_seat" not in onlooker.table
        assert all("options" not in ask for ask in onlooker.table["asks"])
        for wish in ("undo", "pause", "play", "concede", "take-back", "hand-over", "answer-undo"):
            fields: dict[str, Any] = {
                "pause": {"on": True},
                "play": {"ply": 0, "choice": "x"},
                "answer-undo": {"allow": True},
            }.get(wish, {} if wish == "undo" else {"seat": 0})
            assert why(onlooker.refused(wish, **fields)) in (
                "table-not-seated",
                "table-not-your-seat",
                "table-no-undo",
            )
        for wish, fields in (("why-not", {"text": "x"}), ("outlook", {"choice": "x"}), ("asides", {"seat": 0})):
            assert why(onlooker.refused(wish, **fields)) == "table-not-seated"
        assert onlooker.done("inspect", target="segment:0,0/r1").get("answer", {}) is not None
    one.play()
    assert nobody.heard("move")["name"] == "Ada"
    # Who has said their name may say more; who has not may not.
    assert why(nobody.refused("chat", text="hi")) == "table-not-seated"
    cleo.done("chat", text="hi")
    assert one.heard("chat")["details"] == {"name": "", "text": "", "seat": None, "room": "gallery"}


def test_before_the_start_there_is_nothing_to_play(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    one = ada.sit(ada.make(seats="me open")["id"])
    assert "view" not in one.table and "asks" not in one.table
    assert why(one.refused("play", ply=0, choice="x")) == "table-not-started"
    for wish, fields in (("why-not", {"text": "x"}), ("inspect", {"target": "x"}), ("asides", {"seat": 0})):
        assert why(one.refused(wish, **fields)) == "table-not-started"
    for wish, fields in (("pause", {"on": True}), ("undo", {}), ("concede", {"seat": 0}), ("hand-over", {"seat": 0})):
        assert why(one.refused(wish, **fields)) == "table-not-playing"


def test_people_are_told_who_sits_down_and_that_it_starts(server: Running, guest: Guest) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make(seats="me open")["id"]
    one, other = ada.sit(table), bob.sit(table)
    assert other.table["seats"] == []
    bob.claim(table)
    one.until(lambda: one.log[-1]["n"] == 3)
    assert one.log[-1]["do"] == "claim" and one.log[-1]["details"]["name"] == "Bob"
    other.until(lambda: other.log[-1]["n"] == 3)
    assert other.table["seats"] == [1]
    ada.start(table)
    other.heard("start")
    assert other.table["view_seat"] == 1 and other.status == "playing"


# Chat.


def test_chat(any_server: Running, guest: Guest) -> None:
    one, other, _ = pair(any_server, guest)
    for text in ("  hello  ", "žluťoučký 🚀 \u202e", "<b>&amp;</b>", "a\0b", "x" * 1000):
        one.done("chat", text=text)
        entry = other.heard("chat")
        other.log.append({"n": entry["n"], "do": ""})
        assert entry["details"] == {"name": "Ada", "text": text.strip(), "seat": 0}
        assert json.loads(other.texts[-1]).get("table") is None  # nothing but the log has changed
    for text in ("", "   ", "x" * 1001):
        assert why(one.refused("chat", text=text)) == "table-bad-chat"


# Undo.


def test_a_choice_after_which_nothing_was_seen_is_taken_back_freely(server: Running, guest: Guest) -> None:
    one, other, _ = pair(server, guest)
    before = one.table["view"]
    assert why(one.refused("undo")) == "table-nothing-to-undo" and "may_undo" not in one.table
    one.play()  # a tile is placed; the figure is next, and nothing was turned over
    assert one.own_ask and one.table["may_undo"] == "free" and "may_undo" not in other.table
    one.done("undo")
    assert one.log[-1]["details"] == {"ply": 0} and one.ply == 0
    assert one.table["view"] == before and one.own_ask
    assert other.heard("undo")["name"] == "Ada"


def next_turn(one: Socket, other: Socket) -> None:
    """Let the first player decide until the other one has to."""
    while one.own_ask:
        one.play()
    abreast(one, other)


def test_a_choice_after_which_something_was_seen_needs_consent(any_server: Running, guest: Guest) -> None:
    one, other, _ = pair(any_server, guest)
    next_turn(one, other)
    ply = one.ply
    assert one.table["may_undo"] == "asks"
    one.done("undo")
    other.heard("ask-undo")
    assert other.table["undo"] == {"seat": 0, "ply": ply - 1, "allowed": []} and one.ply == ply
    assert why(one.refused("undo")) == "table-undo-pending"
    assert why(one.refused("answer-undo", allow=True)) == "table-not-asked"
    other.done("answer-undo", allow=False)
    one.heard("refuse-undo")
    assert "undo" not in one.table and one.ply == ply
    assert why(other.refused("answer-undo", allow=True)) == "table-no-undo"
    one.done("undo")
    other.heard("ask-undo")
    other.done("answer-undo", allow=True)
    assert [entry["do"] for entry in other.log[-2:]] == ["allow-undo", "undo"]
    one.heard("undo")
    assert one.ply == ply - 1 and one.own_ask
    next_turn(one, other)
    abreast(one, other)
    assert one.ply == ply and other.own_ask


# Pause, bots for absent people, giving up.


def test_a_pause(server: Running, guest: Guest) -> None:
    one, other, _ = pair(server, guest)
    assert why(one.refused("pause", on=False)) == "table-not-paused"
    other.done("pause", on=True)
    one.heard("pause")
    assert one.status == "paused" and one.table["summary"]["waiting"] == []
    assert why(one.refused("play", ply=0, choice=one.options()[0])) == "table-paused"
    assert why(one.refused("pause", on=True)) == "table-not-playing"
    one.done("pause", on=False)
    one.play()


def test_a_bot_plays_for_who_wants_it(server: Running, guest: Guest) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make("carcassonne", "me open")["id"]
    bob.claim(table)
    ada.start(table)
    one, other = ada.sit(table), bob.sit(table)
    assert why(other.refused("hand-over", seat=0)) == "table-not-your-seat"
    assert why(other.refused("hand-over", seat=1, level="deep thought")) == "error-unknown-bot"
    assert why(one.refused("hand-over", seat=7)) == "table-no-such-seat"
    other.done("hand-over", seat=1, level="random")
    handed = one.heard("hand-over")
    assert handed["details"] == {"seat": 1, "level": "random", "reason": "asked"}
    assert why(one.refused("hand-over", seat=1)) == "table-bot-plays"
    next_turn(one, other)
    one.until(lambda: one.own_ask)
    assert any(entry.get("details", {}).get("bot") for entry in one.log)
    assert why(one.refused("take-back", seat=1)) == "table-not-your-seat"
    abreast(one, other)
    other.done("take-back", seat=1)
    assert why(other.refused("take-back", seat=1)) == "table-no-bot"
    next_turn(one, other)
    other.play()


def test_who_takes_the_seat_back_while_the_bot_thinks_decides_themselves(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    one = ada.sit(ada.make("odd", "me bot:random", start=True)["id"])
    one.done("hand-over", seat=0, level="slow")
    one.done("take-back", seat=0)
    back = one.log[-1]["n"]
    for _ in range(3):
        one.done("ping")
    wait_for(lambda: not server.house.thinkers.thinking)
    one.done("ping")
    assert one.own_ask and not [entry for entry in one.log if entry["n"] > back and entry["do"] == "move"]


def test_undo_while_a_bot_thinks_does_not_stop_the_table(server: Running, guest: Guest) -> None:
    """What the bot then chooses was meant for another position of the same number."""
    ada = guest(server, "Ada")
    one = ada.sit(ada.make("odd", "me bot:slow", start=True, options={"rounds": 5})["id"])
    one.play("pass")
    assert not one.own_ask
    one.done("undo")
    one.play("pass" if "draw" not in one.options() else "draw")
    one.until(lambda: one.own_ask or one.status == "over")


def test_to_concede_ends_a_game_of_two(any_server: Running, guest: Guest) -> None:
    one, other, _ = pair(any_server, guest)
    assert why(one.refused("concede", seat=1)) == "table-not-your-seat"
    one.done("concede", seat=0)
    other.heard("end")
    assert other.status == "over" and other.table["summary"]["places"] == [2, 1]
    assert len(other.table["secret"]) == 64 and "asks" not in other.table
    for told in (
        one.refused("concede", seat=0),
        one.refused("undo"),
        one.refused("pause", on=True),
        one.refused("hand-over", seat=0),
    ):
        assert why(told) == "table-not-playing"
    assert why(other.refused("play", ply=other.ply, choice="x")) == "table-over"
    other.done("chat", text="good game")


def test_to_concede_among_three_hands_the_seat_to_a_bot(server: Running, guest: Guest) -> None:
    ada, bob, cleo = guest(server, "Ada"), guest(server, "Bob"), guest(server, "Cleo")
    table = ada.make(seats="me open open")["id"]
    bob.claim(table)
    cleo.claim(table)
    ada.start(table)
    one, other = ada.sit(table), bob.sit(table)
    one.done("concede", seat=0)
    entry = other.heard("hand-over")
    assert entry["details"]["reason"] == "conceded" and other.table["summary"]["seats"][0]["conceded"]
    assert why(one.refused("take-back", seat=0)) == "table-no-bot"
    assert why(one.refused("concede", seat=0)) == "table-conceded"
    other.until(lambda: other.own_ask)  # the bot has played


# Questions.


def test_questions_change_nothing(server: Running, guest: Guest) -> None:
    one, other, _ = pair(server, guest)
    n = one.log[-1]["n"]
    why_not = one.done("why-not", text="place 40,40 r0")["answer"]
    assert why_not["rule"].startswith("CSW-") and why_not["reason"]["key"].startswith("carcassonne-")
    assert "answer" not in one.done("why-not", text=one.options()[0])
    assert other.done("why-not", text=one.options()[0])["answer"]["reason"]["key"] == "why-not-your-turn"
    assert why(other.refused("why-not", text="x", seat=0)) == "table-not-your-seat"
    assert one.done("inspect", target="segment:0,0/r1").get("answer", {}) is not None
    assert "answer" not in one.done("inspect", target="no such thing")
    assert one.done("outlook", choice=one.options()[0])["it"] == "done"
    assert why(one.refused("outlook", choice="place 40,40 r0")) == "error-illegal-choice"
    assert why(other.refused("outlook", choice=one.options()[0], seat=0)) == "table-not-your-seat"
    assert one.done("asides", seat=0).get("answer", []) == []
    assert why(one.refused("hint", seat=0)) == "table-no-hints"
    assert one.done("ping")["it"] == "done" and one.log[-1]["n"] == n


def test_asides_are_offered_and_played_out_of_turn(server: Running, guest: Guest) -> None:
    one, other, _ = pair(server, guest, "harbour")
    assert not other.own_ask
    offered = [option["notation"] for option in other.done("asides", seat=1)["answer"]]
    assert "offer 1 0" in offered
    assert why(other.refused("asides", seat=0)) == "table-not-your-seat"
    other.done("play", ply=0, choice="offer 1 0", aside=True)
    assert other.log[-1]["details"] == {"seat": 1, "aside": True}
    one.until(lambda: one.ply == 1)
    one.play("accept")
    assert one.table["view"]["coins"] == [1, 0]


def test_a_hint_is_what_master_would_do(server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    one, *_ = pair(server, guest, hints=True)
    while len(one.options()) == 1:  # one tile of seventeen fits in one place only: there is nothing to compare
        one.play(one.options()[0])
    asked: list[str] = []
    consider = server.house.thinkers.consider

    async def listening(turn: Turn, level: str, who: str, is_advice: bool = False) -> Thought | None:
        asked.append(level)
        return await consider(turn, level, who, is_advice)

    monkeypatch.setattr(server.house.thinkers, "consider", listening)
    hint = one.done("hint", seat=0)["answer"]
    assert one.table["adviser"] == hint["level"] == "master" and asked == ["master"]
    # Each with what part of the victory is to be expected of it.
    assert {hint["choice"], hint["next_choice"]} <= {*one.options()} and hint["choice"] != hint["next_choice"]
    assert 0 < hint["share"] < 1 and 0 < hint["next_share"] < 1


def test_a_hint_is_an_option_and_given_only_where_allowed(server: Running, guest: Guest) -> None:
    one, other, _ = pair(server, guest, hints=True)
    hint = one.done("hint", seat=0)["answer"]["choice"]
    assert hint in one.options()
    assert "answer" not in other.done("hint", seat=1)  # it is not their turn
    assert why(other.refused("hint", seat=0)) == "table-not-your-seat"
    one.play(hint)


# Messages that are none.


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "{}",
        "[]",
        "null",
        '"hello"',
        '{"do":"hello"',
        '{"do":"dance"}',
        '{"do":5}',
        '{"do":"hello","after":"1"}',
        '{"do":"hello","after":-1}',
        '{"do":"hello","after":1.5}',
        '{"do":"ping","id":9007199254740992}',
        '{"do":"ping","id":1' + "0" * 5000 + "}",
        '{"do":"ping","extra":1}',
        '{"do":"play","ply":0}',
        '{"do":"play","ply":true,"choice":"x"}',
        '{"do":"play","ply":0,"choice":["x"]}',
        '{"do":"chat","text":null}',
        '{"do":"chat","text":"\\ud800"}',
        '{"do":"pause","on":1}',
        '{"x":' + "[" * 7000 + "]" * 7000 + ',"do":"ping"}',
        "[" * 16_000,
        '{"do":"ping"}{"do":"ping"}',
    ],
)
def test_a_message_that_is_none_is_refused_and_the_talk_goes_on(patient: Socket, text: str) -> None:
    patient.ws.send(text)
    told = patient.receive()
    assert told["it"] == "refused" and told["id"] == 0 and why(told) == "wish-not-understood"
    assert told["reason"]["args"]["problem"], "programmers are told"
    assert patient.done("ping")


@pytest.fixture(scope="module")
def patient(sqlite_server: Running) -> Any:
    with sqlite_server.guest("Ada") as ada:
        yield ada.sit(ada.make(start=True)["id"])


def test_a_message_in_binary_is_refused(patient: Socket) -> None:
    patient.ws.send(b'{"do":"ping"}')
    assert patient.receive()["it"] == "refused"
    assert patient.done("ping")


def test_a_message_that_is_too_large_ends_the_connection(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    table = ada.make(start=True)["id"]
    one = ada.sit(table)
    one.ws.send(json.dumps({"do": "chat", "text": "x" * 20_000}))
    assert one.end()[0] == 1009
    assert ada.sit(table).done("ping")


def test_messages_that_come_too_fast_end_the_connection(url: str) -> None:
    with running(config(url, messages_per_s=1.0, messages_at_once=14)) as server, server.guest("Ada") as ada:
        table = ada.make(start=True)["id"]
        one = ada.sit(table)
        for _ in range(9):  # a hello counts as four of them
            one.done("ping")
        try:
            for _ in range(20):
                one.send("ping")
        except ConnectionClosed:
            pass
        code, reason, told = one.end()
        assert told[-1] == {"it": "goodbye", "reason": "too-fast"}
        assert (code, reason) == (4002, "too-fast")
        assert ada.sit(table).done("ping")
        wait_for(lambda: len(server.house.connections) == 1)


def test_our_own_fault_does_not_end_the_talk(
    server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    one, _, _ = pair(server, guest)

    def broken(*args: Any) -> Any:
        raise RuntimeError("the cellar is full of secrets")

    monkeypatch.setattr("starboard.kernel.position.Position.why_not", broken)
    assert why(one.refused("why-not", text="x")) == "server-broken"
    assert "cellar" not in "".join(one.texts) and "cellar" in caplog.text
    monkeypatch.undo()
    one.play()


def test_what_could_not_be_written_did_not_happen(
    server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, _ = pair(server, guest)

    async def broken(*args: Any) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(server.house.store, "append", broken)
    before = one.table
    assert why(one.refused("play", ply=0, choice=one.options()[0])) == "server-broken"
    assert why(one.refused("chat", text="lost")) == "server-broken"
    again = other.hello()
    assert again["table"]["view"] == before["view"] and again["table"]["summary"]["n"] == before["summary"]["n"]
    monkeypatch.undo()
    one.play()
    other.until(lambda: other.ply == 1)
    assert one.log[-1]["n"] == before["summary"]["n"] + 1
    assert "lost" not in "".join(one.texts + other.texts)


def test_a_table_that_is_not_there(server: Running, guest: Guest) -> None:
    for odd in ("nosuchtable", "A", "%00", "x" * 300, "%C5%BE" * 60):
        code, reason, told = guest(server, "Ada").sit(odd, hello=False).end()
        assert (code, reason, told) == (4004, "table-unknown", [])


def test_a_table_that_left_the_memory_comes_back(server: Running, guest: Guest) -> None:
    """Also for somebody who opened their socket before, and says hello after."""
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make(seats="me open")["id"]
    bob.claim(table)
    ada.start(table)
    early = bob.sit(table, hello=False)
    wait_for(lambda: table in server.house.hub.live)
    server.run(server.house.hub.put_away(-1.0))
    assert table not in server.house.hub.live
    one = ada.sit(table)
    early.hello()
    one.play()
    assert early.heard("move")["n"] == one.log[-1]["n"]


# Who cannot keep up.


def test_who_reads_too_slowly_is_cut_off_and_can_come_back(url: str) -> None:
    with running(config(url, queue=8), send_buffer=4096) as server, server.guest("Ada") as ada:
        table = ada.make(seats="me me", start=True)["id"]
        busy = ada.sit(table)
        with sockets.socket() as line:
            line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", server.port))
            slow = ada.sit(table, sock=line, compression=None, max_queue=1, ping_interval=None, close_timeout=1)
            assert len(server.house.hub.live[table].listeners) == 2
            text = "x" * 1000
            for _ in range(3000):
                busy.done("chat", text=text)
                if len(server.house.hub.live[table].listeners) == 1:
                    break
            assert len(server.house.hub.live[table].listeners) == 1
            wait_for(lambda: len(server.house.connections) == 1)
            slow.ws.socket.shutdown(sockets.SHUT_RDWR)
            seen = slow.log[-1]["n"]
        back = ada.sit(table, after=seen)
        assert [entry["n"] for entry in back.log] == [*range(seen + 1, busy.log[-1]["n"] + 1)]
        assert busy.done("ping")


def test_a_burst_is_told_to_be_too_much(url: str) -> None:
    """Somebody who reads is told that they were too slow, and comes back."""
    with running(config(url, queue=4)) as server, server.guest("Ada") as ada:
        table = ada.make(seats="me me", start=True)["id"]
        one = ada.sit(table)

        async def burst() -> None:
            for listener in server.house.connections:
                listener.line.pause_writing()  # as where the line takes no more for a moment
                for _ in range(10):
                    listener.hear(b'{"it":"done","id":0}')
                listener.line.resume_writing()

        server.run(burst())
        code, reason, told = one.end()
        assert (code, reason) == (4001, "slow") and told[-1] == {"it": "goodbye", "reason": "slow"}
        assert ada.sit(table).done("ping")


# Many at once.


def test_everybody_at_once_loses_nothing(any_server: Running, guest: Guest) -> None:
    one, other, _ = pair(any_server, guest)

    def talk(socket: Socket, word: str) -> None:
        for number in range(25):
            socket.done("chat", text=f"{word}{number}")

    talking = [threading.Thread(target=talk, args=(s, w)) for s, w in ((one, "a"), (other, "b"))]
    for thread in talking:
        thread.start()
    for thread in talking:
        thread.join()
    abreast(one, other)
    assert one.log == other.log
    assert [entry["n"] for entry in one.log] == [*range(1, len(one.log) + 1)]
    said = [entry["details"]["text"] for entry in one.log if entry["do"] == "chat"]
    assert [text for text in said if text[0] == "a"] == [f"a{n}" for n in range(25)] and len(said) == 50


def test_two_servers_on_one_database_tell_the_same(database: str) -> None:
    with (
        running(config(database)) as here,
        running(config(database)) as there,
        here.guest("Ada") as ada,
        there.guest("Bob") as bob,
    ):
        table = ada.make(seats="me open")["id"]
        bob.claim(table)
        ada.start(table)
        one, other = ada.sit(table), bob.sit(table)
        made = play_on([one, other], dice(5), most=30)
        abreast(one, other)
        assert made == 30 and one.log == other.log and one.table["view"] == other.table["view"]

        # Both write at once: each entry has one number, and everybody hears all of them, in order.
        def talk(socket: Socket) -> None:
            for number in range(20):
                socket.done("chat", text=str(number))

        talking = [threading.Thread(target=talk, args=(s,)) for s in (one, other)]
        for thread in talking:
            thread.start()
        for thread in talking:
            thread.join()
        abreast(one, other)
        assert one.log == other.log and [entry["n"] for entry in one.log] == [*range(1, len(one.log) + 1)]
        # A cookie of one server is good at the other.
        ada.http.base_url = there.url
        assert ada.get("/api/me").json()["name"] == "Ada"
