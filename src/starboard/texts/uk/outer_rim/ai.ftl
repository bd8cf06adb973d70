# Outer Rim: що робить Штінт, як про це розповідається.

outer_rim-ai-does-recover_all = { $seat } знімає всі пошкодження.
outer_rim-ai-does-move_toward_goal = { $seat } летить до найближчого жетона мети.
outer_rim-ai-does-gain_credits = { $seat } отримує { outer_rim-amount-credits }.
outer_rim-ai-does-deliver_cargo_here = { $seat } доставляє всі вантажі, пункт призначення яких тут.
outer_rim-ai-does-ai_buy = { $seat } хоче купити карту ({ $deck }).
outer_rim-ai-does-encounter_negative_patrol = { $seat } б’ється з тутешнім ворожим патрулем.
outer_rim-ai-does-complete_job_here = { $seat } виконує тутешню халтурку.
outer_rim-ai-does-spend_for_fame = { $seat } платить { outer_rim-sum-credits } за славу ({ $fame }).
outer_rim-ai-does-gain_reputation = { $seat } отримує репутацію { outer_rim-with-faction } ({ $amount }).
outer_rim-ai-does-lose_reputation = { $seat } втрачає репутацію { outer_rim-with-faction } ({ $amount }).
outer_rim-ai-does-gain_lowest_contact_crew = { $seat } отримує екіпаж від тутешнього контакту найнижчого ґатунку.
outer_rim-ai-does-reveal_lowest_contact = { $seat } відкриває тутешній контакт найнижчого ґатунку.
outer_rim-ai-does-damage_ship = { $seat }: корабель отримує { $amount ->
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[many] { $amount } пошкоджень
}.
outer_rim-ai-does-damage_character = { $seat }: персонаж отримує { $amount ->
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[many] { $amount } пошкоджень
}.
outer_rim-ai-does-lose_credits = { $seat } втрачає { outer_rim-amount-credits }.
outer_rim-ai-does-gain_fame = { $seat } отримує { outer_rim-amount-fame }.
outer_rim-ai-does-cycle_market = { $seat } скидає верхню карту ({ $deck }).
outer_rim-ai-does-printed = { $seat }: { $effects }
