"""Why something cannot be done in a step of a turn, with the rule that forbids it.

What is refused is a notation (`move kessel`) or a target (`space:kessel`), as words: a verb or the kind of the target,
and what it is about. Reasons about goods are in why_goods.py, about deals in why_deals.py, about dice in why_dice.py,
and where one question is to be answered first in why_answers.py.
"""

from __future__ import annotations

from starboard.games.outer_rim.abilities import can_bear
from starboard.games.outer_rim.action import DELIVERED, MARKETED, TRADED, Act
from starboard.games.outer_rim.bounties import hunts
from starboard.games.outer_rim.component_names import card_name, contact_name, read_card, space_name
from starboard.games.outer_rim.contacts import FightOrTalk, MeetContact, Peek, RevealContacts
from starboard.games.outer_rim.course import stopped_by, way
from starboard.games.outer_rim.encounter import Encounter
from starboard.games.outer_rim.holdings import PlaceContact
from starboard.games.outer_rim.ids import (
    ALL,
    BOUNTY,
    CARGO,
    FACTIONS,
    JOB,
    NEGATIVE,
    NONE,
    PLANET,
    STEPS,
)
from starboard.games.outer_rim.kinds import source_name
from starboard.games.outer_rim.notation import Choice
from starboard.games.outer_rim.patrols import MoveAway, MovePatrol, Withdraw
from starboard.games.outer_rim.people import holds, hyperdrive, with_trigger
from starboard.games.outer_rim.planning import Plan
from starboard.games.outer_rim.prices import price_of
from starboard.games.outer_rim.setup import ChooseCharacter, ChooseShip
from starboard.games.outer_rim.state import OuterRimState, here, is_defeated, patrols_at, reputation
from starboard.games.outer_rim.travel import ExtraMove, ignored_stops
from starboard.games.outer_rim.vocabulary.abilities import Resolve
from starboard.games.outer_rim.vocabulary.when import say_condition
from starboard.games.outer_rim.why.deals import why_credits
from starboard.games.outer_rim.why.goods import not_at_destination, not_held
from starboard.games.outer_rim.why.words import find_player, find_space, find_spot, first, no, refuses
from starboard.kernel.message import Refusal

# What belongs to which step, by verb and by target.
STEP_OF = {
    **dict.fromkeys(("move", "earn", "recover", "plan"), 0),
    **dict.fromkeys(("market", "deliver", "trade", "cycle", "buy", "deck", "hand-over", "end"), 1),
    **dict.fromkeys(("patrol", "contact", "job", "hunt-crew", "attack", "encounter", "spot", "faction"), 2),
}


def other_step(g: OuterRimState, verb: str) -> Refusal | None:
    """Steps come in a fixed order, and what is over does not come again (OR-TURN-02)."""
    step = STEP_OF.get(verb, g.step)
    return no("other-step", "OR-TURN-02", step=STEPS[step], now=STEPS[g.step]) if step != g.step else None


# Moving.


def why_move(g: OuterRimState, player: int, distance: int, words: Choice, planning: bool) -> Refusal:
    goal = find_space(g, words[1:])
    if goal is None:
        return no("no-space", "OR-MOVE-03")
    far = g.chart.distance[g.space[player]][goal]
    if far > distance:
        return no("too-far", "OR-MOVE-01", space=space_name(g, goal), distance=far, drive=distance)
    unhindered = way(g, player, goal, distance, ALL)
    if unhindered is None:
        return no("maelstrom", "OR-MAEL-01" if planning else "OR-MAEL-02", space=space_name(g, goal))
    ignored = ignored_stops(g, player)
    blocked = [space for space in unhindered[1:-1] if stopped_by(g, player, space)]
    if not blocked:
        return no("no-space", "OR-MOVE-03")  # one could go there, but not as it was said
    at = blocked[min(ignored, len(blocked) - 1)]
    faction = FACTIONS[stopped_by(g, player, at)[0]]
    return no("patrol-stops", "OR-MOVE-04", space=space_name(g, goal), stop=space_name(g, at), faction=faction)


@refuses(Plan)
def why_plan(g: OuterRimState, frame: Plan, words: Choice) -> Refusal:
    verb = first(words)
    if is_defeated(g, frame.player):
        return no("must-recover", "OR-PLAN-05")
    if verb in ("move", "space"):
        return why_move(g, frame.player, hyperdrive(g, frame.player), words, planning=True)
    if verb in ("plan", "source"):
        return why_headed(g, frame.player, words, "planning", "OR-PLAN-04")
    return why_credits(g, frame.player, words) or other_step(g, verb) or no("plan", "OR-PLAN-01")


