# Carcassonne: Star Wars Edition. Słowa według glossary/carcassonne.toml.

## Rzeczy

carcassonne-colour = { $colour ->
    [red] Czerwony
    [green] Zielony
    [black] Czarny
    [white] Biały
   *[orange] Pomarańczowy
}
carcassonne-faction = { $faction ->
    [rebel] Sojusz Rebeliantów
    [empire] Imperium
   *[bounty_hunter] Łowcy nagród
}
carcassonne-kind = { $kind ->
    [route] szlak handlowy
    [asteroid] pole asteroidów
    [planet] planeta
   *[space] pusta przestrzeń
}
carcassonne-role = { $kind ->
    [route] kupiec
    [asteroid] odkrywca
   *[planet] zdobywca
}
carcassonne-size = { $size ->
    [large] duża figurka
   *[small] mała figurka
}
carcassonne-step = { $step ->
    [tile] dołożenie płytki
    [figure] ustawienie figurki
    [fight] walka
   *[score] punktacja
}
carcassonne-side-player = { $seat }
carcassonne-side-team = { $faction ->
    [rebel] Drużyna Sojuszu Rebeliantów
   *[empire] Drużyna Imperium
}

## Decyzje

carcassonne-ask-place = { $seat }: wybierz, gdzie dołożyć płytkę.
carcassonne-ask-figure = { $seat }: wybierz, gdzie ustawić figurkę, albo nie ustawiaj żadnej.
carcassonne-option-place = miejsce { $cell }, { $turn ->
    [0] bez obrotu
   *[other] obrót o { $turn }°
}
carcassonne-option-no-figure = bez figurki
carcassonne-option-figure = { $size ->
    [large] duży
   *[small] mały
} { $kind ->
    [route] kupiec na szlaku handlowym
    [asteroid] odkrywca na polu asteroidów
   *[planet] zdobywca na planecie
} ({ $segment })
carcassonne-option-planet = { $size ->
    [large] duży
   *[small] mały
} zdobywca na planecie, miejsce { $cell }

## Co się stało

carcassonne-event-first = Zaczyna { $seat }.
carcassonne-event-drawn = { $seat } odkrywa płytkę; { $left ->
    [one] zostaje jedna
    [few] zostają { $left }
   *[many] zostaje { $left }
}.
carcassonne-event-removed = { $seat }: płytka nigdzie nie pasuje i opuszcza grę.
carcassonne-event-placed = { $seat } dokłada płytkę w miejscu { $cell }.
carcassonne-event-figure = { $seat }: { $size ->
    [large] duży
   *[small] mały
} { $kind ->
    [route] kupiec na szlaku handlowym
    [asteroid] odkrywca na polu asteroidów
   *[planet] zdobywca na planecie
}, miejsce { $cell }.
carcassonne-event-fight = Wybucha walka o { $kind ->
    [route] szlak handlowy
    [asteroid] pole asteroidów
   *[planet] planetę
}, miejsce { $cell }.
carcassonne-event-pool = { $side } walczy { $dice ->
    [one] jedną kością
    [few] { $dice } kośćmi
   *[many] { $dice } kośćmi
}.
carcassonne-event-roll = { $side } rzuca: { $rolled }, najwyższa kość { $best }.
carcassonne-event-tie = { $side } remisuje, otrzymuje 1 punkt i rzuca ponownie.
carcassonne-event-lost = { $side } przegrywa walkę i otrzymuje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za swoje kości.
carcassonne-event-won = { $side } wygrywa walkę.
carcassonne-event-returned = { $seat } zabiera { $size ->
    [large] dużą figurkę
   *[small] małą figurkę
} z miejsca { $cell }.
carcassonne-event-scored = { $side } otrzymuje punkty za { $kind ->
    [route] szlak handlowy
    [asteroid] pole asteroidów
   *[planet] planetę
} ({ $tiles ->
    [one] 1 płytka
    [few] { $tiles } płytki
   *[many] { $tiles } płytek
}, { $symbols ->
    [0] brak symboli
    [one] 1 symbol
    [few] { $symbols } symbole
   *[many] { $symbols } symboli
}): +{ $points }.
carcassonne-event-final = { $side }, { $kind ->
    [route] nieukończony szlak handlowy
    [asteroid] nieukończone pole asteroidów
   *[planet] nieukończona planeta
} ({ $tiles ->
    [one] 1 płytka
    [few] { $tiles } płytki
   *[many] { $tiles } płytek
}, { $symbols ->
    [0] brak symboli
    [one] 1 symbol
    [few] { $symbols } symbole
   *[many] { $symbols } symboli
}): +{ $points }.
carcassonne-event-lap = { $side }: znacznik ma za sobą całe okrążenie i oznacza { $points } punktów.
carcassonne-event-end = Nie można dołożyć żadnej płytki: gra się kończy, a nieukończone obiekty zostają podliczone.

## Dlaczego nie

carcassonne-why-place-form = trzeba dołożyć płytkę: wpisz „place X,Y rTURN”, na przykład „place 1,0 r90”
carcassonne-why-cell-taken = w miejscu { $cell } leży już płytka
carcassonne-why-corner = płytka w miejscu { $cell } stykałaby się z innymi tylko rogiem
carcassonne-why-apart = płytka w miejscu { $cell } nie stykałaby się z żadną inną
carcassonne-why-no-turn = płytka nie pasuje w miejscu { $cell } przy żadnym obrocie
carcassonne-why-turn = płytkę można obrócić o 0, 90, 180 lub 270 stopni, a nie o { $turn }
carcassonne-why-edge = na { $side ->
    [N] północnym
    [E] wschodnim
    [S] południowym
   *[W] zachodnim
} boku { $ours ->
    [route] szlak handlowy stykałby się
    [asteroid] pole asteroidów stykałoby się
   *[space] pusta przestrzeń stykałaby się
} { $theirs ->
    [route] ze szlakiem handlowym
    [asteroid] z polem asteroidów
   *[space] z pustą przestrzenią
}
carcassonne-why-figure-form = teraz można ustawić figurkę: wpisz „figure none” albo na przykład „figure small r1” lub „figure large planet 2,0”
carcassonne-why-supply = w puli gracza nie ma { $size ->
    [large] dużej
   *[small] małej
} figurki
carcassonne-why-no-tile = nie ma tam płytki
carcassonne-why-no-segment = { $segment ->
    [space] to tylko pusta przestrzeń, figurka nie może tam stać
   *[other] płytka nie ma odcinka „{ $segment }”, na którym mogłaby stać figurka (możliwe: { $known })
}
carcassonne-why-other-tile = { $kind ->
    [route] na szlaku handlowym
   *[asteroid] na polu asteroidów
} można ustawić figurkę tylko na właśnie dołożonej płytce
carcassonne-why-far-planet = planeta w miejscu { $cell } nie sąsiaduje z właśnie dołożoną płytką
carcassonne-why-occupied = { $kind ->
    [route] szlak handlowy jest zajęty
   *[asteroid] pole asteroidów jest zajęte
}
carcassonne-why-reinforce = na planecie stoi już figurka tego samego gracza, a ustawienie „{ carcassonne-setting-planet_reinforce }” jest wyłączone

carcassonne-error-team-seats = Wariant drużynowy jest dla czterech graczy; podano: { $seats }.
carcassonne-error-team-colours = Drużyny to Sojusz Rebeliantów (czerwony, zielony) i Imperium (czarny, biały), a nie „{ $colours }”.
carcassonne-error-team-seating = Gracze obu drużyn siedzą na przemian; w kolejności „{ $colours }” drużyny się nie przeplatają.
