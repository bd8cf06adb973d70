"""Imagining: what a seat cannot know is dealt anew, all that it knows stays."""

from __future__ import annotations

import pytest

import starboard
from kernel.harbour import GAME, Accept, Auction, Guard, Harbour, HarbourState, Turn, play, table
from starboard import NoRecord, StarboardError
from starboard.kernel.position import Position

MANY = range(200)


def hands(position: Position[HarbourState], seat: int, by: int | None) -> set[tuple[int, ...]]:
    """The hands a seat may have, as `by` imagines them."""
    return {tuple(sorted(position.imagine(by, seed).state.hands[seat])) for seed in MANY}


def test_hands_of_others_and_the_deck_are_dealt_anew() -> None:
    position = GAME.start(3, 8)
    own = position.state.hands[0][:]
    assert len(hands(position, 1, by=0)) > 100
    decks = {tuple(position.imagine(0, seed).state.deck) for seed in MANY}
    assert len(decks) == len(MANY)
    assert all(position.imagine(0, seed).state.hands[0] == own for seed in MANY)


def test_every_unknown_card_is_as_likely() -> None:
    position = table((0, 4), (1,), coins=(0, 0), frames=(Turn(0),))
    held = [position.imagine(0, seed).state.hands[1][0] for seed in range(1800)]
    counts = [held.count(card) for card in range(20)]
    assert counts[0] == counts[4] == 0
    unknown = [count for card, count in enumerate(counts) if card not in (0, 4)]
    assert abs(sum((count - 100) ** 2 / 100 for count in unknown) - 17) < 5 * 34**0.5


def test_an_onlooker_knows_no_hand() -> None:
    assert len(hands(GAME.start(2, 8), 0, by=None)) > 50


def test_the_same_seed_imagines_the_same() -> None:
    position = GAME.start(3, 8)
    assert position.imagine(1, 5).dump() == position.imagine(1, 5).dump()
    assert position.imagine(1, 5).dump() != position.imagine(1, 6).dump()


def test_imagining_changes_nothing() -> None:
    position = GAME.start(3, 8)
    before = position.dump()
    imagined = position.imagine(1, 5)
    play(imagined, "0 pass", "1 pass")
    assert position.dump() == before


def test_dice_to_come_are_not_foreseen() -> None:
    position = GAME.start(3, 8)
    chances = {position.imagine(0, seed).state.chance for seed in MANY}
    assert len(chances) == len(MANY)
    assert position.state.chance not in chances


def test_a_card_that_was_peeked_at_stays_known_to_the_peeker() -> None:
    position = table((3,), (), coins=(0, 0), frames=(Turn(1), Turn(0)))
    play(position, "0 spy spyglass3")
    assert position.view(0)["table"]["known"] == {"spyglass19": "deck 0"}
    assert position.view(1)["table"]["known"] == {}
    assert {position.imagine(0, seed).state.deck[-1] for seed in MANY} == {19}
    assert len({position.imagine(1, seed).state.deck[-1] for seed in MANY}) > 10


def test_it_stays_known_where_it_went() -> None:
    position = table((3,), (), coins=(0, 0), frames=(Turn(0), Turn(1), Turn(0)))
    play(position, "0 spy spyglass3", "1 draw")
    assert position.view(0)["table"]["known"] == {"spyglass19": "seat 1"}
    assert hands(position, 1, by=0) == {(19,)}


def test_a_looted_card_stays_known_to_who_lost_it() -> None:
    position = table((1,), (4, 8), coins=(0, 0), frames=(Turn(1), Turn(0)))
    play(position, "0 raid 1 raid1", "1 bribe 0", "0 card 1")
    assert hands(position, 0, by=1) == {(8,)}
    assert len(hands(position, 0, by=None)) > 10


def test_who_is_asked_because_of_a_card_holds_it_in_every_deal() -> None:
    position = table((1,), (2, 0, 4), coins=(0, 0), frames=(Turn(0), Guard(0, 1)))
    for seed in MANY:
        imagined = position.imagine(0, seed)
        assert imagined.state.holds(1, "guard")
        assert (imagined.ask.seat, imagined.ask.kind) == (1, "ask-guard")
    assert len(hands(position, 1, by=0)) > 50


def test_a_deal_that_would_have_gone_on_is_not_taken() -> None:
    """Without a guard seat 1 would be asked for a bribe: same seat, as many frames, but another decision."""
    position = table((1,), (2,), coins=(0, 0), frames=(Guard(0, 1),))
    assert {type(position.imagine(0, seed).state.frames[-1]) for seed in MANY} == {Guard}


