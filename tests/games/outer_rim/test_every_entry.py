"""Everything in the data is met and resolved: in games that are played, and what did not come up there, set up for it.

Every script is meant: each section and case of an encounter, each branch of a test, a combat or a choice, each reward.
"""

from __future__ import annotations

import itertools

import pytest

from games.outer_rim.data import scripts_in
from games.outer_rim.situations import LONGEST, situations
from starboard.bots.outer_rim.greedy import OuterRimGreedy
from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import (
    FACTIONS,
    NONE,
    TOP_LEVEL,
)
from starboard.games.outer_rim.load import content
from starboard.games.outer_rim.resolve import Resolve
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.vocabulary.effects import Pay
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position

ROUNDS = (3, 20, 150)  # times that one is set up: most of what one does not bring up is in another one
GAMES = [(2, 900), (3, 900), (1, 900)]  # seats and decisions of games played at random


class Seen:
    """What was met so far, by name."""

    def __init__(self) -> None:
        self.scripts: set[int] = set()
        self.names: set[str] = set()

    def look(self, g: OuterRimState) -> None:
        """What lies on the table, and who is where."""
        of = g.content
        for cards in (*g.held, *g.secrets, g.drawn):
            self.names |= {of.cards[number].id for number in cards}
        for player in range(g.players):
            if NONE not in (g.character[player], g.ship[player]):
                self.names |= {of.characters[g.character[player]].id, of.ships[g.ship[player]].id}
                self.names.add(f"space {of.spaces[g.space[player]].id}")
        self.names |= {f"contact {one.id}" for one in of.contacts if g.faceup >> one.number & 1}
        combat = g.combat
        if combat is not None and combat.enemy in FACTIONS:
            self.names.add(f"patrol {combat.enemy} {g.level[combat.about]}")
        if g.ai_card != NONE:
            self.names.add(of.ai[g.ai_card].id)


def wanted(of: Content) -> set[str]:
    """Every entry of the data that can be met."""
    found = {one.id for kind in (of.cards, of.characters, of.ships, of.ai) for one in kind}
    found |= {f"contact {one.id}" for one in of.contacts} | {f"space {one.id}" for one in of.spaces}
    return found | {f"patrol {faction} {level}" for faction in FACTIONS for level in range(1, TOP_LEVEL + 1)}


# Playing at random.


def play_on(position: Position[OuterRimState], seen: Seen, dice: Dice, most: int, turn: bool = False) -> None:
    """So many decisions, or only those of this turn."""
    active = position.state.active
    for _ in range(most):
        seen.look(position.state)
        if position.ask is None or (turn and position.state.active != active):
            return
        ask = position.ask
        option = ask.options[below(dice, len(ask.options))]
        position.play(option.notation, ask.seat)
    seen.look(position.state)


def play_games(seen: Seen, dice: Dice) -> None:
    for at, (seats, most) in enumerate(GAMES):
        position = GAME.start(seats, seed=at, options={"fame": 12})
        play_on(position, seen, dice, most)
    bot = OuterRimGreedy()
    position = GAME.start(2, seed=7)
    for _ in range(120):
        seen.look(position.state)
        if position.ask is None:
            return
        option = bot.choose(position, position.ask.seat, below(dice, 1 << 60))
        position.play(option.notation, position.ask.seat)


def inside(of: Content, script: int) -> set[int]:
    """A script with all those in it."""
    found = {script}
    for effect in of.scripts[script]:
        found = found.union(*(inside(of, number) for number in scripts_in(effect)))
    return {number for number in found if of.scripts[number] and not is_price(of, number)}


def is_price(of: Content, script: int) -> bool:
    """What is bought is resolved, and the price paid by itself (`Pay`)."""
    return len(of.scripts[script]) == 1 and isinstance(of.scripts[script][0], Pay)


def own_scripts(of: Content) -> dict[str, set[int]]:
    """The scripts of every entry that has any, by its name."""
    roots: dict[str, list[int]] = {}
    for one in of.cards:
        found = [one.reward, one.bought, one.script, *one.steps]
        found += [script for part in one.sections for _, script in part.cases]
        found += [one.secret.script] if one.secret is not None else []
        found += [one.job.script] if one.job is not None else []
        found += [one.bounty.after] if one.bounty is not None else []
        roots[one.id] = found
    for who in of.characters:
        roots[who.id] = [who.goal.reward]
    for ship in of.ships:
        roots[ship.id] = [ship.goal.reward] if ship.goal is not None else []
    for card in of.ai:
        entries = (*card.planning[1], *card.action[1], *card.encounter[1], card.special)
        roots[card.id] = list(entries)
    for ability in of.abilities:
        source = of.cards[of.card[ability.source]].id if ability.source in of.card else ability.source
        roots[source] += scripts_in(ability)
    return {name: set().union(*(inside(of, root) for root in found)) for name, found in roots.items()}


# All of it.


def test_every_entry_is_met_and_every_script_is_resolved(monkeypatch: pytest.MonkeyPatch) -> None:
    of, seen, dice = content(), Seen(), Dice(1)
    run = Resolve.run

    def watched(frame: Resolve, g: OuterRimState) -> None:
        seen.scripts.add(frame.script)
        run(frame, g)

    monkeypatch.setattr(Resolve, "run", watched)
    own = own_scripts(of)
    assert set().union(*own.values()) == {one for one in range(1, len(of.scripts)) if not is_price(of, one)}

    def is_met(name: str) -> bool:
        """It was seen on the table, or all of it was resolved at once."""
        return name in seen.names or bool(own.get(name))

    play_games(seen, dice)
    for most, (name, setup) in itertools.product(ROUNDS, [*situations(of)]):
        for _ in range(most):
            if is_met(name) and own.get(name, set()) <= seen.scripts:
                break
            t = setup(dice)
            seen.look(t.g)
            play_on(t.position, seen, dice, LONGEST, turn=True)
    never = sorted(name for name in wanted(of) if not is_met(name))
    unresolved = {name: sorted(scripts - seen.scripts) for name, scripts in own.items() if scripts - seen.scripts}
    print("never met:", never)
    print("never resolved:", {name: [of.scripts[one] for one in some] for name, some in unresolved.items()})
    assert (never, unresolved) == ([], {})
