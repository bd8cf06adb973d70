# Outer Rim: co robi gracz SI, tak jak się o tym opowiada.

outer_rim-ai-does-recover_all = { $seat } usuwa wszystkie obrażenia.
outer_rim-ai-does-move_toward_goal = { $seat } porusza się w kierunku najbliższego żetonu celu.
outer_rim-ai-does-gain_credits = { $seat } zdobywa { outer_rim-amount-credits }.
outer_rim-ai-does-deliver_cargo_here = { $seat } dostarcza wszystkie ładunki, których punkt docelowy jest tutaj.
outer_rim-ai-does-ai_buy = { $seat } chce kupić kartę ({ $deck }).
outer_rim-ai-does-encounter_negative_patrol = { $seat } walczy z tutejszym wrogim patrolem.
outer_rim-ai-does-complete_job_here = { $seat } wykonuje tutejszą misję.
outer_rim-ai-does-spend_for_fame = { $seat } płaci { outer_rim-sum-credits } za { $fame ->
    [one] { $fame } punkt
    [few] { $fame } punkty
   *[many] { $fame } punktów
} sławy.
outer_rim-ai-does-gain_reputation = { $seat } zyskuje { $amount ->
    [one] reputację
    [few] { $amount } punkty reputacji
   *[many] { $amount } punktów reputacji
} u { outer_rim-with-faction }.
outer_rim-ai-does-lose_reputation = { $seat } traci { $amount ->
    [one] reputację
    [few] { $amount } punkty reputacji
   *[many] { $amount } punktów reputacji
} u { outer_rim-with-faction }.
outer_rim-ai-does-gain_lowest_contact_crew = { $seat } zdobywa załogę od tutejszego kontaktu najniższej rangi.
outer_rim-ai-does-reveal_lowest_contact = { $seat } odkrywa tutejszy kontakt najniższej rangi.
outer_rim-ai-does-damage_ship = { $seat }: statek otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
outer_rim-ai-does-damage_character = { $seat }: postać otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}.
outer_rim-ai-does-lose_credits = { $seat } traci { outer_rim-amount-credits }.
outer_rim-ai-does-gain_fame = { $seat } zdobywa { outer_rim-amount-fame }.
outer_rim-ai-does-cycle_market = { $seat } odrzuca wierzchnią kartę ({ $deck }).
outer_rim-ai-does-printed = { $seat }: { $effects }
