# Arcs. Słowa według glossary/arcs.toml. Karty: arcs-cards.ftl.

## Rzeczy: zasoby, rodzaje kart, ambicje

arcs-resource-material = materiały
arcs-resource-fuel = paliwo
arcs-resource-weapon = broń
arcs-resource-relic = relikwie
arcs-resource-psionic = psionik
arcs-suit-administration = Administracja
arcs-suit-aggression = Agresja
arcs-suit-construction = Budownictwo
arcs-suit-mobilization = Mobilizacja
arcs-ambition-tycoon = Magnat
arcs-ambition-tyrant = Tyran
arcs-ambition-warlord = Watażka
arcs-ambition-keeper = Opiekun
arcs-ambition-empath = Empata

## Akcje: standardowe, potem akcje kart

arcs-action-tax = opodatkowanie
arcs-action-build = budowa
arcs-action-move = ruch
arcs-action-catapult = ruch przyspieszony
arcs-action-repair = naprawa
arcs-action-influence = wpływ
arcs-action-secure = pozyskanie
arcs-action-battle = bitwa
arcs-action-manufacture = Produkcja
arcs-action-synthesize = Synteza
arcs-action-pressgang = Przymusowy werbunek
arcs-action-execute = Egzekucja
arcs-action-abduct = Porwanie
arcs-action-trade = Handel
arcs-action-summon = Przywołanie
arcs-action-fire_rifles = Ostrzał
arcs-action-nurture = Pielęgnacja
arcs-action-prune = Przycinanie
arcs-action-guide = Naprowadzanie
arcs-action-martyr = Męczeństwo
arcs-action-annex = Aneksja
arcs-mode-surpass = przebicie
arcs-mode-copy = kopiowanie
arcs-mode-pivot = zwrot

## Elementy, mapa, kości, karty

arcs-piece-ship = statek
arcs-piece-agent = agent
arcs-piece-city = miasto
arcs-piece-starport = port gwiezdny
arcs-state-fresh = sprawny
arcs-state-damaged = uszkodzony
arcs-map-planet = planeta
arcs-map-gate = brama
arcs-map-cluster = gromada
arcs-system = { $place ->
    [gate] Brama { $cluster }
    [arrow] Strzałka { $cluster }
    [crescent] Półksiężyc { $cluster }
   *[hex] Sześciokąt { $cluster }
}
arcs-die-assault = kość szturmu
arcs-die-skirmish = kość potyczki
arcs-die-raid = kość najazdu
arcs-face-self_hit = trafienie własnych statków
arcs-face-intercept = przechwycenie
arcs-face-hit = trafienie statków
arcs-face-building_hit = trafienie budynków
arcs-face-key = klucz
arcs-kind-guild = karta gildii
arcs-kind-vox = karta echa
arcs-kind-leader = karta przywódcy
arcs-kind-lore = karta legendy

## Wstawiane do innych komunikatów; to, od czego zależą, dostają one

