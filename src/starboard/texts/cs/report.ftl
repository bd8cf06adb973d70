# Co říká mnoho her: `starboard report`.

cli-report = vytvořit z her simulace stránku s grafy
cli-report-folder = složka, kterou zapsal `starboard simulate`
cli-report-out = stránka; bez toho SLOŽKA/report.html
cli-report-progress = Sčítám…
cli-report-done = Stránka je zde: { $file }
cli-report-error-file = Zpráva je stránka: její soubor se jmenuje SOUBOR.html, ne { $file }.
cli-report-error-empty = Ve složce { $folder } zatím není žádná hra.

report-title = { $game }: { $games ->
    [one] jedna hra
    [few] { NUMBER($games, useGrouping: "always") } hry
   *[other] { NUMBER($games, useGrouping: "always") } her
}
report-about = { $seats ->
    [one] Jeden hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
} · boti: { $bots } · semínko { $seed }
report-unfinished = Simulace není hotová: { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
} z { $wanted }.
report-number = { NUMBER($number, maximumFractionDigits: 2) }
report-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-whole = { NUMBER($number, useGrouping: "always") }
report-p = p = { NUMBER($p, maximumSignificantDigits: 2) }
report-p-small = p < { NUMBER(0.0001, maximumFractionDigits: 4) }
report-rate = { $rate } ({ $low }–{ $high })
report-table = Tabulka
report-games = hry
report-won = vyhráno
report-interval = interval 95 %
report-part = podíl
report-winners = vítězové
report-others = všichni ostatní
report-when = kdy
report-tenth = po { $rate }
report-half = medián: { $value }
report-points-unit = body
report-face = strana
report-rolled = padla
report-due = očekáváno

report-key-games = Hry
report-key-length = Kola ve hře (medián)
report-key-decisions = Rozhodnutí ve hře (medián)
report-key-score = Body vítěze (medián)
report-key-margin = Náskok před druhým (medián)

report-short = Stručně
report-short-order = { $clear ->
    [yes] Na pořadí záleží: { $who } vyhrává { $rate } her, vyrovnané by bylo { $fair } ({ $p }).
   *[no] Pořadí hráčů nepřináší zřetelný rozdíl ({ $p }).
}
report-short-people = { $clear ->
    [yes] Nejčastěji vyhrává { $best } ({ $high }), nejméně často { $worst } ({ $low }).
   *[no] { $kind ->
        [faction] Mezi frakcemi
        [leader] Mezi vůdci
        [character] Mezi postavami
       *[ship] Mezi loděmi
    } není zřetelný rozdíl: od { $low } ({ $worst }) po { $high } ({ $best }).
}
report-short-length = Polovina her trvá od { $low } do { $high } kol.
report-short-leader = Kdo vede v poločase, vyhrává { $rate } her (interval 95 %: { $low } až { $high }; počet her: { $games }).
report-short-source = Nejvíce bodů přináší: { $source } ({ $share }).
report-short-dice = { $fair ->
    [yes] Kostky vypadají poctivě ({ $p }).
   *[no] Kostky nevypadají poctivě ({ $p }).
}
report-bots-note = Toto vše platí pro hry těchto botů. Jiní hráči mohou za silné považovat něco jiného.

report-who = Kdo vyhrává
report-length = Délka a konec
report-points = Body a akce
report-things = Co se vyplatí brát
report-dice = Kostky

