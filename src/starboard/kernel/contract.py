"""Checks what every game must hold to; anybody who adds a game can run it (docs/adding-a-game.md).

    from starboard.kernel import contract
    for seed in range(100):
        contract.check_all(GAME, seats=3, options={}, seed=seed)

Each check plays one random game, looks at every decision, and raises AssertionError that says which game it was:
start it again with the same seats, options and seed, and the same is found at the same move.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import fields
from typing import Any

import msgspec

from starboard.kernel import dump
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice, below
from starboard.kernel.errors import IllegalChoice, StarboardError
from starboard.kernel.event import Event
from starboard.kernel.fact import fields_of
from starboard.kernel.game import AnyGame
from starboard.kernel.message import Message
from starboard.kernel.patch import fold
from starboard.kernel.plain import Data, Settings
from starboard.kernel.position import AnyPosition
from starboard.kernel.random_games import advance, everybody, notations, play_out, require, same, walk, where
from starboard.kernel.record import Record
from starboard.kernel.sources import source_problems
from starboard.kernel.state import State
from starboard.kernel.story import Step, patches, play_in_steps, views

Check = Callable[[AnyGame, int, Settings, int], None]
Say = Callable[[Message], str]

PLAY_OUT_EVERY = 20  # one imagined position in so many is played to its end


def copies_are_independent(game: AnyGame, seats: int, options: Settings, seed: int) -> None:
    """Change everything in a copy, and play on in another: nothing changes in the original; nor the other way round.

    A list, dict or set in the state, or in one of its lists or dicts, must not be the same object in a copy. One
    exception: what is laid down at the start and never changes may be shared; that it never changes is checked.
    """
    begun: Data | None = None
    earlier, offered = None, None
    for position, option in walk(game, seats, options, seed):
        if earlier is not None:
            same(notations(earlier), offered, position, "what is played in the original changes the options of a copy")
        now = snapshot(position.state)
        before = position.dump()
        asked = notations(position)
        begun = now if begun is None else begun
        shared = shared_fields(position.state, position.copy().state)
        for name in shared:
            same(now[name], begun[name], position, f"`{name}` is shared by copies, and changes")
        scribble(position.copy().state, except_for=shared)
        if option is not None:
            advance(position.copy(), option)
        same(position.dump(), before, position, "what is done to a copy changes the original")
        same(snapshot(position.state), now, position, "what is done to a copy changes the original")
        earlier, offered = position.copy(), asked


def slots(state: State) -> list[str]:
    """The names of all fields, derived ones too; not the component tables."""
    names = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    return [name for name in [*names, *getattr(state, "__dict__", ())] if name != "content"]


def snapshot(state: State) -> Data:
    # Frames are never changed, so that the list of them is enough.
    return {name: deepcopy(getattr(state, name)) for name in slots(state) if name != "frames"} | {
        "frames": state.frames[:]
    }


def shared_fields(state: State, copy: State) -> list[str]:
    """Fields of which the copy holds the same object, itself or one level deeper, although it can be changed."""

    def is_shared(ours: object, theirs: object, deeper: bool) -> bool:
        if isinstance(ours, list | dict | set) and ours is theirs:
            return True
        if deeper and type(ours) is type(theirs) and isinstance(ours, list | tuple | dict):
            inner = ours.values() if isinstance(ours, dict) else ours
            other = theirs.values() if isinstance(theirs, dict) else theirs
            return any(is_shared(one, two, False) for one, two in zip(inner, other, strict=False))  # type: ignore[call-overload]
        return False

    return [name for name in slots(state) if is_shared(getattr(state, name), getattr(copy, name), True)]


def scribble(state: State, except_for: list[str]) -> None:
    """Change every field, in place where that can be done."""
    for name in slots(state):
        if name not in except_for:
            setattr(state, name, changed(getattr(state, name)))


def changed(value: Any, deeper: bool = True) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, list | dict | set) and deeper:
        for inner in list(value.values() if isinstance(value, dict) else value):
            changed(inner, deeper=False)
    if isinstance(value, list | dict | set) and value:
        value.clear()
    elif isinstance(value, list):
        value.append(0)
    elif isinstance(value, dict):
        value[0] = 0
    elif isinstance(value, set):
        value.add(0)
    return value


def dumps_can_be_loaded(game: AnyGame, seats: int, options: Settings, seed: int) -> None:
    """At every decision, through JSON: everything is there again, and what was worked out anew holds together."""
    names = [kind.__name__ for kind in game.frame_types]
    if len(set(names)) != len(names):
        raise AssertionError(f"{game.id}: two frames have the same name: {names}")
    for position, _ in walk(game, seats, options, seed):
        for frame in position.state.frames:
            frame_is_plain(position, frame)
        data = position.dump()
        read = msgspec.json.decode(msgspec.json.encode(data))
        same(read, data, position, "the dump is not plain JSON data")
        loaded = load(position, read)
        same(loaded.dump(), data, position, "the loaded position is not as it was dumped")
        wrong = game.invariants(loaded.state)
        require(not wrong, position, f"loaded: {wrong}")
        same(notations(loaded), notations(position), position, "the loaded position has other options")
        for seat in everybody(position):
            same(loaded.view(seat), position.view(seat), position, f"the loaded position looks different to {seat}")


def load(position: AnyPosition, data: Data) -> AnyPosition:
    try:
        return position.game.load(data)
    except StarboardError as error:
        raise AssertionError(f"{where(position)}: its dump cannot be loaded: {error}") from error


def frame_is_plain(position: AnyPosition, frame: Any) -> None:
    for field in fields(frame):
        value = getattr(frame, field.name)
        what = f"{type(frame).__name__}.{field.name} is {value!r}"
        require(field.name != "frame", position, f"{what}: dumps use that name for the frame itself")
        require(is_plain(value), position, f"{what}: frames hold numbers, strings and tuples of them only")


def is_plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(map(is_plain, value))
    return value is None or isinstance(value, bool | int | float | str)


def records_can_be_replayed(game: AnyGame, seats: int, options: Settings, seed: int) -> None:
    """Now and then, and at the end, the record gives the same position."""
    dice = Dice(seed ^ 1)
    for position, option in walk(game, seats, options, seed):
        if option is None or below(dice, 50) == 0:
            text = position.record
            same(Record.read(text).text, text, position, "the record reads differently")
            same(game.replay(text).dump(), position.dump(), position, "the replayed position differs")


def undo_and_play_again(game: AnyGame, seats: int, options: Settings, seed: int) -> None:
    """Play, go back to the dump before, play again: the same happens."""
    expected: Data | None = None
    for position, option in walk(game, seats, options, seed):
        before = position.dump()
        same(before, before if expected is None else expected, position, "the same choice has led elsewhere in a copy")
        if option is None:
            return
        first = position.copy()
        told = advance(first, option)
        second = load(position, before)
        again = advance(second, option)
        expected = first.dump()
        same(second.dump(), expected, position, f"{option!r} leads elsewhere after undo")
        same(again, told, position, f"{option!r} tells something else after undo")


def nothing_leaks(game: AnyGame, seats: int, options: Settings, seed: int) -> None:
    """Whatever a seat cannot know is dealt anew, and it sees no difference; such positions can be played on."""
    dice = Dice(seed ^ 2)
    for position, _ in walk(game, seats, options, seed):
        for seat in everybody(position):
            imagined = imagine(position, seat, below(dice, 1 << 32))
            same(imagined.view(seat), position.view(seat), position, f"{seat} sees what it cannot know")
            same(own_options(imagined, seat), own_options(position, seat), position, f"options of {seat} tell secrets")
            for target in position.ask.options[0].targets if position.ask else ():
                same(
                    imagined.inspect(target, seat),
                    position.inspect(target, seat),
                    position,
                    f"pointing at {target} tells {seat} what it cannot know",
                )
            known = chosen_ahead(position, seat)
            same(
                chosen_ahead(imagined, seat), known, position, f"a choice ahead of {seat} rests on what it cannot know"
            )
            told = [event.seen_by(seat) for event in position.events]
            same(imagined.events, told, position, f"{seat} is told in an imagined position what it cannot know")
            chance = imagined.state.chance
            require(chance != position.state.chance, position, f"{seat} could foresee the dice")
            wrong = game.invariants(imagined.state)
            require(not wrong, position, f"imagined by {seat}: {wrong}")
            if below(dice, PLAY_OUT_EVERY) == 0:
                once = imagine(position, seat, chance).dump()
                again = imagine(imagined, seat, chance).dump()
                same(again, once, position, f"what {seat} imagines goes by what it cannot know")
                play_out(imagined, dice)


def imagine(position: AnyPosition, seat: int | None, seed: int) -> AnyPosition:
    try:
        return position.imagine(seat, seed)
    except StarboardError as error:
        raise AssertionError(f"{where(position)}: {seat} cannot imagine: {error}") from error


def own_options(position: AnyPosition, seat: int | None) -> list[str]:
    """List what this seat can do now: it knows that."""
    if seat is None:
        return []
    own = [ask for ask in position.asks if ask.seat == seat]
    return [option.notation for ask in own for option in ask.options] + [
        option.notation for option in position.asides(seat)
    ]


def chosen_ahead(position: AnyPosition, seat: int | None) -> Data:
    """Collect what this seat can choose ahead, what that rests on, and what it would answer now."""
    if seat is None or position.ask is None:
        return {}
    g, own = position.state, [ask for ask in position.asks if ask.seat == seat]
    answers = {kind.id: [kind.answer(position, ask) for ask in own] for kind in position.game.ahead}
    return {
        kind.id: [kind.offered(g, seat), kind.rests(position, seat), [one and one.notation for one in answers[kind.id]]]
        for kind in position.game.ahead
    }


def invariants_hold(game: AnyGame, seats: int, options: Settings, seed: int) -> None:
    """At every decision, and at the end, where there is a result for every seat."""
    for position, _ in walk(game, seats, options, seed, whole=True):
        wrong = game.invariants(position.state)
        require(not wrong, position, f"{wrong}")
    result = position.result
    if result is None or len(result.scores) != seats or len(result.places) != seats:
        raise AssertionError(f"{where(position)}: {result} is no result for all seats")
    together = {
        (party, place, score) for party, place, score in zip(result.parties, result.places, result.scores, strict=True)
    }
    require(len(together) == len(set(result.parties)), position, f"{result}: who plays together ends together")
    # Whom the rules play may have won against all seats.
    require(bool(result.winners) or len(position.names) > seats, position, "nobody has won")
    same(position.asks, (), position, "the game is over")
    same([len(position.asides(seat)) for seat in range(seats)], [0] * seats, position, "the game is over")


def options_are_sound(game: AnyGame, seats: int, options: Settings, seed: int) -> None:
    """There is one, each has its own notation, is found by it and points at things; nothing else can be played.

    What follows from the one that is played is told as it is declared.
    """
    for position, played in walk(game, seats, options, seed):
        asked = [ask.seat for ask in position.asks]
        require(len(set(asked)) == len(asked), position, f"seats {asked} are asked at once: one of them twice")
        for ask in position.asks:
            require(len(ask.choices) > 0, position, f"{ask.kind} has no option")
            # What may be done out of turn must not read like an answer.
            asides = position.asides(ask.seat)
            ask_is_sound(position, ask, [option.notation for option in asides])
        for seat in range(position.seats):
            asides = position.asides(seat)
            if asides:
                ask_is_sound(position, asides[0].ask, [])
        nobody_can_play(position, "no such option")
        known = None if played is None else played.ask.frame.outlook(position.state, played.choice)
        declared = known is None or type(known) is game.outlook_type
        require(declared, position, f"the outlook of {played!r} is a {type(known).__name__}, which is not outlook_type")


def ask_is_sound(position: AnyPosition, ask: Ask, taken: list[str]) -> None:
    written = [option.notation for option in ask.options]
    double = next((text for place, text in enumerate(written) if text in written[:place] or text in taken), None)
    require(double is None, position, f"two options of seat {ask.seat} are written {double!r}")
    for option in ask.options:
        text = option.notation
        one_line = text.isprintable() and bool(text) and text == " ".join(text.split())
        require(one_line, position, f"{text!r} cannot be written on one line of a record")
        found = position.legal(text, ask.seat)
        require(found == option, position, f"{text!r} of {ask.kind} is found as {found!r}")
        require(position.why_not(text, ask.seat) is None, position, f"{text!r} is an option, and why_not tells why not")
        for target in option.targets:
            kind, colon, value = target.partition(":")
            require(bool(kind and colon and value), position, f"{text!r} points at {target!r}, which is not kind:value")


def nobody_can_play(position: AnyPosition, text: str) -> None:
    before = position.dump()
    for seat in everybody(position):
        try:
            position.play(text, seat)
        except IllegalChoice:
            same(position.dump(), before, position, "a refused choice changes the game")
        else:
            require(False, position, f"{text!r} can be played by {seat}")


def events_keep_secrets(game: AnyGame, seats: int, options: Settings, seed: int) -> None:
    """Check that what only some may know is in no other seat's version of an event."""
    for position, _ in walk(game, seats, options, seed):
        for event in position.events:
            event_keeps_secrets(position, event)


