"""How choices are written, shown and pointed at.

A choice is a tuple of words: a verb, then what it is about, each an id or a number as people write it: `("move",
"lothal")`. Its notation is these words with spaces between them; VERBS says what kind of thing each of them is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from starboard.games.outer_rim.load import content
from starboard.kernel.ask import Ask
from starboard.kernel.chance import below
from starboard.kernel.frame import NO_REASON, Frame
from starboard.kernel.message import Argument, Message, Refusal

Choice = tuple[str, ...]

# verb → kinds of the words after it
VERBS: dict[str, tuple[str, ...]] = {
    # set-up
    "character": ("character",),
    "ship": ("ship",),
    "side": ("faction",),
    "rival": ("character",),
    # planning
    "move": ("space", "by"),
    "earn": (),
    "recover": (),
    "plan": ("card",),
    # actions
    "market": (),
    "deliver": (),
    "trade": (),
    "use": ("source",),
    "goal": (),
    "end": (),
    "cycle": ("deck",),
    "buy": ("deck",),
    "leave": (),
    "pay": (),
    "trade-in": ("card",),
    "discount": ("source",),
    "take": (),
    "replace": ("card",),
    "decline": (),
    "discard": ("card",),
    "hand-over": ("card",),
    "sell": ("card",),
    "supply": ("ship",),
    # trade between players
    "partner": ("player",),
    "give": ("card",),
    "get": ("card",),
    "give-credits": ("credits",),
    "get-credits": ("credits",),
    "propose": (),
    "accept": (),
    "offer": ("credits", "player"),
    "request": ("credits", "player"),
    # encounters
    "space": (),
    "patrol": ("faction",),
    "contact": ("spot",),
    "job": ("card",),
    "hunt-crew": ("card", "player"),
    "attack": ("source", "player"),
    "fight": ("card",),
    "talk": (),
    "defend": (),
    "yield": (),
    "kill": (),
    "capture": (),
    # effects
    "option": ("label",),
    "yes": (),
    "no": (),
    "none": (),
    "faction": ("faction",),
    "player": ("player",),
    "planet": ("space",),
    "place": ("spot",),
    "to": ("space",),
    "peek": ("spot",),
    "reveal": ("spot",),
    # dice
    "roll": (),
    "done": (),
    "skill": ("source", "skill"),
    "die": ("source",),
    "reroll": ("source", "faces"),
    "turn": ("source", "face", "face"),
    "cancel": ("source", "faces"),
    "set": ("source", "face"),
    "prevent": ("source",),
    "bear": (),
    "first": ("source",),
}

NAMES = {
    "character": "character",
    "ship": "ship",
    "space": "space",
    "card": "card",
    "deck": "deck",
    "skill": "skill",
    "face": "face",
    "label": "label",
}


def name_of(kind: str, word: str) -> Argument:
    """What people call it."""
    if kind in ("player", "credits"):
        return int(word)
    if kind == "faction":
        return word  # messages select on it
    if kind == "spot":
        space, _, place = word.partition("/")
        return Message("outer_rim-spot", {"space": Message(f"outer_rim-space-{space}"), "place": int(place)})
    if kind == "faces":
        return faces_name(word.split(","))
    if kind in ("source", "by"):
        return source_name(word)
    return Message(f"outer_rim-{NAMES[kind]}-{word}")


def source_name(word: str) -> Message:
    """Of a character, a ship or a card that lets one do something."""
    known = content()
    kind = "character" if word in known.character else "ship" if word in known.sheet else "card"
    return Message(f"outer_rim-{kind}-{word}")


def faces_name(faces: list[str]) -> Message:
    first = Message(f"outer_rim-face-{faces[0]}")
    return Message("outer_rim-list", {"first": first, "rest": faces_name(faces[1:])}) if len(faces) > 1 else first


def arguments(choice: Choice) -> dict[str, Argument]:
    """By the kind of each; a player is a seat, and of two of a kind the second is `to_…`."""
    args: dict[str, Argument] = {}
    for kind, word in zip(VERBS[choice[0]], choice[1:], strict=False):
        name = "player_seat" if kind == "player" else kind
        args[f"to_{name}" if name in args else name] = name_of(kind, word)
    return args


# What is told about the choices of a frame, by its class: what follows from one (outlook.py), and why something is none
# of them (why.py). Rules do not need to know of it.
OUTLOOKS: dict[type[Frame], Callable[[Any, Any, Choice], dict[str, Any]]] = {}
REASONS: dict[type[Frame], Callable[[Any, Any, Choice], Refusal]] = {}


class Choosing(Frame):
    """A frame whose choices are words. It says in `ask` what it would ask; nobody has to answer for the AI player."""

    __slots__ = ()

    def ask(self, g: Any) -> Ask | None:
        raise NotImplementedError(type(self).__name__)

    def run(self, g: Any) -> Ask | None:
        asked = self.ask(g)
        if asked is None or asked.seat < g.seats:
            return asked
        if asked.choices:
            self.answer(g, ai_choice(g, asked.choices))
        return None

    def notation(self, choice: Choice) -> str:
        return " ".join(choice)

    def targets(self, choice: Choice) -> tuple[str, ...]:
        kinds = VERBS[choice[0]]
        if len(choice) == 1:
            return (f"choose:{choice[0]}",)
        found = [f"{kind}:{word}" for kind, word in zip(kinds, choice[1:], strict=False)]
        # What goes with a thing that has several uses is told by the verb, chosen last.
        return (*found, f"choose:{choice[0]}") if choice[0] in NOT_ALONE else tuple(found)

    def outlook(self, g: Any, choice: Choice) -> dict[str, Any]:
        tell = OUTLOOKS.get(type(self))
        return {} if tell is None else tell(g, self, choice)

    def why_not(self, g: Any, text: str) -> Refusal:
        """`text` is a notation (`move kessel`) or a target (`space:kessel`)."""
        explain = REASONS.get(type(self))
        if explain is None:
            return Refusal(Message(NO_REASON))
        return explain(g, self, tuple(text.replace(":", " ", 1).split()))

    def label(self, choice: Choice) -> Message:
        args = arguments(choice)
        return Message(f"outer_rim-option-{choice[0]}{'-by' if 'by' in args else ''}", args)


def ai_choice(g: Any, choices: Sequence[Choice]) -> Choice:
    """It keeps out of everything it can keep out of; for the rest chance decides (OR-SOLO-56, -57)."""
    refusals = [choice for choice in choices if choice[0] in REFUSALS]
    if refusals:
        return refusals[0]
    return choices[below(g, len(choices)) if len(choices) > 1 else 0]


REFUSALS = frozenset(("no", "none", "decline", "done", "leave", "yield", "bear"))

# Verbs that share their target with another verb of the same ask.
NOT_ALONE = frozenset(
    ("cycle", "buy", "hunt-crew", "give-credits", "get-credits", "offer", "request", "trade-in", "discard")
)
