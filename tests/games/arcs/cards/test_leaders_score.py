"""Leaders that bend scoring: Elder, Warrior, Archivist, Noble, and the Fuel-Drinker afterwards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.arcs.table import Table
from marks import card, rule
from starboard.games.arcs.score import AfterScoring, CleanUp, Score


def scored(t: Table) -> dict[str, int]:
    """The Power that the end of the chapter brings."""
    t.next(Score(), AfterScoring(), CleanUp()).begin()
    return t.score


def captives(t: Table, colour: str, number: int) -> None:
    t.captive(colour, "white", number)


def psionics(t: Table, colour: str, number: int) -> None:
    t.slots(colour, "psionic " * number)


def fuels(t: Table, colour: str, number: int) -> None:
    t.slots(colour, "fuel " * number)


Count = Callable[[Table, str, int], None]
DEMOTED = [
    pytest.param("leader01", "tyrant", captives, marks=card("leader01", 3), id="elder"),
    pytest.param("leader06", "empath", psionics, marks=card("leader06", 2), id="warrior"),
    pytest.param("leader09", "tycoon", fuels, marks=card("leader09", 2), id="archivist"),
]
demoted = pytest.mark.parametrize(("leader", "ambition", "count"), DEMOTED)


@rule("ARC-SCORE-07", "ARC-SCORE-13")
@demoted
def test_first_place_brings_what_the_second_is_worth_and_no_bonus(leader: str, ambition: str, count: Count) -> None:
    t = Table().cards("red", leader).markers(None, None, ambition).cities_off("red", 4)
    count(t, "red", 2)
    count(t, "blue", 1)
    assert scored(t) == {"red": 3, "blue": 3, "white": 0}


@rule("ARC-SCORE-08")
@demoted
def test_second_place_brings_nothing(leader: str, ambition: str, count: Count) -> None:
    t = Table().cards("red", leader).markers(None, None, ambition)
    count(t, "red", 1)
    count(t, "blue", 2)
    assert scored(t) == {"red": 0, "blue": 5, "white": 0}


@rule("ARC-SCORE-09")
@demoted
def test_nor_does_a_tie_for_the_first(leader: str, ambition: str, count: Count) -> None:
    t = Table().cards("red", leader).markers(None, None, ambition)
    count(t, "red", 2)
    count(t, "blue", 2)
    assert scored(t) == {"red": 0, "blue": 3, "white": 0}


@demoted
def test_in_other_ambitions_it_is_first_like_anybody(leader: str, ambition: str, count: Count) -> None:
    t = Table().cards("red", leader).markers(None, None, "warlord").cities_off("red", 4)
    t.trophy("red", "blue", "ship")
    assert scored(t) == {"red": 5 + 2, "blue": 0, "white": 0}


@demoted
def test_all_markers_of_the_ambition_count_at_their_second_value(leader: str, ambition: str, count: Count) -> None:
    t = Table().cards("red", leader).markers(None, ambition, ambition)
    count(t, "red", 2)
    assert scored(t) == {"red": 2 + 3, "blue": 0, "white": 0}


# Noble


@card("leader12", 3)
def test_the_noble_scores_as_the_only_first() -> None:
    t = Table().cards("red", "leader12").markers(None, None, "tyrant").cities_off("red", 4)
    t.captive("red", "white", 2).captive("blue", "white", 1)
    assert scored(t) == {"red": 5 + 2, "blue": 3, "white": 0}


@card("leader12", 3)
def test_the_noble_scores_nothing_as_second() -> None:
    t = (
        Table()
        .cards("red", "leader12")
        .markers(None, None, "tyrant")
        .captive("red", "white", 1)
        .captive("blue", "white", 2)
    )
    assert scored(t) == {"red": 0, "blue": 5, "white": 0}


@card("leader12", 3)
def test_the_noble_scores_nothing_in_a_tie_and_does_not_break_it() -> None:
    t = (
        Table()
        .cards("red", "leader12")
        .markers(None, None, "tyrant")
        .captive("red", "white", 2)
        .captive("blue", "white", 2)
    )
    assert scored(t) == {"red": 0, "blue": 3, "white": 0}


# Fuel-Drinker


@rule("ARC-SCORE-18")
@card("leader03", 2)
def test_the_fuel_drinker_discards_all_fuel_after_tycoon_was_scored() -> None:
    t = (
        Table()
        .cards("red", "leader03")
        .markers(None, None, "tycoon")
        .city("red", "c2_hex")
        .slots("red", "fuel relic fuel")
    )
    assert scored(t) == {"red": 5, "blue": 0, "white": 0}
    assert t.holding("red") == "relic"
    assert t.g.supply[1] == 5


@card("leader03", 2)
def test_it_keeps_its_fuel_if_tycoon_was_not_scored() -> None:
    t = Table().cards("red", "leader03").markers(None, None, "keeper").slots("red", "fuel fuel")
    scored(t)
    assert t.holding("red") == "fuel fuel"


@card("leader03", 2)
def test_fuel_on_ancient_holdings_goes_too() -> None:
    t = Table().cards("red", "leader03 lore13").markers(None, None, "tycoon").slots("red", "fuel - - - - - fuel")
    scored(t)
    assert t.holding("red") == ""


@card("leader03", 2)
def test_rivals_keep_theirs() -> None:
    t = Table().cards("red", "leader03").markers(None, None, "tycoon").slots("blue", "fuel")
    scored(t)
    assert t.holding("blue") == "fuel"
