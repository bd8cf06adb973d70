"""The card workshop over HTTP: what cards can say, and packs as entries in place of text."""

from __future__ import annotations

from typing import Any

from server.conftest import Guest
from server.running import Client, Running

COSTS = 'game = "outer_rim"\n# mine\n[[market]]\nid = "bacta_supplies"\ncost = 2500\n'


def opened(client: Client, text: str = COSTS, **more: Any) -> dict[str, Any]:
    answer = client.post("/api/packs/open", game="outer_rim", text=text, **more)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def written(client: Client, entries: dict[str, Any], **more: Any) -> dict[str, Any]:
    answer = client.post("/api/packs/write", game="outer_rim", name="Mine", about="", entries=entries, **more)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_packs_are_opened_as_whole_entries_and_written_again(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    told = ada.get("/api/games/outer_rim/form").json()
    box = next(one for one in told["entries"] if one["id"] == "bacta_supplies")
    assert {"market", "encounters"} <= {table["name"] for table in told["form"]["tables"]}
    assert ada.get("/api/games/harbour/form").status_code == 400  # it takes no packs
    entries = opened(ada)["entries"]
    assert entries == {"market": [{**box["values"], "cost": 2500}]}
    found = written(ada, entries)
    assert found["mistakes"] == [] and found["changes"]["changed"] == {"market": {"bacta_supplies": ["cost"]}}
    assert opened(ada, found["text"])["entries"] == entries
    assert [card["id"] for card in found["cards"]] == ["bacta_supplies"]
    sheet = "outer_rim,id,cost\nmarket,bacta_supplies,2500\n"
    assert opened(ada, sheet, file="mine.csv")["entries"]["market"][0]["cost"] == 2500


def test_what_is_wrong_is_told_with_its_entry_and_other_cards_are_shown(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    entries = {one["id"]: one for one in ada.get("/api/games/outer_rim/form").json()["entries"]}
    bacta, ax = (dict(entries[name]["values"]) for name in ("bacta_supplies", "vibro_ax"))
    wrong = written(ada, {"market": [bacta | {"cost": "dear"}, ax | {"cost": 1}]}, show=["market", "vibro_ax"])
    [mistake] = wrong["mistakes"]
    assert (mistake["id"], mistake["field"]) == ("bacta_supplies", "cost")
    assert [card["id"] for card in wrong["cards"]] == ["vibro_ax"]
    # What no text could be made of is told with its place, too.
    [mistake] = written(ada, {"market": [ax, bacta | {"name": "<b>"}]})["mistakes"]
    assert (mistake["id"], mistake["field"]) == ("bacta_supplies", "name")
    assert ada.post("/api/packs/open", game="outer_rim", text="[[market").status_code == 400
    assert written(ada, {"nonsense": [{"id": "x"}]})["mistakes"]
    deep: Any = []
    for _ in range(200):
        deep = [deep]
    assert written(ada, {"market": [bacta | {"reward": deep}]})["mistakes"]


def test_strangers_write_no_packs(server: Running, guest: Guest) -> None:
    nobody = guest(server)
    assert nobody.post("/api/packs/open", game="outer_rim", text=COSTS).status_code == 401
    assert nobody.post("/api/packs/write", game="outer_rim", name="", about="", entries={}).status_code == 401
