# Stoly a server.

## Kdo je kdo

who-bad-name = Jméno má 1 až { $most } viditelných znaků.
who-bad-name-marks = Písmeno ve jméně může mít nejvýše { $most } diakritická znaménka.
who-bad-name-mixed = „{ $word }“ míchá písmena různých abeced. Každé slovo jména napiš jen jednou z nich.
who-name-kept = Jméno „{ $name }“ nebo jiné, které vypadá stejně, je chráněné heslem. Přihlas se, nebo si zvol jiné.
who-bad-password = Heslo má { $least } až { $most } znaků.
who-wrong-login = Nesprávné jméno nebo heslo.
who-wrong-password = To není tvé heslo.
who-logged-out = Přihlášení tu skončilo. Zadej jméno, nebo se znovu přihlas.
who-too-many-tries = Příliš mnoho pokusů. Počkej minutu a zkus to znovu.
who-unknown = Jméno „{ $name }“ není chráněné heslem.
who-banned = Provozovatel serveru ti sem zakázal přístup{ $words ->
    [none] .
   *[other] : „{ $words }“
}
who-muted = Provozovatel serveru ti zakázal psát do všech chatů.
who-wrong-name = Pro jistotu napiš své jméno: { $name }.

## U stolu

table-unknown = Stůl „{ $table }“ neexistuje.
table-other-rules = Hra u tohoto stolu začala podle verze { $version } pravidel hry „{ $game }“; tento server má verzi { $now }.
server-operator-only = To vidí jen provozovatel serveru.
table-busy = U tohoto stolu se děje příliš mnoho věcí najednou. Zkus to znovu.
table-no-more-pauses = Své pauzy v této hře už máš vyčerpané: celkem { $seconds } sekund.
table-muted = Zakladatel stolu ti zakázal psát do chatu.
table-no-such-line = Ten řádek už tu není.
table-not-yourself = To jsi ty. Můžeš prostě odejít.
table-barred = Zakladatel stolu tě od něj poslal pryč.
table-seat-free = Nikdo tam nesedí.
table-chat-too-fast = Píšeš příliš rychle. Chvilku počkej.
table-too-many = Nedohraných stolů už máš dost: { $most }. Nejdřív některý dohraj, pak můžeš založit další.
table-too-many-bots = { $most ->
    [one] U jednoho tvého stolu
    [few] U { $most } tvých stolů
   *[other] U { $most } tvých stolů
} už hrají boti mezi sebou. Počkej, až některá z těch her skončí.
table-one-seat = U tohoto stolu už sedíš. Nech místo i ostatním.
table-stale = Hra mezitím pokročila: tvá volba patřila ke kroku { $ply }, stůl je už u kroku { $now }. Podívej se znovu.
table-link-gone = Tento odkaz už byl použit nebo zrušen. Požádej o nový.
table-no-open-seat = Žádné místo není otevřené všem.
table-no-such-seat = Takové místo tu není.
table-seat-taken = Místo je obsazené.
table-seat-by-link = Toto místo lze obsadit jen přes jeho odkaz.
table-seat-kept = Toto místo je vyhrazené: { $name }.
table-bad-luck = Tvůj příspěvek ke kostkám musí mít 1 až 64 viditelných znaků.
table-bad-seal = Pečeť tvého příspěvku musí být otisk SHA-256: 64 malých hexadecimálních číslic.
table-luck-early = Příspěvky se odhalují, až když jsou všechny zapečetěné a hra má začít.
table-luck-late = Všechny příspěvky jsou zapečetěné, měnit je už nejde.
table-luck-differs = Tohle není tvůj zapečetěný příspěvek.
table-luck-stale = Kostky mají nový otisk: zapečeť nový příspěvek.
table-no-part = K těmto kostkám nepřispíváš.
table-starting = Hra právě začíná.
table-bad-seat = Neznámý druh místa: { $kind }.
table-bad-clock = Hodiny dávají na krok nebo na hru 1 sekundu až 30 dní a rezervu nejvýše stejně dlouhou.
table-bad-webhook = Webhook je HTTP adresa chatovací služby na internetu.
table-owner-only = To smí jen zakladatel stolu.
table-started = Hra už začala.
table-not-started = Hra ještě nezačala.
table-seats-free = Některá místa jsou ještě volná.
table-over = Hra skončila.
table-closed = Tento stůl byl zavřen. Už se tu nehraje.
table-not-over = Hra ještě neskončila.
table-paused = Hra je pozastavená.
table-not-paused = Hra není pozastavená.
table-not-playing = Hra teď neběží.
table-not-seated = U tohoto stolu nesedíš.
table-not-your-seat = To není tvé místo.
table-bot-plays = Na tomto místě teď hraje bot. Nejdřív si je vezmi zpět.
table-hand-over-pending = O bota už někdo požádal. Počkej na odpověď.
table-no-bot = Na tomto místě žádný bot nehraje, takže není co vzít zpět.
table-conceded = Na tomto místě už je hra vzdaná.
table-nothing-to-undo = Nemáš co vzít zpět.
table-undo-pending = O vrácení volby už někdo požádal.
table-no-undo = O vrácení volby nikdo nepožádal.
table-not-asked = Na to se tě nikdo neptá.
table-bad-chat = Zpráva má 1 až { $most } znaků.
table-no-hints = Tento stůl je založen bez nápovědy.
table-no-such-ply = Krok { $ply } si nelze prohlédnout; poslední je { $most }.
table-record-later = Záznam se vydává až po skončení hry.
table-closed-record = Tento stůl byl zavřen před koncem hry. Záznam neexistuje.
analysis-later = Rozbor bude možný, až hra skončí.
analysis-no-mind = Pro tuhle hru zatím rozbor není.
analysis-busy = Právě se rozebírá už několik her. Zkus to za minutu znovu.
analysis-unknown = Tenhle rozbor už tu není. Požádej o něj znovu.
analysis-failed = Rozbor se nepodařil. Chyba byla zaznamenána.
wish-not-understood = Server nerozuměl tomu, co tato stránka chce. Načti ji znovu a zkus to ještě jednou.

## Server

server-closing = Server se restartuje. Zkus to za chvíli znovu.
server-too-many = Příliš mnoho požadavků. Chvíli počkej a zkus to znovu.
server-other-origin = Požadavky z jiných webů se nepřijímají.
server-other-host = Na jméno „{ $host }“ tento server neodpovídá. Provozovatel může toto jméno povolit volbou --host-name.
server-cannot-write = Server teď nemůže zapisovat. Nic se nestalo; zkus to za chvíli znovu.
server-lost-store = Server na chvíli ztratil databázi. Podívej se, jestli se to stalo, a když ne, zkus to znovu.
server-broken = Tady se něco pokazilo. Chyba byla zaznamenána.
server-load-anew = Tahle stránka je starší než server. Načti ji znovu.
server-bad-code = Text QR kódu je příliš dlouhý. Nejvyšší počet znaků: { $most }.
server-problem = { $status ->
    [400] Požadavku nebylo rozumět.
    [401] Nejdřív zadej své jméno.
    [404] Na této adrese nic není.
    [405] Tohle na této adrese nejde.
    [408] Požadavek nedorazil včas.
    [413] Požadavek je příliš velký.
   *[other] Požadavek byl odmítnut.
}

notice-turn = Jsi na tahu: { $names } ({ $game }, stůl { $table }).
notice-over = Hra skončila ({ $game }, stůl { $table }).
notice-closed = Stůl byl zavřen před koncem hry ({ $game }, stůl { $table }).
