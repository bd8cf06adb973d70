"""The ladder: who meets whom, ledgers that are gone on with, and ratings that follow from them alone."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from starboard.kernel.errors import StarboardError
from starboard.lab import ladder as module
from starboard.lab.ladder import BATCH, Deal, Ladder, effort, gaps, level_of, player_of, read_ledgers
from starboard.lab.ratings_file import kept, ratings, rows, tables, text_of

ANCHORS = ["random", "sharp-g1"]


@pytest.fixture(scope="module")
def climbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three batches and a part of one, of three players."""
    folder = tmp_path_factory.mktemp("bench")
    played = list(Ladder("carcassonne", folder=folder).climb([], [*ANCHORS, "easy-g1"], 17))
    assert len(played) == 17 and all(" – " in met for met in played)
    return folder


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.rglob("*.jsonl"))}


def test_a_deal_is_played_from_every_seat_and_told_in_a_line(tmp_path: Path) -> None:
    ladder = Ladder("carcassonne", folder=tmp_path)
    meeting = ladder.meeting(ANCHORS)
    deal = meeting.play(3)
    assert deal == Deal(3, [meeting.tournament.play(number).places for number in (6, 7)])
    with ladder.ledger(meeting) as ledger:
        ledger.add(deal)
    header, line = (tmp_path / "ledgers/carcassonne/2/random+sharp-g1.jsonl").read_text().splitlines()
    assert line == "[3,[[2,1],[2,1]]]"
    settings = json.loads(header)
    assert settings["entrants"] == ANCHORS and len(settings["signs"]) == 2 and settings["options"]["teams"] is False


def test_who_may_meet_whom() -> None:
    two, three = Ladder("arcs"), Ladder("arcs", 3)
    assert list(two.meetings([], ["b", "a", "c"])) == [("a", "b"), ("b", "c"), ("a", "c")]
    assert set(two.meetings(["c"], ["a", "b"])) == {("a", "c"), ("b", "c")}
    assert set(three.meetings([], ["a", "b"])) == {("a", "b", "b"), ("b", "a", "a")}
    assert [effort(level) for level in ("random", "hard-g1@40n", "hard@0.1", "hard", "sharp")] == [1, 11, 41, 401, 1]


def test_the_anchors_of_a_new_ladder_have_a_usual_budget(tmp_path: Path) -> None:
    found = Ladder("carcassonne", folder=tmp_path).anchors()
    assert {"random", "sharp-g1", "hard-g1@40n", "star25-am20@300n"} <= set(found)
    assert "star25-am20@300n" not in Ladder("arcs", folder=tmp_path).anchors()


def test_one_on_the_ladder_has_those_near_it(climbed: Path) -> None:
    ladder = Ladder("carcassonne", folder=climbed)
    assert ladder.anchors() == ["easy-g1", "random", "sharp-g1"]
    assert ladder.near("easy-g1")[0] in ("sharp-g1", "random") and "easy-g1" not in ladder.near("easy-g1")
    assert ladder.near("medium")[0] == "sharp-g1"  # no rating yet: those near the reference
    best, *_, last = ladder.rated()
    assert best.player == "sharp-g1" and last.player == "random"


def test_players_that_may_change_carry_what_they_are_made_of() -> None:
    player = player_of("arcs", "hard@40n")
    assert player.startswith("hard@40n#") and level_of(player) == "hard@40n"
    assert player_of("arcs", "hard-g1@40n") == "hard-g1@40n" and player_of("arcs", "random") == "random"
    ladder = Ladder("arcs")
    assert ladder.ledger(
        ladder.meeting(("sharp", "random"))
    ).path.name == f"{player_of('arcs', 'sharp')}+random.jsonl".replace("#", ".")


@pytest.mark.parametrize("cut", [1, 10, 19, 900])
def test_what_was_lost_with_a_stop_is_played_again_and_all_is_as_without(
    climbed: Path, tmp_path: Path, cut: int
) -> None:
    """The end of the batch that was played last is torn off, as a process leaves it that is killed."""
    shutil.copytree(climbed, tmp_path / "torn")
    shutil.copytree(climbed, tmp_path / "whole")
    last = next(path for path in (tmp_path / "torn").rglob("*.jsonl") if deals_in(path) % BATCH)
    content = last.read_bytes()
    batches = b"".join(content.splitlines(keepends=True)[: 1 + deals_in(last) // BATCH * BATCH])
    last.write_bytes(content[: max(len(batches), len(content) - cut)])
    left = sum(map(deals_in, (tmp_path / "torn").rglob("*.jsonl")))
    assert left < 17
    for name, deals in (("torn", 20 - left), ("whole", 3)):
        list(Ladder("carcassonne", folder=tmp_path / name).climb([], [*ANCHORS, "easy-g1"], deals))
    assert files(tmp_path / "torn") == files(tmp_path / "whole")


def deals_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") - 1


def test_a_part_of_a_batch_is_ended_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ladder = Ladder("carcassonne", folder=tmp_path)
    list(ladder.climb([], [*ANCHORS, "easy-g1"], 2))
    monkeypatch.setattr(module, "telling", lambda *_: pytest.fail("it is not asked within a batch"))
    list(ladder.climb([], [*ANCHORS, "easy-g1"], 3))
    assert gaps([]) == [] and gaps([0, 1, 5]) == [2, 3, 4, 6, 7, 8, 9] and gaps(range(5)) == []


def test_games_of_an_anchor_that_was_another_one_are_refused(climbed: Path, tmp_path: Path) -> None:
    shutil.copytree(climbed, tmp_path, dirs_exist_ok=True)
    path = next(path for path in tmp_path.rglob("*.jsonl") if "sharp-g1" in path.name)
    header, rest = path.read_text().split("\n", 1)
    settings: dict[str, Any] = json.loads(header)
    settings["signs"] = ["0" * 16] * 2
    path.write_text(json.dumps(settings) + "\n" + rest)
    with pytest.raises(StarboardError, match="0000000000000000 there"):
        read_ledgers(path.parent)
    path.write_text("a diary\n")
    with pytest.raises(StarboardError, match="does not contain"):
        read_ledgers(path.parent)


def test_the_file_of_ratings_follows_from_the_ledgers(climbed: Path) -> None:
    made = ratings(climbed)
    assert text_of(made) == text_of(ratings(climbed)) and json.loads(text_of(made)) == made
    (ladder,) = made["ladders"]
    assert (ladder["game"], ladder["seats"], ladder["options"], ladder["deals"]) == ("carcassonne", 2, {}, 17)
    assert [one["player"] for one in ladder["players"]] == ["sharp-g1", "easy-g1", "random"]
    assert kept(climbed)["ladders"] == []  # nobody has written it yet
    page = "\n".join(tables(made, {"carcassonne": "Carcassonne"}))
    assert "**Carcassonne, 2 players** (17 deals)" in page and "| sharp-g1 | 0 | – |" in page


def test_options_make_another_ladder(tmp_path: Path) -> None:
    ladder = Ladder("carcassonne", 2, {"planet_reinforce": False}, tmp_path)
    list(ladder.climb([], ANCHORS, 1))
    assert ladder.ledgers.name == "2-planet_reinforce=False"
    assert ratings(tmp_path)["ladders"][0]["options"] == {"planet_reinforce": False}


def test_rows_of_a_page() -> None:
    players = [{"player": "a", "elo": 1200, "low": -5, "high": 1300, "deals": 7, "one_sided": True}]
    assert list(rows(players)) == ["| a | 1,200 * | −5 to 1,300 | 7 |"]
