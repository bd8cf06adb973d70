# Stół w przeglądarce.

## Droga do stołu

web-table-connecting = Łączenie ze stołem…
web-table-lost = Połączenie zostało przerwane. Próbujemy ponownie…
web-table-try-now = Spróbuj teraz
web-table-gone = Tego stołu nie można pokazać
web-table-gone-rules = Grę przy tym stole rozpoczęto według innej wersji zasad niż ta, którą ma serwer.
web-table-gone-else = Tego stołu nie można teraz otworzyć.
web-table-closed = Ten stół został zamknięty
web-table-gone-games = Zakończone gry

## Części ekranu

web-table-menu = Stół i gracze
web-table-rules = Zasady
web-table-settings = Ustawienia
web-table-sound-off = Wyłącz dźwięk
web-table-sound-on = Włącz dźwięk
web-table-help = Klawisze i znaki
web-table-seats = Miejsca
web-table-board = Plansza
web-table-panels = Panele
web-table-talk = Dziennik i czat
web-table-tab-table = Stół
web-table-log = Dziennik
web-table-chat = Czat
web-table-plain-next = Możesz wybrać

## Kto o czym decyduje

web-table-decision = Decyzja
web-table-decides = teraz decyduje
web-table-you = ty
# Seats without a name are called by their emblem.
web-table-emblem = { $emblem ->
    [triangle] Trójkąt
    [square] Kwadrat
    [circle] Koło
    [diamond] Romb
   *[star] Gwiazda
}
web-first-rival = Rywal
web-table-your-turn = Twoja tura
web-table-telling = Zobacz, co się dzieje…
web-table-count = { $count ->
    [one] Jedna możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
}
web-table-next-step = { $count ->
    [one] Została jedna możliwość. Wybieraj dalej.
    [few] Zostały { $count } możliwości. Wybieraj dalej.
    [many] Zostało { $count } możliwości. Wybieraj dalej.
   *[other] Zostało { $count } możliwości. Wybieraj dalej.
}
web-table-ready = Wybrane. Potwierdź albo wybierz ponownie.
web-table-bot-thinks = Bot myśli…
web-table-bot-for-you = Gra za ciebie bot.
web-table-their-turn = To nie twoja tura.
web-table-watching = Oglądasz grę.
web-table-chat-erase = Usuń ten wiersz
web-table-chat-mute = Wycisz: { $name }
web-table-chat-unmute = Cofnij wyciszenie: { $name }
web-table-chat-erased = (usunięto)
web-table-paused = Gra jest wstrzymana.
web-table-pause-ends = Gra ruszy sama o { $time }.
web-table-options = Możliwości
web-table-options-more = Niżej jest więcej: { $count }
web-table-back = Wstecz
web-table-last-round = Pokaż ostatnią rundę
web-table-last-round-short = Ostatnia runda
web-table-hint = Podpowiedź
web-table-hint-thinking = Bot ({ $level }) się zastanawia…
web-table-hint-would = Wybór bota ({ $level }): { $what }.
web-table-hint-by = { $points ->
    [one] Szansa na wygraną jest o { $points } punkt procentowy większa niż przy drugim najlepszym wyborze: { $other }.
    [few] Szansa na wygraną jest o { $points } punkty procentowe większa niż przy drugim najlepszym wyborze: { $other }.
    [many] Szansa na wygraną jest o { $points } punktów procentowych większa niż przy drugim najlepszym wyborze: { $other }.
   *[other] Szansa na wygraną jest o { $points } punktu procentowego większa niż przy drugim najlepszym wyborze: { $other }.
}
web-table-hint-same = Drugi najlepszy wybór jest prawie tak samo dobry: { $other }.
web-table-hint-none = Bot nie ma tu żadnej podpowiedzi.
web-table-asides-title = Poza turą
web-table-asides-about = Możesz to zrobić w każdej chwili, bez względu na to, czyja jest tura.
web-table-fight = Walka: { $kind }, { $place }
web-table-dice = { $count ->
    [one] 1 kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
web-table-clock = Pozostały czas

## Cofanie

web-table-undo = Cofnij
web-table-undo-free = Cofa twój ostatni wybór. Nie trzeba nikogo pytać.
web-table-undo-asks = Cofa twój ostatni wybór. Od tego czasu coś się wydarzyło, więc pytamy pozostałych.
web-table-undo-short-free = od razu
web-table-undo-short-asks = za zgodą innych
web-table-undo-free-unrated = Cofa twój ostatni wybór. Wiesz już, co było potem, więc gra przestanie liczyć się do rankingu.
web-table-undo-asks-unrated = Cofa twój ostatni wybór, jeśli inni się zgodzą. Od tego czasu wyszło na jaw coś nowego, więc gra przestanie liczyć się do rankingu.
web-table-undo-short-unrated = bez rankingu
web-table-undo-nothing = Nie masz czego cofnąć.
web-table-undo-question = { $name } chce cofnąć wybór. Od tego czasu wyszło na jaw coś nowego. Zgadzasz się?
web-table-undo-waiting = { $name } chce cofnąć wybór. Pytamy pozostałych…
web-table-undo-allow = Zgoda
web-table-undo-refuse = Odmów

## Sam stół

web-table-pause = Wstrzymaj
web-table-resume = Graj dalej
web-table-hand-over = Niech gra bot
web-table-hand-over-about = Na tym miejscu gra bot, dopóki gracz nie wróci.
web-table-hand-over-ask = Poproś o bota
web-table-hand-over-ask-about = Najpierw pytamy gracza { $name }. Jeśli go nie ma i nie pojawi się na czas, do jego powrotu będzie grał bot. Gra przestanie wtedy liczyć się do rankingu.
web-table-host = Osoba, która założyła stół
web-table-asked = { $name } chce, żeby grał za ciebie bot
web-table-asked-about = Będzie grał, dopóki nie wrócisz na swoje miejsce. Siła: { $level }.
web-table-asked-time = { $seconds ->
    [one] Brak odpowiedzi w ciągu 1 sekundy oznacza odmowę.
    [few] Brak odpowiedzi w ciągu { $seconds } sekund oznacza odmowę.
    [many] Brak odpowiedzi w ciągu { $seconds } sekund oznacza odmowę.
   *[other] Brak odpowiedzi w ciągu { $seconds } sekundy oznacza odmowę.
}
web-table-asked-yes = Niech gra
web-table-asked-no = Nie, jestem tutaj
web-table-asking-here = { $seconds ->
    [one] { $name } jest przy stole. Czekamy na odpowiedź; jej brak w ciągu 1 sekundy oznacza odmowę.
    [few] { $name } jest przy stole. Czekamy na odpowiedź; jej brak w ciągu { $seconds } sekund oznacza odmowę.
    [many] { $name } jest przy stole. Czekamy na odpowiedź; jej brak w ciągu { $seconds } sekund oznacza odmowę.
   *[other] { $name } jest przy stole. Czekamy na odpowiedź; jej brak w ciągu { $seconds } sekundy oznacza odmowę.
}
web-table-asking-away = { $seconds ->
    [one] { $name } nie jest przy stole. Jeśli nie wróci w ciągu { $seconds } sekundy, zacznie grać bot.
    [few] { $name } nie jest przy stole. Jeśli nie wróci w ciągu { $seconds } sekund, zacznie grać bot.
    [many] { $name } nie jest przy stole. Jeśli nie wróci w ciągu { $seconds } sekund, zacznie grać bot.
   *[other] { $name } nie jest przy stole. Jeśli nie wróci w ciągu { $seconds } sekundy, zacznie grać bot.
}
web-table-handed = Gra za ciebie bot
web-table-handed-asked = Gra za twoją zgodą. Miejsce nadal jest twoje.
web-table-handed-away = Przez chwilę cię nie było, więc zaczął grać bot. Miejsce nadal jest twoje.
web-table-handed-time = Twój czas minął, więc zaczął grać bot. Miejsce nadal jest twoje.
web-table-handed-let = Niech gra dalej
web-table-take-back = Wróć na miejsce
web-table-concede = Poddaj się
web-table-concede-seat = Poddaj się: { $seat }
web-table-concede-title = Poddać grę?
web-table-concede-ends = Gra kończy się od razu, a ty zajmujesz ostatnie miejsce. Tego nie da się cofnąć.
web-table-concede-goes-on = Zajmujesz ostatnie miejsce, a za ciebie gra dalej bot. Tego nie da się cofnąć.
web-table-concede-no = Graj dalej
web-table-conceded = gra poddana
web-table-promise = Skrót gwarantujący uczciwość kości (SHA-256):

## Dziennik i czat

web-table-log-filter = Które wiersze
web-table-log-filter-all = Wszystko
web-table-log-filter-mine = Moje
web-table-log-filter-fight = Walki
web-table-log-filter-scoring = Punkty
web-table-log-search = Szukaj w dzienniku
web-table-log-search-what = Nazwa, miejsce, karta…
web-table-log-found = { $count ->
    [0] Nic nie znaleziono.
    [one] { $count } wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wiersza
}
web-table-log-lines = { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wiersza
}
web-table-log-older = { $count ->
    [one] { $count } starszy wiersz
    [few] { $count } starsze wiersze
    [many] { $count } starszych wierszy
   *[other] { $count } starszego wiersza
}
web-table-log-newest = { $count ->
    [0] Do najnowszych
    [one] Do najnowszych ({ $count } nowy)
    [few] Do najnowszych ({ $count } nowe)
    [many] Do najnowszych ({ $count } nowych)
   *[other] Do najnowszych ({ $count } nowego)
}
web-table-log-turn = Tura { $number }: { $name }
web-table-log-setup = Przygotowanie
web-table-log-between = Między turami
web-table-log-none = Nic się jeszcze nie wydarzyło.
web-table-log-gone = cofnięte
web-table-log-moment = Zobacz ruch { $ply }
web-table-log-claim = { $name } siada do stołu.
web-table-log-claim-unnamed = { $seat } siada do stołu.
web-table-log-leave = Miejsce { $number } jest znowu wolne.
web-table-log-start = Gra się zaczyna.
web-table-log-ask-undo = { $seat } prosi o cofnięcie wyboru.
web-table-log-refuse-undo = { $seat } nie zgadza się na cofnięcie.
web-table-log-allow-undo = { $seat } zgadza się na cofnięcie.
web-table-log-undo = Wybór zostaje cofnięty.
web-table-log-hand-over-asked = { $seat }: teraz gra bot ({ $level }).
web-table-log-hand-over-agreed = { $seat } oddaje grę botowi ({ $level }).
web-table-log-hand-over-away = { $seat } nie jest przy stole. Dalej gra bot ({ $level }).
web-table-log-ask-hand-over = { $name } chce, żeby za gracza { $seat } grał bot.
web-table-log-refuse-hand-over-said = { $seat } jest przy stole i gra dalej.
web-table-log-refuse-hand-over-silent = { $seat } jest przy stole, ale nie odpowiada. Bot nie zaczyna grać.
web-table-log-hand-over-time = { $seat }: czas minął. Dalej gra bot ({ $level }).
web-table-log-remove = { $name } nie siedzi już przy tym stole.
web-table-log-mute = { $name } nie może już tu pisać.
web-table-log-unmute = { $name } znów może tu pisać.
web-table-log-resume-itself = Przerwa się skończyła. Gramy dalej.
web-table-log-hand-over-left = { $seat } od kilku dni nie pojawia się przy stole. Dalej gra bot ({ $level }).
web-table-log-hand-over-banned = { $seat } ma zakaz wstępu na ten serwer. Dalej gra bot ({ $level }).
web-table-log-hand-over-conceded = { $seat }: dalej gra bot ({ $level }).
web-table-log-take-back = { $seat } znowu gra.
web-table-log-pause = { $name } wstrzymuje grę.
web-table-log-resume = { $name } wznawia grę.
web-table-log-shuffle-seats = Miejsca zostały rozlosowane.
web-table-log-leave-out = { $seat } nic nie dodaje do losowania: brak odpowiedzi podczas mieszania kości.
web-table-log-concede = { $seat } się poddaje.
web-table-log-end = Koniec gry.
web-table-log-rematch = { $name } chce zagrać jeszcze raz.
web-table-log-close-operator = Osoba prowadząca serwer zamknęła stół{ $words ->
    [none] .
   *[other] : „{ $words }”
}
web-table-log-close-gone = Osoba, która założyła ten stół, już tu nie gra, więc stół zamknięto.
web-table-log-forget = Ktoś usunął wszystkie swoje dane.
web-table-chat-none = Nikt jeszcze nic nie napisał.
web-table-chat-say = Napisz coś…
web-table-chat-send = Wyślij

## Koniec

web-table-over = { $count ->
    [one] Wygrywa { $winners }!
    [few] Pierwsze miejsce dzielą: { $winners }
    [many] Pierwsze miejsce dzielą: { $winners }
   *[other] Pierwsze miejsce dzielą: { $winners }
}
web-table-result = Wynik
web-table-again-invited = { $name } chce zagrać jeszcze raz w tym samym składzie. Twoje miejsce na ciebie czeka.
web-table-again-yours = Nowy stół w tym samym składzie już na ciebie czeka.
web-table-again-join = Dołącz

## Kiedy coś pójdzie nie tak

web-table-restarting = Serwer uruchamia się ponownie. Twoja gra jest zapisana; połączymy się sami…
web-table-not-done = Nie udało się, bo nie było połączenia. Twój wybór nie przepadł; spróbuj ponownie, gdy połączenie wróci.
web-table-back-again = Połączenie wróciło.
web-table-unknown-do = Może w adresie brakuje litery albo stół usunięto. Poproś osobę, od której masz link, o nowy.
web-table-other-rules-do = Stół nie przepadł: otworzy go serwer z tamtą wersją zasad. Tutaj możesz założyć nowy.
web-board-coming = Wczytywanie planszy…
web-board-broken = Plansza tej gry tu nie działa. Możesz grać dalej na uproszczonej.
web-board-view = Widok
web-board-zoom-in = Przybliż
web-board-zoom-out = Oddal
web-board-fit = Pokaż całość
web-board-see-map = Pokaż mapę
web-board-see-choice = Wróć do wyboru

## Uczciwe kości

web-fair-starting = Mieszamy kości…
web-fair-starting-for = Mieszamy kości… czekamy na: { $names }

## Szybkie reakcje

web-react = Wyślij reakcję
web-react-told = { $name }: { $what }
web-react-yes = Tak!
web-react-no = O nie
web-react-clap = Brawo!
web-react-wow = Rety!
web-react-laugh = Cha, cha!
web-react-sad = Szkoda
web-react-thinking = Hm…
web-react-hurry = Pospiesz się, proszę
web-react-thanks = Dzięki!
web-react-sorry = Przepraszam!
web-react-luck = Powodzenia!
web-react-good-game = Dobra gra!

## Stoły

web-table-pack = Gra się kartami z pakietu „{ $name }”.

## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-curtain-pass = Przekaż urządzenie: { $name }
web-curtain-others = Pozostali niech nie patrzą.
web-curtain-ready = To ja, { $name }
web-big = Duży ekran
