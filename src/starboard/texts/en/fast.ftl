# The fast lane: rules of a game as compiled code (docs/fast-lane.md).

error-lane-none = { $game } has no fast lane. Play it without one.
error-lane-version = The fast lane of { $game } does not know version { $version } of its rules. Play without it.
error-lane-chance = The chance of this game is a secret of its server, so the fast lane cannot continue it.
error-lane-cache = The fast lane cannot keep its compiled code in { $folder }: { $reason }. Set NUMBA_CACHE_DIR to a folder that can be written.
error-lane-opponents = The fast lane plays no bots. Leave out the opponents, or play without the lane.
error-lane-bots = The fast lane does nothing for these bots: { $bots }. It is for: { $known }
error-lane-tables = The fast lane does not write these tables: { $tables }. Choose from: { $known }
cli-simulate-fast = use the fast lane of the game (bots: random, uct, hard): the same games, much sooner
cli-duel-fast = let bots that search (uct, hard, master) use the fast lane of the game: many more tries in the same time
