# Records that somebody brings from elsewhere.

record-too-long = The record has { $moves } moves; up to { $most } can be shown here.
record-too-large = This game is too large to be shown here at once.
record-busy = Many records are being read right now. Try again in a minute.
