# Klient v prohlížeči: rám kolem každé stránky, lobby, nové stoly, dohrané hry, hráči.

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
web-level-easy = snadný
    .about = Hraje jako lidé, kteří hru teprve poznávají: vidí mnoho, ale ne všechno.
web-level-medium = střední
    .about = Bere to nejlepší, co hned vidí.
web-level-random = náhodný
    .about = Dělá cokoli, co pravidla dovolují.
web-level-greedy = chamtivý
    .about = Bere podle jednoduchých zásad to nejlepší, co hned vidí.
web-level-uct = bez znalostí
    .about = Každou možnost mnohokrát náhodně dohraje do konce.
web-level-hard = těžký
    .about = Promýšlí několik tahů dopředu.

## Navigace a nabídka

web-nav = Části Starboardu
web-nav-play = Hrát
web-nav-replays = Záznamy
web-nav-rules = Pravidla
web-language = Jazyk
web-theme = Vzhled
web-theme-dark = tmavý
web-theme-light = světlý
web-theme-system = podle systému
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
web-password = Heslo
web-password-title = Ochrana jména
web-password-about = S heslem patří jméno { $name } jen tobě: jméno, stoly i hodnocení půjdou s tebou na jiná zařízení.
web-password-new = Nové heslo
web-password-hint = Aspoň osm znaků. Několik slov za sebou se dobře pamatuje.
web-password-keep = Ochránit jméno
web-password-kept = Jméno { $name } je teď tvé.
web-password-old = Současné heslo
web-password-change-about = Tvá ostatní zařízení se odhlásí.
web-password-changed = Heslo je změněné.
web-login-title = Přihlášení na tomto zařízení
web-login-about = Pro jména chráněná heslem.
web-login-enter = Přihlásit se
web-login-done = Vítej zpět · { $name }
web-logout-title = Odhlásit se?
web-logout-kept = Tvé stoly na tebe počkají. Jako { $name } se můžeš kdykoli zase přihlásit.
web-logout-not-kept = Jméno { $name } nemá heslo: po odhlášení se k němu ani k jeho stolům už nikdo nedostane.
web-logout-everywhere = Odhlásit se všude
web-logout-everywhere-about = Zůstalo tvé přihlášení na zařízení, které nemáš po ruce? Odhlas se všude.
web-logout-everywhere-done = Odhlášení proběhlo na všech zařízeních.
web-data-title = Tvá data
web-data-about = Server uchovává tvé jméno, tvé stoly se vším, co je na nich od tebe, výsledky a hodnocení. Žádnou adresu, žádný e-mail.
web-data-download = Stáhnout všechno
web-data-delete-about = Všechno můžeš smazat. Tvé jméno pak bude volné pro ostatní.
web-data-delete = Smazat má data…
web-data-delete-title = Smazat všechna tvá data?
web-data-delete-name = Smaže se všechno, co se o tobě uchovává ({ $name }):
web-data-delete-person = jméno, heslo a všechna přihlášení, výsledky a hodnocení
web-data-delete-tables = tvé jméno a všechno, co je od tebe v chatu; u tvého místa bude „někdo, kdo odešel“
web-data-delete-running = v rozehraných hrách za tebe hraje dál bot; tvé stoly, které čekají na hráče, se zavřou
web-data-delete-moves = tvé tahy zůstanou, protože je potřebují hry ostatních, ale nikdo nepozná, čí byly
web-data-delete-ever = Nelze to vzít zpět.
web-data-delete-write = Pro jistotu napiš své jméno: { $name }
web-data-delete-now = Smazat všechno
web-data-keep = Nechat je
web-data-deleted = Všechna tvá data jsou smazaná.

## Nastavení

web-settings = Nastavení
web-settings-kept = Nastavení platí pro tento prohlížeč.
web-sound = Zvuky
web-sound-about = Krátké a tiché. Dokud se stránky nedotkneš, nic se neozve.
web-sound-off = žádné
web-sound-turn = můj tah
web-sound-all = všechny
web-volume = Hlasitost
web-stories = Příběhy
web-stories-about = Karty vyprávějí krátký příběh nad tím, co dělají.
web-english-names = Anglické názvy karet
web-english-names-about = Karty Arcs mají pod názvem i ten anglický, jako v anglické krabici.
web-rule-codes = Čísla pravidel
web-rule-codes-about = Místo značky § stojí číslo pravidla, třeba ARC-MOVE-01.
web-confirm = Potvrzovat volby
web-confirm-about = První kliknutí ukáže, co by se stalo, druhé to udělá.
web-tiles-left = Seznam zbývajících destiček
web-tiles-left-about = Které destičky ještě zbývají, podle druhu. Puristé to vypínají.
web-worth = Hodnota objektů
web-worth-about = Ukaž na objekt a uvidíš, kolik bodů teď přináší. Puristé to vypínají.
web-notify = Upozornit mě, když jsem na tahu
web-notify-about = Prohlížeč ukáže upozornění, i když je Starboard na pozadí.
web-notify-denied = Prohlížeč to nedovoluje. Změnit se to dá v jeho nastavení pro tuto stránku.
web-notify-unknown = Tento prohlížeč upozornění neumí.

