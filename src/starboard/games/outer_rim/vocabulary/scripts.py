"""Parameters that are lists and tables: scripts, and what has scripts or conditions inside."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated, TypeAlias

from starboard.games.outer_rim.ids import FACES
from starboard.games.outer_rim.vocabulary.conditions import Condition
from starboard.games.outer_rim.vocabulary.declared import Declared
from starboard.games.outer_rim.vocabulary.kinds import FACE, NUMBER, EachKind, FaceKind, Kind
from starboard.games.outer_rim.vocabulary.when import CONDITION

if TYPE_CHECKING:
    from starboard.games.outer_rim.load.place import Place
    from starboard.games.outer_rim.load.scripts import Scripts
    from starboard.kernel.packs.place import Step

# Of `choose`: the key of each label, and what it does. Of `roll`: rows of faces. Of `roll_per_crew`: faces.
Labelled: TypeAlias = tuple[tuple[str, int], ...]
Rows: TypeAlias = tuple[tuple[tuple[int, ...], int], ...]
ByFace: TypeAlias = tuple[tuple[int, int], ...]
# Of `fame_while`: fame, as long as the condition holds.
Fames: TypeAlias = tuple[tuple[Condition, int], ...]


@dataclass(frozen=True, slots=True)
class Upgrade:
    """Values that may be used in place of the printed ones if the condition holds; None: as printed."""

    condition: Condition
    count: int | None = None
    from_: int | None = None
    to: int | None = None
    result: int | None = None


class ScriptKind(Kind[int]):
    """A list of effects: the number of its script."""

    def read(self, s: Scripts, place: Place, name: Step, value: object) -> int:
        return s.script(place / name, value)


class OptionsKind(Kind[Labelled]):
    def read(self, s: Scripts, place: Place, name: Step, value: object) -> Labelled:
        inside = place / name
        found = []
        wrong = s.together()
        rows = inside.a_list(value)
        for at, row in enumerate(rows):
            with wrong:
                option = (inside / at).a_table(row, ("label", "effects"))
                label = s.named(inside / at / "label", "label", option["label"])
                if label in s.labels:
                    raise (inside / at / "label").bad("twice", word=str(option["label"]))
                s.labels.add(label)
                found.append((label, SCRIPT.read(s, inside / at, "effects", option["effects"])))
        wrong.tell()
        if not rows:
            raise inside.bad("empty")
        return tuple(found)


class ResultsKind(Kind[Rows]):
    def read(self, s: Scripts, place: Place, name: Step, value: object) -> Rows:
        """Each face is in one row, so that every roll has a result."""
        inside = place / name
        found = []
        wrong = s.together()
        for at, row in enumerate(inside.a_list(value)):
            with wrong:
                result = (inside / at).a_table(row, ("faces", "effects"))
                faces = EACH_FACE.read(s, inside / at, "faces", result["faces"])
                found.append((faces, SCRIPT.read(s, inside / at, "effects", result["effects"])))
        wrong.tell()
        if sorted(face for faces, _ in found for face in faces) != list(range(len(FACES))):
            raise inside.breaks("faces")
        return tuple(found)


class PerResultKind(Kind[ByFace]):
    def read(self, s: Scripts, place: Place, name: Step, value: object) -> ByFace:
        """Read what each die with that face does."""
        inside = place / name
        rows = inside.a_table(value, (), FACES)
        return tuple((FACES.index(face), SCRIPT.read(s, inside, face, effects)) for face, effects in rows.items())


class TiersKind(Kind[Fames]):
    def read(self, s: Scripts, place: Place, name: Step, value: object) -> Fames:
        inside = place / name
        found = []
        for at, row in enumerate(inside.a_list(value)):
            tier = (inside / at).a_table(row, ("condition", "fame"))
            fame = NUMBER.read(s, inside / at, "fame", tier["fame"])
            found.append((CONDITION.read(s, inside / at, "condition", tier["condition"]), fame))
        return tuple(found)


BETTER: dict[str, Kind[int]] = {"count": NUMBER, "from": FaceKind(or_any=True), "to": FACE, "result": FACE}


class UpgradeKind(Kind["Upgrade | None"]):
    def read(self, s: Scripts, place: Place, name: Step, value: object) -> Upgrade:
        inside = place / name
        row = inside.a_table(value, ("condition",), BETTER)
        found = {key: BETTER[key].read(s, inside, key, one) for key, one in row.items() if key != "condition"}
        return Upgrade(
            CONDITION.read(s, inside, "condition", row["condition"]),
            found.get("count"),
            found.get("from"),
            found.get("to"),
            found.get("result"),
        )


SCRIPT = ScriptKind("a list of effects")
EACH_FACE = EachKind(FACE)
UPGRADE = UpgradeKind("a table: `condition`, and those of `count`, `from`, `to`, `result` that are others then")

Script: TypeAlias = Annotated[int, SCRIPT]
Options: TypeAlias = Annotated[Labelled, OptionsKind("a list of tables: `label` (a text), `effects`")]
Results: TypeAlias = Annotated[Rows, ResultsKind("a list of tables: `faces`, `effects`; each face is in one of them")]
PerResult: TypeAlias = Annotated[ByFace, PerResultKind("a table: effects by face")]
Tiers: TypeAlias = Annotated[Fames, TiersKind("a list of tables: `condition`, `fame`")]
Upgraded: TypeAlias = Annotated[Upgrade, UPGRADE]
MayUpgrade: TypeAlias = Annotated[Upgrade | None, UPGRADE]


def inner_scripts(effect: Declared) -> Iterator[int]:
    """Find the scripts inside an effect, in the order in which they are said."""
    for field, is_one in fields_with_scripts(type(effect)):  # type: ignore[arg-type] # mypy holds type[Declared] to be unhashable
        if is_one:
            yield getattr(effect, field)
        else:
            yield from (script for _, script in getattr(effect, field))


@cache
def fields_with_scripts(kind: type[Declared]) -> list[tuple[str, bool]]:
    """List the fields of a kind of effect that are scripts, or that have some, and whether each is one script."""
    with_scripts = ScriptKind | OptionsKind | ResultsKind | PerResultKind
    found = [one for one in kind.parameters if isinstance(one.kind, with_scripts)]
    return [(one.field, isinstance(one.kind, ScriptKind)) for one in found]