arcs-colour = { $colour ->
    [red] Czerwony
    [blue] Niebieski
    [white] Biały
   *[yellow] Żółty
}
arcs-resource = { $type ->
    [material] { arcs-resource-material }
    [fuel] { arcs-resource-fuel }
    [weapon] { arcs-resource-weapon }
    [relic] { arcs-resource-relic }
   *[psionic] { arcs-resource-psionic }
}
arcs-resources = { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
} { $type ->
    [material] materiałów
    [fuel] paliwa
    [weapon] broni
    [relic] relikwii
   *[psionic] psionika
}
arcs-suit = { $suit ->
    [administration] { arcs-suit-administration }
    [aggression] { arcs-suit-aggression }
    [construction] { arcs-suit-construction }
   *[mobilization] { arcs-suit-mobilization }
}
arcs-action-card = { arcs-suit } { $number }
arcs-ambition = { $ambition ->
    [tycoon] { arcs-ambition-tycoon }
    [tyrant] { arcs-ambition-tyrant }
    [warlord] { arcs-ambition-warlord }
    [keeper] { arcs-ambition-keeper }
   *[empath] { arcs-ambition-empath }
}
arcs-piece = { $piece ->
    [ship] { arcs-piece-ship }
    [starport] { arcs-piece-starport }
    [city] { arcs-piece-city }
   *[agent] { arcs-piece-agent }
}
arcs-list = { $first }, { $rest }
arcs-empty = –
arcs-site = { $system }, pole { $slot }
arcs-rival = { $owner_seat }
arcs-symbols = { $self_hits ->
    [0] { "" }
    [one] { " " }· 1 trafienie własnego statku
    [few] { " " }· { $self_hits } trafienia własnych statków
   *[many] { " " }· { $self_hits } trafień własnych statków
}{ $intercepts ->
    [0] { "" }
    [one] { " " }· 1 przechwycenie
    [few] { " " }· { $intercepts } przechwycenia
   *[many] { " " }· { $intercepts } przechwyceń
}{ $hits ->
    [0] { "" }
    [one] { " " }· 1 trafienie statku
    [few] { " " }· { $hits } trafienia statków
   *[many] { " " }· { $hits } trafień statków
}{ $building_hits ->
    [0] { "" }
    [one] { " " }· 1 trafienie budynku
    [few] { " " }· { $building_hits } trafienia budynków
   *[many] { " " }· { $building_hits } trafień budynków
}{ $keys ->
    [0] { "" }
    [one] { " " }· 1 klucz
    [few] { " " }· { $keys } klucze
   *[many] { " " }· { $keys } kluczy
}

## Opcje, z którymi gra się zaczyna

arcs-error-needs-leaders = Opcję „{ $option }” można włączyć tylko razem z „leaders”.

## Decyzje: zagranie karty

arcs-ask-draft = { $seat }: wybierz przywódcę albo kartę legendy.
arcs-ask-second-hand = { $seat }: zatrzymać te karty czy wziąć inne?
arcs-ask-lead = { $seat }: zagraj kartę wiodącą albo przekaż inicjatywę.
arcs-ask-follow = { $seat }: przebij, skopiuj albo zrób zwrot.
arcs-ask-seize = { $seat }: dołożyć zakrytą kartę i przejąć inicjatywę?
arcs-ask-declare = { $seat }: ogłosić ambicję?
arcs-option-keep-hand = zatrzymać te karty
arcs-option-redraw = wziąć inne karty
arcs-option-lead = karta wiodąca: { $card } ({ $pips ->
    [one] 1 akcja
    [few] { $pips } akcje
   *[many] { $pips } akcji
})
arcs-option-pass = przekazać inicjatywę
arcs-option-follow = { $mode ->
    [surpass] przebicie
    [copy] kopiowanie
   *[pivot] zwrot
}: { $card } ({ $pips ->
    [one] 1 akcja
    [few] { $pips } akcje
   *[many] { $pips } akcji
})
arcs-option-no-seize = nie przejmować
arcs-option-declare = ogłosić: { arcs-ambition }
arcs-option-no-ambition = nie ogłaszać ambicji

## Decyzje: akcje

