"""The published schema is that of the code, and what really goes over the wire keeps to it."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from server.running import HORSE, Client, Running, dice, play_on
from starboard.cli.main import main
from starboard.kernel.random_games import random_game
from starboard.kernel.registry import installed
from starboard.server import messages as m
from starboard.server.schema import schema, schema_text

Guest = Callable[..., Client]
DOCS = Path(__file__).parents[2] / "docs"
WHOLE = schema(installed())


def checker(*where: str) -> Any:
    """A validator for one part of the schema."""
    part: Any = WHOLE
    for name in where:
        part = part[name]
    return jsonschema_rs.validator_for({"$schema": WHOLE["$schema"], "$defs": WHOLE["$defs"], **part})


def test_the_published_schema_is_current(capsys: pytest.CaptureFixture[str]) -> None:
    """If not: starboard schema > docs/protocol.schema.json"""
    with pytest.raises(SystemExit) as ended:
        main(["schema"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == (DOCS / "protocol.schema.json").read_text(encoding="utf-8")
    assert schema_text(installed()).endswith("}\n")


def test_every_message_and_body_is_in_it() -> None:
    kinds = {name for name, kind in vars(m).items() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)}
    assert kinds - {"Wish", "Told"} <= set(WHOLE["$defs"])
    for section in ("views", "outlooks", "components"):
        assert set(WHOLE[section]) == set(installed().ids)


@pytest.mark.parametrize("game", installed().ids)
def test_components_keep_to_the_schema(game: str) -> None:
    told = msgspec.json.decode(msgspec.json.encode(installed().game(game).components()))
    checker("components", game).validate(told)


@pytest.mark.parametrize("game", installed().ids)
def test_outlooks_keep_to_the_schema(game: str) -> None:
    declared, told = checker("outlooks", game), 0
    for position, option in islice(random_game(installed().game(game), 2, {}, seed=1), 300):
        outlook = option and position.outlook(option)
        if outlook:
            declared.validate(outlook)
            told += 1
    assert told


def test_the_story_names_every_message_and_every_route() -> None:
    story = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for kinds in (m.AnyWish, m.AnyTold):
        for kind in kinds.__args__:
            assert f"`{kind.__struct_config__.tag}`" in story, kind
    for route in WHOLE["http"]:
        if route != "problem":
            method, path = route.split()
            assert f"`{method} {path}`".replace(":str", "").replace(":int", "") in story, route


def test_the_examples_of_the_story_keep_to_the_schema() -> None:
    story = (DOCS / "protocol.md").read_text(encoding="utf-8")
    wish, told = checker("socket", "wish"), checker("socket", "told")
    checked = 0
    for block in story.split("```json\n")[1:]:
        for line in block.split("```")[0].splitlines():
            way, _, text = line.partition(" ")
            if way in ("→", "←"):
                message = json.loads(text.replace("…", ""))
                (wish if way == "→" else told).validate(message)
                checked += 1
    assert checked > 15


def test_a_whole_session_keeps_to_the_schema(server: Running, guest: Guest) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make(seats="me open", hints=True, clock={"kind": "move", "seconds": 600, "reserve": 60})["id"]
    bob.claim(table)
    ada.start(table)
    one, other, watching = ada.sit(table), bob.sit(table), guest(server).sit(table)
    rng = dice(1)
    play_on([one, other], rng, most=6)
    for socket in (one, other, watching):
        socket.wish("why-not", text="place 9,9 r0")
        socket.wish("inspect", target="segment:0,0/r1")
        socket.wish("asides", seat=0)
        socket.wish("hint", seat=0)
        socket.wish("play", ply=0, choice="x")
        socket.wish("chat", text="hello")
        socket.wish("undo")
        socket.wish("answer-undo", allow=True)
        socket.wish("pause", on=True)
        socket.wish("pause", on=False)
        socket.ws.send("nothing")
        socket.receive()
    one.wish("hand-over", seat=0, level="random")
    one.wish("take-back", seat=0)
    for socket in (one, other, watching):
        socket.until(lambda socket=socket: socket.log[-1]["do"] == "take-back")
    play_on([one, other], rng)
    told, view = checker("socket", "told"), checker("views", "carcassonne")
    texts = [*one.texts, *other.texts, *watching.texts]
    kinds = set()
    for text in texts:
        message = json.loads(text)
        told.validate(message)
        kinds.add(message["it"])
    for socket in (one, other, watching):
        view.validate(socket.table["view"])
    assert kinds == {"welcome", "news", "done", "refused"} and one.status == "over"
    assert not told.is_valid({"it": "welcome"}) and not told.is_valid({"it": "chaos"})


def test_answers_over_http_keep_to_the_schema(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")

    def check(method: str, path: str, template: str, **body: Any) -> Any:
        answer = ada.http.request(method, path, json=body or None)
        assert answer.status_code < 300, answer.text
        if body:
            checker("http", f"{method} {template}", "body").validate(body)
        checker("http", f"{method} {template}", "answer").validate(answer.json())
        return answer.json()

    check("POST", "/api/me", "/api/me", name=f"Ada {id(ada):x}")
    check("POST", "/api/me/password", "/api/me/password", password=HORSE)
    check("GET", "/api/games", "/api/games")
    seats = [{"kind": "me"}, {"kind": "link"}]
    made = check("POST", "/api/tables", "/api/tables", game="carcassonne", seats=seats)
    base, plan = f"/api/tables/{made['id']}", "/api/tables/{table_id:str}"
    link = check("POST", f"{base}/links", f"{plan}/links", seat=1)
    check("POST", f"{base}/claim", f"{plan}/claim", token=link["token"], luck=False)
    ada.start(made["id"])
    check("GET", f"{base}/at/0", f"{plan}/at/{{ply:int}}")
    check("POST", f"{base}/fork", f"{plan}/fork", ply=0)
    check("GET", "/api/tables?list=mine", "/api/tables")
    check("GET", base, plan)
    ada.sit(made["id"]).done("concede", seat=0)
    check("GET", f"/api/players/{ada.get('/api/me').json()['name']}", "/api/players/{name:str}")
    check("GET", "/api/ratings/carcassonne", "/api/ratings/{game:str}")
    problem = ada.get("/api/tables/nosuch").json()
    checker("http", "problem").validate(problem)
