# Jak se hra jmenuje a s jakými možnostmi se začíná; víc jejích slov lobby nepotřebuje.

carcassonne = Carcassonne: Star Wars Edition
    .short = Carcassonne
carcassonne-setting-teams = Týmová varianta hry
    .about = Čtyři hráči ve dvou týmech, Povstalecká aliance proti Impériu; každý tým má jeden společný součet bodů.
carcassonne-setting-planet_reinforce = Posilování planet
    .about = Hráč smí přidat figurku na planetu, na které už jednu svou má.
carcassonne-setting-first_player = První hráč
    .about = Kdo má první tah. Podle pravidel nejmladší hráč.
carcassonne-setting-colours = Barvy
    .about = Barva každého hráče; určuje i jeho frakci.
web-game-carcassonne = Stav galaxii destičku po destičce, vysílej figurky a házej kostkami, když si jeden svět nárokují dvě strany.
    .time = asi 35 minut
