nim = Nim with Hands
nim-setting-stones = Stones
    .about = How many stones the heap has.
web-game-nim = Take stones with the cards of your hand, and do not take the last one.
    .time = about 3 minutes
nim-unit = Stones
    .count = { $points ->
        [one] 1 stone
       *[other] { $points } stones
    }
    .word = { $count ->
        [one] stone
       *[other] stones
    }
    .share = share of stones
    .lead = { $points ->
        [one] 1 stone
       *[other] { $points } stones
    }
