# Watching a table without a seat.

table-unwatched = This table is not open to spectators.
table-bad-delay = Spectators can see a game this many seconds later: { $delays }.
table-bad-watchers = Who may watch is one of these: { $known }.
