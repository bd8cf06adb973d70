"""Every ability, secret, step of a job and kind of effect has a test that says so: `@card("vibro_ax", 2)`.

Of a character 1 is the ability from the start and 2 the other side; of a ship 1 is the other side; of a secret and of a
databank card without steps 1 is all that it does; of a job's databank card 1, 2 … are its steps. A kind of effect is
`@card("effect move_self", 1)`. The marks are read from the files, so that this holds whichever tests are run.
"""

from __future__ import annotations

from pathlib import Path

from games.card_marks import all_marks
from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.ids import ILLEGAL_MISHAP
from starboard.games.outer_rim.load import content
from starboard.games.outer_rim.vocabulary.effect import EFFECTS
from starboard.games.outer_rim.vocabulary.effects import Sequence

FAVOR = 41  # what comes of a favor that failed


def printed(of: Content) -> dict[str, int]:
    """How many abilities there are on everything that has any."""
    found = {who.id: 2 for who in of.characters} | {ship.id: 1 for ship in of.ships if ship.flipped is not None}
    for one in of.cards:
        if one.abilities:
            found[one.asset] = len(one.abilities)
        if one.secret is not None:
            found[one.id] = 1
        if one.steps:
            found[one.id] = len(one.steps)
    found |= {of.cards[number].id: 1 for kind in (ILLEGAL_MISHAP, FAVOR) for number in of.databank[kind]}
    return found | {f"effect {name}": 1 for name in EFFECTS if name not in entries(of)}


def entries(of: Content) -> set[str]:
    """Effects that only cards of the AI have; they have tests of their own, test_solo_*.py."""
    numbers = {number for one in of.ai for _, some in (one.planning, one.action, one.encounter) for number in some}
    inside = {one.effects for number in numbers for one in of.scripts[number] if isinstance(one, Sequence)}
    alone = {effect.word for number in numbers | inside for effect in of.scripts[number]}
    others = {effect.word for at, some in enumerate(of.scripts) if at not in numbers | inside for effect in some}
    return alone - others


HERE = Path(__file__).parent
MARKED = all_marks([*HERE.glob("test_*.py"), HERE.parent / "test_foreseen.py"])
PRINTED = printed(content())


def test_every_ability_has_a_test() -> None:
    abilities = {(name, number) for name, count in PRINTED.items() for number in range(1, count + 1)}
    assert abilities - MARKED == set()


def test_marks_name_abilities_that_there_are() -> None:
    abilities = {(name, number) for name, count in PRINTED.items() for number in range(1, count + 1)}
    assert abilities >= MARKED


def test_all_abilities_of_the_data_are_asked_for() -> None:
    cards = sum(len(one.abilities) for one in content().cards)
    ships = sum(ship.flipped is not None for ship in content().ships)
    assert cards + ships + 2 * len(content().characters) == len(content().abilities)
