# Mnoho her najednou: `starboard simulate`.

cli-simulate = odehrát s boty mnoho her a zapsat je do tabulek ke studiu
cli-simulate-games = počet her; bez něj { $games }
cli-simulate-seats = počet míst; poslední bot obsadí ta, která zbudou
cli-simulate-bots = úrovně botů, například medium,easy; bot, který prohledává možnosti, potřebuje pokusy místo sekund: hard@300n
cli-simulate-tables = co se zapisuje kromě výsledků, z { $tables }; bez toho { $usual }
cli-simulate-rules = verze pravidel, lze-li ještě hrát podle starších; bez toho nejnovější
cli-simulate-names = jazyk, ve kterém se v tabulkách vedle id píše, jak se co jmenuje; bez toho en, nebo none: bez názvů
cli-simulate-batch = počet her v jednom souboru; bez něj tolik, kolik se jich odehraje asi za dvě sekundy
cli-simulate-again = odehrát tytéž hry jako v této složce; s --bots, --option, --pack nebo --rules tatáž rozdání, kde se mění jen to jedno
cli-simulate-out = složka pro tabulky; po zastavení z ní týž příkaz pokračuje a větší počet her do ní přidá
cli-simulate-dask = nechat hrát cluster Dask: ten na adrese DASK_SCHEDULER_ADDRESS, nebo vlastní na tomto počítači
cli-simulate-json = vypsat manifest jako JSON
cli-simulate-trying = zkouším několik her…
cli-simulate-rate = { NUMBER($rate, maximumFractionDigits: 1) } her/s
cli-simulate-done = { $games ->
    [one] Jedna hra je
    [few] { $games } hry jsou
   *[other] { $games } her je
} ve složce { $folder } ({ NUMBER($size, maximumFractionDigits: 1) } MB).
cli-simulate-next = Stránka o nich: { $command }
cli-schema-tables = místo toho vypsat sloupce tabulek, které pro tuto hru píše `starboard simulate`
cli-simulate-same = { $same ->
    [yes] Jsou to přesně tytéž hry jako ve složce { $folder }.
   *[no] Jsou to jiné hry než ve složce { $folder }: pravidla nebo boti se od té doby změnili.
}
cli-simulate-varied = Tatáž rozdání jako ve složce { $folder }, změněno: { $varied }
cli-simulate-unknown = Zda jsou to tytéž hry, nelze říci: ty ve složce { $folder } nebyly nikdy dohrány všechny.
cli-simulate-error-game = Řekni, která hra se má hrát, nebo --again a složku simulace.
cli-simulate-error-again = S --again se většina nastavení bere z té složky: vynech GAME, -n, --seats a --seed.
cli-simulate-error-same = Tytéž hry se mají hrát do jiné složky: --again a --out jsou stejné.

error-missing-extra = Není nainstalováno: { $packages }. Nainstaluješ příkazem: pip install 'starboard[{ $extra }]'
error-simulation-clock = { $level } přemýšlí podle hodin, takže by jeho hry nešlo zopakovat. Počítej místo toho pokusy: { $better }
error-simulation-version = Jeden z pracovních procesů má Starboard { $there }, zde je { $here }. Nainstaluj všude stejnou verzi.
error-simulation-table = Tabulka „{ $table }“ neexistuje. Existují: { $known }
error-simulation-names = V „{ $lang }“ názvy nejsou. Jsou zde: { $known }
error-workers-die = Pracovní procesy skončily nad týmiž hrami už { $times }krát. Je dost paměti? Co je hotovo, zůstává; týž příkaz odtud pokračuje.
error-cluster-none = Na adrese { $address } není žádný cluster Dask: { $reason }
error-cluster-empty = Cluster Dask na adrese { $address } neměl do { $seconds } sekund žádný pracovní proces. Spusť nějaký: dask worker { $address }
error-cluster-lost = Cluster Dask se vzdal her, které měl odehrát. Co je hotovo, zůstává; týž příkaz odtud pokračuje.
error-manifest = { $file } není manifest simulace: { $reason }
error-manifest-none = Ve složce { $folder } není žádná simulace.
error-manifest-settings = Ve složce { $folder } jsou hry jiné simulace: { $setting } je tam { $there } a zde { $here }. Složka zůstala, jak je.
error-manifest-games = Složka { $folder } je pro více her: tam { $there }, zde { $here }. Zůstala, jak je.
error-folder-full = { $folder } je něco jiného než složka simulace a není prázdná. Zůstala, jak je.
error-folder-busy = Do složky { $folder } zapisuje jiný proces. Počkej, až skončí.
error-part = { $file } je poškozen: { $reason }. Smaž ho a týž příkaz jeho hry odehraje znovu.
error-again-several = Měnilo by se více věcí najednou, takže by nešlo říci, která z nich za co může. Uveď jen jedno z --bots, --option, --pack a --rules.
error-run-table = Složka { $folder } nemá tabulku „{ $table }“. Má: { $known }
error-run-column = Tabulka { $table } nemá sloupec „{ $column }“. Má: { $known }
error-run-game = Hra { $number } není ve složce { $folder }.
error-run-version = Tyto hry se hrály podle jiných pravidel: { $game } má tam verzi { $there } a zde { $here }. Odehraje je Starboard { $by }.
