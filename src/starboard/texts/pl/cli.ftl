# Wiersz poleceń.

cli-about = Cyfrowy stół do kosmicznych gier planszowych. Bez polecenia uruchamia serwer.
cli-lang = język: en, cs, pl lub uk
cli-play = zagraj w terminalu
cli-replay = odtwórz zapis partii krok po kroku
cli-rules = wypisz, przeszukaj i policz zasady gry
cli-duel = niech boty rozegrają między sobą wiele partii, każde rozdanie z każdego miejsca
cli-bench = zmierz, jak szybko działa gra

cli-game = gra, na przykład carcassonne
cli-seed = początek całej losowości; to samo ziarno daje te same partie
cli-jobs = liczba procesów roboczych
cli-json = wypisz wynik jako JSON

cli-percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-round-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
cli-number = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 2) }
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

cli-error-positive = Liczba partii i liczba procesów muszą wynosić co najmniej 1.

cli-duel-bots = poziomy botów, co najmniej dwa, na przykład hard medium medium albo hard@0.2 z 0,2 sekundy na decyzję; ten sam można podać kilka razy
cli-duel-games = liczba partii; każde rozdanie rozgrywa się z każdego miejsca
cli-duel-seats = liczba graczy; na pozostałych miejscach gra ostatni z botów. Bez niej każdy podany bot gra na jednym miejscu
cli-duel-options = ustawienia gry
cli-duel-out = zapisuj partie w tym pliku; to samo polecenie po przerwaniu gra dalej, a większa liczba partii dodaje następne
cli-duel-chart = narysuj wynik jako wykres
cli-duel-result = Bot { $a } wygrywa z botem { $b } { $rate } partii ({ $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}; przedział ufności 95%: od { $low } do { $high }).
cli-duel-level = poziom
cli-duel-won = wygrane
cli-duel-rate = udział wygranych (przedział ufności 95%)
cli-duel-place = średnie miejsce (przedział ufności 95%)
cli-duel-score = punkty
cli-duel-played = partie
cli-duel-chart-title = { $game } · { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}
cli-duel-chart-note = Linia przerywana: gdzie byłyby wszystkie, gdyby były równie silne.
cli-duel-stopped = Przerwano. Rozegrane partie: { $games } z { $wanted }.
cli-duel-goes-on = Przerwano. Rozegrane partie: { $games } z { $wanted }. To samo polecenie będzie grać dalej od tego miejsca.
cli-duel-error-chart = Wykres to SVG: jego plik nazywa się FILE.svg, a nie { $file }.

error-tournament-few = Podaj co najmniej dwa boty.
error-tournament-seats = Botów jest więcej niż miejsc. Boty: { $bots }. Miejsca: { $seats }.
error-ledger-none = W pliku { $file } nie ma partii turnieju. Plik pozostał bez zmian.
error-ledger-settings = W pliku { $file } są partie innego turnieju: { $setting } to tam { $there }, a tutaj { $here }. Plik pozostał bez zmian.
error-ledger-line = { $file }, wiersz { $line }: to nie jest partia tego turnieju. Plik pozostał bez zmian.

