# Tohle říkají jen zprávy o mnoha hrách.

report-carcassonne-points-route = uzavřené obchodní cesty
report-carcassonne-points-asteroid = uzavřená pole asteroidů
report-carcassonne-points-planet = uzavřené planety
report-carcassonne-points-final_route = obchodní cesty na konci
report-carcassonne-points-final_asteroid = pole asteroidů na konci
report-carcassonne-points-final_planet = planety na konci
report-carcassonne-points-tie = shody v boji
report-carcassonne-points-fight_lost = prohrané boje
report-carcassonne-deed-figure_route = figurka na obchodní cestě
report-carcassonne-deed-figure_asteroid = figurka v poli asteroidů
report-carcassonne-deed-figure_planet = figurka na planetě
report-carcassonne-deed-completed_route = uzavřená obchodní cesta
report-carcassonne-deed-completed_asteroid = uzavřené pole asteroidů
report-carcassonne-deed-completed_planet = uzavřená planeta
report-carcassonne-deed-fight_won = vyhraný boj
report-carcassonne-deed-fight_lost = prohraný boj
report-carcassonne-ending-no_tile = všechny destičky přiloženy
