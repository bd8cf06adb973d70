"""What the defender's cards do before the dice of a battle are collected."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.choosing import CardChoice
from starboard.games.arcs.destroy import SHIPS, Hits
from starboard.games.arcs.move import FEW, rest
from starboard.games.arcs.notation import system_name, system_text
from starboard.games.arcs.ships import go
from starboard.games.arcs.state import ArcsState, adjacent, has
from starboard.games.arcs.words import ALL_SHIPS, PREDICTIVE_SENSORS, RAILGUN_ARRAYS, REBEL
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message

Choice = tuple[int, ...]
DONE: Choice = ()


def before_dice(g: ArcsState, seat: int, defender: int, system: int) -> list[Frame]:
    """Railgun Arrays hit and Predictive Sensors bring ships in; of both, the player on turn says which is first."""
    frames: list[Frame] = []
    if has(g, defender, RAILGUN_ARRAYS):
        frames.append(Railgun(seat, defender, system))
    if has(g, defender, PREDICTIVE_SENSORS) and helpers(g, defender, system):
        frames.append(BringIn(defender, system))
    return frames if len(frames) < 2 else [WhichFirst(seat, defender, system)]


@dataclass(slots=True)
class WhichFirst(CardChoice):
    """The order of what the defender's cards do before the dice: it changes who is there to shoot (ARC-TIE-03)."""

    WORD, AIM = "first", "card"

    seat: int
    defender: int
    system: int

    def run(self, g: ArcsState) -> Ask:
        cards = (RAILGUN_ARRAYS, PREDICTIVE_SENSORS)
        return Ask(self.seat, "arcs-ask-which-first", cards, "ARC-TIE-03", owner_seat=self.defender)

    def answer(self, g: ArcsState, choice: int) -> None:
        frames = [Railgun(self.seat, self.defender, self.system), BringIn(self.defender, self.system)]
        then(g, *(frames if choice == RAILGUN_ARRAYS else frames[::-1]))


@dataclass(slots=True)
class Railgun(Frame):
    """One hit on the attacker, if the defender has a fresh ship there."""

    seat: int
    defender: int
    system: int

    def run(self, g: ArcsState) -> None:
        if g.fresh[4 * self.system + self.defender]:
            then(g, Hits(self.seat, self.seat, self.defender, self.system, 1, SHIPS, "ARC-PRECEDENCE-02"))


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
        most = FEW if has(g, self.seat, REBEL) else ALL_SHIPS
        choices = [(at, count) for at in near for count in range(1, 1 + min(most, g.fresh[4 * at + self.seat]))]
        return Ask(self.seat, "arcs-ask-bring-in", [*choices, DONE], "ARC-LORE-01", system=system_name(self.system))

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

    def notation(self, choice: Choice) -> str:
        return f"bring {system_text(choice[0])} {choice[1]}" if choice else "done"

    def targets(self, choice: Choice) -> tuple[str, ...]:
        return (f"system:{system_text(choice[0])}", f"fresh:{choice[1]}") if choice else ("choose:done",)

    def label(self, choice: Choice) -> Message:
        if not choice:
            return Message("arcs-option-done")
        return Message("arcs-option-bring", {"system": system_name(choice[0]), "count": choice[1]})
