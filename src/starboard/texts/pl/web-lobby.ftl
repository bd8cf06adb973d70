# Klient w przeglądarce: rama każdej strony, lobby, nowe stoły, zakończone gry, gracze.

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
web-level-easy = łatwy
    .about = Gra jak ktoś, kto dopiero poznaje grę: widzi dużo, ale nie wszystko.
web-level-medium = średni
    .about = Wybiera to, co na pierwszy rzut oka najlepsze.
web-level-random = losowy
    .about = Robi cokolwiek, na co pozwalają zasady.
web-level-greedy = zachłanny
    .about = Według prostych reguł wybiera to, co na pierwszy rzut oka najlepsze.
web-level-uct = symulacyjny
    .about = Każdą możliwość wiele razy losowo rozgrywa do końca.
web-level-hard = trudny
    .about = Myśli kilka tur naprzód.

## Nawigacja i menu

web-nav = Części Starboardu
web-nav-play = Graj
web-nav-replays = Powtórki
web-nav-rules = Zasady
web-language = Język
web-theme = Wygląd
web-theme-dark = ciemny
web-theme-light = jasny
web-theme-system = jak w systemie
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
web-password = Hasło
web-password-title = Zabezpiecz nazwę
web-password-about = Dzięki hasłu nazwa { $name } należy tylko do ciebie, a stoły i ranking znajdziesz też na innych urządzeniach.
web-password-new = Nowe hasło
web-password-hint = Co najmniej osiem znaków. Kilka słów z rzędu łatwo zapamiętać.
web-password-keep = Zabezpiecz nazwę
web-password-kept = Nazwa { $name } jest teraz twoja.
web-password-old = Obecne hasło
web-password-change-about = Twoje pozostałe urządzenia zostaną wylogowane.
web-password-changed = Hasło zostało zmienione.
web-login-title = Logowanie na tym urządzeniu
web-login-about = Dla nazw chronionych hasłem.
web-login-enter = Zaloguj się
web-login-done = Miło cię widzieć, { $name }.
web-logout-title = Wylogować się?
web-logout-kept = Twoje stoły poczekają. Jako { $name } możesz się zalogować, kiedy zechcesz.
web-logout-not-kept = Nazwa { $name } nie ma hasła: po wylogowaniu nie da się już wrócić ani do niej, ani do jej stołów.
web-logout-everywhere = Wyloguj się wszędzie
web-logout-everywhere-about = Konto zostało otwarte na urządzeniu, którego nie masz pod ręką? Wyloguj się wszędzie.
web-logout-everywhere-done = Wylogowano na wszystkich urządzeniach.
web-data-title = Twoje dane
web-data-about = Serwer przechowuje twoją nazwę, stoły wraz z tym, co przy nich robisz i piszesz, oraz wyniki i rankingi. Nie przechowuje adresu ani e-maila.
web-data-download = Pobierz wszystko
web-data-delete-about = Możesz wszystko usunąć. Twoja nazwa będzie wtedy wolna dla innych.
web-data-delete = Usuń moje dane…
web-data-delete-title = Usunąć wszystkie twoje dane?
web-data-delete-name = Usuniemy wszystko, co przechowujemy pod nazwą { $name }:
web-data-delete-person = nazwę, hasło i wszystkie logowania, wyniki i rankingi
web-data-delete-tables = twoją nazwę i wszystkie wiadomości na czatach; przy twoim miejscu będzie „ktoś, kto odszedł”
web-data-delete-running = w trwających grach zastąpi cię bot; twoje stoły, które czekają na graczy, zostaną zamknięte
web-data-delete-moves = twoje ruchy zostają, bo potrzebują ich gry innych, ale nikt nie pozna, czyje były
web-data-delete-ever = Tego nie da się cofnąć.
web-data-delete-write = Dla pewności wpisz swoją nazwę: { $name }
web-data-delete-now = Usuń wszystko
web-data-keep = Zostaw je
web-data-deleted = Wszystkie twoje dane zostały usunięte.

