# Deska hry Arcs v prohlížeči.

## Mapa

web-arcs-map = Mapa Pomezí
web-arcs-map-keys = Šipkami projdeš systémy, Enter volí, klávesou I si prohlédneš cokoli, Shift se šipkami posouvá mapu, plus, minus a 0 mění přiblížení.
web-arcs-chapter = Kapitola
web-arcs-path = Brána { $from } – Brána { $to }
web-arcs-here = Co tu můžeš udělat: { $system }
web-arcs-no-control = nikdo ho neovládá
web-arcs-controls = ovládá ho { $name }
web-arcs-may = lze zvolit
web-arcs-ships-of =
    { $name }: { $fresh ->
        [one] { $fresh } nepoškozená loď
        [few] { $fresh } nepoškozené lodě
       *[other] { $fresh } nepoškozených lodí
    }, { $damaged ->
        [one] { $damaged } poškozená
        [few] { $damaged } poškozené
       *[other] { $damaged } poškozených
    }
web-arcs-building-of =
    { $name }: { $piece ->
        [city] { $state ->
            [damaged] poškozené město
           *[fresh] nepoškozené město
        }
       *[starport] { $state ->
            [damaged] poškozený dok
           *[fresh] nepoškozený dok
        }
    }

## Jak se co jmenuje

web-arcs-to = kam: { $system }
web-arcs-site = { $system }, pole { $slot }
web-arcs-ship-target =
    { $state ->
        [damaged] poškozená loď
       *[fresh] nepoškozená loď
    }: { $name }, { $system }
web-arcs-mode =
    { $mode ->
        [surpass] překonat: všechny akce této karty
        [copy] kopírovat: 1 akce hlavní karty ({ $actions })
        [pivot] odporovat: 1 akce této karty
       *[lead] hlavní karta
    }
web-arcs-slot = pole { $slot }: { arcs-resource }
web-arcs-slot-of = { $name }: { arcs-resource }
web-arcs-token = { arcs-resource }{ $several ->
        [yes] { " " }({ web-arcs-slot-number })
       *[no] { "" }
    }: { $what }
web-arcs-token-any = utratit: { arcs-resource }
web-arcs-spent-for =
    { $type ->
        [weapon] tvá karta může vést bitvu
        [psionic] { $actions } jako na hlavní kartě
       *[other] { $actions }
    }
web-arcs-spent-for-nothing = bez účinku (pobouření)
web-arcs-pay = zaplatit: { arcs-resource }
web-arcs-as = jako { arcs-resource }: { $what }
web-arcs-cluster = hvězdokupa { $cluster }
web-arcs-trade =
    { $way ->
        [given] dáš: { arcs-resource }
       *[taken] vezmeš: { arcs-resource }
    }
web-arcs-ships =
    { $state ->
        [damaged] poškozených: { $count }
       *[fresh] nepoškozených: { $count }
    }
web-arcs-dice =
    { $kind ->
        [skirmish] šarvátka: { $count }
        [assault] útok: { $count }
       *[raid] nájezd: { $count }
    }
web-arcs-die =
    { $kind ->
        [skirmish] kostka šarvátky
        [assault] kostka útoku
       *[raid] kostka nájezdu
    }, strana { $face }
web-arcs-choose-type = Zvol zdroj
web-arcs-play =
    { $mode ->
        [surpass] Překonat
        [copy] Kopírovat
       *[pivot] Odporovat
    }: { $card }

## Záhlaví a kolo

web-arcs-progress = kapitola { $chapter } z { $chapters } · konec při { $power } bodech moci
web-arcs-initiative = iniciativa
web-arcs-initiative-of = iniciativu má { $name }
web-arcs-seized = uchvácena
web-arcs-seizes = přidaná karta k uchvácení iniciativy
web-arcs-round = Toto kolo
web-arcs-round-new = Nové kolo
web-arcs-mode-of =
    { $mode ->
        [lead] hlavní karta
        [surpass] překonává
        [copy] kopíruje
       *[pivot] odporuje
    }
web-arcs-face-down = lícem dolů
web-arcs-zero = platí jako nula
web-arcs-to-play = na tahu
web-arcs-no-cards = bez karet
web-arcs-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
web-arcs-left-short = ještě { $count }
web-arcs-left =
    { $count ->
        [one] zbývá { $count } akce
        [few] zbývají { $count } akce
       *[other] zbývá { $count } akcí
    }

## Ambice

