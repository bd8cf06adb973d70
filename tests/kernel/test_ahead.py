"""Kinds of choices made ahead: they answer what they name and nothing else, and ALIKE is exact."""

from __future__ import annotations

from typing import Any

import pytest

from kernel import harbour
from starboard.kernel import ahead
from starboard.kernel.ahead import ALIKE, Ahead
from starboard.kernel.frame import then
from starboard.kernel.position import Position
from starboard.kernel.random_games import walk

PASS, BID, BERTH = harbour.AHEAD


def begun(*frames: Any) -> Position[harbour.HarbourState]:
    """A game that goes on with these frames."""
    position = harbour.GAME.start(2, seed=1)
    position.state.frames.clear()
    then(position.state, *frames)
    position._go_on()
    return position


def test_a_kind_answers_what_it_names_and_nothing_else() -> None:
    asked = {kind.id: 0 for kind in harbour.AHEAD}
    for seed in range(10):
        for position, _ in walk(harbour.GAME, 3, {}, seed, whole=True):
            for ask in position.asks:
                for kind in harbour.AHEAD:
                    option = kind.answer(position, ask)
                    asked[kind.id] += option is not None
                    assert option is None or (type(ask.about) in kind.answers and option in list(ask.options))
                assert (PASS.answer(position, ask) is not None) == isinstance(ask.about, harbour.AskTurn)
                assert (BID.answer(position, ask) is not None) == isinstance(ask.about, harbour.AskBid)
    assert all(asked.values())


def test_where_it_does_not_apply_it_answers_nothing() -> None:
    position = harbour.GAME.start(2, seed=1)
    assert position.ask is not None
    never = Ahead("pass", {harbour.AskTurn: "pass"}, applies=lambda g, seat: False)
    assert PASS.answer(position, position.ask) is not None and never.answer(position, position.ask) is None


def test_an_answer_that_is_no_option_is_none() -> None:
    position = harbour.GAME.start(2, seed=1)
    assert position.ask is not None
    assert Ahead("fly", {harbour.AskTurn: "fly"}).answer(position, position.ask) is None


def test_options_that_differ_by_names_only_come_to_the_same() -> None:
    position = begun(harbour.Berth(0), harbour.Turn(1))
    ask = position.ask
    assert ask is not None and [option.notation for option in ask.options] == ["0", "1", "2"]
    answer = BERTH.answer(position, ask)
    assert answer is not None and answer.notation == "0"
    # Without a form that leaves the names out they are three positions.
    assert Ahead("berth", {harbour.AskBerth: ALIKE}).answer(position, ask) is None


def test_options_that_differ_by_more_do_not() -> None:
    position = begun(harbour.Turn(0), harbour.Turn(1))
    assert position.ask is not None
    assert BERTH.answer(position, position.ask) is None


def test_what_shows_something_hidden_is_never_alike() -> None:
    """All cards of one kind would be the same loot; but who takes one sees which it is."""
    position = begun(harbour.Loot(0, 1), harbour.Turn(1))
    position.state.hands[1] = [4, 4]
    same = Ahead("loot", {harbour.AskLoot: ALIKE}, form=lambda g: None)
    assert position.ask is not None
    assert same.answer(position, position.ask) is None


def test_secret_choices_of_several_are_never_alike() -> None:
    position = begun(harbour.Auction(), harbour.Turn(1))
    same = Ahead("bid", {harbour.AskBid: ALIKE}, form=lambda g: None)
    assert position.together
    assert same.answer(position, position.together[0]) is None


def test_what_takes_too_long_to_compare_is_left_to_the_person(monkeypatch: pytest.MonkeyPatch) -> None:
    position = begun(harbour.Berth(0), harbour.Turn(1))
    monkeypatch.setattr(ahead, "MOST", 2)
    assert position.ask is not None
    assert BERTH.answer(position, position.ask) is None


def test_comparing_changes_nothing() -> None:
    position = begun(harbour.Berth(0), harbour.Turn(1))
    before = position.dump()
    assert position.ask is not None and BERTH.answer(position, position.ask)
    assert position.dump() == before
