# Where the components come from.

arcs-ours-note = Cards, map and dice follow the publisher’s card lists, pictures of the components and several public projects, which agree with each other.
arcs-ours-action = Action cards
arcs-ours-court = Court cards
arcs-ours-leader = Leaders
arcs-ours-lore = Lore cards
arcs-ours-setup = Setup cards
arcs-ours-map = Systems of the map
arcs-ours-board = Player board
arcs-ours-dice = Kinds of dice
arcs-ours-ambition = Ambitions
