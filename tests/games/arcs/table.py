"""Sets up any situation of Arcs in a few lines, so that tests read like the rulebook.

    t = Table("red blue white")                      # red has the initiative; nothing on the map of clusters 1, 2, 4, 5
    t.ships("red", "c1_gate", 3, damaged=1).city("blue", "c1_arrow").starport("red", "c2_hex", damaged=True)
    t.hand("blue", "aggression_2 construction_4").slots("red", "material fuel - relic").cards("red", "bc01 lore03")
    t.court("bc05 red:2 blue:1", "bc07").agents("red", 0).supply(fuel=0)
    t.lead("red", "construction_4")                  # red has led it, and is about to act (nothing declared)
    t.play("build city c1_arrow/1")
    t.refused("build ship c2_hex/1")                 # → ("starport-used", "ARC-BUILD-05")

Without `lead`, `copy`, `pivot` or `surpass`, the first thing asked is what to lead, of the seat with the initiative.
Players' other hands are what is left to be dealt, unless given; a seat with `hand(colour, "")` has no cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any

from games.asked import Asked
from starboard.games.arcs.act import Act
from starboard.games.arcs.chapter import Round
from starboard.games.arcs.elimination import EndTurn
from starboard.games.arcs.events import Rolled
from starboard.games.arcs.game import GAME, Arcs
from starboard.games.arcs.ids import (
    AMBITIONS,
    COPY,
    LEAD,
    NONE,
    PIECES,
    PIVOT,
    SURPASS,
    TYPES,
)
from starboard.games.arcs.invariants import problems
from starboard.games.arcs.kinds import CARD, ROLLED, SITE, SYSTEM
from starboard.games.arcs.pieces import place_ships, put_building
from starboard.games.arcs.play import EndRound, Follow
from starboard.games.arcs.setup import empty_table
from starboard.games.arcs.state import IS_CITY, IS_DAMAGED, SITES, SLOTS, ArcsState, bits
from starboard.games.arcs.tables.action_cards import CARD_IDS, CARD_INDEX, DECK
from starboard.games.arcs.tables.cards import ALL_LEADERS, CARD_NUMBER
from starboard.games.arcs.tables.map import SYSTEM_INDEX
from starboard.games.arcs.tables.setup_cards import SETUP_INDEX
from starboard.kernel.event import Event
from starboard.kernel.frame import Frame
from starboard.kernel.position import Position

COLOURS = ("red", "blue", "white", "yellow")
ENDING = {
    "declare": "declare none",
    "seize": "seize none",
    "prelude": "end",
    "act": "end",
}
MODES = {"lead": LEAD, "surpass": SURPASS, "copy": COPY, "pivot": PIVOT}
SETUPS = {2: "p2_mix_up_1", 3: "p3_core_conflict", 4: "p4_mix_up_3"}  # in play: 1 3 4 6, 1 2 4 5, and 1 to 5


class Table(Asked):
    def __init__(
        self,
        players: str = "red blue white",
        setup: str | None = None,
        version: int = GAME.version,
        of: Arcs = GAME,
        **options: Any,
    ) -> None:
        self.players = players.split()
        seats = len(self.players)
        game = of.under(version)
        settings = {name: setting.default for name, setting in game.options.items()} | options
        self.position: Position[ArcsState] = game.start(seats, seed=1, options=settings)
        g = empty_table(seats, settings, version)
        g.content, g.version, g.chance, g.key, g.sealed, g.events = game.content, version, 1, b"", [], []
        self.position.state = g
        g.setup = SETUP_INDEX[setup or SETUPS[seats]]
        self.g = g
        self.events: list[Event] = []
        self.given: set[int] = set()  # seats whose hand is given
        self.begun = False
        self.piled = False  # whether the lowest cards of the action discard pile are given
        self.court(*(CARD.text(card) for card in (1, 7, 11, 15)[: len(g.row)]))
        g.frames[:] = [Round()]

    # Setting up.

    def seat(self, colour: str) -> int:
        return self.players.index(colour)

    def ships(self, colour: str, system: str, fresh: int = 0, damaged: int = 0) -> Table:
        """Put ships there, out of the supply."""
        seat = self.seat(colour)
        assert place_ships(self.g, seat, SYSTEM_INDEX[system], fresh) == fresh
        assert place_ships(self.g, seat, SYSTEM_INDEX[system], damaged, damaged=True) == damaged
        return self

    def city(self, colour: str, where: str, damaged: bool = False) -> Table:
        return self._building(colour, where, True, damaged)

    def starport(self, colour: str, where: str, damaged: bool = False) -> Table:
        return self._building(colour, where, False, damaged)

    def _building(self, colour: str, where: str, city: bool, damaged: bool) -> Table:
        """On a site (`c1_arrow/2`), or on the first free one of a system."""
        name, _, place = where.partition("/")
        first = SITES * SYSTEM_INDEX[name]
        site = (
            first + int(place) - 1 if place else next(at for at in range(first, first + SITES) if not self.g.sites[at])
        )
        put_building(self.g, self.seat(colour), site, city, damaged)
        return self

    def slots(self, colour: str, tokens: str) -> Table:
        """What lies in the resource slots, from the left; `-` for nothing. Out of the supply."""
        seat = self.seat(colour)
        for slot, name in enumerate(tokens.split()):
            if name in TYPES:
                kind = TYPES.index(name)
                self.g.supply[kind] -= 1
                self.g.slots[SLOTS * seat + slot] = kind
        return self

    def supply(self, **left: int) -> Table:
        """So many tokens are left of a type: the others lie on ambition boxes, out of play."""
        for name, number in left.items():
            kind = TYPES.index(name)
            self.g.boxes[kind] += self.g.supply[kind] - number
            self.g.supply[kind] = number
        return self

    def cities_off(self, colour: str, number: int) -> Table:
        """So many cities are off the board: the others of them are out of the game."""
        seat = self.seat(colour)
        gone = self.g.cities[seat] - (5 - number)
        self.g.cities[seat] -= gone
        self.g.scrapped[4 * seat + PIECES.index("city")] += gone
        return self

    def left(self, colour: str, **pieces: int) -> Table:
        """So many ships, starports or agents are left in the supply: the others are out of the game."""
        seat = self.seat(colour)
        for name, number in pieces.items():
            some = getattr(self.g, name)
            kind = PIECES.index(name.removesuffix("s"))
            self.g.scrapped[4 * seat + kind] += some[seat] - number
            some[seat] = number
        return self

    def cards(self, colour: str, names: str) -> Table:
        """Guild, lore and leader cards in the play area."""
        for name in names.split():
            card = CARD_NUMBER[name]
            self.g.cards[self.seat(colour)] |= 1 << card
            if card in self.g.court:
                self.g.court.remove(card)
            elif card in self.g.row:
                self._put(self.g.row.index(card), self.g.court[0])
                self.g.court.remove(card)
        return self

    def court(self, *row: str) -> Table:
        """The row: a card, then agents by colour; the others as they were. The deck is in printed order below."""
        for place, entry in enumerate(row):
            name, *agents = entry.split()
            self._put(place, CARD_NUMBER[name])
            for some in agents:
                colour, _, number = some.partition(":")
                seat = self.seat(colour)
                self.g.agents[seat] -= int(number)
                self.g.influence[4 * place + seat] += int(number)
        return self

    def _put(self, place: int, card: int) -> None:
        old = self.g.row[place]
        if old == card:
            return
        if card in self.g.row:
            self.g.row[self.g.row.index(card)] = old
        else:
            if card in self.g.court:
                self.g.court.remove(card)
            if old != NONE:
                self.g.court.insert(0, old)
        self.g.row[place] = card

    def deck(self, names: str) -> Table:
        """The next cards of the court deck, the first drawn first."""
        for name in reversed(names.split()):
            card = CARD_NUMBER[name]
            self.g.court.remove(card)
            self.g.court.append(card)
        return self

    def hand(self, colour: str, names: str) -> Table:
        seat = self.seat(colour)
        self.given.add(seat)
        self.g.hands[seat] = sum(1 << CARD_INDEX[name] for name in names.split())
        return self

    def pile(self, *batches: str) -> Table:
        """The lowest cards of the action discard pile, the lowest first; those of one text were shuffled together.
        What is left to be dealt lies above them."""
        self.piled = True
        for names in batches:
            self.g.batch += 1
            self.g.pile += [self.g.batch << 5 | CARD_INDEX[name] for name in names.split()]
        return self

    def captive(self, colour: str, owner: str, number: int = 1) -> Table:
        self.g.agents[self.seat(owner)] -= number
        self.g.captives[4 * self.seat(colour) + self.seat(owner)] += number
        return self

    def trophy(self, colour: str, owner: str, piece: str, number: int = 1) -> Table:
        seat = self.seat(owner)
        some = {"ship": self.g.ships, "starport": self.g.starports, "city": self.g.cities, "agent": self.g.agents}
        some[piece][seat] -= number
        self.g.trophies[16 * self.seat(colour) + 4 * seat + PIECES.index(piece)] += number
        return self

    def outrage(self, colour: str, *types: str) -> Table:
        for name in types:
            self.g.outrage[self.seat(colour)] |= 1 << TYPES.index(name)
            self.g.agents[self.seat(colour)] -= 1
        return self

    def markers(self, *ambitions: str | None) -> Table:
        """Where the ambition markers are, the lowest first; None: available."""
        for marker, name in enumerate(ambitions):
            self.g.markers[marker] = NONE if name is None else AMBITIONS.index(name)
        return self

    def power(self, **power: int) -> Table:
        for colour, points in power.items():
            self.g.power[self.seat(colour)] = points
        return self

    def set(self, **fields: Any) -> Table:
        """Any other field of the state: `set(chapter=3, flipped=2)`."""
        for name, value in fields.items():
            assert hasattr(self.g, name), name
            setattr(self.g, name, value)
        return self

    def initiative(self, colour: str) -> Table:
        self.g.initiative = self.seat(colour)
        return self

    # Where the game goes on from.

    def lead(self, colour: str, card: str) -> Table:
        """The seat has led this card, declared nothing, and is about to act."""
        seat = self.seat(colour)
        self.g.initiative = self.g.leader = seat
        return self._turn(seat, card, "lead", self.g.content.pips_of[CARD_INDEX[card]])

    def copy(self, colour: str, card: str, lead: str, leader: str | None = None) -> Table:
        """The seat has copied a lead of the seat before it (or of `leader`), and is about to act."""
        return self._follow(colour, card, lead, leader, "copy")

    def pivot(self, colour: str, card: str, lead: str, leader: str | None = None) -> Table:
        return self._follow(colour, card, lead, leader, "pivot")

    def surpass(self, colour: str, card: str, lead: str, leader: str | None = None) -> Table:
        return self._follow(colour, card, lead, leader, "surpass")

    def _follow(self, colour: str, card: str, lead: str, leader: str | None, mode: str) -> Table:
        seat = self.seat(colour)
        first = self.seat(leader) if leader else (seat - 1) % self.g.seats
        self.g.initiative = self.g.leader = first
        self.g.played[first], self.g.mode[first] = CARD_INDEX[lead], LEAD
        return self._turn(seat, card, mode, self.g.content.pips_of[CARD_INDEX[card]] if mode == "surpass" else 1)

    def _turn(self, seat: int, card: str, mode: str, pips: int) -> Table:
        g = self.g
        g.played[seat], g.mode[seat], g.turn = CARD_INDEX[card], MODES[mode], seat
        g.pips, g.prelude = pips, True
        steps = range(1 + (seat - g.leader) % g.seats, g.seats)
        later = [Follow((g.leader + step) % g.seats) for step in steps]
        return self.next(Act(seat), EndTurn(seat), *later, EndRound(), Round())

    def next(self, *frames: Frame) -> Table:
        """Instead of a round, these frames; the first runs first."""
        self.g.frames[:] = frames[::-1]
        return self

    # Playing.

    def begin(self) -> Table:
        """Deal what is not given, and go on to the first decision. Done by itself before anything is played."""
        if self.begun:
            return self
        self.begun = True
        g = self.g
        gone = {card for card in (*g.played, *g.seizing) if card != NONE}
        gone |= {card for hand in g.hands for card in bits(hand)}
        gone |= {entry & 31 for entry in (*g.pile, *g.open_pile)}
        rest = [card for card in DECK[g.seats] if card not in gone]
        for seat in range(g.seats):
            if seat not in self.given:
                for card in rest[:2]:
                    g.hands[seat] |= 1 << card
                del rest[:2]
        for card in rest:
            g.batch += 1
            g.pile.insert(len(g.pile) if self.piled else 0, g.batch << 5 | card)
        for seat in range(g.seats):
            for other in range(g.seats):
                if g.mode[other] and g.mode[other] != COPY:
                    g.known[seat] |= 1 << g.played[other]
        assert not problems(g), problems(g)
        g.events = []
        self.position._go_on()
        self.events = self.position.events
        return self

    def play(self, *choices: str, dice: str = "") -> Table:
        """Play notations. `dice` says which faces the last one rolls: `skirmish:1 assault:3`, in that order."""
        self.begin()
        *first, last = choices
        self.events = []
        for choice in first:
            self._play(choice)
        if dice:
            self._fix_dice(last, dice.replace(":", "/").split())
        self._play(last)
        return self

    def arrange(self) -> Table:
        """Tokens just gained are placed as the first option says, as long as that is asked."""
        self.begin()
        while self.position.ask and self.position.ask.kind == "arrange":
            self._play(self.choices[0])
        return self

    def turn(self, *choices: str) -> Table:
        """Play these, and end the turn: declare and seize nothing, and do nothing more."""
        self.begin()
        assert self.position.ask is not None
        seat = self.position.ask.seat
        self.events = []
        for choice in choices:
            while (ask := self.position.ask) is not None and ask.find(choice) is None:
                assert ask.kind in ENDING, f"{choice} is not an option: {self.choices}"
                self._play(ENDING[ask.kind])
            self._play(choice)
        while (ask := self.position.ask) is not None and ask.seat == seat and ask.kind in ENDING:
            self._play(ENDING[ask.kind])
        return self

    def homes(self) -> Table:
        """A ship for each, so that nobody has to come back: on the planets of the last cluster in play."""
        system = max(self.g.content.in_play[self.g.setup])
        for seat in range(self.g.seats):
            place_ships(self.g, seat, system, 1)
        return self

    def _play(self, choice: str) -> None:
        self.events += self.position.play(choice)
        self.g = self.position.state
        assert not problems(self.g), (choice, problems(self.g))

    def _fix_dice(self, choice: str, wanted: list[str]) -> None:
        """A chance by which the choice rolls so: found by trying, nothing is faked."""
        for chance in count():
            trial = self.position.copy()
            trial.state.chance = chance
            rolls = [event for event in trial.play(choice) if isinstance(event, Rolled)]
            assert rolls, "nothing is rolled"
            if sorted(map(ROLLED.text, rolls[-1].faces)) == sorted(wanted):
                self.position.state.chance = chance
                return
            assert chance < 300_000, "these dice cannot come"

    # Looking.

    def told(self, what: str) -> list[dict[str, Any]]:
        """The facts of events of the last play, by their id; seats by colour."""
        return [
            {name: self.players[int(str(v))] if name in ("seat", "owner") else v for name, v in event.facts.items()}
            for event in self.events
            if event.is_ == what
        ]

    def rules(self) -> set[str]:
        """The rules named by the events of the last play."""
        return {event.rule for event in self.events if event.rule}

    def fleet(self, colour: str, system: str) -> tuple[int, int]:
        """Fresh and damaged ships there."""
        at = 4 * SYSTEM_INDEX[system] + self.seat(colour)
        return self.g.fresh[at], self.g.damaged[at]

    def buildings(self, system: str) -> list[str]:
        """What stands there: `blue city 1`, `red damaged starport 2`."""
        first = SITES * SYSTEM_INDEX[system]
        found = []
        for place in range(SITES):
            building = self.g.sites[first + place]
            if building:
                state = "damaged " if building & IS_DAMAGED else ""
                piece = "city" if building & IS_CITY else "starport"
                found.append(f"{self.players[building & 3]} {state}{piece} {place + 1}")
        return found

    def held(self, colour: str) -> str:
        """The resource slots as `slots` takes them, without empty ones at the end."""
        first = SLOTS * self.seat(colour)
        said = ["-" if kind == NONE else TYPES[kind] for kind in self.g.slots[first : first + SLOTS]]
        while said and said[-1] == "-":
            said.pop()
        return " ".join(said)

    def holding(self, colour: str) -> str:
        """The resources in the slots by name, wherever they lie."""
        return " ".join(sorted(self.held(colour).replace("-", "").split()))

    def area(self, colour: str) -> list[str]:
        """Guild, lore and leader cards in the play area."""
        return [CARD.text(card) for card in bits(self.g.cards[self.seat(colour)])]

    def in_hand(self, colour: str) -> list[str]:
        return [CARD_IDS[card] for card in bits(self.g.hands[self.seat(colour)])]

    def captives(self, colour: str) -> dict[str, int]:
        first = 4 * self.seat(colour)
        return {self.players[owner]: n for owner, n in enumerate(self.g.captives[first : first + 4]) if n}

    def trophies(self, colour: str) -> dict[str, int]:
        """`{"blue ship": 2}`."""
        first = 16 * self.seat(colour)
        pieces = enumerate(self.g.trophies[first : first + 16])
        return {f"{self.players[at // 4]} {PIECES[at % 4]}": n for at, n in pieces if n}

    def outraged(self, colour: str) -> list[str]:
        return [TYPES[kind] for kind in bits(self.g.outrage[self.seat(colour)])]

    def row(self) -> list[str]:
        return ["-" if card == NONE else CARD.text(card) for card in self.g.row]

    def on_card(self, card: str) -> dict[str, int]:
        """Agents on a card of the court."""
        place = self.g.row.index(CARD_NUMBER[card])
        agents = self.g.influence[4 * place : 4 * place + 4]
        return {self.players[seat]: n for seat, n in enumerate(agents) if n}

    def discarded(self) -> list[str]:
        return [CARD.text(card) for card in self.g.court_discard]

    def boxes(self) -> list[str | None]:
        """Where the ambition markers are, the lowest first."""
        return [None if box == NONE else AMBITIONS[box] for box in self.g.markers]

    @property
    def score(self) -> dict[str, int]:
        return dict(zip(self.players, self.g.power, strict=True))


def names_of(numbers: Iterable[int], of: str = "system") -> list[str]:
    return [SYSTEM.text(number) if of == "system" else SITE.text(number) for number in numbers]


def leaders() -> list[str]:
    return [CARD.text(card) for card in ALL_LEADERS]
