# Making a table.

## New table

web-new-seats = Seats
web-new-seats-range = { $least } to { $most }; now { $count }
web-new-who = Who sits here
web-new-seat-link = Friend
web-new-seat-open = Open
web-new-seat-bot = A bot
web-new-seat-link-who = A friend by link
web-new-seat-open-who = Open seat
web-new-seat-me-about = You
web-new-seat-link-about = You send a link; only that link opens this seat.
web-new-seat-open-about = Anybody in the lobby can sit down here.
web-new-seat-add = Add a seat
web-new-seat-remove = Remove seat { $number }
web-new-strength = Strength of the bot
web-new-options = Options
web-new-options-about = set as in the rulebook
web-new-random = Drawn at random
web-new-shuffle = Seats at random
web-new-shuffle-about = When the game starts, everybody changes places at random.
web-new-hints = Hints
web-new-hints-about = Players can ask what a bot would do. The game then does not count for ratings.
web-new-visible = Who may watch
web-clock = Clock
web-clock-about = When time runs out, a bot plays for the absent player until they are back.
web-clock-none = none
web-clock-move = per move
web-clock-game = per game
web-clock-move-time = For each move
web-clock-game-time = For the whole game
web-clock-reserve = Reserve (not refilled)
web-clock-no-reserve = no reserve
web-new-advanced = Advanced: notify a chat service
web-new-webhook = Address of a webhook
web-new-webhook-about = Starboard posts a message there when it is someone’s turn.
web-new-your-table = Your table
web-new-length = Length
web-new-sum-solo = solo
web-new-sum-me = { $count ->
    [one] you
   *[other] you × { $count }
}
web-new-sum-link = { $count ->
    [one] 1 friend
   *[other] { $count } friends
}
web-new-sum-open = { $count ->
    [one] 1 open
   *[other] { $count } open
}
web-new-sum-bot = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
web-new-start = Start
web-new-start-about = Everybody is here: the game starts right away.
web-new-make = Make the table
web-new-make-about = You get the links next. Play begins when every seat is taken.
web-new-cancel = Back to the lobby

## Tables

web-new-pack = Cards
web-new-pack-about = Play with the cards of the box, or with those of a pack.
web-new-pack-none = as in the box
web-new-pack-of = { $name } ({ $owner })
web-new-pack-workshop = Open the card workshop

## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-new-seat-name = Name
