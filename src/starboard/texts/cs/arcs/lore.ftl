# Arcs: na co se ptají a co hlásí karty příběhu. Výrazy podle glossary/arcs.toml. Co je na nich: arcs-cards.ftl.

## Nové akce

arcs-deed-summon = { arcs-action-summon }: 1 loď → { $what }
arcs-deed-fire-rifles = { arcs-action-fire_rifles } na sousední systém (odkud, kam, soupeř): { $what }
arcs-deed-nurture = { arcs-action-nurture }: zdanit ({ $what })
arcs-deed-prune = { arcs-action-prune }: nahradit svou budovu ({ $what })
arcs-deed-guide = { arcs-action-guide } lodí mezi systémy: { $what }
arcs-deed-martyr = { arcs-action-martyr }: obětovat loď ({ $what })
arcs-deed-annex = { arcs-action-annex } soupeřovy budovy, kterou ovládáš: { $what }

## Akce Předzvěsti

arcs-deed-warlords-terror = { $card }: vrátit trofej ({ $what }) a provést akci vlivu
arcs-deed-tyrants-ego = { $card }: vrátit zajatce ({ $what }) a provést zajištění
arcs-deed-tycoons-ambition = { $card }: odhodit všechny své materiály a palivo a vyhlásit ambici { $what }
arcs-deed-tycoons-charm = { $card }: vyměnit materiály a palivo ({ $what })
arcs-deed-discard-empaths-vision = { $card } (odhodit): zrušit své pobouření psioniků
arcs-deed-discard-keepers-trust = { $card } (odhodit): zrušit své pobouření relikvií
arcs-deed-discard-warlords-cruelty = { $card } (odhodit): zrušit své pobouření zbraní
arcs-deed-discard-tyrants-ego = { $card } (odhodit): zrušit své pobouření zbraní
arcs-deed-discard-tycoons-charm = { $card } (odhodit): zrušit své pobouření materiálů a paliva

## Rozhodnutí

arcs-ask-which-first = { $seat }: před kostkami působí dvě karty ({ $owner_seat }). Která bude první?
arcs-ask-reroll-by = { $seat }: hodíš některými kostkami znovu? Zvol kartu, která to umožňuje.
arcs-ask-guide = { $seat }: kolik lodí se přesune ({ $owner_seat })? { $origin } → { $system }.
arcs-ask-martyr = { $seat }: zvol soupeřovu loď, která bude také zničena, nebo žádnou. { $system }.
arcs-option-martyr = { $state ->
    [fresh] nepoškozená loď
   *[damaged] poškozená loď
} ({ $owner_seat })

## Co se stalo

arcs-event-rifles = { $seat } pálí na soupeře ({ $owner_seat }): { $origin } → { $system }.
arcs-event-guided = { $seat } navádí { $count ->
    [one] 1 loď
    [few] { $count } lodě
   *[other] { $count } lodí
} ({ $owner_seat }): { $origin } → { $system }.
arcs-event-pruned = { $seat } nahrazuje { $piece ->
    [city] dok městem
   *[starport] město dokem
}: { $system }.
arcs-event-annexed = { $seat } anektuje { $piece ->
    [city] město
   *[starport] dok
} ({ $owner_seat }): { $system }.
arcs-event-trophy-returned = { $seat } vrací trofej ({ $owner_seat }): { arcs-piece }.
arcs-event-outrage-over = { $seat } se zbavuje pobouření: { arcs-resource }.

## Proč ne

arcs-why-rifles = vezmi jednu až šest kostek šarvátky, ale ne víc, než tam máš nepoškozených lodí
arcs-why-guide = tolik lodí tam není, nebo by se nepřesunula žádná
