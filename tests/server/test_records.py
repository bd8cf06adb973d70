"""Records brought from elsewhere: looked at, refused with the line that is wrong, and played on from."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import reduce
from itertools import chain
from pathlib import Path
from typing import Any

import httpx
import pytest

from kernel.harbour import GAME as HARBOUR
from marks import long
from server.running import HORSE, Client, Running, dice, play_on, wait_for
from starboard.games.carcassonne.game import GAME
from starboard.kernel.errors import StarboardError
from starboard.kernel.fair import OldFairness, fresh_secret, promise_of
from starboard.kernel.patch import fold
from starboard.kernel.position import Position
from starboard.kernel.record import Record
from starboard.server import records
from starboard.server.visibility import encode

Guest = Callable[..., Client]


def played(game: Any = GAME, moves: int = 10_000, seed: int = 5) -> Position[Any]:
    rng = dice(seed)
    position: Position[Any] = game.start(2, seed, {})
    while position.ask is not None and len(position.moves) < moves:
        position.play(rng.choice(position.ask.options))
    return position


def seen(game: Any, position: Position[Any]) -> Any:
    """What an onlooker is told of the game."""
    return json.loads(encode(game.view(position.state, None)))


def view_at_the_end(found: dict[str, Any]) -> Any:
    return reduce(
        lambda view, step: fold(view, step.get("view", {})), chain.from_iterable(found["steps"]), found["view"]
    )


def send(client: Client, text: str | bytes) -> httpx.Response:
    return client.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})


def why(answer: httpx.Response, status: int) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    reason: dict[str, Any] = answer.json()["reason"]
    return reason


@long
def test_a_record_is_told_move_by_move(server: Running, guest: Guest) -> None:
    position = played()
    answer = send(guest(server), position.record)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    moves = position.moves
    assert (found["game"], found["seats"], found["options"]) == ("carcassonne", 2, position.options)
    assert [(move["seat"], move["notation"]) for move in found["moves"]] == [(m.seat, m.notation) for m in moves]
    assert len(found["steps"]) == len(found["events"]) - 1 == len(moves)
    assert len(found["view"]["tiles"]) == 1
    assert view_at_the_end(found) == seen(GAME, position)
    assert {"placed", "scored", "end"} <= {event["is"] for events in found["events"] for event in events}
    assert position.result is not None
    assert (found["scores"], found["places"]) == (position.result.scores, position.result.places)
    assert len(found["names"]) == 2
    assert "fair" not in found and "promise" not in found


def test_a_running_game_has_no_result(server: Running, guest: Guest) -> None:
    found = send(guest(server), played(moves=7).record).json()
    assert "scores" not in found
    assert len(found["moves"]) == 7


def test_the_proof_of_fair_dice_is_checked(server: Running, guest: Guest) -> None:
    secret = fresh_secret()
    fairness = OldFairness(promise_of(secret), secret, ["abc", ""])
    record = Record.of(GAME.start(2, fairness.seed, {}))
    record.fairness = fairness
    found = send(guest(server), record.text).json()
    assert (found["fair"], found["promise"], found["secret"]) == (True, fairness.promise, secret)
    record = Record.of(GAME.start(2, fairness.seed + 1, {}))
    record.fairness = fairness
    assert send(guest(server), record.text).json()["fair"] is False
    record.fairness = OldFairness(promise_of("another"), secret, ["abc", ""])
    assert send(guest(server), record.text).json()["fair"] is False


def test_a_record_tells_who_sat_there(server: Running, guest: Guest) -> None:
    record = Record.of(played(moves=4))
    assert "players" not in send(guest(server), record.text).json()
    record.names = ["Ада", ""]
    found = send(guest(server), record.text).json()
    assert found["players"] == ["Ада", ""]
    assert [name["key"] for name in found["names"]] == ["carcassonne-colour"] * 2


def test_the_record_of_a_table_names_its_players(server: Running, guest: Guest) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make("harbour", "me bot:random open", options={"rounds": 1})["id"]
    bob.claim(table)
    ada.start(table)
    play_on([ada.sit(table), bob.sit(table)], dice(3))
    text = ada.get(f"/api/tables/{table}/record").text
    assert Record.read(text).names == ["Ada", "", "Bob"]
    assert send(ada, text).json()["players"] == ["Ada", "", "Bob"]
    # Nobody of a name, no such line.
    bots = ada.make("harbour", "bot:random bot:random", start=True, options={"rounds": 1})["id"]
    ada.sit(bots).heard("end")
    assert Record.read(ada.get(f"/api/tables/{bots}/record").text).names == []


def test_nobody_sees_secrets_in_a_record(server: Running, guest: Guest) -> None:
    position = played(HARBOUR, 6)
    found = send(guest(server), position.record).json()
    assert view_at_the_end(found) == seen(HARBOUR, position)
    events = [event for events in found["events"] for event in events]
    assert not any(
        "card" in event.get("facts", {}) or event.get("say", {}).get("key", "").endswith("-secret") for event in events
    )


def test_a_wrong_line_is_named(server: Running, guest: Guest) -> None:
    client = guest(server)
    lines = played(moves=8).record.splitlines()
    for number in range(1, len(lines)):
        broken = "\n".join([*lines[:number], lines[number].replace(" ~ ", "x ~ "), *lines[number + 1 :]])
        reason = why(send(client, broken), 400)
        assert (reason["key"], reason["args"]["line"]) == ("error-record-line", number + 1)
    assert why(send(client, ""), 400)["args"]["line"] == 1
    assert why(send(client, b"\xff\xfe\x00"), 400)["args"]["line"] == 1
    assert why(send(client, "\n".join(lines[:-1])), 400)["key"] == "error-record-short"


def test_moves_that_were_never_allowed_are_refused(server: Running, guest: Guest) -> None:
    record = Record.of(played(moves=4))
    record.moves[2].notation = "place 40,40 r0"
    reason = why(send(guest(server), record.text), 400)
    assert (reason["key"], reason["args"]["line"]) == ("error-record-move", 9)


@pytest.mark.parametrize("game", ["chess", "carcassonne"])
def test_other_games_and_rules_are_refused(server: Running, guest: Guest, game: str) -> None:
    record = Record.of(played(moves=4))
    record.game, record.version = game, 77
    reason = why(send(guest(server), record.text), 404 if game == "chess" else 400)
    assert reason["key"] == ("error-unknown-game" if game == "chess" else "error-record-game")


def test_what_is_too_long_is_refused(server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    client, text = guest(server), played(moves=8).record
    assert send(client, "x" * 70_000).status_code == 413
    monkeypatch.setattr(records, "MOST_BYTES", 300)
    with pytest.raises(StarboardError, match="too large"):
        records.told(text, server.house.hub.games)
    monkeypatch.setattr(records, "MOST_MOVES", 7)
    with pytest.raises(StarboardError, match="has 8 moves; up to 7"):
        records.told(text, server.house.hub.games)
    # What is refused in the process that reads is told by the server.
    monkeypatch.setattr(server.house.readers, "do", lambda who, work: in_this_process(work))
    assert why(send(client, text), 400) == {"key": "record-too-long", "args": {"moves": 8, "most": 7}}


async def in_this_process(work: Callable[[], Any]) -> Any:
    return work()


# Playing on.


def test_one_plays_on_from_a_record(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    position = played(moves=9)
    answer = ada.post("/api/records/fork", record=position.record, ply=4, level="random")
    assert answer.status_code == 201, answer.text
    at = ada.sit(answer.json()["id"])
    then = played(moves=4)
    assert then.ask is not None
    assert (at.ply, at.table["seats"]) == (0, [then.ask.seat])
    assert at.table["view"]["tiles"] == seen(GAME, then)["tiles"]
    assert not at.table["summary"]["public"]
    assert at.options() == [option.notation for option in then.ask.options]
    at.play()


def test_one_may_play_all_seats_just_as_it_came(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    whole = played(moves=24)
    made = ada.post("/api/records/fork", record=whole.record, ply=6, seats=[1, 0], anew=False).json()
    at = ada.sit(made["id"])
    assert at.table["seats"] == [0, 1]
    assert [seat.get("name", "") for seat in at.table["summary"]["seats"]] == ["", "Ada"]
    for move in whole.moves[6:]:
        at.play(move.notation, seat=move.seat)
    assert at.table["view"] == seen(GAME, whole)
    at.done("undo")
    assert at.ply == 17
    assert ada.get(f"/api/tables/{made['id']}/at/3").status_code == 200


def test_a_game_begun_in_the_middle_has_no_record(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    whole = played()
    last = len(whole.moves) - 1
    made = ada.post("/api/records/fork", record=whole.record, ply=last, seats=[0, 1], anew=False).json()
    at = ada.sit(made["id"])
    at.play(whole.moves[-1].notation)
    assert at.status == "over"
    assert why(ada.get(f"/api/tables/{made['id']}/record"), 400)["key"] == "error-no-record"
    # And says so: nobody need ask.
    assert at.table["summary"]["record"] is False


def test_a_lesson_is_no_game_to_come_back_to(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada Lesson")
    assert ada.post("/api/me/password", password=HORSE).status_code == 200
    whole = played()
    last = len(whole.moves) - 1

    def fork(**more: Any) -> str:
        body = {"record": whole.record, "ply": last, "seats": [0, 1], "anew": False, **more}
        return str(ada.post("/api/records/fork", **body).json()["id"])

    lesson, usual = fork(lesson=True), fork()
    mine = {one["id"]: one.get("lesson", False) for one in ada.get("/api/tables", list="mine").json()}
    assert mine == {lesson: True, usual: False}
    for table in (lesson, usual):
        ada.sit(table).play(whole.moves[-1].notation)
    outcomes = wait_for(lambda: ada.get("/api/players/Ada Lesson").json()["outcomes"])
    assert {outcome["table"] for outcome in outcomes} == {usual}


def test_what_cannot_be_played_on_is_refused(server: Running, guest: Guest) -> None:
    ada, whole = guest(server, "Ada"), played()

    def fork(**body: Any) -> httpx.Response:
        return ada.post("/api/records/fork", **{"record": whole.record, "ply": 0, **body})

    assert why(fork(ply=len(whole.moves)), 409)["key"] == "table-over"
    assert why(fork(ply=len(whole.moves) + 1), 409)["key"] == "table-no-such-ply"
    assert why(fork(seats=[2]), 409)["key"] == "table-no-such-seat"
    assert why(fork(level="genius"), 400)["key"] == "error-unknown-bot"
    assert why(fork(record="nothing"), 400)["key"] == "error-record-line"
    assert why(fork(seats=[-1]), 400)["key"] == "server-problem"
    assert guest(server).post("/api/records/fork", record=whole.record, ply=0).status_code == 401


# The lessons (make.py in each folder of web/src/first).

FIRST = Path(__file__).parents[2] / "web" / "src" / "first"
TEXTS = Path(__file__).parents[2] / "src" / "starboard" / "texts"


def kinds_of(told: dict[str, Any]) -> list[list[str]]:
    """What happened at the start and after each move, by the names of events."""
    return [[event["is"] for event in events] for events in told["events"]]


@pytest.mark.parametrize("name", ["opening", "ending"])
def test_the_games_of_the_first_lesson_can_be_played(server: Running, guest: Guest, name: str) -> None:
    found = send(guest(server), (FIRST / "carcassonne" / f"{name}.txt").read_text(encoding="utf-8"))
    assert found.status_code == 200, found.text
    told = found.json()
    if name == "ending":
        assert told["moves"][-1]["seat"] == 0 and told["scores"]
        return
    kinds = kinds_of(told)
    assert [move["seat"] for move in told["moves"]] == [0, 0, 1, 1, 0, 0, 1, 1, 0, 0]
    assert "figure" in kinds[2] and "scored" in kinds[6] and "figure" in kinds[8] and {"fight", "won"} <= {*kinds[10]}


def lesson(client: Client, name: str) -> tuple[list[tuple[str, list[str]]], list[list[str]]]:
    """The verbs of the learner with what each brought, and what every move brought, in the record of a lesson."""
    found = send(client, (FIRST / f"{name}.txt").read_text(encoding="utf-8"))
    assert found.status_code == 200, found.text
    told = found.json()
    kinds = kinds_of(told)
    moves = zip(told["moves"], kinds[1:], strict=True)
    return [(move["notation"].split()[0], happened) for move, happened in moves if move["seat"] == 0], kinds


def test_the_chapter_of_the_first_lesson_can_be_played(server: Running, guest: Guest) -> None:
    mine, kinds = lesson(guest(server), "arcs/chapter")
    # All that is taught comes up in time, in this order.
    taught = "lead declare tax influence surpass build lead declare spend move ships battle dice hit secure"
    done = [word for word, _ in mine if word not in ("arrange", "seize")]
    assert " ".join(dict.fromkeys(done[:17])).startswith(" ".join(dict.fromkeys(taught.split())))
    brought = [kind for _, happened in mine for kind in happened]
    assert [kind for kind in brought if kind in ("declared", "taxed", "moved", "rolled", "secured")][:6] == [
        "declared",
        "taxed",
        "declared",
        "moved",
        "rolled",
        "secured",
    ]
    assert [word for word, _ in mine][-3:] == ["pivot", "tax", "arrange"]
    assert kinds[-1].count("power") == 2 and "chapter" in kinds[-1]


def test_the_turns_of_the_first_lesson_can_be_played(server: Running, guest: Guest) -> None:
    """If this fails, the game has changed: run the make.py beside the record."""
    mine, kinds = lesson(guest(server), "outer_rim/turns")
    # All that is taught comes up, in this order.
    taught = "move peek market cycle buy to space move peek deliver hand-over market buy contact move none end contact"
    met = [word for word, _ in mine if word not in ("option", "talk", "pay", "yes", "take")]
    assert met == ["character", "ship", *taught.split(), "fight", "kill"]
    brought = [kind for _, happened in mine for kind in happened]
    signs = ("moved", "bought", "patrol", "tested", "delivered", "took", "combat-won", "killed")
    assert [kind for kind in brought if kind in signs] == [
        *("moved", "bought", "took", "patrol", "tested"),
        *("moved", "delivered", "bought", "took", "took"),
        *("moved", "combat-won", "killed"),
    ]
    assert {"gained", "fame", "reputation", "goal-token"} <= {*kinds[-1]}


def test_the_words_of_the_first_lesson_name_what_comes_up(server: Running, guest: Guest) -> None:
    told = send(guest(server), (FIRST / "outer_rim" / "turns.txt").read_text(encoding="utf-8")).json()
    words = (TEXTS / "en" / "outer_rim" / "web-first.ftl").read_text(encoding="utf-8")
    named = {*re.findall(r"{ (outer_rim-(?:space|card|contact|character)-\w+) }", words)}
    assert len(named) == 5
    assert named <= {*re.findall(r"outer_rim-\w+-\w+", json.dumps(told["events"]))}


def test_the_other_side_of_a_lesson_is_met_and_not_seen(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada Unseen")
    record = (FIRST / "arcs" / "chapter.txt").read_text(encoding="utf-8")
    moves = [line.rpartition(" ~ ")[0].split(" ", 1) for line in record.splitlines() if line[0].isdigit()]

    def fork(**more: Any) -> Any:
        made = ada.post("/api/records/fork", record=record, ply=1, seats=[0, 1], anew=False, **more).json()
        return ada.sit(made["id"])

    def hands(at: Any) -> list[bool]:
        return [seat["hand"] is not None for seat in at.table["view"]["seats"]]

    lesson, usual = fork(lesson=True), fork()
    for at in (lesson, usual):
        for seat, notation in moves[1:7]:
            at.play(notation, seat=int(seat))
        assert at.table["asks"][0]["seat"] == 1
    # Whoever plays both sides for themselves looks through the eyes of the one to decide.
    assert (usual.table["view_seat"], hands(usual), usual.table["seats"]) == (1, [False, True], [0, 1])
    assert (lesson.table["view_seat"], hands(lesson), lesson.table["seats"]) == (0, [True, False], [0])
    assert usual.table["asks"][0]["options"] and lesson.table["asks"][0].get("options") is None
    # The coach plays it all the same, and nobody has to be asked before something is taken back.
    assert lesson.table["may_undo"] == "free" and not lesson.table.get("hints")
    seat, notation = moves[7]
    lesson.play(notation, seat=int(seat))
    assert lesson.table["summary"]["ply"] == 7
