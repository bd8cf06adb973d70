# Arcs: na co se ptají a co hlásí karty gild a ozvěn. Výrazy podle glossary/arcs.toml. Co je na nich: arcs-cards.ftl.

## Nové akce

arcs-deed-manufacture = { arcs-action-manufacture }: získat 1 žeton materiálů
arcs-deed-synthesize = { arcs-action-synthesize }: získat 1 žeton paliva
arcs-deed-pressgang = { arcs-action-pressgang }: vrátit zajatce za zdroje
arcs-deed-execute = { arcs-action-execute }: udělat ze zajatců trofeje
arcs-deed-abduct = { arcs-action-abduct }: zajmout agenty soupeřů na kartě „{ $what }“
arcs-deed-trade = { arcs-action-trade } s majitelem města, které ovládáš: { $what }
arcs-taken = vzít: { $what }
arcs-given = dát: { $what }

## Akce Předzvěsti

arcs-deed-discard-only = { $card } (odhodit): nic se nestane
arcs-deed-changed = „{ $card }“ – { $does }
arcs-deed-changed-about = „{ $card }“ – { $does } ({ $what })
arcs-deed-mining-interest = { $card } (odhodit): získat žetony materiálů ({ $what })
arcs-deed-shipping-interest = { $card } (odhodit): získat žetony paliva ({ $what })
arcs-deed-material-cartel = { $card } (odhodit): ukrást 1 žeton materiálů
arcs-deed-fuel-cartel = { $card } (odhodit): ukrást 1 žeton paliva
arcs-deed-admin-union = { $card }: přiložit ke kartě „{ $what }“
arcs-deed-construction-union = { $card }: přiložit ke kartě „{ $what }“
arcs-deed-spacing-union = { $card }: přiložit ke kartě „{ $what }“
arcs-deed-arms-union = { $card }: přiložit ke kartě „{ $what }“
arcs-deed-gatekeepers = { $card } (odhodit): po 1 lodi do každé brány
arcs-deed-prison-wardens = { $card } (odhodit): 3 lodě → { $what }
arcs-deed-skirmishers = { $card } (odhodit): 3 lodě → { $what }
arcs-deed-court-enforcers = { $card } (odhodit): 3 lodě → { $what }
arcs-deed-loyal-marines = { $card } (odhodit): 3 lodě → { $what }
arcs-deed-lattice-spies = { $card } (odhodit): uchvátit iniciativu
arcs-deed-farseers = { $card } (odhodit): vyměnit si karty v ruce
arcs-deed-silver-tongues = { $card } (odhodit): ukrást zdroj nebo kartu gildy
arcs-deed-elder-broker = { $card } (odhodit): získat po 1 žetonu materiálů, paliva a zbraní
arcs-deed-relic-fence = { $card }: 1 žeton relikvií za { $what }

## Rozhodnutí

arcs-ask-place = { $seat }: zvol, kam přijdou tvoje lodě. { $left ->
    [one] Zbývá 1 loď.
    [few] Zbývají { $left } lodě.
   *[other] Zbývá { $left } lodí.
}
arcs-ask-pressgang = { $seat }: zvol, kterého zajatce vrátíš a co za něj získáš.{ $count ->
    [0] { "" }
    [one] { " " }Zatím 1 zajatec.
    [few] { " " }Zatím { $count } zajatci.
   *[other] { " " }Zatím { $count } zajatců.
}
arcs-ask-execute = { $seat }: zvol zajatce, z nichž budou trofeje.
arcs-ask-recycle = { $seat }: zvol karty, které odhodíš; dobereš si jich o jednu víc.
arcs-ask-seize-or-declare = { $seat }: uchvátíš iniciativu, nebo vyhlásíš ambici? To druhé můžeš udělat potom.
arcs-ask-cluster = { $seat }: zvol hvězdokupu pro své lodě.
arcs-ask-outrage = { $seat }: zvol typ pobouření, které všichni vyvolají, nebo nic.
arcs-ask-free-city = { $seat }: zvol město, které se vrátí na desku svého majitele, nebo nic.
arcs-ask-may-seize = { $seat }: uchvátíš iniciativu?
arcs-option-pressgang = zajatec ({ $owner_seat }): { $what }
arcs-option-execute = { $count ->
    [one] 1 zajatec
    [few] { $count } zajatci
   *[other] { $count } zajatců
} ({ $owner_seat })
arcs-option-recycle = odhodit: { $what }
arcs-option-recycle-none = neodhodit žádné karty
arcs-option-seize = uchvátit iniciativu
arcs-option-seize-with = uchvátit: { $card }
arcs-option-neither = ani jedno
arcs-option-cluster = hvězdokupa { $cluster }

## Co se stalo

arcs-event-attached = { $seat } přikládá kartu „{ $union }“ ke kartě „{ $card }“.
arcs-event-captive-returned = { $seat } vrací zajatce ({ $owner_seat }).
arcs-event-executed = { $seat } dělá { $count ->
    [one] z 1 zajatce trofej
    [few] ze { $count } zajatců trofeje
   *[other] z { $count } zajatců trofeje
} ({ $owner_seat }).
arcs-event-traded = { $seat } obchoduje se soupeřem ({ $owner_seat }); bere: { $take }, dává: { $give }.
arcs-event-recycled = { $seat } odhazuje z ruky { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
arcs-event-drew = { $seat } si dobírá { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
} zespodu odhazovacího balíčku karet akcí.
arcs-event-drew-secret = { $seat } si dobírá { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
} zespodu odhazovacího balíčku karet akcí: { $cards }.
arcs-event-drew-nothing = { $seat } si nic nedobírá: odhazovací balíček karet akcí je prázdný.
arcs-event-city-returned = { $seat } vrací město ({ $system }) na desku hráče { $owner_seat }.
arcs-event-shuffled-in = Karta „{ $card }“ se zamíchá do balíčku dvora.
arcs-event-guilds-shuffled-in = Z odhazovacího balíčku dvora se do balíčku dvora { $count ->
    [one] zamíchá 1 karta gildy
    [few] zamíchají { $count } karty gild
   *[other] zamíchá { $count } karet gild
}.

## Proč ne

arcs-why-place = tam už tvoje loď je, nebo to není jedno z možných míst
arcs-why-pressgang = takového zajatce nemáš, nebo takový zdroj v zásobě nezbyl
arcs-why-execute = tolik zajatců tohoto hráče nemáš
arcs-why-cluster = tato hvězdokupa není ve hře
arcs-why-free-city = není tam město, které ovládáš
arcs-why-deed-card = nemáš kartu „{ $card }“
arcs-why-deed-once = kartu „{ $card }“ lze použít jednou za tah
arcs-why-deed-unpaid = karta „{ $card }“ vyžaduje akci, kterou teď nemáš čím zaplatit: { $action ->
    [tax] daně
    [build] stavba
    [move] pohyb
    [repair] oprava
    [influence] vliv
    [secure] zajištění
   *[battle] bitva
}
arcs-why-deed-prelude = kartu „{ $card }“ lze použít jen ve fázi Předzvěsti
arcs-why-deed-secured = karta „{ $card }“ byla zajištěna v této Předzvěsti, takže ji v ní nelze použít
arcs-why-deed-first = kartu „{ $card }“ lze použít jen dřív, než cokoli provedeš
arcs-why-deed-now = kartu „{ $card }“ teď takto použít nelze
