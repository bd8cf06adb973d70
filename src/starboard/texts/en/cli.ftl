# The command line.

cli-about = A digital table for space board games. Without a command it starts the server.
cli-lang = language: en, cs, pl or uk
cli-play = play a game in the terminal
cli-replay = step through a record
cli-rules = list, search and count the rules of a game
cli-duel = let bots play many games against each other, every deal from every seat
cli-bench = measure how fast a game runs

cli-game = game, for example carcassonne
cli-seed = start of all randomness; the same seed gives the same games
cli-jobs = worker processes
cli-json = print the result as JSON

cli-percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-round-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
cli-number = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 2) }
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

cli-error-positive = The number of games and of jobs must be at least 1.

cli-duel-bots = levels of the bots, at least two, for example hard medium medium, or hard@0.2 with 0.2 seconds for a decision; the same one may be given more than once
cli-duel-games = number of games; each deal is played from every seat
cli-duel-seats = number of seats; the last bot takes those that are left. Without it there is one for each bot given
cli-duel-options = options of the game
cli-duel-out = write each game to this file; the same command goes on from there after a stop, and a larger number of games adds to it
cli-duel-chart = draw the result as a chart
cli-duel-result = { $a } wins { $rate } of { $games ->
    [one] one game
   *[other] { $games } games
} against { $b } (95% interval: { $low } to { $high }).
cli-duel-level = level
cli-duel-won = won
cli-duel-rate = share of games won (95% interval)
cli-duel-place = average place (95% interval)
cli-duel-score = points
cli-duel-played = games
cli-duel-chart-title = { $game } · { $games ->
    [one] one game
   *[other] { $games } games
}
cli-duel-chart-note = Dashed: where all would be if they were equally strong.
cli-duel-stopped = Stopped after { $games ->
    [one] one game
   *[other] { $games } games
} of { $wanted }.
cli-duel-goes-on = Stopped after { $games ->
    [one] one game
   *[other] { $games } games
} of { $wanted }. The same command goes on from here.
cli-duel-error-chart = A chart is an SVG: its file is called FILE.svg, not { $file }.

error-tournament-few = Give at least two bots.
error-tournament-seats = There are more bots than seats. Bots: { $bots }. Seats: { $seats }.
error-ledger-none = { $file } is something else than the games of a tournament. It was left as it is.
error-ledger-settings = { $file } has games of another tournament: { $setting } is { $there } there and { $here } here. It was left as it is.
error-ledger-line = { $file }, line { $line }: this is not a game of this tournament. The file was left as it is.

cli-seats = number of seats
cli-bench-games = games in each of { $rounds } rounds
cli-bench-rate = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, one core: { $rate } random games a second (rounds from { $low } to { $high }), { $decisions } decisions a second.
cli-bench-costs = In the middle of a game: copy { $copy } µs, dump and load { $dump } µs. Largest position: { $size } kB.
cli-bench-step = Step { $kind }: { $micros } µs.
cli-bench-conditions = Conditions: { $python }, { $compiled ->
    [yes] compiled
   *[no] not compiled
}; { $machine }, { $cores ->
    [one] one core
   *[other] { $cores } cores
}, load { $load }; { $games ->
    [one] one game
   *[other] { $games } games
} from seed { $seed }.
cli-bench-what = game, for example carcassonne, “server” or “soak”
cli-bench-sockets = of a server: connections that play
cli-bench-seconds = of a server: seconds to measure
cli-bench-database = of a server: where the games are kept; a new SQLite file without it
cli-bench-servers = of a server: how many of them share the database, which must be PostgreSQL then
cli-bench-tables = of a soak: tables of two people each
cli-bench-bots = of a soak: tables where bots play among themselves
cli-bench-minutes = of a soak: how long it takes
cli-bench-error-number = Give at least one game, at least { $least } sockets, and more than 0 seconds.
cli-bench-error-servers = Several servers can share only a PostgreSQL database: give it by --database postgresql://….
cli-bench-server-rate = { $rate } durable moves a second at { $sockets } sockets. From a choice to its answer: half within { $middle } ms, 95% within { $late } ms, 99% within { $last } ms.
cli-bench-server-refused = Refused: { $refused }. That should not be.
cli-bench-soak-sample = After { $minutes } min: server { $server } MB, workers { $workers } MB, { $handles } handles, database { $database } MB, { $waiting } bots waiting.
cli-bench-soak-moves = { $moves } moves of people, answered in { $middle } ms (95 %: { $late }, 99 %: { $last }); games of bots that ended: { $games }.
cli-bench-soak-stuck = { $stuck ->
    [0] No table stands still.
   *[other] Tables that stand still: { $tables }.
}
cli-bench-server-cpu = Cores at work: server { $server }, clients { $clients }.
cli-bench-server-memory = A table in memory takes { $size } kB. After as many were put away, others take { $again } kB more.
cli-bench-server-start = Start with { $stored } stored tables: { $seconds } s.
cli-bench-server-conditions = Conditions: { $python }; { $machine }, { $cores ->
    [one] one core
   *[other] { $cores } cores
}, load { $load } before, nice { $nice }; { $database }, { $servers ->
    [one] one server
   *[other] { $servers } servers
}, { $seconds } s.

