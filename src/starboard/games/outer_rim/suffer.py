"""OR-COMBAT-27 to -29: what a combat does to its sides, less what they prevent."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim.content import Ability
from starboard.games.outer_rim.damage import dent, wound
from starboard.games.outer_rim.notation import Choice, Choosing, source_name
from starboard.games.outer_rim.people import usable, use
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.versions import ORDERED_PREVENTION
from starboard.games.outer_rim.words import ALL, GROUND, NOBODY, NONE
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell

CAP, PREVENTION = "damage_cap", "prevent_damage"


@dataclass(slots=True)
class Suffer(Frame):
    """Each side suffers what the other rolled, whoever won (OR-COMBAT-27 to -29)."""

    def run(self, g: OuterRimState) -> None:
        assert g.combat is not None
        combat = g.combat
        if combat.defender == NOBODY and combat.dice == NONE:
            dent(g, combat.attacker, ALL)  # whatever would prevent it (OR-PATROL-17, OR-AMB-13)
            return
        sides = ((combat.attacker, combat.total[1]), (combat.defender, combat.total[0]))
        hits = [(player, amount) for player, amount in sides if player != NOBODY]
        if ORDERED_PREVENTION.applies(g):
            then(g, *(Hit(player, amount) for player, amount in hits))
        else:
            for player, amount in hits:
                suffer(g, player, amount)


@dataclass(slots=True)
class Hit(Choosing):
    """Where a limit and a prevention come together, the active player says which is first (OR-TIMING-10)."""

    player: int
    amount: int

    def ask(self, g: OuterRimState) -> Ask | None:
        found = against(g, self.player)
        caps = [ability for ability in found if ability.kind == CAP and ability.args["amount"] < self.amount]
        preventions = [ability for ability in found if ability.kind == PREVENTION]
        if not caps or not preventions:
            suffer(g, self.player, self.amount)
            return None
        choices: list[Choice] = [("first", caps[0].source), ("first", preventions[0].source)]
        return Ask(
            g.active, "outer_rim-ask-first", choices, "OR-TIMING-10", player_seat=self.player, amount=self.amount
        )

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        first = next(ability for ability in against(g, self.player) if ability.source == choice[1])
        suffer(g, self.player, self.amount, first.kind)


def against(g: OuterRimState, player: int) -> list[Ability]:
    """Abilities for the moment at which a combat does damage to somebody."""
    assert g.combat is not None
    trigger = "when_character_damaged" if g.combat.kind == GROUND else "when_ship_damaged"
    return [ability for _, ability in usable(g, player, trigger)]


def suffer(g: OuterRimState, player: int, amount: int, first: str = CAP) -> None:
    """What a combat does to somebody, less what they prevent (OR-DAMAGE-05). After a limit, what is prevented comes off
    what is left; else only off what is beyond it."""
    assert g.combat is not None
    for ability in sorted(against(g, player), key=lambda one: one.kind != first):
        if amount <= 0:
            break
        if ability.kind == CAP:
            amount = min(amount, ability.args["amount"])
        elif ability.kind == PREVENTION:
            amount -= ability.args["amount"]
            use(g, ability)
            tell(g, "outer_rim-event-used", "OR-DAMAGE-05", seat=player, source=source_name(ability.source))
    if g.combat.kind == GROUND:
        wound(g, player, max(0, amount))
    else:
        dent(g, player, max(0, amount))
