# Stoly a úložiště, které si je pamatuje.

## Databáze

error-database = Databáze je soubor, „sqlite:///“ a soubor, nebo „postgresql://“ a adresa; ne „{ $given }“.
error-database-file = Databázi { $path } nelze otevřít: { $reason }.
error-database-damaged = Databáze { $path } je poškozená ({ $reason }): obnov poslední zálohu do nového souboru.
error-database-in-use = Databázi { $path } používá jiný Starboard. Pro více serverů použij PostgreSQL.
error-database-unreachable = K databázi PostgreSQL se nelze připojit: { $reason }.
error-database-newer = Databáze má schéma verze { $found }; tento Starboard zná nejvýše verzi { $known }. Použij novější Starboard.
error-database-older = Databáze má schéma verze { $found }, ne { $known }. Spusť jednou server tohoto Starboardu: databázi aktualizuje.
error-backup-exists = Soubor { $file } už existuje. Zvol jiné jméno.
error-backup-damaged = Soubor { $file } je poškozený.
error-backup-none = Soubor { $file } není záloha ani databáze Starboardu.
error-restore-not-empty = Databáze není prázdná. Záloha se obnovuje jen do prázdné.
error-restore-other = V databázi by nebylo totéž co v záloze. Nic se nezapsalo.

## Přenos stolů z jedné databáze do druhé

error-transfer-start = Toto není export stolů ve verzi nejvýše { $version }.
error-transfer-table = Stůl „{ $table }“ neexistuje.
error-transfer-line = Řádek { $line } je poškozený: { $reason }.
transfer-not-json = není to řádek exportu ({ $reason })
transfer-sum = nesedí kontrolní součet
transfer-no-table = jeho stůl není předem ohlášen
transfer-other-entry = není to položka { $n } stolu „{ $table }“
transfer-not-created = průběh nezačíná založením stolu
transfer-summary = souhrn patří k jinému stolu než průběh
transfer-short = stůl „{ $table }“ před ním předčasně končí
transfer-count = udává { $told ->
    [one] 1 stůl
    [few] { $told } stoly
   *[other] { $told } stolů
}, ale před ním jich je { $found }
transfer-cut = export tu předčasně končí
