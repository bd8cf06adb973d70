# Games over days, at a table.

web-days-away = away until { $date }
web-table-handed-turn = You ran out of time, so it makes this one turn. Then it’s you again.
web-table-log-hand-over-turn = { $seat } has run out of time. A bot ({ $level }) makes this turn.
web-table-log-away = { $seat } is on vacation.
web-table-log-away-over = { $seat } is back from vacation.
