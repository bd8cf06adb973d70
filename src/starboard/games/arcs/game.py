"""Arcs, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import ClassVar

import msgspec

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.ahead import AHEAD
from starboard.games.arcs.battle.odds import ArcsOutlook
from starboard.games.arcs.components import ArcsComponents, components
from starboard.games.arcs.content import Content
from starboard.games.arcs.ids import COLOURS
from starboard.games.arcs.imagine import imagine
from starboard.games.arcs.invariants import problems
from starboard.games.arcs.load import box
from starboard.games.arcs.origins import origins
from starboard.games.arcs.pack import load_pack
from starboard.games.arcs.say import own_names
from starboard.games.arcs.seen import seen
from starboard.games.arcs.setup import empty_table
from starboard.games.arcs.state import ArcsState, turn_order
from starboard.games.arcs.tables.place import RULES
from starboard.games.arcs.versions import CHANGES, LORE_NUMBERED, NEWEST, OLDEST
from starboard.games.arcs.view import ArcsView, own_parts, view
from starboard.kernel.digest import Layout
from starboard.kernel.errors import BadSetup
from starboard.kernel.game import Game
from starboard.kernel.message import Message
from starboard.kernel.origins import Origin
from starboard.kernel.packs.pack import pack_of
from starboard.kernel.packs.playing import check_pack, with_content
from starboard.kernel.parts import Parts
from starboard.kernel.plain import Data, Settings
from starboard.kernel.result import Result
from starboard.kernel.setting import OneOf, Setting, Switch
from starboard.texts import Name


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
    view_type = ArcsView
    outlook_type = ArcsOutlook
    components_type = ArcsComponents
    events, asks, verbs = events, asks, verbs
    layout = Layout(added=frozenset({"ArcsState.third_lore", "ArcsState.peeker"}))
    ahead = AHEAD
    pack_option = "content"  # `pack` has always been the one with more leaders and lore
    parts = Parts(
        mind="starboard.bots.arcs.mind:ArcsMind",
        baselines={"greedy": "starboard.bots.arcs.greedy:ArcsGreedy"},
        study="starboard.lab.study.arcs:ArcsStudy",
        encoder="starboard.lab.environments.arcs.encoder:ArcsEncoder",
        painter="starboard.cli.boards.arcs:ArcsPainter",
        packs="starboard.games.arcs.packs:ArcsPacks",
        complexity=3,
        longest=3000,  # random play needs about 400 decisions
    )

    def __init__(self, of: Content) -> None:
        self.content = of

    def check(self, seats: int, options: Settings) -> None:
        for name in ("lore", "second_lore", "pack"):
            chosen = name in options and options[name] != self.options[name].default
            if chosen and not options["leaders"]:
                raise BadSetup("arcs-error-needs-leaders", self.options[name].rule, option=name)

    def older(self, version: int) -> Arcs:
        new = copy(self)
        if version < LORE_NUMBERED:
            vars(new)["options"] = switched(self.options)
        return new

    def with_pack(self, file: str, text: str) -> Arcs:
        content, _ = load_pack(pack_of(RULES, file, text))
        return with_content(self, content, content.pack)

    def check_content(self, options: Settings) -> None:
        check_pack(self, options, self.content.pack)

    def renewed(self, seats: int, options: Settings) -> Settings:
        if "second_lore" not in options:
            return options
        kept = {name: value for name, value in options.items() if name != "second_lore"}
        return {**kept, "lore": 1 + options["second_lore"]}

    def begin(self, seats: int, options: Settings) -> ArcsState:
        return empty_table(seats, options, self.version)

    def view(self, g: ArcsState, seat: int | None) -> ArcsView:
        return view(g, seat)

    def own_parts(self, g: ArcsState, seat: int, public: msgspec.Struct) -> Data:
        assert isinstance(public, ArcsView)
        return own_parts(g, seat, public)

    def seen(self, g: ArcsState, seat: int | None) -> Data:
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

    def origins(self) -> list[Origin]:
        return origins(self.content)

    def components(self) -> ArcsComponents:
        return components(self.content)

    def own_names(self) -> Mapping[str, Name]:
        return own_names(self.content)

    def invariants(self, g: ArcsState) -> list[str]:
        return problems(g)


def switched(options: Mapping[str, Setting]) -> dict[str, Setting]:
    """Return the options of version 1, in which a switch said whether everybody has a second lore card."""
    return {
        "second_lore" if name == "lore" else name: Switch(False, "ARC-LORE-03") if name == "lore" else setting
        for name, setting in options.items()
    }


GAME = Arcs(box())
