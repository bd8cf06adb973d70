# Jak se hra jmenuje a s jakými možnostmi se začíná; víc jejích slov lobby nepotřebuje.

outer_rim = Star Wars: Vnější okraj
    .short = Vnější okraj
outer_rim-setting-fame = Proslulost k vítězství
    .about = Kolik bodů proslulosti je třeba k vítězství: 10, ve zkrácené hře 8, v prodloužené 12.
outer_rim-setting-random_map = Náhodná mapa
    .about = Mapové díly se vyloží náhodně.
outer_rim-setting-expert = Expertní mód
    .about = S jakou proslulostí začíná AI hráč. Jen ve hře jednoho hráče.
outer_rim-setting-pack = Balíček obsahu
    .about = Vlastní karty a postavy; hodnota je otisk balíčku.
web-game-outer_rim = Jedna loď, jeden dluh a jméno, které si teprve musíš udělat. Doručuj, lov a riskuj až na samý okraj.
    .time = asi 2 hodiny
    .solo = S jedním místem je to hra jednoho hráče: tvým soupeřem je AI hráč se svou postavou a kartami.
outer_rim-unit = Proslulost
    .count = { $points ->
        [one] 1 bod proslulosti
        [few] { $points } body proslulosti
       *[other] { $points } bodů proslulosti
    }
    .word = proslulost
    .share = podíl proslulosti
    .lead = náskok { $points ->
        [one] 1 bod proslulosti
        [few] { $points } body proslulosti
       *[other] { $points } bodů proslulosti
    }
