# Co jest nie tak w danych gry Arcs lub w paczce do nich; i co paczki mogą zmieniać.

arcs-bad-kind = { $kind ->
    [court] karta dworu
    [lore] karta legend
    [leader] przywódca
    [setup] karta przygotowania
   *[suit] rodzaj kart
} { $id }
arcs-bad-unknown = { $what ->
    [action] nieznana akcja
    [ambition] nieznana ambicja
    [cluster] nieznana gromada
    [condition] nieznany warunek
    [effect] nieznany efekt
    [resource] nieznany zasób
    [system] nieznany układ
   *[trigger] nieznany wyzwalacz
} „{ $word }”
arcs-bad-bearer = { $bearer ->
    [vox] karta echa nie może tego robić
    [guild] karta gildii nie może tego robić
    [lore] karta legend nie może tego robić
   *[leader] przywódca nie może tego robić
}
arcs-bad-twice = na to samo pytanie odpowiada już inna zdolność tej karty
arcs-bad-before = „{ $bonus }” nie może być przed „{ $action }”; wpisz „after”
arcs-bad-supply = wspólna pula tego zasobu leży już na innej karcie
arcs-bad-slot-stays = karty z polem zasobu nie można odrzucić
arcs-bad-vox-goes = dokładnie jedna zdolność karty echa mówi, dokąd trafia karta (then)
arcs-bad-room = jest tam miejsce { $room ->
    [none] bez budynku
   *[single] tylko na jeden budynek
}
arcs-bad-pieces = { $piece ->
    [ship] statki
    [starport] porty gwiezdne
    [city] miasta
   *[agent] agenci
}: { $found }, a jest ich { $most }; w grze dwuosobowej są dwa układy C
arcs-bad-no-ship = przywódca zaczyna z co najmniej jednym statkiem
arcs-bad-players = karta przygotowania jest dla dwóch, trzech lub czterech graczy
arcs-bad-clusters = musi wymieniać { $clusters ->
    [single] jedną gromadę
   *[pair] dwie różne gromady
}
arcs-bad-path-markers = w pudełku nie ma dość znaczników ścieżek dla tych gromad
arcs-bad-out-of-play = { $system } jest poza grą
arcs-bad-no-planet = { $system } nie jest planetą

arcs-pack-fixed =
    Żadna paczka nie zmieni: zasad, kości, mapy, plansz graczy i tego, jakie są karty. Także to, co robi efekt, jest w programie;
    karta może używać innych efektów, a każdy jest opisany w docs/content-words-arcs.md.
arcs-pack-kind = { $kind ->
    [court] Karty dworu
    [lore] Karty legend
    [leaders] Przywódcy
    [setups] Karty przygotowania
   *[suits] Karty akcji
}

## What a preview shows

arcs-shown-guild = Zasób: { arcs-resource }. Koszt najazdu: { $raid_cost }
arcs-shown-leader = Zaczyna z: { $what }. A: { $a }. B: { $b }. C: { $c }
arcs-shown-pieces = { $number }× { arcs-piece }
arcs-shown-suit = Akcje: { $actions }. Punkty akcji kart od 1 do 7: { $pips }
arcs-shown-out = Gromady poza grą: { $clusters }
arcs-shown-start = Pozycja { $number }. A: { $a }. B: { $b }. C: { $c }
arcs-shown-kind = { $kind ->
    [guild] karty gildii
   *[vox] karty echa
}
arcs-shown-players = liczba graczy: { $players }
