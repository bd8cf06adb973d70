# The browser client: the frame around every page, the lobby, new tables, finished games, players.

## Said anywhere

web-close = Close
web-save = Save
web-try-again = Try again
web-you = You
web-skip = Skip to the content
web-no-network = The server cannot be reached. Check your connection; we keep trying.
web-server-trouble = The server did not understand us, or we did not understand it. Try again in a moment.
web-rule-open = Rule { $rule }: read it
web-seat-empty = free seat
web-seat-bot = a bot plays
web-seat-by-rules = played by the rules
web-seat-bot-level = { $level } bot
web-level-easy = easy
    .about = Plays as people do who are new to the game: sees much, but not everything.
web-level-medium = medium
    .about = Takes the best it sees at once.
web-level-random = random
    .about = Does whatever the rules allow.
web-level-greedy = greedy
    .about = Takes the best it sees at once, by simple rules.
web-level-uct = tries without knowledge
    .about = Plays every option to the end by chance, many times.
web-level-hard = hard
    .about = Thinks some turns ahead.

## Navigation and menu

web-nav = Parts of Starboard
web-nav-play = Play
web-nav-replays = Replays
web-nav-rules = Rules
web-language = Language
web-theme = Appearance
web-theme-dark = dark
web-theme-light = light
web-theme-system = as the system
web-theme-to-light = Switch to light
web-theme-to-dark = Switch to dark
web-menu-of = { $name }: name and settings
web-menu-guest = Guest
web-menu-name = Say your name
web-menu-rename = Change name
web-menu-keep = Keep the name by a password
web-menu-new-password = Change the password
web-menu-login = Log in
web-menu-logout = Log out
web-menu-page = My ratings and games
web-menu-kept = The name is yours on every device.
web-menu-not-kept = This browser knows you. With a password, others will too.

## Name and password

web-name = Name
web-name-ask = What shall we call you?
web-name-hint = This is how the others at the table see you.
web-name-go = Let’s play
web-name-change = Change name
web-name-changed = From now on you are { $name }.
web-name-lost = Somebody now keeps the name { $lost } by a password. You go on as { $name }; you can choose another name any time.
web-name-kept-elsewhere = Does your name have a password already?
web-password = Password
web-password-title = Keep your name
web-password-about = With a password, { $name } belongs to you: name, tables and rating follow you to other devices.
web-password-new = New password
web-password-hint = At least eight characters. A few words in a row are easy to remember.
web-password-keep = Keep the name
web-password-kept = { $name } is yours now.
web-password-old = Current password
web-password-change-about = Your other devices will be logged out.
web-password-changed = Your password is changed.
web-login-title = Log in on this device
web-login-about = For names that are kept by a password.
web-login-enter = Log in
web-login-done = Good to see you, { $name }.
web-logout-title = Log out?
web-logout-kept = Your tables wait for you. Log in as { $name } whenever you like.
web-logout-not-kept = { $name } has no password: after logging out, nobody can get back to this name and its tables.
web-logout-everywhere = Log out everywhere
web-logout-everywhere-about = Still logged in on a device that you do not have at hand? Log out everywhere.
web-logout-everywhere-done = You are logged out on all devices.
web-data-title = Your data
web-data-about = This server keeps your name, your tables with what you did and said there, and your results and ratings. No address, no e-mail.
web-data-download = Download all of it
web-data-delete-about = You can delete all of it. Your name is then free for others.
web-data-delete = Delete my data …
web-data-delete-title = Delete all your data?
web-data-delete-name = This deletes all that is kept about { $name }:
web-data-delete-person = your name, your password and all logins, your results and ratings
web-data-delete-tables = your name and all you have said at tables; your seat says “someone who left”
web-data-delete-running = at games that are running a bot plays on for you; tables you have made that wait for players are closed
web-data-delete-moves = your moves stay, for the games of others need them, but nobody can tell whose they were
web-data-delete-ever = This cannot be undone.
web-data-delete-write = To be sure, write your name: { $name }
web-data-delete-now = Delete everything
web-data-keep = Keep it
web-data-deleted = All your data is deleted.

## Settings

web-settings = Settings
web-settings-kept = Settings hold for this browser.
web-sound = Sounds
web-sound-about = Short and quiet. Nothing is heard before you have touched the page.
web-sound-off = none
web-sound-turn = my turn
web-sound-all = all
web-volume = Volume
web-rule-codes = Rule numbers
web-rule-codes-about = In place of the sign § stands the number of the rule, as in ARC-MOVE-01.
web-confirm = Confirm choices
web-confirm-about = A first click shows what would happen, a second one does it.
web-tiles-left = List of tiles left
web-tiles-left-about = What is still to come, by kind. Purists switch it off.
web-worth = Worth of objects
web-worth-about = What you point at tells how many points it brings now. Purists switch it off.
web-notify = Tell me when it is my turn
web-notify-about = The browser shows a note, even when Starboard is in the background.
web-notify-denied = The browser does not allow it. Its settings for this site can change that.
web-notify-unknown = This browser cannot show notes.

## Lobby

