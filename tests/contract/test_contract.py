"""The contract of the kernel, over every installed game, every seat count and some options."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

import msgspec
import pytest

import starboard
from kernel import harbour
from marks import long
from starboard.kernel import contract, random_games
from starboard.kernel.ahead import Ahead
from starboard.kernel.ask import Ask
from starboard.kernel.fact import Seat
from starboard.kernel.frame import then, upcoming
from starboard.kernel.game import Game
from starboard.kernel.message import Message
from starboard.kernel.result import Result
from starboard.kernel.state import tell_secret
from starboard.texts import LANGUAGES, words
from starboard.texts.folders import game_files

# Options worth a look, by game, besides the defaults; those that a seat count does not take are left out there.
INTERESTING: dict[str, list[dict[str, Any]]] = {
    "arcs": [
        {"leaders": True},
        {"leaders": True, "lore": 2, "pack": True},
        {"split_discard": True},
    ],
    "carcassonne": [
        {"teams": True},
        {"planet_reinforce": False, "first_player": 1, "colours": ["orange", "white", "black", "green", "red"]},
    ],
    "harbour": [
        {"rounds": 5, "flags": ["black", "green", "blue", "red"]},
        {"offers": False, "rounds": 1, "first": 1},
    ],
    "outer_rim": [{"fame": 8, "random_map": True}, {"fame": 8, "random_map": True, "expert": 3}],
}
GAMES: dict[str, Game[Any]] = {game_id: starboard.game(game_id) for game_id in starboard.game_ids()}
GAMES["harbour"] = harbour.GAME

# Of a game of more decisions a stretch is looked at every day: by seed 0 at the start, by seed 1 at the end.
EVERYDAY = 100
ENDS = {"arcs": (3,), "outer_rim": (2,)}  # looked at with so many players
ALL_ENDS = {"arcs": (2, 3, 4), "outer_rim": (2,)}  # in the long run
LONG, CHUNK = 1000, 100
LOOKED_AT = random_games.looked_at
OF_STEPS = (contract.steps_make_the_view, contract.steps_keep_secrets)


def playable(game: Game[Any], seats: int) -> list[dict[str, Any]]:
    """The defaults, and the options worth a look that this seat count takes."""

    def is_taken(options: dict[str, Any]) -> bool:
        try:
            game.start(seats, 0, options)
        except starboard.BadSetup:
            return False
        return True

    return [options for options in [{}, *INTERESTING.get(game.id, [])] if is_taken(options)]


def cases() -> list[Any]:
    """Every day the fewest players and some more by the defaults, other options at one seat count each; or all of them.

    All checks of a table come one after another, in the same process most likely. Steps of moves are looked at every
    day at one table of each game.
    """
    found = []
    for game_id, game in GAMES.items():
        taken = {seats: playable(game, seats) for seats in game.seats}
        for number, options in enumerate([{}, *INTERESTING.get(game_id, [])]):
            able = [seats for seats in game.seats if options in taken[seats]]
            for seats in able:
                told = number == 0 and seats == able[len(able) // 2]
                everyday = told or seats == able[-number % len(able)]
                for check in contract.CHECKS:
                    marks = () if told or (everyday and check not in OF_STEPS) else long
                    name = f"{game_id}-{seats}-{number}-{check.__name__}"
                    found.append(pytest.param(check, game, seats, options, marks=marks, id=name))
    return found


def languages(game_id: str) -> list[str]:
    """Those that have the words of this game."""
    return [lang for lang in LANGUAGES if game_files(lang, game_id)]


@functools.cache
def looked_at(game_id: str, seats: int, options: str, seed: int, whole: int) -> tuple[int, int]:
    return LOOKED_AT(GAMES[game_id], seats, ast.literal_eval(options), seed)


@pytest.fixture
def every_length_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All checks walk through the same games, of which they want to know the length first."""
    monkeypatch.setattr(
        random_games,
        "looked_at",
        lambda game, seats, options, seed: looked_at(game.id, seats, repr(options), seed, random_games.WHOLE),
    )


