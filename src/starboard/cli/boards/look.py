"""Signs and colours of the terminal, in one place. Nothing is told by colour alone."""

from __future__ import annotations

from rich.style import Style

# The small and the large figure of each seat.
SHAPES = ("△▲", "□■", "◇◆", "☆★", "▽▼")
FACTION_SIGNS = {"rebel": "R", "empire": "E", "bounty_hunter": "B"}

COLOURS = {
    "red": Style(color="#ffffff", bgcolor="#c81e1e", bold=True),
    "green": Style(color="#04140a", bgcolor="#3fb950", bold=True),
    "black": Style(color="#ffffff", bgcolor="#000000", bold=True),
    "white": Style(color="#000000", bgcolor="#f2f2f2", bold=True),
    "blue": Style(color="#ffffff", bgcolor="#1f5fd0", bold=True),
    "yellow": Style(color="#1c1600", bgcolor="#f2c811", bold=True),
    "orange": Style(color="#1c0d00", bgcolor="#ff9a1f", bold=True),
}

# Tiles lie like a chequered board, so that one sees where one ends.
SPACE = (Style(color="#46557d", bgcolor="#0b1021"), Style(color="#46557d", bgcolor="#121a33"))
FIELD = (Style(color="#a9865a", bgcolor="#33261a"), Style(color="#a9865a", bgcolor="#3d2e20"))
ROUTE = Style(color="#63d8ff", bold=True)
CROSSING = Style(color="#ffffff", bold=True)
PLANET = Style(color="#ffdf6b", bold=True)
FACTIONS = {
    "rebel": Style(color="#ff7a66", bgcolor="#0b1021", bold=True),
    "empire": Style(color="#a8c1ff", bgcolor="#0b1021", bold=True),
    "bounty_hunter": Style(color="#ffb54d", bgcolor="#0b1021", bold=True),
}
LAST = Style(color="#ffffff", bold=True)
NUMBER = Style(color="#04140a", bgcolor="#7ee787", bold=True)
FRAME = Style(color="#3c7a4b")
MARGIN = Style(dim=True)
SEGMENT_LABEL = Style(color="#04140a", bgcolor="#7ee787", bold=True)
