"""Many games of bots, to be studied: what is played, and what is written down of each game.

A game is known by its number alone: its deal, its chance and who sits where follow from the seed and the number. So it
does not matter how many workers play, in which order, and whether in one go. Other than in a tournament, every game has
a deal of its own: games are independent of each other, which intervals and tests of dice take for granted. With each
game all bots move on by one seat.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from starboard import __version__
from starboard.bots import RANDOM, has_mind, make_bot, mind_of, thinks_by_the_clock, unlearned_mind
from starboard.bots.mind import AnyMind
from starboard.kernel.chance import SEEDS, scramble
from starboard.kernel.errors import BadSetup, StarboardError
from starboard.kernel.event import Event
from starboard.kernel.fact import fields_of
from starboard.kernel.game import AnyGame
from starboard.kernel.kind import AnyKind, Many, Plain
from starboard.kernel.message import Message
from starboard.kernel.position import Position
from starboard.kernel.registry import Registry, installed
from starboard.kernel.sources import gained, sources_of
from starboard.lab.names import names_of
from starboard.lab.study import study_of
from starboard.lab.study.base import POINTS, AnyStudy, Tally

if TYPE_CHECKING:
    from starboard.fast.lane import Table

RESULTS, TALLIES, TURNS, DECISIONS = TABLES = ("results", "tallies", "turns", "decisions")  # without being asked for
EVENTS, OFFERS = "events", "offers"
ALL_TABLES = (*TABLES, EVENTS, OFFERS)


@dataclass(frozen=True, slots=True)
class Setup:
    """Holds who plays what; `bots` are the entrants, one for each seat."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    among: Registry | None = None
    fast: bool = False  # by the compiled rules of the game, where the bots can: the games are the same
    rules: int | None = None  # the version of the rules; None: the newest

    @property
    def seats(self) -> int:
        return len(self.bots)

    def check(self) -> Position[Any]:
        """Return the start of a game; what the game or the bots refuse is refused here."""
        if not 0 <= self.seed < SEEDS:
            raise BadSetup("error-bad-seed", seed=str(self.seed))
        position = self.start(0)
        if self.fast:
            from starboard.fast.lane import lane_of

            lane_of(position.game)
        for level in self.bots:
            make_bot(position.game, level, self.fast)
            if thinks_by_the_clock(level):
                raise StarboardError("error-simulation-clock", level=level, better=f"{level.partition('@')[0]}@300n")
        return position

    def seed_of(self, number: int) -> int:
        return scramble(scramble(self.seed) + number)

    @property
    def registry(self) -> Registry:
        return self.among or installed()

    def start(self, number: int) -> Position[Any]:
        return self.under_rules.start(self.seats, self.seed_of(number), self.options)

    @property
    def under_rules(self) -> AnyGame:
        """The game by the rules of the version."""
        game = self.registry.game(self.game)
        return game if self.rules is None else game.under(self.rules)

    def check_tables(self, wanted: Collection[str]) -> None:
        """Refuse tables that cannot be written without the events of a game, where the lane plays all of it."""
        lacking = [name for name in ALL_TABLES if name in wanted and name not in (RESULTS, DECISIONS)]
        if self.all_in_lane and lacking:
            known = f"{RESULTS}, {DECISIONS}"
            raise StarboardError("error-lane-tables", tables=", ".join(lacking), known=known)

    @property
    def all_in_lane(self) -> bool:
        """Tell whether whole games are played by the lane: nobody thinks."""
        return self.fast and all(level == RANDOM for level in self.bots)

    def entrants(self, number: int) -> list[int]:
        """Return who sits on each seat."""
        return [(seat - number) % self.seats for seat in range(self.seats)]


def features_of(game_id: str) -> tuple[str, ...]:
    """Return the names of the features by which bots value a seat, where they know the game."""
    return unlearned_mind(game_id).features if has_mind(game_id) else ()


def facts_of(game: AnyGame) -> dict[str, str]:
    """Return the fields of all events of a game but the seat, with what they are: a column for each.

    What is not of one sort in all of them is text; what people call something by a name, in any of them, has names.
    """
    found: dict[str, set[str]] = {}
    for event in game.event_types.values():
        for one in fields_of(event):
            if one.name != "seat":
                found.setdefault(one.name, set()).add(sort_of(one.kind))
    return {name: joined(sorts) for name, sorts in sorted(found.items())}


