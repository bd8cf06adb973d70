"""Decisions of the same form: which card, which system, how many ships. A frame under one of these says the rest."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.arcs.notation import card_name, card_text, system_name, system_text
from starboard.kernel.frame import Frame
from starboard.kernel.message import Message


class CardChoice(Frame):
    """A choice is a guild, vox, lore or leader card."""

    __slots__ = ()
    WORD: ClassVar[str]  # of the notation, before the card
    AIM: ClassVar[str]  # the kind of target: where the card lies

    def notation(self, choice: int) -> str:
        return f"{self.WORD} {card_text(choice)}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return (f"{self.AIM}:{card_text(choice)}",)

    def label(self, choice: int) -> Message:
        return card_name(choice)


class SystemChoice(Frame):
    """A choice is a system."""

    __slots__ = ()
    WORD: ClassVar[str]

    def notation(self, choice: int) -> str:
        return f"{self.WORD} {system_text(choice)}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return (f"system:{system_text(choice)}",)

    def label(self, choice: int) -> Message:
        return system_name(choice)


class ShipsChoice(Frame):
    """A choice is so many fresh and so many damaged ships."""

    __slots__ = ()

    def notation(self, choice: tuple[int, ...]) -> str:
        return f"ships {choice[0]} {choice[1]}"

    def targets(self, choice: tuple[int, ...]) -> tuple[str, ...]:
        return (f"fresh:{choice[0]}", f"damaged:{choice[1]}")

    def label(self, choice: tuple[int, ...]) -> Message:
        return Message("arcs-option-ships", {"fresh": choice[0], "damaged": choice[1]})
