# Outer Rim: what the AI player does, as it is told.

outer_rim-ai-does-recover_all = { $seat } recovers all damage.
outer_rim-ai-does-move_toward_goal = { $seat } moves towards the nearest goal token.
outer_rim-ai-does-gain_credits = { $seat } gains { outer_rim-amount-credits }.
outer_rim-ai-does-deliver_cargo_here = { $seat } delivers all cargo bound for this planet.
outer_rim-ai-does-ai_buy = { $seat } wants to buy a card ({ $deck }).
outer_rim-ai-does-encounter_negative_patrol = { $seat } fights a hostile patrol here.
outer_rim-ai-does-complete_job_here = { $seat } completes a job here.
outer_rim-ai-does-spend_for_fame = { $seat } pays { outer_rim-sum-credits } for { $fame } fame.
outer_rim-ai-does-gain_reputation = { $seat } gains reputation with { outer_rim-with-faction } ({ $amount }).
outer_rim-ai-does-lose_reputation = { $seat } loses reputation with { outer_rim-with-faction } ({ $amount }).
outer_rim-ai-does-gain_lowest_contact_crew = { $seat } gains crew from the lowest-class contact here.
outer_rim-ai-does-reveal_lowest_contact = { $seat } reveals the lowest-class contact here.
outer_rim-ai-does-damage_ship = { $seat }’s ship suffers { $amount } damage.
outer_rim-ai-does-damage_character = { $seat }’s character suffers { $amount } damage.
outer_rim-ai-does-lose_credits = { $seat } loses { outer_rim-amount-credits }.
outer_rim-ai-does-gain_fame = { $seat } gains { outer_rim-amount-fame }.
outer_rim-ai-does-cycle_market = { $seat } discards the top card ({ $deck }).
outer_rim-ai-does-printed = { $seat }: { $effects }
