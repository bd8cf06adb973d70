# Skąd pochodzą płytki.

carcassonne-ours-note = Pełna lista drukowanych płytek nie jest publiczna. Ich liczba, to, co na nich bywa, i punktacja są pewne. Zestaw odtworzyliśmy z 72 płytek klasycznej gry, a symbole rozłożyliśmy równo.
carcassonne-ours-tiles = Płytki według tego, co jest na nich najmniej pewne
carcassonne-ours-geometry = Co jest na płytkach
carcassonne-ours-count = Ile jest płytek jednego rodzaju
carcassonne-ours-symbols = Gdzie są symbole
carcassonne-ours-planet_name = Nazwy planet
