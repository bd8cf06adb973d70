## Kopie zapasowe

cli-backup = kopiuje wszystko do pliku, także gdy serwery działają
cli-backup-file = nowy plik
cli-backup-done = Plik { $file } zawiera wszystko i został sprawdzony. Stoły: { $tables }. Osoby: { $people }. Wyniki: { $results }.
cli-restore = przywraca kopię do pustej bazy danych
cli-restore-file = kopia zapasowa
cli-restore-done = Wszystko przywrócono i porównano. Stoły: { $tables }. Osoby: { $people }. Wyniki: { $results }.

## Administracja

cli-admin = zarządza stołami i osobami w bazie danych
cli-admin-tables = wypisuje stoły
cli-admin-delete = usuwa stoły, cokolwiek na nich jest; wyniki i rankingi zostają
cli-admin-prune = usuwa stare stoły; wyniki i rankingi zostają
cli-admin-people = mówi, kto ma dane imię
cli-admin-reset-password = daje nowe hasło komuś, kto zgubił swoje
cli-admin-table-ids = identyfikatory stołów
cli-admin-name = imię, wielkość liter nie ma znaczenia
cli-admin-status = tylko stoły w stanie open, playing, paused, over lub closed
cli-admin-older-than = tylko stoły, które nie zmieniły się od tylu dni
cli-admin-person = tylko stoły osób o tym imieniu
cli-admin-yes = naprawdę to zrób; bez tego tylko mówi, co by zrobił
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
cli-admin-nobody = Nikt nie ma imienia „{ $name }”.
cli-admin-who = { $name }  { $kept ->
    [yes] imię chronione hasłem
   *[no] gość
}, od { $since }, identyfikator { $id }. Stoły: { $tables }.
cli-admin-rating = { $game }: ranking { $rating }, gry liczone: { $games }
cli-admin-new-password = { $name } loguje się nowym hasłem { $password }
cli-admin-close = zamyka stoły na dobre: nikt już tam nie gra i nie ma wyniku
cli-admin-ban = zabrania komuś robić cokolwiek na tym serwerze; grają za niego boty
cli-admin-unban = pozwala wrócić komuś, kto miał zakaz
cli-admin-mute = zabrania komuś pisać na wszystkich czatach; grać nadal może
cli-admin-unmute = pozwala znów pisać komuś, komu zabroniono
cli-admin-log-out = kończy wszystkie sesje danej osoby
cli-admin-delete-person = usuwa wszystko, co wiadomo o danej osobie; nie da się tego cofnąć
cli-admin-name-or-id = imię albo identyfikator, jaki podaje „admin people”
cli-admin-because = dlaczego, słowami dla tych, których to dotyczy
cli-admin-status-prune = tylko stoły w tym stanie; inaczej zakończone i zamknięte
cli-admin-closed = Stół { $table } zamknięto.
cli-admin-ban-done = { $name } ma zakaz.
cli-admin-unban-done = { $name } może wrócić.
cli-admin-mute-done = { $name } nie może już pisać na żadnym czacie.
cli-admin-unmute-done = { $name } może znów pisać.
cli-admin-log-out-done = Zakończono wszystkie sesje: { $name }.
cli-admin-is-banned = { $words ->
    [none] – zakaz
   *[other] – zakaz: { $words }
}
cli-admin-is-muted = – nie może pisać na żadnym czacie
cli-admin-delete-person-done = Usunięto wszystko, co było wiadomo: { $name }. Stoły: { $tables }.
cli-admin-delete-person-would = Zostałoby usunięte wszystko, co wiadomo: { $name } ({ $id }). Stoły: { $tables }. Aby to zrobić, dodaj --yes.
error-admin-over = Gra przy stole { $table } jest skończona. Stół można tylko usunąć.
error-admin-several = Imię „{ $name }” ma kilka osób. Wybierz jedną po identyfikatorze: { $ids }
cli-admin-chat = wypisuje, co napisano przy stole, z numerami wierszy
cli-admin-erase = usuwa wiersze czatu dla wszystkich
cli-admin-remove = odsyła kogoś od stołu, przy którym gra się jeszcze nie zaczęła; nie może tam wrócić
cli-admin-table-id = identyfikator stołu
cli-admin-line-numbers = numery wierszy, jakie podaje „admin chat”
cli-admin-line = { $line }  { $name }: { $text }
cli-admin-erased = Wiersz { $line } usunięto.
cli-admin-removed = { $name } nie siedzi już przy stole { $table }.
error-admin-not-there = { $name } nie siedzi przy stole { $table }.
