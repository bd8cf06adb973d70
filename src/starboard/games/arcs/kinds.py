"""The kinds of things that choices, events and prompts of Arcs speak of: how each is written, called and pointed at.

A system is `c1_gate` or `c3_hex`, a site in it `c3_hex/2`, an action card `aggression_4`, a court card `bc12`, a lore
card `lore03`, a leader `leader07`. Slots and clusters are counted from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from starboard.games.arcs.ids import ALL_SYSTEMS, AMBITIONS, DICE, MODES, NONE, PIECES, TYPES
from starboard.games.arcs.state import SITES, SLOTS
from starboard.games.arcs.tables.action_cards import CARD_IDS
from starboard.games.arcs.tables.cards import CARD_NUMBER
from starboard.games.arcs.tables.dice import symbols_of
from starboard.games.arcs.tables.leader_cards import LEADERS
from starboard.games.arcs.tables.lore_cards import LORE
from starboard.games.arcs.tables.map import SYSTEM_IDS
from starboard.games.arcs.tables.setup_cards import SETUPS
from starboard.kernel.fact import SECRET
from starboard.kernel.kind import COUNT, SEAT, Kind, Many, Number, Numbered, Words, listing
from starboard.kernel.message import Argument, Message

listed = listing("arcs-list")

# The map


def system_name(system: int) -> Message:
    return Message("arcs-system", {"cluster": system // 4 + 1, "place": SYSTEM_IDS[system].partition("_")[2]})


SYSTEM = Numbered("system", SYSTEM_IDS, system_name).explained("a system")
TO = SYSTEM.aimed("to").explained("the system that a move or a shot goes to")
CLUSTER = Number("cluster", 1).explained("a cluster")


class SiteKind(Numbered):
    """A place for a building. Two of a system are told apart by their slots."""

    __slots__ = ()

    def __init__(self) -> None:
        ids = [f"{SYSTEM_IDS[site // SITES]}/{site % SITES + 1}" for site in range(ALL_SYSTEMS * SITES)]
        super().__init__("site", ids, lambda site: Message("arcs-site", self.arguments("site", site)))

    def arguments(self, field: str, value: int) -> dict[str, Argument]:
        return {"system": system_name(value // SITES), "slot": value % SITES + 1}


SITE = SiteKind().explained("a place for a building").like("c1_hex/1")

# Cards

CARDS = tuple(CARD_NUMBER)


def card_name(card: int) -> Message:
    return Message(f"arcs-card-{CARDS[card]}")


def action_name(card: int) -> Message:
    suit, number = CARD_IDS[card].split("_")
    return Message("arcs-action-card", {"suit": suit, "number": int(number)})


CARD = Numbered("card", CARDS, card_name).explained("a guild, vox, lore or leader card in a play area")
COURT_CARD = CARD.aimed("court").explained("a card of the court")
DRAFTED = CARD.aimed("draft").explained("a leader or lore card in the draft").like(LEADERS[0].id)
PEEKED = CARD.aimed("peek").explained("a card that is looked at").like(LORE[0].id)
ACTION_CARD = Numbered("action_card", CARD_IDS, action_name, aim="")
HAND = ACTION_CARD.aimed("hand").explained("an action card of the own hand")
THEIRS = ACTION_CARD.aimed("theirs").explained("an action card of a rival's hand")
PLAYED = ACTION_CARD.aimed("played").explained("an action card on the table")
ACTION_CARDS = (
    Many(ACTION_CARD, listed, name="action_cards", aim="hand").explained(HAND.about).like("aggression_4 construction_2")
)
SETUP = Numbered("setup", [card.id for card in SETUPS], lambda card: Message(f"arcs-setup-{SETUPS[card].id}"), aim="")
MODE = Numbered("mode", MODES)

# Resources. Messages select on the type; where one is named among other things, it is called by its name.


def resource_name(kind: int) -> Message:
    return Message("arcs-resource", {"type": TYPES[kind]})


TYPE = Numbered("type", TYPES).explained("a resource")
SPENT_AS = TYPE.aimed("as").explained("what a resource is spent as")
RESOURCE = TYPE.called(resource_name)
SLOT = Number("slot", 1, aim="token").explained("a slot of the own board, for the resource in it")


def slot_name(slot: int) -> Message:
    return Message("arcs-option-slot", {"slot": slot + 1})


Arrangement = tuple[int, ...]  # a type, or NONE, by slot


class ArrangementKind(Kind[Arrangement]):
    """Writes what lies in each slot: by the first letters of the types, `-` for an empty slot."""

    __slots__ = ()

    def __init__(self) -> None:
        letters = {"-": NONE} | {name[0]: kind for kind, name in enumerate(TYPES)}

        def read(text: str) -> Arrangement | None:
            if len(text) != SLOTS or not letters.keys() >= set(text):
                return None
            return tuple(letters[letter] for letter in text)

        super().__init__("arrangement", self.write, read, self.say, aim="arrange")

    @staticmethod
    def write(arrangement: Arrangement) -> str:
        return "".join("-" if kind == NONE else TYPES[kind][0] for kind in arrangement)

    @staticmethod
    def say(arrangement: Arrangement) -> Argument:
        last = max((slot for slot, kind in enumerate(arrangement) if kind != NONE), default=0)
        return listed(
            [Message("arcs-empty") if kind == NONE else resource_name(kind) for kind in arrangement[: last + 1]]
        )

    def targets(self, value: Arrangement) -> tuple[str, ...]:
        return tuple(f"{self.aim}:{slot + 1}/{TYPES[kind]}" for slot, kind in enumerate(value) if kind != NONE)


ARRANGEMENT = ArrangementKind().explained("a resource in that slot, once it is arranged so").like("mf--r--")

# Ambitions, pieces and players

AMBITION = Numbered("ambition", AMBITIONS).explained("an ambition")
PIECE = Numbered("piece", PIECES).explained("a kind of piece")
STATES = ("fresh", "damaged")
STATE = Numbered("state", STATES, aim="")
OUTCOME = Words("outcome", ("damaged", "destroyed"), aim="")  # of a hit
EFFECT = Words("effect", ("used", "wasted"), aim="")  # of a token that is spent
DEED = Words("deed")  # what a card lets one do, by its name

RIVAL = SEAT.aimed("rival").explained("a rival, by seat")
CAPTIVE = SEAT.aimed("captive").explained("a captive agent of that seat")
FRESH = COUNT.aimed("fresh").explained("so many fresh ships")
DAMAGED = COUNT.aimed("damaged").explained("so many damaged ships")
SOME = COUNT.explained("so many of anything else")


def rival_name(seat: int) -> Message:
    return Message("arcs-rival", {"owner_seat": seat})


# Things of a player, which a click points at. People hear of their parts, which verbs have as fields of their own.


class PartsKind(Kind[tuple[int, ...]]):
    """A thing that is pointed at by its parts: `c1_gate/0/fresh`."""

    __slots__ = ()

    def __init__(self, name: str, *parts: Kind[int]) -> None:
        def write(value: tuple[int, ...]) -> str:
            return "/".join(part.text(one) for part, one in zip(parts, value, strict=True))

        def read(text: str) -> tuple[int, ...] | None:
            texts = text.split("/")
            found = [part.read(one) for part, one in zip(parts, texts, strict=False)]
            whole = tuple(one for one in found if one is not None)
            return whole if len(whole) == len(texts) == len(parts) else None

        super().__init__(name, write, read, write)
        self.examples = (write(tuple(part.example() for part in parts)),)

    def arguments(self, field: str, value: tuple[int, ...]) -> dict[str, Argument]:
        return {}


SHIP = PartsKind("ship", SYSTEM, SEAT, STATE).explained("a ship there, by seat and state")
THEIR_SLOT = PartsKind("slot", SEAT, SLOT).explained("a slot of that seat")

# Dice. A die that lies there is 6 * kind + face.

DIE = Numbered("die", DICE, aim="")
FACE = Number("face", 1, aim="")


def symbol_arguments(dice: Sequence[int]) -> dict[str, Argument]:
    names = ("self_hits", "intercepts", "hits", "building_hits", "keys")
    return dict(zip(names, symbols_of(dice), strict=True))


class RolledKind(Numbered):
    """A die with the face it shows: `assault/5`. People hear of its symbols."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("rolled", [f"{die}/{face + 1}" for die in DICE for face in range(6)], aim="die")

    def arguments(self, field: str, value: int) -> dict[str, Argument]:
        return symbol_arguments((value,))


