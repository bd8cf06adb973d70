# Čím se liší dvě simulace týchž rozdání: `starboard compare`.

cli-compare = říct, čím se liší dvě simulace týchž rozdání a jak jisté to je
cli-compare-a = složka simulace (A)
cli-compare-b = složka jiné simulace s týmiž rozdáními (B), například z `starboard simulate --again`
cli-compare-size = kolik her ukáže takový rozdíl? 0.02 jsou dva procentní body podílu výher, nebo dvě procenta čehokoli jiného
cli-compare-unfinished = porovnat hry, které mají obě, i když ještě nejsou odehrané všechny
cli-compare-csv = uložit všechny rozdíly jako tabulku
cli-compare-error-size = Velikost rozdílu je číslo větší než 0 a menší než 10, například 0.02. Tohle je { $size }.
cli-compare-error-csv = Tabulka potřebuje název jako SOUBOR.csv, ne { $file }.
cli-compare-about = { $games ->
    [one] Jedna hra
    [few] { $games } hry
   *[other] { $games } her
} s týmiž rozdáními. A: { $a }, B: { $b }
cli-compare-varied = Změněno: { $varied }
cli-compare-nothing = nic
cli-compare-length = Délka a body na konci
cli-compare-taken = { $kind ->
    [tile] Jak často se destička ve hře otočí
    [court] Jak často se karta ve hře zajistí
    [lore] Jak často se karta příběhu ve hře vezme
    [action] Jak často se akční karta ve hře zahraje
    [card] Jak často se karta ve hře získá
   *[contact] Jak často se kontakt ve hře potká
}
cli-compare-games = potřeba her
cli-compare-games-size = na { $size }
cli-compare-more = Ukazují se ty, které se liší nejjistěji: { $shown } z { $all }. --csv a --json mají všechny.
cli-compare-many = Porovnané rozdíly: { $compared }. I kdyby se nic nelišilo, náhoda by z tolika dostala mimo 95% interval asi { $chance }.
cli-compare-clear = Přesto jasné (▲ ▼, Holmova metoda na 5 %): { $clear }.
cli-compare-seldom = Vynecháno, protože k tomu došlo v příliš málo hrách: { $seldom }.
cli-compare-needed = Poslední sloupce počítají hry v každé simulaci, s týmiž rozdáními: tolik jich rozdíl té velikosti ukáže ve čtyřech porovnáních z pěti.

cli-simulate-compare = Co ta změna mění: { $command }

error-compare-same = A a B jsou tatáž složka, { $folder }. Uveď dvě simulace.
error-compare-deals = { $a } a { $b } nemají táž rozdání: { $setting } je tam { $there } a zde { $here }. Odehraj rozdání té první znovu a změň jedno: { $command }
error-compare-none = { $a } a { $b } zatím nemají žádnou společnou hru. Pokračuj v obou příkazy, kterými začaly.
error-compare-unfinished = Ve složce { $folder } je jen část her: { $games } z { $wanted }. Pokračuj příkazem, kterým začala, nebo porovnej, co tam je, s --unfinished.
