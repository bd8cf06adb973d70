# Tables and the server.

## Who is who

who-bad-name = A name has 1 to { $most } visible characters.
who-name-kept = The name “{ $name }” is kept by somebody’s password. Log in, or take another name.
who-bad-password = A password has { $least } to { $most } characters.
who-wrong-login = Name and password do not go together.
who-too-many-tries = Too many tries. Wait a minute, then try again.
who-unknown = Nobody keeps the name “{ $name }”.

## At a table

table-unknown = There is no table “{ $table }”.
table-other-rules = This table was started under version { $version } of the rules of { $game }; this server has version { $now }.
table-busy = Too much is happening at this table at once. Try again.
table-stale = The table has gone on: you chose at move { $ply }, it is at move { $now }. Look again.
table-link-gone = This link has been used or withdrawn. Ask for a new one.
table-no-open-seat = No seat is open to everybody.
table-no-such-seat = There is no such seat.
table-seat-taken = The seat is taken.
table-seat-by-link = This seat is taken by its link only.
table-seat-kept = This seat is kept for { $name }.
table-bad-luck = What you add to the dice may have up to 64 visible characters.
table-bad-seat = A seat cannot be planned so: { $kind }.
table-bad-clock = A clock gives from 1 second to 1,000,000 seconds for a move or for a game, and a reserve of at most as much.
table-bad-webhook = A webhook is the HTTP address of a chat service out in the network.
table-owner-only = Only the person who made the table can do that.
table-started = The game has already started.
table-not-started = The game has not started yet.
table-seats-free = Some seats are still free.
table-over = The game is over.
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
analysis-later = The game can be analysed when it is over.
analysis-no-mind = There is no analysis of this game yet.
analysis-busy = Several games are being analysed already. Try again in a minute.
analysis-unknown = This analysis is not here any more. Ask for it again.
analysis-failed = The analysis did not succeed. It has been written down.
wish-not-understood = The message was not understood: { $problem }

## The server

server-closing = The server is being restarted. Try again in a moment.
server-too-many = Too many requests. Wait a moment, then try again.
server-other-origin = Requests from other sites are not accepted.
server-broken = Something went wrong here. It has been written down.
server-problem = { $problem }

notice-turn = { $names }: it is your turn ({ $game }, table { $table }).
notice-over = The game is over ({ $game }, table { $table }).
