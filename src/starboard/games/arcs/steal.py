"""Stealing: ARC-RAID, and thefts by card effects (ARC-RAID-14, ARC-GLOSS-05)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from starboard.games.arcs.notation import card_name, card_text
from starboard.games.arcs.resources import receive, take_from
from starboard.games.arcs.state import ArcsState, bits, has, holds, is_declared, open_slots, own_ships, tokens
from starboard.games.arcs.tables.court_cards import ALL_GUILDS, COURT, RAID_COST
from starboard.games.arcs.tables.player_board import SLOT_COSTS
from starboard.games.arcs.words import KEEPER, KEEPERS_SOLIDARITY, KEEPERS_TRUST, NONE, SWORN_GUARDIANS, TYPES
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell

# What is stolen: (SLOT, slot) or (CARD, guild card).
SLOT, CARD = 0, 1
Loot = tuple[int, int]
STOP: tuple[int, ...] = ()


def stealable(g: ArcsState, thief: int, owner: int) -> list[Loot]:
    """Resources and guild cards that nothing protects (ARC-RAID-02, -09, -10)."""
    cards = g.cards[owner] & ALL_GUILDS
    kept = has(g, owner, KEEPERS_SOLIDARITY) and is_declared(g, KEEPER)
    found = [(CARD, card) for card in bits(cards) if not (kept and holds(g, owner, COURT[card].suit))]
    if cards >> SWORN_GUARDIANS & 1:
        return [one for one in found if one == (CARD, SWORN_GUARDIANS)]
    trusted = has(g, owner, KEEPERS_TRUST) and is_declared(g, KEEPER)
    held = tokens(g, owner)
    for slot in open_slots(g, owner):
        kind = held[slot]
        if kind != NONE and not (trusted and holds(g, thief, kind)):
            found.append((SLOT, slot))
    return found


def cost_of(loot: Loot) -> int:
    """Keys: those printed above the slot or on the card (ARC-RAID-04, -05)."""
    kind, which = loot
    return SLOT_COSTS[which] if kind == SLOT else RAID_COST[which]


def steal(g: ArcsState, thief: int, owner: int, loot: Loot, rule: str) -> None:
    """It joins the thief's area; no when-secured effect (ARC-RAID-07, -08). Sworn Guardians are buried instead."""
    kind, which = loot
    if kind == SLOT:
        token = take_from(g, owner, which)
        tell(
            g,
            "arcs-event-stole",
            rule,
            seat=thief,
            owner_seat=owner,
            what=Message("arcs-resource", {"type": TYPES[token]}),
        )
        receive(g, thief, token)
        return
    g.cards[owner] &= ~(1 << which)
    tell(g, "arcs-event-stole", rule, seat=thief, owner_seat=owner, what=card_name(which))
    if which == SWORN_GUARDIANS:
        bury(g, which)
    else:
        g.cards[thief] |= 1 << which


def bury(g: ArcsState, card: int) -> None:
    """At the bottom of the court deck, where everybody knows it to be (ARC-GLOSS-09)."""
    g.court.insert(0, card)
    g.buried += 1
    tell(g, "arcs-event-buried", "ARC-GLOSS-09", card=card_name(card), court=card_text(card))


def loot_text(loot: Loot) -> str:
    kind, which = loot
    return f"slot {which + 1}" if kind == SLOT else card_text(which)


def loot_target(owner: int, loot: Loot) -> str:
    kind, which = loot
    return f"slot:{owner}/{which + 1}" if kind == SLOT else f"card:{card_text(which)}"


def loot_label(loot: Loot) -> Message:
    kind, which = loot
    return Message("arcs-option-slot", {"slot": which + 1}) if kind == SLOT else card_name(which)


@dataclass(slots=True)
class RaidStep(Frame):
    """Spend rolled keys on what the defender has, one thing at a time (ARC-BATTLE-21, ARC-RAID-01, -03, -06)."""

    def run(self, g: ArcsState) -> Ask | None:
        battle = g.battle
        assert battle is not None
        if not battle.keys or own_ships(g, battle.attacker, battle.system) <= battle.newcomers:
            return None
        found = stealable(g, battle.attacker, battle.defender)
        choices: list[tuple[int, ...]] = [loot for loot in found if cost_of(loot) <= battle.keys]
        if not choices:
            return None
        return Ask(
            battle.attacker,
            "arcs-ask-raid",
            [*choices, STOP],
            "ARC-RAID-01",
            owner_seat=battle.defender,
            keys=battle.keys,
        )

    def answer(self, g: ArcsState, choice: tuple[int, ...]) -> None:
        battle = g.battle
        assert battle is not None
        if choice == STOP:
            return
        loot = (choice[0], choice[1])
        g.battle = replace(battle, keys=battle.keys - cost_of(loot))
        then(g, RaidStep())
        steal(g, battle.attacker, battle.defender, loot, "ARC-RAID-01")

    def notation(self, choice: tuple[int, ...]) -> str:
        return f"steal {loot_text((choice[0], choice[1]))}" if choice else "stop"

    def targets(self, choice: tuple[int, ...]) -> tuple[str, ...]:
        if not choice:
            return ("choose:stop",)
        kind, which = choice
        return (f"loot:{which + 1}" if kind == SLOT else f"loot:{card_text(which)}",)

    def label(self, choice: tuple[int, ...]) -> Message:
        if not choice:
            return Message("arcs-option-stop")
        loot = (choice[0], choice[1])
        return Message("arcs-option-raid", {"what": loot_label(loot), "keys": cost_of(loot)})

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
        return Ask(self.seat, "arcs-ask-steal", choices, self.rule, forced=not self.may_decline)

    def answer(self, g: ArcsState, choice: tuple[int, ...]) -> None:
        if choice:
            owner, kind, which = choice
            steal(g, self.seat, owner, (kind, which), self.rule)

    def notation(self, choice: tuple[int, ...]) -> str:
        return f"steal {choice[0]} {loot_text((choice[1], choice[2]))}" if choice else "none"

    def targets(self, choice: tuple[int, ...]) -> tuple[str, ...]:
        return (loot_target(choice[0], (choice[1], choice[2])),) if choice else ("choose:none",)

    def label(self, choice: tuple[int, ...]) -> Message:
        if not choice:
            return Message("arcs-option-none")
        return Message("arcs-option-steal", {"owner_seat": choice[0], "what": loot_label((choice[1], choice[2]))})


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
