# Co je špatně v destičkách hry Carcassonne nebo v balíčku k nim; a co balíčky mohou změnit.

carcassonne-bad-kind = destička { $id }

## Jedna destička

carcassonne-bad-unknown = { $what ->
    [edge] neznámý druh strany
    [end] neznámý konec cesty
    [faction] neznámá frakce
    [kind] neznámý druh úseku
   *[segment] neznámý úsek
} „{ $word }“
carcassonne-bad-edge-twice = strana { $side } už patří jinému úseku
carcassonne-bad-edge-alone = na stranu { $side } nedosahuje žádný úsek
carcassonne-bad-edge-other = dosahuje na stranu { $side }, kde je „{ $found }“
carcassonne-bad-crossing = dva úseky se nemohou křížit
carcassonne-bad-sides = musí to být některá z písmen N, E, S a W, každé jen jednou
carcassonne-bad-reach = planeta nedosahuje na žádnou stranu, vše ostatní aspoň na jednu
carcassonne-bad-no-route = uvnitř destičky končí jen cesta
carcassonne-bad-ends = cesta má dva konce
carcassonne-bad-inner-end = cesta, která dosahuje na jednu stranu, končí uvnitř; ta, která dosahuje na dvě, ne
carcassonne-bad-crossroads = křižovatka má aspoň tři ramena
carcassonne-bad-nowhere = končí u „{ $end }“, ale to na destičce není
carcassonne-bad-planets = na destičce je nejvýše jedna planeta
carcassonne-bad-planet-name = destička s planetou má její jméno, žádná jiná jméno nemá
carcassonne-bad-planet-symbol = planeta má právě jeden symbol

## Všechny destičky

carcassonne-bad-start = startovní destička musí být jedna, ne { $found }
carcassonne-bad-tiles = destiček k dobírání: { $found }; nejvýše: { $most }
carcassonne-bad-symbols = symbolů frakce { $faction }: { $found }; nejvýše: { $most }

carcassonne-pack-fixed = Žádný balíček nezmění pravidla, figurky, kostky ani barvy a frakce hráčů.
carcassonne-pack-kind = { $kind ->
   *[tiles] Destičky vesmíru
}