class AllRolledKind(Many[int]):
    __slots__ = ()

    def arguments(self, field: str, value: tuple[int, ...]) -> dict[str, Argument]:
        return symbol_arguments(value)


ROLLED = RolledKind().explained("a die that lies there, with the face it shows")
ALL_ROLLED = AllRolledKind(ROLLED, listed, aim="")


class PoolKind(Kind[tuple[int, ...]]):
    """So many dice of each kind: `skirmish 2 assault 1`, or `none`."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("pool", self.write, self.parse, self.write, pattern=".+")

    @staticmethod
    def write(pool: tuple[int, ...]) -> str:
        return " ".join(f"{DICE[die]} {count}" for die, count in enumerate(pool) if count) or "none"

    @staticmethod
    def parse(text: str) -> tuple[int, ...] | None:
        words = text.split(" ")
        counts = dict(zip(words[::2], words[1::2], strict=False))
        pool = tuple(COUNT.read(counts.get(die, "0")) or 0 for die in DICE)
        return pool if PoolKind.write(pool) == text else None

    def targets(self, value: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(f"{DICE[die]}:{count}" for die, count in enumerate(value))

    def arguments(self, field: str, value: tuple[int, ...]) -> dict[str, Argument]:
        return dict(zip(DICE, value, strict=True))


SKIRMISH = COUNT.aimed("skirmish").explained("so many dice of that kind to be rolled")
POOL = PoolKind().explained(SKIRMISH.about).like("skirmish 2 assault 1")

# Fields of these kinds

System = Annotated[int, SYSTEM]
Site = Annotated[int, SITE]
Card = Annotated[int, CARD]
ActionCard = Annotated[int, ACTION_CARD]
SecretCard = Annotated[int | None, ACTION_CARD, SECRET]
SecretCards = Annotated[tuple[int, ...] | None, ACTION_CARDS, SECRET]
SetupCard = Annotated[int, SETUP]
Mode = Annotated[int, MODE]
Type = Annotated[int, TYPE]
Resource = Annotated[int, RESOURCE]
Ambition = Annotated[int, AMBITION]
Piece = Annotated[int, PIECE]
State = Annotated[int, STATE]
Outcome = Annotated[str, OUTCOME]
Effect = Annotated[str, EFFECT]
DeedName = Annotated[str, DEED]
AllRolled = Annotated[tuple[int, ...], ALL_ROLLED]
