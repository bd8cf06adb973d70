"""Words that stand for somebody or something, found out when an effect is resolved; and what each of them means."""

from __future__ import annotations

FACTIONS: dict[str, str] = {
    "rebel": "fixed",
    "imperial": "fixed",
    "hutt": "fixed",
    "syndicate": "fixed",
    "planet": "icon of the planet you are on, nothing if none",
    "patrol_here": "faction of a patrol in your space (you pick if several)",
    "nearest_patrol": "faction of the nearest patrol (one in your space is nearest), ties are yours",
    "nearest_other_patrol": "faction of the nearest patrol that is not in your space, ties are yours",
    "chosen": "any one you choose",
    "chosen_negative": "one you choose among your negative reputations; without one the effect cannot be chosen",
    "favor_faction": "favor_faction of the job that led to this card",
}

PLAYERS: dict[str, str] = {
    "self": "you",
    "chosen_player": (
        "the other player picked when the card began (play.choose_player), else any other player you pick now;"
        " in a solo game the automa"
    ),
    "player_of_choice": "any other player you pick",
    "player_here": "another player in your space, your pick",
    "player_here_with_negative_reputation": (
        "another player in your space with a negative reputation who is not defeated, your pick"
    ),
    "fought_player": "the player you just fought",
    "most_famous_player": "one who has the most fame, you included; of several the active player picks one",
    "nearest_player": "the nearest other player, ties are yours; the automa decides at random",
}

# Where somebody or something is placed, besides the ids of all spaces.
SPACES: dict[str, str] = {
    "self_space": "the space you are in",
    "chosen_planet": "any planet you pick",
    "maelstrom": "that space",
    "kessel": "that planet",
}

# Where a patrol moves to.
DIRECTIONS: dict[str, str] = {
    "self": "toward you, as market patrol icons do",
    "chosen_player": "toward that player by the same rule",
    "away": "you pick the route; every step must raise the distance to you, otherwise it stops",
}

# How often an ability can be used; without a limit once for each occurrence of the trigger. A reroll is none.
LIMITS: dict[str, str] = {
    "once_per_turn": "once in each turn of any player",
    "once_per_combat": "once in each combat",
}

# What the use of an ability costs.
COSTS: dict[str, str] = {
    "pay": "credits, needed in full",
    "damage_character": "damage you suffer first; not allowed if it would defeat you",
}

SCOPES: dict[str, str] = {
    "here": "your space",
    "any_planet": "anywhere on the map, your choice",
    "top": "top card of the deck",
}
