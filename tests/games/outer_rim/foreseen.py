"""A pack with what the rulebooks foresee and the cards of the box do not use."""

from __future__ import annotations

from functools import cache

from starboard.games.outer_rim.game import GAME, OuterRim

PACK = """
game = "outer_rim"

# Planning, Action and Encounter abilities that are no fights: on gear, a mod, a ship and a character.
[[market]]
id = "ledger"
deck = "gear_mod"
type = "gear"
name = "Ledger"
cost = 2000
abilities = [
    {trigger = "planning", kind = "resolve", condition = "at_planet", effects = [
        {do = "gain_credits", amount = 3000}, {do = "discard_card"},
    ]},
    {trigger = "action", kind = "resolve", effects = [
        {do = "pay", amount = 5000, trade_in = true, effects = [{do = "gain_fame", amount = 1}]},
    ]},
]

[[market]]
id = "scanner"
deck = "gear_mod"
type = "mod"
name = "Scanner"
cost = 1000
abilities = [
    {trigger = "encounter", kind = "resolve", cost = {kind = "damage_character", amount = 1}, effects = [
        {do = "search_market", deck = "cargo", count = 3, rest = "bottom", discount = 1000},
    ]},
]

[[characters]]
id = "bossk"
ability = {trigger = "planning", kind = "resolve", cost = {kind = "pay", amount = 1000}, effects = [
    {do = "move_self_directly", to = "chosen_planet"},
]}

[[ships]]
id = "hwk_290"
flipped_ability = {trigger = "encounter", kind = "resolve", effects = [
    {do = "gain_reputation", faction = "planet", amount = 1},
]}

# Searching, and trade-in for other prices, on encounter cards; a secret for the encounter step.
[[encounters]]
id = "enc_lothal_mon_calamari_06"
[[encounters.sections]]
where = "lothal"
title = "Auction"
effects = [{do = "search_market", deck = "gear_mod", count = 4, rest = "shuffled", discount = "all"}]
[[encounters.sections]]
where = "mon_calamari"
title = "Pawnbroker"
effects = [{do = "pay", amount = 6000, trade_in = true, effects = [{do = "gain_fame", amount = 1}]}]

[[encounters]]
id = "enc_lothal_mon_calamari_09"
[[encounters.sections]]
where = "lothal"
title = "Open house"
effects = [{do = "choose", options = [
    {label = "give", effects = [
        {do = "pay", amount = 3000, trade_in = true, effects = [{do = "gain_credits", amount = 9000}]},
        {do = "damage_character", amount = 1},
    ]},
    {label = "leave it", effects = []},
]}]
[[encounters.sections]]
where = "mon_calamari"
title = "Closed house"
effects = []

[[encounters]]
id = "enc_navpoint_05"
secret = {trigger = "encounter", effects = [{do = "gain_credits", amount = 4000}]}
"""


@cache
def foreseen() -> OuterRim:
    return GAME.with_pack("foreseen.toml", PACK)
