"""Says where in the data something is wrong: file, entry, field, problem; and gathers all that is wrong.

What any game may say of it is in the texts `pack-bad-…`, what one game alone says in its own, `GAME-bad-…`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from types import TracebackType
from typing import ClassVar, Self, TypeAlias

from starboard.kernel.errors import StarboardError, short
from starboard.kernel.message import Argument, Message
from starboard.kernel.plain import Data
from starboard.texts import words

Step = str | int
Table: TypeAlias = Data  # of TOML: an entry, or all of a file
FEW = 12  # so many words, or fewer, are all told where none is near to what is written
COMMON = frozenset(("deck", "language", "table", "type", "word"))  # what may be unknown in any game


@dataclass(frozen=True, slots=True)
class Mistake:
    place: Place
    problem: Message
    word: str = ""  # what is written there
    known: tuple[str, ...] = ()  # what could be

    @property
    def message(self) -> Message:
        """Return the whole line: file, entry, field, problem, and what would be right."""
        place = self.place
        key = "pack-bad-file"
        args: dict[str, Argument] = {"file": place.file, "problem": hinted(self.problem, self.word, self.known)}
        if place.id:
            key = "pack-bad-entry"
            args |= {"entry": Message(f"{place.GAME}-bad-kind", {"kind": place.kind, "id": place.id})}
        if place.field:
            key += "-field"
            args |= {"field": place.field}
        return Message(key, args)


class BadContent(StarboardError):
    """Data or a pack that the game cannot be played with, and all that is wrong with it. Nothing has been loaded."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        first = mistakes[0]
        super().__init__(first.problem.key, None, **first.problem.args)
        self.mistakes = tuple(mistakes)
        self.file, self.entry = first.place.file, first.place.id

    @property
    def message(self) -> Message:
        """Tell the first mistake. To look for the nearest word takes a while: that is done only where it is told."""
        said = self.mistakes[0].message
        return Message(said.key, {name: short(value) for name, value in said.args.items()})

    @property
    def field(self) -> str:
        return self.mistakes[0].place.field

    def said(self, lang: str) -> str:
        """Say a line for each mistake."""
        lines = [Message(one.key, {name: short(value) for name, value in one.args.items()}) for one in self.messages]
        return "\n".join(words(lang).say(line) for line in lines)

    @property
    def messages(self) -> list[Message]:
        return [mistake.message for mistake in self.mistakes]


class Together:
    """Gathers the mistakes of parts that do not depend on each other: each is read inside `with together:`."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: list[Mistake] = []

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> bool:
        if not isinstance(error, BadContent):
            return False
        self.add(error)
        return True

    def add(self, error: BadContent) -> None:
        self.found += error.mistakes

    def tell(self) -> None:
        """Refuse what was read, if anything was wrong."""
        if self.found:
            raise BadContent(self.found)


class Place:
    """A file, an entry of it, and the way to a field inside, written only if something is wrong there.

    A game has a class of its own, which knows its id: what it calls entries is in the game's texts.
    """

    __slots__ = ("file", "id", "kind", "path")

    GAME: ClassVar[str]

    def __init__(self, file: str, kind: str = "", id: str = "", path: tuple[Step, ...] = ()) -> None:  # noqa: A002
        self.file = file
        self.kind = kind
        self.id = id
        self.path = path

    def __truediv__(self, step: Step) -> Self:
        return type(self)(self.file, self.kind, self.id, (*self.path, step))

    @property
    def field(self) -> str:
        """As in `abilities[1].to`; lists are counted from 0."""
        said = ""
        for step in self.path:
            said += f"[{step}]" if isinstance(step, int) else f".{step}" if said else step
        return said

    def bad(self, problem: str, **args: Argument) -> BadContent:
        """Refuse what is here for a reason that any game may have."""
        return BadContent([Mistake(self, Message(f"pack-bad-{problem}", args))])

    def breaks(self, problem: str, **args: Argument) -> BadContent:
        """Refuse what is here for a reason that this game alone has."""
        return BadContent([Mistake(self, Message(f"{self.GAME}-bad-{problem}", args))])

    def unknown(self, what: str, word: object, known: Iterable[object] = ()) -> BadContent:
        """`what` is one of the words that the message selects on; of those that are `known` the nearest is told."""
        whose = "pack" if what in COMMON else self.GAME
        problem = Message(f"{whose}-bad-unknown", {"what": what, "word": str(word)})
        return BadContent([Mistake(self, problem, str(word), tuple(map(str, known)))])

    def misplaced(self, word: str, known: Iterable[str] = ()) -> BadContent:
        """Refuse a word that can be used elsewhere; what can be used here is told."""
        return BadContent([Mistake(self, Message("pack-bad-misplaced", {"word": word}), "", tuple(known))])

    def wrong_type(self, wanted: str) -> BadContent:
        """`wanted` is number, text, truth, list or table."""
        return self.bad("type", wanted=wanted)

    def a_list(self, value: object) -> list[object]:
        if not isinstance(value, list):
            raise self.wrong_type("list")
        return value

    def a_table(self, value: object, required: Collection[str], optional: Collection[str] = ()) -> dict[str, object]:
        """A table that has all that is required, and nothing that is not known."""
        if not isinstance(value, dict):
            raise self.wrong_type("table")
        if wrong := self.fields(value, required, (*required, *optional)):
            raise BadContent(wrong)
        return value

    def fields(self, written: Collection[str], required: Collection[str], known: Collection[str]) -> list[Mistake]:
        """List what is missing and what is not known. A slip of the pen is both, and told once."""
        free = [name for name in known if name not in written]
        strange = [name for name in written if name not in known]
        slips = {name: nearest(name, free) if at < FEW else "" for at, name in enumerate(strange)}
        together = Together()
        for name, near in slips.items():
            hints = (near,) if near else tuple(sorted(known))
            together.found.append(Mistake(self / name, Message("pack-bad-extra"), name, hints))
        for name in required:
            if name not in written and name not in slips.values():
                together.add((self / name).bad("missing"))
        return together.found

    def number_of(self, what: str, word: object, words: Collection[str]) -> int:
        """The place of a word among all that there are."""
        if not isinstance(word, str):
            raise self.wrong_type("text")
        if word not in words:
            raise self.unknown(what, word, words)
        return list(words).index(word)


def nearest(word: str, known: Collection[str]) -> str:
    found = get_close_matches(word.casefold()[:LONGEST_WORD], known, 1)
    return found[0] if found else ""


LONGEST_WORD = 60  # of what is compared with what we know: nobody mistypes a page


def hinted(problem: Message, word: str, known: Collection[str]) -> Message:
    """Say the problem with what would be right: the nearest word, or all of them if they are few."""
    near = nearest(word, known)
    if near:
        return Message("pack-bad-near", {"problem": problem, "near": near})
    if 0 < len(known) <= FEW:
        return Message("pack-bad-choice", {"problem": problem, "known": ", ".join(known)})
    return problem