cli-seats = liczba graczy
cli-bench-games = liczba partii w każdej rundzie; liczba rund: { $rounds }
cli-bench-rate = { $game }, { $seats ->
    [one] jeden gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
}, jeden rdzeń: { $rate } losowych partii na sekundę (w poszczególnych rundach od { $low } do { $high }), { $decisions } decyzji na sekundę.
cli-bench-costs = W środku partii: kopia { $copy } µs, zapis i odczyt { $dump } µs. Największa pozycja: { $size } kB.
cli-bench-step = Krok { $kind }: { $micros } µs.
cli-bench-conditions = Warunki: { $python }, { $compiled ->
    [yes] kod skompilowany
   *[no] kod nieskompilowany
}; { $machine }, { $cores ->
    [one] jeden rdzeń
    [few] { $cores } rdzenie
   *[many] { $cores } rdzeni
}, obciążenie { $load }; { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
} od ziarna { $seed }.
cli-bench-what = gra, na przykład carcassonne, albo „server”
cli-bench-sockets = dla serwera: liczba połączeń, które grają
cli-bench-seconds = dla serwera: ile sekund trwa pomiar
cli-bench-database = dla serwera: gdzie przechowywać partie; bez tego w nowym pliku SQLite
cli-bench-error-number = Podaj co najmniej jedną partię, liczbę połączeń co najmniej { $least } i więcej niż 0 sekund.
cli-bench-server-rate = Trwale zapisane ruchy na sekundę: { $rate }; połączenia: { $sockets }. Od wyboru do odpowiedzi: połowa w ciągu { $middle } ms, 95 % w ciągu { $late } ms, 99 % w ciągu { $last } ms.
cli-bench-server-refused = Odrzucono: { $refused }. Tak być nie powinno.
cli-bench-server-cpu = Zajęte rdzenie: serwer { $server }, klienci { $clients }.
cli-bench-server-memory = Stół w pamięci zajmuje { $size } kB. Po odłożeniu tej samej liczby stołów następne zajmują dodatkowo { $again } kB.
cli-bench-server-start = Start z zapisanymi stołami ({ $stored }): { $seconds } s.
cli-bench-server-conditions = Warunki: { $python }; { $machine }, { $cores ->
    [one] jeden rdzeń
    [few] { $cores } rdzenie
   *[many] { $cores } rdzeni
}, obciążenie przedtem { $load }, nice { $nice }; { $database }, { $seconds } s.

cli-rules-game = gra; bez niej wszystkie gry
cli-rules-words = pokaż tylko zasady z tymi słowami albo o tym identyfikatorze
cli-rules-coverage = uruchom testy, które wskazują zasady, i policz sprawdzone przez nie zasady
cli-rules-none = Żadna zasada nie zawiera „{ $wanted }”.
cli-rules-examples = Omówione przykłady
cli-rules-ambiguities = Rozstrzygnięte niejasności
cli-rules-running = Trwają testy gry { $game } …
cli-rules-covered = { $game }: zasady z zaliczonym testem, który je wskazuje: { $covered } z { $total }.
cli-rules-examples-covered = Omówione przykłady: { $covered } z { $total }.
cli-rules-untestable = nie da się przetestować: { $id } ({ $why })
cli-rules-missing = brakuje: { $id }
cli-error-no-tests = Pokrycie zasad sprawdzają testy, a te są tylko w kodzie źródłowym. Uruchom „python3 run.py rules --coverage” w sklonowanym repozytorium.
cli-error-tests-broke = Testy nie zostały wykonane: { $output }

## Granie

cli-play-me = twoje miejsce przy stole, numerowane od 0
cli-play-bot = poziom wszystkich botów, easy, medium lub hard (hard@3 ma 3 sekundy na decyzję); bez niego medium
cli-play-bots = poziomy botów, po jednym na każde inne miejsce, na przykład easy,hard
cli-play-all-bots = niech na wszystkich miejscach grają boty, a ty oglądaj
cli-play-option = ustawienie gry; można podać kilka razy
cli-play-save = zapisz partię w tym pliku
cli-play-resume = kontynuuj partię z tego zapisu

cli-you = ty
cli-bot = bot: { $level }
cli-level = { $level ->
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [random] losowy
    [greedy] zachłanny
    [uct] próbuje bez wiedzy
   *[other] { $level }
}
cli-seat-line = { $name } ({ $player })
cli-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cli-prompt = ? pomoc · u cofnij · r zasady · w czemu nie · l przebieg · s zapisz · q koniec
cli-watch-prompt = Enter: następny ruch. e: do końca. q: zapisz i zakończ.
cli-more = – dalej: naciśnij Enter –
cli-not-shown = Wszystko pokaże v. Nie zmieściło się: { $parts }.
cli-shown-small = Narysowane w pomniejszeniu, żeby się zmieściło. Wpisz v, żeby zobaczyć większe.
cli-end-prompt = Wpisz s, aby zapisać partię, albo naciśnij Enter, aby wyjść.
cli-end = Gra skończona.
cli-place = { $place }. { $name }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cli-undone = Cofnięto do twojej poprzedniej decyzji.
cli-saved = Partia jest zapisana w pliku { $path }
cli-resume-how = Aby kontynuować: { $command }
cli-log-empty = Nic się jeszcze nie wydarzyło.
cli-why-allowed = „{ $choice }” jest dozwolone.
cli-why-not = „{ $choice }” jest niedozwolone: { $reason }.
cli-no-rules = Nie ma listy zasad tej gry w tym języku.
cli-rules-how = Wpisz r i identyfikator zasady albo słowo, na przykład: r CSW-FIGHT-08
cli-rules-more = { $more ->
    [one] Nie pokazano jeszcze jednej zasady.
    [few] Nie pokazano jeszcze { $more } zasad.
   *[many] Nie pokazano jeszcze { $more } zasad.
}

