"""ARC-PRELUDE and the pips of a turn: what the player on turn does, one thing after another, until they end it."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.cards import DEEDS, NEW_ACTIONS, PRELUDES
from starboard.games.arcs.court import discard_card
from starboard.games.arcs.notation import card_name, card_text
from starboard.games.arcs.spending import end_prelude, spend_token
from starboard.games.arcs.standard import (
    NOTHING,
    RULES,
    Choice,
    standard_choices,
    standard_label,
    standard_notation,
    standard_targets,
    take,
)
from starboard.games.arcs.state import SLOTS, ArcsState, bits
from starboard.games.arcs.tables.action_cards import SUIT_MASK, SUIT_OF
from starboard.games.arcs.tables.player_board import PRELUDE_ACTIONS, SLOT_COSTS
from starboard.games.arcs.why import why_not_action
from starboard.games.arcs.why_deed import why_not_deed
from starboard.games.arcs.words import BATTLE, COPY, LOYAL, NONE, PIVOT, PSIONIC, TYPES, WEAPON
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell

# Besides standard actions: (SPEND, slot, type it is spent as), (END,), and (DEED + number, what it is about …).
SPEND, END, DEED = 8, 9, 16


def actions_of_turn(g: ArcsState, seat: int) -> int:
    """The set of standard actions that a pip of the card played pays for (ARC-LEAD-04 to -07, ARC-FOLLOW-08, -09)."""
    card = g.played[g.leader] if g.mode[seat] == COPY else g.played[seat]
    actions = SUIT_MASK[SUIT_OF[card]]
    return actions | 1 << BATTLE if g.armed else actions


def is_copied(g: ArcsState, seat: int) -> bool:
    """Whether the seat's pip is that of a copy or pivot (ARC-MOD-05)."""
    return g.mode[seat] in (COPY, PIVOT)


def paid_choices(g: ArcsState, seat: int, actions: int, copied: bool = False) -> list[Choice]:
    """Standard actions of a set, and the new actions that replace one of them (ARC-NEWACT-02, -03); `copied` if the
    pip of a copy or pivot pays for it."""
    found = standard_choices(g, seat, actions)
    for card in bits(g.cards[seat] & NEW_ACTIONS.cards):
        for number in NEW_ACTIONS.of[card]:
            deed = DEEDS[number]
            if deed.copied and not copied:
                continue
            if actions >> deed.replaces & 1 and not (deed.once and g.once >> card & 1):
                found += [(DEED + number, *args) for args in deed.choices(g, seat)]
    return found


def prelude_choices(g: ArcsState, seat: int) -> list[Choice]:
    """Tokens to be spent, and Prelude actions of cards (ARC-PRELUDE-04, -06, -08)."""
    found: list[Choice] = []
    loyal = [kind for kind in range(5) if g.cards[seat] >> LOYAL[kind] & 1]
    seen = set()
    for slot, kind in enumerate(g.slots[SLOTS * seat : SLOTS * seat + SLOTS]):
        # Equal tokens in slots of the same raid cost are all one.
        if kind != NONE and (kind, SLOT_COSTS[slot]) not in seen:
            seen.add((kind, SLOT_COSTS[slot]))
            found.append((SPEND, slot, kind))
            found += [(SPEND, slot, effect) for effect in loyal if effect != kind]
    for card in bits(g.cards[seat] & PRELUDES.cards & ~g.secured):
        for number in PRELUDES.of[card]:
            deed = DEEDS[number]
            if not (deed.once and g.once >> card & 1) and not (deed.first and g.acted):
                found += [(DEED + number, *args) for args in deed.choices(g, seat)]
    return found


def works(g: ArcsState, seat: int, effect: int) -> bool:
    """Whether a token spent as this type has its effect (ARC-OUTRAGE-06, ARC-GUILD-06)."""
    return not g.outrage[seat] >> effect & 1 or bool(g.cards[seat] >> LOYAL[effect] & 1)


def pays_for(g: ArcsState, effect: int) -> int:
    """The set of actions one of which a token spent as this type pays for (ARC-RES-08 to -14). A weapon pays for none:
    it lets the pips of the turn pay for battles."""
    if effect == PSIONIC:
        return SUIT_MASK[SUIT_OF[g.played[g.leader]]]
    return sum(1 << action for action in PRELUDE_ACTIONS[effect])