cli-rules-game = game; all games without it
cli-rules-words = show only rules with these words, or of this id
cli-rules-coverage = run the tests that name rules, and count the rules they hold
cli-rules-none = No rule has “{ $wanted }”.
cli-rules-examples = Worked examples
cli-rules-ambiguities = Settled ambiguities
cli-rules-running = Running the tests of { $game } …
cli-rules-covered = { $game }: { $covered } of { $total } rules have a passing test that names them.
cli-rules-examples-covered = Worked examples: { $covered } of { $total }.
cli-rules-untestable = untestable: { $id } ({ $why })
cli-rules-missing = missing: { $id }
cli-error-no-tests = Coverage runs the tests, which are only in the source. Use “python3 run.py rules --coverage” in a clone.
cli-error-tests-broke = The tests did not run: { $output }

## Playing

cli-play-me = your seat, numbered from 0
cli-play-bot = level of all bots, easy, medium or hard (hard@3 for 3 seconds a decision); medium without it
cli-play-bots = levels of the bots, one for each other seat, for example easy,hard
cli-play-all-bots = let bots play all seats, and watch
cli-play-option = an option of the game; may be given several times
cli-play-save = save the record to this file
cli-play-resume = go on with the game of this record

cli-you = you
cli-bot = bot: { $level }
cli-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [random] random
    [greedy] greedy
    [uct] tries without knowledge
   *[other] { $level }
}
cli-seat-line = { $name } ({ $player })
cli-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-prompt = ? help · u undo · r rules · w why not · l log · s save · q quit
cli-watch-prompt = Enter: next move. e: to the end. q: save and quit.
cli-more = – more: press Enter –
cli-not-shown = Type v to see everything. No room for: { $parts }.
cli-shown-small = Drawn small for want of room. Type v to see it larger.
cli-end-prompt = Type s to save the record, or press Enter to leave.
cli-end = The game is over.
cli-place = { $place }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-undone = Taken back to your previous decision.
cli-saved = The game is saved in { $path }
cli-resume-how = To go on: { $command }
cli-log-empty = Nothing has happened yet.
cli-why-allowed = “{ $choice }” is allowed.
cli-why-not = “{ $choice }” is not allowed: { $reason }.
cli-no-rules = There is no list of rules for this game in this language.
cli-rules-how = Type r and the id of a rule or a word, for example: r CSW-FIGHT-08
cli-rules-more = { $more ->
    [one] One more rule is not shown.
   *[other] { $more } more rules are not shown.
}

cli-help-number = Type the number of an option to choose it.
cli-help-notation = You can also type a choice in notation, as it is written in records.
cli-help-commands =
    ?        this help
    v        the whole board, screen by screen; “v 3” puts column 3 in the middle
    u        undo: back to your previous decision, moves of bots included
    r ID     show a rule; “r WORD” finds rules with this word
    w TEXT   why this choice is not allowed
    l        what happened last
    s        save the record; “s FILE” saves it there
    q        save and quit; so do Ctrl-C and Ctrl-D
cli-board-cropped = The board is wider than the terminal. Hidden columns: { $hidden }. Type v and a column to see others.
cli-board-cropped-rows = The board is higher than the terminal. Hidden rows: { $hidden }. Type v to see the whole board.
cli-fight-ahead = fight, { $kind } at { $cell }: { $odds }
cli-odds = { $side } { $percent }% ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})

cli-error-number = There is no number { $number } here; the numbers go from 1 to { $high }.
cli-error-column = “{ $column }” is not the number of a column.
cli-error-no-undo = There is no earlier decision of yours to go back to.
cli-error-why-what = Type w and a choice in notation, for example: w place 1,0 r90
cli-error-write = { $path } cannot be written: { $reason }.
cli-error-read = { $path } cannot be read: { $reason }.
cli-error-option = An option is given as NAME=VALUE, not as “{ $option }”.
cli-error-bots = --bots takes one level for each bot and goes without --bot. Bots: { $wanted }. Levels given: { $given }.
cli-error-resume-setup = A record brings its own seats, seed and options; leave out --seats, --seed and --option.

## Stepping through a record

cli-replay-file = file with a record
cli-replay-no-input = print all moves at once
cli-replay-start = Start of the game, { $total ->
    [one] 1 move
   *[other] { $total } moves
}
cli-replay-move = Move { $number } of { $total }: { $move }
cli-replay-prompt = Enter: next. b: back. Number: that move. e: end. q: quit.
cli-replay-how = Press Enter for the next move, or type b, e, q or the number of a move.
cli-replay-first = This is the start of the game.
cli-replay-last = This is the last move.
cli-error-move = There is no move { $number }; the record has { $high }.

