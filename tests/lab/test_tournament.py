"""Tournaments of bots: which games are played, what they come to, and the file they are kept in."""

from __future__ import annotations

import json
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from marks import long
from starboard import BadSetup, StarboardError, UnknownGame
from starboard.lab import tournament as tournament_module
from starboard.lab.ledger import Ledger, line_of
from starboard.lab.tournament import Played, Standings, Tournament, entrants

DUEL = Tournament("carcassonne", ("greedy", "random"), seed=7)
FOUR = Tournament("carcassonne", ("random", "greedy", "random", "random"))
RANDOM = Tournament("carcassonne", ("random", "random"), seed=7)


def played(tournament: Tournament, games: int, jobs: int = 1) -> Standings:
    return Standings(tournament, tournament.run(range(games), jobs))


# Which games are played


def test_the_same_games_whatever_the_number_of_jobs_and_the_order() -> None:
    alone = list(RANDOM.run(range(10)))
    together = sorted(RANDOM.run(range(10), jobs=2), key=lambda game: game.number)
    assert together == alone
    assert [RANDOM.play(number) for number in reversed(range(10))] == alone[::-1]
    assert Standings(RANDOM, alone).all == Standings(RANDOM, alone[::-1]).all


def test_each_deal_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int | None, list[str]]] = []
    play_out = tournament_module.play_out

    def noted(position: Any, levels: list[str], seed: int, fast: bool) -> Any:
        seen.append((position.seed, levels))
        return play_out(position, levels, seed, fast)

    monkeypatch.setattr(tournament_module, "play_out", noted)
    three = Tournament("carcassonne", ("greedy", "random", "random"))
    list(three.run(range(6)))
    deals = [seed for seed, _ in seen]
    assert len(set(deals[:3])) == len(set(deals[3:])) == 1 and deals[0] != deals[3]
    assert [levels.index("greedy") for _, levels in seen] == [0, 1, 2, 0, 1, 2]
    assert [[three.seat_of(entrant, number) for entrant in range(3)] for number in (0, 1, 2)] == [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
    ]


def test_greedy_wins_from_every_seat() -> None:
    """So that wins, places and scores are counted for the one who had them."""
    assert [game.shares for game in DUEL.run(range(6))] == [[1, 0]] * 6
    games = list(FOUR.run(range(4)))
    assert [game.places[1] for game in games] == [1] * 4
    assert all(game.scores[1] == max(game.scores) for game in games)


def test_equals_are_even() -> None:
    low, high = played(RANDOM, 60).all[0].interval
    assert low < 0.5 < high


def test_options_are_played_with() -> None:
    teams = Tournament("carcassonne", ("random",) * 4, {"teams": True})
    game = teams.play(1)
    assert game.scores[0] == game.scores[2] and game.scores[1] == game.scores[3]
    assert sum(game.shares) == 1


def test_entrants_are_named_and_the_last_one_takes_the_other_seats() -> None:
    assert Tournament("arcs", ("hard@0.05", "random", "random")).names == ["hard@0.05", "random", "random 2"]
    assert entrants(["greedy", "random"], 4) == ("greedy", "random", "random", "random")
    assert entrants(["greedy", "random"], None) == ("greedy", "random")
    with pytest.raises(StarboardError, match=r"more bots than seats\. Bots: 3\. Seats: 2\."):
        entrants(["greedy", "random", "random"], 2)


def test_what_cannot_be_played_is_refused_before_anything_starts() -> None:
    with pytest.raises(StarboardError, match=r"no bot “genius” for carcassonne\. Available: random, greedy"):
        Tournament("carcassonne", ("random", "genius")).settings()
    with pytest.raises(UnknownGame, match="no game “chess”"):
        Tournament("chess", ("random", "random")).settings()
    with pytest.raises(BadSetup, match="carcassonne is for 2 to 5 seats, not 6"):
        Tournament("carcassonne", ("random",) * 6).settings()
    with pytest.raises(BadSetup, match="no option “fame”"):
        Tournament("carcassonne", ("random", "random"), {"fame": 8}).settings()
    with pytest.raises(StarboardError, match="at least two bots"):
        Tournament("carcassonne", ("random",)).settings()
    with pytest.raises(StarboardError, match="does nothing for these bots: greedy, medium"):
        Tournament("carcassonne", ("greedy", "medium"), fast=True).settings()
    with pytest.raises(StarboardError, match="arcs has no fast lane"):
        Tournament("arcs", ("hard@4n", "random"), fast=True).settings()


