# Konec hry u stolu.

## Konec

web-table-place = { $place }. místo
web-table-result-close = Podívat se na herní plán
web-table-show-end = Ukázat konec
web-table-again = Znovu ve stejném složení
web-table-record = Záznam hry
