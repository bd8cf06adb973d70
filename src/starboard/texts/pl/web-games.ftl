# Zakończone gry i gracze.

## Lobby

web-finished-none = Nie ma jeszcze zakończonej gry, którą mógłby obejrzeć każdy.

## Zakończone gry i gracze

web-games-whose = Czyje gry
web-games-all = wszystkie
web-games-mine = moje
web-games-every = Wszystkie gry
web-games-file = Wczytaj zapis
web-games-mine-none = Nie masz jeszcze żadnej zakończonej gry.
web-games-show-mine = Pokaż moje
web-games-older = Pokaż starsze
web-player-ratings = Rankingi
web-player-rating-about = Ranking rośnie dzięki dobrym wynikom przeciw silnym rywalom i wraz z liczbą gier.
web-player-no-rating = Jeszcze bez rankingu. Da go pierwsza gra, która się liczy: rozegrana od początku, bez podpowiedzi, między różnymi graczami.
web-player-games = { $count ->
    [one] 1 gra rankingowa
    [few] { $count } gry rankingowe
    [many] { $count } gier rankingowych
   *[other] { $count } gry rankingowej
}
web-player-last = Ostatnie gry
web-player-no-games = Na razie żadnej zakończonej gry.
web-player-place = miejsce { $place } z { $seats }
