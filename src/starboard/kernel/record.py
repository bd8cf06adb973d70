"""A whole game as a small text: seed, options and choices.

    starboard record 2
    game carcassonne 1 ~ 0d3c1f60
    seats 2 ~ 77a1c2f4
    seed 42 ~ 9b20e55d
    options {"teams":false} ~ 41c8a3b7
    digest seen ~ 3b6d27e1
    0 place 0,1 r90 ~ 5f3a09c1
    1! offer 3 to 0 ~ 00b1c2d3
    end 2 open 8c2f0a1b2c3d4e5f ~ 1a2b3c4d

A move is a seat and a notation; `!` marks one made out of turn. The sign behind `~` covers everything down to
that line, so that a change is found where it was made. The last line tells the number of moves, whether the game
was over, and a digest: a record whose replay gives another game is never taken for the same one. The head names the
scheme of the digest (kernel/digest.py); records of the first format do not, theirs is that of the state.
After the seed there may be the generator that makes dice of it (`dice sha256`; without it, splitmix64), the proof of
fair dice (`fair …`, kernel/fair.py) and who sat where (`names ["Ada", "Grace"]`).
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from starboard.kernel.chance import SHA256, SPLITMIX64
from starboard.kernel.digest import SEEN, STATE, digest
from starboard.kernel.errors import BadRecord, NoRecord, StarboardError
from starboard.kernel.fair import OLD_PROOF, PROOF, AnyFairness, Fairness, read_proof
from starboard.kernel.move import MOVE, Move
from starboard.kernel.plain import Settings

if TYPE_CHECKING:
    from starboard.kernel.ask import Option
    from starboard.kernel.event import Event
    from starboard.kernel.game import AnyGame
    from starboard.kernel.position import AnyPosition

T = TypeVar("T")

HEAD, OLD_HEAD = "starboard record 2", "starboard record 1"
LONGEST_NAME = 40
END = r"end ([0-9]{1,9}) (over|open) ([0-9a-f]{16})"


@dataclass(slots=True)
class Record:
    game: str
    version: int
    seats: int
    seed: int
    options: Settings
    moves: list[Move] = field(default_factory=list)
    over: bool = False
    digest: str = ""
    scheme: str = SEEN  # by which the digest was made
    fairness: AnyFairness | None = None  # the proof that the seed was not chosen, where there is one
    names: list[str] = field(default_factory=list)  # of the players, one for each seat ("" for none); or none at all
    generator: str = SPLITMIX64  # that makes dice of the seed

    @classmethod
    def of(cls, position: AnyPosition, scheme: str = SEEN) -> Record:
        if position.seed is None:
            raise NoRecord("error-no-record")
        game = position.game
        over = position.ask is None
        return cls(
            game.id,
            game.version,
            position.seats,
            position.seed,
            position.options,
            position.moves,
            over,
            digest(position, scheme),
            scheme,
            generator=position.generator,
        )

    @property
    def head(self) -> list[str]:
        options = json.dumps(self.options, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return [
            OLD_HEAD if self.scheme == STATE else HEAD,
            f"game {self.game} {self.version}",
            f"seats {self.seats}",
            f"seed {self.seed}",
            *([f"dice {self.generator}"] if self.generator != SPLITMIX64 else []),
            *([f"fair {self.fairness}"] if self.fairness else []),
            *([f"names {json.dumps(self.names, ensure_ascii=False)}"] if self.names else []),
            f"options {options}",
            *([f"digest {self.scheme}"] if self.scheme != STATE else []),
        ]

    @property
    def options_line(self) -> int:
        return next(number for number, line in enumerate(self.head, 1) if line.startswith("options "))

    @property
    def text(self) -> str:
        first, *head = self.head
        sign = signed(first)
        lines = [first]
        for line in [*head, *map(str, self.moves), self.end]:
            sign = signed(line, sign)
            lines.append(f"{line} ~ {sign:08x}")
        return "\n".join(lines) + "\n"

    @property
    def end(self) -> str:
        return f"end {len(self.moves)} {'over' if self.over else 'open'} {self.digest}"

    @classmethod
    def read(cls, text: str) -> Record:
        """Check the text and take it apart; BadRecord names the first line that is wrong."""
        return Reader(text).record()

    def steps(self, game: AnyGame) -> Iterator[tuple[AnyPosition, list[Event]]]:
        """Play it: the position at the start and after each move, always the same object, with what happened."""
        moves = self.played(game, lambda position, option: position.play(option))
        start, _ = next(moves)
        yield start, start.events
        for position, happened in moves:
            assert happened is not None
            yield position, happened

    def played(self, game: AnyGame, play: Callable[[AnyPosition, Option], T]) -> Iterator[tuple[AnyPosition, T | None]]:
        """Play it in one's own way: yields the position at the start and after each move, with what `play` gave."""
        if self.game != game.id or self.version not in game.versions:
            here = f"{game.versions[0]}–{game.version}" if len(game.versions) > 1 else game.version
            found = f"{self.game} {self.version}"
            raise BadRecord("error-record-game", 2, expected=f"{game.id} {here}", found=found)
        game = game.under(self.version)
        first = len(self.head) + 1
        try:
            game.check_content(self.options)
            position = game.start(self.seats, self.seed, self.options, self.generator)
        except StarboardError as error:
            line = {"error-bad-seats": 3, "error-bad-seed": 4}.get(error.message.key, self.options_line)
            raise BadRecord("error-record-start", line, reason=error.message) from error
        yield position, None
        for line, move in enumerate(self.moves, first):
            try:
                option = position.legal(move.notation, move.seat, move.aside)
            except StarboardError as error:
                raise BadRecord("error-record-move", line, reason=error.message) from error
            yield position, play(position, option)
        last = first + len(self.moves)
        if (position.ask is None) != self.over or digest(position, self.scheme) != self.digest:
            raise BadRecord("error-record-end", last, expected=Record.of(position, self.scheme).end, found=self.end)


