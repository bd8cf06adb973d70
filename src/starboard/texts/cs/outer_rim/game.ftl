# Outer Rim. Výrazy podle glossary/outer_rim.toml. Jména: outer_rim-names.ftl; co říkají karty: outer_rim-effects.ftl.

## Vkládá se do jiných zpráv; podle čeho vybírá, dostávají ony

outer_rim-faction = { $faction ->
    [rebel] { outer_rim-faction-rebel }
    [imperial] { outer_rim-faction-imperial }
    [hutt] { outer_rim-faction-hutt }
   *[syndicate] { outer_rim-faction-syndicate }
}
outer_rim-of-faction = { $faction ->
    [rebel] Povstalců
    [imperial] Impéria
    [hutt] Huttů
   *[syndicate] Syndikátu
}
outer_rim-patrol = hlídka { outer_rim-of-faction }
outer_rim-player = { $player_seat }
outer_rim-list = { $first }, { $rest }
outer_rim-nothing = nic
outer_rim-spot = { $space }, kontaktní místo { $place }
outer_rim-amount-credits = { $amount ->
    [one] { NUMBER($amount, useGrouping: "always") } kredit
    [few] { NUMBER($amount, useGrouping: "always") } kredity
   *[other] { NUMBER($amount, useGrouping: "always") } kreditů
}
outer_rim-amount-fame = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
} proslulosti
outer_rim-sum-credits = { $credits ->
    [one] { NUMBER($credits, useGrouping: "always") } kredit
    [few] { NUMBER($credits, useGrouping: "always") } kredity
   *[other] { NUMBER($credits, useGrouping: "always") } kreditů
}

## Kostky, třídy, reputace, kroky, druhy karet

outer_rim-face-hit = zásah
outer_rim-face-crit = kritický zásah
outer_rim-face-focus = soustředění
outer_rim-face-blank = prázdná
outer_rim-no-dice = žádné kostky
outer_rim-class-white = bílá
outer_rim-class-green = zelená
outer_rim-class-yellow = žlutá
outer_rim-reputation-negative = negativní reputace
outer_rim-reputation-neutral = neutrální reputace
outer_rim-reputation-positive = pozitivní reputace
outer_rim-step-planning = Krok Plánování
outer_rim-step-action = Krok Akce
outer_rim-step-encounter = Krok Střetnutí
outer_rim-combat-ground = pozemní souboj
outer_rim-combat-ship = lodní souboj
outer_rim-type-bounty = Zatykač
outer_rim-type-cargo = Náklad
outer_rim-type-crew = Posádka
outer_rim-type-gear = Vybavení
outer_rim-type-job = Zakázka
outer_rim-type-mod = Modifikace
outer_rim-type-event = Událost
outer_rim-type-ship = Loď
outer_rim-type-ship_special = Loď

## Rozhodnutí: příprava

outer_rim-ask-character = { $seat }: vyber si postavu.
outer_rim-ask-rival = { $seat }: vyber postavu AI hráče.
outer_rim-ask-ship = { $seat }: vyber si startovní loď.
outer_rim-ask-side = { $seat }: vyber frakci, u které začínáš s pozitivní reputací.
outer_rim-option-character = { $character }
outer_rim-option-rival = { $character }
outer_rim-option-ship = { $ship }
outer_rim-option-side = { outer_rim-faction }

## Rozhodnutí: krok Plánování

outer_rim-ask-plan = { $seat }: naplánuj tah. Pohyb, kredity, nebo odstranění poškození?
outer_rim-ask-extra-move = { $seat }: kam se přesuneš?
outer_rim-ask-planet = { $seat }: vyber planetu.
outer_rim-option-move = pohyb: { $space }
outer_rim-option-move-by = pohyb: { $space } (pomáhá { $by })
outer_rim-option-earn = získat { NUMBER(2000, useGrouping: "always") } kreditů
outer_rim-option-recover = odstranit všechno poškození
outer_rim-option-plan = plánování: { $source }

## Rozhodnutí: krok Akce

