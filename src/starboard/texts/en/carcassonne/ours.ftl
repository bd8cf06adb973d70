# Where the tiles come from.

carcassonne-ours-note = No full list of the printed tiles is public. Their number, what they show and how it scores are certain. We rebuilt the set from the 72 tiles of the classic game and spread the symbols evenly.
carcassonne-ours-tiles = Tiles, by what is least certain about each
carcassonne-ours-geometry = What tiles show
carcassonne-ours-count = How many tiles of a kind there are
carcassonne-ours-symbols = Where the symbols are
carcassonne-ours-planet_name = Names of planets
