"""Outer Rim for learners, from the state: the course of the game, and what lies on the map and in decks."""

from __future__ import annotations

from array import array
from functools import reduce
from itertools import chain, compress
from operator import ne, or_, xor

from starboard.games.outer_rim.inside import (
    CLASSES,
    NONE,
    TOP_LEVEL,
    OuterRimState,
    supply,
)
from starboard.lab.environments.outer_rim.sight import Rests, Row, Sight, bits, bounded, clear, ones, told
from starboard.lab.environments.outer_rim.table import CREDITS, UNBEATABLE


class Board:
    """Writes the rows of all seats; each part over what is there."""

    def __init__(self, sight: Sight, rows: list[Row]) -> None:
        self.sight, self.rows = sight, rows
        # As it was told before.
        self.places = range(len(sight.about.spot_number))
        self.spots = [NONE] * len(self.places)
        self.seen = (0,) * (1 + sight.people)  # contacts that lie faceup, and those at whom each player has looked
        # Databank cards that are not in the databank: with somebody or being resolved, and removed from the game.
        self.out: frozenset[int] = sight.in_databank
        self.removed = sight.databank
        self.drawn: frozenset[int] = frozenset()  # those that are being resolved
        self.resolving: list[list[int]] = [[] for _ in rows]

    @property
    def parts(self) -> list[Rests]:
        """List what is written here, and the fields of the state that it rests on."""
        return [
            (("used",), self.write_used),
            (("order",), self.write_map),
            (("level",), self.write_levels),
            (("patrol", "reputation"), self.write_patrols),
            (("spots", "faceup", "peeked"), self.write_contacts),
            (("gone",), self.write_gone),
            (("ship",), self.write_supply),
            (("removed", "held"), self.write_databank),
            (("drawn",), self.look_at_drawn),
            (("removed",), self.write_removed),
            (("drawn", "known"), self.write_resolving),
        ]

    def write(self, at: int, numbers: array[float]) -> None:
        """Write what all are told alike."""
        for row in self.rows:
            row[at : at + len(numbers)] = numbers

    def write_used(self, g: OuterRimState) -> None:
        about = self.sight.about
        self.write(about.used, ones(about.map - about.used, [self.sight.source_of[one] for one in bits(g.used)]))

    def write_map(self, g: OuterRimState) -> None:
        tiles = len(g.order)
        self.write(self.sight.about.map, ones(tiles**2, [place * tiles + tile for place, tile in enumerate(g.order)]))

    def write_levels(self, g: OuterRimState) -> None:
        at = self.sight.about.patrols
        for faction, level in enumerate(g.level):
            patrol = g.content.patrols[faction][level - 1]
            dice = UNBEATABLE if patrol.dice == NONE else patrol.dice
            worth = dice / 6, patrol.credits / CREDITS, patrol.fame / 2
            self.write(at, told((level / TOP_LEVEL, *worth, (TOP_LEVEL - level) / TOP_LEVEL)))
            at += self.sight.about.patrol_size

    def write_patrols(self, g: OuterRimState) -> None:
        """Count the patrols in each space, and those of factions that dislike a seat."""
        facts, spaces = self.sight.facts, self.sight.about.spaces
        counts = array("f", bytes(4 * spaces))
        for space in g.patrol:
            counts[space] += 1 / 2
        for seat, row in enumerate(self.rows):
            row[facts.patrols : facts.patrols + spaces] = counts
            clear(row, facts.disliking, facts.disliking + spaces)
            for space, level in zip(g.patrol, g.reputation[4 * seat : 4 * seat + 4], strict=True):
                if level < 0:
                    row[facts.disliking + space] += 1

    # Contacts.

    def write_contacts(self, g: OuterRimState) -> None:
        """Write the contact spaces that look different; who has looked at a contact is seen by all."""
        seen, spots = (g.faceup, *g.peeked), g.spots
        changed = set(compress(self.places, map(ne, spots, self.spots)))
        if seen != self.seen:
            noticed = reduce(or_, map(xor, seen, self.seen))
            changed |= {spot for spot, contact in enumerate(spots) if contact != NONE and noticed >> contact & 1}
        self.spots, self.seen = spots[:], seen
        facts, spaces = self.sight.facts, {g.content.contact_space[spot][0] for spot in changed}
        there = {
            space: [spots[spot] for spot in g.content.spaces[space].contact_spaces if spots[spot] != NONE]
            for space in spaces
        }
        for seat, row in enumerate(self.rows):
            for spot in changed:
                self.write_contact(g, spot, seat, row)
            known = self.known_to(seat)
            for space, contacts in there.items():
                row[facts.contacts + space] = len(contacts) / 2
                row[facts.known + space] = sum([known >> one & 1 for one in contacts]) / 2

    def known_to(self, seat: int) -> int:
        """Return the contacts of whom a seat knows who they are: who lie faceup, and at whom it has looked."""
        return self.seen[0] | self.seen[1 + seat]

    def write_contact(self, g: OuterRimState, spot: int, seat: int, row: Row) -> None:
        about, people, contact = self.sight.about, self.sight.people, self.spots[spot]
        at = about.spots + spot * about.spot_size
        clear(row, at, at + about.spot_size)
        if contact == NONE:
            return
        row[at + g.content.contacts[contact].rank] = 1
        at += len(CLASSES)
        faceup, *peeked = self.seen
        row[at] = faceup >> contact & 1
        for player, looked in enumerate(peeked):
            if looked >> contact & 1:
                row[at + 2 + (player - seat) % people] = 1
        if self.known_to(seat) >> contact & 1:
            row[at + 1] = row[at + 2 + people + contact] = 1

    def write_gone(self, g: OuterRimState) -> None:
        self.write(self.sight.about.gone, ones(self.sight.about.contacts, bits(g.gone)))

    # Ships and cards.

    def write_supply(self, g: OuterRimState) -> None:
        self.write(self.sight.about.supply, ones(self.sight.about.ships, supply(g)))

    def look_at_drawn(self, g: OuterRimState) -> None:
        """Count the databank where cards of it are being resolved, or were."""
        drawn = self.sight.in_databank.intersection(g.drawn)
        if drawn != self.drawn:
            self.drawn = drawn
            self.write_databank(g)

    def write_databank(self, g: OuterRimState) -> None:
        """Count the cards of those numbers from which some have come or gone."""
        out, removed = self.sight.in_databank.intersection(chain(g.drawn, *g.held)), g.removed & self.sight.databank
        if out != self.out or removed != self.removed:
            changed = out ^ self.out | {*bits(removed ^ self.removed)}
            self.out, self.removed = out, removed
            for number in {g.content.cards[card].deck for card in changed}:
                left = [card for card in g.content.databank[number] if card not in out and not removed >> card & 1]
                for row in self.rows:
                    row[self.sight.databank_at[number]] = bounded(len(left) / 2)

    def write_removed(self, g: OuterRimState) -> None:
        self.write(self.sight.about.removed, ones(self.sight.about.cards, bits(g.removed)))

    def write_resolving(self, g: OuterRimState) -> None:
        """Write the cards that are being resolved; what will be a secret is read silently (OR-SECRET-02)."""
        about, secrets = self.sight.about, self.sight.encounters
        if not g.drawn and not any(self.resolving):
            return
        for seat, row in enumerate(self.rows):
            known, before = g.known[seat], self.resolving[seat]
            now = [card for card in g.drawn if known >> card & 1 or card not in secrets]
            if now != before:
                for card in before:
                    row[about.resolving + card] = 0
                for card in now:
                    row[about.resolving + card] = 1
                self.resolving[seat] = now
