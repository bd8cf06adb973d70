# Co jest nie tak z płytkami gry Carcassonne albo z nałożonym na nie pakietem; i co pakiety mogą zmienić.

carcassonne-bad-kind = płytka { $id }

## Jedna płytka

carcassonne-bad-unknown = { $what ->
    [edge] nieznany rodzaj boku
    [end] nieznany koniec szlaku
    [faction] nieznana frakcja
    [kind] nieznany rodzaj odcinka
   *[segment] nieznany odcinek
} „{ $word }”
carcassonne-bad-edge-twice = bok { $side } należy już do innego odcinka
carcassonne-bad-edge-alone = do boku { $side } nie sięga żaden odcinek
carcassonne-bad-edge-other = sięga do boku { $side }, a tam jest „{ $found }”
carcassonne-bad-crossing = dwa odcinki nie mogą się krzyżować
carcassonne-bad-sides = muszą to być niektóre z liter N, E, S i W, każda raz
carcassonne-bad-reach = planeta nie sięga do żadnego boku, wszystko inne co najmniej do jednego
carcassonne-bad-no-route = tylko szlak kończy się wewnątrz płytki
carcassonne-bad-ends = szlak ma dwa końce
carcassonne-bad-inner-end = szlak, który sięga do jednego boku, kończy się wewnątrz; ten, który sięga do dwóch, nie
carcassonne-bad-crossroads = skrzyżowanie ma co najmniej trzy ramiona
carcassonne-bad-nowhere = kończy się przy „{ $end }”, a tego na płytce nie ma
carcassonne-bad-planets = na płytce jest najwyżej jedna planeta
carcassonne-bad-planet-name = płytka z planetą ma jej nazwę, żadna inna nazwy nie ma
carcassonne-bad-planet-symbol = planeta ma dokładnie jeden symbol

## Wszystkie płytki

carcassonne-bad-start = płytka startowa musi być jedna, a nie { $found }
carcassonne-bad-tiles = płytek do dobierania: { $found }; najwyżej: { $most }
carcassonne-bad-symbols = symboli frakcji { $faction }: { $found }; najwyżej: { $most }

carcassonne-pack-fixed = Żaden pakiet nie zmieni zasad, figurek, kości ani kolorów i frakcji graczy.
carcassonne-pack-kind = { $kind ->
   *[tiles] Płytki kosmosu
}
