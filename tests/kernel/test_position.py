"""Playing: determinism, frames that wait for each other, choices that are refused, copies."""

from __future__ import annotations

import pytest

from kernel.harbour import (
    GAME,
    Auction,
    Guard,
    HarbourState,
    Home,
    Looted,
    Plead,
    Round,
    Turn,
    play,
    random_game,
    table,
)
from starboard import BadSetup, IllegalChoice
from starboard.kernel.chance import Dice, below
from starboard.kernel.message import Message
from starboard.kernel.position import Position
from starboard.kernel.state import Missing

DEEP = table((1, 5), (0, 4), coins=(0, 3), frames=(Round(2), Auction(), Turn(1), Turn(0)))


def deep() -> Position[HarbourState]:
    """Seat 0 raids, seat 1 bribes, seat 0 wants more, seat 1 is to plead."""
    position = DEEP.copy()
    play(position, "0 raid 1 raid1", "1 bribe 1", "0 more")
    return position


def test_same_seed_and_choices_same_game() -> None:
    assert random_game(3, 5).dump() == random_game(3, 5).dump()


def test_a_choice_taken_by_its_number_is_the_same_move() -> None:
    taken, played, dice = GAME.start(3, 5), GAME.start(3, 5), Dice(1)
    together = 0
    while taken.ask is not None and played.ask is not None:
        together += bool(taken.together)
        number = below(dice, len(taken.ask.choices))
        assert taken.take(number) == played.play(played.ask.options[number])
        assert taken.dump() == played.dump() and taken.ply == played.ply
    assert together and str(taken.record) == str(played.record)
    with pytest.raises(Missing, match="decision"):
        taken.take(0)


def test_moves_are_written_down_once_and_the_same_whoever_reads_when() -> None:
    position, dice = GAME.start(3, 5), Dice(1)
    early = []
    while position.ask is not None:
        position.take(below(dice, len(position.ask.choices)))
        if position.ply % 5 == 0:
            early.append((position.copy(), list(position.written)))
    whole = list(position.written)
    assert len(whole) == position.ply and [str(move) for move in position.moves] == whole
    assert whole == [str(move) for move in GAME.load(random_position_dump(whole)).moves]
    for copy, lines in early:
        assert list(copy.written) == lines == whole[: len(lines)]


def random_position_dump(lines: list[str]) -> object:
    """Return a dump in which these moves were made, whatever they were."""
    return GAME.start(3, 5).dump() | {"moves": lines}


def test_another_seed_another_game() -> None:
    assert GAME.start(3, 1).state.hands != GAME.start(3, 2).state.hands


def test_a_game_without_seed_gets_a_fresh_one() -> None:
    assert GAME.start(2).seed != GAME.start(2).seed


@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, "2", 2.0])
def test_seats_that_do_not_fit(seats: object) -> None:
    with pytest.raises(BadSetup, match=f"harbour is for 2 to 4 seats, not {seats}"):
        GAME.start(seats, 1)


@pytest.mark.parametrize("seed", [-1, 1 << 64, True, "1", 1.5])
def test_seeds_that_are_none(seed: object) -> None:
    with pytest.raises(BadSetup, match="whole number from 0 to"):
        GAME.start(2, seed)


def test_the_largest_seed() -> None:
    assert GAME.replay(GAME.start(2, (1 << 64) - 1).record).seed == (1 << 64) - 1


def test_frames_wait_below_while_others_are_asked() -> None:
    position = deep()
    assert position.ask.seat == 1
    assert position.state.frames == [Round(2), Auction(), Turn(1), Home(0), Plead(0, 1, 1)]


def test_frames_resume_where_they_were() -> None:
    position = deep()
    play(position, "1 add", "0 more", "1 add")
    assert [option.notation for option in position.ask.options] == ["take", "more", "loot"]
    events = play(position, "0 take")
    assert [event.is_ for event in events] == ["paid", "came-home"]
    assert position.state.coins == [3, 0]
    assert (position.ask.seat, position.ask.kind) == (1, "ask-turn")
    play(position, "1 pass")
    assert [ask.kind for ask in position.asks] == ["ask-bid"]


def test_events_are_those_of_the_last_choice() -> None:
    position = deep()
    assert position.events == []
    events = play(position, "1 beg", "0 card 0")
    assert [event.is_ for event in events] == ["looted", "came-home"]
    assert position.events == events
    assert position.copy().events == events


def test_secret_events_are_seen_whole_by_their_seats_only() -> None:
    loot, home = play(deep(), "1 beg", "0 card 0")
    assert isinstance(loot, Looted)
    for seat in (0, 1):
        seen = loot.seen_by(seat)
        assert seen.message == Message("harbour-event-looted-secret", {"seat": 0, "victim_seat": 1, "card": "crate0"})
        assert (seen.card, seen.rule) == ("crate0", "HAR-LOOT")
        assert seen.seen_by(None).message == Message("harbour-event-looted", {"seat": 0, "victim_seat": 1})
    for seat in (2, None):
        seen = loot.seen_by(seat)
        assert seen.message == Message("harbour-event-looted", {"seat": 0, "victim_seat": 1})
        assert seen.card is None and seen.facts == {"seat": 0, "victim": 1}
    assert home.seen_by(None) is home


def test_a_choice_by_its_notation_and_by_its_option_is_the_same() -> None:
    one, other = deep(), deep()
    one.play("beg")
    other.play(other.ask.find("beg"))
    assert one.dump() == other.dump()


def test_notations_may_be_written_with_more_space() -> None:
    position = DEEP.copy()
    position.play("  raid   1  raid1 ")
    assert str(position.moves[-1]) == "0 raid 1 raid1"


