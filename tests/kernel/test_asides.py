"""What is done out of turn: offers and giving up, while others are to decide."""

from __future__ import annotations

import pytest

from kernel.harbour import GAME, Accept, Auction, Bribe, Harbour, HarbourState, Turn, play, table
from starboard import IllegalChoice
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then
from starboard.kernel.position import Position


def turn_of_0() -> Position[HarbourState]:
    return table((1,), (3,), (2,), coins=(1, 2, 0), frames=(Turn(1), Turn(0)))


def auction() -> Position[HarbourState]:
    return table((), (), (), coins=(2, 2, 3), frames=(Turn(0), Auction()))


def written(options: object) -> list[str]:
    return [option.notation for option in options]


def test_everybody_has_some_at_any_decision() -> None:
    position = turn_of_0()
    assert written(position.asides(0)) == ["offer 1 1", "offer 1 2", "concede"]
    assert written(position.asides(1)) == ["offer 1 0", "offer 1 2", "offer 2 0", "offer 2 2", "concede"]
    assert written(position.asides(2)) == ["concede"]


def test_looking_at_them_changes_nothing() -> None:
    position = turn_of_0()
    before = position.dump()
    position.asides(1)
    assert position.dump() == before


def test_a_setting_can_forbid_offers() -> None:
    position = table((), (), coins=(2, 2), frames=(Turn(0),), offers=False)
    assert written(position.asides(0)) == ["concede"]


def test_an_offer_asks_the_other_and_then_the_turn_goes_on() -> None:
    position = turn_of_0()
    asked = written(position.ask.options)
    play(position, "1 offer 2 2")
    assert (position.ask.seat, position.ask.kind) == (2, "ask-accept")
    play(position, "2 accept")
    assert position.state.coins == [1, 0, 2]
    assert (position.ask.seat, written(position.ask.options)) == (0, asked)
    assert [str(move) for move in position.moves] == ["1! offer 2 2", "2 accept"]


def test_an_offer_can_be_declined() -> None:
    position = turn_of_0()
    play(position, "1 offer 2 0", "0 decline")
    assert position.state.coins == [1, 2, 0]
    assert (position.ask.seat, position.ask.kind) == (0, "ask-turn")


def test_an_option_seen_before_the_offer_can_be_played_after_it() -> None:
    position = turn_of_0()
    draw = position.ask.find("draw")
    play(position, "1 offer 2 0", "0 decline")
    position.play(draw)
    assert str(position.moves[-1]) == "0 draw"


def test_offers_nest_and_each_is_answered() -> None:
    position = turn_of_0()
    play(position, "1 offer 1 0", "0 offer 1 2")
    assert [frame for frame in position.state.frames if isinstance(frame, Accept)] == [Accept(1, 0, 1), Accept(0, 2, 1)]
    play(position, "2 accept")
    assert (position.ask.seat, position.ask.kind) == (0, "ask-accept")
    play(position, "0 accept")
    assert position.state.coins == [1, 1, 1]
    assert position.ask.kind == "ask-turn"


def test_the_ask_below_is_made_anew() -> None:
    """What seat 1 can bribe with depends on the coins it has left."""
    position = table((), (), coins=(0, 2), frames=(Turn(0), Bribe(0, 1)))
    assert written(position.ask.options) == ["bribe 0", "bribe 1", "bribe 2"]
    play(position, "1 offer 2 0", "0 accept")
    assert written(position.ask.options) == ["bribe 0"]


def test_who_is_asked_may_do_something_out_of_turn_too() -> None:
    position = turn_of_0()
    assert position.why_not("offer 1 2", seat=0) is None
    play(position, "0 offer 1 2")
    assert position.ask.seat == 2
    assert position.moves[-1].aside


def test_without_a_seat_it_is_not_taken_for_an_aside() -> None:
    position = turn_of_0()
    with pytest.raises(IllegalChoice):
        position.play("concede")


@pytest.mark.parametrize("choice", ["offer 3 0", "offer 1 1", "offer 0 0", "draw", "accept"])
def test_what_is_none_is_refused(choice: str) -> None:
    position = turn_of_0()
    before = position.dump()
    assert position.why_not(choice, seat=1).reason.key == "why-not-your-turn"
    with pytest.raises(IllegalChoice):
        position.play(choice, seat=1)
    assert position.dump() == before