@refuses(ExtraMove)
def why_extra_move(g: OuterRimState, frame: ExtraMove, words: Choice) -> Refusal:
    return why_move(g, frame.player, frame.distance, words, planning=False)


# Actions.


@refuses(Act)
def why_act(g: OuterRimState, frame: Act, words: Choice) -> Refusal:
    player, verb = frame.player, first(words)
    if verb in ("choose", "deck", "cycle", "buy"):
        verb = {"choose": words[-1]}.get(verb, "market")
    if g.taken & USED_UP.get(verb, 0):
        return no("once", "OR-ACT-02", action=verb)
    if verb == "market":
        on_planet = g.content.spaces[g.space[player]].kind == PLANET
        return no("market-first", "OR-MARKET-02") if on_planet else no("no-planet", "OR-MARKET-01")
    if verb == "deliver":
        return no("nothing-to-deliver", "OR-DELIVER-01")
    if verb == "trade":
        return no("no-trade-with-ai", "OR-SOLO-56") if here(g, player) else no("nobody-here", "OR-TRADE-01")
    if verb in ("use", "source"):
        return why_headed(g, player, words, "action", "OR-ACT-03")
    if verb in ("hand-over", "card") and len(words) > 1:
        return why_hand_over(g, player, words)
    return why_credits(g, player, words) or other_step(g, verb) or no("act", "OR-ACT-03")


USED_UP = {"market": MARKETED, "deliver": DELIVERED, "trade": TRADED}


NO_ABILITY = {"planning": "no-planning-ability", "action": "no-ability", "encounter": "no-encounter-ability"}


def why_headed(g: OuterRimState, player: int, words: Choice, heading: str, rule: str) -> Refusal:
    """Tell why no ability with this heading can be used: there is none, or not now."""
    own = [one for one in with_trigger(g, player, heading) if words and one[1].source == words[-1]]
    if not own:
        return no(NO_ABILITY[heading], rule)
    number, ability = own[0]
    if any(g.used >> one.number & 1 for _, one in own):
        return no("ability-used", "OR-ACT-05")
    if not holds(g, player, ability.condition, number):
        return no("ability-condition", "OR-TIMING-18", condition=say_condition(g.content, ability.condition))
    price = price_of(g, ability.effects) if isinstance(ability, Resolve) else None
    cost = max(ability.pay, 0 if price is None else price.amount)
    if cost > g.credits[player]:
        return no("too-dear", "OR-TIMING-04", cost=cost, credits=g.credits[player])
    if not can_bear(g, player, ability):
        return no("too-wounded", "OR-TIMING-04", source=source_name(ability.source))
    return no("ability-useless", rule)


def why_hand_over(g: OuterRimState, player: int, words: Choice) -> Refusal:
    number = read_card(g, words[-1])
    if number not in g.held[player]:
        return not_held()
    if g.content.cards[number].type not in (CARGO, BOUNTY):
        return no("not-delivered", "OR-DELIVER-01", card=card_name(g, number))
    if g.taken & DELIVERED:
        return no("once", "OR-ACT-02", action="deliver")
    return not_at_destination(g, player, number) or no("deliver-first", "OR-DELIVER-09")


# Encounters.


@refuses(Encounter)
def why_encounter(g: OuterRimState, frame: Encounter, words: Choice) -> Refusal:
    player, verb = frame.player, first(words)
    hostile = [one for one in patrols_at(g, g.space[player]) if reputation(g, player, one) == NEGATIVE]
    if hostile and STEP_OF.get(verb, 2) == 2:
        return no("forced-patrol", "OR-ENC-03", faction=FACTIONS[hostile[0]])
    if verb == "space" and len(words) > 1:
        return no("other-step", "OR-TURN-02", step=STEPS[0], now=STEPS[2])
    if verb in ("patrol", "faction"):
        return no("patrol-elsewhere", "OR-ENC-02", space=space_name(g, g.space[player]))
    if verb in ("contact", "spot"):
        return why_contact(g, player, words)
    if verb in ("job", "card"):
        return why_job(g, player, words)
    if verb == "hunt-crew":
        return why_hunt(g, player, words)
    if verb in ("attack", "player"):
        return why_attack(g, player, words)
    if verb in ("encounter", "source"):
        return why_headed(g, player, words, "encounter", "OR-ENC-05")
    return why_credits(g, player, words) or other_step(g, verb) or no("encounter", "OR-ENC-02")


def why_contact(g: OuterRimState, player: int, words: Choice) -> Refusal:
    spot = find_spot(g, words[1:])
    if spot is None:
        return no("no-spot", "OR-ENC-02")
    if g.spots[spot] == NONE:
        return no("no-contact", "OR-ENC-02")
    return no("contact-elsewhere", "OR-ENC-02", space=space_name(g, g.content.contact_space[spot][0]))


