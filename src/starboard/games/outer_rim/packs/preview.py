"""Shows what a pack makes of each entry that it touches: its name, what it says, its story."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.say import texts_of
from starboard.games.outer_rim.stories import stories_of
from starboard.kernel.packs.pack import Changes
from starboard.kernel.parts import PackCard

# Where the texts and the names of a kind of entries are, where it is not its own word.
TEXTS = {"market": "card", "databank": "card", "encounters": "card", "characters": "character", "ships": "ship"}
TEXTS |= {"contacts": "contact", "patrols": "patrol", "spaces": "space"}
NAMES = {"databank": "databank", "patrols": "", "ai": "", "tiles": "tile"}
SIDES = ("", "-goal", "-flipped")  # of characters and ships


def preview(content: Content, changes: Changes) -> list[PackCard]:
    kinds = dict.fromkeys([*changes.changed, *changes.added])
    return cards_of(content, {kind: [*changes.changed.get(kind, ()), *changes.added.get(kind, ())] for kind in kinds})


def cards_of(content: Content, entries: Mapping[str, list[str]]) -> list[PackCard]:
    """Show entries by their ids, kind by kind."""
    texts = texts_of(content)
    stories = stories_of(content)
    found = []
    for kind, names in entries.items():
        for name in names:
            key = f"{TEXTS.get(kind, kind)}-{name}"
            called = NAMES.get(kind, TEXTS.get(kind, ""))
            found.append(
                PackCard(
                    kind,
                    name,
                    f"outer_rim-{called}-{name}" if called else "",
                    [texts[key + side] for side in SIDES if key + side in texts],
                    [f"outer_rim-story-{one}" for one in stories if one == name or one.startswith(f"{name}-")],
                )
            )
    return found
