"""A program of somebody else at a seat: what it is told, what its answers do, and what becomes of it."""

from __future__ import annotations

import errno
import json
import os
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import starboard
from processes import started
from scripts import FIRST, HELLO, example, made, runs
from starboard import StarboardError
from starboard.bots.bot import ask_of
from starboard.bots.random_bot import RandomBot
from starboard.kernel.chance import scramble
from starboard.kernel.position import Position
from starboard.lab.ledger import Ledger
from starboard.lab.programs import Limits, Program, is_program, name_of, read_command
from starboard.lab.programs.limits import RESTARTS
from starboard.lab.programs.messages import AskTold, EventTold, HelloTold, LostTold, OverTold
from starboard.lab.programs.program import own_seed, question_told
from starboard.lab.tournament import Standings, Tournament
from waiting import wait_for

pytestmark = pytest.mark.skipif(os.name != "posix", reason="groups of processes")
PATIENT = Limits(move=120, start=120, memory=512)  # nothing here is slow but by what it does
HASTY = Limits(move=0.3, start=120, memory=512)
SEED = 11
SLEEP = "time.sleep(3600)"


@contextmanager
def seated(command: str, limits: Limits = PATIENT, seat: int = 0) -> Iterator[Program]:
    with Program(read_command(command), limits, seat, SEED) as program:
        yield program


def begun(game: str = "carcassonne", seed: int = 42) -> Position[Any]:
    return starboard.game(game).start(2, seed, {"first_player": 0} if game == "carcassonne" else {})


def alone(position: Position[Any], program: Program, moves: int) -> list[str]:
    """Let a program choose so often, and `random` for the others; return what the program's choices were."""
    played: list[str] = []
    rival = RandomBot()
    while len(played) < moves:
        assert position.ask is not None
        seat = position.ask.seat
        option = (program if seat == program.seat else rival).choose(position, seat, len(played))
        if seat == program.seat:
            played.append(option.notation)
        position.play(option)
    return played


def lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def noting(file: Path) -> str:
    """Keep every message that comes."""
    return f"open({str(file)!r}, 'a').write(line)"


# How it is named


def test_a_program_is_named_by_its_command() -> None:
    assert is_program("program:python3 bot.py") and not is_program("medium")
    assert read_command("program:sh -c 'exit 3'") == ["sh", "-c", "exit 3"] == read_command("sh -c 'exit 3'")
    assert name_of("program:/usr/bin/python3 '/home/a b/my bot.py' --deep") == "python3 my bot.py --deep"
    assert name_of("program:python3 " + "x" * 30) == "…" + "x" * 23


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("program:", "“program:” is not a command"),
        ("program:sh -c 'exit", "is not a command"),
        ("program:no-such-thing-here --fast", "“no-such-thing-here” of the command"),
    ],
)
def test_what_cannot_be_started_is_refused_before_anything_starts(command: str, told: str) -> None:
    with pytest.raises(StarboardError, match=told):
        Tournament("carcassonne", (command, "random"), limits=PATIENT).settings()


def test_only_who_gives_limits_takes_programs() -> None:
    """So neither a server nor a ladder ever starts one."""
    with pytest.raises(StarboardError, match="There is no bot “program:sh”"):
        Tournament("carcassonne", ("program:sh", "random")).settings()


# What it is told


@pytest.mark.parametrize("game", ["carcassonne", "arcs", "outer_rim"])
def test_it_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path, game: str) -> None:
    file = tmp_path / "told"
    position = begun(game)
    rival, views, asks, events = RandomBot(), [], [], []
    heard: list[EventTold] = []
    with seated(made(tmp_path, also=noting(file)), seat=1) as program:
        told = position.events
        for step in range(60):
            program.witness(told)
            seen = [event.seen_by(1) for event in told]
            heard += [EventTold(event.is_, event.facts, event.rule) for event in seen]
            assert position.ask is not None
            seat = position.ask.seat
            if seat == 1:
                views.append(position.view(1))
                asks.append([option.notation for option in position.ask.options])
                events.append(heard)
                heard = []
            told = position.play((program if seat == 1 else rival).choose(position, seat, step))
        assert program.over(position) and not program.lost
    first, *rest, last = lines_of(file)
    hello = msgspec.convert(first, HelloTold, strict=True)
    assert (hello.game, hello.seats, hello.seat, hello.starts) == (game, 2, 1, 1)
    assert hello.options == msgspec.to_builtins(position.options) and hello.limits == PATIENT
    assert hello.seed == own_seed(SEED, 1) < 2**53
    questions = [msgspec.convert(one, AskTold) for one in rest]
    assert [one.id for one in questions] == list(range(1, len(asks) + 1)) and {one.seat for one in questions} == {1}
    assert [one.view for one in questions] == views
    assert [[option.notation for option in one.ask.options] for one in questions] == asks
    assert [one.events for one in questions] == [
        msgspec.convert(msgspec.to_builtins(one), list[EventTold]) for one in events
    ]
    assert msgspec.convert(last, OverTold).view == position.view(1)