arcs-ask-prelude = { $seat }: Preludium albo akcja. { $pips ->
    [0] Nie ma już punktów akcji.
    [one] Został 1 punkt akcji.
    [few] Zostały { $pips } punkty akcji.
   *[many] Zostało { $pips } punktów akcji.
}
arcs-ask-act = { $seat }: wybierz akcję. { $pips ->
    [0] Nie ma już punktów akcji.
    [one] Został 1 punkt akcji.
    [few] Zostały { $pips } punkty akcji.
   *[many] Zostało { $pips } punktów akcji.
}
arcs-ask-spent = { $seat }: wybierz akcję za wydany zasób ({ arcs-resource }).
arcs-ask-granted = { $seat }: wykonać tę akcję?
arcs-ask-gain = { $seat }: wybierz, co zyskujesz.
arcs-ask-arrange = { $seat }: ułóż swoje zasoby. { $tokens ->
    [0] Miasto zakryło niektóre pola.
    [one] Jeden jest nowy.
    [few] { $tokens } są nowe.
   *[many] { $tokens } jest nowych.
}
arcs-ask-ships = { $seat }: ile statków leci? Cel: { $system }.
arcs-ask-catapult = { $seat }, ruch przyspieszony ({ $system }): leć dalej albo się zatrzymaj.
arcs-ask-sprint = { $seat }: ruszyć statkami jeszcze raz?
arcs-ask-come-back = { $seat }: wybierz bramę dla swoich nowych statków.
arcs-option-tax = opodatkować: { $system }, pole { $slot }
arcs-option-build = zbudować { $piece ->
    [ship] statek
    [starport] port gwiezdny
   *[city] miasto
}: { $system }, pole { $slot }
arcs-option-build-outside = zbudować miasto poza polami: { $system }, za zasób z pola { $paid }
arcs-option-move = ruch: { $origin } → { $system }
arcs-option-repair-ship = naprawić statek: { $system }
arcs-option-repair = naprawić { $piece ->
    [starport] port gwiezdny
   *[city] miasto
}: { $system }, pole { $slot }
arcs-option-influence = wpływ: { $card }
arcs-option-secure = pozyskać: { $card }
arcs-option-battle = bitwa: { $system }, obrońca: { $owner_seat }
arcs-option-spend = wydać zasób z pola { $slot } jako { arcs-resource }
arcs-option-end = zakończyć turę
arcs-option-nothing = nic nie robić
arcs-option-none = nic
arcs-option-done = to wszystko
arcs-option-stop = zatrzymać się
arcs-option-on = lecieć dalej: { $system }
arcs-option-ships = sprawne statki: { $fresh }, uszkodzone: { $damaged }
arcs-option-arrange = na polach: { $what }

## Decyzje: bitwa

arcs-ask-bring-in = { $seat }: sprowadzić sprawne statki ({ $system })?
arcs-ask-dice = { $seat }: wybierz kości ({ $system }, obrońca: { $owner_seat }).
arcs-ask-reroll = { $seat }: rzucić jeszcze raz niektórymi kośćmi?
arcs-ask-hit = { $seat }: wybierz, co zostanie trafione ({ $owner_seat }, { $system }); { $left ->
    [one] zostało 1 trafienie.
    [few] zostały { $left } trafienia.
   *[many] zostało { $left } trafień.
}
arcs-ask-ransack = { $seat }, plądrowanie dworu: wybierz kartę z agentami rywala ({ $owner_seat }).
arcs-ask-raid = { $seat }: wybierz, co kradniesz ({ $owner_seat }); { $keys ->
    [one] został 1 klucz.
    [few] zostały { $keys } klucze.
   *[many] zostało { $keys } kluczy.
}
arcs-ask-steal = { $seat }: wybierz, co kradniesz.
arcs-option-bring = { $system }: { $count ->
    [one] 1 statek
    [few] { $count } statki
   *[many] { $count } statków
}
arcs-option-dice = kości: potyczka { $skirmish }, szturm { $assault }, najazd { $raid }
arcs-option-reroll = rzucić jeszcze raz: { $die ->
    [skirmish] kość potyczki
    [assault] kość szturmu
   *[raid] kość najazdu
}, ścianka { $face }{ arcs-symbols }
arcs-option-keep = zostawić kości
arcs-option-hit-ship = { $state ->
    [fresh] uszkodzić sprawny statek
   *[damaged] zniszczyć uszkodzony statek
}
arcs-option-hit-building = budynek na polu { $slot }
arcs-option-slot = zasób z pola { $slot }
arcs-option-raid = { $what } ({ $keys ->
    [one] 1 klucz
    [few] { $keys } klucze
   *[many] { $keys } kluczy
})
arcs-option-steal = { $owner_seat }: { $what }

## Co się stało: gra i jej karty

