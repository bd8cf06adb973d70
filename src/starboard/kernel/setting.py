"""The options a game is started with: their defaults, what they take, and their JSON schema."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starboard.kernel.errors import BadSetup
from starboard.kernel.plain import Data, Settings

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Setting:
    """Says what one option takes. The words for people are under `<game>-setting-<name>` in the texts."""

    default: Any
    rule: str | None = None

    def schema(self) -> Data:
        raise NotImplementedError

    def described(self) -> Data:
        """Return the schema, with the rule that speaks of the option."""
        return {**self.schema(), **({"rule": self.rule} if self.rule else {})}

    def takes(self, value: object, seats: int) -> bool:
        raise NotImplementedError

    def says(self, seats: int) -> str:
        """Say what it takes, for an error message."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Switch(Setting):
    """On or off."""

    def schema(self) -> Data:
        return {"type": "boolean", "default": self.default}

    def takes(self, value: object, seats: int) -> bool:
        return isinstance(value, bool)

    def says(self, seats: int) -> str:
        return "true, false"


@dataclass(frozen=True, slots=True)
class OneOf(Setting):
    """One of some values."""

    values: tuple[str | int, ...] = ()
    alone: bool = False  # whether only who plays alone may choose: others have the default

    def schema(self) -> Data:
        alone = {"format": "alone"} if self.alone else {}
        return {"enum": list(self.values), "default": self.default, **alone}

    def takes(self, value: object, seats: int) -> bool:
        # True is 1 to Python, but not to us.
        return any(type(value) is type(one) and value == one for one in self.choices(seats))

    def says(self, seats: int) -> str:
        return ", ".join(map(str, self.choices(seats)))

    def choices(self, seats: int) -> tuple[str | int, ...]:
        return (self.default,) if self.alone and seats > 1 else self.values


@dataclass(frozen=True, slots=True)
class OneSeat(Setting):
    """A seat of the table."""

    random: bool = False  # whether it may be left to chance when the game starts

    def schema(self) -> Data:
        seat: Data = {"type": "integer", "minimum": 0}
        taken = {"anyOf": [seat, {"const": RANDOM}]} if self.random else seat
        return {**taken, "format": "seat", "default": self.default}

    def takes(self, value: object, seats: int) -> bool:
        return (self.random and value == RANDOM) or (type(value) is int and 0 <= value < seats)

    def says(self, seats: int) -> str:
        return f"0–{seats - 1}{f', {RANDOM}' if self.random else ''}"

    def passed_on(self, value: int | str, seats: int) -> int | str:
        """Return the value for the next game of the same players: the seat after this one, or chance again."""
        return (value + 1) % seats if isinstance(value, int) else value


@dataclass(frozen=True, slots=True)
class OnePerSeat(Setting):
    """A different value for each seat. The default names all values; the first ones are taken."""

    def schema(self) -> Data:
        return {
            "type": "array",
            "items": {"enum": list(self.default)},
            "uniqueItems": True,
            "format": "per-seat",
            "default": list(self.default),
        }

    def takes(self, value: object, seats: int) -> bool:
        return (
            isinstance(value, list | tuple)
            and len(value) >= seats
            and all(one in self.default for one in value)
            and len(set(value)) == len(value)
        )

    def says(self, seats: int) -> str:
        return f"{seats} × {', '.join(self.default)}"


def settled(settings: dict[str, Setting], seats: int, given: Settings) -> Settings:
    """The given options with the defaults for all others; BadSetup names what is wrong."""
    unknown = next((name for name in given if name not in settings), None)
    if unknown is not None:
        raise BadSetup("error-unknown-option", option=unknown, known=", ".join(settings) or "–")
    options: Settings = {}
    for name, setting in settings.items():
        value = given.get(name, setting.default)
        if not setting.takes(value, seats):
            raise BadSetup("error-bad-option", setting.rule, option=name, value=str(value), known=setting.says(seats))
        options[name] = list(value)[:seats] if isinstance(setting, OnePerSeat) else value
    return options
