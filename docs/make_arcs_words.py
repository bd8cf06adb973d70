"""Makes docs/content-words-arcs.md: all words that the abilities of Arcs' cards are written in.

.venv/bin/python docs/make_arcs_words.py

It is made of what effects ask of their rows (`games/arcs/cards`), and a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from starboard.games.arcs.effects import EFFECTS, Effect
from starboard.games.arcs.load import box
from starboard.games.arcs.pack import base
from starboard.games.arcs.packs.form import fields_of
from starboard.games.arcs.say import said
from starboard.games.arcs.tables.abilities import CONDITION, EFFECT, WORDS, Ability
from starboard.kernel.pack_form import Choice, Field, Items, Shapes, Truth, Whole
from starboard.kernel.packs.place import Table
from starboard.kernel.packs.write import inline
from starboard.texts import words_of

FILE = Path(__file__).parent / "content-words-arcs.md"

START = """# The words of Arcs' cards

What a card does is written in these words, in the data of the game and in a [pack](content-packs.md#arcs); any other
word is refused. This list is made from the code by `.venv/bin/python docs/make_arcs_words.py`.

An ability is a table: when it can be used (`trigger`), what it does (`effect`: its `kind`, and the words and numbers of
it), and perhaps `name` (of a new action, or of a leader's trait), `replaces` (the standard action that a new action is
taken instead of), `action` (that it is about), `role`, `modes`, `limit`, `cost`, `then`, `optional` and `condition`.
Each effect below has a row of the box, and what is made of that row for a card. What an effect does not ask for is
refused, so that nothing is written in vain.
"""


def guide() -> str:
    return "\n".join(
        [START, "## Triggers\n", *triggers(), "\n## Conditions\n", *conditions(), "\n## Effects\n", *effects()]
    )


def triggers() -> Iterator[str]:
    yield from (f"- `{word}`: {about}" for word, about in WORDS.triggers.items())


def conditions() -> Iterator[str]:
    yield from (f"- `{word}`: {about}" for word, about in WORDS.conditions.items())


def effects() -> Iterator[str]:
    rows = written()
    for (kind, trigger), effect in sorted(EFFECTS.items()):
        some = [(one, row) for one, row in rows if (one.kind, one.trigger) == (kind, trigger)]
        asked = [{name: wanted for (part, name), wanted in one.asked.items() if part == EFFECT} for one, _ in some]
        yield f"### `{kind}`, {trigger}\n"
        yield words_of("en", "arcs").say(said(some[0][0])) + "\n"
        yield f"```toml\n{inline(some[0][1])}\n```\n"
        told = [
            *(f"`{one.name}`: {shown(one.of)}" for one in fields_of(asked)),
            *besides(effect, [one for one, _ in some]),
        ]
        if told:
            yield "\n".join(f"- {line}" for line in told) + "\n"


def written() -> list[tuple[Ability, Table]]:
    """Return the abilities of the box, and how they are written."""
    tables = {id_: row.table for kind in ("court", "lore", "leaders") for id_, row in base().rows[kind].items()}
    cards = box().cards
    return [pair for card in cards for pair in zip(card.abilities, tables[card.id]["abilities"], strict=True)]


def besides(effect: Effect, some: list[Ability]) -> Iterator[str]:
    """Tell what else its rows may say, and on which cards."""
    conditions = {name: wanted for one in some for (part, name), wanted in one.asked.items() if part == CONDITION}
    for name, wanted in conditions.items():
        yield f"condition `{name}`{'' if wanted.must else ', if you like'}"
    for name in ("role", "modes", "limit", "cost", "then", "optional"):
        if any(("", name) in one.asked for one in some):
            yield f"`{name}`"
    if effect.bearers != ("guild", "lore", "leader"):
        yield f"on cards of the kind: {', '.join(effect.bearers)}"


def shown(shape: Shapes) -> str:
    match shape:
        case Whole():
            either = "".join(f", or `{word.value}`" for word in shape.words)
            return f"{shape.least} to {shape.most}{either}"
        case Choice():
            return " or ".join(f"`{word.value}`" for word in shape.words)
        case Items(of=Choice(words=words)):
            return "a list of " + ", ".join(f"`{word.value}`" for word in words)
        case Truth():
            return "`true` or `false`"
    raise TypeError(Field)


if __name__ == "__main__":
    FILE.write_text(guide(), encoding="utf-8")
