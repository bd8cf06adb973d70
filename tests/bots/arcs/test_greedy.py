"""The greedy player of Arcs, on situations with one right answer, and against chance."""

from __future__ import annotations

from games.arcs.table import Table
from marks import long
from starboard.bots import make_bot
from starboard.bots.arcs.greedy import ways_on
from starboard.games.arcs import asks
from starboard.games.arcs.game import GAME
from starboard.games.arcs.move import Catapult
from starboard.games.arcs.tables.map import SYSTEM_INDEX
from starboard.kernel.ask import Ask

GREEDY = make_bot("arcs", "greedy")
RANDOM = make_bot("arcs", "random")


def choice(t: Table) -> str:
    t.begin()
    assert t.position.ask is not None
    return GREEDY.choose(t.position, t.position.ask.seat, seed=1).notation


def test_secures_a_card_on_which_it_is_ahead() -> None:
    t = Table().homes().lead("red", "aggression_2").court("bc02 red:2 blue:1")
    assert choice(t) == "secure bc02"


def test_taxes_rather_than_doing_nothing() -> None:
    t = Table().homes().lead("red", "administration_2").city("red", "c1_hex").left("red", agents=0)
    assert choice(t) == "tax c1_hex/1"


def test_declares_what_it_leads_and_not_what_others_lead() -> None:
    t = Table().homes().hand("red", "mobilization_3").captive("red", "blue", 3).play("lead mobilization_3")
    assert choice(t) == "declare tyrant"
    t = Table().homes().hand("red", "mobilization_3").captive("blue", "red", 3).play("lead mobilization_3")
    assert choice(t) == "declare none"


def test_hits_the_damaged_ship_of_a_rival() -> None:
    t = Table().homes().lead("red", "aggression_2").ships("red", "c1_arrow", 3).ships("blue", "c1_arrow", 1, damaged=1)
    t.play("battle c1_arrow 1", "dice skirmish 1", dice="skirmish:1")
    assert choice(t) == "hit damaged ship"


def ends_turn(t: Table) -> bool:
    t.begin()
    for move in range(60):
        ask = t.position.ask
        if ask is None or ask.seat != 0:
            return True
        t.position.play(GREEDY.choose(t.position, 0, seed=move))
    return False


def test_does_not_fly_round_and_round() -> None:
    t = Table().homes().lead("red", "mobilization_2").starport("red", "c1_arrow").ships("red", "c1_arrow", 3)
    assert ends_turn(t)


def test_does_not_exchange_resources_for_ever() -> None:
    """Tycoon's Charm may go to and fro."""
    t = Table().homes().lead("red", "mobilization_2").left("red", agents=0).cards("red", "lore28").markers("tycoon")
    assert ends_turn(t.cities_off("red", 3).slots("red", "fuel material fuel fuel material fuel"))


@long
def test_beats_chance() -> None:
    for seed in range(2):
        position = GAME.start(2, seed)
        moves = 0
        while position.ask is not None:
            seat = position.ask.seat
            bot = GREEDY if seat == seed else RANDOM
            position.play(bot.choose(position, seat, seed * 1000 + moves))
            moves += 1
        assert position.result is not None
        assert position.result.winners == [seed]


def test_a_catapult_that_must_go_on_to_a_gate_goes_on_to_a_gate() -> None:
    """Ships that move to battle may neither stop nor leave the gates, where only that leads to somebody."""
    gate, arrow, next_gate = (SYSTEM_INDEX[name] for name in ("c1_gate", "c1_arrow", "c2_gate"))
    catapult = Catapult(0, gate, 2, 0, (), sprinting=False, to_battle=True)
    for choices, wanted in (([(), (arrow,), (next_gate,)], [(), (arrow,)]), ([(next_gate,)], [(next_gate,)])):
        ask = Ask(0, asks.Catapult(gate), choices, "ARC-CATAPULT-01")
        ask.frame = catapult
        assert [option.choice for option in ways_on(ask)] == wanted