def event_keeps_secrets(position: AnyPosition, event: Event) -> None:
    fields = {field.name: field for field in fields_of(type(event))}
    secret = {field.name for field in fields.values() if field.secret}
    hidden_things = [(fields[name].kind, getattr(event, name)) for name in secret]
    for field in fields.values():
        told = (field.kind, getattr(event, field.name))
        require(field.secret or told not in hidden_things, position, f"{event} tells everybody its secret")
    require(bool(secret) == bool(event.to), position, f"{event} says who knows {secret or 'nothing'}")
    for seat in everybody(position):
        seen = event.seen_by(seat)
        hidden = set() if seat in event.to else secret
        knows = {name: value for name, value in event.facts.items() if name not in hidden}
        same(seen.facts, knows, position, f"{seat} is told {seen}")
        known = {fields[name].kind.argument(name) for name in hidden}
        require(not known & seen.args.keys(), position, f"{seat} hears {known} of {seen}")


def steps_make_the_view(game: AnyGame, seats: int, options: Settings, seed: int) -> None:
    """Whoever folds the patches of a move's steps, one after another, has the view of each, and at last that of now.

    All that happened is told in them. That somebody watches makes no difference.
    """
    for position, option in walk(game, seats, options, seed):
        if option is None:
            return
        told, steps = in_steps(position, option)
        unwatched = position.copy()
        advance(unwatched, option)
        same(told.dump(), unwatched.dump(), position, f"{option!r} leads elsewhere when it is watched")
        same([event for step in steps for event in step.events], unwatched.events, position, "steps leave events out")
        silent = [step for step in steps[:-1] if not step.events]
        require(not silent, position, f"{option!r} has a step without events that is not its last")
        for seat in everybody(position):
            before = game.view(position.state, seat)
            shown = dump.plain(before)
            for step, patch in zip(steps, patches(before, views(game, steps, seat)), strict=True):
                shown = fold(shown, dump.plain(patch))
                now = dump.plain(game.view(step.state, seat))
                same(shown, now, position, f"{option!r}: {seat} has another view after {step.events}")
            same(
                shown, dump.plain(game.view(told.state, seat)), position, f"{option!r}: {seat} has another view at last"
            )


