# Płytki gry Carcassonne słowami: w podglądzie pakietu i w warsztacie.

carcassonne-table-tiles = Płytki kosmosu
carcassonne-field-count = Liczba
carcassonne-field-edges = Boki
carcassonne-field-segments = Odcinki
carcassonne-field-symbols = Symbole
carcassonne-field-planet = Nazwa planety
carcassonne-field-start = Płytka startowa
carcassonne-field-id = Identyfikator
carcassonne-field-kind = Rodzaj
carcassonne-field-inner_end = Koniec wewnątrz płytki
carcassonne-field-faction = Frakcja
carcassonne-field-segment = Odcinek

carcassonne-tile-count = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
}
carcassonne-tile-start = płytka startowa
carcassonne-tile-segment = { carcassonne-kind }: { $edges }
carcassonne-tile-planet = planeta { $name }
carcassonne-tile-end = { $end ->
    [crossroads] kończy się na skrzyżowaniu
    [asteroid] kończy się przy polu asteroidów
   *[planet] kończy się przy planecie
}
carcassonne-tile-symbol = symbol frakcji: { carcassonne-faction }
carcassonne-tile-side = { $side ->
    [N] północ
    [E] wschód
    [S] południe
   *[W] zachód
}
carcassonne-tile-no-side = żaden bok
carcassonne-tile-list = { $first }, { $rest }
