# Stoły i magazyn, który je pamięta.

## Baza danych

error-database = Baza danych to plik, „sqlite:///” i plik albo „postgresql://” i adres; nie „{ $given }”.
error-database-file = Nie można otworzyć bazy danych { $path }: { $reason }.
error-database-in-use = Z bazy danych { $path } korzysta inny Starboard. Do kilku serwerów użyj PostgreSQL.
error-database-unreachable = Nie można połączyć się z bazą danych PostgreSQL: { $reason }.
error-database-newer = Baza danych ma schemat w wersji { $found }; ten Starboard zna najwyżej wersję { $known }. Użyj nowszego Starboarda.
error-database-older = Baza danych ma schemat w wersji { $found }, a nie { $known }. Uruchom raz serwer tego Starboarda: zaktualizuje on bazę danych.

## Przenoszenie stołów z jednej bazy danych do drugiej

error-transfer-start = To nie jest eksport stołów w wersji { $version }.
error-transfer-table = Nie ma stołu „{ $table }”.
error-transfer-line = Wiersz { $line } jest uszkodzony: { $reason }.
transfer-not-json = to nie jest wiersz eksportu ({ $reason })
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
