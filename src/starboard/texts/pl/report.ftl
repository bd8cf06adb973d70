# Co mówi wiele gier: `starboard report`.

cli-report = zrób z gier symulacji stronę z wykresami
cli-report-folder = folder zapisany przez `starboard simulate`
cli-report-out = plik strony (domyślnie FOLDER/report.html)
cli-report-progress = Sumowanie…
cli-report-done = Strona jest tutaj: { $file }
cli-report-error-file = Raport to strona: jej plik nazywa się PLIK.html, a nie { $file }.
cli-report-error-empty = W folderze { $folder } nie ma jeszcze żadnej gry.

report-title = { $game }: { $games ->
    [one] jedna gra
    [few] { NUMBER($games, useGrouping: "always") } gry
   *[many] { NUMBER($games, useGrouping: "always") } gier
}
report-about = { $seats ->
    [one] Jeden gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
} · boty: { $bots } · ziarno { $seed }
report-unfinished = Symulacja nie jest skończona: { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[many] { $games } gier
} z { $wanted }.
report-number = { NUMBER($number, maximumFractionDigits: 2) }
report-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-whole = { NUMBER($number, useGrouping: "always") }
report-p = p = { NUMBER($p, maximumSignificantDigits: 2) }
report-p-small = p < { NUMBER(0.0001, maximumFractionDigits: 4) }
report-rate = { $rate } ({ $low }–{ $high })
report-table = Tabela
report-games = gry
report-won = wygrane
report-interval = przedział ufności 95%
report-part = udział
report-winners = zwycięzcy
report-others = wszyscy inni
report-when = kiedy
report-tenth = po { $rate }
report-half = mediana: { $value }
report-points-unit = punkty
report-face = ścianka
report-rolled = wypadła
report-due = oczekiwane

report-key-games = Gry
report-key-length = Rundy w grze (mediana)
report-key-decisions = Decyzje w grze (mediana)
report-key-score = Punkty zwycięzcy (mediana)
report-key-margin = Przewaga nad drugim (mediana)

report-short = W skrócie
report-short-order = { $clear ->
    [yes] Kolejność ma znaczenie: { $who } wygrywa { $rate } gier, a po równo byłoby { $fair } ({ $p }).
   *[no] Kolejność graczy nie daje wyraźnej różnicy ({ $p }).
}
report-short-people = { $clear ->
    [yes] Najczęściej wygrywa { $best } ({ $high }), najrzadziej { $worst } ({ $low }).
   *[no] { $kind ->
        [faction] Frakcje
        [leader] Przywódcy
        [character] Postacie
       *[ship] Statki
    } nie różnią się wyraźnie: od { $low } ({ $worst }) do { $high } ({ $best }).
}
report-short-length = Połowa gier trwa od { $low } do { $high } rund.
report-short-leader = Kto prowadzi w połowie gry, wygrywa { $rate } gier (przedział ufności 95%: od { $low } do { $high }; liczba gier: { $games }).
report-short-source = Najwięcej punktów daje: { $source } ({ $share }).
report-short-dice = { $fair ->
    [yes] Kości wyglądają na uczciwe ({ $p }).
   *[no] Kości nie wyglądają na uczciwe ({ $p }).
}
report-bots-note = Wszystko to dotyczy gier tych botów. Inni gracze mogą uznać za silne coś innego.

report-who = Kto wygrywa
report-length = Długość i koniec
report-points = Punkty i działania
report-things = Co warto brać
report-dice = Kości