outer_rim-ask-act = { $seat }: zvol akci, nebo krok Akce ukonči.
outer_rim-ask-market = { $seat }: obchoduješ. Odhoď kartu, kup kartu, nebo odejdi.
outer_rim-ask-pay = { $seat } kupuje kartu „{ $card }“. Zbývá zaplatit { outer_rim-amount-credits }.
outer_rim-ask-supply = { $seat }: vyber loď ze zásoby.
outer_rim-ask-bargain = { $seat }: koupíš kartu „{ $card }“ za { outer_rim-amount-credits }?
outer_rim-ask-search = { $seat }: koupíš jednu z těchto karet{ $terms ->
    [full] { "" }
    [free] { " " }zdarma
   *[less] { " " }se slevou { NUMBER($discount, useGrouping: "always") }
}?
outer_rim-option-pick = koupit: { $card }
outer_rim-ask-gain = { $seat }: vezmeš si kartu „{ $card }“?
outer_rim-ask-slots = { $seat }: nemáš dost slotů. Vyber, co odhodíš.
outer_rim-ask-discard = { $seat }: vyber, co odhodíš.
outer_rim-ask-sell = { $seat }: prodáš něco za { $multiplier ->
    [1] jeho cenu
    [2] dvojnásobek ceny
   *[other] { $multiplier }násobek ceny
}?
outer_rim-ask-deliver = { $seat }: co doručíš?
outer_rim-ask-fame-instead = { $seat }: vezmeš si proslulost místo kreditů ({ NUMBER($amount, useGrouping: "always") })?
outer_rim-option-market = obchodovat
outer_rim-option-deliver = doručit
outer_rim-option-trade = výměna s jinými hráči
outer_rim-option-use = použít: { $source }
outer_rim-option-goal = zaplatit za lodní cíl
outer_rim-option-end = ukončit krok Akce
outer_rim-option-cycle = odhodit kartu: { $deck }
outer_rim-option-buy = koupit kartu: { $deck }
outer_rim-option-leave = nechat být
outer_rim-option-pay = zaplatit
outer_rim-option-trade-in = snížit cenu odhozením: { $card }
outer_rim-option-discount = využít slevu: { $source }
outer_rim-option-take = vzít
outer_rim-option-replace = vzít ji a místo ní odhodit: { $card }
outer_rim-option-decline = odmítnout
outer_rim-option-discard = odhodit: { $card }
outer_rim-option-hand-over = doručit: { $card }
outer_rim-option-sell = prodat: { $card }
outer_rim-option-supply = { $ship }

## Rozhodnutí: výměna

outer_rim-ask-partner = { $seat }: s kým provedeš výměnu?
outer_rim-ask-deal = { $seat }: co vyměníš s hráčem { $player_seat }?
outer_rim-ask-proposal = { $seat }: { $player_seat } nabízí: { $given }. Chce za to: { $wanted }. Souhlasíš s výměnou?
outer_rim-ask-offer = { $seat }: nabídni kredity, nebo o ně požádej.
outer_rim-ask-answer-offer = { $seat }: { $player_seat } ti nabízí { outer_rim-amount-credits }. Přijmeš?
outer_rim-ask-answer-request = { $seat }: { $player_seat } od tebe chce { outer_rim-amount-credits }. Souhlasíš?
outer_rim-option-partner = { $player_seat }
outer_rim-option-give = dát: { $card }
outer_rim-option-get = dostat: { $card }
outer_rim-option-give-credits = dát { outer_rim-sum-credits }
outer_rim-option-get-credits = dostat { outer_rim-sum-credits }
outer_rim-option-propose = navrhnout tuto výměnu
outer_rim-option-accept = přijmout
outer_rim-option-offer = nabídnout { outer_rim-sum-credits } → { $player_seat }
outer_rim-option-request = požádat o { outer_rim-sum-credits } ({ $player_seat })

## Rozhodnutí: střetnutí

