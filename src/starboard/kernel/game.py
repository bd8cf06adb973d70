"""Describes a game to the kernel; starts, loads and replays games."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cache
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeAlias

import msgspec

from starboard.kernel import chance
from starboard.kernel.ahead import Ahead
from starboard.kernel.ask import Ask, Prompt
from starboard.kernel.collecting import frames_in
from starboard.kernel.digest import Layout
from starboard.kernel.errors import BadSetup
from starboard.kernel.event import Event, Opened, Sealed
from starboard.kernel.fact import declared_in
from starboard.kernel.frame import Frame
from starboard.kernel.message import Message
from starboard.kernel.origins import Origin
from starboard.kernel.parts import Parts
from starboard.kernel.plain import Data, Settings
from starboard.kernel.position import Position
from starboard.kernel.record import Record
from starboard.kernel.remembering import remembered
from starboard.kernel.result import Result
from starboard.kernel.setting import Setting, settled
from starboard.kernel.state import S
from starboard.kernel.versions import Change
from starboard.texts import Name


class Game(Generic[S]):
    """Subclassed once per game; holds no state. See docs/adding-a-game.md."""

    id: ClassVar[str]
    version: int  # of its rules: raised whenever the same record would give another game (kernel/versions.py)
    oldest: ClassVar[int | None] = None  # version that can still be played; None: only the newest can
    changes: ClassVar[tuple[Change, ...]] = ()  # between the oldest version and the newest
    seats: ClassVar[range]
    options: ClassVar[dict[str, Setting]]
    state_type: type[S]
    frames: ClassVar[str | None] = None  # module in which its frames are declared; None: all of its package
    view_type: ClassVar[type[msgspec.Struct]]
    events: ModuleType | None = None  # where its events are declared
    asks: ModuleType | None = None  # where its prompts are declared
    verbs: ModuleType | None = None  # where its verbs are declared
    secrets: ClassVar[bool] = True  # whether seats know different things
    layout: ClassVar[Layout] = Layout()  # what was called otherwise in older dumps and records
    inspect_type: ClassVar[type[msgspec.Struct] | None] = None  # of what `inspect` tells
    outlook_type: ClassVar[type[msgspec.Struct] | None] = None  # of what frames tell by `outlook`
    components_type: ClassVar[type[msgspec.Struct] | None] = None  # of what `components` tells
    parts: ClassVar[Parts] = Parts()  # what belongs to it besides its rules, by import path
    content: Any = None  # the component tables: never changed, and reached by the rules as `g.content`
    ahead: ClassVar[tuple[Ahead[Any], ...]] = ()  # kinds of choices that a seat can make before it is asked
    pack_option: ClassVar[str] = "pack"  # the option that names the content pack of a game, by its sign

    # What each game writes for itself.

    def begin(self, seats: int, options: Settings) -> S:
        """The state before anything has happened, with what is to be done first on its frames.

        There is no chance yet: what is shuffled or rolled at the start is done by a frame.
        """
        raise NotImplementedError

    def check(self, seats: int, options: Settings) -> None:
        """Refuse options that do not go together, by BadSetup with the rule."""

    def with_pack(self, file: str, text: str) -> Game[S]:
        """The game with a content pack laid over its tables, for games that take packs (docs/content-packs.md)."""
        raise BadSetup("error-no-packs", game=self.id)

    def older(self, version: int) -> Game[S]:
        """Make the game of an older version; written by games whose tables or options were not those of now."""
        return copy(self)

    def renewed(self, seats: int, options: Settings) -> Settings:
        """Say the options of a game that was begun under an older version as they are said now."""
        return options

    def check_content(self, options: Settings) -> None:
        """Refuse, by BadSetup, what was played with other tables than these: the options of a record or a dump."""

    def view(self, g: S, seat: int | None) -> msgspec.Struct:
        """All that this seat (None: an onlooker) may see."""
        raise NotImplementedError

    def own_parts(self, g: S, seat: int, public: msgspec.Struct) -> Mapping[str, object] | None:
        """The fields of its view that the seat sees otherwise than an onlooker, whose view is `public`.

        Where many look at a table, what all see is made once. None: the views are made one by one.
        """
        return None

    def seen(self, g: S, seat: int | None) -> object:
        """Collect what a record's digest is made of: all that matters on the table (None), or that a seat alone sees.

        It is written by itself rather than taken from the view, for it must stay the same for ever: a view may gain
        what a board wants to show, and then records of earlier landings must still be found to be the same game.
        """
        return self.view(g, seat)

    def inspect(self, g: S, seat: int | None, target: str) -> msgspec.Struct | None:
        """Tell what this seat may know of a target beyond the view, worked out only when somebody points at it."""
        return None

    def imagine(self, g: S, seat: int | None) -> None:
        """Deal anew, by `g.chance`, all that the seat cannot know."""
        raise NotImplementedError

    def result(self, g: S) -> Result:
        """Called when nothing is left to be done."""
        raise NotImplementedError

    def asides(self, g: S, seat: int) -> Ask | None:
        """Ask what this seat may do out of turn. The ask has its frame set, and is never answered twice."""
        return None

    def seat_name(self, g: S, seat: int) -> Message:
        """Name a seat where no player's name is known: by a colour, a character."""
        return Message("seat", {"number": seat + 1})

    def names(self, g: S, seats: int) -> list[Message]:
        """Name the players: the seats and, after them, those whom the rules play."""
        return [self.seat_name(g, seat) for seat in range(seats)]

    def components(self) -> msgspec.Struct | None:
        """List what the game is printed with: all that a board has to draw. The same at every table."""
        return None

    def origins(self) -> list[Origin]:
        """Count where what the game is printed with comes from, by kind (kernel/origins.py)."""
        return []

    def own_names(self) -> Mapping[str, Name]:
        """Names that the texts do not have, those of a content pack, by the keys of texts."""
        return {}

    def invariants(self, g: S) -> list[str]:
        """List what is wrong with the state, if anything: pieces lost or doubled. Called by tests, not in play."""
        return []

    # What every game gets.

    @property
    def frame_types(self) -> tuple[type[Frame], ...]:
        """All frames of this game, in an order that depends on their names alone.

        What `parts` names in the same package is not looked at: it is imported only when somebody asks for it.
        """
        return frames_of(type(self))

    @property
    def event_types(self) -> Mapping[str, type[Event]]:
        """All events that may be told in this game, those of the kernel too, by their ids."""
        return declared_events(self.events)

    @property
    def prompt_types(self) -> Mapping[str, type[Prompt]]:
        """All that may be asked in this game, by id."""
        return {prompt.id(): prompt for prompt in declared_in(self.asks, Prompt)} if self.asks else {}

    @property
    def pack_sign(self) -> str:
        """The sign of the content pack that is laid over its tables, or nothing."""
        setting = self.options.get(self.pack_option)
        return self.pack_in({} if setting is None else {self.pack_option: setting.default})

    def pack_in(self, options: Settings) -> str:
        """The sign of the content pack that these options name, or nothing."""
        sign = options.get(self.pack_option)
        return sign if isinstance(sign, str) else ""

    @property
    def versions(self) -> range:
        """The versions of the rules by which this game can be played."""
        return range(self.oldest or self.version, self.version + 1)

    def under(self, version: int) -> Game[S]:
        """Return this game by the rules of one of its versions; BadSetup if they are not here."""
        if version == self.version:
            return self
        if version not in self.versions:
            low, high = self.versions[0], self.versions[-1]
            raise BadSetup("error-no-such-rules", game=self.id, version=version, low=low, high=high)
        return older(self, version)

    def start(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        generator: str = chance.SPLITMIX64,
    ) -> Position[S]:
        """The position at the start. The generator makes dice of the seed (kernel/chance.py)."""
        seats = self.seats[0] if seats is None else seats
        if type(seats) is not int or seats not in self.seats:
            raise BadSetup("error-bad-seats", game=self.id, seats=str(seats), low=self.seats[0], high=self.seats[-1])
        seed = chance.fresh_seed() if seed is None else seed
        if type(seed) is not int or not 0 <= seed < chance.SEEDS_OF.get(generator, 0):
            raise BadSetup("error-bad-seed", seed=str(seed))
        settings = settled(self.options, seats, dict(options or {}))
        self.check(seats, settings)
        return Position.begun(self, seats, seed, settings, generator)

    def load(self, data: object) -> Position[S]:
        """The position of a dump; BadDump names what is wrong with it."""
        return Position.loaded(self, data)

    def replay(self, record: str) -> Position[S]:
        """The position at the end of a record; BadRecord names the line that is wrong."""
        *_, (position, _events) = Record.read(record).steps(self)
        return position

    def option_schema(self) -> Data:
        return {
            "type": "object",
            "additionalProperties": False,
            "properties": {name: setting.described() for name, setting in self.options.items()},
        }


@remembered
def older(game: Game[S], version: int) -> Game[S]:
    """Return the game as it was: the same one for the same version, for it may take a while to make."""
    new = game.older(version)
    new.version = version
    return new


@remembered
def frames_of(game: type[AnyGame]) -> tuple[type[Frame], ...]:
    package = home(game)
    for_others = frozenset({f"{package}.inside"})  # declares nothing; the rules do not import it
    return frames_in(game.frames or package, game.parts.inside(package) | for_others)


def home(game: type[AnyGame]) -> str:
    """Return the package in which a game is declared: where it gets its id."""
    module = next(one for one in game.__mro__ if "id" in vars(one)).__module__
    return module.rpartition(".")[0] or module


@cache
def declared_events(module: ModuleType | None) -> dict[str, type[Event]]:
    return {event.id(): event for event in (Sealed, Opened, *(declared_in(module, Event) if module else ()))}


AnyGame: TypeAlias = "Game[Any]"