report-name-seat = Miejsce { $number }
report-name-order = { $number ->
    [1] Pierwszy gracz
    [2] Drugi gracz
    [3] Trzeci gracz
    [4] Czwarty gracz
   *[other] Piąty gracz
}
report-kind = { $kind ->
    [bot] Poziom bota
    [seat] Miejsce
    [order] Kolejność
    [faction] Frakcja
    [leader] Przywódca
    [character] Postać
    [ship] Statek
    [tile] Płytka
    [court] Karta dworu
    [lore] Karta legendy
    [action] Karta akcji
    [card] Karta
    [contact] Kontakt
    [die] Kość
    [skirmish] Kość potyczki
    [assault] Kość szturmu
    [raid] Kość najazdu
    [points] Źródło
   *[deed] Działanie
}
report-by = { $kind ->
    [bot] Wygrane według bota
    [seat] Wygrane według miejsca
    [order] Wygrane według kolejności
    [faction] Wygrane według frakcji
    [leader] Wygrane według przywódcy
    [character] Wygrane według postaci
   *[ship] Wygrane według ostatniego statku
}
report-by-thing = { $kind ->
    [tile] Jak często wygrywa ten, kto odkrył płytkę
    [court] Jak często wygrywa ten, kto pozyskał kartę
    [lore] Jak często wygrywa ten, kto ma kartę legendy
    [action] Jak często wygrywa ten, kto zagrał kartę akcji
    [card] Jak często wygrywa ten, kto zdobył kartę
   *[contact] Jak często wygrywa ten, kto spotkał się z kontaktem
}
report-unequal = { $clear ->
    [yes] Różnica jest wyraźna ({ $p }). Linia przerywana: po równo. ▲ ▼: przedział leży wyżej lub niżej.
   *[no] Brak wyraźnej różnicy ({ $p }). Linia przerywana: po równo. ▲ ▼: przedział leży wyżej lub niżej.
}
report-about-rates = Paski to udział wygranych gier, z odcinkami dla przedziału 95% i linią przerywaną dla równego udziału. Liczby są w tabeli.
report-unit-rounds = Rundy
report-unit-turns = Tury
report-unit-decisions = Decyzje
report-length-rounds = Rundy w grze
report-length-turns = Tury w grze
report-length-decisions = Decyzje w grze
report-margin = Różnica punktów między dwoma pierwszymi
report-score = Punkty zwycięzcy
report-about-histogram = Słupki to liczba gier z każdą wartością, od { $low } do { $high }; mediana to { $middle }. Liczby są w tabeli.
report-ending = Dlaczego gry się kończą
report-about-endings = Paski to udział gier, które kończą się w ten sposób. Liczby są w tabeli.
report-sources = Skąd biorą się punkty
report-deeds-done = Działania w grze
report-halves-note = Średnia na gracza w jednej grze.
report-about-halves = Dwa paski w każdym wierszu, zwycięzców i wszystkich innych. Liczby są w tabeli.
report-course = Punkty w trakcie gry
report-about-course = Dwie linie przez kolejne tury gry: punkty tych, którzy w końcu wygrali, i wszystkich innych. Liczby są w tabeli.
report-leader = Wygrywa, kto prowadzi
report-leader-note = Udział gier wygranych w końcu przez tego, kto ma w tej chwili najwięcej punktów.
report-about-leader = Linia przez kolejne tury gry: jak często w końcu wygrywa ten, kto ma wtedy najwięcej punktów. Liczby są w tabeli.
report-things-note = Kto wygrywa, bierze więcej: wysoki udział nie znaczy jeszcze, że coś jest silne. Jeden przedział na dwadzieścia chybia przypadkiem.
report-things-ends = Narysowano { $drawn } z obu końców spośród { $all }; w tabeli są wszystkie.
report-things-seldom = Pominięte, bo pojawiły się w mniej niż { $games } grach: { $things }
report-fair = { $fair ->
    [yes] Zachowuje się jak uczciwa ({ $p }).
   *[no] Nie zachowuje się jak uczciwa ({ $p }).
}
report-dice-test = Chi kwadrat { $far }, stopnie swobody { $free }, rzucone kości: { NUMBER($dice, useGrouping: "always") }
report-dice-note = Odcinki pokazują, gdzie uczciwa kość wypada 95 razy na 100.
report-about-dice = Paski to częstość każdej ścianki, z odcinkami dla tego, czego oczekiwać od uczciwej kości. Liczby są w tabeli.
report-again = Dokładnie te same gry
report-again-how = Starboard { $version } rozegra je ponownie tym poleceniem:
