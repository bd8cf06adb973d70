"""Galactic Rifles: a new action of a lore card, like a battle at a distance, which is none."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.deeds import Args, Deed, say_system
from starboard.games.arcs.destroy import SHIPS_FIRST, Hits
from starboard.games.arcs.dice import Rerolls, symbols_of, tell_roll
from starboard.games.arcs.notation import system_name, system_text
from starboard.games.arcs.state import ArcsState, Battle, adjacent, has_pieces
from starboard.games.arcs.words import BATTLE, GALACTIC_RIFLES, HIT, MOST_DICE, SKIRMISH
from starboard.kernel.ask import Ask
from starboard.kernel.chance import below
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell


def rifle_choices(g: ArcsState, seat: int) -> list[Args]:
    """From a system with a fresh ship, at a rival with a piece next door."""
    return [
        (origin, system, rival)
        for origin, fresh in enumerate(g.fresh[seat::4])
        if fresh
        for system in adjacent(g, origin)
        for rival in range(g.seats)
        if rival != seat and has_pieces(g, rival, system)
    ]


def fire_rifles(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    origin, system, rival = args
    tell(
        g,
        "arcs-event-rifles",
        "ARC-NEWACT-02",
        seat=seat,
        owner_seat=rival,
        origin=system_name(origin),
        system=system_name(system),
        path=f"{system_text(origin)} {system_text(system)}",
    )
    then(g, AimRifles(seat, origin, system, rival), RifleHits())


@dataclass(slots=True)
class AimRifles(Frame):
    """Up to one skirmish die for each fresh ship. It is not a battle, so what bends battles does not bend it."""

    seat: int
    origin: int
    system: int
    rival: int

    def run(self, g: ArcsState) -> Ask:
        most = min(g.fresh[4 * self.origin + self.seat], MOST_DICE)
        return Ask(
            self.seat,
            "arcs-ask-dice",
            range(most, 0, -1),
            "ARC-MOD-02",
            forced=True,
            owner_seat=self.rival,
            system=system_name(self.system),
        )

    def answer(self, g: ArcsState, choice: int) -> None:
        dice = tuple(6 * SKIRMISH + below(g, 6) for _ in range(choice))
        g.battle = Battle(self.system, self.seat, self.rival, False, dice=dice, origin=self.origin)
        tell_roll(g, self.seat, dice)
        then(g, Rerolls(self.seat))

    def notation(self, choice: int) -> str:
        return f"dice skirmish {choice}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return (f"skirmish:{choice}",)

    def label(self, choice: int) -> Message:
        return Message("arcs-option-dice", {"skirmish": choice, "assault": 0, "raid": 0})

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-rifles"), "ARC-MOD-02")


@dataclass(slots=True)
class RifleHits(Frame):
    """Ships are hit before buildings; the other symbols say nothing."""

    def run(self, g: ArcsState) -> None:
        shot = g.battle
        assert shot is not None
        g.battle = None
        hits = symbols_of(shot.dice)[HIT]
        rule = "ARC-GLOSS-13"
        then(g, Hits(shot.attacker, shot.defender, shot.attacker, shot.system, hits, SHIPS_FIRST, rule, battle=False))


def say_shot(args: Args) -> str:
    return f"{say_system(args[:2])} {args[2]}"


RIFLE_DEED = Deed(
    "fire-rifles",
    GALACTIC_RIFLES,
    "ARC-NEWACT-02",
    rifle_choices,
    fire_rifles,
    say_shot,
    ("system", "to", "rival"),
    replaces=BATTLE,
)
RIFLE_FRAMES: tuple[type[Frame], ...] = (AimRifles, RifleHits)
