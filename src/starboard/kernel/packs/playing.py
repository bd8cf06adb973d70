"""Makes the game that is played with a pack: its records name the pack, and nothing else reads them."""

from __future__ import annotations

from copy import copy
from typing import TypeVar

from starboard.kernel.errors import BadSetup
from starboard.kernel.game import AnyGame
from starboard.kernel.plain import Settings
from starboard.kernel.setting import OneOf

G = TypeVar("G", bound=AnyGame)


def with_content(game: G, content: object, sign: str) -> G:
    """Return the game with other content, and the sign of its pack among the options."""
    new = copy(game)
    new.content = content
    vars(new)["options"] = {**game.options, game.pack_option: OneOf(sign, None, (sign,))}
    return new


def check_pack(game: AnyGame, options: Settings, found: str) -> None:
    """Refuse options that name another pack than that of this sign, or none."""
    wanted = str(options.get(game.pack_option, ""))
    if wanted != found:
        key = "error-pack-none" if not wanted else "error-pack-other" if found else "error-pack-missing"
        raise BadSetup(key, sign=wanted, found=found)
