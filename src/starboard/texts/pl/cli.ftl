# Wiersz poleceń.

cli-about = Cyfrowy stół do kosmicznych gier planszowych. Bez polecenia uruchamia serwer.
cli-lang = język: en, cs, pl lub uk
cli-play = zagraj w terminalu
cli-replay = odtwórz zapis gry krok po kroku
cli-rules = wypisz, przeszukaj i policz zasady gry
cli-duel = niech boty rozegrają między sobą wiele gier, każde rozdanie z każdego miejsca
cli-bench = zmierz, jak szybko działa gra

cli-game = gra, na przykład carcassonne
cli-seed = początek całej losowości; to samo ziarno daje te same gry
cli-jobs = liczba procesów roboczych
cli-json = wypisz wynik jako JSON

cli-percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-round-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
cli-number = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 2) }
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

cli-error-positive = Liczba gier i liczba procesów muszą wynosić co najmniej 1.

cli-duel-bots = poziomy botów, co najmniej dwa, na przykład hard medium medium albo hard@0.2 z 0,2 sekundy na decyzję; ten sam można podać kilka razy; program:POLECENIE to własny program (docs/programs.md)
cli-duel-games = liczba gier; każde rozdanie rozgrywa się z każdego miejsca
cli-duel-seats = liczba graczy; na pozostałych miejscach gra ostatni z botów. Bez niej każdy podany bot gra na jednym miejscu
cli-duel-options = ustawienia gry
cli-duel-out = zapisuj gry w tym pliku; to samo polecenie po przerwaniu gra dalej, a większa liczba gier dodaje następne
cli-duel-chart = narysuj wynik jako wykres
cli-duel-result = Bot „{ $a }” wygrywa z botem „{ $b }” { $rate } gier ({ $games ->
    [one] jedna gra
    [few] { $games } gry
   *[many] { $games } gier
}; przedział ufności 95% według rozdań: od { $low } do { $high }).
cli-duel-level = poziom
cli-duel-won = wygrane
cli-duel-rate = udział wygranych (przedział ufności 95%)
cli-duel-place = średnie miejsce (przedział ufności 95%)
cli-duel-score = punkty
cli-duel-played = gry
cli-duel-chart-title = { $game } · { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[many] { $games } gier
}
cli-duel-by-deals = Przedziały są według rozdań: wszystkie gry jednego rozdania razem to jedna obserwacja. Rozdania: { $deals }.
cli-duel-chart-note = Linia przerywana: tu byłyby wszystkie boty, gdyby były równie silne. Przedziały są według rozdań.
cli-duel-stopped = Przerwano. Rozegrane gry: { $games } z { $wanted }.
cli-duel-goes-on = Przerwano. Rozegrane gry: { $games } z { $wanted }. To samo polecenie gra dalej od tego miejsca.
cli-duel-error-chart = Wykres to SVG: jego plik nazywa się PLIK.svg, a nie { $file }.

error-tournament-few = Podaj co najmniej dwa boty.
error-tournament-seats = Botów jest więcej niż miejsc. Boty: { $bots }. Miejsca: { $seats }.
error-ledger-none = W pliku { $file } nie ma gier turnieju. Plik pozostał bez zmian.
error-ledger-settings = W pliku { $file } są gry innego turnieju: { $setting } to tam { $there }, a tutaj { $here }. Plik pozostał bez zmian.
error-ledger-line = { $file }, wiersz { $line }: to nie jest gra tego turnieju. Plik pozostał bez zmian.

