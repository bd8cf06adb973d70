"""Effects and abilities as written become scripts and abilities as the vocabulary declares them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

import msgspec

from starboard.games.outer_rim.load.declared import home_of
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.vocabulary.abilities import ABILITIES, Ability, Resolve
from starboard.games.outer_rim.vocabulary.declared import Declared
from starboard.games.outer_rim.vocabulary.effect import EFFECTS, Effect
from starboard.games.outer_rim.vocabulary.kinds import NUMBER
from starboard.games.outer_rim.vocabulary.moments import TRIGGERS
from starboard.games.outer_rim.vocabulary.selectors import COSTS, LIMITS
from starboard.games.outer_rim.vocabulary.when import CONDITION
from starboard.kernel.packs.place import Together

OWN_FIELDS = ("condition", "limit", "cost")  # of all abilities that declare them, in the order in which they are missed


def slug(text: str) -> str:
    """`Qi'ra's second offer` → `qiras_second_offer`."""
    plain = unicodedata.normalize("NFC", text).casefold().replace("'", "").replace("’", "")
    return re.sub(r"[\W_]+", "_", plain).strip("_")


class Scripts:
    """Collects scripts and abilities. What effects refer to must be known before they are read."""

    def __init__(
        self,
        spaces: Sequence[str],
        sheets: Sequence[str],
        numbers: frozenset[int],
        traits: frozenset[str],
    ) -> None:
        self.spaces = frozenset(spaces)
        self.sheets = sheets
        self.numbers = numbers  # of databank cards that tell what happens
        self.leads: list[tuple[Place, str, int, int]] = []  # from a number or none to those, each with its context
        self.about_cargo: set[int] = set()  # those numbers of which a card speaks of the cargo that is delivered
        self.traits = traits  # of all cards
        self.scripts: list[tuple[Effect, ...]] = [()]
        self.abilities: list[Ability] = []
        self.printed: dict[str, str] = {}  # words that are on something, by the keys of their texts
        self.labels: set[str] = set()  # of options on the present card
        self.seen: set[type[Effect]] = set()  # effects on the present card
        self.headings: set[tuple[str, str]] = set()  # sources with the triggers of their abilities
        self.context = ""  # what kind of list is being read, see Effect.homes
        self.steps = 0  # how many steps the present card has
        self.step = 0  # which of them is being read, from 1
        self.number = 0  # of the present card, if it is one that others lead to

    def begin(self, steps: int = 0, number: int = 0) -> None:
        """Another card: labels are unique on one card only."""
        self.labels = set()
        self.seen = set()
        self.steps = steps
        self.number = number

    def named(self, place: Place, kind: str, text: object) -> str:
        """The key of a label, of an enemy or of a title, made of its words."""
        if not isinstance(text, str):
            raise place.wrong_type("text")
        key = slug(text)
        if not key:
            raise place.breaks("wordless")
        self.printed.setdefault(f"{kind}-{key}", text)
        return key

    def sheet(self, place: Place, id: object) -> int:  # noqa: A002
        return place.number_of("sheet", id, self.sheets)

    def trigger(self, place: Place, word: object) -> str:
        if not isinstance(word, str) or word not in TRIGGERS:
            raise place.unknown("trigger", word, TRIGGERS)
        return word

    def together(self) -> Together:
        """Gather mistakes of parts that do not depend on each other."""
        return Together()

    # Effects.

    def read(self, place: Place, entry: msgspec.Struct, name: str) -> int:
        """Read the list of effects in a field of an entry, which declares what it is for (`home_of`)."""
        self.context = home_of(type(entry), name)
        return self.script(place / name, getattr(entry, name))

    def script(self, place: Place, rows: object) -> int:
        """The number of the script. Its number is given first, so that those inside it come after it."""
        effects = place.a_list(rows)
        return self.numbered([(place / at, row) for at, row in enumerate(effects)]) if effects else 0

    def script_of_one(self, place: Place, row: object) -> int:
        return self.numbered([(place, row)])

    def numbered(self, rows: list[tuple[Place, object]]) -> int:
        self.scripts.append(())
        script = len(self.scripts) - 1
        effects, wrong = [], Together()
        for place, row in rows:
            with wrong:
                effects.append(self.effect(place, row))
        wrong.tell()
        self.scripts[script] = tuple(effects)
        return script

    def effect(self, place: Place, row: object) -> Effect:
        if not isinstance(row, dict):
            raise place.wrong_type("table")
        word = row.get("do")
        if word is None:
            raise (place / "do").bad("missing")
        kind = EFFECTS.get(word) if isinstance(word, str) else None
        if kind is None:
            raise (place / "do").unknown("effect", word, EFFECTS)
        if kind.homes and self.context not in kind.homes:
            raise (place / "do").misplaced(kind.word)
        self.seen.add(kind)
        return kind.of(self.parameters(place, row, kind, ("do",)))

    def parameters(
        self, place: Place, row: Mapping[str, object], kind: type[Declared], besides: Sequence[str]
    ) -> dict[str, object]:
        """Read all that are declared, by their fields; what else is written is refused."""
        found: dict[str, object] = {}
        wrong = Together()
        written = [name for name in row if name not in besides and name not in kind.of_older_packs]
        required = [one.name for one in kind.parameters if one.required]
        wrong.found += place.fields(written, required, [one.name for one in kind.parameters])
        for one in kind.parameters:
            if one.name in row:
                with wrong:
                    found[one.field] = one.kind.read(self, place, one.name, row[one.name])
        wrong.tell()
        return found

    # Abilities.

    def ability(self, place: Place, row: object, source: str, context: str = "ability") -> Ability:
        """Read an ability of a card or, as the `context`, of a board; no card is there to be discarded."""
        self.context = context
        table = place.a_table(row, ("trigger", "kind"), row if isinstance(row, dict) else ())
        trigger = self.trigger(place / "trigger", table["trigger"])
        word = table["kind"]
        kind = ABILITIES.get(word) if isinstance(word, str) else None
        if kind is None:
            raise (place / "kind").unknown("ability", word, ABILITIES)
        if trigger not in kind.moments:
            raise (place / "trigger").misplaced(trigger, kind.moments)
        if kind is Resolve and (source, trigger) in self.headings:
            raise (place / "trigger").bad("twice", word=trigger)  # nobody could say which of them is meant
        self.headings.add((source, trigger))
        for name in OWN_FIELDS:
            if name in kind.must and name not in table:
                raise (place / name).bad("missing")
        own = [name for name in (*kind.must, *kind.may) if name in table]
        pay, wound = self.cost(place / "cost", table["cost"]) if "cost" in own else (0, 0)
        ability = kind.of(
            {
                "number": len(self.abilities),
                "source": source,
                "trigger": trigger,
                **self.parameters(place, table, kind, ("trigger", "kind", *own)),
                "condition": CONDITION.read(self, place, "condition", table.get("condition", "")),
                "limit": self.limit(place / "limit", table.get("limit", "")),
                "pay": pay,
                "wound": wound,
            }
        )
        self.abilities.append(ability)
        return ability

    def abilities_of(self, place: Place, rows: Sequence[object], source: str) -> tuple[Ability, ...]:
        found, wrong = [], Together()
        for at, row in enumerate(rows):
            with wrong:
                found.append(self.ability(place / at, row, source))
        wrong.tell()
        return tuple(found)

    def limit(self, place: Place, word: object) -> str:
        if not isinstance(word, str) or (word and word not in LIMITS):
            raise place.unknown("limit", word, LIMITS)
        return word

    def cost(self, place: Place, row: object) -> tuple[int, int]:
        """Read what the use of an ability costs: credits, damage."""
        cost = place.a_table(row, ("kind", "amount"))
        amount = NUMBER.read(self, place, "amount", cost["amount"])
        (place / "kind").number_of("cost", cost["kind"], COSTS)
        return (amount, 0) if cost["kind"] == "pay" else (0, amount)
