# Arcs. Výrazy podle glossary/arcs.toml. Karty: arcs-cards.ftl.

## Věci: zdroje, typy karet, ambice

arcs-resource-material = materiály
arcs-resource-fuel = palivo
arcs-resource-weapon = zbraně
arcs-resource-relic = relikvie
arcs-resource-psionic = psionik
arcs-suit-administration = Správa
arcs-suit-aggression = Agrese
arcs-suit-construction = Výstavba
arcs-suit-mobilization = Mobilizace
arcs-ambition-tycoon = Magnát
arcs-ambition-tyrant = Tyran
arcs-ambition-warlord = Vojevůdce
arcs-ambition-keeper = Správce
arcs-ambition-empath = Empat

## Akce: běžné, pak akce karet

arcs-action-tax = daně
arcs-action-build = stavba
arcs-action-move = pohyb
arcs-action-catapult = urychlený pohyb
arcs-action-repair = oprava
arcs-action-influence = vliv
arcs-action-secure = zajištění
arcs-action-battle = bitva
arcs-action-manufacture = Výroba
arcs-action-synthesize = Syntéza
arcs-action-pressgang = Nucený nábor
arcs-action-execute = Poprava
arcs-action-abduct = Únos
arcs-action-trade = Obchod
arcs-action-summon = Vyvolání
arcs-action-fire_rifles = Palba
arcs-action-nurture = Pěstování
arcs-action-prune = Prořezávání
arcs-action-guide = Navádění
arcs-action-martyr = Mučednictví
arcs-action-annex = Anexe
arcs-mode-surpass = Překonání
arcs-mode-copy = Kopírování
arcs-mode-pivot = Odporování

## Komponenty, mapa, kostky, karty

arcs-piece-ship = loď
arcs-piece-agent = agent
arcs-piece-city = město
arcs-piece-starport = dok
arcs-state-fresh = nepoškozená
arcs-state-damaged = poškozená
arcs-map-planet = planeta
arcs-map-gate = brána
arcs-map-cluster = hvězdokupa
arcs-system = { $place ->
    [gate] Brána { $cluster }
    [arrow] Šipka { $cluster }
    [crescent] Srpek { $cluster }
   *[hex] Šestiúhelník { $cluster }
}
arcs-die-assault = kostka útoku
arcs-die-skirmish = kostka šarvátky
arcs-die-raid = kostka nájezdu
arcs-face-self_hit = zasažení vlastních lodí
arcs-face-intercept = protiúder
arcs-face-hit = zasažení lodí
arcs-face-building_hit = zasažení budov
arcs-face-key = klíč
arcs-kind-guild = karta gildy
arcs-kind-vox = karta ozvěny
arcs-kind-leader = karta vůdce
arcs-kind-lore = karta příběhu

## Vkládá se do jiných zpráv; podle čeho vybírá, dostávají ony

arcs-colour = { $colour ->
    [red] Červená
    [blue] Modrá
    [white] Bílá
   *[yellow] Žlutá
}
arcs-resource = { $type ->
    [material] { arcs-resource-material }
    [fuel] { arcs-resource-fuel }
    [weapon] { arcs-resource-weapon }
    [relic] { arcs-resource-relic }
   *[psionic] { arcs-resource-psionic }
}
arcs-resources = { $count }× { $type ->
    [material] { arcs-resource-material }
    [fuel] { arcs-resource-fuel }
    [weapon] { arcs-resource-weapon }
    [relic] { arcs-resource-relic }
   *[psionic] { arcs-resource-psionic }
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
    [one] { " " }· 1 zásah vlastní lodi
    [few] { " " }· { $self_hits } zásahy vlastních lodí
   *[other] { " " }· { $self_hits } zásahů vlastních lodí
}{ $intercepts ->
    [0] { "" }
    [one] { " " }· 1 protiúder
    [few] { " " }· { $intercepts } protiúdery
   *[other] { " " }· { $intercepts } protiúderů
}{ $hits ->
    [0] { "" }
    [one] { " " }· 1 zásah lodi
    [few] { " " }· { $hits } zásahy lodí
   *[other] { " " }· { $hits } zásahů lodí
}{ $building_hits ->
    [0] { "" }
    [one] { " " }· 1 zásah budovy
    [few] { " " }· { $building_hits } zásahy budov
   *[other] { " " }· { $building_hits } zásahů budov
}{ $keys ->
    [0] { "" }
    [one] { " " }· 1 klíč
    [few] { " " }· { $keys } klíče
   *[other] { " " }· { $keys } klíčů
}

## Nastavení, s nimiž hra začíná

arcs-error-needs-leaders = Nastavení „{ $option }“ lze zapnout jen spolu s nastavením „leaders“ (Vůdci a příběhy).

## Rozhodnutí: zahrání karty

arcs-ask-draft = { $seat }: vyber si vůdce nebo kartu příběhu.
arcs-ask-second-hand = { $seat }: necháš si tyto karty, nebo si vezmeš jiné?
arcs-ask-lead = { $seat }: zahraj hlavní kartu, nebo postup iniciativu.
arcs-ask-follow = { $seat }: překonej, kopíruj, nebo odporuj.
arcs-ask-seize = { $seat }: přidáš kartu lícem dolů a uchvátíš iniciativu?
arcs-ask-declare = { $seat }: vyhlásíš ambici?
arcs-option-keep-hand = nechat si tyto karty
arcs-option-redraw = vzít si jiné karty
arcs-option-lead = hlavní karta: { $card } ({ $pips ->
    [one] 1 akce
    [few] { $pips } akce
   *[other] { $pips } akcí
})
arcs-option-pass = postoupit iniciativu
arcs-option-follow = { $mode ->
    [surpass] překonat
    [copy] kopírovat
   *[pivot] odporovat
}: { $card } ({ $pips ->
    [one] 1 akce
    [few] { $pips } akce
   *[other] { $pips } akcí
})
arcs-option-no-seize = neuchvátit
arcs-option-declare = vyhlásit: { arcs-ambition }
arcs-option-no-ambition = nevyhlásit nic

## Rozhodnutí: akce

arcs-ask-prelude = { $seat }: využij Předzvěst, nebo proveď akci. { $pips ->
    [0] Žádné akční body nezbývají.
    [one] Zbývá 1 akční bod.
    [few] Zbývají { $pips } akční body.
   *[other] Zbývá { $pips } akčních bodů.
}
arcs-ask-act = { $seat }: proveď akci. { $pips ->
    [0] Žádné akční body nezbývají.
    [one] Zbývá 1 akční bod.
    [few] Zbývají { $pips } akční body.
   *[other] Zbývá { $pips } akčních bodů.
}
arcs-ask-spent = { $seat }: zvol akci za utracený zdroj ({ arcs-resource }).
arcs-ask-granted = { $seat }: provedeš tuto akci?
arcs-ask-gain = { $seat }: zvol, co získáš.
arcs-ask-arrange = { $seat }: uspořádej si zdroje. { $tokens ->
    [0] Město zakrylo některá pole.
    [one] Jeden je nový.
    [few] { $tokens } jsou nové.
   *[other] { $tokens } je nových.
}
arcs-ask-ships = { $seat }: kolik lodí se přesune? Cíl: { $system }.
arcs-ask-catapult = { $seat }: pokračuj v urychleném pohybu ({ $system }), nebo zastav.
arcs-ask-sprint = { $seat }: přesuneš lodě ještě jednou?
arcs-ask-come-back = { $seat }: zvol bránu pro své nové lodě.
arcs-option-tax = zdanit: { $system }, pole { $slot }
arcs-option-build = postavit { $piece ->
    [ship] loď
    [starport] dok
   *[city] město
}: { $system }, pole { $slot }
arcs-option-build-outside = postavit město mimo pole: { $system }, za zdroj z pole { $paid }
arcs-option-move = pohyb: { $origin } → { $system }
arcs-option-repair-ship = opravit loď: { $system }
arcs-option-repair = opravit { $piece ->
    [starport] dok
   *[city] město
}: { $system }, pole { $slot }
arcs-option-influence = vliv: { $card }
arcs-option-secure = zajistit: { $card }
arcs-option-battle = bitva: { $system }, obránce { $owner_seat }
arcs-option-spend = utratit zdroj z pole { $slot } (platí jako { arcs-resource })
arcs-option-end = ukončit tah
arcs-option-nothing = nedělat nic
arcs-option-none = nic
arcs-option-done = to je vše
arcs-option-stop = zastavit
arcs-option-on = pokračovat: { $system }
arcs-option-ships = nepoškozené lodě: { $fresh }, poškozené: { $damaged }
arcs-option-arrange = na polích: { $what }

