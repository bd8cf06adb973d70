# Příkazový řádek.

cli-about = Digitální stůl pro vesmírné deskové hry. Bez příkazu spustí server.
cli-lang = jazyk: en, cs, pl nebo uk
cli-play = zahrát si hru v terminálu
cli-replay = projít záznam hry krok za krokem
cli-rules = vypsat, prohledat a spočítat pravidla hry
cli-duel = nechat boty sehrát mezi sebou mnoho her, každé rozdání ze všech míst
cli-bench = změřit, jak rychle hra běží

cli-game = hra, například carcassonne
cli-seed = počátek veškeré náhody; stejné semínko dá stejné hry
cli-jobs = počet pracovních procesů
cli-json = vypsat výsledek jako JSON

cli-percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-round-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
cli-number = { NUMBER($number, minimumFractionDigits: 0, maximumFractionDigits: 2) }
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

cli-error-positive = Počet her i počet procesů musí být aspoň 1.

cli-duel-bots = úrovně botů, aspoň dvě, například hard medium medium nebo hard@0.2 s 0,2 sekundy na rozhodnutí; stejnou lze zadat vícekrát; program:PŘÍKAZ je vlastní program (docs/programs.md)
cli-duel-games = počet her; každé rozdání se hraje ze všech míst
cli-duel-seats = počet hráčů; na zbylých místech hraje poslední z botů. Bez něj hraje každý zadaný bot na jednom místě
cli-duel-options = nastavení hry
cli-duel-out = zapisovat hry do tohoto souboru; stejný příkaz po přerušení pokračuje a s větším počtem her další přidá
cli-duel-chart = nakreslit výsledek jako graf
cli-duel-result = Bot { $a } vyhrává proti botovi { $b } { $rate } her ({ $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}; 95% interval podle rozdání: { $low } až { $high }).
cli-duel-level = úroveň
cli-duel-won = výhry
cli-duel-rate = podíl výher (95% interval)
cli-duel-place = průměrné umístění (95% interval)
cli-duel-score = body
cli-duel-played = hry
cli-duel-chart-title = { $game } · { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}
cli-duel-by-deals = Intervaly jsou podle rozdání: všechny hry jednoho rozdání jsou dohromady jedno pozorování. Rozdání: { $deals }.
cli-duel-chart-note = Čárkovaně: kde by byli všichni, kdyby byli stejně silní. Intervaly jsou podle rozdání.
cli-duel-stopped = Přerušeno. Odehrané hry: { $games } z { $wanted }.
cli-duel-goes-on = Přerušeno. Odehrané hry: { $games } z { $wanted }. Stejný příkaz odsud pokračuje.
cli-duel-error-chart = Graf je SVG: jeho soubor se jmenuje SOUBOR.svg, ne { $file }.

error-tournament-few = Zadej aspoň dva boty.
error-tournament-seats = Botů je víc než míst. Boti: { $bots }. Místa: { $seats }.
error-ledger-none = V souboru { $file } nejsou hry turnaje. Soubor zůstal, jak byl.
error-ledger-settings = V souboru { $file } jsou hry jiného turnaje: { $setting } je tam { $there } a tady { $here }. Soubor zůstal, jak byl.
error-ledger-line = { $file }, řádek { $line }: to není hra tohoto turnaje. Soubor zůstal, jak byl.

cli-seats = počet hráčů
cli-bench-games = počet her v každém kole; počet kol: { $rounds }
cli-bench-rate = { $game }, { $seats ->
    [one] jeden hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}, jedno jádro: { $rate } náhodných her za sekundu (v jednotlivých kolech od { $low } do { $high }), { $decisions } rozhodnutí za sekundu.
