"""Makes docs/pictures/terminal.svg: the terminal client in the middle of a game of a fixed seed.

.venv/bin/python docs/make_pictures.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from starboard.bots import make_bot
from starboard.cli.boards import painter_of
from starboard.cli.keyboard import Script
from starboard.cli.session import Session
from starboard.cli.terminal import Terminal
from starboard.games.carcassonne.game import GAME
from starboard.kernel.position import Position

PICTURES = Path(__file__).parent / "pictures"
SEED, SEATS, AFTER = 12, 3, 30


def middle_of_a_game() -> Position:
    """The first decision of seat 0 after some moves of which an option leads to a fight."""
    position = GAME.start(SEATS, SEED)
    bot = make_bot("carcassonne", "greedy")
    while ask := position.ask:
        late = ask.seat == 0 and len(position.moves) >= AFTER and ask.kind == "place"
        if late and any(position.outlook(option)["fights"] for option in ask.options):
            return position
        position.play(bot.choose(position, ask.seat, len(position.moves)))
    raise SystemExit("no such moment in this game: choose another seed")


def terminal_picture(width: int = 84, height: int = 40) -> str:
    console = Console(
        record=True, width=width, height=height, force_terminal=True, color_system="truecolor", file=io.StringIO(),
        highlight=False,
    )  # fmt: skip
    terminal = Terminal("en", console)
    position = middle_of_a_game()
    bots = dict.fromkeys((1, 2), make_bot("carcassonne", "greedy"))
    levels = dict.fromkeys(bots, "greedy")
    session = Session(terminal, Script([]), painter_of(GAME, terminal.words), position, bots, levels, me=0)
    session.show_events(position.events)
    assert position.ask is not None
    session.show(position.ask)
    picture = console.export_svg(title="starboard play carcassonne", unique_id="starboard")
    # No fonts from the network: the reader's own will do.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    return picture.replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / "terminal.svg").write_text(terminal_picture(), encoding="utf-8")
