"""Records: a game as a small text; whatever is changed in it is found, and where."""

from __future__ import annotations

import pytest

import starboard
from kernel.harbour import GAME, Harbour, play, random_game
from starboard import BadRecord, UnknownGame
from starboard.kernel.fair import OldFairness
from starboard.kernel.move import Move
from starboard.kernel.random_games import walk
from starboard.kernel.record import Record, signed

HEAD = 6  # lines
TEXT = random_game(3, 10).record
LINES = TEXT.splitlines()
LAST = len(LINES)


def text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def forged(lines: list[str]) -> str:
    """Signed as if it had always been so."""
    sign = signed(lines[0])
    new = lines[:1]
    for line in lines[1:]:
        line = line.partition(" ~ ")[0]
        sign = signed(line, sign)
        new.append(f"{line} ~ {sign:08x}")
    return text(new)


def refused(record: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        GAME.replay(record)
    assert f"Line {error.value.line}" in str(error.value)
    return error.value


def test_the_game_used_here_has_everything() -> None:
    assert any("! offer" in line for line in LINES)
    assert any(" raid " in line for line in LINES)
    assert LAST > 30
    assert any(" more " in line for line in LINES)


def test_a_record_is_a_small_text() -> None:
    position = GAME.start(2, 42, {"first": 1})
    play(position, "1 pass")
    lines = position.record.splitlines()
    assert [line.partition(" ~ ")[0] for line in lines[:HEAD]] == [
        "starboard record 2",
        "game harbour 3",
        "seats 2",
        "seed 42",
        'options {"first":1,"flags":["red","blue"],"offers":true,"rounds":3}',
        "digest seen",
    ]
    assert lines[HEAD].startswith("1 pass ~ ")
    assert lines[HEAD + 1].startswith("end 1 open ")
    assert TEXT.endswith("\n")
    assert LINES[-1].startswith(f"end {LAST - HEAD - 1} over ")


def test_text_to_record_to_text() -> None:
    assert Record.read(TEXT).text == TEXT


def test_a_replay_gives_the_same_position() -> None:
    position = random_game(3, 10)
    assert GAME.replay(TEXT).dump() == position.dump()
    assert GAME.replay(TEXT).record == TEXT


@pytest.mark.parametrize("seed", range(5))
def test_a_record_can_be_taken_at_every_decision(seed: int) -> None:
    for position, _ in walk(GAME, 2, {}, seed):
        assert GAME.replay(position.record).dump() == position.dump()


def test_a_replay_step_by_step_tells_what_happened() -> None:
    steps = Record.read(TEXT).steps(GAME)
    position, events = next(steps)
    assert events[0].key == "harbour-event-dealt"
    count = 0
    for now, events in steps:
        count += 1
        assert now is position
        assert now.events == events
    assert count == LAST - HEAD - 1


def test_other_line_ends_and_blank_lines_at_the_end_do_no_harm() -> None:
    assert GAME.replay(TEXT.replace("\n", "\r\n") + "\n \n").record == TEXT


@pytest.mark.parametrize("length", range(LAST))
def test_a_record_that_breaks_off(length: int) -> None:
    error = refused(text(LINES[:length]) if length else "")
    assert error.line == length + 1
    assert "breaks off" in str(error)
    assert "Expected: " in str(error)


@pytest.mark.parametrize("number", range(1, LAST + 1))
def test_a_line_that_was_dropped(number: int) -> None:
    """It is missed at its place; one of the head is not of the form expected there."""
    error = refused(text(LINES[: number - 1] + LINES[number:]))
    assert error.line == number
    expected = ["starboard record 2", "game ID VERSION", "seats NUMBER", "seed NUMBER", "options {…}", "digest SCHEME"]
    assert (expected[number - 1] if number <= HEAD else " ~ " if number < LAST else "SIGN") in str(error)


@pytest.mark.parametrize("number", range(1, LAST))
def test_lines_that_were_swapped(number: int) -> None:
    lines = LINES[:]
    lines[number - 1], lines[number] = lines[number], lines[number - 1]
    assert refused(text(lines)).line == number


@pytest.mark.parametrize("number", range(1, LAST + 1))
def test_a_line_that_was_doubled(number: int) -> None:
    lines = LINES[:number] + LINES[number - 1 :]
    assert refused(text(lines)).line == number + 1


@pytest.mark.parametrize("number", range(HEAD + 1, LAST + 1))
@pytest.mark.parametrize("change", ["seat", "choice", "aside", "sign", "unsigned"])
def test_a_move_that_was_changed(number: int, change: str) -> None:
    line, _, sign = LINES[number - 1].partition(" ~ ")
    changed = {
        "seat": f"{int(line[0]) ^ 1}{line[1:]}" if line[0].isdigit() else line.replace("over", "open"),
        "choice": line + "x",
        "aside": line.replace("!", "", 1) if "!" in line else line.replace(" ", "! ", 1),
        "sign": line,
        "unsigned": line,
    }[change]
    sign = "" if change == "unsigned" else f" ~ {sign[::-1]}" if change == "sign" else f" ~ {sign}"
    error = refused(text([*LINES[: number - 1], changed + sign, *LINES[number:]]))
    assert error.line == number
    formless = change == "unsigned" or (number == LAST and change in ("choice", "aside"))
    assert ("SEAT NOTATION ~ SIGN" if formless else f"{changed} ~ ") in error.message.args["expected"]
    assert error.message.args["found"] == changed + sign


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (1, "starboard record 3"),
        (2, "game harbour"),
        (2, "game harbour " + "9" * 5000),
        (3, "seats two"),
        (3, "seats ٣"),
        (4, "seed -1"),
        (4, "seed " + "1" * 5000),
        (5, "options []"),
        (5, "options {first}"),
        (5, "options {" + '"a":{' * 100_000 + "}"),
    ],
)
def test_a_head_line_that_cannot_be_read(number: int, line: str) -> None:
    error = refused(text([*LINES[: number - 1], line, *LINES[number:]]))
    assert error.line == number
    assert str(error.message.args["found"]).rstrip("…") == line[:200]


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (2, "game harbour 4"),
        (2, "game carcassonne 3"),
        (3, "seats 2"),
        (4, "seed 11"),
        (5, LINES[4].partition(" ~ ")[0].replace("true", "false")),
    ],
)
def test_a_head_line_that_was_changed(number: int, line: str) -> None:
    sign = LINES[number - 1].partition(" ~ ")[2]
    error = refused(text([*LINES[: number - 1], f"{line} ~ {sign}", *LINES[number:]]))
    assert error.line == number
    assert str(error.message.args["expected"]).startswith(f"{line} ~ ")


