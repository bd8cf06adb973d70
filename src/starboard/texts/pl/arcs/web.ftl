# Plansza gry Arcs w przeglądarce.

## Mapa

web-arcs-map = Mapa Rubieży
web-arcs-map-keys = Strzałki przenoszą między układami, Enter wybiera, klawisz I pozwala obejrzeć wszystko, Shift ze strzałkami przesuwa mapę, plus, minus i 0 zmieniają powiększenie.
web-arcs-chapter = Rozdział
web-arcs-path = Brama { $from } – Brama { $to }
web-arcs-here = Co możesz tu zrobić: { $system }
web-arcs-no-control = nikt go nie kontroluje
web-arcs-controls = kontroluje go { $name }
web-arcs-may = można wybrać
web-arcs-ships-of =
    { $name }: { $fresh ->
        [one] { $fresh } sprawny statek
        [few] { $fresh } sprawne statki
       *[many] { $fresh } sprawnych statków
    }, uszkodzonych: { $damaged }
web-arcs-building-of =
    { $name }: { $piece ->
        [city] { $state ->
            [damaged] uszkodzone miasto
           *[fresh] sprawne miasto
        }
       *[starport] { $state ->
            [damaged] uszkodzony port gwiezdny
           *[fresh] sprawny port gwiezdny
        }
    }

## Jak się co nazywa

web-arcs-to = cel: { $system }
web-arcs-site = { $system }, pole { $slot }
web-arcs-ship-target =
    { $state ->
        [damaged] uszkodzony statek
       *[fresh] sprawny statek
    }: { $name }, { $system }
web-arcs-mode =
    { $mode ->
        [surpass] przebicie: wszystkie akcje tej karty
        [copy] kopiowanie: 1 akcja karty wiodącej ({ $actions })
        [pivot] zwrot: 1 akcja tej karty
       *[lead] karta wiodąca
    }
web-arcs-slot = pole { $slot }: { arcs-resource }
web-arcs-slot-of = { $name }: { arcs-resource }
web-arcs-token = { arcs-resource }{ $several ->
        [yes] { " " }({ web-arcs-slot-number })
       *[no] { "" }
    }: { $what }
web-arcs-token-any = wydaj: { arcs-resource }
web-arcs-spent-for =
    { $type ->
        [weapon] punkty twojej karty opłacą też bitwę
        [psionic] { $actions } jak na karcie wiodącej
       *[other] { $actions }
    }
web-arcs-spent-for-nothing = bez efektu (oburzenie)
web-arcs-pay = zapłać: { arcs-resource }
web-arcs-as = jako { arcs-resource }: { $what }
web-arcs-cluster = gromada { $cluster }
web-arcs-trade =
    { $way ->
        [given] oddaj: { arcs-resource }
       *[taken] weź: { arcs-resource }
    }
web-arcs-ships =
    { $state ->
        [damaged] uszkodzone: { $count }
       *[fresh] sprawne: { $count }
    }
web-arcs-dice =
    { $kind ->
        [skirmish] potyczka: { $count }
        [assault] szturm: { $count }
       *[raid] najazd: { $count }
    }
web-arcs-die =
    { $kind ->
        [skirmish] kość potyczki
        [assault] kość szturmu
       *[raid] kość najazdu
    }, ścianka { $face }
web-arcs-choose-type = Wybierz zasób
web-arcs-play =
    { $mode ->
        [surpass] Przebicie
        [copy] Kopiowanie
       *[pivot] Zwrot
    }: { $card }

## Nagłówek i runda

web-arcs-progress = rozdział { $chapter } z { $chapters } · koniec przy potędze { $power }
web-arcs-initiative = inicjatywa
web-arcs-initiative-of = inicjatywę ma { $name }
web-arcs-seized = przejęta
web-arcs-seizes = karta dołożona, by przejąć inicjatywę
web-arcs-round = Ta runda
web-arcs-round-new = Nowa runda
web-arcs-mode-of =
    { $mode ->
        [lead] prowadzi
        [surpass] przebija
        [copy] kopiuje
       *[pivot] robi zwrot
    }
web-arcs-face-down = zakryta
web-arcs-zero = liczy się jako zero
web-arcs-to-play = teraz gra
web-arcs-no-cards = brak kart
web-arcs-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
web-arcs-left-short = jeszcze { $count }
web-arcs-left =
    { $count ->
        [one] jeszcze { $count } akcja
        [few] jeszcze { $count } akcje
       *[many] jeszcze { $count } akcji
    }

## Ambicje

