# What is wrong with the tiles of Carcassonne, or with a pack over them; and what packs may change.

carcassonne-bad-kind = tile { $id }

## A tile

carcassonne-bad-unknown = { $what ->
    [edge] unknown kind of side
    [end] unknown end of a route
    [faction] unknown faction
    [kind] unknown kind of segment
   *[segment] unknown segment
} “{ $word }”
carcassonne-bad-edge-twice = side { $side } belongs to another segment already
carcassonne-bad-edge-alone = no segment reaches side { $side }
carcassonne-bad-edge-other = reaches side { $side }, which is “{ $found }”
carcassonne-bad-crossing = two segments cannot cross
carcassonne-bad-sides = must be some of the letters N, E, S and W, each once
carcassonne-bad-reach = a planet reaches no side, anything else reaches at least one
carcassonne-bad-no-route = only a route ends inside the tile
carcassonne-bad-ends = a route has two ends
carcassonne-bad-inner-end = a route that reaches one side has an inner end, one that reaches two has none
carcassonne-bad-crossroads = a crossroads has at least three arms
carcassonne-bad-nowhere = ends at “{ $end }”, which is not on this tile
carcassonne-bad-planets = a tile has one planet at most
carcassonne-bad-planet-name = a tile with a planet names it, any other tile does not
carcassonne-bad-planet-symbol = a planet has exactly one symbol

## All tiles

carcassonne-bad-start = there must be one start tile, not { $found }
carcassonne-bad-tiles = tiles to draw: { $found }; at most: { $most }
carcassonne-bad-symbols = symbols of the faction { $faction }: { $found }; at most: { $most }

carcassonne-pack-fixed = No pack can change the rules, the figures, the dice, or the colours and factions of the players.
carcassonne-pack-kind = { $kind ->
   *[tiles] Space tiles
}
