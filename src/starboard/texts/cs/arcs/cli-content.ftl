# Co je špatně v datech hry Arcs nebo v balíčku k nim; a co balíčky smějí měnit.

arcs-bad-kind = { $kind ->
    [court] karta dvora
    [lore] karta příběhu
    [leader] vůdce
    [setup] karta přípravy hry
   *[suit] typ karet
} { $id }
arcs-bad-unknown = { $what ->
    [action] neznámá akce
    [ambition] neznámá ambice
    [cluster] neznámá hvězdokupa
    [condition] neznámá podmínka
    [effect] neznámý účinek
    [resource] neznámý zdroj
    [system] neznámý systém
   *[trigger] neznámý spouštěč
} „{ $word }“
arcs-bad-bearer = { $bearer ->
    [vox] tohle karta ozvěny neumí
    [guild] tohle karta gildy neumí
    [lore] tohle karta příběhu neumí
   *[leader] tohle vůdce neumí
}
arcs-bad-twice = na stejnou otázku už odpovídá jiná schopnost této karty
arcs-bad-before = „{ $bonus }“ nemůže přijít před „{ $action }“; napiš „after“
arcs-bad-supply = zásoba tohoto zdroje už leží na jiné kartě
arcs-bad-slot-stays = kartu s polem pro zdroje nelze odhodit
arcs-bad-vox-goes = kam karta ozvěny přijde (then), říká právě jedna její schopnost
arcs-bad-room = je tam místo { $room ->
    [none] bez budovy
   *[single] jen pro jednu budovu
}
arcs-bad-pieces = { $piece ->
    [ship] lodě
    [starport] doky
    [city] města
   *[agent] agenti
}: { $found }, ale je jich jen { $most }; ve hře dvou hráčů jsou dva systémy C
arcs-bad-no-ship = vůdce začíná aspoň s jednou lodí
arcs-bad-players = karta přípravy hry je pro dva, tři nebo čtyři hráče
arcs-bad-clusters = musí uvádět { $clusters ->
    [single] jednu hvězdokupu
   *[pair] dvě různé hvězdokupy
}
arcs-bad-path-markers = na tyto hvězdokupy není v krabici dost žetonů cest
arcs-bad-out-of-play = { $system } je mimo hru
arcs-bad-no-planet = { $system } není planeta

arcs-pack-fixed =
    Žádný balíček nezmění: pravidla, kostky, mapu, desky hráčů a to, které karty ve hře jsou. Také co účinek dělá, je v programu;
    karta může použít jiné účinky a každý si můžeš přečíst v docs/content-words-arcs.md.
arcs-pack-kind = { $kind ->
    [court] Karty dvora
    [lore] Karty příběhu
    [leaders] Vůdci
    [setups] Karty přípravy hry
   *[suits] Karty akcí
}

## What a preview shows

arcs-shown-guild = Zdroj: { arcs-resource }. Cena za nájezd: { $raid_cost }
arcs-shown-leader = Začíná s: { $what }. A: { $a }. B: { $b }. C: { $c }
arcs-shown-pieces = { $number }× { arcs-piece }
arcs-shown-suit = Akce: { $actions }. Akční body karet 1 až 7: { $pips }
arcs-shown-out = Hvězdokupy mimo hru: { $clusters }
arcs-shown-start = Pozice { $number }. A: { $a }. B: { $b }. C: { $c }
arcs-shown-kind = { $kind ->
    [guild] karty gild
   *[vox] karty ozvěny
}
arcs-shown-players = počet hráčů: { $players }
