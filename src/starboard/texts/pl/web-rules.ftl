# Zasady w przeglądarce.

web-offline-rules = Brak połączenia: widzisz zasady w postaci, w jakiej wczytały się ostatnio.

## Zasady

web-rules-page = Na osobnej stronie
web-rules-close = Zamknij zasady
web-rules-loading = Wczytywanie zasad…
web-rules-game = Gra
web-rules-search = Szukaj w zasadach
web-rules-count = { $count ->
    [one] 1 pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
}
web-rules-areas = Działy
web-rules-all = Wszystko
web-rules-none = Żadna pozycja nie zawiera wszystkich tych słów.
web-rules-related = Powiązane
web-rules-now = Do bieżącej decyzji
web-rules-examples = Omówione przykłady
web-rules-examples-count = { $count ->
    [one] 1 przykład
    [few] { $count } przykłady
    [many] { $count } przykładów
   *[other] { $count } przykładu
}
web-rules-ambiguities = Rozstrzygnięte niejasności
web-rules-ambiguities-count = { $count ->
    [one] 1 rozstrzygnięta niejasność
    [few] { $count } rozstrzygnięte niejasności
    [many] { $count } rozstrzygniętych niejasności
   *[other] { $count } rozstrzygniętej niejasności
}
web-rules-print = Drukuj
web-rules-aid = Ściąga gracza
web-rules-copy = Kopiuj link
web-rules-copy-rule = Kopiuj link do { $rule }
web-rules-copied = Link do { $rule } jest w schowku.
