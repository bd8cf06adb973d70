"""Runs the effects of cards: for each kind of effect, at each trigger, one function that reads the row.

    @effect("add_intercept", "battle_roll")
    def add_intercept(hooks: Hooks, card: int, ability: Ability) -> None: ...

It bends hooks (hooks.py), or returns the deed that the card offers. Every effect of every row must be run by one, and
each word and number of it be asked for: the loader refuses the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from starboard.games.arcs.deeds import Deed
from starboard.games.arcs.hooks import AnsweredTwice, Hooks
from starboard.games.arcs.tables.abilities import EFFECT, Ability
from starboard.games.arcs.tables.cards import Card
from starboard.kernel.packs.place import BadContent, Together

Made = TypeVar("Made", bound=Deed | None)
Maker = Callable[[Hooks, int, Ability], Deed | None]

# Cards that may have an ability at a trigger, where not all but vox cards may.
BEARERS = {
    "when_secured": ("vox",),
    "setup": ("leader",),
    "after_setup": ("leader",),
    "on_outrage": ("guild",),
    "on_stolen": ("guild",),
}
ANY_BEARER = ("guild", "lore", "leader")


@dataclass(frozen=True, slots=True)
class Effect:
    """Names what runs an effect, and what its rows say that it need not ask for."""

    maker: Maker
    action: str  # the standard action that it is about; nothing if it has none, or asks for it
    may: bool  # whether it is left to the holder, where it does not ask for that
    bearers: tuple[str, ...]


EFFECTS: dict[tuple[str, str], Effect] = {}  # by kind and trigger


def effect(
    kind: str, *triggers: str, action: str = "", may: bool = False, on: tuple[str, ...] = ()
) -> Callable[[Callable[[Hooks, int, Ability], Made]], Callable[[Hooks, int, Ability], Made]]:
    def register(maker: Callable[[Hooks, int, Ability], Made]) -> Callable[[Hooks, int, Ability], Made]:
        for trigger in triggers:
            assert (kind, trigger) not in EFFECTS, (kind, trigger)
            EFFECTS[kind, trigger] = Effect(maker, action, may, on or BEARERS.get(trigger, ANY_BEARER))
        return maker

    return register


def run(hooks: Hooks, number: int, card: Card, ability: Ability) -> Deed | None:
    """Let the ability of a card take effect; BadContent tells all that is wrong with it."""
    found = found_for(ability)
    if card.bearer not in found.bearers or (card.bearer == "leader" and "cost" in ability.fields):
        raise (ability.place / EFFECT / "kind").breaks("bearer", bearer=card.bearer)
    deed = None
    try:
        deed = found.maker(hooks, number, ability)
    except AnsweredTwice:
        ability.refuse((ability.place / EFFECT / "kind").breaks("twice"))
    if ("", "action") not in ability.asked:
        ability.must_say("action", found.action)
    if ("", "optional") not in ability.asked and ability.is_optional != found.may:
        ability.refuse((ability.place / "optional").bad("says", found=TRUTH[not found.may], wanted=TRUTH[found.may]))
    if mistakes := ability.mistakes():
        raise BadContent(mistakes)
    return deed


TRUTH = {True: "true", False: "false"}


def found_for(ability: Ability) -> Effect:
    found = EFFECTS.get((ability.kind, ability.trigger))
    if found is not None:
        return found
    triggers = [trigger for kind, trigger in EFFECTS if kind == ability.kind]
    if triggers:
        raise (ability.place / "trigger").misplaced(ability.trigger, triggers)
    raise (ability.place / EFFECT / "kind").unknown("effect", ability.kind, dict.fromkeys(kind for kind, _ in EFFECTS))


def run_all(hooks: Hooks, cards: Iterable[Card]) -> list[tuple[Ability, Deed]]:
    """Let all abilities take effect, card by card; return those that offer deeds, with these."""
    wrong = Together()
    made: list[tuple[Ability, Deed | None]] = []
    for number, card in enumerate(cards):
        for ability in card.abilities:
            with wrong:
                made.append((ability, run(hooks, number, card, ability)))
    wrong.tell()
    return [(ability, deed) for ability, deed in made if deed is not None]
