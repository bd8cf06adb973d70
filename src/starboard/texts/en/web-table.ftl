# The table in the browser.

## Getting there

web-table-connecting = Going to the table …
web-table-lost = The connection is lost. Trying again …
web-table-try-now = Try now
web-table-renewed = The server has been updated. Reload the page to get the new version.
web-table-reload = Reload
web-table-gone = This table cannot be shown
web-table-gone-rules = This table was started under another version of the rules than this server has.
web-table-gone-else = The server does not let anybody to this table.
web-table-closed = This table was closed
web-table-gone-games = Finished games
web-table-to-lobby = To the lobby

## Before the start

web-table-wait-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-table-wait-you = Everybody is here. You can start.
web-table-wait-owner = Everybody is here. Whoever made the table starts the game.
web-table-invited = A seat is kept for you at this table.
web-table-take = Take this seat
web-table-leave = Leave
web-table-seat-open = open to everybody
web-table-seat-link = kept for whoever has the link
web-table-seat-kept = kept for { $name }
web-table-seat-to-open = Open to everybody
web-table-seat-to-bot = Give it to a bot
web-table-decline = Not now
web-table-declined = { $name } is not coming. You can open the seat, or give it to a bot.
web-table-copy-link = Copy link
web-table-make-link = New link
web-table-withdraw = Withdraw the link
web-table-link-withdrawn = The link leads nowhere now.
web-table-copied = Copied. Send it to whoever is to play.
web-table-copy-yourself = Copy this: { $link }
web-table-start = Start
web-table-share = Copy the table’s address

## Parts of the screen

web-table-menu = Table and players
web-table-rules = Rules
web-table-settings = Settings
web-table-sound-off = Sound off
web-table-sound-on = Sound on
web-table-help = Keys and signs
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
web-table-decides = decides now
web-table-you = you
web-table-bot-name = { $number ->
    [0] Vega
    [1] Rigel
    [2] Altair
    [3] Deneb
   *[4] Sirius
}
# Seats without a name are called by their emblem.
web-table-emblem = { $emblem ->
    [triangle] Triangle
    [square] Square
    [circle] Circle
    [diamond] Diamond
   *[star] Star
}
web-table-your-turn = Your turn
web-table-telling = See what happens …
web-table-count = { $count ->
    [one] One choice
   *[other] { $count } choices
}
web-table-next-step = { $count ->
    [one] One choice is left. Go on.
   *[other] { $count } choices are left. Go on.
}
web-table-ready = Chosen. Confirm, or choose anew.
web-table-bot-thinks = The bot is thinking …
web-table-bot-for-you = A bot plays for you.
web-table-their-turn = It is not your turn.
web-table-watching = You are watching.
web-table-chat-erase = Delete this line
web-table-chat-mute = Mute { $name }
web-table-chat-unmute = Let { $name } write again
web-table-chat-erased = (deleted)
web-table-remove = Send away
web-table-paused = The game is paused.
web-table-pause-ends = It goes on by itself at { $time }.
web-table-options = Choices
web-table-options-more = { $count } more below
web-table-back = Back
web-table-last-round = Show the last round
web-table-last-round-short = Last round
web-table-hint = Hint
web-table-hint-thinking = A { $level } bot is thinking about it …
web-table-hint-would = A { $level } bot would choose: { $what }.
web-table-hint-by = { $points ->
    [one] Its chance to win is 1 percentage point better than by the next best: { $other }.
   *[other] Its chance to win is { $points } percentage points better than by the next best: { $other }.
}
web-table-hint-same = The next best is about as good: { $other }.
web-table-hint-none = The bot has nothing to say about this.
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
web-table-undo-free = Takes your last choice back. It is free: nobody need be asked.
web-table-undo-asks = Takes your last choice back. Something has happened since, so the others are asked.
web-table-undo-short-free = free
web-table-undo-short-asks = asks the others
web-table-undo-free-unrated = Takes your last choice back. You have seen what came next, so the game will no longer count for ratings.
web-table-undo-asks-unrated = Takes your last choice back if the others agree. Something new was seen since, so the game will no longer count for ratings.
web-table-undo-short-unrated = no rating
web-table-undo-nothing = There is nothing of yours to take back.
web-table-undo-question = { $name } would like to take a choice back. Something new was seen since. Is that all right with you?
web-table-undo-waiting = { $name } would like to take a choice back. The others are asked …
web-table-undo-allow = Allow
web-table-undo-refuse = Refuse

