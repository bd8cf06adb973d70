"""ARC-LEAD, ARC-PASS and ARC-FOLLOW: playing an action card, or passing the initiative."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.act import Act
from starboard.games.arcs.declare import Declare, ambitions_of, may_declare
from starboard.games.arcs.elimination import EndTurn
from starboard.games.arcs.notation import action_name, action_text, card_name
from starboard.games.arcs.piles import everybody_knows, lay_face_down, to_pile
from starboard.games.arcs.seize import Seize, may_seize, seize
from starboard.games.arcs.state import ArcsState, bits, has
from starboard.games.arcs.tables.action_cards import CARD_INDEX, NUMBER_OF, PIPS_OF, SEIZING_NUMBER, SUIT_OF
from starboard.games.arcs.words import COPY, GALACTIC_BARDS, LEAD, MODES, NONE, PIVOT, SURPASS
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell

PASS: tuple[int, ...] = ()
NEITHER: tuple[int, ...] = ()
Choice = tuple[int, ...]


def begin_turn(g: ArcsState, seat: int, card: int, mode: int, pips: int) -> None:
    """The card lies there; the Prelude is open (ARC-PRELUDE-01)."""
    g.played[seat] = card
    g.mode[seat] = mode
    g.turn = seat
    g.pips = pips
    g.prelude = True
    g.armed = g.acted = False
    g.used = g.once = g.secured = 0
    if mode == COPY:
        lay_face_down(g, seat, card)
        tell(g, "arcs-event-copied", "ARC-FOLLOW-08", seat=seat)
    else:
        g.hands[seat] &= ~(1 << card)
        everybody_knows(g, card)
        rule = {LEAD: "ARC-LEAD-01", SURPASS: "ARC-FOLLOW-04", PIVOT: "ARC-FOLLOW-09"}[mode]
        tell(
            g, "arcs-event-played", rule, seat=seat, card=action_name(card), mode=MODES[mode], action=action_text(card)
        )


@dataclass(slots=True)
class Lead(Frame):
    """The initiative holder plays a card face up, or passes (ARC-LEAD-01, ARC-PASS-02)."""

    seat: int

    def run(self, g: ArcsState) -> Ask:
        choices: list[Choice] = [(card,) for card in bits(g.hands[self.seat])]
        return Ask(self.seat, "arcs-ask-lead", [*choices, PASS], "ARC-LEAD-01")

    def answer(self, g: ArcsState, choice: Choice) -> None:
        seat = self.seat
        if choice == PASS:
            pass_initiative(g, seat)
            return
        (card,) = choice
        g.passes = 0
        g.leader = seat
        begin_turn(g, seat, card, LEAD, PIPS_OF[card])
        followers = [Follow((seat + step) % g.seats) for step in range(1, g.seats)]
        then(g, Declare(seat, ambitions_of(card), True), Act(seat), EndTurn(seat), *followers, EndRound())

    def notation(self, choice: Choice) -> str:
        return f"lead {action_text(choice[0])}" if choice else "pass"

    def targets(self, choice: Choice) -> tuple[str, ...]:
        return (f"hand:{action_text(choice[0])}",) if choice else ("choose:pass",)

    def granted_by(self, choice: Choice) -> str | None:
        return None if choice else "ARC-PASS-02"

    def label(self, choice: Choice) -> Message:
        if not choice:
            return Message("arcs-option-pass")
        return Message("arcs-option-lead", {"card": action_name(choice[0]), "pips": PIPS_OF[choice[0]]})

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-not-in-hand"), "ARC-LEAD-01")


def pass_initiative(g: ArcsState, seat: int) -> None:
    """The marker goes to the next player with cards; the round is over at once (ARC-PASS-03 to -07, -11, -12)."""
    tell(g, "arcs-event-passed", "ARC-PASS-03", seat=seat)
    if g.hands[seat]:
        g.passes += 1
    g.initiative = next_with_cards(g, seat)
    if g.passes >= sum(1 for hand in g.hands if hand):
        discard_hands(g)


def next_with_cards(g: ArcsState, seat: int) -> int:
    """Clockwise; the seat itself if nobody else has any (ARC-PASS-03, -12)."""
    return next(other for step in range(1, g.seats + 1) if g.hands[other := (seat + step) % g.seats])


def discard_hands(g: ArcsState) -> None:
    """Everybody with cards has passed: all cards are discarded, which ends the chapter (ARC-PASS-06)."""
    tell(g, "arcs-event-all-passed", "ARC-PASS-06")
    for seat in range(g.seats):
        for card in bits(g.hands[seat]):
            to_pile(g, card, face_up=False)
        g.hands[seat] = 0


def pips_by(mode: int, card: int) -> int:
    """Actions of a follower (ARC-FOLLOW-05, -08, -09)."""
    return PIPS_OF[card] if mode == SURPASS else 1


@dataclass(slots=True)
class Follow(Frame):
    """Another player surpasses, copies or pivots (ARC-FOLLOW-01 to -15). A choice is a mode and a card."""

    seat: int

    def run(self, g: ArcsState) -> Ask | None:
        hand = g.hands[self.seat]
        if not hand:
            return None
        lead = g.played[g.leader]
        number = 0 if g.zero else NUMBER_OF[lead]
        suit = SUIT_OF[lead]
        choices: list[Choice] = []
        for card in bits(hand):
            if SUIT_OF[card] != suit:
                choices.append((PIVOT, card))
            elif NUMBER_OF[card] > number:
                choices.append((SURPASS, card))
            choices.append((COPY, card))
        return Ask(self.seat, "arcs-ask-follow", choices, "ARC-FOLLOW-03")

    def answer(self, g: ArcsState, choice: Choice) -> None:
        seat = self.seat
        mode, card = choice
        begin_turn(g, seat, card, mode, pips_by(mode, card))
        if mode == SURPASS and NUMBER_OF[card] == SEIZING_NUMBER and may_seize(g, seat):
            seize(g, seat, "ARC-SEIZE-07")
        bards = mode != COPY and has(g, seat, GALACTIC_BARDS)
        then(g, BardsDeclare(seat, card) if bards else Seize(seat), Act(seat), EndTurn(seat))

    def notation(self, choice: Choice) -> str:
        return f"{MODES[choice[0]]} {action_text(choice[1])}"

    def targets(self, choice: Choice) -> tuple[str, ...]:
        return (f"hand:{action_text(choice[1])}", f"mode:{MODES[choice[0]]}")

    def granted_by(self, choice: Choice) -> str | None:
        return {SURPASS: "ARC-FOLLOW-04", COPY: "ARC-FOLLOW-08", PIVOT: "ARC-FOLLOW-09"}[choice[0]]

    def label(self, choice: Choice) -> Message:
        mode, card = choice
        return Message(
            "arcs-option-follow", {"mode": MODES[mode], "card": action_name(card), "pips": pips_by(mode, card)}
        )

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        mode, _, name = text.partition(" ")
        card = CARD_INDEX.get(name or text.removeprefix("hand:"))
        if card is None or not g.hands[self.seat] >> card & 1:
            return Refusal(Message("arcs-why-not-in-hand"), "ARC-FOLLOW-03")
        if mode == "surpass":
            return Refusal(Message("arcs-why-surpass"), "ARC-FOLLOW-04")
        if mode == "pivot":
            return Refusal(Message("arcs-why-pivot"), "ARC-FOLLOW-09")
        return Refusal(Message("arcs-why-follow"), "ARC-FOLLOW-03")


@dataclass(slots=True)
class BardsDeclare(Frame):
    """Galactic Bards: the ambition of a card that surpasses or pivots, if nobody has declared in this round.

    It comes before or after seizing, as the player likes. A choice is one of these two, or neither.
    """

    SEIZE, DECLARE = 0, 1

    seat: int
    card: int

    def run(self, g: ArcsState) -> Ask | None:
        can = not g.declared and may_declare(g, self.seat, GALACTIC_BARDS)
        ambitions = ambitions_of(self.card) if can else ()
        if not ambitions:
            then(g, Seize(self.seat))
            return None
        if not g.hands[self.seat] or not may_seize(g, self.seat):
            then(g, self.declare())
            return None
        choices: list[Choice] = [NEITHER, *((self.DECLARE, ambition) for ambition in ambitions)]
        choices += [(self.SEIZE, card) for card in bits(g.hands[self.seat])]
        return Ask(self.seat, "arcs-ask-seize-or-declare", choices, "ARC-SEIZE-01")

    def declare(self) -> Declare:
        return Declare(self.seat, ambitions_of(self.card), False, "ARC-AMBITION-15", using=GALACTIC_BARDS)

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice == NEITHER:
            return
        what, which = choice
        if what == self.SEIZE:
            then(g, self.declare())
            Seize(self.seat).answer(g, which)
        else:
            then(g, Seize(self.seat))
            self.declare().answer(g, which)

    def notation(self, choice: Choice) -> str:
        if not choice:
            return "neither"
        return self.either(choice).notation(choice[1])

    def either(self, choice: Choice) -> Seize | Declare:
        return Seize(self.seat) if choice[0] == self.SEIZE else self.declare()

    def targets(self, choice: Choice) -> tuple[str, ...]:
        return self.either(choice).targets(choice[1]) if choice else ("choose:neither",)

    def granted_by(self, choice: Choice) -> str | None:
        return None if not choice else "ARC-SEIZE-02" if choice[0] == self.SEIZE else "ARC-AMBITION-15"

    def label(self, choice: Choice) -> Message:
        if not choice:
            return Message("arcs-option-neither")
        if choice[0] == self.SEIZE:
            return Message("arcs-option-seize-with", {"card": action_name(choice[1])})
        return self.declare().label(choice[1])

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return self.either((self.DECLARE if text.startswith("declare") else self.SEIZE,)).why_not(g, text)


@dataclass(slots=True)
class EndRound(Frame):
    """The initiative check; then all cards played are discarded (ARC-ROUND-01 to -08)."""

    def run(self, g: ArcsState) -> None:
        check_initiative(g)
        taken = collect_unions(g)
        for step in range(g.seats):
            seat = (g.leader + step) % g.seats
            card, extra = g.played[seat], g.seizing[seat]
            if card != NONE and card not in taken:
                to_pile(g, card, face_up=g.mode[seat] != COPY)
            if extra != NONE:
                to_pile(g, extra, face_up=False)
        g.played = [NONE] * g.seats
        g.seizing = [NONE] * g.seats
        g.mode = [0] * g.seats
        g.zero = g.seized = g.declared = False


def check_initiative(g: ArcsState) -> None:
    """Unless it was seized, it goes to who surpassed with the highest number (ARC-ROUND-02 to -05, -09)."""
    if g.seized:
        return
    surpassing = [(NUMBER_OF[g.played[seat]], seat) for seat in range(g.seats) if g.mode[seat] == SURPASS]
    if surpassing:
        g.initiative = max(surpassing)[1]
        tell(g, "arcs-event-initiative", "ARC-ROUND-02", seat=g.initiative)


def attach(g: ArcsState, seat: int, union: int, action: int) -> None:
    """A union card leaves the play area and lies beside a played card (ARC-GUILD-07, -09)."""
    g.cards[seat] &= ~(1 << union)
    g.attached.append(seat * ATTACHED_SEAT + action * ATTACHED_CARD + union)


def collect_unions(g: ArcsState) -> list[int]:
    """Cards beside which a union lies come to its owner's hand; the union is discarded (ARC-GUILD-07, -08)."""
    taken = []
    for entry in g.attached:
        seat, rest = divmod(entry, ATTACHED_SEAT)
        card, union = divmod(rest, ATTACHED_CARD)
        if card not in taken:
            g.hands[seat] |= 1 << card
            taken.append(card)
            tell(g, "arcs-event-took-card", "ARC-GUILD-07", seat=seat, card=action_name(card), union=card_name(union))
        g.court_discard.append(union)
    g.attached = []
    return taken


ATTACHED_CARD, ATTACHED_SEAT = 64, 64 * 32  # how three numbers are put into one