def test_secret_answers_of_others_are_made_anew() -> None:
    position = table((), (), (), coins=(3, 3, 3), frames=(Turn(0), Auction()))
    play(position, "0 1", "1 3")
    mine = [position.imagine(0, seed) for seed in MANY]
    assert {one.view(0)["sealed"][0] for one in mine} == {"1"}
    assert {one.view(1)["sealed"][0] for one in mine} == {"0", "1", "2", "3"}
    assert all([ask.seat for ask in one.asks] == [2] for one in mine)
    ends = {play(one, "2 0")[2].args["bids"] for one in mine}
    assert ends == {"1, 0, 0", "1, 1, 0", "1, 2, 0", "1, 3, 0"}


def test_secret_answers_below_an_offer_are_made_anew_too() -> None:
    position = table((), (), (), coins=(3, 3, 3), frames=(Turn(0), Auction()))
    play(position, "0 1", "1 3", "2 offer 1 0")
    for seat in (0, 2, None):
        mine = [position.imagine(seat, seed) for seed in MANY]
        assert {one.view(1)["sealed"][0] for one in mine} == {"0", "1", "2", "3"}
        assert all(isinstance(one.state.frames[-1], Accept) for one in mine)
    assert {one.view(0)["sealed"][0] for one in mine} == {"0", "1", "2", "3"}
    play(mine[0], "0 decline", "2 0")
    assert mine[0].ask.kind in ("ask-turn", "ask-berth")


def test_what_was_told_to_others_is_not_known() -> None:
    position = table((3,), (), coins=(0, 0), frames=(Turn(1), Turn(0)))
    play(position, "0 spy spyglass3")
    (seen,) = position.imagine(0, 1).events
    assert seen.args["card"] == "spyglass19"
    (seen,) = position.imagine(1, 1).events
    assert seen.facts == seen.args == {"seat": 0}


def test_an_imagined_position_has_no_record_but_can_be_dumped() -> None:
    imagined = GAME.start(2, 8).imagine(0, 1)
    assert imagined.seed is None
    assert imagined.moves == []
    with pytest.raises(NoRecord, match="part of it never happened"):
        _ = imagined.record
    assert GAME.load(imagined.dump()).dump() == imagined.dump()


def test_imagining_twice() -> None:
    position = GAME.start(3, 8)
    twice = position.imagine(0, 1).imagine(1, 2)
    assert twice.view(None) == position.view(None)
    assert GAME.invariants(twice.state) == []


def test_a_game_that_is_over_can_be_imagined() -> None:
    position = table((), (4,), coins=(1, 0), frames=(Turn(0),))
    play(position, "0 pass")
    imagined = position.imagine(0, 1)
    assert imagined.ask is None
    assert imagined.result == position.result


class Forgetful(Harbour):
    """Deals so badly that nobody ever holds a guard."""

    def imagine(self, g: HarbourState, seat: int | None) -> None:
        g.hands[1] = [0]


def test_if_no_deal_fits_it_is_said() -> None:
    position = Forgetful().load(table((1,), (2,), coins=(0, 0), frames=(Guard(0, 1),)).dump())
    with pytest.raises(StarboardError, match="No deal of harbour fits what is known here"):
        position.imagine(0, 1)


def test_fresh_chance_changes_what_is_to_come_and_nothing_that_somebody_may_know() -> None:
    """Where seats have secrets, somebody may know what is hidden, so that it stays."""
    position = GAME.start(3, 8)
    fresh = [position.with_fresh_chance(seed) for seed in (1, 2, 1)]
    chances = [one.state.chance for one in (position, *fresh)]
    assert chances[1] == chances[3] and len(set(chances)) == 3
    for one in fresh:
        assert (one.state.hands, one.state.deck) == (position.state.hands, position.state.deck)
        assert one.asks == position.asks and not one.moves and not one.revealed
        with pytest.raises(NoRecord):
            _ = one.record
    assert fresh[0].dump() == fresh[2].dump()


def test_fresh_chance_deals_anew_what_nobody_knows_where_nobody_knows_more() -> None:
    position = starboard.game("carcassonne").start(2, 8)
    before = position.dump()
    fresh = [position.with_fresh_chance(seed) for seed in (1, 2, 1)]
    piles = [tuple(one.state.pile) for one in (position, *fresh)]
    assert piles[1] == piles[3] and len(set(piles)) == 3
    assert len({tuple(sorted(pile)) for pile in piles}) == 1
    assert all(one.view(0) == position.view(0) for one in fresh)
    assert position.dump() == before