## The table as such

web-table-pause = Pause
web-table-resume = Go on
web-table-hand-over = Let a bot play
web-table-hand-over-about = A bot plays this seat until the player takes it back.
web-table-hand-over-ask = Ask for a bot
web-table-hand-over-ask-about = { $name } is asked first. If they are away and do not come back, a bot plays until they do. The game then no longer counts for ratings.
web-table-host = Whoever made the table
web-table-asked = { $name } wants a bot to play for you
web-table-asked-about = It would play until you take your seat back. Strength: { $level }.
web-table-asked-time = { $seconds ->
    [one] No answer within 1 second means no.
   *[other] No answer within { $seconds } seconds means no.
}
web-table-asked-yes = Let it
web-table-asked-no = No, I’m here
web-table-asking-here = { $seconds ->
    [one] { $name } is here and is being asked. No answer within 1 second means no.
   *[other] { $name } is here and is being asked. No answer within { $seconds } seconds means no.
}
web-table-asking-away = { $seconds ->
    [one] { $name } is not here. If they do not come back within 1 second, a bot plays for them.
   *[other] { $name } is not here. If they do not come back within { $seconds } seconds, a bot plays for them.
}
web-table-handed = A bot plays for you
web-table-handed-asked = It plays because you let it. Your seat is still yours.
web-table-handed-away = You were away, so it took over. Your seat is still yours.
web-table-handed-time = Your time was up, so it took over. Your seat is still yours.
web-table-handed-let = Let it play on
web-table-take-back = Take my seat back
web-table-concede = Concede
web-table-concede-seat = Concede: { $seat }
web-table-concede-title = Concede the game?
web-table-concede-ends = The game ends at once, and you come last. This cannot be taken back.
web-table-concede-goes-on = You come last, and a bot plays on in your place. This cannot be taken back.
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
web-table-log-search-what = A name, a place, a card …
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
    [0] To the newest
    [one] To the newest (1 new)
   *[other] To the newest ({ $count } new)
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
web-table-log-ask-undo = { $seat } asks to take a choice back.
web-table-log-refuse-undo = { $seat } is against taking it back.
web-table-log-allow-undo = { $seat } allows taking it back.
web-table-log-undo = A choice is taken back.
web-table-log-hand-over-asked = A bot plays for { $seat } now: { $level }.
web-table-log-hand-over-agreed = { $seat } lets a bot play: { $level }.
web-table-log-hand-over-away = { $seat } is away. A bot plays on: { $level }.
web-table-log-ask-hand-over = { $name } asks for a bot to play for { $seat }.
web-table-log-refuse-hand-over-said = { $seat } is here and plays on.
web-table-log-refuse-hand-over-silent = { $seat } is here but has not answered. No bot takes over.
web-table-log-hand-over-time = { $seat } is out of time. A bot plays on: { $level }.
web-table-log-remove = { $name } was sent away.
web-table-log-mute = { $name } may not write here any more.
web-table-log-unmute = { $name } may write here again.
web-table-log-resume-itself = The pause is over. The game goes on.
web-table-log-hand-over-left = { $seat } has not been here for days. A bot plays on: { $level }.
web-table-log-hand-over-banned = { $seat } was banned from this server. A bot plays on: { $level }.
web-table-log-hand-over-conceded = A bot plays on for { $seat }: { $level }.
web-table-log-take-back = { $seat } plays again.
web-table-log-pause = { $name } pauses the game.
web-table-log-resume = { $name } lets the game go on.
web-table-log-leave-out = { $seat } was not there when the dice were mixed, and added no luck.
web-table-log-concede = { $seat } concedes.
web-table-log-end = The game is over.
web-table-log-rematch = { $name } wants to play again.
web-table-log-close-operator = Whoever runs this server has closed the table{ $words ->
    [none] .
   *[other] : “{ $words }”
}
web-table-log-close-gone = Whoever made this table does not play here any more, so it was closed.
web-table-log-forget = Someone has deleted all that was known of them.
web-table-chat-none = Nobody has said anything yet.
web-table-chat-say = Say something …
web-table-chat-send = Send

