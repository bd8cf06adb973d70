# The command line.

cli-about = A digital table for space board games. Without a command, it starts the server.
cli-lang = language: en, cs, pl or uk
cli-play = play a game in the terminal
cli-replay = step through a record
cli-rules = list, search and count the rules of a game
cli-duel = let bots play many games against each other, every deal from every seat
cli-bench = measure how fast a game runs

cli-game = game, for example carcassonne
cli-seed = seed of all randomness; the same seed gives the same games
cli-jobs = worker processes
cli-json = print the result as JSON

cli-percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-round-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
cli-number = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 2) }
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

cli-error-positive = The number of games and of jobs must be at least 1.

cli-duel-bots = levels of the bots, at least two, for example hard medium medium, or hard@0.2 for 0.2 seconds per decision; a level can be repeated; program:COMMAND is a program of your own (docs/programs.md)
cli-duel-games = number of games; each deal is played from every seat
cli-duel-seats = number of seats (default: one for each bot); the last bot takes those left over
cli-duel-options = options of the game
cli-duel-out = write each game to this file; after a stop, the same command continues from there, and a larger number of games adds to it
cli-duel-chart = draw the result as a chart
cli-duel-result = { $a } wins { $rate } of { $games ->
    [one] one game
   *[other] { $games } games
} against { $b } (95% interval by deals: { $low } to { $high }).
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
cli-duel-by-deals = Intervals are by deals: all games of a deal together are one observation. Deals: { $deals }.
cli-duel-chart-note = Dashed: where all would be if they were equally strong. Intervals are by deals.
cli-duel-stopped = Stopped after { $games ->
    [one] one game
   *[other] { $games } games
} of { $wanted }.
cli-duel-goes-on = Stopped after { $games ->
    [one] one game
   *[other] { $games } games
} of { $wanted }. The same command continues from here.
cli-duel-error-chart = A chart is an SVG: name its file FILE.svg, not { $file }.

error-tournament-few = Name at least two bots.
error-tournament-seats = There are more bots than seats. Bots: { $bots }. Seats: { $seats }.
error-ledger-none = { $file } does not contain the games of a tournament. It was left unchanged.
error-ledger-settings = { $file } has games of another tournament: { $setting } is { $there } there and { $here } here. It was left unchanged.
error-ledger-line = { $file }, line { $line }: this is not a game of this tournament. The file was left unchanged.

cli-seats = number of seats
cli-bench-games = games in each of { $rounds } rounds
cli-bench-rate = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, one core: { $rate } random games per second (rounds from { $low } to { $high }), { $decisions } decisions per second.
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
cli-bench-what = game, for example carcassonne, “server”, “soak”, or “all” for the games and the server
cli-bench-sockets = for a server: connections that play
cli-bench-seconds = for a server: seconds to measure
cli-bench-database = for a server: where the games are kept (default: a new SQLite file)
cli-bench-servers = for a server: how many of them share the database, which must then be PostgreSQL
cli-bench-processes = for a server: how many processes it has on its port; more than one need PostgreSQL
cli-bench-tables = for a soak: tables of two people each
cli-bench-bots = for a soak: tables where bots play among themselves
cli-bench-minutes = for a soak: how long it runs
cli-bench-error-number = Give at least one game, at least { $least } sockets, and more than 0 seconds.
cli-bench-error-servers = Several servers can share only a PostgreSQL database: use --database postgresql://….
cli-bench-server-rate = { $rate } durable moves per second at { $sockets } sockets. From a choice to its answer: half within { $middle } ms, 95% within { $late } ms, 99% within { $last } ms.
cli-bench-server-refused = Refused: { $refused }. That should not happen.
cli-bench-soak-sample = After { $minutes } min: server { $server } MB, workers { $workers } MB, { $handles } handles, database { $database } MB, { $waiting } bots waiting.
cli-bench-soak-moves = Moves by people: { $moves }, answered in { $middle } ms (95%: { $late }, 99%: { $last }); finished bot games: { $games }.
cli-bench-soak-stuck = { $stuck ->
    [0] No table is stuck.
   *[other] Stuck tables: { $tables }.
}
cli-bench-server-cpu = Cores in use: server { $server }, clients { $clients }.
cli-bench-server-memory = A table takes { $size } kB of memory. After that many have been put away, new ones take { $again } kB more.
cli-bench-server-start = Start with { $stored } stored tables: { $seconds } s.
cli-bench-server-conditions = Conditions: { $python }; { $machine }, { $cores ->
    [one] one core
   *[other] { $cores } cores
}, load { $load } before, nice { $nice }; { $database }, { $servers ->
    [one] one server
   *[other] { $servers } servers
}, { $seconds } s.

