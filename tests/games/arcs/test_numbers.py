"""No number of the data is for show: whoever changes one finds a difference in what is legal, what happens or who wins.

Each number of each row is changed to the nearest others that the loader takes, and probes.py plays the changed game and
the true one. Every day some of the numbers of what cards do are tried, and a few of the others.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from games.arcs.anew import TrueWorld, anew
from games.arcs.probes import Probe, Trace, of_card, of_file
from marks import long
from starboard.games.arcs.tables.reading import DATA
from starboard.kernel.packs.place import BadContent

CARDS = ("court", "lore", "lore_pack", "leaders", "leaders_pack")
OTHERS = ("action_cards", "ambitions", "setup", "dice", "player_board")
EVERY_DAY = 24  # of the numbers that are not in an effect every 24th, of the others four times as many
TRIED = 2  # other values of a number

Place = tuple[str | int, ...]  # file, and the way to a number in it

# What cannot make a difference, and why.
IDLE: dict[Place, str] = {
    ("player_board", "shared", "path_markers", "short"): "only what setup cards may put out of play is checked by it",
    ("player_board", "shared", "path_markers", "long"): "the same",
    ("player_board", "shared", "out_of_play_markers"): "the same",
}


def numbers_in(content: object, at: Place) -> Iterator[Place]:
    if isinstance(content, dict):
        for name, value in content.items():
            if name != "schema":
                yield from numbers_in(value, (*at, name))
    elif isinstance(content, list):
        for number, value in enumerate(content):
            yield from numbers_in(value, (*at, number))
    elif isinstance(content, int) and not isinstance(content, bool):
        yield at


@cache
def content_of(file: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{file}.toml").read_text(encoding="utf-8"))


def value_at(place: Place) -> Any:
    found: Any = content_of(str(place[0]))
    for step in place[1:]:
        found = found[step]
    return found


def row_of(place: Place) -> str:
    """The id of the card, or the file; of slots under cities, without which some situations cannot be, whole games."""
    if place[-1] == "covers":
        return "city_slots"
    return str(value_at(place[:3])["id"] if place[0] in CARDS else place[0])


ALL = [place for file in (*CARDS, *OTHERS) for place in numbers_in(content_of(file), (file,))]
TESTED = [place for place in ALL if place not in IDLE]


def param(number: int, place: Place) -> Any:
    daily = number % (EVERY_DAY // 4 if "effect" in place else EVERY_DAY) == 0
    said = (row_of(place), *(place[3:] if place[0] in CARDS else place[1:]))
    return pytest.param(place, id=" ".join(map(str, said)), marks=() if daily else long)


def probes_of(place: Place) -> Iterator[Probe]:
    return of_card(row_of(place)) if place[0] in CARDS else of_file(row_of(place))


TRUE: dict[tuple[str, int], Trace] = {}


def true_trace(row: str, number: int, probe: Probe) -> Trace:
    """What the true game does, worked out once for each row."""
    if (row, number) not in TRUE:
        with TrueWorld() as load:
            TRUE[row, number] = probe(load)
    return TRUE[row, number]


def change_to(place: Place, value: int) -> Callable[[str, dict[str, Any]], None]:
    def change(name: str, content: Any) -> None:
        if name == f"{place[0]}.toml":
            for step in place[1:-1]:
                content = content[step]
            content[place[-1]] = value

    return change


def is_refused(error: Exception) -> bool:
    """Check that it was told by a game that was imported anew: of a table, or of an entry that packs may correct."""
    return type(error).__name__ == "BadData" or isinstance(error, BadContent)


def differs(place: Place, value: int) -> bool | None:
    """Whether some probe tells this value from the true one; None if the loader refuses it."""
    row = row_of(place)
    with anew(change_to(place, value)) as load:
        try:
            load("starboard.games.arcs.game")
        except (ValueError, BadContent) as error:
            if is_refused(error):
                return None
            raise
        return any(probe(load) != true_trace(row, number, probe) for number, probe in enumerate(probes_of(place)))


@pytest.mark.parametrize("place", [param(number, place) for number, place in enumerate(TESTED)])
def test_another_number_is_another_game(place: Place) -> None:
    true = value_at(place)
    others = [value for step in range(1, 8) for value in (true + step, true - step) if value >= 0]
    tried = 0
    for value in others:
        found = differs(place, value)
        if found:
            return
        tried += found is not None
        if tried == TRIED:
            break
    pytest.fail(f"{true} could be another number" if tried else "the loader refuses every other number")


def test_few_numbers_cannot_make_a_difference() -> None:
    assert IDLE.keys() <= set(ALL)
    assert all(IDLE.values())
    assert len(IDLE) <= 0.05 * len(ALL)


def test_what_is_only_called_otherwise_is_the_same_game() -> None:
    """Names are no numbers: the probes do not look at words."""

    def rename(name: str, content: dict[str, Any]) -> None:
        for card in content.get("lore", ()):
            if card["id"] == "lore04":  # which offers no deed: these are written by their names
                card["name"] += " of Old"

    with anew(rename) as load:
        for number, probe in zip(range(12), of_card("lore04"), strict=False):
            assert probe(load) == true_trace("lore04", number, probe)