def signed(text: str, sign: int = 0) -> int:
    """The sign of all the text so far. Half a character, as JSON can hold it, is no reason to stumble."""
    return zlib.crc32(text.encode(errors="replace"), sign)


def is_name(text: str) -> bool:
    """A name is short, and all of it can be seen. It may be empty: nobody of a name sat there."""
    return len(text) <= LONGEST_NAME and text.isprintable()


class Reader:
    """Reads a record line by line, and says which one is wrong and what was expected there."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.number = 0
        self.sign = 0

    def wrong(self, expected: str) -> BadRecord:
        if self.number > len(self.lines):
            return BadRecord("error-record-short", self.number, expected=expected)
        found = self.lines[self.number - 1]
        return BadRecord("error-record-line", self.number, expected=expected, found=found)

    def next(self, expected: str) -> str:
        self.number += 1
        if self.number > len(self.lines):
            raise self.wrong(expected)
        return self.lines[self.number - 1]

    def next_is(self, word: str) -> bool:
        return self.number < len(self.lines) and self.lines[self.number].startswith(f"{word} ")

    def signed(self, expected: str, *patterns: str) -> re.Match[str]:
        """A line of one of these forms, with the right sign behind it."""
        line, _, sign = self.next(expected).rpartition(" ~ ")
        found = next((match for pattern in patterns if (match := re.fullmatch(pattern, line))), None)
        if found is None:
            raise self.wrong(expected)
        self.sign = signed(line, self.sign)
        if sign != f"{self.sign:08x}":
            raise self.wrong(f"{line} ~ {self.sign:08x}")
        return found

    def json(self, text: str, expected: str) -> Any:
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            raise self.wrong(expected) from None

    def record(self) -> Record:
        head = self.next(HEAD)
        if head not in (HEAD, OLD_HEAD):
            raise self.wrong(HEAD)
        self.sign = signed(head)
        game = self.signed("game ID VERSION ~ SIGN", r"game (\S+) ([0-9]{1,9})")
        seats = self.signed("seats NUMBER ~ SIGN", r"seats ([0-9]{1,3})")
        seed = self.signed("seed NUMBER ~ SIGN", r"seed ([0-9]{1,78})")
        generator = self.signed(f"dice {SHA256} ~ SIGN", f"dice ({SHA256})")[1] if self.next_is("dice") else SPLITMIX64
        fairness = self.fairness(int(seats[1])) if self.next_is("fair") else None
        names = self.names(int(seats[1])) if self.next_is("names") else []
        options = self.signed("options {…} ~ SIGN", r"options (\{.*\})")
        settings = self.json(options[1], "options {…} ~ SIGN")
        scheme = self.signed("digest SCHEME ~ SIGN", f"digest ({SEEN})")[1] if head == HEAD else STATE
        record = Record(game[1], int(game[2]), int(seats[1]), int(seed[1]), settings, scheme=scheme)
        record.fairness, record.names, record.generator = fairness, names, generator
        while not self.move_or_end(record):
            pass
        while self.number < len(self.lines):
            if self.next("–").strip():
                raise self.wrong("–")
        return record

    def fairness(self, seats: int) -> AnyFairness:
        """The proof of fair dice, which not every record has."""
        form = "fair TABLE ROUND PROMISE SECRET [[SEAL, LUCK], …] ~ SIGN"
        found = self.signed(form, f"fair ({OLD_PROOF})", f"fair ({PROOF})")
        try:
            proof = read_proof(found[1])
        except (ValueError, RecursionError):
            raise self.wrong(form) from None
        if isinstance(proof, Fairness) and len(proof.seals) != seats:
            raise self.wrong(form)
        return proof

    def names(self, seats: int) -> list[str]:
        """Read who sat there, which not every record tells."""
        form = 'names ["NAME", …] ~ SIGN'
        names = self.json(self.signed(form, r"names (\[.*\])")[1], form)
        fitting = len(names) == seats and all(isinstance(one, str) and is_name(one) for one in names)
        if not fitting:
            raise self.wrong(form)
        return list(names)

    def move_or_end(self, record: Record) -> bool:
        """Read a move, or the end: True if that was it."""
        form = "SEAT NOTATION ~ SIGN / end MOVES over|open DIGEST ~ SIGN"
        found = self.signed(form, MOVE.pattern, END)
        if not found[0].startswith("end "):
            record.moves.append(Move.read(found[0]))
            return False
        if int(found[1]) != len(record.moves):
            raise self.wrong(f"end {len(record.moves)} …")
        record.over, record.digest = found[2] == "over", found[3]
        return True
