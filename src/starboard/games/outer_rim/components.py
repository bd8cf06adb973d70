"""What the game is printed with, as plain data: what a board has to draw."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.games.outer_rim import written
from starboard.games.outer_rim.content import DATABANK, ENCOUNTERS, MARKET, AiCard, Card, Character, Content, Ship
from starboard.games.outer_rim.layout import layout
from starboard.games.outer_rim.names import names_of_pack
from starboard.games.outer_rim.say import texts_of
from starboard.games.outer_rim.words import (
    CLASSES,
    COMBATS,
    DECKS,
    DESTINATIONS,
    DIE,
    FACES,
    FACTIONS,
    NONE,
    REPUTATION,
    SKILLS,
    SLOTS,
    SPACE_TYPES,
    TYPES,
)


def components(of: Content) -> dict[str, Any]:
    return {
        "map": the_map(of),
        "characters": [character(of, one) for one in of.characters],
        "ships": [ship(of, one) for one in of.ships],
        "board_slots": slots(of.board_slots),
        "contacts": [
            {
                "id": one.id,
                "class": CLASSES[one.rank],
                "factions": [FACTIONS[faction] for faction in one.factions],
                "droid": one.droid,
                "databank": one.databank,
            }
            for one in of.contacts
        ],
        "patrols": {
            FACTIONS[faction]: [
                {
                    "level": one.level,
                    "dice": None if one.dice == NONE else one.dice,
                    "credits": one.credits,
                    "fame": one.fame,
                }
                for one in levels
            ]
            for faction, levels in enumerate(of.patrols)
        },
        "cards": [card(of, one) for one in of.cards],
        "encounter_decks": [
            {"id": name, "back": {where: list(kinds) for where, kinds in back}}
            for name, back in zip(of.encounter_decks, of.backs, strict=True)
        ],
        "ai": [ai_card(of, one) for one in of.ai],
        "die": [FACES[face] for face in DIE],
        "words": {
            "factions": list(FACTIONS),
            "skills": list(SKILLS),
            "decks": list(DECKS),
            "classes": list(CLASSES),
            "slots": list(SLOTS),
        },
        # What everything says, as messages: made from its effects, never stored beside them.
        "texts": msgspec.to_builtins({key: said for key, said in texts_of(of).items() if key not in whole_cards(of)}),
        # Of a pack, by the keys of texts: clients lay them over ours.
        "names": names_of_pack(of),
    }


def whole_cards(of: Content) -> set[str]:
    """Texts of encounter cards as wholes: a board shows their sections and resources."""
    return {f"card-{one.id}" for one in of.cards if one.origin == ENCOUNTERS}


def the_map(of: Content) -> dict[str, Any]:
    names = [space.id for space in of.spaces]
    return {
        "tiles": [
            {
                "id": tile.id,
                "spaces": [names[space] for space in tile.spaces],
                "edges": [[names[one], names[other]] for one, other in tile.edges],
                "left": [names[tile.left_upper], names[tile.left_lower]],  # connectors, the upper first
                "right": [names[tile.right_upper], names[tile.right_lower]],
            }
            for tile in of.tiles
        ],
        "spaces": [
            {
                "id": space.id,
                "kind": SPACE_TYPES[space.kind],
                "faction": None if space.faction == NONE else FACTIONS[space.faction],
                "contact_spaces": [CLASSES[of.contact_space[spot][1]] for spot in space.contact_spaces],
                "encounters": of.encounter_decks[space.deck],
            }
            for space in of.spaces
        ],
        "stacks": {
            FACTIONS[faction]: {"side": "right" if right else "left", "lane": "upper" if upper else "lower"}
            for faction, (right, upper) in enumerate(of.stacks)
        },
        "layout": layout(),
    }


def slots(counts: tuple[int, ...]) -> dict[str, int]:
    return {SLOTS[kind]: count for kind, count in enumerate(counts) if count}


def character(of: Content, one: Character) -> dict[str, Any]:
    return {
        "id": one.id,
        "skills": [SKILLS[skill] for skill in one.skills],
        "ground_combat": one.ground_combat,
        "health": one.health,
        "droid": one.droid,
        "databank": one.databank,
        "reputation": [[None if faction == NONE else FACTIONS[faction], level] for faction, level in one.reputation],
        "ability": written.ability(of, one.ability),
        "goal": written.goal(of, one.goal),
        "flipped": written.ability(of, one.flipped),
    }


def ship(of: Content, one: Ship) -> dict[str, Any]:
    return {
        "id": one.id,
        "starter": one.starter,
        "cost": one.cost,
        "hyperdrive": one.hyperdrive,
        "ship_combat": one.ship_combat,
        "hull": one.hull,
        "slots": slots(one.slots),
        "goal": None if one.goal is None else written.goal(of, one.goal),
        "flipped": None if one.flipped is None else written.ability(of, one.flipped),
    }


def card(of: Content, one: Card) -> dict[str, Any]:
    """Only what is on it. `asset` is the id it has as a resource, by which it is called where it is held."""
    found: dict[str, Any] = {"id": one.id}
    if one.origin == MARKET:
        found["deck"] = DECKS[one.deck]
    elif one.origin == DATABANK:
        found["databank"] = one.deck
    else:
        found["encounters"] = of.encounter_decks[one.deck]
    facts: dict[str, Any] = {
        "type": None if one.type == NONE else TYPES[one.type],
        "asset": one.asset,
        "cost": max(0, one.cost),
        "traits": list(one.traits),
        "slot": None if one.slot == NONE else SLOTS[one.slot],
        "skills": [SKILLS[skill] for skill in one.skills],
        "abilities": [written.ability(of, ability) for ability in one.abilities],
        "droid": one.droid,
        "destination": place(of, one.destination),
        "reward": written.effects(of, one.reward),
        "bounty": bounty(of, one),
        "job": job(of, one),
        "ship": None if one.ship == NONE else of.ships[one.ship].id,
        "bought": written.effects(of, one.bought),
        "not_on": place(of, one.not_on),
        "most": [list(limit) for limit in one.most],
        "patrol": None if one.patrol is None else {"faction": FACTIONS[one.patrol[0]], "distance": one.patrol[1]},
        "sections": [section(of, part.where, part.title, part.cases) for part in one.sections],
        "secret": secret(of, one),
        "contact": None if one.contact == NONE else of.contacts[one.contact].id,
        "effects": written.effects(of, one.script),
        "steps": [written.effects(of, step) for step in one.steps],
        "start": place(of, one.start),
        "kept": one.kept,
    }
    return found | {name: value for name, value in facts.items() if value}


def place(of: Content, space: int) -> str | None:
    """A space, or the word for one that is not named."""
    return None if space == NONE else PLACES[space] if space < 0 else of.spaces[space].id


PLACES = {number: word for word, number in DESTINATIONS.items()}


def bounty(of: Content, one: Card) -> dict[str, Any] | None:
    if one.bounty is None:
        return None
    wanted = one.bounty
    return {
        "target": of.contacts[wanted.target].id,
        "class": CLASSES[of.contacts[wanted.target].rank],
        "combat": COMBATS[wanted.combat],
        "dice": wanted.dice,
        "dead": list(wanted.dead),
        "alive": list(wanted.alive),
        "destination": place(of, wanted.destination),
        "after": written.effects(of, wanted.after),
    }


def job(of: Content, one: Card) -> dict[str, Any] | None:
    if one.job is None:
        return None
    return {
        "skills": [[SKILLS[skill], needed] for skill, needed in one.job.skills],
        "databank": None if one.job.databank == NONE else one.job.databank,
        "effects": written.effects(of, one.job.script),
        "favor": None if one.job.favor == NONE else FACTIONS[one.job.favor],
        "in_action": one.job.in_action,
    }


def section(
    of: Content, where: str, title: str, cases: tuple[tuple[tuple[tuple[int, tuple[int, ...]], ...], int], ...]
) -> dict[str, Any]:
    return {
        "where": where,
        "title": title,
        "cases": [
            {
                "reputation": [
                    [FACTIONS[faction], [REPUTATION[level + 1] for level in levels]] for faction, levels in terms
                ],
                "effects": written.effects(of, script),
            }
            for terms, script in cases
        ],
    }


def secret(of: Content, one: Card) -> dict[str, Any] | None:
    if one.secret is None:
        return None
    return {
        "trigger": one.secret.trigger,
        "if": written.condition(of, one.secret.condition),
        "effects": written.effects(of, one.secret.script),
    }


def ai_card(of: Content, one: AiCard) -> dict[str, Any]:
    found: dict[str, Any] = {"id": one.id, "shuffle": one.shuffle, "special": written.effects(of, one.special)}
    for name, (first_only, entries) in (
        ("planning", one.planning),
        ("action", one.action),
        ("encounter", one.encounter),
    ):
        found[name] = {
            "first_only": first_only,
            "entries": [effect for script in entries for effect in written.effects(of, script)],
        }
    return found