TEXT, TEXTS, NAME, NAMES = "text", "texts", "name", "names"  # names have another column with what people call them
SORTS = {"integer": "number", "boolean": "truth"}


def sort_of(kind: AnyKind) -> str:
    """Tell what a field is, by the JSON schema of its kind."""
    schema = kind.schema()
    if schema.get("type") != "array":
        return SORTS.get(schema.get("type", ""), NAME if is_named(kind) else TEXT)
    if not schema.get("items"):
        return TEXT
    return NAMES if isinstance(kind, Many) and is_named(kind.of) else TEXTS


def joined(sorts: set[str]) -> str:
    """Tell what a column is that has fields of these sorts."""
    if len(sorts) == 1:
        return next(iter(sorts))
    return NAMES if sorts == {TEXTS, NAMES} else NAME if NAME in sorts else TEXT


def is_named(kind: AnyKind) -> bool:
    """Tell whether people call its values by names, and not by the words that messages select on."""
    try:
        return isinstance(kind.said(kind.example()), Message)
    except ValueError:  # nobody has named an example
        return False


def fitting(value: Plain, sort: str) -> Any:
    """Return a fact as its column has it."""
    if sort in (TEXTS, NAMES) and isinstance(value, list):
        return [one if isinstance(one, str) else json.dumps(one) for one in value]
    return json.dumps(value) if sort in (TEXT, NAME) and not isinstance(value, str) else value


