"""OR-COMBAT-27 to -29: what a combat does to its sides, less what they prevent."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.damage import dent, wound
from starboard.games.outer_rim.ids import ALL, GROUND, NOBODY, NONE
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import usable, use
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.versions import ORDERED_PREVENTION
from starboard.games.outer_rim.vocabulary.abilities import Ability, DamageCap, PreventDamage
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell


@dataclass(slots=True)
class Suffer(Frame):
    """Each side suffers what the other rolled, whoever won (OR-COMBAT-27 to -29)."""

    def run(self, g: OuterRimState) -> None:
        combat = g.this_combat
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
    """Lets the active player say which is first where a limit and a prevention come together (OR-TIMING-10)."""

    player: int
    amount: int

    def ask(self, g: OuterRimState) -> Ask | None:
        found = against(g, self.player)
        if not found:
            return None
        caps = [ability for ability in found if isinstance(ability, DamageCap) and ability.amount < self.amount]
        preventions = [ability for ability in found if isinstance(ability, PreventDamage)]
        if not caps or not preventions:
            return None
        choices: list[Choice] = [("first", caps[0].source), ("first", preventions[0].source)]
        return Ask(g.active, asks.First(self.player, self.amount), choices, "OR-TIMING-10")

    def unasked(self, g: OuterRimState) -> None:
        suffer(g, self.player, self.amount)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        first = next(ability for ability in against(g, self.player) if ability.source == choice[1])
        suffer(g, self.player, self.amount, type(first))


def against(g: OuterRimState, player: int) -> list[Ability]:
    """Abilities for the moment at which a combat does damage to somebody."""
    trigger = "when_character_damaged" if g.this_combat.kind == GROUND else "when_ship_damaged"
    found = usable(g, player, trigger)
    return [ability for _, ability in found] if found else []


def suffer(g: OuterRimState, player: int, amount: int, first: type[Ability] = DamageCap) -> None:
    """Do the damage of a combat, less what is prevented (OR-DAMAGE-05). After a limit, what is prevented comes off
    what is left; else only off what is beyond it."""
    for ability in sorted(against(g, player), key=lambda one: type(one) is not first):
        if amount <= 0:
            break
        if isinstance(ability, DamageCap):
            amount = min(amount, ability.amount)
        elif isinstance(ability, PreventDamage):
            amount -= ability.amount
            use(g, ability)
            tell(g, events.Used(player, ability.source), "OR-DAMAGE-05")
    if g.this_combat.kind == GROUND:
        wound(g, player, max(0, amount))
    else:
        dent(g, player, max(0, amount))
