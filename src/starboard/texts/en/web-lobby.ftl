# The browser client: the frame around every page, the lobby, new tables, finished games, players.

## Said anywhere

web-close = Close
web-save = Save
web-try-again = Try again
web-you = You
web-skip = Skip to the content
web-no-network = The server cannot be reached. Check your connection; we’ll keep trying.
web-server-trouble = Something went wrong between this page and the server. Try again in a moment.
web-rule-open = Read rule { $rule }
web-seat-empty = free seat
web-seat-bot = played by a bot
web-seat-by-rules = played by the rules
web-seat-bot-level = { $level } bot
web-level-easy = easy
    .about = Plays like a newcomer: sees a lot, but not everything.
web-level-medium = medium
    .about = Takes what looks best at first glance.
web-level-random = random
    .about = Plays any legal move at random.
web-level-greedy = greedy
    .about = Takes what looks best at first glance, by simple rules.
web-level-uct = pure search
    .about = Plays every option to the end at random, many times.
web-level-hard = hard
    .about = Thinks a few turns ahead.

## Navigation and menu

web-nav = Main navigation
web-nav-play = Play
web-nav-replays = Replays
web-nav-rules = Rules
web-language = Language
web-theme = Appearance
web-theme-dark = dark
web-theme-light = light
web-theme-system = same as system
web-theme-to-light = Switch to light
web-theme-to-dark = Switch to dark
web-menu-of = { $name }: name and settings
web-menu-guest = Guest
web-menu-name = Enter your name
web-menu-rename = Change name
web-menu-keep = Protect your name with a password
web-menu-new-password = Change the password
web-menu-login = Log in
web-menu-logout = Log out
web-menu-page = My ratings and games
web-menu-kept = This name is yours on every device.
web-menu-not-kept = Only this browser knows you. Set a password to use your name on other devices too.

## Name and password

web-name = Name
web-name-ask = What shall we call you?
web-name-hint = This is how the others at the table see you.
web-name-go = Let’s play
web-name-change = Change name
web-name-changed = You are now { $name }.
web-name-lost = The name { $lost } is now protected by someone’s password. You are now { $name }; you can choose another name at any time.
web-name-kept-elsewhere = Does your name have a password already?
web-password = Password
web-password-title = Protect your name
web-password-about = With a password, { $name } belongs to you: your name, tables and rating follow you to other devices.
web-password-new = New password
web-password-hint = At least eight characters. A few words in a row are easy to remember.
web-password-keep = Protect the name
web-password-kept = { $name } is yours now.
web-password-old = Current password
web-password-change-about = Your other devices will be logged out.
web-password-changed = Your password has been changed.
web-login-title = Log in on this device
web-login-about = For names protected by a password.
web-login-enter = Log in
web-login-done = Good to see you, { $name }.
web-logout-title = Log out?
web-logout-kept = Your tables will wait for you. Log in as { $name } whenever you like.
web-logout-not-kept = { $name } has no password: once you log out, nobody can get back to this name and its tables.
web-logout-everywhere = Log out everywhere
web-logout-everywhere-about = Still logged in on a device you don’t have with you? Log out everywhere.
web-logout-everywhere-done = You are logged out on all devices.
web-data-title = Your data
web-data-about = This server keeps your name, your tables with what you did and said there, and your results and ratings. No address, no e-mail.
web-data-download = Download everything
web-data-delete-about = You can delete everything. Others can then take your name.
web-data-delete = Delete my data…
web-data-delete-title = Delete all your data?
web-data-delete-name = This deletes everything kept about { $name }:
web-data-delete-person = your name, your password and all logins, your results and ratings
web-data-delete-tables = your name and everything you have said at tables; your seats will say “someone who left”
web-data-delete-running = in games still in progress, a bot takes your place; tables you made that are waiting for players are closed
web-data-delete-moves = your moves stay, because other people’s games need them, but nobody can tell they were yours
web-data-delete-ever = This cannot be undone.
web-data-delete-write = To confirm, type your name: { $name }
web-data-delete-now = Delete everything
web-data-keep = Keep it
web-data-deleted = All your data has been deleted.

## Settings