@long
def test_greedy_beats_random_in_98_of_100_games() -> None:
    assert played(Tournament("carcassonne", ("greedy", "random")), 200, jobs=2).all[0].rate >= 0.98


# What they come to


@pytest.mark.parametrize(
    ("places", "shares", "mean_places"),
    [
        ([1, 2], [1, 0], [1, 2]),
        ([1, 1], [Fraction(1, 2)] * 2, [1.5, 1.5]),
        ([3, 1, 1, 4], [0, Fraction(1, 2), Fraction(1, 2), 0], [3, 1.5, 1.5, 4]),
        ([2, 2, 2, 1], [0, 0, 0, 1], [3, 3, 3, 1]),
        ([1, 2, 1, 2], [Fraction(1, 2), 0, Fraction(1, 2), 0], [1.5, 3.5, 1.5, 3.5]),  # teams
        ([1, 1, 1], [Fraction(1, 3)] * 3, [2, 2, 2]),
    ],
)
def test_ties_share_victory_and_places(places: list[int], shares: list[Fraction], mean_places: list[float]) -> None:
    game = Played(0, places, [])
    assert game.shares == shares and game.mean_places == mean_places


def test_a_standing_against_numbers_worked_out_by_hand() -> None:
    three = Tournament("carcassonne", ("greedy", "random", "random"))
    games = [([1, 2, 3], [30, 20, 10]), ([1, 1, 3], [9, 9, 8]), ([2, 1, 3], [5, 6, 4]), ([3, 1, 2], [1, 3, 2])]
    standings = Standings(three, [Played(number, *game) for number, game in enumerate(games)])
    first, second, third = standings.all
    assert (first.games, first.won, first.rate, first.score) == (4, Fraction(3, 2), 0.375, 11.25)
    # A deal of 3 games, 1.5 won, and one of 1, lost: apart from the rate by (1.5 - 1.125) / 2 and -0.375 / 2. Their
    # squares are 0.0703, and (0.0703 / 0.2344 + 1) / 2 = 0.65 of two deals: Wilson's interval is of 3.0769 games.
    assert first.interval == pytest.approx((0.0770, 0.8118), abs=1e-4)
    # Mean places of the deals: 1.5 and 3; sample variance 1.125; 1.96 · sqrt(1.125 / 2) = 1.47, around their mean, 2.25
    assert first.place == 1.875 and first.place_interval == pytest.approx((1.0, 3.0), abs=1e-4)
    assert third.place_interval == pytest.approx((1.52, 3.0), abs=1e-4)  # 2.5 ± 0.98, but nobody is later than third
    assert [one.name for one in standings.best_first] == ["random", "greedy", "random 2"]
    assert second.as_data() == {
        "name": "random",
        "level": "random",
        "games": 4,
        "deals": 2,
        "won": 2.5,
        "rate": 0.625,
        "low": 0.1882,
        "high": 0.923,
        "place": 1.375,
        "place_low": 1.0,
        "place_high": 1.74,
        "score": 9.5,
    }


def test_a_standing_without_games_or_scores() -> None:
    standings = Standings(DUEL)
    assert (standings.games, standings.all[0].place, standings.all[0].score) == (0, None, None)
    assert standings.all[0].interval == (0, 1) and standings.all[0].place_interval == (1, 2)
    standings.add(Played(0, [1, 2], []))
    assert standings.all[0].score is None and standings.all[0].place_interval == (1, 2)


# The file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Of five games of RANDOM."""
    path = tmp_path / "games" / "duel.jsonl"
    write(path, range(5))
    return path


def write(path: Path, numbers: Iterable[int]) -> None:
    with Ledger(path, RANDOM.settings()) as ledger:
        for number in numbers:
            ledger.add(RANDOM.play(number))


