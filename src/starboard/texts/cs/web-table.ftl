# Stůl v prohlížeči.

## Cesta ke stolu

web-table-connecting = Připojujeme tě ke stolu…
web-table-lost = Spojení se přerušilo. Zkoušíme to znovu…
web-table-try-now = Zkusit hned
web-table-gone = Tento stůl nelze ukázat
web-table-gone-rules = Tento stůl začal podle jiné verze pravidel, než má tento server.
web-table-gone-else = K tomuto stolu se teď nikdo nedostane.
web-table-closed = Tento stůl byl zavřen
web-table-gone-games = Dohrané hry

## Části obrazovky

web-table-menu = Stůl a hráči
web-table-rules = Pravidla
web-table-settings = Nastavení
web-table-sound-off = Vypnout zvuk
web-table-sound-on = Zapnout zvuk
web-table-help = Klávesy a značky
web-table-seats = Místa
web-table-board = Herní plán
web-table-panels = Panely
web-table-talk = Průběh a chat
web-table-tab-table = Stůl
web-table-log = Průběh
web-table-chat = Chat
web-table-plain-next = Můžeš zvolit

## Kdo o čem rozhoduje

web-table-decision = Rozhodnutí
web-table-decides = teď rozhoduje
web-table-you = ty
# Seats without a name are called by their emblem.
web-table-emblem = { $emblem ->
    [triangle] Trojúhelník
    [square] Čtverec
    [circle] Kruh
    [diamond] Kosočtverec
   *[star] Hvězda
}
web-first-rival = Soupeř
web-table-your-turn = Jsi na tahu
web-table-telling = Sleduj, co se děje…
web-table-count = { $count ->
    [one] Jedna možnost
    [few] { $count } možnosti
   *[other] { $count } možností
}
web-table-next-step = { $count ->
    [one] Zbývá jedna možnost. Pokračuj.
    [few] Zbývají { $count } možnosti. Pokračuj.
   *[other] Zbývá { $count } možností. Pokračuj.
}
web-table-ready = Zvoleno. Potvrď, nebo zvol jinak.
web-table-bot-thinks = Bot přemýšlí…
web-table-bot-for-you = Hraje za tebe bot.
web-table-their-turn = Nejsi na tahu.
web-table-watching = Přihlížíš.
web-table-chat-erase = Smazat tento řádek
web-table-chat-mute = Ztlumit hráče { $name }
web-table-chat-unmute = Nechat hráče { $name } zase psát
web-table-chat-erased = (smazáno)
web-table-paused = Hra je pozastavená.
web-table-pause-ends = Hra se sama rozběhne v { $time }.
web-table-options = Možnosti
web-table-options-more = Níže jsou další: { $count }
web-table-back = Zpět
web-table-last-round = Ukázat poslední kolo
web-table-last-round-short = Poslední kolo
web-table-hint = Napovědět
web-table-hint-thinking = Přemýšlí nad tím bot ({ $level })…
web-table-hint-would = Bot ({ $level }) by volil: { $what }.
web-table-hint-by = { $points ->
    [one] Šance na výhru je o 1 procentní bod vyšší než u druhé nejlepší volby: { $other }.
    [few] Šance na výhru je o { $points } procentní body vyšší než u druhé nejlepší volby: { $other }.
   *[other] Šance na výhru je o { $points } procentních bodů vyšší než u druhé nejlepší volby: { $other }.
}
web-table-hint-same = Druhá nejlepší volba je skoro stejně dobrá: { $other }.
web-table-hint-none = Bot k tomu nemá co říct.
web-table-asides-title = Mimo pořadí
web-table-asides-about = Tohle můžeš udělat kdykoli, ať je na tahu kdokoli.
web-table-fight = Boj: { $kind }, { $place }
web-table-dice = { $count ->
    [one] 1 kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
web-table-clock = Zbývající čas

## Vracení tahu

web-table-undo = Vzít zpět
web-table-undo-free = Vezme zpět tvou poslední volbu. Není třeba se nikoho ptát.
web-table-undo-asks = Vezme zpět tvou poslední volbu. Od té doby se něco stalo, proto se zeptáme ostatních.
web-table-undo-short-free = hned
web-table-undo-short-asks = zeptá se ostatních
web-table-undo-free-unrated = Vezme zpět tvou poslední volbu. Už víš, co přišlo potom, takže se hra přestane počítat do hodnocení.
web-table-undo-asks-unrated = Vezme zpět tvou poslední volbu, když ostatní souhlasí. Mezitím bylo vidět něco nového, takže se hra přestane počítat do hodnocení.
web-table-undo-short-unrated = bez hodnocení
web-table-undo-nothing = Nemáš co vzít zpět.
web-table-undo-question = { $name } chce vzít volbu zpět. Od té doby se ukázalo něco nového. Souhlasíš?
web-table-undo-waiting = { $name } chce vzít volbu zpět. Ptáme se ostatních…
web-table-undo-allow = Dovolit
web-table-undo-refuse = Nedovolit

## Stůl sám

web-table-pause = Pozastavit
web-table-resume = Pokračovat
web-table-hand-over = Ať hraje bot
web-table-hand-over-about = Na tomto místě hraje bot, dokud si ho hráč nevezme zpět.
web-table-hand-over-ask = Požádat o bota
web-table-hand-over-ask-about = Nejdřív se zeptáme hráče { $name }. Když tu není a nevrátí se, hraje za něj bot, dokud se nevrátí. Hra se pak přestane počítat do hodnocení.
web-table-host = Zakladatel stolu
web-table-asked = { $name } chce, aby za tebe hrál bot
web-table-asked-about = Hrál by, dokud si místo nevezmeš zpět. Síla: { $level }.
web-table-asked-time = { $seconds ->
    [one] Když do 1 sekundy neodpovíš, platí to jako ne.
    [few] Když do { $seconds } sekund neodpovíš, platí to jako ne.
   *[other] Když do { $seconds } sekund neodpovíš, platí to jako ne.
}
web-table-asked-yes = Ať hraje
web-table-asked-no = Ne, jsem tady
web-table-asking-here = { $seconds ->
    [one] { $name } je tady a právě se ptáme. Když do 1 sekundy neodpoví, platí to jako ne.
    [few] { $name } je tady a právě se ptáme. Když do { $seconds } sekund neodpoví, platí to jako ne.
   *[other] { $name } je tady a právě se ptáme. Když do { $seconds } sekund neodpoví, platí to jako ne.
}
web-table-asking-away = { $seconds ->
    [one] { $name } tu není. Pokud se do 1 sekundy nevrátí, začne hrát bot.
    [few] { $name } tu není. Pokud se do { $seconds } sekund nevrátí, začne hrát bot.
   *[other] { $name } tu není. Pokud se do { $seconds } sekund nevrátí, začne hrát bot.
}
web-table-handed = Hraje za tebe bot
web-table-handed-asked = Hraje s tvým svolením. Místo je pořád tvoje.
web-table-handed-away = Dlouho od tebe nic nepřišlo, tak začal hrát bot. Místo je pořád tvoje.
web-table-handed-time = Vypršel ti čas, tak začal hrát bot. Místo je pořád tvoje.
web-table-handed-let = Ať hraje dál
web-table-take-back = Vzít si místo zpět
web-table-concede = Vzdát se
web-table-concede-seat = Vzdát se: { $seat }
web-table-concede-title = Vzdát hru?
web-table-concede-ends = Hra hned skončí a budeš poslední. Nejde to vzít zpět.
web-table-concede-goes-on = Budeš poslední a za tebe bude hrát bot. Nejde to vzít zpět.
web-table-concede-no = Hrát dál
web-table-conceded = vzdáno
web-table-promise = Otisk, který zaručuje poctivost kostek (SHA-256):

## Průběh a chat

web-table-log-filter = Které řádky
web-table-log-filter-all = Vše
web-table-log-filter-mine = Moje
web-table-log-filter-fight = Boje
web-table-log-filter-scoring = Body
web-table-log-search = Hledat v průběhu
web-table-log-search-what = Jméno, místo, karta…
web-table-log-found = { $count ->
    [0] Nic se nenašlo.
    [one] { $count } řádek
    [few] { $count } řádky
   *[other] { $count } řádků
}
web-table-log-lines = { $count ->
    [one] { $count } řádek
    [few] { $count } řádky
   *[other] { $count } řádků
}
web-table-log-older = { $count ->
    [one] { $count } starší řádek
    [few] { $count } starší řádky
   *[other] { $count } starších řádků
}
web-table-log-newest = { $count ->
    [0] Na nejnovější
    [one] Na nejnovější ({ $count } nový)
    [few] Na nejnovější ({ $count } nové)
   *[other] Na nejnovější ({ $count } nových)
}
web-table-log-turn = Tah { $number }: { $name }
web-table-log-setup = Příprava
web-table-log-between = Mezi tahy
web-table-log-none = Zatím se nic nestalo.
web-table-log-gone = vzato zpět
web-table-log-moment = Podívat se na krok { $ply }
web-table-log-claim = { $name } si sedá ke stolu.
web-table-log-claim-unnamed = { $seat } si sedá ke stolu.
web-table-log-leave = Místo { $number } je zase volné.
web-table-log-start = Hra začíná.
web-table-log-ask-undo = { $seat } žádá o vrácení volby.
web-table-log-refuse-undo = { $seat } je proti vrácení.
web-table-log-allow-undo = { $seat } vrácení dovoluje.
web-table-log-undo = Volba je vzata zpět.
web-table-log-hand-over-asked = Za hráče { $seat } teď hraje bot: { $level }.
web-table-log-hand-over-agreed = { $seat } nechává hrát bota: { $level }.
web-table-log-hand-over-away = { $seat } tu není. Dál hraje bot: { $level }.
web-table-log-ask-hand-over = { $name } chce, aby za hráče { $seat } hrál bot.
web-table-log-refuse-hand-over-said = { $seat } je tady a hraje dál.
web-table-log-refuse-hand-over-silent = { $seat } je tady, ale neodpovídá. Bot hrát nezačne.
web-table-log-hand-over-time = { $seat }: čas vypršel. Dál hraje bot: { $level }.
web-table-log-remove = { $name } tu už nesedí: místo uvolnil zakladatel stolu.
web-table-log-mute = { $name } tu už nesmí psát.
web-table-log-unmute = { $name } tu zase smí psát.
web-table-log-resume-itself = Pauza skončila. Hra pokračuje.
web-table-log-hand-over-left = { $seat } tu už několik dní není. Dál hraje bot: { $level }.
web-table-log-hand-over-banned = { $seat } má na tomto serveru zákaz. Dál hraje bot: { $level }.
web-table-log-hand-over-conceded = Za hráče { $seat } hraje dál bot: { $level }.
web-table-log-take-back = { $seat } se vrací do hry.
web-table-log-pause = { $name } pozastavuje hru.
web-table-log-resume = { $name } nechává hru pokračovat.
web-table-log-shuffle-seats = Místa byla rozlosována.
web-table-log-leave-out = { $seat } ke kostkám nic nepřidává: při míchání tu nikdo neodpověděl.
web-table-log-concede = { $seat } se vzdává.
web-table-log-end = Konec hry.
web-table-log-rematch = { $name } chce hrát znovu.
web-table-log-close-operator = Provozovatel serveru stůl zavřel{ $words ->
    [none] .
   *[other] : „{ $words }“
}
web-table-log-close-gone = Stůl byl zavřen: jeho zakladatel tu už nehraje.
web-table-log-forget = Někdo smazal všechno, co se o něm vědělo.
web-table-chat-none = Zatím nikdo nic neřekl.
web-table-chat-say = Napiš něco…
web-table-chat-send = Odeslat

## Konec

web-table-over = { $count ->
    [one] Vítězí { $winners }!
    [few] O první místo se dělí: { $winners }
   *[other] O první místo se dělí: { $winners }
}
web-table-result = Výsledek
web-table-again-invited = { $name } chce hrát znovu ve stejném složení. Tvoje místo na tebe čeká.
web-table-again-yours = Nový stůl ve stejné sestavě už na tebe čeká.
web-table-again-join = Přisednout si

## Když se něco nepovede

web-table-restarting = Server se restartuje. Tvoje hra je uložená; spojení se samo obnoví…
web-table-not-done = To se neprovedlo: chybělo spojení. Tvoje volba zůstává; udělej to znovu, až budeme zpátky.
web-table-back-again = Spojení je zpátky.
web-table-unknown-do = Možná v adrese chybí písmeno, nebo byl stůl smazán. Požádej toho, kdo ti odkaz poslal, o nový.
web-table-other-rules-do = Zůstává tak, jak je: server s těmi pravidly ho otevře. Tady můžeš založit nový stůl.
web-board-coming = Načítá se herní plán…
web-board-broken = Herní plán této hry tu nefunguje. Hrát dál můžeš na jednoduchém.
web-board-view = Pohled
web-board-zoom-in = Přiblížit
web-board-zoom-out = Oddálit
web-board-fit = Ukázat vše
web-board-see-map = Ukázat mapu
web-board-see-choice = Zpět k volbě

## Poctivé kostky

web-fair-starting = Mícháme kostky…
web-fair-starting-for = Mícháme kostky… čekáme, až odpoví: { $names }

## Rychlé reakce

web-react = Poslat reakci
web-react-told = { $name }: { $what }
web-react-yes = Jo!
web-react-no = Ale ne
web-react-clap = Výborně!
web-react-wow = Páni!
web-react-laugh = Cha cha!
web-react-sad = To je škoda
web-react-thinking = Hm, hm…
web-react-hurry = Pospěš si, prosím
web-react-thanks = Díky!
web-react-sorry = Promiň!
web-react-luck = Hodně štěstí!
web-react-good-game = Pěkná hra!

## Stoly

web-table-pack = Hraje se s kartami balíčku „{ $name }“.

## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-curtain-pass = Předej zařízení: { $name }
web-curtain-others = Ostatní se prosím dívají jinam.
web-curtain-ready = Jsem { $name }
web-big = Velká obrazovka
