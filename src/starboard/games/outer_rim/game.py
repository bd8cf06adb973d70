"""Outer Rim, as the kernel sees it."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import ClassVar

import msgspec

from starboard.games.outer_rim import (  # noqa: F401 - they register what is told about choices
    asks,
    conditions,
    events,
    outlook,
    verbs,
    why,
)
from starboard.games.outer_rim.ahead import AHEAD
from starboard.games.outer_rim.components import components
from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.foretold import OuterRimOutlook
from starboard.games.outer_rim.ids import NONE
from starboard.games.outer_rim.imagine import imagine
from starboard.games.outer_rim.invariants import problems
from starboard.games.outer_rim.load import content, load_pack, pack_of
from starboard.games.outer_rim.names import names_of_pack
from starboard.games.outer_rim.people import fame
from starboard.games.outer_rim.printed import OuterRimComponents
from starboard.games.outer_rim.seen import seen
from starboard.games.outer_rim.setup import empty_table
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.trade import OfferCredits
from starboard.games.outer_rim.versions import CHANGES, EXPERT_ALONE, NEWEST, OLDEST
from starboard.games.outer_rim.view import OuterRimView, own_parts, view
from starboard.games.outer_rim.why import answers, dice  # noqa: F401 - the same
from starboard.kernel.ask import Ask
from starboard.kernel.game import Game
from starboard.kernel.message import Message
from starboard.kernel.origins import Origin, counted
from starboard.kernel.packs.playing import check_pack, with_content
from starboard.kernel.parts import Parts
from starboard.kernel.plain import Data, Settings
from starboard.kernel.result import Result
from starboard.kernel.setting import OneOf, Setting, Switch
from starboard.texts import Name


class OuterRim(Game[OuterRimState]):
    id = "outer_rim"
    version = NEWEST
    oldest = OLDEST
    changes = CHANGES
    seats = range(1, 5)
    options: ClassVar[dict[str, Setting]] = {
        "fame": OneOf(10, "OR-WIN-01", (8, 10, 12)),
        "random_map": Switch(False, "OR-RANDMAP-01"),
        "expert": OneOf(0, "OR-SOLO-63", (0, 1, 2, 3, 4, 5), alone=True),
    }
    state_type = OuterRimState
    view_type = OuterRimView
    outlook_type = OuterRimOutlook
    components_type = OuterRimComponents
    events, asks, verbs = events, asks, verbs
    ahead = AHEAD
    parts = Parts(
        mind="starboard.bots.outer_rim.mind:OuterRimMind",
        baselines={"greedy": "starboard.bots.outer_rim.greedy:OuterRimGreedy"},
        study="starboard.lab.study.outer_rim:OuterRimStudy",
        encoder="starboard.lab.environments.outer_rim.encoder:OuterRimEncoder",
        painter="starboard.cli.boards.outer_rim:OuterRimPainter",
        packs="starboard.games.outer_rim.packs:OuterRimPacks",
        complexity=4,
        longest=20_000,  # random play trades without end: about 4,000 decisions; bots need a tenth of that
    )

    def __init__(self, of: Content) -> None:
        self.content = of

    def renewed(self, seats: int, options: Settings) -> Settings:
        """Expert mode of a game of several, which did nothing, is left out."""
        return options if seats == 1 else {**options, "expert": 0}

    def begin(self, seats: int, options: Settings) -> OuterRimState:
        return empty_table(self.content, seats, options)

    def with_pack(self, file: str, text: str) -> OuterRim:
        content = load_pack(pack_of(file, text))[0]
        return with_content(self, content, content.pack)

    def older(self, version: int) -> OuterRim:
        new = copy(self)
        if version < EXPERT_ALONE.since:
            expert = self.options["expert"]
            assert isinstance(expert, OneOf)
            vars(new)["options"] = self.options | {"expert": replace(expert, alone=False)}
        return new

    def check_content(self, options: Settings) -> None:
        check_pack(self, options, self.content.pack)

    def view(self, g: OuterRimState, seat: int | None) -> OuterRimView:
        return view(g, seat)

    def own_parts(self, g: OuterRimState, seat: int, public: msgspec.Struct) -> Data:
        assert isinstance(public, OuterRimView)
        return own_parts(g, seat, public)

    def seen(self, g: OuterRimState, seat: int | None) -> Data:
        return seen(g, seat)

    def imagine(self, g: OuterRimState, seat: int | None) -> None:
        imagine(g, seat)

    def asides(self, g: OuterRimState, seat: int) -> Ask | None:
        frame = OfferCredits(seat)
        ask = frame.ask(g)
        if ask is not None:
            ask.frame = frame
        return ask

    def result(self, g: OuterRimState) -> Result:
        """The winner first, the others by fame, credits and seat (OR-WIN-04, -05)."""
        order = sorted(
            range(g.players),
            key=lambda player: (
                player != g.winner,
                -fame(g, player),
                -g.credits[player],
                -((player - g.first) % g.players),
            ),
        )
        scores = [fame(g, player) for player in range(g.seats)]
        return Result(scores, [order.index(seat) + 1 for seat in range(g.seats)])

    def seat_name(self, g: OuterRimState, seat: int) -> Message:
        number = g.character[seat]
        if number == NONE:
            return super().seat_name(g, seat)
        return Message(f"outer_rim-character-{g.content.characters[number].id}")

    def origins(self) -> list[Origin]:
        return [counted(f"outer_rim-ours-{kind}", things) for kind, things in self.content.sources.items()]

    def components(self) -> OuterRimComponents:
        return components(self.content)

    def own_names(self) -> dict[str, Name]:
        return names_of_pack(self.content)

    def names(self, g: OuterRimState, seats: int) -> list[Message]:
        return [self.seat_name(g, player) for player in range(g.players)]

    def invariants(self, g: OuterRimState) -> list[str]:
        return problems(g)


GAME = OuterRim(content())
