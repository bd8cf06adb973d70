# První hra: průvodce u stolu.

web-first = Tvoje první hra
web-first-about = Pět minut, šest krůčků: ty hraješ a průvodce říká, oč jde.
web-first-none = Pro tuhle hru ještě průvodce není.
web-first-start = Začít
web-first-step = Krok { $step } z { $of }
web-first-more = Ukázat, co dělat
web-first-less = Sbalit
web-first-leave = Odejít z lekce
web-first-next = Pokračovat
web-first-show = Přeskočit: ukaž mi to
web-first-again = Vrátit a zkusit znovu
web-first-missed = I to se smí. Tady ale stojí za to zkusit něco jiného: vrať to, nebo ti to ukážu.
web-first-play = Zahrát celou hru
web-first-rules = Číst pravidla
web-first-lobby = Do haly

web-first-place-title = Přilož destičku
web-first-place = Destička musí ležet vedle jiných a strany musí navazovat: cesta na cestu, asteroidy na asteroidy, vesmír na vesmír. Vyber svítící místo, destičku případně otoč (R) a potvrď.
web-first-place-done = Sedí: všechny strany navazují na sousedy.
web-first-merchant-title = Postav na cestu obchodníka
web-first-merchant = Figurka na obchodní cestě je obchodník: dokud tam stojí, cesta je tvoje. Vyber cestu na své destičce, malou figurku a potvrď.
web-first-merchant-done = Cesta je tvoje. Figurka se vrátí, až bude cesta uzavřená.
web-first-score-title = Uzavři svou cestu
web-first-score = Cesta je uzavřená, když oba její konce ústí do křižovatky, pole asteroidů nebo planety. Přilož destičku tak, aby tvou cestu uzavřela, a pak zvol „žádná figurka“.
web-first-score-done = Body! Jeden za každou destičku, dva za každý symbol, a obchodník je zpátky u tebe.
web-first-planet-title = Zaútoč na planetu
web-first-planet = Soupeř drží planetu. Cesty a pole musí být volné, planeta ne: přilož destičku na jedno z osmi míst kolem ní a pošli tam malou figurku.
web-first-planet-done = Dvě strany na jedné planetě: to znamená boj.
web-first-fight-title = Boj
web-first-fight = Každá strana hází svými kostkami a vyhrává nejvyšší hod; při shodě se hází znovu. Velké figurky a symboly tvé frakce přidávají kostky. Poražený si vezme figurky zpět a dostane bod za každou kostku.
web-first-end-title = Poslední destička
web-first-end = Tady je jiná hra, ve které zbývá jediná destička. Přilož ji kamkoli: hra tím skončí a body se dají i za neuzavřené cesty, pole a planety.
web-first-end-done = A je to! Figurky, které zůstaly na stole, přinesly body za to, co tam je. Vyhrává, kdo má nejvíc bodů.
