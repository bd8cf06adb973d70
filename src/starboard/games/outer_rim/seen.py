"""Collects what the digest of a record is made of. It must stay as it is, whatever becomes of views (`Game.seen`)."""

from __future__ import annotations

from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.view import view
from starboard.games.outer_rim.view.players import PlayerView
from starboard.games.outer_rim.view.progress import CombatView, RollView
from starboard.kernel.plain import Data


def seen(g: OuterRimState, seat: int | None) -> Data:
    """Tell what lies on the table, or what a seat alone sees."""
    now = view(g, seat)
    if seat is not None:
        own = now.players[seat]
        return {
            "contacts": [spot.contact for spot in now.contacts],
            "secrets": [one.card for one in own.secrets],
            "resolving": [one.card for one in now.resolving],
        }
    return {
        "turn": [now.round, now.step, now.active, now.first, now.extra_turn, now.taken, now.winner],
        "map": now.map,
        "patrols": [[patrol.faction, patrol.space, patrol.level] for patrol in now.patrols],
        "contacts": [[spot.spot, spot.contact_class, spot.contact, spot.looked] for spot in now.contacts],
        "gone": [now.gone, now.removed],
        "market": [[deck.deck, deck.left, deck.card] for deck in now.market],
        "decks": [now.encounters, now.databank],
        "players": [player(one) for one in now.players],
        "resolving": [[one.card, one.section] for one in now.resolving],
        "combat": combat(now.combat),
        "roll": roll(now.roll),
        "job": None if now.job is None else [now.job.player, now.job.card, now.job.step],
        "solo": None if now.solo is None else [now.solo.card, now.solo.last, now.solo.deck, now.solo.goals],
    }


def player(one: PlayerView) -> Data:
    return {
        "sheets": [one.character, one.flipped, one.goal, one.ship, one.ship_flipped, one.ship_goal],
        "space": one.space,
        "worth": [one.fame, one.credits, one.wounds, one.dents, one.defeated],
        "reputation": one.reputation,
        "held": [[held.card, held.captive, held.marked] for held in one.held],
        "secrets": [secret.deck for secret in one.secrets],
    }


def combat(one: CombatView | None) -> list[object] | None:
    if one is None:
        return None
    sides = [[side.player, side.dice, side.faces, side.added, side.ignored] for side in one.sides]
    return [one.kind, one.patrol, one.contact, one.bounty, one.enemy, sides]


def roll(one: RollView | None) -> list[object] | None:
    return None if one is None else [one.player, one.kind, one.skill, one.dice, one.faces]