cli-help-number = Aby wybrać możliwość, wpisz jej numer.
cli-help-notation = Wybór można też wpisać w notacji, takiej jak w zapisach partii.
cli-help-commands =
    ?        ta pomoc
    v        cała plansza, ekran po ekranie; „v 3” ustawia kolumnę 3 pośrodku
    u        cofa do twojej poprzedniej decyzji, razem z ruchami botów
    r ID     pokazuje zasadę; „r SŁOWO” znajduje zasady z tym słowem
    w TEKST  dlaczego ten wybór jest niedozwolony
    l        co się ostatnio wydarzyło
    s        zapisuje partię; „s PLIK” zapisuje ją w tym pliku
    q        zapisuje i kończy; tak samo działają Ctrl-C i Ctrl-D
cli-help-carcassonne-cell = Dołożenie płytki: liczby na planszy to miejsca, w których płytka pasuje; a, b, c, d mówią, jak jest obrócona. Wpisz „7”, a potem literę, albo od razu „7b”. W notacji: „place 1,0 r90”.
cli-help-carcassonne-figure = Ustawienie figurki: wpisz numer możliwości. Nazwy r1, a1, p1 na obrazku to odcinki płytki. W notacji: „figure small r1”, „figure large planet 2,0”, „figure none”.
cli-help-carcassonne-fight = ⚔ stoi przy wyborach, które prowadzą do walki, razem z szansą każdej strony na wygraną i liczbą jej kości.
cli-help-carcassonne-signs = Na planszy: ━┃ szlaki handlowe, ╋ skrzyżowania, ▒ pola asteroidów, ◉ planety; R, E, B symbole Sojuszu Rebeliantów, Imperium i Łowców nagród; △ □ ◇ ☆ ▽ małe figurki i ▲ ■ ◆ ★ ▼ duże, każdy gracz ma swój kształt; ╔ ╗ ╚ ╝ wokół ostatniej płytki. Kolumny i rzędy są numerowane jak w „2,-1”: kolumna 2, rząd -1.
cli-carcassonne-final = → punkty, gdyby gra skończyła się teraz
cli-carcassonne-left = { $left ->
    [0] W stosie nie ma już płytek.
    [one] W stosie zostaje 1 płytka.
    [few] W stosie zostają { $left } płytki.
   *[many] W stosie zostaje { $left } płytek.
}
cli-carcassonne-which = Pasuje tam kilka obrotów: wpisz literę.
cli-carcassonne-cells = Miejsca i litery obrotów, które tam pasują:
cli-board-cropped = Plansza jest szersza niż terminal. Ukryte kolumny: { $hidden }. Wpisz v i numer kolumny, aby zobaczyć inne.
cli-board-cropped-rows = Plansza jest wyższa niż terminal. Ukryte rzędy: { $hidden }. Wpisz v, żeby zobaczyć całą planszę.
cli-fight-ahead = walka, { $kind }, miejsce { $cell }: { $odds }
cli-odds = { $side } { $percent }% ({ $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[many] { $dice } kości
})

