# The guided first game of Carcassonne.

web-first-carcassonne-about = Five minutes, six small steps: you play, and the coach explains what it is all about.

web-first-carcassonne-place-title = Lay a tile
web-first-carcassonne-place = Your tile must go next to another one, and edges must match: route to route, asteroids to asteroids, space to space. Choose a glowing place, turn the tile if you like (R), then confirm.
web-first-carcassonne-place-done = It fits: all its edges continue those of its neighbours.
web-first-carcassonne-merchant-title = Put a merchant on the route
web-first-carcassonne-merchant = A figure on a trade route is a merchant: the route is yours as long as it stands there. Choose the route on your tile, a small figure, then confirm.
web-first-carcassonne-merchant-done = The route is yours. The figure comes back when the route is complete.
web-first-carcassonne-score-title = Complete your route
web-first-carcassonne-score = A route is complete when both ends run into a crossroads, an asteroid field or a planet. Lay the tile so that it closes your route; then choose “no figure”.
web-first-carcassonne-score-done = Points! One for each tile, two for each symbol, and the merchant is back with you.
web-first-carcassonne-planet-title = Attack a planet
web-first-carcassonne-planet = The other side holds a planet. Routes and fields must be free; planets do not have to be. Lay your tile on one of the eight places around it and send a small figure there.
web-first-carcassonne-planet-done = Two sides on one planet: that means a fight.
web-first-carcassonne-fight-title = A fight
web-first-carcassonne-fight = Each side rolls its dice, and the highest die wins; a tie is rolled again. Large figures and symbols of your faction bring more dice. The loser takes the figures back and gets a point for each die.
web-first-carcassonne-end-title = The last tile
web-first-carcassonne-end = Here is another game, with one tile left. Lay it anywhere: the game ends, and unfinished routes, fields and planets are scored too.
web-first-carcassonne-end-done = That’s it! Figures still on the table have scored for what was there. The player with the most points wins.
