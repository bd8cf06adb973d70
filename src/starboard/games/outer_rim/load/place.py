"""Says where in the data something is wrong: file, entry, field, problem."""

from __future__ import annotations

from collections.abc import Collection

from starboard.kernel.errors import StarboardError
from starboard.kernel.message import Argument, Message

Step = str | int


class BadContent(StarboardError):
    """Data or a pack that the game cannot be played with. Nothing of it has been loaded."""

    def __init__(self, place: Place, problem: Message) -> None:
        key = "outer_rim-bad-file"
        args: dict[str, Argument] = {"file": place.file, "problem": problem}
        self.file, self.entry, self.field = place.file, place.id, place.field
        if place.id:
            key = "outer_rim-bad-entry"
            args |= {"entry": Message("outer_rim-bad-kind", {"kind": place.kind, "id": place.id})}
        if self.field:
            key += "-field"
            args |= {"field": self.field}
        super().__init__(key, None, **args)


class Place:
    """A file, an entry of it, and the way to a field inside, written only if something is wrong there."""

    __slots__ = ("file", "id", "kind", "path")

    def __init__(self, file: str, kind: str = "", id: str = "", path: tuple[Step, ...] = ()) -> None:  # noqa: A002
        self.file = file
        self.kind = kind
        self.id = id
        self.path = path

    def __truediv__(self, step: Step) -> Place:
        return Place(self.file, self.kind, self.id, (*self.path, step))

    @property
    def field(self) -> str:
        """As in `abilities[1].to`; lists are counted from 0."""
        said = ""
        for step in self.path:
            said += f"[{step}]" if isinstance(step, int) else f".{step}" if said else step
        return said

    def bad(self, problem: str, **args: Argument) -> BadContent:
        return BadContent(self, Message(f"outer_rim-bad-{problem}", args))

    def unknown(self, what: str, word: object) -> BadContent:
        """`what` is one of the words that the message selects on."""
        return self.bad("unknown", what=what, word=str(word))

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
        for name in required:
            if name not in value:
                raise (self / name).bad("missing")
        for name in value:
            if name not in required and name not in optional:
                raise (self / name).bad("extra")
        return value

    def number_of(self, what: str, word: object, words: Collection[str]) -> int:
        """The place of a word among all that there are."""
        if not isinstance(word, str):
            raise self.wrong_type("text")
        if word not in words:
            raise self.unknown(what, word)
        return list(words).index(word)
