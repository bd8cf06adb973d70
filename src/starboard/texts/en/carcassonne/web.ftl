# The board of Carcassonne in the browser.

web-carcassonne-board = Map of space tiles
web-carcassonne-keys = Use the arrow keys to go from one glowing place to the next, Enter to select it and Enter again to confirm, R to turn the tile. Press I to visit everything with the arrow keys; Enter then says why something cannot be chosen. Shift and an arrow key move the map.
web-carcassonne-cell = Cell { $cell }
web-carcassonne-drawn = The tile { $name } turned over
web-carcassonne-turn = Turn the tile
web-carcassonne-planet = planet { $name }
web-carcassonne-segment-side = { $kind ->
    [route] trade route
   *[asteroid] asteroid field
}, { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
web-carcassonne-segment-on = { $what }, cell { $cell }
web-carcassonne-which-figure = Which figure?
web-carcassonne-tile-on = tile at { $cell }, nothing but free space
web-carcassonne-cell-empty = empty cell { $cell }
web-carcassonne-may = { $what }: can be chosen
web-carcassonne-place-on = Place at { $cell }
web-carcassonne-put = { $size ->
    [large] Large
   *[small] Small
} { $kind ->
    [route] merchant
    [asteroid] explorer
   *[planet] conqueror
}
web-carcassonne-progress = tile { $tile } of { $tiles }
web-carcassonne-steps = Steps of the turn
web-carcassonne-step = { $step ->
    [tile] Tile
    [figure] Figure
    [fight] Fight
   *[score] Score
}

## Looking

web-carcassonne-held-show = Who would score what
web-carcassonne-if-ended = If the game ended now
web-carcassonne-held = { $kind ->
    [route] trade route
    [asteroid] asteroid field
   *[planet] planet
}, cell { $cell }: { $names }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-carcassonne-held-fight = { $kind ->
    [route] trade route
    [asteroid] asteroid field
   *[planet] planet
}, cell { $cell }: a fight is coming ({ $names })
web-carcassonne-weighed = { $is ->
    [played] played
    [better] better
   *[alike] as good
}

## An object that is pointed at

web-carcassonne-worth = { $state ->
    [open] when complete
    [now] this turn
   *[settled] complete
}
web-carcassonne-made-of = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $symbols ->
    [0] no symbols
    [one] 1 symbol
   *[other] { $symbols } symbols
}
web-carcassonne-now = { $points ->
    [one] 1 point now
   *[other] { $points } points now
}
web-carcassonne-open = { $kind ->
    [planet] { $open ->
        [one] 1 tile missing
       *[other] { $open } tiles missing
    }
   *[other] { $open ->
        [one] 1 open side
       *[other] { $open } open sides
    }
}
web-carcassonne-nobody = nobody’s yet
web-carcassonne-settled = no more points

## A fight

web-carcassonne-fight = Fight for the { $kind ->
    [route] trade route
    [asteroid] asteroid field
   *[planet] planet
}
web-carcassonne-fight-planet = Fight for { $name }
web-carcassonne-fight-sides = { $sides ->
    [one] 1 side
   *[other] { $sides } sides
}
web-carcassonne-fight-roll = Roll { $roll }
web-carcassonne-fight-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
web-carcassonne-fight-highest = highest die
web-carcassonne-fight-wins = wins
web-carcassonne-fight-tie = tied: one point each, then roll again
web-carcassonne-fight-lost = { $name } loses: figures go back, a point per die
web-carcassonne-fight-won = { $name } wins and stays
web-carcassonne-fight-skip = Skip to the result
web-carcassonne-fight-close = Continue
web-carcassonne-fight-small = Small figures: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
web-carcassonne-fight-large = Large figure: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
web-carcassonne-fight-symbol = { $dice ->
    [0] No symbol of their own faction
   *[other] A symbol of their own faction: +{ $dice }
}
web-carcassonne-fight-odds = Chances of this roll
web-carcassonne-fight-odds-tie = tie
web-carcassonne-fight-tied = tied
web-carcassonne-fight-who-loses = The loser
web-carcassonne-fight-loses = takes the figures back and gets a point for each die
web-carcassonne-fight-who-wins = The winner
web-carcassonne-fight-stays = keeps all figures there
web-carcassonne-fight-any = Or just click anywhere.
web-carcassonne-fight-details = Details
web-carcassonne-key-space = Space

## Panels

web-carcassonne-players = Players
web-carcassonne-tiles = Tiles
web-carcassonne-you = you
web-carcassonne-team = team score
web-carcassonne-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-carcassonne-final = { $points ->
    [one] 1 point if the game ended now
   *[other] { $points } points if the game ended now
}
web-carcassonne-supply = In the supply: { $small ->
    [0] no small figure
    [one] 1 small figure
   *[other] { $small } small figures
}, { $large ->
    [0] no large figure
    [one] 1 large figure
   *[other] { $large } large figures
}
web-carcassonne-figures-left = { $left } of { $all } left
web-carcassonne-tiles-to-come = { $left ->
    [0] No tiles to come
    [one] 1 tile to come
   *[other] { $left } tiles to come
}
web-carcassonne-tiles-removed = { $tiles ->
    [one] 1 tile fitted nowhere
   *[other] { $tiles } tiles fitted nowhere
}
web-carcassonne-tiles-hidden = You have turned off the list of tiles left.

# Where points come from, and what is marked on the timeline of a replay.
carcassonne-mark-fight = fight
carcassonne-mark-route = trade route
carcassonne-mark-asteroid = asteroid field
carcassonne-mark-planet = planet
carcassonne-source-route = trade routes
carcassonne-source-asteroid = asteroid fields
carcassonne-source-planet = planets
carcassonne-source-fight = fights
carcassonne-source-final = final scoring
