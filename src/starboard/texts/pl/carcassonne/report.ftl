# To mówią tylko raporty z wielu gier.

report-carcassonne-points-route = ukończone szlaki handlowe
report-carcassonne-points-asteroid = ukończone pola asteroidów
report-carcassonne-points-planet = ukończone planety
report-carcassonne-points-final_route = szlaki handlowe na końcu
report-carcassonne-points-final_asteroid = pola asteroidów na końcu
report-carcassonne-points-final_planet = planety na końcu
report-carcassonne-points-tie = remisy w walce
report-carcassonne-points-fight_lost = przegrane walki
report-carcassonne-deed-figure_route = figurka na szlaku handlowym
report-carcassonne-deed-figure_asteroid = figurka na polu asteroidów
report-carcassonne-deed-figure_planet = figurka na planecie
report-carcassonne-deed-completed_route = ukończony szlak handlowy
report-carcassonne-deed-completed_asteroid = ukończone pole asteroidów
report-carcassonne-deed-completed_planet = ukończona planeta
report-carcassonne-deed-fight_won = wygrana walka
report-carcassonne-deed-fight_lost = przegrana walka
report-carcassonne-ending-no_tile = wszystkie płytki dołożone
