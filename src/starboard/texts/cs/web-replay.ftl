# Pravidla, ohlédnutí za hrou a její konec.

## Ohlédnutí

web-replay-title = Přehrávání
web-replay-sides = Části přehrávání
web-replay-watch = Kroky
web-replay-end = Výsledek
web-replay-loading = Načítá se hra…
web-replay-not-started = Tahle hra ještě nezačala.
web-replay-to-table = Ke stolu
web-replay-board = Herní plán v tomto okamžiku
web-replay-points = { $unit } v tomto okamžiku
web-replay-story = Co se stalo
web-replay-log = Průběh
web-replay-moment = Okamžik hry
web-replay-at = Krok { $ply } z { $last }
web-replay-go = Přejít na krok { $ply }
web-replay-row-events = události
web-replay-row-turns = tahy
web-replay-row-moves = kroky
web-replay-mark = Krok { $ply }: { $what } ({ $who })
web-replay-start = Hra začíná.
web-replay-nothing = Nic dalšího se neděje.
web-replay-first = Na začátek
web-replay-back = O krok zpět
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-forward = O krok vpřed
web-replay-last = Na konec
web-replay-speed = Rychlost
web-replay-play-on = Hrát odtud
web-replay-forked = Nová hra od tohoto okamžiku: ty proti botům. Co je skryté, se rozdalo znovu.
web-replay-share = Sdílet
web-replay-shared = Odkaz na krok { $ply } máš ve schránce.
web-replay-shared-game = Odkaz na tuhle hru máš ve schránce.
web-replay-save = Uložit záznam
web-replay-failed = Tenhle okamžik se nepodařilo načíst.

## Záznam ze souboru

web-replay-file = Přehrát hru ze souboru
web-replay-file-drop = Přetáhni sem soubor s uloženou hrou.
web-replay-file-choose = Vybrat soubor
web-replay-file-about = Zkontroluje se a ukáže; na serveru nezůstane.
web-replay-file-reading = Hra se přehrává…
web-replay-file-large = Soubor je příliš velký; záznam má nejvýše { $most } kB.
web-replay-file-unreadable = Soubor nejde přečíst.
web-replay-other-file = Jiný soubor
web-replay-fair-none = Tenhle záznam nemá důkaz poctivých kostek: nehrálo se na serveru.
web-replay-fair-kept = Kostky byly poctivé: semínko pochází z tajemství, jehož otisk byl známý před hrou, a z toho, co přidali hráči.
web-replay-fair-broken = Důkaz poctivých kostek neplatí: tajemství, otisk a semínko k sobě nepatří.
web-replay-fair-verify = Ověříš si to příkazem:

## Značky na časové ose

web-mark-leader = nové vedení
web-mark-end = konec

## Zdroje bodů

web-source-points = body
web-source-before = dříve

## Konec

web-end-wins = Vítězí { $name }
web-end-wins-by = Vítězí { $name }, { $lead }
web-end-shared = O vítězství se dělí { $names }
web-end-moves = { $moves ->
    [one] 1 krok
    [few] { $moves } kroky
   *[other] { $moves } kroků
}
web-end-tiles = { $count ->
    [one] 1 destička
    [few] { $count } destičky
   *[other] { $count } destiček
}
web-end-place = { $place }. místo:
web-end-again = Hrát znovu
web-end-replay = Přehrát hru
web-end-lead = Kdo vedl, krok za krokem
web-end-lead-about = { $unit } po každém kroku. Čísla označují okamžiky popsané vedle.
web-end-lead-label = { $unit } všech během hry, { $moves ->
    [one] 1 krok
    [few] { $moves } kroky
   *[other] { $moves } kroků
}; v číslech níže.
web-end-moments = { $count ->
    [one] Okamžik, který rozhodl
    [few] Okamžiky, které rozhodly
   *[other] Okamžiky, které rozhodly
}
web-end-moments-about = Kroky, které někomu přinesly nejvíc, a ty, které k tomu vedly.
web-end-moment = Krok { $ply }: { $name } +{ $points }
web-end-moment-by = Krok { $ply }: { $name }
web-end-no-moments = Nikdo si nad ostatními neudělal náskok.
web-end-go = Přejít tam
web-end-go-to = Přejít na krok { $ply }
web-end-by-source = { $unit } podle zdroje
web-end-by-source-about = Součet po každém kroku; poslední schod je závěrečné vyhodnocení.
web-end-chart-label = { $unit } podle zdroje: { $name }, { $moves ->
    [one] 1 krok
    [few] { $moves } kroky
   *[other] { $moves } kroků
}.
web-end-in-numbers = Grafy v číslech
web-end-source = Zdroj
web-end-total = Celkem
web-end-over-time = { $unit } v průběhu hry
web-end-move = Krok
web-end-fair = Poctivé kostky

## Když se něco nepovede

web-record-rules-do = Záznam lze přehrát jen podle pravidel, podle kterých vznikl. Zeptej se toho, od koho ho máš, jakou verzi Starboardu používá, nebo se podívej na některou z her uložených tady.
