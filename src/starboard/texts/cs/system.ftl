# Co systém odmítl, jako konec věty.

system-problem = { $code ->
    [ENOENT] takový soubor ani složka neexistuje
    [EACCES] přístup byl odepřen
    [EPERM] systém to nedovoluje
    [EEXIST] už existuje
    [EISDIR] je to složka
    [ENOTDIR] část cesty není složka
    [ENAMETOOLONG] název je příliš dlouhý
    [EINVAL] název nebo hodnota není platná
    [ELOOP] odkazy vedou v kruhu
    [EBUSY] právě se používá
    [ETXTBSY] program právě běží
    [ENOSPC] disk je plný
    [EDQUOT] tvůj podíl na disku je plný
    [EFBIG] je to příliš velké
    [EROFS] disk je jen pro čtení
    [EIO] disk selhal
    [EMFILE] otevřených souborů je příliš mnoho
    [ENFILE] otevřených souborů je příliš mnoho
    [ENOMEM] nestačí paměť
    [EADDRINUSE] už to používá jiný program
    [EADDRNOTAVAIL] tento počítač takovou adresu nemá
    [ECONNREFUSED] nikdo tam neodpovídá
    [ECONNRESET] spojení bylo přerušeno
    [ETIMEDOUT] odpověď nepřišla včas
    [EHOSTUNREACH] počítač není dostupný
    [ENETUNREACH] síť není dostupná
    [no-host] počítač toho jména neexistuje
    [no-text] není to text v UTF-8
    [SQLITE_CANTOPEN] soubor nelze otevřít
    [SQLITE_NOTADB] soubor není databáze
    [SQLITE_CORRUPT] soubor je poškozený
    [SQLITE_READONLY] soubor je jen pro čtení
    [SQLITE_BUSY] používá to jiný program
    [SQLITE_LOCKED] používá to jiný program
    [SQLITE_FULL] disk je plný
    [SQLITE_IOERR] disk selhal
   *[other] „{ $words }“
}
