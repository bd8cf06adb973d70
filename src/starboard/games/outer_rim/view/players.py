"""Players, as a seat sees them: all but the secrets of others."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from starboard.games.outer_rim.component_names import card_id
from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.goals import open_goal
from starboard.games.outer_rim.ids import FACTIONS, NONE, SKILLS, SLOTS, STATS
from starboard.games.outer_rim.people import fame, fame_of_card, skills, values
from starboard.games.outer_rim.slots import lay_out
from starboard.games.outer_rim.state import OuterRimState, is_ai, is_defeated, marked_planet


class SlotView(msgspec.Struct):
    kind: str
    where: str  # board, ship, or the card that adds the slot
    card: str | None


class HeldView(msgspec.Struct):
    card: str
    slot: int | None  # its place in `slots`; None: there is no room, and something has to go
    captive: str | None  # contact that lies on a bounty
    marked: str | None  # planet to which a cargo must be brought
    fame: int  # that it gives now


class SecretView(msgspec.Struct):
    deck: str
    card: str | None  # None: hidden


class PlayerView(msgspec.Struct):
    ai: bool
    character: str | None
    flipped: bool  # the personal goal is achieved
    goal: tuple[int, int] | None  # tokens on it, and how many it takes
    ship: str | None
    ship_flipped: bool
    ship_goal: tuple[int, int] | None
    space: str | None
    fame: int
    earned: int  # the part of it that is not from resources
    credits: int
    wounds: int
    dents: int
    values: dict[str, int]  # ground_combat, ship_combat, health, hull, hyperdrive
    skills: dict[str, int]  # how often
    reputation: dict[str, int]  # -1, 0 or 1
    defeated: bool
    slots: list[SlotView]
    held: list[HeldView]
    secrets: list[SecretView]


def own_player(g: OuterRimState, player: int, shown: PlayerView) -> PlayerView:
    """A player, as they see themselves."""
    return replace(shown, secrets=[secret_view(g, number, own=True) for number in g.secrets[player]])


def player_view(g: OuterRimState, player: int) -> PlayerView:
    """A player, as an onlooker sees them."""
    who, sheet = g.character[player], g.ship[player]
    slots, at = slot_views(g.content, sheet, tuple(g.held[player]), is_ai(g, player))
    ready = NONE not in (who, sheet)
    placed = g.round > 0 or bool(g.held[player])  # on the starting planet, by the databank card taken there
    return PlayerView(
        ai=is_ai(g, player),
        character=None if who == NONE else g.content.characters[who].id,
        flipped=bool(g.flipped >> player & 1),
        goal=goal_view(g, player, False) if ready else None,
        ship=None if sheet == NONE else g.content.ships[sheet].id,
        ship_flipped=bool(g.ship_flipped >> player & 1),
        ship_goal=goal_view(g, player, True) if ready else None,
        space=g.content.spaces[g.space[player]].id if placed else None,
        fame=fame(g, player),
        earned=g.fame[player],
        credits=g.credits[player],
        wounds=g.wounds[player],
        dents=g.dents[player],
        values=dict(zip(STATS, values(g, player) if ready else [0] * len(STATS), strict=True)),
        skills=dict(zip(SKILLS, [0] * len(SKILLS) if who == NONE else skills(g, player), strict=True)),
        reputation={name: g.reputation[4 * player + faction] for faction, name in enumerate(FACTIONS)},
        defeated=bool(is_defeated(g, player)),
        slots=slots,
        held=[held_view(g, player, number, at.get(number)) for number in g.held[player]],
        secrets=[secret_view(g, number) for number in g.secrets[player]],
    )


@lru_cache(1 << 10)  # boards are looked at often, and change rarely
def slot_views(content: Content, sheet: int, held: tuple[int, ...], ai: bool) -> tuple[list[SlotView], dict[int, int]]:
    """Show the slots of somebody with what lies in them; also, by card, in which it lies."""
    slots, _ = lay_out(content, sheet, held, ai)
    at = {slot.card: place for place, slot in enumerate(slots) if slot.card != NONE}
    cards = [None if slot.card == NONE else content.cards[slot.card].written for slot in slots]
    shown = [SlotView(SLOTS[slot.kind], slot.where, card) for slot, card in zip(slots, cards, strict=True)]
    return shown, at


def goal_view(g: OuterRimState, player: int, of_ship: bool) -> tuple[int, int] | None:
    goal = open_goal(g, player, of_ship)
    tokens = g.ship_tokens if of_ship else g.tokens
    return None if goal is None else (tokens[player], goal.count)


def held_view(g: OuterRimState, player: int, number: int, slot: int | None) -> HeldView:
    planet = marked_planet(g, number)
    return HeldView(
        card=card_id(g, number),
        slot=slot,
        captive=g.content.contacts[g.captor.index(number)].id if number in g.captor else None,
        marked=None if planet == NONE else g.content.spaces[planet].id,
        fame=0 if is_ai(g, player) else fame_of_card(g, player, number),
    )


def secret_view(g: OuterRimState, number: int, own: bool = False) -> SecretView:
    """Its deck is on its back (OR-AMB-48); its keeper may look at it at any time (OR-SECRET-06)."""
    about = g.content.cards[number]
    return SecretView(g.content.encounter_decks[about.deck], about.id if own else None)