cli-seats = liczba graczy
cli-bench-games = liczba gier w każdej rundzie; liczba rund: { $rounds }
cli-bench-rate = { $game }, { $seats ->
    [one] jeden gracz
    [few] { $seats } graczy
   *[many] { $seats } graczy
}, jeden rdzeń: losowe gry na sekundę: { $rate } (w poszczególnych rundach od { $low } do { $high }), decyzje na sekundę: { $decisions }.
cli-bench-costs = W środku gry: kopia { $copy } µs, zapis i odczyt { $dump } µs. Największa pozycja: { $size } kB.
cli-bench-step = Krok { $kind }: { $micros } µs.
cli-bench-conditions = Warunki: { $python }, { $compiled ->
    [yes] kod skompilowany
   *[no] kod nieskompilowany
}; { $machine }, { $cores ->
    [one] jeden rdzeń
    [few] { $cores } rdzenie
   *[many] { $cores } rdzeni
}, obciążenie { $load }; { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[many] { $games } gier
} od ziarna { $seed }.
cli-bench-what = gra, na przykład carcassonne, „server”, „soak” albo „all” dla wszystkich gier i serwera
cli-bench-sockets = dla serwera: liczba połączeń, które grają
cli-bench-seconds = dla serwera: ile sekund trwa pomiar
cli-bench-database = dla serwera: gdzie przechowywać gry (domyślnie w nowym pliku SQLite)
cli-bench-servers = dla serwera: ile ich korzysta ze wspólnej bazy, którą musi być wtedy PostgreSQL
cli-bench-processes = dla serwera: ile ma procesów na swoim porcie; więcej niż jeden wymaga PostgreSQL
cli-bench-tables = dla próby wytrzymałości: ile stołów po dwie osoby
cli-bench-bots = dla próby wytrzymałości: ile stołów, przy których boty grają między sobą
cli-bench-minutes = dla próby wytrzymałości: jak długo trwa
cli-bench-error-number = Podaj co najmniej jedną grę, liczbę połączeń co najmniej { $least } i więcej niż 0 sekund.
cli-bench-error-servers = Kilka serwerów może mieć wspólną tylko bazę PostgreSQL: podaj ją opcją --database postgresql://….
cli-bench-server-rate = Trwale zapisane ruchy na sekundę: { $rate }; połączenia: { $sockets }. Od wyboru do odpowiedzi: połowa w ciągu { $middle } ms, 95% w ciągu { $late } ms, 99% w ciągu { $last } ms.
cli-bench-server-refused = Odrzucono: { $refused }. Tak być nie powinno.
cli-bench-soak-sample = Po { $minutes } min: serwer { $server } MB, procesy robocze { $workers } MB, otwarte pliki { $handles }, baza { $database } MB, czekające boty { $waiting }.
cli-bench-soak-moves = Ruchy ludzi: { $moves }, odpowiedź w { $middle } ms (95%: { $late }, 99%: { $last }); zakończone gry botów: { $games }.
cli-bench-soak-stuck = { $stuck ->
    [0] Żaden stół nie stoi w miejscu.
   *[other] Stoły, które stoją w miejscu: { $tables }.
}
cli-bench-server-cpu = Zajęte rdzenie: serwer { $server }, klienci { $clients }.
cli-bench-server-memory = Stół w pamięci zajmuje { $size } kB. Po odłożeniu tej samej liczby stołów następne zajmują dodatkowo { $again } kB.
cli-bench-server-start = Start z zapisanymi stołami ({ $stored }): { $seconds } s.
cli-bench-server-conditions = Warunki: { $python }; { $machine }, { $cores ->
    [one] jeden rdzeń
    [few] { $cores } rdzenie
   *[many] { $cores } rdzeni
}, obciążenie przedtem { $load }, nice { $nice }; { $database }, { $servers ->
    [one] jeden serwer
    [few] { $servers } serwery
   *[many] { $servers } serwerów
}, { $seconds } s.

