"""Learners of Arcs are told of the cards of a pack, and of those of the box by the same words as ever."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium")

from games.arcs.packed import with_pack
from games.arcs.table import Table
from games.arcs.test_packs import LEADERS, SEVERAL
from starboard.games.arcs.game import GAME
from starboard.kernel.random_games import walk
from starboard.lab.environments.encoders import encoder_of


def test_learners_are_told_of_the_pack() -> None:
    game = with_pack(SEVERAL)
    plain, packed = encoder_of(GAME, 3), encoder_of(game, 3)
    assert packed.vocabulary == plain.vocabulary
    assert plain.table.size == packed.table.size and plain.option.size == packed.option.size
    reader, arrays = packed.reader(), packed.empty()
    pips = set()
    for position, option in walk(game, 3, LEADERS, 2):
        if option is not None and position.ask is not None:
            reader.write(position, position.ask.seat, 0, arrays)
            if position.ask.kind == "lead":
                pips |= {round(4 * float(row[packed.card + 1])) for row in arrays["options"]}  # type: ignore[attr-defined]
    assert max(pips) == 5  # of an aggression card, which has 3 in the box


def test_a_deed_that_only_a_pack_has_is_told_by_its_card() -> None:
    game = with_pack(SEVERAL)
    table = (
        Table("red blue white", of=game).ships("red", "c1_gate", 2).cards("red", "bc12").lead("red", "mobilization_2")
    )
    ask = table.begin().position.ask
    assert ask is not None
    deed = next(option for option in ask.options if option.notation == "bc12-1")
    assert encoder_of(game, 3).spelled(deed) == ["bc12", "1"]  # type: ignore[attr-defined]
