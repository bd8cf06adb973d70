"""Errors carry messages, and can be told, sent to other processes, and caught as one."""

from __future__ import annotations

import pickle

import pytest

import starboard
from kernel.harbour import GAME
from starboard import BadDump, BadRecord, BadSetup, IllegalChoice, NoRecord, StarboardError, UnknownGame
from starboard.kernel.message import Message, Refusal

ALL = (
    BadSetup("error-bad-seats", "X-1", game="harbour", seats="9", low=2, high=4),
    IllegalChoice("sail", Refusal(Message("why-not-your-turn", {"seat": 1}), "X-2")),
    BadDump("error-broken-dump", reason=Message("why-game-over")),
    BadRecord("error-record-line", 7, expected="this", found="that"),
    NoRecord("error-no-record"),
    UnknownGame("error-unknown-game", game="chess", known="harbour"),
)


@pytest.mark.parametrize("error", ALL, ids=lambda error: type(error).__name__)
def test_all_are_errors_of_ours(error: StarboardError) -> None:
    assert isinstance(error, StarboardError)
    assert getattr(starboard, type(error).__name__) is type(error)


def test_they_are_told_in_english() -> None:
    assert [str(error) for error in ALL] == [
        "harbour is for 2 to 4 seats, not 9. [X-1]",
        "“sail” is not allowed: Seat 2 has to decide now. [X-2]",
        "This position is broken: the game is over.",
        "Line 7 is “that”. Expected: this",
        "An imagined position has no record: part of it never happened.",
        "There is no game “chess”. Installed: harbour.",
    ]
    assert [error.said("en") for error in ALL] == [str(error) for error in ALL]


def test_a_language_that_does_not_exist() -> None:
    with pytest.raises(LookupError, match="no language 'xx'; there are en"):
        ALL[0].said("xx")


def test_they_carry_the_message_and_the_rule() -> None:
    assert ALL[0].message == Message("error-bad-seats", {"game": "harbour", "seats": "9", "low": 2, "high": 4})
    assert [error.rule for error in ALL] == ["X-1", "X-2", None, None, None, None]
    assert ALL[3].line == 7
    assert (ALL[1].choice, ALL[1].refusal.rule) == ("sail", "X-2")


@pytest.mark.parametrize("error", ALL, ids=lambda error: type(error).__name__)
def test_they_survive_the_way_home_from_a_worker(error: StarboardError) -> None:
    sent = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert type(sent) is type(error)
    assert str(sent) == str(error)
    assert vars(sent) == vars(error)
    assert sent.args == error.args


def test_long_quotations_are_cut_short() -> None:
    position = GAME.start(2, 1)
    with pytest.raises(IllegalChoice) as error:
        position.play("x" * 100_000)
    assert str(error.value) == f"“{'x' * 200}…” is not allowed: it is not one of the options."
    nested = BadDump("error-broken-dump", reason=Message("why-not-an-option", {"text": "y" * 100_000}))
    assert nested.message.args["reason"] == Message("why-not-an-option", {"text": "y" * 200 + "…"})


def test_one_clause_catches_all_that_users_can_do_wrong() -> None:
    position = GAME.start(2, 1)
    for wrong in (
        lambda: GAME.start(9),
        lambda: GAME.load({}),
        lambda: GAME.replay(""),
        lambda: position.play("sail"),
        lambda: position.view(9),
        lambda: starboard.game("chess"),
    ):
        with pytest.raises(StarboardError):
            wrong()
