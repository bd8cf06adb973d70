# Hry na dny, dovolená a další stůl, který čeká: prohlížeč.

web-clock-live = naživo
web-clock-days = na dny
web-clock-days-time = Na každý krok
web-clock-kind = Čas běží
web-clock-days-about = Každý hraje, kdy se mu to hodí. Kdo svůj tah promešká, za toho ho zahraje bot; když promešká i příští, hraje bot dál, dokud se hráč nevrátí. Dovolená čas zastaví, i v hodnocených hrách.
web-days-left-until = Čas do { $date }
web-days-away = pryč do { $date }
web-days-remind = Dochází ti čas: { $game }, zbývá { $time }.
web-next = Další stůl, který na tebe čeká
web-next-count = { $count ->
    [one] Čeká na tebe { $count } stůl
    [few] Čekají na tebe { $count } stoly
    [many] Čeká na tebe { $count } stolu
   *[other] Čeká na tebe { $count } stolů
}
web-next-none = Žádný stůl na tebe nečeká.
web-next-only-here = Žádný jiný stůl na tebe nečeká.
web-table-key-next = další stůl, který na tebe čeká
web-table-handed-turn = Vypršel ti čas, tak tenhle jeden tah zahraje bot. Pak hraješ zase ty.
web-table-log-hand-over-turn = { $seat }: čas vypršel. Tenhle tah zahraje bot: { $level }.
web-table-log-away = { $seat }: začíná dovolená.
web-table-log-away-over = { $seat }: konec dovolené.
web-vacation = Dovolená
web-vacation-about = O dovolené ti ve hrách na dny neběží čas, ani v hodnocených. Hodiny her naživo běží dál. Ostatní vidí, do kdy budeš pryč.
web-vacation-left = { $left ->
    [one] Zbývá ti { $left } den dovolené. Za kterýchkoli 365 dní jich máš { $allowance }.
    [few] Zbývají ti { $left } dny dovolené. Za kterýchkoli 365 dní jich máš { $allowance }.
    [many] Zbývá ti { $left } dne dovolené. Za kterýchkoli 365 dní jich máš { $allowance }.
   *[other] Zbývá ti { $left } dní dovolené. Za kterýchkoli 365 dní jich máš { $allowance }.
}
web-vacation-from = První den
web-vacation-to = Poslední den
web-vacation-costs = { $days ->
    [one] Stojí to { $days } den. Započatý den se počítá celý.
    [few] Stojí to { $days } dny. Započatý den se počítá celý.
    [many] Stojí to { $days } dne. Započatý den se počítá celý.
   *[other] Stojí to { $days } dní. Započatý den se počítá celý.
}
web-vacation-start = Začít dovolenou
web-vacation-plan = Naplánovat dovolenou
web-vacation-now = Máš dovolenou do { $date }.
web-vacation-planned = Budeš mít dovolenou od { $since } do { $date }.
web-vacation-end = Ukončit dovolenou hned
web-vacation-drop = Zrušit dovolenou
web-vacation-started = Užij si dovolenou!
web-vacation-ended = Vítej zpátky! Čas ti zase běží.
web-vacation-dropped = Dovolená je zrušená.
