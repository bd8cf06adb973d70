# Cizí programy, které hrají jako boti (docs/programs.md).

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
