"""What is declared of columns is what is written, and every column says what it means."""

from __future__ import annotations

import pytest

import starboard
from starboard.lab.columns import FACT, FEATURE, columns, columns_of, features_meant
from starboard.lab.comparison import ABOUT, COLUMNS
from starboard.lab.parquet import schemas
from starboard.lab.simulation import ALL_TABLES, facts_of, features_of
from starboard.lab.study import study_of

GAMES = ("carcassonne", "arcs", "outer_rim")


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("name", GAMES)
def test_columns_are_those_of_the_files(name: str, named: bool) -> None:
    game = starboard.game(name)
    written = schemas(study_of(name).people, features_of(name), facts_of(game), named)
    declared = columns_of(game, named)
    assert tuple(declared) == tuple(written) == ALL_TABLES
    for table, listed in declared.items():
        assert [one.name for one in listed] == written[table].names
        assert len(set(written[table].names)) == len(listed)  # none twice
        assert any(one.name.endswith("called") for one in listed) <= named


@pytest.mark.parametrize("name", GAMES)
def test_every_column_says_what_it_means(name: str) -> None:
    """Also those that only this game has, and nothing is said of what it has not."""
    usual = {one.about for listed in columns((), ["x"], {"x": "text"}, named=True).values() for one in listed}
    for listed in columns_of(starboard.game(name)).values():
        for one in listed:
            assert one.about
            if one.name.startswith((FEATURE, FACT)):
                assert one.about not in usual, one.name
    assert features_meant()[name].keys() <= set(features_of(name))


def test_a_fact_says_of_which_events_it_is() -> None:
    events = {one.name: one for one in columns_of(starboard.game("arcs"))["events"]}
    assert events["fact_power"].about == "count of `power`" and events["fact_power"].type == "int32"
    assert "card of `drafted`, " in events["fact_card"].about and "action_card of `played`" in events["fact_card"].about
    assert events["fact_faces"].type == "list<string>" and "fact_faces_called" not in events


def test_columns_of_a_comparison_say_what_they_mean() -> None:
    assert list(ABOUT) == COLUMNS.names
