"""QR codes: what is drawn can be read again, module by module."""

from __future__ import annotations

import re
from collections.abc import Callable

import segno

from server.running import Client, Running
from starboard.server.codes import LONGEST, QUIET, code_as_text, code_of

Guest = Callable[..., Client]
LINK = "http://192.168.1.20:8080/t/qkt433fjuupkug#seat=0XkhYabcdefghijk"


def drawn(path: str, size: int) -> list[list[int]]:
    """Paint the path of a code on squared paper."""
    paper = [[0] * size for _ in range(size)]
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", path):
        for column in range(int(x), int(x) + int(width)):
            paper[int(y)][column] = 1
    return paper


def test_a_code_is_that_of_its_text_with_a_quiet_zone_around_it() -> None:
    code = code_of(LINK)
    wanted = [list(row) for row in segno.make_qr(LINK).matrix_iter(border=QUIET)]
    assert drawn(code.path, code.size) == [[int(module) for module in row] for row in wanted]
    assert re.fullmatch(r"(M\d+ \d+h\d+v1h-\d+z)+", code.path), "a path and nothing else"


def test_a_terminal_gets_two_rows_in_a_line() -> None:
    lines = code_as_text(LINK).splitlines()
    assert len({len(re.sub(r"\x1b\[[^m]*m", "", line)) for line in lines}) == 1 and len(lines) < code_of(LINK).size


def test_the_server_draws_codes(server: Running, guest: Guest) -> None:
    answer = guest(server).post("/api/codes", text=LINK)
    assert answer.json() == {"size": code_of(LINK).size, "path": code_of(LINK).path}


def test_what_is_no_text_for_a_code_is_refused(server: Running, guest: Guest) -> None:
    ada = guest(server)
    for text in ("", "x" * (LONGEST + 1)):
        answer = ada.post("/api/codes", text=text)
        assert (answer.status_code, answer.json()["reason"]["key"]) == (400, "server-bad-code")