class Notes:
    """Collects what is written down of some games, as columns of tables."""

    def __init__(self, setup: Setup, wanted: tuple[str, ...] = TABLES, lang: str = "") -> None:
        self.setup = setup
        game = setup.under_rules
        self.names = names_of(game, lang) if lang else None
        self.wanted = wanted
        self.study: AnyStudy = study_of(setup.game)
        self.gains = {gain.event: gain for gain in sources_of(game).gains}
        self.mind: AnyMind | None = mind_of(setup.game) if has_mind(setup.game) else None
        self.features = features_of(setup.game)
        self.results: list[tuple[Any, ...]] = []
        self.tallies: list[tuple[Any, ...]] = []
        self.turns: list[tuple[Any, ...]] = []
        self.decisions: list[tuple[Any, ...]] = []
        self.events: list[tuple[Any, ...]] = []
        self.offers: list[tuple[Any, ...]] = []
        self.facts = facts_of(game) if EVENTS in wanted else {}
        self.table: Table | None = None
        if setup.all_in_lane:
            setup.check_tables(wanted)
            self.table = table_of(setup)

    def play(self, number: int) -> None:
        """Play a game, and write it down."""
        if self.table is not None:
            self.play_in_lane(number, self.table)
            return
        setup, study = self.setup, self.study
        position = setup.start(number)
        seated = setup.entrants(number)
        bots = [make_bot(position.game, setup.bots[entrant], setup.fast) for entrant in seated]
        chance = scramble(setup.seed_of(number))  # other than that of the game
        tally: Tally = Counter()
        before, first, turns, step = None, 0, 0, 0
        counting = TALLIES in self.wanted
        if counting:
            self.count(tally, position, None)
        told = self.note_events(number, None, 0, 0, position)
        while (ask := position.ask) is not None:
            turn = study.turn(position.state, ask)
            if turn is not None and turn != before:
                first = ask.seat if before is None else first
                before = turn
                turns += 1
                if TURNS in self.wanted:
                    self.note_turn(number, turns, ask.seat, position)
            option = bots[ask.seat].choose(position, ask.seat, scramble(chance + step))
            if DECISIONS in self.wanted:
                self.decisions.append((number, step, turns, ask.seat, ask.kind, len(ask.choices), option.notation))
            if OFFERS in self.wanted:
                self.note_offers(number, step, turns, position, option.notation)
            position.play(option)
            if counting:
                self.count(tally, position, ask)
            told = self.note_events(number, step, turns, told, position)
            step += 1
        if counting:
            study.count_end(tally, position.state)
            self.tallies += [(number, *key, count) for key, count in sorted(tally.items())]
        self.note_result(number, position, seated, first, (turns, step))

    def play_in_lane(self, number: int, table: Table) -> None:
        """Play a game of random bots, and write down the same."""
        setup = self.setup
        game = table.play(setup.seed_of(number), DECISIONS in self.wanted)
        self.decisions += [(number, step, *note) for step, note in enumerate(game.notes)]
        self.note_result(number, game.position, setup.entrants(number), game.first, (game.turns, game.steps))

    def count(self, tally: Tally, position: Position[Any], ask: Any) -> None:
        for event in position.events:
            self.study.count(tally, position.state, ask, event)
            if gain := self.gains.get(event.is_):
                seat, source, points = gained(gain, event)
                if seat < position.seats:  # others are played by the rules
                    tally[seat, POINTS, source] += points

    def note_turn(self, number: int, turn: int, active: int, position: Position[Any]) -> None:
        g = position.state
        points: list[Any] = self.study.points(g) or [None] * position.seats
        rows = self.mind.describe(g) if self.mind else [[]] * position.seats
        chances = self.mind.linear.shares(rows) if self.mind else [None] * position.seats
        of_round = self.study.round(g)
        for seat in range(position.seats):
            self.turns.append(
                (number, turn, of_round, seat, seat == active, points[seat], chances[seat], *rows[seat]),
            )

    def note_events(self, number: int, step: int | None, turn: int, told: int, position: Position[Any]) -> int:
        """Write down what has just happened; return how many events there were up to now."""
        if EVENTS not in self.wanted:
            return 0
        for event in position.events:
            said = [] if self.names is None else [self.names.said(event.message)]
            row = (number, step, told, turn, getattr(event, "seat", None), event.is_, event.rule)
            self.events.append((*row, *said, *self.columns_of(event)))
            told += 1
        return told

    def columns_of(self, event: Event) -> list[Any]:
        """Return the fields of an event, each beside what people call it, if it has a name."""
        values = {one.name: (one.kind, getattr(event, one.name)) for one in fields_of(type(event))}
        found: list[Any] = []
        for name, sort in self.facts.items():
            kind, value = values.get(name, (None, None))
            found.append(None if kind is None or value is None else fitting(kind.plain(value), sort))
            if self.names and sort in (NAME, NAMES):
                said = None if kind is None or value is None else kind.said(value)
                found.append(self.names.said(said) if isinstance(said, Message) else None)
        return found

    def note_offers(self, number: int, step: int, turn: int, position: Position[Any], chosen: str) -> None:
        """Write down what could be taken, bought or played at a decision, and whether it was."""
        ask = position.ask
        assert ask is not None
        for choice in ask.choices:
            found = self.study.offered(position.state, ask, choice)
            if found is not None:
                option = ask.frame.notation(choice)
                verb = ask.frame.spelled(choice)[0].word
                self.offers.append((number, step, turn, ask.seat, ask.kind, verb, option, *found, option == chosen))

    def note_result(
        self, number: int, position: Position[Any], seated: list[int], first: int, length: tuple[int, int]
    ) -> None:
        result, study, seats = position.result, self.study, position.seats
        assert result is not None
        persons = study.persons(position.state)
        shares = result.shares
        ending, rounds = study.ending(position), study.round(position.state)
        for seat in range(seats):
            self.results.append(
                (
                    number,
                    self.setup.seed_of(number),
                    seat,
                    seated[seat],
                    self.setup.bots[seated[seat]],
                    (seat - first) % seats + 1,
                    *(persons[kind][seat] for kind in study.people),
                    result.places[seat],
                    shares[seat],
                    result.scores[seat] if result.scores else None,
                    *length,
                    rounds,
                    ending,
                )
            )


def table_of(setup: Setup) -> Table:
    from starboard.fast.lane import lane_of

    return lane_of(setup.under_rules).table(setup.seats, setup.options)


def played(
    setup: Setup, version: str, wanted: tuple[str, ...], batch: int, games: int, first: int, lang: str = ""
) -> tuple[int, dict[str, bytes]]:
    """Play the games of a batch from its first one on; return Parquet by table. Workers do this, here or far away."""
    from starboard.lab.parquet import written

    if version != __version__:
        raise StarboardError("error-simulation-version", here=version, there=__version__)
    notes = Notes(setup, wanted, lang)
    for number in range(first, min(first + batch, games)):
        notes.play(number)
    return first, written(notes)