web-arcs-ambitions = Ambicje
web-arcs-markers = wolne znaczniki
web-arcs-no-marker = brak znaczników
web-arcs-declared = ogłoszona
web-arcs-now-short = teraz
web-arcs-counts = { $ambition ->
    [tycoon] materiały i paliwo na żetonach i kartach
    [tyrant] jeńcy
    [warlord] trofea
    [keeper] relikwie na żetonach i kartach
   *[empath] psioniki na żetonach i kartach
}
web-arcs-ambition-counts = { arcs-ambition } ({ web-arcs-counts })
web-arcs-nobody = na razie nikt
web-arcs-third = trzeci gracz w grze dwuosobowej

## Ręka

web-arcs-hand = Twoja ręka
web-arcs-hand-count = kart na ręce
web-arcs-known = karty, o których wiesz, że są na tej ręce
web-arcs-use =
    { $mode ->
        [lead] Zagraj { $pips }
        [surpass] Przebij { $pips }
        [copy] Kopiuj { $pips }
        [pivot] Zwrot { $pips }
       *[other] Do przejęcia
    }
web-arcs-pips =
    { $count ->
        [one] { $count } punkt akcji
        [few] { $count } punkty akcji
       *[many] { $count } punktów akcji
    }
web-arcs-any-ambition = dowolna ambicja

## Dwór i plansze

web-arcs-players = Plansze
web-arcs-court = Dwór
web-arcs-court-empty = Dwór jest pusty.
web-arcs-deck = talia { $count }
web-arcs-discard = odrzucone { $count }
web-arcs-agents-of =
    { $name }: { $count ->
        [one] { $count } agent
        [few] { $count } agentów
       *[many] { $count } agentów
    }
web-arcs-card-kind =
    { $kind ->
        [vox] karta echa
        [guild] karta gildii
        [lore] karta legendy
       *[leader] przywódca
    }
web-arcs-keys =
    koszt najazdu: { $keys ->
        [one] { $keys } klucz
        [few] { $keys } klucze
       *[many] { $keys } kluczy
    }
web-arcs-your-board = Twoja plansza
web-arcs-board-of = Plansza: { $name }
web-arcs-resources = Zasoby
web-arcs-raid-cost = koszt najazdu
web-arcs-slot-empty = puste
web-arcs-slot-shut = zakryte
web-arcs-slot-number = pole { $slot }
web-arcs-cities = Miasta
web-arcs-city-slots =
    { $from ->
        [5] odsłania pola zasobów od { $from } do { $to }
       *[other] odsłania pole zasobu { $from }
    }
web-arcs-city-bonus = potęga +{ $power } za każdą wygraną ambicję
web-arcs-city-built = zbudowane
web-arcs-supply = { $piece ->
    [ship] statki w puli: { $count }
    [starport] porty gwiezdne w puli: { $count }
   *[agent] agenci w puli: { $count }
}
web-arcs-trophies = Trofea
web-arcs-captives = Jeńcy
web-arcs-taken =
    { $piece ->
        [ship] statki
        [starport] porty gwiezdne
        [city] miasta
       *[agent] agenci
    } – { $name }: { $count }
web-arcs-outrage = Oburzenie
web-arcs-outrage-of = oburzenie: { $type }
web-arcs-outrage-wasted = { $type }: w Preludium bez efektu z powodu oburzenia

## Ruch

web-arcs-how-many = Ile statków leci
web-arcs-send =
    { $count ->
        [one] Wyślij { $count } statek
        [few] Wyślij { $count } statki
       *[many] Wyślij { $count } statków
    }
web-arcs-less = o jeden mniej: { $what }
web-arcs-more = o jeden więcej: { $what }

## Bitwa

web-arcs-battle = Bitwa: { $system }
web-arcs-battle-step =
    { $step ->
        [dice] kości
        [hits] trafienia
       *[raid] najazd
    }
web-arcs-attacks = atakuje
web-arcs-defends = broni się
web-arcs-force =
    { $fresh ->
        [one] { $fresh } sprawny statek
        [few] { $fresh } sprawne statki
       *[many] { $fresh } sprawnych statków
    }, uszkodzonych: { $damaged }
web-arcs-dice-chosen = Najwyżej jedna kość na statek: wybrano { $count } z { $most }
web-arcs-dice-kind =
    { $kind ->
        [skirmish] Potyczka
        [assault] Szturm
       *[raid] Najazd
    }
web-arcs-dice-about =
    { $kind ->
        [skirmish] bezpieczna, ale słaba
        [assault] silny, ale kosztuje statki
       *[raid] klucze i budynki
    }