report-name-seat = Místo { $number }
report-name-order = { $number ->
    [1] První hráč
    [2] Druhý hráč
    [3] Třetí hráč
    [4] Čtvrtý hráč
   *[other] Pátý hráč
}
report-kind = { $kind ->
    [bot] Bot
    [seat] Místo
    [order] Pořadí
    [faction] Frakce
    [leader] Vůdce
    [character] Postava
    [ship] Loď
    [tile] Destička
    [court] Karta dvora
    [lore] Karta příběhu
    [action] Karta akce
    [card] Karta
    [contact] Kontakt
    [die] Kostka
    [skirmish] Kostka šarvátky
    [assault] Kostka útoku
    [raid] Kostka nájezdu
    [points] Zdroj
   *[deed] Akce
}
report-by = { $kind ->
    [bot] Výhry podle bota
    [seat] Výhry podle místa
    [order] Výhry podle pořadí
    [faction] Výhry podle frakce
    [leader] Výhry podle vůdce
    [character] Výhry podle postavy
   *[ship] Výhry podle poslední lodi
}
report-by-thing = { $kind ->
    [tile] Podíl výher toho, kdo destičku otočil
    [court] Podíl výher toho, kdo kartu zajistil
    [lore] Podíl výher toho, kdo má kartu příběhu
    [action] Podíl výher toho, kdo kartu akce zahrál
    [card] Podíl výher toho, kdo kartu získal
   *[contact] Podíl výher toho, kdo kontakt potkal
}
report-unequal = { $clear ->
    [yes] Rozdíl je zřetelný ({ $p }). Čárkovaně: všichni stejně. ▲ ▼: interval leží nad tím, nebo pod tím.
   *[no] Žádný zřetelný rozdíl ({ $p }). Čárkovaně: všichni stejně. ▲ ▼: interval leží nad tím, nebo pod tím.
}
report-about-rates = Pruhy pro podíl vyhraných her, s úsečkami pro jeho 95% interval a čárkovanou čarou pro vyrovnaný podíl. Čísla jsou v tabulce.
report-unit-rounds = Kola
report-unit-turns = Tahy
report-unit-decisions = Rozhodnutí
report-length-rounds = Kola ve hře
report-length-turns = Tahy ve hře
report-length-decisions = Rozhodnutí ve hře
report-margin = Body mezi prvními dvěma
report-score = Body vítěze
report-about-histogram = Sloupce pro počet her s každou hodnotou, od { $low } do { $high }; medián je { $middle }. Čísla jsou v tabulce.
report-ending = Proč hry končí
report-about-endings = Pruhy pro podíl her, které tak končí. Čísla jsou v tabulce.
report-sources = Odkud jsou body
report-deeds-done = Akce ve hře
report-halves-note = Průměr na místo a hru.
report-about-halves = Dva pruhy pro každý řádek, vítězů a všech ostatních. Čísla jsou v tabulce.
report-course = Body v průběhu hry
report-about-course = Dvě čáry přes tahy hry: body těch, kdo nakonec vyhráli, a všech ostatních. Čísla jsou v tabulce.
report-leader = Vyhrává, kdo vede
report-leader-note = Podíl her, které nakonec vyhraje ten, kdo má v té chvíli nejvíce bodů.
report-about-leader = Čára přes tahy hry: jak často nakonec vyhraje ten, kdo má tehdy nejvíce bodů. Čísla jsou v tabulce.
report-things-note = Kdo vyhrává, bere více: vysoký podíl ještě neznamená sílu. Z dvaceti intervalů jeden náhodou mine.
report-things-ends = V grafu je { $drawn } z obou konců (z { $all }); v tabulce jsou všechny.
report-things-seldom = Vynecháno, protože přišly v méně než { $games } hrách: { $things }
report-fair = { $fair ->
    [yes] Padá jako poctivá ({ $p }).
   *[no] Nepadá jako poctivá ({ $p }).
}
report-dice-test = Chí kvadrát { $far }, stupně volnosti: { $free }, hozené kostky: { NUMBER($dice, useGrouping: "always") }
report-dice-note = Úsečky ukazují, kam poctivá kostka padne 95krát ze 100.
report-about-dice = Pruhy pro to, jak často která strana padla, s úsečkami pro to, co čekat od poctivé kostky. Čísla jsou v tabulce.
report-again = Přesně tytéž hry
report-again-how = Se Starboardem { $version } je tento příkaz odehraje znovu:
