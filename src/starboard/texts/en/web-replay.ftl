# Rules, looking back at a game, and the end of one.

## Looking back

web-replay-title = Replay
web-replay-sides = Parts of the replay
web-replay-watch = Moves
web-replay-end = Result
web-replay-loading = Loading the game…
web-replay-not-started = This game has not started yet.
web-replay-to-table = To the table
web-replay-board = The board at this moment
web-replay-points = { $unit } at this moment
web-replay-story = What happened
web-replay-log = Log
web-replay-moment = Moment of the game
web-replay-at = Move { $ply } of { $last }
web-replay-go = Go to move { $ply }
web-replay-row-events = events
web-replay-row-turns = turns
web-replay-row-moves = moves
web-replay-mark = Move { $ply }: { $what } ({ $who })
web-replay-start = The game starts.
web-replay-nothing = Nothing more happens.
web-replay-first = To the start
web-replay-back = Back one move
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = Forward one move
web-replay-last = To the end
web-replay-speed = Speed
web-replay-play-on = Play from here
web-replay-forked = A new game from this moment: you against bots. Whatever was hidden is dealt again.
web-replay-share = Share
web-replay-shared = The link to move { $ply } is in your clipboard.
web-replay-shared-game = The link to this game is in your clipboard.
web-replay-save = Save record
web-replay-failed = This moment could not be loaded.

## A record from a file

web-replay-file = Replay a game from a file
web-replay-file-drop = Drop the file of a saved game here.
web-replay-file-choose = Choose a file
web-replay-file-about = It is checked and shown, but not kept on the server.
web-replay-file-reading = Replaying the game…
web-replay-file-large = The file is too large; a record can have up to { $most } kB.
web-replay-file-unreadable = The file cannot be read.
web-replay-other-file = Another file
web-replay-fair-none = This record has no proof of fair dice: the game was not played on a server.
web-replay-fair-kept = The dice were fair: the seed comes from a secret that was promised before the game, and from what the players added.
web-replay-fair-broken = The proof of fair dice does not hold: secret, promise and seed do not match.
web-replay-fair-verify = To check it yourself, run:

## Marks on the timeline

web-mark-leader = new leader
web-mark-end = end

## Sources of points

web-source-points = points
web-source-before = earlier

## The end

web-end-wins = { $name } wins
web-end-wins-by = { $name } wins by { $lead }
web-end-shared = { $names } share the win
web-end-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
web-end-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
web-end-place = Place { $place }:
web-end-again = Play again
web-end-replay = Watch the replay
web-end-lead = Who led, move by move
web-end-lead-about = { $unit } after each move. The numbers mark the moments listed beside the chart.
web-end-lead-label = { $unit } of everyone over { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}; the numbers are further down.
web-end-moments = { $count ->
    [one] The moment that decided it
   *[other] The moments that decided it
}
web-end-moments-about = The moves that gained the most, and those that paved the way.
web-end-moment = Move { $ply }: { $name } +{ $points }
web-end-moment-by = Move { $ply }: { $name }
web-end-no-moments = Nobody pulled ahead.
web-end-go = Go there
web-end-go-to = Go to move { $ply }
web-end-by-source = { $unit } by source
web-end-by-source-about = Total after each move; the last step is final scoring.
web-end-chart-label = { $unit } of { $name } by source over { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
web-end-in-numbers = The charts in numbers
web-end-source = Source
web-end-total = Total
web-end-over-time = { $unit } over time
web-end-move = Move
web-end-fair = Fair dice

## When something goes wrong

web-record-rules-do = A record can only be replayed under the rules it was made with. Ask whoever gave it to you which version of Starboard they use, or watch one of the games kept here.