def why_job(g: OuterRimState, player: int, words: Choice) -> Refusal:
    number = read_card(g, words[-1])
    if number not in g.held[player]:
        return not_held()
    about = g.content.cards[number]
    if about.type != JOB:
        return no("no-job", "OR-JOB-03", card=card_name(g, number))
    if about.job is not None and about.job.in_action:
        return no("other-step", "OR-TURN-02", step=STEPS[1], now=STEPS[2])
    if about.destination >= 0:
        where = space_name(g, about.destination)
        return no("job-elsewhere", "OR-JOB-03", card=card_name(g, number), space=where)
    return no("job-needs-player", "OR-JOB-03", card=card_name(g, number))


def why_hunt(g: OuterRimState, player: int, words: Choice) -> Refusal:
    number = read_card(g, words[1]) if len(words) > 1 else NONE
    if number not in g.held[player] or g.content.cards[number].bounty is None:
        return no("no-bounty", "OR-BOUNTY-18")
    return no("crew-elsewhere", "OR-BOUNTY-18") if hunts(g, player) else no("no-wanted-crew", "OR-BOUNTY-18")


def why_attack(g: OuterRimState, player: int, words: Choice) -> Refusal:
    other = find_player(g, words)
    if other is None or other == player:
        return no("no-player", "OR-COMBAT-02")
    if other not in here(g, player):
        return no("player-elsewhere", "OR-COMBAT-02", player_seat=other)
    if is_defeated(g, other):
        return no("player-defeated", "OR-DEFEAT-09", player_seat=other)
    return no("no-attack", "OR-COMBAT-02", player_seat=other)


@refuses(FightOrTalk)
def why_fight(g: OuterRimState, frame: FightOrTalk, words: Choice) -> Refusal:
    return no("no-bounty-on", "OR-CONTACT-06", contact=contact_name(g, frame.contact))


@refuses(Peek, RevealContacts)
def why_look(g: OuterRimState, frame: Peek | RevealContacts, words: Choice) -> Refusal:
    spot = find_spot(g, words[1:])
    if spot is None:
        return no("no-spot", "OR-CONTACT-12")
    if g.spots[spot] == NONE:
        return no("no-contact", "OR-CONTACT-12")
    if g.faceup >> g.spots[spot] & 1:
        return no("contact-open", "OR-CONTACT-12")
    if frame.scope == "here" and g.content.contact_space[spot][0] != g.space[frame.player]:
        return no("contact-elsewhere", "OR-CONTACT-12", space=space_name(g, g.content.contact_space[spot][0]))
    return no("contact-seen", "OR-CONTACT-12")


@refuses(MeetContact)
def why_meet(g: OuterRimState, frame: MeetContact, words: Choice) -> Refusal:
    return why_contact(g, frame.player, words)


# Patrols and contacts that are placed.


@refuses(Withdraw)
def why_withdraw(g: OuterRimState, frame: Withdraw, words: Choice) -> Refusal:
    return no("patrol-adjacent", "OR-PATROL-14", space=space_name(g, g.patrol[frame.faction]))


@refuses(MovePatrol)
def why_patrol(g: OuterRimState, frame: MovePatrol, words: Choice) -> Refusal:
    start, goal, space = g.patrol[frame.faction], g.space[frame.goal], find_space(g, words[1:])
    column = g.chart.column
    if space is not None and (column[goal] - column[start]) * (column[space] - column[start]) < 0:
        return no("patrol-back", "OR-PATMOVE-07", space=space_name(g, space), player_seat=frame.goal)
    return no("patrol-way", "OR-PATMOVE-05", distance=frame.distance, player_seat=frame.goal)


@refuses(MoveAway)
def why_away(g: OuterRimState, frame: MoveAway, words: Choice) -> Refusal:
    return no("patrol-distance", "OR-PATMOVE-12", distance=frame.distance)


@refuses(PlaceContact)
def why_place(g: OuterRimState, frame: PlaceContact, words: Choice) -> Refusal:
    return no("not-nearest", "OR-CREW-05", contact=contact_name(g, frame.contact))


# Setting up.


@refuses(ChooseCharacter)
def why_character(g: OuterRimState, frame: ChooseCharacter, words: Choice) -> Refusal:
    number = g.content.character.get(words[-1], NONE) if words else NONE
    if number == NONE:
        return no("no-character", "OR-SETUP-11")
    return no("taken", "OR-SETUP-11") if number in g.character else no("not-for-ai", "OR-SOLO-04")


@refuses(ChooseShip)
def why_ship(g: OuterRimState, frame: ChooseShip, words: Choice) -> Refusal:
    return no("no-starting-ship", "OR-SETUP-15")