## The end

web-table-over = { $count ->
    [one] { $winners } wins!
   *[other] Shared first place: { $winners }
}
web-table-place = place { $place }
web-table-result = Result
web-table-result-close = Look at the board
web-table-show-end = Show the end
web-table-again = Again with the same seats
web-table-again-invited = { $name } wants to play again with the same seats. Yours is kept for you.
web-table-again-yours = You wanted to play again: here is the new table.
web-table-again-join = Join
web-table-record = Record
web-table-fair = Were the dice fair?
web-table-fair-how = Before the game the server gave the SHA-256 of a secret: the promise. Each player then sealed some luck of their own, and showed it only when everybody’s was sealed. All dice and draws come from the secret and this luck, so nobody could choose them: not the server, not a player, not both together.
web-table-fair-how-old = Before the game the server gave the SHA-256 of a secret: the promise. Each player added something of their own. All dice and draws come from the secret and these additions.
web-table-fair-promise = Promise, from before the game
web-table-fair-secret = Secret, told at the end
web-table-fair-luck = Added by { $name }
web-table-fair-seed = Seed: SHA-256 over the secret and everybody’s luck
web-table-fair-verify = To play the whole game again and compare, save the record and run:

## Keys

web-table-key-walk = walk over the board
web-table-key-confirm = choose; confirm what is chosen
web-table-key-back = one step back
web-table-key-story = on with the story
web-table-key-turn = turn the tile
web-table-key-inspect = look at anything on the board
web-table-key-undo = undo
web-table-key-zoom = closer, further, all of it
web-table-key-tab = go through all choices and panels
web-table-key-help = this list
web-table-help-mouse = Everything that glows can be clicked. Click something that does not glow, and you are told why not.
web-table-help-keys = Keys
web-table-help-signs = Signs

## When something goes wrong

web-table-restarting = The server is being restarted. Your game is kept; we come back by ourselves …
web-table-not-done = That was not done: there was no connection. Your choice is kept; do it again when we are back.
web-table-back-again = The connection is back.
web-table-only-here = You have opened Starboard on this computer alone, so its links work only here. For friends on your network, start it by “python3 run.py serve --host 0.0.0.0” and open it by this computer’s own address.
web-table-unknown-do = Perhaps a letter of the address is missing, or the table was deleted. Ask whoever sent you the link for a new one.
web-table-other-rules-do = It is kept as it is: a server with those rules can open it. Here you can make a new table.
web-record-rules-do = A record can be replayed only by the rules that it was made under. Ask whoever gave it to you which version of Starboard they play, or watch one of the games that are kept here.
web-board-coming = The board is on its way …
web-board-late = The server does not give us the board yet. We keep trying …
web-board-broken = The board of this game does not work here. You can play on with the plain one.
web-board-view = View
web-board-zoom-in = Zoom in
web-board-zoom-out = Zoom out
web-board-fit = Show all of it
web-board-see-map = See the map
web-board-see-choice = Back to the choice

## Fair dice

web-fair-starting = Mixing the dice …
web-fair-starting-for = Mixing the dice … waiting for { $names }
web-fair-checked = fair: your browser has checked it
web-fair-whole = the numbers fit together
web-fair-broken = something is wrong
web-fair-checked-how = Your browser kept the promise and your luck from before the game. Both are the same now, and everything that follows from them fits.
web-fair-left-out = { $name } was not there when the dice were mixed, and added no luck.
web-fair-wrong-promise = The secret does not fit the promise: the dice were changed.
web-fair-wrong-other-promise = This is not the promise your browser kept from before the game: the dice were changed.
web-fair-wrong-luck = This is not the luck your browser added: the dice were changed.
web-fair-wrong-seals = A seal does not fit its luck and name: something was changed.
web-fair-wrong-seed = The record was played with another seed: the dice were changed.
