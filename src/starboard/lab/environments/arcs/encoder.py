"""Arcs for learners: words, options, and where all of it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from starboard.games.arcs.inside import (
    ACTIONS,
    AMBITIONS,
    CARD_IDS,
    CARD_INDEX,
    CARDS,
    DICE,
    NUMBERS,
    PIECES,
    SITES,
    SYSTEM_IDS,
    TYPES,
    ArcsState,
    ArcsView,
    box,
)
from starboard.kernel.ask import Option
from starboard.kernel.game import Game
from starboard.kernel.position import Position
from starboard.lab.environments.arcs.aims import SITE_FACTS, SYSTEM_FACTS, InView, Pointed
from starboard.lab.environments.arcs.reader import ArcsReader
from starboard.lab.environments.arcs.table import SUITS, ArcsTable
from starboard.lab.environments.encoder import Floats
from starboard.lab.environments.viewing import Aim, ViewEncoder

VERBS = (
    *ACTIONS,
    *("lead", "pass", "surpass", "copy", "pivot", "seize", "declare", "neither", "spend", "end", "nothing", "discard"),
    *("arrange", "ships", "dice", "hit", "reroll", "keep", "steal", "gain", "stop", "none", "done", "on", "sprint"),
    *("bring", "redraw", "look", "swap", "recycle", "ransack", "place", "cluster", "outrage", "free", "ruthless"),
    *("destroy", "captive", "captives", "draft", "lay", "come", "first", "give"),
)
SMALL_WORDS = ("none", "slot", "ship", "fresh", "damaged", "by", "seize", "supply", "-", *(name[0] for name in TYPES))
KINDS = len(TYPES)


class ArcsEncoder(ViewEncoder):
    def __init__(self, game: Game[Any], seats: int) -> None:
        sites = [f"{system}/{slot}" for system in SYSTEM_IDS for slot in range(1, SITES + 1)]
        named = (*SMALL_WORDS, *SYSTEM_IDS, *sites, *CARD_IDS, *CARDS, *TYPES, *AMBITIONS, *PIECES, *DICE)
        super().__init__(game, seats, (*VERBS, *(deed.name for deed in box().deeds)), named)
        self.about = ArcsTable(seats, self.table)
        option = self.option.block
        self.origin = option("system", SYSTEM_FACTS)
        self.goal = option("to", SYSTEM_FACTS)
        self.site = option("site", SITE_FACTS)
        self.card = option("card", 3 + SUITS)  # of the hand: number, pips, is the led suit; its suit
        self.agents = option("agents", 2)  # on a court card: own, most of a rival
        self.ambition = option("ambition", len(AMBITIONS) + 3)  # own count, best of the others, what it brings now
        self.resource = option("resource", KINDS)
        self.rival = option("rival", seats + 1)  # who, and how far ahead of us
        of_system, to_system = partial(self.write_system, self.origin), partial(self.write_system, self.goal)
        self.writers: dict[str, Callable[[Pointed, str, Floats], None]] = {
            "system": of_system,
            "ship": of_system,
            "to": to_system,
            "site": self.write_site,
            "hand": self.write_card,
            "court": self.write_court,
            "ambition": self.write_ambition,
            **dict.fromkeys(("type", "as", "given", "taken"), self.write_type),
            "rival": self.write_rival,
        }

    def standing(self, position: Position[ArcsState]) -> Sequence[float]:
        return list(position.state.power)

    def spelled(self, option: Option) -> Sequence[str]:
        """Split an arrangement, which is written as one word, into one word for each slot.

        A deed that only a pack has is told by its card and its number there, so that all packs have the same words.
        """
        verb, *rest = option.notation.split()
        if verb not in self.verb_number:
            return [*verb.split("-"), *rest]
        return [verb, *rest[0]] if verb == "arrange" else [verb, *rest]

    def write_table(self, view: ArcsView, seat: int, out: Floats) -> None:
        self.about.write(view, seat, out)

    def reader(self, games: int = 1) -> ArcsReader:
        return ArcsReader(self, games)

    # Options.

    def pointed_at(self, view: ArcsView, seat: int) -> Pointed:
        return InView(view, seat)

    def aims(self, option: Option) -> Sequence[Aim]:
        """List targets that something is told about: their kinds, and the rest."""
        parted = [target.partition(":") for target in option.targets]
        return [(kind, value) for kind, _, value in parted if kind in self.writers]

    def write_aim(self, seen: Pointed, seat: int, kind: str, value: str, row: Floats) -> None:
        self.writers[kind](seen, value, row)

    def write_system(self, at: int, seen: Pointed, value: str, row: Floats) -> None:
        """Tell about `system:c1_gate`, `to:c1_hex`, and of `ship:c1_hex/0/fresh` its system."""
        found = seen.system(value.partition("/")[0])
        if found is not None:
            row[at : at + SYSTEM_FACTS] = found

    def write_site(self, seen: Pointed, value: str, row: Floats) -> None:
        """Tell about `site:c1_hex/1`."""
        system = seen.system(value.partition("/")[0])
        if system is not None:
            row[self.origin : self.origin + SYSTEM_FACTS] = system
            row[self.site : self.site + SITE_FACTS] = seen.site(value)

    def write_card(self, seen: Pointed, value: str, row: Floats) -> None:
        card, lead = CARD_INDEX[value], seen.lead
        led = lead is not None and lead // NUMBERS == card // NUMBERS
        row[self.card : self.card + 3] = (card % NUMBERS + 1) / NUMBERS, self.game.content.pips_of[card] / 4, led
        row[self.card + 3 + card // NUMBERS] = 1

    def write_court(self, seen: Pointed, value: str, row: Floats) -> None:
        row[self.agents : self.agents + 2] = seen.court(value)

    def write_ambition(self, seen: Pointed, value: str, row: Floats) -> None:
        row[self.ambition + AMBITIONS.index(value)] = 1
        row[self.ambition + len(AMBITIONS) : self.resource] = seen.ambition(value)

    def write_type(self, seen: Pointed, value: str, row: Floats) -> None:
        row[self.resource + TYPES.index(value)] = 1

    def write_rival(self, seen: Pointed, value: str, row: Floats) -> None:
        row[self.rival + (int(value) - seen.seat) % self.seats] = 1
        row[self.rival + self.seats] = seen.lead_over(int(value)) / 30
