"""Moments: when abilities and secrets can be used, and what goals wait for."""

from __future__ import annotations

from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.effect import Effect

TRIGGERS: dict[str, str] = {
    "always": "constant",
    "planning": "instead of the normal planning choice",
    "action": "in the action step, once per turn",
    "encounter": "instead of a normal encounter",
    "any_time_own_turn": "any time in your turn",
    "after_planning_move": "after you moved in the planning step",
    "during_move": "while moving",
    "market_buy": "while buying a market card",
    "when_gained": "when you gain the card",
    "before_skill_test": "before you roll a test",
    "any_own_roll": "after any roll of yours",
    "start_of_combat": "before any combat dice; lasts for that combat",
    "ground_combat_roll": "after your ground combat roll",
    "ship_combat_roll": "after your ship combat roll",
    "before_opponent_roll": "before the enemy rolls",
    "after_opponent_roll": "after the enemy rolls",
    "after_combat_won": "after a combat you won, damage included, unless it defeated you",
    "ship_combat_lost": "after a ship combat you lost, damage included",
    "when_character_damaged": "when your character would suffer damage in combat",
    "when_ship_damaged": "when your ship would suffer damage in combat",
    "when_defeated": "when you become defeated",
    "when_losing_reputation": "when you would lose reputation",
    "reputation_gained": "after you gain reputation",
    "illegal_delivery_roll": "after the die for ILLEGAL cargo",
    "illegal_cargo_delivered": "when you deliver ILLEGAL cargo",
    "cargo_delivered": "when you deliver cargo",
    "captured_contact_delivered": "when you deliver a captured contact",
    "contact_eliminated": "when you eliminate a bounty target",
    "bounty_reward_gained": "when you take a bounty reward",
    "job_completed": "when you complete a job",
    "patrol_defeated": "when you beat a patrol",
    "other_player_encounter": "in the encounter step of another player here",
}

# What a goal counts.
GOAL_EVENTS: dict[str, str] = {
    "action_pay": "you use an action and pay cost",
    "ship_combat_won": "win a ship combat",
    "ground_combat_won": "win a ground combat",
    "encounter_player_ship_combat_won": "as an encounter fight a player here in ship combat and win",
    "patrol_defeated": "beat a patrol",
    "ship_damage_recovered": "recover amount or more ship damage at once",
    "cargo_delivered": "deliver cargo",
    "illegal_cargo_delivered": "deliver ILLEGAL cargo",
    "captured_contact_delivered": "deliver a captured contact",
    "contact_eliminated": "eliminate a bounty target",
    "bounty_reward_gained": "take a bounty reward",
    "job_completed": "complete a job",
}

# When a secret can be used, and the effect without which it would do nothing then.
SECRETS: dict[str, type[Effect] | None] = {
    "planning": None,
    "action": None,
    "encounter": None,
    "during_move": e.IgnorePatrolStop,
    "before_skill_test": e.GainSkill,
    "any_own_roll": e.Reroll,
    "illegal_delivery_roll": e.SetResult,
}
