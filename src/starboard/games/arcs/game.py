"""Arcs, as the kernel sees it."""

from __future__ import annotations

from typing import Any, ClassVar

from starboard.games.arcs.act import Act, SpentAction
from starboard.games.arcs.battle import AfterBattle, DiscardWeapon, Intercept, Resolve
from starboard.games.arcs.before_battle import BringIn, Railgun, WhichFirst
from starboard.games.arcs.cards import FRAMES
from starboard.games.arcs.chapter import Deal, EndChapter, Round, SecondHand
from starboard.games.arcs.components import components
from starboard.games.arcs.court import Refill, Vox
from starboard.games.arcs.declare import Declaration, Declare
from starboard.games.arcs.destroy import Hits, ProvokeOutrage, Ransack
from starboard.games.arcs.dice import CollectDice, Reroll, Rerolls
from starboard.games.arcs.elimination import ComeBack, EndTurn
from starboard.games.arcs.imagine import imagine
from starboard.games.arcs.invariants import problems
from starboard.games.arcs.move import Catapult, MoveShips, Sprint
from starboard.games.arcs.play import BardsDeclare, EndRound, Follow, Lead
from starboard.games.arcs.resources import Arrange
from starboard.games.arcs.score import AfterScoring, CleanUp, Score
from starboard.games.arcs.seen import seen
from starboard.games.arcs.seize import Seize
from starboard.games.arcs.setup import ClearBox, Draft, LayOut, PlaceLeaders, PlacePieces, SetUp, empty_table
from starboard.games.arcs.standard import Grant
from starboard.games.arcs.state import ArcsState, turn_order
from starboard.games.arcs.steal import RaidStep, Steal
from starboard.games.arcs.tax import Gain, GainOneOf
from starboard.games.arcs.versions import CHANGES, NEWEST, OLDEST
from starboard.games.arcs.view import ArcsView, view
from starboard.kernel.digest import Layout
from starboard.kernel.errors import BadSetup
from starboard.kernel.game import Game
from starboard.kernel.message import Message
from starboard.kernel.result import Result
from starboard.kernel.setting import OneOf, Setting, Switch


class Arcs(Game[ArcsState]):
    id = "arcs"
    version = NEWEST
    oldest = OLDEST
    changes = CHANGES
    seats = range(2, 5)
    options: ClassVar[dict[str, Setting]] = {
        "leaders": Switch(False, "ARC-LEADER-01"),
        "lore": OneOf(1, "ARC-LORE-04", (1, 2, 3)),
        "pack": Switch(False, "ARC-LEADER-02"),
        "split_discard": Switch(False, "ARC-DISCARD-02"),
    }
    state_type = ArcsState
    frame_types = (
        SetUp,
        PlacePieces,
        LayOut,
        Draft,
        PlaceLeaders,
        ClearBox,
        Deal,
        SecondHand,
        Round,
        Lead,
        Follow,
        Seize,
        Declare,
        Declaration,
        BardsDeclare,
        Act,
        SpentAction,
        Grant,
        Gain,
        GainOneOf,
        Arrange,
        MoveShips,
        Catapult,
        Sprint,
        Vox,
        Refill,
        WhichFirst,
        Railgun,
        BringIn,
        CollectDice,
        Rerolls,
        Reroll,
        Resolve,
        Intercept,
        DiscardWeapon,
        Hits,
        ProvokeOutrage,
        Ransack,
        RaidStep,
        Steal,
        AfterBattle,
        EndTurn,
        ComeBack,
        EndRound,
        Score,
        AfterScoring,
        CleanUp,
        EndChapter,
        *FRAMES,
    )
    view_type = ArcsView
    layout = Layout(added=frozenset({"ArcsState.third_lore"}))

    def check(self, seats: int, options: dict[str, Any]) -> None:
        for name in ("lore", "second_lore", "pack"):
            chosen = name in options and options[name] != self.options[name].default
            if chosen and not options["leaders"]:
                raise BadSetup("arcs-error-needs-leaders", self.options[name].rule, option=name)

    def older(self, version: int) -> Arcs:
        return SwitchedLore()

    def renewed(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        if "second_lore" not in options:
            return options
        kept = {name: value for name, value in options.items() if name != "second_lore"}
        return {**kept, "lore": 1 + options["second_lore"]}

    def begin(self, seats: int, options: dict[str, Any]) -> ArcsState:
        return empty_table(seats, options)

    def view(self, g: ArcsState, seat: int | None) -> ArcsView:
        return view(g, seat)

    def seen(self, g: ArcsState, seat: int | None) -> Any:
        return seen(g, seat)

    def imagine(self, g: ArcsState, seat: int | None) -> None:
        imagine(g, seat)

    def result(self, g: ArcsState) -> Result:
        """Most Power wins; of equals the first in turn order (ARC-END-04, -05)."""
        order = turn_order(g)
        rank = sorted(range(g.seats), key=lambda seat: (-g.power[seat], order.index(seat)))
        return Result(list(g.power), [rank.index(seat) + 1 for seat in range(g.seats)])

    def seat_name(self, g: ArcsState, seat: int) -> Message:
        return Message("arcs-colour", {"colour": COLOURS[seat]})

    def components(self) -> Any:
        return components()

    def invariants(self, g: ArcsState) -> list[str]:
        return problems(g)


class SwitchedLore(Arcs):
    """Version 1, in which a switch said whether everybody has a second lore card."""

    options: ClassVar[dict[str, Setting]] = {
        "second_lore" if name == "lore" else name: Switch(False, "ARC-LORE-03") if name == "lore" else setting
        for name, setting in Arcs.options.items()
    }


COLOURS = ("red", "blue", "white", "yellow")
GAME = Arcs()
