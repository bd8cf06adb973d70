"""The search that compares the options of a decision alone."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import starboard
from starboard.bots import make_bot, mind_of
from starboard.bots.bot import Visits, add_up, best_of
from starboard.bots.budget import Budget
from starboard.bots.flat import ENOUGH, Flat, Line
from starboard.bots.search import SearchBot
from starboard.kernel.chance import Dice, scramble
from starboard.kernel.position import Position

GAMES = ["arcs", "outer_rim"]


@cache
def searched(game_id: str) -> Position[Any]:
    """A decision in the middle of a game that is worth a search, with several options that are nearly equal."""
    mind, bot = mind_of(game_id), make_bot(game_id, "sharp")
    position = starboard.game(game_id).start(2, seed=4)
    for step in range(400):
        ask = position.ask
        assert ask is not None
        if step > 60 and len(ask.choices) > 4 and mind.small(position.imagine(ask.seat, 1), ask, Dice(1)) is None:
            flat = Flat(mind, position, ask.seat, Dice(5))
            if len(flat.left) > 2:
                return position
        position.play(bot.choose(position, ask.seat, scramble(step)))
    raise AssertionError("there is no such moment")


def flat_of(game_id: str, thorough: bool = False) -> Flat:
    position = searched(game_id)
    assert position.ask is not None
    return Flat(mind_of(game_id), position, position.ask.seat, Dice(5), thorough)


def judged(lines: dict[str, tuple[float, list[float]]], share: float = 0.5) -> Flat:
    """A search with three options that found this, by their promise and the worth of their tries."""
    flat = flat_of("arcs")
    flat.share = share
    flat.lines = {}
    for text, (promise, found) in lines.items():
        line = flat.lines[text] = Line(promise)
        for worth in found:
            shares = [worth, worth]
            line.count(shares, shares)
            line.found.append(worth)
    flat.left = list(lines)
    flat.judge()
    return flat


@pytest.mark.parametrize("game_id", GAMES)
def test_hard_searches_so_where_the_mind_says_it(game_id: str) -> None:
    position, bot = searched(game_id), make_bot(game_id, "hard@30n")
    assert isinstance(bot, SearchBot) and bot.mind.flat
    assert position.ask is not None
    before = position.dump()
    thought = bot.consider(position, position.ask.seat, 3)
    assert thought.notation == bot.consider(position, position.ask.seat, 3).notation
    assert thought.notation == best_of(thought.visits)
    assert 0 < sum(one.tries for one in thought.visits.values()) <= 30
    assert position.dump() == before


@pytest.mark.parametrize("game_id", GAMES)
def test_every_try_is_counted_once_and_gives_out_one_victory(game_id: str) -> None:
    flat = flat_of(game_id, thorough=True)
    flat.run(Budget(tries=40))
    lines = [line for line in flat.lines.values() if line.tries]
    assert sum(line.tries for line in lines) == 40
    assert sum(sum(line.won) for line in lines) == pytest.approx(40)
    assert sum(sum(line.worth) for line in lines) == pytest.approx(40 * (1 + flat.mind.margin))
    assert len(flat.deals) == max(line.tries for line in lines), "options share their deals"


def test_the_worse_half_is_left_out_as_the_budget_is_spent() -> None:
    flat = flat_of("arcs", thorough=True)
    first, many = flat.left[0], len(flat.left)
    assert many > 4
    flat.run(Budget(tries=20 * many))
    tries = sorted((flat.lines[text].tries for text in flat.judged), reverse=True)
    assert len(flat.left) == 2 and tries[1] > 2 * tries[-1] > 0
    assert flat.lines[first].promise == max(line.promise for line in flat.lines.values())


def test_what_is_clear_is_not_thought_about() -> None:
    """One option is left at once where no other promises nearly as much; a thorough search compares all the same."""
    for thorough in (False, True):
        flat = flat_of("arcs", thorough)
        if not thorough:
            flat.left = flat.left[:1]
        flat.run(Budget(tries=50))
        assert sum(line.tries for line in flat.lines.values()) == (50 if thorough else 1)
        assert best_of(flat.visits)


def test_what_shows_to_be_clearly_worse_is_left_out_before_its_time() -> None:
    found = [0.5 + 0.01 * (at % 3) for at in range(ENOUGH)]
    lines = {"good": (0.0, found), "bad": (0.0, [one - 0.2 for one in found]), "near": (0.0, [*found[1:], found[0]])}
    flat = judged(lines)
    flat.narrow(halve=False)
    assert flat.left == ["good", "near"]
    thorough = judged(lines)
    thorough.thorough = True
    thorough.narrow(halve=False)
    assert thorough.left == list(lines)


def test_few_tries_that_differ_much_do_not_outweigh_the_promise() -> None:
    lucky = [0.9, 0.1, 0.8]
    few = judged({"promising": (0.3, [0.5, 0.5, 0.5]), "lucky": (0.0, lucky), "none": (0.0, [])})
    assert few.judged["lucky"][0] < 0 < few.judged["lucky"][1]
    many = judged({"promising": (0.3, [0.5] * 60), "lucky": (0.0, lucky * 20), "none": (0.0, [])})
    assert many.judged["lucky"][0] > 0
    assert best_of(few.visits) == "promising" and best_of(many.visits) == "lucky"


def test_of_options_that_come_to_the_same_the_one_that_promises_more_is_chosen() -> None:
    same = [0.4, 0.6, 0.5] * 4
    assert best_of(judged({"influence": (0.1, same), "token for nothing": (0.0, same)}).visits) == "influence"


def test_promises_count_for_less_in_a_game_that_is_decided() -> None:
    """There log odds hardly change the share of the victory: a difference of the shares is as small."""
    lost = judged({"promising": (0.3, [0.0005] * 9), "better": (0.0, [0.0015] * 9)}, share=0.001)
    assert best_of(lost.visits) == "better"


def test_doubts_of_several_searches_add_up() -> None:
    one, other = {"a": Visits(10, 6.0, 0.5, -1.0)}, {"a": Visits(10, 4.0, 0.5, -2.0)}
    (total,) = add_up([one, other]).values()
    assert total == Visits(20, 10.0, 1.0, -3.0)
    assert total.share == 0.5 and total.worth == pytest.approx(0.4)


def test_whoever_wants_to_know_gets_something_to_compare_with() -> None:
    position, bot = searched("arcs"), make_bot("arcs", "hard@1n")
    assert position.ask is not None
    thought = bot.advise(position, position.ask.seat, 3)
    assert sum(one.tries > 0 for one in thought.visits.values()) == 2
    flat = flat_of("arcs")
    last = list(flat.lines)[-1]
    flat.look_at(last, 3)
    assert flat.lines[last].tries == 3
