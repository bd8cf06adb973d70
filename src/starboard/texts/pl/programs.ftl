# Cudze programy, które grają jako boty (docs/programs.md).

cli-conform = sprawdź, czy twój własny program gra tak, jak mówi docs/programs.md
cli-conform-program = polecenie, które uruchamia program; jeśli ma spacje, to w cudzysłowie, na przykład: python3 moj_bot.py
cli-conform-game = sprawdź tylko z tymi grami (domyślnie ze wszystkimi)
cli-conform-name = Program przedstawia się jako: { $name }
cli-conform-game-told = { $game }: rozegrane gry: { $games }, wybory: { $moves }, stracone ruchy: { $losses }, najwolniejsza odpowiedź: { $slowest } ms
cli-conform-where = { $move ->
    [0] Gra { $number }:
   *[other] Gra { $number }, wybór { $move }:
}
cli-conform-right = Program gra tak, jak powinien.
cli-conform-wrong = Program nie gra tak, jak powinien. Popraw to, co jest wymienione wyżej, i sprawdź go jeszcze raz; wiadomości opisuje docs/programs.md.
cli-schema-programs = wypisz zamiast tego schemat protokołu dla programów (docs/programs.md)

cli-program-move-time = dla botów, które są programami: ile sekund mają na każdą odpowiedź (domyślnie { $usual })
cli-program-start-time = dla botów, które są programami: ile sekund mają na uruchomienie i powitanie (domyślnie { $usual })
cli-program-memory = dla botów, które są programami: pamięć każdego procesu w MB (domyślnie { $usual })
cli-program-error-seconds = --move-time i --start-time muszą być większe od 0 i nie większe niż { $most } s.
cli-program-error-memory = --memory musi wynosić od { $low } do { $high } MB.
cli-duel-lost = { $name }: { $losses ->
    [0] ani jednego straconego ruchu.
    [one] jeden stracony ruch ({ $told }). Zamiast niego wybrano losowo.
    [few] { $losses } stracone ruchy ({ $told }). Zamiast nich wybierano losowo.
   *[many] { $losses } straconych ruchów ({ $told }). Zamiast nich wybierano losowo.
}
cli-duel-see-conform = Co poszło źle i co z tym zrobić, powie „starboard conform” z tym samym poleceniem.
cli-program-count = { $kind ->
    [start] brak powitania na czas
    [slow] brak odpowiedzi na czas
    [ended] proces się zakończył
    [memory] zabrakło pamięci
    [flood] za dużo danych na wyjściu
    [garbled] wiersz nie jest wiadomością
    [confused] odpowiedź na coś innego
    [illegal] takiej opcji nie było
   *[gone] po kolejnych awariach już nieuruchomiony
}: { $count }

error-program-system = Programy mogą grać tylko w systemach Linux i macOS.
error-program-command = „{ $command }” to nie jest polecenie. Napisz na przykład: program:python3 moj_bot.py (całość w cudzysłowie). Zamknij każdy cudzysłów.
error-program-none = Programu „{ $program }” z polecenia „{ $command }” tu nie ma albo nie da się go uruchomić.

# Co było źle i co z tym zrobić.

program-start = W ciągu { $start } s nie nadeszło powitanie. Przeczytaj ze standardowego wejścia wiersz „hello”, odpowiedz własnym powitaniem i po każdym wierszu opróżnij bufor wyjścia (flush). Jeśli program tylko długo się wczytuje, daj mu więcej czasu przez --start-time.
program-slow = W ciągu { $seconds } s nie nadeszła odpowiedź. Odpowiadaj na każde „ask”, po każdym wierszu opróżniaj bufor wyjścia (flush) i myśl krócej, niż mówi „time”. Więcej czasu daje --move-time.
program-ended = Program zakończył się, gdy czekano na jego odpowiedź; kod wyjścia albo sygnał: { $code }. { $spoke ->
    [yes] Na wyjście błędów napisał: { $last }
   *[no] Na wyjście błędów nic nie napisał.
}
program-memory = Program zakończył się, bo zabrakło mu pamięci; kod wyjścia albo sygnał: { $code }. Może zająć najwyżej { $memory } MB. Zmniejsz jego zużycie albo daj mu więcej przez --memory.
program-flood = Program napisał za dużo: limit wiersza to { $line } kB, a limit wszystkich wierszy przed odpowiedzią to { $most } kB. Na standardowe wyjście pisz tylko odpowiedzi, a całą resztę na wyjście błędów.
program-garbled = Ten wiersz nie jest wiadomością: „{ $line }” ({ $problem }). Każdy wiersz standardowego wyjścia musi być jednym obiektem JSON, który ma „do”. Notatki dla siebie pisz na wyjście błędów.
program-confused = Ta odpowiedź dotyczy czegoś innego: ma { $found }, a powinna mieć { $wanted }. Na każde „ask” odpowiedz raz i przepisz jego „id”; „seat” można pominąć.
program-illegal = Wyboru „{ $choice }” nie ma wśród opcji. Wyślij „notation” jednej z „options” albo jej numer, licząc od 0.
program-gone = Program nie został w tej grze uruchomiony ponownie. Liczba uruchomień: { $times }.
program-stays = Program działał jeszcze { $seconds } s po końcu gry. Niech się zakończy, gdy skończy się standardowe wejście.
