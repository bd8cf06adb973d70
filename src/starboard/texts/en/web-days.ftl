# Games over days, vacations, and the next table that waits: the browser client.

web-clock-live = live
web-clock-days = over days
web-clock-days-time = For each move
web-clock-kind = Time runs
web-clock-days-about = Everyone plays whenever it suits them. If someone misses a turn, a bot makes that one; if they miss the next one too, it plays on until they are back. Vacation days stop the time, in rated games as well.
web-days-left-until = Time until { $date }
web-days-away = away until { $date }
web-days-remind = Your time is running out: { $game }, { $time } left.
web-next = Next table waiting for you
web-next-count = { $count ->
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
}
web-next-none = No table is waiting for you.
web-next-only-here = No other table is waiting for you.
web-table-key-next = next table waiting for you
web-table-handed-turn = You ran out of time, so it makes this one turn. Then it’s you again.
web-table-log-hand-over-turn = { $seat } has run out of time. A bot ({ $level }) makes this turn.
web-table-log-away = { $seat } is on vacation.
web-table-log-away-over = { $seat } is back from vacation.
web-vacation = Vacation
web-vacation-about = On vacation, your time stands still in games over days, rated ones included. Live clocks run on. The others see until when you are away.
web-vacation-left = { $left ->
    [one] You have { $left } vacation day left, of { $allowance } in any 365 days.
   *[other] You have { $left } vacation days left, of { $allowance } in any 365 days.
}
web-vacation-from = First day
web-vacation-to = Last day
web-vacation-costs = { $days ->
    [one] This costs { $days } day. A day that has begun counts whole.
   *[other] This costs { $days } days. A day that has begun counts whole.
}
web-vacation-start = Go on vacation
web-vacation-plan = Plan the vacation
web-vacation-now = You are on vacation until { $date }.
web-vacation-planned = You will be on vacation from { $since } until { $date }.
web-vacation-end = End the vacation now
web-vacation-drop = Cancel the vacation
web-vacation-started = Enjoy your vacation!
web-vacation-ended = Welcome back! Your time runs again.
web-vacation-dropped = Your vacation is cancelled.
