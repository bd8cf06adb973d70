# Dovolená: prohlížeč.

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
