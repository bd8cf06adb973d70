"""Stealing: ARC-RAID, and thefts by card effects (ARC-RAID-14, ARC-GLOSS-05)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.ids import NONE
from starboard.games.arcs.resources import receive, take_from
from starboard.games.arcs.state import ArcsState, members, open_slots, own_ships, tokens
from starboard.games.arcs.tables.cards import ALL_GUILDS
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell
from starboard.kernel.verb import Spelling

# What is stolen: (SLOT, slot) or (CARD, guild card).
SLOT, CARD = 0, 1
Loot = tuple[int, int]
STOP: tuple[int, ...] = ()


def stealable(g: ArcsState, thief: int, owner: int) -> list[Loot]:
    """Resources and guild cards that nothing protects (ARC-RAID-02, -09, -10)."""
    found = [(CARD, card) for card in members(g.cards[owner] & ALL_GUILDS)]
    held = tokens(g, owner)
    found += [(SLOT, slot) for slot in open_slots(g, owner) if held[slot] != NONE]
    if g.cards[owner] & g.content.hooks.protected.cards:
        keep = g.content.hooks.protected.answers(g, owner)
        found = [one for one in found if not any(kept(g, thief, owner, one[0] == CARD, one[1]) for kept in keep)]
    return found


def cost_of(g: ArcsState, loot: Loot) -> int:
    """Keys: those printed above the slot or on the card (ARC-RAID-04, -05)."""
    kind, which = loot
    return g.content.slot_costs[which] if kind == SLOT else g.content.raid_cost[which]


def steal(g: ArcsState, thief: int, owner: int, loot: Loot, rule: str) -> None:
    """It joins the thief's area; no when-secured effect (ARC-RAID-07, -08). Sworn Guardians are buried instead."""
    kind, which = loot
    if kind == SLOT:
        token = take_from(g, owner, which)
        tell(g, events.Stole(thief, owner, type=token), rule)
        receive(g, thief, token)
        return
    g.cards[owner] &= ~(1 << which)
    tell(g, events.Stole(thief, owner, card=which), rule)
    if g.content.hooks.buried_if_stolen.cards >> which & 1:
        bury(g, which)
    else:
        g.cards[thief] |= 1 << which


def bury(g: ArcsState, card: int) -> None:
    """At the bottom of the court deck, where everybody knows it to be (ARC-GLOSS-09)."""
    g.court.insert(0, card)
    g.buried += 1
    tell(g, events.Buried(card))


@dataclass(slots=True)
class RaidStep(Frame):
    """Spend rolled keys on what the defender has, one thing at a time (ARC-BATTLE-21, ARC-RAID-01, -03, -06).

    A choice is the loot and its keys."""

    def run(self, g: ArcsState) -> Ask | None:
        battle = g.this_battle
        if not battle.keys or own_ships(g, battle.attacker, battle.system) <= battle.newcomers:
            return None
        found = stealable(g, battle.attacker, battle.defender)
        priced = [(*loot, cost_of(g, loot)) for loot in found]
        choices: list[tuple[int, ...]] = [loot for loot in priced if loot[2] <= battle.keys]
        if not choices:
            return None
        return Ask(battle.attacker, asks.Raid(battle.defender, battle.keys), [*choices, STOP], "ARC-RAID-01")

    def answer(self, g: ArcsState, choice: tuple[int, ...]) -> None:
        battle = g.this_battle
        if choice == STOP:
            return
        kind, which, keys = choice
        g.battle = replace(battle, keys=battle.keys - keys)
        then(g, RaidStep())
        steal(g, battle.attacker, battle.defender, (kind, which), "ARC-RAID-01")

    def spelled(self, choice: tuple[int, ...]) -> Spelling:
        if not choice:
            return verbs.STOP, ()
        kind, which, keys = choice
        return verbs.RAID_SLOT if kind == SLOT else verbs.RAID_CARD, (which, keys)

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-raid"), "ARC-RAID-03")


@dataclass(slots=True)
class Steal(Frame):
    """A theft by a card: from any rival, without keys (ARC-RAID-14).

    A choice is the rival and the loot. `what` says what may be taken: a type of resource, or one of these.
    """

    ANY, GUILD_CARD = -1, -2

    seat: int
    what: int
    may_decline: bool
    rule: str

    def run(self, g: ArcsState) -> Ask | None:
        choices: list[tuple[int, ...]] = list(steal_choices(g, self.seat, self.what))
        if not choices:
            return None
        if self.may_decline:
            choices.append(STOP)
        return Ask(self.seat, asks.Steal(), choices, self.rule, forced=not self.may_decline)

    def answer(self, g: ArcsState, choice: tuple[int, ...]) -> None:
        if choice:
            owner, kind, which = choice
            steal(g, self.seat, owner, (kind, which), self.rule)

    def spelled(self, choice: tuple[int, ...]) -> Spelling:
        if not choice:
            return verbs.NONE, ()
        owner, kind, which = choice
        if kind == SLOT:
            return verbs.STEAL_SLOT, ((owner, which), owner, which)
        return verbs.STEAL_CARD, (owner, which)


def steal_choices(g: ArcsState, seat: int, what: int) -> list[tuple[int, int, int]]:
    """Rival, kind of loot, which."""
    found = []
    for owner in range(g.seats):
        if owner == seat:
            continue
        held = tokens(g, owner)
        for kind, which in stealable(g, seat, owner):
            if (kind == CARD and what in (Steal.ANY, Steal.GUILD_CARD)) or (
                kind == SLOT and what in (Steal.ANY, held[which])
            ):
                found.append((owner, kind, which))
    return found