@pytest.mark.parametrize("game", ["arcs", "outer_rim"])
def test_what_it_is_told_does_not_go_by_what_its_seat_cannot_know(game: str) -> None:
    position, rival = begun(game), RandomBot()
    decisions = 0
    for step in range(120):
        assert position.ask is not None
        if position.ask.seat == 0:
            worlds = (position, position.imagine(0, 1), position.imagine(0, 2))
            told = {msgspec.json.encode((one.view(0), question_told(ask_of(one, 0)))) for one in worlds}
            assert len(told) == 1
            decisions += 1
        position.play(rival.choose(position, position.ask.seat, step))
    assert decisions > 20


def test_nothing_of_ours_is_in_its_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARBOARD_SECRET", "x")
    monkeypatch.setenv("OF_THEIRS", "y")
    file = tmp_path / "environment"
    note = f"open({str(file)!r}, 'w').write(json.dumps([dict(os.environ), os.getpgid(0), os.getpid(), os.getppid()]))"
    with seated(made(tmp_path, also=note)) as program:
        alone(begun(), program, 1)
    environment, group, pid, parent = json.loads(file.read_text())
    assert "STARBOARD_SECRET" not in environment and environment["OF_THEIRS"] == "y"
    assert group == pid != os.getpgid(0) and parent != os.getpid()


def test_a_lost_move_is_told_with_what_was_played_instead(tmp_path: Path) -> None:
    file = tmp_path / "told"
    position = begun()
    with seated(made(tmp_path, "say(do='choose', id=m['id'], choice='place 9,9 r0')", also=noting(file))) as program:
        played = alone(position, program, 2)
        assert program.over(position) and program.starts == 1
    _, _, one, _, other, last = lines_of(file)
    lost = [msgspec.convert(told, LostTold) for told in (one, other)]
    assert [(told.id, told.kind, told.played) for told in lost] == [
        (1, "illegal", played[0]),
        (2, "illegal", played[1]),
    ]
    assert lost[0].why.startswith("“place 9,9 r0” is not allowed: ") and last["lost"] == {"illegal": 2}


# What its answers do


def test_it_chooses_by_notation_or_by_number(tmp_path: Path) -> None:
    position = begun()
    choice = "m['ask']['options'][-1]['notation'] if m['id'] == 1 else len(m['ask']['options']) - 1"
    with seated(made(tmp_path, f"say(do='choose', id=m['id'], seat=m['seat'], choice={choice}, why='so')")) as program:
        for _ in range(2):
            assert position.ask is not None
            wanted = position.ask.options[-1]
            assert program.choose(position, 0, 1) == wanted
            position.play(wanted)
        assert not program.lost and program.name == "made by a test"


@pytest.mark.parametrize(
    ("ask", "kind"),
    [
        ("say(do='choose', id=m['id'], choice=10**6)", "illegal"),
        ("say(do='choose', id=m['id'], choice=-1)", "illegal"),
        ("say(do='choose', id=m['id'], choice='')", "illegal"),
        ("say(do='choose', id=m['id'], choice=True)", "garbled"),
        ("say(do='choose', id=m['id'], choice=1.5)", "garbled"),
        ("say(do='choose', choice=0)", "garbled"),
        ("print('thinking…', flush=True)", "garbled"),
        ("print('[' * 50000, flush=True)", "garbled"),
        ("os.write(1, b'\\xff\\xfe\\n')", "garbled"),
        ("say(do='choose', id=m['id'] + 1, choice=0)", "confused"),
        ("say(do='choose', id=m['id'], seat=1, choice=0)", "confused"),
        (HELLO, "confused"),
    ],
)
def test_a_wrong_answer_costs_the_move_and_no_more(tmp_path: Path, ask: str, kind: str) -> None:
    """What is played instead is what `random` plays by the same seed."""
    position, same = begun(), begun()
    with seated(made(tmp_path, f"({ask}) if m['id'] == 1 else {FIRST}")) as program:
        (played,) = alone(position, program, 1)
        assert played == RandomBot().choose(same, 0, 0).notation and program.lost == {kind: 1}
        assert alone(position, program, 2) and program.lost == {kind: 1} and program.starts == 1


def test_notes_before_the_answer_cost_one_move_each_and_the_answer_is_no_second_mistake(tmp_path: Path) -> None:
    with seated(made(tmp_path, f"(print('hm', flush=True), {FIRST})")) as program:
        alone(begun(), program, 3)
        assert program.lost == {"garbled": 3}


