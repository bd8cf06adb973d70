nim = Nim s kartami v ruce
nim-setting-stones = Kameny
    .about = Kolik kamenů je na hromádce.
web-game-nim = Ber kameny podle karet v ruce a neber ten poslední.
    .time = asi 3 minuty
nim-unit = Kameny
    .count = { $points ->
        [one] 1 kámen
        [few] { $points } kameny
       *[other] { $points } kamenů
    }
    .word = { $count ->
        [one] kámen
        [few] kameny
       *[other] kamenů
    }
    .share = podíl kamenů
    .lead = náskok { $points ->
        [one] 1 kámen
        [few] { $points } kameny
       *[other] { $points } kamenů
    }
