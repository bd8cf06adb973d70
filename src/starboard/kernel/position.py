"""A game at a decision: ask, play, copy, look, imagine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

import msgspec

from starboard.kernel import chance, dump
from starboard.kernel.ask import Ask, Option, Options
from starboard.kernel.errors import BadDump, BadSetup, IllegalChoice, StarboardError
from starboard.kernel.event import Event, Opened, Sealed
from starboard.kernel.frame import NO_REASON, Frame, Interrupted
from starboard.kernel.message import Message, Refusal
from starboard.kernel.move import Move
from starboard.kernel.plain import Data, Settings
from starboard.kernel.record import Record
from starboard.kernel.result import Result
from starboard.kernel.state import S, State, required, tell, tell_revealed

if TYPE_CHECKING:
    from starboard.kernel.game import Game

# The moves so far, newest first, as a chain that a copy shares: earlier moves; of the last one the seat, the frame that
# asked, the choice, and whether it was out of turn. At its end are lines: what was loaded, or written down before.
Past: TypeAlias = "tuple[Past, int, Frame, Any, bool] | Lines"

IMAGINE_TRIES = 200


class Lines(msgspec.Struct, frozen=True, gc=False):
    """Moves as lines of a record."""

    lines: tuple[str, ...] = ()


NO_MOVES = Lines()


class Position(Generic[S]):
    __slots__ = (
        "_chance_before",
        "_past",
        "ask",
        "events",
        "game",
        "generator",
        "options",
        "ply",
        "seats",
        "seed",
        "state",
        "together",
    )

    game: Game[S]
    seats: int
    options: Settings
    seed: int | None  # None: imagined, so that part of the past never happened
    generator: str  # that makes dice of the seed
    ply: int  # how many moves were made
    state: S
    ask: Ask | None  # the pending decision, or None when the game is over
    together: tuple[Ask, ...]  # all that are pending, where several seats decide at once in secret
    events: list[Event]  # of the last step
    _past: Past
    _chance_before: int  # the last step

    # Beginning, and going on.

    @classmethod
    def begun(cls, game: Game[S], seats: int, seed: int, options: Settings, generator: str) -> Position[S]:
        self = cls()
        self.game, self.seats, self.seed, self.options = game, seats, seed, options
        self.generator, self.ply, self._past = generator, 0, NO_MOVES
        self.state = g = game.begin(seats, options)
        g.content, g.version = game.content, game.version
        g.chance, g.key = chance.seeded(seed, generator)
        g.sealed = []
        g.events = []
        self._chance_before = g.chance
        self._go_on()
        return self

    @classmethod
    def ended(cls, game: Game[S], seats: int, options: Settings, state: S) -> Position[S]:
        """Make the position at the end of a game that was played elsewhere. Its moves are not known here."""
        self = cls()
        self.game, self.seats, self.seed, self.options, self._past = game, seats, None, options, NO_MOVES
        self.generator = chance.SPLITMIX64
        self.state = state
        self._chance_before = state.chance
        self.ask, self.together, self.events = None, (), []
        return self

    def play(
        self, choice: Option | str, seat: int | None = None, watch: Callable[[S], None] | None = None
    ) -> list[Event]:
        """Make a choice, given as an option or by its notation; returns what happened.

        `seat` says whose choice a notation is, where it is not that of the first pending ask: another of those
        that decide together, or a seat that does something out of turn. `watch` is called with the state whenever a
        frame has told something (kernel/story.py); it may look, and must change nothing.
        """
        option = choice if type(choice) is Option and choice.ask is self.ask else self.legal(choice, seat)
        ask = option.ask
        g = self.state
        self._chance_before = g.chance
        aside = ask is not self.ask and ask not in self.together
        self._past = self._past, ask.seat, ask.frame, option.choice, aside
        self.ply += 1
        if aside:
            g.frames.append(Interrupted(tuple(pending.seat for pending in self.asks)))
            ask.frame.answer(g, option.choice)
        elif self.together:
            g.sealed.append((len(g.frames), ask.seat, option.notation))
            tell(g, Sealed(ask.seat))
        else:
            g.frames.pop().answer(g, option.choice)
        self._go_on(watch)
        return self.events

    def take(self, number: int) -> list[Event]:
        """Make the choice of this number of the pending decision: `play(ask.options[number])`, at less cost.

        Playouts and learners make many choices, of which nobody looks at more than the number.
        """
        ask = self.ask
        if ask is None or self.together:
            return self.play(required(ask, "decision").options[number])
        g = self.state
        choice = ask.choices[number]
        self._chance_before = g.chance
        self._past = self._past, ask.seat, ask.frame, choice, False
        self.ply += 1
        g.frames.pop().answer(g, choice)
        if g.sealed:
            self._go_on()
            return self.events
        self.ask = None
        self._run_frames(g)
        self.events = told = g.events
        g.events = []
        return told

    def _go_on(self, watch: Callable[[S], None] | None = None) -> None:
        """Work off frames until somebody has to decide, or nothing is left."""
        g = self.state
        self.together = ()
        self.ask = None
        if watch is None and not g.sealed:
            self._run_frames(g)
        else:
            self._run_watched(g, watch)
        self.events = g.events
        g.events = []

    def _run_frames(self, g: S) -> None:
        """Work off frames where nobody watches and no secret answer waits: nearly always."""
        frames = g.frames
        while frames:
            frame = frames.pop()
            asked = frame.run(g)
            if asked is not None and not self._answered(frame, asked):
                break

    def _run_watched(self, g: S, watch: Callable[[S], None] | None) -> None:
        """Work off frames; tell the watcher what each told, and keep secret answers as long as they hold."""
        frames = g.frames
        told = 0  # events that the watcher has seen
        while depth := len(frames):
            if watch is not None and len(g.events) > told and not frames[-1].BELONGS:
                told = len(g.events)
                watch(g)
            frame = frames.pop()
            asked = frame.run(g)
            if g.sealed and type(asked) is not tuple:
                # Something out of turn made an end of a secret choice: its answers must not be taken for later ones.
                g.sealed = [answer for answer in g.sealed if answer[0] < depth]
            if asked is not None and not self._answered(frame, asked):
                break
        if g.sealed:
            # The same, where whole frames were taken away.
            g.sealed = [answer for answer in g.sealed if answer[0] <= len(frames)]
        if watch is not None and len(g.events) > told:
            watch(g)

    def _answered(self, frame: Frame, asked: Ask | tuple[Ask, ...]) -> bool:
        """Answer a frame that asks, if nobody need decide: it has one choice or none, or all have chosen in secret."""
        if not isinstance(asked, Ask):
            return self._answered_together(frame, asked)
        asked.frame = frame
        choices = asked.choices
        if len(choices) > 1 or (choices and not asked.forced):
            self.state.frames.append(frame)
            self.ask = asked
            return False
        if choices:
            frame.answer(self.state, choices[0])
        return True

    def _answered_together(self, frame: Frame, asks: tuple[Ask, ...]) -> bool:
        """Answer a frame by which several are asked in secret, if all have chosen; else it waits for them."""
        g = self.state
        g.frames.append(frame)
        answers = self._answers(asks)
        if self.together:
            return False
        g.frames.pop()
        if g.sealed:
            tell_revealed(g, Opened())
            g.sealed = [answer for answer in g.sealed if answer[0] <= len(g.frames)]
        frame.answer(g, answers)
        return True

    def _answers(self, asks: tuple[Ask, ...]) -> tuple[object, ...]:
        """List the answers to the frame on top, None by who has no option; `together` are those still to answer.

        What is no longer an option, because of something out of turn, is asked for again.
        """
        g = self.state
        frame, depth = g.frames[-1], len(g.frames)
        sealed = {seat: notation for at, seat, notation in g.sealed if at == depth}
        answers: list[object] = []
        waiting = []
        for ask in asks:
            ask.frame = frame
            answer = ask.find(sealed[ask.seat]) if ask.seat in sealed else None
            if ask.forced and len(ask.choices) == 1:
                answer = ask.options[0]
            elif ask.choices and answer is None:
                waiting.append(ask)
            answers.append(answer and answer.choice)
        self.together = tuple(waiting)
        if waiting:
            self.ask = waiting[0]
            valid = {ask.seat for ask in asks if ask.choices and ask not in waiting}
            g.sealed = [answer for answer in g.sealed if answer[0] != depth or answer[1] in valid]
        return tuple(answers)

    def _ask_again(self) -> bool:
        """Make the pending decision once more, from the frame on top alone; False if nobody has to decide there."""
        g = self.state
        self.ask, self.together, self.events = None, (), []
        if not g.frames:
            return True
        frame = g.frames.pop()
        asked = frame.run(g)
        g.frames.append(frame)
        if type(asked) is tuple:
            self._answers(asked)
            return self.ask is not None
        if type(asked) is Ask and (len(asked.choices) > 1 or (asked.choices and not asked.forced)):
            asked.frame = frame
            self.ask = asked
        return self.ask is not None

    @property
    def revealed(self) -> bool:
        """Tell whether something hidden or random was seen in the last step, so that taking it back would be unfair."""
        return self.state.chance != self._chance_before or any(event.reveals or event.to for event in self.events)

    # What may be chosen.

    @property
    def asks(self) -> tuple[Ask, ...]:
        """All pending decisions: one, or several that are made in secret at the same time."""
        return self.together or ((self.ask,) if self.ask else ())

    def asides(self, seat: int) -> Options | tuple[()]:
        """List what this seat may do out of turn."""
        self._check_seat(seat)
        ask = self.game.asides(self.state, seat) if self.ask else None
        return ask.options if ask else ()

    def why_not(self, text: str, seat: int | None = None) -> Refusal | None:
        """Why this notation, or this target, is not an option of the seat now; None if it is."""
        if self.ask is None:
            return Refusal(Message("why-game-over"))
        if seat is not None:
            self._check_seat(seat)
        for ask in self._asks_to(seat):
            wanted = ask.frame.canonical(self.state, text)
            if any(wanted == option.notation or wanted in option.targets for option in ask.options):
                return None
        for ask in self._asks_to(seat):  # its own ask, or what it may do out of turn
            refusal = ask.frame.why_not(self.state, ask.frame.canonical(self.state, text))
            if ask in self.asks or refusal.reason.key != NO_REASON:
                return refusal
        return Refusal(Message("why-not-your-turn", {"seat": self.ask.seat}))

    def outlook(self, option: Option) -> Data:
        """Tell what everybody may know of what follows from the option, as plain JSON data; empty if nothing."""
        known = option.ask.frame.outlook(self.state, option.choice)
        return {} if known is None else dump.plain(known)

    def legal(self, choice: Option | str, seat: int | None = None, aside: bool | None = None) -> Option:
        """The option meant by a notation, or by an option of an equal position; IllegalChoice otherwise.

        `aside` tells whether it is meant as something out of turn; None looks at what is asked first.
        """
        if isinstance(choice, Option):
            text, seat = choice.notation, choice.seat
        elif isinstance(choice, str):
            text = choice
        else:
            raise IllegalChoice(repr(choice), Refusal(Message("why-not-a-choice")))
        if seat is not None:
            self._check_seat(seat)
        for ask in self._asks_to(seat, aside):
            option = ask.known(text) or ask.find(ask.frame.canonical(self.state, text))
            if option is not None:
                return option
        raise IllegalChoice(text, self.why_not(text, seat) or Refusal(Message(NO_REASON)))

    def _asks_to(self, seat: int | None, aside: bool | None = None) -> Iterator[Ask]:
        """Go through what this seat may answer: its pending ask, then asides. None: the first pending ask."""
        if self.ask is None:
            return
        if not aside:
            yield from [ask for ask in self.asks if ask.seat == (self.ask.seat if seat is None else seat)]
        if seat is not None and aside is not False:
            out_of_turn = self.game.asides(self.state, seat)
            if out_of_turn:
                yield out_of_turn

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadSetup("error-no-such-seat", seat_number=str(seat), high=self.seats - 1)

    # Looking, copying and imagining.

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self.ask is None else None

    @property
    def names(self) -> list[Message]:
        """Name the players, where nobody's name is known."""
        return self.game.names(self.state, self.seats)

    def view(self, seat: int | None) -> Data:
        """All that this seat may see, as plain JSON data; None for an onlooker."""
        if seat is not None:
            self._check_seat(seat)
        seen = {
            "game": self.game.id,
            "seats": self.seats,
            "seat": seat,
            "asks": [{"seat": ask.seat, "prompt": ask.prompt, "rule": ask.rule} for ask in self.asks],
            "sealed": [notation for _, by, notation in self.state.sealed if by == seat],
            "result": self.result,
            "table": self.game.view(self.state, seat),
        }
        return dump.plain(seen)

    def inspect(self, target: str, seat: int | None) -> Data | None:
        """Tell what this seat may know of a target beyond the view, as plain JSON data; None if there is nothing."""
        known = self.game.inspect(self.state, seat, target)
        return None if known is None else dump.plain(known)

    def copy(self) -> Position[S]:
        new = Position.__new__(Position)
        new.game, new.seats, new.options, new.seed = self.game, self.seats, self.options, self.seed
        new.generator, new.ply = self.generator, self.ply
        new.ask, new.together, new.events, new._past = self.ask, self.together, self.events, self._past
        new._chance_before = self._chance_before
        new.state = self.state.copy()
        return new

    def imagine(self, seat: int | None, seed: int) -> Position[S]:
        """A copy in which all that the seat cannot know is dealt anew; what it can know is the same."""
        if seat is not None:
            self._check_seat(seat)
        new = self.copy()
        new.seed, new.generator = None, chance.SPLITMIX64
        new.ply, new._past = 0, NO_MOVES
        start = chance.scramble(seed)
        waiting = [ask.seat for ask in self.asks]
        # An answer that something out of turn has made impossible is void, and known to be.
        sealed = [(depth, by) for depth, by, _ in self.state.sealed if by != seat]
        others = [(depth, by) for depth, by in sealed if secret_ask(self.state.copy(), depth, by)]
        interrupted = [depth for depth in interruptions(self.state) if still_asked(self.state.copy(), depth)]
        for attempt in range(IMAGINE_TRIES):
            new.state = g = self.state.copy()
            g.chance = new._chance_before = chance.scramble(start ^ attempt)
            g.key = b""  # the dice to come are nobody's secret any more, and cost less
            g.sealed = [answer for answer in self.state.sealed if answer[1] == seat]
            self.game.imagine(g, seat)
            # Somebody is asked only because of what they hold: a deal in which they would not be asked is no
            # deal that could have led here.
            if (
                new._seal_for(others)
                and new._ask_again()
                and [ask.seat for ask in new.asks] == waiting
                and all(still_asked(g, depth) for depth in interrupted)
            ):
                new.events = [event.seen_by(seat) for event in self.events]
                return new
        raise StarboardError("error-cannot-imagine", game=self.game.id)

    def with_fresh_chance(self, seed: int) -> Position[S]:
        """A copy with other dice and shuffles to come, which knows no past; asked is the same.

        Where all seats know the same (`Game.secrets`), what nobody knows is dealt anew too. Elsewhere what is hidden
        stays as it is: somebody may know of it.
        """
        if not self.game.secrets:
            return self.imagine(None, seed)
        new = self.copy()
        new.seed, new.generator = None, chance.SPLITMIX64
        new.ply, new._past = 0, NO_MOVES
        new.state.chance = new._chance_before = chance.scramble(chance.scramble(seed))
        new.state.key = b""
        return new

    def _seal_for(self, others: list[tuple[int, int]]) -> bool:
        """Let seats that have answered in secret answer anything they might have; False if one could not have."""
        g = self.state
        for depth, seat in others:
            ask = secret_ask(g, depth, seat)
            if ask is None:
                return False
            g.sealed.append((depth, seat, ask.options[chance.below(g, len(ask.choices))].notation))
        return True

    # Writing down.

    @property
    def written(self) -> tuple[str, ...]:
        """All choices so far, in order, as lines of a record: `0 place 1,0 r90`. Each is written down once."""
        found = []
        past = self._past
        while type(past) is tuple:
            past, seat, frame, choice, aside = past
            found.append(str(Move(seat, frame.notation(choice), aside)))
        assert type(past) is Lines
        if found:
            self._past = past = Lines((*past.lines, *reversed(found)))
        return past.lines

    @property
    def moves(self) -> list[Move]:
        """All choices so far, in order."""
        return [Move.read(line) for line in self.written]

    @property
    def record(self) -> str:
        """The whole game as a small text: seed, options and choices."""
        return Record.of(self).text

    def dump(self) -> Data:
        """Everything, as plain JSON data."""
        return dump.write(self)

    @classmethod
    def loaded(cls, game: Game[S], data: object) -> Position[S]:
        self = cls()
        game = dump.game_of(game, data)
        content, state = dump.read(game, data)
        self.game, self.seats, self.options = game, content.seats, content.options
        self.seed = None if content.seed is None else int(content.seed)
        self.generator = dump.generator_of(content)
        self._chance_before = content.chance
        self.state = state
        self._past, self.ply = Lines(tuple(content.moves)), len(content.moves)
        try:
            pending = self._ask_again()
        except dump.BROKEN as error:
            raise BadDump("error-broken-dump", reason=repr(error)) from error
        if not pending or state.sealed != content.sealed:
            raise BadDump("error-broken-dump", reason="no decision is pending")
        return self


def secret_ask(g: State, depth: int, seat: int) -> Ask | None:
    """Find what this seat is asked in secret by the frame at this depth, if anything.

    That is not always the frame on top: something out of turn may be going on above it.
    """
    frame = g.frames[depth - 1]
    asks = frame.run(g)
    for ask in asks if type(asks) is tuple else ():
        ask.frame = frame
        if ask.seat == seat and ask.choices:
            return ask
    return None


def interruptions(g: State) -> list[int]:
    """Find the places in the stack where something out of turn stands on a decision."""
    return [depth for depth, frame in enumerate(g.frames) if isinstance(frame, Interrupted)]


def still_asked(g: State, depth: int) -> bool:
    """Tell whether the decision below an interruption would be asked of the same seats now."""
    interrupted, rest = g.frames[depth], g.frames[depth - 1 :]
    assert isinstance(interrupted, Interrupted)
    del g.frames[depth - 1 :]
    asked = rest[0].run(g)
    g.frames.extend(rest)
    asks = asked if isinstance(asked, tuple) else (asked,) if asked is not None else ()
    return set(interrupted.seats) <= {ask.seat for ask in asks if ask.choices}


# Of any game.
AnyPosition: TypeAlias = "Position[Any]"