@pytest.mark.parametrize(
    ("ask", "kind"),
    [
        (SLEEP, "slow"),
        ("sys.exit(3)", "ended"),
        ("os.kill(os.getpid(), 9)", "ended"),
        (f"(os.close(1), {SLEEP})", "ended"),
        (f"(os.kill(os.getppid(), 9), {SLEEP})", "ended"),
        ("(sys.stderr.write('Error: ' + 'x' * 9000 + '\\x1b[2J'), sys.exit(2))", "ended"),
        ("bytearray(10**9)", "memory"),
        ("print('x' * 100000, flush=True)", "flood"),
        ("print('x' * 10**6, end='', flush=True)", "flood"),
        ("print('\\n' * (10**6 + 1), flush=True)", "flood"),
    ],
)
def test_what_breaks_a_process_costs_the_move_and_it_is_started_again(
    tmp_path: Path, ask: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "starts"
    if "close" in ask:  # it is not waited for how that one ends
        monkeypatch.setattr("starboard.lab.programs.process.PATIENCE", 0.1)
    code = made(tmp_path, f"({ask}) if not os.path.exists({str(file)!r}) else {FIRST}")
    with seated(code, HASTY if ask == SLEEP else PATIENT) as program:
        position = begun()
        alone(position, program, 1)
        assert program.lost == {kind: 1} and program.process is None
        file.touch()
        program.limits = PATIENT
        alone(position, program, 2)
        assert program.lost == {kind: 1} and program.starts == 2


def test_it_is_started_again_a_few_times_only(tmp_path: Path) -> None:
    with seated(made(tmp_path, "sys.exit(1)")) as program:
        alone(begun(), program, RESTARTS + 4)
        assert program.starts == RESTARTS + 1 and program.lost == {"ended": RESTARTS + 1, "gone": 3}


@pytest.mark.parametrize(
    ("hello", "kind"),
    [
        (SLEEP, "start"),
        ("sys.exit('no')", "ended"),
        ("say(do='hello', protocol=9)", "confused"),
        ("say(do='choose', id=1, choice=0)", "confused"),
        ("print('Welcome to my bot', flush=True)", "garbled"),
    ],
)
def test_without_a_hello_it_is_given_up_for_the_game(tmp_path: Path, hello: str, kind: str) -> None:
    limits = Limits(start=0.3) if kind == "start" else PATIENT
    with seated(made(tmp_path, hello=hello), limits) as program:
        alone(begun(), program, 3)
        assert program.lost == {kind: 1, "gone": 2} and program.starts == 1 and program.process is None


def test_where_no_process_can_be_had_it_costs_the_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr("subprocess.Popen", refused)
    with seated(made(tmp_path)) as program:
        alone(begun(), program, 2)
        assert program.lost == {"ended": 1, "gone": 1}


def test_what_it_says_on_standard_error_is_read_and_dropped(tmp_path: Path) -> None:
    """More than a pipe holds: nobody waits for anybody."""
    with seated(made(tmp_path, f"(sys.stderr.write('e' * 300000), {FIRST})")) as program:
        alone(begun(), program, 2)
        assert not program.lost and program.process is not None and len(program.process.errors) <= 8192


def test_a_program_that_does_not_read_blocks_nobody(tmp_path: Path) -> None:
    """What it is told is more than a pipe holds."""
    script = tmp_path / "deaf.py"
    script.write_text('import time\nprint(\'{"do":"hello","protocol":1}\', flush=True)\ntime.sleep(3600)\n')
    with seated(shlex.join([sys.executable, "-S", str(script)]), HASTY) as program:
        program.events = [EventTold("noise", {"much": "x" * 200_000})]
        alone(begun(), program, 1)
        assert program.lost == {"slow": 1}


def test_it_hears_signals_as_usual_whatever_we_hear(tmp_path: Path) -> None:
    """A worker of a duel ignores them, and what ignores them passes that on."""
    file = tmp_path / "heard"
    note = f"open({str(file)!r}, 'w').write(str([list(s.pthread_sigmask(0, [])), *map(s.getsignal, (2, 15, 13))]))"
    before = signal.signal(signal.SIGTERM, signal.SIG_IGN)
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
    try:
        with seated(made(tmp_path, also=f"import signal as s; {note}")) as program:
            alone(begun(), program, 1)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        signal.signal(signal.SIGTERM, before)
    heard = file.read_text()
    assert heard.startswith("[[], ") and "SIGTERM" not in heard and "Handlers.SIG_DFL: 0" in heard.split(">, ")[1]


# What becomes of its process

CHILD = "__import__('subprocess').Popen(['sleep', '3600']).pid"


def test_all_that_it_started_ends_with_it(tmp_path: Path) -> None:
    file = tmp_path / "pids"
    note = f"open({str(file)!r}, 'w').write(str([os.getpid(), {CHILD}])) if m['it'] == 'hello' else 0"
    with seated(made(tmp_path, also=note)) as program:
        alone(begun(), program, 1)
        pids = json.loads(file.read_text())
        assert len(pids) == 2 and all(map(runs, pids))
    assert wait_for(lambda: not any(map(runs, pids)))


def test_it_ends_with_us_even_if_we_are_killed(tmp_path: Path) -> None:
    """By SIGKILL, so that nothing of ours can tidy up; and it listens to nothing but its sleep."""
    pids, script = tmp_path / "pids", tmp_path / "deaf.py"
    script.write_text(f"import os, time\nopen({str(pids)!r}, 'w').write(f'{{os.getpid()}}.')\ntime.sleep(3600)\n")
    level = f"program:{shlex.join([sys.executable, '-S', str(script)])}"
    given = ("duel", "carcassonne", level, "random", "--start-time", "3600", "--jobs", "1")
    with started(sys.executable, "-m", "starboard", *given) as process:
        wait_for(lambda: pids.exists() and pids.read_text().endswith("."))
        (pid,) = (int(one) for one in pids.read_text().rstrip(".").split())
        assert runs(pid)
        process.send_signal(signal.SIGKILL)
        assert wait_for(lambda: not runs(pid))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_ends_with_a_duel_that_is_stopped(tmp_path: Path, jobs: str) -> None:
    pids, script = tmp_path / "pids", tmp_path / "deaf.py"
    script.write_text(f"import os, time\nopen({str(pids)!r}, 'a').write(f'{{os.getpid()}}.')\ntime.sleep(3600)\n")
    level = f"program:{shlex.join([sys.executable, '-S', str(script)])}"
    given = ("duel", "carcassonne", level, "random", "--start-time", "3600", "--jobs", jobs, "--lang", "en")
    with started(sys.executable, "-m", "starboard", *given) as process:
        wait_for(lambda: pids.exists() and pids.read_text().count(".") >= int(jobs))
        found = [int(one) for one in pids.read_text().rstrip(".").split(".")]
        os.kill(process.pid, signal.SIGTERM)
        _, err = process.communicate()
        assert process.returncode == 130 and err.lstrip() == "Stopped after 0 games of 100.\n"
        assert wait_for(lambda: not any(map(runs, found)))


def test_one_that_goes_on_after_the_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    position = begun()
    with seated(made(tmp_path)) as program:
        alone(position, program, 1)
        assert program.over(position) and program.process is None
    monkeypatch.setattr("starboard.lab.programs.program.GOODBYE", 0.1)
    with seated(made(tmp_path, f"({FIRST}, {SLEEP})")) as program:
        alone(position, program, 1)
        assert not program.over(position) and program.process is None


# Whole games


def test_games_are_the_same_again_and_the_ledger_tells_what_was_lost(tmp_path: Path) -> None:
    moody = made(tmp_path, "say(do='choose', id=m['id'], choice=0 if m['id'] % 4 else 'none')")
    levels = ("random", f"program:{moody}", f"program:{example('random_bot.py')}")
    tournament = Tournament("carcassonne", levels, limits=PATIENT)
    games = [tournament.play(number) for number in (0, 1)]
    assert games == [tournament.play(number) for number in (0, 1)]
    assert [game.lost[0] for game in games] == [game.lost[2] for game in games] == [{}, {}]
    assert all(game.lost[1].keys() == {"illegal"} for game in games)
    file = tmp_path / "duel.jsonl"
    with Ledger(file, tournament.settings()) as ledger:
        for game in games:
            ledger.add(game)
    settings = json.loads(file.read_text().splitlines()[0])
    assert settings["entrants"] == list(levels) and settings["programs"] == {"move": 120, "start": 120, "memory": 512}
    kept = Ledger(file, tournament.settings()).played
    assert list(kept.values()) == games
    standings = Standings(tournament, kept.values())
    assert standings.all[1].lost["illegal"] == sum(game.lost[1]["illegal"] for game in games) > 10
    assert "lost" not in standings.all[0].as_data() and standings.all[2].as_data()["lost"] == {}
    with pytest.raises(StarboardError, match=r"programs\.memory is 512 there and 256 here"):
        Ledger(file, Tournament("carcassonne", levels, limits=Limits(move=120, start=120, memory=256)).settings())


def test_its_own_seed_tells_nothing_of_the_deal() -> None:
    """It is not that of the game or of the bots, nor one that they follow from by what can be undone."""
    assert len({own_seed(seed, seat) for seed in range(100) for seat in range(5)}) == 500
    assert not {own_seed(SEED, 0), scramble(own_seed(SEED, 0))} & {SEED, scramble(SEED), scramble(SEED) >> 11}
