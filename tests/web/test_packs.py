"""What the client knows of content packs without asking the server."""

from __future__ import annotations

import re
from pathlib import Path

from starboard.kernel.registry import installed

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def test_the_option_of_a_pack_has_one_name_here_and_there() -> None:
    games = installed()
    for folder in (path for path in GAMES.iterdir() if path.is_dir()):
        named = re.findall(r"packOption: '(\w+)'", (folder / "game.ts").read_text(encoding="utf-8"))
        assert [games.game(folder.name).pack_option] == (named or ["pack"])
