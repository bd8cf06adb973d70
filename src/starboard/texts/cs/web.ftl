# Klient v prohlížeči: co je na každé stránce.

## Kdekoli

web-close = Zavřít
web-save = Uložit
web-try-again = Zkusit znovu
web-you = Ty
web-skip = Přejít k obsahu
web-no-network = Server není dostupný. Zkontroluj připojení; zkoušíme to dál.
web-server-trouble = Se serverem jsme si neporozuměli. Zkus to za chvíli znovu.
web-rule-open = Pravidlo { $rule }: přečíst
web-seat-empty = volné místo
web-seat-bot = hraje bot
web-seat-by-rules = řídí ho pravidla
web-seat-bot-level = Bot ({ $level })
web-level-even = vyrovnaný
    .about = Podle posledních her zhruba stejně dobrý jako ty.
web-level-newcomer = nováček
    .about = Hru teprve poznává a dál než na příští krok se nedívá.
web-level-easy = snadný
    .about = Hraje pro radost a leccos přehlédne.
web-level-medium = střední
    .about = Vidí většinu toho podstatného, ale tu a tam chybuje.
web-level-hard = těžký
    .about = Hraje dobře a chybuje jen zřídka.
web-level-master = mistr
    .about = Lepšího nemáme: přemýšlí dopředu, nad tahem až dvě sekundy.
web-level-random = náhodný
    .about = Dělá cokoli, co pravidla dovolují.
web-level-greedy = chamtivý
    .about = Bere podle jednoduchých zásad to nejlepší, co hned vidí.
web-level-uct = bez znalostí
    .about = Každou možnost mnohokrát náhodně dohraje do konce.

## Navigace a nabídka

web-nav = Části Starboardu
web-nav-play = Hrát
web-nav-replays = Záznamy
web-nav-rules = Pravidla
web-language = Jazyk
web-theme-to-light = Přepnout na světlý
web-theme-to-dark = Přepnout na tmavý
web-menu-of = { $name }: jméno a nastavení
web-menu-guest = Host
web-menu-name = Zadat jméno
web-menu-rename = Změnit jméno
web-menu-keep = Ochránit jméno heslem
web-menu-new-password = Změnit heslo
web-menu-login = Přihlásit se
web-menu-logout = Odhlásit se
web-data-title = Tvá data
web-menu-page = Má hodnocení a hry
web-menu-kept = Jméno je tvé na každém zařízení.
web-menu-not-kept = Tento prohlížeč tě zná. S heslem tě poznají i jiné.

## Jméno a heslo

web-name = Jméno
web-name-ask = Jak ti máme říkat?
web-name-hint = Takto tě uvidí ostatní u stolu.
web-name-go = Jdeme hrát
web-name-change = Změna jména
web-name-changed = Odteď jsi { $name }.
web-name-lost = Jméno { $lost } si teď někdo chrání heslem. Hraješ dál jako { $name }; jiné jméno si můžeš zvolit kdykoli.
web-name-kept-elsewhere = Má už tvé jméno heslo?

## Nastavení

web-settings = Nastavení

## Dohrané hry a hráči

web-unit = Body
    .count = { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    .word = { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
    .share = podíl bodů
    .lead = náskok { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## Mimo mapu

web-lost = Tady jsou jen hvězdy
web-lost-about = Tato adresa nikam nevede. Možná v ní chybí písmeno, nebo je odkaz starý.
web-lost-lobby = Do lobby

## Když se něco nepovede

web-not-sent = To se k serveru nedostalo. Nic se neztratilo: zkus to znovu, až bude spojení zpátky.
web-server-full = Server má teď moc práce. Chvíli počkej a zkus to znovu: nic se neztratilo.
web-server-away = Server teď není k zastižení; možná se restartuje. Zkus to za chvíli znovu.
web-board-late = Herní plán se zatím nepodařilo načíst. Zkoušíme to dál…
web-name-again = Server už tě nezná. Udělej to ještě jednou: zeptáme se tě na jméno.
web-no-page = Tuto stránku nelze načíst: chybí spojení se serverem.
web-stay = Zůstat tady

## Cesta ke stolu

web-table-renewed = Server byl aktualizován. Načti stránku znovu, ať máš novou verzi.
web-table-reload = Načíst znovu
web-table-to-lobby = Do lobby

## Před začátkem

web-table-take = Sednout si sem
web-table-decline = Teď ne

## Kdo o čem rozhoduje

web-table-bot-name = { $number ->
    [0] Vega
    [1] Rigel
    [2] Altair
    [3] Deneb
   *[4] Sírius
}

## Je někdo tady?

web-here-here = tady
web-here-thinking = tady, přemýšlí
web-here-away = pryč, naposledy { $when }
web-here-lost = spojení přerušeno

## Lidé, které známe

web-here-online = online
web-people = Lidé
web-people-accept = Přijmout
web-people-decline = Odmítnout
web-people-now-friends = Přibylo přátelství: { $name }.
web-people-now-asked = Žádost odeslána: { $name }.
web-people-now-blocked = Od teď nic neuslyšíš: { $name }.

## Pozvánky

web-inbox = { $count ->
    [0] Pozvánky a žádosti: žádné
    [one] Pozvánky a žádosti: 1
    [few] Pozvánky a žádosti: { $count }
   *[other] Pozvánky a žádosti: { $count }
}
web-inbox-none = Nic na tebe nečeká.
web-watch = Sledovat
web-watch-friend = Sledovat: { $name }
web-inbox-invites = { $name } tě zve do hry: { $game }.
web-inbox-asks = { $name } se s tebou chce přátelit.

web-app-about = Stůl pro deskové hry mezi hvězdami: s přáteli, s boty a vlastním tempem.
web-install = Starboard jako aplikace
web-offline-read = Číst pravidla

## Stoly

web-menu-workshop = Dílna karet

## Pravidla

web-rules-title = Pravidla

## Hry na dny a další stůl, který čeká

web-next = Další stůl, který na tebe čeká
web-next-count = { $count ->
    [one] Čeká na tebe { $count } stůl
    [few] Čekají na tebe { $count } stoly
    [many] Čeká na tebe { $count } stolu
   *[other] Čeká na tebe { $count } stolů
}
web-next-none = Žádný stůl na tebe nečeká.
web-next-only-here = Žádný jiný stůl na tebe nečeká.
web-days-remind = Dochází ti čas: { $game }, zbývá { $time }.
web-days-left-until = Čas do { $date }
web-vacation = Dovolená
web-row-left = zbývá { $time }
web-row-late = čas vypršel
