"""A server with a content pack: its tables and bots play with it, and no other server goes on with them."""

from __future__ import annotations

import json
from pathlib import Path

from cli.test_pack_play import PACK, packed
from server.running import Process


def test_a_server_plays_with_its_pack_and_tables_say_which(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PACK, encoding="utf-8")
    database = f"sqlite:///{tmp_path}/store.db"
    sign = packed().content.pack

    with Process(database, "--pack", str(file), cwd=tmp_path) as server, server.guest("Ada") as ada:
        names = ada.get("/api/games/outer_rim/components").json()["names"]
        assert names["outer_rim-ship-night_tern"] == 'Night "Tern" {yacht}'
        (told,) = [game for game in ada.get("/api/games").json() if game["id"] == "outer_rim"]
        assert told["options"]["properties"]["pack"] == {"enum": [sign], "default": sign}
        table = ada.make("outer_rim", "me bot:greedy", start=True)["id"]
        seat = ada.sit(table)
        # The bot thinks in a process of its own, which must have the same cards.
        while not any(entry["do"] == "move" and entry["details"]["seat"] == 1 for entry in seat.log):
            if seat.own_ask:
                seat.play(seat.options()[-1])
            else:
                seat.receive()
        summary = ada.get("/api/tables", list="mine").json()[0]
        assert summary["options"]["pack"] == sign
    log = server.log.read_text()
    assert not any(
        "stuck" in json.loads(line).get("message", line) for line in log.splitlines() if line.startswith("{")
    )

    with Process(database, cwd=tmp_path) as server, server.guest("Bo") as bo:
        refused = bo.get(f"/api/tables/{table}/at/0")
        assert refused.status_code == 400
        assert f"content pack with checksum {sign}: add that pack with --pack FILE" in refused.text
        assert bo.get("/api/games/outer_rim/components").json()["names"] == {}