cli-bench-costs = Uprostřed hry: kopie { $copy } µs, uložení a načtení { $dump } µs. Největší pozice: { $size } kB.
cli-bench-step = Krok { $kind }: { $micros } µs.
cli-bench-conditions = Podmínky: { $python }, { $compiled ->
    [yes] kompilováno
   *[no] nekompilováno
}; { $machine }, { $cores ->
    [one] jedno jádro
    [few] { $cores } jádra
   *[other] { $cores } jader
}, zátěž { $load }; { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
} od semínka { $seed }.
cli-bench-what = hra, například carcassonne, „server“, „soak“, nebo „all“ pro všechny hry a server
cli-bench-sockets = u serveru: počet spojení, která hrají
cli-bench-seconds = u serveru: kolik sekund se měří
cli-bench-database = u serveru: kde se hry ukládají; bez toho v novém souboru SQLite
cli-bench-servers = u serveru: kolik jich sdílí databázi, kterou pak musí být PostgreSQL
cli-bench-processes = u serveru: kolik má procesů na svém portu; více než jeden vyžaduje PostgreSQL
cli-bench-tables = u zátěže: kolik stolů po dvou lidech
cli-bench-bots = u zátěže: kolik stolů, kde hrají boti mezi sebou
cli-bench-minutes = u zátěže: jak dlouho trvá
cli-bench-error-number = Zadej aspoň jednu hru, počet spojení aspoň { $least } a více než 0 sekund.
cli-bench-error-servers = Více serverů může sdílet jen databázi PostgreSQL: zadej ji volbou --database postgresql://….
cli-bench-server-rate = Trvale uložené kroky za sekundu: { $rate }; spojení: { $sockets }. Od volby k odpovědi: polovina do { $middle } ms, 95 % do { $late } ms, 99 % do { $last } ms.
cli-bench-server-refused = Odmítnuto: { $refused }. To by se stát nemělo.
cli-bench-soak-sample = Po { $minutes } min: server { $server } MB, pracovní procesy { $workers } MB, otevřené soubory { $handles }, databáze { $database } MB, čekající boti { $waiting }.
cli-bench-soak-moves = Kroky lidí: { $moves }, odpověď do { $middle } ms (95 %: { $late }, 99 %: { $last }); dohrané hry botů: { $games }.
cli-bench-soak-stuck = { $stuck ->
    [0] Žádný stůl nestojí.
   *[other] Stoly, které stojí: { $tables }.
}
cli-bench-server-cpu = Vytížená jádra: server { $server }, klienti { $clients }.
cli-bench-server-memory = Stůl v paměti zabírá { $size } kB. Když se stejný počet stolů odloží, další zaberou navíc { $again } kB.
cli-bench-server-start = Start s uloženými stoly ({ $stored }): { $seconds } s.
cli-bench-server-conditions = Podmínky: { $python }; { $machine }, { $cores ->
    [one] jedno jádro
    [few] { $cores } jádra
   *[other] { $cores } jader
}, zátěž předem { $load }, nice { $nice }; { $database }, { $servers ->
    [one] jeden server
    [few] { $servers } servery
   *[other] { $servers } serverů
}, { $seconds } s.

cli-rules-game = hra; bez ní všechny hry
cli-rules-words = ukázat jen pravidla s těmito slovy nebo s tímto označením
cli-rules-coverage = spustit testy, které jmenují pravidla, a spočítat jimi ověřená pravidla
cli-rules-ours = spočítat, co je tištěné a co naše
cli-rules-none = „{ $wanted }“ není v žádném pravidle.
cli-rules-examples = Řešené příklady
cli-rules-ambiguities = Vyřešené nejasnosti
cli-rules-running = Běží testy hry { $game }…
cli-rules-covered = { $game }: pravidla s úspěšným testem, který je jmenuje: { $covered } z { $total }.
cli-rules-examples-covered = Řešené příklady: { $covered } z { $total }.
cli-rules-untestable = nelze otestovat: { $id } ({ $why })
cli-rules-missing = chybí: { $id }
cli-error-no-tests = Pokrytí se zjišťuje testy a ty jsou jen ve zdrojovém kódu. Použij „python3 run.py rules --coverage“ v klonu repozitáře.
cli-error-tests-broke = Testy neproběhly: { $output }

## Hraní

cli-play-me = tvé místo u stolu, číslované od 0
cli-play-bot = úroveň všech botů: even, newcomer, easy, medium, hard nebo master (master@3 má 3 sekundy na rozhodnutí); bez ní medium
cli-play-bots = úrovně botů, jedna pro každé další místo, například easy,hard
cli-play-all-bots = nechat na všech místech hrát boty a dívat se
cli-play-option = nastavení hry; lze zadat vícekrát
cli-play-save = uložit záznam do tohoto souboru
cli-play-resume = pokračovat ve hře z tohoto záznamu

