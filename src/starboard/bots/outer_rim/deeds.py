"""Values what an ability of Outer Rim resolves, for a player who may use it or leave it."""

from __future__ import annotations

from starboard.bots.outer_rim.worth import DENT, WOUND, gift_worth, more_credits
from starboard.games.outer_rim.inside import (
    NEGATIVE,
    TEST_DICE,
    Effect,
    OuterRimState,
    Resolve,
    abilities,
    of_test,
    patrols_at,
    reputation,
    skill,
    with_trigger,
)
from starboard.games.outer_rim.inside import effects as e

BARGAIN = 300.0  # to be offered a card for less, or one of several
GIVEN_UP = 1500.0  # a card, or the rest of the turn
TAKEN_ALONG = 100.0  # of what is not valued here


def deed_worth(g: OuterRimState, player: int, script: int) -> float:
    """Value a list of effects that one may begin: what it gives, costs and risks, as far as that is simple."""
    return sum(effect_worth(g, player, one) for one in g.content.scripts[script])


def effect_worth(g: OuterRimState, player: int, one: Effect) -> float:
    match one:
        case e.Pay():
            return max(0.0, deed_worth(g, player, one.effects) - more_credits(g, player, one.amount))
        case e.May():
            return max(0.0, deed_worth(g, player, one.effects))
        case e.Choose():
            return max(deed_worth(g, player, script) for _, script in one.options)
        case e.Test():
            chance = of_test(skill(g, player, one.skill), TEST_DICE)
            passed, failed = deed_worth(g, player, one.pass_), deed_worth(g, player, one.fail)
            return chance * passed + (1 - chance) * failed
        case e.BuyDiscounted() | e.SearchMarket():
            return BARGAIN
        case e.EndTurn() | e.DiscardCard() | e.DiscardAsset() | e.RemoveCardFromGame():
            return -GIVEN_UP
        case e.Nothing():
            return 0.0
    changed = change_worth(g, player, one)
    return gift_worth(g, player, one) or TAKEN_ALONG if changed is None else changed


def change_worth(g: OuterRimState, player: int, one: Effect) -> float | None:
    """Value what is lost, suffered and mended; None for other effects."""
    match one:
        case e.LoseCredits():
            return -more_credits(g, player, one.amount)
        case e.DamageCharacter() | e.DamageShip():
            return -WOUND * one.amount
        case e.RecoverCharacter():
            return WOUND * min(one.amount, g.wounds[player])
        case e.RecoverShip():
            return DENT * min(one.amount, g.dents[player])
    return None


def is_welcome(g: OuterRimState, seat: int, source: str) -> bool:
    """Tell whether an Action ability is worth its use: those that resolve effects may cost more than they give.

    A patrol is moved only off one’s own back: moved for its own sake it came back, turn after turn without an end.
    """
    for _, ability in with_trigger(g, seat, "action"):
        if ability.source == source and isinstance(ability, abilities.MovePatrol):
            return any(reputation(g, seat, faction) == NEGATIVE for faction in patrols_at(g, g.space[seat]))
        if ability.source == source and isinstance(ability, Resolve):
            return deed_worth(g, seat, ability.effects) > more_credits(g, seat, ability.pay) + WOUND * ability.wound
    return True