cli-rules-game = gra; bez niej wszystkie gry
cli-rules-words = pokaż tylko zasady z tymi słowami albo o tym identyfikatorze
cli-rules-coverage = uruchom testy, które wskazują zasady, i policz sprawdzone przez nie zasady
cli-rules-ours = policz, co jest drukowane, a co nasze
cli-rules-none = Żadna zasada nie zawiera „{ $wanted }”.
cli-rules-examples = Omówione przykłady
cli-rules-ambiguities = Rozstrzygnięte niejasności
cli-rules-running = Trwają testy gry { $game }…
cli-rules-covered = { $game }: zasady z zaliczonym testem, który je wskazuje: { $covered } z { $total }.
cli-rules-examples-covered = Omówione przykłady: { $covered } z { $total }.
cli-rules-untestable = nie da się przetestować: { $id } ({ $why })
cli-rules-missing = brakuje: { $id }
cli-error-no-tests = Pokrycie zasad sprawdzają testy, a te są tylko w kodzie źródłowym. Uruchom „python3 run.py rules --coverage” w sklonowanym repozytorium.
cli-error-tests-broke = Testy nie zostały wykonane: { $output }

## Granie

cli-play-me = twoje miejsce przy stole, numerowane od 0
cli-play-bot = poziom wszystkich botów: even, newcomer, easy, medium, hard lub master (master@3 ma 3 sekundy na decyzję); domyślnie medium
cli-play-bots = poziomy botów, po jednym na każde inne miejsce, na przykład easy,hard
cli-play-all-bots = niech na wszystkich miejscach grają boty, a ty oglądaj
cli-play-option = ustawienie gry; można podać kilka razy
cli-play-save = zapisz grę w tym pliku
cli-play-resume = kontynuuj grę z tego zapisu

cli-you = ty
cli-bot = bot: { $level }
cli-level = { $level ->
    [even] wyrównany
    [newcomer] nowicjusz
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [master] mistrz
    [random] losowy
    [greedy] zachłanny
    [uct] symulacyjny
   *[other] { $level }
}
cli-seat-line = { $name } ({ $player })
cli-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cli-prompt = ? pomoc · u cofnij · r zasady · w czemu nie · l dziennik · s zapisz · q koniec
cli-watch-prompt = Enter: następny ruch. e: do końca. q: zapisz i zakończ.
cli-more = – dalej: naciśnij Enter –
cli-not-shown = Wszystko pokaże v. Nie zmieściło się: { $parts }.
cli-shown-small = Narysowane w pomniejszeniu, żeby się zmieściło. Wpisz v, żeby zobaczyć większe.
cli-end-prompt = Wpisz s, aby zapisać grę, albo naciśnij Enter, aby wyjść.
cli-end = Gra skończona.
cli-place = { $place }. { $name }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cli-undone = Cofnięto do twojej poprzedniej decyzji.
cli-saved = Gra jest zapisana w pliku { $path }
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
cli-help-marks = ⌂ za nazwą znaczy: nasze, bo wersji drukowanej nikt nie opublikował. „?” za nazwą znaczy: źródła są niejasne. Jedno i drugie liczy „starboard rules GRA --ours”.
cli-help-notation = Wybór można też wpisać w notacji, takiej jak w zapisach gier.
cli-help-commands =
    ?        ta pomoc
    v        cała plansza, ekran po ekranie; „v 3” ustawia kolumnę 3 pośrodku
    u        cofa do twojej poprzedniej decyzji, razem z ruchami botów
    r ID     pokazuje zasadę; „r SŁOWO” znajduje zasady z tym słowem
    w TEKST  dlaczego ten wybór jest niedozwolony
    l        co się ostatnio wydarzyło
    s        zapisuje grę; „s PLIK” zapisuje ją w tym pliku
    q        zapisuje i kończy; tak samo działają Ctrl-C i Ctrl-D
cli-board-cropped = Plansza jest szersza niż terminal. Ukryte kolumny: { $hidden }. Wpisz v i numer kolumny, aby zobaczyć inne.
cli-board-cropped-rows = Plansza jest wyższa niż terminal. Ukryte rzędy: { $hidden }. Wpisz v, żeby zobaczyć całą planszę.
cli-fight-ahead = walka, { $kind }, miejsce { $cell }: { $odds }
cli-odds = { $side } { $percent }% ({ $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[many] { $dice } kości
})

