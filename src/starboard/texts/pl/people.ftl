# Osoby, które znamy: serwer.

table-react-too-fast = Za dużo reakcji. Poczekaj chwilę.
