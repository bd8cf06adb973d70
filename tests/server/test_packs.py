"""Content packs of people: written, checked, shared, and played with at tables."""

from __future__ import annotations

from typing import Any

from cli.test_pack_play import PACK
from server.conftest import Guest
from server.running import Client, Running

NAME = "outer_rim-ship-night_tern"


def made(client: Client, text: str | None = PACK, name: str = "Night ships") -> dict[str, Any]:
    answer = client.post("/api/packs", game="outer_rim", name=name, **({} if text is None else {"text": text}))
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_x(any_server: Running, guest: Guest) -> None:
    ada = guest(any_server, "Ada")
    pack = made(ada)
    assert pack["sound"] and pack["mistakes"] == []
    print(pack)
    print(ada.get("/api/packs").json())
    print(ada.post("/api/packs/check", game="outer_rim", text=PACK).json())
    table = ada.make("outer_rim", "me bot:greedy", start=True, pack=pack["id"])["id"]
    print(ada.get(f"/api/tables/{table}").json())
    print(ada.get("/api/games/outer_rim/components", pack=pack["sign"]).json()["names"])