web-arcs-symbol =
    { $symbol ->
        [self_hit] własne statki
        [intercept] przechwycenie
        [hit] w statki
        [building_hit] w budynki
       *[key] klucze
    }
web-arcs-odds =
    { $what ->
        [keep] Możesz zachować wszystkie statki ({ $ships })
        [lose] Tracisz wszystkie statki
        [ship] Niszczysz co najmniej 1 statek
        [ships] Niszczysz wszystkie statki rywala ({ $rivals })
        [building] Możesz zniszczyć budynek
       *[steal] Możesz coś ukraść
    }
web-arcs-can-steal = Co można ukraść i za ile kluczy:
web-arcs-nothing-to-steal = Nie ma tu czego ukraść.
web-arcs-razing = Jeśli zniszczysz tu miasto, wywołasz oburzenie: { $types }.
web-arcs-razing-costs = Stracisz przez to: { $what }.
web-arcs-roll =
    { $count ->
        [one] Rzuć { $count } kością
        [few] Rzuć { $count } kośćmi
       *[many] Rzuć { $count } kośćmi
    }
web-arcs-roll-final = Rzutu nie da się cofnąć.
web-arcs-reroll =
    rzuć jeszcze raz: { $kind ->
        [skirmish] kość potyczki
        [assault] kość szturmu
       *[raid] kość najazdu
    }, ścianka { $face }
web-arcs-keep-dice = Zatrzymaj te kości
web-arcs-click-hit =
    { $left ->
        [one] zostało { $left } trafienie: wybierz cel
        [few] zostały { $left } trafienia: dla każdego wybierz cel
       *[many] zostało { $left } trafień: dla każdego wybierz cel
    }
web-arcs-hit-fresh = ulegnie uszkodzeniu
web-arcs-hit-damaged = ulegnie zniszczeniu
web-arcs-hit-not = nie teraz
web-arcs-keys-left =
    { $keys ->
        [one] został { $keys } klucz
        [few] zostały { $keys } klucze
       *[many] zostało { $keys } kluczy
    }
web-arcs-loot-of = { $name }: kradnij po jednej rzeczy
web-arcs-close = Zamknij

## Koniec rozdziału

web-arcs-end = Koniec rozdziału { $chapter }
web-arcs-end-power = Potęga
web-arcs-end-cities = w tym { $power } za miasta
web-arcs-end-none = Nikt nie ogłosił ambicji, więc nikt nie zyskuje potęgi.
web-arcs-end-trophies =
    { $count ->
        [one] { $count } trofeum wraca do właściciela.
        [few] { $count } trofea wracają do właścicieli.
        [many] { $count } trofeów wraca do właścicieli.
       *[other] { $count } trofeum wraca do właścicieli.
    }
web-arcs-end-captives =
    { $count ->
        [one] { $count } jeniec wraca do domu.
        [few] { $count } jeńcy wracają do domu.
        [many] { $count } jeńców wraca do domu.
       *[other] { $count } jeńca wraca do domu.
    }
web-arcs-end-markers = Znaczniki w następnym rozdziale:
web-arcs-end-flipped = odwrócony, wart więcej
web-arcs-end-continue = Dalej

## Zasoby do ułożenia, karty do wyboru

web-arcs-arrange = Ułóż swoje zasoby
web-arcs-arrange-how = Kliknij jeden, potem drugi, a zamienią się miejscami. Im więcej kluczy kosztuje pole, tym jest bezpieczniejsze.
web-arcs-arrange-surplus = Nie wszystkie się mieszczą. Kliknij jeden, potem drugi, a zamienią się miejscami; stracone wracają do wspólnej puli.
web-arcs-lost = strata
web-arcs-arranged = Zostaw tak
web-arcs-draft = Przywódcy i legendy
web-arcs-draft-kind =
    { $kind ->
        [leader] Przywódcy
       *[lore] Legendy
    }
web-arcs-setup-card = Karta przygotowania: „{ $name }”
web-arcs-setup-about = Gdzie kto zaczyna. A, B i C przy przywódcy to elementy, które tam trafią.
web-arcs-start-pieces = { $letter }: { $what }
web-arcs-your-start = Zaczynasz: { $places }
web-arcs-start-at = { $letter } { $system }

## Spojrzenie wstecz

arcs-source-tycoon = Magnat
arcs-source-tyrant = Tyran
arcs-source-warlord = Watażka
arcs-source-keeper = Opiekun
arcs-source-empath = Empata
arcs-mark-chapter = nowy rozdział
arcs-mark-battle = bitwa
arcs-mark-declared = ogłoszona ambicja
arcs-mark-secured = pozyskana karta
