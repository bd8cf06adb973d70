nim = Нім із картами на руці
nim-setting-stones = Камені
    .about = Скільки каменів у купі.
web-game-nim = Бери камені картами з руки й не бери останнього.
    .time = близько 3 хвилин
nim-unit = Камені
    .count = { $points ->
        [one] { $points } камінь
        [few] { $points } камені
       *[many] { $points } каменів
    }
    .word = { $count ->
        [one] камінь
        [few] камені
       *[many] каменів
    }
    .share = частка каменів
    .lead = перевага { $points ->
        [one] { $points } камінь
        [few] { $points } камені
       *[many] { $points } каменів
    }
