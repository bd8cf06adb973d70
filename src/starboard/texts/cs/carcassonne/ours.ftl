# Odkud pocházejí destičky.

carcassonne-ours-note = Úplný seznam tištěných destiček není veřejný. Jejich počet, co na nich bývá a jak se to boduje, je jisté. Sadu jsme sestavili podle 72 destiček klasické hry a symboly rozdělili rovnoměrně.
carcassonne-ours-tiles = Destičky podle toho, co je na každé nejméně jisté
carcassonne-ours-geometry = Co je na destičkách
carcassonne-ours-count = Kolik je destiček jednoho druhu
carcassonne-ours-symbols = Kde stojí symboly
carcassonne-ours-planet_name = Názvy planet
