"""Choices made ahead at a table: who may make them, when they stand, what they answer; and how stores keep them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import starboard
from kernel import harbour
from marks import long
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position
from starboard.kernel.random_games import random_option
from starboard.tables import ahead, deeds
from starboard.tables.ahead import BOT, Standing
from starboard.tables.seats import TableError
from starboard.tables.store import Store
from tables.made import create
from tables.seating import HARBOUR, Seating


def choose(s: Seating, person: str, seat: int, kind: str, seen: Position[Any] | None = None) -> Standing:
    return ahead.chosen(s.table, person, seat, kind, seen, s.now)


def refused(s: Seating, person: str, seat: int, kind: str) -> str:
    with pytest.raises(TableError) as error:
        choose(s, person, seat, kind)
    return error.value.message.key


def answered(s: Seating, *standing: Standing) -> bool:
    """Let the first choice that answers do so."""
    for one, option in ahead.answers(s.table, standing):
        s.wish(one.person, "move", s.table.ply, option.notation, one.seat, ahead=one.kind)
        return True
    return False


@pytest.fixture
def s() -> Seating:
    return Seating(HARBOUR, "ann", "bob").start()


def test_who_may_choose_what(s: Seating) -> None:
    assert refused(s, "eve", 1, "pass") == "table-not-seated"
    assert refused(s, "bob", 0, "pass") == "table-not-your-seat"
    assert refused(s, "bob", 1, "fly") == "table-ahead-unknown"
    assert refused(s, "ann", 0, "pass") == "table-ahead-asked"
    assert refused(s, "ann", 0, "bid-nothing") == "table-ahead-not-now"  # who has no coin is not asked
    assert ahead.offered(s.table, 1) == ["pass", "bid-nothing", "berth"]
    assert ahead.offered(s.table, 0) == ["berth"]
    assert choose(s, "bob", 1, "pass") == Standing(
        "t", 1, "pass", "bob", s.now, {"hand": sorted(s.position.state.hands[1]), "coins": 1}
    )
    s.wish("bob", "hand_over", 1, "random")
    assert refused(s, "bob", 1, "pass") == "table-bot-plays" and ahead.offered(s.table, 1) == []


def test_nothing_is_chosen_before_the_start_or_after_the_end(s: Seating) -> None:
    fresh = Seating(HARBOUR, "ann", "bob")
    assert refused(fresh, "bob", 1, "pass") == "table-not-playing" and ahead.offered(fresh.table, 1) == []
    s.wish("ann", "concede", 0, "random")
    assert refused(s, "bob", 1, "pass") == "table-not-playing" and ahead.offered(s.table, 1) == []


def test_it_answers_when_the_ask_comes_as_a_move_of_its_person(s: Seating) -> None:
    standing = choose(s, "bob", 1, "pass")
    assert not answered(s, standing)
    s.play("ann", "pass")
    assert answered(s, standing)
    assert s.deeds[-1] == deeds.Moved(1, "pass", ahead="pass") and s.log[-1].by == "bob"
    assert s.table.movers == [0, 1] and s.table.last_move_of([1]) == 1
    s.holds()


def test_it_rests_on_what_its_person_has_seen(s: Seating) -> None:
    seen = s.position.copy()
    s.position.state.coins[1] += 1
    late = choose(s, "bob", 1, "pass", seen)
    assert ahead.withdrawn(s.table, late) == "coins"
    assert ahead.withdrawn(s.table, choose(s, "bob", 1, "pass")) == ""


def test_the_first_thing_that_has_changed_is_the_reason(s: Seating) -> None:
    standing = choose(s, "bob", 1, "pass")
    assert ahead.withdrawn(s.table, standing) == ""
    s.position.state.coins[1] += 1
    assert ahead.withdrawn(s.table, standing) == "coins"
    s.position.state.hands[1].pop()
    assert ahead.withdrawn(s.table, standing) == "hand"
    s.play("ann", "pass")
    assert not answered(s, standing), "what does not stand is not played, even if nobody has noticed yet"


def test_where_a_bot_plays_it_does_not_stand(s: Seating) -> None:
    standing = choose(s, "bob", 1, "pass")
    s.wish("bob", "hand_over", 1, "random")
    assert ahead.withdrawn(s.table, standing) == BOT
    s.play("ann", "pass")
    assert not answered(s, standing)


def test_what_was_withdrawn_or_is_somebody_elses_answers_nothing(s: Seating) -> None:
    standing = choose(s, "bob", 1, "pass")
    s.play("ann", "pass")
    assert not answered(s, replace(standing, because="coins"))
    assert not answered(s, replace(standing, person="eve"))
    assert answered(s, standing)


def test_in_a_pause_nothing_is_answered(s: Seating) -> None:
    standing = choose(s, "bob", 1, "pass")
    s.play("ann", "pass")
    s.wish("ann", "pause", True)
    assert not answered(s, standing)
    s.wish("ann", "pause", False)
    assert answered(s, standing)


def test_who_has_chosen_ahead_need_not_be_there(s: Seating) -> None:
    """To play is to refuse that a bot plays; but whoever has only chosen ahead may still be away."""
    standing = choose(s, "bob", 1, "pass")
    s.wish("ann", "ask_hand_over", 1, "random", s.now + 60)
    s.play("ann", "pass")
    assert answered(s, standing) and s.table.seats[1].wish is not None
    s.holds()


def test_an_answer_in_secret_is_one_among_others() -> None:
    s = Seating(HARBOUR, "ann", "bob", "cleo").start()
    standing = choose(s, "cleo", 2, "bid-nothing")
    for who in ("ann", "bob", "cleo"):
        s.play(who, "pass")
    assert len(s.position.together) == 2
    assert ahead.may_be_answered(s.table) and answered(s, standing)
    assert [ask.seat for ask in s.position.together] == [1]


def test_it_may_be_taken_back_as_any_move(s: Seating) -> None:
    standing = choose(s, "bob", 1, "pass")
    s.play("ann", "pass")
    assert answered(s, standing)
    before = s.table.ply
    s.wish("bob", "ask_undo")
    assert s.table.ply == before - 1 or s.table.undo is not None


@pytest.mark.parametrize(("game", "seats", "seeds"), [("harbour", 3, 6), ("arcs", 3, 1), ("outer_rim", 2, 1)])
def test_the_log_is_that_of_people_who_answer_the_same_by_hand(game: str, seats: int, seeds: int) -> None:
    assert sum(compare(game, seats, seed, 400) for seed in range(seeds)), "something was chosen ahead, and came"


@long
@pytest.mark.parametrize(
    ("game", "seats"), [("harbour", 2), ("harbour", 4), ("arcs", 2), ("arcs", 4), ("outer_rim", 3)]
)
def test_so_it_is_in_many_games(game: str, seats: int) -> None:
    seeds = range(100, {"harbour": 140, "arcs": 106}.get(game, 102))
    assert sum(compare(game, seats, seed, 1500) for seed in seeds)


PEOPLE = ("ann", "bob", "cleo", "dan")


def compare(game_id: str, seats: int, seed: int, most: int) -> int:
    """Play at random with choices made ahead, and again by hand: both logs are the same but for the mark.

    Returns how often something chosen ahead came.
    """
    game = harbour.GAME if game_id == "harbour" else starboard.game(game_id)
    s = Seating(game, *PEOPLE[:seats], secret=f"{seed:064}").start()
    by_hand = Seating(game, *PEOPLE[:seats], secret=f"{seed:064}").start()
    dice, standing = Dice(seed), list[Standing]()
    used = 0
    while s.table.status == "playing" and s.table.ply < most:
        for seat in range(seats):
            kinds = ahead.offered(s.table, seat)
            if kinds and below(dice, 4) == 0:
                made = choose(s, PEOPLE[seat], seat, kinds[below(dice, len(kinds))])
                standing = [*(one for one in standing if one.key != made.key), made]
        standing = [one for one in standing if not ahead.withdrawn(s.table, one)]
        if not answered(s, *standing):
            option = random_option(s.position, dice)
            is_aside = option.ask not in s.position.asks
            s.wish(PEOPLE[option.seat], "move", s.table.ply, option.notation, option.seat, is_aside)
        deed = next(deed for deed in reversed(s.deeds) if isinstance(deed, deeds.Moved))
        used += bool(deed.ahead)
        # What a person would have found among their options, and can play.
        by_hand.wish(PEOPLE[deed.seat], "move", by_hand.table.ply, deed.choice, deed.seat, deed.aside)
    unmarked = [replace(deed, ahead="") if isinstance(deed, deeds.Moved) else deed for deed in s.deeds]
    assert unmarked == by_hand.deeds
    assert s.position.dump() == by_hand.position.dump()
    s.holds()
    return used


# In both databases.

MADE = Standing("a", 1, "pass", "leia", 5.5, {"hand": [1, 2], "coins": None})


@pytest.mark.anyio
async def test_choices_are_kept_one_of_a_kind_at_a_seat(store: Store) -> None:
    await create(store, "a")
    await create(store, "b")
    other, elsewhere = replace(MADE, seat=0, kind="bid", at=6.5), replace(MADE, table="b", person="ada")
    for one in (MADE, other, elsewhere):
        await store.choose_ahead(one)
    assert await store.ahead("a") == [MADE, other] and await store.ahead("b") == [elsewhere]
    assert await store.ahead_of("leia") == [MADE, other] and await store.ahead_of("nobody") == []
    assert await store.waiting_ahead() == [("a", 0), ("a", 1), ("b", 1)]
    anew = replace(MADE, at=7.5, rests={})
    await store.choose_ahead(anew)
    assert await store.ahead("a") == [other, anew]


@pytest.mark.anyio
async def test_a_choice_is_withdrawn_with_a_reason_or_forgotten(store: Store) -> None:
    await create(store, "a")
    await store.choose_ahead(MADE)
    assert await store.withdraw_ahead(MADE, "hand")
    assert await store.ahead("a") == [replace(MADE, because="hand")] and await store.waiting_ahead() == []
    assert await store.withdraw_ahead(MADE, "") and await store.ahead("a") == []
    assert not await store.withdraw_ahead(MADE, "") and not await store.withdraw_ahead(MADE, "hand")


@pytest.mark.anyio
async def test_one_that_was_made_anew_is_another_one(store: Store) -> None:
    await create(store, "a")
    anew = replace(MADE, at=9.5)
    await store.choose_ahead(anew)
    assert not await store.withdraw_ahead(MADE, "hand") and await store.ahead("a") == [anew]


@pytest.mark.anyio
async def test_they_go_with_their_table_and_with_their_person(store: Store) -> None:
    await create(store, "a")
    await create(store, "b")
    await store.choose_ahead(MADE)
    await store.choose_ahead(replace(MADE, table="b"))
    await store.choose_ahead(replace(MADE, seat=0, person="ada"))
    await store.delete("b")
    assert await store.ahead("b") == []
    await store.forget("leia")
    assert [one.person for one in await store.ahead("a")] == ["ada"]
    await store.end_ahead("a")
    assert await store.ahead("a") == []
