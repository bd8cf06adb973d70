"""ARC-PRELUDE and the pips of a turn: what the player on turn does, one thing after another, until they end it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.court import discard_card
from starboard.games.arcs.deeds import Deed
from starboard.games.arcs.ids import BATTLE, COPY, NONE, PIVOT, PSIONIC, WEAPON
from starboard.games.arcs.spending import end_prelude, spend_token
from starboard.games.arcs.standard import (
    NOTHING,
    spelled_action,
    standard_choices,
    take,
)
from starboard.games.arcs.state import ArcsState, members, tokens
from starboard.games.arcs.tables.action_cards import SUIT_OF
from starboard.games.arcs.tables.player_board import PRELUDE_ACTIONS
from starboard.games.arcs.why import why_not_action
from starboard.games.arcs.why.deed import why_not_deed
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Refusal
from starboard.kernel.state import tell
from starboard.kernel.verb import Spelling, Values

# Besides standard actions: (SPEND, slot, type it is spent as), (END,), and (DEED, the deed, what it is about …).
SPEND, END, DEED = 8, 9, 16
Choice = Values  # numbers, and perhaps a deed

COPIED = frozenset((COPY, PIVOT))  # modes of the pip of a copy or pivot


def actions_of_turn(g: ArcsState, seat: int) -> int:
    """The set of standard actions that a pip of the card played pays for (ARC-LEAD-04 to -07, ARC-FOLLOW-08, -09)."""
    card = g.played[g.leader] if g.mode[seat] == COPY else g.played[seat]
    actions = g.content.suit_mask[SUIT_OF[card]]
    return actions | 1 << BATTLE if g.armed else actions


def is_copied(g: ArcsState, seat: int) -> bool:
    """Tell whether the seat's pip is that of a copy or pivot (ARC-MOD-05)."""
    return g.mode[seat] in COPIED


def paid_choices(g: ArcsState, seat: int, actions: int, copied: bool = False) -> list[Choice]:
    """Standard actions of a set, and the new actions that replace one of them (ARC-NEWACT-02, -03); `copied` if the
    pip of a copy or pivot pays for it."""
    found: list[Choice] = standard_choices(g, seat, actions)
    new_actions = g.content.new_actions
    for card in members(g.cards[seat] & new_actions.cards):
        for deed in new_actions.of[card]:
            if deed.copied and not copied:
                continue
            if actions >> deed.replaces & 1 and not (deed.once and g.once >> card & 1):
                found += [(DEED, deed, *args) for args in deed.choices(g, seat)]
    return found


def prelude_choices(g: ArcsState, seat: int) -> list[Choice]:
    """Tokens to be spent, and Prelude actions of cards (ARC-PRELUDE-04, -06, -08)."""
    cards, hooks = g.cards[seat], g.content.hooks
    loyal: tuple[int, ...] = ()
    if cards & hooks.loyal.cards:
        loyal = tuple(kind for kind, hook in enumerate(hooks.spent_as) if cards & hook.cards)
    found: list[Choice] = [*spendable(tuple(tokens(g, seat)), g.content.slot_costs, loyal)]
    preludes = g.content.preludes
    for card in members(cards & preludes.cards & ~g.secured):
        for deed in preludes.of[card]:
            if not (deed.once and g.once >> card & 1) and not (deed.first and g.acted):
                found += [(DEED, deed, *args) for args in deed.choices(g, seat)]
    return found


@lru_cache(1 << 12)
def spendable(held: tuple[int, ...], costs: tuple[int, ...], loyal: tuple[int, ...]) -> tuple[Choice, ...]:
    """List what each token held may be spent as: its type, and those of Loyal cards.

    Equal tokens in slots of the same raid cost are all one.
    """
    slots: dict[tuple[int, int], int] = {}
    for slot, kind in enumerate(held):
        if kind != NONE:
            slots.setdefault((kind, costs[slot]), slot)
    return tuple(
        (SPEND, slot, effect)
        for (kind, _), slot in slots.items()
        for effect in (kind, *(other for other in loyal if other != kind))
    )


def works(g: ArcsState, seat: int, effect: int) -> bool:
    """Tell whether a token spent as this type has its effect (ARC-OUTRAGE-06, ARC-GUILD-06)."""
    return not g.outrage[seat] >> effect & 1 or bool(g.cards[seat] & g.content.hooks.outrage_ignored[effect].cards)


def pays_for(g: ArcsState, effect: int) -> int:
    """The set of actions one of which a token spent as this type pays for (ARC-RES-08 to -14). A weapon pays for none:
    it lets the pips of the turn pay for battles."""
    if effect == PSIONIC:
        return g.content.suit_mask[SUIT_OF[g.played[g.leader]]]
    return sum(1 << action for action in PRELUDE_ACTIONS[effect])


class Acting(Frame):
    """Spells the choices of a turn as verbs, and names what grants them."""

    __slots__ = ()

    def spelled(self, choice: Choice) -> Spelling:
        if not choice or choice[0] < SPEND:
            return spelled_action(choice)
        if choice[0] == DEED:
            deed: Deed = choice[1]
            return deed.spelled(choice[2:])
        return (verbs.SPEND, choice[1:]) if choice[0] == SPEND else (verbs.END, ())

    def granted_by(self, choice: Choice) -> str | None:
        if choice and choice[0] == SPEND:
            return SPEND_RULES[choice[2]]
        return choice[1].rule if choice and choice[0] == DEED else super().granted_by(choice)


SPEND_RULES = ("ARC-RES-08", "ARC-RES-09", "ARC-RES-10", "ARC-RES-13", "ARC-RES-14")  # by type


def takes_pip(choice: Choice) -> bool:
    """Tell whether a pip pays for this action: a standard one, or one of a card in its place."""
    return choice[0] < SPEND or (choice[0] == DEED and bool(choice[1].replaces >= 0))


def do(g: ArcsState, seat: int, choice: Choice, copied: bool) -> None:
    """Take an action, standard or new."""
    if choice[0] < SPEND:
        take(g, seat, choice, copied)
        return
    deed: Deed = choice[1]
    if deed.once:
        g.once |= 1 << deed.card
    tell(g, events.Deed(seat, deed.card, deed.name), deed.rule)
    if deed.discards:
        discard_card(g, seat, deed.card)
    deed.do(g, seat, choice[2:], copied)


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
        return Ask(seat, asks.Prelude(g.pips) if g.prelude else asks.Act(g.pips), choices, "ARC-LEAD-03")

    def answer(self, g: ArcsState, choice: Choice) -> None:
        seat = self.seat
        kind = choice[0]
        if kind == END:
            return
        then(g, self)
        if kind == SPEND:
            self.spend(g, choice[1], choice[2])
        elif takes_pip(choice):
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
        tell(g, events.Spent(seat, effect, state), rule)
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
        return Ask(self.seat, asks.Spent(self.effect), [*choices, NOTHING], SPEND_RULES[self.effect])

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice:
            do(g, self.seat, choice, False)

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        unpaid = why_not_deed(g, self.seat, text, self.actions, in_prelude=False)
        return unpaid or why_not_action(g, self.seat, text, self.actions)
