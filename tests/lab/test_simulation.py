"""What is written down of a game, for all games: it adds up, and the game can be had back from it."""

from __future__ import annotations

from collections import Counter
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pyarrow.compute as pc
import pytest

import starboard
from starboard.bots import thinks_by_the_clock
from starboard.kernel.errors import StarboardError
from starboard.kernel.record import Record
from starboard.kernel.registry import GROUP, Registry
from starboard.lab import Run, simulate
from starboard.lab.names import Names
from starboard.lab.report.page import page
from starboard.lab.simulation import ALL_TABLES, TABLES, Notes, Setup, fitting, played
from starboard.lab.study import study_of
from starboard.texts import words

PLAYED = {
    "carcassonne": ("carcassonne", 3, {}, 4),
    "carcassonne teams": ("carcassonne", 4, {"teams": True, "colours": ["red", "black", "green", "white"]}, 2),
    "arcs": ("arcs", 2, {}, 3),
    "arcs leaders": ("arcs", 3, {"leaders": True, "pack": True}, 2),
    "outer rim": ("outer_rim", 2, {"fame": 8}, 1),
    "outer rim alone": ("outer_rim", 1, {"fame": 8}, 1),
}


@pytest.fixture(scope="module", params=PLAYED)
def run(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Run:
    game, seats, options, games = PLAYED[request.param]
    out = tmp_path_factory.mktemp("runs") / "run"
    return simulate(
        game, games, bots="random", seats=seats, options=options, out=out, jobs=1, batch=2, seed=5, tables=ALL_TABLES
    )


def rows(run: Run, table: str) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = run.table(table).to_pylist()
    return listed


def test_records_come_back_whole(run: Run) -> None:
    results = rows(run, "results")
    for number in range(run.manifest.games):
        position = starboard.replay(run.record(number))
        of_game = [row for row in results if row["game"] == number]
        assert position.result is not None
        assert [row["score"] for row in of_game] == position.result.scores
        assert [row["place"] for row in of_game] == position.result.places
        assert {row["seed"] for row in of_game} == {position.seed}
        assert {row["decisions"] for row in of_game} == {len(position.moves)}


def test_points_by_source_add_up_to_the_scores(run: Run) -> None:
    points: Counter[tuple[int, int]] = Counter()
    for row in rows(run, "tallies"):
        if row["kind"] == "points":
            points[row["game"], row["seat"]] += row["count"]
    teams = bool(run.manifest.options.get("teams"))
    for row in rows(run, "results"):
        own = points[row["game"], row["seat"]]
        mate = points[row["game"], (row["seat"] + 2) % 4] if teams else 0
        assert own + mate == row["score"]


def test_everything_counted_is_known_and_has_a_name(run: Run) -> None:
    study = study_of(run.manifest.game)
    assert [kind for kind in study.people if kind not in run.schemas["results"].names] == []
    known = {"points", "deed", *study.things, *study.dice}
    for row in rows(run, "tallies"):
        assert row["kind"] in known and row["count"] != 0
        if row["kind"] in study.dice:
            assert row["name"] in study.dice[row["kind"]]


def test_events_are_those_of_the_game(run: Run) -> None:
    """All of them, in order, with their fields in columns: as they are told when the record is played again."""
    game = starboard.game(run.manifest.game)
    told = rows(run, "events")
    expected = []
    for number in range(run.manifest.games):
        steps = Record.read(run.record(number)).steps(game)
        at = 0
        for step, (_, events) in enumerate(steps, -1):
            for event in events:
                facts = {
                    f"fact_{name}": fitting(value, run.manifest.facts.get(name, ""))
                    for name, value in event.facts.items()
                }
                seat = facts.pop("fact_seat", None)
                known = {"game": number, "step": None if step < 0 else step, "number": at, "seat": seat}
                expected.append({**known, "event": event.is_, "rule": event.rule, **facts})
                at += 1
    fields = [
        name for name in run.schemas["events"].names if not name.endswith("_called") and name not in ("turn", "said")
    ]
    given = [{name: row[name] for name in fields} for row in told]
    assert given == [{name: row.get(name) for name in fields} for row in expected]
    turns = [row["turn"] for row in told if row["game"] == 0]
    assert turns == sorted(turns) and turns[-1] == rows(run, "results")[0]["turns"]


def test_offers_are_options_of_their_decisions(run: Run) -> None:
    decisions = {(row["game"], row["step"]): row for row in rows(run, "decisions")}
    offers = rows(run, "offers")
    for row in offers:
        decision = decisions[row["game"], row["step"]]
        assert (row["seat"], row["ask"], row["turn"]) == (decision["seat"], decision["ask"], decision["turn"])
        assert row["taken"] == (row["option"] == decision["choice"]) and row["option"].startswith(row["verb"])
    if run.manifest.game == "carcassonne":
        assert offers == []  # tiles are drawn
    else:
        assert 0 < sum(row["taken"] for row in offers) < len(offers)


# What comes of a choice: the kind that is tallied, and the verbs that bring it, one for one or among others.
TALLIED = {"arcs": ("action", {"lead", "surpass", "pivot"}), "outer_rim": ("card", {"take", "replace"})}


def test_what_is_taken_was_offered(run: Run) -> None:
    """All action cards that are played face up were offered; of cards, those that need no asking are tallied too."""
    if run.manifest.game not in TALLIED:
        return
    kind, verbs = TALLIED[run.manifest.game]
    tallied = {
        (row["game"], row["seat"], row["name"]): row["count"] for row in rows(run, "tallies") if row["kind"] == kind
    }
    offers = [row for row in rows(run, "offers") if row["kind"] == kind and row["taken"]]
    taken = Counter((row["game"], row["seat"], row["name"]) for row in offers if row["verb"] in verbs)
    assert taken == tallied if kind == "action" else all(tallied[key] >= count for key, count in taken.items())
    chosen = Counter((row["game"], row["seat"], row["name"]) for row in offers if row["verb"] in ("buy", "pick"))
    for row in rows(run, "events"):
        if row["event"] == "bought" and row["seat"] < run.manifest.seats:
            assert chosen[row["game"], row["seat"], row["fact_card"]]  # who cannot pay after all, leaves


def test_names_are_beside_ids(run: Run) -> None:
    """In results, tallies and offers by kind and id, in events as the log says them."""
    game = run.manifest.game
    names = Names(game, words("en"))
    for row in rows(run, "tallies") + rows(run, "offers"):
        assert row["called"] == names.called(row["kind"], row["name"])
    for row in rows(run, "results"):
        assert (row["bot_called"], row["ending_called"]) == ("random", names.called("ending", row["ending"]))
        for kind in study_of(game).people:
            assert row[f"{kind}_called"] == (None if row[kind] is None else names.called(kind, row[kind]))
    events = rows(run, "events")
    assert all(row["said"] for row in events)
    named = [row for row in events if row.get("fact_card")]
    for row in named:
        assert row["fact_card_called"] and row["fact_card_called"] != row["fact_card"]
    assert bool(named) == (game != "carcassonne")
    secured = [row for row in named if row["event"] in ("secured", "took")]
    for row in secured:
        assert row["fact_card_called"] in row["said"]
    assert {name for name, sort in run.manifest.facts.items() if sort in ("name", "names")} == {
        column.removeprefix("fact_").removesuffix("_called")
        for column in run.schemas["events"].names
        if column.startswith("fact_") and column.endswith("_called")
    }


def test_turns_are_in_order_and_all_seats_are_told(run: Run) -> None:
    seats, turns = run.manifest.seats, rows(run, "turns")
    assert [row["seat"] for row in turns] == list(range(seats)) * (len(turns) // seats)
    at = [(row["game"], row["turn"]) for row in turns[::seats]]
    assert at == sorted(set(at))
    last = dict(at)
    for row in rows(run, "results"):
        assert last[row["game"]] == row["turns"] and 1 <= row["order"] <= seats
    for one in range(0, len(turns), seats):
        assert sum(row["active"] for row in turns[one : one + seats]) == 1
        chances = sum(row["chance"] for row in turns[one : one + seats])
        assert chances == pytest.approx(1, abs=1e-5) or (seats == 1 and 0 < chances < 1)  # the rest is the AI player's


def test_bots_change_seats_and_every_game_has_its_own_deal() -> None:
    setup = Setup("carcassonne", ("greedy", "random", "easy"))
    assert [setup.entrants(number) for number in range(3)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    seeds = {
        Setup("carcassonne", ("random",) * 3, seed=seed).seed_of(number) for seed in range(20) for number in range(50)
    }
    assert len(seeds) == 1000


def test_only_what_is_wanted_is_written_down() -> None:
    setup = Setup("carcassonne", ("random", "random"))
    few, all_of_it = Notes(setup, ("results",)), Notes(setup, TABLES)
    few.play(0)
    all_of_it.play(0)
    assert few.results == all_of_it.results and not (few.tallies or few.turns or few.decisions)


def test_a_worker_of_another_version_is_refused() -> None:
    setup = Setup("carcassonne", ("random", "random"))
    with pytest.raises(StarboardError, match=r"A worker has Starboard .*, but this is 0\.0\.1"):
        played(setup, "0.0.1", TABLES, 1, 1, 0)


@pytest.mark.parametrize(
    ("level", "by_clock"),
    [
        ("master", True),
        ("master@2", True),
        ("master@60n", False),
        ("hard", False),  # it counts its tries
        ("hard@2", True),
        ("hard@60n", False),
        ("hard@60n/0.3", True),
        ("hard-g1", True),
        ("hard-g1@60n", False),
        ("uct", True),
        ("uct@9n", False),
        ("even@0.4", True),
        ("medium", False),
    ],
)
def test_who_thinks_by_the_clock(level: str, by_clock: bool) -> None:
    assert thinks_by_the_clock(level) == by_clock


def test_nobody_who_thinks_by_the_clock_plays(tmp_path: Path) -> None:
    with pytest.raises(StarboardError, match="Give it a number of tries instead: master@300n"):
        simulate("carcassonne", 1, bots="master", out=tmp_path / "run")
    assert not list(tmp_path.iterdir())


def test_a_game_that_nobody_has_written_a_study_for(tmp_path: Path) -> None:
    """One with secrets, choices made together, and no mind: fewer columns, but all of its games."""
    among = Registry([EntryPoint("harbour", "kernel.harbour:GAME", GROUP)])
    run = simulate(
        "harbour", 6, bots="random", seats=3, out=tmp_path / "run", jobs=1, batch=4, among=among, tables=ALL_TABLES
    )
    assert run.is_whole and run.manifest.features == [] and run.tallies().num_rows == 0
    assert run.offers().num_rows == 0 and {"sealed", "opened"} <= set(run.events()["event"].to_pylist())
    assert run.turns().num_rows > 18 and run.turns()["points"].null_count == run.turns().num_rows
    for number in range(6):
        position = among.game("harbour").replay(run.record(number, among))
        told = run.results().filter(pc.equal(run.results()["game"], number))
        assert position.result is not None and told["place"].to_pylist() == position.result.places
    text = page(run, words("en"))
    assert "harbour: 6 games" in text and "Wins by turn order" in text
