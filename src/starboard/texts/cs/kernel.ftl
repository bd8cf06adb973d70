# Co říká jádro, ať se hraje cokoli.

seat = Hráč { $number }
option = { $notation }

event-sealed = { $seat }: tajná volba je hotová.
event-opened = Všichni mají vybráno: volby se odkrývají.

why-not-an-option = to není jedna z možností
why-not-a-choice = není to žádná z možností ani její zápis
why-not-your-turn = teď rozhoduje { $seat }
why-game-over = hra už skončila

error-illegal-choice = „{ $choice }“ není dovoleno: { $reason }.
error-unknown-game = Hra „{ $game }“ neexistuje. Nainstalované hry: { $known }.
error-not-a-game = Co je nainstalováno jako „{ $game }“ ({ $value }), není hra s tímto označením.
error-no-such-rules = Pravidla hry „{ $game }“ jsou tu ve verzích { $low } až { $high }, ne ve verzi { $version }.
error-bad-seats = Počet hráčů ve hře „{ $game }“ je od { $low } do { $high }, ne { $seats }.
error-no-such-seat = Hráč s číslem { $seat_number } neexistuje; hráči mají čísla od 0 do { $high }.
error-bad-seed = Semínko náhody je celé číslo od 0 do 2^64 − 1, ne { $seed }.
error-unknown-option = Nastavení „{ $option }“ neexistuje. Dostupná nastavení: { $known }.
error-bad-option = Nastavení „{ $option }“ nemůže mít hodnotu „{ $value }“. Možné hodnoty: { $known }.
error-not-a-dump = Toto není pozice uložená ve formátu { $format }.
error-dump-game = Toto je pozice ze hry „{ $found }“, ne ze hry „{ $game }“.
error-dump-version = Tato pozice vznikla podle verze { $found } pravidel hry „{ $game }“; zde je verze { $version }.
error-broken-dump = Tato pozice je poškozená: { $reason }.
error-no-record = Domyšlená pozice nemá záznam: část z ní se nikdy neodehrála.
error-cannot-imagine = Tomu, co je zde známo, neodpovídá žádné rozdání hry „{ $game }“.
error-record-short = Řádek { $line }: záznam tu předčasně končí. Očekává se: { $expected }
error-record-line = Na řádku { $line } je „{ $found }“. Očekává se: { $expected }
error-record-game = Řádek { $line }: záznam je ze hry „{ $found }“, tady je hra „{ $expected }“.
error-record-start = Řádek { $line }: takto hru začít nelze. { $reason }
error-record-move = Řádek { $line }: { $reason }
error-record-end = Řádek { $line }: hra přehraná zde končí jako „{ $expected }“, v záznamu je „{ $found }“. Záznam byl změněn, nebo vznikl podle jiných pravidel.
error-unknown-bot = Bot „{ $level }“ pro hru „{ $game }“ neexistuje. K dispozici: { $known }.
error-no-mind = Co smějí boti vědět o hře „{ $game }“, zatím nikdo nepopsal.
error-no-packs = Pro „{ $game }“ žádné balíčky obsahu nejsou.
error-pack-missing = Hrálo se s balíčkem obsahu s otiskem { $sign }: zadej ho pomocí --pack SOUBOR.
error-pack-other = Hrálo se s balíčkem obsahu s otiskem { $sign }, ne s tím s otiskem { $found }: zadej ho pomocí --pack SOUBOR.
error-pack-none = Hrálo se bez balíčku obsahu: vynech --pack.

ours-title = Co je naše a co tištěné
ours-mark = { $mark ->
    [house] Naše: nikdo nezveřejnil, jak je to vytištěné
   *[doubt] Nejisté: zdroje jsou nejasné
}
