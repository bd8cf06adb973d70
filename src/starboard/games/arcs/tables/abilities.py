"""The abilities of cards as the data has them.

abilities.toml has the words for when and whether. What an effect does is said by what runs it (effects.py, cards/),
which asks for every word and number of it. What is wrong is noted, and a value that would be right is handed out
instead, so that all of it is told at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from starboard.games.arcs.ids import ACTIONS, AMBITIONS, NONE, TYPES
from starboard.games.arcs.tables.place import Place
from starboard.games.arcs.tables.reading import Entry, File, printed
from starboard.kernel.packs.place import BadContent, Mistake, Together
from starboard.kernel.packs.write import inline
from starboard.kernel.plain import Data

MOST = 9  # of anything that a card counts
EFFECT, CONDITION = "effect", "condition"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Describes what somebody has asked for, as the card workshop offers it (packs/form.py)."""

    must: bool  # it has to be there
    known: tuple[str, ...] = ()  # words that it may be
    most: int | None = None  # that it may be; None: it is no number
    least: int = 0
    several: bool = False  # it is a list of words

    @property
    def truth(self) -> bool:
        return self.most is None and not self.known


@dataclass(frozen=True, slots=True)
class Ability:
    """One thing that a card does."""

    place: Place = field(compare=False)
    trigger: str
    kind: str  # of the effect
    params: Mapping[str, object]  # of the effect
    name: str  # of a new action, or of a leader's trait
    replaces: int  # new action: the standard action it is taken instead of
    condition: Mapping[str, object]
    fields: Mapping[str, tuple[str, ...]]  # role, modes, action, limit, cost, then, as far as they are said
    is_optional: bool

    # What has been asked for, by the table and the name: nothing is written in vain.
    asked: dict[tuple[str, str], Wanted] = field(default_factory=dict, compare=False, repr=False)
    wrong: Together = field(default_factory=Together, compare=False, repr=False)

    # The effect

    def value(self, name: str, wanted: Wanted) -> object:
        """Return a parameter of the effect, None if it is not there."""
        self.asked[EFFECT, name] = wanted
        return self.params.get(name)

    def here(self, name: str) -> Place:
        return self.place / EFFECT / name

    def number(self, name: str, most: int = MOST, least: int = 0, word: str = "") -> int:
        """Read a number of the effect, which what runs it can do; NONE if it is this word instead."""
        value = self.value(name, Wanted(True, (word,) if word else (), most, least))
        if word and value == word:
            return NONE
        if value is None:
            return least
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong.add(self.here(name).wrong_type("number"))
            return least
        if value < least:
            self.wrong.add(self.here(name).bad("least", least=least))
        elif value > most:
            self.wrong.add(self.here(name).bad("most", most=most))
        return min(max(value, least), most)

    def word(self, name: str, *known: str) -> str:
        """Read a word of the effect: one of those that are known to what runs it."""
        return known[self.one(name, known)]

    def one(self, name: str, known: Sequence[str]) -> int:
        """Read a word of the effect as a number."""
        return self.words(name, known, several=False)[0]

    def only(self, name: str, known: str | bool | Sequence[str]) -> None:
        """Refuse what nothing but this is known for."""
        words = () if isinstance(known, bool) else (known,) if isinstance(known, str) else tuple(known)
        value = self.value(name, Wanted(True, words, several=isinstance(known, tuple)))
        if value is not None:
            self.same(self.here(name), value, known)

    def same(self, place: Place, value: object, known: str | bool | Sequence[str]) -> None:
        wanted = [*known] if isinstance(known, tuple) else known
        if value != wanted or isinstance(value, bool) != isinstance(wanted, bool):
            self.wrong.add(place.bad("says", found=shown(value), wanted=shown(wanted)))

    def flag(self, name: str) -> bool:
        value = self.value(name, Wanted(True))
        if value is not None and not isinstance(value, bool):
            self.wrong.add(self.here(name).wrong_type("truth"))
        return value is True

    def words(self, name: str, known: Sequence[str], several: bool = True) -> tuple[int, ...]:
        """Read one word, or several, as numbers; there is always one."""
        value, here = self.value(name, Wanted(True, tuple(known), several=several)), self.here(name)
        if value is None:
            return (0,)
        if not isinstance(value, list) or not several:
            with self.wrong:
                return (here.number_of("word", value, known),)
            return (0,)
        if not 0 < len(value) <= MOST:
            self.wrong.add(here.bad("length", length=1 if not value else MOST))
        found = []
        for at, one in enumerate(value[:MOST]):
            with self.wrong:
                found.append((here / at).number_of("word", one, known))
        return tuple(found) or (0,)

    def types(self, name: str = "resource") -> tuple[int, ...]:
        return self.words(name, TYPES)

    def type(self, name: str = "resource") -> int:
        return self.one(name, TYPES)

    # Conditions

    def when(self, name: str, known: str | bool = True) -> bool:
        """Tell whether a condition is made: nothing but this is known for it."""
        self.asked.setdefault((CONDITION, name), wanted_condition(False, known))
        if name not in self.condition:
            return False
        self.same(self.place / CONDITION / name, self.condition[name], known)
        return True

    def given(self, name: str, known: str | bool = True) -> None:
        """Refuse an effect that is not made under this condition."""
        self.asked[CONDITION, name] = wanted_condition(True, known)
        self.when(name, known)

    def ambition(self, name: str = "ambition_declared", *, must: bool = True) -> int:
        """Read the ambition that a condition names; NONE if it need not, and does not."""
        self.asked[CONDITION, name] = Wanted(must, AMBITIONS)
        if name in self.condition:
            with self.wrong:
                return (self.place / CONDITION / name).number_of("ambition", self.condition[name], AMBITIONS)
        return NONE

    # What else is said

    def said(self, field_: str) -> tuple[str, ...]:
        """Read what a field says, nothing if it is not there."""
        self.asked.setdefault(("", field_), Wanted(False))
        return self.fields.get(field_, ())

    def must_say(self, field_: str, *known: str) -> str:
        """Read a field that has to say one of these; `""` is to say nothing."""
        said = "".join(self.said(field_))
        if said in known:
            return said
        place = self.place / field_
        if known == ("",):
            self.wrong.add(place.bad("extra"))
        else:
            self.wrong.add(place.unknown("word", said, known) if said else place.bad("missing"))
        return known[0]

    def role(self, *known: str) -> str:
        """Read whose battle it is about: one of those that are known to what runs it."""
        return self.must_say("role", *known)

    @property
    def acts_on(self) -> int:
        """The standard action that it is about."""
        return ACTIONS.index(self.must_say("action", *ACTIONS))

    @property
    def optional(self) -> bool:
        self.asked["", "optional"] = Wanted(False)
        return self.is_optional

    @property
    def once(self) -> bool:
        return "once_per_turn" in self.said("limit")

    def burns(self) -> bool:
        """Refuse an ability for which the card is not discarded, and which could be used for ever."""
        return self.must_say("cost", "discard_self") == "discard_self"

    # What is wrong

    def refuse(self, error: BadContent) -> None:
        self.wrong.add(error)

    def mistakes(self) -> list[Mistake]:
        """List what is wrong with what was asked for, and what nobody has asked for."""
        found = list(self.wrong.found)
        for part, written in ((EFFECT, self.params), (CONDITION, self.condition)):
            asked = {name: wanted.must for (where, name), wanted in self.asked.items() if where == part}
            found += (self.place / part).fields(written, [name for name, must in asked.items() if must], [*asked])
        unasked = (self.place / name for name in self.fields if ("", name) not in self.asked)
        return [*found, *(mistake for place in unasked for mistake in place.bad("extra").mistakes)]


