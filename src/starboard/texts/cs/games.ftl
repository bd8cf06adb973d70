# Hry: jak se jmenují a s jakými možnostmi se začínají; víc jejich slov lobby nepotřebuje.

carcassonne = Carcassonne: Star Wars Edition
carcassonne-setting-teams = Týmová varianta hry
    .about = Čtyři hráči ve dvou týmech, Povstalecká aliance proti Impériu; každý tým má jeden společný součet bodů.
carcassonne-setting-planet_reinforce = Posilování planet
    .about = Hráč smí přidat figurku na planetu, na které už jednu svou má.
carcassonne-setting-first_player = První hráč
    .about = Kdo má první tah. Podle pravidel nejmladší hráč.
carcassonne-setting-colours = Barvy
    .about = Barva každého hráče; určuje i jeho frakci.

arcs = Arcs
arcs-setting-leaders = Vůdci a příběhy
    .about = Před hrou si každý vybere vůdce a kartu příběhu.
arcs-setting-lore = Karty příběhu na hráče
    .about = Kolik karet příběhu si každý vybere. Jen s vůdci a příběhy.
arcs-setting-second_lore = Dvě karty příběhu
    .about = Každý si vybere dvě karty příběhu. Jen s vůdci a příběhy.
arcs-setting-pack = Rozšíření Leaders & Lore Pack
    .about = Přidá vůdce a karty příběhu z rozšíření. Jen s vůdci a příběhy.
arcs-setting-split_discard = Dva odhazovací balíčky
    .about = Karty akcí zahrané lícem nahoru se odkládají do balíčku, který si smí každý prohlédnout.

outer_rim = Star Wars: Vnější okraj
outer_rim-setting-fame = Proslulost k vítězství
    .about = Kolik proslulosti je třeba k vítězství: 10, ve zkrácené hře 8, v prodloužené 12.
outer_rim-setting-random_map = Náhodná mapa
    .about = Mapové díly se vyloží náhodně.
outer_rim-setting-expert = Expertní mód
    .about = S jakou proslulostí začíná AI hráč. Jen ve hře jednoho hráče.
outer_rim-setting-pack = Balíček obsahu
    .about = Vlastní karty a postavy; hodnota je značka balíčku.
