# Cudze programy, które grają jako boty (docs/programs.md).

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
