# Carcassonne: Star Wars Edition. Slova podle glossary/carcassonne.toml.

## Věci

carcassonne-colour = { $colour ->
    [red] Červená
    [green] Zelená
    [black] Černá
    [white] Bílá
   *[orange] Oranžová
}
carcassonne-faction = { $faction ->
    [rebel] Povstalecká aliance
    [empire] Impérium
   *[bounty_hunter] Námezdní lovci
}
carcassonne-kind = { $kind ->
    [route] obchodní cesta
    [asteroid] pole asteroidů
    [planet] planeta
   *[space] volný vesmír
}
carcassonne-role = { $kind ->
    [route] obchodník
    [asteroid] průzkumník
   *[planet] dobyvatel
}
carcassonne-size = { $size ->
    [large] velká figurka
   *[small] malá figurka
}
carcassonne-step = { $step ->
    [tile] přiložení destičky
    [figure] umístění figurky
    [fight] boj
   *[score] započítání bodů
}
carcassonne-side-player = { $seat }
carcassonne-side-team = { $faction ->
    [rebel] Tým Povstalecké aliance
   *[empire] Tým Impéria
}

## Rozhodnutí

carcassonne-ask-place = { $seat }: zvol, kam přiložit destičku.
carcassonne-ask-figure = { $seat }: zvol, kam umístit figurku, nebo neumisťuj žádnou.
carcassonne-option-place = políčko { $cell }, { $turn ->
    [0] bez otočení
   *[other] otočení o { $turn }°
}
carcassonne-option-no-figure = žádná figurka
carcassonne-option-figure = { $size ->
    [large] velký
   *[small] malý
} { $kind ->
    [route] obchodník na obchodní cestě
    [asteroid] průzkumník na poli asteroidů
   *[planet] dobyvatel na planetě
} ({ $segment })
carcassonne-option-planet = { $size ->
    [large] velký
   *[small] malý
} dobyvatel na planetě, políčko { $cell }

## Co se stalo

carcassonne-event-first = Začíná { $seat }.
carcassonne-event-drawn = { $seat } odkrývá destičku; { $left ->
    [one] zbývá jedna
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
carcassonne-event-removed = { $seat }: destičku nelze nikam přiložit, a je proto vyřazena ze hry.
carcassonne-event-placed = { $seat } přikládá destičku na políčko { $cell }.
carcassonne-event-figure = { $seat }: { $size ->
    [large] velký
   *[small] malý
} { $kind ->
    [route] obchodník na obchodní cestě
    [asteroid] průzkumník na poli asteroidů
   *[planet] dobyvatel na planetě
}, políčko { $cell }.
carcassonne-event-fight = Vypukl boj o { $kind ->
    [route] obchodní cestu
    [asteroid] pole asteroidů
   *[planet] planetu
}, políčko { $cell }.
carcassonne-event-pool = { $side } bojuje { $dice ->
    [one] jednou kostkou
    [few] { $dice } kostkami
   *[other] { $dice } kostkami
}.
carcassonne-event-roll = { $side } hází: { $rolled }, nejvyšší kostka { $best }.
carcassonne-event-tie = { $side } má na nejvyšší kostce shodu: získává 1 bod a hází znovu.
carcassonne-event-lost = { $side } prohrává boj a získává { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} za své kostky.
carcassonne-event-won = { $side } vítězí v boji.
carcassonne-event-returned = { $seat } si bere zpět { $size ->
    [large] velkou figurku
   *[small] malou figurku
} z políčka { $cell }.
carcassonne-event-scored = { $side } získává body za { $kind ->
    [route] obchodní cestu
    [asteroid] pole asteroidů
   *[planet] planetu
} ({ $tiles ->
    [one] 1 destička
    [few] { $tiles } destičky
   *[other] { $tiles } destiček
}, { $symbols ->
    [0] žádný symbol
    [one] 1 symbol
    [few] { $symbols } symboly
   *[other] { $symbols } symbolů
}): +{ $points }.
carcassonne-event-final = { $side }, { $kind ->
    [route] neuzavřená obchodní cesta
    [asteroid] neuzavřené pole asteroidů
   *[planet] neuzavřená planeta
} ({ $tiles ->
    [one] 1 destička
    [few] { $tiles } destičky
   *[other] { $tiles } destiček
}, { $symbols ->
    [0] žádný symbol
    [one] 1 symbol
    [few] { $symbols } symboly
   *[other] { $symbols } symbolů
}): +{ $points }.
carcassonne-event-lap = { $side }: figurka na počítadle oběhla celé kolo a znamená { $points } bodů.
carcassonne-event-end = Žádnou destičku už nelze přiložit: hra končí a vyhodnotí se neuzavřené objekty.

## Proč ne

carcassonne-why-place-form = je třeba přiložit destičku: napiš „place X,Y rTURN“, například „place 1,0 r90“
carcassonne-why-cell-taken = na políčku { $cell } už leží destička
carcassonne-why-corner = destička na políčku { $cell } by se ostatních dotýkala jen rohem
carcassonne-why-apart = destička na políčku { $cell } by se nedotýkala žádné jiné
carcassonne-why-no-turn = destička na políčko { $cell } nepasuje v žádném natočení
carcassonne-why-turn = destičku lze otočit o 0, 90, 180 nebo 270 stupňů, ne o { $turn }
carcassonne-why-edge = na { $side ->
    [N] severní
    [E] východní
    [S] jižní
   *[W] západní
} straně by { $ours ->
    [route] obchodní cesta narazila
    [asteroid] pole asteroidů narazilo
   *[space] volný vesmír narazil
} na { $theirs ->
    [route] obchodní cestu
    [asteroid] pole asteroidů
   *[space] volný vesmír
}
carcassonne-why-figure-form = teď lze umístit figurku: napiš „figure none“, nebo například „figure small r1“ či „figure large planet 2,0“
carcassonne-why-supply = v zásobě není žádná { $size ->
    [large] velká
   *[small] malá
} figurka
carcassonne-why-no-tile = není tam žádná destička
carcassonne-why-no-segment = { $segment ->
    [space] je tam jen volný vesmír a figurka tam stát nemůže
   *[other] destička nemá úsek „{ $segment }“, na kterém by mohla stát figurka (možné: { $known })
}
carcassonne-why-other-tile = { $kind ->
    [route] na obchodní cestu
   *[asteroid] na pole asteroidů
} lze figurku umístit jen na právě přiložené destičce
carcassonne-why-far-planet = planeta na políčku { $cell } nesousedí s právě přiloženou destičkou
carcassonne-why-occupied = { $kind ->
    [route] obchodní cesta je obsazená
   *[asteroid] pole asteroidů je obsazené
}
carcassonne-why-reinforce = na planetě už stojí figurka téhož hráče a nastavení „{ carcassonne-setting-planet_reinforce }“ je vypnuté

carcassonne-error-team-seats = Týmová varianta hry je pro čtyři hráče, ne pro { $seats }.
carcassonne-error-team-colours = Týmy jsou Povstalecká aliance (červená, zelená) a Impérium (černá, bílá), ne „{ $colours }“.
carcassonne-error-team-seating = Hráči obou týmů sedí střídavě; v pořadí „{ $colours }“ se týmy nestřídají.
