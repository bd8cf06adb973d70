# Under the pictures of the rules: the client loads these with the rules.

web-rules-carcassonne-fits = The same tile tried twice: where you see the tick, every edge meets its own kind; where you see the cross, one does not.
web-rules-carcassonne-occupied = The outlined route is one object, and somebody stands on it. No other figure may join, not even on the newest tile.
web-rules-carcassonne-completed = Both ends run into something: the route is complete. Its owner gets the points, and the figure comes home.
web-rules-carcassonne-fight = A tile has joined two routes, each with a figure on it: now they fight over it.
