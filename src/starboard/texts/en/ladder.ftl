# The ladder of bots, and games alone against the AI player of a game.

cli-ladder = let bots play what tells most about their strength, and rate them
cli-ladder-bots = levels of the bots to be rated, for example hard@40n; without any, anchors play each other
cli-ladder-deals = number of deals to play, each from every seat (default: none, only tell the ratings)
cli-ladder-anchor = whom they play (default: the anchors that are on the ladder)
cli-ladder-folder = folder of the ledgers and of ratings.json (default: bench)
cli-ladder-player = player
cli-ladder-elo = Elo (95% interval)
cli-ladder-played = deals
cli-ladder-interval = { $elo } ({ $low } to { $high })
cli-ladder-note = Elo differences to { $reference }. Intervals are by deals.
cli-ladder-empty = Nobody on this ladder has played against { $reference } yet.
cli-ladder-stopped = Stopped. The same command continues from here.

cli-duel-anchor = play one bot against these anchors, or without names against those near its rating, and keep the games in the ledgers of the ladder; --out is then their folder (default: bench)
cli-duel-error-anchor = With --anchor, name one bot, and no --chart, no --fast and no pack.
cli-duel-opponent = against
cli-duel-deals = deals
cli-duel-elo = Elo difference
cli-duel-rating = The rating of { $bot } on this ladder: { $rating }.

cli-solo = let a bot play alone against the AI player of the game, and tell how often it wins with each first choice
cli-solo-bot = level of the bot, for example hard@40n
cli-solo-games = number of games with each first choice, for example with each character
cli-solo-out = write each game to this file; after a stop, the same command continues from there
cli-solo-choice = first choice
cli-solo-all = all
cli-solo-stopped = Stopped after { $games ->
    [one] one game
   *[other] { $games } games
} of { $wanted }.
cli-solo-error-game = { $game } cannot be played alone against an AI player.
