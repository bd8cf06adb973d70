nim = Nim z kartami na ręce
nim-setting-stones = Kamienie
    .about = Ile kamieni jest w stosie.
web-game-nim = Bierz kamienie kartami z ręki i nie bierz ostatniego.
    .time = około 3 minut
nim-unit = Kamienie
    .count = { $points ->
        [one] 1 kamień
        [few] { $points } kamienie
       *[many] { $points } kamieni
    }
    .word = { $count ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }
    .share = udział w kamieniach
    .lead = przewaga: { $points ->
        [one] 1 kamień
        [few] { $points } kamienie
       *[many] { $points } kamieni
    }