class Acting(Frame):
    """How the choices of a turn are written and shown."""

    __slots__ = ()

    def notation(self, choice: Choice) -> str:
        if choice == NOTHING:
            return "nothing"
        if choice[0] >= DEED:
            return DEEDS[choice[0] - DEED].notation(choice[1:])
        if choice[0] == SPEND:
            return f"spend {choice[1] + 1} {TYPES[choice[2]]}"
        return "end" if choice[0] == END else standard_notation(choice)

    def targets(self, choice: Choice) -> tuple[str, ...]:
        if choice == NOTHING:
            return ("choose:nothing",)
        if choice[0] >= DEED:
            return DEEDS[choice[0] - DEED].targets(choice[1:])
        if choice[0] == SPEND:
            return (f"token:{choice[1] + 1}", f"as:{TYPES[choice[2]]}")
        return ("choose:end",) if choice[0] == END else standard_targets(choice)

    def granted_by(self, choice: Choice) -> str | None:
        if choice == NOTHING:
            return None
        if choice[0] >= DEED:
            return DEEDS[choice[0] - DEED].rule
        if choice[0] == SPEND:
            return SPEND_RULES[choice[2]]
        return "ARC-LEAD-08" if choice[0] == END else RULES[choice[0]]

    def label(self, choice: Choice) -> Message:
        if choice == NOTHING:
            return Message("arcs-option-nothing")
        if choice[0] >= DEED:
            return DEEDS[choice[0] - DEED].label(choice[1:])
        if choice[0] == SPEND:
            return Message("arcs-option-spend", {"type": TYPES[choice[2]], "slot": choice[1] + 1})
        return Message("arcs-option-end") if choice[0] == END else standard_label(choice)


SPEND_RULES = ("ARC-RES-08", "ARC-RES-09", "ARC-RES-10", "ARC-RES-13", "ARC-RES-14")  # by type


def do(g: ArcsState, seat: int, choice: Choice, copied: bool) -> None:
    """Take an action, standard or new."""
    if choice[0] < SPEND:
        take(g, seat, choice, copied)
        return
    deed = DEEDS[choice[0] - DEED]
    if deed.once:
        g.once |= 1 << deed.card
    tell(
        g, "arcs-event-deed", deed.rule, seat=seat, card=card_name(deed.card), deed=deed.name, used=card_text(deed.card)
    )
    if deed.discards:
        discard_card(g, seat, deed.card)
    deed.do(g, seat, choice[1:], copied)


@dataclass(slots=True)
class Act(Acting):
    """The turn after its card is played: Prelude actions, then pips, until the player ends it."""

    seat: int

    def run(self, g: ArcsState) -> Ask | None:
        seat = self.seat
        choices = paid_choices(g, seat, actions_of_turn(g, seat), is_copied(g, seat)) if g.pips else []
        if g.prelude:
            choices += prelude_choices(g, seat)
        if not choices:
            return None
        choices.append((END,))
        key = "arcs-ask-prelude" if g.prelude else "arcs-ask-act"
        return Ask(seat, key, choices, "ARC-LEAD-03", pips=g.pips)

    def answer(self, g: ArcsState, choice: Choice) -> None:
        seat = self.seat
        kind = choice[0]
        if kind == END:
            return
        then(g, self)
        if kind == SPEND:
            self.spend(g, choice[1], choice[2])
        elif kind < SPEND or DEEDS[kind - DEED].replaces >= 0:
            end_prelude(g)
            g.pips -= 1
            do(g, seat, choice, is_copied(g, seat))
        else:
            do(g, seat, choice, False)
        g.acted = True

    def spend(self, g: ArcsState, slot: int, effect: int) -> None:
        """ARC-RES-07 to -18: each type has its effect; under outrage it has none (ARC-AMB-26)."""
        seat = self.seat
        spend_token(g, seat, slot)
        active = works(g, seat, effect)
        state = "used" if active else "wasted"
        rule = SPEND_RULES[effect] if active else "ARC-OUTRAGE-06"
        tell(g, "arcs-event-spent", rule, seat=seat, type=TYPES[effect], state=state)
        if not active:
            return
        if effect == WEAPON:
            g.armed = True
            return
        then(g, SpentAction(seat, pays_for(g, effect), effect))

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        actions = actions_of_turn(g, self.seat) if g.pips else 0
        return why_not_deed(g, self.seat, text, actions, g.prelude) or why_not_action(g, self.seat, text, actions)


@dataclass(slots=True)
class SpentAction(Acting):
    """The action that a token was spent for, or nothing."""

    seat: int
    actions: int
    effect: int

    def run(self, g: ArcsState) -> Ask | None:
        choices = paid_choices(g, self.seat, self.actions)
        if not choices:
            return None
        return Ask(self.seat, "arcs-ask-spent", [*choices, NOTHING], SPEND_RULES[self.effect], type=TYPES[self.effect])

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice:
            do(g, self.seat, choice, False)

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        unpaid = why_not_deed(g, self.seat, text, self.actions, in_prelude=False)
        return unpaid or why_not_action(g, self.seat, text, self.actions)
