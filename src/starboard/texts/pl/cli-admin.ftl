## Kopie zapasowe

cli-backup = skopiuj wszystko do pliku, także gdy serwery działają
cli-backup-file = nowy plik
cli-backup-done = Plik { $file } zawiera wszystko i został sprawdzony. Stoły: { $tables }. Osoby: { $people }. Wyniki: { $results }.
cli-restore = przywróć kopię do pustej bazy danych
cli-restore-file = kopia zapasowa
cli-restore-done = Wszystko przywrócono i porównano. Stoły: { $tables }. Osoby: { $people }. Wyniki: { $results }.

## Administracja

cli-admin = zarządzaj stołami i osobami w bazie danych
cli-admin-tables = wypisz stoły
cli-admin-delete = usuń stoły, cokolwiek na nich jest; wyniki i rankingi zostają
cli-admin-prune = usuń stare stoły; wyniki i rankingi zostają
cli-admin-people = pokaż, kto używa danej nazwy
cli-admin-reset-password = daj nowe hasło komuś, kto zgubił swoje
cli-admin-table-ids = identyfikatory stołów
cli-admin-name = nazwa gracza, wielkość liter nie ma znaczenia
cli-admin-status = tylko stoły w stanie open, playing, paused, over lub closed
cli-admin-older-than = tylko stoły, które nie zmieniły się od tylu dni
cli-admin-person = tylko stoły osób o tej nazwie
cli-admin-yes = zrób to naprawdę; bez tej opcji polecenie tylko mówi, co zostałoby zrobione
cli-admin-table = { $table }  { $changed }  { $game }  { $status ->
    [open] otwarty
    [playing] w grze
    [paused] wstrzymany
    [closed] zamknięty
   *[over] zakończony
}  { $people }
cli-admin-free = wolne
cli-admin-count = Stoły: { $tables }.
cli-admin-deleted = Stół { $table } usunięto.
cli-admin-pruned = Usunięte stoły: { $tables }.
cli-admin-would-prune = Stoły, które zostałyby usunięte: { $tables }. Aby to zrobić, dodaj --yes.
cli-admin-nobody = Nikt nie używa nazwy „{ $name }”.
cli-admin-who = { $name }  { $kept ->
    [yes] nazwa chroniona hasłem
   *[no] gość
}, od { $since }, identyfikator { $id }. Stoły: { $tables }.
cli-admin-rating = { $game }: ranking { $rating }, gry liczone do rankingu: { $games }
cli-admin-new-password = { $name } loguje się nowym hasłem { $password }
cli-admin-close = zamknij stoły na dobre: nikt już tam nie gra i nie ma wyniku
cli-admin-ban = zabroń komuś wszystkiego na tym serwerze; grają za tę osobę boty
cli-admin-unban = pozwól wrócić komuś, kto miał zakaz wstępu
cli-admin-mute = zabroń komuś pisać na wszystkich czatach; grać nadal może
cli-admin-unmute = pozwól znów pisać komuś, komu tego zabroniono
cli-admin-log-out = zakończ wszystkie sesje danej osoby
cli-admin-delete-person = usuń wszystko, co wiadomo o danej osobie; nie da się tego cofnąć
cli-admin-name-or-id = nazwa gracza albo identyfikator, jaki podaje „admin people”
cli-admin-because = powód, słowami dla tych, których to dotyczy
cli-admin-status-prune = tylko stoły w tym stanie; inaczej zakończone i zamknięte
cli-admin-closed = Stół { $table } zamknięto.
cli-admin-ban-done = { $name } ma zakaz wstępu.
cli-admin-unban-done = { $name } może wrócić.
cli-admin-mute-done = { $name } nie może już pisać na żadnym czacie.
cli-admin-unmute-done = { $name } może znów pisać.
cli-admin-log-out-done = Zakończono wszystkie sesje: { $name }.
cli-admin-is-banned = { $words ->
    [none] – zakaz wstępu
   *[other] – zakaz wstępu: { $words }
}
cli-admin-is-muted = – nie może pisać na żadnym czacie
cli-admin-delete-person-done = Usunięto wszystkie dane: { $name }. Stoły: { $tables }.
cli-admin-delete-person-would = Usunięte zostałyby wszystkie dane: { $name } ({ $id }). Stoły: { $tables }. Aby to zrobić, dodaj --yes.
error-admin-over = Gra przy stole { $table } jest skończona. Stół można tylko usunąć.
error-admin-several = Nazwy „{ $name }” używa kilka osób. Wybierz jedną po identyfikatorze: { $ids }
cli-admin-chat = wypisz, co napisano przy stole, z numerami wierszy
cli-admin-erase = usuń wiersze czatu dla wszystkich
cli-admin-remove = wyproś kogoś od stołu, przy którym gra się jeszcze nie zaczęła; ta osoba nie może tam wrócić
cli-admin-table-id = identyfikator stołu
cli-admin-line-numbers = numery wierszy, jakie podaje „admin chat”
cli-admin-line = { $line }  { $name }: { $text }
cli-admin-erased = Wiersz { $line } usunięto.
cli-admin-removed = { $name } nie siedzi już przy stole { $table }.
error-admin-not-there = { $name } nie siedzi przy stole { $table }.