def test_games_are_kept_and_added_to(file: Path) -> None:
    settings, *games = [json.loads(line) for line in file.read_text().splitlines()]
    assert settings == {
        "format": 1,
        "game": "carcassonne",
        "version": 1,
        "entrants": ["random", "random"],
        "seats": 2,
        "options": {"teams": False, "planet_reinforce": True, "first_player": 0, "colours": ["red", "black"]},
        "seed": 7,
    }
    assert [game["number"] for game in games] == [0, 1, 2, 3, 4]
    write(file, [7])
    assert Ledger(file, RANDOM.settings()).played == {number: RANDOM.play(number) for number in (0, 1, 2, 3, 4, 7)}


@pytest.mark.parametrize("tear", ["", '{"num', '{"number":5,"places":[1,2],"scores":[40,30]}', "\0\0\0\n", '{"numb\n'])
def test_a_torn_last_line_is_dropped(file: Path, tear: str) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole + tear.encode())
    ledger = Ledger(file, RANDOM.settings())
    assert sorted(ledger.played) == [0, 1, 2, 3, 4]
    assert file.read_bytes() == whole + tear.encode()  # as yet
    with ledger:
        ledger.add(RANDOM.play(5))
    assert file.read_bytes() == whole + line_of({"number": 5, **rest_of(RANDOM.play(5))})


def rest_of(game: Played) -> dict[str, Any]:
    return {"places": game.places, "scores": game.scores}


@pytest.mark.parametrize("length", [0, 1, 40, -1])
def test_torn_settings_are_written_again(tmp_path: Path, length: int) -> None:
    path = tmp_path / "duel.jsonl"
    header = line_of(RANDOM.settings())
    path.write_bytes(header[:length])
    write(path, [])
    assert path.read_bytes() == header


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (Tournament("carcassonne", ("random", "random"), seed=8), "seed is 7 there and 8 here"),
        (
            Tournament("carcassonne", ("random", "greedy"), seed=7),
            r'entrants is \["random", "random"\] there and \["random", "greedy"\] here',
        ),
        (
            Tournament("carcassonne", ("random", "random"), {"planet_reinforce": False}, 8),
            r"options\.planet_reinforce is true there and false here",
        ),
        (Tournament("arcs", ("random", "random"), seed=7), "game is carcassonne there and arcs here"),
    ],
    ids=["seed", "entrants", "options", "game"],
)
def test_games_of_other_settings_are_refused_and_left_alone(file: Path, other: Tournament, told: str) -> None:
    before = file.read_bytes()
    with pytest.raises(StarboardError, match=told):
        Ledger(file, other.settings())
    assert file.read_bytes() == before


def test_other_rules_and_formats_are_other_settings(file: Path) -> None:
    with pytest.raises(StarboardError, match="version is 1 there and 2 here"):
        Ledger(file, {**RANDOM.settings(), "version": 2})
    with pytest.raises(StarboardError, match="format is 1 there and 2 here"):
        Ledger(file, {**RANDOM.settings(), "format": 2, "pace": "slow"})


@pytest.mark.parametrize("content", ["a diary", "a diary\n", '{"seed": 7}\n', "[1]\n", "\xff\n"])
def test_what_is_something_else_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "diary"
    path.write_bytes(content.encode("latin-1"))
    with pytest.raises(StarboardError, match="does not contain the games of a tournament"):
        Ledger(path, RANDOM.settings())
    assert path.read_bytes() == content.encode("latin-1")


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "{}",
        '{"number":-1,"places":[1,2],"scores":[2,1]}',
        '{"number":1,"places":[1,2,3],"scores":[2,1]}',
        '{"number":1,"places":[1,2],"scores":[2]}',
        '{"number":1,"places":[0,1],"scores":[2,1]}',
    ],
)
def test_a_broken_line_in_the_middle_is_refused(file: Path, line: str) -> None:
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:3], line, *lines[3:]]) + "\n")
    with pytest.raises(StarboardError, match="line 4: this is not a game of this tournament"):
        Ledger(file, RANDOM.settings())


def test_a_file_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    with pytest.raises(StarboardError, match="cannot be read"):
        Ledger(tmp_path, RANDOM.settings())
    (tmp_path / "taken").write_text("")
    ledger = Ledger(tmp_path / "taken" / "duel.jsonl", RANDOM.settings())
    with pytest.raises(StarboardError, match="cannot be written"):
        ledger.__enter__()
