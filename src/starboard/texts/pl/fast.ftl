# Szybki tor: zasady gry jako skompilowany kod (docs/fast-lane.md).

error-lane-none = Gra { $game } nie ma szybkiego toru. Graj bez niego.
error-lane-version = Szybki tor gry { $game } nie zna wersji { $version } jej zasad. Graj bez niego.
error-lane-chance = Los tej gry jest tajemnicą serwera, więc szybki tor nie może jej kontynuować.
error-lane-cache = Szybki tor nie może zapisać skompilowanego kodu w folderze { $folder }: { $reason }. Ustaw NUMBA_CACHE_DIR na folder, w którym można zapisywać.
error-lane-opponents = Na szybkim torze nie grają boty. Pomiń przeciwników albo graj bez niego.
error-lane-bots = Tym botom szybki tor nie pomoże: { $bots }. Jest dla: { $known }
error-lane-tables = Tych tabel szybki tor nie zapisuje: { $tables }. Wybierz spośród: { $known }
cli-simulate-fast = użyć szybkiego toru gry (boty: random, uct, hard): te same gry, o wiele szybciej
cli-duel-fast = pozwolić botom, które przeszukują (uct, hard, master), korzystać z szybkiego toru gry: o wiele więcej prób w tym samym czasie
