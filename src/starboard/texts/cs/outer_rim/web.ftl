# Deska hry Vnější okraj v prohlížeči.

## The map

web-outer_rim-map = Mapa Vnějšího okraje
web-outer_rim-map-keys = Šipkami projdeš pole, Enter vybírá, klávesou I si prohlédneš cokoli, Shift se šipkami posouvá mapu, plus, minus a 0 mění přiblížení.
web-outer_rim-overview = Celá mapa; kliknutím se přesuneš
web-outer_rim-planet-of = planeta { outer_rim-of-faction }
web-outer_rim-patrol-here = { outer_rim-patrol }, úroveň { $level }
web-outer_rim-patrol-moves = Po odhalení se { outer_rim-patrol } pohne o { $distance ->
    [one] { $distance } pole
    [few] { $distance } pole
   *[other] { $distance } polí
}
web-outer_rim-unbeatable = nelze porazit
web-outer_rim-class = { $class ->
    [white] bílá třída
    [green] zelená třída
   *[yellow] žlutá třída
}
web-outer_rim-facedown = { $class ->
    [white] Bílý
    [green] Zelený
   *[yellow] Žlutý
} kontakt lícem dolů
web-outer_rim-faceup = { $contact }
web-outer_rim-peeked = { $contact } (lícem dolů; znáš ho)
web-outer_rim-unknown-contact = { $class ->
    [white] bílý
    [green] zelený
   *[yellow] žlutý
} kontakt { $place }, { $space }
web-outer_rim-nothing-here = Nic tu není.
web-outer_rim-expect = Co čekat od karet střetnutí
web-outer_rim-may = lze vybrat
web-outer_rim-ai-goals = { $count ->
    [one] AI cíl
    [few] { $count } AI cíle
   *[other] { $count } AI cílů
}

## Moves

web-outer_rim-course = Kurz: { $space }
web-outer_rim-stay = Zůstaneš, kde jsi.
web-outer_rim-clear-way = Cestou tě nic nezastaví.
web-outer_rim-stop-maelstrom = Maelström zastaví každou loď. Nelze tu obchodovat a každé střetnutí může přinést dodatečný tah.
web-outer_rim-stop-patrol = Tady tě zastaví { outer_rim-patrol }.
web-outer_rim-stop-fight = Je tu { outer_rim-patrol }. Máš negativní reputaci, takže s ní musíš bojovat.
web-outer_rim-win = na výhru
web-outer_rim-hunter-wins = na výhru lovce
web-outer_rim-by = s pomocí: { $source }
web-outer_rim-offers = Nabídnout kredity

## What a target is called

web-outer_rim-verb = { $verb ->
    [buy] koupit
    [cycle] odhodit
    [hunt] lovit
    [hunt-crew] lovit člena posádky
    [give-credits] dát
    [get-credits] dostat
    [offer] Nabídnout
    [request] Požádat
    [trade-in] snížit cenu
    [discard] odhodit
   *[other] { $verb }
}

## The market and cards

web-outer_rim-market = Obchod
web-outer_rim-stall = { $deck ->
    [bounty] Zatykače
    [cargo] Náklad
    [gear_mod] Vybavení · Mody
    [jobs] Zakázky
    [luxury] Luxus
   *[ships] Lodě
}
web-outer_rim-market-go = Obchodovat
web-outer_rim-market-open = Odhoď odkrytou kartu, jednu kup, nebo obojí
web-outer_rim-market-when = Nakupuje se v kroku Akce na planetě. Nová karta může pohnout hlídkou, kterou ukazuje.
web-outer_rim-no-card = Žádná odkrytá karta
web-outer_rim-cards-left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-outer_rim-free = zdarma
web-outer_rim-room-make = plné sloty
    .title = Sloty na tuhle kartu máš plné: musíš z nich něco odhodit.
web-outer_rim-room-none = žádný slot
    .title = Na tuhle kartu nemáš slot a žádný nejde uvolnit.
web-outer_rim-buy = Koupit
web-outer_rim-buy-card = Koupit: { $card }
web-outer_rim-confirm-buy = { $price ->
    [0] Koupit zdarma: { $card }
   *[other] Koupit za { NUMBER($price, useGrouping: "always") }: { $card }
}{ $short ->
    [0] { "" }
   *[other] { " " }(sniž cenu o { NUMBER($short, useGrouping: "always") })
}
web-outer_rim-confirm-pay = Zaplatit { NUMBER($price, useGrouping: "always") }
web-outer_rim-short = sniž cenu o { NUMBER($short, useGrouping: "always") }
web-outer_rim-short-about = Nemáš na to dost kreditů: odhoď karty v hodnotě { NUMBER($short, useGrouping: "always") }, nebo použij slevu.
web-outer_rim-cycle = Odhodit
web-outer_rim-cycle-card = Odhodit: { $card }
web-outer_rim-why-not = Proč ne?
web-outer_rim-fame-short = { $fame }★
web-outer_rim-bounty-fight = { $kind ->
    [ship] Lodní souboj
   *[ground] Pozemní souboj
}, { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}
web-outer_rim-alive = Za živého
web-outer_rim-dead = Za mrtvého
web-outer_rim-bring = { $type ->
    [job] Zakázka
   *[cargo] Doručit
}: { $where }
web-outer_rim-destination = { $where ->
    [space_with_player] kde je jiný hráč
    [space_with_player_negative_reputation] kde je hráč s negativní reputací
   *[marked_planet] planeta, která bude označena
}
web-outer_rim-ship-line = Hyperpohon { $hyperdrive }, síla { $combat }, trup { $hull }
web-outer_rim-databank = databanka { $number }
web-outer_rim-droid = je to droid
web-outer_rim-any-faction = frakce podle výběru
web-outer_rim-paragraph = { $kind ->
    [ability] Vlastnost:
    [goal] Cíl:
   *[flipped] Po splnění cíle:
}
web-outer_rim-captive = Zajatec: { $contact }
web-outer_rim-captive-short = zajatec
web-outer_rim-marked = Místo doručení: { $space }
web-outer_rim-close-up = Zblízka
web-outer_rim-close = Zavřít