cli-help-arcs-signs = Na mapie: ▲ ■ ◆ ★ to gracze, z liczbą ich sprawne statki; △ □ ◇ ☆ z liczbą to uszkodzone statki. Litera to budynek: M miasto, P port gwiezdny; „!” znaczy uszkodzony, „'” opodatkowany lub użyty w tej turze; „·” to wolne pole. [▲] kontroluje układ. Przy planecie stoi zasób, który dają jej miasta. W tabeli ambicji zapis „3 +5” znaczy: ma 3 i teraz zyskałby 5 potęgi. Tabela graczy liczy to, co zostało w zasobach.
cli-help-arcs-cards = „r bc12” albo „r” i nazwa, polska lub angielska, pokazuje treść karty. Przy kartach na ręce • to punkt akcji, dalej ambicja, którą karta ogłasza (* dowolna).
cli-arcs-chapter = Rozdział { $chapter }
cli-arcs-initiative = inicjatywa:
cli-arcs-discard = stos odrzuconych: { $cards }
cli-arcs-open = Odkryty stos odrzuconych: { $cards }
cli-arcs-round = W tej rundzie:
cli-arcs-mode = { $mode ->
    [lead] karta wiodąca
    [surpass] przebicie
    [copy] kopiowanie
   *[pivot] zwrot
}
cli-arcs-face-down = (zakryta)
cli-arcs-pips = Pozostałe punkty akcji: { $pips }
cli-arcs-armed = punktami można płacić też za bitwę
cli-arcs-place = { $place ->
    [gate] Brama
    [arrow] Strzałka
    [crescent] Półksiężyc
   *[hex] Sześciokąt
}
cli-arcs-court = Dwór (w talii { $left })
cli-arcs-agents = agenci
cli-arcs-keys = { $keys ->
    [one] 1 klucz
    [few] { $keys } klucze
   *[many] { $keys } kluczy
}
cli-arcs-ambitions = Ambicje (wolne: { $free })
cli-arcs-box = pole
cli-arcs-power = potęga
cli-arcs-cards = karty
cli-arcs-ships = statki
cli-arcs-starports = porty
cli-arcs-cities = miasta
cli-arcs-slots = pola
cli-arcs-captives = jeńcy:
cli-arcs-trophies = trofea:
cli-arcs-outrage = oburzenie:
cli-arcs-known = znane karty:
cli-arcs-hand = Twoja ręka:
cli-arcs-peek = Przeglądasz:
cli-arcs-damaged = uszkodzone
cli-arcs-part = { $part ->
    [map] mapa
    [court] dwór
    [ambitions] ambicje
    [hand] ręka
   *[players] gracze
}

cli-help-outer_rim-signs = Mapa pokazuje płytki od lewej do prawej, każdą z górnym i dolnym szlakiem: ○ to punkty nawigacyjne, połączone wzdłuż szlaków i między nimi; pod Wirem biegnie droga wokół niego. ▲ ■ ◆ ★ to gracze; litera z liczbą to patrol, jego frakcja i poziom (R Rebelia, I Imperium, H Huttowie, S Syndykaty); ◎ to żeton celu gracza SI. Litera przy planecie to kontakt i jego ranga (b biała, z zielona, ż żółta): z „?” nie zna go nikt, z imieniem w nawiasie tylko ty; „·” to wolne pole kontaktu. W tabeli graczy „2/6” znaczy 2 obrażenia z 6; R+ to pozytywna, I− negatywna reputacja.
cli-help-outer_rim-cards = „r vibro_ax” albo „r” i nazwa, polska lub angielska, pokazuje, co jest na karcie, statku lub postaci.
cli-outer_rim-round = Runda { $round }
cli-outer_rim-target = do zwycięstwa: { $fame } sławy
cli-outer_rim-extra = potem dodatkowa tura
cli-outer_rim-solo = Gracz SI: { $card } · kart w talii: { $deck } · żetony celu: { $goals }
cli-outer_rim-resolving = rozpatrywana karta:
cli-outer_rim-databank = bank danych { $number }
cli-outer_rim-step = krok { $step } z { $steps }
cli-outer_rim-traded-in = zniżka barterowa:
cli-outer_rim-dice = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[many] { $dice } kości
}
cli-outer_rim-unbeatable = nie do pokonania
cli-outer_rim-ignored = anulowano:
cli-outer_rim-damage = obrażenia: { $damage }
cli-outer_rim-patrols = Patrole:
cli-outer_rim-market = Handel
cli-outer_rim-price = koszt
cli-outer_rim-not-here = tutaj nie
cli-outer_rim-room-make = pełne gniazda
cli-outer_rim-room-none = brak gniazda
cli-outer_rim-number = { NUMBER($number, useGrouping: "always") }
cli-outer_rim-fame = sława
cli-outer_rim-credits = kredyty
cli-outer_rim-character = zdrowie
cli-outer_rim-hull = kadłub
cli-outer_rim-reputation = reputacja
cli-outer_rim-ai = gracz SI
cli-outer_rim-defeated = pokonana postać
cli-outer_rim-secrets = tajne informacje: { $secrets }
cli-outer_rim-secret = Tajna informacja:
cli-outer_rim-own = Twoja plansza
cli-outer_rim-skills = Umiejętności:
cli-outer_rim-goal = Cel ({ $tokens }/{ $of }):
cli-outer_rim-free = wolne: { $free }
cli-outer_rim-no-slot = Bez gniazda:
cli-outer_rim-move = ruch
cli-outer_rim-give-credits = daj kredyty
cli-outer_rim-get-credits = weź kredyty
cli-outer_rim-offer = zaproponuj kredyty ({ $player })
cli-outer_rim-request = poproś o kredyty ({ $player })
cli-outer_rim-part = { $part ->
    [map] mapa
    [patrols] patrole
    [market] handel
    [players] gracze
    [rivals] co mają inni
   *[own] twoja plansza
}