def test_an_option_of_a_copy_can_be_played() -> None:
    position = deep()
    position.play(deep().ask.find("beg"))
    assert position.ask.kind == "ask-loot"


def test_an_option_of_an_earlier_position_is_refused() -> None:
    position = deep()
    late = position.ask.find("beg")
    position.play("beg")
    with pytest.raises(IllegalChoice):
        position.play(late)


@pytest.mark.parametrize("choice", ["", "nonsense", "draw", "0", "add add", "Add", None, 7, ("add",), b"add"])
def test_what_is_no_option_is_refused_and_nothing_changes(choice: object) -> None:
    position = deep()
    before = position.dump()
    with pytest.raises(IllegalChoice) as refused:
        position.play(choice)
    assert position.dump() == before
    assert refused.value.choice == (choice if isinstance(choice, str) else repr(choice))


def test_a_refusal_says_why_by_which_rule() -> None:
    position = table(tuple(range(10)), tuple(range(10, 20)), coins=(0, 0), frames=(Turn(0),))
    with pytest.raises(IllegalChoice) as refused:
        position.play("raid 1 raid19")
    assert "not one of the options" in str(refused.value)
    assert refused.value.refusal.rule is None
    refusal = position.why_not("draw")
    assert (refusal.reason.key, refusal.rule) == ("harbour-why-empty", "HAR-DRAW")


def test_one_cannot_play_for_another_seat() -> None:
    position = deep()
    before = position.dump()
    with pytest.raises(IllegalChoice, match="“beg” is not allowed: Seat 2 has to decide now"):
        position.play("beg", seat=0)
    assert position.why_not("beg", 0).reason.key == "why-not-your-turn"
    assert position.why_not("beg", 1) is None
    assert position.dump() == before


@pytest.mark.parametrize("seat", [2, -1, True, "0"])
def test_seats_that_are_not_at_the_table(seat: object) -> None:
    position = deep()
    calls = (
        lambda: position.play("beg", seat),
        lambda: position.view(seat),
        lambda: position.asides(seat),
        lambda: position.imagine(seat, 1),
        lambda: position.why_not("beg", seat),
    )
    for call in calls:
        with pytest.raises(BadSetup, match=f"There is no seat {seat}; seats are numbered from 0 to 1"):
            call()


def test_a_target_can_be_asked_about_too() -> None:
    position = DEEP.copy()
    assert position.why_not("card:raid5", 0) is None
    assert position.why_not("card:crate0", 0).reason.key == "why-not-an-option"


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    position = random_game(2, 9)
    before = position.dump()
    assert (position.ask, position.asks) == (None, ())
    for seat in (None, 0, 1):
        with pytest.raises(IllegalChoice, match="the game is over"):
            position.play("concede", seat)
    assert position.why_not("pass").reason.key == "why-game-over"
    assert position.dump() == before


def test_a_copy_goes_its_own_way() -> None:
    position = deep()
    copy = position.copy()
    before = position.dump()
    assert copy.dump() == before
    play(copy, "1 beg", "0 card 0")
    assert position.dump() == before
    assert [str(move) for move in copy.moves] == [*map(str, position.moves), "1 beg", "0 card 0"]


def test_moves_read_later_are_those_that_were_made() -> None:
    """They are written down only when somebody wants to read them, and the game has gone on by then."""
    dice, position, made = Dice(5), GAME.start(3, 5), []
    while position.ask is not None:
        option = position.ask.options[below(dice, len(position.ask.choices))]
        made.append(f"{option.seat} {option.notation}")
        assert position.ply == len(made) - 1
        position.play(option)
    assert [str(move) for move in position.moves] == made and position.ply == len(made)
    assert position.copy().moves == position.moves
    loaded = GAME.load(deep().dump())
    assert loaded.moves == deep().moves and loaded.ply == deep().ply == len(deep().moves) > 0
    imagined = deep().imagine(0, 1)
    assert (imagined.ply, imagined.moves) == (0, [])


def test_the_result_comes_at_the_end() -> None:
    assert deep().result is None
    position = table((), (), coins=(4, 1), frames=(Turn(0),))
    play(position, "0 pass")
    assert position.result.scores == [4, 1]
    assert position.result.places == [1, 2]
    assert position.result.winners == [0]
    assert position.view(None)["result"] == {"scores": [4, 1], "places": [1, 2], "parties": [0, 1]}


def test_equals_share_the_better_place() -> None:
    position = table((), (), (), coins=(1, 4, 4), frames=(Turn(0),))
    play(position, "0 pass")
    assert position.result.places == [3, 1, 1]
    assert position.result.winners == [1, 2]


def test_a_view_holds_what_the_seat_may_see() -> None:
    position = table((1,), (2, 6), coins=(0, 0), frames=(Guard(0, 1),))
    own, other, onlooker = position.view(1), position.view(0), position.view(None)
    assert own["table"]["hand"] == ["guard2", "guard6"]
    assert other["table"]["hand"] == ["raid1"]
    assert onlooker["table"]["hand"] == []
    asked = [{"seat": 1, "prompt": {"key": "harbour-ask-guard", "args": {"seat": 1}}, "rule": "HAR-GUARD"}]
    for view in (own, other, onlooker):
        assert view["asks"] == asked
        assert view["table"]["cards"] == [1, 2]
        assert view["table"]["flags"] == ["red", "blue"]


def test_a_view_shares_nothing_with_the_game() -> None:
    position = deep()
    before = position.dump()
    position.view(0)["table"]["coins"].clear()
    position.dump()["options"]["flags"].clear()
    assert position.dump() == before