## Boards

web-outer_rim-players = Hráči
web-outer_rim-board-of = Deska hráče { $name }
web-outer_rim-you = ty
web-outer_rim-ai = AI hráč
web-outer_rim-fame = Proslulost
web-outer_rim-credits = Kredity
web-outer_rim-defeated = porážka
web-outer_rim-ground = Osobní síla
web-outer_rim-drive = Pohon
web-outer_rim-guns = Síla
web-outer_rim-goal = Cíl
web-outer_rim-goal-done = cíl splněn
web-outer_rim-tokens = žetony cíle: { $count } z { $of }
web-outer_rim-secret-of = tajemství ({ $deck })

## Dialogs

web-outer_rim-choices = Možnosti
web-outer_rim-leave = Odejít
web-outer_rim-story = Co se děje
web-outer_rim-skip = Přeskočit
web-outer_rim-who-begins = Kdo začíná?
web-outer_rim-pass-chance = šance na úspěch { $chance }
web-outer_rim-passed-over = { $count ->
    [one] vynechán { $count } řádek
    [few] vynechány { $count } řádky
   *[other] vynecháno { $count } řádků
}
web-outer_rim-feat-fame = +{ outer_rim-amount-fame }
web-outer_rim-enemy = Nepřítel
web-outer_rim-encounter-deck = { $deck }
web-outer_rim-section = { $where ->
    [patrol] Na poli je hlídka
    [no_patrol] Na poli není hlídka
   *[other] { $where }
}
web-outer_rim-you-are-here = Tady jsi
web-outer_rim-hidden-card = Tato karta se čte potají.
web-outer_rim-job-step = Krok { $step } z { $steps }
web-outer_rim-test = Test schopností: { $skill }
web-outer_rim-inspection = Doručení ILEGÁLNÍHO nákladu: { $card }
web-outer_rim-roll = Hod
web-outer_rim-skills = Schopnosti, které máš
web-outer_rim-faces = Strany kostky
web-outer_rim-faces-pass = stačí jedna svítící
web-outer_rim-level = { $copies ->
    [0] Nezkušený
    [1] Zkušený
   *[other] Velmi zkušený
}
web-outer_rim-dice = { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
web-outer_rim-test-odds = { $skill }: { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}, { $copies ->
    [0] nezkušený
    [1] zkušený
   *[other] velmi zkušený
}
web-outer_rim-combat-odds = Kostky { $own } proti { $other }; při remíze { $tie ->
    [own] vyhráváš ty
   *[theirs] vyhrává soupeř
}. Utrpíš asi { $damage } poškození.
web-outer_rim-fight-odds = Kostky { $own } proti { $other }; při remíze vyhrává lovec.
web-outer_rim-no-defeat = Porážka ti nehrozí.
web-outer_rim-defeat-odds = Porážka: { $chance }. Přijdeš o { NUMBER($credits, useGrouping: "always") } kreditů{ $secrets ->
    [0] { "" }
    [one] { " " }a o své tajemství
    [few] { " " }a o { $secrets } tajemství
   *[other] { " " }a o { $secrets } tajemství
} a v příštím kroku Plánování se budeš muset zotavit.
web-outer_rim-if-defended = { $chance } na výhru, když majitel člena posádky brání
web-outer_rim-attacker = útočník
web-outer_rim-defender = obránce
web-outer_rim-damage = { $count ->
    [one] poškození
    [few] poškození
   *[other] poškození
}
web-outer_rim-added = bez kostek: { $count }
web-outer_rim-you-win = vyhraješ
web-outer_rim-ship-combat-note = Poškození dostávají lodě. Při remíze vyhrává útočník.
web-outer_rim-ground-combat-note = Zranění dostávají postavy. Při remíze vyhrává útočník.
web-outer_rim-to-pay = K zaplacení
web-outer_rim-you-have = Máš
web-outer_rim-left-over = Zbude
web-outer_rim-trade-in = Snížit cenu
web-outer_rim-traded-in = Odhodíš
web-outer_rim-out-of-reach = Tyto teď koupit nemůžeš
web-outer_rim-replace = Vzít ji a odhodit jednu z těchto
web-outer_rim-gives = Dává { $name }
web-outer_rim-gives-nothing = zatím nic
web-outer_rim-add-credits = Přidat kredity
web-outer_rim-less = Méně
web-outer_rim-more = Více

## The head of the table

web-outer_rim-step = { $step ->
    [planning] Plánování
    [action] Akce
   *[encounter] Střetnutí
}
web-outer_rim-setup = příprava
web-outer_rim-progress = kolo { $round } · výhra při proslulosti { $fame }

## The AI player

web-outer_rim-ai-card = AI karta
web-outer_rim-ai-last = Poslední AI karta
web-outer_rim-no-goals = žádné cíle

## The end and the replay

outer_rim-source-goal = Cíle
outer_rim-source-bounty = Zatykače
outer_rim-source-cargo = Náklad
outer_rim-source-job = Zakázky
outer_rim-source-patrol = Hlídky
outer_rim-source-card = Karty
outer_rim-source-held = Držené karty
outer_rim-mark-goal = splněný cíl
outer_rim-mark-job = splněná zakázka
outer_rim-mark-combat = vyhraný souboj
outer_rim-mark-defeated = porážka
outer_rim-mark-delivered = doručeno