cli-error-number = Nie ma tu numeru { $number }; numery są od 1 do { $high }.
cli-error-column = „{ $column }” nie jest numerem kolumny.
cli-error-no-undo = Nie ma twojej wcześniejszej decyzji, do której można by wrócić.
cli-error-why-what = Wpisz w i wybór w notacji, na przykład: w place 1,0 r90
cli-error-write = Nie można zapisać pliku { $path }: { $reason }.
cli-error-read = Nie można odczytać pliku { $path }: { $reason }.
cli-error-option = Ustawienie podaje się jako NAME=VALUE, a nie jako „{ $option }”.
cli-error-bots = --bots wymaga jednego poziomu dla każdego bota i nie łączy się z --bot. Liczba botów: { $wanted }. Liczba podanych poziomów: { $given }.
cli-error-resume-setup = Zapis ma własną liczbę graczy, ziarno i ustawienia; pomiń --seats, --seed i --option.

## Odtwarzanie zapisu

cli-replay-file = plik z zapisem partii
cli-replay-no-input = wypisz wszystkie ruchy naraz
cli-replay-start = Początek gry, { $total ->
    [one] 1 ruch
    [few] { $total } ruchy
   *[many] { $total } ruchów
}
cli-replay-move = Ruch { $number } z { $total }: { $move }
cli-replay-prompt = Enter: dalej. b: wstecz. Numer: ten ruch. e: koniec gry. q: wyjdź.
cli-replay-how = Naciśnij Enter, aby przejść do następnego ruchu, albo wpisz b, e, q lub numer ruchu.
cli-replay-first = To jest początek gry.
cli-replay-last = To jest ostatni ruch.
cli-error-move = Nie ma ruchu { $number }; ostatni ruch zapisu ma numer { $high }.

cli-serve = udostępnij stoły graczom przez HTTP i WebSockets
cli-serve-host = adres, na którym nasłuchuje serwer
cli-serve-port = port, na którym nasłuchuje serwer; bez niego pierwszy wolny od { $first }
cli-serve-database = gdzie wszystko jest przechowywane: sqlite:///PATH lub postgresql://…
cli-serve-no-browser = nie otwieraj lobby w przeglądarce
cli-serve-bot-workers = liczba procesów, w których myślą boty
cli-serve-bot-budget = ile sekund trudny bot może myśleć nad ruchem
cli-serve-analysis-budget = jak długo namyślać się nad każdą decyzją zakończonej gry, gdy ktoś chce jej analizy
cli-serve-bot-pace = ile co najmniej sekund zajmuje botowi ruch
cli-serve-patience = ile sekund gracz ma na odpowiedź albo powrót, gdy ma za niego grać bot
cli-serve-https = serwer jest dostępny przez HTTPS: ciasteczka są wysyłane tylko tą drogą
cli-serve-origin = inna witryna, która może korzystać z tego serwera; można podać kilka razy
cli-serve-no-limits = bez limitów zapytań, do testów obciążenia
cli-serve-here = Starboard jest tutaj: { $url }
cli-serve-data = Wszystko jest przechowywane tutaj: { $database }
cli-serve-stop = Ctrl-C kończy pracę serwera; nic nie przepada.
cli-serve-no-port = Nie można nasłuchiwać na porcie { $port }: { $reason }. Wybierz inny przez --port.

