# Many games at once: `starboard simulate`.

cli-simulate = play many games with bots and save them as tables for study
cli-simulate-games = number of games (default: { $games })
cli-simulate-seats = number of seats; the last bot takes those left over
cli-simulate-bots = levels of the bots, for example medium,easy; a bot that searches needs tries instead of seconds: hard@300n
cli-simulate-tables = what to save besides results, from { $tables } (default: { $usual })
cli-simulate-rules = version of the rules, where older ones can still be played (default: the newest)
cli-simulate-names = language in which things are called beside their ids in the tables (default: en), or none
cli-simulate-batch = games per file (default: as many as take about two seconds)
cli-simulate-again = play exactly the same games as in this folder; with --bots, --option, --pack or --rules the same deals, with that one thing varied
cli-simulate-out = folder for the tables; after a stop, the same command continues there, and a larger number of games adds to it
cli-simulate-dask = let a Dask cluster play: the one at DASK_SCHEDULER_ADDRESS, or one on this machine
cli-simulate-json = print the manifest as JSON
cli-simulate-trying = trying a few games…
cli-simulate-rate = { NUMBER($rate, maximumFractionDigits: 1) } games/s
cli-simulate-done = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $folder } ({ NUMBER($size, maximumFractionDigits: 1) } MB).
cli-simulate-next = For a page of charts about them: { $command }
cli-schema-tables = instead, print the columns of the tables that `starboard simulate` writes for this game
cli-simulate-same = { $same ->
    [yes] These are exactly the same games as in { $folder }.
   *[no] These are not the same games as in { $folder }: rules or bots have changed since.
}
cli-simulate-varied = The same deals as in { $folder }, varied: { $varied }
cli-simulate-unknown = We cannot tell whether these are the same games: those in { $folder } were never finished.
cli-simulate-error-game = Say which game to play, or give --again and the folder of a simulation.
cli-simulate-error-again = With --again most settings come from that folder: leave out GAME, -n, --seats and --seed.
cli-simulate-error-same = --again and --out are the same folder. Choose another one for the new games.

error-missing-extra = Not installed: { $packages }. Install with: pip install 'starboard[{ $extra }]'
error-simulation-clock = { $level } thinks by the clock, so its games could not be repeated. Give it a number of tries instead: { $better }
error-simulation-version = A worker has Starboard { $there }, but this is { $here }. Install the same version everywhere.
error-simulation-table = There is no table “{ $table }”. Available: { $known }
error-simulation-names = There are no names in “{ $lang }”. Available: { $known }
error-workers-die = Worker processes died { $times } times over the same games. Is there enough memory? Finished games are kept; the same command continues from there.
error-cluster-none = There is no Dask cluster at { $address }: { $reason }
error-cluster-empty = The Dask cluster at { $address } had no worker within { $seconds } seconds. Start some with: dask worker { $address }
error-cluster-lost = The Dask cluster gave up on some of its games. Finished games are kept; the same command continues from there.
error-manifest = { $file } is not the manifest of a simulation: { $reason }
error-manifest-none = { $folder } contains no simulation.
error-manifest-settings = { $folder } has games of another simulation: { $setting } is { $there } there and { $here } here. It was left unchanged.
error-manifest-games = { $folder } is for more games: { $there } there and { $here } here. It was left unchanged.
error-folder-full = { $folder } is not empty, and not the folder of a simulation. It was left unchanged.
error-folder-busy = Another process is writing to { $folder }. Wait until it is done.
error-part = { $file } is damaged: { $reason }. Delete it, and the same command plays its games again.
error-again-several = Several things would be varied at once, so nobody could tell which of them makes a difference. Give only one of --bots, --option, --pack and --rules.
error-run-table = { $folder } has no table “{ $table }”. It has: { $known }
error-run-column = The table { $table } has no column “{ $column }”. It has: { $known }
error-run-game = Game { $number } is not in { $folder }.
error-run-version = These games were played under other rules: { $game } has version { $there } there and { $here } here. Use Starboard { $by } to play them.
