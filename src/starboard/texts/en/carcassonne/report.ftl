# Only reports of many games say these.

report-carcassonne-points-route = complete trade routes
report-carcassonne-points-asteroid = complete asteroid fields
report-carcassonne-points-planet = complete planets
report-carcassonne-points-final_route = trade routes at the end
report-carcassonne-points-final_asteroid = asteroid fields at the end
report-carcassonne-points-final_planet = planets at the end
report-carcassonne-points-tie = tied fights
report-carcassonne-points-fight_lost = lost fights
report-carcassonne-deed-figure_route = figure on a trade route
report-carcassonne-deed-figure_asteroid = figure in an asteroid field
report-carcassonne-deed-figure_planet = figure on a planet
report-carcassonne-deed-completed_route = trade route completed
report-carcassonne-deed-completed_asteroid = asteroid field completed
report-carcassonne-deed-completed_planet = planet completed
report-carcassonne-deed-fight_won = fight won
report-carcassonne-deed-fight_lost = fight lost
report-carcassonne-ending-no_tile = all tiles placed
