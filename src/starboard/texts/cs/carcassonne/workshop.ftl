# Destičky hry Carcassonne slovy: v náhledu balíčku a v dílně.

carcassonne-table-tiles = Destičky vesmíru
carcassonne-field-count = Počet
carcassonne-field-edges = Strany
carcassonne-field-segments = Úseky
carcassonne-field-symbols = Symboly
carcassonne-field-planet = Jméno planety
carcassonne-field-start = Startovní destička
carcassonne-field-id = Označení
carcassonne-field-kind = Druh
carcassonne-field-inner_end = Konec uvnitř destičky
carcassonne-field-faction = Frakce
carcassonne-field-segment = Úsek

carcassonne-tile-count = { $count ->
    [one] { $count } destička
    [few] { $count } destičky
   *[other] { $count } destiček
}
carcassonne-tile-start = startovní destička
carcassonne-tile-segment = { carcassonne-kind }: { $edges }
carcassonne-tile-planet = planeta { $name }
carcassonne-tile-end = { $end ->
    [crossroads] končí na křižovatce
    [asteroid] končí u pole asteroidů
   *[planet] končí u planety
}
carcassonne-tile-symbol = symbol frakce: { carcassonne-faction }
carcassonne-tile-side = { $side ->
    [N] sever
    [E] východ
    [S] jih
   *[W] západ
}
carcassonne-tile-no-side = žádná strana
carcassonne-tile-list = { $first }, { $rest }
