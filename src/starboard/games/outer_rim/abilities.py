"""Abilities that somebody uses of their own accord: Action abilities, and those for any time (OR-ACT-03 to -06)."""

from __future__ import annotations

from starboard.games.outer_rim.contacts import Peek, hidden_spots
from starboard.games.outer_rim.content import Ability
from starboard.games.outer_rim.damage import recover
from starboard.games.outer_rim.decks import top
from starboard.games.outer_rim.dice import secrets_for, use_secret
from starboard.games.outer_rim.goals import count_goal, open_goal
from starboard.games.outer_rim.holdings import discard
from starboard.games.outer_rim.market import take_card
from starboard.games.outer_rim.notation import Choice, source_name
from starboard.games.outer_rim.patrols import MoveAway
from starboard.games.outer_rim.people import holds, usable
from starboard.games.outer_rim.skill_test import RollPerCrew
from starboard.games.outer_rim.standing import spend
from starboard.games.outer_rim.state import OuterRimState, has_type
from starboard.games.outer_rim.words import ALL, CREW, FACTIONS, NONE
from starboard.kernel.frame import then
from starboard.kernel.state import tell

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
    args = ability.args
    if ability.kind == "recover":
        return bool(g.wounds[player] if args["what"] == "character" else g.dents[player])
    if ability.kind == "peek_contacts":
        return bool(hidden_spots(g, player, args["scope"]))
    if ability.kind == "gain_market_card":
        number = top(g, args["deck"])
        return number != NONE and g.content.cards[number].cost == args["cost"]
    if ability.kind == "roll_per_crew":
        return bool(has_type(g, player, CREW))
    return True


def use_action(g: OuterRimState, player: int, choice: Choice) -> None:
    if choice[0] == "goal":
        goal = open_goal(g, player, of_ship=True)
        assert goal is not None
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
    tell(g, "outer_rim-event-used", "OR-ACT-05", seat=player, source=source_name(ability.source))
    if ability.pay:
        spend(g, player, ability.pay)
    do_ability(g, player, ability)


def do_ability(g: OuterRimState, player: int, ability: Ability) -> None:
    args = ability.args
    if ability.kind == "recover":
        wounds, dents = (args["amount"], 0) if args["what"] == "character" else (0, args["amount"])
        recover(g, player, wounds, dents, "OR-DAMAGE-04")
    elif ability.kind == "peek_contacts":
        then(g, Peek(player, args["count"], args["scope"], 0))
    elif ability.kind == "move_patrol":
        then(g, MoveAway(player, FACTIONS.index(args["faction"]), args["distance"], False))
    elif ability.kind == "gain_market_card":
        take_card(g, player, args["deck"], 0, bought=False)
    else:
        assert ability.kind == "roll_per_crew", ability.kind
        then(g, RollPerCrew(player, len(has_type(g, player, CREW)), args["per_result"]))


# Abilities for any time in one's turn; nothing that is being resolved is interrupted by them (OR-TIMING-12).


def anytime_choices(g: OuterRimState, player: int) -> list[Choice]:
    found: list[Choice] = []
    if not g.wounds[player] and not g.dents[player]:
        return found  # they all heal or mend
    for _, ability in usable(g, player, "any_time_own_turn"):
        if g.wounds[player] if ability.args["what"] == "character" else g.dents[player]:
            found.append(("use", ability.source))
    return found


def use_anytime(g: OuterRimState, player: int, choice: Choice) -> None:
    number, ability = next(one for one in usable(g, player, "any_time_own_turn") if one[1].source == choice[1])
    tell(g, "outer_rim-event-used", "OR-TIMING-18", seat=player, source=source_name(ability.source))
    amount = min(ALL, ability.args["amount"])
    wounds, dents = (amount, 0) if ability.args["what"] == "character" else (0, amount)
    discard(g, player, number)
    recover(g, player, wounds, dents, "OR-DAMAGE-04")
