# Rychlá dráha: pravidla hry jako přeložený kód (docs/fast-lane.md).

error-lane-none = Hra { $game } nemá rychlou dráhu. Hraj bez ní.
error-lane-version = Rychlá dráha hry { $game } nezná verzi { $version } jejích pravidel. Hraj bez ní.
error-lane-chance = Náhoda této hry je tajemstvím serveru, takže v ní rychlá dráha nemůže pokračovat.
error-lane-cache = Rychlá dráha nemůže uložit přeložený kód do složky { $folder }: { $reason }. Nastav NUMBA_CACHE_DIR na složku, do které lze zapisovat.
error-lane-opponents = Na rychlé dráze nehrají boti. Vynech soupeře, nebo hraj bez ní.
error-lane-bots = Těmto botům rychlá dráha nepomůže: { $bots }. Je pro: { $known }
error-lane-tables = Tyto tabulky rychlá dráha nezapisuje: { $tables }. Vyber si z: { $known }
cli-simulate-fast = použít rychlou dráhu hry (boti: random, uct, hard): tytéž hry, mnohem dříve
cli-duel-fast = nechat boty, kteří prohledávají (uct, hard, master), používat rychlou dráhu hry: mnohem víc pokusů za stejný čas
