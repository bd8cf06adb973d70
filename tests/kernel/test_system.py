"""What the system refuses is said in four languages, and in its own words where it says something we do not know."""

from __future__ import annotations

import errno
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from starboard.kernel.system import system_problem
from starboard.texts import LANGUAGES, words


def said(error: Exception, lang: str) -> str:
    return words(lang).say(system_problem(error))


def refused_by_sqlite(file: Path) -> sqlite3.Error:
    with pytest.raises(sqlite3.Error) as refused, closing(sqlite3.connect(file)) as connection:
        connection.execute("SELECT * FROM sqlite_master")
    return refused.value


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "there is no such file or folder"),
        ("cs", "takový soubor ani složka neexistuje"),
        ("pl", "nie ma takiego pliku ani folderu"),
        ("uk", "такого файлу чи теки немає"),
    ],
)
def test_a_file_that_is_not_there_is_told_in_words_of_ours(tmp_path: Path, lang: str, sentence: str) -> None:
    with pytest.raises(OSError) as refused:
        (tmp_path / "none").read_text()
    assert said(refused.value, lang) == sentence


def test_each_kind_of_refusal_has_its_sentence(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada, " * 200)
    refusals: dict[str, Exception] = {
        "it is a folder": OSError(errno.EISDIR, "Is a directory"),
        "the disk is full": OSError(errno.ENOSPC, "No space left on device"),
        "another program is already using it": OSError(errno.EADDRINUSE, "Address already in use"),
        "there is no machine with that name": socket.gaierror(-2, "Name or service not known"),
        "no answer came in time": TimeoutError(),
        "it is not UTF-8 text": UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"),
        "the file is not a database": refused_by_sqlite(letter),
        "the file cannot be opened": refused_by_sqlite(tmp_path / "none" / "file.db"),
    }
    assert [said(error, "en") for error in refusals.values()] == list(refusals)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_has_no_sentence_of_ours_is_quoted(lang: str) -> None:
    assert "Owner died" in said(OSError(errno.EOWNERDEAD, "Owner died"), lang)
    assert "no idea" in said(ValueError("no idea"), lang)
    assert "RuntimeError" in said(RuntimeError(), lang)
