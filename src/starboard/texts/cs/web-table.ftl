# Stůl v prohlížeči.

## Cesta ke stolu

web-table-connecting = Připojujeme tě ke stolu…
web-table-lost = Spojení se přerušilo. Zkoušíme to znovu…
web-table-try-now = Zkusit hned
web-table-renewed = Server byl aktualizován. Načti stránku znovu, ať máš novou verzi.
web-table-reload = Načíst znovu
web-table-gone = Tento stůl nelze ukázat
web-table-gone-rules = Tento stůl začal podle jiné verze pravidel, než má tento server.
web-table-gone-else = K tomuto stolu se teď nikdo nedostane.
web-table-closed = Tento stůl byl zavřen
web-table-gone-games = Dohrané hry
web-table-to-lobby = Do lobby

## Před začátkem

web-table-wait-seats = { $count ->
    [one] Jedno místo je ještě volné.
    [few] Ještě { $count } místa jsou volná.
   *[other] Ještě { $count } míst je volných.
}
web-table-wait-shuffle = Při zahájení hry se místa rozlosují.
web-table-code = Zobrazit QR kód
web-table-code-title = Naskenuj a posaď se
web-table-code-seat = Naskenuj telefonem a zaujmi místo { $number }.
web-table-code-table = Naskenuj telefonem a přijď k tomuto stolu.
web-table-code-failed = QR kód se nepodařilo vytvořit.
web-table-wait-you = Všichni jsou tady. Můžeš začít.
web-table-wait-owner = Všichni jsou tady. Hru spustí zakladatel stolu.
web-table-invited = U tohoto stolu na tebe čeká místo.
web-table-take = Sednout si sem
web-table-leave = Odejít
web-table-seat-open = volné pro kohokoli
web-table-seat-link = pro toho, kdo má odkaz
web-table-seat-kept = čeká na hráče { $name }
web-table-seat-to-open = Otevřít všem
web-table-seat-to-bot = Dát ho botovi
web-table-decline = Teď ne
web-table-declined = { $name } nepřijde. Místo můžeš otevřít všem, nebo ho dát botovi.
web-table-copy-link = Kopírovat odkaz
web-table-make-link = Nový odkaz
web-table-withdraw = Zrušit odkaz
web-table-link-withdrawn = Odkaz už nikam nevede.
web-table-copied = Zkopírováno. Pošli to tomu, kdo má hrát.
web-table-copy-yourself = Zkopíruj si: { $link }
web-table-start = Začít
web-table-share = Kopírovat adresu stolu

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
web-table-bot-name = { $number ->
    [0] Vega
    [1] Rigel
    [2] Altair
    [3] Deneb
   *[4] Sírius
}
# Seats without a name are called by their emblem.
web-table-emblem = { $emblem ->
    [triangle] Trojúhelník
    [square] Čtverec
    [circle] Kruh
    [diamond] Kosočtverec
   *[star] Hvězda
}
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
web-table-remove = Poslat pryč
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
web-table-place = { $place }. místo
web-table-result = Výsledek
web-table-result-close = Podívat se na herní plán
web-table-show-end = Ukázat konec
web-table-again = Znovu ve stejném složení
web-table-again-invited = { $name } chce hrát znovu ve stejném složení. Tvoje místo na tebe čeká.
web-table-again-yours = Nový stůl ve stejné sestavě už na tebe čeká.
web-table-again-join = Přisednout si
web-table-record = Záznam hry
web-table-fair = Byly kostky poctivé?
web-table-fair-how = Před hrou server zveřejnil otisk (SHA-256) svého tajemství. Každý hráč pak zapečetil svůj příspěvek a ukázal ho, až když byly zapečetěné všechny. Všechny kostky i tažené destičky a karty vycházejí z tajemství a z těchto příspěvků, takže si je nikdo nemohl vybrat: ani server, ani hráč, ani oba společně.
web-table-fair-how-old = Před hrou server zveřejnil otisk (SHA-256) svého tajemství. Každý hráč přidal něco svého. Všechny kostky i tažené destičky a karty vycházejí z tajemství a z toho, co hráči přidali.
web-table-fair-promise = Otisk, z doby před hrou
web-table-fair-secret = Tajemství, prozrazené na konci
web-table-fair-luck = Příspěvek: { $name }
web-table-fair-seed = Semínko: SHA-256 z tajemství a ze všech příspěvků
web-table-fair-verify = Chceš-li celou hru přehrát a porovnat, ulož záznam a spusť:

## Klávesy

web-table-key-walk = pohyb po herním plánu
web-table-key-confirm = zvolit; potvrdit, co je zvoleno
web-table-key-back = o krok zpět
web-table-key-story = dál v příběhu
web-table-key-turn = otočit destičku
web-table-key-inspect = prohlédnout cokoli na plánu
web-table-key-undo = vzít zpět
web-table-key-zoom = blíž, dál, všechno
web-table-key-tab = projít všechny možnosti a panely
web-table-key-help = tento seznam
web-table-help-mouse = Na vše, co září, můžeš kliknout. Klikni na něco, co nezáří, a dozvíš se, proč to nejde.
web-table-help-keys = Klávesy
web-table-help-signs = Značky

## Když se něco nepovede

web-table-restarting = Server se restartuje. Tvoje hra je uložená; spojení se samo obnoví…
web-table-not-done = To se neprovedlo: chybělo spojení. Tvoje volba zůstává; udělej to znovu, až budeme zpátky.
web-table-back-again = Spojení je zpátky.
web-table-only-here = Starboard máš otevřený jen na tomto počítači, takže jeho odkazy fungují jen tady. Pro přátele ve tvé síti ho spusť příkazem „python3 run.py --lan“.
web-table-unknown-do = Možná v adrese chybí písmeno, nebo byl stůl smazán. Požádej toho, kdo ti odkaz poslal, o nový.
web-table-other-rules-do = Zůstává tak, jak je: server s těmi pravidly ho otevře. Tady můžeš založit nový stůl.
web-record-rules-do = Záznam lze přehrát jen podle pravidel, podle kterých vznikl. Zeptej se toho, od koho ho máš, jakou verzi Starboardu používá, nebo se podívej na některou z her uložených tady.
web-board-coming = Načítá se herní plán…
web-board-late = Herní plán se zatím nepodařilo načíst. Zkoušíme to dál…
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
web-fair-checked = poctivé: tvůj prohlížeč to ověřil
web-fair-whole = čísla k sobě sedí
web-fair-broken = něco nesedí
web-fair-checked-how = Tvůj prohlížeč si z doby před hrou pamatuje otisk i tvůj příspěvek. Obojí zůstalo stejné a všechno, co z toho plyne, sedí.
web-fair-left-out = { $name } ke kostkám nic nepřidává: při míchání tu nikdo neodpověděl.
web-fair-wrong-promise = Tajemství neodpovídá otisku: kostky byly změněny.
web-fair-wrong-other-promise = Tohle není otisk, který si tvůj prohlížeč pamatuje z doby před hrou: kostky byly změněny.
web-fair-wrong-luck = Tohle není příspěvek, který přidal tvůj prohlížeč: kostky byly změněny.
web-fair-wrong-seals = Některá pečeť neodpovídá příspěvku a jménu: něco bylo změněno.
web-fair-wrong-seed = Hra v záznamu se hrála s jiným semínkem: kostky byly změněny.
