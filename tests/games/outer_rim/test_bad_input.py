"""What is no choice is refused, and nothing has changed (`Table.refused` compares everything)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.outer_rim.table import Table
from starboard import IllegalChoice
from starboard.games.outer_rim.game import GAME
from starboard.kernel.position import Position

NONSENSE = (
    "",
    " ",
    "pay",
    "move",
    "move nowhere",
    "move lothal lothal",
    "earn 5000",
    "EARN",
    "market cargo",
    "buy",
    "buy cargo cargo",
    "buy everything",
    "cycle -1",
    "trade-in salvage",
    "hand-over stolen_weapons",
    "partner 0",
    "partner 7",
    "give-credits 1",
    "give-credits -1000",
    "give salvage salvage",
    "accept",
    "offer 1000 0",
    "offer 99000 1",
    "offer -1000 1",
    "request 1000 0",
    "job",
    "use",
    "discard",
    "\N{SNOWMAN}",
    "move " + "lothal " * 999,
)


def at_market(t: Table) -> Table:
    return t.act("han_solo").play("market")


def paying(t: Table) -> Table:
    return at_market(t.holds("han_solo", "dl_44").market("gear_mod", "jetpack")).play("buy gear_mod")


def dealing(t: Table) -> Table:
    return t.at("boba_fett", "lothal").holds("boba_fett", "dl_44").act("han_solo").play("trade", "partner 1")


def proposed(t: Table) -> Table:
    return dealing(t).play("get dl_44", "propose")


def delivering(t: Table) -> Table:
    return t.at("han_solo", "mon_calamari").holds("han_solo", "salvage").act("han_solo").play("deliver")


def offered(t: Table) -> Table:
    return t.play("offer 1000 1", by="han_solo")


PLACES: tuple[Callable[[Table], Table], ...] = (
    lambda t: t.plan("han_solo"),
    lambda t: t.holds("han_solo", "shield_upgrade").act("han_solo"),
    at_market,
    paying,
    dealing,
    proposed,
    delivering,
    offered,
)


@pytest.mark.parametrize("place", range(len(PLACES)))
def test_nonsense_is_refused_by_everybody_everywhere(place: int) -> None:
    t = PLACES[place](Table().at("han_solo", "lothal").credits("han_solo", 9000)).begin()
    legal = set(t.choices) | {option.notation for seat in (0, 1) for option in t.position.asides(seat)}
    for text in NONSENSE:
        if " ".join(text.split()) not in legal:
            for name in (None, "han_solo", "boba_fett"):
                t.refused(text, by=name)


@pytest.mark.parametrize("place", range(len(PLACES)))
def test_whose_turn_it_is_not_cannot_choose(place: int) -> None:
    t = PLACES[place](Table().at("han_solo", "lothal").credits("han_solo", 9000)).begin()
    assert t.position.ask is not None
    other = 1 - t.position.ask.seat
    for choice in t.choices:
        with pytest.raises(IllegalChoice):
            t.position.play(choice, other)


@pytest.mark.parametrize("place", range(len(PLACES)))
def test_every_place_can_be_written_down_and_read_again(place: int) -> None:
    t = PLACES[place](Table().at("han_solo", "lothal").credits("han_solo", 9000)).begin()
    again = Position.loaded(GAME, t.position.dump())
    assert again.ask is not None
    assert [option.notation for option in again.ask.options] == t.choices
