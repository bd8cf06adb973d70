"""Indexes of the content answer what is printed: quick answers beside plain ones, at many tables."""

from __future__ import annotations

import pytest

from starboard.games.outer_rim.bounties import bounty_of, hunts
from starboard.games.outer_rim.component_names import read_spot, spot_text
from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.deliver import deliverable
from starboard.games.outer_rim.dice import secret_of, secrets_for
from starboard.games.outer_rim.encounter import is_at, jobs_here
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.holdings import has_room
from starboard.games.outer_rim.ids import BOUNTY, CARGO, CREW, GEAR, JOB, MARKED_PLANET, MOD, NONE, RESOURCES, SKILLS
from starboard.games.outer_rim.market import base_cost, can_pay, discounts, not_here, trade_ins, worth
from starboard.games.outer_rim.people import holds, missing_slots, skill, with_trigger
from starboard.games.outer_rim.state import OuterRimState, character, here, marked_planet, ship
from starboard.games.outer_rim.vocabulary.abilities import Ability
from starboard.games.outer_rim.vocabulary.moments import SECRETS, TRIGGERS
from starboard.kernel.chance import Dice, below

TRIES = 60


def any_table(dice: Dice, seats: int) -> OuterRimState:
    """Hand out ships, places, credits and cards at random, whether or not they fit; some bounties have a captive."""
    position = GAME.start(seats, below(dice, 1 << 32), {"random_map": True})
    g = position.state
    content, some_ships = g.content, len(g.content.ships)
    resources = [card.number for card in content.cards if 0 <= card.type < RESOURCES]
    for player in range(seats):
        g.character[player], g.ship[player] = player, below(dice, some_ships)
        g.space[player] = below(dice, len(content.spaces) if below(dice, 2) else 2)
        g.credits[player] = 1000 * below(dice, 12)
        g.held[player] = [resources.pop(below(dice, len(resources))) for _ in range(below(dice, 14))]
        for number in g.held[player]:
            if content.cards[number].type == BOUNTY and below(dice, 2):
                g.captor[bounty_of(g, number).target] = number
            if content.cards[number].destination == MARKED_PLANET:
                g.marked.append((number << 8) + below(dice, 3))
    return g


@pytest.mark.parametrize("seats", [2, 4])
def test_answers_about_hands_are_those_of_what_is_printed(seats: int) -> None:
    dice = Dice(seats)
    some = dict.fromkeys(("deliverable", "jobs", "hunts", "goods"), 0)
    for _ in range(TRIES):
        g = any_table(dice, seats)
        for player in range(seats):
            some["deliverable"] += len(deliverable(g, player))
            assert deliverable(g, player) == plainly_deliverable(g, player)
            for in_action in (False, True):
                some["jobs"] += len(jobs_here(g, player, in_action))
                assert jobs_here(g, player, in_action) == plain_jobs(g, player, in_action)
            some["hunts"] += len(hunts(g, player))
            assert hunts(g, player) == plain_hunts(g, player)
            some["goods"] += len(trade_ins(g, player))
            assert trade_ins(g, player) == [one for one in g.held[player] if is_good(g.content, one)]
            check_market(g, player)
    assert all(some.values()), some  # each was looked at where there was something


@pytest.mark.parametrize("seats", [2, 4])
def test_what_waits_for_a_moment_is_what_is_printed(seats: int) -> None:
    dice = Dice(seats)
    some = dict.fromkeys(("cards", "sides", "secrets", "skills"), 0)
    kept = [card.number for card in GAME.content.cards if card.secret]
    for _ in range(TRIES):
        g = any_table(dice, seats)
        g.flipped, g.ship_flipped = below(dice, 1 << seats), below(dice, 1 << seats)
        for player in range(seats):
            g.character[player] = below(dice, len(g.content.characters))
            g.secrets[player] = [kept[below(dice, len(kept))] for _ in range(below(dice, 3))]
            for trigger in TRIGGERS:
                found = with_trigger(g, player, trigger)
                assert found == [one for one in plain_abilities(g, player) if one[1].trigger == trigger]
                some["cards"] += sum(number != NONE for number, _ in found)
                some["sides"] += sum(number == NONE for number, _ in found)
            for trigger in SECRETS:
                secrets = [(one, secret_of(g, one)) for one in g.secrets[player]]
                now = [one for one, secret in secrets if secret.trigger == trigger]
                some["secrets"] += len(now)
                assert secrets_for(g, player, trigger) == [
                    one for one in now if holds(g, player, secret_of(g, one).condition, one)
                ]
            crew = [g.content.cards[one] for one in g.held[player] if g.content.cards[one].type == CREW]
            skills = [*character(g, player).skills, *(one for member in crew for one in member.skills)]
            assert [skill(g, player, one) for one in range(len(SKILLS))] == list(map(skills.count, range(len(SKILLS))))
            some["skills"] += len(skills)
    assert all(some.values()), some