arcs-event-setup = Karta przygotowania: „{ $card }”.
arcs-event-laid-out = Wyłożono przywódców ({ $leaders }) i karty legend ({ $lore }).
arcs-event-drafted = { $seat } bierze kartę „{ $card }”.
arcs-event-chapter = Zaczyna się rozdział { $chapter }.
arcs-event-dealt = { $seat } dostaje { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} (rozdział { $chapter }).
arcs-event-dealt-secret = { $seat }, ręka w rozdziale { $chapter } ({ $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}): { $cards }.
arcs-event-initiative = { $seat } ma inicjatywę.
arcs-event-seized = { $seat } przejmuje inicjatywę.
arcs-event-passed = { $seat } przekazuje inicjatywę.
arcs-event-all-passed = Wszyscy przekazali inicjatywę: wszystkie karty zostają odrzucone.
arcs-event-played = { $seat } { $mode ->
    [lead] zagrywa kartę wiodącą
    [surpass] przebija
   *[pivot] robi zwrot
}: { $card }.
arcs-event-copied = { $seat } kopiuje zakrytą kartą.
arcs-event-declared = { $seat } ogłasza ambicję { arcs-ambition } (potęga: { $first } i { $second }){ $zero ->
    [yes] ; karta wiodąca liczy się jako 0
   *[no] { "" }
}.
arcs-event-took-card = { $seat } bierze na rękę: { $card }. Karta „{ $union }” zostaje odrzucona.

## Co się stało: akcje

arcs-event-spent = { $seat } wydaje: { arcs-resource }{ $state ->
    [used] { "" }
   *[wasted] , bez skutku z powodu oburzenia
}.
arcs-event-deed = { $seat } używa karty „{ $card }”.
arcs-event-taxed = { $seat } opodatkowuje: { $system }{ $whose ->
    [own] { "" }
   *[rival] { " " }({ $owner_seat })
}.
arcs-event-gained = { $seat } zyskuje: { arcs-resources }.
arcs-event-none-left = { $seat } nic nie zyskuje: w puli nie ma już żetonów ({ arcs-resource }).
arcs-event-surplus = { $seat } nie ma miejsca i odrzuca: { arcs-resource }.
arcs-event-lost = { $seat } odrzuca: { arcs-resources }.
arcs-event-no-ship = { $seat } nie buduje statku, bo nie ma żadnego w puli: { $system }.
arcs-event-built = { $seat } buduje { $piece ->
    [ship] statek
    [starport] port gwiezdny
   *[city] miasto
}: { $system }{ $state ->
    [damaged] { " " }(z uszkodzeniem)
   *[fresh] { "" }
}.
arcs-event-placed = { $seat } umieszcza { $count ->
    [one] 1 statek
    [few] { $count } statki
   *[many] { $count } statków
}: { $system }.
arcs-event-repaired = { $seat } naprawia { $piece ->
    [ship] statek
    [starport] port gwiezdny
   *[city] miasto
}: { $system }.
arcs-event-moved = { $seat } przesuwa { $count ->
    [one] 1 statek
    [few] { $count } statki
   *[many] { $count } statków
}: { $origin } → { $system }.
arcs-event-influenced = { $seat } wywiera wpływ na kartę „{ $card }”.
arcs-event-secured = { $seat } pozyskuje kartę „{ $card }”.
arcs-event-refilled = Nowa karta dworu: „{ $card }”.
arcs-event-captured = { $seat } bierze do niewoli { $count ->
    [one] 1 agenta
    [few] { $count } agentów
   *[many] { $count } agentów
} ({ $owner_seat }).
arcs-event-discarded = { $seat } odrzuca kartę „{ $card }”.
arcs-event-buried = Na spód talii dworu trafia karta „{ $card }”.

## Co się stało: bitwa

arcs-event-battle = { $seat } atakuje: { $system }, obrońca: { $owner_seat }.
arcs-event-rolled = { $seat } rzuca kośćmi{ arcs-symbols }.
arcs-event-intercepted = Przechwycenie: { $owner_seat } → { $seat }, { $count ->
    [one] 1 trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}.