cli-you = ty
cli-bot = bot: { $level }
cli-level = { $level ->
    [even] vyrovnaný
    [newcomer] nováček
    [easy] snadný
    [medium] střední
    [hard] těžký
    [master] mistr
    [random] náhodný
    [greedy] chamtivý
    [uct] bez znalostí
   *[other] { $level }
}
cli-seat-line = { $name } ({ $player })
cli-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
cli-prompt = ? nápověda · u zpět · r pravidla · w proč ne · l průběh · s uložit · q konec
cli-watch-prompt = Enter: další krok. e: až do konce. q: uložit a skončit.
cli-more = – dál: stiskni Enter –
cli-not-shown = Všechno ukáže v. Nevešlo se: { $parts }.
cli-shown-small = Nakresleno zmenšeně, aby se to vešlo. Napiš v a uvidíš to větší.
cli-end-prompt = Záznam uložíš napsáním s, klávesou Enter skončíš.
cli-end = Hra skončila.
cli-place = { $place }. { $name }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
cli-undone = Zpět u tvého předchozího rozhodnutí.
cli-saved = Hra je uložena v souboru { $path }
cli-resume-how = Pokračovat můžeš takto: { $command }
cli-log-empty = Zatím se nic nestalo.
cli-why-allowed = „{ $choice }“ je dovoleno.
cli-why-not = „{ $choice }“ není dovoleno: { $reason }.
cli-no-rules = Seznam pravidel této hry v tomto jazyce není.
cli-rules-how = Napiš r a označení pravidla nebo slovo, například: r CSW-FIGHT-08
cli-rules-more = { $more ->
    [one] Jedno další pravidlo není zobrazeno.
    [few] { $more } další pravidla nejsou zobrazena.
   *[other] { $more } dalších pravidel není zobrazeno.
}

cli-help-number = Možnost zvolíš napsáním jejího čísla.
cli-help-marks = ⌂ za názvem znamená: naše, nikdo nezveřejnil, jak je to vytištěné. „?“ za názvem znamená: zdroje jsou nejasné. Obojí spočítá „starboard rules HRA --ours“.
cli-help-notation = Volbu můžeš napsat také v notaci, tak jak se píše v záznamech.
cli-help-commands =
    ?        tato nápověda
    v        celý herní plán, obrazovku po obrazovce; „v 3“ dá doprostřed sloupec 3
    u        vrátí tě k předchozímu rozhodnutí, a to i přes kroky botů
    r ID     ukáže pravidlo; „r SLOVO“ najde pravidla s tímto slovem
    w TEXT   proč tato volba není dovolena
    l        co se stalo naposledy
    s        uloží záznam; „s SOUBOR“ jej uloží tam
    q        uloží a skončí; totéž dělají Ctrl-C a Ctrl-D
cli-board-cropped = Herní plán je širší než terminál. Skryté sloupce: { $hidden }. Další uvidíš, když napíšeš v a číslo sloupce.
cli-board-cropped-rows = Plán je vyšší než terminál. Skryté řady: { $hidden }. Napiš v a uvidíš celý plán.
cli-fight-ahead = boj, { $kind }, políčko { $cell }: { $odds }
cli-odds = { $side } { $percent } % ({ $dice ->
    [one] 1 kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
})

cli-error-number = Číslo { $number } tu není; čísla jdou od 1 do { $high }.
cli-error-column = „{ $column }“ není číslo sloupce.
cli-error-no-undo = Není tu žádné tvé dřívější rozhodnutí, ke kterému by se dalo vrátit.
cli-error-why-what = Napiš w a volbu v notaci, například: w place 1,0 r90
cli-error-write = Soubor { $path } nelze zapsat: { $reason }.
cli-error-read = Soubor { $path } nelze přečíst: { $reason }.
cli-error-option = Nastavení se zadává jako JMÉNO=HODNOTA, ne jako „{ $option }“.
cli-error-bots = --bots vyžaduje jednu úroveň pro každého bota a nelze spojit s --bot. Počet botů: { $wanted }. Počet zadaných úrovní: { $given }.
cli-error-resume-setup = Záznam má vlastní počet hráčů, semínko i nastavení; vynech --seats, --seed a --option.

