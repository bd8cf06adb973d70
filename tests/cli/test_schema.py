"""`starboard schema` on the command line: the protocol, or the columns of tables."""

from __future__ import annotations

import json

import pytest

import starboard
from starboard.cli import main as command_line
from starboard.kernel.registry import installed
from starboard.lab.columns import columns_of
from starboard.server.schema import schema_text


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        command_line.main(["schema", *arguments, "--lang", "en"])
    told = capsys.readouterr()
    return int(end.value.code or 0), told.out, told.err


def test_the_columns_of_tables(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "--tables", "arcs")
    told = json.loads(out)
    assert (code, err, told["game"]) == (0, "", "arcs")
    expected = columns_of(starboard.game("arcs"))
    assert {table: [tuple(one.values()) for one in listed] for table, listed in told["tables"].items()} == {
        table: [tuple(one) for one in listed] for table, listed in expected.items()
    }
    assert run(capsys, "--tables", "chess")[0] == 2


def test_the_protocol_without_them(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys)
    assert (code, out) == (0, schema_text(installed()))
