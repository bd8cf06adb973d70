# What the kernel says, whatever the game.

seat = Seat { $number }
option = { $notation }

event-sealed = { $seat } has chosen in secret.
event-opened = Everybody has chosen: the choices are revealed.

why-not-an-option = it is not one of the options
why-not-a-choice = it is neither an option nor the notation of one
why-not-your-turn = { $seat } has to decide now
why-game-over = the game is over

error-illegal-choice = “{ $choice }” is not allowed: { $reason }.
error-unknown-game = There is no game “{ $game }”. Installed: { $known }.
error-not-a-game = What is installed as “{ $game }” ({ $value }) is not a game with that id.
error-no-such-rules = The rules of { $game } are available here in versions { $low } to { $high }, not in version { $version }.
error-bad-seats = { $game } is for { $low } to { $high } seats, not { $seats }.
error-no-such-seat = There is no seat { $seat_number }; seats are numbered from 0 to { $high }.
error-bad-seed = A seed is a whole number from 0 to 2^64 − 1, not { $seed }.
error-unknown-option = There is no option “{ $option }”. Options: { $known }.
error-bad-option = Option “{ $option }” does not take “{ $value }”. It takes: { $known }.
error-not-a-dump = This is not a position in dump format { $format }.
error-dump-game = This is a position of “{ $found }”, not of { $game }.
error-dump-version = This position was made under version { $found } of the rules of { $game }; this is version { $version }.
error-broken-dump = This position is broken: { $reason }.
error-no-record = An imagined position has no record: part of it never happened.
error-cannot-imagine = No deal of { $game } fits what is known here.
error-record-short = Line { $line }: the record breaks off here. Expected: { $expected }
error-record-line = Line { $line } is “{ $found }”. Expected: { $expected }
error-record-game = Line { $line }: the record is of “{ $found }”, but the game here is “{ $expected }”.
error-record-start = Line { $line }: the game cannot be started like this. { $reason }
error-record-move = Line { $line }: { $reason }
error-record-end = Line { $line }: the game replayed here ends as “{ $expected }”, but the record says “{ $found }”. It was changed, or made under other rules.
error-unknown-bot = There is no bot “{ $level }” for { $game }. Available: { $known }.
error-no-mind = Bots cannot think about { $game } yet.
error-no-packs = There are no content packs for “{ $game }”.
error-pack-missing = It needs the content pack with checksum { $sign }: add that pack with --pack FILE.
error-pack-other = It needs the content pack with checksum { $sign }, not { $found }: add that pack with --pack FILE.
error-pack-none = It was played without a content pack: leave out --pack.

ours-title = What is ours and what is printed
ours-mark = { $mark ->
    [house] Ours: nobody has published how it is printed
   *[doubt] Uncertain: the sources are unclear
}
