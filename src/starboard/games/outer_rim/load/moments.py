"""When each kind of ability can be used: the triggers at which the rules look for it.

Any other pair of words would be an ability that nobody could ever use, or that did something else than it says.
"""

from __future__ import annotations

ROLLS = ("ground_combat_roll", "ship_combat_roll", "illegal_delivery_roll")
DAMAGED = ("when_character_damaged", "when_ship_damaged")

MOMENTS: dict[str, tuple[str, ...]] = {
    "add_result": ("start_of_combat",),
    "cancel_result": ("after_opponent_roll",),
    "damage_cap": DAMAGED,
    "discard_asset": ("when_defeated",),
    "discard_self": ("ship_combat_lost",),
    "discard_to_recover": ("any_time_own_turn",),
    "discount": ("market_buy",),
    "extra_cycle": ("market_buy",),
    "extra_die": ("before_skill_test",),
    "extra_fame": ("patrol_defeated",),
    "extra_slot": ("always",),
    "fame_while": ("always",),
    "fewer_dice": ("before_opponent_roll",),
    "fight_player": ("encounter",),
    "gain_credits": (
        "reputation_gained",
        "cargo_delivered",
        "illegal_cargo_delivered",
        "captured_contact_delivered",
        "contact_eliminated",
        "bounty_reward_gained",
        "job_completed",
        "patrol_defeated",
    ),
    "gain_market_card": ("action",),
    "gain_skill": ("before_skill_test",),
    "ignore_patrol_stop": ("during_move",),
    "mark_planet": ("when_gained",),
    "may_be_attacked": ("other_player_encounter",),
    "move_patrol": ("action",),
    "peek_contacts": ("action", "after_planning_move"),
    "prevent_damage": DAMAGED,
    "prevent_reputation_loss": ("when_losing_reputation",),
    "recover": ("action", "after_combat_won"),
    "reroll": ("any_own_roll", *ROLLS),
    "roll_per_crew": ("action",),
    "stat_bonus": ("always", "start_of_combat"),
    "trade_credits_for_fame": ("illegal_cargo_delivered", "job_completed", "bounty_reward_gained"),
    "turn_result": ROLLS,
}

# When a secret can be used, and the effect without which it would do nothing then.
SECRETS = {
    "planning": "",
    "action": "",
    "during_move": "ignore_patrol_stop",
    "before_skill_test": "gain_skill",
    "any_own_roll": "reroll",
    "illegal_delivery_roll": "set_result",
}
