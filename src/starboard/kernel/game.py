"""What a game tells the kernel about itself, and how a game is started, loaded and replayed."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cache
from typing import Any, ClassVar, Generic

import msgspec

from starboard.kernel import chance
from starboard.kernel.ask import Ask
from starboard.kernel.digest import Layout
from starboard.kernel.errors import BadSetup
from starboard.kernel.frame import Frame
from starboard.kernel.message import Message
from starboard.kernel.position import Position
from starboard.kernel.record import Record
from starboard.kernel.result import Result
from starboard.kernel.setting import Setting, settled
from starboard.kernel.state import S
from starboard.kernel.versions import Change


class Game(Generic[S]):
    """Subclassed once per game; holds no state. See docs/adding-a-game.md."""

    id: ClassVar[str]
    version: int  # of its rules: raised whenever the same record would give another game (kernel/versions.py)
    oldest: ClassVar[int | None] = None  # version that can still be played; None: only the newest can
    changes: ClassVar[tuple[Change, ...]] = ()  # between the oldest version and the newest
    seats: ClassVar[range]
    options: ClassVar[dict[str, Setting]]
    state_type: type[S]
    frame_types: ClassVar[tuple[type[Frame], ...]]
    view_type: ClassVar[type[msgspec.Struct]]
    layout: ClassVar[Layout] = Layout()  # what was called otherwise in older dumps and records
    inspect_type: ClassVar[type[msgspec.Struct] | None] = None  # of what `inspect` tells
    content: Any = None  # the component tables: never changed, and reached by the rules as `g.content`

    # What each game writes for itself.

    def begin(self, seats: int, options: dict[str, Any]) -> S:
        """The state before anything has happened, with what is to be done first on its frames.

        There is no chance yet: what is shuffled or rolled at the start is done by a frame.
        """
        raise NotImplementedError

    def check(self, seats: int, options: dict[str, Any]) -> None:
        """Refuse options that do not go together, by BadSetup with the rule."""

    def with_pack(self, file: str, text: str) -> Game[S]:
        """The game with a content pack laid over its tables, for games that take packs (docs/content-packs.md)."""
        raise BadSetup("error-no-packs", game=self.id)

    def older(self, version: int) -> Game[S]:
        """Make the game of an older version; written by games whose tables or options were not those of now."""
        return copy(self)

    def renewed(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """Say the options of a game that was begun under an older version as they are said now."""
        return options

    def check_content(self, options: dict[str, Any]) -> None:
        """Refuse, by BadSetup, what was played with other tables than these: the options of a record or a dump."""

    def view(self, g: S, seat: int | None) -> msgspec.Struct:
        """All that this seat (None: an onlooker) may see."""
        raise NotImplementedError

    def seen(self, g: S, seat: int | None) -> Any:
        """What a record's digest is made of: all that matters on the table (None), or that a seat alone sees.

        It is written by itself rather than taken from the view, for it must stay the same for ever: a view may gain
        what a board wants to show, and then records of earlier landings must still be found to be the same game.
        """
        return self.view(g, seat)

    def inspect(self, g: S, seat: int | None, target: str) -> msgspec.Struct | None:
        """What this seat may know of a target beyond the view, worked out only when somebody points at it."""
        return None

    def imagine(self, g: S, seat: int | None) -> None:
        """Deal anew, by `g.chance`, all that the seat cannot know."""
        raise NotImplementedError

    def result(self, g: S) -> Result:
        """Called when nothing is left to be done."""
        raise NotImplementedError

    def asides(self, g: S, seat: int) -> Ask | None:
        """What this seat may do out of turn. The ask has its frame set, and is never answered twice."""
        return None

    def seat_name(self, g: S, seat: int) -> Message:
        """What a seat is called where no player's name is known: a colour, a character."""
        return Message("seat", {"number": seat + 1})

    def names(self, g: S, seats: int) -> list[Message]:
        """What the players are called: the seats and, after them, those whom the rules play."""
        return [self.seat_name(g, seat) for seat in range(seats)]

    def components(self) -> Any:
        """What the game is printed with, as plain data: all that a board has to draw. The same at every table."""
        return None

    def invariants(self, g: S) -> list[str]:
        """What is wrong with the state, if anything: pieces lost or doubled. Called by tests, not in play."""
        return []

    # What every game gets.

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
        self, seats: int | None = None, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> Position[S]:
        seats = self.seats[0] if seats is None else seats
        if type(seats) is not int or seats not in self.seats:
            raise BadSetup("error-bad-seats", game=self.id, seats=str(seats), low=self.seats[0], high=self.seats[-1])
        seed = chance.fresh_seed() if seed is None else seed
        if type(seed) is not int or not 0 <= seed < chance.SEEDS:
            raise BadSetup("error-bad-seed", seed=str(seed))
        settings = settled(self.options, seats, dict(options or {}))
        self.check(seats, settings)
        return Position.begun(self, seats, seed, settings)

    def load(self, data: object) -> Position[S]:
        """The position of a dump; BadDump names what is wrong with it."""
        return Position.loaded(self, data)

    def replay(self, record: str) -> Position[S]:
        """The position at the end of a record; BadRecord names the line that is wrong."""
        *_, (position, _events) = Record.read(record).steps(self)
        return position

    def option_schema(self) -> dict[str, Any]:
        return {
            "type": "object",
            "additionalProperties": False,
            "properties": {name: setting.schema() for name, setting in self.options.items()},
        }


@cache
def older(game: Game[S], version: int) -> Game[S]:
    """Return the game as it was: the same one for the same version, for it may take a while to make."""
    new = game.older(version)
    new.version = version
    return new