## Ustawienia

web-settings = Ustawienia
web-settings-kept = Ustawienia dotyczą tylko tej przeglądarki.
web-sound = Dźwięki
web-sound-about = Krótkie i ciche. Usłyszysz je dopiero, gdy klikniesz coś na stronie.
web-sound-off = żadne
web-sound-turn = moja tura
web-sound-all = wszystkie
web-volume = Głośność
web-stories = Opowieści
web-stories-about = Nad opisem działania karty pojawia się krótka opowieść.
web-english-names = Angielskie nazwy kart
web-english-names-about = Pod nazwą karty Arcs widać też angielską, taką jak w angielskim wydaniu.
web-rule-codes = Numery zasad
web-rule-codes-about = Zamiast znaku § widać numer zasady, np. ARC-MOVE-01.
web-confirm = Potwierdzaj wybory
web-confirm-about = Pierwsze kliknięcie pokazuje, co się stanie, drugie to wykonuje.
web-tiles-left = Lista pozostałych płytek
web-tiles-left-about = Które płytki jeszcze zostały, według rodzaju. Puryści ją wyłączają.
web-worth = Wartość obiektów
web-worth-about = Wskaż obiekt, a zobaczysz, ile punktów teraz daje. Puryści to wyłączają.
web-notify = Powiadom, gdy przyjdzie moja tura
web-notify-about = Przeglądarka pokaże powiadomienie, nawet gdy Starboard jest w tle.
web-notify-denied = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach dla tej strony.
web-notify-unknown = Ta przeglądarka nie umie pokazywać powiadomień.

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
web-turns-oldest = Do najdłużej czekającego
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
web-watch = Oglądaj
web-watch-of = Oglądaj { $game }: { $names }
web-watch-more = Pokaż więcej
web-finished = Zakończone gry
web-finished-all = Wszystkie
web-finished-none = Nie ma jeszcze zakończonej gry, którą mógłby obejrzeć każdy.
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
web-row-left = zostało { $time }
web-row-late = czas minął
web-row-no-clock = bez zegara
web-row-option-off = { $option }: wyłączone
web-no-account = Konto nie jest potrzebne: wystarczy nazwa gracza.
web-keep-offer = Ustaw hasło, aby zachować nazwę, historię i ranking na innych urządzeniach
web-login-offer = Twoja nazwa ma hasło? Zaloguj się

## Nowy stół

