# What two simulations of the same deals have different: `starboard compare`.

cli-compare = tell what differs between two simulations of the same deals, and how sure that is
cli-compare-a = folder of a simulation (A)
cli-compare-b = folder of another one with the same deals (B), for example from `starboard simulate --again`
cli-compare-size = how many games tell a difference of this size? 0.02 is two percentage points of a win rate, or two per cent of anything else
cli-compare-unfinished = compare the games that both have, although not all are played yet
cli-compare-csv = save all differences as a table
cli-compare-error-size = The size of a difference is a number above 0 and below 10, for example 0.02. This is { $size }.
cli-compare-error-csv = The table needs a name like FILE.csv, not { $file }.
cli-compare-about = { $games ->
    [one] One game
   *[other] { $games } games
} of the same deals. A: { $a }, B: { $b }
cli-compare-varied = Varied: { $varied }
cli-compare-nothing = nothing
cli-compare-length = Length, and points at the end
cli-compare-taken = { $kind ->
    [tile] How often the tile is drawn in a game
    [court] How often the card is secured in a game
    [lore] How often the lore card is taken in a game
    [action] How often the action card is played in a game
    [card] How often the card is gained in a game
   *[contact] How often the contact is met in a game
}
cli-compare-games = games needed
cli-compare-games-size = for { $size }
cli-compare-more = Shown are the { $shown } of { $all } that differ most surely. --csv and --json have all of them.
cli-compare-many = Differences compared: { $compared }. Where nothing differs, chance alone puts about { $chance } of so many outside their 95% interval.
cli-compare-clear = Clear even so (▲ ▼, Holm’s method at 5%): { $clear }.
cli-compare-seldom = Left out because they came up in too few games: { $seldom }.
cli-compare-needed = The last columns count games in each simulation, with the same deals: so many show a difference of that size in four of five comparisons.

cli-simulate-compare = To see what the change makes different: { $command }

error-compare-same = A and B are the same folder, { $folder }. Give two simulations.
error-compare-deals = { $a } and { $b } do not have the same deals: { $setting } is { $there } there and { $here } here. Play the deals of the first again with one thing varied: { $command }
error-compare-none = { $a } and { $b } have no game in common yet. Continue both with the commands that began them.
error-compare-unfinished = { $folder } has only { $games } of { $wanted } games. Continue it with the command that began it, or compare what is there with --unfinished.
