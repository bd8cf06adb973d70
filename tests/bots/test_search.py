"""The search, on a game small enough to know what is right."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from games.carcassonne.table import Table
from starboard.bots import make_bot, mind_of
from starboard.bots.bot import Thought, Visits, add_up, agreed, best_of, next_best
from starboard.bots.budget import Budget
from starboard.bots.search import Search, SearchBot
from starboard.kernel.chance import Dice, scramble
from starboard.kernel.position import Position


def bot(tries: int = 40) -> SearchBot:
    found = make_bot("carcassonne", f"hard@{tries}n")
    assert isinstance(found, SearchBot)
    return found


def middle() -> Position[Any]:
    """A tile is to be placed, and there are many ways to do it."""
    position = starboard.game("carcassonne").start(2, seed=4)
    medium = make_bot("carcassonne", "medium-g1")
    for step in range(200):
        assert position.ask is not None
        if step > 30 and position.ask.kind == "place" and len(position.ask.choices) > 12:
            return position
        position.play(medium.choose(position, position.ask.seat, scramble(step)))
    raise AssertionError("there is no such moment")


def grown(tries: int, position: Position[Any]) -> Search:
    assert position.ask is not None
    search = Search(mind_of("carcassonne"), position, position.ask.seat, Dice(5))
    search.run(Budget(tries=tries))
    return search


def test_every_try_is_counted_once_and_gives_out_one_victory() -> None:
    root = grown(60, middle()).root
    assert root.tries == sum(edge.tries for edge in root.edges.values()) == 60
    assert sum(sum(edge.won) for edge in root.edges.values()) == pytest.approx(60)


def test_promises_are_chances() -> None:
    root = grown(1, middle()).root
    assert sum(edge.promise for edge in root.edges.values()) == pytest.approx(1.0)


def test_few_options_are_looked_at_first_and_more_later() -> None:
    position = middle()
    assert position.ask is not None
    assert len(position.ask.choices) > 12
    few = sum(edge.tries > 0 for edge in grown(9, position).root.edges.values())
    more = sum(edge.tries > 0 for edge in grown(300, position).root.edges.values())
    assert few <= 5 < more


def test_what_follows_is_kept_apart_by_the_tile_that_is_drawn() -> None:
    search = grown(200, middle())
    best = max(search.root.edges.values(), key=lambda edge: edge.tries)
    (node,) = best.after.values()  # the figure, whatever comes
    tiles = {key for edge in node.edges.values() for key in edge.after}
    assert len(tiles) > 3
    assert {seat for seat, _ in tiles} == {1 - search.seat}


def test_the_position_is_left_as_it_was() -> None:
    position = middle()
    before = position.dump()
    grown(20, position)
    assert position.dump() == before


def test_it_goes_on_from_its_own_tree_if_no_chance_came_between() -> None:
    position = middle()
    assert position.ask is not None
    seat, player = position.ask.seat, bot(80)
    thought = player.consider(position, seat, 1)
    position.play(thought.notation, seat)
    assert position.ask is not None and position.ask.seat == seat, "now the figure"
    root = player.remembered(position, position.ask)
    assert root is not None
    assert root.tries == thought.visits[thought.notation].tries - 1 > 10, "all that came so far, but for the first"
    assert bot().remembered(position, position.ask) is None
    position.play(player.choose(position, seat, 2))
    while position.ask is not None and position.ask.seat != seat:
        position.play(position.ask.options[0])
    assert position.ask is not None
    assert player.remembered(position, position.ask) is None, "a tile was drawn"


def test_the_same_tries_and_seed_give_the_same_choice() -> None:
    position = middle()
    assert position.ask is not None
    choices = {bot().choose(position, position.ask.seat, 7).notation for _ in range(3)}
    assert len(choices) == 1


def test_several_searches_add_up() -> None:
    one, other = {"a": Visits(10, 6.0), "b": Visits(5, 1.0)}, {"a": Visits(2, 1.0), "c": Visits(13, 9.0)}
    total = add_up([one, other])
    assert total == {"a": Visits(12, 7.0), "b": Visits(5, 1.0), "c": Visits(13, 9.0)}
    assert best_of(total) == "c"
    assert one["a"] == Visits(10, 6.0), "the parts are left as they were"
    assert agreed([Thought("a", one), Thought("c", other)]).notation == "c"
    assert agreed([Thought("b"), Thought("b")]) == Thought("b"), "nobody had to search"


def test_the_next_best_is_what_was_tried_most_beside_it() -> None:
    visits = {"a": Visits(12, 7.0), "b": Visits(5, 1.0), "c": Visits(4, 4.0), "d": Visits(0, 0.0)}
    assert next_best(visits, "a") == "b"
    assert next_best({"a": Visits(1, 1.0), "d": Visits(0, 0.0)}, "a") is None
    assert visits["b"].share == 0.2


def test_whoever_asks_for_advice_gets_something_to_compare_with() -> None:
    position = middle()
    assert position.ask is not None

    def tried(thought: Thought) -> int:
        return sum(one.tries > 0 for one in thought.visits.values())

    assert tried(bot(1).consider(position, position.ask.seat, 3)) == 1
    assert tried(bot(1).advise(position, position.ask.seat, 3)) == 2


def test_it_closes_its_own_big_field() -> None:
    t = Table("red white", start="aaaa").tiles({"1,0": "sssa", "0,1": "asss", "-1,0": "sass"}).figure("red", "0,0/a1")
    t.draw("ssas", *["ssss"] * 20)
    assert bot(60).choose(t.position, 0, 1).notation == "place 0,-1 r0"


def test_playing_on_comes_to_an_end_where_nobody_has_anything_to_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who are defeated by a patrol turn after turn only ever recover, and are never asked for a plan."""
    mind = mind_of("outer_rim")
    trial = starboard.game("outer_rim").start(2, seed=3)
    played = 0
    play = Position.play

    def counted(self: Position[Any], choice: Any, seat: int | None = None) -> Any:
        nonlocal played
        played += 1
        return play(self, choice, seat)

    monkeypatch.setattr("starboard.bots.outer_rim.mind.Plan", type("NeverAsked", (), {}))
    monkeypatch.setattr(Position, "play", counted)
    mind.go_on(trial, Dice(1))
    assert trial.ask is not None and played > 1
