# Arcs: o co pytają i co ogłaszają karty gildii i echa. Słowa według glossary/arcs.toml. Co na nich jest: arcs-cards.ftl.

## Nowe akcje

arcs-deed-manufacture = { arcs-action-manufacture }: zyskać 1 żeton materiałów
arcs-deed-synthesize = { arcs-action-synthesize }: zyskać 1 żeton paliwa
arcs-deed-pressgang = { arcs-action-pressgang }: zwrócić jeńców za zasoby
arcs-deed-execute = { arcs-action-execute }: zamienić jeńców w trofea
arcs-deed-abduct = { arcs-action-abduct }: wziąć do niewoli agentów rywali ({ $what })
arcs-deed-trade = { arcs-action-trade } z właścicielem miasta, które kontrolujesz: { $what }
arcs-taken = wziąć: { $what }
arcs-given = dać: { $what }

## Akcje Preludium

arcs-deed-discard-only = { $card } (odrzucić): nic się nie dzieje
arcs-deed-changed = „{ $card }” – { $does }
arcs-deed-changed-about = „{ $card }” – { $does } ({ $what })
arcs-deed-mining-interest = { $card } (odrzucić): zyskać żetony materiałów ({ $what })
arcs-deed-shipping-interest = { $card } (odrzucić): zyskać żetony paliwa ({ $what })
arcs-deed-material-cartel = { $card } (odrzucić): ukraść 1 żeton materiałów
arcs-deed-fuel-cartel = { $card } (odrzucić): ukraść 1 żeton paliwa
arcs-deed-admin-union = „{ $card }”: położyć obok karty „{ $what }”
arcs-deed-construction-union = „{ $card }”: położyć obok karty „{ $what }”
arcs-deed-spacing-union = „{ $card }”: położyć obok karty „{ $what }”
arcs-deed-arms-union = „{ $card }”: położyć obok karty „{ $what }”
arcs-deed-gatekeepers = { $card } (odrzucić): po 1 statku w każdej bramie
arcs-deed-prison-wardens = { $card } (odrzucić): 3 statki → { $what }
arcs-deed-skirmishers = { $card } (odrzucić): 3 statki → { $what }
arcs-deed-court-enforcers = { $card } (odrzucić): 3 statki → { $what }
arcs-deed-loyal-marines = { $card } (odrzucić): 3 statki → { $what }
arcs-deed-lattice-spies = { $card } (odrzucić): przejąć inicjatywę
arcs-deed-farseers = { $card } (odrzucić): wymienić karty z ręki
arcs-deed-silver-tongues = { $card } (odrzucić): ukraść zasób albo kartę gildii
arcs-deed-elder-broker = { $card } (odrzucić): zyskać po 1 żetonie materiałów, paliwa i broni
arcs-deed-relic-fence = { $card }: 1 żeton relikwii za { $what }

## Decyzje

arcs-ask-place = { $seat }: wybierz, dokąd trafią twoje statki. { $left ->
    [one] Został 1 statek.
    [few] Zostały { $left } statki.
   *[many] Zostało { $left } statków.
}
arcs-ask-pressgang = { $seat }: wybierz, którego jeńca zwracasz i co za niego zyskujesz.{ $count ->
    [0] { "" }
    [one] { " " }Dotąd 1 jeniec.
    [few] { " " }Dotąd { $count } jeńcy.
   *[many] { " " }Dotąd { $count } jeńców.
}
arcs-ask-execute = { $seat }: wybierz jeńców, którzy staną się trofeami.
arcs-ask-recycle = { $seat }: wybierz karty do odrzucenia; dobierzesz tyle samo i jeszcze jedną.
arcs-ask-seize-or-declare = { $seat }: przejąć inicjatywę czy ogłosić ambicję? Drugie możesz zrobić potem.
arcs-ask-cluster = { $seat }: wybierz gromadę dla swoich statków.
arcs-ask-outrage = { $seat }: wybierz typ oburzenia, które wywołają wszyscy, albo nic.
arcs-ask-free-city = { $seat }: wybierz miasto, które wróci na planszę właściciela, albo nic.
arcs-ask-may-seize = { $seat }: przejąć inicjatywę?
arcs-option-pressgang = jeniec ({ $owner_seat }): { $what }
arcs-option-execute = { $count ->
    [one] 1 jeniec
    [few] { $count } jeńcy
   *[many] { $count } jeńców
} ({ $owner_seat })
arcs-option-recycle = odrzucić: { $what }
arcs-option-recycle-none = nie odrzucać kart
arcs-option-seize = przejąć inicjatywę
arcs-option-seize-with = przejąć: { $card }
arcs-option-neither = ani jedno, ani drugie
arcs-option-cluster = gromada { $cluster }

## Co się stało

arcs-event-attached = { $seat } kładzie kartę „{ $union }” obok karty „{ $card }”.
arcs-event-captive-returned = { $seat } zwraca jeńca ({ $owner_seat }).
arcs-event-executed = { $seat } zamienia { $count ->
    [one] 1 jeńca w trofeum
    [few] { $count } jeńców w trofea
   *[many] { $count } jeńców w trofea
} ({ $owner_seat }).
arcs-event-traded = { $seat } handluje ({ $owner_seat }): bierze { $take }, daje { $give }.
arcs-event-recycled = { $seat } odrzuca z ręki { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
arcs-event-drew = { $seat } dobiera { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} ze spodu stosu odrzuconych kart akcji.
arcs-event-drew-secret = { $seat } dobiera { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
} ze spodu stosu odrzuconych kart akcji: { $cards }.
arcs-event-drew-nothing = { $seat } niczego nie dobiera: stos odrzuconych kart akcji jest pusty.
arcs-event-city-returned = { $seat } odsyła miasto ({ $system }) na planszę gracza { $owner_seat }.
arcs-event-shuffled-in = Karta „{ $card }” zostaje wtasowana do talii dworu.
arcs-event-guilds-shuffled-in = Ze stosu odrzuconych kart dworu { $count ->
    [one] wraca do talii dworu 1 karta gildii
    [few] wracają do talii dworu { $count } karty gildii
   *[many] wraca do talii dworu { $count } kart gildii
}.

## Dlaczego nie

arcs-why-place = statek już tam trafił albo tego miejsca nie można wybrać
arcs-why-pressgang = nie masz takiego jeńca albo takiego zasobu nie ma już w puli
arcs-why-execute = nie masz tylu jeńców tego gracza
arcs-why-cluster = ta gromada jest poza grą
arcs-why-free-city = nie ma tam miasta, które kontrolujesz
arcs-why-deed-card = nie masz karty „{ $card }”
arcs-why-deed-once = karta „{ $card }” działa raz na turę
arcs-why-deed-unpaid = karta „{ $card }” wymaga akcji, za którą nie masz teraz czym zapłacić: { $action ->
    [tax] opodatkowanie
    [build] budowa
    [move] ruch
    [repair] naprawa
    [influence] wpływ
    [secure] pozyskanie
   *[battle] bitwa
}
arcs-why-deed-prelude = karta „{ $card }” działa tylko w Preludium
arcs-why-deed-secured = kartę „{ $card }” pozyskano w tym Preludium, więc nie można jej w nim użyć
arcs-why-deed-first = karta „{ $card }” działa tylko przed wszystkim innym w twojej turze
arcs-why-deed-now = karty „{ $card }” nie można teraz tak użyć
