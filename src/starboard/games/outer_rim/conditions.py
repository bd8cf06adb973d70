"""When each condition of the vocabulary holds."""

from __future__ import annotations

from starboard.games.outer_rim.ids import (
    CARGO,
    CREW,
    FACTIONS,
    GROUND,
    IN_SPACE,
    MOD,
    NAVPOINT,
    NEGATIVE,
    NOBODY,
    PLANET,
    POSITIVE,
)
from starboard.games.outer_rim.people import (
    AGAINST_PATROL,
    HUNTS,
    condition,
    fame,
    skill,
)
from starboard.games.outer_rim.state import (
    OuterRimState,
    character,
    has_type,
    here,
    is_defeated,
    reputation,
    ship,
)
from starboard.games.outer_rim.vocabulary import conditions as c

# What somebody has and is.


@condition(c.HasSkill)
def has_skill(g: OuterRimState, player: int, one: c.HasSkill, card: int) -> bool:
    return skill(g, player, one.skill) > 0


@condition(c.HasSkillAny)
def has_skill_any(g: OuterRimState, player: int, one: c.HasSkillAny, card: int) -> bool:
    return any(skill(g, player, number) for number in one.skill)


@condition(c.HasMod)
def has_mod(g: OuterRimState, player: int, one: c.HasMod, card: int) -> bool:
    return bool(has_type(g, player, MOD))


@condition(c.HasCargo)
def has_cargo(g: OuterRimState, player: int, one: c.HasCargo, card: int) -> bool:
    return bool(has_type(g, player, CARGO))


@condition(c.HasIllegalCargo)
def has_illegal_cargo(g: OuterRimState, player: int, one: c.HasIllegalCargo, card: int) -> bool:
    return any("ILLEGAL" in g.content.cards[number].traits for number in has_type(g, player, CARGO))


@condition(c.HasThis)
def has_this(g: OuterRimState, player: int, one: c.HasThis, card: int) -> bool:
    return card in g.held[player]


@condition(c.Crew)
def has_crew(g: OuterRimState, player: int, one: c.Crew, card: int) -> bool:
    return len(has_type(g, player, CREW)) >= one.count


@condition(c.PositiveReputations)
def is_liked(g: OuterRimState, player: int, one: c.PositiveReputations, card: int) -> bool:
    return sum(reputation(g, player, faction) == POSITIVE for faction in range(len(FACTIONS))) >= one.count


@condition(c.TwoModsOrOneModAndChewbacca)
def is_equipped(g: OuterRimState, player: int, one: c.TwoModsOrOneModAndChewbacca, card: int) -> bool:
    mods = len(has_type(g, player, MOD))
    return mods >= 2 or (mods == 1 and chewbacca_aboard(g, player))


def chewbacca_aboard(g: OuterRimState, player: int) -> bool:
    return any(g.content.cards[number].asset == "crew_chewbacca" for number in g.held[player])


@condition(c.NotDroid)
def not_droid(g: OuterRimState, player: int, one: c.NotDroid, card: int) -> bool:
    return not character(g, player).droid


@condition(c.CharacterUndamaged)
def is_unharmed(g: OuterRimState, player: int, one: c.CharacterUndamaged, card: int) -> bool:
    return not g.wounds[player]


@condition(c.Defeated)
def defeated(g: OuterRimState, player: int, one: c.Defeated, card: int) -> bool:
    return bool(is_defeated(g, player))


@condition(c.ReputationPositive)
def is_friend(g: OuterRimState, player: int, one: c.ReputationPositive, card: int) -> bool:
    return reputation(g, player, one.faction) == POSITIVE


@condition(c.ReputationNegative)
def is_foe(g: OuterRimState, player: int, one: c.ReputationNegative, card: int) -> bool:
    return reputation(g, player, one.faction) == NEGATIVE


@condition(c.ReputationNotNegative)
def is_no_foe(g: OuterRimState, player: int, one: c.ReputationNotNegative, card: int) -> bool:
    return reputation(g, player, one.faction) != NEGATIVE


# Where somebody is.


@condition(c.AtNavpoint)
def at_navpoint(g: OuterRimState, player: int, one: c.AtNavpoint, card: int) -> bool:
    return g.content.spaces[g.space[player]].kind == NAVPOINT


@condition(c.AtPlanet)
def at_planet(g: OuterRimState, player: int, one: c.AtPlanet, card: int) -> bool:
    return g.content.spaces[g.space[player]].kind == PLANET


@condition(c.PlayerHere)
def player_here(g: OuterRimState, player: int, one: c.PlayerHere, card: int) -> bool:
    return bool(here(g, player))


# The combat.


@condition(c.CombatWon)
def combat_won(g: OuterRimState, player: int, one: c.CombatWon, card: int) -> bool:
    return g.combat is not None and g.combat.won == (g.combat.attacker == player)


@condition(c.GroundCombat)
def is_ground_combat(g: OuterRimState, player: int, one: c.GroundCombat, card: int) -> bool:
    return g.combat is not None and g.combat.kind == GROUND


@condition(c.ShipCombat)
def is_ship_combat(g: OuterRimState, player: int, one: c.ShipCombat, card: int) -> bool:
    return g.combat is not None and g.combat.kind == IN_SPACE


@condition(c.EnemyIsPatrol)
def is_patrol(g: OuterRimState, player: int, one: c.EnemyIsPatrol, card: int) -> bool:
    return g.combat is not None and g.combat.cause == AGAINST_PATROL


@condition(c.EnemyIsBountyTarget)
def is_target(g: OuterRimState, player: int, one: c.EnemyIsBountyTarget, card: int) -> bool:
    if g.combat is None:
        return False
    return g.combat.cause in HUNTS and g.combat.attacker == player and g.combat.defender == NOBODY


@condition(c.PatrolRewardHasFame)
def pays_fame(g: OuterRimState, player: int, one: c.PatrolRewardHasFame, card: int) -> bool:
    if g.combat is None:
        return False
    faction = g.combat.about
    return g.content.patrols[faction][g.level[faction] - 1].fame > 0


# Other players.


def rival(g: OuterRimState, player: int) -> int:
    """The player somebody fights, or fought last."""
    if g.combat is None:
        return g.foe
    return g.combat.defender if g.combat.attacker == player else g.combat.attacker


@condition(c.OpponentMoreFame)
def is_behind(g: OuterRimState, player: int, one: c.OpponentMoreFame, card: int) -> bool:
    other = rival(g, player)
    return other != NOBODY and fame(g, other) > fame(g, player)


@condition(c.BeatenPlayerHadMoreFame)
def was_behind(g: OuterRimState, player: int, one: c.BeatenPlayerHadMoreFame, card: int) -> bool:
    return g.foe_was_ahead


@condition(c.OpponentSuccess)
def opponent_passed(g: OuterRimState, player: int, one: c.OpponentSuccess, card: int) -> bool:
    return g.foe_succeeded


# What is bought.


@condition(c.CardHasTrait)
def card_has_trait(g: OuterRimState, player: int, one: c.CardHasTrait, card: int) -> bool:
    return one.trait in g.content.cards[card].traits


@condition(c.CostsMoreThanCurrent)
def is_dearer(g: OuterRimState, player: int, one: c.CostsMoreThanCurrent, card: int) -> bool:
    """Here the card is a ship."""
    return g.content.ships[card].cost > ship(g, player).cost
