# Dohrané hry a hráči.

## Lobby

web-finished-none = Zatím se nedohrála žádná hra, kterou smí vidět všichni.

## Dohrané hry a hráči

web-games-whose = Čí hry
web-games-all = všechny
web-games-mine = moje
web-games-every = Všechny hry
web-games-file = Načíst záznam
web-games-mine-none = Zatím nemáš žádnou dohranou hru.
web-games-show-mine = Ukázat moje
web-games-older = Ukázat starší
web-player-ratings = Hodnocení
web-player-rating-about = Hodnocení roste s dobrými výsledky proti silným soupeřům a s počtem her.
web-player-no-rating = Zatím bez hodnocení. Přijde s první hrou, která se počítá: od začátku, bez nápovědy, mezi různými hráči.
web-player-games = { $count ->
    [one] 1 hodnocená hra
    [few] { $count } hodnocené hry
   *[other] { $count } hodnocených her
}
web-player-last = Poslední hry
web-player-no-games = Zatím žádná dohraná hra.
web-player-place = { $place }. místo z { $seats }
