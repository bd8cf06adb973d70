"""Makes docs/content-words.md: all words that effects, abilities, goals and conditions of Outer Rim are written in.

.venv/bin/python docs/make_words.py

It is made of the declarations (`games/outer_rim/vocabulary`), and a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from starboard.games.outer_rim.vocabulary import selectors
from starboard.games.outer_rim.vocabulary.abilities import ABILITIES
from starboard.games.outer_rim.vocabulary.conditions import ATOMS
from starboard.games.outer_rim.vocabulary.declared import Declared
from starboard.games.outer_rim.vocabulary.effect import EFFECTS, Effect
from starboard.games.outer_rim.vocabulary.moments import GOAL_EVENTS, TRIGGERS

FILE = Path(__file__).parent / "content-words.md"

START = """# The words of Outer Rim's cards

What a card does is written in these words, in the data of the game and in a [pack](content-packs.md); any other word
is refused. This list is made from the code by `.venv/bin/python docs/make_words.py`.

## How they are used

- An effect is a table with `do` and its parameters: `{do = "gain_credits", amount = 3000}`. A list of effects is
  resolved in order.
- Effects after a test, combat, choice or payment in the same list still happen; only the branches are conditional.
  `pass`, `fail`, `win`, `lose`, `then` and `else` may be empty lists, which do nothing.
- An effect whose selector finds no faction does nothing, and an option that starts with it cannot be chosen.
- A player who is defeated by an effect still finishes the list that is being resolved, except that a job fails at once.
- An ability is a table with `trigger`, `kind` and its parameters, on characters, ships, crew, gear, mods and cargo.
  Using it is optional, unless the trigger is `always` or the kind is `damage_cap`, `discard_asset`, `discard_self`,
  `fame_while`, `may_be_attacked` or `mark_planet`.
- Some kinds of abilities must or may have a `condition`, a `limit` and a `cost`, which is a table:
  `{kind = "pay", amount = 1000}`.
- If the condition of an `upgrade` holds, its values may be used in place of the printed ones, not both.
- A condition is a text; parts of it that are joined by `&` must all hold.
- A goal counts how often its event happened while its condition held. At its count the reward is taken and the card
  flipped; a cost is paid at that moment.
- The destination of a job or a cargo is a planet, `space_with_player` (any space with another player),
  `space_with_player_negative_reputation` (one who has a negative reputation) or `marked_planet` (the planet that was
  marked when the card was gained).
- An ability of the kind `resolve` is what the rulebooks head with Planning, Action or Encounter: choosing it takes the
  place of the planning choice or of the encounter, and an effect `pay` that its list begins with is then paid. A card,
  character or ship has at most one for each heading; `discard_card` and `remove_card_from_game` are for cards only.
- Trade-in is allowed on every purchase of a market card, also by `buy_discounted` and `search_market`, and for a `pay`
  that says `trade_in = true`, never for another price. After any purchase or gain of a market card the next card is
  revealed and its patrol icon resolved.
- Delivered cargo is discarded by rule after its reward, which does not repeat it.
"""


def guide() -> str:
    parts = [
        START,
        "## Effects\n",
        *(entry(kind, homes_of(kind.homes)) for kind in sorted(EFFECTS.values(), key=is_of_ai)),
        "\n## Kinds of abilities\n",
        *(entry(kind, when_of(kind.moments), kind.must, kind.may) for kind in ABILITIES.values()),
        "\n## Conditions\n",
        *(f"- `{kind.form.replace('*', '…')}`{behind(kind)}: {about(kind)}" for kind in ATOMS.values()),
        words("Triggers of abilities and secrets", TRIGGERS),
        words("Events of goals", GOAL_EVENTS),
        words("Factions", selectors.FACTIONS),
        words("Players", selectors.PLAYERS),
        words("Spaces, besides the ids of all spaces", selectors.SPACES),
        words("Directions", selectors.DIRECTIONS),
        words("Scopes", selectors.SCOPES),
        words("Limits", selectors.LIMITS),
        UNLIMITED,
        words("Costs", selectors.COSTS),
    ]
    return "\n".join(parts).rstrip() + "\n"


UNLIMITED = """
Without a limit an ability can be used once for each occurrence of the trigger; a reroll is not a new occurrence."""


def is_of_ai(kind: type[Effect]) -> bool:
    return kind.homes == ("ai",)


def about(kind: type[Declared]) -> str:
    return " ".join((kind.__doc__ or "").split())


def entry(kind: type[Declared], where: str, must: tuple[str, ...] = (), may: tuple[str, ...] = ()) -> str:
    """A word, what it does, where it can stand, and its parameters."""
    said = [f"- **`{kind.word}`** {about(kind)}{where}"]
    for one in kind.parameters:
        name = f"`{one.name}`" if one.required else f"`{one.name}` (may be left out)"
        said += [f"  - {name}: {one.kind.about}"]
    said += [f"  - `{name}`" for name in must]
    said += [f"  - `{name}` (may be left out)" for name in may]
    return "\n".join(said)


def homes_of(homes: tuple[str, ...]) -> str:
    return f" *Only in: {', '.join(homes)}.*" if homes else ""


def when_of(moments: tuple[str, ...]) -> str:
    return f" *Triggers: {', '.join(f'`{one}`' for one in moments)}.*"


def behind(kind: type[Declared]) -> str:
    return "".join(f" (…: {one.kind.about})" for one in kind.parameters)


def words(title: str, known: Mapping[str, str]) -> str:
    return "\n".join([f"\n## {title}\n", *(f"- `{word}`: {meaning}" for word, meaning in known.items())])


if __name__ == "__main__":
    FILE.write_text(guide(), encoding="utf-8")
