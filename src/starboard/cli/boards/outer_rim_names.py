"""Names of the things of Outer Rim in the terminal, and what is printed on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.text import Text

from starboard.cli.boards.outer_rim_map import sign
from starboard.cli.boards.painter import MARKS, Painter, Scene
from starboard.games.outer_rim.inside import Content, events, story_of, texts_of
from starboard.kernel.event import Event
from starboard.kernel.game import Game
from starboard.texts import Words
from starboard.texts.catalogue import typed

# What can be looked up by its name, and of which kind that name is.
NAMED = {one: one for one in ("card", "character", "ship", "contact", "space", "ai")}
NAMED |= {"resource": "card", "section": "encounter"}
LEADS: dict[type[Event], tuple[str, str]] = {
    events.Turn: ("■ ", "bold"),
    events.Combat: ("⚔ ", "bold red"),
    events.Rolled: ("  │ ", ""),
    events.EnemyRolled: ("  │ ", ""),
    events.Ignored: ("  │ ", ""),
    events.CombatWon: ("⚔ ", "green"),
    events.CombatLost: ("⚔ ", "red"),
    events.Tested: ("  │ ", ""),
    events.Defeated: ("! ", "red"),
    events.Fame: ("★ ", "bold green"),
    events.Goal: ("★ ", "green"),
    events.Won: ("★ ", "bold green"),
    events.Encounter: ("▸ ", "bold"),
    events.Contact: ("▸ ", "bold"),
    events.Job: ("▸ ", "bold"),
    events.Databank: ("▸ ", ""),
}


class OuterRimNames(Painter):
    def __init__(self, words: Words, game: Game[Any]) -> None:
        super().__init__(words, game)
        content: Content = game.content
        self.content = content
        self.texts = texts_of(content)

    # Words and signs.

    def who(self, player: int, scene: Scene) -> Text:
        names = [self.words.say(name) for name in scene.position.names]
        name = scene.names[player] if player < len(scene.names) else names[player]
        return Text.assemble(sign(player), " ", (name, "bold"))

    def name(self, kind: str, name: str) -> str:
        return self.words(f"outer_rim-{kind}-{name}")

    def card(self, card: str) -> str:
        return self.name("card", card)

    def known_card(self, card: str) -> str:
        return self.with_id(f"outer_rim-card-{card}", card)

    def space(self, space: str) -> str:
        return self.name("space", space)

    def number(self, number: int) -> str:
        return self.words("cli-outer_rim-number", number=number)

    def faces(self, faces: Iterable[str]) -> str:
        return ", ".join(self.name("face", face) for face in faces)

    # What was asked, and what happened.

    def story(self, event: Event) -> str:
        found = story_of(self.content, event)
        return self.words.story(f"outer_rim-story-{found}") if found else ""

    def about(self, wanted: str) -> list[Text]:
        """Show what is printed on all that have this id or name."""
        found: dict[str, list[str]] = {}
        for key, text in self.texts.items():
            kind, _, name = key.partition("-")
            part = name.removesuffix("-goal").removesuffix("-flipped")
            if kind not in NAMED or (kind == "resource" and f"card-{part}" in self.texts):
                continue
            called = f"outer_rim-{NAMED[kind]}-{part}"
            if self.words.has(called) and (part == typed(wanted) or self.is_called(called, wanted)):
                found.setdefault(self.with_id(called, part) + self.mark(kind, part), []).append(self.words.say(text))
        return [Text.assemble((name, "bold cyan"), "  ", " ".join(texts)) for name, texts in found.items()]

    def mark(self, kind: str, name: str) -> str:
        """Return the sign on what is ours or uncertain, as it stands after the name; a section is of its card."""
        on = f"card-{name.split('-')[0]}" if kind in ("section", "resource") else f"{kind}-{name}"
        return f" {MARKS[self.content.marks[on]]}" if on in self.content.marks else ""

    def lead(self, event: Event) -> tuple[str, str]:
        return LEADS.get(type(event), ("• ", ""))
