# Outer Rim: the AI player of a solo game.

## What it does

outer_rim-event-ai-card = { $seat } draws AI card { $number }.
outer_rim-event-ai-section = { $seat } resolves { $mode ->
    [first] the first
   *[all] every
} { $step ->
    [planning] Planning
    [action] Action
   *[encounter] Encounter
} entry that applies.
outer_rim-event-ai-nothing = { $seat } has no { $step ->
    [planning] Planning
    [action] Action
   *[encounter] Encounter
} entry that applies.
outer_rim-event-ai-stops = { $seat } is defeated and goes no further.
outer_rim-event-ai-does = { $entry }
outer_rim-event-ai-skips = { $seat } skips “{ $entry }” ({ $why }).
outer_rim-event-ai-shuffled = { $seat } shuffles all AI cards.
outer_rim-event-ai-passes = { $seat } does not want “{ $card }” ({ $why }).
outer_rim-event-ai-buys-not = { $seat } does not buy “{ $card }” ({ $why }).
outer_rim-event-ai-no-crew = { $seat } gains no crew from the contact ({ $contact }).
outer_rim-event-ai-goal = { $seat } places a goal token on { $space } (total: { $count }).
outer_rim-event-ai-goal-gone = { $seat } removes a goal token from { $space } (left: { $count }).

## Entries of its cards

outer_rim-ai-recover_all = { $when ->
    [defeated] recover all damage if defeated
   *[damaged] recover all damage
}
outer_rim-ai-move_toward_goal = move towards the nearest goal token
outer_rim-ai-gain_credits = gain { outer_rim-amount-credits }
outer_rim-ai-deliver_cargo_here = deliver all cargo bound for this planet
outer_rim-ai-deliver_cargo_here-illegal = deliver all cargo bound for this planet (for each ILLEGAL cargo: { $penalty })
outer_rim-ai-ai_buy = buy a card ({ $deck })
outer_rim-ai-ai_buy-or = buy a card ({ $deck }; if no { $slot ->
    [cargo] cargo
    [crew] crew
    [mod] mod
    [cargo_or_mod] cargo or mod
    [gear] gear
   *[job_or_bounty] job or bounty
} slot is free: { $instead })
outer_rim-ai-encounter_negative_patrol = fight a hostile patrol here
outer_rim-ai-complete_job_here = complete a job here
outer_rim-ai-spend_for_fame = pay { outer_rim-sum-credits } for { $fame } fame
outer_rim-ai-gain_reputation = gain reputation with { outer_rim-with-faction } ({ $amount })
outer_rim-ai-lose_reputation = lose reputation with { outer_rim-with-faction } ({ $amount })
outer_rim-ai-gain_lowest_contact_crew = gain crew from the lowest-class contact here
outer_rim-ai-reveal_lowest_contact = reveal the lowest-class contact here
outer_rim-ai-damage_ship = suffer { $amount } damage to the ship
outer_rim-ai-damage_character = suffer { $amount } damage to the character
outer_rim-ai-lose_credits = lose { outer_rim-amount-credits }
outer_rim-ai-gain_fame = gain { outer_rim-amount-fame }
outer_rim-ai-cycle_market = discard the top card ({ $deck })

## Why an entry does not apply, or a card is not bought

outer_rim-ai-why-no-faction = there is no faction here
outer_rim-ai-why-best-reputation = its reputation is already positive
outer_rim-ai-why-not-here = the card cannot be bought here
outer_rim-ai-why-not-dearer = the card does not cost more than the AI player’s ship
outer_rim-ai-why-too-dear = too expensive
outer_rim-ai-why-no-slot = no slot is free
outer_rim-ai-why-not-allowed = the card does not allow it
outer_rim-ai-why-no-planet = this is not a planet
outer_rim-ai-why-no-card = the deck is empty
outer_rim-ai-why-no-cargo = it has no such cargo
outer_rim-ai-why-no-job = it has no job to complete here
outer_rim-ai-why-no-patrol = there is no such patrol here
outer_rim-ai-why-too-poor = it does not have enough credits
outer_rim-ai-why-no-contact = there is no such contact here
outer_rim-ai-why-no-crew = the contact offers no crew
outer_rim-ai-why-not-defeated = it is not defeated
outer_rim-ai-why-no-damage = it has no damage
outer_rim-ai-why-no-goal = there is no goal token on the map
outer_rim-ai-why-at-goal = it is already at a goal token