@pytest.mark.parametrize(("check", "game", "seats", "options"), cases())
@pytest.mark.usefixtures("every_length_once")
def test_contract(
    check: contract.Check,
    game: Game[Any],
    seats: int,
    options: dict[str, Any],
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ends = ALL_ENDS
    if not request.config.getoption("--long"):
        monkeypatch.setattr(random_games, "WHOLE", EVERYDAY)
        ends = ENDS
    for seed in (0, 1) if seats in ends.get(game.id, ()) and not options else (0,):
        check(game, seats, options, seed)


def once(spoken: dict[str, contract.Say]) -> contract.Say:
    """In every language; most is said again and again, in the same words."""
    said: dict[str, str] = {}

    def remember(message: Message) -> str:
        what = repr(message)
        if what not in said:
            each = {lang: say(message) for lang, say in spoken.items()}
            silent = [lang for lang, words in each.items() if not words.strip()]
            assert not silent, f"nothing is said in {silent}"
            said[what] = "\n".join(each.values())
        return said[what]

    return remember


@pytest.mark.parametrize("game_id", GAMES)
def test_everything_can_be_said_in_every_language(game_id: str) -> None:
    game = GAMES[game_id]
    spoken = {"": harbour.say} if game_id == "harbour" else {lang: words(lang).say for lang in languages(game_id)}
    say = once(spoken)
    for seats in game.seats:
        for options in playable(game, seats):
            contract.messages_can_be_said(game, seats, options, seats, say)


def test_every_game_has_english_words() -> None:
    assert [name for name in starboard.game_ids() if "en" not in languages(name)] == []


@long
@pytest.mark.parametrize("first", range(0, LONG, CHUNK))
@pytest.mark.parametrize(("game_id", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game.seats])
def test_a_thousand_games_hold_the_contract(game_id: str, seats: int, first: int) -> None:
    """Whole games with everything looked at in one in ten; in the others, that they end and hold together."""
    game = GAMES[game_id]
    for seed in range(first, first + CHUNK):
        if seed % 10 == 0 or seed == 1:
            contract.check_all(game, seats, {}, seed)
        else:
            contract.invariants_hold(game, seats, {}, seed)


# The checks find what they are there for.


def as_kind(kind: type[harbour.HarbourState], g: harbour.HarbourState) -> harbour.HarbourState:
    """The same state, of another class."""
    new = kind(*(getattr(g, field.name) for field in fields(g)))
    for name in ("chance", "content", "events", "frames", "key", "sealed", "version"):
        if hasattr(g, name):
            setattr(new, name, getattr(g, name))
    return new


class SharedHands(harbour.HarbourState):
    __slots__ = ()

    def copy(self) -> harbour.HarbourState:
        new = as_kind(type(self), super().copy())
        new.hands = self.hands[:]
        return new


class SharedDiscard(harbour.HarbourState):
    """Nothing goes wrong as long as everybody remembers to replace the list; a tuple would be safe."""

    __slots__ = ()

    def copy(self) -> harbour.HarbourState:
        new = as_kind(type(self), super().copy())
        new.discard = self.discard
        return new

    def spend(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.discard = [*self.discard, card]


class SharesHands(harbour.Harbour):
    state_type: type[harbour.HarbourState] = SharedHands

    def begin(self, seats: int, options: dict[str, Any]) -> harbour.HarbourState:
        g = super().begin(seats, options)
        return as_kind(self.state_type, g)


class SharesDiscard(SharesHands):
    state_type = SharedDiscard


class LiveChoices(harbour.Berth):
    """Hands out a list of the state itself as the choices."""

    __slots__ = ()

    def run(self, g: harbour.HarbourState) -> Ask:
        return Ask(0, harbour.AskTurn(), g.deck)

    def answer(self, g: harbour.HarbourState, choice: int) -> None:
        g.deck.remove(choice)
        g.discard.append(choice)
        then(g, LiveChoices(0))


class HandsOutItsState(harbour.Harbour):
    frame_types = (*harbour.GAME.frame_types, LiveChoices)

    def begin(self, seats: int, options: dict[str, Any]) -> harbour.HarbourState:
        g = super().begin(seats, options)
        g.frames = [LiveChoices(0)]
        return g


class ForgetsAFrame(harbour.Harbour):
    frame_types = harbour.GAME.frame_types[:-4]


class ShowsTheDeck(harbour.Harbour):
    def view(self, g: harbour.HarbourState, seat: int | None) -> harbour.HarbourView:
        seen = super().view(g, seat)
        seen.deck = g.deck[-1] if g.deck else 0
        return seen


class RestsOnTheDeck(harbour.Harbour):
    ahead = (Ahead("pass", {harbour.AskTurn: "pass"}, lambda g, seat: {"deck": g.deck[-1:]}),)


class LeaksBetween(harbour.Harbour):
    """Shows the deck for a moment, while somebody comes home: nobody decides then."""

    def view(self, g: harbour.HarbourState, seat: int | None) -> harbour.HarbourView:
        seen = super().view(g, seat)
        if isinstance(upcoming(g), harbour.Home):
            seen.deck = g.deck[-1] if g.deck else 0
        return seen


class ForgetsItsOwn(harbour.Harbour):
    def own_parts(self, g: harbour.HarbourState, seat: int, public: msgspec.Struct) -> Mapping[str, object] | None:
        own = super().own_parts(g, seat, public)
        return {"hand": own["hand"]} if own else None


class LosesCards(harbour.Harbour):
    def imagine(self, g: harbour.HarbourState, seat: int | None) -> None:
        super().imagine(g, seat)
        g.deck = [0] * len(g.deck)


class DealsTheOwnHand(harbour.Harbour):
    def imagine(self, g: harbour.HarbourState, seat: int | None) -> None:
        super().imagine(g, None)


class CountsWrong(harbour.Harbour):
    def invariants(self, g: harbour.HarbourState) -> list[str]:
        return ["a card is lost"] if g.discard else []


class HasNoResult(harbour.Harbour):
    def result(self, g: harbour.HarbourState) -> Result:
        return Result.by_score([0])


class AmbiguousAsides(harbour.Harbour):
    """One can pass out of turn, too."""

    def asides(self, g: harbour.HarbourState, seat: int) -> Ask | None:
        found = super().asides(g, seat)
        if found:
            found.choices = [("pass",), ("concede",)]
        return found


class ShownToAll(harbour.HarbourEvent):
    seat: Seat
    shown: harbour.Card
    card: harbour.SecretCard = None


class TellsSecrets(harbour.Turn):
    """What was drawn is told to one, and to all."""

    __slots__ = ()

    def answer(self, g: harbour.HarbourState, choice: tuple[Any, ...]) -> None:
        super().answer(g, choice)
        tell_secret(g, ShownToAll(0, "raid1", "raid1"), (0,))


class PointsAtNothing(harbour.Turn):
    __slots__ = ()

    def targets(self, choice: tuple[Any, ...]) -> tuple[str, ...]:
        return ("deck",)


class WritesAlike(harbour.Turn):
    __slots__ = ()

    def notation(self, choice: tuple[Any, ...]) -> str:
        return str(choice[0])


class WritesLines(harbour.Turn):
    __slots__ = ()

    def notation(self, choice: tuple[Any, ...]) -> str:
        return "\n".join(map(str, choice))


class Changes(harbour.Turn):
    """Asking changes the state."""

    __slots__ = ()

    def run(self, g: harbour.HarbourState) -> Ask:
        g.coins[0] += 1
        return super().run(g)


class Stumbles(harbour.Turn):
    """Stumbles over its own choices."""

    __slots__ = ()

    def answer(self, g: harbour.HarbourState, choice: tuple[Any, ...]) -> None:
        raise KeyError(choice[0])


def with_turns(turn: type[harbour.Turn]) -> Game[Any]:
    """Harbour with turns of this kind only."""

    class Changed(harbour.Harbour):
        frame_types = (*harbour.GAME.frame_types, turn)

        def begin(self, seats: int, options: dict[str, Any]) -> harbour.HarbourState:
            g = super().begin(seats, options)
            g.frames = [turn(0), turn(1), turn(0), turn(1), harbour.Deal()]
            g.rounds = 0
            return g

    return Changed()


FAULTS = [
    (contract.copies_are_independent, SharesHands(), "what is done to a copy changes the original: .state.hands"),
    (contract.copies_are_independent, SharesDiscard(), "`discard` is shared by copies, and changes"),
    (
        contract.copies_are_independent,
        HandsOutItsState(),
        "what is played in the original changes the options of a copy",
    ),
    (contract.dumps_can_be_loaded, ForgetsAFrame(), "its dump cannot be loaded: .* frame "),
    (contract.dumps_can_be_loaded, with_turns(Changes), "the loaded position is not as it was dumped"),
    (contract.undo_and_play_again, with_turns(Changes), "leads elsewhere after undo"),
    (contract.nothing_leaks, ShowsTheDeck(), "sees what it cannot know: .table.deck"),
    (contract.nothing_leaks, RestsOnTheDeck(), "a choice ahead of 0 rests on what it cannot know: .pass"),
    (contract.nothing_leaks, LosesCards(), "imagined by 0: .*cards are"),
    (contract.nothing_leaks, DealsTheOwnHand(), "0 sees what it cannot know: .table.hand"),
    (contract.invariants_hold, CountsWrong(), "a card is lost"),
    (contract.invariants_hold, HasNoResult(), "is no result for all seats"),
    (contract.invariants_hold, with_turns(Stumbles), "raises KeyError"),
    (contract.options_are_sound, AmbiguousAsides(), "two options of seat 0 are written 'pass'"),
    (contract.options_are_sound, with_turns(PointsAtNothing), "points at 'deck', which is not kind:value"),
    (contract.options_are_sound, with_turns(WritesAlike), "are written 'raid'"),
    (contract.options_are_sound, with_turns(WritesLines), "cannot be written on one line"),
    (contract.events_keep_secrets, with_turns(TellsSecrets), "tells everybody its secret"),
    (contract.steps_make_the_view, ForgetsItsOwn(), "has another view after .*: .known"),
    (contract.steps_keep_secrets, LeaksBetween(), r"sees after \[.*Looted.*\] what it cannot know: .deck"),
    (contract.steps_keep_secrets, with_turns(TellsSecrets), "tells everybody its secret"),
]


@pytest.mark.parametrize(("check", "game", "said"), FAULTS)
def test_faults_are_found(check: contract.Check, game: Game[Any], said: str) -> None:
    def twenty_games() -> None:
        for seed in range(20):
            check(game, 3, {}, seed)

    with pytest.raises(AssertionError, match=said) as found:
        twenty_games()
    assert re.match(r"harbour, 3 seats, options \{.*\}, seed \d+, move \d+: ", str(found.value))


def test_what_leaks_in_the_middle_of_a_move_is_found_by_its_steps_only() -> None:
    for seed in range(20):
        contract.nothing_leaks(LeaksBetween(), 3, {}, seed)


def test_words_that_are_missing_are_found() -> None:
    def say(message: Message) -> str:
        return {"harbour-ask-turn": "a turn"}[message.key]

    with pytest.raises(AssertionError, match=r"seed 1, move 0: Message.* cannot be said: KeyError"):
        contract.messages_can_be_said(harbour.GAME, 2, {}, 1, say)
    with pytest.raises(AssertionError, match="is said as ' '"):
        contract.messages_can_be_said(harbour.GAME, 2, {}, 1, lambda message: " ")
