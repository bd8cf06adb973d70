"""Counts where the things of a game come from, by its data, and has words for all that is counted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from starboard.games.arcs.game import GAME as ARCS
from starboard.games.carcassonne.game import GAME as CARCASSONNE
from starboard.games.outer_rim.game import GAME as OUTER_RIM
from starboard.kernel.game import AnyGame
from starboard.kernel.origins import SOURCES, Origin, counted, mark_of, origins_of
from starboard.texts import LANGUAGES, words
from starboard.texts.catalogue import catalogue

GAMES = (ARCS, CARCASSONNE, OUTER_RIM)


def totals(game: AnyGame) -> dict[str, int]:
    return {origin.key.rpartition("-ours-")[2]: sum(origin.sources.values()) for origin in game.origins()}


def test_things_are_counted_by_source() -> None:
    things = [("house", True), ("public", False), ("house", False)]
    assert counted("x", things) == Origin("x", {"public": 1, "house": 2}, 1)


def test_a_mark_says_that_a_thing_is_ours_or_uncertain() -> None:
    assert [mark_of("house", ""), mark_of("house", "shaky"), mark_of("public", "shaky")] == ["house", "house", "doubt"]
    assert [mark_of(source, "") for source in SOURCES if source != "house"] == [None] * 3


def test_nothing_of_the_boxes_is_left_out() -> None:
    assert totals(CARCASSONNE) == {"tiles": 76, "geometry": 76, "count": 76, "symbols": 76, "planet_name": 9}
    assert totals(ARCS) == {
        "action": 28, "court": 31, "leader": 16, "lore": 28, "setup": 12, "map": 24, "board": 1, "dice": 3,
        "ambition": 5,
    }  # fmt: skip
    assert totals(OUTER_RIM) == {
        "characters": 8, "ships": 10, "market": 70, "databank": 53, "encounters": 70, "backs": 7, "ai": 10,
        "contacts": 22, "patrols": 16, "map": 46,
    }  # fmt: skip


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rules_and_what_they_leave_open_are_counted_too(game: AnyGame) -> None:
    *_, rules, questions = origins_of(game)
    book = catalogue(game.id, "en")
    assert sum(rules.sources.values()) == len(book.rules) and questions.sources == {"house": len(book.ambiguities)}


def test_a_rule_that_no_rulebook_states_is_ours() -> None:
    book = catalogue("carcassonne", "en")
    marks = {"CSW-FIGURE-13": "A6", "CSW-FIGURE-02": "R", "CSW-SCORE-13": "R A40", "CSW-TURN-01": "D"}
    made = replace(book, basis=marks)
    assert [made.is_settled(one) for one in (*marks, "CSW-TURN-02")] == [True, False, False, False, False]
    settled = {game.id: origins_of(game)[-2].sources.get("house", 0) for game in GAMES}
    assert settled == {"carcassonne": 9, "arcs": 23, "outer_rim": 0}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_source_is_one_that_there_are_words_for(game: AnyGame) -> None:
    for lang in LANGUAGES:
        w = words(lang)
        assert w(f"{game.id}-ours-note")
        for origin in origins_of(game):
            assert w(origin.key) and origin.sources.keys() <= set(SOURCES)
            assert 0 <= origin.doubt <= sum(origin.sources.values())
