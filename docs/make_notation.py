"""Makes the tables of docs/notation.md: all that can be chosen in each game, how it is written and what it points at.

.venv/bin/python docs/make_notation.py

They are made of the declarations (`games/<game>/verbs.py`, `kinds.py`) and the English labels, between two marks for
each game; a test holds the two together. What stands outside of the marks is written by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import starboard
from starboard.games.arcs.load import box
from starboard.games.arcs.verbs import DeedVerb
from starboard.kernel.verb import Values, Verb, declared
from starboard.texts import words

FILE = Path(__file__).parent / "notation.md"
BLOCK = re.compile(r"(<!-- made by make_notation\.py: (\w+) -->\n).*?(<!-- end -->)", re.S)

BY_NAME = {deed.name: deed for deed in box().deeds}


def page(text: str) -> str:
    """Return the page with its tables made anew."""
    return BLOCK.sub(lambda block: f"{block[1]}\n{tables(block[2])}\n{block[3]}", text)


def tables(game: str) -> str:
    shown = list(examples(game))
    return "\n".join(
        [
            *table("notation", "meaning", "targets"),
            *(row(text, meant(of), aims(of)) for text, of in by_notation(shown).items()),
            "\nTargets, for clients that highlight, are `KIND:VALUE`; each kind has one meaning:\n",
            *table("kind", "what it points at"),
            *(f"| `{target}` | {about} |" for target, about in kinds(shown)),
            "",
        ]
    )


def table(*heads: str) -> list[str]:
    return [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]


def row(notation: str, meaning: str, targets: str) -> str:
    return f"| `{notation}` | {meaning} | {targets} |"


# A verb with values that show how it is written.
Shown = tuple[Verb, Values]


def examples(game: str) -> Iterator[Shown]:
    module = starboard.game(game).verbs
    assert module is not None
    for verb in declared(module):
        yield from deeds(verb) if isinstance(verb, DeedVerb) else [(verb, verb.example())]


def deeds(verb: DeedVerb) -> Iterator[Shown]:
    """Show what a card of Arcs lets one do by that card, and without anything where it may be discarded for nothing."""
    deed = BY_NAME[verb.word]
    _, *about = verb.example()
    yield verb, (deed.card, *about)
    if deed.discards and about:
        yield deed.spelled(())


def by_notation(shown: list[Shown]) -> dict[str, list[Shown]]:
    """Collect verbs that are written the same; those of different decisions may be."""
    found: dict[str, list[Shown]] = {}
    for verb, values in shown:
        found.setdefault(verb.notation(values), []).append((verb, values))
    return found


def meant(shown: list[Shown]) -> str:
    """Explain verbs by what they say of themselves; where none does, by their labels."""
    say = words("en").say
    own = [verb.about for verb, _ in shown if verb.about]
    return "; ".join(dict.fromkeys(own or [say(verb.label(values)) for verb, values in shown]))


def aims(shown: list[Shown]) -> str:
    found = dict.fromkeys(" ".join(f"`{one}`" for one in verb.targets(values)) for verb, values in shown)
    return " or ".join(found)


def kinds(shown: list[Shown]) -> list[tuple[str, str]]:
    """List the kinds of targets, each with its first example and what it points at."""
    found: dict[str, tuple[str, str]] = {}
    for verb, values in shown:
        for kind, value in zip(verb.fields.values(), values, strict=True):
            for target in kind.targets(value):
                known = found.setdefault(target.partition(":")[0], (target, kind.about))
                assert known[1] == kind.about != "", f"{verb} points at {target}: {known[1]!r} or {kind.about!r}?"
    return list(found.values())


if __name__ == "__main__":
    FILE.write_text(page(FILE.read_text(encoding="utf-8")), encoding="utf-8")
