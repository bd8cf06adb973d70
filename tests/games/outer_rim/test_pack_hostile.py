"""Packs that mean harm: huge, deep, endless, or with more than words in a name, are refused and harm nobody."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from games.outer_rim.data import said_by
from games.outer_rim.test_pack import refused
from starboard.games.outer_rim.load import BadContent, content, load
from starboard.kernel.packs.limits import MOST_ENTRIES
from starboard.kernel.parts import LARGEST_PACK

CARD = "[[market]]\nid = 'salvage'\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("# " + "x" * LARGEST_PACK, "mine.toml: the file is too large; maximum size in bytes: 1,000,000"),
        ("".join(f"[[market]]\nid = 'x{n}'\n" for n in range(MOST_ENTRIES + 1)), "mine.toml: there are 1,001 entries"),
        ("x = " + "[" * 20_000, "mine.toml: not TOML: "),
        ("x" + ".x" * 200_000 + " = 1", "mine.toml: lists and tables are nested too deeply; maximum depth: 30"),
        (
            f"{CARD}reward = " + "[" * 40 + "]" * 40,
            "mine.toml: lists and tables are nested too deeply; maximum depth: 30",
        ),
        (f"{CARD}cost = {'9' * 5000}", "mine.toml: not TOML: "),
        (f"{CARD}cost = {10**30}", "mine.toml: card salvage: cost: "),
        (f"{CARD}name = '<script>alert(1)</script>'", "mine.toml: market[0].name: only plain text can be shown"),
        (f'{CARD}name = "\\u001b[2J"', "mine.toml: market[0].name: only plain text can be shown"),
        (f'{CARD}name = "\\u202Eegavlas"', "mine.toml: market[0].name: only plain text can be shown"),
        (f'{CARD}"\\u001b[2J" = 1', "mine.toml: market[0]: only plain text can be shown"),
        ('[[market]]\nid = "\\u001b[2J"', "mine.toml: market[0].id: only plain text can be shown"),
        (f"{CARD}name = '{'x' * 301}'", "mine.toml: market[0].name: too long; maximum number of characters: 300"),
        (f"{CARD}traits = ['<b>']", "mine.toml: market[0].traits[0]: only plain text can be shown"),
    ],
    ids=range(14),
)
def test_what_means_harm_is_refused(text: str, problem: str) -> None:
    said = refused(text)
    assert said.startswith(problem) and said.replace("\n", "").isprintable()
    assert said_by(load()) == said_by(content())


def test_effects_without_an_end_are_refused() -> None:
    """A card that leads to itself, two that lead to each other, and a step of a job that goes back."""
    again = "{do = 'resolve_databank', number = %s}"
    card = "[[databank]]\nid = '%s'\nname = 'X'\nkind = 'failed_favor'\nnumber = %s\neffects = [%s]\n"
    itself = refused(card % ("db_95", 95, again % 95))
    assert itself.startswith("mine.toml: card db_95: effects[0].number: this leads back to itself")
    circle = refused(card % ("db_95", 95, again % 96) + card % ("db_96", 96, again % 95)).splitlines()
    assert [line.split(": ")[1] for line in circle] == ["card db_95", "card db_96"]
    back = refused("[[databank]]\nid = 'db_42'\nsteps = [{effects = [{do = 'goto_step', step = 1}]}]")
    assert back.startswith("mine.toml: card db_42: steps[0].effects[0].step: this leads back to itself")


def test_a_thousand_mistakes_are_told_soon() -> None:
    """Nearest words are looked for only where they are told."""
    effects = ", ".join(["{do = 'boast'}"] * 20_000)
    assert len(refused(f"{CARD}reward = [{effects}]").splitlines()) == 100


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    """A pipe, or a device, may never end."""
    os.mkfifo(tmp_path / "pipe.toml")
    for path in (tmp_path / "pipe.toml", tmp_path, Path("/dev/zero")):
        with pytest.raises(BadContent, match="cannot be read: "):
            load(path)