## Rozhodnutí: bitva

arcs-ask-bring-in = { $seat }: přivedeš do bitvy nepoškozené lodě? { $system }.
arcs-ask-dice = { $seat }: zvol kostky proti soupeři ({ $owner_seat }, { $system }).
arcs-ask-reroll = { $seat }: hodíš některými kostkami znovu?
arcs-ask-hit = { $seat }: zvol, co bude zasaženo ({ $owner_seat }, { $system }); { $left ->
    [one] zbývá 1 zásah.
    [few] zbývají { $left } zásahy.
   *[other] zbývá { $left } zásahů.
}
arcs-ask-ransack = { $seat }: vypleň dvůr: zvol kartu, na které má agenty { $owner_seat }.
arcs-ask-raid = { $seat }: zvol, co soupeři ukradneš ({ $owner_seat }); { $keys ->
    [one] zbývá 1 klíč.
    [few] zbývají { $keys } klíče.
   *[other] zbývá { $keys } klíčů.
}
arcs-ask-steal = { $seat }: zvol, co ukradneš.
arcs-option-bring = { $count ->
    [one] 1 loď
    [few] { $count } lodě
   *[other] { $count } lodí
} ({ $system })
arcs-option-dice = kostky: šarvátka { $skirmish }, útok { $assault }, nájezd { $raid }
arcs-option-reroll = hodit znovu: { $die ->
    [skirmish] kostka šarvátky
    [assault] kostka útoku
   *[raid] kostka nájezdu
}, strana { $face }{ arcs-symbols }
arcs-option-keep = nechat kostky být
arcs-option-hit-ship = { $state ->
    [fresh] poškodit nepoškozenou loď
   *[damaged] zničit poškozenou loď
}
arcs-option-hit-building = budova na poli { $slot }
arcs-option-slot = zdroj z pole { $slot }
arcs-option-raid = { $what } ({ $keys ->
    [one] 1 klíč
    [few] { $keys } klíče
   *[other] { $keys } klíčů
})
arcs-option-steal = { $owner_seat }: { $what }

## Co se stalo: hra a její karty

