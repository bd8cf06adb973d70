# Watching a table without a seat: in the browser.

web-watch-later = You are watching, { $time } behind the game.
web-watch-say = Talk to other spectators…
web-watch-apart = The players can read this after the game.
web-watch-spectator = spectator
web-watch-count = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
web-watch-friends = Friends among them: { $names }
web-watch-goes-on = { $name } plays at another table now. You follow.
