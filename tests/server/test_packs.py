"""Content packs of people: written, checked, shared, and played with at tables."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cli.test_pack_play import PACK
from marks import long
from server.conftest import Guest
from server.running import BIG, Client, Process, Running, Socket, config, running
from starboard.kernel.registry import Shelf, installed, parts_of
from starboard.server import pack_check
from waiting import wait_for

YACHT = "outer_rim-ship-night_tern"
WRONG = PACK.replace("amount = 7000", 'amount = "much"').replace('deck = "ships"', 'deck = "shops"')


def made(client: Client, text: str = PACK, name: str = "Night ships") -> dict[str, Any]:
    answer = client.post("/api/packs", game="outer_rim", name=name, text=text)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def saved(client: Client, pack: dict[str, Any], **changes: Any) -> httpx.Response:
    body = {name: pack[name] for name in ("revision", "name", "text")}
    return client.http.put(f"/api/packs/{pack['id']}", json={**body, **changes})


def refused(answer: httpx.Response, status: int, key: str) -> dict[str, Any]:
    assert (answer.status_code, answer.json()["reason"]["key"]) == (status, key), answer.text
    args: dict[str, Any] = answer.json()["reason"].get("args", {})
    return args


def until_the_bot_moves(seat: Socket) -> None:
    while not any(entry["do"] == "move" and entry["details"]["seat"] == 1 for entry in seat.log):
        if seat.own_ask:
            seat.play(seat.options()[-1])
        else:
            seat.receive()


# Writing.


def test_a_pack_is_written_and_found_again(any_server: Running, guest: Guest) -> None:
    ada, bo = guest(any_server, "Ada"), guest(any_server, "Bo")
    pack = made(ada, name="  Night   ships ")
    assert (pack["name"], pack["game"], pack["revision"], pack["role"]) == ("Night ships", "outer_rim", 1, "owner")
    assert pack["sound"] and pack["mistakes"] == [] and pack["size"] == len(PACK.encode())
    assert pack["changes"]["changed"] == {"market": {"salvage": ["reward"]}}
    assert pack["changes"]["added"]["ships"] == ["night_tern"]
    assert ada.get(f"/api/packs/{pack['id']}").json() == pack
    (head,) = ada.get("/api/packs").json()["mine"]
    assert head.items() <= pack.items() and "text" not in head
    assert ada.person not in str(pack), "nobody's id is told"
    # It is nobody else's business.
    assert bo.get("/api/packs").json()["mine"] == []
    refused(bo.get(f"/api/packs/{pack['id']}"), 404, "pack-unknown")
    refused(saved(bo, pack), 404, "pack-unknown")
    refused(bo.delete(f"/api/packs/{pack['id']}"), 404, "pack-unknown")
    refused(bo.post(f"/api/packs/{pack['id']}/sharing", sharing="link"), 404, "pack-unknown")
    assert guest(any_server).get("/api/packs").status_code == 401
    assert ada.delete(f"/api/packs/{pack['id']}").status_code == 204
    refused(ada.get(f"/api/packs/{pack['id']}"), 404, "pack-unknown")


def test_a_new_pack_begins_with_an_example(server: Running, guest: Guest) -> None:
    pack = guest(server, "Ada").post("/api/packs", game="outer_rim", name="Mine").json()
    assert pack["sound"] and pack["changes"] == {"changed": {}, "added": {}} and 'game = "outer_rim"' in pack["text"]


def test_a_draft_is_saved_with_its_mistakes_and_cannot_be_played(any_server: Running, guest: Guest) -> None:
    ada = guest(any_server, "Ada")
    pack = made(ada, WRONG)
    assert not pack["sound"] and pack["sign"] is None and pack["changes"] is None
    told = {(one["kind"], one["id"], one["field"]): one["reason"]["key"] for one in pack["mistakes"]}
    assert ("card", "salvage", "reward[0].amount") in told and ("card", "ship_night_tern", "deck") in told
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    answer = ada.post("/api/tables", game="outer_rim", seats=seats, pack=pack["id"])
    assert refused(answer, 409, "pack-not-sound") == {"name": "Night ships"}
    mended = saved(ada, pack, text=PACK).json()
    assert mended["sound"] and mended["mistakes"] == [] and mended["revision"] == 2


def test_nobody_overwrites_what_somebody_else_has_saved(any_server: Running, guest: Guest) -> None:
    ada, bo = guest(any_server, "Ada"), guest(any_server, "Bo")
    pack = made(ada)
    path = f"/api/packs/{pack['id']}"
    invitation = ada.post(f"{path}/editors").json()["link"]
    refused(bo.post(f"{path}/join", link="wrong"), 409, "pack-link-gone")
    assert bo.post(f"{path}/join", link=invitation).json()["role"] == "editor"
    assert saved(bo, pack, name="Night fleet").json()["revision"] == 2
    assert refused(saved(ada, pack, text="game = 'outer_rim'"), 409, "pack-changed-meanwhile") == {"revision": 2}
    now = ada.get(path).json()
    assert (now["name"], now["text"], [one["name"] for one in now["editors"]]) == ("Night fleet", PACK, ["Bo"])
    assert [one["id"] for one in bo.get("/api/packs").json()["editing"]] == [pack["id"]]
    # An editor edits, and does nothing else.
    refused(bo.delete(path), 403, "pack-owner-only")
    refused(bo.post(f"{path}/sharing", sharing="link"), 403, "pack-owner-only")
    refused(bo.post(f"{path}/editors"), 403, "pack-owner-only")
    # A new invitation withdraws the one before; who is sent away cannot come back by it.
    ada.post(f"{path}/editors")
    assert ada.delete(f"{path}/editors/{now['editors'][0]['who']}").status_code == 204
    refused(bo.get(path), 404, "pack-unknown")
    refused(bo.post(f"{path}/join", link=invitation), 409, "pack-link-gone")


def test_a_text_is_checked_without_being_kept(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    found = ada.post("/api/packs/check", game="outer_rim", text=PACK).json()
    assert found["sign"] and found["names"][YACHT] == 'Night "Tern" {yacht}'
    cards = {card["id"]: card for card in found["cards"]}
    assert cards["salvage"]["texts"] and cards["night_tern"]["name"] == YACHT
    wrong = ada.post("/api/packs/check", game="outer_rim", text=WRONG).json()
    assert wrong["sign"] is None and len(wrong["mistakes"]) == 2 and wrong["cards"] == []
    refused(ada.post("/api/packs/check", game="harbour", text=""), 400, "error-no-packs")
    refused(ada.post("/api/packs/check", game="chess", text=""), 404, "error-unknown-game")
    assert ada.get("/api/packs").json()["mine"] == []


# Sharing.


def test_who_has_the_link_may_read_and_play_but_not_change(any_server: Running, guest: Guest) -> None:
    ada, bo = guest(any_server, "Ada"), guest(any_server, "Bo")
    pack = made(ada)
    path = f"/api/packs/{pack['id']}"
    shared = ada.post(f"{path}/sharing", sharing="link").json()
    assert shared["sharing"] == "link" and shared["link"]
    refused(bo.get(path), 404, "pack-unknown")
    refused(bo.get(path, link="guess"), 404, "pack-unknown")
    read = bo.get(path, link=shared["link"]).json()
    assert (read["role"], read["text"], read["link"], read["editors"]) == ("reader", PACK, None, [])
    refused(saved(bo, pack), 404, "pack-unknown")
    assert bo.make("outer_rim", "me bot:greedy", pack=pack["id"], link=shared["link"])["id"]
    refused(ada.post(f"{path}/sharing", sharing="all"), 403, "pack-not-public")
    # Shared anew, or with nobody, the old link leads nowhere.
    ada.post(f"{path}/sharing", sharing="private")
    refused(bo.get(path, link=shared["link"]), 404, "pack-unknown")


def test_limits_and_packs_for_everybody(url: str, guest: Guest) -> None:
    limits = {"packs_per_person": 2, "pack_bytes_per_person": 3_000, "largest_pack": 2_000, "packs_saved_per_minute": 8}
    with running(config(url, public_packs=True, **limits)) as server:
        ada, bo = guest(server, "Ada"), guest(server, "Bo")
        pack = made(ada)
        assert ada.post(f"/api/packs/{pack['id']}/sharing", sharing="all").status_code == 200
        listed = bo.get("/api/packs").json()
        assert [(one["id"], one["role"]) for one in listed["shared"]] == [(pack["id"], "reader")]
        assert (listed["public"], listed["most"], listed["most_bytes"], listed["largest"]) == (True, 2, 3_000, 2_000)
        assert bo.get(f"/api/packs/{pack['id']}").json()["text"] == PACK
        refused(saved(bo, pack), 403, "pack-editors-only")
        ada.post(f"/api/packs/{pack['id']}/sharing", sharing="private")
        refused(bo.get(f"/api/packs/{pack['id']}"), 404, "pack-unknown")

        wordy = {"game": "outer_rim", "name": "Long", "text": f"game = 'outer_rim' # {'x' * 1_970}"}
        assert refused(ada.post("/api/packs", **wordy), 409, "pack-too-many-bytes") == {"most": 3_000}
        other = made(ada, "game = 'outer_rim'", "Other")
        assert refused(saved(ada, other, text=wordy["text"]), 409, "pack-too-many-bytes") == {"most": 3_000}
        refused(ada.post("/api/packs", game="outer_rim", name="Third", text="game = 'outer_rim'"), 409, "pack-too-many")
        large = f"game = 'outer_rim' # {'x' * 2_000}"
        refused(ada.post("/api/packs/check", game="outer_rim", text=large), 400, "pack-wrong-size")
        refused(saved(ada, other, text=large), 400, "pack-wrong-size")
        assert ada.post("/api/packs/check", game="outer_rim", text="x" * 10**6).status_code == 413
        while (answer := saved(ada, other)).status_code == 200:
            other = answer.json()
        refused(answer, 429, "pack-too-fast")


# Playing.


@pytest.mark.parametrize("game", [game for game in installed().ids if parts_of(game).packs])
def test_every_game_that_takes_packs_is_played_with_one(server: Running, guest: Guest, game: str) -> None:
    ada = guest(server, "Ada")
    pack = ada.post("/api/packs", game=game, name="Mine").json()
    table = ada.make(game, "me bot:random", start=True, pack=pack["id"])["id"]
    seat = ada.sit(table)
    until_the_bot_moves(seat)
    assert pack["sign"] and seat.table["summary"]["pack"]["sign"] == pack["sign"]
    assert ada.get(f"/api/games/{game}/components", pack=pack["sign"]).status_code == 200
    (told,) = [one for one in ada.get("/api/games").json() if one["id"] == game]
    assert told["packs"] is True


def test_a_table_plays_with_the_pack_whatever_becomes_of_it(any_server: Running, guest: Guest) -> None:
    ada, bo = guest(any_server, "Ada"), guest(any_server, "Bo")
    pack = made(ada)
    sign = pack["sign"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    refused(bo.post("/api/tables", game="outer_rim", seats=seats, pack=pack["id"]), 404, "pack-unknown")
    refused(ada.post("/api/tables", game="carcassonne", seats=seats, pack=pack["id"]), 409, "pack-other-game")
    assert bo.post("/api/tables", game="outer_rim", seats=seats, options={"pack": sign}).status_code == 400
    table = ada.make("outer_rim", "me bot:greedy", start=True, pack=pack["id"])["id"]
    summary = ada.get(f"/api/tables/{table}").json()
    assert summary["pack"] == {"sign": sign, "name": "Night ships"} and summary["options"]["pack"] == sign
    assert ada.delete(f"/api/packs/{pack['id']}").status_code == 204

    # Its cards are told for this table alone.
    assert bo.get("/api/games/outer_rim/components", pack=sign).json()["names"][YACHT] == 'Night "Tern" {yacht}'
    assert bo.get("/api/games/outer_rim/components").json()["names"] == {}
    refused(bo.get("/api/games/outer_rim/components", pack="0" * 12), 400, "error-pack-missing")
    refused(bo.get("/api/games/carcassonne/components", pack=sign), 400, "error-pack-missing")
    assert bo.get("/api/games/outer_rim/origins", pack=sign).status_code == 200

    # Bots think in processes of their own, which must have the same cards.
    seat = ada.sit(table)
    assert seat.table["unrated"] == "pack"
    until_the_bot_moves(seat)
    # So must whoever reads it again: from the store, at any moment of it, and from another table.
    seat.close()
    hub = any_server.house.hub
    wait_for(lambda: any_server.run(hub.put_away(-BIG)) >= 0 and table not in hub.live)
    hub.games.shelf = Shelf()
    assert ada.get(f"/api/tables/{table}/at/1").status_code == 200
    fork = ada.post(f"/api/tables/{table}/fork", ply=1)
    assert fork.status_code == 201 and ada.get(f"/api/tables/{fork.json()['id']}").json()["pack"]["sign"] == sign


def over(ada: Client) -> tuple[str, str]:
    """Play a game with a pack, not for long: its table, and the sign of the pack."""
    pack = made(ada)
    table = ada.make("outer_rim", "me bot:greedy", start=True, pack=pack["id"])["id"]
    seat = ada.sit(table)
    until_the_bot_moves(seat)
    seat.done("concede", seat=0)
    seat.until(lambda: seat.status == "over")
    return table, pack["sign"]


def test_the_record_of_such_a_game_is_read_and_played_again(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    table, sign = over(ada)
    text = ada.get(f"/api/tables/{table}/record").text
    told = ada.http.post("/api/records", content=text).json()
    assert told["pack"] == sign and told["options"]["pack"] == sign
    on = ada.post("/api/records/fork", record=text, ply=0)
    assert on.status_code == 201, on.text
    assert ada.get(f"/api/tables/{on.json()['id']}").json()["pack"] == {"sign": sign}
    again = ada.post(f"/api/tables/{table}/again")
    assert again.status_code == 200, again.text
    assert ada.get(f"/api/tables/{again.json()['id']}").json()["pack"]["name"] == "Night ships"
    other = text.replace(sign, "0" * 12)
    assert ada.http.post("/api/records", content=other).status_code == 400


@long
def test_such_a_game_is_analysed(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    table, _ = over(ada)
    analysis = ada.post(f"/api/tables/{table}/analysis").json()
    while not analysis["ready"]:
        answer = ada.get(f"/api/analyses/{analysis['id']}")
        assert answer.status_code == 200, answer.text
        analysis = answer.json()


@long
def test_what_was_told_outlives_a_kill(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path}/store.db", cwd=tmp_path) as server, server.guest("Ada") as ada:
        pack = made(ada)
        table = ada.make("outer_rim", "me bot:greedy", start=True, pack=pack["id"])["id"]
        assert saved(ada, pack, text="game = 'outer_rim'").json()["revision"] == 2
        server.stop(signal.SIGKILL)
        server.start()
        assert ada.get(f"/api/packs/{pack['id']}").json()["text"] == "game = 'outer_rim'"
        until_the_bot_moves(ada.sit(table))
        assert ada.get("/api/games/outer_rim/components", pack=pack["sign"]).json()["names"][YACHT]


def test_my_data_has_my_packs_and_they_go_with_me(any_server: Running, guest: Guest) -> None:
    ada, bo = guest(any_server, "Ada"), guest(any_server, "Bo")
    pack = made(ada)
    link = ada.post(f"/api/packs/{pack['id']}/editors").json()["link"]
    bo.post(f"/api/packs/{pack['id']}/join", link=link)
    (mine,) = ada.get("/api/me/data").json()["packs"]
    assert (mine["id"], mine["text"], mine["sharing"]) == (pack["id"], PACK, "private")
    assert bo.get("/api/me/data").json()["editing"] == [pack["id"]]
    assert ada.post("/api/me/delete", name="Ada").status_code == 204
    refused(bo.get(f"/api/packs/{pack['id']}"), 404, "pack-unknown")


# Hostile packs.

HOSTILE = {
    "deep": "game = 'outer_rim'\nname = " + "[" * 20_000 + "]" * 20_000,
    "endless": "game = 'outer_rim'\n" + ".".join("a" * 40_000) + " = 1",
    "digits": f"game = 'outer_rim'\nname = {'9' * 100_000}",
    "many": "game = 'outer_rim'\n" + "[[market]]\n" * 20_000,
    "script": PACK.replace("Moisture farm", "<script>alert(1)</script>"),
    "hexadecimals": f"game = 'outer_rim'\nname = 0x{'9' * 100_000}",
    "slots": PACK.replace("cargo = 1", "cargo = 1000000"),
    "way": PACK.replace("hyperdrive = 6", "hyperdrive = 1000000"),
    "dice": PACK.replace("dice = 3", "dice = 1000000"),
    "turned": PACK.replace("Moisture farm", "\u202emraf"),
    "no TOML": "game = ",
    "another game": "game = 'arcs'",
    "nothing": "",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_pack_is_never_played(server: Running, guest: Guest, text: str) -> None:
    ada = guest(server, "Ada")
    answer = ada.post("/api/packs", game="outer_rim", name="Bad", text=text)
    if answer.status_code == 201:
        assert not answer.json()["sound"] and answer.json()["mistakes"]
    else:
        assert answer.status_code == 400 and answer.json()["reason"]["key"] in ("pack-wrong-toml", "pack-wrong-depth")
        assert ada.get("/api/packs").json()["mine"] == []


@pytest.mark.parametrize("name", ["", " ", "x" * 61, "a\u202eb", "a\x00b", "<b>", "\u3164", "z" + "\u0301" * 9])
def test_a_name_is_words(server: Running, guest: Guest, name: str) -> None:
    answer = guest(server, "Ada").post("/api/packs", game="outer_rim", name=name, text=PACK)
    refused(answer, 400, "pack-wrong-name")


def test_a_pack_that_breaks_the_game_is_not_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Iterator[Any]:
        raise AssertionError("what nobody thought of")
        yield

    monkeypatch.setattr(pack_check, "random_game", broken)
    found = pack_check.look_through(installed(), "outer_rim", PACK, False)
    assert found.sign is None and [one.reason.key for one in found.mistakes] == ["pack-breaks-game"]


@pytest.mark.parametrize(
    ("bound", "seconds", "replaced"),
    [("limit", 0.01, False), ("seconds", 0.0, True)],  # of the processor, and by the clock, where it may be stuck
)
def test_a_pack_that_takes_too_long_is_refused_and_the_next_is_not(
    server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch, bound: str, seconds: float, replaced: bool
) -> None:
    ada = guest(server, "Ada")
    made(ada)
    checks = server.house.packs.checks
    before = checks.worker.pid
    with monkeypatch.context() as patched:
        patched.setattr(checks, bound, seconds)
        refused(ada.post("/api/packs", game="outer_rim", name="Slow", text=PACK), 400, "pack-wrong-time")
    made(ada)
    assert (checks.worker.pid != before) is replaced and len(ada.get("/api/packs").json()["mine"]) == 2