arcs-event-setup = Karta přípravy hry: { $card }.
arcs-event-laid-out = Na výběr jsou vůdci ({ $leaders }) a karty příběhu ({ $lore }).
arcs-event-drafted = { $seat } si bere kartu „{ $card }“.
arcs-event-chapter = Začíná kapitola { $chapter }.
arcs-event-dealt = { $seat } v kapitole { $chapter } dostává { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
arcs-event-dealt-secret = { $seat }, ruka v kapitole { $chapter } ({ $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
}): { $cards }.
arcs-event-initiative = { $seat } má iniciativu.
arcs-event-seized = { $seat } uchvacuje iniciativu.
arcs-event-passed = { $seat } postupuje iniciativu.
arcs-event-all-passed = Všichni postoupili iniciativu: všechny karty se odhazují.
arcs-event-played = { $seat } { $mode ->
    [lead] hraje hlavní kartu
    [surpass] překonává kartou
   *[pivot] odporuje kartou
} „{ $card }“.
arcs-event-copied = { $seat } kopíruje kartou lícem dolů.
arcs-event-declared = { $seat } vyhlašuje ambici { arcs-ambition } (moc { $first } a { $second }){ $zero ->
    [yes] ; hlavní karta má teď číslo 0
   *[no] { "" }
}.
arcs-event-took-card = { $seat } si bere do ruky kartu „{ $card }“; karta „{ $union }“ se odhazuje.

## Co se stalo: akce

arcs-event-spent = { $seat } utrácí: { arcs-resource }{ $state ->
    [used] { "" }
   *[wasted] , kvůli pobouření bez účinku
}.
arcs-event-deed = { $seat } využívá kartu „{ $card }“.
arcs-event-taxed = { $seat } zdaňuje: { $system }{ $whose ->
    [own] { "" }
   *[rival] { " " }({ $owner_seat })
}.
arcs-event-gained = { $seat } získává: { arcs-resources }.
arcs-event-none-left = { $seat } nic nezískává: v zásobě už nic není ({ arcs-resource }).
arcs-event-surplus = { $seat } nemá místo a odhazuje: { arcs-resource }.
arcs-event-lost = { $seat } odhazuje: { arcs-resources }.
arcs-event-no-ship = { $seat } nestaví loď, protože v zásobě už žádná není: { $system }.
arcs-event-built = { $seat } staví { $piece ->
    [ship] { $state ->
        [damaged] poškozenou loď
       *[fresh] loď
    }
    [starport] { $state ->
        [damaged] poškozený dok
       *[fresh] dok
    }
   *[city] { $state ->
        [damaged] poškozené město
       *[fresh] město
    }
}: { $system }.
arcs-event-placed = { $seat } umisťuje { $count ->
    [one] 1 loď
    [few] { $count } lodě
   *[other] { $count } lodí
}: { $system }.
arcs-event-repaired = { $seat } opravuje { $piece ->
    [ship] loď
    [starport] dok
   *[city] město
}: { $system }.
arcs-event-moved = { $seat } přesouvá { $count ->
    [one] 1 loď
    [few] { $count } lodě
   *[other] { $count } lodí
}: { $origin } → { $system }.
arcs-event-influenced = { $seat } uplatňuje vliv na kartu „{ $card }“.
arcs-event-secured = { $seat } zajišťuje kartu „{ $card }“.
arcs-event-refilled = Nová karta dvora: { $card }.
arcs-event-captured = { $seat } bere do zajetí { $count ->
    [one] 1 agenta
    [few] { $count } agenty
   *[other] { $count } agentů
} ({ $owner_seat }).
arcs-event-discarded = { $seat } odhazuje kartu „{ $card }“.
arcs-event-buried = Karta „{ $card }“ jde naspod balíčku dvora.

## Co se stalo: bitva

arcs-event-battle = { $seat } útočí na soupeře ({ $owner_seat }): { $system }.
arcs-event-rolled = { $seat } hází kostkami{ arcs-symbols }.
arcs-event-intercepted = Protiúder: { $owner_seat } → { $seat }, { $count ->
    [one] 1 zásah
    [few] { $count } zásahy
   *[other] { $count } zásahů
}.
arcs-event-hit = { $owner_seat }: { $piece ->
    [ship] { $state ->
        [damaged] loď poškozena
       *[destroyed] loď zničena
    }
    [starport] { $state ->
        [damaged] dok poškozen
       *[destroyed] dok zničen
    }
   *[city] { $state ->
        [damaged] město poškozeno
       *[destroyed] město zničeno
    }
} ({ $system }).
arcs-event-agents-trophies = { $seat } si bere { $count ->
    [one] 1 agenta jako trofej
    [few] { $count } agenty jako trofeje
   *[other] { $count } agentů jako trofeje
} ({ $owner_seat }).
arcs-event-outrage = { $seat } vyvolává pobouření ({ arcs-resource }){ $count ->
    [0] { "" }
    [one] { " " }a odhazuje 1 zdroj
    [few] { " " }a odhazuje { $count } zdroje
   *[other] { " " }a odhazuje { $count } zdrojů
}.
arcs-event-stole = { $seat } krade soupeři ({ $owner_seat }): { $what }.

## Co se stalo: konec kapitoly

arcs-event-scored = Boduje se ambice { arcs-ambition }{ $total ->
    [0] ; nikdo nezískává moc
   *[other] { "" }
}.
arcs-event-power = { $seat }: moc +{ $power } ({ arcs-ambition }), celkem { $total }.
arcs-event-cleaned = Kapitola končí. Otočené žetony ambicí: { $flipped }.

## Proč ne

arcs-why-form = to není žádná akce; napiš například „tax c1_arrow/1“ nebo „end“
arcs-why-not-in-hand = takovou kartu v ruce nemáš
arcs-why-surpass = k překonání je třeba karta téhož typu jako hlavní karta a s vyšším číslem
arcs-why-pivot = k odporování je třeba karta jiného typu než hlavní karta
arcs-why-follow = napiš „surpass“, „copy“ nebo „pivot“ a kartu ze své ruky
arcs-why-seize = napiš „seize“ a kartu ze své ruky, nebo „seize none“
arcs-why-declare = hlavní karta tuto ambici vyhlásit nedovoluje
arcs-why-draft = tuto kartu si vzít nesmíš, nebo už tam není
arcs-why-not-this-action = zahraná karta teď tuto akci neumožňuje: { $action ->
    [tax] daně
    [build] stavba
    [move] pohyb
    [repair] oprava
    [influence] vliv
    [secure] zajištění
   *[battle] bitva
}
arcs-why-no-city = není tam žádné město
arcs-why-taxed = toto město už bylo v tomto tahu zdaněno
arcs-why-no-control = je to město soupeře a systém neovládáš
arcs-why-build-form = napiš co a kde, například „build city c1_arrow/1“
arcs-why-none-in-supply = ve své zásobě už nic takového nemáš
arcs-why-no-starport = nemáš tam dok
arcs-why-starport-used = tento dok už v tomto tahu postavil loď
arcs-why-slot-taken = už tam stojí budova
arcs-why-no-piece-there = v tomto systému nemáš žádnou komponentu
arcs-why-no-slot = není tam pro ni volné pole
arcs-why-no-ships = nemáš tam žádné lodě
arcs-why-not-adjacent = to není sousední systém
arcs-why-nothing-damaged = nic tvého tam není poškozené
arcs-why-no-agent = ve své zásobě už nemáš agenty
arcs-why-not-in-court = tato karta není na dvoře
arcs-why-no-majority = nemáš na té kartě víc agentů než každý ze soupeřů
arcs-why-no-defender = tento soupeř tam nemá žádné komponenty
arcs-why-ships = tolik lodí tam nemáš; napiš, kolik nepoškozených a kolik poškozených se přesune, například „ships 2 1“
arcs-why-few-ships = tvůj vůdce přesouvá nejvýše dvě lodě
arcs-why-arrange = nech si tolik zdrojů, kolik se vejde na tvá odkrytá pole
arcs-why-dice = nejvýše jedna kostka za každou útočící loď a nejvýše šest od jednoho druhu
arcs-why-raid-dice = pro kostky nájezdu musí mít obránce v systému budovu
arcs-why-hit = to teď zasáhnout nelze
arcs-why-ransack = na té kartě nemá agenta { $owner_seat }
arcs-why-raid = není to tam, je to chráněné, nebo na to nemáš klíče
