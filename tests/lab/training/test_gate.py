"""Games of self-play, and the match that decides whether a generation is accepted."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice
from pathlib import Path

import pytest

from marks import long
from starboard.bots import make_bot, mind_type, mind_with
from starboard.bots.levels import MindBot
from starboard.bots.linear import Linear, weights_file
from starboard.kernel.errors import StarboardError
from starboard.kernel.registry import installed
from starboard.lab.pairs import LEAST, Sequential
from starboard.lab.training.games import SelfPlay, packed, terms
from starboard.lab.training.match import Match, Meetings, Met, Trial
from starboard.lab.training.settings import read_weights

GAME = "carcassonne"
HANDSET = read_weights(GAME, "handset")
NEGATED = tuple(-weight for weight in HANDSET)
NOTHING = (0.0,) * len(HANDSET)


# Bots with weights of their own


def test_weights_of_a_file_make_the_bot_that_has_them() -> None:
    mind = mind_type(GAME)
    linear = Linear.read(Path(str(weights_file(mind, "handset"))), mind.features)
    bot, same = MindBot(mind_with(GAME, linear.weights)), make_bot(GAME, "handset")
    position = installed().game(GAME).start(2, 5)
    for step in range(12):
        assert position.ask is not None
        seat = position.ask.seat
        option = bot.choose(position, seat, step)
        assert option == same.choose(position, seat, step)
        position.play(option)


# Self-play


def self_play(seed: int = 3, stray: int = 100, weights: tuple[float, ...] = HANDSET) -> SelfPlay:
    return SelfPlay(GAME, weights, (2, 3), seed, stray, 7)


def test_a_game_is_the_same_alone_and_among_others() -> None:
    games = self_play(stray=30)
    first, content = games.batch(5)
    assert first == 5 and list(games.starts) == [0, 5]
    assert content == packed([*games.play(5), *games.play(6)])


def test_a_game_has_the_shares_of_its_end_and_seats_in_turns() -> None:
    for number, seats in ((0, 2), (1, 3)):
        samples = self_play().play(number)
        assert len({tuple(sample.shares) for sample in samples}) == 1 and sum(samples[0].shares) == 1
        assert [sample.last for sample in samples].index(True) == len(samples) - 1
        assert {len(sample.features) for sample in samples} == {seats}
        assert {sample.game for sample in samples} == {number}


def test_games_take_turns_by_seats_and_by_options() -> None:
    plain, more = {}, {"leaders": True}
    found = [terms(number, (2, 3, 4), (plain, more)) for number in range(7)]
    assert found == [(2, plain), (3, plain), (4, plain), (2, more), (3, more), (4, more), (2, plain)]


def test_games_and_matches_are_played_by_their_options() -> None:
    options = ({}, {"first_player": 1})
    games, usual = (SelfPlay(GAME, HANDSET, (2,), 3, 100, 2, options=one) for one in (options, ({},)))
    assert games.play(0) == usual.play(0) and games.play(1) != usual.play(1)
    match, plain = (Match(GAME, HANDSET, NOTHING, (2,), 1, options=one) for one in (options, ({},)))
    assert match.play(0) == plain.play(0) and match.settings() != plain.settings()


def test_games_differ_by_seed_weights_and_straying() -> None:
    first = self_play(stray=0).play(0)
    others = [self_play(4, 0), self_play(3, 50), self_play(3, 0, NEGATED)]
    assert all(other.play(0) != first for other in others)


def test_a_worker_of_another_version_is_refused() -> None:
    with pytest.raises(StarboardError, match=r"A worker has Starboard .*but this is 0\.0"):
        SelfPlay(GAME, HANDSET, (2,), 1, 8, 5, "0.0").batch(0)
    with pytest.raises(StarboardError, match=r"A worker has Starboard .*but this is 0\.0"):
        Match(GAME, HANDSET, NOTHING, (2,), 1, "0.0").play(0)


# The match


def decided(candidate: tuple[float, ...], accepted: tuple[float, ...], most: int = 1000) -> Trial:
    match, trial = Match(GAME, candidate, accepted, (2,), 7), Trial(Sequential(most=most))
    numbers = iter(range(most))
    while trial.accepted is None:
        trial.add(map(match.play, islice(numbers, 1)))
    return trial


def test_those_that_play_alike_share_every_pair() -> None:
    match = Match(GAME, HANDSET, HANDSET, (2, 3), 7)
    assert [match.play(number).share for number in range(2)] == [Fraction(1, 2)] * 2


def test_a_worse_candidate_is_refused_and_a_better_one_accepted() -> None:
    assert decided(NEGATED, HANDSET, 4).accepted is False
    assert decided(HANDSET, NOTHING, 4).accepted is True


@long
def test_the_whole_test_needs_no_more_pairs_than_it_must() -> None:
    worse, better = decided(NEGATED, HANDSET), decided(HANDSET, NOTHING)
    assert (worse.accepted, better.accepted) == (False, True)
    assert worse.pairs.deals == better.pairs.deals == LEAST
    assert decided(NEGATED, HANDSET).figures() == worse.figures()


def test_the_order_in_which_deals_end_makes_no_difference() -> None:
    deals = [Met(number, int(number % 3 != 0), 1) for number in range(200)]
    expected = Trial(Sequential())
    expected.add(deals)
    for step in (3, 7, 199):
        trial = Trial(Sequential())
        for at in range(200):
            trial.add([deals[at * step % 200]])
        assert trial.figures() == expected.figures() and trial.accepted is True
        assert LEAST <= trial.pairs.deals < 200


def test_figures_have_no_infinite_numbers() -> None:
    trial = Trial(Sequential(most=2))
    trial.add([Met(0, 1, 1), Met(1, 1, 1)])
    assert trial.figures()["elo"][0] is None and trial.figures()["accepted"] is True


def test_the_ledger_of_a_match_goes_on_after_a_line_that_breaks_off(tmp_path: Path) -> None:
    file, settings = tmp_path / "match.jsonl", Match(GAME, HANDSET, NOTHING, (2,), 1).settings()
    with Meetings(file, settings) as ledger:
        ledger.add(Met(4, 3, 4))
        ledger.add(Met(2, 0, 1))
    whole = file.read_bytes()
    file.write_bytes(whole[:-5])
    ledger = Meetings(file, settings)
    assert ledger.played == {4: Met(4, 3, 4)}
    with ledger:
        ledger.add(Met(2, 0, 1))
    assert file.read_bytes() == whole
    with pytest.raises(StarboardError, match="candidate is"):
        Meetings(file, Match(GAME, NEGATED, NOTHING, (2,), 1).settings())
    file.write_bytes(whole.replace(b'"of":4', b'"of":0'))
    with pytest.raises(StarboardError, match="line 2"):
        Meetings(file, settings)