def wanted_condition(must: bool, known: str | bool) -> Wanted:
    return Wanted(must, () if isinstance(known, bool) else (known,))


def shown(value: object) -> str:
    return value if isinstance(value, str) else inline(value)


class AbilitiesFile(File, frozen=True):
    fields: dict[str, tuple[str, ...]]
    triggers: dict[str, str]
    conditions: dict[str, str]


class AbilityEntry(Entry, frozen=True):
    trigger: str
    effect: Data
    name: str = ""
    role: str = ""
    action: str = ""
    replaces: str | None = None
    modes: tuple[str, ...] = ()
    limit: str = ""
    cost: str = ""
    then: str = ""
    optional: bool = False
    condition: Data = msgspec.field(default_factory=dict)


WORDS = printed("abilities.toml", AbilitiesFile)


def abilities_of(place: Place, entries: Iterable[AbilityEntry]) -> tuple[Ability, ...]:
    wrong = Together()
    found = []
    for at, entry in enumerate(entries):
        with wrong:
            found.append(ability_of(place / at, entry))
    if not found and not wrong.found:
        wrong.add(place.bad("empty"))
    wrong.tell()
    return tuple(found)


def ability_of(place: Place, entry: AbilityEntry) -> Ability:
    wrong = Together()
    kind = entry.effect.get("kind")
    if not isinstance(kind, str):
        where = place / EFFECT / "kind"
        wrong.add(where.bad("missing") if kind is None else where.wrong_type("text"))
    check_words(place, entry, wrong)
    replaces = NONE
    with wrong:
        if entry.replaces is not None:
            replaces = (place / "replaces").number_of("action", entry.replaces, ACTIONS)
    wrong.tell()
    return Ability(
        place=place,
        trigger=entry.trigger,
        kind=str(kind),
        params={name: value for name, value in entry.effect.items() if name != "kind"},
        name=entry.name,
        replaces=replaces,
        condition=entry.condition,
        fields={name: said for name, said in fields_of(entry).items() if said},
        is_optional=entry.optional,
    )


def fields_of(entry: AbilityEntry) -> dict[str, tuple[str, ...]]:
    said = {
        "role": entry.role,
        "action": entry.action,
        "limit": entry.limit,
        "cost": entry.cost,
        "then": entry.then,
    }
    return {**{name: (word,) if word else () for name, word in said.items()}, "modes": entry.modes}


def check_words(place: Place, entry: AbilityEntry, wrong: Together) -> None:
    """Refuse words that are not in abilities.toml."""
    with wrong:
        (place / "trigger").number_of("trigger", entry.trigger, [*WORDS.triggers])
    for name in entry.condition:
        with wrong:
            (place / CONDITION / name).number_of("condition", name, [*WORDS.conditions])
    for field_, values in fields_of(entry).items():
        for word in values:
            with wrong:
                (place / field_).number_of("word", word, WORDS.fields[field_])
    new = entry.trigger == "new_action"
    if new != (entry.replaces is not None):
        wrong.add((place / "replaces").bad("missing" if new else "extra"))
    if new and not entry.name:
        wrong.add((place / "name").bad("missing"))