cli-rules-game = game (default: all games)
cli-rules-words = show only rules with these words, or with this id
cli-rules-coverage = run the tests that name rules, and count the rules they cover
cli-rules-ours = count what is printed and what is ours
cli-rules-none = No rule contains “{ $wanted }”.
cli-rules-examples = Worked examples
cli-rules-ambiguities = Settled ambiguities
cli-rules-running = Running the tests of { $game }…
cli-rules-covered = { $game }: { $covered } of { $total } rules have a passing test that names them.
cli-rules-examples-covered = Worked examples: { $covered } of { $total }.
cli-rules-untestable = untestable: { $id } ({ $why })
cli-rules-missing = missing: { $id }
cli-error-no-tests = Coverage runs the tests, which are only in the source. Use “python3 run.py rules --coverage” in a clone.
cli-error-tests-broke = The tests did not run: { $output }

## Playing

cli-play-me = your seat, numbered from 0
cli-play-bot = level of all bots: even, newcomer, easy, medium, hard or master (master@3 for 3 seconds per decision; default: medium)
cli-play-bots = levels of the bots, one for each other seat, for example easy,hard
cli-play-all-bots = let bots play all seats, and watch
cli-play-option = an option of the game; can be repeated
cli-play-save = save the record to this file
cli-play-resume = continue the game of this record

cli-you = you
cli-bot = bot: { $level }
cli-level = { $level ->
    [even] even match
    [newcomer] newcomer
    [easy] easy
    [medium] medium
    [hard] hard
    [master] master
    [random] random
    [greedy] greedy
    [uct] pure search
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
cli-shown-small = Drawn small because space is short. Type v to see it larger.
cli-end-prompt = Type s to save the record, or press Enter to leave.
cli-end = The game is over.
cli-place = { $place }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-undone = Back to your previous decision.
cli-saved = The game is saved in { $path }
cli-resume-how = To continue: { $command }
cli-log-empty = Nothing has happened yet.
cli-why-allowed = “{ $choice }” is allowed.
cli-why-not = “{ $choice }” is not allowed: { $reason }.
cli-no-rules = There are no rules of this game in this language.
cli-rules-how = Type r and the id of a rule or a word, for example: r CSW-FIGHT-08
cli-rules-more = { $more ->
    [one] One more rule is not shown.
   *[other] { $more } more rules are not shown.
}

cli-help-number = Type the number of an option to choose it.
cli-help-marks = ⌂ after a name means that it is ours, because nobody has published how it is printed. “?” after a name means that the sources are unclear. “starboard rules GAME --ours” counts both.
cli-help-notation = You can also type a choice in notation, as it is written in records.
cli-help-commands =
    ?        this help
    v        the whole board, screen by screen; “v 3” puts column 3 in the middle
    u        undo: back to your previous decision; bots take their moves back too
    r ID     show a rule; “r WORD” finds rules with that word
    w TEXT   why a choice is not allowed
    l        what happened last
    s        save the record; “s FILE” saves it there
    q        save and quit; so do Ctrl-C and Ctrl-D
cli-board-cropped = The board is wider than the terminal. Hidden columns: { $hidden }. Type v and a column to see others.
cli-board-cropped-rows = The board is taller than the terminal. Hidden rows: { $hidden }. Type v to see the whole board.
cli-fight-ahead = fight, { $kind } at { $cell }: { $odds }
cli-odds = { $side } { $percent }% ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})

cli-error-number = There is no option { $number } here; the numbers go from 1 to { $high }.
cli-error-column = “{ $column }” is not a column number.
cli-error-no-undo = You have no earlier decision to go back to.
cli-error-why-what = Type w and a choice in notation, for example: w place 1,0 r90
cli-error-write = { $path } cannot be written: { $reason }.
cli-error-read = { $path } cannot be read: { $reason }.
cli-error-option = Write an option as NAME=VALUE, not as “{ $option }”.
cli-error-bots = --bots takes one level for each bot and cannot be used with --bot. Bots: { $wanted }. Levels given: { $given }.
cli-error-resume-setup = A record has its own seats, seed and options; leave out --seats, --seed and --option.

## Stepping through a record

cli-replay-file = file with a record
cli-replay-no-input = print all moves at once
cli-no-stories = leave out the stories of the cards
cli-english-names = show the English names of cards too
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

