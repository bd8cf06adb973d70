"""Abilities that somebody uses of their own accord: Action abilities, and those for any time (OR-ACT-03 to -06)."""

from __future__ import annotations

from starboard.games.outer_rim import events
from starboard.games.outer_rim.contacts import Peek, hidden_spots
from starboard.games.outer_rim.damage import recover
from starboard.games.outer_rim.decks import top
from starboard.games.outer_rim.dice import find_ability, secrets_for, use_secret
from starboard.games.outer_rim.goals import count_goal, open_goal
from starboard.games.outer_rim.holdings import discard
from starboard.games.outer_rim.ids import ALL, CREW, FACTIONS, NONE
from starboard.games.outer_rim.market import take_card
from starboard.games.outer_rim.notation import Choice
from starboard.games.outer_rim.patrols import MoveAway
from starboard.games.outer_rim.people import holds, usable, usable_of
from starboard.games.outer_rim.skill_test import RollPerCrew
from starboard.games.outer_rim.standing import spend
from starboard.games.outer_rim.state import OuterRimState, has_type
from starboard.games.outer_rim.vocabulary import abilities as a
from starboard.games.outer_rim.vocabulary.abilities import Ability
from starboard.kernel.frame import then
from starboard.kernel.state import required, tell

# Action abilities.


def action_choices(g: OuterRimState, player: int) -> list[Choice]:
    """Each may be used once in a turn (OR-ACT-05), and only if it can do something."""
    found: list[Choice] = []
    for _, ability in usable(g, player, "action"):
        if not g.used >> ability.number & 1 and ability.pay <= g.credits[player] and is_useful(g, player, ability):
            found.append(("use", ability.source))
    found += [("use", g.content.cards[number].id) for number in secrets_for(g, player, "action")]
    goal = open_goal(g, player, of_ship=True)
    if (
        goal is not None
        and goal.event == "action_pay"
        and goal.cost <= g.credits[player]
        and holds(g, player, goal.condition)
    ):
        found.append(("goal",))
    return found


def is_useful(g: OuterRimState, player: int, ability: Ability) -> bool:
    match ability:
        case a.Recover():
            return bool(g.wounds[player] if ability.what == "character" else g.dents[player])
        case a.PeekContacts():
            return bool(hidden_spots(g, player, ability.scope))
        case a.GainMarketCard():
            number = top(g, ability.deck)
            return number != NONE and g.content.cards[number].cost == ability.cost
        case a.RollPerCrew():
            return bool(has_type(g, player, CREW))
        case _:
            return True


def use_action(g: OuterRimState, player: int, choice: Choice) -> None:
    if choice[0] == "goal":
        goal = required(open_goal(g, player, of_ship=True), "goal")
        spend(g, player, goal.cost)
        count_goal(g, player, True, goal)
        return
    number = g.content.card.get(choice[1], NONE)
    if number in g.secrets[player]:
        use_secret(g, player, number)
        return
    ability = next(
        ability
        for _, ability in usable(g, player, "action")
        if ability.source == choice[1] and not g.used >> ability.number & 1
    )
    g.used |= 1 << ability.number
    tell(g, events.Used(player, ability.source), "OR-ACT-05")
    if ability.pay:
        spend(g, player, ability.pay)
    do_ability(g, player, ability)


def do_ability(g: OuterRimState, player: int, ability: Ability) -> None:
    match ability:
        case a.Recover():
            wounds, dents = (ability.amount, 0) if ability.what == "character" else (0, ability.amount)
            recover(g, player, wounds, dents, "OR-DAMAGE-04")
        case a.PeekContacts():
            then(g, Peek(player, ability.count, ability.scope, 0))
        case a.MovePatrol():
            then(g, MoveAway(player, FACTIONS.index(ability.faction), ability.distance, False))
        case a.GainMarketCard():
            take_card(g, player, ability.deck, 0, bought=False)
        case a.RollPerCrew():
            then(g, RollPerCrew(player, len(has_type(g, player, CREW)), ability.per_result))
        case _:
            raise AssertionError(ability)


# Abilities for any time in one's turn; nothing that is being resolved is interrupted by them (OR-TIMING-12).


def anytime_choices(g: OuterRimState, player: int) -> list[Choice]:
    found: list[Choice] = []
    if not g.wounds[player] and not g.dents[player]:
        return found  # they all heal or mend
    for _, ability in usable_of(g, player, "any_time_own_turn", a.DiscardToRecover):
        if g.wounds[player] if ability.what == "character" else g.dents[player]:
            found.append(("use", ability.source))
    return found


def use_anytime(g: OuterRimState, player: int, choice: Choice) -> None:
    number, ability = find_ability(g, player, "any_time_own_turn", choice[1], a.DiscardToRecover)
    tell(g, events.Used(player, ability.source))
    amount = min(ALL, ability.amount)
    wounds, dents = (amount, 0) if ability.what == "character" else (0, amount)
    discard(g, player, number)
    recover(g, player, wounds, dents, "OR-DAMAGE-04")
