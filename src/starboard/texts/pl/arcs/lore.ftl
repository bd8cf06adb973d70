# Arcs: o co pytają i co ogłaszają karty legendy. Słowa według glossary/arcs.toml. Co na nich jest: arcs-cards.ftl.

## Nowe akcje

arcs-deed-summon = { arcs-action-summon }: 1 statek ({ $what })
arcs-deed-fire-rifles = { arcs-action-fire_rifles } sąsiedniego układu (skąd, dokąd, rywal): { $what }
arcs-deed-nurture = { arcs-action-nurture }: opodatkować ({ $what })
arcs-deed-prune = { arcs-action-prune }: zastąpić swój budynek ({ $what })
arcs-deed-guide = { arcs-action-guide } statków między układami: { $what }
arcs-deed-martyr = { arcs-action-martyr }: poświęcić statek ({ $what })
arcs-deed-annex = { arcs-action-annex } budynku rywala, który kontrolujesz: { $what }

## Akcje Preludium

arcs-deed-warlords-terror = { $card }: zwrócić trofeum ({ $what }) i wywrzeć wpływ
arcs-deed-tyrants-ego = { $card }: zwrócić jeńca ({ $what }) i pozyskać kartę
arcs-deed-tycoons-ambition = { $card }: odrzucić wszystkie swoje materiały i paliwo, aby ogłosić ambicję { $what }
arcs-deed-tycoons-charm = { $card }: wymienić materiały i paliwo, { $what }
arcs-deed-discard-empaths-vision = { $card } (odrzucić): zakończyć swoje oburzenie (psionik)
arcs-deed-discard-keepers-trust = { $card } (odrzucić): zakończyć swoje oburzenie (relikwie)
arcs-deed-discard-warlords-cruelty = { $card } (odrzucić): zakończyć swoje oburzenie (broń)
arcs-deed-discard-tyrants-ego = { $card } (odrzucić): zakończyć swoje oburzenie (broń)
arcs-deed-discard-tycoons-charm = { $card } (odrzucić): zakończyć swoje oburzenie (materiały i paliwo)

## Decyzje

arcs-ask-which-first = { $seat }: przed wyborem kości działają dwie karty ({ $owner_seat }). Która pierwsza?
arcs-ask-reroll-by = { $seat }: rzucić jeszcze raz niektórymi kośćmi? Wybierz kartę, która na to pozwala.
arcs-ask-guide = { $seat }: ile statków leci ({ $owner_seat })? { $origin } → { $system }.
arcs-ask-martyr = { $seat }: wybierz statek rywala, który też zostanie zniszczony, albo żaden. { $system }.
arcs-option-martyr = { $state ->
    [fresh] sprawny statek
   *[damaged] uszkodzony statek
} ({ $owner_seat })

## Co się stało

arcs-event-rifles = { $seat } ostrzeliwuje rywala ({ $owner_seat }): { $origin } → { $system }.
arcs-event-guided = { $seat } naprowadza { $count ->
    [one] 1 statek
    [few] { $count } statki
   *[many] { $count } statków
} ({ $owner_seat }): { $origin } → { $system }.
arcs-event-pruned = { $seat } zastępuje { $piece ->
    [city] port gwiezdny miastem
   *[starport] miasto portem gwiezdnym
}: { $system }.
arcs-event-annexed = { $seat } anektuje { $piece ->
    [city] miasto
   *[starport] port gwiezdny
} ({ $owner_seat }): { $system }.
arcs-event-trophy-returned = { $seat } zwraca trofeum ({ $owner_seat }): { arcs-piece }.
arcs-event-outrage-over = { $seat } pozbywa się oburzenia: { arcs-resource }.

## Dlaczego nie

arcs-why-rifles = weź od jednej do sześciu kości potyczki, ale nie więcej, niż masz tam sprawnych statków
arcs-why-guide = nie ma tam tylu statków albo nie ruszyłby żaden
