# Klient w przeglądarce: co jest na każdej stronie.

## Wszędzie

web-close = Zamknij
web-save = Zapisz
web-try-again = Spróbuj ponownie
web-you = Ty
web-skip = Przejdź do treści
web-no-network = Serwer jest nieosiągalny. Sprawdź połączenie; próbujemy dalej.
web-server-trouble = Nie udało się porozumieć z serwerem. Spróbuj ponownie za chwilę.
web-rule-open = Zasada { $rule }: przeczytaj
web-seat-empty = wolne miejsce
web-seat-bot = gra bot
web-seat-by-rules = gra według zasad
web-seat-bot-level = Bot ({ $level })
web-level-even = wyrównany
    .about = Sądząc po ostatnich grach, mniej więcej tak dobry jak ty.
web-level-newcomer = nowicjusz
    .about = Dopiero poznaje grę i widzi tylko najbliższy krok.
web-level-easy = łatwy
    .about = Gra dla przyjemności i niejedno przeoczy.
web-level-medium = średni
    .about = Widzi większość tego, co ważne, ale czasem się pomyli.
web-level-hard = trudny
    .about = Gra dobrze i rzadko popełnia błędy.
web-level-master = mistrz
    .about = Lepszego nie mamy: myśli naprzód, nad ruchem nawet dwie sekundy.
web-level-random = losowy
    .about = Robi cokolwiek, na co pozwalają zasady.
web-level-greedy = zachłanny
    .about = Według prostych reguł wybiera to, co na pierwszy rzut oka najlepsze.
web-level-uct = symulacyjny
    .about = Każdą możliwość wiele razy losowo rozgrywa do końca.

## Nawigacja i menu

web-nav = Części Starboardu
web-nav-play = Graj
web-nav-replays = Powtórki
web-nav-rules = Zasady
web-language = Język
web-theme-to-light = Przełącz na jasny
web-theme-to-dark = Przełącz na ciemny
web-menu-of = { $name }: nazwa i ustawienia
web-menu-guest = Gość
web-menu-name = Podaj nazwę
web-menu-rename = Zmień nazwę
web-menu-keep = Zabezpiecz nazwę hasłem
web-menu-new-password = Zmień hasło
web-menu-login = Zaloguj się
web-menu-logout = Wyloguj się
web-data-title = Twoje dane
web-menu-page = Moje rankingi i gry
web-menu-kept = Ta nazwa jest twoja na każdym urządzeniu.
web-menu-not-kept = Na razie zna cię tylko ta przeglądarka. Ustaw hasło, a rozpoznają cię też inne.

## Nazwa i hasło

web-name = Nazwa gracza
web-name-ask = Jak mamy się do ciebie zwracać?
web-name-hint = Tak zobaczą cię inni przy stole.
web-name-go = Gramy
web-name-change = Zmiana nazwy
web-name-changed = Od teraz nazywasz się { $name }.
web-name-lost = Nazwę { $lost } ktoś właśnie zabezpieczył hasłem. Grasz dalej jako { $name }; inną nazwę możesz wybrać, kiedy zechcesz.
web-name-kept-elsewhere = Twoja nazwa ma już hasło?

## Ustawienia

web-settings = Ustawienia

## Zakończone gry i gracze

web-unit = Punkty
    .count = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
    .word = { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
    .share = udział w punktach
    .lead = przewaga: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

## Poza mapą

web-lost = Tu są tylko gwiazdy
web-lost-about = Ten adres prowadzi donikąd. Może brakuje litery albo link jest stary.
web-lost-lobby = Do lobby

## Kiedy coś pójdzie nie tak

web-not-sent = To nie dotarło do serwera. Nic nie przepadło: spróbuj ponownie, gdy połączenie wróci.
web-server-full = Serwer ma teraz za dużo do zrobienia. Poczekaj chwilę i spróbuj ponownie: nic nie przepadło.
web-server-away = Serwer nie odpowiada; może właśnie uruchamia się ponownie. Spróbuj ponownie za chwilę.
web-board-late = Serwer jeszcze nie przysłał planszy. Próbujemy dalej…
web-name-again = Serwer już cię nie zna. Zrób to jeszcze raz: zapytamy o twoją nazwę.
web-no-page = Tej strony nie można wczytać: nie ma połączenia z serwerem.
web-stay = Zostań tutaj

## Droga do stołu

web-table-renewed = Serwer został zaktualizowany. Odśwież stronę, aby wczytać nową wersję.
web-table-reload = Odśwież
web-table-to-lobby = Do lobby

## Przed rozpoczęciem

web-table-take = Zajmij to miejsce
web-table-decline = Nie teraz

## Kto o czym decyduje

web-table-bot-name = { $number ->
    [0] Wega
    [1] Rigel
    [2] Altair
    [3] Deneb
   *[4] Syriusz
}

## Czy ktoś tu jest

web-here-here = przy stole
web-here-thinking = przy stole, myśli
web-here-away = poza stołem, ostatnio { $when }
web-here-lost = utracone połączenie

## Osoby, które znamy

web-here-online = online
web-people = Osoby
web-people-accept = Przyjmij
web-people-decline = Odrzuć
web-people-now-friends = Nowa znajomość: { $name }.
web-people-now-asked = Prośba wysłana: { $name }.
web-people-now-blocked = Nic więcej do ciebie nie dotrze: { $name }.

## Zaproszenia

web-inbox = { $count ->
    [0] Zaproszenia i prośby: brak
    [one] Zaproszenia i prośby: 1
    [few] Zaproszenia i prośby: { $count }
   *[many] Zaproszenia i prośby: { $count }
}
web-inbox-none = Nic na ciebie nie czeka.
web-watch = Oglądaj
web-watch-friend = Oglądaj: { $name }
web-inbox-invites = { $name } zaprasza cię do gry: { $game }.
web-inbox-asks = { $name } chce dołączyć do twoich znajomych.

web-app-about = Stół do gier planszowych wśród gwiazd: ze znajomymi, z botami i we własnym tempie.
web-install = Starboard jako aplikacja
web-offline-read = Czytaj zasady

## Stoły

web-menu-workshop = Warsztat kart

## Zasady

web-rules-title = Zasady

## Gry na dni i następny czekający stół

web-next = Następny stół, który na ciebie czeka
web-next-count = { $count ->
    [one] Czeka na ciebie { $count } stół
    [few] Czekają na ciebie { $count } stoły
    [many] Czeka na ciebie { $count } stołów
   *[other] Czeka na ciebie { $count } stołu
}
web-next-none = Żaden stół na ciebie nie czeka.
web-next-only-here = Żaden inny stół na ciebie nie czeka.
web-days-remind = Kończy ci się czas: { $game }, zostało { $time }.
web-days-left-until = Czas do { $date }
web-vacation = Urlop
web-row-left = zostało { $time }
web-row-late = czas minął
