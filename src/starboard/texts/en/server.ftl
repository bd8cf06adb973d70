# Tables and the server.

## Who is who

who-bad-name = A name has 1 to { $most } visible characters.
who-bad-name-marks = A letter of a name has at most { $most } accents.
who-bad-name-mixed = “{ $word }” mixes letters of different alphabets. Write each word of the name in one.
who-name-kept = The name “{ $name }”, or one that looks like it, is kept by somebody’s password. Log in, or take another name.
who-bad-password = A password has { $least } to { $most } characters.
who-wrong-login = Name and password do not go together.
who-wrong-password = That is not your password.
who-logged-out = You are logged out. Say your name or log in to go on.
who-too-many-tries = Too many tries. Wait a minute, then try again.
who-unknown = Nobody keeps the name “{ $name }”.
who-banned = Whoever runs this server has banned you{ $words ->
    [none] .
   *[other] : “{ $words }”
}
who-muted = Whoever runs this server does not let you write in any chat.
who-wrong-name = To be sure, write your name: { $name }.
someone-who-left = someone who left

## At a table

table-unknown = There is no table “{ $table }”.
table-other-rules = This table was started under version { $version } of the rules of { $game }; this server has version { $now }.
server-operator-only = Only whoever runs this server can see that.
table-busy = Too much is happening at this table at once. Try again.
table-no-more-pauses = You have used up your pauses in this game: { $seconds } seconds in all.
table-muted = Whoever made this table does not let you write in its chat.
table-no-such-line = That line is not there any more.
table-not-yourself = That is you. You can leave instead.
table-barred = Whoever made this table has sent you away from it.
table-seat-free = Nobody sits there.
table-chat-too-fast = You write too fast. Wait a moment.
table-too-many = You have { $most } unfinished tables. Finish one first, then make another.
table-too-many-bots = Bots already play among themselves at { $most } of your tables. Wait until one of those games is over.
table-one-seat = You already have a seat at this table. Leave the others a chance.
table-stale = The table has gone on: you chose at move { $ply }, it is at move { $now }. Look again.
table-link-gone = This link has been used or withdrawn. Ask for a new one.
table-no-open-seat = No seat is open to everybody.
table-no-such-seat = There is no such seat.
table-seat-taken = The seat is taken.
table-seat-by-link = This seat is taken by its link only.
table-seat-kept = This seat is kept for { $name }.
table-bad-luck = Your luck for the dice must have 1 to 64 visible characters.
table-bad-seal = The seal of your luck must be a SHA-256 hash: 64 lower-case hexadecimal digits.
table-luck-early = Luck is shown when everybody has sealed theirs and the game is about to start.
table-luck-late = All luck is sealed: it can no longer be changed.
table-luck-differs = This is not the luck you sealed.
table-luck-stale = The dice have been promised anew: seal new luck.
table-no-part = You take no part in the luck of these dice.
table-starting = The game is about to start.
table-bad-seat = A seat cannot be planned so: { $kind }.
table-bad-clock = A clock gives from 1 second to 1,000,000 seconds for a move or for a game, and a reserve of at most as much.
table-bad-webhook = A webhook is the HTTP address of a chat service out in the network.
table-owner-only = Only the person who made the table can do that.
table-started = The game has already started.
table-not-started = The game has not started yet.
table-seats-free = Some seats are still free.
table-over = The game is over.
table-closed = This table was closed. Nothing goes on here any more.
table-not-over = The game is not over yet.
table-paused = The game is paused.
table-not-paused = The game is not paused.
table-not-playing = The game is not being played.
table-not-seated = You do not sit at this table.
table-not-your-seat = That is not your seat.
table-bot-plays = A bot plays this seat now. Take it back first.
table-hand-over-pending = A bot has been asked for already. Wait for the answer.
table-no-bot = No bot plays this seat that could hand it back.
table-conceded = This seat has already conceded.
table-nothing-to-undo = There is no choice of yours to take back.
table-undo-pending = Taking back has been asked for already.
table-no-undo = Nobody has asked to take a choice back.
table-not-asked = You are not asked about it.
table-bad-chat = A message has 1 to { $most } characters.
table-no-hints = This table was made without hints.
table-no-such-ply = There is no move { $ply } to look at; the last one is { $most }.
table-record-later = The record is given out when the game is over.
table-closed-record = This table was closed before the end of its game. There is no record.
analysis-later = The game can be analysed when it is over.
analysis-no-mind = There is no analysis of this game yet.
analysis-busy = Several games are being analysed already. Try again in a minute.
analysis-unknown = This analysis is not here any more. Ask for it again.
analysis-failed = The analysis did not succeed. It has been written down.
wish-not-understood = The server did not understand what this page wants. Reload the page, then try again.

## The server

server-closing = The server is being restarted. Try again in a moment.
server-too-many = Too many requests. Wait a moment, then try again.
server-other-origin = Requests from other sites are not accepted.
server-other-host = This server does not answer to the name “{ $host }”. Whoever runs it can allow it with --host-name.
server-cannot-write = The server cannot write at the moment. Nothing has happened; try again soon.
server-lost-store = The server has lost its database for a moment. Look whether it has happened, and try again if not.
server-broken = Something went wrong here. It has been written down.
server-load-anew = This page is from before the server was renewed. Load it anew.
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
