"""Decks that are exported, as TOML and as a spreadsheet, are read again as they were, or as they were corrected."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from typing import Any

import pytest

from games.outer_rim.data import said_by
from starboard.bots import make_bot
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.load import BadContent, content, load_pack, pack_of
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.read import base
from starboard.games.outer_rim.load.rules import RULES
from starboard.kernel.packs.export import exported
from starboard.kernel.packs.sheet import MARK, cell_of, value_of
from starboard.kernel.packs.write import toml_of


def rows_of(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text.removeprefix(MARK))))


def sheet(rows: list[dict[str, str]], separator: str = ",") -> str:
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, list(rows[0]), delimiter=separator)
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


@pytest.mark.parametrize("file", ["all.toml", "all.csv"])
def test_the_whole_box_there_and_back(file: str) -> None:
    again, changes = load_pack(pack_of(file, exported(RULES, base(), file)))
    assert (changes.changed, changes.added) == ({}, {})
    assert said_by(replace(again, pack="")) == said_by(content())


def test_decks_can_be_chosen() -> None:
    rows = rows_of(exported(RULES, base(), "some.csv", ["navpoint", "bounty", "ai"]))
    assert [sum(row["outer_rim"] == kind for row in rows) for kind in ("market", "encounters", "ai")] == [11, 10, 10]
    assert "hyperdrive" not in rows[0] and "source" not in rows[0]
    with pytest.raises(BadContent, match="unknown deck “navpoints”; did you mean “navpoint”"):
        exported(RULES, base(), "some.csv", ["navpoints"])


def test_thirty_cards_are_changed_in_a_spreadsheet_and_played_to_the_end() -> None:
    rows = rows_of(exported(RULES, base(), "mine.csv", ["market", "lothal_mon_calamari"]))
    changed: list[str] = []
    for row in rows:
        cost = row["cost"]
        if len(changed) < 24 and row["outer_rim"] == "market" and row["type"] in ("gear", "mod", "crew", "cargo"):
            row["cost"] = str(int(cost) + 1000)
        elif row["outer_rim"] == "encounters" and not row["resource.id"] and not row["secret"] and len(changed) < 30:
            row["sections.0.title"] = "Quiet streets"
            row["sections.0.effects"] = '[{do = "gain_credits", amount = 1000}]'
            row["sections.0.cases"] = ""
        elif row["type"] == "bounty" and len(changed) < 30:
            row["combat.dice"] = str(int(row["combat.dice"]) + 1)
        else:
            continue
        changed.append(row["id"])
    assert len(changed) == 30
    text = sheet(rows, ";")  # as programs in many countries save it
    _, changes = load_pack(pack_of("mine.csv", text))
    assert sorted(name for some in changes.changed.values() for name in some) == sorted(changed)

    game: Any = GAME.with_pack("mine.csv", text)
    bot = make_bot("outer_rim", "greedy")
    position = game.start(2, 11, {"fame": 8})
    for number in range(4000):
        if position.ask is None:
            break
        position.play(bot.choose(position, position.ask.seat, number))
    assert position.result is not None and not game.invariants(position.state)


@pytest.mark.parametrize(
    "value", ["Lando's luck", "1138", "true", "=1+1", "'tis", "-5", "[x]", 7, True, [], ["a"], {"a": 1}]
)
def test_every_cell_is_read_as_it_was(value: Any) -> None:
    cell = cell_of(value)
    assert value_of(Place("mine.csv"), cell) == value
    assert not cell.startswith(("=", "+", "@"))  # nothing that a spreadsheet program would run


def test_long_values_are_written_over_several_lines() -> None:
    assert toml_of([1, 2]) == "[1, 2]"
    long = toml_of([{"do": "choose", "options": [{"label": "x" * 60, "effects": []}] * 2}])
    assert long.count("\n") > 3 and long.endswith("]")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("x,id\n", "mine.csv: the first column must be called “outer_rim”"),
        ("outer_rim,id\nmarkets,salvage\n", "mine.csv: 2.outer_rim: unknown table “markets”; did you mean “market”?"),
        ('outer_rim,id,reward\nmarket,salvage,"[{do = ]"\n', "mine.csv: card salvage: reward: not TOML: "),
        ("outer_rim,id,steps.1.effects\ndatabank,db_42,[]\n", "mine.csv: card db_42: steps.1.effects: this column"),
        ('outer_rim,id\nmarket,"salvage\n', "mine.csv: cannot be read as a spreadsheet: "),
        ("outer_rim,id,cost\nmarket,salvage,free\n", "mine.csv: card salvage: cost: must be a whole number"),
    ],
)
def test_mistakes_in_a_sheet_are_told_with_their_place(text: str, problem: str) -> None:
    with pytest.raises(BadContent) as error:
        load_pack(pack_of("mine.csv", text))
    assert any(line.startswith(problem) for line in str(error.value).splitlines())


def test_a_whole_entry_keeps_only_what_it_says() -> None:
    """Unlike one that is laid over: what is not said is gone, and only that is told as changed."""
    entry = (
        'id = "salvage"\ntype = "cargo"\nname = "Salvage"\ndeck = "cargo"\ncost = 1000\ndestination = "mon_calamari"\n'
    )
    text = f'game = "outer_rim"\nwhole = true\n[[market]]\n{entry}reward = []\n'
    changed, changes = load_pack(pack_of("mine.toml", text))
    assert changed.cards[changed.card["salvage"]].patrol is None
    assert set(changes.changed["market"]["salvage"]) >= {"reward"}
    with pytest.raises(BadContent, match="whole: must be true or false"):
        load_pack(pack_of("mine.toml", 'game = "outer_rim"\nwhole = 1'))
