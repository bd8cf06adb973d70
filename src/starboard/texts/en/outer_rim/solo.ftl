# Outer Rim: the AI player of a solo game.

## What it does

outer_rim-event-ai-card = { $seat } draws AI card { $number }.
outer_rim-event-ai-section = { $seat }. { $step ->
    [planning] Planning
    [action] Action
   *[encounter] Encounter
}: { $mode ->
    [first] the first that applies
   *[all] all that apply
}.
outer_rim-event-ai-nothing = { $seat }. { $step ->
    [planning] Planning
    [action] Action
   *[encounter] Encounter
}: nothing applies.
outer_rim-event-ai-stops = { $seat } is defeated and stops.
outer_rim-event-ai-does = { $entry }
outer_rim-event-ai-skips = { $seat } skips: { $entry } ({ $why }).
outer_rim-event-ai-shuffled = { $seat } shuffles all AI cards.
outer_rim-event-ai-passes = { $seat } does not want “{ $card }” ({ $why }).
outer_rim-event-ai-buys-not = { $seat } does not buy “{ $card }” ({ $why }).
outer_rim-event-ai-no-crew = { $seat } gains no crew from { $contact }.
outer_rim-event-ai-goal = A goal token of { $seat } is placed: { $space } (now { $count }).
outer_rim-event-ai-goal-gone = A goal token of { $seat } is removed: { $space } (now { $count }).

## Entries of its cards

outer_rim-ai-recover_all = { $when ->
    [defeated] if defeated, recover all damage
   *[damaged] recover all damage
}
outer_rim-ai-move_toward_goal = move toward the nearest goal token
outer_rim-ai-gain_credits = gain { outer_rim-amount-credits }
outer_rim-ai-deliver_cargo_here = deliver all cargo due here
outer_rim-ai-deliver_cargo_here-illegal = deliver all cargo due here (for each ILLEGAL one: { $penalty })
outer_rim-ai-ai_buy = buy a card ({ $deck })
outer_rim-ai-ai_buy-or = buy a card ({ $deck }; without a free slot – { $slot ->
    [cargo] cargo
    [crew] crew
    [mod] mod
    [cargo_or_mod] cargo or mod
    [gear] gear
   *[job_or_bounty] job or bounty
}: { $instead })
outer_rim-ai-encounter_negative_patrol = fight a patrol here whose faction is hostile
outer_rim-ai-complete_job_here = complete a job here
outer_rim-ai-spend_for_fame = pay { outer_rim-sum-credits } for { $fame } fame
outer_rim-ai-gain_reputation = gain reputation with { outer_rim-with-faction } ({ $amount })
outer_rim-ai-lose_reputation = lose reputation with { outer_rim-with-faction } ({ $amount })
outer_rim-ai-gain_lowest_contact_crew = gain the crew of the contact of the lowest class here
outer_rim-ai-reveal_lowest_contact = reveal the contact of the lowest class here
outer_rim-ai-damage_ship = { $amount } damage to the ship
outer_rim-ai-damage_character = { $amount } damage to the character
outer_rim-ai-lose_credits = lose { outer_rim-amount-credits }
outer_rim-ai-gain_fame = gain { outer_rim-amount-fame }
outer_rim-ai-cycle_market = discard the top card ({ $deck })

## Why an entry does not apply, or a card is not bought

outer_rim-ai-why-no-faction = there is no faction here
outer_rim-ai-why-best-reputation = the reputation is positive already
outer_rim-ai-why-not-here = it cannot be bought here
outer_rim-ai-why-not-dearer = it does not cost more than its own ship
outer_rim-ai-why-too-dear = it is too dear
outer_rim-ai-why-no-slot = no slot is free
outer_rim-ai-why-not-allowed = the card does not allow it
outer_rim-ai-why-no-planet = this is not a planet
outer_rim-ai-why-no-card = the deck is empty
outer_rim-ai-why-no-cargo = there is no cargo for this place
outer_rim-ai-why-no-job = there is no job for this place
outer_rim-ai-why-no-patrol = there is no such patrol here
outer_rim-ai-why-too-poor = there are too few credits
outer_rim-ai-why-no-contact = there is no such contact here
outer_rim-ai-why-no-crew = the contact offers no crew
outer_rim-ai-why-not-defeated = there is no defeat
outer_rim-ai-why-no-damage = there is no damage
outer_rim-ai-why-no-goal = there is no goal token on the map
outer_rim-ai-why-at-goal = it is at a goal token already
