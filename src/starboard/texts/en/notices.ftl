# Notices to people who are elsewhere, by push or mail: a title, and what it is about. { $others } counts { $names }.

notify-turn-title = Your turn
notify-turn = { $others ->
    [0] { $game }
   *[other] { $game }, with { $names }
}
notify-invitation-title = Invitation from { $by }
notify-invitation = { $game }
notify-over-title = { $status ->
    [closed] A table was closed
   *[other] Game over
}
notify-over = { $others ->
    [0] { $game }
   *[other] { $game }, with { $names }
}
notify-reminder-title = { $hours ->
    [one] Your turn: less than an hour left
   *[other] Your turn: less than { $hours } hours left
}
notify-reminder = { $others ->
    [0] { $game }
   *[other] { $game }, with { $names }
}
notify-friend-title = Friend request
notify-friend = { $by } wants to be your friend.

who-bad-quiet = Quiet hours begin and end at two different times of the day.
who-bad-language = This language is not known here. There are: { $known }.
who-bad-zone = The time zone “{ $zone }” is not known here.
who-bad-push = This browser’s push address or keys are not valid.
who-bad-browser-name = Give the browser a name. Maximum length: { $most }.
who-too-many-browsers = You get notifications in too many browsers already (at most: { $most }). Remove one first.
