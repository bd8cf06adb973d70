# Outer Rim: co AI hráč dělá, jak se o tom vypráví.

outer_rim-ai-does-recover_all = { $seat } odstraňuje všechno poškození.
outer_rim-ai-does-move_toward_goal = { $seat } letí k nejbližšímu žetonu cíle.
outer_rim-ai-does-gain_credits = { $seat } získává { outer_rim-amount-credits }.
outer_rim-ai-does-deliver_cargo_here = { $seat } doručuje veškerý náklad, který patří sem.
outer_rim-ai-does-ai_buy = { $seat } chce koupit kartu ({ $deck }).
outer_rim-ai-does-encounter_negative_patrol = { $seat } bojuje se zdejší nepřátelskou hlídkou.
outer_rim-ai-does-complete_job_here = { $seat } plní zdejší zakázku.
outer_rim-ai-does-spend_for_fame = { $seat } platí { outer_rim-sum-credits } za { $fame ->
    [one] { $fame } bod
    [few] { $fame } body
   *[other] { $fame } bodů
} proslulosti.
outer_rim-ai-does-gain_reputation = { $seat } získává reputaci u { outer_rim-with-faction } ({ $amount }).
outer_rim-ai-does-lose_reputation = { $seat } ztrácí reputaci u { outer_rim-with-faction } ({ $amount }).
outer_rim-ai-does-gain_lowest_contact_crew = { $seat } získává posádku od zdejšího kontaktu nejnižší třídy.
outer_rim-ai-does-reveal_lowest_contact = { $seat } odhaluje zdejší kontakt nejnižší třídy.
outer_rim-ai-does-damage_ship = { $seat }: loď utrpí { $amount } poškození.
outer_rim-ai-does-damage_character = { $seat }: postava utrpí { $amount } zranění.
outer_rim-ai-does-lose_credits = { $seat } ztrácí { outer_rim-amount-credits }.
outer_rim-ai-does-gain_fame = { $seat } získává { outer_rim-amount-fame }.
outer_rim-ai-does-cycle_market = { $seat } odhazuje vrchní kartu ({ $deck }).
outer_rim-ai-does-printed = { $seat }: { $effects }
