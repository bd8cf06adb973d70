"""Arcs for learners, told from the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.games.arcs.inside import (
    ACTION_CARDS,
    ACTIONS,
    ALL_SYSTEMS,
    AMBITIONS,
    CARD_IDS,
    CARD_INDEX,
    CARD_NUMBER,
    CARDS,
    DICE,
    MODES,
    NUMBERS,
    PIECES,
    SITES,
    SLOTS,
    SYSTEM_IDS,
    SYSTEM_INDEX,
    TYPES,
    ArcsState,
    ArcsView,
    PlayedView,
    SeatView,
    SystemView,
    box,
)
from starboard.kernel.ask import Option
from starboard.kernel.game import Game
from starboard.kernel.position import Position
from starboard.lab.environments.encoder import Floats
from starboard.lab.environments.viewing import ViewEncoder

VERBS = (
    *ACTIONS,
    *("lead", "pass", "surpass", "copy", "pivot", "seize", "declare", "neither", "spend", "end", "nothing", "discard"),
    *("arrange", "ships", "dice", "hit", "reroll", "keep", "steal", "gain", "stop", "none", "done", "on", "sprint"),
    *("bring", "redraw", "look", "swap", "recycle", "ransack", "place", "cluster", "outrage", "free", "ruthless"),
    *("destroy", "captive", "captives", "draft", "lay", "come", "first", "give"),
)
SMALL_WORDS = ("none", "slot", "ship", "fresh", "damaged", "by", "seize", "supply", "-", *(name[0] for name in TYPES))
MARKERS = 3
KINDS = len(TYPES)
FACES = 6
SYSTEM_FACTS = 12
SUITS = ACTION_CARDS // NUMBERS


class ArcsEncoder(ViewEncoder):
    def __init__(self, game: Game[Any], seats: int) -> None:
        sites = [f"{system}/{slot}" for system in SYSTEM_IDS for slot in range(1, SITES + 1)]
        named = (*SMALL_WORDS, *SYSTEM_IDS, *sites, *CARD_IDS, *CARDS, *TYPES, *AMBITIONS, *PIECES, *DICE)
        super().__init__(game, seats, (*VERBS, *(deed.name for deed in box().deeds)), named)
        block = self.table.block
        # Chapter, Prelude, armed, seized, zero, pips, number of the lead card, cards in the discard pile and the court.
        self.course = block("course", 9)
        self.lead = block("lead", SUITS)
        self.whose = block("whose", 3 * seats)  # turn, initiative, who leads; seats are counted from the own one
        self.hand = block("hand", ACTION_CARDS)
        self.open_discard = block("open_discard", ACTION_CARDS)
        self.tokens = block("tokens", 3 * KINDS)  # in supply, spent, on the boxes of a game of two
        self.markers = block("markers", MARKERS * (3 + len(AMBITIONS)))
        self.ambition_size = 2 + 2 * seats
        self.ambitions = block("ambitions", len(AMBITIONS) * self.ambition_size)
        self.court = block("court", len(CARDS) * (1 + seats))  # in the court, with the agents of each seat
        self.aside = block("aside", 3 * len(CARDS))  # court discard, draft, what is peeked at
        self.seat_size = (
            7 + (SLOTS * (1 + KINDS)) + 4 + 1 + KINDS + ACTION_CARDS + len(CARDS) + len(MODES) + ACTION_CARDS + 2
        )
        self.players = block("players", seats * self.seat_size)
        self.building_size = seats + 4
        self.system_size = 2 + KINDS + 3 * seats + SITES * self.building_size
        self.systems = block("systems", ALL_SYSTEMS * self.system_size)
        self.battle = block("battle", 1 + ALL_SYSTEMS + 2 * seats + len(DICE) * FACES + 5)
        option = self.option.block
        self.origin = option("system", SYSTEM_FACTS + KINDS)
        self.goal = option("to", SYSTEM_FACTS + KINDS)
        self.site = option("site", 6)  # empty, own, city, starport, damaged, used
        self.card = option("card", 3 + SUITS)  # of the hand: number, pips, is the led suit; its suit
        self.agents = option("agents", 2)  # on a court card: own, most of a rival
        self.ambition = option("ambition", len(AMBITIONS) + 3)  # own count, best of the others, what it brings now
        self.resource = option("resource", KINDS)
        self.rival = option("rival", seats + 1)  # who, and how far ahead of us

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

    # The table.

    def write_table(self, view: ArcsView, seat: int, out: Floats) -> None:
        self.write_course(view, seat, out)
        self.write_ambitions(view, seat, out)
        cards = len(CARDS)
        for one in view.court:
            if one.card is not None:
                at = self.court + CARD_NUMBER[one.card] * (1 + self.seats)
                out[at] = 1
                for owner, agents in enumerate(one.agents):
                    out[at + 1 + (owner - seat) % self.seats] = agents / 4
        for place, some in enumerate((view.court_discard, view.draft, view.peek)):
            for card in some:
                out[self.aside + place * cards + CARD_NUMBER[card]] = 1
        for owner, player in enumerate(view.seats):
            at = self.players + (owner - seat) % self.seats * self.seat_size
            self.write_player(player, out[at : at + self.seat_size])
        for system in view.systems:
            at = self.systems + SYSTEM_INDEX[system.system] * self.system_size
            self.write_system(system, seat, out[at : at + self.system_size])
        if view.battle is not None:
            self.write_battle(view.battle, seat, out)

    def write_course(self, view: ArcsView, seat: int, out: Floats) -> None:
        out[self.course : self.course + 9] = (
            view.chapter / view.chapters,
            view.prelude,
            view.armed,
            view.seized,
            view.zero,
            view.pips / 4,
            (view.number or 0) / NUMBERS,
            view.discard / ACTION_CARDS,
            view.court_deck / len(CARDS),
        )
        if view.lead is not None:
            out[self.lead + CARD_INDEX[view.lead] // NUMBERS] = 1
        for place, who in enumerate((view.turn, view.initiative, view.leader)):
            if who >= 0:
                out[self.whose + place * self.seats + (who - seat) % self.seats] = 1
        for card in view.seats[seat].hand or ():
            out[self.hand + CARD_INDEX[card]] = 1
        for card in view.discard_open or ():
            out[self.open_discard + CARD_INDEX[card]] = 1
        for place, tokens in enumerate((view.supply, view.spent, view.boxes)):
            for kind, name in enumerate(TYPES):
                out[self.tokens + place * KINDS + kind] = tokens[name] / 5

    def write_ambitions(self, view: ArcsView, seat: int, out: Floats) -> None:
        at = self.markers
        for marker in view.markers:
            out[at : at + 3] = marker.first / 8, marker.second / 8, marker.flipped
            if marker.ambition is not None:
                out[at + 3 + AMBITIONS.index(marker.ambition)] = 1
            at += 3 + len(AMBITIONS)
        at = self.ambitions
        for standing in view.standings:
            out[at] = sum(first for first, _ in standing.markers) / 8
            out[at + 1] = standing.third / 8
            for owner in range(self.seats):
                place = at + 2 + (owner - seat) % self.seats
                out[place] = standing.counts[owner] / 8
                out[place + self.seats] = standing.gains[owner] / 8
            at += self.ambition_size

    def write_player(self, player: SeatView, out: Floats) -> None:
        out[:7] = (
            player.power / 30,
            player.cards_in_hand / 8,
            player.ships / 15,
            player.starports / 5,
            player.cities / 5,
            player.agents / 10,
            player.uncovered / 5,
        )
        at = 7
        for slot in player.slots:
            place = at + (slot.slot - 1) * (1 + KINDS)
            out[place] = slot.open
            if slot.type is not None:
                out[place + 1 + TYPES.index(slot.type)] = 1
        at += SLOTS * (1 + KINDS)
        for _, piece, number in player.trophies:
            out[at + PIECES.index(piece)] += number / 4
        at += 4
        out[at] = sum(number for _, number in player.captives) / 4
        at += 1
        for kind in player.outrage:
            out[at + TYPES.index(kind)] = 1
        at += KINDS
        for card in player.known:
            out[at + CARD_INDEX[card]] = 1
        at += ACTION_CARDS
        for card in (*player.guilds, *player.lore, *([] if player.leader is None else [player.leader])):
            out[at + CARD_NUMBER[card]] = 1
        at += len(CARDS)
        if player.played is not None:
            self.write_played(player.played, out[at:])

    @staticmethod
    def write_played(played: PlayedView, out: Floats) -> None:
        out[MODES.index(played.mode)] = 1
        if played.card is not None:
            out[len(MODES) + CARD_INDEX[played.card]] = 1
        out[len(MODES) + ACTION_CARDS] = played.seizing
        out[len(MODES) + ACTION_CARDS + 1] = played.union is not None

    def write_system(self, system: SystemView, seat: int, out: Floats) -> None:
        seats = self.seats
        out[0], out[1] = 1, system.reshaped
        if system.type is not None:
            out[2 + TYPES.index(system.type)] = 1
        at = 2 + KINDS
        for fleet in system.ships:
            place = at + (fleet.seat - seat) % seats
            out[place], out[place + seats] = fleet.fresh / 4, fleet.damaged / 4
        at += 2 * seats
        if system.control is not None:
            out[at + (system.control - seat) % seats] = 1
        at += seats
        for building in system.buildings:
            place = at + (int(building.site.partition("/")[2]) - 1) * self.building_size
            out[place + (building.seat - seat) % seats] = 1
            city = building.piece == "city"
            out[place + seats : place + seats + 4] = city, not city, building.damaged, building.used

    def write_battle(self, battle: Any, seat: int, out: Floats) -> None:
        seats, at = self.seats, self.battle
        out[at] = 1
        out[at + 1 + SYSTEM_INDEX[battle.system]] = 1
        at += 1 + ALL_SYSTEMS
        out[at + (battle.attacker - seat) % seats] = 1
        if battle.defender >= 0:
            out[at + seats + (battle.defender - seat) % seats] = 1
        at += 2 * seats
        for kind, face in battle.dice:
            out[at + DICE.index(kind) * FACES + face - 1] += 1 / 4
        at += len(DICE) * FACES
        hits = battle.self_hits, battle.intercepts, battle.hits, battle.building_hits, battle.keys
        out[at : at + 5] = [number / 4 for number in hits]

    # Options.

    def pointed_at(self, view: ArcsView, seat: int) -> dict[str, Any]:
        """Collect facts by target."""
        seen: dict[str, Any] = {"view": view}
        for system in view.systems:
            seen[system.system] = facts = system_facts(system, seat)
            for slot in range(1, SITES + 1):
                seen[f"{system.system}/{slot}"] = facts, (1, 0, 0, 0, 0, 0)
            for building in system.buildings:
                city, own = building.piece == "city", building.seat == seat
                seen[building.site] = facts, (0, own, city, not city, building.damaged, building.used)
        for one in view.court:
            if one.card is not None:
                others = [agents for owner, agents in enumerate(one.agents) if owner != seat]
                seen[f"court:{one.card}"] = one.agents[seat] / 4, max(others) / 4
        for standing in view.standings:
            others = [count for owner, count in enumerate(standing.counts) if owner != seat]
            best = max(*others, standing.third)
            seen[f"ambition:{standing.ambition}"] = standing.counts[seat] / 8, best / 8, standing.gains[seat] / 8
        return seen

    def write_option(self, seen: dict[str, Any], seat: int, option: Option, row: Floats) -> None:
        for target in option.targets:
            kind, _, value = target.partition(":")
            if kind in ("system", "site", "ship", "to"):
                self.write_place(seen, kind, value, row)
            elif kind == "hand":
                self.write_card(seen["view"], CARD_INDEX[value], row)
            elif kind == "court":
                row[self.agents : self.agents + 2] = seen.get(target, (0, 0))
            elif kind == "ambition":
                row[self.ambition + AMBITIONS.index(value)] = 1
                row[self.ambition + len(AMBITIONS) : self.resource] = seen[target]
            elif kind in ("type", "as", "given", "taken"):
                row[self.resource + TYPES.index(value)] = 1
            elif kind == "rival":
                players = seen["view"].seats
                row[self.rival + (int(value) - seat) % self.seats] = 1
                row[self.rival + self.seats] = (players[int(value)].power - players[seat].power) / 30

    def write_place(self, seen: dict[str, Any], kind: str, value: str, row: Floats) -> None:
        """Tell about `system:c1_gate`, `to:c1_hex`, `site:c1_hex/1`, `ship:c1_hex/0/fresh`."""
        at = self.goal if kind == "to" else self.origin
        found = seen.get(value) if kind != "ship" else seen.get(value.partition("/")[0])
        if isinstance(found, tuple):
            found, site = found
            row[self.site : self.site + 6] = site
        if found is not None:
            row[at : at + SYSTEM_FACTS + KINDS] = found

    def write_card(self, view: ArcsView, card: int, row: Floats) -> None:
        led = view.lead is not None and CARD_INDEX[view.lead] // NUMBERS == card // NUMBERS
        row[self.card : self.card + 3] = (card % NUMBERS + 1) / NUMBERS, self.game.content.pips_of[card] / 4, led
        row[self.card + 3 + card // NUMBERS] = 1


def system_facts(system: SystemView, seat: int) -> list[float]:
    """Count ships and buildings, of the seat and of all others; tell whose it is, and its type."""
    told = [0.0] * (SYSTEM_FACTS + KINDS)
    for fleet in system.ships:
        at = 0 if fleet.seat == seat else 2
        told[at] += fleet.fresh / 4
        told[at + 1] += fleet.damaged / 4
    for building in system.buildings:
        at = 4 if building.seat == seat else 6
        told[at if building.piece == "city" else at + 1] += 1
    told[8] = system.control == seat
    told[9] = system.control is not None and system.control != seat
    told[10] = (system.slots - len(system.buildings)) / 2
    told[11] = system.type is None
    if system.type is not None:
        told[SYSTEM_FACTS + TYPES.index(system.type)] = 1
    return told
