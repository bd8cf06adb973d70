"""Abilities that somebody uses of their own accord: those headed Planning, Action or Encounter, and those for any time
(OR-PLAN-04, OR-ACT-03 to -06, OR-ENC-05)."""

from __future__ import annotations

from starboard.games.outer_rim import events
from starboard.games.outer_rim.contacts import Peek, hidden_spots
from starboard.games.outer_rim.damage import recover, wound
from starboard.games.outer_rim.decks import top
from starboard.games.outer_rim.dice import find_ability, secrets_for, use_secret
from starboard.games.outer_rim.goals import count_goal, open_goal
from starboard.games.outer_rim.holdings import discard
from starboard.games.outer_rim.ids import ALL, CREW, FACTIONS, NONE
from starboard.games.outer_rim.market import take_card
from starboard.games.outer_rim.notation import Choice
from starboard.games.outer_rim.patrols import MoveAway
from starboard.games.outer_rim.people import health, holds, usable, usable_of
from starboard.games.outer_rim.prices import begin_chosen, is_possible
from starboard.games.outer_rim.skill_test import RollPerCrew
from starboard.games.outer_rim.standing import spend
from starboard.games.outer_rim.state import OuterRimState, has_type
from starboard.games.outer_rim.vocabulary import abilities as a
from starboard.games.outer_rim.vocabulary.abilities import Ability
from starboard.kernel.frame import then
from starboard.kernel.state import required, tell

# Abilities with a heading.


def headed(g: OuterRimState, player: int, heading: str) -> list[tuple[int, Ability]]:
    """List the abilities with this heading, each once in a turn (OR-ACT-05), and only if it can do something."""
    return worthwhile(g, player, usable(g, player, heading))


def worthwhile(g: OuterRimState, player: int, found: list[tuple[int, Ability]]) -> list[tuple[int, Ability]]:
    """Leave out those that were used in this turn, that one cannot bear, or that would do nothing."""
    return [
        (number, ability)
        for number, ability in found
        if not g.used >> ability.number & 1 and can_bear(g, player, ability) and is_useful(g, player, ability)
    ]


def headed_choices(g: OuterRimState, player: int, heading: str, verb: str) -> list[Choice]:
    """Those abilities, and the secrets with this heading; fights are chosen with whom they are fought."""
    secrets = secrets_for(g, player, heading) if g.secrets[player] else []
    found = usable(g, player, heading)
    if not secrets and not found:
        return []  # as nearly always
    own = [ability.source for _, ability in worthwhile(g, player, found) if not isinstance(ability, a.FightPlayer)]
    secret = [g.content.cards[number].id for number in secrets]
    return [(verb, source) for source in dict.fromkeys((*own, *secret))]


def use_headed(g: OuterRimState, player: int, heading: str, source: str, rule: str) -> None:
    card = g.content.card.get(source, NONE)
    if card in g.secrets[player]:
        use_secret(g, player, card)
        return
    number, ability = next(one for one in headed(g, player, heading) if one[1].source == source)
    g.used |= 1 << ability.number
    tell(g, events.Used(player, ability.source), rule)
    if ability.pay:
        spend(g, player, ability.pay)
    if ability.wound:
        wound(g, player, ability.wound)
    do_ability(g, player, number, ability)


def can_bear(g: OuterRimState, player: int, ability: Ability) -> bool:
    """Tell whether one can bear its cost: damage only if it does not defeat one (`COSTS` of the vocabulary)."""
    if ability.wound and g.wounds[player] + ability.wound >= health(g, player):
        return False
    return ability.pay <= g.credits[player]


def action_choices(g: OuterRimState, player: int) -> list[Choice]:
    found = headed_choices(g, player, "action", "use")
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
        case a.Resolve():
            return is_possible(g, player, ability.effects)
        case _:
            return True


def use_action(g: OuterRimState, player: int, choice: Choice) -> None:
    if choice[0] == "goal":
        goal = required(open_goal(g, player, of_ship=True), "goal")
        spend(g, player, goal.cost)
        count_goal(g, player, True, goal)
        return
    use_headed(g, player, "action", choice[1], "OR-ACT-05")


def do_ability(g: OuterRimState, player: int, number: int, ability: Ability) -> None:
    match ability:
        case a.Resolve():
            begin_chosen(g, player, ability.effects, number)
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