cli-error-number = Nie ma tu numeru { $number }; numery są od 1 do { $high }.
cli-error-column = „{ $column }” nie jest numerem kolumny.
cli-error-no-undo = Nie ma twojej wcześniejszej decyzji, do której można by wrócić.
cli-error-why-what = Wpisz w i wybór w notacji, na przykład: w place 1,0 r90
cli-error-write = Nie można zapisać pliku { $path }: { $reason }.
cli-error-read = Nie można odczytać pliku { $path }: { $reason }.
cli-error-option = Ustawienie podaje się jako NAZWA=WARTOŚĆ, a nie jako „{ $option }”.
cli-error-bots = --bots wymaga jednego poziomu dla każdego bota i nie łączy się z --bot. Liczba botów: { $wanted }. Liczba podanych poziomów: { $given }.
cli-error-resume-setup = Zapis ma własną liczbę graczy, ziarno i ustawienia; pomiń --seats, --seed i --option.

## Odtwarzanie zapisu

cli-replay-file = plik z zapisem gry
cli-replay-no-input = wypisz wszystkie ruchy naraz
cli-no-stories = pomiń opowieści na kartach
cli-english-names = pokaż też angielskie nazwy kart
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
cli-serve-lan = gra dla wszystkich w sieci lokalnej: serwer nasłuchuje na wszystkich adresach i pokazuje kod QR
cli-serve-port = port, na którym nasłuchuje serwer; bez niego pierwszy wolny od { $first }
cli-serve-database = gdzie wszystko jest przechowywane: sqlite:///PATH lub postgresql://…
cli-serve-no-browser = nie otwieraj lobby w przeglądarce
cli-serve-processes = ile procesów serwera korzysta z jednego portu, aby używać więcej niż jednego rdzenia; wymaga PostgreSQL (domyślnie: 1)
cli-serve-processes-number = Liczba procesów to od 1 do { $most }.
cli-serve-processes-database = Kilka procesów może mieć wspólną tylko bazę PostgreSQL: podaj ją opcją --database postgresql://… albo pomiń --processes. To, co jest w SQLite, przeniosą tam polecenia „starboard backup” i „starboard restore”.
cli-serve-processes-workers = Boty myślą we własnych procesach, a każdy proces serwera potrzebuje co najmniej jednego: podaj --bot-workers { $processes } lub więcej albo pomiń tę opcję.
cli-serve-processes-system = Ten system nie może uruchomić kilku procesów serwera na jednym porcie; Linux i macOS mogą. Pomiń --processes.
cli-serve-bot-workers = liczba procesów, w których myślą boty
cli-serve-bot-budget = ile sekund bot na poziomie mistrza może myśleć nad ruchem (trudny potrzebuje mniej)
cli-serve-analysis-budget = jak długo bot myśli nad każdą decyzją zakończonej gry, gdy ktoś chce jej analizy
cli-serve-patience = ile sekund gracz ma na odpowiedź albo powrót, gdy ma za niego grać bot
cli-serve-https = serwer jest dostępny przez HTTPS: ciasteczka są wysyłane tylko tą drogą
cli-serve-origin = inna witryna, która może korzystać z tego serwera; można podać kilka razy
cli-serve-trusted-proxy = adres serwera proxy, którego nagłówkowi X-Forwarded-For można ufać (można powtarzać; domyślnie żaden)
cli-serve-metrics-from = sieć, która może czytać /metrics, na przykład 10.0.0.0/8 (można powtarzać; domyślnie ten komputer)
cli-serve-host-name = nazwa, pod którą przeglądarki łączą się z serwerem; można podać kilka razy
cli-serve-no-limits = bez limitów zapytań, do testów obciążenia
cli-serve-here = Starboard jest tutaj: { $url }
cli-serve-data = Wszystko jest przechowywane tutaj: { $database }
cli-serve-lan-scan = Zeskanuj telefonem w tej samej sieci:
cli-serve-lan-plain = Połączenie HTTP nie jest szyfrowane i każdy w tej samej sieci może je podejrzeć: w domu tak, w kawiarni nie.
cli-serve-lan-none = Ten komputer nie jest w żadnej sieci, więc nikt inny się z nim nie połączy.
cli-serve-stop = Ctrl-C kończy pracę serwera; nic nie przepada.
cli-serve-no-port = Nie można nasłuchiwać na porcie { $port }: { $reason }. Wybierz inny przez --port.