## Lobby

web-hello-morning = Dobré ráno
web-hello-day = Dobrý den
web-hello-evening = Dobrý večer
web-hello-night = Ještě vzhůru?
web-hello-morning-name = Dobré ráno · { $name }
web-hello-day-name = Dobrý den · { $name }
web-hello-evening-name = Dobrý večer · { $name }
web-hello-night-name = Ještě vzhůru? · { $name }
web-welcome = Vyber si hru a začni: stačí jméno.
web-turns-none = Nikdo na tebe nečeká. Co si zahrajeme?
web-turns-waiting = { $count ->
    [one] Jeden stůl čeká na tvůj tah.
    [few] { $count } stoly čekají na tvůj tah.
   *[other] { $count } stolů čeká na tvůj tah.
}
web-turns-go = Přejít tam
web-turns-oldest = Přejít k nejstaršímu
web-games = Hry
web-game-seats = { $most ->
    [one] { $least }–{ $most } hráč
    [few] { $least }–{ $most } hráči
   *[other] { $least }–{ $most } hráčů
}
web-game-seats-exact = { $seats ->
    [one] 1 hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
web-play-now = Hrát hned
web-play-now-hint = proti botům, jedním kliknutím
web-new-table = Nový stůl
web-learn = Naučit se hru
web-learn-on = Pokračovat v lekci: krok { $step }
web-learn-anew = Od začátku
web-begin = Tři způsoby, jak začít
web-begin-learn = Nauč se hrou
web-begin-learn-about = Pár minut, krůček po krůčku a průvodce po boku. Žádná pravidla číst nemusíš.
web-begin-learn-act = Začít lekci
web-begin-play = Zkus to s boty
web-begin-play-about = Celá hra tvým tempem. Boti nespěchají a můžeš si říct o nápovědu.
web-begin-friends = Pozvi přátele
web-my-tables = Tvé stoly
web-my-tables-none = Teď žádnou hru nehraješ. Zahraj si hned proti botům, nebo založ stůl pro přátele.
web-open-tables = Otevřené stoly
web-open-tables-none = Teď není volné žádné místo. Založ stůl a někdo přijde.
web-take-seat = Přisednout si
web-friends = Hraješ s přáteli?
web-friends-about = Založ stůl a pošli odkaz. Přátelé nepotřebují účet, stačí jim jméno.
web-watch-tables = Právě se hraje
web-watch = Sledovat
web-watch-of = Sledovat { $game }: { $names }
web-watch-more = Ukázat další
web-finished = Dohrané hry
web-finished-all = Všechny
web-finished-none = Zatím se nedohrála žádná hra, kterou smí vidět všichni.
web-replay = Přehrát
web-replay-of = Přehrát záznam: { $game }, { $when }
web-row-move = krok { $ply }
web-row-moves = { $ply ->
    [one] 1 krok
    [few] { $ply } kroky
   *[other] { $ply } kroků
}
web-row-private = soukromý
web-row-your-turn = Jsi na tahu
web-row-turn-of = Na tahu: { $name }
web-row-several = Rozhoduje víc hráčů
web-row-bot-thinks = Bot přemýšlí
web-row-playing = Hraje se
web-row-paused = Pozastaveno
web-row-closed = Zavřeno
web-row-filling = Čeká se na hráče
web-row-ready = Může se začít
web-row-invited = Máš pozvánku
web-row-free = { $count ->
    [one] 1 volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
web-row-you-sit = Tady sedíš
web-row-left = zbývá { $time }
web-row-late = čas vypršel
web-row-no-clock = bez hodin
web-row-option-off = { $option }: vypnuto
web-no-account = Účet nepotřebuješ: stačí jméno.
web-keep-offer = Nastav si heslo: jméno, historie i hodnocení s tebou půjdou i na jiná zařízení
web-login-offer = Tvé jméno má heslo? Přihlas se

## Nový stůl

web-new-game = Hra
web-new-seats = Místa
web-new-seats-range = { $least } až { $most }; teď { $count }
web-new-who = Kdo tu sedí
web-new-seat-me = Já
web-new-seat-link = Přítel
web-new-seat-open = Volné
web-new-seat-bot = Bot
web-new-seat-link-who = Přítel s odkazem
web-new-seat-open-who = Volné místo
web-new-seat-me-about = To jsi ty
web-new-seat-link-about = Pošleš odkaz; jen on toto místo otevře.
web-new-seat-open-about = Přisednout si smí kdokoli z lobby.
web-new-seat-add = Přidat místo
web-new-seat-remove = Odebrat místo { $number }
web-new-strength = Síla bota
web-new-options = Volby
web-new-options-about = nastavené podle pravidel
web-new-random = Určí los
web-new-shuffle = Místa losem
web-new-shuffle-about = Při zahájení hry se místa rozlosují.
web-new-hints = Nápověda
web-new-hints-about = Hráči se smějí zeptat, co by udělal bot. Taková hra se nepočítá do hodnocení.
web-rated-yes = Tahle hra se počítá do hodnocení.
web-rated-no-hints = Tahle hra se nepočítá do hodnocení: nápověda je povolená.
web-rated-no-twice = Tahle hra se nepočítá do hodnocení: na více místech sedí tentýž člověk nebo stejně silní boti.
web-rated-no-alone = Tahle hra se nepočítá do hodnocení: nikdo další nehraje.
web-rated-no-middle = Tahle hra se nepočítá do hodnocení: začala uprostřed jiné hry.
web-rated-no-pack = Tahle hra se nepočítá do hodnocení: hraje se s balíčkem obsahu.
web-rated-no-lesson = Tahle hra se nepočítá do hodnocení: je to lekce.
web-rated-no-browser = Tahle hra se nepočítá do hodnocení: několik hráčů používá tentýž prohlížeč.
web-rated-no-undo = Tahle hra se nepočítá do hodnocení: volba byla vzata zpět, až když bylo vidět, co přijde.
web-rated-no-handed = Tahle hra se nepočítá do hodnocení: za někoho hrál bot, protože to chtěli ostatní.
web-rated-no-gone = Tahle hra se nepočítá do hodnocení: někdo během ní smazal svá data.
web-new-visible = Kdo smí přihlížet
web-clock = Hodiny
web-clock-about = Když čas vyprší, hraje za nepřítomného bot, dokud se hráč nevrátí.
web-clock-none = žádné
web-clock-move = na krok
web-clock-game = na hru
web-clock-move-time = Na každý krok
web-clock-game-time = Na celou hru
web-clock-reserve = Rezerva, jen jednou
web-clock-no-reserve = bez rezervy
web-new-advanced = Pro pokročilé: upozorňovat chatovací službu
web-new-webhook = Adresa webhooku
web-new-webhook-about = Starboard tam napíše, když je někdo na tahu.
web-new-your-table = Tvůj stůl
web-new-length = Délka
web-new-sum-solo = hra jednoho hráče
web-new-sum-me = { $count ->
    [one] ty
    [few] { $count }× ty
   *[other] { $count }× ty
}
web-new-sum-link = { $count ->
    [one] 1 přítel
    [few] { $count } přátelé
   *[other] { $count } přátel
}
web-new-sum-open = { $count ->
    [one] 1 volné
    [few] { $count } volná
   *[other] { $count } volných
}
web-new-sum-bot = { $count ->
    [one] 1 bot
    [few] { $count } boti
   *[other] { $count } botů
}
web-new-sum-move = { $time } na krok
web-new-sum-game = { $time } na hru
web-new-start = Začít
web-new-start-about = Všichni jsou tu: hra začne hned.
web-new-make = Založit stůl
web-new-make-about = Hned potom dostaneš odkazy. Hra začne, až budou všechna místa obsazená.
web-new-cancel = Zpět do lobby

## Dohrané hry a hráči

web-games-whose = Čí hry
web-games-all = všechny
web-games-mine = moje
web-games-every = Všechny hry
web-games-file = Načíst záznam
web-games-mine-none = Zatím nemáš žádnou dohranou hru.
web-games-show-mine = Ukázat moje
web-games-older = Ukázat starší
web-player-ratings = Hodnocení
web-player-rating-about = Hodnocení roste s dobrými výsledky proti silným soupeřům a s počtem her.
web-player-no-rating = Zatím bez hodnocení. Přijde s první hrou, která se počítá: od začátku, bez nápovědy, mezi různými hráči.
web-player-games = { $count ->
    [one] 1 hodnocená hra
    [few] { $count } hodnocené hry
   *[other] { $count } hodnocených her
}
web-player-last = Poslední hry
web-player-no-games = Zatím žádná dohraná hra.
web-player-place = { $place }. místo z { $seats }
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
web-name-again = Server už tě nezná. Udělej to ještě jednou: zeptáme se tě na jméno.
web-no-page = Tuto stránku nelze načíst: chybí spojení se serverem.
web-stay = Zůstat tady
web-notify-insecure = Prohlížeče ukazují upozornění jen u adres, které začínají https.