def test_an_offer_in_the_middle_of_secret_bids() -> None:
    position = auction()
    play(position, "0 1", "1 offer 1 2")
    assert [one.seat for one in position.asks] == [2]
    assert position.together == ()
    assert position.view(0)["sealed"] == ["1"]
    play(position, "2 accept")
    assert [one.seat for one in position.asks] == [1, 2]
    events = play(position, "2 4", "1 1")
    assert events[2].args == {"bids": "1, 1, 4"}


def test_a_bid_that_can_no_longer_be_paid_is_asked_for_again() -> None:
    position = auction()
    play(position, "0 2", "0 offer 2 1", "1 accept")
    assert [one.seat for one in position.asks] == [1, 2]  # with no coin left there is nothing to bid
    position = auction()
    play(position, "0 2", "0 offer 1 1", "1 accept")
    assert [one.seat for one in position.asks] == [0, 1, 2]
    assert position.state.sealed == []
    assert GAME.load(position.dump()).dump() == position.dump()
    events = play(position, "1 0", "2 0", "0 1")
    assert events[2].args == {"bids": "1, 0, 0"}


def test_a_bid_that_can_still_be_paid_stays() -> None:
    position = auction()
    play(position, "0 1", "0 offer 1 1", "1 accept")
    assert [one.seat for one in position.asks] == [1, 2]
    assert position.state.sealed == [(2, 0, "1")]


class Fair(Auction):
    """Begun anew if somebody gives up meanwhile."""

    __slots__ = ()

    def run(self, g: HarbourState) -> tuple[Ask, ...] | None:  # type: ignore[override]
        if not g.gone:
            return super().run(g)
        then(g, Auction())
        return None


class FairHarbour(Harbour):
    frame_types = (*GAME.frame_types, Fair)


def test_secret_bids_of_one_auction_are_not_taken_for_the_next() -> None:
    data = auction().dump()
    data["frames"][-1] = {"frame": "Fair"}
    position = FairHarbour().load(data)
    play(position, "0 1", "1 concede")
    assert [one.seat for one in position.asks] == [0, 2]
    assert position.state.sealed == []


def test_who_gives_up_is_not_asked_any_more() -> None:
    position = turn_of_0()
    play(position, "0 concede")
    assert position.ask.seat == 1
    assert position.asides(0) == ()
    assert written(position.asides(1)) == ["offer 1 2", "offer 2 2", "concede"]


def test_who_gives_up_in_an_auction_has_no_bid() -> None:
    position = auction()
    play(position, "1 2", "1 concede")
    assert [one.seat for one in position.asks] == [0, 2]
    assert play(position, "0 0", "2 1")[2].args == {"bids": "0, –, 1"}


def test_a_bid_of_who_gave_up_is_void_and_the_others_can_imagine() -> None:
    position = auction()
    play(position, "1 2", "1 concede")
    assert position.state.sealed == []
    assert [one.seat for one in position.imagine(0, 1).asks] == [0, 2]
    position = auction()
    play(position, "1 2", "0 offer 1 2", "1 concede")
    assert [one.seat for one in position.asks] == [2]
    imagined = position.imagine(0, 1)
    play(imagined, "2 accept")
    assert [one.seat for one in imagined.asks] == [0, 2]


def test_nothing_is_sealed_when_the_game_is_over() -> None:
    position = auction()
    play(position, "2 3", "0 concede", "1 concede")
    assert position.ask is None
    assert position.state.sealed == []
    assert GAME.load(position.dump()).result == position.result


def test_the_game_is_over_when_one_is_left() -> None:
    position = turn_of_0()
    play(position, "1 concede", "0 concede")
    assert position.ask is None
    assert position.result.winners == [2]
    assert position.asides(2) == ()


def test_asides_are_in_the_record() -> None:
    position = GAME.start(3, 4)
    play(position, "1 offer 1 2", "2 accept", "0 pass", "2 concede")
    assert [line.split(" ~ ")[0] for line in position.record.splitlines()[6:-1]] == [
        "1! offer 1 2",
        "2 accept",
        "0 pass",
        "2! concede",
    ]
    assert GAME.replay(position.record).dump() == position.dump()
