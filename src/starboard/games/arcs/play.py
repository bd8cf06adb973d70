"""ARC-LEAD, ARC-PASS and ARC-FOLLOW: playing an action card, or passing the initiative."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.act import Act
from starboard.games.arcs.declare import Declare, ambitions_of, may_declare
from starboard.games.arcs.elimination import EndTurn
from starboard.games.arcs.ids import COPY, LEAD, NONE, PIVOT, PLAYERS, SURPASS
from starboard.games.arcs.piles import everybody_knows, lay_face_down, to_pile
from starboard.games.arcs.seize import Seize, may_seize, seize
from starboard.games.arcs.state import ArcsState, members, others
from starboard.games.arcs.tables.action_cards import CARD_INDEX, NUMBER_OF, SEIZING_NUMBER, SUIT_OF
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell
from starboard.kernel.verb import Spelling

PASS: tuple[int, ...] = ()
NEITHER: tuple[int, ...] = ()
Choice = tuple[int, ...]

PLAYING_RULES = {LEAD: "ARC-LEAD-01", SURPASS: "ARC-FOLLOW-04", PIVOT: "ARC-FOLLOW-09"}
FOLLOWING = {SURPASS: verbs.SURPASS, COPY: verbs.COPY, PIVOT: verbs.PIVOT}


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
        tell(g, events.Copied(seat))
    else:
        g.hands[seat] &= ~(1 << card)
        everybody_knows(g, card)
        tell(g, events.Played(seat, card, mode), PLAYING_RULES[mode])


@dataclass(slots=True)
class Lead(Frame):
    """The initiative holder plays a card face up, or passes (ARC-LEAD-01, ARC-PASS-02). A choice is a card and its
    pips."""

    seat: int

    def run(self, g: ArcsState) -> Ask:
        pips = g.content.pips_of
        choices: list[Choice] = [(card, pips[card]) for card in members(g.hands[self.seat])]
        choices.append(PASS)
        return Ask(self.seat, asks.Lead(), choices, "ARC-LEAD-01")

    def answer(self, g: ArcsState, choice: Choice) -> None:
        seat = self.seat
        if choice == PASS:
            pass_initiative(g, seat)
            return
        card, pips = choice
        g.passes = 0
        g.leader = seat
        begin_turn(g, seat, card, LEAD, pips)
        followers = [FOLLOW[other] for other in others(g, seat)]
        then(g, Declare(seat, ambitions_of(card), True), ACT[seat], END_TURN[seat], *followers, END_ROUND)

    def spelled(self, choice: Choice) -> Spelling:
        return (verbs.LEAD, choice) if choice else (verbs.PASS, ())

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-not-in-hand"), "ARC-LEAD-01")


def pass_initiative(g: ArcsState, seat: int) -> None:
    """The marker goes to the next player with cards; the round is over at once (ARC-PASS-03 to -07, -11, -12)."""
    tell(g, events.Passed(seat), "ARC-PASS-03")
    if g.hands[seat]:
        g.passes += 1
    g.initiative = next_with_cards(g, seat)
    if g.passes >= g.seats - g.hands.count(0):
        discard_hands(g)


def next_with_cards(g: ArcsState, seat: int) -> int:
    """Clockwise; the seat itself if nobody else has any (ARC-PASS-03, -12)."""
    for other in others(g, seat):
        if g.hands[other]:
            return other
    return seat


def discard_hands(g: ArcsState) -> None:
    """Everybody with cards has passed: all cards are discarded, which ends the chapter (ARC-PASS-06)."""
    tell(g, events.AllPassed())
    for seat in range(g.seats):
        for card in members(g.hands[seat]):
            to_pile(g, card, face_up=False)
        g.hands[seat] = 0


@dataclass(slots=True)
class Follow(Frame):
    """Another player surpasses, copies or pivots (ARC-FOLLOW-01 to -15). A choice is a mode, a card
    and its pips."""

    seat: int

    def run(self, g: ArcsState) -> Ask | None:
        hand = g.hands[self.seat]
        if not hand:
            return None
        lead = g.played[g.leader]
        number = 0 if g.zero else NUMBER_OF[lead]
        suit = SUIT_OF[lead]
        pips = g.content.pips_of  # ARC-FOLLOW-05; a copy or pivot has one action (ARC-FOLLOW-08, -09)
        choices: list[Choice] = []
        for card in members(hand):
            if SUIT_OF[card] != suit:
                choices.append((PIVOT, card, 1))
            elif NUMBER_OF[card] > number:
                choices.append((SURPASS, card, pips[card]))
            choices.append((COPY, card, 1))
        return Ask(self.seat, asks.Follow(), choices, "ARC-FOLLOW-03")

    def answer(self, g: ArcsState, choice: Choice) -> None:
        seat = self.seat
        mode, card, pips = choice
        begin_turn(g, seat, card, mode, pips)
        if mode == SURPASS and NUMBER_OF[card] == SEIZING_NUMBER and may_seize(g, seat):
            seize(g, seat, "ARC-SEIZE-07")
        declares = False
        if g.cards[seat] & g.content.hooks.declared_by_following.cards:
            declares = any(mode in modes for modes in g.content.hooks.declared_by_following.answers(g, seat))
        then(g, BardsDeclare(seat, card) if declares else SEIZE[seat], ACT[seat], END_TURN[seat])

    def spelled(self, choice: Choice) -> Spelling:
        mode, card, pips = choice
        return FOLLOWING[mode], (card, pips)

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
        can = not g.declared and may_declare(g, self.seat, self.bards(g))
        ambitions = ambitions_of(self.card) if can else ()
        if not ambitions:
            then(g, Seize(self.seat))
            return None
        if not g.hands[self.seat] or not may_seize(g, self.seat):
            then(g, self.declare(self.bards(g)))
            return None
        choices: list[Choice] = [NEITHER, *((self.DECLARE, ambition) for ambition in ambitions)]
        choices += [(self.SEIZE, card) for card in members(g.hands[self.seat])]
        return Ask(self.seat, asks.SeizeOrDeclare(), choices, "ARC-SEIZE-01")

    def bards(self, g: ArcsState) -> int:
        return g.content.hooks.declared_by_following.first(g, self.seat)

    def declare(self, using: int = NONE) -> Declare:
        return Declare(self.seat, ambitions_of(self.card), False, "ARC-AMBITION-15", using=using)

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice == NEITHER:
            return
        what, which = choice
        if what == self.SEIZE:
            then(g, self.declare(self.bards(g)))
            Seize(self.seat).answer(g, which)
        else:
            then(g, Seize(self.seat))
            self.declare(self.bards(g)).answer(g, which)

    def spelled(self, choice: Choice) -> Spelling:
        if not choice:
            return verbs.NEITHER, ()
        return verbs.SEIZE_FIRST if choice[0] == self.SEIZE else verbs.DECLARE_FIRST, choice[1:]

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return (self.declare() if text.startswith("declare") else Seize(self.seat)).why_not(g, text)


@dataclass(slots=True)
class EndRound(Frame):
    """The initiative check; then all cards played are discarded (ARC-ROUND-01 to -05)."""

    def run(self, g: ArcsState) -> None:
        check_initiative(g)
        then(g, DISCARD_PLAYED)


@dataclass(slots=True)
class DiscardPlayed(Frame):
    """Cards beside a union go to a hand, all others to the discard pile (ARC-ROUND-06 to -08)."""

    def run(self, g: ArcsState) -> None:
        taken = collect_unions(g) if g.attached else ()
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
        tell(g, events.Initiative(g.initiative), "ARC-ROUND-02")


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
            tell(g, events.TookCard(seat, card, union))
        g.court_discard.append(union)
    g.attached = []
    return taken


# Frames are never changed, so those without other fields than a seat can be shared.
FOLLOW, ACT, END_TURN, SEIZE = (
    tuple(frame(seat) for seat in range(PLAYERS[-1])) for frame in (Follow, Act, EndTurn, Seize)
)
END_ROUND = EndRound()
DISCARD_PLAYED = DiscardPlayed()
ATTACHED_CARD, ATTACHED_SEAT = 64, 64 * 32  # how three numbers are put into one
