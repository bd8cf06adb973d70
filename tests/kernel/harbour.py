"""Harbour, a made-up little game that needs everything of the kernel that Carcassonne does not.

A round: each captain has one turn (draw, sell a crate, spy on the deck, raid), then all bid in secret for a berth.
A raid can be guarded against or bought off. Coins can be given away, and the game given up, at any time.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import msgspec

from starboard.kernel.ahead import ALIKE, Ahead, Rests
from starboard.kernel.ask import Ask, Prompt
from starboard.kernel.chance import mix, shuffle
from starboard.kernel.errors import BadSetup
from starboard.kernel.event import Event
from starboard.kernel.fact import SECRET, Count, Seat
from starboard.kernel.frame import Frame, then
from starboard.kernel.game import Game
from starboard.kernel.kind import Many, Words
from starboard.kernel.message import Message, Refusal
from starboard.kernel.position import Position
from starboard.kernel.random_games import walk
from starboard.kernel.result import Result
from starboard.kernel.setting import OneOf, OnePerSeat, OneSeat, Setting, Switch
from starboard.kernel.state import State, tell, tell_revealed, tell_secret
from starboard.kernel.versions import Change
from starboard.kernel.view import BySeat

FLAGS = ("red", "blue", "green", "black")
KINDS = ("crate", "raid", "guard", "spyglass")
CARDS = range(20)  # card n is of kind n % 4
BERTHS = 3
DEARER_CRATES = Change(3, "HAR-TURN", "at one coin nobody sold any")


def name(card: int) -> str:
    return f"{KINDS[card % 4]}{card}"


# What its words are about, what may happen, and what is asked.

CARD = Words("card", [name(card) for card in CARDS])
Card = Annotated[str, CARD]
SecretCard = Annotated[str | None, CARD, SECRET]
BIDS = Many(Words("bid"), lambda bids: ", ".join(map(str, bids)), between=",")


class HarbourEvent(Event):
    WORDS: ClassVar[str] = "harbour-event-"


class Dealt(HarbourEvent):
    left: Count


class Drew(HarbourEvent):
    seat: Seat
    card: SecretCard = None


class Spied(HarbourEvent):
    seat: Seat
    card: SecretCard = None


class Raided(HarbourEvent):
    seat: Seat
    victim: Seat


class CameHome(HarbourEvent):
    RULE: ClassVar[str | None] = "HAR-RAID"

    seat: Seat


class Looted(HarbourEvent):
    RULE: ClassVar[str | None] = "HAR-LOOT"

    seat: Seat
    victim: Seat
    card: SecretCard = None


class Bidden(HarbourEvent):
    bids: Annotated[tuple[str, ...], BIDS]


class TookBerth(HarbourEvent):
    seat: Seat
    berth: Count


class Paid(HarbourEvent):
    seat: Seat
    taker: Seat
    coins: Count


class Gone(HarbourEvent):
    seat: Seat


class HarbourPrompt(Prompt):
    WORDS: ClassVar[str] = "harbour-"


class AskTurn(HarbourPrompt):
    pass


class AskGuard(HarbourPrompt):
    pass


class AskBribe(HarbourPrompt):
    pass


class AskConsider(HarbourPrompt):
    pass


class AskPlead(HarbourPrompt):
    pass


class AskLoot(HarbourPrompt):
    pass


class AskBid(HarbourPrompt):
    pass


class AskBerth(HarbourPrompt):
    pass


class AskAccept(HarbourPrompt):
    pass


class AskAside(HarbourPrompt):
    pass


@dataclass(slots=True)
class HarbourState(State):
    seats: int
    offers: bool
    rounds: int
    first: int
    flags: tuple[str, ...]
    deck: list[int]
    hands: list[list[int]]
    seen: list[list[int]]  # by seat: hidden cards it was shown
    discard: list[int]
    coins: list[int]
    berths: dict[int, int]  # taken berth → seat
    gone: list[int]  # seats that gave up

    def rebuild(self) -> None:
        if not len(self.hands) == len(self.seen) == len(self.coins) == self.seats:
            raise ValueError("a seat is missing")

    def holds(self, seat: int, kind: str) -> list[int]:
        return [card for card in self.hands[seat] if KINDS[card % 4] == kind]

    def spend(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)


class Named(Frame):
    """Choices are words or tuples of words and numbers."""

    __slots__ = ()

    def notation(self, choice: Any) -> str:
        return " ".join(map(str, choice)) if isinstance(choice, tuple) else str(choice)

    def label(self, choice: Any) -> Message:
        return Message("harbour-option", {"what": self.notation(choice)})


def ask(g: HarbourState, seat: int, about: Prompt, choices: list[Any], *, forced: bool = False) -> Ask:
    """Who gave up has no option."""
    rule = f"HAR-{about.is_.removeprefix('ask-').upper()}"
    return Ask(seat, about, [] if seat in g.gone else choices, rule, forced=forced)


@dataclass(slots=True)
class Deal(Frame):
    def run(self, g: HarbourState) -> None:
        shuffle(g, g.deck)
        for hand in g.hands:
            hand += [g.deck.pop() for _ in range(3)]
        tell(g, Dealt(len(g.deck)), "HAR-DEAL")
        then(g, Round(1))


@dataclass(slots=True)
class Round(Frame):
    number: int

    def run(self, g: HarbourState) -> None:
        if self.number <= g.rounds:
            order = [(g.first + place) % g.seats for place in range(g.seats)]
            then(g, *map(Turn, order), Auction(), Round(self.number + 1))


@dataclass(slots=True)
class Turn(Named):
    seat: int

    def run(self, g: HarbourState) -> Ask:
        seat = self.seat
        others = [other for other in range(g.seats) if other != seat]
        choices: list[tuple[str | int, ...]] = [("pass",)]
        choices += [("draw",)] if g.deck else []
        choices += [("sell", name(card)) for card in g.holds(seat, "crate")]
        choices += [("spy", name(card)) for card in g.holds(seat, "spyglass") if g.deck]
        choices += [("raid", other, name(card)) for card in g.holds(seat, "raid") for other in others]
        return ask(g, seat, AskTurn(), choices)

    def answer(self, g: HarbourState, choice: tuple[Any, ...]) -> None:
        seat = self.seat
        match choice:
            case ("draw",):
                card = g.deck.pop()
                g.hands[seat].append(card)
                tell_secret(g, Drew(seat, name(card)), (seat,), "HAR-DRAW")
            case ("sell", card):
                g.spend(seat, number_of(card))
                g.coins[seat] += 2 if DEARER_CRATES.applies(g) else 1
            case ("spy", card):
                g.spend(seat, number_of(card))
                g.seen[seat].append(g.deck[-1])
                tell_secret(g, Spied(seat, name(g.deck[-1])), (seat,), "HAR-SPY")
            case ("raid", victim, card):
                g.spend(seat, number_of(card))
                # What is asked next tells whether the victim has a guard.
                tell_revealed(g, Raided(seat, victim), "HAR-RAID")
                then(g, Guard(seat, victim), Home(seat))

    def targets(self, choice: tuple[Any, ...]) -> tuple[str, ...]:
        match choice:
            case ("raid", victim, card):
                return (f"card:{card}", f"seat:{victim}")
            case (_, card):
                return (f"card:{card}",)
        return ()

    def granted_by(self, choice: tuple[Any, ...]) -> str | None:
        return "HAR-RAID" if choice[0] == "raid" else None

    def why_not(self, g: HarbourState, text: str) -> Refusal:
        if text == "draw":
            return Refusal(Message("harbour-why-empty"), "HAR-DRAW")
        return Refusal(Message("why-not-an-option"))


def number_of(card: str) -> int:
    return int(card.lstrip("abcdefghijklmnopqrstuvwxyz"))


@dataclass(slots=True)
class Home(Frame):
    """The raid is over, whatever came of it."""

    raider: int

    def run(self, g: HarbourState) -> None:
        tell(g, CameHome(self.raider))


@dataclass(slots=True)
class Guard(Named):
    """Asked only of who holds a guard: that they are asked tells the others so."""

    raider: int
    victim: int

    def run(self, g: HarbourState) -> Ask | None:
        guards = g.holds(self.victim, "guard")
        if not guards or self.victim in g.gone:
            then(g, Bribe(self.raider, self.victim))
            return None
        return ask(g, self.victim, AskGuard(), ["no", *map(name, guards)])

    def answer(self, g: HarbourState, choice: str) -> None:
        if choice == "no":
            then(g, Bribe(self.raider, self.victim))
        else:
            g.spend(self.victim, number_of(choice))


@dataclass(slots=True)
class Bribe(Named):
    """With an empty purse there is one option, and still it is asked: `bribe 0`."""

    raider: int
    victim: int

    def run(self, g: HarbourState) -> Ask:
        return ask(g, self.victim, AskBribe(), [("bribe", coins) for coins in range(g.coins[self.victim] + 1)][:4])

    def answer(self, g: HarbourState, choice: tuple[str, int]) -> None:
        _, coins = choice
        then(g, Consider(self.raider, self.victim, coins) if coins else Loot(self.raider, self.victim))


@dataclass(slots=True)
class Consider(Named):
    raider: int
    victim: int
    coins: int

    def run(self, g: HarbourState) -> Ask:
        return ask(g, self.raider, AskConsider(), ["take", "more", "loot"])

    def answer(self, g: HarbourState, choice: str) -> None:
        if choice == "loot":
            then(g, Loot(self.raider, self.victim))
        elif choice == "take":
            pay(g, self.victim, self.raider, self.coins)
        else:
            then(g, Plead(self.raider, self.victim, self.coins))


@dataclass(slots=True)
class Plead(Named):
    raider: int
    victim: int
    coins: int

    def run(self, g: HarbourState) -> Ask:
        more = ["add"] if g.coins[self.victim] > self.coins else []
        return ask(g, self.victim, AskPlead(), [*more, "beg"])

    def answer(self, g: HarbourState, choice: str) -> None:
        if choice == "add":
            then(g, Consider(self.raider, self.victim, self.coins + 1))
        else:
            then(g, Loot(self.raider, self.victim))


@dataclass(slots=True)
class Loot(Named):
    """One of the cards, chosen from their backs; nothing to choose, nothing asked."""

    raider: int
    victim: int

    def run(self, g: HarbourState) -> Ask:
        return ask(g, self.raider, AskLoot(), [("card", place) for place in range(len(g.hands[self.victim]))])

    def answer(self, g: HarbourState, choice: tuple[str, int]) -> None:
        card = g.hands[self.victim].pop(choice[1])
        g.hands[self.raider].append(card)
        g.seen[self.victim].append(card)
        both = (self.raider, self.victim)
        tell_secret(g, Looted(self.raider, self.victim, name(card)), both)


@dataclass(slots=True)
class Auction(Named):
    """All bid in secret. Who has no coin has no option; the highest alone pays and takes a berth."""

    def run(self, g: HarbourState) -> tuple[Ask, ...]:
        purses = enumerate(g.coins)
        return tuple(ask(g, seat, AskBid(), [*range(min(coins, 4) + 1)] if coins else []) for seat, coins in purses)

    def answer(self, g: HarbourState, bids: tuple[int | None, ...]) -> None:
        offered = [bid or 0 for bid in bids]
        best = max(offered)
        tell(g, Bidden(tuple("–" if bid is None else str(bid) for bid in bids)), "HAR-BID")
        if best and offered.count(best) == 1:
            winner = offered.index(best)
            g.coins[winner] -= best
            then(g, Berth(winner))


@dataclass(slots=True)
class Berth(Named):
    """The last free berth is taken without asking."""

    seat: int

    def run(self, g: HarbourState) -> Ask:
        free = [berth for berth in range(BERTHS) if berth not in g.berths]
        return ask(g, self.seat, AskBerth(), free, forced=True)

    def answer(self, g: HarbourState, choice: int) -> None:
        g.berths[choice] = self.seat
        tell(g, TookBerth(self.seat, choice), "HAR-BERTH")


def pay(g: HarbourState, giver: int, taker: int, coins: int) -> None:
    coins = min(coins, g.coins[giver])  # some may have been given away since
    g.coins[giver] -= coins
    g.coins[taker] += coins
    tell(g, Paid(giver, taker, coins), "HAR-PAY")


@dataclass(slots=True)
class Accept(Named):
    giver: int
    taker: int
    coins: int

    def run(self, g: HarbourState) -> Ask:
        return ask(g, self.taker, AskAccept(), ["accept", "decline"])

    def answer(self, g: HarbourState, choice: str) -> None:
        if choice == "accept":
            pay(g, self.giver, self.taker, self.coins)


class Aside(Named):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def answer(self, g: HarbourState, choice: tuple[Any, ...]) -> None:
        if choice == ("concede",):
            g.gone.append(self.seat)
            tell(g, Gone(self.seat), "HAR-CONCEDE")
            if len(g.gone) == g.seats - 1:
                g.frames.clear()
        else:
            _, coins, taker = choice
            then(g, Accept(self.seat, taker, coins))


class HarbourView(msgspec.Struct):
    flags: tuple[str, ...]
    coins: BySeat[int]
    cards: BySeat[int]
    hand: list[str]
    known: dict[str, str]  # card it was shown → where it is
    deck: int
    discard: list[str]
    berths: dict[int, int]
    gone: list[int]


def known(g: HarbourState, seat: int | None) -> dict[str, str]:
    """Where the hidden cards are that this seat was shown."""
    places = {card: f"deck {place}" for place, card in enumerate(g.deck[::-1])}
    places |= {card: f"seat {owner}" for owner, hand in enumerate(g.hands) for card in hand if owner != seat}
    return {name(card): places[card] for card in (g.seen[seat] if seat is not None else ()) if card in places}


# What can be chosen ahead.


def own_things(g: HarbourState, seat: int) -> Rests:
    return {"hand": sorted(g.hands[seat]), "coins": g.coins[seat]}


def without_berths(g: HarbourState) -> object:
    """All berths are alike."""
    return [g.deck, g.hands, g.seen, g.discard, g.coins, sorted(g.berths.values()), g.gone]


AHEAD = (
    Ahead("pass", {AskTurn: "pass"}, own_things),
    Ahead("bid-nothing", {AskBid: "0"}, lambda g, seat: {"coins": g.coins[seat]}, lambda g, seat: g.coins[seat] > 0),
    Ahead("berth", {AskBerth: ALIKE, AskLoot: ALIKE, AskTurn: ALIKE}, form=without_berths),
)


class Harbour(Game[HarbourState]):
    id = "harbour"
    version = 3
    oldest = 2
    changes = (DEARER_CRATES,)
    seats = range(2, 5)
    options: ClassVar[dict[str, Setting]] = {
        "offers": Switch(True, "HAR-OFFER"),
        "rounds": OneOf(3, "HAR-ROUND", (1, 2, 3, 5)),
        "first": OneSeat(0, "HAR-FIRST"),
        "flags": OnePerSeat(FLAGS, "HAR-FLAG"),
    }
    state_type = HarbourState
    frames = __name__
    view_type = HarbourView
    events = asks = sys.modules[__name__]
    ahead = AHEAD

    def check(self, seats: int, options: dict[str, Any]) -> None:
        if options["rounds"] == 5 and seats == 4:
            raise BadSetup("error-bad-option", "HAR-ROUND", option="rounds", value="5", known="1, 2, 3")

    def begin(self, seats: int, options: dict[str, Any]) -> HarbourState:
        flags = tuple(options["flags"])
        offers, rounds, first = options["offers"], options["rounds"], options["first"]
        hands: list[list[int]] = [[] for _ in range(seats)]
        seen: list[list[int]] = [[] for _ in range(seats)]
        coins = [seat % 3 for seat in range(seats)]
        g = HarbourState(seats, offers, rounds, first, flags, list(CARDS), hands, seen, [], coins, {}, [])
        g.frames = [Deal()]
        return g

    def view(self, g: HarbourState, seat: int | None) -> HarbourView:
        cards = [*map(len, g.hands)]
        hand = [name(card) for card in g.hands[seat]] if seat is not None else []
        discard = [*map(name, g.discard)]
        return HarbourView(g.flags, g.coins, cards, hand, known(g, seat), len(g.deck), discard, g.berths, g.gone)

    def own_parts(self, g: HarbourState, seat: int, public: msgspec.Struct) -> Mapping[str, object] | None:
        return {"hand": [name(card) for card in g.hands[seat]], "known": known(g, seat)}

    def imagine(self, g: HarbourState, seat: int | None) -> None:
        """The deck and the hands of the others; what the seat was shown stays where it is."""
        zones = [g.deck, *(hand for owner, hand in enumerate(g.hands) if owner != seat)]
        shown = g.seen[seat] if seat is not None else []
        hidden = [card for zone in zones for card in zone if card not in shown]
        mix(g, hidden)
        for zone in zones:
            zone[:] = [card if card in shown else hidden.pop() for card in zone]

    def asides(self, g: HarbourState, seat: int) -> Ask | None:
        if seat in g.gone:
            return None
        offering = any(isinstance(frame, Accept) and frame.giver == seat for frame in g.frames)
        others = [other for other in range(g.seats) if other != seat and other not in g.gone]
        most = min(g.coins[seat], 3) if g.offers and not offering else 0
        choices: list[Any] = [("offer", coins, other) for coins in range(1, most + 1) for other in others]
        found = ask(g, seat, AskAside(), [*choices, ("concede",)])
        found.frame = Aside(seat)
        return found

    def result(self, g: HarbourState) -> Result:
        worth = [sum(berth + 2 for berth, owner in g.berths.items() if owner == seat) for seat in range(g.seats)]
        return Result.by_score([-1 if seat in g.gone else worth[seat] + g.coins[seat] for seat in range(g.seats)])

    def invariants(self, g: HarbourState) -> list[str]:
        cards = sorted([*g.deck, *g.discard, *(card for hand in g.hands for card in hand)])
        return [] if cards == list(CARDS) and min(g.coins) >= 0 else [f"cards are {cards}, coins {g.coins}"]


GAME = Harbour()


def say(message: Message) -> str:
    """It has no texts."""
    return f"{message.key} {message.args}"


def table(
    *hands: tuple[int, ...], coins: tuple[int, ...], frames: tuple[Frame, ...], **options: Any
) -> Position[HarbourState]:
    """A harbour as wanted: these hands and coins, all other cards in the deck (19 on top), this still to be done."""
    data = GAME.start(len(hands), 1, options).dump()
    held = {card for hand in hands for card in hand}
    data["state"] |= {"hands": hands, "coins": coins, "deck": [card for card in CARDS if card not in held]}
    data["frames"] = [{"frame": type(frame).__name__} | msgspec.to_builtins(frame) for frame in frames]
    return GAME.load(data)


def play(position: Position[HarbourState], *choices: str) -> list[Event]:
    """`1 bid` is a choice of seat 1. Returns what happened last."""
    for choice in choices:
        seat, notation = choice.split(maxsplit=1)
        events = position.play(notation, int(seat))
    return events


def random_game(seats: int, seed: int, **options: Any) -> Position[HarbourState]:
    """A finished game, with asides."""
    *_, (position, _) = walk(GAME, seats, options, seed)
    return position
