"""What each card does: its deeds are collected here; what bends a rule stands at that rule."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.cards.declaring import DECLARING_FRAMES
from starboard.games.arcs.cards.guild import GUILD_DEEDS, GUILD_FRAMES
from starboard.games.arcs.cards.leaders import LEADER_DEEDS, LEADER_FRAMES
from starboard.games.arcs.cards.lore import LORE_DEEDS, LORE_FRAMES
from starboard.games.arcs.cards.vox import VOX_FRAMES
from starboard.games.arcs.deeds import Deed
from starboard.kernel.frame import Frame

DEEDS: tuple[Deed, ...] = (*GUILD_DEEDS, *LORE_DEEDS, *LEADER_DEEDS)


@dataclass(frozen=True, slots=True)
class Shelf:
    """Some of the deeds: the set of cards that have one, and by card the numbers of its deeds."""

    cards: int
    of: dict[int, tuple[int, ...]]


def shelf(new_actions: bool) -> Shelf:
    numbers = [number for number, deed in enumerate(DEEDS) if (deed.replaces >= 0) == new_actions]
    of = {DEEDS[number].card: tuple(n for n in numbers if DEEDS[n].card == DEEDS[number].card) for number in numbers}
    return Shelf(sum(1 << card for card in of), of)


NEW_ACTIONS = shelf(new_actions=True)
PRELUDES = shelf(new_actions=False)
FRAMES: tuple[type[Frame], ...] = (*GUILD_FRAMES, *VOX_FRAMES, *DECLARING_FRAMES, *LORE_FRAMES, *LEADER_FRAMES)
