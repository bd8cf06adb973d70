# Zasady, spojrzenie wstecz na grę i jej koniec.

## Spojrzenie wstecz

web-replay-title = Powtórka
web-replay-sides = Części powtórki
web-replay-watch = Ruchy
web-replay-end = Wynik
web-replay-loading = Wczytywanie gry…
web-replay-not-started = Ta gra jeszcze się nie zaczęła.
web-replay-to-table = Do stołu
web-replay-board = Plansza w tym momencie
web-replay-points = { $unit } w tym momencie
web-replay-story = Co się wydarzyło
web-replay-log = Dziennik
web-replay-moment = Moment gry
web-replay-at = Ruch { $ply } z { $last }
web-replay-go = Przejdź do ruchu { $ply }
web-replay-row-events = wydarzenia
web-replay-row-turns = tury
web-replay-row-moves = ruchy
web-replay-mark = Ruch { $ply }: { $what } ({ $who })
web-replay-start = Gra się zaczyna.
web-replay-nothing = Nic więcej się nie dzieje.
web-replay-first = Na początek
web-replay-back = Ruch wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-forward = Ruch naprzód
web-replay-last = Na koniec
web-replay-speed = Szybkość
web-replay-play-on = Graj stąd
web-replay-forked = Nowa gra od tego momentu: ty przeciw botom. To, co ukryte, rozdano na nowo.
web-replay-share = Udostępnij
web-replay-shared = Link do ruchu { $ply } jest w schowku.
web-replay-shared-game = Link do tej gry jest w schowku.
web-replay-save = Zapisz grę
web-replay-failed = Nie udało się wczytać tego momentu.

## Zapis z pliku

web-replay-file = Powtórka gry z pliku
web-replay-file-drop = Upuść tutaj plik z zapisaną grą.
web-replay-file-choose = Wybierz plik
web-replay-file-about = Zostanie sprawdzony i pokazany; serwer go nie zachowa.
web-replay-file-reading = Gra jest odtwarzana…
web-replay-file-large = Plik jest za duży; zapis ma najwyżej { $most } kB.
web-replay-file-unreadable = Nie da się odczytać pliku.
web-replay-other-file = Inny plik
web-replay-fair-none = Ten zapis nie zawiera dowodu uczciwości kości, bo gra nie toczyła się na serwerze.
web-replay-fair-kept = Kości były uczciwe: ziarno pochodzi z sekretu, którego skrót podano przed grą, i z dodatków graczy.
web-replay-fair-broken = Dowód uczciwości kości jest błędny: sekret, skrót i ziarno do siebie nie pasują.
web-replay-fair-verify = Możesz to sprawdzić poleceniem:

## Znaki na osi czasu

web-mark-leader = nowe prowadzenie
web-mark-end = koniec

## Źródła punktów

web-source-points = punkty
web-source-before = wcześniej

## Koniec

web-end-wins = Wygrywa { $name }
web-end-wins-by = Wygrywa { $name }, { $lead }
web-end-shared = Wspólne zwycięstwo: { $names }
web-end-moves = { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
web-end-tiles = { $count ->
    [one] 1 płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
}
web-end-place = Miejsce { $place }:
web-end-again = Zagraj ponownie
web-end-replay = Obejrzyj powtórkę
web-end-lead = Kto prowadził, ruch po ruchu
web-end-lead-about = { $unit } po każdym ruchu. Liczby oznaczają momenty opisane obok.
web-end-lead-label = { $unit } wszystkich w ciągu gry, { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}; w liczbach niżej.
web-end-moments = { $count ->
    [one] Decydujący moment
    [few] Decydujące momenty
    [many] Decydujące momenty
   *[other] Decydujące momenty
}
web-end-moments-about = Ruchy, które dały komuś najwięcej, i te, które do tego prowadziły.
web-end-moment = Ruch { $ply }: { $name } +{ $points }
web-end-moment-by = Ruch { $ply }: { $name }
web-end-no-moments = Nikt nie zyskał przewagi nad innymi.
web-end-go = Przejdź tam
web-end-go-to = Przejdź do ruchu { $ply }
web-end-by-source = { $unit } według źródeł
web-end-by-source-about = Suma po każdym ruchu; ostatni stopień to punktacja końcowa.
web-end-chart-label = { $unit } według źródeł: { $name }, { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}.
web-end-in-numbers = Wykresy w liczbach
web-end-source = Źródło
web-end-total = Razem
web-end-over-time = { $unit } w ciągu gry
web-end-move = Ruch
web-end-fair = Uczciwe kości

## Kiedy coś pójdzie nie tak

web-record-rules-do = Zapis można odtworzyć tylko z tą wersją zasad, z którą powstał. Zapytaj osobę, od której go masz, jakiej wersji Starboardu używa, albo obejrzyj jedną z gier zapisanych tutaj.