web-arcs-ambitions = Ambice
web-arcs-markers = volné žetony
web-arcs-no-marker = žádný volný žeton
web-arcs-declared = vyhlášena
web-arcs-now-short = teď
web-arcs-counts =
    { $ambition ->
        [tycoon] materiály a palivo, žetony i karty
        [tyrant] zajatci
        [warlord] trofeje
        [keeper] relikvie, žetony i karty
       *[empath] psionici, žetony i karty
    }
web-arcs-ambition-counts = { arcs-ambition } ({ web-arcs-counts })
web-arcs-nobody = zatím nikdo neboduje
web-arcs-third = třetí hráč hry ve dvou

## Ruka

web-arcs-hand = Tvoje ruka
web-arcs-hand-count = karty v ruce
web-arcs-known = karty, o kterých víš, že jsou v této ruce
web-arcs-use =
    { $mode ->
        [lead] Hrát { $pips }
        [surpass] Překonat { $pips }
        [copy] Kopírovat { $pips }
        [pivot] Odporovat { $pips }
       *[other] K uchvácení
    }
web-arcs-pips =
    { $count ->
        [one] { $count } akční bod
        [few] { $count } akční body
       *[other] { $count } akčních bodů
    }
web-arcs-any-ambition = libovolná ambice

## Dvůr a desky

web-arcs-players = Desky
web-arcs-court = Dvůr
web-arcs-court-empty = Dvůr je prázdný.
web-arcs-deck = balíček { $count }
web-arcs-discard = odhozeno { $count }
web-arcs-agents-of =
    { $name }: { $count ->
        [one] { $count } agent
        [few] { $count } agenti
       *[other] { $count } agentů
    }
web-arcs-card-kind =
    { $kind ->
        [vox] karta ozvěny
        [guild] karta gildy
        [lore] karta příběhu
       *[leader] vůdce
    }
web-arcs-keys =
    cena za nájezd: { $keys ->
        [one] { $keys } klíč
        [few] { $keys } klíče
       *[other] { $keys } klíčů
    }
web-arcs-your-board = Tvoje deska
web-arcs-board-of = Deska: { $name }
web-arcs-resources = Zdroje
web-arcs-raid-cost = cena za nájezd
web-arcs-slot-empty = prázdné
web-arcs-slot-shut = zakryté
web-arcs-slot-number = pole { $slot }
web-arcs-cities = Města
web-arcs-city-slots =
    { $from ->
        [5] odkryje pole pro zdroje { $from } až { $to }
       *[other] odkryje pole pro zdroje { $from }
    }
web-arcs-city-bonus = +{ $power } k moci za každou vyhranou ambici
web-arcs-city-built = postaveno
web-arcs-supply =
    { $piece ->
        [ship] lodě v zásobě: { $count }
        [starport] doky v zásobě: { $count }
       *[agent] agenti v zásobě: { $count }
    }
web-arcs-trophies = Trofeje
web-arcs-captives = Zajatci
web-arcs-taken =
    { $piece ->
        [ship] lodě
        [starport] doky
        [city] města
       *[agent] agenti
    } – { $name }: { $count }
web-arcs-outrage = Pobouření
web-arcs-outrage-of = pobouření: { $type }
web-arcs-outrage-wasted = { $type }: v Předzvěsti bez účinku kvůli pobouření

## Pohyb

web-arcs-how-many = Kolik lodí poletí
web-arcs-send =
    { $count ->
        [one] Poslat { $count } loď
        [few] Poslat { $count } lodě
       *[other] Poslat { $count } lodí
    }
web-arcs-less = o jednu méně: { $what }
web-arcs-more = o jednu více: { $what }

## Bitva

web-arcs-battle = Bitva: { $system }
web-arcs-battle-step =
    { $step ->
        [dice] kostky
        [hits] zásahy
       *[raid] nájezd
    }
web-arcs-attacks = útočí
web-arcs-defends = brání se
web-arcs-force =
    { $fresh ->
        [one] { $fresh } nepoškozená loď
        [few] { $fresh } nepoškozené lodě
       *[other] { $fresh } nepoškozených lodí
    }, { $damaged ->
        [one] { $damaged } poškozená
        [few] { $damaged } poškozené
       *[other] { $damaged } poškozených
    }
web-arcs-dice-chosen = Nejvýše jedna kostka za loď: zvoleno { $count } z { $most }
web-arcs-dice-kind =
    { $kind ->
        [skirmish] Šarvátka
        [assault] Útok
       *[raid] Nájezd
    }
web-arcs-dice-about =
    { $kind ->
        [skirmish] bezpečná, slabá
        [assault] silný, stojí lodě
       *[raid] klíče a budovy
    }