web-hello-morning = Good morning
web-hello-day = Good day
web-hello-evening = Good evening
web-hello-night = Still up?
web-hello-morning-name = Good morning, { $name }
web-hello-day-name = Good day, { $name }
web-hello-evening-name = Good evening, { $name }
web-hello-night-name = Still up, { $name }?
web-welcome = Pick a game and start: a name is all it takes.
web-turns-none = Nobody waits for you. What shall we play?
web-turns-waiting = { $count ->
    [one] One table waits for your move.
   *[other] { $count } tables wait for your move.
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
web-learn-on = Go on with the lesson: step { $step }
web-learn-anew = From the start
web-begin = Three ways to begin
web-begin-learn = Learn by playing
web-begin-learn-about = A few minutes, one small step after another, a coach at your side. You need not read any rules.
web-begin-learn-act = Start the lesson
web-begin-play = Try the bots
web-begin-play-about = A whole game at your own pace. They never hurry you, and you may ask for hints.
web-begin-friends = Invite friends
web-my-tables = Your tables
web-my-tables-none = No game of yours is under way. Play now against bots, or make a table for friends.
web-open-tables = Open tables
web-open-tables-none = No seat is free right now. Make a table, and somebody will come.
web-take-seat = Take a seat
web-friends = Playing with friends?
web-friends-about = Make a table and send the link. They need no account, only a name.
web-watch-tables = Being played now
web-watch = Watch
web-watch-of = Watch { $game }: { $names }
web-watch-more = Show more
web-finished = Finished games
web-finished-all = All of them
web-finished-none = No game that everybody may watch has been finished yet.
web-replay = Replay
web-replay-of = Replay: { $game }, { $when }
web-row-move = move { $ply }
web-row-moves = { $ply ->
    [one] 1 move
   *[other] { $ply } moves
}
web-row-private = private
web-row-your-turn = Your turn
web-row-turn-of = Turn of { $name }
web-row-several = Several decide
web-row-bot-thinks = A bot is thinking
web-row-playing = Being played
web-row-paused = Paused
web-row-closed = Closed
web-row-filling = Waiting for players
web-row-ready = Ready to start
web-row-invited = You are invited
web-row-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
web-row-you-sit = You sit here
web-row-left = { $time } left
web-row-late = time is up
web-row-no-clock = no clock
web-row-option-off = { $option }: off
web-no-account = No account needed: your name is enough.
web-keep-offer = Set a password to keep your name, history and rating on other devices
web-login-offer = Your name has a password? Log in

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
web-new-seat-link-about = You send the link; only it opens this seat.
web-new-seat-open-about = Anybody in the lobby may sit down.
web-new-seat-add = Add a seat
web-new-seat-remove = Remove seat { $number }
web-new-strength = Strength of the bot
web-new-options = Options
web-new-options-about = set as in the rulebook
web-new-hints = Hints
web-new-hints-about = Players may ask what a bot would do. Such a game does not count for ratings.
web-rated-yes = This game counts for ratings.
web-rated-no-hints = This game does not count for ratings: hints are allowed.
web-rated-no-twice = This game does not count for ratings: the same person, or two bots of the same strength, sit at several seats.
web-rated-no-alone = This game does not count for ratings: nobody else plays.
web-rated-no-middle = This game does not count for ratings: it began in the middle of another game.
web-rated-no-lesson = This game does not count for ratings: it is a lesson.
web-rated-no-browser = This game does not count for ratings: several players use the same browser.
web-rated-no-undo = This game does not count for ratings: a choice was taken back after what came next had been seen.
web-rated-no-handed = This game does not count for ratings: others let a bot play for somebody.
web-rated-no-gone = This game does not count for ratings: somebody has deleted their data in the middle of it.
web-new-visible = Who may watch
web-new-public = everybody
web-new-private = only by link
web-new-public-about = The table stands in the lobby, and everybody may watch.
web-new-private-about = The table stands in no list. Whoever has its address may watch.
web-new-public-short = everybody
web-new-private-short = only people with the address
web-clock = Clock
web-clock-about = When the time is up, a bot plays for the absent player until they are back.
web-clock-none = none
web-clock-move = per move
web-clock-game = per game
web-clock-move-time = For each move
web-clock-game-time = For the whole game
web-clock-reserve = Reserve, used up once
web-clock-no-reserve = no reserve
web-new-advanced = For those who know: tell a chat service
web-new-webhook = Address of a webhook
web-new-webhook-about = Starboard writes there when it is somebody’s turn.
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
web-new-start-about = Everybody is there: the game starts at once.
web-new-make = Make the table
web-new-make-about = You get the links next. Play begins when every seat is taken.
web-new-cancel = Back to the lobby

## Finished games and players

web-games-whose = Whose games
web-games-all = all
web-games-mine = mine
web-games-every = Every game
web-games-file = Load a record
web-games-mine-none = You have not finished a game yet.
web-games-show-mine = Show mine
web-games-older = Show older ones
web-player-ratings = Ratings
web-player-rating-about = A rating grows with good results against strong opponents, and with the number of games.
web-player-no-rating = No rating yet. It comes with the first game that counts: from the start, without hints, between different players.
web-player-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
web-player-last = Last games
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
web-server-full = The server has too much to do just now. Wait a moment, then try again: nothing is lost.
web-server-away = The server is not there right now; perhaps it is being restarted. Try again in a moment.
web-name-again = The server does not know you any more. Do it once more: you will be asked for your name.
web-no-page = This page cannot be loaded: there is no connection to the server.
web-stay = Stay here
web-notify-insecure = Browsers show notes only for addresses that begin with https.
