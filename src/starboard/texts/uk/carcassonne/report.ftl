# Це кажуть лише звіти про багато ігор.

report-carcassonne-points-route = завершені торгові шляхи
report-carcassonne-points-asteroid = завершені поля астероїдів
report-carcassonne-points-planet = завершені планети
report-carcassonne-points-final_route = торгові шляхи наприкінці
report-carcassonne-points-final_asteroid = поля астероїдів наприкінці
report-carcassonne-points-final_planet = планети наприкінці
report-carcassonne-points-tie = нічиї в бою
report-carcassonne-points-fight_lost = програні бої
report-carcassonne-deed-figure_route = фігурка на торговому шляху
report-carcassonne-deed-figure_asteroid = фігурка на полі астероїдів
report-carcassonne-deed-figure_planet = фігурка на планеті
report-carcassonne-deed-completed_route = завершений торговий шлях
report-carcassonne-deed-completed_asteroid = завершене поле астероїдів
report-carcassonne-deed-completed_planet = завершена планета
report-carcassonne-deed-fight_won = виграний бій
report-carcassonne-deed-fight_lost = програний бій
report-carcassonne-ending-no_tile = усі плитки викладено
