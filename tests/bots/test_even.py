"""The even match finds out how strong somebody is, and then they win about every other game."""

from __future__ import annotations

from fractions import Fraction

import pytest

import starboard
from marks import long
from starboard.bots import ladder, make_bot
from starboard.bots.bot import Bot
from starboard.bots.even import Fared, Known, elo_of_level, faded, strength_for
from starboard.bots.ladder import elo_at
from starboard.kernel.chance import Dice, below, scramble

ELOS = [-410.0, -205.0, 0.0, 150.0, 300.0]
UNKNOWN = 0.3


def after(games: list[tuple[float, float]]) -> float:
    """The strength after these games, the last of which is the newest: the Elo of the bot, and the share won."""
    fared = [Fared(elo, share, faded(number, 1)) for number, (elo, share) in enumerate(reversed(games))]
    return strength_for(ELOS, UNKNOWN, None, fared)


def test_who_wins_gets_a_stronger_bot_and_who_loses_a_weaker_one() -> None:
    assert strength_for(ELOS, UNKNOWN, None, []) == UNKNOWN
    assert after([(-200, 0)]) < after([(-200, 0.5)]) < after([(-200, 1)])
    assert after([(-200, 0)]) < UNKNOWN < after([(-200, 1)])
    # A victory over a weak bot says less than one over a strong bot.
    assert after([(-400, 1)]) < after([(150, 1)])


def test_it_goes_up_and_down_at_once_and_to_both_ends() -> None:
    elos = [elo_at(ELOS, after([(150, 1)] * number)) for number in range(6)]
    assert elos == sorted(elos) and elos[1] - elos[0] > 30
    assert after([(150, 1)] * 40) == 1 and after([(-410, 0)] * 40) == 0


def test_newer_games_count_more() -> None:
    assert after([(0, 0)] * 10 + [(0, 1)] * 10) > after([(0, 1)] * 10 + [(0, 0)] * 10)
    assert faded(0, 1) == 1 and faded(0, 2) == 0.5 and faded(9, 1) < faded(8, 1)


def test_a_rating_is_where_it_begins() -> None:
    sure, vague = Known(150.0, 30.0), Known(150.0, 400.0)
    assert elo_at(ELOS, strength_for(ELOS, UNKNOWN, sure, [])) == pytest.approx(150, abs=15)
    lost = [Fared(0.0, 0.0, faded(number, 1)) for number in range(4)]
    assert strength_for(ELOS, UNKNOWN, vague, lost) < strength_for(ELOS, UNKNOWN, sure, lost)


def test_what_is_known_of_levels() -> None:
    assert elo_of_level(ELOS, "newcomer") == -410 and elo_of_level(ELOS, "even@0.5") == elo_at(ELOS, 0.5)
    assert elo_of_level(ELOS, "random") is None and elo_of_level(ELOS, "even") is None


@pytest.mark.parametrize("true", [-410, -300, -150, 0, 100, 150])
def test_a_person_of_any_strength_wins_every_other_game_before_long(true: float) -> None:
    """By a model of chances: of many people with luck of their own, in their games from the 11th to the 20th."""
    dice, people, won = Dice(7), 60, 0
    for _ in range(people):
        games: list[tuple[float, float]] = []
        for _ in range(20):
            elo = elo_at(ELOS, after(games))
            chance = 1 / (1 + 10 ** ((elo - true) / 400))
            games.append((elo, float(below(dice, 1_000_000) < chance * 1_000_000)))
        won += sum(share == 1 for _, share in games[10:])
    assert 0.4 < won / people / 10 < 0.6


def share_of(first: Bot, second: Bot, number: int) -> Fraction:
    """Play a game of Carcassonne; the seats change with the number."""
    position, step = starboard.game("carcassonne").start(2, scramble(number)), 0
    while (ask := position.ask) is not None:
        bot = first if (ask.seat + number) % 2 == 0 else second
        position.play(bot.choose(position, ask.seat, scramble(scramble(number) + step)))
        step += 1
    assert position.result is not None
    places = position.result.places
    return Fraction(places[number % 2] == 1, places.count(1))


@long
@pytest.mark.parametrize("strength", [0.05, 0.25, 0.5])
def test_the_even_match_of_carcassonne_tracks_a_person_of_unknown_strength(strength: float) -> None:
    """The person is a bot of that strength, which nobody tells the estimate."""
    elos, person = ladder("carcassonne").elos, make_bot("carcassonne", f"even@{strength}")
    late = Fraction(0)
    people, seen = 6, 20
    for who in range(people):
        games: list[tuple[float, float]] = []
        for number in range(20 + seen):
            fared = [Fared(elo, share, faded(ago, 1)) for ago, (elo, share) in enumerate(reversed(games))]
            wanted = strength_for(elos, UNKNOWN, None, fared)
            bot = make_bot("carcassonne", f"even@{wanted:g}")
            share = share_of(person, bot, 1000 * who + number)
            games.append((elo_at(elos, wanted), float(share)))
            late += share if number >= 20 else 0
    assert 0.4 < late / (people * seen) < 0.6