def in_steps(position: AnyPosition, option: Option) -> tuple[AnyPosition, list[Step[Any]]]:
    """The position after the option, and the steps that led there."""
    after = position.copy()
    try:
        return after, play_in_steps(after, option)
    except Exception as error:
        raise AssertionError(f"{where(position)}: {option!r}, watched, raises {error!r}") from error


def steps_keep_secrets(game: AnyGame, seats: int, options: Settings, seed: int) -> None:
    """In the middle of a move too, a seat sees no more than it can know: what it cannot is dealt anew at each step."""
    dice = Dice(seed ^ 3)
    for position, option in walk(game, seats, options, seed):
        if option is None:
            return
        for step in in_steps(position, option)[1]:
            for event in step.events:
                event_keeps_secrets(position, event)
            for seat in everybody(position):
                g = step.state.copy()
                g.chance, g.key = below(dice, 1 << 32), b""
                game.imagine(g, seat)
                imagined, seen = dump.plain(game.view(g, seat)), dump.plain(step.view(game, seat))
                same(imagined, seen, position, f"{option!r}: {seat} sees after {step.events} what it cannot know")


def messages_can_be_said(game: AnyGame, seats: int, options: Settings, seed: int, say: Say) -> None:
    """Every prompt, label and event, as every seat gets it."""

    def check(message: Message) -> None:
        try:
            said = say(message)
        except Exception as error:
            raise AssertionError(f"{where(position)}: {message} cannot be said: {error!r}") from error
        require(bool(said.strip()), position, f"{message} is said as {said!r}")

    for position, _ in walk(game, seats, options, seed):
        asides = [asides[0].ask for asides in map(position.asides, range(seats)) if asides]
        for ask in (*position.asks, *asides):
            check(ask.prompt)
            for option in ask.options:
                check(option.label)
        for event in position.events:
            for message in {seen.key: seen.message for seen in map(event.seen_by, everybody(position))}.values():
                check(message)


def sources_are_declared(game: AnyGame, seats: int, options: Settings, seed: int) -> None:
    """Check that what the game says of its points (kernel/sources.py) names events and fields that it has."""
    problems = list(source_problems(game))
    assert not problems, f"{game.id}: {'; '.join(problems)}"


CHECKS: tuple[Check, ...] = (
    copies_are_independent,
    dumps_can_be_loaded,
    records_can_be_replayed,
    undo_and_play_again,
    nothing_leaks,
    invariants_hold,
    options_are_sound,
    events_keep_secrets,
    steps_make_the_view,
    steps_keep_secrets,
    sources_are_declared,
)


def check_all(game: AnyGame, seats: int, options: Settings, seed: int, say: Say | None = None) -> None:
    for check in CHECKS:
        check(game, seats, options, seed)
    if say is not None:
        messages_can_be_said(game, seats, options, seed, say)
