"""One game as learners meet it: who decides, which actions there are, what they brought.

Everything that asks a learner goes through here: PettingZoo, Gymnasium, vectors of games and OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from starboard.bots import make_bot
from starboard.bots.bot import Bot
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import scramble
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.position import Position
from starboard.kernel.registry import installed
from starboard.kernel.result import Result, even_places
from starboard.lab.environments.encoder import A_PAGE, ACTIONS, TURN_PAGE, Arrays, Encoder, Reader, Seen, on_page, pages
from starboard.lab.environments.encoders import encoder_of
from starboard.lab.environments.handing import Handing

PLACE, WIN = "place", "win"  # what the end of a game is worth by
RAISE, WRAP = "raise", "wrap"  # what is done with an action that is not there
NEXT_PAGE = -1  # stands for a choice where the page is turned


@dataclass(frozen=True, slots=True)
class Terms:
    """Holds what is the same in all games of an environment. Made by `agreed`, which checks it."""

    game: Game[Any]
    encoder: Encoder
    seats: int
    options: dict[str, Any]
    reward: str
    shaping: float
    longest: int
    opponents: tuple[Bot, ...]  # of the seats after the learner's; none: learners sit everywhere
    seat: int | None  # of the learner, if there are opponents; None: another one in each game
    illegal: str
    handing: Handing


def agreed(
    game_id: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    reward: str = PLACE,
    shaping: float = 0.0,
    longest: int | None = None,
    opponents: str | Sequence[str | Bot] | None = None,
    seat: int | None = None,
    illegal: str = RAISE,
    arrays: str | Sequence[str] | None = None,
) -> Terms:
    """Refuse what cannot be played, before anything is made."""
    game = installed().game(game_id)
    first = game.start(seats, 0, options)  # refuses seats and options that the game does not take
    for name, value, known in (("reward", reward, (PLACE, WIN)), ("illegal", illegal, (RAISE, WRAP))):
        if value not in known:
            raise StarboardError("error-environment-word", name=name, value=str(value), known=", ".join(known))
    longest = game.parts.longest if longest is None else longest
    if longest < 1:
        raise StarboardError("error-environment-longest", longest=longest)
    if seat is not None and not 0 <= seat < first.seats:
        raise StarboardError("error-no-such-seat", seat_number=str(seat), high=first.seats - 1)
    encoder = encoder_of(game, first.seats)
    return Terms(
        game=game,
        encoder=encoder,
        seats=first.seats,
        options=dict(options or {}),
        reward=reward,
        shaping=float(shaping),
        longest=longest,
        opponents=bots_of(game, first.seats, opponents),
        seat=seat,
        illegal=illegal,
        handing=Handing(encoder, arrays),
    )


def bots_of(game: Game[Any], seats: int, opponents: str | Sequence[str | Bot] | None) -> tuple[Bot, ...]:
    """Make a bot for each other seat, from a level for all, or a list."""
    if opponents is None:
        return ()
    asked = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(asked) != seats - 1:
        raise StarboardError("error-environment-opponents", wanted=seats - 1, found=len(asked))
    return tuple(one if isinstance(one, Bot) else make_bot(game, one) for one in asked)


@dataclass(slots=True)
class Match:
    terms: Terms
    reader: Reader | None = None  # of this and other games; None: one of its own
    number: int = 0  # of this game in the reader
    position: Position[Any] = field(init=False)
    rewards: list[float] = field(init=False)  # of all seats, since the last action
    page: int = field(init=False, default=0)
    steps: int = field(init=False, default=0)  # actions and decisions of bots
    played: int = field(init=False, default=0)  # games
    learner: int = field(init=False, default=0)  # the seat, where there are opponents
    _bots: dict[int, Bot] = field(init=False, default_factory=dict)
    _standing: Sequence[float] = field(init=False, default=())
    _carried: list[float] | None = field(init=False, default=None)  # what bots brought about before the first action

    def start(self, seed: int) -> None:
        terms = self.terms
        self.position = terms.game.start(terms.seats, seed, terms.options)
        self.page = self.steps = 0
        self.learner = self.played % terms.seats if terms.seat is None else terms.seat
        self.played += 1
        self._bots = {(self.learner + step) % terms.seats: bot for step, bot in enumerate(terms.opponents, 1)}
        self.rewards = [0.0] * terms.seats
        self._standing = terms.encoder.standing(self.position) if terms.shaping else ()
        self._let_bots_play()
        self._carried, self.rewards = self.rewards, [0.0] * terms.seats

    @classmethod
    def at(cls, terms: Terms, position: Position[Any], page: int, steps: int) -> Match:
        """Go on from a position, with learners at all seats."""
        self = cls(terms)
        self.position, self.page, self.steps, self.played = position, page, steps, 1
        self.rewards = [0.0] * terms.seats
        self._standing = terms.encoder.standing(position) if terms.shaping else ()
        return self

    @property
    def seat(self) -> int:
        """Return who has to decide; at the end, and always with opponents, the seat of the learner."""
        ask = self.position.ask
        return self.learner if ask is None or self._bots else ask.seat

    @property
    def over(self) -> bool:
        return self.position.ask is None

    @property
    def cut_off(self) -> bool:
        return self.position.ask is not None and self.steps >= self.terms.longest

    @property
    def legal(self) -> list[int]:
        """List the legal actions."""
        ask = self.position.ask
        if ask is None:
            return []
        count = len(ask.choices)
        if count <= ACTIONS:
            return list(range(count))
        return [*range(len(on_page(ask.choices, self.page))), TURN_PAGE]

    @property
    def mask(self) -> NDArray[np.int8]:
        """Mark the legal actions."""
        mask = np.zeros(ACTIONS, np.int8)
        mask[self.legal] = 1
        return mask

    @property
    def shown(self) -> tuple[int, bool]:
        """Return how many options the page shows, and whether it can be turned."""
        ask = self.position.ask
        if ask is None:
            return 0, False
        return len(on_page(ask.choices, self.page)), len(ask.choices) > ACTIONS

    def notation(self, action: int) -> str:
        """Return what the action means now, in notation."""
        ask = self.position.ask
        if ask is None or action not in self.legal:
            return "-"
        if len(ask.choices) > ACTIONS and action == TURN_PAGE:
            return "next page"
        return Option(ask, on_page(ask.choices, self.page)[action]).notation

    def action_of(self, number: int) -> int:
        """Return the action that leads to the option of this number: itself, or the next page."""
        ask = self.position.ask
        if ask is None or len(ask.choices) <= ACTIONS:
            return number
        page, action = divmod(number, A_PAGE)
        return action if page == self.page else TURN_PAGE

    def number_of(self, action: int) -> int:
        """Return the number of the option that the action takes, or NEXT_PAGE; it is an error if there is none."""
        ask = self.position.ask
        if ask is None:
            raise StarboardError("error-environment-over")
        return self._meant(ask, action)[0]

    def copy(self) -> Match:
        """Return an independent copy; its reader has nothing cached yet."""
        new = Match(self.terms)
        new.position, new.page, new.steps, new.played = self.position.copy(), self.page, self.steps, self.played
        new.rewards, new.learner = self.rewards[:], self.learner
        new._bots, new._standing = self._bots, self._standing
        new._carried = self._carried and self._carried[:]
        return new

    def act(self, action: int) -> bool:
        """Take the action; False if there was no such one, and another was taken in its place (`illegal="wrap"`)."""
        ask = self.position.ask
        if ask is None or self.steps >= self.terms.longest:
            raise StarboardError("error-environment-over")
        number, there, count = action, True, len(ask.choices)
        if count > ACTIONS or not 0 <= action < count:
            number, there = self._meant(ask, action)
        self.rewards, self._carried = self._carried or [0.0] * self.terms.seats, None
        if number == NEXT_PAGE:
            self.page = (self.page + 1) % pages(count)
            self.steps += 1
            return there
        self.position.take(number)
        self._count()
        if self._bots:
            self._let_bots_play()
        return there

    def _meant(self, ask: Ask, action: int) -> tuple[int, bool]:
        """Find the choice that is meant where there are several pages, or no such action; and whether there was one."""
        shown = on_page(ask.choices, self.page)
        if shown is not ask.choices and action == TURN_PAGE:
            return NEXT_PAGE, True
        there = 0 <= action < len(shown)
        if not there and self.terms.illegal == RAISE:
            raise StarboardError("error-environment-action", action=str(action), options=len(shown))
        return self.page * A_PAGE + action % len(shown), there

    @property
    def seen(self) -> Seen:
        """Return position, seat and page of whoever has to decide."""
        position = self.position
        ask = position.ask
        return position, self.learner if ask is None or self._bots else ask.seat, self.page

    def observe(self, seat: int) -> Arrays:
        """Return what the seat sees now, in arrays of its own."""
        if self.reader is None:
            self.reader = self.terms.encoder.reader()
        arrays = self.terms.encoder.empty()
        self.reader.write(self.position, seat, self.page, arrays, self.number)
        return arrays

    def _let_bots_play(self) -> None:
        position, bots = self.position, self._bots
        while bots and position.ask is not None and position.ask.seat in bots and not self.cut_off:
            seat = position.ask.seat
            position.play(bots[seat].choose(position, seat, scramble((position.seed or 0) + self.steps)))
            self._count()

    def _count(self) -> None:
        """Count a decision that was made, and what it brought."""
        position, terms = self.position, self.terms
        self.page = 0
        self.steps += 1
        if terms.shaping:
            before, after = self._standing, terms.encoder.standing(position)
            self._standing = after
            for seat in range(terms.seats):
                self.rewards[seat] += terms.shaping * (lead(after, seat) - lead(before, seat))
        if position.ask is None:
            result = position.result
            assert result is not None
            for seat, reward in enumerate(outcome(result, terms.reward)):
                self.rewards[seat] += reward


def lead(standing: Sequence[float], seat: int) -> float:
    """Return how far the seat is ahead of the best of the others."""
    others = [value for other, value in enumerate(standing) if other != seat]
    return standing[seat] - max(others, default=0.0)


def outcome(result: Result, by: str) -> list[float]:
    """Return the reward at the end: by place, 1 for the first to -1 for the last; or the part of the victory, 0 to 1.

    Who shares a place, as equals or as a team, has the mean of those places. Alone against the rules one is first or
    last.
    """
    if by == WIN:
        return result.shares
    last = max(2, len(result.places)) - 1
    return [1 - 2 * (place - 1) / last for place in even_places(result.places)]
