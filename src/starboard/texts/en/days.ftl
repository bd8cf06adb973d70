# Games that take days: the server.

table-no-pause-over-days = In a game over days there are no pauses. If you need a longer break, take vacation days.
vacation-there-is-one = You already have a vacation. End it or cancel it first.
vacation-bad-days = A vacation must end after it begins, and begin within a year.
vacation-too-long = { $days ->
    [one] This vacation costs { $days } day.
   *[other] This vacation costs { $days } days.
} Vacation days you have left: { $left }.
vacation-too-often = You have had too many vacations in the last 365 days (at most: { $most }).
notice-reminder = { $names }: your time is running out ({ $game }, table { $table }).