arcs-event-hit = { $owner_seat }: { $piece ->
    [ship] { $state ->
        [damaged] statek uszkodzony
       *[destroyed] statek zniszczony
    }
    [starport] { $state ->
        [damaged] port gwiezdny uszkodzony
       *[destroyed] port gwiezdny zniszczony
    }
   *[city] { $state ->
        [damaged] miasto uszkodzone
       *[destroyed] miasto zniszczone
    }
} ({ $system }).
arcs-event-agents-trophies = { $seat } bierze { $count ->
    [one] 1 agenta jako trofeum
    [few] { $count } agentów jako trofea
   *[many] { $count } agentów jako trofea
} ({ $owner_seat }).
arcs-event-outrage = { $seat } wywołuje oburzenie ({ arcs-resource }){ $count ->
    [0] { "" }
    [one] { " " }i odrzuca 1 zasób
    [few] { " " }i odrzuca { $count } zasoby
   *[many] { " " }i odrzuca { $count } zasobów
}.
arcs-event-stole = { $seat } kradnie: { $what } ({ $owner_seat }).

## Co się stało: koniec rozdziału

arcs-event-scored = Punktowana jest ambicja { arcs-ambition }{ $total ->
    [0] ; nikt nie zyskuje potęgi
   *[other] { "" }
}.
arcs-event-power = { $seat }: potęga +{ $power } ({ arcs-ambition }), razem { $total }.
arcs-event-cleaned = Rozdział się kończy. Odwrócone znaczniki ambicji: { $flipped }.

## Dlaczego nie

arcs-why-form = to nie jest akcja; napisz na przykład „tax c1_arrow/1” albo „end”
arcs-why-not-in-hand = nie masz takiej karty na ręce
arcs-why-surpass = przebić można tylko kartą tego samego rodzaju co wiodąca, o wyższym numerze
arcs-why-pivot = zwrot można zrobić tylko kartą innego rodzaju niż wiodąca
arcs-why-follow = napisz „surpass”, „copy” albo „pivot” i kartę ze swojej ręki
arcs-why-seize = napisz „seize” i kartę ze swojej ręki albo „seize none”
arcs-why-declare = karta wiodąca nie pozwala ogłosić tej ambicji
arcs-why-draft = nie możesz wziąć tej karty albo już jej tam nie ma
arcs-why-not-this-action = zagrana karta nie pozwala teraz na tę akcję: { $action ->
    [tax] opodatkowanie
    [build] budowa
    [move] ruch
    [repair] naprawa
    [influence] wpływ
    [secure] pozyskanie
   *[battle] bitwa
}
arcs-why-no-city = nie ma tam miasta
arcs-why-taxed = to miasto zostało już opodatkowane w tej turze
arcs-why-no-control = to miasto rywala, a nie kontrolujesz układu
arcs-why-build-form = napisz co i gdzie, na przykład „build city c1_arrow/1”
arcs-why-none-in-supply = w twojej puli już ich nie ma
arcs-why-no-starport = nie masz tam portu gwiezdnego
arcs-why-starport-used = ten port gwiezdny zbudował już statek w tej turze
arcs-why-slot-taken = stoi tam już budynek
arcs-why-no-piece-there = nie masz w tym układzie żadnego elementu
arcs-why-no-slot = nie ma tam wolnego pola
arcs-why-no-ships = nie masz tam statków
arcs-why-not-adjacent = to nie jest sąsiedni układ
arcs-why-nothing-damaged = nie masz tam niczego uszkodzonego
arcs-why-no-agent = w twojej puli nie ma już agentów
arcs-why-not-in-court = tej karty nie ma na dworze
arcs-why-no-majority = nie masz na tej karcie więcej agentów niż każdy z rywali
arcs-why-no-defender = ten rywal nie ma tam żadnych elementów
arcs-why-ships = nie masz tam tylu statków; napisz, ile sprawnych i ile uszkodzonych leci, na przykład „ships 2 1”
arcs-why-few-ships = twój przywódca przesuwa jednym ruchem najwyżej dwa statki
arcs-why-arrange = zatrzymaj tyle zasobów, ile mieści się na twoich odsłoniętych polach
arcs-why-dice = najwyżej jedna kość za każdy atakujący statek i najwyżej sześć jednego rodzaju
arcs-why-raid-dice = kości najazdu można brać tylko wtedy, gdy obrońca ma w układzie budynek
arcs-why-hit = tego nie można teraz trafić
arcs-why-ransack = na tej karcie nie ma agenta ({ $owner_seat })
arcs-why-raid = tego tam nie ma, jest to chronione albo brakuje ci kluczy
