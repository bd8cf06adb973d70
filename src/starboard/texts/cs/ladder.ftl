# Žebříček botů a hry jednoho hráče proti umělému hráči hry.

cli-ladder = nechat boty hrát to, co o jejich síle řekne nejvíc, a ohodnotit je
cli-ladder-bots = úrovně botů, které se mají ohodnotit, například hard@40n; bez nich hrají kotvy mezi sebou
cli-ladder-deals = počet rozdání, každé ze všech míst; bez něj se nic nehraje a jen se vypíše hodnocení
cli-ladder-anchor = proti komu hrají; bez toho proti kotvám, které na žebříčku jsou
cli-ladder-folder = složka záznamů o zápasech a souboru ratings.json; bez ní bench
cli-ladder-player = hráč
cli-ladder-elo = hodnocení Elo (95% interval)
cli-ladder-played = rozdání
cli-ladder-interval = { $elo } ({ $low } až { $high })
cli-ladder-note = Rozdíly Elo proti hráči { $reference }. Intervaly jsou podle rozdání.
cli-ladder-empty = Na tomto žebříčku ještě nikdo nehrál proti hráči { $reference }.
cli-ladder-stopped = Přerušeno. Stejný příkaz odsud pokračuje.

cli-duel-anchor = jeden bot hraje proti těmto kotvám, nebo bez jmen proti těm, které mu jsou silou blízko, a hry zůstanou v záznamech žebříčku; --out je pak jejich složka (jinak bench)
cli-duel-error-anchor = S --anchor zadej jednoho bota, a to bez --chart, bez --fast a bez balíčku.
cli-duel-opponent = proti
cli-duel-deals = rozdání
cli-duel-elo = rozdíl Elo
cli-duel-rating = Hodnocení bota { $bot } na tomto žebříčku: { $rating }.

cli-solo = nechat bota hrát samotného proti umělému hráči hry a říct, jak často vyhraje s každou první volbou
cli-solo-bot = úroveň bota, například hard@40n
cli-solo-games = počet her s každou první volbou, například s každou postavou
cli-solo-out = zapisovat hry do tohoto souboru; stejný příkaz po přerušení odtud pokračuje
cli-solo-choice = první volba
cli-solo-all = vše
cli-solo-stopped = Přerušeno. Odehrané hry: { $games } z { $wanted }.
cli-solo-error-game = Hru { $game } nejde hrát samotný proti umělému hráči.
