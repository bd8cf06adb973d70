# Jak se hra jmenuje a s jakými možnostmi se začíná; víc jejích slov lobby nepotřebuje.

arcs = Arcs
arcs-setting-leaders = Vůdci a příběhy
    .about = Před hrou si každý vybere vůdce a kartu příběhu.
arcs-setting-lore = Karty příběhu na hráče
    .about = Kolik karet příběhu si každý vybere. Jen s vůdci a příběhy.
arcs-setting-second_lore = Dvě karty příběhu
    .about = Každý si vybere dvě karty příběhu. Jen s vůdci a příběhy.
arcs-setting-pack = Rozšíření: další vůdci a příběhy
    .about = Přidá vůdce a karty příběhu z rozšíření. Jen s vůdci a příběhy.
arcs-setting-split_discard = Dva odhazovací balíčky
    .about = Karty akcí zahrané lícem nahoru se odkládají do balíčku, který si smí každý prohlédnout.
web-game-arcs = Zahraj hlavní kartu, překonej, kopíruj, nebo odporuj. Bojuj o ambice, které se mění s každou kapitolou.
    .time = asi 90 minut
arcs-unit = Moc
    .count = { $points ->
        [one] 1 bod moci
        [few] { $points } body moci
       *[other] { $points } bodů moci
    }
    .word = moc
    .share = podíl moci
    .lead = náskok { $points ->
        [one] 1 bod moci
        [few] { $points } body moci
       *[other] { $points } bodů moci
    }
