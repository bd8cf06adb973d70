# Stoły i magazyn, który je pamięta.

## Baza danych

error-database = Baza danych to plik, „sqlite:///” i plik albo „postgresql://” i adres; nie „{ $given }”.
error-database-file = Nie można otworzyć bazy danych { $path }: { $reason }.
error-database-damaged = Baza danych { $path } jest uszkodzona ({ $reason }): przywróć ostatnią kopię zapasową do nowego pliku.
error-database-in-use = Z bazy danych { $path } korzysta inny Starboard. Jeśli serwerów ma być kilka, użyj PostgreSQL.
error-database-unreachable = Nie można połączyć się z bazą danych PostgreSQL: { $reason }.
error-database-newer = Baza danych ma schemat w wersji { $found }; ten Starboard zna najwyżej wersję { $known }. Użyj nowszego Starboardu.
error-database-older = Baza danych ma schemat w wersji { $found }, a nie { $known }. Uruchom raz serwer tego Starboardu: zaktualizuje on bazę danych.
error-backup-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
error-backup-damaged = Plik { $file } jest uszkodzony.
error-backup-none = Plik { $file } nie jest kopią zapasową ani bazą danych Starboardu.
error-restore-not-empty = Baza danych nie jest pusta. Kopię przywraca się tylko do pustej.
error-restore-other = Baza nie zawierałaby tego samego co kopia. Nic nie zapisano.

## Przenoszenie stołów z jednej bazy danych do drugiej

error-transfer-start = To nie jest eksport stołów do wersji { $version }.
error-transfer-table = Nie ma stołu „{ $table }”.
error-transfer-line = Wiersz { $line } jest uszkodzony: { $reason }.
transfer-not-json = to nie jest wiersz eksportu ({ $reason })
transfer-sum = nie zgadza się suma kontrolna
transfer-no-table = jego stół nie jest wcześniej zapowiedziany
transfer-other-entry = to nie jest wpis { $n } stołu „{ $table }”
transfer-not-created = dziennik nie zaczyna się od założenia stołu
transfer-summary = podsumowanie dotyczy innego stołu niż dziennik
transfer-short = stół „{ $table }” urywa się przed nim
transfer-count = podaje { $told ->
    [one] 1 stół
    [few] { $told } stoły
   *[many] { $told } stołów
}, a przed nim jest ich { $found }
transfer-cut = eksport urywa się w tym miejscu
