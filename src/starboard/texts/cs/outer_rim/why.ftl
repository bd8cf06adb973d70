# Outer Rim: proč něco nejde.

outer_rim-why-other-step = to patří do { $step ->
    [planning] kroku Plánování
    [action] kroku Akce
   *[encounter] kroku Střetnutí
}; teď je { $now ->
    [planning] krok Plánování
    [action] krok Akce
   *[encounter] krok Střetnutí
}
outer_rim-why-plan = v kroku Plánování se přesuneš, získáš kredity, odstraníš poškození nebo použiješ vlastnost Plánování
outer_rim-why-must-recover = tvá postava je poražena: v kroku Plánování můžeš jen odstranit poškození
outer_rim-why-no-planning-ability = takovou vlastnost Plánování nemáš
outer_rim-why-no-space = takový pohyb není možný
outer_rim-why-too-far = { $space }: vzdálenost { $distance ->
    [one] { $distance } pole
    [few] { $distance } pole
   *[other] { $distance } polí
}; můžeš se přesunout nejvýše o { $drive }
outer_rim-why-patrol-stops = po cestě tě zastaví { outer_rim-patrol } ({ $stop }); cíl: { $space }
outer_rim-why-maelstrom = { $space }: každá dost krátká cesta vede přes Maelström, kde pohyb končí
outer_rim-why-act = v kroku Akce doručuješ, obchoduješ, provádíš výměnu s hráči nebo používáš akční vlastnosti
outer_rim-why-once = { $action ->
    [market] obchodovat
    [deliver] doručovat
   *[trade] provést výměnu
} lze jen jednou za tah
outer_rim-why-market-first = nejdřív zvol Obchodování
outer_rim-why-no-planet = obchodovat lze jen na planetách
outer_rim-why-nothing-to-deliver = nemáš nic, co by se doručovalo sem
outer_rim-why-nobody-here = není tu nikdo, s kým provést výměnu
outer_rim-why-no-trade-with-ai = AI hráč se výměny neúčastní
outer_rim-why-ability-used = tato vlastnost už byla v tomto tahu použita
outer_rim-why-ability-useless = tato vlastnost by teď nic neudělala
outer_rim-why-no-ability = takovou akční vlastnost nemáš
outer_rim-why-no-encounter-ability = takovou vlastnost Střetnutí nemáš
outer_rim-why-ability-condition = tato vlastnost má podmínku: { $condition }
outer_rim-why-no-trade-in = tuto cenu nelze snížit odhozením karet
outer_rim-why-search = vyber jednu z odhalených karet ({ $deck }), nebo žádnou
outer_rim-why-too-dear = stojí to { NUMBER($cost, useGrouping: "always") }; máš { outer_rim-sum-credits }
outer_rim-why-deliver-first = nejdřív zvol Doručení
outer_rim-why-not-delivered = karta „{ $card }“ se nedoručuje: doručuje se jen náklad a zajatci
outer_rim-why-not-destination = karta „{ $card }“ se doručuje jinam: { $space }
outer_rim-why-no-captive = k zatykači „{ $card }“ nemáš zajatce
outer_rim-why-tried = kartu „{ $card }“ už se v této akci doručit nepodařilo
outer_rim-why-not-yours = to nemáš
outer_rim-why-encounter = v kroku Střetnutí se střetneš s polem, se zdejší hlídkou či kontaktem, nebo použiješ vlastnost Střetnutí
outer_rim-why-forced-patrol = máš u { outer_rim-of-faction } negativní reputaci: musíš se střetnout s hlídkou { outer_rim-of-faction }
outer_rim-why-patrol-elsewhere = ta hlídka není na tvém poli ({ $space })
outer_rim-why-contact-elsewhere = ten kontakt je jinde: { $space }
outer_rim-why-no-contact = to kontaktní místo je prázdné
outer_rim-why-no-spot = takové kontaktní místo neexistuje
outer_rim-why-contact-open = ten kontakt už leží lícem nahoru
outer_rim-why-contact-seen = tento kontakt už vidíš
outer_rim-why-no-job = karta „{ $card }“ není zakázka
outer_rim-why-job-elsewhere = místo určení zakázky „{ $card }“ je jinde: { $space }
outer_rim-why-job-needs-player = zakázka „{ $card }“ vyžaduje na tvém poli vhodného hráče
outer_rim-why-no-bounty = takový zatykač nemáš
outer_rim-why-no-bounty-on = na kontakt { $contact } takový zatykač nemáš
outer_rim-why-crew-elsewhere = ten hráč nemá v posádce nikoho z tvého zatykače
outer_rim-why-no-wanted-crew = nikdo tu nemá v posádce nikoho z tvých zatykačů
outer_rim-why-no-player = mezi ostatními hráči takový není
outer_rim-why-player-elsewhere = { $player_seat } není na tvém poli
outer_rim-why-player-defeated = { $player_seat }: postava je poražena, útočit na ni nelze
outer_rim-why-no-attack = nic ti nedovoluje zaútočit na hráče { $player_seat }
outer_rim-why-patrol-adjacent = hlídka se přesune na pole přilehlé k poli { $space }
outer_rim-why-patrol-way = hlídka se přesouvá o { $distance ->
    [one] { $distance } pole
    [few] { $distance } pole
   *[other] { $distance } polí
} směrem k hráči { $player_seat } a tam skončit nemůže
outer_rim-why-patrol-back = hlídka míří tam, kde je { $player_seat }, a to pole leží opačným směrem ({ $space })
outer_rim-why-patrol-distance = hlídka se přesouvá o { $distance ->
    [one] { $distance } pole
    [few] { $distance } pole
   *[other] { $distance } polí
} a tam skončit nemůže
outer_rim-why-not-nearest = { $contact } patří na nejbližší planetu s prázdným kontaktním místem
outer_rim-why-no-character = taková postava neexistuje
outer_rim-why-taken = tuto postavu už si někdo vybral
outer_rim-why-not-for-ai = tuto postavu AI hráč mít nemůže
outer_rim-why-no-starting-ship = začíná se s lodí G9 Rigger nebo G-1A Starfighter
outer_rim-why-market = při Obchodování můžeš odhodit vrchní kartu a pak jednu koupit
outer_rim-why-deck-empty = balíček je prázdný: { $deck }
outer_rim-why-cycled = víc karet už odhodit nesmíš
outer_rim-why-not-bought-here = kartu „{ $card }“ tady koupit nelze: { $space }
outer_rim-why-limit = víc takových karet, jako je „{ $card }“, mít nesmíš
outer_rim-why-no-slot = pro kartu „{ $card }“ nemáš slot a žádný nejde uvolnit
outer_rim-why-no-dearer-ship = v zásobě není loď dražší než tvoje
outer_rim-why-bargain = nabízí se jen vrchní karta: { $deck }
outer_rim-why-purchase = zaplať za kartu; můžeš využít slevy a snížit cenu odhozením karet
outer_rim-why-no-discount = takovou slevu už nemáš
outer_rim-why-not-tradable = kartou „{ $card }“ cenu snížit nelze: snižuje ji jen náklad, vybavení a modifikace
outer_rim-why-worthless = karta „{ $card }“ nemá uvedenou cenu
outer_rim-why-traded-in = kartou „{ $card }“ už cenu snižuješ
outer_rim-why-gives-slot = bez karty „{ $card }“ by pro nákup nezbyl slot
outer_rim-why-paid-for = už není co platit a nic se nevrací
outer_rim-why-ship-first = nejdřív vyber loď
outer_rim-why-not-in-supply = tato loď v zásobě není
outer_rim-why-not-dearer = { $ship } nestojí víc než tvoje loď
outer_rim-why-no-room = pro kartu „{ $card }“ není volný slot
outer_rim-why-must-place = co koupíš, musíš umístit: odhozením jiné karty uvolni místo pro kartu „{ $card }“
outer_rim-why-not-at-will = místo máš a zdroje se nedají odhazovat jen tak
outer_rim-why-kept = kartu „{ $card }“ nelze odhodit
outer_rim-why-frees-no-slot = odhozením karty „{ $card }“ se místo neuvolní
outer_rim-why-other-type = karta „{ $card }“ je jiného druhu
outer_rim-why-not-offered = to karta nenabízí
outer_rim-why-nobody-for-it = není nikdo ani nic, čeho by se to týkalo
outer_rim-why-credits-settled = kredity v této výměně už jsou dané
outer_rim-why-thousands = kredity jsou jen po tisících
outer_rim-why-not-so-rich = { $player_seat } má jen { outer_rim-sum-credits }
outer_rim-why-empty-deal = ve výměně zatím nic není
outer_rim-why-secret-not-traded = tajemství se vyměňovat nedají
outer_rim-why-ship-not-traded = lodě se vyměňovat nedají
outer_rim-why-in-the-deal = karta „{ $card }“ už ve výměně je
outer_rim-why-not-theirs = { $player_seat } to nemá
outer_rim-why-neither-active = kredity si lze předat jen s právě hrajícím hráčem ({ $active_seat })
outer_rim-why-dice = teď můžeš použít jen vlastnosti pro tyto kostky
outer_rim-why-first = nejdřív urči, která z těchto vlastností hráče { $player_seat } se použije dřív
outer_rim-why-other-moment = { $source }: v tuto chvíli se to použít nedá
outer_rim-why-used-here = { $source }: na tento hod už to bylo použito
outer_rim-why-needs = { $source }: podmínka teď není splněna
outer_rim-why-no-such-die = to na kostkách nepadlo
outer_rim-why-added-hit = přidaný zásah není kostka: nedá se přehodit ani změnit
outer_rim-why-crit-no-hit = kritický zásah není zásah a { $source } platí jen na zásahy
outer_rim-why-not-these-dice = { $source } s těmito kostkami nic neudělá
outer_rim-why-other-skill = testuje se jiná schopnost: { $skill }
outer_rim-why-too-wounded = { $source }: zranění by znamenalo tvou porážku
outer_rim-why-free-die = { $source }: tahle kostka se hází tak jako tak
outer_rim-why-not-negative = u { outer_rim-of-faction } nemáš negativní reputaci
outer_rim-why-other-faction = zvol frakci, které se to může týkat
outer_rim-why-not-most-famous = nejproslulejší hráč je někdo jiný než { $player_seat }
outer_rim-why-not-nearest-player = nejbližší hráč je někdo jiný než { $player_seat }
outer_rim-why-no-bad-name = { $player_seat } nemá u nikoho negativní reputaci
outer_rim-why-answer-deal = nejdřív přijmi, nebo odmítni, co ti navrhuje { $player_seat }; dá se to vzít jen celé
outer_rim-why-capture = nejdřív rozhodni, zda kontakt { $contact } zlikviduješ, nebo zajmeš
outer_rim-why-defend = nejdřív rozhodni, zda budeš bránit člena posádky ({ $contact }): rozhoduje se před soubojem
outer_rim-why-pay-in-full = zaplať { outer_rim-amount-credits }, nebo se bez toho obejdi
