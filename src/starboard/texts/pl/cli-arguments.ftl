# Co wiersz poleceń mówi o swoich argumentach, zamiast słów Pythona.

cli-arguments-usage = użycie:
cli-arguments-positional = argumenty
cli-arguments-options = opcje
cli-arguments-help = pokaż tę pomoc i zakończ
cli-arguments-version = pokaż wersję i zakończ
cli-arguments-error = { $prog }: błąd: { $message }
cli-arguments-argument = { $argument_name }: { $message }
cli-arguments-missing = brakuje: { $value }
cli-arguments-unknown = nieznane: { $value }
cli-arguments-ambiguous = „{ $option }” może oznaczać: { $matches }
cli-arguments-choice = nie można wybrać „{ $value }”; do wyboru: { $choices }
cli-arguments-no-value = nie przyjmuje wartości, a podano „{ $value }”
cli-arguments-one = po tym musi nastąpić wartość
cli-arguments-at-most-one = po tym może nastąpić tylko jedna wartość
cli-arguments-at-least-one = po tym musi nastąpić co najmniej jedna wartość
cli-arguments-type = { $type ->
    [int] „{ $value }” nie jest liczbą całkowitą
    [float] „{ $value }” nie jest liczbą
    [network] „{ $value }” nie jest siecią, na przykład 10.0.0.0/8, ani adresem
   *[other] „{ $value }” tu nie pasuje
}
cli-serve-log-level = jak dokładny dziennik prowadzi serwer

# Co trzeba wstawić.

cli-arguments-blank = { $what ->
    [ACTION] CZYNNOŚĆ
    [DECK] TALIA
    [ADDRESS] ADRES
    [BOT] BOT
    [COMMAND] POLECENIE
    [DAYS] DNI
    [FILE] PLIK
    [FOLDER] FOLDER
    [GAME] GRA
    [LEVEL] POZIOM
    [LINE] WIERSZ
    [LUCK] DODATEK
    [MINUTES] MINUTY
    [NAME] NAZWA
    [NETWORK] SIEĆ
    [PERSON] NAZWA
    [PORT] PORT
    [PROMISE] SKRÓT
    [RECORD] ZAPIS
    [SEAT] MIEJSCE
    [SECONDS] SEKUNDY
    [TABLE] STÓŁ
    [VALUE] WARTOŚĆ
    [WORD] SŁOWO
    [WORDS] SŁOWA
   *[other] { $what }
}
