"""Kinds of parameters: how a value of one is read from the data, and how it is said.

What effects, abilities and conditions are made of is declared with the types at the end: `skill: Skill` is a number for
mypy and the rules, a word in the data, and the name of that skill in texts.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Annotated, Generic, TypeAlias, TypeVar

from starboard.games.outer_rim.ids import (
    ALL,
    ANY_SKILL,
    COMBATS,
    DECKS,
    FACES,
    FACTIONS,
    MOST,
    MOST_DICE,
    MOST_FEW,
    MOST_SEARCHED,
    NONE,
    REPUTATION,
    RESOURCES,
    SKILLS,
    SLOTS,
    STATS,
    TYPES,
)
from starboard.games.outer_rim.joined import either
from starboard.games.outer_rim.vocabulary import selectors
from starboard.kernel.message import Argument, Message

if TYPE_CHECKING:
    from starboard.games.outer_rim.content import Content
    from starboard.games.outer_rim.load.place import Place
    from starboard.games.outer_rim.load.scripts import Scripts
    from starboard.games.outer_rim.vocabulary.declared import Declared
    from starboard.kernel.packs.place import Step

T = TypeVar("T")


class Kind(Generic[T]):
    """A kind of parameter. `about` says in the list of words what may be written."""

    about: str
    said_as = ""  # the name of the argument of a text, where that is not the name of the parameter

    def __init__(self, about: str) -> None:
        self.about = about

    def read(self, s: Scripts, place: Place, name: Step, value: object) -> T:
        """Read what is written at `place / name`; that place is only made where something is wrong."""
        raise NotImplementedError

    def say(self, content: Content, value: T) -> Argument | None:
        """Say a value as an argument of a text; None for what is said in another way, or needs no words."""
        return None

    def found_in(self, of: Declared) -> dict[str, T]:
        """Give the parameters of this kind that an effect or ability has, by their names."""
        return {one.name: getattr(of, one.field) for one in of.parameters if one.kind is self}


# Numbers and truths.


class NumberKind(Kind[int]):
    def __init__(self, most: int = MOST, or_all: bool = False) -> None:
        super().__init__("a number" + (f" up to {most}" if most < MOST else "") + (", or `all`" if or_all else ""))
        self.most = most
        self.or_all = or_all

    def read(self, s: Scripts, place: Place, name: Step, value: object) -> int:
        if self.or_all and value == "all":
            return ALL
        if not isinstance(value, int) or isinstance(value, bool):
            raise (place / name).wrong_type("number")
        if value < 0:
            raise (place / name).bad("least", least=0)
        if value > self.most:
            raise (place / name).bad("most", most=self.most)
        return value

    def say(self, content: Content, value: int) -> Argument | None:
        return value


class DatabankKind(NumberKind):
    """The number of databank cards that tell what happens."""

    def __init__(self) -> None:
        super().__init__()
        self.about = "the number of databank cards that tell what happens"

    def read(self, s: Scripts, place: Place, name: Step, value: object) -> int:
        number = super().read(s, place, name, value)
        if number not in s.numbers:
            raise (place / name).unknown("databank", value, sorted(s.numbers))
        s.leads.append((place / name, s.context, s.number, number))
        return number


class StepKind(Kind[int]):
    """A step of the present job: printed from 1, kept from 0."""

    def read(self, s: Scripts, place: Place, name: Step, value: object) -> int:
        if not isinstance(value, int) or not 1 <= value <= s.steps:
            raise (place / name).unknown("step", value, range(s.step + 1, s.steps + 1))
        if value <= s.step:
            raise (place / name).breaks("for-ever")
        return value - 1

    def say(self, content: Content, value: int) -> Argument | None:
        return value + 1


class TruthKind(Kind[bool]):
    def read(self, s: Scripts, place: Place, name: Step, value: object) -> bool:
        if not isinstance(value, bool):
            raise (place / name).wrong_type("truth")
        return value


# Words that become numbers.


class AmongKind(Kind[int]):
    """One of some words: its number. `what` they are is what an error calls them."""

    def __init__(self, what: str, words: Collection[str]) -> None:
        super().__init__(one_of(words))
        self.what = what
        self.words = tuple(words)
        self.numbers = {word: number for number, word in enumerate(words)}

    def read(self, s: Scripts, place: Place, name: Step, value: object) -> int:
        found = self.numbers.get(value) if isinstance(value, str) else None
        return (place / name).number_of(self.what, value, self.words) if found is None else found

    def say(self, content: Content, value: int) -> Argument | None:
        return None if value == NONE else self.words[value]


class SkillKind(AmongKind):
    def say(self, content: Content, value: int) -> Argument | None:
        return skill_word(value)


class SkillOrAnyKind(AmongKind):
    """A skill, or whichever is tested; both have sentences of their own."""

    def __init__(self) -> None:
        super().__init__("skill", SKILLS)
        self.about += ", or `any`"

    def read(self, s: Scripts, place: Place, name: Step, value: object) -> int:
        return ANY_SKILL if value == "any" else super().read(s, place, name, value)

    def say(self, content: Content, value: int) -> Argument | None:
        return None


class FaceKind(AmongKind):
    def __init__(self, or_any: bool = False) -> None:
        super().__init__("face", FACES)
        self.or_any = or_any
        if or_any:
            self.about += ", or `any`"

    def read(self, s: Scripts, place: Place, name: Step, value: object) -> int:
        return NONE if self.or_any and value == "any" else super().read(s, place, name, value)

    def say(self, content: Content, value: int) -> Argument | None:
        return face_word(value)


class ReputationKind(Kind[int]):
    """-1, 0 or 1."""

    def read(self, s: Scripts, place: Place, name: Step, value: object) -> int:
        return (place / name).number_of("reputation", value, REPUTATION) - 1

    def say(self, content: Content, value: int) -> Argument | None:
        return REPUTATION[value + 1]


class GoodsKind(AmongKind):
    def say(self, content: Content, value: int) -> Argument | None:
        return Message(f"outer_rim-goods-{TYPES[value]}")


class SheetKind(Kind[int]):
    def read(self, s: Scripts, place: Place, name: Step, value: object) -> int:
        return s.sheet(place / name, value)

    def say(self, content: Content, value: int) -> Argument | None:
        return Message(f"outer_rim-ship-{content.ships[value].id}")


class EachKind(Kind[tuple[int, ...]]):
    """A list of words of one kind, as numbers."""

    def __init__(self, each: Kind[int]) -> None:
        super().__init__(f"a list, each {each.about}")
        self.each = each

    def read(self, s: Scripts, place: Place, name: Step, value: object) -> tuple[int, ...]:
        inside = place / name
        return tuple(self.each.read(s, inside, at, item) for at, item in enumerate(inside.a_list(value)))

    def say(self, content: Content, value: tuple[int, ...]) -> Argument | None:
        said = [one for one in (self.each.say(content, item) for item in value) if isinstance(one, Message)]
        return either(said) if said else None


# Words that stay words.


class WordKind(Kind[str]):
    """One of some words, and the word is what is kept. One that is the only one there is (`unsaid`) needs no words."""

    def __init__(self, what: str, words: Collection[str], about: str = "", unsaid: bool = False) -> None:
        super().__init__(about or one_of(words))
        self.what = what
        self.words = words
        self.unsaid = unsaid

    def read(self, s: Scripts, place: Place, name: Step, value: object) -> str:
        if not isinstance(value, str) or value not in self.words:
            (place / name).number_of(self.what, value, self.words)
        return str(value)

    def say(self, content: Content, value: str) -> Argument | None:
        return None if self.unsaid else value


class PlayerKind(WordKind):
    said_as = "who"


class StatKind(WordKind):
    def say(self, content: Content, value: str) -> Argument | None:
        return Message(f"outer_rim-stat-{value}")


class FactionKind(WordKind):
    def read(self, s: Scripts, place: Place, name: Step, value: object) -> str:
        found = super().read(s, place, name, value)
        if found == "favor_faction" and s.context not in FAVORS:
            raise (place / name).misplaced(found)
        return found


FAVORS = ("favor", "job", "step", "reward")  # where there is a job that may have been a favor


class SpaceKind(Kind[str]):
    """Names where somebody or something is placed: a selector or the id of a space. Each has a sentence of its own."""

    def read(self, s: Scripts, place: Place, name: Step, value: object) -> str:
        if not isinstance(value, str) or (value not in selectors.SPACES and value not in s.spaces):
            (place / name).number_of("space", value, (*selectors.SPACES, *s.spaces))
        return str(value)


class EnemyKind(Kind[str]):
    """The name of somebody to fight: the key of its text."""

    def read(self, s: Scripts, place: Place, name: Step, value: object) -> str:
        return s.named(place / name, "enemy", value)

    def say(self, content: Content, value: str) -> Argument | None:
        return Message(f"outer_rim-enemy-{value}")


# What may stand behind the colon of a condition, or be compared with a number.


class SomeSkillsKind(Kind[tuple[int, ...]]):
    def read(self, s: Scripts, place: Place, name: Step, value: object) -> tuple[int, ...]:
        return tuple(SKILL.read(s, place, name, one) for one in str(value).split(","))

    def say(self, content: Content, value: tuple[int, ...]) -> Argument | None:
        return either([skill_word(one) for one in value])


class TraitKind(Kind[str]):
    """A trait that no card has is a slip of the pen."""

    def read(self, s: Scripts, place: Place, name: Step, value: object) -> str:
        if value not in s.traits:
            raise (place / name).unknown("trait", value, s.traits)
        return str(value)

    def say(self, content: Content, value: str) -> Argument | None:
        return Message(f"outer_rim-trait-{value}")


class CountKind(Kind[int]):
    def read(self, s: Scripts, place: Place, name: Step, value: object) -> int:
        return int(str(value))

    def say(self, content: Content, value: int) -> Argument | None:
        return value


def one_of(words: Collection[str]) -> str:
    return " | ".join(f"`{word}`" for word in words)


def skill_word(skill: int) -> Message:
    return Message(f"outer_rim-skill-{SKILLS[skill]}")


def face_word(face: int) -> Message:
    return Message("outer_rim-face-any" if face == NONE else f"outer_rim-face-{FACES[face]}")


# The kinds, and the types that parameters are declared with.

NUMBER = NumberKind()
SKILL = SkillKind("skill", SKILLS)
FACE = FaceKind()
FACTION = FactionKind("faction", selectors.FACTIONS, "a faction")
PLAYER = PlayerKind("player", selectors.PLAYERS, "a player")
REPUTATIONS = EachKind(ReputationKind(one_of(REPUTATION)))

Number: TypeAlias = Annotated[int, NUMBER]
NumberOrAll: TypeAlias = Annotated[int, NumberKind(or_all=True)]
Few: TypeAlias = Annotated[int, NumberKind(MOST_FEW)]
Dice: TypeAlias = Annotated[int, NumberKind(MOST_DICE)]
DiceOrAll: TypeAlias = Annotated[int, NumberKind(MOST_DICE, or_all=True)]
Searched: TypeAlias = Annotated[int, NumberKind(MOST_SEARCHED)]
Databank: TypeAlias = Annotated[int, DatabankKind()]
StepOfJob: TypeAlias = Annotated[int, StepKind("the number of a step of this job, from 1")]
Truth: TypeAlias = Annotated[bool, TruthKind("true or false")]

Skill: TypeAlias = Annotated[int, SKILL]
SkillOrAny: TypeAlias = Annotated[int, SkillOrAnyKind()]
Skills: TypeAlias = Annotated[tuple[int, ...], EachKind(SKILL)]
Deck: TypeAlias = Annotated[int, AmongKind("deck", DECKS)]
CombatType: TypeAlias = Annotated[int, AmongKind("combat", COMBATS)]
PlainCombatType: TypeAlias = Annotated[int, AmongKind("combat", COMBATS[:2])]
Face: TypeAlias = Annotated[int, FACE]
FaceOrAny: TypeAlias = Annotated[int, FaceKind(or_any=True)]
Slot: TypeAlias = Annotated[int, AmongKind("slot", SLOTS)]
Sheet: TypeAlias = Annotated[int, SheetKind("the id of a ship")]
Reputation: TypeAlias = Annotated[int, REPUTATIONS.each]
Goods: TypeAlias = Annotated[tuple[int, ...], EachKind(GoodsKind("type", TYPES[:RESOURCES]))]

Faction: TypeAlias = Annotated[str, FACTION]
Player: TypeAlias = Annotated[str, PLAYER]
Space: TypeAlias = Annotated[str, SpaceKind(f"{one_of(selectors.SPACES)}, or the id of a space")]
Direction: TypeAlias = Annotated[str, WordKind("direction", selectors.DIRECTIONS, "a direction")]
Scope: TypeAlias = Annotated[str, WordKind("scope", selectors.SCOPES, "a scope")]
Stat: TypeAlias = Annotated[str, StatKind("stat", STATS)]
Damaged: TypeAlias = Annotated[str, WordKind("word", ("character", "ship"))]
Asset: TypeAlias = Annotated[str, WordKind("type", (*TYPES[:RESOURCES], "cargo_illegal"))]
Enemy: TypeAlias = Annotated[str, EnemyKind("a name")]
Rest: TypeAlias = Annotated[str, WordKind("word", ("bottom", "shuffled"))]

# Words that say what is the case anyway: there is one only.
Duration: TypeAlias = Annotated[str, WordKind("duration", ("this_test",), unsaid=True)]
Inside: TypeAlias = Annotated[str, WordKind("word", ("this_card",), unsaid=True)]
Record: TypeAlias = Annotated[str, WordKind("condition", ("opponent_success",), unsaid=True)]
Side: TypeAlias = Annotated[str, WordKind("side", ("goal",), unsaid=True)]
Whose: TypeAlias = Annotated[str, WordKind("word", ("own",), unsaid=True)]

# Of conditions.
SomeSkills: TypeAlias = Annotated[tuple[int, ...], SomeSkillsKind("skills with commas between them")]
Trait: TypeAlias = Annotated[str, TraitKind("a trait that some card has")]
Count: TypeAlias = Annotated[int, CountKind("a number")]
OneFaction: TypeAlias = Annotated[int, AmongKind("faction", FACTIONS)]
