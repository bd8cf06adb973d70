# What the game is called and the options it is started with; the lobby needs no more of its words.

carcassonne = Carcassonne: Star Wars Edition
    .short = Carcassonne
carcassonne-setting-teams = Team variant
    .about = Four players in two teams, Rebel Alliance against Empire, each with a shared score.
carcassonne-setting-planet_reinforce = Reinforcing planets
    .about = A player may add a figure to a planet that already holds one of theirs.
carcassonne-setting-first_player = First player
    .about = Who takes the first turn. The rulebook says: the youngest.
carcassonne-setting-colours = Colours
    .about = The colour of each seat; it decides the faction.
web-game-carcassonne = Lay the galaxy tile by tile, send your figures out, and roll when two sides claim the same world.
    .time = about 35 minutes
