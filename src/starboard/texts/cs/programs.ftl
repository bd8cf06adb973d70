# Cizí programy, které hrají jako boti (docs/programs.md).

cli-conform = ověřit, zda tvůj vlastní program hraje tak, jak říká docs/programs.md
cli-conform-program = příkaz, kterým se program spouští; jsou-li v něm mezery, patří do uvozovek, například: python3 muj_bot.py
cli-conform-game = ověřit jen s těmito hrami (jinak se všemi)
cli-conform-name = Program se představil jako: { $name }
cli-conform-game-told = { $game }: odehrané hry: { $games }, volby: { $moves }, ztracené tahy: { $losses }, nejpomalejší odpověď: { $slowest } ms
cli-conform-where = { $move ->
    [0] Hra { $number }:
   *[other] Hra { $number }, volba { $move }:
}
cli-conform-right = Program hraje, jak má.
cli-conform-wrong = Program nehraje, jak má. Oprav, co je uvedeno výše, a ověř ho znovu; zprávy popisuje docs/programs.md.
cli-schema-programs = vypsat místo toho schéma protokolu pro programy (docs/programs.md)

cli-program-move-time = pro boty, kteří jsou programy: čas na každou odpověď v sekundách (jinak { $usual })
cli-program-start-time = pro boty, kteří jsou programy: čas na spuštění a pozdrav v sekundách (jinak { $usual })
cli-program-memory = pro boty, kteří jsou programy: paměť každého procesu v MB (jinak { $usual })
cli-program-error-seconds = --move-time a --start-time musí být větší než 0 a nejvýš { $most } s.
cli-program-error-memory = --memory musí být od { $low } do { $high } MB.
cli-duel-lost = { $name }: { $losses ->
    [0] žádný ztracený tah.
    [one] jeden ztracený tah ({ $told }). Místo něj se volilo náhodně.
    [few] { $losses } ztracené tahy ({ $told }). Místo nich se volilo náhodně.
   *[other] { $losses } ztracených tahů ({ $told }). Místo nich se volilo náhodně.
}
cli-duel-see-conform = Co se pokazilo a co s tím, řekne „starboard conform“ se stejným příkazem.
cli-program-count = { $kind ->
    [start] nepozdravil včas
    [slow] neodpověděl včas
    [ended] proces skončil
    [memory] došla paměť
    [flood] příliš dlouhý výstup
    [garbled] řádek není zpráva
    [confused] odpověď na něco jiného
    [illegal] volba není v nabídce
   *[gone] po opakovaném selhání už nespuštěn
}: { $count }

error-program-system = Programy mohou hrát jen na Linuxu a macOS.
error-program-command = „{ $command }“ není příkaz. Napiš třeba: program:python3 muj_bot.py (celé v uvozovkách). Nezapomeň žádné uvozovky zavřít.
error-program-none = Program „{ $program }“ z příkazu „{ $command }“ tu není nebo ho nejde spustit.

# Co bylo špatně a co s tím.

program-start = Do { $start } s nepřišel pozdrav. Přečti ze standardního vstupu řádek „hello“, odpověz vlastním pozdravem a po každém řádku výstup odešli (flush). Pokud se program jen dlouho načítá, přidej mu čas pomocí --start-time.
program-slow = Do { $seconds } s nepřišla odpověď. Odpověz na každé „ask“, po každém řádku výstup odešli (flush) a přemýšlej kratší dobu, než kolik říká „time“. Víc času dá --move-time.
program-ended = Program skončil, když se čekalo na jeho odpověď; návratový kód nebo signál: { $code }. { $spoke ->
    [yes] Na chybový výstup napsal: { $last }
   *[no] Na chybový výstup nenapsal nic.
}
program-memory = Program skončil, protože mu došla paměť; návratový kód nebo signál: { $code }. Smí využít nejvýš { $memory } MB. Zmenši jeho spotřebu, nebo mu přidej pomocí --memory.
program-flood = Program toho napsal moc: řádek smí mít nejvýš { $line } kB, všechny řádky před odpovědí dohromady nejvýš { $most } kB. Na standardní výstup piš jen odpovědi, všechno ostatní na chybový výstup.
program-garbled = Tento řádek není zpráva: „{ $line }“ ({ $problem }). Každý řádek standardního výstupu musí být jeden objekt JSON, který má „do“. Poznámky pro sebe piš na chybový výstup.
program-confused = Odpověď patří k něčemu jinému: je v ní { $found }, ale mělo být { $wanted }. Na každé „ask“ odpověz jednou a zopakuj jeho „id“; „seat“ lze vynechat.
program-illegal = Volba „{ $choice }“ není v nabídce. Pošli „notation“ jedné z „options“, nebo její číslo, počítáno od 0.
program-gone = Program už v této hře znovu spuštěn nebyl. Počet spuštění: { $times }.
program-stays = Program běžel ještě { $seconds } s po konci hry. Ať skončí, jakmile skončí standardní vstup.
