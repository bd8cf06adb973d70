# The command line.

cli-about = A digital table for space board games. Without a command: a game of Carcassonne against a bot.
cli-lang = language: en, cs, pl or uk
cli-play = play a game in the terminal
cli-replay = step through a record
cli-rules = list, search and count the rules of a game
cli-duel = let two bots play many games
cli-bench = measure how fast a game runs

cli-game = game, for example carcassonne
cli-seed = start of all randomness; the same seed gives the same games
cli-jobs = worker processes
cli-json = print the result as JSON

cli-error-positive = The number of games and of jobs must be at least 1.

cli-duel-a = level of the first bot, for example greedy
cli-duel-b = level of the second bot, for example random
cli-duel-games = number of games; seats are changed after each
cli-duel-result = { $a } wins { $rate } of { $games ->
    [one] one game
   *[other] { $games } games
} against { $b } (95 % sure: between { $low } and { $high }).

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
