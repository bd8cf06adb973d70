"""The soak measures what it says: memory, handles, growth, answers and tables that stand still."""

from __future__ import annotations

import json
from typing import Any

import pytest

from marks import long
from starboard.cli.main import main
from starboard.server import soak
from starboard.server.bench import Game, Http


def test_a_short_soak(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["bench", "soak", "--tables", "1", "--bots", "1", "--minutes", "0.05", "--json"])
    assert not end.value.code
    found = json.loads(capsys.readouterr().out)
    assert len(found["samples"]) == soak.SAMPLES and found["moves"] > 0 and found["stuck"] == []
    assert found["trip_p50_ms"] <= found["trip_p99_ms"]
    last = found["samples"][-1]
    assert last["server_mb"] > 20 and last["handles"] > 5 and last["database_mb"] > 0


def test_what_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of people as well as of bots."""
    seen = {"a": ("playing", 61), "b": ("playing", 3), "c": ("over", 99), "d": ("playing", 1_000)}

    def ask(line: Http, method: str, path: str) -> dict[str, Any]:
        table = path.removeprefix("/api/tables/")
        status, since = seen[table]
        return {"id": table, "status": status, "updated_at": 5_000.0 - since}

    monkeypatch.setattr(soak.time, "time", lambda: 5_000.0)
    monkeypatch.setattr(Http, "ask", ask)
    assert soak.stuck(80, list(seen)) == ["a", "d"]


@long
def test_a_soak_asks_of_people_too_whether_they_stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here nobody moves, and nobody may stand still at all."""
    monkeypatch.setattr(soak, "STILL", 0.0)
    monkeypatch.setattr(Game, "choice", lambda game, seen: None)
    found = soak.measure(1, 0, 0.01, None, lambda: None)
    assert found.moves == 0 and len(found.stuck) == 1


@long
def test_a_soak_fails_if_somebody_cannot_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(game: Game) -> None:
        raise RuntimeError("503")

    monkeypatch.setattr(Game, "play", play)
    with pytest.raises(RuntimeError, match="503"):
        soak.measure(1, 0, 0.01, None, lambda: None)
