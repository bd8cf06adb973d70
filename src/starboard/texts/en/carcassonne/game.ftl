# Carcassonne: Star Wars Edition. Terms as in glossary/carcassonne.toml.

## Things

carcassonne-colour = { $colour ->
    [red] Red
    [green] Green
    [black] Black
    [white] White
   *[orange] Orange
}
carcassonne-faction = { $faction ->
    [rebel] Rebel Alliance
    [empire] Empire
   *[bounty_hunter] Bounty Hunters
}
carcassonne-kind = { $kind ->
    [route] trade route
    [asteroid] asteroid field
    [planet] planet
   *[space] free space
}
carcassonne-role = { $kind ->
    [route] merchant
    [asteroid] explorer
   *[planet] conqueror
}
carcassonne-size = { $size ->
    [large] large figure
   *[small] small figure
}
carcassonne-step = { $step ->
    [tile] placing a tile
    [figure] placing a figure
    [fight] fight
   *[score] scoring
}
carcassonne-side-player = { $seat }
carcassonne-side-team = { $faction ->
    [rebel] Rebel team
   *[empire] Empire team
}

## Decisions

carcassonne-ask-place = { $seat }: choose where the tile goes.
carcassonne-ask-figure = { $seat }: choose where to put a figure, or none.
carcassonne-option-place = cell { $cell }, { $turn ->
    [0] not turned
   *[other] turned by { $turn }°
}
carcassonne-option-no-figure = no figure
carcassonne-option-figure = { $size ->
    [large] large
   *[small] small
} { $kind ->
    [route] merchant on the trade route
    [asteroid] explorer on the asteroid field
   *[planet] conqueror on the planet
} ({ $segment })
carcassonne-option-planet = { $size ->
    [large] large
   *[small] small
} conqueror on the planet at { $cell }

## What happened

carcassonne-event-first = { $seat } takes the first turn.
carcassonne-event-drawn = { $seat } turns over a tile (tiles left: { $left }).
carcassonne-event-removed = { $seat }’s tile fits nowhere and is removed from the game.
carcassonne-event-placed = { $seat } places the tile at { $cell }.
carcassonne-event-figure = { $seat } puts a { $size ->
    [large] large
   *[small] small
} { $kind ->
    [route] merchant on a trade route
    [asteroid] explorer on an asteroid field
   *[planet] conqueror on a planet
} (cell { $cell }).
carcassonne-event-fight = A fight breaks out over the { $kind ->
    [route] trade route
    [asteroid] asteroid field
   *[planet] planet
} (cell { $cell }).
carcassonne-event-pool = { $side } fights with { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
carcassonne-event-roll = { $side } rolls { $rolled } (highest: { $best }).
carcassonne-event-tie = { $side } ties for the highest die, gets 1 point and rolls again.
carcassonne-event-lost = { $side } loses the fight and gets { $points ->
    [one] 1 point
   *[other] { $points } points
} for their dice.
carcassonne-event-won = { $side } wins the fight.
carcassonne-event-returned = { $seat } takes back a { $size ->
    [large] large figure
   *[small] small figure
} from cell { $cell }.
carcassonne-event-scored = { $side } scores the { $kind ->
    [route] trade route
    [asteroid] asteroid field
   *[planet] planet
} ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $symbols ->
    [0] no symbols
    [one] 1 symbol
   *[other] { $symbols } symbols
}): +{ $points }.
carcassonne-event-final = { $side } scores an incomplete { $kind ->
    [route] trade route
    [asteroid] asteroid field
   *[planet] planet
} ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $symbols ->
    [0] no symbols
    [one] 1 symbol
   *[other] { $symbols } symbols
}): +{ $points }.
carcassonne-event-lap = { $side }: the marker has gone all the way round and now stands for { $points } points.
carcassonne-event-end = No tile can be placed: the game ends, and incomplete objects are scored.

## Why not

carcassonne-why-place-form = you have to place a tile now; type “place X,Y rTURN”, for example “place 1,0 r90”
carcassonne-why-cell-taken = there is already a tile at { $cell }
carcassonne-why-corner = a tile at { $cell } would touch others only at a corner
carcassonne-why-apart = a tile at { $cell } would touch no other tile
carcassonne-why-no-turn = the tile does not fit at { $cell }, whichever way it is turned
carcassonne-why-turn = a tile is turned by 0, 90, 180 or 270 degrees, not by { $turn }
carcassonne-why-edge = on the { $side ->
    [N] northern
    [E] eastern
    [S] southern
   *[W] western
} side, { $ours ->
    [route] a trade route
    [asteroid] an asteroid field
   *[space] free space
} would meet { $theirs ->
    [route] a trade route
    [asteroid] an asteroid field
   *[space] free space
}
carcassonne-why-figure-form = you may place a figure now; type, for example, “figure small r1”, “figure large planet 2,0” or “figure none”
carcassonne-why-supply = there is no { $size ->
    [large] large
   *[small] small
} figure in the supply
carcassonne-why-no-tile = there is no tile there
carcassonne-why-no-segment = { $segment ->
    [space] there is only free space, and no figure can stand there
   *[other] the tile has no “{ $segment }” for a figure to stand on (possible: { $known })
}
carcassonne-why-other-tile = { $kind ->
    [route] a trade route
   *[asteroid] an asteroid field
} takes a figure only on the tile just placed
carcassonne-why-far-planet = the planet at { $cell } is not next to the tile just placed
carcassonne-why-occupied = { $kind ->
    [route] the trade route
   *[asteroid] the asteroid field
} is occupied
carcassonne-why-reinforce = the planet already holds a figure of the same player, and the option “{ carcassonne-setting-planet_reinforce }” is off

carcassonne-error-team-seats = The team variant is for four players, not { $seats }.
carcassonne-error-team-colours = Teams are Rebel Alliance (red, green) and Empire (black, white), not { $colours }.
carcassonne-error-team-seating = The players of the two teams sit alternately; { $colours } does not alternate.
