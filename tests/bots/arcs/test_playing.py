"""Holds how a search of Arcs plays on: as sharp does, looking at a table once for all hands."""

from __future__ import annotations

import starboard
from starboard.bots import make_bot, mind_of
from starboard.bots.arcs.mind import ArcsMind
from starboard.bots.arcs.playing import Playing, table_key
from starboard.games.arcs.act import Act
from starboard.games.arcs.play import Follow, Lead
from starboard.kernel.chance import Dice, scramble


def the_mind() -> ArcsMind:
    found = mind_of("arcs")
    assert isinstance(found, ArcsMind)
    return found


def test_it_plays_what_sharp_would_play_at_the_first_look() -> None:
    mind, bot = the_mind(), make_bot("arcs", "sharp")
    position, met = starboard.game("arcs").start(2, seed=8), set()
    for step in range(160):
        ask = position.ask
        assert ask is not None
        if isinstance(ask.frame, Act | Lead | Follow) and len(ask.choices) > 1:
            values = mind.values(position, ask, Dice(1))
            chosen = Playing(mind)(position, ask, Dice(1))
            assert max(values) - values[ask.choices.index(chosen.choice)] < 1e-9
            met.add(type(ask.frame))
        position.play(bot.choose(position, ask.seat, scramble(step)))
    assert met == {Act, Lead, Follow}


def test_a_whole_game_can_be_played_so_and_tables_come_again_with_other_hands() -> None:
    mind = the_mind()
    playing, position = Playing(mind), starboard.game("arcs").start(3, seed=2)
    before, turns = None, 0
    while position.ask is not None:
        position.play(playing(position, position.ask, Dice(1)))
        turns += position.ask is not None and mind.begins_turn(position.ask)
        before = position if position.ask is not None and isinstance(position.ask.frame, Act) else before
        if turns == 12:
            break
    assert before is not None and before.ask is not None
    again = before.imagine(before.ask.seat, 5)
    assert again.state.hands != before.state.hands or again.state.court != before.state.court
    assert table_key(again.state) == table_key(before.state)
