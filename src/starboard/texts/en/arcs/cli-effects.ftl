# Arcs: what a card does, made from its effects, for cards that a pack has changed. Terms as in glossary/arcs.toml.
# A sentence begins with a small letter: what stands before it depends on the card.

arcs-effect-new = { $name } ({ $replaces }){ $once ->
    [yes] , once per turn
   *[no] { "" }
}: { $does }
arcs-effect-prelude = Prelude{ $once ->
    [yes] , once per turn
   *[no] { "" }
}: { $does }
arcs-effect-secured = when secured: { $does }
arcs-effect-trait = { $name }: { $does }
arcs-effect-while = while { $ambition } is declared, { $does }
arcs-effect-then-discard = then discard this card.
arcs-effect-then-shuffle = then shuffle this card into the court deck.
arcs-effect-role = { $role ->
    [attacker] when you attack
    [defender] when you are attacked
   *[both] in your battles
}
arcs-effect-dice = { $dice ->
    [skirmish] skirmish dice
    [assault] assault dice
    [raid] raid dice
   *[any] dice
}

## Battles

arcs-effect-add_intercept-battle_roll = { arcs-effect-role }{ $assault ->
    [yes] { " " }with assault dice
   *[no] { "" }
}, add { $amount ->
    [one] 1 interception
   *[other] { $amount } interceptions
} to the roll.
arcs-effect-ignore_intercept-battle_roll = { arcs-effect-role }{ $fresh ->
    [yes] { " " }and all ships of the attacker in the system were fresh at the start of the battle
   *[no] { "" }
}, ignore { $amount ->
    [one] 1 rolled interception
   *[other] { $amount } rolled interceptions
}.
arcs-effect-replace_intercept-battle_resolve = when you intercept an attacker, they take one hit for each of your weapon icons, not for each of your fresh ships; then discard 1 weapon.
arcs-effect-extra_dice-battle_collect = when you attack{ $gate ->
    [yes] { " " }in a gate
   *[no] { "" }
}, you { $optional ->
    [yes] may take up to { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    } more than you have ships.
   *[no] take { $amount ->
        [one] 1 die
       *[other] { $amount } dice
    } more than you have ships, and must take them.
}
arcs-effect-dice_ratio_limit-battle_collect = you cannot take more assault dice than skirmish dice.
arcs-effect-allow_raid_dice-battle_collect = when you attack a rival without a building in the system, at most { $max } of your dice may be raid dice.
arcs-effect-block_raid_dice-battle_collect = raid dice cannot be taken against you where you have a fresh starport.
arcs-effect-reroll-battle_roll = when you attack, you may reroll { arcs-effect-dice }, { arcs-effect-limit }, { arcs-effect-times }.
arcs-effect-reroll-dice_roll = in each of your rolls you may reroll { arcs-effect-dice }, { arcs-effect-limit }, { arcs-effect-times }.
arcs-effect-limit = { $limit ->
    [weapon_icons] at most as many as you have weapon icons on resources and cards
    [fresh_own_attacking_ships] at most one for each of your fresh attacking ships
    [distinct_resource_types_held] at most as many as you have different types of resources
   *[any] as many as you like
}
arcs-effect-times = { $times ->
    [one] once
   *[other] { $times } times
}
arcs-effect-pre_battle_hit-battle_start = when you are attacked and have a fresh ship there, the attacker takes { $amount ->
    [one] 1 hit
   *[other] { $amount } hits
} before dice are taken.
arcs-effect-move_defenders_in-battle_start = when you are attacked, you may move any of your fresh ships in from adjacent systems before the attacker takes dice.
arcs-effect-repair_ships_in_battle_system-after_battle = { $role ->
    [attacker] after you attack
    [defender] after you are attacked
   *[both] after a battle you took part in
}, repair { $amount ->
    [starports_you_control] one of your ships there for each starport, of any player, in systems you control
    [one] 1 of your ships there
   *[other] { $amount } of your ships there
}.
arcs-effect-free_action-after_battle = after a battle in which the attacker took trophies from you, you { $optional ->
    [yes] may take
   *[no] must take
} this action { $amount ->
    [one] once
   *[other] { $amount } times
}: { $action }.
arcs-effect-block_ransack-battle_resolve = attackers cannot ransack the court for destroying your cities in battle.