## Procházení záznamu

cli-replay-file = soubor se záznamem
cli-replay-no-input = vypsat všechny kroky najednou
cli-no-stories = nevyprávět příběhy karet
cli-english-names = ukázat i anglické názvy karet
cli-replay-start = Začátek hry, { $total ->
    [one] 1 krok
    [few] { $total } kroky
   *[other] { $total } kroků
}
cli-replay-move = Krok { $number } z { $total }: { $move }
cli-replay-prompt = Enter: další. b: zpět. Číslo: daný krok. e: konec hry. q: skončit.
cli-replay-how = Stiskni Enter pro další krok, nebo napiš b, e, q či číslo kroku.
cli-replay-first = Toto je začátek hry.
cli-replay-last = Toto je poslední krok.
cli-error-move = Krok { $number } neexistuje; poslední krok záznamu má číslo { $high }.

cli-serve = provozovat stoly pro hráče přes HTTP a WebSockets
cli-serve-host = adresa, na které server naslouchá
cli-serve-lan = hra pro všechny v místní síti: server naslouchá na všech adresách a ukáže QR kód
cli-serve-port = port, na kterém server naslouchá; bez něj první volný od { $first }
cli-serve-database = kde je všechno uloženo: sqlite:///PATH nebo postgresql://…
cli-serve-no-browser = neotvírat lobby v prohlížeči
cli-serve-processes = kolik procesů serveru sdílí port, aby se využilo více jader; vyžaduje PostgreSQL (výchozí: 1)
cli-serve-processes-number = Počet procesů je od 1 do { $most }.
cli-serve-processes-database = Více procesů může sdílet jen databázi PostgreSQL: zadej ji volbou --database postgresql://…, nebo vynech --processes. Co je uloženo v SQLite, tam převedou příkazy „starboard backup“ a „starboard restore“.
cli-serve-processes-workers = Boti přemýšlejí ve vlastních procesech a každý proces serveru potřebuje aspoň jeden: zadej --bot-workers { $processes } nebo více, nebo volbu vynech.
cli-serve-processes-system = Tento systém neumí spustit více procesů serveru na jednom portu; Linux a macOS to umí. Vynech --processes.
cli-serve-bot-workers = počet procesů, ve kterých přemýšlejí boti
cli-serve-bot-budget = kolik sekund smí bot-mistr přemýšlet o jednom kroku (těžký potřebuje méně)
cli-serve-analysis-budget = jak dlouho se přemýšlí o každém rozhodnutí skončené hry, když si někdo přeje její rozbor
cli-serve-patience = kolik sekund má hráč na odpověď nebo na návrat, když za něj má hrát bot
cli-serve-https = server je dostupný přes HTTPS: cookies se posílají jen tudy
cli-serve-origin = jiný web, který smí tento server používat; lze zadat vícekrát
cli-serve-trusted-proxy = adresa proxy před tímto serverem, jejíž hlavičce X-Forwarded-For se věří (lze opakovat; výchozí: žádná)
cli-serve-metrics-from = síť, která smí číst /metrics, například 10.0.0.0/8 (lze opakovat; výchozí: tento počítač)
cli-serve-host-name = jméno, pod kterým server volají prohlížeče; lze zadat vícekrát
cli-serve-no-limits = bez omezení počtu požadavků, pro zátěžové testy
cli-serve-here = Starboard je tady: { $url }
cli-serve-data = Všechno je uloženo zde: { $database }
cli-serve-lan-scan = Naskenuj telefonem ve stejné síti:
cli-serve-lan-plain = Spojení po HTTP není šifrované a ve stejné síti ho může číst kdokoli: doma ano, v kavárně ne.
cli-serve-lan-none = Tento počítač není v žádné síti, takže se k němu nikdo jiný nedostane.
cli-serve-stop = Ctrl-C server ukončí; nic se neztratí.
cli-serve-no-port = Na portu { $port } nelze naslouchat: { $reason }. Zvol jiný pomocí --port.

