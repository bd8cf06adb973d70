# Hry na dny: server.

table-no-pause-over-days = Ve hře na dny se nepauzuje. Když potřebuješ delší přestávku, vyber si dovolenou.
vacation-there-is-one = Dovolenou už máš. Nejdřív ji ukonči nebo zruš.
vacation-bad-days = Dovolená musí skončit později, než začne, a začít do roka.
vacation-too-long = { $days ->
    [one] Tahle dovolená stojí { $days } den.
    [few] Tahle dovolená stojí { $days } dny.
    [many] Tahle dovolená stojí { $days } dne.
   *[other] Tahle dovolená stojí { $days } dní.
} Dny dovolené, které ti zbývají: { $left }.
vacation-too-often = Za posledních 365 dní už máš příliš mnoho dovolených (nejvýše: { $most }).
notice-reminder = Dochází ti čas: { $names } ({ $game }, stůl { $table }).
