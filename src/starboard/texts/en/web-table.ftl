# The table in the browser.

## Getting there

web-table-connecting = Joining the table…
web-table-lost = Connection lost. Trying again…
web-table-try-now = Try now
web-table-gone = This table cannot be shown
web-table-gone-rules = This table was started under a version of the rules that this server does not have.
web-table-gone-else = Nobody can open this table right now.
web-table-closed = This table was closed
web-table-gone-games = Finished games

## Parts of the screen

web-table-menu = Table and players
web-table-rules = Rules
web-table-settings = Settings
web-table-sound-off = Sound off
web-table-sound-on = Sound on
web-table-help = Keys and symbols
web-table-seats = Seats
web-table-board = Board
web-table-panels = Panels
web-table-talk = Log and chat
web-table-tab-table = Table
web-table-log = Log
web-table-chat = Chat
web-table-plain-next = You can choose

## Who decides what

web-table-decision = Decision
web-table-decides = is deciding
web-table-you = you
# Seats without a name are called by their emblem.
web-table-emblem = { $emblem ->
    [triangle] Triangle
    [square] Square
    [circle] Circle
    [diamond] Diamond
   *[star] Star
}
web-first-rival = Rival
web-table-your-turn = Your turn
web-table-telling = See what happens…
web-table-count = { $count ->
    [one] One choice
   *[other] { $count } choices
}
web-table-next-step = { $count ->
    [one] One way to continue. Choose it.
   *[other] { $count } ways to continue. Choose one.
}
web-table-ready = Chosen. Confirm, or choose again.
web-table-bot-thinks = The bot is thinking…
web-table-bot-for-you = A bot is playing for you.
web-table-their-turn = It is not your turn.
web-table-watching = You are watching.
web-table-chat-erase = Delete this line
web-table-chat-mute = Mute { $name }
web-table-chat-unmute = Unmute { $name }
web-table-chat-erased = (deleted)
web-table-paused = The game is paused.
web-table-pause-ends = It resumes automatically at { $time }.
web-table-options = Choices
web-table-options-more = { $count } more below
web-table-back = Back
web-table-last-round = Show the last round
web-table-last-round-short = Last round
web-table-hint = Hint
web-table-hint-thinking = A { $level } bot is thinking about it…
web-table-hint-would = A { $level } bot would choose: { $what }.
web-table-hint-by = { $points ->
    [one] With that, a win is 1 percentage point more likely than with the next best choice: { $other }.
   *[other] With that, a win is { $points } percentage points more likely than with the next best choice: { $other }.
}
web-table-hint-same = The next best is about as good: { $other }.
web-table-hint-none = The bot has no advice here.
web-table-asides-title = Out of turn
web-table-asides-about = You can do this at any time, whoever’s turn it is.
web-table-fight = Fight: { $kind }, { $place }
web-table-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
web-table-clock = Time left

## Undo

web-table-undo = Undo
web-table-undo-free = Takes back your last choice. Nobody else has to agree.
web-table-undo-asks = Takes back your last choice. Something has happened since, so the others are asked first.
web-table-undo-short-free = free
web-table-undo-short-asks = asks the others
web-table-undo-free-unrated = Takes back your last choice. You have seen what came next, so the game will no longer count for ratings.
web-table-undo-asks-unrated = Takes back your last choice if the others agree. Something new has been revealed since, so the game will no longer count for ratings.
web-table-undo-short-unrated = no rating
web-table-undo-nothing = You have nothing to take back.
web-table-undo-question = { $name } would like to take back a choice. Something new has been revealed since. Is that all right with you?
web-table-undo-waiting = { $name } would like to take back a choice. Waiting for the others…
web-table-undo-allow = Allow
web-table-undo-refuse = Refuse

## The table as such

web-table-pause = Pause
web-table-resume = Resume
web-table-hand-over = Let a bot play
web-table-hand-over-about = A bot plays this seat until the player takes it back.
web-table-hand-over-ask = Ask for a bot
web-table-hand-over-ask-about = { $name } is asked first. If they are away and do not come back in time, a bot plays until they do. The game then no longer counts for ratings.
web-table-host = The host
web-table-asked = { $name } wants a bot to play for you
web-table-asked-about = It would play until you take your seat back. Strength: { $level }.
web-table-asked-time = { $seconds ->
    [one] No answer within 1 second means no.
   *[other] No answer within { $seconds } seconds means no.
}
web-table-asked-yes = Let it play
web-table-asked-no = No, I’m here
web-table-asking-here = { $seconds ->
    [one] { $name } is here and is being asked. No answer within 1 second means no.
   *[other] { $name } is here and is being asked. No answer within { $seconds } seconds means no.
}
web-table-asking-away = { $seconds ->
    [one] { $name } is not here. If they do not come back within 1 second, a bot plays for them.
   *[other] { $name } is not here. If they do not come back within { $seconds } seconds, a bot plays for them.
}
web-table-handed = A bot is playing for you
web-table-handed-asked = You let it take over. Your seat is still yours.
web-table-handed-away = You were away, so it took over. Your seat is still yours.
web-table-handed-time = You ran out of time, so it took over. Your seat is still yours.
web-table-handed-let = Let it play on
web-table-take-back = Take my seat back
web-table-concede = Concede
web-table-concede-seat = Concede: { $seat }
web-table-concede-title = Concede the game?
web-table-concede-ends = The game ends at once, and you come last. This cannot be undone.
web-table-concede-goes-on = You come last, and a bot plays on in your place. This cannot be undone.
web-table-concede-no = Play on
web-table-conceded = conceded
web-table-promise = Fairness seal of the dice (SHA-256):

