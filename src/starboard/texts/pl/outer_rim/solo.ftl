# Outer Rim: gracz SI w grze jednoosobowej.

## Co robi

outer_rim-event-ai-card = { $seat } dobiera kartę SI { $number }.
outer_rim-event-ai-section = { $seat }, { $step ->
    [planning] faza planowania
    [action] faza akcji
   *[encounter] faza spotkania
}: { $mode ->
    [first] pierwsza możliwa czynność
   *[all] wszystkie możliwe czynności
}.
outer_rim-event-ai-nothing = { $seat }, { $step ->
    [planning] faza planowania
    [action] faza akcji
   *[encounter] faza spotkania
}: żadna czynność nie jest możliwa.
outer_rim-event-ai-stops = { $seat }: postać jest pokonana i nic więcej nie robi.
outer_rim-event-ai-does = { $entry }
outer_rim-event-ai-skips = { $seat } pomija wpis „{ $entry }” ({ $why }).
outer_rim-event-ai-shuffled = { $seat } tasuje wszystkie karty SI.
outer_rim-event-ai-passes = { $seat } nie chce karty „{ $card }” ({ $why }).
outer_rim-event-ai-buys-not = { $seat } nie kupuje karty „{ $card }” ({ $why }).
outer_rim-event-ai-no-crew = { $seat } nie zdobywa załogi od kontaktu: { $contact }.
outer_rim-event-ai-goal = { $seat } umieszcza żeton celu: { $space } (żetony: { $count }).
outer_rim-event-ai-goal-gone = { $seat } usuwa żeton celu: { $space } (żetony: { $count }).

## Wpisy z jego kart

outer_rim-ai-recover_all = { $when ->
    [defeated] jeśli postać jest pokonana, usuwa wszystkie obrażenia
   *[damaged] usuwa wszystkie obrażenia
}
outer_rim-ai-move_toward_goal = porusza się w kierunku najbliższego żetonu celu
outer_rim-ai-gain_credits = zdobywa { outer_rim-amount-credits }
outer_rim-ai-deliver_cargo_here = dostarcza wszystkie ładunki, których punkt docelowy jest tutaj
outer_rim-ai-deliver_cargo_here-illegal = dostarcza wszystkie ładunki, których punkt docelowy jest tutaj (za każdy NIELEGALNY: { $penalty })
outer_rim-ai-ai_buy = kupuje kartę ({ $deck })
outer_rim-ai-ai_buy-or = kupuje kartę ({ $deck }; bez wolnego gniazda – { $slot ->
    [cargo] ładunek
    [crew] załoga
    [mod] modyfikacja
    [cargo_or_mod] ładunek lub modyfikacja
    [gear] sprzęt
   *[job_or_bounty] misja lub zlecenie
}: { $instead })
outer_rim-ai-encounter_negative_patrol = walczy z tutejszym wrogim patrolem
outer_rim-ai-complete_job_here = wykonuje tutejszą misję
outer_rim-ai-spend_for_fame = płaci { outer_rim-sum-credits } za { $fame ->
    [one] { $fame } punkt
    [few] { $fame } punkty
   *[many] { $fame } punktów
} sławy
outer_rim-ai-gain_reputation = zyskuje { $amount ->
    [one] reputację
    [few] { $amount } punkty reputacji
   *[many] { $amount } punktów reputacji
} u { outer_rim-with-faction }
outer_rim-ai-lose_reputation = traci { $amount ->
    [one] reputację
    [few] { $amount } punkty reputacji
   *[many] { $amount } punktów reputacji
} u { outer_rim-with-faction }
outer_rim-ai-gain_lowest_contact_crew = zdobywa załogę od tutejszego kontaktu najniższej rangi
outer_rim-ai-reveal_lowest_contact = odkrywa tutejszy kontakt najniższej rangi
outer_rim-ai-damage_ship = statek otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
outer_rim-ai-damage_character = postać otrzymuje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
}
outer_rim-ai-lose_credits = traci { outer_rim-amount-credits }
outer_rim-ai-gain_fame = zdobywa { outer_rim-amount-fame }
outer_rim-ai-cycle_market = odrzuca wierzchnią kartę ({ $deck })

## Dlaczego wpis nie jest możliwy albo karta nie jest kupowana

outer_rim-ai-why-no-faction = nie ma tu żadnej frakcji
outer_rim-ai-why-best-reputation = reputacja jest już pozytywna
outer_rim-ai-why-not-here = nie można jej tu kupić
outer_rim-ai-why-not-dearer = nie kosztuje więcej niż obecny statek
outer_rim-ai-why-too-dear = jest za droga
outer_rim-ai-why-no-slot = nie ma wolnego gniazda
outer_rim-ai-why-not-allowed = karta na to nie pozwala
outer_rim-ai-why-no-planet = to nie jest planeta
outer_rim-ai-why-no-card = talia jest pusta
outer_rim-ai-why-no-cargo = nie ma ładunku z tym punktem docelowym
outer_rim-ai-why-no-job = nie ma misji z tym punktem docelowym
outer_rim-ai-why-no-patrol = nie ma tu takiego patrolu
outer_rim-ai-why-too-poor = brakuje kredytów
outer_rim-ai-why-no-contact = nie ma tu takiego kontaktu
outer_rim-ai-why-no-crew = kontakt nie oferuje załogi
outer_rim-ai-why-not-defeated = postać nie jest pokonana
outer_rim-ai-why-no-damage = nie ma obrażeń
outer_rim-ai-why-no-goal = na mapie nie ma żetonu celu
outer_rim-ai-why-at-goal = jest już przy żetonie celu