web-arcs-symbol =
    { $symbol ->
        [self_hit] vlastní lodě
        [intercept] protiúder
        [hit] zásahy lodí
        [building_hit] zásahy budov
       *[key] klíče
    }
web-arcs-odds =
    { $what ->
        [keep] Můžeš si nechat všechny lodě ({ $ships })
        [lose] Přijdeš o všechny lodě
        [ship] Zničíš aspoň 1 loď
        [ships] Zničíš všechny lodě soupeře ({ $rivals })
        [building] Můžeš zničit budovu
       *[steal] Můžeš něco ukrást
    }
web-arcs-can-steal = Co jde ukrást a za kolik klíčů:
web-arcs-nothing-to-steal = Není tu co ukrást.
web-arcs-razing = Když tu zničíš město, vyvoláš pobouření: { $types }.
web-arcs-razing-costs = Přijdeš tím o: { $what }.
web-arcs-roll =
    { $count ->
        [one] Hodit { $count } kostkou
        [few] Hodit { $count } kostkami
       *[other] Hodit { $count } kostkami
    }
web-arcs-roll-final = Hod nejde vzít zpět.
web-arcs-reroll =
    hodit znovu: { $kind ->
        [skirmish] kostka šarvátky
        [assault] kostka útoku
       *[raid] kostka nájezdu
    }, strana { $face }
web-arcs-keep-dice = Nechat tyto kostky
web-arcs-click-hit =
    { $left ->
        [one] zbývá { $left } zásah: zvol, co zasáhne
        [few] zbývají { $left } zásahy: pro každý zvol, co zasáhne
       *[other] zbývá { $left } zásahů: pro každý zvol, co zasáhne
    }
web-arcs-hit-fresh = poškodí se
web-arcs-hit-damaged = zničí se
web-arcs-hit-not = teď ne
web-arcs-keys-left =
    { $keys ->
        [one] zbývá { $keys } klíč
        [few] zbývají { $keys } klíče
       *[other] zbývá { $keys } klíčů
    }
web-arcs-loot-of = Okrádáš hráče { $name }, vždy po jedné věci
web-arcs-close = Zavřít

## Konec kapitoly

web-arcs-end = Konec kapitoly { $chapter }
web-arcs-end-power = Moc
web-arcs-end-cities = z toho { $power } za města
web-arcs-end-none = Nikdo nevyhlásil žádnou ambici, takže nikdo nezískává moc.
web-arcs-end-trophies =
    { $count ->
        [one] { $count } trofej se vrací majiteli.
        [few] { $count } trofeje se vracejí majitelům.
       *[other] { $count } trofejí se vrací majitelům.
    }
web-arcs-end-captives =
    { $count ->
        [one] { $count } zajatec se vrací domů.
        [few] { $count } zajatci se vracejí domů.
       *[other] { $count } zajatců se vrací domů.
    }
web-arcs-end-markers = Žetony v další kapitole:
web-arcs-end-flipped = otočený, má větší hodnotu
web-arcs-end-continue = Pokračovat

## Zdroje k rozmístění, karty k výběru

web-arcs-arrange = Rozmísti své zdroje
web-arcs-arrange-how = Kliknutím na jeden a pak na druhý je prohodíš. Čím víc klíčů pole stojí, tím je bezpečnější.
web-arcs-arrange-surplus = Všechny se nevejdou. Kliknutím na jeden a pak na druhý je prohodíš; ztracené se vrátí do zásoby.
web-arcs-lost = ztráta
web-arcs-arranged = Nechat tak
web-arcs-draft = Vůdci a příběhy
web-arcs-draft-kind =
    { $kind ->
        [leader] Vůdci
       *[lore] Příběhy
    }
web-arcs-setup-card = Karta přípravy hry: { $name }
web-arcs-setup-about = Kde kdo začíná. A, B a C u vůdce jsou komponenty, které tam přijdou.
web-arcs-start-pieces = { $letter }: { $what }
web-arcs-your-start = Začínáš: { $places }
web-arcs-start-at = { $letter } { $system }

## Ohlédnutí

arcs-source-tycoon = Magnát
arcs-source-tyrant = Tyran
arcs-source-warlord = Vojevůdce
arcs-source-keeper = Správce
arcs-source-empath = Empat
arcs-mark-chapter = nová kapitola
arcs-mark-battle = bitva
arcs-mark-declared = vyhlášená ambice
arcs-mark-secured = zajištěná karta