## Theft

arcs-effect-block_steal-on_rival_steal = rivals cannot steal from you: { $what }.
arcs-effect-safe-resource = resources
arcs-effect-safe-guild_card_of_resource_type_you_hold = guild cards of a type that you also have as a resource
arcs-effect-safe-other_guild_card = other guild cards than this one
arcs-effect-safe-resource_type_thief_already_has = resources of a type they already have
arcs-effect-bury_self-on_stolen = when this card is stolen, the thief does not get it: it goes to the bottom of the court deck.

## Actions

arcs-effect-tax_needs_control-action_modifier = you cannot tax any city, not even your own, in a system you do not control.
arcs-effect-forbid_tax_loyal-action_modifier = you cannot tax your own cities.
arcs-effect-tax_rival_ignoring_control-action_modifier = where you have ships, you may tax rival cities you do not control.
arcs-effect-tax_empty_slots-action_modifier = where you have ships, you may tax empty building slots as if they were your cities.
arcs-effect-retax-action_modifier = you may tax the same city more than once per turn.
arcs-effect-use_foreign_buildings-action_modifier = you may tax rival cities you do not control, without capturing an agent, and use rival starports to build ships and to catapult.
arcs-effect-gain_resource-on_copy_pivot_action = when you tax with the pip of a copy or pivot, also gain { arcs-resources }.
arcs-effect-bonus_action-on_copy_pivot_action = when the pip of a copy or pivot pays for this action: { $action }, you may also take this one { $order ->
    [after] after it
   *[before_or_after] before or after it
}: { $bonus }.
arcs-effect-hit_to_repeat-action_modifier = { $once ->
    [yes] once per turn, after
   *[no] after
} you { $actions ->
    [tax] tax a city
    [build_ship] build a ship at a starport
   *[both] tax a city or build a ship at a starport
}, you may hit that building to do it again for free.
arcs-effect-change_planet_type-action_modifier = after you tax, you may put one of your resources on that planet; the planet has its type for the rest of the game and cannot be changed again.
arcs-effect-build_ships_fresh-action_modifier = ships you build are always fresh, even in a system a rival controls.
arcs-effect-build_on_gate-action_modifier = { $max_total_per_gate ->
    [0] you build nothing in gates.
   *[other] { $piece ->
        [starport] you may build starports in gates; a gate holds at most one starport, whoever owns it.
       *[city] you may build cities in gates; a gate holds at most one city, whoever owns it.
    }
}
arcs-effect-gate_city_type-static = a city in a gate has the types of all cities on the planets of its cluster.
arcs-effect-build_outside_slots-action_modifier = { $max_total_per_planet ->
    [0] you build nothing outside of building slots.
   *[other] you may build one city on a planet outside its building slots, by paying one resource of the planet’s type; a planet holds at most one such city, whoever owns it.
}
arcs-effect-move_limit-action_modifier = you move at most { $max_ships ->
    [one] 1 ship
   *[other] { $max_ships } ships
} per move.
arcs-effect-extra_move-action_modifier = { $times ->
    [0] after you move, nothing moves once more.
   *[other] after you move, catapult included, one group of your fresh ships that moved may move once more.
}
arcs-effect-catapult_origin-action_modifier = you catapult from gates, not from starports.
arcs-effect-capture_agent-on_rival_move_in = when ships of a rival enter a gate that you control and where you have a fresh starport, capture { $amount ->
    [one] 1 agent
   *[other] { $amount } agents
} of that rival.
arcs-effect-secure_needs_agents-action_modifier = you can secure a guild card only with at least { $min_agents ->
    [one] 1 of your agents
   *[other] { $min_agents } of your agents
} on it. This does not apply to vox cards, nor when you ransack.

## Resources and scoring

