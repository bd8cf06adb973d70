# Many games at once: `starboard simulate`.

cli-simulate = play many games with bots, as tables to be studied
cli-simulate-games = number of games; { $games } without it
cli-simulate-seats = number of seats; the last bot takes those that are left
cli-simulate-bots = levels of the bots, for example medium,easy; a bot that searches needs tries instead of seconds: hard@300n
cli-simulate-tables = what is written down besides results, of { $tables }; everything without it
cli-simulate-batch = games in a file; without it as many as take about two seconds
cli-simulate-again = play the very same games as in this folder
cli-simulate-out = folder for the tables; the same command goes on from there after a stop, and a larger number of games adds to it
cli-simulate-dask = let a Dask cluster play: the one at DASK_SCHEDULER_ADDRESS, or one of this machine
cli-simulate-json = print the manifest as JSON
cli-simulate-trying = trying a few games …
cli-simulate-rate = { NUMBER($rate, maximumFractionDigits: 1) } games/s
cli-simulate-done = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $folder } ({ NUMBER($size, maximumFractionDigits: 1) } MB).
cli-simulate-next = A page about them: { $command }
cli-simulate-same = { $same ->
    [yes] These are the very same games as in { $folder }.
   *[no] These are other games than in { $folder }: rules or bots have changed since.
}
cli-simulate-unknown = Whether these are the same games cannot be told: those in { $folder } were never played to the end.
cli-simulate-error-game = Say which game is to be played, or --again and the folder of a simulation.
cli-simulate-error-again = With --again all settings come from that folder: leave out GAME, -n, --seats, --bots, --seed, --option and --tables.
cli-simulate-error-same = The same games are to be played into another folder: --again and --out are the same one.

error-missing-extra = Not installed: { $packages }. Install with: pip install 'starboard[{ $extra }]'
error-simulation-clock = { $level } thinks by the clock, so that its games could not be played again. Count its tries instead: { $better }
error-simulation-version = A worker has Starboard { $there }, and here it is { $here }. Install the same version everywhere.
error-simulation-table = There is no table “{ $table }”. There are: { $known }
error-workers-die = Worker processes died { $times } times over the same games. Is there enough memory? What is done is kept; the same command goes on from there.
error-cluster-none = There is no Dask cluster at { $address }: { $reason }
error-cluster-empty = The Dask cluster at { $address } had no worker within { $seconds } seconds. Start some with: dask worker { $address }
error-cluster-lost = The Dask cluster gave up games that it was to play. What is done is kept; the same command goes on from there.
error-manifest = { $file } is no manifest of a simulation: { $reason }
error-manifest-none = { $folder } holds no simulation.
error-manifest-settings = { $folder } has games of another simulation: { $setting } is { $there } there and { $here } here. It was left as it is.
error-manifest-games = { $folder } is for more games: { $there } there and { $here } here. It was left as it is.
error-folder-full = { $folder } is something else than a folder of a simulation, and not empty. It was left as it is.
error-folder-busy = Another process is writing to { $folder }. Wait until it is done.
error-part = { $file } is damaged: { $reason }. Delete it, and the same command plays its games again.
error-run-table = { $folder } has no table “{ $table }”. It has: { $known }
error-run-column = The table { $table } has no column “{ $column }”. It has: { $known }
error-run-game = Game { $number } is not in { $folder }.
error-run-version = These games were played by other rules: { $game } has version { $there } there and { $here } here. Starboard { $by } plays them.