## Log and chat

web-table-log-filter = Which lines
web-table-log-filter-all = All
web-table-log-filter-mine = Mine
web-table-log-filter-fight = Fights
web-table-log-filter-scoring = Scoring
web-table-log-search = Search the log
web-table-log-search-what = A name, a place, a card…
web-table-log-found = { $count ->
    [0] Nothing found.
    [one] 1 line
   *[other] { $count } lines
}
web-table-log-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
web-table-log-older = { $count ->
    [one] 1 older line
   *[other] { $count } older lines
}
web-table-log-newest = { $count ->
    [0] Jump to the newest
    [one] Jump to the newest (1 new)
   *[other] Jump to the newest ({ $count } new)
}
web-table-log-turn = Turn { $number }: { $name }
web-table-log-setup = Setup
web-table-log-between = Between turns
web-table-log-none = Nothing has happened yet.
web-table-log-gone = taken back
web-table-log-moment = Look at move { $ply }
web-table-log-claim = { $name } sits down.
web-table-log-claim-unnamed = { $seat } sits down.
web-table-log-leave = Seat { $number } is free again.
web-table-log-start = The game begins.
web-table-log-ask-undo = { $seat } asks to take back a choice.
web-table-log-refuse-undo = { $seat } does not agree to the undo.
web-table-log-allow-undo = { $seat } agrees to the undo.
web-table-log-undo = A choice was taken back.
web-table-log-hand-over-asked = A bot ({ $level }) now plays for { $seat }.
web-table-log-hand-over-agreed = { $seat } lets a bot ({ $level }) play.
web-table-log-hand-over-away = { $seat } is away. A bot ({ $level }) plays on.
web-table-log-ask-hand-over = { $name } asks for a bot to play for { $seat }.
web-table-log-refuse-hand-over-said = { $seat } is here and plays on.
web-table-log-refuse-hand-over-silent = { $seat } is here but did not answer. No bot takes over.
web-table-log-hand-over-time = { $seat } has run out of time. A bot ({ $level }) plays on.
web-table-log-remove = { $name } was removed from the table.
web-table-log-mute = { $name } was muted.
web-table-log-unmute = { $name } is no longer muted.
web-table-log-resume-itself = The pause is over. The game goes on.
web-table-log-hand-over-left = { $seat } has not been here for days. A bot ({ $level }) plays on.
web-table-log-hand-over-banned = { $seat } was banned from this server. A bot ({ $level }) plays on.
web-table-log-hand-over-conceded = A bot ({ $level }) plays on for { $seat }.
web-table-log-take-back = { $seat } is back in the game.
web-table-log-pause = { $name } pauses the game.
web-table-log-resume = { $name } resumes the game.
web-table-log-shuffle-seats = Seats were drawn at random.
web-table-log-leave-out = { $seat } was away when the dice were prepared, and added no luck.
web-table-log-concede = { $seat } concedes.
web-table-log-end = The game is over.
web-table-log-rematch = { $name } wants a rematch.
web-table-log-close-operator = The operator of this server has closed the table{ $words ->
    [none] .
   *[other] : “{ $words }”
}
web-table-log-close-gone = The host no longer plays here, so this table was closed.
web-table-log-forget = A player has deleted all their data.
web-table-chat-none = Nobody has said anything yet.
web-table-chat-say = Say something…
web-table-chat-send = Send

## The end

web-table-over = { $count ->
    [one] { $winners } wins!
   *[other] Shared first place: { $winners }
}
web-table-result = Result
web-table-again-invited = { $name } wants a rematch with the same seats. Yours is reserved for you.
web-table-again-yours = You wanted a rematch: here is the new table.
web-table-again-join = Join

## When something goes wrong

web-table-restarting = The server is restarting. Your game is safe; we’ll reconnect automatically…
web-table-not-done = That did not go through: there was no connection. Your choice is kept; confirm it again when we are back.
web-table-back-again = The connection is back.
web-table-unknown-do = Perhaps a letter of the address is missing, or the table was deleted. Ask whoever sent you the link for a new one.
web-table-other-rules-do = The table is kept: a server with those rules can still open it. Here you can make a new table.
web-board-coming = Loading the board…
web-board-broken = The board of this game does not work here. You can play on with the plain board.
web-board-view = View
web-board-zoom-in = Zoom in
web-board-zoom-out = Zoom out
web-board-fit = Show everything
web-board-see-map = See the map
web-board-see-choice = Back to the choice

## Fair dice

web-fair-starting = Preparing the dice…
web-fair-starting-for = Preparing the dice… waiting for { $names }

## Quick reactions

web-react = React
web-react-told = { $name }: { $what }
web-react-yes = Yes!
web-react-no = Oh no
web-react-clap = Bravo!
web-react-wow = Wow!
web-react-laugh = Haha!
web-react-sad = What a pity
web-react-thinking = Hmm…
web-react-hurry = Hurry up, please
web-react-thanks = Thank you!
web-react-sorry = Sorry!
web-react-luck = Good luck!
web-react-good-game = Good game!

## Tables

web-table-pack = Played with the cards of “{ $name }”.

## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-curtain-pass = Pass the device to { $name }
web-curtain-others = Everybody else: look away.
web-curtain-ready = I am { $name }
web-big = Big screen
