# Co příkazová řádka říká o svých argumentech, místo slov Pythonu.

cli-arguments-usage = použití:
cli-arguments-positional = argumenty
cli-arguments-options = volby
cli-arguments-help = vypíše tuto nápovědu a skončí
cli-arguments-version = vypíše verzi a skončí
cli-arguments-error = { $prog }: chyba: { $message }
cli-arguments-argument = { $argument_name }: { $message }
cli-arguments-missing = chybí: { $value }
cli-arguments-unknown = neznámé: { $value }
cli-arguments-ambiguous = „{ $option }“ může znamenat: { $matches }
cli-arguments-choice = „{ $value }“ není na výběr; na výběr je: { $choices }
cli-arguments-no-value = hodnota sem nepatří, zadáno je „{ $value }“
cli-arguments-one = musí následovat hodnota
cli-arguments-at-most-one = může následovat jen jedna hodnota
cli-arguments-at-least-one = musí následovat aspoň jedna hodnota
cli-arguments-type = { $type ->
    [int] „{ $value }“ není celé číslo
    [float] „{ $value }“ není číslo
    [network] „{ $value }“ není síť, jako třeba 10.0.0.0/8, ani adresa
   *[other] „{ $value }“ se sem nehodí
}
cli-serve-log-level = jak podrobně si server píše záznam o provozu

# Co se má doplnit.

cli-arguments-blank = { $what ->
    [ACTION] AKCE
    [DECK] BALÍČEK
    [ADDRESS] ADRESA
    [BOT] BOT
    [COMMAND] PŘÍKAZ
    [DAYS] DNY
    [FILE] SOUBOR
    [FOLDER] SLOŽKA
    [GAME] HRA
    [LEVEL] ÚROVEŇ
    [LINE] ŘÁDEK
    [LUCK] ŠTĚSTÍ
    [MINUTES] MINUTY
    [NAME] JMÉNO
    [NETWORK] SÍŤ
    [PERSON] JMÉNO
    [PORT] PORT
    [PROMISE] OTISK
    [RECORD] ZÁZNAM
    [SEAT] MÍSTO
    [SECONDS] SEKUNDY
    [TABLE] STŮL
    [VALUE] HODNOTA
    [WORD] SLOVO
    [WORDS] SLOVA
   *[other] { $what }
}