outer_rim-ask-encounter = { $seat }: vyber střetnutí.
outer_rim-ask-contact = { $seat }: souboj kvůli zatykači, nebo střetnutí? Kontakt: { $contact }.
outer_rim-ask-meet = { $seat }: vyber kontakt, s nímž se střetneš.
outer_rim-ask-peek = { $seat }: tajně se podíváš { $count ->
    [one] na kontakt ležící
    [few] nejvýše na { $count } kontakty ležící
   *[other] nejvýše na { $count } kontaktů ležících
} lícem dolů?
outer_rim-ask-reveal = { $seat }: otočíš { $count ->
    [one] kontakt
    [few] až { $count } kontakty
   *[other] až { $count } kontaktů
} lícem nahoru?
outer_rim-ask-opponent = { $seat }: vyber hráče pro kartu „{ $card }“.
outer_rim-ask-defend = { $seat }: { $player_seat } jde po členu tvé posádky ({ $contact }). Budeš ho bránit?
outer_rim-ask-capture = { $seat }: zlikvidovat, nebo zajmout? Kontakt: { $contact }.
outer_rim-ask-place-contact = { $seat }: vyber planetu, na kterou se vrací { $contact }.
outer_rim-option-space = vzít si kartu střetnutí
outer_rim-option-patrol = souboj: { outer_rim-patrol }
outer_rim-option-contact = kontakt: { $spot }
outer_rim-option-job = zakázka: { $card }
outer_rim-option-hunt-crew = zatykač: { $card } (posádka: { $player_seat })
outer_rim-option-attack = souboj: { $player_seat } ({ $source })
outer_rim-option-encounter = střetnutí: { $source }
outer_rim-option-fight = souboj kvůli zatykači: { $card }
outer_rim-option-talk = střetnutí s kontaktem
outer_rim-option-defend = bránit posádku
outer_rim-option-yield = nebránit
outer_rim-option-kill = zlikvidovat
outer_rim-option-capture = zajmout

## Rozhodnutí, která chtějí karty

outer_rim-ask-choose = { $seat }: vyber si (karta „{ $card }“).
outer_rim-ask-may = { $seat }: uděláš to (karta „{ $card }“)?
outer_rim-ask-price = { $seat }: zaplatíš { outer_rim-amount-credits }?
outer_rim-ask-goal = { $seat }: zaplatíš { outer_rim-amount-credits } za svůj cíl?
outer_rim-ask-mark = { $seat }: označ planetu, kam { $player_seat } musí dopravit „{ $card }“.
outer_rim-ask-nearest-player = { $seat }: vyber jednoho z nejbližších hráčů.
outer_rim-ask-patrol = { $seat }: kam se přesune { outer_rim-patrol }?
outer_rim-ask-reputation = { $seat }: zabráníš ztrátě reputace u { outer_rim-of-faction }?
outer_rim-ask-faction-gain = { $seat }: vyber frakci, u které získáš reputaci.
outer_rim-ask-faction-lose = { $seat }: vyber frakci, u které ztratíš reputaci.
outer_rim-ask-faction-set = { $seat }: vyber frakci, u které se tvá reputace změní.
outer_rim-ask-faction-move-patrol = { $seat }: vyber hlídku, která se přesune.
outer_rim-ask-faction-place-patrol = { $seat }: vyber hlídku, která se objeví tady.
outer_rim-ask-player-steal = { $seat }: vyber, komu vezmeš kredity.
outer_rim-ask-player-resolve = { $seat }: vyber hráče, kterého se to týká.
outer_rim-ask-player-test = { $seat }: vyber, kdo provede test schopností.
outer_rim-ask-player-fight = { $seat }: vyber, s kým svedeš souboj.
outer_rim-ask-player-move-patrol = { $seat }: vyber hráče, směrem k němuž se hlídka přesune.
outer_rim-option-option = { $label }
outer_rim-option-yes = ano
outer_rim-option-no = ne
outer_rim-option-none = nic
outer_rim-option-faction = { outer_rim-faction }
outer_rim-option-player = { $player_seat }
outer_rim-option-planet = { $space }
outer_rim-option-place = { $spot }
outer_rim-option-to = { $space }
outer_rim-option-peek = podívat se: { $spot }
outer_rim-option-reveal = otočit lícem nahoru: { $spot }

