# Klient w przeglądarce: rama każdej strony, lobby, nowe stoły, zakończone gry, gracze.

## Lobby

web-hello-morning = Dzień dobry
web-hello-day = Witaj
web-hello-evening = Dobry wieczór
web-hello-night = Jeszcze nie śpisz?
web-hello-morning-name = Dzień dobry, { $name }
web-hello-day-name = Witaj, { $name }
web-hello-evening-name = Dobry wieczór, { $name }
web-hello-night-name = Jeszcze nie śpisz, { $name }?
web-welcome = Wybierz grę i zacznij: wystarczy podać nazwę.
web-turns-none = Nikt na ciebie nie czeka. W co zagramy?
web-turns-waiting = { $count ->
    [one] Jeden stół czeka na twój ruch.
    [few] { $count } stoły czekają na twój ruch.
    [many] { $count } stołów czeka na twój ruch.
   *[other] { $count } stołu czeka na twój ruch.
}
web-turns-go = Przejdź tam
web-turns-oldest = Do pierwszego z nich
web-games = Gry
web-game-seats = { $least }–{ $most } graczy
web-game-seats-exact = { $seats ->
    [one] 1 gracz
    [few] { $seats } gracze
    [many] { $seats } graczy
   *[other] { $seats } gracza
}
web-play-now = Graj teraz
web-play-now-hint = z botami, jednym kliknięciem
web-new-table = Nowy stół
web-new-game = Gra
web-learn = Poznaj grę
web-learn-on = Kontynuuj lekcję: krok { $step }
web-learn-anew = Od początku
web-begin = Trzy sposoby, by zacząć
web-begin-learn = Ucz się, grając
web-begin-learn-about = Kilka minut, krok po kroku, z przewodnikiem u boku. Nie musisz czytać zasad.
web-begin-learn-act = Zacznij lekcję
web-begin-play = Zagraj z botami
web-begin-play-about = Cała gra we własnym tempie. Boty nie poganiają, a w razie czego coś podpowiedzą.
web-begin-friends = Zaproś znajomych
web-my-tables = Twoje stoły
web-my-tables-none = W tej chwili nie grasz. Zagraj z botami albo załóż stół dla znajomych.
web-open-tables = Otwarte stoły
web-open-tables-none = Na razie nie ma wolnych miejsc. Załóż stół, a ktoś przyjdzie.
web-take-seat = Zajmij miejsce
web-friends = Grasz ze znajomymi?
web-friends-about = Załóż stół i wyślij link. Znajomi nie potrzebują konta, wystarczy nazwa gracza.
web-watch-tables = Właśnie grają
web-watch-of = Oglądaj { $game }: { $names }
web-watch-more = Pokaż więcej
web-finished = Zakończone gry
web-finished-all = Wszystkie
web-replay = Powtórka
web-replay-of = Powtórka: { $game }, { $when }
web-row-move = ruch { $ply }
web-row-moves = { $ply ->
    [one] 1 ruch
    [few] { $ply } ruchy
    [many] { $ply } ruchów
   *[other] { $ply } ruchu
}
web-row-private = prywatny
web-row-your-turn = Twoja tura
web-row-turn-of = Tura: { $name }
web-row-several = Wybiera kilka osób
web-row-bot-thinks = Bot myśli
web-row-playing = Gra trwa
web-row-paused = Wstrzymana
web-row-closed = Zamknięty
web-row-filling = Czeka na graczy
web-row-ready = Można zaczynać
web-row-invited = Masz zaproszenie
web-row-free = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
web-row-you-sit = Tu siedzisz
web-row-no-clock = bez zegara
web-row-option-off = { $option }: wyłączone
web-no-account = Konto nie jest potrzebne: wystarczy nazwa gracza.
web-keep-offer = Ustaw hasło, aby zachować nazwę, historię i ranking na innych urządzeniach
web-login-offer = Twoja nazwa ma hasło? Zaloguj się

## Nowy stół

web-new-seat-me = Ja
web-new-sum-move = { $time } na ruch
web-new-sum-game = { $time } na grę
