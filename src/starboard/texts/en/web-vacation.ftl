# A vacation: the browser client.

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
