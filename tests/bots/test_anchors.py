"""Frozen players stay what they were: by a hash of their files, and by the games they play."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from marks import long
from starboard.bots import make_bot
from starboard.bots.anchors import GENERATIONS, anchored, digest
from starboard.bots.anchors.beginners import LEVELS as BEGINNERS
from starboard.bots.signs import is_frozen, sign_of
from starboard.kernel.chance import scramble
from starboard.kernel.errors import StarboardError
from starboard.kernel.registry import installed
from starboard.lab.tournament import Tournament

KEPT = json.loads((Path(__file__).parent / "anchors.json").read_text(encoding="utf-8"))
GAMES = ["carcassonne", "arcs", "outer_rim"]
TABLES = {  # levels by seat
    "strong": ["sharp-g1", "hard-g1@4n"],
    "weak": ["easy-g1", "greedy-g1", "medium-g1", "handset-g1"],
    "search": ["uct-g1@2n", "hard-g1@2n", "sharp-g1"],
}


def moves(game_id: str, levels: list[str], most: int | None) -> str:
    """Hash the first moves of a game, or all of them."""
    position = installed().game(game_id).start(len(levels), scramble(7))
    bots = [make_bot(game_id, level) for level in levels]
    step = 0
    whole = hashlib.sha256()
    while position.ask is not None and step != most:
        seat = position.ask.seat
        option = bots[seat].choose(position, seat, scramble(step))
        whole.update(f"{seat} {option.notation}\n".encode())
        position.play(option)
        step += 1
    return whole.hexdigest()[:16]


@pytest.mark.parametrize("generation", GENERATIONS)
def test_its_files_are_what_they_were(generation: str) -> None:
    assert digest(generation) == KEPT["files"][generation], "an anchor was changed: it must play the same games"


@pytest.mark.parametrize("game_id", GAMES)
def test_it_begins_games_as_it_did(game_id: str) -> None:
    found = {name: moves(game_id, levels, 24) for name, levels in TABLES.items()}
    assert found == KEPT["beginnings"][game_id]


def test_random_and_published_players_begin_games_as_they_did() -> None:
    """Those of one game, or of no generation."""
    found = {game_id: moves(game_id, ["random", "random"], 40) for game_id in GAMES}
    found["am20"] = moves("carcassonne", ["star25-am20@40n", "mcts-am20@2n"], 12)
    assert found == KEPT["others"]
    assert {level: sign_of("arcs", level) for level in KEPT["signs"]} == KEPT["signs"]


@pytest.mark.parametrize("game_id", GAMES)
def test_beginners_play_as_they_did(game_id: str) -> None:
    assert {level: moves(game_id, [level, "sharp-g1"], 40) for level in BEGINNERS} == KEPT["beginners"][game_id]


@long
@pytest.mark.parametrize("game_id", GAMES)
def test_it_plays_whole_games_as_it_did(game_id: str) -> None:
    found = {name: moves(game_id, TABLES[name], None) for name in ("strong", "weak")}
    assert found == KEPT["games"][game_id]


def test_it_is_played_against_by_its_name() -> None:
    played = Tournament("carcassonne", ("sharp-g1", "random")).play(0)
    assert played.places == [1, 2]
    assert "easy-g1" in anchored("arcs")
    assert "star25-am20" in anchored("carcassonne") and "star25-am20" not in anchored("arcs")
    assert anchored("levels") == []  # a module of the generation, but no game
    with pytest.raises(StarboardError, match="sharp-g9"):
        make_bot("arcs", "sharp-g9")


def test_a_sign_tells_what_a_player_is_made_of() -> None:
    assert sign_of("arcs", "hard@40n") == sign_of("arcs", "sharp") != sign_of("carcassonne", "sharp")
    assert sign_of("arcs", "hard-g1@40n") == digest("g1")
    assert [is_frozen(level) for level in ("random", "sharp-g1", "hard-g1@1", "sharp", "hard@40n")] == [True] * 3 + [
        False
    ] * 2
