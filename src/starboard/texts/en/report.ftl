# What many games say: `starboard report`.

cli-report = make a page with charts from the games of a simulation
cli-report-folder = folder written by `starboard simulate`
cli-report-out = file of the page (default: FOLDER/report.html)
cli-report-progress = Adding up…
cli-report-done = The page is { $file }
cli-report-error-file = A report is a page: name its file FILE.html, not { $file }.
cli-report-error-empty = There is no game in { $folder } yet.

report-title = { $game }: { $games ->
    [one] one game
   *[other] { NUMBER($games, useGrouping: "always") } games
}
report-about = { $seats ->
    [one] One player
   *[other] { $seats } players
} · bots: { $bots } · seed { $seed }
report-unfinished = The simulation is not finished: { $games ->
    [one] one game
   *[other] { $games } games
} of { $wanted }.
report-number = { NUMBER($number, maximumFractionDigits: 2) }
report-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-whole = { NUMBER($number, useGrouping: "always") }
report-p = p = { NUMBER($p, maximumSignificantDigits: 2) }
report-p-small = p < { NUMBER(0.0001, maximumFractionDigits: 4) }
report-rate = { $rate } ({ $low }–{ $high })
report-table = Table
report-games = games
report-won = won
report-interval = 95% interval
report-part = share
report-winners = winners
report-others = all others
report-when = when
report-tenth = after { $rate }
report-half = median: { $value }
report-points-unit = points
report-face = face
report-rolled = rolled
report-due = expected

report-key-games = games
report-key-length = rounds in a game (median)
report-key-decisions = decisions in a game (median)
report-key-score = winner’s points (median)
report-key-margin = lead over second place (median)

report-short = In short
report-short-order = { $clear ->
    [yes] Turn order matters: { $who } wins { $rate } of the games, where { $fair } would be even ({ $p }).
   *[no] Turn order makes no clear difference ({ $p }).
}
report-short-people = { $clear ->
    [yes] { $best } wins most often ({ $high }), { $worst } least often ({ $low }).
   *[no] { $kind ->
        [faction] Factions
        [leader] Leaders
        [character] Characters
       *[ship] Ships
    } make no clear difference: from { $low } ({ $worst }) to { $high } ({ $best }).
}
report-short-length = Half the games take { $low } to { $high } rounds.
report-short-leader = Whoever leads halfway through wins { $rate } of the games (95% interval: { $low } to { $high }; games: { $games }).
report-short-source = Most points come from: { $source } ({ $share }).
report-short-dice = { $fair ->
    [yes] The dice look fair ({ $p }).
   *[no] The dice do not look fair ({ $p }).
}
report-bots-note = All of this is about games between these bots. With other players, other things may be strong.

report-who = Who wins
report-length = Length and ending
report-points = Points and actions
report-things = What is worth taking
report-dice = Dice

report-name-seat = Seat { $number }
report-name-order = { $number ->
    [1] First player
    [2] Second player
    [3] Third player
    [4] Fourth player
   *[other] Fifth player
}
report-kind = { $kind ->
    [bot] Bot
    [seat] Seat
    [order] Turn order
    [faction] Faction
    [leader] Leader
    [character] Character
    [ship] Ship
    [tile] Tile
    [court] Court card
    [lore] Lore card
    [action] Action card
    [card] Card
    [contact] Contact
    [die] Die
    [skirmish] Skirmish die
    [assault] Assault die
    [raid] Raid die
    [points] Source
   *[deed] Action
}
report-by = { $kind ->
    [bot] Wins by bot
    [seat] Wins by seat
    [order] Wins by turn order
    [faction] Wins by faction
    [leader] Wins by leader
    [character] Wins by character
   *[ship] Wins by last ship
}
report-by-thing = { $kind ->
    [tile] Win rate of whoever drew the tile
    [court] Win rate of whoever secured the card
    [lore] Win rate of whoever has the lore card
    [action] Win rate of whoever played the action card
    [card] Win rate of whoever gained the card
   *[contact] Win rate of whoever met the contact
}
report-unequal = { $clear ->
    [yes] The difference is clear ({ $p }). Dashed: all even. ▲ ▼: the interval lies above or below that.
   *[no] No clear difference ({ $p }). Dashed: all even. ▲ ▼: the interval lies above or below that.
}
report-about-rates = Bars for the share of games won, with whiskers for its 95% interval and a dashed line for an even share. The numbers are in the table.
report-unit-rounds = Rounds
report-unit-turns = Turns
report-unit-decisions = Decisions
report-length-rounds = Rounds in a game
report-length-turns = Turns in a game
report-length-decisions = Decisions in a game
report-margin = Points between first and second place
report-score = Winner’s points
report-about-histogram = Columns for how many games have each value, from { $low } to { $high }; the median is { $middle }. The numbers are in the table.
report-ending = Why games end
report-about-endings = Bars for the share of games that end in each way. The numbers are in the table.
report-sources = Where points come from
report-deeds-done = Actions in a game
report-halves-note = Average per seat and game.
report-about-halves = Two bars for each row: one for those who won, one for all others. The numbers are in the table.
report-course = Points over the game
report-about-course = Two lines over the turns of a game: the points of those who won in the end, and of all others. The numbers are in the table.
report-leader = Does the leader win?
report-leader-note = Share of games won in the end by whoever has the most points at that time.
report-about-leader = A line over the turns of a game: how often whoever has the most points at that time wins in the end. The numbers are in the table.
report-things-note = Players who are ahead take more, so a high share alone does not prove that something is strong. Expect one interval in twenty to be off.
report-things-ends = The chart shows { $drawn } of { $all }, from both ends; the table has them all.
report-things-seldom = Left out because they came up in fewer than { $games } games: { $things }
report-fair = { $fair ->
    [yes] Consistent with fair dice ({ $p }).
   *[no] Not consistent with fair dice ({ $p }).
}
report-dice-test = Chi-squared { $far }, degrees of freedom { $free }, dice rolled: { NUMBER($dice, useGrouping: "always") }
report-dice-note = The whiskers show where a fair die falls 95 times out of 100.
report-about-dice = Bars for how often each face fell, with whiskers for what to expect of a fair die. The numbers are in the table.
report-again = The same games again
report-again-how = With Starboard { $version } this command plays them again:
