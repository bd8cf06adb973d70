# The guided first game of Carcassonne.

web-first-carcassonne-about = Pět minut, šest krůčků: ty hraješ a průvodce říká, oč jde.

web-first-carcassonne-place-title = Přilož destičku
web-first-carcassonne-place = Destička musí ležet vedle jiných a strany musí navazovat: cesta na cestu, asteroidy na asteroidy, vesmír na vesmír. Vyber svítící místo, destičku případně otoč (R) a potvrď.
web-first-carcassonne-place-done = Sedí: všechny strany navazují na sousedy.
web-first-carcassonne-merchant-title = Postav na cestu obchodníka
web-first-carcassonne-merchant = Figurka na obchodní cestě je obchodník: dokud tam stojí, cesta je tvoje. Na své destičce vyber cestu, pak malou figurku a potvrď.
web-first-carcassonne-merchant-done = Cesta je tvoje. Figurka se vrátí, až bude cesta uzavřená.
web-first-carcassonne-score-title = Uzavři svou cestu
web-first-carcassonne-score = Cesta je uzavřená, když oba její konce ústí do křižovatky, pole asteroidů nebo planety. Přilož destičku tak, aby tvou cestu uzavřela, a pak zvol „žádná figurka“.
web-first-carcassonne-score-done = Body! Jeden za každou destičku, dva za každý symbol, a obchodník je zpátky u tebe.
web-first-carcassonne-planet-title = Zaútoč na planetu
web-first-carcassonne-planet = Soupeř drží planetu. Cesty a pole musí být volné, planeta ne: přilož destičku na jedno z osmi míst kolem ní a pošli tam malou figurku.
web-first-carcassonne-planet-done = Dvě strany na jedné planetě: to znamená boj.
web-first-carcassonne-fight-title = Boj
web-first-carcassonne-fight = Každá strana hází svými kostkami a vyhrává nejvyšší hod; při shodě se hází znovu. Velké figurky a symboly tvé frakce přidávají kostky. Poražený si vezme figurky zpět a dostane bod za každou kostku.
web-first-carcassonne-end-title = Poslední destička
web-first-carcassonne-end = Tady je jiná hra, ve které zbývá jediná destička. Přilož ji kamkoli: hra tím skončí a započítají se i body za neuzavřené cesty, pole a planety.
web-first-carcassonne-end-done = A je to! Figurky, které zůstaly na stole, přinesly body za to, co tam je. Vyhrává, kdo má nejvíc bodů.
