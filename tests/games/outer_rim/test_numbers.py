"""No number of a card is for show: whoever changes one finds a difference in what is legal, what happens or who wins.

Each number of each row is changed to the nearest others that the loader takes, and probes.py plays with the changed
content and the true one. What follows from other data, and what nobody reads, is not written. Every day some are tried,
and all when there is time for it (`--long`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeAlias

import pytest

from games.outer_rim.data import put, set_to, with_entry
from games.outer_rim.probes import Probe, Trace, playing, probes
from marks import long
from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.ids import FACTIONS
from starboard.games.outer_rim.load import BadContent, content, load_box
from starboard.games.outer_rim.load.read import FILED, base
from starboard.kernel.packs.read import Raw

KINDS = ("market", "databank", "encounters", "contacts", "characters", "ships", "patrols", "ai")
EVERY_DAY = 130  # every 130th number
TRIED = 2  # other values of a number

FREE = 99  # a number that no databank card has
NUMBER = re.compile(r"\d+")

# What cannot make a difference, and why: the loader refuses any other number.
ONLY_ONE = "it leads to what happens when a favor fails, and there are no such cards under another number"
ONLY_STEP = "it leads to the last step of a job from the one before, and steps lead to later ones only"

Place: TypeAlias = tuple[str, str, tuple[str | int, ...]]  # kind and id of the row, and the way to a number in it


def numbers_in(table: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Also those in conditions, `crew>=2`, whose way ends inside the text."""
    if isinstance(table, dict):
        for name, value in table.items():
            if name == "condition":
                yield from ((*path, name, at) for at, _ in enumerate(NUMBER.findall(value)))
            else:
                yield from numbers_in(value, (*path, name))
    elif isinstance(table, list):
        for number, value in enumerate(table):
            yield from numbers_in(value, (*path, number))
    elif isinstance(table, int) and not isinstance(table, bool):
        yield path


def written(kind: str, row: str) -> Iterator[Place]:
    """What a card is filed under is the name of its pile, not a number of its row."""
    table = base().rows[kind][row].table
    return ((kind, row, path) for path in numbers_in(table) if path != (FILED.get(kind),))


def found_at(place: Place, path: tuple[str | int, ...]) -> Any:
    found: Any = base().rows[place[0]][place[1]].table
    for step in path:
        found = NUMBER.findall(found)[step] if isinstance(found, str) else found[step]
    return found


def value_at(place: Place) -> int:
    return int(found_at(place, place[2]))


def leads_to_the_only_step(place: Place) -> bool:
    """Check that this is the step that an effect of the last but one leads to."""
    kind, row, path = place
    return (path[0], path[-1]) == ("steps", "step") and path[1] == len(base().rows[kind][row].table["steps"]) - 2


ALL = [place for kind in KINDS for row in base().rows[kind] for place in written(kind, row)]
FAVORS = {("market", f"{faction}_favor", ("play", "effects", 0, "fail", 0, "number")): ONLY_ONE for faction in FACTIONS}
IDLE = FAVORS | {place: ONLY_STEP for place in ALL if leads_to_the_only_step(place)}
TESTED = [place for place in ALL if place not in IDLE]


def changed(place: Place, value: int) -> Raw:
    """The data with another number."""
    kind, row, path = place
    put_in: int | str = value
    text = found_at(place, path[:-1])
    if isinstance(text, str):
        start, end = list(NUMBER.finditer(text))[int(path[-1])].span()
        path, put_in = path[:-1], f"{text[:start]}{value}{text[end:]}"
    return set_to(kind, row, ".".join(map(str, path)), put_in)


def others_than(place: Place) -> list[int]:
    """The nearest other numbers, credits counted in thousands; then, of what leads to databank cards, all of theirs."""
    true = value_at(place)
    money = true % 1000 == 0 and (true or place[2][-1] in ("cost", "credits", "discount"))
    steps = [step * (1000 if money else 1) for step in range(1, 8)]
    near = [value for step in steps for value in (true + step, true - step) if value >= 0]
    databank = content().databank if place[2][-1] in ("number", "starting_databank") else ()
    return [*near, *(value for value in databank if value != true and value not in near)]


TRUE: dict[object, Trace] = {}


def differs(probe: Probe, of: Content, name: object) -> bool:
    """Whether the probe tells this content from the true one."""
    if name not in TRUE:
        with playing(content()):
            TRUE[name] = probe()
    with playing(of):
        return probe() != TRUE[name]


def loaded(place: Place, value: int) -> Content | None:
    """None: the loader refuses it."""
    try:
        return load_box(changed(place, value))
    except BadContent:
        return None


def param(number: int, place: Place) -> Any:
    kind, row, path = place
    return pytest.param(place, id=" ".join(map(str, (kind, row, *path))), marks=long if number % EVERY_DAY else ())


def some(of: Iterable[Any], named: Callable[[Any], str] = str) -> list[Any]:
    """Every day the first of these, and all when there is time for it."""
    return [pytest.param(one, id=named(one), marks=long if number else ()) for number, one in enumerate(of)]


@pytest.mark.parametrize("place", [param(number, place) for number, place in enumerate(TESTED)])
def test_another_number_is_another_game(place: Place) -> None:
    tried = 0
    for value in others_than(place):
        of = loaded(place, value)
        if of is None:
            continue
        if any(differs(probe, of, name) for name, probe in probes(place[0], place[1], of)):
            return
        tried += 1
        if tried == TRIED:
            break
    pytest.fail(f"{value_at(place)} could be another number" if tried else "the loader refuses every other number")


def test_few_numbers_cannot_make_a_difference() -> None:
    assert IDLE.keys() <= set(ALL)
    assert all(IDLE.values())
    assert len(IDLE) <= 0.05 * len(ALL)


# Every day: for one of the factions, whose favors are alike.
@pytest.mark.parametrize("place", some(IDLE, lambda place: " ".join(map(str, place[1:2] + place[2]))))
def test_the_loader_refuses_every_other_number(place: Place) -> None:
    assert [value for value in (*others_than(place), FREE) if loaded(place, value)] == []


def databank_card_differs(row: str) -> bool:
    """Under another number."""
    of = loaded(("databank", row, ("number",)), FREE)
    assert of is not None
    return any(differs(probe, of, name) for name, probe in islice(probes("databank", row, of), 96))


@pytest.mark.parametrize("row", some(["db_1_1", "db_41_2", "db_90_1"]))
def test_where_chance_draws_among_several_databank_cards_the_others_are_left(row: str) -> None:
    assert databank_card_differs(row)


@pytest.mark.parametrize("row", some(["db_2", "db_42"]))
def test_the_number_of_a_single_databank_card_is_a_name(row: str) -> None:
    """It is found by whoever leads to it."""
    assert not databank_card_differs(row)


def test_what_is_only_called_otherwise_is_the_same_game() -> None:
    """Names are no numbers: the probes do not look at words."""
    raw = base()
    for kind, row in (("market", "vibro_ax"), ("databank", "db_1_3")):
        raw = with_entry(raw, kind, row, put(raw.rows[kind][row].table, "name", "Something Else"))
    of = load_box(raw)
    assert not any(differs(probe, of, name) for name, probe in islice(probes("market", "vibro_ax", of), 24))
