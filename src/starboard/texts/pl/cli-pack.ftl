# Polecenie, które tworzy i sprawdza pakiety.

cli-pack = zrób i sprawdź własny pakiet zawartości
cli-pack-what = „new” zaczyna pakiet, „export” wypisuje do niego karty lub płytki gry, „check” mówi, czy z pakietem można grać, „preview” pokazuje, co z nich robi, „todo” wylicza, co jest jeszcze zmyślone
cli-pack-file = pakiet: plik TOML albo arkusz (.csv)
cli-pack-only = wypisz tylko te tabele i talie, np. market albo navpoint
cli-pack-game = gra, jeśli nie wskazuje jej pakiet
cli-pack-html = z „preview”: zapisz to jako stronę, w każdym języku
cli-pack-which = Podaj plik pakietu.
cli-pack-other-game = Ten pakiet zawartości jest do gry „{ $found }”, a nie do „{ $game }”.
cli-pack-form = { $file }: nazwa musi kończyć się na .toml, a w przypadku arkusza na .csv.
cli-pack-unwritten = Nie można zapisać { $file }: { $reason }
cli-pack-written = Zapisano { $file }.
cli-pack-begin =
    Własny pakiet: zmienia karty lub płytki gry i dodaje nowe.
    Usuń # sprzed tego, czego chcesz użyć. Resztę opisuje docs/content-packs.md.
    „starboard pack check” mówi, co jest w nim nie tak, „starboard pack todo”, co jest jeszcze zmyślone,
    a „starboard pack export” wypisuje wszystko, co gra ma, jako TOML albo jako arkusz.
cli-pack-todo-deck = { $deck }: sprawdzono { $done } z { $all }
cli-pack-todo-words = { " " }(co robi { $words }, jest w programie)
cli-pack-option = graj z tym pakietem zawartości
cli-pack-good = { $file }: z tym pakietem można grać. Jego suma kontrolna to { $sign }.
cli-pack-nothing = Niczego nie zmienia.
cli-pack-changed = { $kind } – zmiany: { $entries }
cli-pack-added = { $kind } – dodano: { $entries }