@pytest.mark.parametrize(
    ("number", "line", "said"),
    [
        (2, "game harbour 4", "the record is of “harbour 4”, but the game here is “harbour 2–3”"),
        (2, "game carcassonne 3", "the record is of “carcassonne 3”, but the game here is “harbour 2–3”"),
        (3, "seats 9", "harbour is for 2 to 4 seats, not 9"),
        (4, f"seed {1 << 64}", "A seed is a whole number"),
        (5, 'options {"rounds":4}', "Option “rounds” does not take “4”"),
        (5, 'options {"rounds":[]}', "Option “rounds” does not take"),
        (5, 'options {"first":NaN}', "Option “first” does not take"),
        (5, 'options {"more":1}', "There is no option “more”"),
        (6, "digest state", "Expected: digest SCHEME"),
        (6, "digest crc", "Expected: digest SCHEME"),
    ],
)
def test_a_head_that_was_forged(number: int, line: str, said: str) -> None:
    error = refused(forged([*LINES[: number - 1], line, *LINES[number:]]))
    assert error.line == number
    assert said in str(error)


def test_another_seed_signed_anew_gives_another_game_and_is_found() -> None:
    error = refused(forged([*LINES[:3], "seed 11", *LINES[4:]]))
    assert error.line > HEAD


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("0 sail", "“sail” is not allowed: it is not one of the options"),
        ("9 pass", "There is no seat 9"),
        ("1 pass", "“pass” is not allowed: Seat 1 has to decide now"),
        ("0! pass", "“pass” is not allowed: it is not one of the options"),
        ("0 concede", "“concede” is not allowed: it is not one of the options"),
    ],
)
def test_a_move_that_was_forged(line: str, said: str) -> None:
    error = refused(forged([*LINES[:HEAD], line, *LINES[HEAD + 1 :]]))
    assert error.line == HEAD + 1
    assert said in str(error)


@pytest.mark.parametrize("line", ["garbage", "0 pass", LINES[-1], "~", "0 pass ~ 00000000"])
def test_something_after_the_end(line: str) -> None:
    for blank in ([], [""], ["", " "]):
        error = refused(text([*LINES, *blank, line]))
        assert error.line == LAST + 1 + len(blank)
        assert error.message.args["found"] == line
        assert "Expected: –" in str(error)


@pytest.mark.parametrize("line", ["garbage", "end", "end x over 0", "", "~", " ~ ", "0", "0pass", "½ pass", "٠ pass"])
def test_a_line_that_is_neither_move_nor_end(line: str) -> None:
    for lines in ([*LINES[:HEAD], line, *LINES[HEAD:]], forged([*LINES[:HEAD], line, *LINES[HEAD:]]).splitlines()):
        error = refused(text(lines))
        assert error.line == HEAD + 1
        assert "Expected: " in str(error)