arcs-effect-keep_card_on_outrage-on_outrage = you keep this card when you provoke Outrage.
arcs-effect-spend_as-spend = you may spend any resource as this one: { arcs-resource }.
arcs-effect-ignore_outrage_when_spending-spend = Outrage does not stop you from spending this resource for its Prelude action: { arcs-resource }.
arcs-effect-hold_supply-static = the supply of this resource lies on this card and counts for your Tycoon: { arcs-resource }. You cannot spend it; others still gain from it.
arcs-effect-resource_slot-static = { $slots ->
    [0] you have no further resource slot.
   *[other] you have one more resource slot, on this card, with raid cost { $raid_cost }.
}
arcs-effect-demote_first_place-scoring = when { $aim } is scored, first place gives you only the Power of second place, { $city_bonus ->
    [yes] with
   *[no] without
} the city bonus, and second place gives you nothing.
arcs-effect-power_only_for_sole_first-scoring = you gain Power from an ambition only if you are alone in first place.
arcs-effect-rivals_discard_resource-after_scoring = after the ambitions of a chapter are scored, all rivals discard all their resources of this type: { arcs-resource }.
arcs-effect-discard_all_resource-after_scoring = if { $scored } was scored in the chapter, discard all your resources of this type after scoring: { arcs-resource }.

## Ambitions

arcs-effect-pay_guild_card-before_declare = to declare an ambition in any way, you must give { $amount ->
    [one] 1 guild card
   *[other] { $amount } guild cards
} to the rival with the least Power; if you cannot, you cannot declare.
arcs-effect-gain_resource-on_declare = whenever you declare an ambition, you may gain { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} of your choice.
arcs-effect-influence_each_card-on_declare = whenever you declare an ambition, you may place agents on any number of court cards, at most { $max_per_card } on each.
arcs-effect-secure_top_of_deck-on_declare = when you declare an ambition{ $undeclared ->
    [yes] { " " }that had no marker
   *[no] { "" }
}, secure the top card of the court deck; its Prelude action cannot be used at once.
arcs-effect-peek_hand_swap-on_declare = whenever you declare an ambition, look at the hand of one rival; you may swap one card with it.
arcs-effect-skip_zero_marker-on_declare = when you declare one of these ambitions: { $ambitions }, the zero marker is not placed: the lead card keeps its number.
arcs-effect-declare_ambition-on_follow = after you follow in this way: { $modes }, before any action: if no ambition was declared this round, you may declare the ambition of the card you played. The zero marker is not placed.

## Setup

arcs-effect-setup_outrage-setup = you begin with agents on these Outrage icons: { $resources }.
arcs-effect-scrap_pieces-setup = in setup, scrap { $ships ->
    [one] 1 of your ships
   *[other] { $ships } of your ships
} and { $agents ->
    [one] 1 of your agents
   *[other] { $agents } of your agents
}.
arcs-effect-scrap_cities-setup = in setup, scrap { $count ->
    [one] the leftmost city
   *[other] the { $count } leftmost cities
} of your board.
arcs-effect-draw_lore-after_setup = when setup is done, draw { $draw } unused lore cards and keep { $keep }; scrap the others.

## New actions

arcs-effect-gain_resource-new_action = gain { arcs-resources }.
arcs-effect-captives_to_resources-new_action = return any number of your captives and gain 1 resource of your choice for each.
arcs-effect-captives_to_trophies-new_action = move any number of your captives to your trophies.
arcs-effect-capture_court_agents-new_action = capture all rival agents on one court card, if there are fewer of them than you have weapon icons on resources and cards.
arcs-effect-trade_resource-new_action = choose a rival city you control. Take from its owner one resource of the city’s type and give one of a type they do not have. This is neither a tax nor a theft.
arcs-effect-build_ship_at_city-new_action = build { $count ->
    [one] 1 ship
   *[other] { $count } ships
} at any city you control, even a rival’s.
arcs-effect-free_action-new_action = tax one of your own cities.
arcs-effect-swap_building-new_action = replace your starport in a building slot with your city, or the other way round.
arcs-effect-annex_building-new_action = replace a rival building you control with one of your own of the same kind, if you have one in supply.
arcs-effect-ranged_attack-new_action = from one system roll up to one skirmish die for each of your fresh ships there, at most 6, against one rival in an adjacent system. Each hit strikes ships first, then buildings. This is not a battle.
arcs-effect-move_any_ships-new_action = move any ships of any players between a system with your fresh starport and one adjacent system, all in one direction. Ignore anything that modifies moves; this is not a catapult move.
arcs-effect-sacrifice_ship-new_action = destroy one of your fresh ships; nobody takes it as a trophy. If there is a rival ship in the same system, destroy one too and take it as a trophy.

