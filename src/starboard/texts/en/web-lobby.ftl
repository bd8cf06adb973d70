# The browser client: the frame around every page, the lobby, new tables, finished games, players.

## Lobby

web-hello-morning = Good morning
web-hello-day = Hello
web-hello-evening = Good evening
web-hello-night = Good evening
web-hello-morning-name = Good morning, { $name }
web-hello-day-name = Hello, { $name }
web-hello-evening-name = Good evening, { $name }
web-hello-night-name = Good evening, { $name }
web-welcome = Pick a game and start: a name is all it takes.
web-turns-none = Nobody is waiting for you. What shall we play?
web-turns-waiting = { $count ->
    [one] One table is waiting for your move.
   *[other] { $count } tables are waiting for your move.
}
web-turns-go = Go there
web-turns-oldest = Go to the first one
web-games = Games
web-game-seats = { $least }–{ $most } players
web-game-seats-exact = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
web-play-now = Play now
web-play-now-hint = against bots, in one click
web-new-table = New table
web-new-game = Game
web-learn = Learn the game
web-learn-on = Continue the lesson: step { $step }
web-learn-anew = From the start
web-begin = Three ways to begin
web-begin-learn = Learn by playing
web-begin-learn-about = A few minutes, one small step at a time, with a coach by your side. No need to read any rules.
web-begin-learn-act = Start the lesson
web-begin-play = Try the bots
web-begin-play-about = A whole game at your own pace. Bots never rush you, and you can ask for hints.
web-begin-friends = Invite friends
web-my-tables = Your tables
web-my-tables-none = You are not in a game yet. Play now against bots, or make a table for friends.
web-open-tables = Open tables
web-open-tables-none = No free seats right now. Make a table, and someone will join you.
web-take-seat = Take a seat
web-friends = Playing with friends?
web-friends-about = Make a table and send the link. Your friends need no account, just a name.
web-watch-tables = In progress
web-watch-of = Watch { $game }: { $names }
web-watch-more = Show more
web-finished = Finished games
web-finished-all = Show all
web-replay = Replay
web-replay-of = Replay: { $game }, { $when }
web-row-move = move { $ply }
web-row-moves = { $ply ->
    [one] 1 move
   *[other] { $ply } moves
}
web-row-private = private
web-row-your-turn = Your turn
web-row-turn-of = { $name }’s turn
web-row-several = Several players are deciding
web-row-bot-thinks = A bot is thinking
web-row-playing = In progress
web-row-paused = Paused
web-row-closed = Closed
web-row-filling = Waiting for players
web-row-ready = Ready to start
web-row-invited = You are invited
web-row-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
web-row-you-sit = You are at this table
web-row-no-clock = no clock
web-row-option-off = { $option }: off
web-no-account = No account needed: your name is enough.
web-keep-offer = Set a password to keep your name, history and rating on other devices
web-login-offer = Does your name have a password? Log in

## New table

web-new-seat-me = Me
web-new-sum-move = { $time } per move
web-new-sum-game = { $time } per game
