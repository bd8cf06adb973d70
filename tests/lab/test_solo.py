"""Games alone against the AI player: every deal with every character, and how often each has won."""

from __future__ import annotations

import pytest

from starboard.kernel.errors import StarboardError
from starboard.lab.solo import Alone, Solo, rates
from starboard.lab.statistics import deals_interval, wilson

SOLO = Solo("outer_rim", "random", seed=3)


def test_a_deal_is_played_with_every_first_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    starts: list[int] = []
    start = Solo.start

    def noted(self: Solo, deal: int) -> object:
        starts.append(deal)
        return start(self, deal)

    choices = [option.notation for option in SOLO.choices()]
    assert len(choices) == 8 and choices == sorted(choices)
    monkeypatch.setattr(Solo, "start", noted)
    games = [SOLO.play(number) for number in (0, 7, 8)]
    assert starts[1::2] == [0, 0, 1]  # every other one was asked for its choices
    monkeypatch.undo()
    assert games == [SOLO.play(number) for number in (0, 7, 8)] and [game.number for game in games] == [0, 7, 8]
    assert list(SOLO.run([8, 0], jobs=1)) == [games[2], games[0]]


def test_what_the_ai_player_wins_is_lost() -> None:
    assert not SOLO.play(0).won  # random never wins
    winner = next(game for game in map(Solo("outer_rim", "sharp-g1").play, range(8)) if game.won)
    assert winner.score >= 10


def test_rates_by_hand() -> None:
    games = [Alone(0, True, 10), Alone(1, False, 4), Alone(2, True, 10), Alone(3, True, 11), Alone(4, False, 2)]
    first, second, both = rates(["a", "b"], games)
    assert (first.choice, first.games, first.won) == ("a", 3, 2) and (second.games, second.won) == (2, 1)
    assert (first.low, first.high) == wilson(2, 3) and first.as_data()["rate"] == 0.6667
    assert (both.choice, both.games, both.won) == (None, 5, 3)
    assert (both.low, both.high) == deals_interval([(2, 1.0), (2, 2.0), (1, 0.0)])
    assert [rate.games for rate in rates(["a", "b"], [])] == [0, 0, 0]


def test_a_game_for_more_is_refused() -> None:
    with pytest.raises(StarboardError, match="carcassonne cannot be played alone"):
        Solo("carcassonne", "random").settings()
