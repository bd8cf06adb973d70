# Czego odmówił system, jako koniec zdania.

system-problem = { $code ->
    [ENOENT] nie ma takiego pliku ani folderu
    [EACCES] odmowa dostępu
    [EPERM] system na to nie pozwala
    [EEXIST] już istnieje
    [EISDIR] to jest folder
    [ENOTDIR] część ścieżki nie jest folderem
    [ENAMETOOLONG] nazwa jest za długa
    [EINVAL] nazwa lub wartość jest nieprawidłowa
    [ELOOP] dowiązania tworzą pętlę
    [EBUSY] jest w użyciu
    [ETXTBSY] program właśnie działa
    [ENOSPC] dysk jest pełny
    [EDQUOT] twój przydział miejsca na dysku jest pełny
    [EFBIG] jest za duże
    [EROFS] dysk jest tylko do odczytu
    [EIO] błąd dysku
    [EMFILE] otwartych jest zbyt wiele plików
    [ENFILE] otwartych jest zbyt wiele plików
    [ENOMEM] za mało pamięci
    [EADDRINUSE] używa tego już inny program
    [EADDRNOTAVAIL] ten komputer nie ma takiego adresu
    [ECONNREFUSED] nikt tam nie odpowiada
    [ECONNRESET] połączenie zostało przerwane
    [ETIMEDOUT] odpowiedź nie nadeszła na czas
    [EHOSTUNREACH] komputer jest nieosiągalny
    [ENETUNREACH] sieć jest nieosiągalna
    [no-host] nie ma komputera o tej nazwie
    [no-text] to nie jest tekst w UTF-8
    [SQLITE_CANTOPEN] nie można otworzyć pliku
    [SQLITE_NOTADB] plik nie jest bazą danych
    [SQLITE_CORRUPT] plik jest uszkodzony
    [SQLITE_READONLY] plik jest tylko do odczytu
    [SQLITE_BUSY] używa tego inny program
    [SQLITE_LOCKED] używa tego inny program
    [SQLITE_FULL] dysk jest pełny
    [SQLITE_IOERR] błąd dysku
   *[other] „{ $words }”
}
