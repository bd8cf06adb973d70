# Tables and the server.

## Who is who

who-bad-name = A name has 1 to { $most } visible characters.
who-bad-name-marks = A letter in a name can have at most { $most } accents.
who-bad-name-mixed = “{ $word }” mixes letters of different alphabets. Use one alphabet for each word of the name.
who-name-kept = The name “{ $name }”, or one that looks like it, is protected by a password. Log in, or choose another name.
who-bad-password = A password has { $least } to { $most } characters.
who-wrong-login = Wrong name or password.
who-wrong-password = That is not your password.
who-logged-out = You are logged out. Enter your name or log in to continue.
who-too-many-tries = Too many tries. Wait a minute, then try again.
who-unknown = The name “{ $name }” is not protected by a password.
who-banned = The operator of this server has banned you{ $words ->
    [none] .
   *[other] : “{ $words }”
}
who-muted = The operator of this server has muted you in every chat.
who-wrong-name = To confirm, type your name: { $name }.

## At a table

table-unknown = There is no table “{ $table }”.
table-other-rules = This table was started under version { $version } of the rules of { $game }; this server has version { $now }.
server-operator-only = Only the operator of this server can see that.
table-busy = Too much is happening at this table at once. Try again.
table-no-more-pauses = You have used up your pauses in this game: { $seconds } seconds in all.
table-muted = The host of this table has muted you.
table-no-such-line = That line is not there any more.
table-not-yourself = That is you. You can leave instead.
table-barred = The host of this table has removed you from it.
table-seat-free = Nobody sits there.
table-chat-too-fast = You are writing too fast. Wait a moment.
table-too-many = You have too many unfinished tables ({ $most }). Finish one first, then make another.
table-too-many-bots = Bots are already playing among themselves at { $most } of your tables. Wait until one of those games is over.
table-one-seat = You already have a seat at this table. Give the others a chance.
table-stale = The table has moved on: you chose at move { $ply }, and it is now at move { $now }. Look again.
table-link-gone = This link has been used or withdrawn. Ask for a new one.
table-no-open-seat = No seat is open to everybody.
table-no-such-seat = There is no such seat.
table-seat-taken = The seat is taken.
table-seat-by-link = This seat can only be taken with its link.
table-seat-kept = This seat is reserved for { $name }.
table-bad-luck = Your luck for the dice must have 1 to 64 visible characters.
table-bad-seal = The seal of your luck must be a SHA-256 hash: 64 lower-case hexadecimal digits.
table-luck-early = Luck is revealed when everybody has sealed theirs and the game is about to start.
table-luck-late = All luck is sealed and can no longer be changed.
table-luck-differs = This is not the luck you sealed.
table-luck-stale = There is a new promise for the dice: seal new luck.
table-no-part = Your luck is not part of these dice.
table-starting = The game is about to start.
table-bad-seat = Unknown kind of seat: { $kind }.
table-bad-clock = A clock allows from 1 second to 30 days for a move or for a game, and a reserve of at most as much.
table-bad-webhook = A webhook must be the public HTTP address of a chat service.
table-owner-only = Only the host of the table can do that.
table-started = The game has already started.
table-not-started = The game has not started yet.
table-seats-free = Some seats are still free.
table-over = The game is over.
table-closed = This table was closed. Nothing more happens here.
table-not-over = The game is not over yet.
table-paused = The game is paused.
table-not-paused = The game is not paused.
table-not-playing = The game is not in progress.
table-not-seated = You do not have a seat at this table.
table-not-your-seat = That is not your seat.
table-bot-plays = A bot plays this seat now. Take it back first.
table-hand-over-pending = Someone has already asked for a bot. Wait for the answer.
table-no-bot = There is no bot on this seat to take it back from.
table-conceded = This seat has already conceded.
table-nothing-to-undo = There is no choice of yours to take back.
table-undo-pending = Someone has already asked to take back a choice.
table-no-undo = Nobody has asked to take back a choice.
table-not-asked = You are not being asked.
table-bad-chat = A message has 1 to { $most } characters.
table-no-hints = This table was made without hints.
table-no-such-ply = There is no move { $ply } to look at; the last one is { $most }.
table-record-later = The record is available when the game is over.
table-closed-record = This table was closed before the end of its game. There is no record.
analysis-later = The game can be analysed when it is over.
analysis-no-mind = There is no analysis of this game yet.
analysis-busy = Several games are being analysed already. Try again in a minute.
analysis-unknown = This analysis is no longer here. Ask for it again.
analysis-failed = The analysis failed. The error has been logged.
wish-not-understood = The server did not understand what this page wants. Reload the page, then try again.

## The server

server-closing = The server is restarting. Try again in a moment.
server-too-many = Too many requests. Wait a moment, then try again.
server-other-origin = Requests from other sites are not accepted.
server-other-host = This server does not answer to the name “{ $host }”. Its operator can allow it with --host-name.
server-cannot-write = The server cannot save anything right now. Nothing has happened; try again soon.
server-lost-store = The server lost its database for a moment. Check whether it went through, and try again if not.
server-broken = Something went wrong here. The error has been logged.
server-load-anew = This page is from before the server was updated. Reload it.
server-bad-code = The text is too long for a QR code. Maximum length: { $most }.
server-problem = { $status ->
    [400] The request was not understood.
    [401] Enter your name first.
    [404] There is nothing at this address.
    [405] That cannot be done at this address.
    [408] The request did not arrive in time.
    [413] The request is too large.
   *[other] The request was refused.
}

notice-turn = { $names }: it is your turn ({ $game }, table { $table }).
notice-over = The game is over ({ $game }, table { $table }).
notice-closed = The table was closed before the end of its game ({ $game }, table { $table }).
