"""Deeds of guild cards, made from the data. What bends a rule all the time stands at that rule."""

from __future__ import annotations

from starboard.games.arcs.cards.drawing import Draw, RecycleHand
from starboard.games.arcs.cards.new_actions import NEW, Execute, Pressgang
from starboard.games.arcs.cards.placing import PlaceOneEach
from starboard.games.arcs.cards.prelude import PRELUDE
from starboard.games.arcs.deeds import Deed
from starboard.games.arcs.tables.court_cards import COURT
from starboard.games.arcs.words import GUILDS
from starboard.kernel.frame import Frame

MAKERS = {"prelude": PRELUDE, "new_action": NEW}

GUILD_DEEDS: tuple[Deed, ...] = tuple(
    MAKERS[ability.trigger][ability.kind](card, ability)
    for card in range(GUILDS)
    for ability in COURT[card].abilities
    if ability.trigger in MAKERS
)

GUILD_FRAMES: tuple[type[Frame], ...] = (PlaceOneEach, Draw, RecycleHand, Pressgang, Execute)
