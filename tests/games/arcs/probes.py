"""Situations in which the numbers of Arcs matter.

Each is played on by fixed chance; what was legal and what became of it is its trace. Two games that differ in nothing
but words have the same traces.

A probe is made with `load`, which imports from the true game or from a changed one (anew.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from games.arcs.anew import Load

if TYPE_CHECKING:
    from games.arcs.table import Table
    from starboard.kernel.position import Position

Trace = tuple[object, ...]
Probe = Callable[[Load], Trace]

IDLE = ("end", "nothing", "none", "stop", "keep", "done", "pass", "neither", "declare none", "seize none", "swap none")
SUITS = ("administration", "aggression", "construction", "mobilization")


def played_on(position: Position[Any], steps: int, seed: int, eager: tuple[str, ...] = ()) -> Trace:
    """Everything that could be done, and how it ended. `eager` is how choices begin that are taken if they can be."""
    chance = Random(seed)  # noqa: S311
    legal = []
    for _ in range(steps):
        ask = position.ask
        if ask is None:
            break
        options = [option.notation for option in ask.options]
        legal.append((ask.seat, *options))
        wanted = [option for option in options if option.startswith(eager)] if eager and chance.random() < 0.8 else []
        busy = [option for option in options if option not in IDLE] if chance.random() < 0.8 else []
        position.play(chance.choice(wanted or busy or options))
    # Symbols that lie there are nothing yet: what comes of them counts.
    state = msgspec.json.encode({**position.dump()["state"], "battle": None})
    return (*legal, state, position.result if position.ask is None else None)


def busy_table(load: Load, seed: int) -> Table:
    """Everybody has some of everything. Which ambitions are declared changes with the seed."""
    table: Table = load("games.arcs.table").Table("red blue white")
    table.ships("red", "c1_gate", 2, damaged=1).ships("red", "c1_arrow", 3).ships("red", "c2_hex", 1, damaged=1)
    table.ships("blue", "c1_arrow", 2, damaged=1).ships("blue", "c1_gate", 1).ships("blue", "c4_gate", 2)
    table.ships("white", "c1_hex", 1).ships("white", "c4_gate", 1).ships("white", "c5_hex", 2)
    table.city("red", "c2_hex").starport("red", "c1_gate/1").starport("red", "c1_arrow").city("blue", "c1_arrow")
    table.starport("blue", "c2_arrow").city("white", "c4_hex").starport("white", "c5_hex").city("blue", "c5_arrow")
    table.cities_off("red", 3).cities_off("blue", 3).cities_off("white", 2)
    table.slots("red", "material fuel weapon").slots("blue", "relic psionic weapon").slots("white", "fuel material")
    table.captive("red", "blue", 2).captive("blue", "red").trophy("red", "blue", "ship", 2).outrage("red", "psionic")
    declared = (("tycoon", "tyrant", None), ("warlord", "keeper", None), ("empath", None, None))[seed % 3]
    return table.markers(*declared)


def turn(card: str, seed: int) -> Probe:
    """A turn of red with a card in somebody's area; a vox card lies in the court and can be secured."""

    def probe(load: Load) -> Trace:
        numbers, deeds = (
            load("starboard.games.arcs.tables.cards").CARD_NUMBER,
            load("starboard.games.arcs.load").box().deeds,
        )
        vox = card in ("bc26", "bc27", "bc28", "bc29", "bc30", "bc31")
        table = busy_table(load, seed)
        if vox:
            table.court(f"{card} red:2 blue:1", "bc02 red:1", "bc08 blue:1").cards("blue", "bc04 bc11")
        else:
            holder = ("red", "red", "blue")[seed % 3 if seed % 2 else 0]
            one, two, three = [name for name in ("bc20", "bc17", "bc23", "bc02", "bc05", "bc09") if name != card][:3]
            table.cards(holder, card).court(f"{one} red:1", f"{two} red:2 blue:1", f"{three} blue:1")
        suit = "aggression" if vox else SUITS[seed % 4]
        if seed % 8 < 4:
            table.lead("red", f"{suit}_2" if seed % 16 < 8 else f"{suit}_4")
        else:
            lead = SUITS[(seed + 1) % 4]
            table.hand("red", f"{suit}_2 {suit}_3 {suit}_4").initiative("red")
            if seed % 16 > 11:
                table.copy("red", f"{lead}_5", f"{suit}_6")
        names = tuple(deed.name for deed in deeds if deed.card == numbers[card])
        eager = (*names, f"secure {card}", "declare t", "battle", "dice")
        return played_on(table.begin().position, 26, seed, eager)

    return probe


def raid(card: str, seed: int) -> Probe:
    """Red has come to steal the card."""

    def probe(load: Load) -> Trace:
        table = load("games.arcs.table").Table("red blue white")
        table.ships("red", "c1_arrow", 8).city("blue", "c1_arrow").cards("blue", card).lead("red", "aggression_2")
        table.play("battle c1_arrow 1")
        table.position.state.chance = seed
        table.position.play("dice raid 6" if seed % 2 else "dice skirmish 5 raid 1")
        return played_on(table.position, 12, seed, ("steal",))

    return probe


