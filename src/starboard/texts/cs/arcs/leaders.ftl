# Arcs: co umějí vůdci a co dělají karty při vyhlášení ambice. Výrazy podle glossary/arcs.toml.

## Traits

arcs-trait-beloved = Milovaný
arcs-trait-just = Spravedlivý
arcs-trait-attuned = Naladěný
arcs-trait-cryptic = Záhadný
arcs-trait-insatiable = Nenasytný
arcs-trait-lavish = Rozmařilý
arcs-trait-ambitious = Ctižádostivý
arcs-trait-callow = Nezkušený
arcs-trait-committed = Odhodlaný
arcs-trait-disorganized = Neorganizovaný
arcs-trait-tactical = Taktický
arcs-trait-violent = Násilnický
arcs-trait-charismatic = Charismatický
arcs-trait-generous = Štědrý
arcs-trait-bold = Smělý
arcs-trait-paranoid = Paranoidní
arcs-trait-learned = Učený
arcs-trait-academic = Akademický
arcs-trait-ruthless = Bezohledný
arcs-trait-hated = Nenáviděný
arcs-trait-tricky = Lstivý
arcs-trait-wary = Opatrný
arcs-trait-connected = S konexemi
arcs-trait-influential = Vlivný
arcs-trait-proud = Pyšný
arcs-trait-decentralized = Decentralizovaný
arcs-trait-inspiring = Inspirativní
arcs-trait-principled = Zásadový
arcs-trait-mythic = Bájný
arcs-trait-ancient = Prastarý
arcs-trait-firebrand = Buřič
arcs-trait-irregular = Neukázněný
arcs-trait-resilient = Houževnatý
arcs-trait-greedy = Hrabivý

## Rozhodnutí: příprava hry

arcs-ask-keep-lore = { $seat }: zvol kartu příběhu, kterou si necháš.

## Rozhodnutí: akce

arcs-deed-tactical = nejdřív pohyb, pak bitva (odkud, kam): { $what }
arcs-deed-charismatic = nejdřív vliv, pak zajištění: { $what }
arcs-ask-ruthless = { $seat }: { $piece ->
    [city] zasáhneš město a zdaníš ho znovu
   *[starport] zasáhneš dok a postavíš další loď
}? { $system }, pole { $slot }.
arcs-option-ruthless = zasáhnout budovu
arcs-ask-mythic = { $seat }: položíš na planetu zdroj a změníš její typ? { $system }.
arcs-option-lay = { $what } z pole { $slot }
arcs-option-lay-supply = { $what } ze zásoby na kartě „{ $card }“
arcs-ask-discard-weapon = { $seat }: zvol zbraně, které odhodíš.

## Rozhodnutí: vyhlášení ambice

arcs-ask-generous = { $seat }: zvol kartu gildy, kterou dáš soupeři ({ $owner_seat }).
arcs-ask-react = { $seat }: zvol, která karta zapůsobí dřív.
arcs-ask-bold = { $seat }: uplatníš vliv na karty dvora, na každou jednou?
arcs-ask-look = { $seat }: zvol, komu se podíváš do ruky.
arcs-ask-swap = { $seat }: vyměníš si kartu se soupeřem ({ $owner_seat })?
arcs-option-swap = dát: { $given }, vzít: { $taken }
arcs-option-no-swap = nic neměnit

## Co se stalo

arcs-event-leader-placed = { $seat } rozmisťuje komponenty a zdroje vůdce: { $card }.
arcs-event-begins-outraged = { $seat } začíná s pobouřením: { arcs-resource }.
arcs-event-scrapped = { $seat } vyřazuje { $piece ->
    [ship] { $count ->
        [one] 1 loď
        [few] { $count } lodě
       *[other] { $count } lodí
    }
    [city] { $count ->
        [one] 1 město
        [few] { $count } města
       *[other] { $count } měst
    }
   *[agent] { $count ->
        [one] 1 agenta
        [few] { $count } agenty
       *[other] { $count } agentů
    }
}.
arcs-event-draws-lore = { $seat } si prohlíží { $count ->
    [one] 1 kartu příběhu
    [few] { $count } karty příběhu
   *[other] { $count } karet příběhu
}.
arcs-event-kept-lore = { $seat } si nechává kartu „{ $card }“.
arcs-event-ruthless = { $seat } jedná bezohledně: { $system }.
arcs-event-reshaped = { $seat } pokládá na planetu zdroj: { $system } má teď typ { arcs-resource }.
arcs-event-gave = { $seat } → { $owner_seat }: dává kartu „{ $card }“.
arcs-event-looked = { $seat } si prohlíží soupeřovu ruku ({ $owner_seat }).
arcs-event-looked-secret = { $seat } si prohlíží soupeřovu ruku ({ $owner_seat }): { $cards }.
arcs-event-swapped = { $seat } si vyměňuje kartu se soupeřem ({ $owner_seat }).
arcs-event-swapped-secret = { $seat } si vyměňuje kartu se soupeřem ({ $owner_seat }); dává: { $given }, bere: { $taken }.

## Proč ne

arcs-why-callow = tvůj vůdce nezdaní město v systému, který neovládáš
arcs-why-principled = tvůj vůdce nezdaňuje vlastní města
arcs-why-paranoid = tvůj vůdce potřebuje na kartě gildy dva agenty
arcs-why-not-your-guild = takovou kartu gildy nemáš
arcs-why-swap = napiš „swap“, kartu ze své ruky a kartu z ruky soupeře, nebo „swap none“
