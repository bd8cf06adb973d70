"""court.toml: guild and vox cards."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.ids import NONE, TYPES
from starboard.games.arcs.tables.abilities import MOST, Ability, AbilityEntry, abilities_of
from starboard.games.arcs.tables.place import Place
from starboard.games.arcs.tables.reading import CardEntry, PrintedFile, have_ids, printed
from starboard.games.arcs.tables.rows import Listed, Rows, read_rows, rows_of
from starboard.kernel.packs.place import Together

FILE = "court.toml"
GUILD, VOX = "guild", "vox"


@dataclass(frozen=True, slots=True)
class CourtCard:
    id: str  # "bc01"
    name: str
    vox: bool
    suit: int  # the type of a guild card, NONE of a vox card
    raid_cost: int  # 0 of a vox card
    abilities: tuple[Ability, ...]
    since: int = 1  # the version of the rules that has brought it

    @property
    def bearer(self) -> str:
        return VOX if self.vox else GUILD


class CourtEntry(CardEntry, frozen=True, kw_only=True):
    kind: str
    abilities: list[AbilityEntry]
    suit: str | None = None
    raid_cost: int | None = None


class CourtFile(PrintedFile, frozen=True):
    cards: Listed


def court_rows(data: CourtFile) -> Rows:
    rows = rows_of("court", (FILE, data.cards))
    have_ids(FILE, rows, [f"bc{number:02}" for number in range(1, len(rows) + 1)])
    return rows


def court_of(rows: Rows) -> tuple[CourtCard, ...]:
    return read_rows("court", rows, CourtEntry, court_card)


def court_card(place: Place, entry: CourtEntry) -> CourtCard:
    wrong = Together()
    suit = NONE
    abilities: tuple[Ability, ...] = ()
    vox = entry.kind == VOX
    with wrong:
        (place / "kind").number_of("type", entry.kind, (GUILD, VOX))
    for name, value in (("suit", entry.suit), ("raid_cost", entry.raid_cost)):
        if (value is None) != vox:
            wrong.add((place / name).bad("extra" if vox else "missing"))
    with wrong:
        if entry.suit is not None:
            suit = (place / "suit").number_of("resource", entry.suit, TYPES)
    if entry.raid_cost is not None and not 1 <= entry.raid_cost <= MOST:
        cost = place / "raid_cost"
        wrong.add(cost.bad("least", least=1) if entry.raid_cost < 1 else cost.bad("most", most=MOST))
    with wrong:
        abilities = abilities_of(place / "abilities", entry.abilities)
        if vox and sum("then" in ability.fields for ability in abilities) != 1:
            raise (place / "abilities").breaks("vox-goes")
    wrong.tell()
    return CourtCard(entry.id, entry.name, vox, suit, entry.raid_cost or 0, abilities, entry.since)


COURT_ROWS = court_rows(printed(FILE, CourtFile))
COURT = court_of(COURT_ROWS)