cli-verify = sprawdź, czy kości w partii były uczciwe
cli-verify-file = plik z zapisem partii
cli-verify-promise = skrót ogłoszony na początku; potwierdza, że to zapis tej właśnie partii
cli-verify-unreadable = Nie można odczytać pliku { $file }: { $reason }
cli-verify-game = { $game }: odtworzono całą partię ({ $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}), a koniec zgadza się z zapisem.
cli-verify-scores = Wynik: { $scores }.
cli-verify-no-promise = Zapis nie zawiera zobowiązania, więc nie można nic powiedzieć o tym, jak wybrano jego ziarno.
cli-verify-other-promise = Zapis zawiera inne zobowiązanie niż podane.
cli-verify-broken = Sekret nie pasuje do swojego zobowiązania: kości zostały zmienione.
cli-verify-other-seed = Ziarno nie pochodzi z sekretu i z tego, co dodali gracze: kości zostały zmienione.
cli-verify-fair = Kości były uczciwe: ziarno pochodzi z sekretu, którego dotyczy zobowiązanie { $promise }, i z tego, co dodali gracze.

cli-tables = przenieś wszystkie stoły z bazy danych do pliku albo z pliku do bazy danych; podaj, których wersji zasad potrzebują
cli-tables-action = export, import lub versions
cli-tables-file = plik
cli-tables-ids = tylko te stoły
cli-tables-exported = Plik { $file } zawiera { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}.
cli-tables-imported = Przejęte stoły: { $imported }. Stoły, które już tu są i pozostają bez zmian: { $skipped }.
cli-tables-no-file = `tables { $action }` wymaga podania PLIKU.
cli-tables-version = { $game }, wersja zasad { $version }: stołów: { $tables }, niedokończonych: { $unfinished }. { $state ->
    [newest] Według niej gra się przy nowych stołach.
    [older] Jest potrzebna, dopóki te stoły tu są.
    [unused] Żaden stół jej tu nie potrzebuje: można ją wycofać.
   *[missing] Ten program już jej nie ma: tych stołów nie da się otworzyć.
}
cli-tables-version-files = Zapisy przechowywane jako pliki nie są tu liczone.
cli-tables-unreadable = { $file }: { $reason }

cli-schema = wypisz schemat JSON protokołu serwera

cli-analyse = przyjrzeć się partii jeszcze raz: kto jak stał i ile kosztowała każda decyzja
cli-analyse-file = zapis, jaki tworzy `starboard play` albo pobranie ze stołu
cli-analyse-seconds = jak długo namyślać się nad każdą decyzją
cli-analyse-tries = liczba prób na decyzję zamiast sekund: ta sama liczba daje ten sam wynik
cli-analyse-all = wypisać każdą decyzję, nie tylko punkty zwrotne
cli-analyse-chart = narysować szanse w ciągu partii jako wykres
cli-analyse-progress = namyślam się
cli-analyse-player = gracz
cli-analyse-chance = szansa na wygraną od początku do końca
cli-analyse-decisions = decyzje
cli-analyse-average = strata na jedną
cli-analyse-none = Nikt nie stracił niczego, o czym warto by mówić.
cli-analyse-turning = Punkty zwrotne:
cli-analyse-every = Wszystkie decyzje:
cli-analyse-move = Ruch { $number }, { $name }: { $said }
cli-analyse-right = { $played } – nie znaleziono nic lepszego.
cli-analyse-better = { $played }. Lepiej: { $best } (szansa na wygraną maleje o { $loss }).
cli-analyse-title = { $game } · szanse na wygraną
cli-analyse-curve = spodziewany udział w zwycięstwie według ruchów
cli-analyse-error-positive = Sekundy, próby i procesy muszą być większe od 0.
cli-analyse-error-game = Dla { $game } nie ma jeszcze analizy.