cli-serve = serve tables to people, over HTTP and WebSockets
cli-serve-host = address to listen on
cli-serve-port = port to listen on; without it, the first free one from { $first } on
cli-serve-database = where everything is kept: sqlite:///PATH or postgresql://…
cli-serve-no-browser = do not open the lobby in a browser
cli-serve-bot-workers = processes in which bots think
cli-serve-bot-budget = seconds a hard bot may think about a move
cli-serve-analysis-budget = how long each decision of a finished game is thought about when somebody wants it analysed
cli-serve-patience = seconds somebody has to answer, or to come back, when a bot is wanted in their place
cli-serve-https = the server is reached over HTTPS: cookies are sent over it only
cli-serve-origin = another site that may use this server; can be given several times
cli-serve-trusted-proxy = address of a proxy in front of this server whose X-Forwarded-For is believed (repeat for several; none by default)
cli-serve-metrics-from = network that may read /metrics, for example 10.0.0.0/8 (repeat for several; this machine by default)
cli-serve-host-name = a name by which browsers call this server; can be given several times
cli-serve-no-limits = no rate limits, for load tests
cli-serve-here = Starboard is here: { $url }
cli-serve-data = Everything is kept in { $database }
cli-serve-stop = Ctrl-C ends it; nothing is lost.
cli-serve-no-port = Cannot listen on port { $port }: { $reason }. Choose another one with --port.

cli-verify = check that the dice of a game were honest
cli-verify-file = file with a record
cli-verify-promise = the hash that was published at the start, to be sure the record is of that game
cli-verify-luck = the luck your browser kept, with your seat: 1=…; may be given several times
cli-verify-bad-luck = “{ $given }” is not a seat and its luck. Write for example 1=2f0c….
cli-verify-other-luck = Seat { $number } added other luck than the one given: the dice were changed.
cli-verify-other-names = The name at seat { $number } is not the one that was sealed: the names were changed.
cli-verify-part = { $named ->
    [no] Seat { $number } added luck of its own.
   *[other] { $name } (seat { $number }) added luck of their own.
}
cli-verify-game = { $game }: all { $moves ->
    [one] one move
   *[other] { $moves } moves
} replayed, and the end is as recorded.
cli-verify-scores = Scores: { $scores }.
cli-verify-no-promise = The record holds no promise, so nothing can be said of how its seed was chosen.
cli-verify-other-promise = The record holds another promise than the one given.
cli-verify-broken = The secret does not fit its promise: the dice were changed.
cli-verify-other-seed = The seed does not come from the secret and the players’ luck: the dice were changed.
cli-verify-fair = The dice were honest: the seed comes from the secret promised as { $promise } and from the players’ luck.

cli-tables = take all tables from a database into a file, or from a file into a database; tell which versions of the rules they need
cli-tables-action = export, import or versions
cli-tables-file = the file
cli-tables-ids = only these tables
cli-tables-exported = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} in { $file }.
cli-tables-imported = Tables taken over: { $imported }. There already, and left alone: { $skipped }.
cli-tables-no-file = `tables { $action }` needs a FILE.
cli-tables-version = { $game }, rules version { $version }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $unfinished } unfinished. { $state ->
    [newest] New tables play by it.
    [older] Needed until these tables are removed.
    [unused] No table here needs it: it can be retired.
   *[missing] This program no longer has it: these tables cannot be opened.
}
cli-tables-version-files = Records that people keep as files are not counted.

cli-schema = print the JSON schema of the server’s protocol

cli-analyse = look at a game again: who stood how well, and what each decision gave away
cli-analyse-file = a record, as `starboard play` or a table's download writes it
cli-analyse-seconds = how long each decision is thought about
cli-analyse-tries = tries for each decision, instead of seconds: the same number gives the same result
cli-analyse-all = tell every decision, not only the turning points
cli-analyse-chart = draw the chances over the game as a chart
cli-analyse-progress = thinking
cli-analyse-player = player
cli-analyse-chance = chance to win, from first to last
cli-analyse-decisions = decisions
cli-analyse-average = given away each
cli-analyse-none = Nobody gave anything away that would be worth a word.
cli-analyse-turning = The turning points:
cli-analyse-every = Every decision:
cli-analyse-move = Move { $number }, { $name }: { $said }
cli-analyse-right = { $played } – nothing better was found.
cli-analyse-better = { $played }. Better: { $best } (the chance to win falls by { $loss }).
cli-analyse-title = { $game } · chances to win
cli-analyse-curve = chance to win, by moves
cli-analyse-error-positive = Seconds, tries and processes must be above 0.
cli-analyse-error-game = There is no analysis for { $game } yet.