cli-verify = ověřit, že kostky ve hře byly poctivé
cli-verify-file = soubor se záznamem
cli-verify-promise = otisk zveřejněný na začátku; potvrdí, že záznam patří k té hře
cli-verify-luck = příspěvek, který si pamatuje tvůj prohlížeč, s číslem místa: 1=…; lze zadat vícekrát
cli-verify-bad-luck = „{ $given }“ není místo a jeho příspěvek. Napiš třeba 1=2f0c….
cli-verify-other-luck = Místo { $number } přispělo něčím jiným, než bylo zadáno: kostky byly změněny.
cli-verify-other-names = Jméno na místě { $number } není to, které bylo zapečetěno: jména byla změněna.
cli-verify-part = { $named ->
    [no] Ke kostkám přispělo místo { $number }.
   *[other] Ke kostkám přispívá { $name } (místo { $number }).
}
cli-verify-game = { $game }: celá hra přehrána ({ $moves ->
    [one] jeden krok
    [few] { $moves } kroky
   *[other] { $moves } kroků
}), konec odpovídá záznamu.
cli-verify-scores = Body: { $scores }.
cli-verify-no-promise = Záznam neobsahuje otisk tajemství, takže nelze nic říci o tom, jak bylo zvoleno jeho semínko.
cli-verify-other-promise = Záznam obsahuje jiný otisk než ten zadaný.
cli-verify-broken = Tajemství neodpovídá svému otisku: kostky byly změněny.
cli-verify-other-seed = Semínko nepochází z tajemství a z příspěvků hráčů: kostky byly změněny.
cli-verify-fair = Kostky byly poctivé: semínko pochází z tajemství s otiskem { $promise } a z příspěvků hráčů.

cli-tables = přenést všechny stoly z databáze do souboru, nebo ze souboru do databáze; říct, které verze pravidel potřebují
cli-tables-action = export, import nebo versions
cli-tables-file = soubor
cli-tables-ids = jen tyto stoly
cli-tables-exported = Soubor { $file } obsahuje { $tables ->
    [one] jeden stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}.
cli-tables-imported = Převzaté stoly: { $imported }. Stoly, které tu už jsou a zůstávají beze změny: { $skipped }.
cli-tables-no-file = `tables { $action }` potřebuje SOUBOR.
cli-tables-version = { $game }, verze pravidel { $version }: stoly: { $tables }, z toho nedohrané: { $unfinished }. { $state ->
    [newest] Podle ní se hraje u nových stolů.
    [older] Je potřeba, dokud tu tyto stoly jsou.
    [unused] Žádný zdejší stůl ji nepotřebuje: dá se zrušit.
   *[missing] Tento program ji už nemá: tyto stoly nejde otevřít.
}
cli-tables-version-files = Záznamy, které má někdo uložené v souborech, se nepočítají.

cli-schema = vypsat JSON schéma protokolu serveru

cli-analyse = rozebrat hru: kdo na tom kdy jak byl a co které rozhodnutí stálo
cli-analyse-file = záznam, jak jej zapíše `starboard play` nebo stažení ze stolu
cli-analyse-seconds = jak dlouho se přemýšlí o každém rozhodnutí
cli-analyse-tries = počet pokusů na rozhodnutí místo sekund: stejný počet dá stejný výsledek
cli-analyse-all = vypsat každé rozhodnutí, nejen zlomové okamžiky
cli-analyse-chart = nakreslit šance v průběhu hry jako graf
cli-analyse-progress = přemýšlím
cli-analyse-player = hráč
cli-analyse-chance = šance na výhru od začátku do konce
cli-analyse-decisions = rozhodnutí
cli-analyse-average = průměrná ztráta
cli-analyse-none = Nikdo neztratil nic, co by stálo za řeč.
cli-analyse-turning = Zlomové okamžiky:
cli-analyse-every = Všechna rozhodnutí:
cli-analyse-move = Krok { $number }, { $name }: { $said }
cli-analyse-right = { $played } – nic lepšího se nenašlo.
cli-analyse-better = { $played }. Lepší: { $best } (šance na výhru klesne o { $loss }).
cli-analyse-title = { $game } · šance na výhru
cli-analyse-curve = šance na výhru podle kroků
cli-analyse-error-positive = Sekundy, pokusy i procesy musí být větší než 0.
cli-analyse-error-game = Pro { $game } zatím rozbor není.