cli-serve = serve tables over HTTP and WebSockets
cli-serve-host = address to listen on
cli-serve-lan = let everybody on your local network play: listen on all addresses and show a QR code
cli-serve-port = port to listen on (default: the first free one from { $first })
cli-serve-database = where everything is kept: sqlite:///PATH or postgresql://…
cli-serve-no-browser = do not open the lobby in a browser
cli-serve-processes = server processes that share the port, so that more than one core is used; needs PostgreSQL (default: 1)
cli-serve-processes-number = The number of processes is from 1 to { $most }.
cli-serve-processes-database = Several processes can share only a PostgreSQL database: give it with --database postgresql://…, or leave out --processes. What is kept in SQLite gets there with “starboard backup” and “starboard restore”.
cli-serve-processes-workers = Bots think in processes of their own, and each server process needs at least one: use --bot-workers { $processes } or more, or leave it out.
cli-serve-processes-system = This system cannot run several server processes on one port; Linux and macOS can. Leave out --processes.
cli-serve-bot-workers = processes in which bots think
cli-serve-bot-budget = seconds a master bot may think about a move (a hard one takes less)
cli-serve-analysis-budget = how long to think about each decision when someone has a finished game analysed
cli-serve-patience = seconds a player has to answer, or to come back, when someone wants a bot in their place
cli-serve-https = the server is reached over HTTPS: send cookies over HTTPS only
cli-serve-origin = another site that may use this server; can be repeated
cli-serve-trusted-proxy = address of a proxy in front of this server whose X-Forwarded-For is trusted (can be repeated; default: none)
cli-serve-metrics-from = network that may read /metrics, for example 10.0.0.0/8 (can be repeated; default: this machine)
cli-serve-host-name = a name that browsers use for this server; can be repeated
cli-serve-no-limits = no rate limits, for load tests
cli-serve-here = Starboard is running at { $url }
cli-serve-data = Everything is kept in { $database }
cli-serve-lan-scan = Scan this with a phone on the same network:
cli-serve-lan-plain = This is plain HTTP, and others on your network can read along: use it at home, not in a café.
cli-serve-lan-none = This computer is not on a network, so nobody else can reach it.
cli-serve-stop = Press Ctrl-C to stop; nothing is lost.
cli-serve-no-port = Cannot listen on port { $port }: { $reason }. Choose another one with --port.

cli-verify = check that the dice of a game were fair
cli-verify-file = file with a record
cli-verify-promise = the hash that was published at the start, to be sure the record is of that game
cli-verify-luck = the luck your browser kept, with your seat: 1=…; can be repeated
cli-verify-bad-luck = “{ $given }” is not a seat and its luck. Write, for example, 1=2f0c….
cli-verify-other-luck = Seat { $number } added different luck from the one given: the dice were changed.
cli-verify-other-names = The name at seat { $number } is not the one that was sealed: the names were changed.
cli-verify-part = { $named ->
    [no] Seat { $number } added luck of its own.
   *[other] { $name } (seat { $number }) added luck of their own.
}
cli-verify-game = { $game }: all { $moves ->
    [one] one move
   *[other] { $moves } moves
} replayed, and the game ends as recorded.
cli-verify-scores = Scores: { $scores }.
cli-verify-no-promise = The record has no promise, so there is no telling how its seed was chosen.
cli-verify-other-promise = The record has a different promise from the one given.
cli-verify-broken = The secret does not match its promise: the dice were changed.
cli-verify-other-seed = The seed does not come from the secret and the players’ luck: the dice were changed.
cli-verify-fair = The dice were fair: the seed comes from the secret promised as { $promise } and from the players’ luck.

cli-tables = copy tables from a database to a file, or from a file to a database; list the versions of the rules they need
cli-tables-action = export, import or versions
cli-tables-file = the file
cli-tables-ids = only these tables
cli-tables-exported = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} in { $file }.
cli-tables-imported = Tables imported: { $imported }. Already there, and left alone: { $skipped }.
cli-tables-no-file = `tables { $action }` needs a FILE.
cli-tables-version = { $game }, rules version { $version }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $unfinished } unfinished. { $state ->
    [newest] New tables use it.
    [older] Needed until these tables are removed.
    [unused] No table here needs it: it can be retired.
   *[missing] This program no longer has it: these tables cannot be opened.
}
cli-tables-version-files = Records that people keep as files are not counted.

cli-schema = print the JSON schema of the server’s protocol

cli-analyse = review a game: who had what chances, and what each decision gave away
cli-analyse-file = a record, as written by `starboard play` or downloaded from a table
cli-analyse-seconds = how long to think about each decision
cli-analyse-tries = tries for each decision, instead of seconds: the same number gives the same result
cli-analyse-all = show every decision, not only the turning points
cli-analyse-chart = draw a chart of the chances over the game
cli-analyse-progress = thinking
cli-analyse-player = player
cli-analyse-chance = chance to win, from first to last
cli-analyse-decisions = decisions
cli-analyse-average = given away, on average
cli-analyse-none = Nobody made a costly mistake.
cli-analyse-turning = The turning points:
cli-analyse-every = Every decision:
cli-analyse-move = Move { $number }, { $name }: { $said }
cli-analyse-right = { $played } – nothing better was found.
cli-analyse-better = { $played }. Better: { $best } (the chance to win falls by { $loss }).
cli-analyse-title = { $game } · chances to win
cli-analyse-curve = chance to win, by moves
cli-analyse-error-positive = Seconds, tries and processes must be above 0.
cli-analyse-error-game = There is no analysis for { $game } yet.
