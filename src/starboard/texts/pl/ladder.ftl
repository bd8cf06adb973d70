# Drabinka botów i gry jednego gracza przeciw sztucznemu graczowi gry.

cli-ladder = niech boty rozegrają to, co najwięcej mówi o ich sile, i oceń je
cli-ladder-bots = poziomy botów do oceny, na przykład hard@40n; bez nich kotwice grają między sobą
cli-ladder-deals = liczba rozdań, każde z każdego miejsca (domyślnie żadne: tylko wypisz oceny)
cli-ladder-anchor = przeciw komu grają (domyślnie przeciw kotwicom, które są na drabince)
cli-ladder-folder = folder zapisów meczów i pliku ratings.json (domyślnie bench)
cli-ladder-player = gracz
cli-ladder-elo = Elo (przedział ufności 95%)
cli-ladder-played = rozdania
cli-ladder-interval = { $elo } (od { $low } do { $high })
cli-ladder-note = Różnice Elo wobec gracza { $reference }. Przedziały są według rozdań.
cli-ladder-empty = Na tej drabince nikt jeszcze nie grał z graczem { $reference }.
cli-ladder-stopped = Przerwano. To samo polecenie gra dalej od tego miejsca.

cli-duel-anchor = jeden bot gra z tymi kotwicami, a bez nazw z tymi, które są blisko niego siłą, i gry zostają w zapisach drabinki; --out to wtedy ich folder (domyślnie bench)
cli-duel-error-anchor = Z --anchor podaj jednego bota, bez --chart, bez --fast i bez pakietu.
cli-duel-opponent = przeciw
cli-duel-deals = rozdania
cli-duel-elo = różnica Elo
cli-duel-rating = Ocena bota { $bot } na tej drabince: { $rating }.

cli-solo = niech bot gra sam przeciw sztucznemu graczowi gry; powiedz, jak często wygrywa z każdym pierwszym wyborem
cli-solo-bot = poziom bota, na przykład hard@40n
cli-solo-games = liczba gier z każdym pierwszym wyborem, na przykład z każdą postacią
cli-solo-out = zapisuj gry w tym pliku; to samo polecenie po przerwaniu gra dalej od tego miejsca
cli-solo-choice = pierwszy wybór
cli-solo-all = wszystkie
cli-solo-stopped = Przerwano. Rozegrane gry: { $games } z { $wanted }.
cli-solo-error-game = W grę { $game } nie można grać samemu przeciw sztucznemu graczowi.
