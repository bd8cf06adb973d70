"""Plays as a program answers. Whatever goes wrong costs a move, which is made at random, and never the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from time import monotonic
from types import TracebackType
from typing import Any, Self

import msgspec

from starboard.bots.bot import Bot, ask_of
from starboard.bots.random_bot import RandomBot
from starboard.kernel.ask import Ask, Option
from starboard.kernel.errors import StarboardError
from starboard.kernel.event import Event
from starboard.kernel.position import Position
from starboard.kernel.system import code_of
from starboard.lab.programs.limits import GOODBYE, RESTARTS, Limits
from starboard.lab.programs.messages import (
    PROTOCOL,
    AskTold,
    Choose,
    EventTold,
    Hello,
    HelloTold,
    LostTold,
    OptionTold,
    OverTold,
    QuestionTold,
    Said,
    Told,
)
from starboard.lab.programs.mishap import BREAKS, Kind, Mishap, shown
from starboard.lab.programs.process import Process

INSTEAD = RandomBot()  # what is played where a program loses its move: what it plays is known by the seed alone
ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


class Program(Bot):
    """Plays one seat of one game by a process, which is started when it is first asked. Used by `with`, or closed."""

    def __init__(self, command: Sequence[str], limits: Limits, seat: int, seed: int) -> None:
        self.command, self.limits, self.seat, self.seed = command, limits, seat, seed
        self.process: Process | None = None
        self.starts = 0
        self.lost: Counter[Kind] = Counter()
        self.asked = 0
        self.given_up = False
        self.excused: set[int] = set()  # asks that were lost by an answer, so that another one may still come
        self.events: list[EventTold] = []
        self.name = ""

    # Playing

    def choose(self, position: Position[Any], seat: int, seed: int) -> Option:
        assert seat == self.seat
        self.asked += 1
        ask = ask_of(position, seat)
        try:
            return self.answer(position, ask)
        except Mishap as mishap:
            option = INSTEAD.choose(position, seat, seed)
            self.lose(mishap, option)
            return option

    def witness(self, events: Iterable[Event]) -> None:
        """Keep what happened, as far as its seat may know it, for the next ask."""
        if not self.given_up:
            self.events += [event_told(event, self.seat) for event in events]

    def over(self, position: Position[Any]) -> bool:
        """Tell that the game is over, and let the process end. False if it does not do so by itself."""
        if self.process is None:
            return True
        lost = {str(kind): count for kind, count in self.lost.items()}
        self.say(OverTold(position.view(self.seat), self.events, lost))
        ended = self.process.finish(GOODBYE)
        self.close()
        return ended

    def close(self) -> None:
        if self.process is not None:
            process, self.process = self.process, None
            process.end()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # Asking

    def answer(self, position: Position[Any], ask: Ask) -> Option:
        if self.process is None:
            self.start(position)
        events, self.events = self.events, []
        told = AskTold(self.asked, self.seat, self.limits.move, position.view(self.seat), events, question_told(ask))
        self.say(told)
        until = monotonic() + self.limits.move
        while True:
            said = self.hear(until)
            if isinstance(said, Choose) and said.id in self.excused:
                self.excused.discard(said.id)  # it has cost its move already
                continue
            return self.chosen(said, position, ask)

    def chosen(self, said: Said, position: Position[Any], ask: Ask) -> Option:
        """Return the option that is meant."""
        if not isinstance(said, Choose):
            raise Mishap("confused", "a choice was asked for", wanted="choose", found="hello")
        if said.id != self.asked:
            raise Mishap(
                "confused", f"ask {self.asked} was to be answered", wanted=f"id {self.asked}", found=f"id {said.id}"
            )
        if said.seat not in (None, self.seat):
            raise Mishap("confused", f"your seat is {self.seat}", wanted=f"seat {self.seat}", found=f"seat {said.seat}")
        if isinstance(said.choice, int):
            if 0 <= said.choice < len(ask.choices):
                return ask.options[said.choice]
            raise Mishap("illegal", f"options have the numbers 0 to {len(ask.choices) - 1}", choice=str(said.choice))
        try:
            return position.legal(said.choice, self.seat, aside=False)
        except StarboardError as error:
            raise Mishap("illegal", str(error), choice=shown(said.choice)) from error

    def start(self, position: Position[Any]) -> None:
        """Start the process, and exchange hellos with it."""
        if self.given_up or self.starts > RESTARTS:
            self.given_up = True
            raise Mishap("gone", "it was not started again", times=self.starts)
        self.starts += 1
        self.excused.clear()
        try:
            self.process = Process(self.command, self.limits.memory)
        except OSError as error:  # no more processes or files are to be had
            self.given_up = True
            raise Mishap("ended", str(error), code=code_of(error), spoke="no", last="") from error
        self.say(self.hello(position))
        try:
            said = self.hear(monotonic() + self.limits.start)
        except Mishap as mishap:
            self.given_up = True
            if mishap.kind == "slow":
                raise Mishap("start", "no hello in time") from mishap
            raise
        if not isinstance(said, Hello) or said.protocol != PROTOCOL:
            self.given_up = True
            found = f"protocol {said.protocol}" if isinstance(said, Hello) else "choose"
            raise Mishap("confused", "hello was to be answered", wanted=f"hello, protocol {PROTOCOL}", found=found)
        self.name = shown(said.name)

    def hello(self, position: Position[Any]) -> HelloTold:
        return HelloTold(
            PROTOCOL,
            position.game.id,
            position.game.version,
            position.seats,
            self.seat,
            dict(position.options),
            own_seed(self.seed, self.seat),
            self.starts,
            self.limits,
        )

    def say(self, told: Told) -> None:
        assert self.process is not None
        self.process.say(ENCODER.encode(told))

    def hear(self, until: float) -> Said:
        assert self.process is not None
        line = self.process.hear(until)
        try:
            return DECODER.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            said = shown(line.decode(errors="replace"))
            raise Mishap("garbled", str(error), line=said, problem=str(error)) from error

    def lose(self, mishap: Mishap, option: Option) -> None:
        """Count what went wrong. A process that is of no more use is ended, and started again with the next ask."""
        self.lost[mishap.kind] += 1
        if self.process is None:
            return
        if mishap.kind in BREAKS or self.given_up:
            self.close()
        else:
            self.say(LostTold(self.asked, mishap.kind, mishap.why, option.notation))
            self.excused.add(self.asked)


def question_told(ask: Ask) -> QuestionTold:
    options = [OptionTold(notation, option.facts) for notation, option in zip(ask.notations, ask.options, strict=True)]
    return QuestionTold(ask.kind, ask.about.facts, ask.rule, options)


def event_told(event: Event, seat: int) -> EventTold:
    seen = event.seen_by(seat)
    return EventTold(seen.is_, seen.facts, seen.rule)


def own_seed(seed: int, seat: int) -> int:
    """Make a seed of a bot's that tells nothing of it, and that every language reads exactly: 53 bits."""
    return int.from_bytes(sha256(f"program {seed} {seat}".encode()).digest()[:8]) >> 11
