"""A card that does not exist: one row and one handler, and battle, odds and bots all know it at once.

docs/adding-a-card.md tells the same for a card that is to stay.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import product
from typing import Any

import pytest

from games.arcs.anew import Load, World, anew
from starboard.games.arcs.tables import cards as true_cards
from starboard.games.arcs.tables.cards import CARD_NUMBER
from starboard.games.arcs.tables.lore_cards import LORE
from starboard.games.arcs.versions import NEWEST
from starboard.kernel.position import Position
from starboard.texts import Words

HIT = 2

HULLS = f"lore{len(LORE) + 1}"
ROW = {
    "id": HULLS,
    "name": "Ablative Hulls",
    "since": NEWEST + 1,
    "abilities": [{"trigger": "battle_resolve", "role": "defender", "effect": {"kind": "ignore_a_hit", "amount": 1}}],
}
TEXTS = {f"arcs-card-{HULLS}": "Ablative Hulls", f"arcs-card-{HULLS}-text": "As defender, ignore one hit."}


def add_row(name: str, content: dict[str, Any]) -> None:
    if name == "lore_pack.toml":
        content["lore"].append(ROW)


def add_handler(load: Load) -> None:
    """What would stand in cards/battle.py."""
    effects, hooks = load("starboard.games.arcs.effects"), load("starboard.games.arcs.hooks")

    @effects.effect("ignore_a_hit", "battle_resolve")
    def ignore_a_hit(asked: Any, card: int, ability: Any) -> None:
        amount = ability.number("amount")
        role = hooks.ROLES[ability.role("defender")]
        less = hooks.Bend(role, lambda g, now: True, lambda pool, rolled: hooks.altered(rolled, HIT, -amount))
        asked.symbols.bend(card, less)


@cache
def with_the_card() -> World:
    world = anew(add_row)
    with world as importing:
        add_handler(importing)
        importing("starboard.games.arcs.versions").NEWEST += 1
        importing("starboard.games.arcs.game")
    return world


@pytest.fixture
def load() -> Iterator[Load]:
    """The game with this card."""
    with with_the_card() as importing:
        yield importing


def attack(load: Load, cards: str, blue: int = 1) -> Any:
    """Red is about to collect dice against blue's ships."""
    table = load("games.arcs.table").Table("red blue white")
    table.ships("red", "c1_gate", 2).ships("blue", "c1_gate", blue).cards("blue", cards)
    return table.lead("red", "aggression_2").play("battle c1_gate 1")


def outcomes(load: Load, table: Any, pool: tuple[int, ...]) -> Iterator[Position[Any]]:
    """The end of the battle for every roll of these dice."""
    kinds = [kind for kind, count in enumerate(pool) for _ in range(count)]
    for faces in product(range(6), repeat=len(kinds)):
        position = table.position.copy()
        g = position.state
        g.frames.pop()  # to collect dice is done by hand
        g.battle = replace(g.battle, dice=tuple(6 * kind + face for kind, face in zip(kinds, faces, strict=True)))
        position._go_on()
        while position.ask.kind in ("hit", "raid"):
            position.play(position.ask.options[0].notation)
        yield position


def test_the_battle_does_it(load: Load) -> None:
    bare, hulls = attack(load, ""), attack(load, HULLS)
    for table in (bare, hulls):
        table.play("dice assault 1", dice="assault:1")  # two hits
        while table.position.ask.kind == "hit":
            table.play(table.choices[0])
    assert bare.fleet("blue", "c1_gate") == (0, 0)
    assert hulls.fleet("blue", "c1_gate") == (0, 1)


@pytest.mark.parametrize("cards", ["", HULLS, f"{HULLS} lore04"])
@pytest.mark.parametrize("pool", [(2, 0, 0), (0, 1, 0), (0, 2, 0), (1, 1, 0), (0, 1, 1)])
def test_the_odds_are_right(load: Load, cards: str, pool: tuple[int, ...]) -> None:
    """They are those of all rolls, each resolved by the rules."""
    table = attack(load, cards)
    option = next(option for option in table.position.ask.options if option.choice == pool)
    odds = table.position.outlook(option)["odds"]
    ends = [position.state for position in outcomes(load, table, pool)]
    destroyed = sum(not g.fresh[1] and not g.damaged[1] for g in ends)
    lost = sum(not g.fresh[0] and not g.damaged[0] for g in ends)
    assert odds["ships"] == pytest.approx(destroyed / len(ends))
    assert odds["lose"] == pytest.approx(lost / len(ends))
    assert odds["ships"] > 0 or pool == (2, 0, 0) or (pool[1] == 1 and cards)


def test_what_a_battle_is_worth_to_a_bot(load: Load) -> None:
    battle, mind = load("starboard.bots.arcs.battle"), load("starboard.bots").mind_of("arcs")

    def worth(cards: str) -> float:
        table = load("games.arcs.table").Table("red blue white")
        table.ships("red", "c1_gate", 3).ships("blue", "c1_gate", 0, damaged=1).cards("blue", cards).begin()
        return float(battle.value_of_battle(table.g, 0, 0, 1, mind.worth, mind.worth.parts(table.g)))

    assert worth(HULLS) < worth("")


def test_a_bot_knows_how_likely_hits_are(load: Load) -> None:
    battle, hooks = load("starboard.bots.arcs.battle"), load("starboard.games.arcs.hooks")
    table = attack(load, HULLS)
    by = hooks.changes(table.g, table.g.battle)
    pool = (0, 2, 0)
    counted = [0] * 5
    for position in outcomes(load, attack(load, HULLS, blue=6), pool):
        counted[position.state.damaged[1]] += 1  # six fresh ships take every hit, one each
    assert list(battle.chances(pool, 1, 0, by)[1][:5]) == pytest.approx([count / 36 for count in counted])


def test_numbers_and_draft_follow_from_the_row(load: Load) -> None:
    """Other cards keep their numbers, and games that began before it do not have it."""
    cards = load("starboard.games.arcs.tables.cards")
    number = cards.CARD_NUMBER[HULLS]
    assert list(cards.CARD_NUMBER) == [*CARD_NUMBER, HULLS]
    assert number in cards.ALL_LORE
    game = load("starboard.games.arcs.game").GAME
    assert (game.version, game.under(NEWEST).version) == (NEWEST + 1, NEWEST)
    options = {"leaders": True, "pack": True, "lore": 3}
    before = [game.under(NEWEST).start(4, seed, options=options).state for seed in range(6)]
    assert not any(number in g.draft + g.lore for g in before)
    drafts = [game.start(4, seed, options=options) for seed in range(6)]
    found = next(position for position in drafts if number in position.state.draft)
    label = next(option.label for option in found.ask.options if option.notation == f"draft {HULLS}")
    assert Words("en", TEXTS).say(label) == "Ablative Hulls"
    played = game.load(found.dump())
    assert played.dump() == found.dump()


def test_the_true_game_does_not_know_it() -> None:
    here = import_module("starboard.games.arcs.tables.cards")
    assert here is true_cards
    assert HULLS not in here.CARD_NUMBER
