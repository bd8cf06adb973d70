"""Resolves what the defender's cards do before the dice of a battle are collected."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, verbs
from starboard.games.arcs.battle.destroy import SHIPS, Hits
from starboard.games.arcs.move import most_ships, rest
from starboard.games.arcs.ships import go
from starboard.games.arcs.state import ArcsState, adjacent, members
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.verb import Spelling

Choice = tuple[int, ...]
DONE: Choice = ()


def before_dice(g: ArcsState, seat: int, defender: int, system: int) -> list[Frame]:
    """List what cards of the defender do before the dice; of several, the player on turn says which is first."""
    frames = list(frames_before(g, seat, defender, system).values())
    return frames if len(frames) < 2 else [WhichFirst(seat, defender, system)]


def frames_before(g: ArcsState, seat: int, defender: int, system: int) -> dict[int, Frame]:
    """By card; all hits come at once."""
    held = g.cards[defender]
    found: dict[int, Frame] = {}
    if held & g.content.hooks.hits_before.cards:
        found[g.content.hooks.hits_before.first(g, defender)] = Railgun(seat, defender, system)
    for card in members(held & g.content.hooks.before_dice.cards):
        frame = g.content.hooks.before_dice.of[card](g, seat, defender, system)
        if frame is not None:
            found[card] = frame
    return found


def hits_before(g: ArcsState, seat: int, defender: int, system: int) -> int:
    """Hits on the attacker before the dice."""
    return sum(count(g, seat, defender, system) for count in g.content.hooks.hits_before.answers(g, defender))


@dataclass(slots=True)
class WhichFirst(Frame):
    """The order of what the defender's cards do before the dice: it changes who is there to shoot (ARC-TIE-03)."""

    VERB = verbs.FIRST

    seat: int
    defender: int
    system: int

    def run(self, g: ArcsState) -> Ask:
        cards = list(frames_before(g, self.seat, self.defender, self.system))
        return Ask(self.seat, asks.WhichFirst(self.defender), cards, "ARC-TIE-03")

    def answer(self, g: ArcsState, choice: int) -> None:
        frames = frames_before(g, self.seat, self.defender, self.system)
        then(g, frames.pop(choice), *frames.values())


@dataclass(slots=True)
class Railgun(Frame):
    """Hits on the attacker, as many as the defender's cards say."""

    seat: int
    defender: int
    system: int

    def run(self, g: ArcsState) -> None:
        count = hits_before(g, self.seat, self.defender, self.system)
        if count:
            then(g, Hits(self.seat, self.seat, self.defender, self.system, count, SHIPS, "ARC-PRECEDENCE-02"))


def helpers(g: ArcsState, seat: int, system: int, done: tuple[int, ...] = ()) -> list[int]:
    """Systems next to the battle, but those, from which fresh ships may come in."""
    return [at for at in adjacent(g, system) if at not in done and g.fresh[4 * at + seat]]


@dataclass(slots=True)
class BringIn(Frame):
    """The defender may bring fresh ships in from next door. A choice is from where and how many.

    Each such group moves: what cards say of moves holds for it, but it never catapults.
    """

    seat: int
    system: int
    done: tuple[int, ...] = ()
    moved: int = 0  # ships so far

    def run(self, g: ArcsState) -> Ask | None:
        near = helpers(g, self.seat, self.system, self.done)
        if not near:
            self.finish(g)
            return None
        choices = [
            (at, count) for at in near for count in range(1, 1 + most_ships(g, self.seat, g.fresh[4 * at + self.seat]))
        ]
        return Ask(self.seat, asks.BringIn(self.system), [*choices, DONE], "ARC-LORE-01")

    def finish(self, g: ArcsState) -> None:
        if self.moved:
            rest(g, self.seat, ((self.system, self.moved),), sprinting=False)

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice == DONE:
            self.finish(g)
            return
        at, count = choice
        go(g, self.seat, at, self.system, count, 0, "ARC-LORE-01")
        then(g, BringIn(self.seat, self.system, (*self.done, at), self.moved + count))

    def spelled(self, choice: Choice) -> Spelling:
        return (verbs.BRING, choice) if choice else (verbs.DONE, ())
