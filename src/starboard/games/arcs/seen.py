"""Collects what the digest of a record is made of. It must stay as it is, whatever becomes of views (`Game.seen`)."""

from __future__ import annotations

from starboard.games.arcs.state import ArcsState
from starboard.games.arcs.view import BattleView, PlayedView, SeatView, SystemView, view
from starboard.kernel.plain import Data


def seen(g: ArcsState, seat: int | None) -> Data:
    """Tell what lies on the table, or what a seat alone sees."""
    now = view(g, seat)
    if seat is not None:
        own = now.seats[seat]
        return {"hand": own.hand, "played": played(own.played), "peek": now.peek, "known": [x.known for x in now.seats]}
    return {
        "chapter": [now.chapter, now.setup, now.initiative, now.seized],
        "round": [now.turn, now.leader, now.lead, now.number, now.prelude, now.pips, now.armed],
        "tokens": [now.supply, now.spent, now.boxes],
        "systems": [system(one) for one in now.systems],
        "seats": [player(one) for one in now.seats],
        "court": [[place.card, place.agents] for place in now.court],
        "piles": [now.court_deck, now.court_discard, now.discard, now.discard_open],
        "markers": [[marker.first, marker.second, marker.ambition] for marker in now.markers],
        "draft": now.draft,
        "battle": battle(now.battle),
    }


def system(one: SystemView) -> list[object]:
    ships = [[fleet.seat, fleet.fresh, fleet.damaged] for fleet in one.ships]
    buildings = [[building.site, building.seat, building.piece, building.damaged] for building in one.buildings]
    return [one.system, one.type, ships, buildings, [building.used for building in one.buildings]]


def player(one: SeatView) -> Data:
    return {
        "power": one.power,
        "hand": one.cards_in_hand,
        "supply": [one.ships, one.starports, one.cities, one.agents],
        "slots": [[slot.slot, slot.type] for slot in one.slots],
        "taken": [one.trophies, one.captives, one.outrage],
        "cards": [one.guilds, one.lore, one.leader],
        "played": played(one.played),
    }


def played(one: PlayedView | None) -> list[object] | None:
    return None if one is None else [one.mode, one.card, one.seizing, one.seizing_card, one.union]


def battle(one: BattleView | None) -> list[object] | None:
    if one is None:
        return None
    counted = [one.self_hits, one.intercepts, one.hits, one.building_hits, one.keys]
    return [one.system, one.origin, one.attacker, one.defender, one.dice, counted]
