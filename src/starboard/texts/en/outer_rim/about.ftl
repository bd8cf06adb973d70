# What the game is called and the options it is started with; the lobby needs no more of its words.

outer_rim = Star Wars: Outer Rim
    .short = Outer Rim
outer_rim-setting-fame = Fame to win
    .about = How much fame wins the game: 10, or 8 for a shorter and 12 for an extended game.
outer_rim-setting-random_map = Random map
    .about = The tiles of the map are laid out at random.
outer_rim-setting-expert = Expert mode
    .about = Fame the AI player starts with. Only in a solo game.
outer_rim-setting-pack = Content pack
    .about = Custom cards and characters; the value is the checksum of the pack.
web-game-outer_rim = One ship, one debt, one name to make. Deliver, hunt and gamble from the core to the edge.
    .time = about 2 hours
    .solo = With one seat, this is a solo game: your rival is the AI player of the rulebook, with a character and cards of its own.
outer_rim-unit = Fame
    .count = { $points } fame
    .word = fame
    .share = share of fame
    .lead = { $points } fame