web-settings = Settings
web-settings-kept = These settings apply to this browser only.
web-sound = Sounds
web-sound-about = Short and quiet. You hear nothing until you click or tap the page.
web-sound-off = none
web-sound-turn = my turn
web-sound-all = all
web-volume = Volume
web-stories = Stories
web-stories-about = A short story above what each card does.
web-english-names = English card names
web-english-names-about = In other languages, Arcs cards show their English name too, as in an English box.
web-rule-codes = Rule numbers
web-rule-codes-about = Shows the number of a rule, such as ARC-MOVE-01, instead of the § mark.
web-confirm = Confirm choices
web-confirm-about = The first click shows what would happen, the second one does it.
web-tiles-left = List of tiles left
web-tiles-left-about = Which tiles are still to come, by kind. Purists turn it off.
web-worth = What objects are worth
web-worth-about = Point at an object to see how many points it would bring now. Purists turn it off.
web-notify = Tell me when it is my turn
web-notify-about = Your browser shows a notification, even when Starboard is in the background.
web-notify-denied = Your browser does not allow notifications here. You can change that in its settings for this site.
web-notify-unknown = This browser cannot show notifications.

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
web-turns-oldest = Go to the oldest
web-games = Games
web-game-seats = { $least }–{ $most } players
web-game-seats-exact = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
web-play-now = Play now
web-play-now-hint = against bots, in one click
web-new-table = New table
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
web-watch = Watch
web-watch-of = Watch { $game }: { $names }
web-watch-more = Show more
web-finished = Finished games
web-finished-all = Show all
web-finished-none = No public game has been finished yet.
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
web-row-left = { $time } left
web-row-late = time is up
web-row-no-clock = no clock
web-row-option-off = { $option }: off
web-no-account = No account needed: your name is enough.
web-keep-offer = Set a password to keep your name, history and rating on other devices
web-login-offer = Does your name have a password? Log in

## New table

web-new-game = Game
web-new-seats = Seats
web-new-seats-range = { $least } to { $most }; now { $count }
web-new-who = Who sits here
web-new-seat-me = Me
web-new-seat-link = Friend
web-new-seat-open = Open
web-new-seat-bot = A bot
web-new-seat-link-who = A friend by link
web-new-seat-open-who = Open seat
web-new-seat-me-about = You
web-new-seat-link-about = You send a link; only that link opens this seat.
web-new-seat-open-about = Anybody in the lobby can sit down here.
web-new-seat-add = Add a seat
web-new-seat-remove = Remove seat { $number }
web-new-strength = Strength of the bot
web-new-options = Options
web-new-options-about = set as in the rulebook
web-new-random = Drawn at random
web-new-shuffle = Seats at random
web-new-shuffle-about = When the game starts, everybody changes places at random.
web-new-hints = Hints
web-new-hints-about = Players can ask what a bot would do. The game then does not count for ratings.
web-rated-yes = This game counts for ratings.
web-rated-no-hints = This game does not count for ratings: hints are allowed.
web-rated-no-twice = This game does not count for ratings: one person has several seats, or two bots have the same strength.
web-rated-no-alone = This game does not count for ratings: nobody else is playing.
web-rated-no-middle = This game does not count for ratings: it began in the middle of another game.
web-rated-no-pack = This game does not count for ratings: it is played with a content pack.
web-rated-no-lesson = This game does not count for ratings: it is a lesson.
web-rated-no-browser = This game does not count for ratings: several players use the same browser.
web-rated-no-undo = This game does not count for ratings: a choice was taken back after its outcome had been seen.
web-rated-no-handed = This game does not count for ratings: the others had a bot play for someone.
web-rated-no-gone = This game does not count for ratings: a player deleted their data during the game.
web-new-visible = Who may watch
web-clock = Clock
web-clock-about = When time runs out, a bot plays for the absent player until they are back.
web-clock-none = none
web-clock-move = per move
web-clock-game = per game
web-clock-move-time = For each move
web-clock-game-time = For the whole game
web-clock-reserve = Reserve (not refilled)
web-clock-no-reserve = no reserve
web-new-advanced = Advanced: notify a chat service
web-new-webhook = Address of a webhook
web-new-webhook-about = Starboard posts a message there when it is someone’s turn.
web-new-your-table = Your table
web-new-length = Length
web-new-sum-solo = solo
web-new-sum-me = { $count ->
    [one] you
   *[other] you × { $count }
}
web-new-sum-link = { $count ->
    [one] 1 friend
   *[other] { $count } friends
}
web-new-sum-open = { $count ->
    [one] 1 open
   *[other] { $count } open
}
web-new-sum-bot = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
web-new-sum-move = { $time } per move
web-new-sum-game = { $time } per game
web-new-start = Start
web-new-start-about = Everybody is here: the game starts right away.
web-new-make = Make the table
web-new-make-about = You get the links next. Play begins when every seat is taken.
web-new-cancel = Back to the lobby

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
web-unit = Points
    .count = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .word = { $count ->
        [one] point
       *[other] points
    }
    .share = share of points
    .lead = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Lost

web-lost = Nothing here but stars
web-lost-about = This address leads nowhere. Perhaps a letter is missing, or the link is old.
web-lost-lobby = To the lobby

## When something goes wrong

web-not-sent = That did not reach the server. Nothing is lost: try again when the connection is back.
web-server-full = The server is very busy right now. Wait a moment, then try again: nothing is lost.
web-server-away = The server is not answering; perhaps it is restarting. Try again in a moment.
web-name-again = The server does not know you any more. Try once more: you will be asked for your name.
web-no-page = This page cannot be loaded: there is no connection to the server.
web-stay = Stay here
web-notify-insecure = Browsers show notifications only for addresses that begin with https.
