# What the game is called and the options it is started with; the lobby needs no more of its words.

arcs = Arcs
arcs-setting-leaders = Leaders & Lore
    .about = Everybody drafts a leader and a lore card before the game.
arcs-setting-lore = Lore cards each
    .about = How many lore cards everybody drafts. Only with Leaders & Lore.
arcs-setting-second_lore = Two lore cards each
    .about = Everybody drafts two lore cards. Only with Leaders & Lore.
arcs-setting-pack = Leaders & Lore Pack
    .about = Adds the leaders and lore cards of the expansion pack. Only with Leaders & Lore.
arcs-setting-split_discard = Split discard pile
    .about = Action cards that were played face up go to a discard pile that everybody may look through.
web-game-arcs = Lead, surpass, copy or pivot. Fight over ambitions that change with every chapter.
    .time = about 90 minutes
arcs-unit = Power
    .count = { $points } Power
    .word = Power
    .share = share of Power
    .lead = { $points } Power
