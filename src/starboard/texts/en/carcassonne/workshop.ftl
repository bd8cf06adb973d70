# Tiles of Carcassonne in words: in the preview of a pack, and in the card workshop.

carcassonne-table-tiles = Space tiles
carcassonne-field-count = How many
carcassonne-field-edges = Sides
carcassonne-field-segments = Segments
carcassonne-field-symbols = Symbols
carcassonne-field-planet = Name of the planet
carcassonne-field-start = Start tile
carcassonne-field-id = Id
carcassonne-field-kind = Kind
carcassonne-field-inner_end = End inside the tile
carcassonne-field-faction = Faction
carcassonne-field-segment = Segment

carcassonne-tile-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
carcassonne-tile-start = the start tile
carcassonne-tile-segment = { carcassonne-kind }: { $edges }
carcassonne-tile-planet = planet { $name }
carcassonne-tile-end = { $end ->
    [crossroads] ends at a crossroads
    [asteroid] ends at an asteroid field
   *[planet] ends at a planet
}
carcassonne-tile-symbol = faction symbol: { carcassonne-faction }
carcassonne-tile-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
carcassonne-tile-no-side = no side
carcassonne-tile-list = { $first }, { $rest }
