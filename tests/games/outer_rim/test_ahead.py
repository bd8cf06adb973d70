"""Choices made ahead in Outer Rim: what they answer, and every thing that withdraws them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.outer_rim.table import Table
from starboard.games.outer_rim.ahead import AHEAD, turns_begun
from starboard.games.outer_rim.state import OuterRimState
from starboard.kernel.ahead import Ahead

KINDS = {kind.id: kind for kind in AHEAD}


def answered(t: Table) -> dict[str, str]:
    """Return what each kind would answer now, of those that would."""
    ask = t.position.ask
    assert ask is not None
    found = {kind.id: kind.answer(t.position, ask) for kind in AHEAD}
    return {kind: option.notation for kind, option in found.items() if option is not None}


def trading() -> Table:
    t = Table().at("han_solo", "lothal").at("boba_fett", "lothal").act("han_solo")
    return t.play("trade", "partner 1", "give-credits 1000", "propose")


def test_a_deal_is_declined() -> None:
    t = trading()
    t.expect_ask("boba_fett", "proposal", "accept", "decline")
    assert answered(t) == {"no-deals": "decline"}


def test_a_request_for_credits_is_declined_and_a_gift_is_not() -> None:
    t = Table().act("han_solo")
    t.play("request 1000 1", by="han_solo")
    t.expect_ask("boba_fett", "answer-request")
    assert answered(t) == {"no-requests": "decline"}
    t.play("decline").play("offer 1000 1", by="han_solo")
    t.expect_ask("boba_fett", "answer-offer")
    assert answered(t) == {}


def test_crew_is_not_defended() -> None:
    t = Table().at("boba_fett", "lothal").at("han_solo", "lothal").holds("boba_fett", "crew_greedo")
    t.holds("han_solo", "bounty_greedo").encounter("han_solo").play("hunt-crew bounty_greedo 1")
    t.expect_ask("boba_fett", "defend", "defend", "yield")
    assert answered(t) == {"yield": "yield"}


def test_abilities_are_not_used_in_the_combats_of_others_but_in_ones_own_turn_one_is_asked() -> None:
    t = Table().at("boba_fett", "lothal").ship("han_solo", "firespray", flipped=True).encounter("han_solo")
    t.ship("boba_fett", "yt_1300").holds("boba_fett", "ion_cannon").holds("han_solo", "targeting_computer")
    t.holds("boba_fett", "crew_hera_syndulla")
    t.play("attack firespray 1", dice=["hit hit hit blank blank"])
    t.expect_ask("han_solo", "reroll")
    assert answered(t) == {}
    t.play("done").expect_ask("boba_fett", "ignore")
    assert answered(t) == {"no-abilities": "done"}
    t.play("cancel ion_cannon hit", dice=["hit hit blank blank"]).expect_ask("boba_fett", "reroll")
    assert answered(t) == {"no-abilities": "done"}


def test_what_cannot_come_is_not_offered() -> None:
    t = Table()
    assert [kind.id for kind in AHEAD if kind.offered(t.g, 0)] == ["no-deals", "no-requests", "no-abilities"]
    t.holds("han_solo", "crew_greedo")
    assert all(kind.offered(t.g, 0) for kind in AHEAD)
    alone = Table("han_solo")
    assert not any(kind.offered(alone.g, 0) for kind in AHEAD)
    fresh = t.position.game.start(2, seed=1)
    assert not any(kind.offered(fresh.state, 0) for kind in AHEAD)


@pytest.mark.parametrize(
    ("change", "name", "kinds"),
    [
        (lambda t: t.holds("boba_fett", "salvage"), "cards", ["yield", "no-abilities"]),
        (lambda t: t.damage("boba_fett", wounds=1), "damage", ["yield", "no-abilities"]),
        (lambda t: t.damage("boba_fett", dents=1), "damage", ["yield", "no-abilities"]),
        (lambda t: setattr(t.g, "active", 1), "turn", list(KINDS)),
        (lambda t: t.holds("han_solo", "salvage").damage("han_solo", wounds=1).credits("boba_fett", 0), "", []),
    ],
)
def test_what_they_rest_on(change: Callable[[Table], object], name: str, kinds: list[str]) -> None:
    t = Table()
    before = {kind.id: kind.rests(t.position, 1) for kind in AHEAD}
    change(t)
    now = {kind.id: kind.rests(t.position, 1) for kind in AHEAD}
    found = {kind: [part for part in now[kind] if now[kind][part] != before[kind][part]] for kind in KINDS}
    assert found == {kind: [name] if kind in kinds else [] for kind in KINDS}


def test_a_turn_begins_once_a_round_and_an_extra_one_is_another() -> None:
    def turns(g: OuterRimState) -> list[list[int]]:
        return [turns_begun(g, seat) for seat in range(3)]

    g = Table("han_solo boba_fett bossk").g
    g.first = g.active = 1
    assert turns(g) == [[1, 0], [2, 0], [1, 0]]
    g.active = 2
    assert turns(g) == [[1, 0], [2, 0], [2, 0]]
    g.in_extra = True
    assert turns(g) == [[1, 0], [2, 0], [2, 1]]
    g.active, g.in_extra = 0, False
    assert turns(g) == [[2, 0], [2, 0], [2, 0]]
    g.active, g.round = 1, 2
    assert turns(g) == [[2, 0], [3, 0], [2, 0]]


def test_every_kind_is_about_something_else() -> None:
    prompts = [prompt for kind in AHEAD for prompt in kind.answers]
    assert len(prompts) == len(set(prompts)) and all(isinstance(kind, Ahead) for kind in AHEAD)
