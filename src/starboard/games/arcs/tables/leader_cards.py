"""leaders.toml and leaders_pack.toml."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from starboard.games.arcs.ids import TYPES
from starboard.games.arcs.tables.abilities import Ability, AbilityEntry, abilities_of
from starboard.games.arcs.tables.place import Place
from starboard.games.arcs.tables.player_board import ALL_AGENTS, ALL_CITIES, ALL_SHIPS, ALL_STARPORTS
from starboard.games.arcs.tables.reading import CardEntry, PrintedFile, have_ids, printed
from starboard.games.arcs.tables.rows import Listed, Rows, numbers_of, read_rows, rows_of
from starboard.games.arcs.tables.setup_cards import Pieces, Placement
from starboard.kernel.packs.place import Together


@dataclass(frozen=True, slots=True)
class Leader:
    bearer: ClassVar[str] = "leader"

    id: str  # "leader01"
    name: str
    resources: tuple[int, int]  # for slots 1 and 2
    setup: Placement
    abilities: tuple[Ability, ...]
    since: int = 1  # the version of the rules that has brought it


class LeaderEntry(CardEntry, frozen=True, kw_only=True):
    resources: tuple[str, str]
    a: Pieces
    b: Pieces
    c: Pieces
    abilities: list[AbilityEntry]


class LeadersFile(PrintedFile, frozen=True):
    leaders: Listed


def leader_rows(file: str, data: LeadersFile, first: int = 1) -> Rows:
    """`first` is the number that is printed on the first of them."""
    rows = rows_of("leaders", (file, data.leaders))
    have_ids(file, rows, [f"leader{number:02}" for number in range(first, first + len(rows))])
    return rows


def leaders_of(rows: Rows) -> tuple[Leader, ...]:
    return read_rows("leaders", rows, LeaderEntry, leader_card)


def leader_card(place: Place, entry: LeaderEntry) -> Leader:
    wrong = Together()
    resources: tuple[int, ...] = ()
    abilities: tuple[Ability, ...] = ()
    setup = (entry.a, entry.b, entry.c)
    with wrong:
        resources = numbers_of(place / "resources", entry.resources, TYPES, "resource")
    with wrong:
        abilities = abilities_of(place / "abilities", entry.abilities)
    check_setup(place, setup, abilities, wrong)
    wrong.tell()
    one, two = resources
    return Leader(entry.id, entry.name, (one, two), setup, abilities, entry.since)


def check_setup(place: Place, setup: Placement, abilities: Iterable[Ability], wrong: Together) -> None:
    """Refuse more buildings than there is room for anywhere, and more pieces than a player has.

    A planet may have one slot only, and C may be a gate. With two players there are two systems C.
    """
    for name, pieces, room in zip("abc", setup, (1, 1, 0), strict=True):
        for kind, count in (("city", pieces.city), ("starport", pieces.starport), ("ship", pieces.ship)):
            if count < 0:
                wrong.add((place / name / kind).bad("least", least=0))
        if pieces.city + pieces.starport > room:
            wrong.add((place / name).breaks("room", room="single" if room else "none"))
    a, b, c = setup
    gone = {name: count for ability in abilities for name, count in scrapped(ability)}
    for kind, all_ in (("ship", ALL_SHIPS), ("starport", ALL_STARPORTS), ("city", ALL_CITIES), ("agent", ALL_AGENTS)):
        placed = 0 if kind == "agent" else sum(getattr(pieces, kind) for pieces in (a, b, c, c))
        if placed + gone.get(kind, 0) > all_:
            wrong.add((place / "c").breaks("pieces", piece=kind, found=placed + gone.get(kind, 0), most=all_))
    if not a.ship + b.ship + c.ship:
        wrong.add((place / "a").breaks("no-ship"))


def scrapped(ability: Ability) -> Iterable[tuple[str, int]]:
    """Tell which pieces leave the game before it begins."""
    if ability.trigger == "setup":
        named_so = {"scrap_cities": {"count": "city"}, "scrap_pieces": {"ship": "ship", "agent": "agent"}}
        for name, piece in named_so.get(ability.kind, {}).items():
            value = ability.params.get(name)
            yield piece, value if isinstance(value, int) else 0


BOX_ROWS = leader_rows("leaders.toml", printed("leaders.toml", LeadersFile))
LEADER_ROWS = {
    **BOX_ROWS,
    **leader_rows("leaders_pack.toml", printed("leaders_pack.toml", LeadersFile), len(BOX_ROWS) + 1),
}
LEADERS = leaders_of(LEADER_ROWS)
BOX, PACK = LEADERS[: len(BOX_ROWS)], LEADERS[len(BOX_ROWS) :]