def test_an_end_that_was_forged() -> None:
    end = LINES[-1].split()
    moves, over, digest = int(end[1]), end[2], end[3]
    for line, said in (
        (f"end {moves + 1} {over} {digest}", f"Expected: end {moves} …"),
        (f"end {moves} open {digest}", f"ends as “end {moves} over {digest}”, but the record says “end {moves} open"),
        (f"end {moves} over {digest[::-1]}", f"ends as “end {moves} over {digest}”"),
    ):
        error = refused(forged([*LINES[:-1], line]))
        assert error.line == LAST
        assert said in str(error)


def test_a_game_forged_to_be_shorter_has_another_end() -> None:
    moves = LAST - HEAD - 2
    end = LINES[-1].replace(f"end {moves + 1} over", f"end {moves} open")
    error = refused(forged([*LINES[:-2], end]))
    assert error.line == LAST - 1
    assert "the game replayed here ends as" in str(error)


def test_other_rules_of_the_same_version_are_noticed() -> None:
    class Richer(Harbour):
        def begin(self, seats: int, options: dict[str, object]) -> object:
            g = super().begin(seats, options)
            g.coins = [coins + 1 for coins in g.coins]
            return g

    position = GAME.start(2, 1)
    with pytest.raises(BadRecord, match="It was changed, or made under other rules"):
        Richer().replay(position.record)


def test_half_characters_do_no_harm() -> None:
    error = refused(text([*LINES[:HEAD], "0 \ud800 ~ 00000000"]))
    assert error.line == HEAD + 1


def test_the_front_door_finds_the_game() -> None:
    game = starboard.game("carcassonne")
    position = game.start(2, 3)
    position.play(position.ask.options[0])
    assert starboard.replay(position.record).dump() == position.dump()
    with pytest.raises(UnknownGame, match="There is no game “harbour”"):
        starboard.replay(TEXT)


@pytest.mark.parametrize("line", ["0 pass", "2! offer 3 to 0", "12 a ~ b"])
def test_a_move_reads_as_it_is_written(line: str) -> None:
    assert str(Move.read(line)) == line


@pytest.mark.parametrize("line", ["", "0", "0 ", "pass", "0  pass", "-1 pass", "1234 pass", "0 a\nb", "0!! x", "٠ x"])
def test_what_is_no_move(line: str) -> None:
    with pytest.raises(ValueError, match="not a move"):
        Move.read(line)


# Who sat where.


def named(names: list[str]) -> str:
    record = Record.read(TEXT)
    record.names = names
    return record.text


NAMES = ["Ada", "", 'Леся "~" Nováková']


def test_names_are_a_line_of_the_head() -> None:
    whole = named(NAMES)
    lines = whole.splitlines()
    assert lines[4].startswith('names ["Ada", "", "Леся \\"~\\" Nováková"] ~ ')
    assert lines[5].startswith("options ")
    assert len(lines) == LAST + 1
    assert Record.read(whole).names == NAMES
    assert Record.read(whole).text == whole
    assert Record.read(TEXT).names == []
    # They say nothing of the game itself.
    assert GAME.replay(whole).dump() == GAME.replay(TEXT).dump()


def test_names_stand_behind_the_proof_of_fair_dice() -> None:
    record = Record.read(named(NAMES))
    record.fairness = OldFairness("0" * 64, "1" * 64, ["", "", ""])
    read = Record.read(record.text)
    assert (read.names, read.fairness) == (NAMES, record.fairness)
    words = [line.split()[0] for line in record.text.splitlines()[:7]]
    assert words == ["starboard", "game", "seats", "seed", "fair", "names", "options"]


def test_names_that_were_changed() -> None:
    error = refused(named(NAMES).replace('"Ada"', '"Eve"'))
    assert error.line == 5
    assert str(error.message.args["expected"]).startswith('names ["Eve", ')


@pytest.mark.parametrize(
    "names",
    [
        "[]",
        '["Ada", "Grace"]',
        '["Ada", "Grace", "Linus", "Eve"]',
        '["Ada", "Grace", 3]',
        '["Ada", "Grace", null]',
        '["Ada", "Grace", ["Linus"]]',
        '["Ada", "Grace", "Li\\u2028nus"]',
        '["Ada", "Grace", "\\ud800"]',
        '["Ada", "Grace", "\\u202e"]',
        f'["Ada", "Grace", "{"x" * 41}"]',
        '["Ada", "Grace", Linus]',
        '{"0": "Ada"}',
    ],
)
def test_names_that_cannot_be(names: str) -> None:
    error = refused(forged([*LINES[:4], f"names {names}", *LINES[4:]]))
    assert error.line == 5
    assert error.message.args["expected"] == ('names ["NAME", …] ~ SIGN')


def test_names_in_another_place() -> None:
    line = named(NAMES).splitlines()[4]
    for number in (2, 3, 5):
        assert refused(forged([*LINES[:number], line, *LINES[number:]])).line == number + 1