## Rozhodnutí: kostky

outer_rim-ask-test = { $seat }: test schopností ({ $skill }). Použij vlastnost, nebo hoď kostkami.
outer_rim-ask-after-roll = { $seat }: změníš něco? Hod: { $faces }.
outer_rim-ask-reroll = { $seat }: hodíš znovu? Hod: { $faces }.
outer_rim-ask-turn = { $seat }: přetočíš některé kostky? Hod: { $faces }.
outer_rim-ask-ignore = { $seat }: budeš něco ignorovat? Hod soupeře: { $faces }.
outer_rim-ask-first = { $seat }: co se použije dřív? { $player_seat } má utrpět { $amount } poškození.
outer_rim-option-roll = hodit
outer_rim-option-done = to je vše
outer_rim-option-skill = { $source }: získat schopnost { $skill }
outer_rim-option-die = { $source }: kostka navíc
outer_rim-option-reroll = { $source }: hodit znovu ({ $faces })
outer_rim-option-turn = { $source }: { $face } → { $to_face }
outer_rim-option-cancel = { $source }: ignorovat ({ $faces })
outer_rim-option-set = { $source }: přetočit kostku na „{ $face }“
outer_rim-option-prevent = zabránit tomu ({ $source })
outer_rim-option-bear = nechat to být
outer_rim-option-first = nejdřív { $source }

## Co se stalo: příprava a tahy

outer_rim-event-first = První hráč: { $seat }.
outer_rim-event-character = { $seat } hraje za postavu: { $character }.
outer_rim-event-ship = { $seat } létá na lodi: { $ship }.
outer_rim-event-start = { $seat } začíná na poli { $space } s kartou „{ $card }“.
outer_rim-event-turn = Kolo { $round }: na tahu je { $seat }.
outer_rim-event-extra-turn = { $seat } bude mít další tah.
outer_rim-event-turn-ended = { $seat } končí tah.
outer_rim-event-moved = { $seat } se přesouvá: { $space }.
outer_rim-event-used = { $seat } využívá vlastnost: { $source }.
outer_rim-event-won = { $seat } vítězí s proslulostí { $fame }.

## Co se stalo: kredity, proslulost, reputace, poškození

outer_rim-event-gained = { $seat } získává { outer_rim-amount-credits }.
outer_rim-event-lost = { $seat } ztrácí { outer_rim-amount-credits }.
outer_rim-event-fame = { $seat } získává { outer_rim-amount-fame }, celkem { $fame }.
outer_rim-event-reputation = { $seat } má nyní { $level ->
    [negative] negativní
    [neutral] neutrální
   *[positive] pozitivní
} reputaci u { outer_rim-of-faction }.
outer_rim-event-reputation-kept = { $seat } brání ztrátě reputace.
outer_rim-event-wounded = { $seat }: postava utrpěla { $amount } zranění.
outer_rim-event-dented = { $seat }: loď utrpěla { $amount } poškození.
outer_rim-event-recovered = { $seat } odstraňuje poškození: postava { $wounds }, loď { $dents }.
outer_rim-event-defeated = { $seat }: postava je poražena.
outer_rim-event-up-again = { $seat }: postava už není poražena.
outer_rim-event-goal-token = { $seat } umisťuje žeton cíle: { $count } z { $of }.
outer_rim-event-goal = { $seat } plní { $what ->
    [ship] lodní cíl
   *[character] osobní cíl
}.

## Co se stalo: karty

