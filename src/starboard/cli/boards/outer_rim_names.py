"""What things of Outer Rim are called in the terminal, and what is printed on them."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from starboard.cli.boards.outer_rim_map import sign
from starboard.cli.boards.painter import Painter, Scene, plain
from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.say import texts_of
from starboard.kernel.event import Event
from starboard.texts import Words

# What can be looked up by its name, and of which kind that name is.
NAMED = {one: one for one in ("card", "character", "ship", "contact", "space", "ai")}
NAMED |= {"resource": "card", "section": "encounter"}
LEADS = {
    "turn": ("■ ", "bold"),
    "combat": ("⚔ ", "bold red"),
    "rolled": ("  │ ", ""),
    "enemy-rolled": ("  │ ", ""),
    "ignored": ("  │ ", ""),
    "combat-won": ("⚔ ", "green"),
    "combat-lost": ("⚔ ", "red"),
    "tested": ("  │ ", ""),
    "defeated": ("! ", "red"),
    "fame": ("★ ", "bold green"),
    "goal": ("★ ", "green"),
    "won": ("★ ", "bold green"),
    "encounter": ("▸ ", "bold"),
    "contact": ("▸ ", "bold"),
    "job": ("▸ ", "bold"),
    "databank": ("▸ ", ""),
}


class OuterRimNames(Painter):
    def __init__(self, words: Words, content: Content) -> None:
        super().__init__(words)
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
        """With the id by which one can look it up."""
        return f"{self.card(card)} ({card})"

    def space(self, space: str) -> str:
        return self.name("space", space)

    def number(self, number: int) -> str:
        return self.words("cli-outer_rim-number", number=number)

    def faces(self, faces: Iterable[str]) -> str:
        return ", ".join(self.name("face", face) for face in faces)

    # What was asked, and what happened.

    def about(self, wanted: str) -> list[Text]:
        """All of this id or name: what is printed on it."""
        found: dict[str, list[str]] = {}
        for key, text in self.texts.items():
            kind, _, name = key.partition("-")
            part = name.removesuffix("-goal").removesuffix("-flipped")
            if kind not in NAMED or (kind == "resource" and f"card-{part}" in self.texts):
                continue
            called = f"outer_rim-{NAMED[kind]}-{part}"
            if self.words.has(called) and (part == plain(wanted) or self.is_called(called, wanted)):
                found.setdefault(f"{self.words(called)} ({part})", []).append(self.words.say(text))
        return [Text.assemble((name, "bold cyan"), "  ", " ".join(texts)) for name, texts in found.items()]

    def lead(self, event: Event) -> tuple[str, str]:
        return LEADS.get(event.key.removeprefix("outer_rim-event-"), ("• ", ""))
