# Plansza Carcassonne w przeglądarce.

web-carcassonne-board = Plansza z płytek kosmosu
web-carcassonne-keys = Strzałki przenoszą między świecącymi miejscami, Enter wybiera jedno, a naciśnięty ponownie zatwierdza wybór, R obraca płytkę. Po naciśnięciu klawisza I strzałki przenoszą między wszystkimi miejscami, a Enter mówi, dlaczego któregoś nie można wybrać. Shift ze strzałką przesuwa planszę.
web-carcassonne-cell = Miejsce { $cell }
web-carcassonne-drawn = { $name } odkrywa tę płytkę
web-carcassonne-turn = Obróć płytkę
web-carcassonne-planet = planeta { $name }
web-carcassonne-segment-side = { $kind ->
    [route] szlak handlowy
   *[asteroid] pole asteroidów
}, { $side ->
    [N] północ
    [E] wschód
    [S] południe
   *[W] zachód
}
web-carcassonne-segment-on = { $what }, miejsce { $cell }
web-carcassonne-which-figure = Która figurka?
web-carcassonne-tile-on = płytka w miejscu { $cell }, sama pusta przestrzeń
web-carcassonne-cell-empty = puste miejsce { $cell }
web-carcassonne-may = { $what }: można wybrać
web-carcassonne-place-on = Dołóż tutaj: { $cell }
web-carcassonne-put = { $size ->
    [large] Duży
   *[small] Mały
} { $kind ->
    [route] kupiec
    [asteroid] odkrywca
   *[planet] zdobywca
}
web-carcassonne-progress = płytka { $tile } z { $tiles }
web-carcassonne-steps = Kroki tury
web-carcassonne-step = { $step ->
    [tile] Płytka
    [figure] Figurka
    [fight] Walka
   *[score] Punkty
}

## Looking

web-carcassonne-held-show = Kto za co dostałby punkty
web-carcassonne-if-ended = Gdyby gra skończyła się teraz
web-carcassonne-held = { $kind ->
    [route] szlak handlowy
    [asteroid] pole asteroidów
   *[planet] planeta
}, miejsce { $cell }: { $names }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-carcassonne-held-fight = { $kind ->
    [route] szlak handlowy
    [asteroid] pole asteroidów
   *[planet] planeta
}, miejsce { $cell }: będzie walka ({ $names })
web-carcassonne-weighed = { $is ->
    [played] zagrano
    [better] lepiej
   *[alike] tak samo dobrze
}
web-carcassonne-worth = { $state ->
    [open] po ukończeniu
    [now] w tej turze
   *[settled] ukończone
}

## An object that is pointed at

web-carcassonne-made-of = { $tiles ->
    [one] 1 płytka
    [few] { $tiles } płytki
    [many] { $tiles } płytek
   *[other] { $tiles } płytki
}, { $symbols ->
    [0] bez symbolu
    [one] 1 symbol
    [few] { $symbols } symbole
    [many] { $symbols } symboli
   *[other] { $symbols } symbolu
}
web-carcassonne-now = { $points ->
    [one] teraz 1 punkt
    [few] teraz { $points } punkty
    [many] teraz { $points } punktów
   *[other] teraz { $points } punktu
}
web-carcassonne-open = { $kind ->
    [planet] { $open ->
        [one] brakuje 1 płytki
        [few] brakuje { $open } płytek
        [many] brakuje { $open } płytek
       *[other] brakuje { $open } płytki
    }
   *[other] { $open ->
        [one] 1 otwarty bok
        [few] { $open } otwarte boki
        [many] { $open } otwartych boków
       *[other] { $open } otwartego boku
    }
}
web-carcassonne-nobody = na razie niczyje
web-carcassonne-settled = nie da już punktów

## A fight

web-carcassonne-fight = Walka o { $kind ->
    [route] szlak handlowy
    [asteroid] pole asteroidów
   *[planet] planetę
}
web-carcassonne-fight-planet = Walka o planetę { $name }
web-carcassonne-fight-sides = { $sides ->
    [one] 1 strona
    [few] { $sides } strony
    [many] { $sides } stron
   *[other] { $sides } strony
}
web-carcassonne-fight-roll = Rzut { $roll }
web-carcassonne-fight-dice = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
web-carcassonne-fight-highest = najwyższa kość
web-carcassonne-fight-wins = wygrywa
web-carcassonne-fight-tie = remis: po punkcie i jeszcze raz
web-carcassonne-fight-lost = { $name } przegrywa: figurki wracają, punkt za kość
web-carcassonne-fight-won = { $name } wygrywa i zostaje
web-carcassonne-fight-skip = Przejdź do wyniku
web-carcassonne-fight-close = Dalej
web-carcassonne-fight-small = Małe figurki: { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
web-carcassonne-fight-large = Duża figurka: { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
web-carcassonne-fight-symbol = { $dice ->
    [0] Brak symbolu własnej frakcji
   *[other] Symbol własnej frakcji: +{ $dice }
}
web-carcassonne-fight-odds = Szanse w tym rzucie
web-carcassonne-fight-odds-tie = remis
web-carcassonne-fight-tied = remis
web-carcassonne-fight-who-loses = Kto przegra
web-carcassonne-fight-loses = zabiera figurki i dostaje punkt za każdą kość
web-carcassonne-fight-who-wins = Kto wygra
web-carcassonne-fight-stays = zostaje ze wszystkimi figurkami
web-carcassonne-fight-any = Możesz też kliknąć gdziekolwiek.
web-carcassonne-fight-details = Szczegóły
web-carcassonne-key-space = Spacja

## Panels

web-carcassonne-players = Gracze
web-carcassonne-tiles = Płytki
web-carcassonne-you = ty
web-carcassonne-team = punkty drużyny
web-carcassonne-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-carcassonne-final = { $points ->
    [one] 1 punkt, gdyby gra skończyła się teraz
    [few] { $points } punkty, gdyby gra skończyła się teraz
   *[many] { $points } punktów, gdyby gra skończyła się teraz
}
web-carcassonne-supply = W puli: { $small ->
    [0] żadnej małej figurki
    [one] 1 mała figurka
    [few] { $small } małe figurki
    [many] { $small } małych figurek
   *[other] { $small } małej figurki
}, { $large ->
    [0] żadnej dużej figurki
    [one] 1 duża figurka
    [few] { $large } duże figurki
    [many] { $large } dużych figurek
   *[other] { $large } dużej figurki
}
web-carcassonne-figures-left = zostało { $left } z { $all }
web-carcassonne-tiles-to-come = { $left ->
    [0] Nie ma już żadnej płytki
    [one] Została jeszcze 1 płytka
    [few] Zostały jeszcze { $left } płytki
    [many] Zostało jeszcze { $left } płytek
   *[other] Zostało jeszcze { $left } płytki
}
web-carcassonne-tiles-removed = { $tiles ->
    [one] 1 płytka nigdzie nie pasowała
    [few] { $tiles } płytki nigdzie nie pasowały
    [many] { $tiles } płytek nigdzie nie pasowało
   *[other] { $tiles } płytki nigdzie nie pasowało
}
web-carcassonne-tiles-hidden = Lista pozostałych płytek jest wyłączona w ustawieniach.

# Where points come from, and what is marked on the timeline of a replay.
carcassonne-mark-fight = walka
carcassonne-mark-route = szlak handlowy
carcassonne-mark-asteroid = pole asteroidów
carcassonne-mark-planet = planeta
carcassonne-source-route = szlaki handlowe
carcassonne-source-asteroid = pola asteroidów
carcassonne-source-planet = planety
carcassonne-source-fight = walki
carcassonne-source-final = punktacja końcowa
