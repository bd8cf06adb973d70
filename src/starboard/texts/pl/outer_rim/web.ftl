# Plansza gry Zewnętrzne Rubieże w przeglądarce.

## The map

web-outer_rim-map = Mapa Zewnętrznych Rubieży
web-outer_rim-map-keys = Strzałki przenoszą między polami, Enter wybiera, klawisz I pozwala obejrzeć wszystko, Shift ze strzałkami przesuwa mapę, plus, minus i 0 zmieniają powiększenie.
web-outer_rim-overview = Cała mapa; kliknięcie przenosi w to miejsce
web-outer_rim-planet-of = planeta { outer_rim-of-faction }
web-outer_rim-patrol-here = { outer_rim-patrol }, poziom { $level }
web-outer_rim-patrol-moves = Po odkryciu tej karty { outer_rim-patrol } porusza się o { $distance ->
    [one] { $distance } pole
    [few] { $distance } pola
   *[many] { $distance } pól
}
web-outer_rim-unbeatable = nie da się pokonać
web-outer_rim-class = { $class ->
    [white] ranga szara
    [green] ranga zielona
   *[yellow] ranga żółta
}
web-outer_rim-facedown = { $class ->
    [white] Szary
    [green] Zielony
   *[yellow] Żółty
} zakryty kontakt
web-outer_rim-faceup = { $contact }
web-outer_rim-peeked = { $contact } (zakryty; znasz go)
web-outer_rim-unknown-contact = { $class ->
    [white] szary
    [green] zielony
   *[yellow] żółty
} kontakt { $place }, { $space }
web-outer_rim-nothing-here = Nic tu nie ma.
web-outer_rim-expect = Czego się spodziewać po kartach spotkań
web-outer_rim-may = można wybrać
web-outer_rim-ai-goals = { $count ->
    [one] cel gracza SI
    [few] { $count } cele gracza SI
   *[many] { $count } celów gracza SI
}

## Moves

web-outer_rim-course = Kurs: { $space }
web-outer_rim-stay = Zostajesz na miejscu.
web-outer_rim-clear-way = Nic cię po drodze nie zatrzyma.
web-outer_rim-stop-maelstrom = Wir zatrzymuje każdy statek. Nie ma tu handlu, a każde spotkanie może dać dodatkową turę.
web-outer_rim-stop-patrol = Zatrzyma cię tu { outer_rim-patrol }.
web-outer_rim-stop-fight = Jest tu { outer_rim-patrol }. Masz negatywną reputację, więc musisz z nim walczyć.
web-outer_rim-win = na wygraną
web-outer_rim-hunter-wins = na wygraną łowcy
web-outer_rim-by = dzięki: { $source }
web-outer_rim-offers = Zaproponuj kredyty

## What a target is called

web-outer_rim-verb = { $verb ->
    [buy] kup
    [cycle] odrzuć
    [hunt] poluj
    [hunt-crew] poluj na członka załogi
    [give-credits] daj
    [get-credits] weź
    [offer] Zaproponuj
    [request] Poproś
    [trade-in] zniżka barterowa
    [discard] odrzuć
   *[other] { $verb }
}

## The market and cards

web-outer_rim-market = Handel
web-outer_rim-stall = { $deck ->
    [bounty] Zlecenia
    [cargo] Ładunki
    [gear_mod] Sprzęt · Mody
    [jobs] Misje
    [luxury] Luksus
   *[ships] Statki
}
web-outer_rim-market-go = Handluj
web-outer_rim-market-open = Odrzuć odkrytą kartę, kup jedną albo zrób jedno i drugie
web-outer_rim-market-when = Kupuje się w fazie akcji, na planecie. Nowa karta może poruszyć patrol, który na niej widać.
web-outer_rim-no-card = Brak odkrytej karty
web-outer_rim-cards-left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
web-outer_rim-free = za darmo
web-outer_rim-room-make = pełne gniazda
    .title = Gniazda na tę kartę masz pełne: trzeba by coś odrzucić.
web-outer_rim-room-none = brak gniazda
    .title = Nie masz gniazda na tę kartę i żadnego nie da się zwolnić.
web-outer_rim-buy = Kup
web-outer_rim-buy-card = Kup kartę „{ $card }”
web-outer_rim-confirm-buy = { $price ->
    [0] Kup „{ $card }” za darmo
   *[other] Kup „{ $card }” za { NUMBER($price, useGrouping: "always") }
}{ $short ->
    [0] { "" }
   *[other] { " " }(barter { NUMBER($short, useGrouping: "always") })
}
web-outer_rim-confirm-pay = Zapłać { NUMBER($price, useGrouping: "always") }
web-outer_rim-short = barter { NUMBER($short, useGrouping: "always") }
web-outer_rim-short-about = Masz za mało kredytów: oddaj karty warte { NUMBER($short, useGrouping: "always") } (zniżka barterowa) albo użyj zniżki.
web-outer_rim-cycle = Odrzuć
web-outer_rim-cycle-card = Odrzuć kartę „{ $card }”
web-outer_rim-why-not = Czemu nie?
web-outer_rim-fame-short = { $fame }★
web-outer_rim-bounty-fight = { $kind ->
    [ship] Walka w przestrzeni
   *[ground] Walka bezpośrednia
}, { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}
web-outer_rim-alive = Za schwytanie
web-outer_rim-dead = Za eliminację
web-outer_rim-bring = { $type ->
    [job] Misja
   *[cargo] Dostawa
}: { $where }
web-outer_rim-destination = { $where ->
    [space_with_player] pole z innym graczem
    [space_with_player_negative_reputation] pole z graczem o negatywnej reputacji
   *[marked_planet] planeta, która zostanie wskazana
}
web-outer_rim-ship-line = Hipernapęd { $hyperdrive }, walka { $combat }, kadłub { $hull }
web-outer_rim-databank = bank danych { $number }
web-outer_rim-droid = to droid
web-outer_rim-any-faction = wybrana frakcja
web-outer_rim-paragraph = { $kind ->
    [ability] Zdolność:
    [goal] Cel:
   *[flipped] Po osiągnięciu celu:
}
web-outer_rim-captive = Schwytany kontakt: { $contact }
web-outer_rim-captive-short = schwytany
web-outer_rim-marked = Punkt docelowy: { $space }
web-outer_rim-close-up = Z bliska
web-outer_rim-close = Zamknij

## Boards

web-outer_rim-players = Gracze
web-outer_rim-board-of = Plansza gracza { $name }
web-outer_rim-you = ty
web-outer_rim-ai = gracz SI
web-outer_rim-fame = Sława
web-outer_rim-credits = Kredyty
web-outer_rim-defeated = postać pokonana
web-outer_rim-ground = Walka
web-outer_rim-drive = Napęd
web-outer_rim-guns = Walka
web-outer_rim-goal = Cel
web-outer_rim-goal-done = cel osiągnięty
web-outer_rim-tokens = żetony celu: { $count } z { $of }
web-outer_rim-secret-of = tajna informacja ({ $deck })

## Dialogs

web-outer_rim-choices = Możliwości
web-outer_rim-leave = Zostaw
web-outer_rim-story = Co się dzieje
web-outer_rim-skip = Pomiń
web-outer_rim-who-begins = Kto zaczyna?
web-outer_rim-pass-chance = szansa na powodzenie { $chance }
web-outer_rim-passed-over = { $count ->
    [one] pominięto { $count } wpis
    [few] pominięto { $count } wpisy
   *[many] pominięto { $count } wpisów
}
web-outer_rim-feat-fame = +{ outer_rim-amount-fame }
web-outer_rim-enemy = Przeciwnik
web-outer_rim-encounter-deck = { $deck }
web-outer_rim-section = { $where ->
    [patrol] Na polu jest patrol
    [no_patrol] Na polu nie ma patrolu
   *[other] { $where }
}
web-outer_rim-you-are-here = Tu jesteś
web-outer_rim-hidden-card = Tę kartę czyta się w tajemnicy.
web-outer_rim-job-step = Krok { $step } z { $steps }
web-outer_rim-test = Test umiejętności: { $skill }
web-outer_rim-inspection = Dostawa NIELEGALNEGO ładunku „{ $card }”
web-outer_rim-roll = Rzut
web-outer_rim-skills = Twoje umiejętności
web-outer_rim-faces = Ścianki kości
web-outer_rim-faces-pass = wystarczy jedna podświetlona
web-outer_rim-level = { $copies ->
    [0] Nowicjusz
    [1] Wyszkolony
   *[other] Ekspert
}
web-outer_rim-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[many] { $count } kości
}
web-outer_rim-test-odds = { $skill }: { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}, { $copies ->
    [0] nowicjusz
    [1] wyszkolony
   *[other] ekspert
}
web-outer_rim-combat-odds = Kości: { $own } na { $other }; przy remisie { $tie ->
    [own] wygrywasz
   *[theirs] przegrywasz
}. Spodziewane obrażenia: { $damage }.
web-outer_rim-fight-odds = Kości: { $own } na { $other }; przy remisie wygrywa łowca.
web-outer_rim-no-defeat = Pokonanie ci nie grozi.
web-outer_rim-defeat-odds = Ryzyko pokonania: { $chance }. Tracisz wtedy { NUMBER($credits, useGrouping: "always") } kredytów{ $secrets ->
    [0] { "" }
    [one] { " " }i swoją tajną informację
    [few] { " " }i { $secrets } tajne informacje
   *[many] { " " }i { $secrets } tajnych informacji
}, a w następnej fazie planowania musisz usunąć obrażenia.
web-outer_rim-if-defended = szansa na wygraną { $chance }, jeśli właściciel ochroni członka załogi
web-outer_rim-attacker = atakujący
web-outer_rim-defender = obrońca
web-outer_rim-damage = { $count ->
    [one] obrażenie
    [few] obrażenia
    [many] obrażeń
   *[other] obrażenia
}
web-outer_rim-added = bez kości: { $count }
web-outer_rim-you-win = wygrywasz
web-outer_rim-ship-combat-note = Obrażenia otrzymują statki. Przy remisie wygrywa atakujący.
web-outer_rim-ground-combat-note = Obrażenia otrzymują postacie. Przy remisie wygrywa atakujący.
web-outer_rim-to-pay = Do zapłaty
web-outer_rim-you-have = Masz
web-outer_rim-left-over = Zostanie
web-outer_rim-trade-in = Zniżka barterowa
web-outer_rim-traded-in = Oddajesz
web-outer_rim-out-of-reach = Tych teraz nie kupisz
web-outer_rim-replace = Weź i odrzuć jedną z tych kart
web-outer_rim-gives = { $name } daje
web-outer_rim-gives-nothing = na razie nic
web-outer_rim-add-credits = Dodaj kredyty
web-outer_rim-less = Mniej
web-outer_rim-more = Więcej

## The head of the table

web-outer_rim-step = { $step ->
    [planning] Planowanie
    [action] Akcje
   *[encounter] Spotkanie
}
web-outer_rim-setup = przygotowanie
web-outer_rim-progress = runda { $round } · sława do zwycięstwa: { $fame }

## The AI player

web-outer_rim-ai-card = Karta SI
web-outer_rim-ai-last = Ostatnia karta SI
web-outer_rim-no-goals = brak celów

## The end and the replay

outer_rim-source-goal = Cele
outer_rim-source-bounty = Zlecenia
outer_rim-source-cargo = Ładunek
outer_rim-source-job = Misje
outer_rim-source-patrol = Patrole
outer_rim-source-card = Karty
outer_rim-source-held = Posiadane karty
outer_rim-mark-goal = osiągnięty cel
outer_rim-mark-job = wykonana misja
outer_rim-mark-combat = wygrana walka
outer_rim-mark-defeated = pokonana postać
outer_rim-mark-delivered = dostarczono
