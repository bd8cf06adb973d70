"""What a player may choose in Nim."""

from __future__ import annotations

from nim.kinds import CARD
from starboard.kernel.verb import Verb

TAKE = Verb("nim-option-", "take", card=CARD)