def plain_abilities(g: OuterRimState, player: int) -> list[tuple[int, Ability]]:
    who, flipped = character(g, player), ship(g, player).flipped
    found = [(NONE, who.ability)]
    if g.flipped >> player & 1:
        found.append((NONE, who.flipped))
    if g.ship_flipped >> player & 1 and flipped is not None:
        found.append((NONE, flipped))
    return found + [(number, one) for number in g.held[player] for one in g.content.cards[number].abilities]


def plainly_deliverable(g: OuterRimState, player: int) -> list[int]:
    cards, at = [(number, g.content.cards[number]) for number in g.held[player]], g.space[player]
    places = {
        one: marked_planet(g, one) if about.destination == MARKED_PLANET else about.destination for one, about in cards
    }
    cargo = [one for one, about in cards if about.type == CARGO and places[one] == at]
    bounties = [one for one, about in cards if about.type == BOUNTY and one in g.captor]
    return cargo + [one for one in bounties if bounty_of(g, one).destination == at]


def plain_jobs(g: OuterRimState, player: int, in_action: bool) -> list[int]:
    cards = [g.content.cards[number] for number in g.held[player]]
    jobs = [(card, card.job) for card in cards if card.type == JOB]
    return [
        card.number
        for card, job in jobs
        if job is not None and job.in_action == in_action and is_at(g, player, card.destination)
    ]


def plain_hunts(g: OuterRimState, player: int) -> list[tuple[int, int]]:
    cards = g.content.cards
    aboard = {
        cards[one].contact: owner
        for owner in (player, *here(g, player))
        for one in g.held[owner]
        if cards[one].type == CREW and cards[one].contact != NONE
    }
    bounties = [one for one in g.held[player] if cards[one].type == BOUNTY]
    found = [(one, aboard.get(bounty_of(g, one).target, NONE)) for one in bounties]
    return [(one, owner) for one, owner in found if owner != NONE]


def is_good(content: Content, number: int) -> bool:
    return content.cards[number].type in (CARGO, GEAR, MOD) and content.cards[number].cost > 0


def check_market(g: OuterRimState, player: int) -> None:
    for deck in g.market:
        number = deck[-1]
        about, space = g.content.cards[number], g.space[player]
        barred = space == about.not_on or (about.type == CARGO and space == about.destination)
        assert not_here(g, player, number) == barred
        if g.content.cards[number].type < RESOURCES:
            left = g.held[player]
            kept = [one for one in left if g.content.cards[one].kept]
            adding = [one for one in left if one in g.content.with_slot and one not in kept]
            ways = ([*kept, number], [*kept, *adding, number])
            assert has_room(g, player, number) == any(not missing_slots(g, player, way) for way in ways)
            purse = g.credits[player] + worth(g, trade_ins(g, player))
            for discount in (0, 2000):
                less = discount + discounts(g, player, number, limited=True)
                assert can_pay(g, player, number, discount) == (base_cost(g, player, number, less) <= purse)


def test_contact_spaces_are_named_by_their_planet_and_place() -> None:
    g = GAME.start(2, 1).state
    for space in g.content.spaces:
        for place, spot in enumerate(space.contact_spaces, 1):
            assert spot_text(g.content, spot) == f"{space.id}/{place}"
            assert read_spot(g, spot_text(g.content, spot)) == spot
