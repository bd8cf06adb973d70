"""The mistakes of the bots are those of people: they are short-sighted and forgetful, they overlook and misjudge."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

import pytest

import starboard
from starboard.bots import all_levels, is_offered, make_bot
from starboard.bots import levels as offered
from starboard.bots.bot import Bot
from starboard.bots.levels import MindBot, MixedBot, Sight, VagueBot, dimmed
from starboard.bots.linear import Linear
from starboard.bots.mind import Mind
from starboard.games.carcassonne.state import CarcassonneState
from starboard.kernel.ask import Ask
from starboard.kernel.chance import Dice
from starboard.kernel.errors import StarboardError
from starboard.kernel.position import Position

POSITION = starboard.game("carcassonne").start(2, seed=1)
GOOD, NEAR, BAD = 10.0, 9.0, -100.0


class Fixed(Mind[CarcassonneState]):
    """The first option is good, the second nearly so, all others are plainly bad."""

    warmth = 1.0
    features = ()

    def __init__(self) -> None:
        pass

    def values(self, seen: Position[CarcassonneState], ask: Ask, dice: Dice) -> list[float]:
        return [GOOD, NEAR, *[BAD] * (len(ask.choices) - 2)]


def taken(bot: Bot) -> Counter[int]:
    assert POSITION.ask is not None
    options = [option.notation for option in POSITION.ask.options]
    assert len(options) > 4
    return Counter(options.index(bot.choose(POSITION, 0, seed).notation) for seed in range(400))


EASY, MEDIUM = VagueBot(Fixed(), 25, 2.5), VagueBot(Fixed(), 0, 1.0)


def test_sharp_takes_what_promises_most() -> None:
    assert set(taken(MindBot(Fixed()))) == {0}


def test_medium_takes_the_second_best_only_if_it_is_nearly_as_good() -> None:
    found = taken(MEDIUM)
    assert set(found) == {0, 1}
    assert 320 < found[0] < 395
    assert set(taken(VagueBot(Fixed(), 0, (GOOD - NEAR) / 2 - 0.01))) == {0}


def test_easy_takes_the_second_best_now_and_then_and_the_best_most_often() -> None:
    found = taken(EASY)
    assert 200 < found[0] < 360
    assert found[1] > 40


def test_easy_does_what_is_plainly_bad_only_where_it_overlooks_all_that_is_good() -> None:
    """Both good ones are overlooked once in sixteen times; no error reaches from there to the bad ones."""
    assert 2 * EASY.vague < GOOD - BAD
    found = taken(EASY)
    assert 5 < 400 - found[0] - found[1] < 50


def test_the_levels_people_are_offered_are_the_same_in_every_game() -> None:
    levels = ["even", "newcomer", "easy", "medium", "hard", "master"]
    assert all(offered(game) == levels for game in starboard.game_ids())
    for game in starboard.game_ids():
        assert {"sharp", "handset"} <= set(all_levels(game)) - set(offered(game))


def test_an_even_match_may_be_as_strong_as_is_wanted() -> None:
    assert is_offered("arcs", "even") and is_offered("arcs", "even@0.43") and is_offered("arcs", "even@1")
    # How long it may think is the server's to say; and what others know nothing of is no level.
    assert not is_offered("arcs", "even@0.43/0.2")
    assert not is_offered("arcs", "even@1.4") and not is_offered("arcs", "hard@0.2")
    with pytest.raises(StarboardError, match="even@7"):
        make_bot("arcs", "even@7")


def forgetful(seat: int = 0, mark: int = 0) -> set[str]:
    """Which of four regions a seat forgets in a game with this mark."""
    sight = Sight(r"(-?)\d+,(-?)\d+", "mark")
    regions = ("1,1", "-1,1", "1,-1", "-1,-1")
    return {one for one in regions if sight.forgotten(SimpleNamespace(mark=mark), seat, f"place {one} r90")}


def test_a_region_is_forgotten_all_through_a_game_and_another_one_in_the_next() -> None:
    sight = Sight(r"(-?)\d+,(-?)\d+", "mark")
    game = SimpleNamespace(mark=3)
    alike = [sight.forgotten(game, 0, f"place {at},{at} r0") for at in range(1, 30)]
    assert len(set(alike)) == 1, "one region, one answer"
    assert not sight.forgotten(game, 0, "figure none"), "what is nowhere is not forgotten"
    found = [forgetful(mark=mark) for mark in range(200)]
    assert len({frozenset(one) for one in found}) > 4
    assert 150 < sum(len(one) for one in found) < 250  # one of four regions
    assert any(forgetful(seat=1, mark=mark) != forgetful(seat=0, mark=mark) for mark in range(9))


def test_what_is_forgotten_is_done_only_now_and_then() -> None:
    assert POSITION.ask is not None
    sight = Sight("(.*)", "laid")
    forgotten = [sight.forgotten(POSITION.state, 0, option.notation) for option in POSITION.ask.options]
    best = forgotten.index(True)

    class Wants(Fixed):
        def values(self, seen: Position[CarcassonneState], ask: Ask, dice: Dice) -> list[float]:
            return [GOOD if at == best else BAD for at in range(len(ask.choices))]

    assert set(taken(VagueBot(Wants(), 0, 0.0))) == {best}
    found = taken(VagueBot(Wants(), 0, 0.0, forgets=50, sight=sight))
    assert 120 < found[best] < 280


def test_the_short_sighted_see_what_is_at_hand_and_little_else() -> None:
    whole = Linear(("points", "supply"), (2.0, 4.0))
    assert dimmed(whole, ["points"], 0.25).weights == (2.0, 1.0)
    assert dimmed(whole, ["points"], 1.0) is whole
    assert dimmed(whole, [], 0.5) is whole


def test_a_mixed_bot_decides_now_as_one_and_now_as_the_other() -> None:
    class Last(Fixed):
        def values(self, seen: Position[CarcassonneState], ask: Ask, dice: Dice) -> list[float]:
            return [*[BAD] * (len(ask.choices) - 1), GOOD]

    assert POSITION.ask is not None
    found = taken(MixedBot(MindBot(Last()), MindBot(Fixed()), 0.3))
    assert set(found) == {0, len(POSITION.ask.choices) - 1}
    assert 80 < found[0] < 160
