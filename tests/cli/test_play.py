"""`starboard play`: by its functions, by a pipe and by a pseudo-terminal."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.text import Text

import starboard
from cli.at_table import paper, parsed, run, sitting
from games.carcassonne.table import Table, printed_game
from marks import long
from processes import hear_ctrl_c, wait_until_it_waits
from starboard import BadRecord, StarboardError
from starboard.cli import saves
from starboard.cli.boards.painter import Painter
from starboard.cli.commands import Command, parse
from starboard.cli.keyboard import Script
from starboard.cli.play import bot_levels, make_session, read_options
from starboard.cli.session import Session
from starboard.games.carcassonne.game import GAME
from starboard.texts import LANGUAGES, words
from waiting import PATIENCE

PLAY = ("play", "carcassonne", "--seed", "4")


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def saved(tmp_path: Path) -> Path:
    (path,) = (tmp_path / "data" / "starboard" / "saves").iterdir()
    return path


def folded(text: str) -> str:
    """Without the line breaks that the width of the terminal asks for."""
    return " ".join(text.split())


# What is typed.


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("?", Command("?")),
        ("u", Command("u")),
        ("r CSW-FIGHT-08", Command("r", "CSW-FIGHT-08")),
        ("w  place 1,0 r0 ", Command("w", "place 1,0 r0")),
        ("Q", Command("q")),
        ("7b", None),
        ("place 1,0 r90", None),
        ("", None),
    ],
)
def test_commands(text: str, command: Command | None) -> None:
    assert parse(text) == command


def moves(session: Session) -> list[str]:
    return [str(move) for move in session.position.moves]


@pytest.mark.parametrize(
    "lines",
    [["3", "b"], ["3b"], ["3 b"], ["place 1,0 r90"], ["1,0 r90"], ["3", "place 1,0 r90"], ["3", "x", "b"]],
    ids=str,
)
def test_ways_to_place_a_tile(lines: list[str]) -> None:
    session, _ = sitting(printed_game(2, 4), lines)
    session.run()
    assert moves(session) == ["0 place 1,0 r90"]


def test_a_cell_with_one_turn_needs_no_letter() -> None:
    session, _ = sitting(printed_game(2, 4), ["4"])
    session.run()
    assert moves(session) == ["0 place 0,1 r90"]


def test_turns_are_shown_with_their_letters() -> None:
    session, out = sitting(printed_game(2, 4), ["3"])
    session.run()
    pictures = out.getvalue().rpartition("q quit")[2]
    assert "\nb ━━━━B┓ ▒▒▒▒  c ━━━━B┛" in pictures
    assert "The tile fits there in several ways" in pictures


def test_number_of_a_figure_option() -> None:
    session, out = sitting(printed_game(2, 4), ["4", "2"])
    session.run()
    assert moves(session)[:2] == ["0 place 0,1 r90", "0 figure small a1"]
    assert "2  small explorer on the asteroid field (a1)" in out.getvalue()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("place 9,9 r0", "“place 9,9 r0” is not allowed: a tile at 9,9 would touch no other tile. [CSW-PLACE-02]"),
        ("1d", "asteroid field. [CSW-PLACE-04]"),
        ("99", "There is no option 99 here; the numbers go from 1 to 4."),
        ("0", "There is no option 0 here"),
        ("nonsense", "[CSW-TURN-02]"),
        ("w 5,5 r0", "“5,5 r0” is not allowed: a tile at 5,5 would touch no other tile."),
        ("w 1d", "CSW-PLACE-04 On every shared side"),
        ("w 1c", "“1c” is allowed."),
        ("w", "Type w and a choice"),
        ("u", "You have no earlier decision"),
        ("v x", "“x” is not a column number."),
        ("r CSW-FIGHT-08", "CSW-FIGHT-08 A side gets one more die"),
        ("r loser", "CSW-TEAM-09"),
        ("r qwertz", "No rule contains “qwertz”."),
        ("r", "Type r and the id"),
        ("l", "Red turns over a tile (tiles left: 74)."),
        ("?", "w TEXT why a choice is not allowed"),
    ],
)
def test_everything_else_changes_nothing(line: str, told: str) -> None:
    before = printed_game(2, 4)
    session, out = sitting(before.copy(), [line])
    session.run()
    after_prompt = out.getvalue().rpartition("q quit\n")[2] if line != "?" else out.getvalue()
    assert told in folded(after_prompt), after_prompt
    assert session.position.dump() == before.dump()


def test_undo_takes_back_moves_of_bots_too() -> None:
    start = printed_game(3, 4)
    session, out = sitting(start.copy(), ["4", "1", "u", "u", "u", "l"])
    session.run()
    assert session.position.dump() == start.dump()
    assert out.getvalue().count("Back to your previous decision") == 2
    assert "You have no earlier decision" in out.getvalue()
    assert out.getvalue().rpartition("earlier decision")[2].count("turns over") == 1


def test_a_game_goes_the_same_way_again() -> None:
    lines = ["4", "1", "1", "u", "u", "u", "4", "1"]
    one, _ = sitting(printed_game(3, 4), lines[:2])
    other, _ = sitting(printed_game(3, 4), lines)
    one.run()
    other.run()
    assert moves(other)[: len(moves(one))] == moves(one)
    assert len(moves(one)) > 3


# Odds and fights.


def planet_of_white() -> Table:
    t = Table("red white").tiles({"0,1": "ssss+planet:rebel"}).figure("white", "0,1/p1", "large")
    return t.draw("srsr", "srsr", "srsr")


def test_odds_of_figures() -> None:
    session, out = sitting(planet_of_white().position, ["place 1,0 r0", "figure large planet 0,1"])
    session.run()
    text = out.getvalue()
    assert "5  large conqueror on the planet at 0,1" in text
    assert "⚔ fight, planet at 0,1: Red 63% (3 dice) · White 37% (2 dice)" in text
    assert "⚔ A fight breaks out over the planet (cell 0,1).  [CSW-FIGHT-01]" in text
    assert any(sign in text for sign in "⚀⚁⚂⚃⚄⚅")


def test_odds_of_placements() -> None:
    t = Table("red white", start="srsr").tiles({"1,0": "ssrr", "1,1": "rsrs", "0,1": "ssss"})
    t.figure("white", "1,1/r1").tiles({"0,2": "srss+planet:empire"}).figure("red", "0,2/r1").draw("rssr", "ssss")
    session, out = sitting(t.position, [])
    session.run()
    (line,) = [line for line in out.getvalue().splitlines() if "⚔" in line]
    assert line.endswith("a  ⚔ fight, trade route at 0,0: Red 50% (1 die) · White 50% (1 die)")


def test_odds_of_teams() -> None:
    t = Table("red black green white", teams=True).tiles({"0,1": "ssss+planet:rebel"})
    t.figure("white", "0,1/p1").draw("srsr", "srsr")
    session, out = sitting(t.position, ["place 1,0 r0"])
    session.run()
    assert "⚔ fight, planet at 0,1: Rebel team" in out.getvalue()


# Any game, all languages.


def test_a_game_without_a_painter_of_its_own() -> None:
    session, out = sitting(printed_game(2, 4), ["1", "1"], painter=Painter(words("en"), GAME))
    session.run()
    assert len(moves(session)) > 1
    assert "1  cell 0,-1, turned by 180°" in out.getvalue()
    assert "drawn:" in out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages(lang: str, tmp_path: Path) -> None:
    if not words(lang).has("cli-carcassonne-which"):
        pytest.skip(f"{lang} is not translated yet")
    code, text = run(*PLAY, "--lang", lang, lines=["?", "3", "b", "2", "l", "w 1", "9,9 r0", "u", "s", "q"])
    assert code == 0
    assert f"--lang {lang}" in text


def test_levels_of_bots_are_said_in_the_language_of_the_person() -> None:
    _, text = run(*PLAY, "--lang", "cs", "--bots", "random")
    assert "bot: náhodný" in text and "--bots random" in text
    session, _ = sitting(printed_game(2, 4))
    session.levels[1] = "hard@3"
    assert session.level(1) == "hard@3"


def test_numbers_are_not_broken_in_two() -> None:
    terminal, out = paper("cs", width=9)
    terminal.out.print(Text("stojí to " + words("cs")("cli-outer_rim-number", number=4000)))
    assert out.getvalue().split("\n")[:2] == ["stojí to ", "4\u00a0000"]


# Starting.


def test_options_are_read_by_their_schema() -> None:
    given = ["teams=true", "first_player=2", "colours=red,black, green,white"]
    assert read_options(GAME, given) == {
        "teams": True,
        "first_player": 2,
        "colours": ["red", "black", "green", "white"],
    }
    code, text = run(*PLAY, "--seats", "4", *(word for one in given for word in ("--option", one)))
    assert code == 0 and text.startswith("  Green turns over a tile")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--option", "teams"], "NAME=VALUE"),
        (["--option", "teams=perhaps"], "does not take “perhaps”"),
        (["--option", "nothing=1"], "There is no option “nothing”"),
        (["--seats", "7"], "2 to 5 seats"),
        (["--me", "2"], "There is no seat 2"),
        (["--bot", "grandmaster"], "There is no bot “grandmaster”"),
        (["--bots", "random,random"], "Bots: 1. Levels given: 2."),
        (["--resume", "/nowhere/at/all"], "/nowhere/at/all cannot be read"),
    ],
)
def test_wrong_arguments(arguments: list[str], told: str) -> None:
    with pytest.raises(StarboardError, match=told):
        run("play", "carcassonne", *arguments)


def test_bots_of_different_levels() -> None:
    arguments = parsed("play", "--bots", "random, greedy")
    assert bot_levels(arguments, "carcassonne", 2) == ["random", "greedy"]
    assert bot_levels(parsed("play"), "carcassonne", 2) == ["medium", "medium"]
    assert bot_levels(parsed("play"), "unheard-of", 1) == ["random"]


def test_another_seat() -> None:
    _, text = run(*PLAY, "--seats", "3", "--me", "1", "--bot", "random")
    assert "Black: choose where the tile goes." in text
    assert "--me 1 --bots random,random" in text


# To the end.


@long
def test_watching_bots(tmp_path: Path) -> None:
    path = tmp_path / "game.starboard"
    code, text = run(*PLAY, "--all-bots", "--bot", "random", "--save", str(path))
    assert code == 0
    assert "The game is over.\n1. " in text
    position = starboard.replay(path.read_text())
    assert position.result is not None
    assert f": {max(position.result.scores)} points" in text


def test_watching_step_by_step(tmp_path: Path) -> None:
    code, text = run(*PLAY, "--all-bots", "--bot", "random", lines=["", "", "q"], is_person=True)
    assert code == 0 and "--all-bots --bots random,random" in text
    assert len(starboard.replay(saved(tmp_path).read_text()).moves) == 3


def test_watching_to_the_end() -> None:
    session, out = sitting(Table("red white").draw("srsr", "srsr", "srsr").position, me=None)
    session.bots[0], session.levels[0] = session.bots[1], "random"
    session.keyboard = session.pager.keyboard = Script(["e", ""], is_person=True)
    assert session.run() == 0
    assert "The game is over." in out.getvalue()


@pytest.mark.parametrize(("answer", "files"), [("s", 1), ("", 0)])
def test_the_end_offers_to_save(tmp_path: Path, answer: str, files: int) -> None:
    t = Table("red white").draw("srsr")
    session, out = sitting(t.position, ["place 1,0 r0", "figure small r1", answer])
    session.position.seed = 1
    assert session.run() == 0
    assert "1. Red: 2 points\n2. White: 0 points\n" in out.getvalue()
    folder = saves.default_folder()
    assert len(list(folder.iterdir()) if folder.exists() else []) == files


# Saving and going on.


@pytest.mark.parametrize(("last", "code"), [("q", 0), (EOFError(), 0), (KeyboardInterrupt(), 130)], ids=repr)
def test_leaving_saves_and_resuming_goes_on(tmp_path: Path, last: str | BaseException, code: int) -> None:
    ended, text = run(*PLAY, "--seats", "3", lines=["4", "2", last])
    assert ended == code
    path = saved(tmp_path)
    assert f"--resume {path} --me 0 --bots medium,medium --lang en" in text
    before = starboard.replay(path.read_text())
    assert len(before.moves) > 2
    session = make_session(parsed("play", "--resume", str(path)), *terminal_and_keyboard())
    assert session.position.dump() == before.dump()
    # Undo reaches back behind the pause.
    code, text = run("play", "--resume", str(path), lines=["u", "u", "q"])
    assert text.count("Back to your previous decision") == 2
    assert starboard.replay(path.read_text()).moves == []


def terminal_and_keyboard() -> tuple:
    session, _ = sitting(printed_game(2, 4))
    return session.terminal, session.keyboard


def test_save_to_a_file_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "new" / "my game.txt"
    _, text = run(*PLAY, lines=["4", f"s {path}", "2", "q"])
    assert f"'{path}'" in text
    assert len(starboard.replay(path.read_text()).moves) >= 2
    assert [file.name for file in path.parent.iterdir()] == ["my game.txt"]


def test_what_cannot_be_saved_is_shown(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    _, text = run(*PLAY, "--save", str(tmp_path / "file" / "below"), lines=["4", "s", "q"])
    assert "cannot be written: " in folded(text)
    assert "starboard record 2\ngame carcassonne 1 ~ " in text


def test_a_broken_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game"
    run(*PLAY, lines=["4", f"s {path}"])
    path.write_text(path.read_text().replace("place 0,1", "place 0,2"))
    with pytest.raises(BadRecord, match=r"^Line 7 is .* Expected: "):
        run("play", "--resume", str(path))
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(StarboardError, match="cannot be read"):
        run("play", "--resume", str(path))


def test_a_record_brings_its_own_setup(tmp_path: Path) -> None:
    path = tmp_path / "game"
    run(*PLAY, lines=[f"s {path}"])
    with pytest.raises(StarboardError, match="has its own"):
        run("play", "--resume", str(path), "--seed", "5")


def test_names_of_saves_do_not_collide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "strftime", lambda form: "2026-01-02-030405")
    names = []
    for _ in range(3):
        path = saves.new_path("carcassonne")
        saves.write(path, "x")
        names.append(path.name)
    assert names == [f"carcassonne-2026-01-02-030405{more}.starboard" for more in ("", "-2", "-3")]


# As people start it.


def environment(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "STARBOARD_LANG": "en", "COLUMNS": "80"}


def test_moves_from_a_pipe(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "starboard", *PLAY],
        input="3b\nfigure none\nplace 9,9 r0\n",
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "> 3b\n▸ Red places the tile at 1,0." in done.stdout
    assert "would touch no other tile. [CSW-PLACE-02]" in folded(done.stdout)
    assert "\x1b" not in done.stdout
    assert max(len(line) for line in done.stdout.splitlines() if "saves" not in line) <= 80
    assert [str(move) for move in starboard.replay(saved(tmp_path).read_text()).moves][:2] == [
        "0 place 1,0 r90",
        "0 figure none",
    ]


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, "key"], ids=str)
def test_ctrl_c_in_a_terminal(tmp_path: Path, how: signal.Signals | str) -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "starboard", *PLAY],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**environment(tmp_path), "TERM": "xterm-256color"},
        preexec_fn=lambda: become_controlling(),
    )
    os.close(theirs)
    try:
        text = read_until(ours, "> ")
        assert "\x1b[" in text  # colour
        os.write(ours, b"4\n")
        read_until(ours, "figure, or none", "> ")
        stop = (lambda: os.write(ours, b"\x03")) if how == "key" else (lambda: process.send_signal(how))  # type: ignore[arg-type]
        # A signal that comes just before Python waits for the line is not noticed until the next one.
        wait_until_it_waits(process.pid)
        stop()
        assert "To continue: starboard play carcassonne --resume" in read_until(ours, "--lang en")
        assert process.wait(PATIENCE) == 130
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    position = starboard.replay(saved(tmp_path).read_text())
    assert [str(move) for move in position.moves] == ["0 place 0,1 r90"]
    _, text = run("play", "--resume", str(saved(tmp_path)))
    assert "Red: choose where to put a figure, or none." in text


def become_controlling() -> None:
    """In the child: the pseudo-terminal is its own, so that Ctrl-C reaches it."""
    import fcntl
    import termios

    hear_ctrl_c()
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def read_until(ours: int, *wanted: str) -> str:
    """What the program writes, until each of these has come, one after the other."""
    text = ""
    seen = 0
    for word in wanted:
        while word not in text[seen:]:
            assert select.select([ours], [], [], PATIENCE)[0], f"nothing more after {text[-500:]!r}"
            text += os.read(ours, 65536).decode(errors="replace")
        seen = text.index(word, seen) + len(word)
    return text
