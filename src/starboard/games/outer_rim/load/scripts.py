"""Effects and abilities as written become scripts and abilities as content.py has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.games.outer_rim.content import Ability, Condition, Effect
from starboard.games.outer_rim.frozen import Frozen
from starboard.games.outer_rim.load.conditions import condition_of
from starboard.games.outer_rim.load.moments import MOMENTS
from starboard.games.outer_rim.load.params import (
    DEFAULTS,
    READERS,
    SPECIAL,
    SPECIAL_OF_ABILITIES,
    Reader,
    a_list,
    a_table,
    number,
    slug,
)
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.vocabulary import Params, Vocabulary

# Effects that only make sense in some places: elsewhere there is no card, job, cargo or roll for them.
AI = ("ai",)
HOMES: dict[str, tuple[str, ...]] = {
    "complete_job": ("job", "step"),
    "fail_job": ("job", "step"),
    "goto_step": ("step",),
    "recruit": ("contact",),
    "deliver_cargo": ("mishap",),
    "keep_cargo": ("mishap",),
    "discard_cargo": ("mishap",),
    "gain_resource": ("section",),
    "keep_secret": ("section",),
    "reroll": ("secret",),
    "set_result": ("secret",),
    "gain_skill": ("secret",),
    "ignore_patrol_stop": ("secret",),
    "gain_ship": ("bought",),
    "buy_ship_from_supply": ("bought",),
    "remove_matching_ship_card": ("bought",),
    "shuffle_self_into_deck": ("bought",),
    "discard_card": ("reward", "bought", "ability"),
    "remove_card_from_game": ("reward", "bought", "ability"),
    "ai_buy": AI,
    "complete_job_here": AI,
    "deliver_cargo_here": AI,
    "encounter_negative_patrol": AI,
    "gain_lowest_contact_crew": AI,
    "move_toward_goal": AI,
    "reveal_lowest_contact": AI,
    "spend_for_fame": AI,
}

OWN_FIELDS = ("condition", "limit", "cost")  # of abilities, see own_fields

Shape = tuple[tuple[str, Reader, bool], ...]  # parameters: name, how it is read, whether it must be there


class Scripts:
    """Collects scripts and abilities. What effects refer to must be known before they are read."""

    words: Vocabulary

    def __init__(
        self,
        words: Vocabulary,
        spaces: Sequence[str],
        sheets: Sequence[str],
        numbers: frozenset[int],
        traits: frozenset[str],
    ) -> None:
        self.words = words
        self.spaces = frozenset(spaces)
        self.sheets = sheets
        self.numbers = numbers  # of databank cards that tell what happens
        self.traits = traits  # of all cards
        self.scripts: list[tuple[Effect, ...]] = [()]
        self.abilities: list[Ability] = []
        self.printed: dict[str, str] = {}  # words that are on something, by the keys of their texts
        self.labels: set[str] = set()  # of options on the present card
        self.seen: set[str] = set()  # effects on the present card
        self.context = ""  # what kind of list is being read, see HOMES
        self.steps = 0  # how many steps the present card has
        self._effects = {kind: shape(kind, params, SPECIAL) for kind, params in words.effect_params.items()}
        both = SPECIAL | SPECIAL_OF_ABILITIES
        self._abilities = {
            kind: shape(kind, params, both, own_fields(params)) for kind, params in words.ability_params.items()
        }

    def begin(self, steps: int = 0) -> None:
        """Another card: labels are unique on one card only."""
        self.labels = set()
        self.seen = set()
        self.steps = steps

    def named(self, place: Place, kind: str, text: object) -> str:
        """The key of a label, of an enemy or of a title, made of its words."""
        if not isinstance(text, str):
            raise place.wrong_type("text")
        key = slug(text)
        if not key:
            raise place.bad("wordless")
        self.printed.setdefault(f"{kind}-{key}", text)
        return key

    def sheet(self, place: Place, id: object) -> int:  # noqa: A002
        return place.number_of("sheet", id, self.sheets)

    def step(self, place: Place, printed: object) -> int:
        """Printed from 1, kept from 0."""
        if not isinstance(printed, int) or not 1 <= printed <= self.steps:
            raise place.unknown("step", printed)
        return printed - 1

    def condition(self, place: Place, text: object) -> Condition:
        return condition_of(place, text, self.words.conditions, self.traits)

    def trigger(self, place: Place, word: object) -> str:
        if not isinstance(word, str) or word not in self.words.triggers:
            raise place.unknown("trigger", word)
        return word

    # Effects.

    def read(self, place: Place, rows: object, context: str) -> int:
        """A list of effects of an entry; `context` says what it is for."""
        self.context = context
        return self.script(place, rows)

    def script(self, place: Place, rows: object) -> int:
        """The number of the script. Its number is given first, so that those inside it come after it."""
        effects = a_list(place, rows)
        return self.numbered([(place / at, row) for at, row in enumerate(effects)]) if effects else 0

    def script_of_one(self, place: Place, row: object) -> int:
        return self.numbered([(place, row)])

    def numbered(self, rows: list[tuple[Place, Any]]) -> int:
        self.scripts.append(())
        script = len(self.scripts) - 1
        self.scripts[script] = tuple([self.effect(place, row) for place, row in rows])
        return script

    def effect(self, place: Place, row: object) -> Effect:
        if not isinstance(row, dict):
            raise place.wrong_type("table")
        kind = row.get("do")
        if kind is None:
            raise (place / "do").bad("missing")
        known = self._effects.get(kind) if isinstance(kind, str) else None
        if known is None:
            raise (place / "do").unknown("effect", kind)
        if kind in HOMES and self.context not in HOMES[kind]:
            raise (place / "do").bad("misplaced", word=kind)
        self.seen.add(kind)
        return Effect(kind, Frozen(self.args(place, row, known, ("do",))))

    def args(self, place: Place, row: dict[str, Any], known: Shape, besides: tuple[str, ...]) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for name, read, required in known:
            if name in row:
                args[name] = read(self, place, name, row[name])
            elif required:
                raise (place / name).bad("missing")
            else:
                args[name] = DEFAULTS[name]
        for name in row:
            if name not in args and name not in besides:
                raise (place / name).bad("extra")
        return args

    # Abilities.

    def ability(self, place: Place, row: object, source: str) -> Ability:
        self.context = "ability"
        table = a_table(place, row, ("trigger", "kind"), row if isinstance(row, dict) else ())
        trigger = self.trigger(place / "trigger", table["trigger"])
        kind = table["kind"]
        params = self.words.ability_params.get(kind) if isinstance(kind, str) else None
        if params is None:
            raise (place / "kind").unknown("ability", kind)
        if trigger not in MOMENTS[kind]:
            raise (place / "trigger").bad("misplaced", word=trigger)
        own = own_fields(params)
        for name in own:
            if name in params.required and name not in table:
                raise (place / name).bad("missing")
        pay, wound = self.cost(place / "cost", table.get("cost") if "cost" in own else None)
        besides = ("trigger", "kind", *(name for name in own if name in table))
        ability = Ability(
            number=len(self.abilities),
            source=source,
            trigger=trigger,
            kind=kind,
            args=Frozen(self.args(place, table, self._abilities[kind], besides)),
            condition=self.condition(place / "condition", table.get("condition", "")),
            limit=self.limit(place / "limit", table.get("limit", "")),
            pay=pay,
            wound=wound,
        )
        self.abilities.append(ability)
        return ability

    def abilities_of(self, place: Place, rows: Sequence[object], source: str) -> tuple[Ability, ...]:
        return tuple(self.ability(place / at, row, source) for at, row in enumerate(rows))

    def limit(self, place: Place, word: object) -> str:
        limits = ("", *self.words.notation.limits)
        if not isinstance(word, str) or word not in limits or word == "none_given":  # that is what leaving it out means
            raise place.unknown("limit", word)
        return word

    def cost(self, place: Place, row: object) -> tuple[int, int]:
        """What the use of an ability costs: credits, damage."""
        if row is None:
            return 0, 0
        cost = a_table(place, row, ("kind", "amount"))
        amount = number(self, place, "amount", cost["amount"])
        (place / "kind").number_of("cost", cost["kind"], self.words.notation.cost)
        return (amount, 0) if cost["kind"] == "pay" else (0, amount)


def own_fields(params: Params) -> tuple[str, ...]:
    """Those of an ability that are fields of Ability, not `args`.

    What its use costs may be left out; a cost that must be there is that of something else (`gain_market_card`).
    """
    named = (*params.required, *params.optional)
    return tuple(name for name in OWN_FIELDS if name in (params.optional if name == "cost" else named))


def shape(kind: str, params: Params, special: Mapping[tuple[str, str], Reader], but: Sequence[str] = ()) -> Shape:
    """Of the vocabulary. A parameter that nothing here can read is a mistake of ours, and loud."""
    names = [(name, True) for name in params.required] + [(name, False) for name in params.optional]
    return tuple(
        (name, special[kind, name] if (kind, name) in special else READERS[name], required)
        for name, required in names
        if name not in but
    )
