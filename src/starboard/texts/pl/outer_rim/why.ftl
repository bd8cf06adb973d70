# Outer Rim: dlaczego czegoś nie wolno.

outer_rim-why-other-step = to można zrobić w { $step ->
    [planning] fazie planowania
    [action] fazie akcji
   *[encounter] fazie spotkania
}; teraz trwa { $now ->
    [planning] faza planowania
    [action] faza akcji
   *[encounter] faza spotkania
}
outer_rim-why-plan = w fazie planowania poruszasz się, zdobywasz kredyty, usuwasz obrażenia albo używasz zdolności Planowanie
outer_rim-why-must-recover = twoja postać jest pokonana: w fazie planowania możesz tylko usunąć obrażenia
outer_rim-why-no-planning-ability = nie masz takiej zdolności Planowanie
outer_rim-why-no-space = nie ma takiego ruchu
outer_rim-why-too-far = to za daleko ({ $space }): { $distance ->
    [one] { $distance } pole
    [few] { $distance } pola
   *[many] { $distance } pól
}, a możesz przelecieć najwyżej { $drive }
outer_rim-why-patrol-stops = { $space }: po drodze zatrzyma cię { outer_rim-patrol } ({ $stop })
outer_rim-why-maelstrom = { $space }: każda wystarczająco krótka droga prowadzi przez Wir, a tam ruch się kończy
outer_rim-why-act = w fazie akcji dostarczasz, handlujesz, przekazujesz coś graczom albo używasz zdolności Akcja
outer_rim-why-once = { $action ->
    [market] handlować
    [deliver] dostarczać
   *[trade] przekazywać
} można tylko raz na turę
outer_rim-why-market-first = najpierw wybierz akcję handlu
outer_rim-why-no-planet = handlować można tylko na planetach
outer_rim-why-nothing-to-deliver = nie masz tu nic do dostarczenia
outer_rim-why-nobody-here = nie ma tu nikogo, z kim można by się wymienić
outer_rim-why-no-trade-with-ai = gracz SI niczego nie przekazuje
outer_rim-why-ability-used = ta zdolność została już użyta w tej turze
outer_rim-why-ability-useless = ta zdolność teraz nic by nie dała
outer_rim-why-no-ability = nie masz takiej zdolności Akcja
outer_rim-why-no-encounter-ability = nie masz takiej zdolności Spotkanie
outer_rim-why-ability-condition = ta zdolność ma warunek: { $condition }
outer_rim-why-no-trade-in = przy tej zapłacie nie ma zniżki barterowej
outer_rim-why-search = wybierz jedną z odkrytych kart ({ $deck }) albo żadną
outer_rim-why-too-dear = to kosztuje { NUMBER($cost, useGrouping: "always") }; masz { outer_rim-sum-credits }
outer_rim-why-deliver-first = najpierw wybierz akcję dostawy
outer_rim-why-not-delivered = „{ $card }” nie jest do dostarczenia: dostarcza się tylko ładunki i schwytane kontakty
outer_rim-why-not-destination = „{ $card }” trzeba dostarczyć tutaj: { $space }
outer_rim-why-no-captive = do zlecenia „{ $card }” nie masz schwytanego kontaktu
outer_rim-why-tried = w tej akcji była już próba dostarczenia: „{ $card }”
outer_rim-why-not-yours = tego nie masz
outer_rim-why-encounter = w fazie spotkania spotykasz się z tutejszym patrolem lub kontaktem, dobierasz kartę spotkania albo używasz zdolności Spotkanie
outer_rim-why-forced-patrol = masz u { outer_rim-of-faction } negatywną reputację: musisz spotkać się z patrolem { outer_rim-of-faction }
outer_rim-why-patrol-elsewhere = tego patrolu nie ma na twoim polu ({ $space })
outer_rim-why-contact-elsewhere = ten kontakt jest gdzie indziej: { $space }
outer_rim-why-no-contact = to pole kontaktu jest puste
outer_rim-why-no-spot = nie ma takiego pola kontaktu
outer_rim-why-contact-open = ten kontakt jest już odkryty
outer_rim-why-contact-seen = ten kontakt już znasz
outer_rim-why-no-job = „{ $card }” to nie misja
outer_rim-why-job-elsewhere = punkt docelowy misji „{ $card }” to { $space }
outer_rim-why-job-needs-player = do misji „{ $card }” potrzebny jest odpowiedni gracz na twoim polu
outer_rim-why-no-bounty = nie masz takiego zlecenia
outer_rim-why-no-bounty-on = na kontakt { $contact } nie masz takiego zlecenia
outer_rim-why-crew-elsewhere = ten gracz nie ma w załodze nikogo z twojego zlecenia
outer_rim-why-no-wanted-crew = nikt tu nie ma w załodze nikogo z twoich zleceń
outer_rim-why-no-player = wśród pozostałych graczy takiego nie ma
outer_rim-why-player-elsewhere = { $player_seat } nie jest na twoim polu
outer_rim-why-player-defeated = postać gracza { $player_seat } jest pokonana i nie można jej atakować
outer_rim-why-no-attack = nic nie pozwala ci zaatakować gracza { $player_seat }
outer_rim-why-patrol-adjacent = patrol rusza na pole sąsiadujące z polem { $space }
outer_rim-why-patrol-way = patrol porusza się o { $distance ->
    [one] { $distance } pole
    [few] { $distance } pola
   *[many] { $distance } pól
} w kierunku gracza { $player_seat } i nie może tam zakończyć ruchu
outer_rim-why-patrol-back = patrol leci w stronę gracza { $player_seat }, a to pole leży w przeciwnym kierunku ({ $space })
outer_rim-why-patrol-distance = patrol porusza się o { $distance ->
    [one] { $distance } pole
    [few] { $distance } pola
   *[many] { $distance } pól
} i nie może tam zakończyć ruchu
outer_rim-why-not-nearest = { $contact } trafia na najbliższą planetę z pustym polem kontaktu
outer_rim-why-no-character = nie ma takiej postaci
outer_rim-why-taken = tę postać już ktoś wybrał
outer_rim-why-not-for-ai = gracz SI nie może mieć tej postaci
outer_rim-why-no-starting-ship = na początek masz do wyboru dwa statki: G9 Rigger i Myśliwiec gwiezdny G-1A
outer_rim-why-market = w akcji handlu możesz odrzucić wierzchnią kartę, a potem jedną kupić
outer_rim-why-deck-empty = talia jest pusta: { $deck }
outer_rim-why-cycled = więcej kart nie możesz odrzucić
outer_rim-why-not-bought-here = karty „{ $card }” nie można kupić tutaj ({ $space })
outer_rim-why-limit = nie możesz mieć więcej kart takich jak „{ $card }”
outer_rim-why-no-slot = nie masz gniazda na kartę „{ $card }” i żadnego nie da się zwolnić
outer_rim-why-no-dearer-ship = w puli nie ma statku droższego niż twój
outer_rim-why-bargain = oferowana jest tylko wierzchnia karta ({ $deck })
outer_rim-why-purchase = zapłać za kartę; możesz użyć zniżek, także barterowych
outer_rim-why-no-discount = nie masz już takiej zniżki
outer_rim-why-not-tradable = karta „{ $card }” nie daje zniżki barterowej: dają ją tylko ładunki, sprzęt i modyfikacje
outer_rim-why-worthless = karta „{ $card }” nie ma kosztu
outer_rim-why-traded-in = karta „{ $card }” już obniża koszt
outer_rim-why-gives-slot = bez karty „{ $card }” nie byłoby gniazda na to, co kupujesz
outer_rim-why-paid-for = nie ma już nic do zapłaty, a reszty się nie wydaje
outer_rim-why-ship-first = najpierw wybierz statek
outer_rim-why-not-in-supply = tego statku nie ma w puli
outer_rim-why-not-dearer = { $ship } nie kosztuje więcej niż twój statek
outer_rim-why-no-room = nie ma wolnego gniazda na kartę „{ $card }”
outer_rim-why-must-place = to, co kupujesz, musisz umieścić: odrzuć kartę, aby zrobić miejsce na kartę „{ $card }”
outer_rim-why-not-at-will = jest miejsce, a zasobów nie można odrzucać bez powodu
outer_rim-why-kept = karty „{ $card }” nie można odrzucić
outer_rim-why-frees-no-slot = odrzucenie karty „{ $card }” nie zwolni miejsca
outer_rim-why-other-type = karta „{ $card }” jest innego rodzaju
outer_rim-why-not-offered = karta tego nie oferuje
outer_rim-why-nobody-for-it = nic ani nikt tutaj nie spełnia warunków
outer_rim-why-credits-settled = kredyty w tej wymianie są już ustalone
outer_rim-why-thousands = kredyty liczy się w tysiącach
outer_rim-why-not-so-rich = { $player_seat } ma tylko { outer_rim-sum-credits }
outer_rim-why-empty-deal = w wymianie jeszcze nic nie ma
outer_rim-why-secret-not-traded = tajnych informacji nie można przekazywać
outer_rim-why-ship-not-traded = statków nie można przekazywać
outer_rim-why-in-the-deal = karta „{ $card }” jest już w wymianie
outer_rim-why-not-theirs = { $player_seat } tego nie ma
outer_rim-why-neither-active = kredyty można dać tylko aktywnemu graczowi ({ $active_seat }) albo od niego dostać
outer_rim-why-dice = teraz możesz użyć tylko zdolności, które działają na te kości
outer_rim-why-first = najpierw zdecyduj, która z tych zdolności gracza { $player_seat } zadziała wcześniej
outer_rim-why-other-moment = { $source }: w tej chwili nie można tego użyć
outer_rim-why-used-here = { $source }: w tym rzucie już tego użyto
outer_rim-why-needs = { $source }: warunek nie jest teraz spełniony
outer_rim-why-no-such-die = tego na kościach nie ma
outer_rim-why-added-hit = dodane trafienie nie jest kością: nie można go przerzucić ani zmienić
outer_rim-why-crit-no-hit = krytyczne trafienie to nie trafienie, a { $source } działa tylko na trafienia
outer_rim-why-not-these-dice = { $source } nic nie zrobi z tymi kośćmi
outer_rim-why-other-skill = to test innej umiejętności: { $skill }
outer_rim-why-too-wounded = { $source }: te obrażenia pokonałyby twoją postać
outer_rim-why-free-die = { $source }: tą kością rzuca się tak czy inaczej
outer_rim-why-not-negative = u { outer_rim-of-faction } nie masz negatywnej reputacji
outer_rim-why-other-faction = wybierz frakcję, której może to dotyczyć
outer_rim-why-not-most-famous = najsławniejszy gracz to ktoś inny niż { $player_seat }
outer_rim-why-not-nearest-player = najbliższy gracz to ktoś inny niż { $player_seat }
outer_rim-why-no-bad-name = { $player_seat } u nikogo nie ma negatywnej reputacji
outer_rim-why-answer-deal = najpierw przyjmij albo odrzuć to, co proponuje { $player_seat }; można to wziąć tylko w całości
outer_rim-why-capture = najpierw zdecyduj, czy eliminujesz, czy chwytasz ten kontakt ({ $contact })
outer_rim-why-defend = najpierw zdecyduj, czy chronisz członka załogi ({ $contact }): rozstrzyga się to przed walką
outer_rim-why-pay-in-full = zapłać { outer_rim-amount-credits } albo zrezygnuj