outer_rim-event-revealed = { $deck }: odhalena karta „{ $card }“.
outer_rim-event-cycled = { $seat } odhazuje kartu „{ $card }“ ({ $deck }).
outer_rim-event-searched = { $seat } prohledává obchod ({ $deck }): { $cards }.
outer_rim-event-bought = { $seat } si bere z obchodu kartu „{ $card }“{ $cost ->
    [0] { "" }
   *[other] { " " }(cena { NUMBER($cost, useGrouping: "always") })
}.
outer_rim-event-took = { $seat } získává kartu „{ $card }“.
outer_rim-event-declined = { $seat } odmítá kartu „{ $card }“.
outer_rim-event-discarded = { $seat } odhazuje kartu „{ $card }“.
outer_rim-event-removed = { $seat } odstraňuje ze hry kartu „{ $card }“.
outer_rim-event-delivered = { $seat } doručuje „{ $card }“.
outer_rim-event-marked = Karta „{ $card }“ se musí dopravit sem: { $space }.
outer_rim-event-databank = { $seat } vyhodnocuje kartu databanky { $number }: { $card }.
outer_rim-event-secret = { $seat } používá tajemství „{ $card }“.
outer_rim-event-secret-kept = { $seat } si nechává kartu jako tajemství.
outer_rim-event-secret-kept-secret = { $seat } si nechává kartu „{ $card }“ jako tajemství.
outer_rim-event-secrets-lost = { $seat } odhazuje { $count ->
    [one] tajemství
    [few] { $count } tajemství
   *[other] { $count } tajemství
}.
outer_rim-event-job = { $seat } se pouští do zakázky „{ $card }“.
outer_rim-event-job-done = { $seat } plní zakázku „{ $card }“.
outer_rim-event-job-failed = { $seat }: zakázka „{ $card }“ se nezdařila.

## Co se stalo: střetnutí

outer_rim-event-encounter = { $seat } má střetnutí „{ $title }“: { $space }.
outer_rim-event-no-card = { $seat } nemá střetnutí: balíček je prázdný.
outer_rim-event-contact = { $seat } potkává kontakt: { $contact }.
outer_rim-event-contact-revealed = { $seat } odhaluje kontakt ({ $space }): { $contact }.
outer_rim-event-contact-placed = { $contact } se vrací: { $space }.
outer_rim-event-peeked = { $seat } se tajně dívá na kontakt: { $space }.
outer_rim-event-peeked-secret = { $seat } se tajně dívá na kontakt ({ $space }): { $contact }.
outer_rim-event-captured = { $seat } má zajatce: { $contact }.
outer_rim-event-killed = { $seat } likviduje kontakt: { $contact }.
outer_rim-event-patrol = { $space }: přilétá { outer_rim-patrol }.
outer_rim-event-patrol-new = Objevuje se nová { outer_rim-patrol } úrovně { $level }: { $space }.

## Co se stalo: kostky a souboje

outer_rim-event-rolled = { $seat } hází: { $faces }.
outer_rim-event-tested = { $seat }, test schopností ({ $skill }): { $passed ->
    [yes] úspěch
   *[no] neúspěch
}.
outer_rim-event-combat = { $seat } začíná { $kind ->
    [ground] pozemní souboj
   *[ship] lodní souboj
}. Nepřítel: { $enemy }.
outer_rim-event-enemy-rolled = Hod za nepřítele ({ $enemy }): { $faces }.
outer_rim-event-ignored = { $seat } ignoruje: { $faces } ({ $source }).
outer_rim-event-combat-won = { $seat } vyhrává souboj, { $damage } : { $enemy_damage }. Nepřítel: { $enemy }.
outer_rim-event-combat-lost = { $seat } prohrává souboj, { $damage } : { $enemy_damage }. Nepřítel: { $enemy }.

## Co se stalo: výměna

outer_rim-event-deal = Výměna. { $seat } dává: { $given }; { $player_seat } dává: { $wanted }.
outer_rim-event-declined-deal = { $seat } nesouhlasí s výměnou, kterou navrhuje { $player_seat }.
outer_rim-event-offer = { $seat } → { $player_seat }: nabízí { outer_rim-amount-credits }.
outer_rim-event-request = { $seat } → { $player_seat }: žádá o { outer_rim-amount-credits }.
outer_rim-event-given = { $seat } → { $player_seat }: dává { outer_rim-amount-credits }.
outer_rim-event-declined-offer = { $seat } → { $player_seat }: odmítá.
