# Koniec gry przy stole.

## Koniec

web-table-place = { $place }. miejsce
web-table-result-close = Zobacz planszę
web-table-show-end = Pokaż koniec
web-table-again = Jeszcze raz w tym samym składzie
web-table-record = Zapis gry
