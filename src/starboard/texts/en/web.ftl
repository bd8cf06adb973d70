# The browser client: what is said on every page.

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
web-level-even = even match
    .about = About as strong as you, going by your recent games.
web-level-newcomer = newcomer
    .about = Only just learning: sees no further than the next step.
web-level-easy = easy
    .about = Plays for the fun of it, and misses quite a few things.
web-level-medium = medium
    .about = Sees most of what matters, and slips up now and then.
web-level-hard = hard
    .about = Plays well, and seldom makes a mistake.
web-level-master = master
    .about = The best we have: thinks ahead, for up to two seconds a move.
web-level-random = random
    .about = Plays any legal move at random.
web-level-greedy = greedy
    .about = Takes what looks best at first glance, by simple rules.
web-level-uct = pure search
    .about = Plays every option to the end at random, many times.

## Navigation and menu

web-nav = Main navigation
web-nav-play = Play
web-nav-replays = Replays
web-nav-rules = Rules
web-language = Language
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
web-data-title = Your data
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

## Settings

web-settings = Settings

## Finished games and players

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
web-board-late = The server is not sending the board yet. We’ll keep trying…
web-name-again = The server does not know you any more. Try once more: you will be asked for your name.
web-no-page = This page cannot be loaded: there is no connection to the server.
web-stay = Stay here

## Getting there

web-table-renewed = The server has been updated. Reload the page to get the new version.
web-table-reload = Reload
web-table-to-lobby = To the lobby

## Before the start

web-table-take = Take this seat
web-table-decline = Not now

## Who decides what

web-table-bot-name = { $number ->
    [0] Vega
    [1] Rigel
    [2] Altair
    [3] Deneb
   *[4] Sirius
}

## Whether somebody is here

web-here-here = here
web-here-thinking = here and thinking
web-here-away = away, last seen { $when }
web-here-lost = connection lost

## People one knows

web-here-online = online
web-people = People
web-people-accept = Accept
web-people-decline = Decline
web-people-now-friends = You and { $name } are friends now.
web-people-now-asked = { $name } has been asked.
web-people-now-blocked = You will hear nothing more from { $name }.

## Invitations

web-inbox = { $count ->
    [0] Invitations and requests: none
    [one] Invitations and requests: 1
   *[other] Invitations and requests: { $count }
}
web-inbox-none = Nothing is waiting for you.
web-watch = Watch
web-watch-friend = Watch { $name }
web-inbox-invites = { $name } invites you to a game: { $game }.
web-inbox-asks = { $name } wants to be your friend.

web-app-about = A table for board games among the stars: with friends, with bots, in your own time.
web-install = Starboard as an app
web-offline-read = Read the rules

## Tables

web-menu-workshop = Card workshop

## Rules

web-rules-title = Rules

## Games over days, and the next table that waits

web-next = Next table waiting for you
web-next-count = { $count ->
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
}
web-next-none = No table is waiting for you.
web-next-only-here = No other table is waiting for you.
web-days-remind = Your time is running out: { $game }, { $time } left.
web-days-left-until = Time until { $date }
web-vacation = Vacation
web-row-left = { $time } left
web-row-late = time is up