cli-verify = sprawdź, czy kości w grze były uczciwe
cli-verify-file = plik z zapisem gry
cli-verify-promise = skrót ogłoszony na początku; potwierdza, że to zapis tej właśnie gry
cli-verify-luck = dodatek do losowania, który zapamiętała twoja przeglądarka, z numerem miejsca: 1=…; można podać kilka razy
cli-verify-bad-luck = „{ $given }” to nie miejsce i jego dodatek do losowania. Napisz na przykład 1=2f0c….
cli-verify-other-luck = Dodatek miejsca { $number } do losowania jest inny niż podany: kości zostały zmienione.
cli-verify-other-names = Nazwa na miejscu { $number } nie jest tą, którą zapieczętowano: nazwy zostały zmienione.
cli-verify-part = { $named ->
    [no] Miejsce { $number } ma własny dodatek do losowania.
   *[other] { $name } (miejsce { $number }) ma własny dodatek do losowania.
}
cli-verify-game = { $game }: odtworzono całą grę ({ $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}), a koniec zgadza się z zapisem.
cli-verify-scores = Wynik: { $scores }.
cli-verify-no-promise = Zapis nie zawiera skrótu, więc nie można nic powiedzieć o tym, jak wybrano jego ziarno.
cli-verify-other-promise = Zapis zawiera inny skrót niż podany.
cli-verify-broken = Sekret nie pasuje do swojego skrótu: kości zostały zmienione.
cli-verify-other-seed = Ziarno nie pochodzi z sekretu i dodatków graczy: kości zostały zmienione.
cli-verify-fair = Kości były uczciwe: ziarno pochodzi z sekretu o skrócie { $promise } i z dodatków graczy.

cli-tables = przenieś wszystkie stoły z bazy danych do pliku albo z pliku do bazy danych; wypisz, jakich wersji zasad potrzebują
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

cli-schema = wypisz schemat JSON protokołu serwera

cli-analyse = przyjrzyj się grze jeszcze raz: kto jakie miał szanse i ile kosztowała każda decyzja
cli-analyse-file = zapis, który tworzy `starboard play` albo który pobrano ze stołu
cli-analyse-seconds = jak długo bot myśli nad każdą decyzją
cli-analyse-tries = liczba prób na decyzję zamiast sekund: ta sama liczba daje ten sam wynik
cli-analyse-all = wypisz każdą decyzję, nie tylko punkty zwrotne
cli-analyse-chart = narysuj szanse w ciągu gry jako wykres
cli-analyse-progress = analiza
cli-analyse-player = gracz
cli-analyse-chance = szansa na wygraną od początku do końca
cli-analyse-decisions = decyzje
cli-analyse-average = średnia strata
cli-analyse-none = Żadna decyzja nie kosztowała wiele.
cli-analyse-turning = Punkty zwrotne:
cli-analyse-every = Wszystkie decyzje:
cli-analyse-move = Ruch { $number }, { $name }: { $said }
cli-analyse-right = { $played } – nie znaleziono nic lepszego.
cli-analyse-better = { $played }. Lepiej: { $best } (szansa na wygraną maleje o { $loss }).
cli-analyse-title = { $game } · szanse na wygraną
cli-analyse-curve = szansa na wygraną ruch po ruchu
cli-analyse-error-positive = Sekundy, próby i procesy muszą być większe od 0.
cli-analyse-error-game = Do gry „{ $game }” nie ma jeszcze analizy.
