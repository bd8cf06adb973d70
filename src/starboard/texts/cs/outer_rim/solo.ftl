# Outer Rim: AI hráč ve hře jednoho hráče.

## Co dělá

outer_rim-event-ai-card = { $seat } si bere AI kartu { $number }.
outer_rim-event-ai-section = { $seat }, krok { $step ->
    [planning] Plánování
    [action] Akce
   *[encounter] Střetnutí
}: { $mode ->
    [first] první, co je možné
   *[all] vše, co je možné
}.
outer_rim-event-ai-nothing = { $seat }, krok { $step ->
    [planning] Plánování
    [action] Akce
   *[encounter] Střetnutí
}: nic z karty nelze provést.
outer_rim-event-ai-stops = { $seat }: postava je poražena, dál nic nedělá.
outer_rim-event-ai-does = { $entry }
outer_rim-event-ai-skips = { $seat } vynechává „{ $entry }“ ({ $why }).
outer_rim-event-ai-shuffled = { $seat } míchá všechny AI karty.
outer_rim-event-ai-passes = { $seat } nechce kartu „{ $card }“ ({ $why }).
outer_rim-event-ai-buys-not = { $seat } nekupuje kartu „{ $card }“ ({ $why }).
outer_rim-event-ai-no-crew = { $seat } nezískává posádku: { $contact }.
outer_rim-event-ai-goal = { $seat } umisťuje žeton cíle: { $space } (žetony: { $count }).
outer_rim-event-ai-goal-gone = { $seat } odstraňuje žeton cíle: { $space } (žetony: { $count }).

## Řádky jeho karet

outer_rim-ai-recover_all = { $when ->
    [defeated] je-li postava poražena, odstraňuje všechno poškození
   *[damaged] odstraňuje všechno poškození
}
outer_rim-ai-move_toward_goal = letí k nejbližšímu žetonu cíle
outer_rim-ai-gain_credits = získává { outer_rim-amount-credits }
outer_rim-ai-deliver_cargo_here = doručuje veškerý náklad, který patří sem
outer_rim-ai-deliver_cargo_here-illegal = doručuje veškerý náklad, který patří sem (za každý ILEGÁLNÍ: { $penalty })
outer_rim-ai-ai_buy = kupuje kartu ({ $deck })
outer_rim-ai-ai_buy-or = kupuje kartu ({ $deck }; bez volného slotu – { $slot ->
    [cargo] náklad
    [crew] posádka
    [mod] modifikace
    [cargo_or_mod] náklad nebo modifikace
    [gear] vybavení
   *[job_or_bounty] zakázka nebo zatykač
}: { $instead })
outer_rim-ai-encounter_negative_patrol = bojuje se zdejší nepřátelskou hlídkou
outer_rim-ai-complete_job_here = plní zdejší zakázku
outer_rim-ai-spend_for_fame = platí { outer_rim-sum-credits } za { $fame ->
    [one] { $fame } bod
    [few] { $fame } body
   *[other] { $fame } bodů
} proslulosti
outer_rim-ai-gain_reputation = získává reputaci u { outer_rim-with-faction } ({ $amount })
outer_rim-ai-lose_reputation = ztrácí reputaci u { outer_rim-with-faction } ({ $amount })
outer_rim-ai-gain_lowest_contact_crew = získává posádku od zdejšího kontaktu nejnižší třídy
outer_rim-ai-reveal_lowest_contact = odhaluje zdejší kontakt nejnižší třídy
outer_rim-ai-damage_ship = loď utrpí { $amount } poškození
outer_rim-ai-damage_character = postava utrpí { $amount } zranění
outer_rim-ai-lose_credits = ztrácí { outer_rim-amount-credits }
outer_rim-ai-gain_fame = získává { outer_rim-amount-fame }
outer_rim-ai-cycle_market = odhazuje vrchní kartu ({ $deck })

## Proč řádek neplatí nebo se karta nekupuje

outer_rim-ai-why-no-faction = není tu žádná frakce
outer_rim-ai-why-best-reputation = reputace už je pozitivní
outer_rim-ai-why-not-here = tady ji koupit nelze
outer_rim-ai-why-not-dearer = nestojí víc než vlastní loď
outer_rim-ai-why-too-dear = je příliš drahá
outer_rim-ai-why-no-slot = není volný slot
outer_rim-ai-why-not-allowed = karta to nedovoluje
outer_rim-ai-why-no-planet = tohle není planeta
outer_rim-ai-why-no-card = balíček je prázdný
outer_rim-ai-why-no-cargo = nemá náklad, který by sem patřil
outer_rim-ai-why-no-job = nemá zakázku pro toto místo
outer_rim-ai-why-no-patrol = není tu taková hlídka
outer_rim-ai-why-too-poor = chybí kredity
outer_rim-ai-why-no-contact = není tu takový kontakt
outer_rim-ai-why-no-crew = kontakt nenabízí posádku
outer_rim-ai-why-not-defeated = postava není poražena
outer_rim-ai-why-no-damage = není žádné poškození
outer_rim-ai-why-no-goal = na mapě není žeton cíle
outer_rim-ai-why-at-goal = už je u žetonu cíle
