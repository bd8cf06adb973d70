"""Plays random games, and says which one it was when something is wrong: for the contract and for tests."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from starboard.kernel.ask import Option
from starboard.kernel.chance import Dice, below
from starboard.kernel.event import Event
from starboard.kernel.game import AnyGame
from starboard.kernel.plain import Settings
from starboard.kernel.position import AnyPosition

ASIDE_EVERY = 20  # one choice in so many is made out of turn, if anybody may do anything
LONGEST = 20_000  # decisions: a random game that is not over by then never will be
WHOLE = 600  # decisions of a game that is looked at from its start to its end
STRETCH = 60  # decisions in a row that are looked at in a longer game


def walk(
    game: AnyGame, seats: int, options: Settings, seed: int, whole: bool = False
) -> Iterator[tuple[AnyPosition, Option | None]]:
    """A random game: the position, always the same object, with the option that will be taken; None when it is over.

    Of a long game only a stretch is looked at, unless it is to be the whole: at its start by even seeds, at its end by
    odd ones.
    """
    start, stop = (0, LONGEST) if whole else looked_at(game, seats, options, seed)
    for number, (position, option) in enumerate(random_game(game, seats, options, seed)):
        if number >= stop:
            return
        if number >= start:
            yield position, option


def looked_at(game: AnyGame, seats: int, options: Settings, seed: int) -> tuple[int, int]:
    enough = LONGEST if seed % 2 else WHOLE + 1  # for a look at the start, it need not be played to its end
    try:
        length = sum(1 for _ in islice(random_game(game, seats, options, seed), enough))
    except AssertionError:
        return 0, LONGEST  # whatever is wrong is for the check to find, as soon as it can
    if length <= WHOLE:
        return 0, length
    return (length - STRETCH, length) if seed % 2 else (0, STRETCH)


def random_game(game: AnyGame, seats: int, options: Settings, seed: int) -> Iterator[tuple[AnyPosition, Option | None]]:
    dice = Dice(seed)
    position = game.start(seats, seed, options)
    for _ in range(LONGEST):
        if position.ask is None:
            yield position, None
            return
        option = random_option(position, dice)
        yield position, option
        advance(position, option)
    require(False, position, f"the game is not over after {LONGEST} decisions")


def random_option(position: AnyPosition, dice: Dice) -> Option:
    if below(dice, ASIDE_EVERY) == 0:
        asides = position.asides(below(dice, position.seats))
        if asides:
            return asides[below(dice, len(asides))]
    ask = position.asks[below(dice, len(position.asks))]
    require(len(ask.choices) > 0, position, f"{ask.kind} asks seat {ask.seat} and has no option")
    return ask.options[below(dice, len(ask.choices))]


def advance(position: AnyPosition, option: Option) -> list[Event]:
    """Play it; whatever goes wrong in the rules is told with the game in which it did."""
    try:
        return position.play(option)
    except Exception as error:
        raise AssertionError(f"{where(position)}: {option!r} raises {error!r}") from error


def play_out(position: AnyPosition, dice: Dice) -> None:
    """To its end, or a good way on."""
    for _ in range(WHOLE):
        if position.ask is None:
            return
        advance(position, random_option(position, dice))


def where(position: AnyPosition) -> str:
    seed = "imagined" if position.seed is None else f"seed {position.seed}"
    return f"{position.game.id}, {position.seats} seats, options {position.options}, {seed}, move {position.ply}"


def require(true: bool, position: AnyPosition, what: str) -> None:
    if not true:
        raise AssertionError(f"{where(position)}: {what}")


def same(one: object, other: object, position: AnyPosition, what: str) -> None:
    """Both are equal, or the first difference is told."""
    if one != other:
        raise AssertionError(f"{where(position)}: {what}: {difference(one, other)}")


def difference(one: object, other: object, path: str = "") -> str:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        key = next(key for key in one if one[key] != other[key])
        return difference(one[key], other[key], f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        place = next(place for place in range(len(one)) if one[place] != other[place])
        return difference(one[place], other[place], f"{path}[{place}]")
    return f"{path} {one!r} is not {other!r}"


def everybody(position: AnyPosition) -> list[int | None]:
    """All seats, and an onlooker."""
    return [*range(position.seats), None]


def notations(position: AnyPosition) -> list[tuple[int, list[str]]]:
    return [(ask.seat, [option.notation for option in ask.options]) for ask in position.asks]
