# Stoly a server.

## Kdo je kdo

who-bad-name = Jméno má 1 až { $most } viditelných znaků.
who-name-kept = Jméno „{ $name }“ je chráněné heslem. Přihlas se, nebo si zvol jiné.
who-bad-password = Heslo má { $least } až { $most } znaků.
who-wrong-login = Jméno a heslo k sobě nepatří.
who-too-many-tries = Příliš mnoho pokusů. Počkej minutu a zkus to znovu.
who-unknown = Jméno „{ $name }“ nikomu nepatří.

## U stolu

table-unknown = Stůl „{ $table }“ neexistuje.
table-other-rules = Hra u tohoto stolu začala podle verze { $version } pravidel hry „{ $game }“; tento server má verzi { $now }.
table-busy = U tohoto stolu se děje příliš mnoho věcí najednou. Zkus to znovu.
table-stale = Hra mezitím pokročila: tvá volba patřila ke kroku { $ply }, stůl je už u kroku { $now }. Podívej se znovu.
table-link-gone = Tento odkaz už byl použit nebo zrušen. Požádej o nový.
table-no-open-seat = Žádné místo není otevřené všem.
table-no-such-seat = Takové místo tu není.
table-seat-taken = Místo je obsazené.
table-seat-by-link = Toto místo lze obsadit jen přes jeho odkaz.
table-seat-kept = Toto místo je pro někoho nachystané: { $name }.
table-bad-luck = Tvůj příspěvek ke kostkám může mít nejvýše 64 viditelných znaků.
table-bad-seat = Takto místo naplánovat nelze: { $kind }.
table-bad-clock = Hodiny dávají na krok nebo na hru 1 až 1 000 000 sekund a rezervu nejvýše stejně dlouhou.
table-bad-webhook = Webhook je HTTP adresa chatovací služby na internetu.
table-owner-only = To smí jen ten, kdo stůl založil.
table-started = Hra už začala.
table-not-started = Hra ještě nezačala.
table-seats-free = Některá místa jsou ještě volná.
table-over = Hra skončila.
table-not-over = Hra ještě neskončila.
table-paused = Hra je pozastavená.
table-not-paused = Hra není pozastavená.
table-not-playing = Hra teď neběží.
table-not-seated = U tohoto stolu nesedíš.
table-not-your-seat = To není tvé místo.
table-bot-plays = Na tomto místě teď hraje bot. Nejdřív si je vezmi zpět.
table-hand-over-pending = O bota už někdo požádal. Počkej na odpověď.
table-no-bot = Na tomto místě nehraje žádný bot, který by je mohl vrátit.
table-conceded = Hráč na tomto místě se už vzdal.
table-nothing-to-undo = Není tu žádná tvá volba, kterou by šlo vzít zpět.
table-undo-pending = O vrácení volby už někdo požádal.
table-no-undo = O vrácení volby nikdo nepožádal.
table-not-asked = Na to se tě nikdo neptá.
table-bad-chat = Zpráva má 1 až { $most } znaků.
table-no-hints = Tento stůl je založen bez nápovědy.
table-no-such-ply = Krok { $ply } si nelze prohlédnout; poslední je { $most }.
table-record-later = Záznam se vydává až po skončení hry.
analysis-later = Rozbor hry je možný, až když skončí.
analysis-no-mind = Pro tuhle hru zatím rozbor není.
analysis-busy = Právě se rozebírá už několik her. Zkus to za minutu znovu.
analysis-unknown = Tenhle rozbor už tu není. Požádej o něj znovu.
analysis-failed = Rozbor se nepodařil. Je to zapsané.
wish-not-understood = Zprávě nebylo rozumět: { $problem }

## Server

server-closing = Server se restartuje. Zkus to za chvíli znovu.
server-too-many = Příliš mnoho požadavků. Chvíli počkej a zkus to znovu.
server-other-origin = Požadavky z jiných webů se nepřijímají.
server-broken = Tady se něco pokazilo. Zapsali jsme si to.
server-problem = { $problem }

notice-turn = Jsi na tahu: { $names } ({ $game }, stůl { $table }).
notice-over = Hra skončila ({ $game }, stůl { $table }).
