# Klient v prohlížeči: rám kolem každé stránky, lobby, nové stoly, dohrané hry, hráči.

## Lobby

web-hello-morning = Dobré ráno
web-hello-day = Dobrý den
web-hello-evening = Dobrý večer
web-hello-night = Ještě vzhůru?
web-hello-morning-name = Dobré ráno · { $name }
web-hello-day-name = Dobrý den · { $name }
web-hello-evening-name = Dobrý večer · { $name }
web-hello-night-name = Ještě vzhůru? · { $name }
web-welcome = Vyber si hru a začni: stačí jméno.
web-turns-none = Nikdo na tebe nečeká. Co si zahrajeme?
web-turns-waiting = { $count ->
    [one] Jeden stůl čeká na tvůj tah.
    [few] { $count } stoly čekají na tvůj tah.
   *[other] { $count } stolů čeká na tvůj tah.
}
web-turns-go = Přejít tam
web-turns-oldest = K prvnímu z nich
web-games = Hry
web-game-seats = { $most ->
    [one] { $least }–{ $most } hráč
    [few] { $least }–{ $most } hráči
   *[other] { $least }–{ $most } hráčů
}
web-game-seats-exact = { $seats ->
    [one] 1 hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
web-play-now = Hrát hned
web-play-now-hint = proti botům, jedním kliknutím
web-new-table = Nový stůl
web-new-game = Hra
web-learn = Naučit se hru
web-learn-on = Pokračovat v lekci: krok { $step }
web-learn-anew = Od začátku
web-begin = Tři způsoby, jak začít
web-begin-learn = Nauč se hrou
web-begin-learn-about = Pár minut, krůček po krůčku a průvodce po boku. Žádná pravidla číst nemusíš.
web-begin-learn-act = Začít lekci
web-begin-play = Zkus to s boty
web-begin-play-about = Celá hra tvým tempem. Boti nespěchají a můžeš si říct o nápovědu.
web-begin-friends = Pozvi přátele
web-my-tables = Tvé stoly
web-my-tables-none = Teď žádnou hru nehraješ. Zahraj si hned proti botům, nebo založ stůl pro přátele.
web-open-tables = Otevřené stoly
web-open-tables-none = Teď není volné žádné místo. Založ stůl a někdo přijde.
web-take-seat = Přisednout si
web-friends = Hraješ s přáteli?
web-friends-about = Založ stůl a pošli odkaz. Přátelé nepotřebují účet, stačí jim jméno.
web-watch-tables = Právě se hraje
web-watch-of = Sledovat { $game }: { $names }
web-watch-more = Ukázat další
web-finished = Dohrané hry
web-finished-all = Všechny
web-replay = Přehrát
web-replay-of = Přehrát záznam: { $game }, { $when }
web-row-move = krok { $ply }
web-row-moves = { $ply ->
    [one] 1 krok
    [few] { $ply } kroky
   *[other] { $ply } kroků
}
web-row-private = soukromý
web-row-your-turn = Jsi na tahu
web-row-turn-of = Na tahu: { $name }
web-row-several = Rozhoduje víc hráčů
web-row-bot-thinks = Bot přemýšlí
web-row-playing = Hraje se
web-row-paused = Pozastaveno
web-row-closed = Zavřeno
web-row-filling = Čeká se na hráče
web-row-ready = Může se začít
web-row-invited = Máš pozvánku
web-row-free = { $count ->
    [one] 1 volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
web-row-you-sit = Tady sedíš
web-row-no-clock = bez hodin
web-row-option-off = { $option }: vypnuto
web-no-account = Účet nepotřebuješ: stačí jméno.
web-keep-offer = Nastav si heslo: jméno, historie i hodnocení s tebou půjdou i na jiná zařízení
web-login-offer = Tvé jméno má heslo? Přihlas se

## Nový stůl

web-new-seat-me = Já
web-new-sum-move = { $time } na krok
web-new-sum-game = { $time } na hru