web-new-game = Gra
web-new-seats = Miejsca
web-new-seats-range = od { $least } do { $most }; teraz { $count }
web-new-who = Kto tu siedzi
web-new-seat-me = Ja
web-new-seat-link = Znajomy
web-new-seat-open = Wolne
web-new-seat-bot = Bot
web-new-seat-link-who = Znajomy z linkiem
web-new-seat-open-who = Wolne miejsce
web-new-seat-me-about = To ty
web-new-seat-link-about = Wysyłasz link i tylko dzięki niemu można tu usiąść.
web-new-seat-open-about = Może tu usiąść każdy z lobby.
web-new-seat-add = Dodaj miejsce
web-new-seat-remove = Usuń miejsce { $number }
web-new-strength = Siła bota
web-new-options = Opcje
web-new-options-about = ustawione jak w instrukcji
web-new-random = Wylosuj
web-new-shuffle = Miejsca losowo
web-new-shuffle-about = Na początku gry miejsca zostaną rozlosowane.
web-new-hints = Podpowiedzi
web-new-hints-about = Gracze mogą zapytać, co zrobiłby bot. Taka gra nie liczy się do rankingu.
web-rated-yes = Ta gra liczy się do rankingu.
web-rated-no-hints = Ta gra nie liczy się do rankingu: podpowiedzi są dozwolone.
web-rated-no-twice = Ta gra nie liczy się do rankingu: na kilku miejscach siedzi ta sama osoba albo równie silne boty.
web-rated-no-alone = Ta gra nie liczy się do rankingu: nikt inny nie gra.
web-rated-no-middle = Ta gra nie liczy się do rankingu: zaczęła się w środku innej gry.
web-rated-no-pack = Ta gra nie liczy się do rankingu: gracie z pakietem zawartości.
web-rated-no-lesson = Ta gra nie liczy się do rankingu: to lekcja.
web-rated-no-browser = Ta gra nie liczy się do rankingu: kilku graczy używa tej samej przeglądarki.
web-rated-no-undo = Ta gra nie liczy się do rankingu: cofnięto wybór, gdy było już widać jego skutki.
web-rated-no-handed = Ta gra nie liczy się do rankingu: bot grał za kogoś na życzenie innych.
web-rated-no-gone = Ta gra nie liczy się do rankingu: w jej trakcie ktoś usunął swoje dane.
web-new-visible = Kto może oglądać
web-clock = Zegar
web-clock-about = Gdy czas się skończy, za nieobecnego gra bot, aż gracz wróci.
web-clock-none = bez zegara
web-clock-move = na ruch
web-clock-game = na grę
web-clock-move-time = Na każdy ruch
web-clock-game-time = Na całą grę
web-clock-reserve = Jednorazowa rezerwa
web-clock-no-reserve = bez rezerwy
web-new-advanced = Zaawansowane: powiadamiaj usługę czatu
web-new-webhook = Adres webhooka
web-new-webhook-about = Starboard napisze tam, gdy przyjdzie czyjaś tura.
web-new-your-table = Twój stół
web-new-length = Czas gry
web-new-sum-solo = gra jednoosobowa
web-new-sum-me = { $count ->
    [one] ty
    [few] { $count }× ty
    [many] { $count }× ty
   *[other] { $count }× ty
}
web-new-sum-link = { $count ->
    [one] 1 znajomy
    [few] { $count } znajomych
    [many] { $count } znajomych
   *[other] { $count } znajomego
}
web-new-sum-open = { $count ->
    [one] 1 wolne
    [few] { $count } wolne
    [many] { $count } wolnych
   *[other] { $count } wolnego
}
web-new-sum-bot = { $count ->
    [one] 1 bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
web-new-sum-move = { $time } na ruch
web-new-sum-game = { $time } na grę
web-new-start = Zaczynamy
web-new-start-about = Wszyscy są na miejscach: gra zacznie się od razu.
web-new-make = Załóż stół
web-new-make-about = Zaraz potem dostaniesz linki. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-new-cancel = Wróć do lobby

## Zakończone gry i gracze

web-games-whose = Czyje gry
web-games-all = wszystkie
web-games-mine = moje
web-games-every = Wszystkie gry
web-games-file = Wczytaj zapis
web-games-mine-none = Nie masz jeszcze żadnej zakończonej gry.
web-games-show-mine = Pokaż moje
web-games-older = Pokaż starsze
web-player-ratings = Rankingi
web-player-rating-about = Ranking rośnie dzięki dobrym wynikom przeciw silnym rywalom i wraz z liczbą gier.
web-player-no-rating = Jeszcze bez rankingu. Da go pierwsza gra, która się liczy: rozegrana od początku, bez podpowiedzi, między różnymi graczami.
web-player-games = { $count ->
    [one] 1 gra rankingowa
    [few] { $count } gry rankingowe
    [many] { $count } gier rankingowych
   *[other] { $count } gry rankingowej
}
web-player-last = Ostatnie gry
web-player-no-games = Na razie żadnej zakończonej gry.
web-player-place = miejsce { $place } z { $seats }
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
web-name-again = Serwer już cię nie zna. Zrób to jeszcze raz: zapytamy o twoją nazwę.
web-no-page = Tej strony nie można wczytać: nie ma połączenia z serwerem.
web-stay = Zostań tutaj
web-notify-insecure = Przeglądarki pokazują powiadomienia tylko dla adresów, które zaczynają się od https.
