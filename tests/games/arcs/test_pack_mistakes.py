"""All that is wrong with a pack is told at once, with its place and what would be right; harm is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.arcs.packed import card, lore, refused
from games.pack_words import problems_without_words
from starboard.games import arcs
from starboard.games.arcs.load import box
from starboard.kernel.packs.limits import MOST_ENTRIES
from starboard.kernel.parts import LARGEST_PACK
from starboard.texts import LANGUAGES

# ruff: noqa: E501 - a row of a table is a row

EIGHT = """
[[court]]
id = "bc13"
raid_cost = "three"
suit = "spice"
[[court]]
id = "bc32"
name = "New Guild"
[[lore]]
id = "lore04"
abilities = [{trigger = "battle_rol", role = "defender", effect = {kind = "add_intercept", amount = 1}}]
[[lore]]
id = "lore07"
abilities = [{trigger = "battle_roll", role = "attacker", effect = {kind = "ignore_intercept", amout = 99}}]
[[leaders]]
id = "leader05"
a = {ship = 20}
resources = ["weapon", "relics"]
[[suits]]
id = "aggression"
pips = [3, 3, 3, 3, 2, 2]
"""


def test_eight_mistakes_are_eight_messages() -> None:
    told = refused(EIGHT)
    assert told[1].endswith(": material, fuel, weapon, relic, psionic")
    assert [told[0], told[1].partition(";")[0], *told[2:]] == [
        "mine.toml: court card bc13: raid_cost: must be a whole number",
        "mine.toml: court card bc13: suit: unknown resource “spice”",
        "mine.toml: court card bc32: nothing can be added here; only what is in the box can be changed",
        "mine.toml: lore card lore04: abilities[0].trigger: unknown trigger “battle_rol”; did you mean “battle_roll”?",
        "mine.toml: lore card lore07: abilities[0].effect.amout: there is no such field here; did you mean “amount”?",
        "mine.toml: leader leader05: c: ships: 28, but there are 15; in a game of two there are two systems C",
        "mine.toml: leader leader05: resources[1]: unknown resource “relics”; did you mean “relic”?",
        "mine.toml: suit aggression: pips: must be a list of 7",
    ]


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_in_every_language(lang: str) -> None:
    told = refused(EIGHT, lang)
    assert len(told) == 8 and not set(told) & set(refused(EIGHT))


def test_every_reason_has_words() -> None:
    here = Path(arcs.__file__ or "").parent
    assert problems_without_words("arcs", here / "tables", here / "cards", here / "packs") == []


PRELUDE = 'trigger = "prelude", optional = true, effect = {kind = "gain_resource", resources = ["relic"], amount = 1}'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (card("court", "bc01", rest='kind = "vox"'), "court card bc01: kind: is “vox” but must be “guild”"),
        (card("court", "bc01", rest="since = 3"), "court card bc01: since: there is no such field here"),
        (card("suits", "aggression", rest='name = "War"'), "suit aggression: name: is “War” but must be “Aggression”"),
        (card("court", "bc01", rest='without = ["suit"]'), "court card bc01: suit: missing"),
        (card("court", "bc26", rest='suit = "fuel"'), "court card bc26: suit: there is no such field here"),
        (card("court", "bc01", rest="raid_cost = 0"), "court card bc01: raid_cost: must be at least 1"),
        (lore("lore04", PRELUDE), "lore card lore04: abilities[0].cost: missing"),
        (
            card("leaders", "leader01", f'cost = "discard_self", {PRELUDE}'),
            "leader leader01: abilities[0].effect.kind: a leader cannot do this",
        ),
        (
            lore("lore04", 'trigger = "setup", effect = {kind = "scrap_cities", which = "leftmost", count = 1}'),
            "lore card lore04: abilities[0].effect.kind: a lore card cannot do this",
        ),
        (
            lore("lore04", 'trigger = "battle_collect", role = "attacker", effect = {kind = "add_intercept", amount = 1}'),
            "lore card lore04: abilities[0].trigger: “battle_collect” cannot be used here",
        ),
        (
            lore("lore04", 'trigger = "action_modifier", action = "tax", effect = {kind = "move_limit", max_ships = 2}'),
            "lore card lore04: abilities[0].action: unknown word “tax”",
        ),
        (
            lore("lore04", 'trigger = "action_modifier", action = "tax", optional = true, effect = {kind = "retax"}'),
            "lore card lore04: abilities[0].condition.ambition_declared: missing",
        ),
        (
            lore("lore04", 'trigger = "static", effect = {kind = "power"}'),
            "lore card lore04: abilities[0].effect.kind: unknown effect “power”",
        ),
        (
            lore("lore04", *['trigger = "battle_roll", role = "both", effect = {kind = "add_intercept", amount = 1}'] * 2),
            "lore card lore04: abilities[1].effect.kind: another ability of this card answers the same question",
        ),
        (
            lore(
                "lore04",
                'trigger = "static", effect = {kind = "hold_supply", resource = "fuel", counts_for = "tycoon", '
                "spendable = false, stealable = false}",
            ),
            "lore card lore04: abilities[0].effect.resource: another card holds the supply of this resource",
        ),
        (card("setups", "p2_frontiers", rest='out_of_play = ["c1"]'), "setup card p2_frontiers: out_of_play: must name two"),
        (card("setups", "p2_frontiers", rest="positions = []"), "setup card p2_frontiers: positions: must be a list of 2"),
        (card("suits", "aggression", rest='actions = ["move", "move"]'), "suit aggression: actions: “move” appears twice"),
        ("[[tiles]]\nid = 'x'", "tiles: there is no such table; a pack may have court, lore, leaders, setups, suits"),
        ('game = "outer_rim"', "not TOML"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_place(text: str, problem: str) -> None:
    told = refused(text)
    assert any(line.startswith(f"mine.toml: {problem}") for line in told), told
    assert len(told) == 1


CARD = "[[lore]]\nid = 'lore04'\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("# " + "x" * LARGEST_PACK, "mine.toml: the file is too large"),
        ("".join(f"[[lore]]\nid = 'x{n}'\n" for n in range(MOST_ENTRIES + 1)), "mine.toml: there are 1,001 entries"),
        (f"{CARD}abilities = " + "[" * 40 + "]" * 40, "mine.toml: lists and tables are"),
        (f"{CARD}name = '<script>'", "mine.toml: lore[0].name: only plain"),
        (f'{CARD}text = "\\u001b[2J"', "mine.toml: lore[0].text: only plain"),
        (f"{CARD}text = '{'x' * 3001}'", "mine.toml: lore[0].text: too long"),
        (
            lore("lore04", 'trigger = "battle_roll", role = "both", effect = {kind = "add_intercept", amount = 1000000000}'),
            "mine.toml: lore card lore04: abilities[0].effect.amount: must be at most 9",
        ),
        (
            card("court", "bc23", 'trigger = "prelude", cost = "discard_self", optional = true, effect = '
                 f'{{kind = "gain_resource", resources = {["fuel"] * 500}, amount = 1}}'),
            "mine.toml: court card bc23: abilities[0].effect.resources: must be a list of 9",
        ),
        (f"{CARD}abilities = [{', '.join(['{}'] * 20_000)}]", "mine.toml: lore card lore04: abilities[0].effect: missing"),
    ],
    ids=range(9),
)  # fmt: skip
def test_what_means_harm_is_refused(text: str, problem: str) -> None:
    told = refused(text)
    assert told[0].startswith(problem) and len(told) <= 100
    assert all(line.isprintable() for line in told)
    assert not box().pack
