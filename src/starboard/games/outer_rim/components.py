"""Lists what the game is printed with: what a board has to draw. What cards do is told in their texts."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from starboard.games.outer_rim.content import DATABANK, ENCOUNTERS, MARKET, Card, Character, Content, Ship
from starboard.games.outer_rim.ids import (
    CLASSES,
    COMBATS,
    DECKS,
    DESTINATIONS,
    DIE,
    FACES,
    FACTIONS,
    NONE,
    SKILLS,
    SLOTS,
    SPACE_TYPES,
    TYPES,
)
from starboard.games.outer_rim.layout import layout
from starboard.games.outer_rim.names import names_of_pack
from starboard.games.outer_rim.printed import (
    EncounterDeck,
    OuterRimComponents,
    PatrolMove,
    PrintedBounty,
    PrintedCard,
    PrintedCharacter,
    PrintedContact,
    PrintedJob,
    PrintedMap,
    PrintedPatrol,
    PrintedReward,
    PrintedSection,
    PrintedShip,
    PrintedSpace,
    PrintedStack,
    PrintedTile,
    PrintedWords,
)
from starboard.games.outer_rim.say import texts_of
from starboard.games.outer_rim.stories import untold_stories
from starboard.games.outer_rim.vocabulary.effects import GainCredits, GainFame


def components(of: Content) -> OuterRimComponents:
    return OuterRimComponents(
        map=the_map(of),
        characters=[character(one) for one in of.characters],
        ships=[ship(one) for one in of.ships],
        board_slots=slots(of.board_slots),
        contacts=[
            PrintedContact(
                one.id, CLASSES[one.rank], [FACTIONS[faction] for faction in one.factions], one.droid, one.databank
            )
            for one in of.contacts
        ],
        patrols={
            FACTIONS[faction]: [
                PrintedPatrol(one.level, None if one.dice == NONE else one.dice, one.credits, one.fame)
                for one in levels
            ]
            for faction, levels in enumerate(of.patrols)
        },
        cards=[card(of, one) for one in of.cards],
        encounter_decks=[
            EncounterDeck(name, {where: list(kinds) for where, kinds in back})
            for name, back in zip(of.encounter_decks, of.backs, strict=True)
        ],
        die=[FACES[face] for face in DIE],
        words=PrintedWords(list(FACTIONS), list(SKILLS), list(DECKS), list(CLASSES), list(SLOTS)),
        texts={key: said for key, said in texts_of(of).items() if key not in whole_cards(of)},
        names=names_of_pack(of),
        untold=sorted(untold_stories(of)),
        marks=dict(of.marks),
    )


def whole_cards(of: Content) -> set[str]:
    """Texts of encounter cards as wholes: a board shows their sections and resources."""
    return {f"card-{one.id}" for one in of.cards if one.origin == ENCOUNTERS}


def the_map(of: Content) -> PrintedMap:
    names = [space.id for space in of.spaces]
    return PrintedMap(
        tiles=[
            PrintedTile(
                id=tile.id,
                spaces=[names[space] for space in tile.spaces],
                edges=[(names[one], names[other]) for one, other in tile.edges],
                left=(names[tile.left_upper], names[tile.left_lower]),
                right=(names[tile.right_upper], names[tile.right_lower]),
            )
            for tile in of.tiles
        ],
        spaces=[
            PrintedSpace(
                id=space.id,
                kind=SPACE_TYPES[space.kind],
                faction=None if space.faction == NONE else FACTIONS[space.faction],
                contact_spaces=[CLASSES[of.contact_space[spot][1]] for spot in space.contact_spaces],
                encounters=of.encounter_decks[space.deck],
            )
            for space in of.spaces
        ],
        stacks={
            FACTIONS[faction]: PrintedStack("right" if right else "left", "upper" if upper else "lower")
            for faction, (right, upper) in enumerate(of.stacks)
        },
        layout=layout(),
    )


def slots(counts: tuple[int, ...]) -> dict[str, int]:
    return {SLOTS[kind]: count for kind, count in enumerate(counts) if count}


def character(one: Character) -> PrintedCharacter:
    return PrintedCharacter(
        id=one.id,
        skills=[SKILLS[skill] for skill in one.skills],
        ground_combat=one.ground_combat,
        health=one.health,
        droid=one.droid,
        reputation=[(None if faction == NONE else FACTIONS[faction], level) for faction, level in one.reputation],
    )


def ship(one: Ship) -> PrintedShip:
    return PrintedShip(
        id=one.id,
        starter=one.starter,
        cost=one.cost,
        hyperdrive=one.hyperdrive,
        ship_combat=one.ship_combat,
        hull=one.hull,
        slots=slots(one.slots),
    )


def card(of: Content, one: Card) -> PrintedCard:
    return PrintedCard(
        id=one.id,
        deck=DECKS[one.deck] if one.origin == MARKET else UNSET,
        databank=one.deck if one.origin == DATABANK else UNSET,
        encounters=of.encounter_decks[one.deck] if one.origin == ENCOUNTERS else UNSET,
        type=UNSET if one.type == NONE else TYPES[one.type],
        asset=one.asset,
        cost=max(0, one.cost),
        traits=list(one.traits),
        skills=[SKILLS[skill] for skill in one.skills],
        droid=one.droid,
        destination=place(of, one.destination) or UNSET,
        reward=reward(of, one),
        bounty=bounty(of, one),
        job=job(of, one),
        ship=UNSET if one.ship == NONE else of.ships[one.ship].id,
        patrol=UNSET if one.patrol is None else PatrolMove(FACTIONS[one.patrol[0]], one.patrol[1]),
        sections=[PrintedSection(section.where, section.title) for section in one.sections],
        contact=UNSET if one.contact == NONE else of.contacts[one.contact].id,
    )


def place(of: Content, space: int) -> str | None:
    """A space, or the word for one that is not named."""
    return None if space == NONE else PLACES[space] if space < 0 else of.spaces[space].id


PLACES = {number: word for word, number in DESTINATIONS.items()}


def reward(of: Content, one: Card) -> PrintedReward | UnsetType:
    script = of.scripts[one.reward]
    paid = sum(effect.amount for effect in script if isinstance(effect, GainCredits))
    fame = sum(effect.amount for effect in script if isinstance(effect, GainFame))
    return PrintedReward(paid, fame) if paid or fame else UNSET


def bounty(of: Content, one: Card) -> PrintedBounty | UnsetType:
    if one.bounty is None:
        return UNSET
    wanted = one.bounty
    return PrintedBounty(
        target=of.contacts[wanted.target].id,
        target_class=CLASSES[of.contacts[wanted.target].rank],
        combat=COMBATS[wanted.combat],
        dice=wanted.dice,
        dead=wanted.dead,
        alive=wanted.alive,
        destination=place(of, wanted.destination),
    )


def job(of: Content, one: Card) -> PrintedJob | UnsetType:
    if one.job is None:
        return UNSET
    return PrintedJob(
        skills=[(SKILLS[skill], needed) for skill, needed in one.job.skills],
        databank=None if one.job.databank == NONE else one.job.databank,
        favor=None if one.job.favor == NONE else FACTIONS[one.job.favor],
        in_action=one.job.in_action,
    )
