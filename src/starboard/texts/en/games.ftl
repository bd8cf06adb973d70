# The games: what they are called and the options they are started with; the lobby needs no more of their words.

carcassonne = Carcassonne: Star Wars Edition
carcassonne-setting-teams = Team variant
    .about = Four players in two teams, Rebel Alliance against Empire, with one common score each.
carcassonne-setting-planet_reinforce = Reinforcing planets
    .about = A player may add a figure to a planet that already holds one of theirs.
carcassonne-setting-first_player = First player
    .about = Who has the first turn. The rulebook says: the youngest.
carcassonne-setting-colours = Colours
    .about = The colour of each seat; it decides the faction.

arcs = Arcs
arcs-setting-leaders = Leaders & Lore
    .about = Everybody drafts a leader and a lore card before the game.
arcs-setting-lore = Lore cards each
    .about = How many lore cards everybody drafts. Only with Leaders & Lore.
arcs-setting-second_lore = Two lore cards each
    .about = Everybody drafts two lore cards. Only with Leaders & Lore.
arcs-setting-pack = Leaders & Lore Pack
    .about = Adds the leaders and lore cards of the expansion pack. Only with Leaders & Lore.
arcs-setting-split_discard = Split discard pile
    .about = Action cards that were played face up go to a discard pile that all may look through.

outer_rim = Star Wars: Outer Rim
outer_rim-setting-fame = Fame to win
    .about = How much fame wins the game: 10, or 8 for a shorter and 12 for an extended game.
outer_rim-setting-random_map = Random map
    .about = The tiles of the map are laid out at random.
outer_rim-setting-expert = Expert mode
    .about = Fame the AI player starts with. Only in a solo game.
outer_rim-setting-pack = Content pack
    .about = Cards and people of somebody’s own; the value is the sign of the pack.
