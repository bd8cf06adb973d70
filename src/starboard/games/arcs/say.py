"""Says what an ability does, made from its effect: for cards that a pack has changed."""

from __future__ import annotations

from starboard.games.arcs.tables.abilities import Ability
from starboard.kernel.message import Message


def said(ability: Ability) -> Message:
    return Message(f"arcs-effect-{ability.kind}-{ability.trigger}")