def battle(dice: str, seed: int) -> Probe:
    """A battle in which every symbol matters."""

    def probe(load: Load) -> Trace:
        table = load("games.arcs.table").Table("red blue white")
        table.ships("red", "c1_arrow", 9).ships("blue", "c1_arrow", 3, damaged=1).city("blue", "c1_arrow")
        table.starport("blue", "c1_arrow").slots("blue", "weapon fuel").cards("blue", "bc02 bc12 bc20")
        table.lead("red", "aggression_2").play("battle c1_arrow 1")
        table.position.state.chance = seed
        legal = [option.notation for option in table.position.ask.options]
        table.position.play(dice)
        return (*legal, *played_on(table.position, 20, seed, ("hit", "steal")))

    return probe


def draft(leader: str, seats: int) -> Probe:
    """Everybody's pieces when somebody has this leader, and the first rounds."""

    def probe(load: Load) -> Trace:
        start = load("starboard.games.arcs.game").GAME.start
        number = load("starboard.games.arcs.tables.cards").CARD_NUMBER[leader]
        for seed in count(seats):
            position: Position[Any] = start(seats, seed=seed, options={"leaders": True, "pack": True, "lore": 2})
            if number in position.state.draft:
                break
        return played_on(position, 60, seats, (f"draft {leader}",))

    return probe


def game(seats: int, seed: int, **options: Any) -> Probe:
    """A whole game."""

    def probe(load: Load) -> Trace:
        started = load("starboard.games.arcs.game").GAME.start(seats, seed=seed, options=options)
        return played_on(started, 2000, seed)

    return probe


def scoring(seats: int, seed: int) -> Probe:
    """The end of a chapter: ambitions of every worth, cities on and off the board, Power close to the end."""

    def probe(load: Load) -> Trace:
        score, chapter = load("starboard.games.arcs.score"), load("starboard.games.arcs.chapter")
        table = load("games.arcs.table").Table(" ".join(("red", "blue", "white", "yellow")[:seats]))
        table.slots("red", "material relic").slots("blue", "psionic fuel").captive("red", "blue").captive(
            "blue", "red", 2
        )
        table.trophy("red", "blue", "ship", 2).trophy("blue", "red", "ship").cities_off("red", seed % 6)
        ambitions = ("tycoon", "tyrant", "warlord", "keeper", "empath")
        table.markers(*(ambitions[(seed + step) % 5] for step in range(3))).set(flipped=seed % 4, chapter=3 + seed % 3)
        table.power(red=20 + seed % 14, blue=12)
        table.next(score.Score(), score.AfterScoring(), score.CleanUp(), chapter.EndChapter())
        return played_on(table.begin().position, 4, seed)

    return probe


def taxing(seed: int) -> Probe:
    """Red, who has lost every city, taxes those of blue, with one token to begin with."""

    def probe(load: Load) -> Trace:
        table = load("games.arcs.table").Table("red blue white")
        for system in ("c1_arrow", "c1_hex", "c2_arrow"):
            table.ships("red", system, 3).city("blue", system)
        table.slots("red", "material").lead("red", "administration_2")
        return played_on(table.begin().position, 8, seed, ("tax",))

    return probe


def ending(seats: int, power: int) -> Probe:
    """Whether the game ends with so much Power."""

    def probe(load: Load) -> Trace:
        table = load("games.arcs.table").Table(" ".join(("red", "blue", "white", "yellow")[:seats]))
        table.power(red=power).next(load("starboard.games.arcs.chapter").EndChapter())
        return played_on(table.begin().position, 1, power)

    return probe


def of_card(card: str) -> Iterator[Probe]:
    """Where the numbers of one row matter."""
    if card.startswith("leader"):
        yield from (draft(card, seats) for seats in (2, 3, 4))
    if card.startswith("bc"):
        yield from (raid(card, seed) for seed in range(6))
    yield from (turn(card, seed) for seed in range(96))


def of_file(file: str) -> Iterator[Probe]:
    """Where the numbers of what is no card matter."""
    if file == "dice":
        for seed in range(12):
            yield from (battle(dice, seed) for dice in ("dice skirmish 6", "dice assault 6", "dice raid 6"))
    if file in ("ambitions", "player_board"):
        yield from (scoring(seats, seed) for seed in range(12) for seats in (2, 3, 4))
        yield from (ending(seats, power) for seats, power in ((2, 32), (2, 33), (3, 29), (3, 30), (4, 26), (4, 27)))
    if file == "city_slots":
        yield from (taxing(seed) for seed in range(4))
    yield from (game(seats, seed) for seed in range(8) for seats in (2, 3, 4))
