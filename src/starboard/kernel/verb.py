"""Verbs: what a seat may choose, as declared shapes over kinds.

    TAX = verb("tax", site=SITE)                  # tax c1_arrow/1
    PLACE = verb("place {cell} r{turn}", cell=CELL, turn=TURN)

A choice stays the cheap value that its frame lists; the frame says by `spelled` which verb it is, with which values.
Notation and its parser, targets, labels, JSON and the tables of docs/notation.md follow from the declaration.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from types import ModuleType
from typing import Any, TypeAlias

from starboard.kernel.kind import AnyKind, Plain, Saying, arguments_of
from starboard.kernel.message import Argument, Message
from starboard.kernel.plain import Data

Values: TypeAlias = tuple[Any, ...]

KNOWN = 1 << 13  # choices whose words and targets are kept: most are offered again and again


class Verb:
    """`form` is how it is written: a word, and the values of the fields in their places; by default one after another.

    `words` and `says` make the key of its label. `first` are targets before those of the fields: where the same thing
    can be clicked for several verbs, the verb is a target of its own, `last` where it is chosen last. A verb without
    targets is a `button`, unless the client has one of its own for it. `also` gives the label further arguments.
    `about` explains it in docs/notation.md, where its label is too short to do so.
    """

    def __init__(
        self,
        words: str,
        form: str,
        /,
        *,
        says: str | None = None,
        rule: str | None = None,
        first: tuple[str, ...] = (),
        last: tuple[str, ...] = (),
        button: bool = True,
        also: Callable[..., Mapping[str, Argument]] | None = None,
        about: str = "",
        **fields: AnyKind,
    ) -> None:
        self.word = form.partition(" ")[0]
        self.fields = fields
        self.form = form if "{" in form else " ".join([form, *(f"{{{name}}}" for name in fields)])
        self.label_key = f"{words}{says or self.word}"
        self.rule = rule  # that grants it, where it is not that of the whole ask
        self.first = first
        self.last = last
        self.button = button
        self.also = also
        self.about = about

    def __repr__(self) -> str:
        return f"<Verb {self.form}>"

    def notation(self, values: Values) -> str:
        """Write it down: short, stable, unique in its ask."""
        template, parts = self._written
        return template % tuple([text(values[at]) for at, text in parts])

    @cached_property
    def _written(self) -> tuple[str, tuple[tuple[int, Callable[[Any], str]], ...]]:
        """The form to be filled in, and where its values stand and how they are written: notations must be quick."""
        words = re.split(r"\{(\w+)\}", self.form)
        names = list(self.fields)
        return "%s".join(words[::2]), tuple((names.index(name), self.fields[name].text) for name in words[1::2])

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        parts = re.split(r"\{(\w+)\}", self.form)
        made = "".join(
            f"(?P<{part}>{self.fields[part].pattern})" if at % 2 else re.escape(part) for at, part in enumerate(parts)
        )
        return re.compile(made, re.ASCII)

    def read(self, text: str) -> Data | None:
        """Return the values of the fields that are written so, by name; None if it is not this verb."""
        match = self._pattern.fullmatch(text)
        if match is None:
            return None
        values = {name: self.fields[name].read(given) for name, given in match.groupdict().items()}
        return None if None in values.values() else values

    def example(self) -> Values:
        """Return values that show how it is written; two of the same kind are different ones."""
        seen: Counter[tuple[type, str]] = Counter()
        values = []
        for kind in self.fields.values():
            same = type(kind), kind.name
            values.append(kind.example(seen[same]))
            seen[same] += 1
        return tuple(values)

    def targets(self, values: Values) -> tuple[str, ...]:
        """Say what it points at, first what is to be clicked first; without fields, at a button of its own."""
        return self._targets(values)

    @lru_cache(KNOWN)  # noqa: B019 - verbs are declared once and for all
    def _targets(self, values: Values) -> tuple[str, ...]:
        if not self.fields and not self.first and not self.last:
            return (f"choose:{self.word}",) if self.button else ()
        aimed = [aim for at, kind in self._aimed for aim in kind.targets(values[at])]
        return (*self.first, *aimed, *self.last)

    @cached_property
    def _aimed(self) -> tuple[tuple[int, AnyKind], ...]:
        return tuple((at, kind) for at, kind in enumerate(self.fields.values()) if kind.is_aimed)

    def label(self, values: Values) -> Message:
        """Say it to people."""
        return self._label(values)

    @lru_cache(KNOWN)  # noqa: B019
    def _label(self, values: Values) -> Message:
        args = arguments_of(self._said, values)
        return Message(self.label_key, {**args, **self.also(*values)} if self.also else args)

    @cached_property
    def _said(self) -> tuple[Saying, ...]:
        return tuple(kind.saying(name) for name, kind in self.fields.items())

    def facts(self, values: Values) -> dict[str, Plain]:
        """Say it as plain JSON data."""
        named = zip(self.fields.items(), values, strict=True)
        return {"do": self.word, **{name: kind.plain(value) for (name, kind), value in named}}

    def besides(self, values: Values) -> dict[str, Plain]:
        """Say the facts that neither its notation nor its targets tell."""
        if not self._unwritten:
            return {}
        found = [(name, kind, values[at]) for at, name, kind in self._unwritten]
        return {name: kind.plain(value) for name, kind, value in found if not kind.targets(value)}

    @cached_property
    def _unwritten(self) -> tuple[tuple[int, str, AnyKind], ...]:
        written = re.findall(r"\{(\w+)\}", self.form)
        fields = enumerate(self.fields.items())
        return tuple((at, name, kind) for at, (name, kind) in fields if name not in written)


class PlainVerb(Verb):
    """For choices that were not declared: written as Python writes them, shown by their notation."""

    def __init__(self) -> None:
        super().__init__("", "option")

    def notation(self, values: Values) -> str:
        return str(values[0] if len(values) == 1 else values)

    def targets(self, values: Values) -> tuple[str, ...]:
        return ()

    def label(self, values: Values) -> Message:
        return Message("option", {"notation": self.notation(values)})

    def facts(self, values: Values) -> dict[str, Plain]:
        return {"do": self.notation(values)}


PLAIN = PlainVerb()

Spelling: TypeAlias = tuple[Verb, Values]


def read_any(forms: Iterable[Verb], text: str) -> Data:
    """Read the values of a notation by the first of these forms that it has; none, if it has none of them."""
    return next((found for form in forms if (found := form.read(text)) is not None), {})


def declared(module: ModuleType) -> list[Verb]:
    """List the verbs that a module declares, those in its tables by name too, in their order."""
    found: list[object] = []
    for one in vars(module).values():
        found += one.values() if isinstance(one, dict) else [one]
    return list(dict.fromkeys(one for one in found if isinstance(one, Verb)))
