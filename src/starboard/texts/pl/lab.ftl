# Wiele gier naraz: `starboard simulate`.

cli-simulate = rozegraj z botami wiele gier i zapisz je w tabelach do badania
cli-simulate-games = liczba gier; domyślnie { $games }
cli-simulate-seats = liczba miejsc; ostatni bot zajmuje te, które zostaną
cli-simulate-bots = poziomy botów, na przykład medium,easy; bot, który przeszukuje możliwości, potrzebuje liczby prób zamiast sekund: hard@300n
cli-simulate-tables = co zapisywać oprócz wyników, spośród { $tables } (domyślnie { $usual })
cli-simulate-rules = wersja zasad, jeśli można jeszcze grać według starszych (domyślnie najnowsza)
cli-simulate-names = język, w którym w tabelach obok id zapisuje się nazwy (domyślnie en), albo none: bez nazw
cli-simulate-batch = liczba gier w jednym pliku (domyślnie tyle, ile zajmuje około dwóch sekund)
cli-simulate-again = rozegraj dokładnie te same gry co w tym folderze; z --bots, --option, --pack lub --rules te same rozdania, w których zmienia się tylko to jedno
cli-simulate-out = folder na tabele; po zatrzymaniu to samo polecenie gra dalej od tego miejsca, a większa liczba gier dokłada kolejne
cli-simulate-dask = niech gra klaster Dask: ten pod adresem DASK_SCHEDULER_ADDRESS albo własny na tym komputerze
cli-simulate-json = wypisz manifest jako JSON
cli-simulate-trying = kilka gier na próbę…
cli-simulate-rate = { NUMBER($rate, maximumFractionDigits: 1) } gier/s
cli-simulate-done = { $games ->
    [one] Jedna gra jest
    [few] { $games } gry są
   *[many] { $games } gier jest
} w folderze { $folder } ({ NUMBER($size, maximumFractionDigits: 1) } MB).
cli-simulate-next = Strona o nich: { $command }
cli-schema-tables = zamiast tego wypisz kolumny tabel, które dla tej gry zapisuje `starboard simulate`
cli-simulate-same = { $same ->
    [yes] To dokładnie te same gry co w folderze { $folder }.
   *[no] To inne gry niż w folderze { $folder }: zasady lub boty od tamtej pory się zmieniły.
}
cli-simulate-varied = Te same rozdania co w folderze { $folder }, zmieniono: { $varied }
cli-simulate-unknown = Nie da się powiedzieć, czy to te same gry: te w folderze { $folder } nigdy nie zostały rozegrane do końca.
cli-simulate-error-game = Podaj, w którą grę grać, albo --again i folder symulacji.
cli-simulate-error-again = Przy --again większość ustawień pochodzi z tamtego folderu: pomiń GAME, -n, --seats i --seed.
cli-simulate-error-same = Te same gry mają trafić do innego folderu: --again i --out są takie same.

error-missing-extra = Nie zainstalowano: { $packages }. Zainstaluj poleceniem: pip install 'starboard[{ $extra }]'
error-simulation-clock = { $level } myśli według zegara, więc jego gier nie dałoby się powtórzyć. Zamiast tego licz próby: { $better }
error-simulation-version = Jeden z procesów roboczych ma Starboard { $there }, a tutaj jest { $here }. Zainstaluj wszędzie tę samą wersję.
error-simulation-table = Nie ma tabeli „{ $table }”. Są: { $known }
error-simulation-names = Nie ma nazw w „{ $lang }”. Dostępne: { $known }
error-workers-die = Procesy robocze padły przy tych samych grach ({ $times }×). Czy starcza pamięci? To, co gotowe, zostaje; to samo polecenie gra dalej od tego miejsca.
error-cluster-none = Pod adresem { $address } nie ma klastra Dask: { $reason }
error-cluster-empty = Klaster Dask pod adresem { $address } nie miał przez { $seconds } s ani jednego procesu roboczego. Uruchom je poleceniem: dask worker { $address }
error-cluster-lost = Klaster Dask porzucił gry, które miał rozegrać. To, co gotowe, zostaje; to samo polecenie gra dalej od tego miejsca.
error-manifest = { $file } nie jest manifestem symulacji: { $reason }
error-manifest-none = W folderze { $folder } nie ma symulacji.
error-manifest-settings = W folderze { $folder } są gry innej symulacji: { $setting } to tam { $there }, a tutaj { $here }. Folder pozostał bez zmian.
error-manifest-games = Folder { $folder } przewidziano na więcej gier: tam { $there }, tutaj { $here }. Folder pozostał bez zmian.
error-folder-full = { $folder } nie jest folderem symulacji i nie jest pusty. Pozostał bez zmian.
error-folder-busy = Do folderu { $folder } pisze inny proces. Poczekaj, aż skończy.
error-part = Plik { $file } jest uszkodzony: { $reason }. Usuń go, a to samo polecenie rozegra jego gry ponownie.
error-again-several = Zmieniłoby się kilka rzeczy naraz, więc nie dałoby się powiedzieć, która z nich coś zmienia. Podaj tylko jedno z --bots, --option, --pack i --rules.
error-run-table = Folder { $folder } nie ma tabeli „{ $table }”. Ma: { $known }
error-run-column = Tabela { $table } nie ma kolumny „{ $column }”. Ma: { $known }
error-run-game = Gry { $number } nie ma w folderze { $folder }.
error-run-version = Te gry rozegrano według innych zasad: { $game } ma tam wersję { $there }, a tutaj { $here }. Rozegra je Starboard { $by }.
