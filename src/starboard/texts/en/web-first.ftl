# The first game: a coach beside the table.

web-first = Your first game
web-first-about = Five minutes, six small steps: you play, and the coach tells you what it is about.
web-first-none = There is no guided game for this one yet.
web-first-start = Start
web-first-step = Step { $step } of { $of }
web-first-more = Show what to do
web-first-less = Fold away
web-first-leave = Leave the lesson
web-first-next = Go on
web-first-show = Skip: show me
web-first-again = Take it back and try again
web-first-missed = That is allowed, too. But here something else is worth a try: take it back, or let me show you.
web-first-play = Play a whole game
web-first-rules = Read the rules
web-first-lobby = To the lobby

web-first-place-title = Lay a tile
web-first-place = Your tile must go next to others, and edges must match: route to route, asteroids to asteroids, space to space. Choose a glowing place, turn the tile if you like (R), then confirm.
web-first-place-done = It fits: all its edges go on where the neighbours end.
web-first-merchant-title = Put a merchant on the route
web-first-merchant = A figure on a trade route is a merchant: the route is yours as long as it stands there. Choose the route on your tile, a small figure, then confirm.
web-first-merchant-done = The route is yours. The figure comes back when the route is complete.
web-first-score-title = Complete your route
web-first-score = A route is complete when both ends run into a crossroads, an asteroid field or a planet. Lay the tile so that it closes your route; then choose “no figure”.
web-first-score-done = Points! One for each tile, two for each symbol, and the merchant is back with you.
web-first-planet-title = Attack a planet
web-first-planet = The other side holds a planet. Routes and fields must be free, a planet need not: lay your tile on one of the eight places around it and send a small figure there.
web-first-planet-done = Two sides on one planet: that means a fight.
web-first-fight-title = A fight
web-first-fight = Each side rolls its dice, and the highest die wins; a tie is rolled again. Large figures and symbols of your faction bring more dice. The loser takes the figures back, with a point for each die.
web-first-end-title = The last tile
web-first-end = Here is another game, with one tile left. Lay it anywhere: then the game ends, and unfinished routes, fields and planets are scored, too.
web-first-end-done = That was it! Figures still on the table brought points for what is there. Most points win.
