# Finished games and players.

## Lobby

web-finished-none = No public game has been finished yet.

## Finished games and players

web-games-whose = Whose games
web-games-all = all
web-games-mine = mine
web-games-every = All games
web-games-file = Load a record
web-games-mine-none = You have not finished a game yet.
web-games-show-mine = Show mine
web-games-older = Show older games
web-player-ratings = Ratings
web-player-rating-about = A rating grows with good results against strong opponents, and with the number of games.
web-player-no-rating = No rating yet. It comes with the first rated game: played from the start, without hints, between different players.
web-player-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
web-player-last = Recent games
web-player-no-games = No game finished yet.
web-player-place = place { $place } of { $seats }