## Prelude

arcs-effect-fill_empty_slots-prelude = you may discard this card to gain resources of this type, up to one for each of your empty resource slots: { arcs-resource }; once the supply is empty, steal the rest from rivals.
arcs-effect-steal-prelude = you may discard this card to steal { $what ->
    [resource] { arcs-resources }
   *[resource_or_guild_card] { $amount ->
        [one] one resource or one guild card
       *[other] { $amount } times a resource or a guild card
    }
} from rivals.
arcs-effect-place_ships-prelude = you may discard this card to place { $count ->
    [one] 1 fresh ship
   *[other] { $count } fresh ships
} in { $where ->
    [controlled_system] one system you control.
   *[each_gate_in_play] every gate in play.
}
arcs-effect-seize_initiative-prelude = { $before ->
    [yes] before you do anything else, you
   *[no] you
} may discard this card to seize the initiative, if it can still be seized.
arcs-effect-recycle_hand-prelude = you may discard this card and any number of cards from your hand, then draw that many and one more from the bottom of the action discard pile.
arcs-effect-gain_resource-prelude = you may discard this card to gain { $amount } of each: { $resources }.
arcs-effect-convert_resource-prelude = { $give ->
    [any_1] you may discard one of your resources to gain one of this type: { $gained }.
   *[any_number_of_material_fuel] you may exchange any amount of your material and fuel for as many resources of your choice.
}
arcs-effect-attach_to_played_card-prelude = you may lay this card beside a card of this suit that was played face up this round: { arcs-suit }. At the end of the round take that card into your hand and discard this one.
arcs-effect-spend_for_action-prelude = { $pool ->
    [trophies] you may return { $per ->
        [one] a trophy to influence once
       *[other] { $per } equal trophies of one rival to influence once
    }, as often as you like.
   *[captives] you may return { $per ->
        [one] a captive to secure once
       *[other] { $per } captives of one rival to secure once
    }, as often as you like.
}
arcs-effect-declare_ambition-prelude = { $before ->
    [yes] before any other action, you
   *[no] you
} may discard all your material and fuel (even if you have none) to declare an ambition that has no marker. { $zero_marker ->
    [yes] The zero marker is placed.
   *[no] The zero marker is not placed.
}
arcs-effect-clear_outrage-prelude = you may discard this card to end your Outrage of: { $resources }.

## Vox cards

arcs-effect-place_ships-when_secured = choose a cluster in play and place { $count ->
    [one] 1 fresh ship
   *[other] { $count } fresh ships
} in each of its systems.
arcs-effect-declare_ambition-when_secured = you may declare any ambition, if a marker is available. { $zero_marker ->
    [yes] The zero marker is placed.
   *[no] The zero marker is not placed.
}
arcs-effect-provoke_outrage_all-when_secured = you may choose a type of resource; every player, you included, provokes Outrage of that type. Nobody ransacks the court.
arcs-effect-return_city-when_secured = you may return a city you control, yours or a rival’s, to its owner’s board. If you do, you may seize the initiative, if it can still be seized.
arcs-effect-steal-when_secured = you { $optional ->
    [yes] may steal
   *[no] must steal
} { $amount ->
    [one] 1 guild card
   *[other] { $amount } guild cards
} from rivals.
arcs-effect-recycle_court_discard-when_secured = shuffle all guild cards of the court discard pile into the court deck.
arcs-effect-draw_action_card-when_secured = draw { $count ->
    [one] the bottom card
   *[other] the { $count } lowest cards
} of the action discard pile.
