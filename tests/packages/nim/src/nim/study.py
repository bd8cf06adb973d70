"""What the lab counts in games of Nim."""

from __future__ import annotations

from nim.events import LastStone
from nim.state import NimState
from starboard.kernel.ask import Ask
from starboard.kernel.event import Event
from starboard.kernel.message import Message
from starboard.lab.study.base import DEED, Study, Tally


class NimStudy(Study[NimState]):
    def points(self, g: NimState) -> list[int]:
        return g.taken[:]

    def count(self, tally: Tally, g: NimState, ask: Ask | None, event: Event) -> None:
        match event:
            case LastStone(seat=seat):
                tally[seat, DEED, "last"] += 1

    def name(self, kind: str, name: str) -> Message | None:
        return Message(f"report-nim-{name}") if kind == DEED else super().name(kind, name)
