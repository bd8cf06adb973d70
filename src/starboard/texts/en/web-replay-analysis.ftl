# A finished game looked at again: chances over time, turning points, what was better.

web-analysis-title = Analysis
web-analysis-start = Analyse
web-analysis-about = A strong bot reviews every decision, knowing only what the player could know. It can be wrong too.
web-analysis-begin = Analysing the game…
web-analysis-waiting = { $before ->
    [one] One other game comes first.
   *[other] { $before } other games come first.
}
web-analysis-progress = { $done } of { $total } decisions
web-analysis-chances = Chance to win
web-analysis-chart = Everyone’s chance to win over { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}; the numbers are further down.
web-analysis-slider = Chances move by move
web-analysis-next = Next: move { $ply }
web-analysis-right = Nothing better was found.
web-analysis-fine = As good as the best.
web-analysis-loses = The chance to win falls by { $loss }.
web-analysis-played = Played:
web-analysis-better = Better:
web-analysis-alike = Just as good:
web-analysis-next-none = Nothing to decide here.
web-analysis-next-later = Not analysed yet.
web-analysis-next-end = The game ends here.
web-analysis-turning = { $count ->
    [one] Turning point
   *[other] Turning points
}
web-analysis-turning-none = Nobody made a costly mistake.
web-analysis-point = Move { $ply }, { $name }: −{ $loss }
web-analysis-numbers = The analysis in numbers
web-analysis-lost = Given away
web-analysis-player = Player
web-analysis-decisions = Decisions
web-analysis-each = On average
