"""The kinds of things that choices, events and prompts of Outer Rim speak of. Values are ids, as words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, TypeAlias

import msgspec

from starboard.games.outer_rim.ids import COMBATS, DECKS, FACES, FACTIONS, REPUTATION, SKILLS, STEPS
from starboard.games.outer_rim.load import content
from starboard.kernel.fact import Count
from starboard.kernel.kind import Kind, Many, Number, Plain, SeatKind, Words, listing
from starboard.kernel.message import Argument, Message
from starboard.kernel.plain import Data


def named(kind: str) -> Callable[[str], Message]:
    """Call things by the text that their kind and their id name."""
    return lambda word: Message(f"outer_rim-{kind}-{word}")


def source_name(word: str) -> Message:
    """Name a character, a ship or a card that lets one do something."""
    known = content()
    kind = "character" if word in known.character else "ship" if word in known.sheet else "card"
    return Message(f"outer_rim-{kind}-{word}")


def spot_name(word: str) -> Message:
    """Name a contact space: its planet, and which of the planet's it is."""
    space, _, place = word.partition("/")
    return Message("outer_rim-spot", {"space": SPACE.said(space), "place": int(place)})


def deed_name(word: str) -> Message:
    """Name what is resolved: a card, or a section of an encounter card, whose id has a hyphen (content.Section)."""
    return Message(f"outer_rim-{'encounter' if '-' in word else 'card'}-{word}")


# Things. Which cards, characters and ships there are is told by the box and by packs.

CHARACTER = Words("character", said=named("character")).explained("a character").like("han_solo")
SHIP = Words("ship", said=named("ship")).explained("a ship").like("g9_rigger")
SPACE = Words("space", said=named("space")).explained("a space").like("lothal")
SPOT = Words("spot", said=spot_name).explained("a contact space").like("lothal/2")
CONTACT = Words("contact", said=named("contact")).like("lobot")
CARD = Words("card", said=named("card")).explained("a card").like("vibro_ax")
DEED = Words("deed", said=deed_name, aim="").like("vibro_ax")
DECK = Words("deck", DECKS, named("deck")).explained("a deck of the market")
SKILL = Words("skill", SKILLS, named("skill")).explained("a skill")
FACE = Words("face", FACES, named("face")).explained("a result of a die")
FACTION = Words("faction", FACTIONS).explained("a faction")  # messages select on it
SOURCE = (
    Words("source", said=source_name).explained("the card, character or ship that lets one do it").like("crew_chopper")
)
LABEL = Words("label", said=named("label")).explained("a choice printed on a card").like("listen")
STORY = Words("story", aim="")
PLAYER = SeatKind("player").explained("a player, by seat")
CREDITS = Number("credits").explained("a sum of credits").like("3000")

Character = Annotated[str, CHARACTER]
Ship = Annotated[str, SHIP]
Space = Annotated[str, SPACE]
Contact = Annotated[str, CONTACT]
Card = Annotated[str, CARD]
Deed = Annotated[str, DEED]
Deck = Annotated[str, DECK]
Skill = Annotated[str, SKILL]
Faction = Annotated[str, FACTION]
Source = Annotated[str, SOURCE]
Story = Annotated[str, STORY]
Player = Annotated[int, PLAYER]
Credits = Count  # told, nobody points at them


class FacesKind(Many[str]):
    """Results of dice, joined by commas; a click on them points at all at once."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(FACE, listing("outer_rim-list", "outer_rim-no-dice"), name="faces", between=",")

    def targets(self, value: tuple[str, ...]) -> tuple[str, ...]:
        return (self.target(value),)


ROLL = FacesKind().explained("results of dice").like("focus,blank")

Roll = Annotated[tuple[str, ...], ROLL]


# What is traded.

one_after_another = listing("outer_rim-list", "outer_rim-nothing")

CARDS = Many(CARD, one_after_another)

Cards = Annotated[tuple[str, ...], CARDS]


def goods_said(given: Sequence[str], wanted: Sequence[str], sum_: int) -> dict[str, Argument]:
    """Say what changes hands, cards and credits: `sum_` is given, or wanted if it is less than nothing."""

    def goods(cards: Sequence[str], amount: int) -> Argument:
        paid = [Message("outer_rim-sum-credits", {"credits": amount})] if amount > 0 else []
        return one_after_another([*map(CARD.said, cards), *paid])

    return {"given": goods(given, sum_), "wanted": goods(wanted, -sum_)}


# Who is fought: what they are (`player`, `patrol`, `contact`, or `enemy` of a card), and who of these.

Foe: TypeAlias = tuple[str, str]
FOES = ("player", "patrol", "contact", "enemy")


def read_foe(text: str) -> Foe | None:
    what, _, who = text.partition("/")
    return (what, who) if what in FOES and who else None


def foe_name(foe: Foe) -> Message:
    what, who = foe
    if what == "player":
        return Message("outer_rim-player", {"player_seat": int(who)})
    return Message("outer_rim-patrol", {"faction": who}) if what == "patrol" else Message(f"outer_rim-{what}-{who}")


FOE: Kind[Foe] = Kind("foe", "/".join, read_foe, foe_name, aim="").like("contact/lobot")

Enemy = Annotated[Foe, FOE]


# Words that messages select on, and reasons.

LEVEL = Words("level", REPUTATION, aim="")
STEP = Words("step", STEPS, aim="")
MODE = Words("mode", ("first", "all"), aim="")  # of a section of an AI card: how many of its entries are done
COMBAT = Words("combat", COMBATS, aim="")
GOAL = Words("goal", ("character", "ship"), aim="")  # whose goal it is
REASON = Words("reason", said=named("ai-why"), aim="").like("not-here")  # why the AI player leaves something
TERMS = Words("terms", ("full", "less", "free"), aim="")  # of a purchase: all of the price, less, or nothing
GAIN = Words(
    "gain",  # where fame comes from
    ("cargo", "job", "bounty_dead", "bounty_alive", "patrol", "goal", "encounter", "databank", "luxury", "other"),
    aim="",
)

Level = Annotated[str, LEVEL]
Step = Annotated[str, STEP]
Mode = Annotated[str, MODE]
Combat = Annotated[str, COMBAT]
Goal = Annotated[str, GOAL]
Reason = Annotated[str, REASON]
Terms = Annotated[str, TERMS]
Gain = Annotated[str, GAIN]


class PrintedKind(Kind[Message]):
    """Says what is printed on a card of the AI player, by its message; nobody asks for more than its words."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("printed", self.write, self.parse, lambda message: message, aim="")

    def write(self, value: Message) -> str:
        return msgspec.json.encode(self.plain(value)).decode()

    def parse(self, text: str) -> Message | None:
        try:
            return self.from_plain(msgspec.json.decode(text))
        except ValueError:
            return None

    def plain(self, value: Message) -> Plain:
        """Return its key and, one after another, the names and values of its arguments."""
        found: list[Plain] = [value.key]
        for name, argument in value.args.items():
            found += [name, self.plain(argument) if isinstance(argument, Message) else argument]
        return found

    def from_plain(self, data: object) -> Message:
        match data:
            case [str(key), *rest] if not len(rest) % 2:
                args = {str(name): self.argument_of(value) for name, value in zip(rest[::2], rest[1::2], strict=True)}
                return Message(key, args)
        raise ValueError(f"{data!r} is not what a message is written as")

    def argument_of(self, data: object) -> Argument:
        return data if isinstance(data, str | int) else self.from_plain(data)

    def schema(self) -> Data:
        return {"type": "array"}


PRINTED = PrintedKind()

Printed = Annotated[Message, PRINTED]
