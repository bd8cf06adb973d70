# Outer Rim: Штінт у грі на одного.

## Що він робить

outer_rim-event-ai-card = { $seat } бере карту Штінту { $number }.
outer_rim-event-ai-section = { $seat }, { $step ->
    [planning] фаза планування
    [action] фаза дій
   *[encounter] фаза зустрічей
}: { $mode ->
    [first] перше, що підходить
   *[all] усе, що підходить
}.
outer_rim-event-ai-nothing = { $seat }, { $step ->
    [planning] фаза планування
    [action] фаза дій
   *[encounter] фаза зустрічей
}: нічого не підходить.
outer_rim-event-ai-stops = { $seat }: персонаж зазнав невдачі й більше нічого не робить.
outer_rim-event-ai-does = { $entry }
outer_rim-event-ai-skips = { $seat } пропускає «{ $entry }» ({ $why }).
outer_rim-event-ai-shuffled = { $seat } перемішує всі карти Штінту.
outer_rim-event-ai-passes = { $seat } не хоче карти «{ $card }» ({ $why }).
outer_rim-event-ai-buys-not = { $seat } не купує карти «{ $card }» ({ $why }).
outer_rim-event-ai-no-crew = { $seat } не отримує екіпажу: { $contact }.
outer_rim-event-ai-goal = { $seat } кладе жетон мети: { $space } (жетони: { $count }).
outer_rim-event-ai-goal-gone = { $seat } забирає жетон мети: { $space } (жетони: { $count }).

## Рядки його карт

outer_rim-ai-recover_all = { $when ->
    [defeated] якщо персонаж зазнав невдачі, знімає всі пошкодження
   *[damaged] знімає всі пошкодження
}
outer_rim-ai-move_toward_goal = летить до найближчого жетона мети
outer_rim-ai-gain_credits = отримує { outer_rim-amount-credits }
outer_rim-ai-deliver_cargo_here = доставляє всі вантажі, пункт призначення яких тут
outer_rim-ai-deliver_cargo_here-illegal = доставляє всі вантажі, пункт призначення яких тут (за кожен ПРОТИЗАКОННИЙ вантаж: { $penalty })
outer_rim-ai-ai_buy = купує карту ({ $deck })
outer_rim-ai-ai_buy-or = купує карту: { $deck }; якщо немає слота ({ $slot ->
    [cargo] вантаж
    [crew] екіпаж
    [mod] обладнання
    [cargo_or_mod] вантаж або обладнання
    [gear] спорядження
   *[job_or_bounty] халтурка або розшук
}), то { $instead }
outer_rim-ai-encounter_negative_patrol = б’ється з тутешнім ворожим патрулем
outer_rim-ai-complete_job_here = виконує тутешню халтурку
outer_rim-ai-spend_for_fame = платить { outer_rim-sum-credits } за славу ({ $fame })
outer_rim-ai-gain_reputation = отримує репутацію { outer_rim-with-faction } ({ $amount })
outer_rim-ai-lose_reputation = втрачає репутацію { outer_rim-with-faction } ({ $amount })
outer_rim-ai-gain_lowest_contact_crew = отримує екіпаж від тутешнього контакту найнижчого ґатунку
outer_rim-ai-reveal_lowest_contact = відкриває тутешній контакт найнижчого ґатунку
outer_rim-ai-damage_ship = корабель отримує пошкодження ({ $amount })
outer_rim-ai-damage_character = персонаж отримує пошкодження ({ $amount })
outer_rim-ai-lose_credits = втрачає { outer_rim-amount-credits }
outer_rim-ai-gain_fame = отримує { outer_rim-amount-fame }
outer_rim-ai-cycle_market = скидає верхню карту ({ $deck })

## Чому рядок не підходить або карту не купують

outer_rim-ai-why-no-faction = тут немає фракції
outer_rim-ai-why-best-reputation = репутація вже позитивна
outer_rim-ai-why-not-here = тут її не можна купити
outer_rim-ai-why-not-dearer = цей корабель не дорожчий за власний
outer_rim-ai-why-too-dear = вона задорога
outer_rim-ai-why-no-slot = немає вільного слота
outer_rim-ai-why-not-allowed = карта цього не дозволяє
outer_rim-ai-why-no-planet = це не планета
outer_rim-ai-why-no-card = колода порожня
outer_rim-ai-why-no-cargo = немає вантажу для цього місця
outer_rim-ai-why-no-job = немає халтурки для цього місця
outer_rim-ai-why-no-patrol = тут немає такого патруля
outer_rim-ai-why-too-poor = бракує кредитів
outer_rim-ai-why-no-contact = тут немає такого контакту
outer_rim-ai-why-no-crew = контакт не дає екіпажу
outer_rim-ai-why-not-defeated = персонаж не зазнав невдачі
outer_rim-ai-why-no-damage = пошкоджень немає
outer_rim-ai-why-no-goal = на мапі немає жетона мети
outer_rim-ai-why-at-goal = він уже на терені з жетоном мети
