# Hrací plán Carcassonne v prohlížeči.

web-carcassonne-board = Herní plán z destiček vesmíru
web-carcassonne-keys = Šipkami projdeš místa, která svítí, Enter jedno vybere a podruhé ho potvrdí, R otočí destičku. Po stisknutí I projdeš šipkami všechno a Enter řekne, proč něco vybrat nejde. Shift a šipka posunou plán.
web-carcassonne-cell = Políčko { $cell }
web-carcassonne-drawn = Otočená destička ({ $name })
web-carcassonne-turn = Otočit destičku
web-carcassonne-planet = planeta { $name }
web-carcassonne-segment-side = { $kind ->
    [route] obchodní cesta
   *[asteroid] pole asteroidů
}, { $side ->
    [N] sever
    [E] východ
    [S] jih
   *[W] západ
}
web-carcassonne-segment-on = { $what }, políčko { $cell }
web-carcassonne-which-figure = Kterou figurku?
web-carcassonne-tile-on = destička na políčku { $cell }, jen volný vesmír
web-carcassonne-cell-empty = prázdné políčko { $cell }
web-carcassonne-may = { $what }: lze vybrat
web-carcassonne-place-on = Přiložit na { $cell }
web-carcassonne-put = { $size ->
    [large] Velký
   *[small] Malý
} { $kind ->
    [route] obchodník
    [asteroid] průzkumník
   *[planet] dobyvatel
}
web-carcassonne-progress = destička { $tile } z { $tiles }
web-carcassonne-steps = Kroky tahu
web-carcassonne-step = { $step ->
    [tile] Destička
    [figure] Figurka
    [fight] Boj
   *[score] Body
}

## Looking

web-carcassonne-held-show = Kdo by za co získal body
web-carcassonne-if-ended = Kdyby hra skončila teď
web-carcassonne-held = { $kind ->
    [route] obchodní cesta
    [asteroid] pole asteroidů
   *[planet] planeta
}, políčko { $cell }: { $names }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
web-carcassonne-held-fight = { $kind ->
    [route] obchodní cesta
    [asteroid] pole asteroidů
   *[planet] planeta
}, políčko { $cell }: bojují { $names }
web-carcassonne-weighed = { $is ->
    [played] zahráno
    [better] lepší
   *[alike] stejně dobré
}

## An object that is pointed at

web-carcassonne-worth = { $state ->
    [open] po uzavření
    [now] v tomto tahu
   *[settled] uzavřeno
}
web-carcassonne-made-of = { $tiles ->
    [one] 1 destička
    [few] { $tiles } destičky
   *[other] { $tiles } destiček
}, { $symbols ->
    [0] žádný symbol
    [one] 1 symbol
    [few] { $symbols } symboly
   *[other] { $symbols } symbolů
}
web-carcassonne-now = { $points ->
    [one] teď 1 bod
    [few] teď { $points } body
   *[other] teď { $points } bodů
}
web-carcassonne-open = { $kind ->
    [planet] { $open ->
        [one] chybí 1 destička
        [few] chybí { $open } destičky
       *[other] chybí { $open } destiček
    }
   *[other] { $open ->
        [one] 1 otevřená strana
        [few] { $open } otevřené strany
       *[other] { $open } otevřených stran
    }
}
web-carcassonne-nobody = zatím nikoho
web-carcassonne-settled = body už nepřinese

## A fight

web-carcassonne-fight = Boj o { $kind ->
    [route] obchodní cestu
    [asteroid] pole asteroidů
   *[planet] planetu
}
web-carcassonne-fight-planet = Boj o planetu { $name }
web-carcassonne-fight-sides = { $sides ->
    [one] 1 strana
    [few] { $sides } strany
   *[other] { $sides } stran
}
web-carcassonne-fight-roll = Hod { $roll }
web-carcassonne-fight-dice = { $dice ->
    [one] 1 kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}
web-carcassonne-fight-highest = nejvyšší kostka
web-carcassonne-fight-wins = vítězí
web-carcassonne-fight-tie = shoda: každému bod a znovu
web-carcassonne-fight-lost = { $name } prohrává: figurky zpět, bod za kostku
web-carcassonne-fight-won = { $name } vítězí a zůstává
web-carcassonne-fight-skip = Přeskočit na výsledek
web-carcassonne-fight-close = Dál
web-carcassonne-fight-small = Malé figurky: { $dice ->
    [one] 1 kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}
web-carcassonne-fight-large = Velká figurka: { $dice ->
    [one] 1 kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}
web-carcassonne-fight-symbol = { $dice ->
    [0] Žádný symbol vlastní frakce
   *[other] Symbol vlastní frakce: +{ $dice }
}
web-carcassonne-fight-odds = Šance v tomto hodu
web-carcassonne-fight-odds-tie = shoda
web-carcassonne-fight-tied = shoda
web-carcassonne-fight-who-loses = Kdo prohraje
web-carcassonne-fight-loses = vezme si figurky zpět a dostane bod za každou kostku
web-carcassonne-fight-who-wins = Kdo vyhraje
web-carcassonne-fight-stays = zůstává se všemi figurkami
web-carcassonne-fight-any = Pokračovat můžeš i kliknutím.
web-carcassonne-fight-details = Podrobnosti
web-carcassonne-key-space = Mezerník

## Panels

web-carcassonne-players = Hráči
web-carcassonne-tiles = Destičky
web-carcassonne-you = ty
web-carcassonne-team = body týmu
web-carcassonne-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
web-carcassonne-final = { $points ->
    [one] 1 bod, kdyby hra skončila teď
    [few] { $points } body, kdyby hra skončila teď
   *[other] { $points } bodů, kdyby hra skončila teď
}
web-carcassonne-supply = V zásobě: { $small ->
    [0] žádná malá figurka
    [one] 1 malá figurka
    [few] { $small } malé figurky
   *[other] { $small } malých figurek
}, { $large ->
    [0] žádná velká figurka
    [one] 1 velká figurka
    [few] { $large } velké figurky
   *[other] { $large } velkých figurek
}
web-carcassonne-figures-left = zbývá: { $left } z { $all }
web-carcassonne-tiles-to-come = { $left ->
    [0] Žádná destička už nepřijde
    [one] Ještě přijde 1 destička
    [few] Ještě přijdou { $left } destičky
   *[other] Ještě přijde { $left } destiček
}
web-carcassonne-tiles-removed = { $tiles ->
    [one] 1 destička se nikam nehodila
    [few] { $tiles } destičky se nikam nehodily
   *[other] { $tiles } destiček se nikam nehodilo
}
web-carcassonne-tiles-hidden = Seznam zbývajících destiček máš vypnutý.

# Where points come from, and what is marked on the timeline of a replay.
carcassonne-mark-fight = boj
carcassonne-mark-route = obchodní cesta
carcassonne-mark-asteroid = pole asteroidů
carcassonne-mark-planet = planeta
carcassonne-source-route = obchodní cesty
carcassonne-source-asteroid = pole asteroidů
carcassonne-source-planet = planety
carcassonne-source-fight = boje
carcassonne-source-final = závěrečné vyhodnocení
