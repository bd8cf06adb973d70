# Tohle říká jen terminál.

cli-help-carcassonne-cell = Přiložení destičky: čísla na herním plánu jsou políčka, kam destička pasuje; a, b, c, d říkají, jak je otočená. Napiš „7“ a potom písmeno, nebo rovnou „7b“. V notaci: „place 1,0 r90“.
cli-help-carcassonne-figure = Umístění figurky: napiš číslo možnosti. Názvy r1, a1, p1 na obrázku jsou úseky destičky. V notaci: „figure small r1“, „figure large planet 2,0“, „figure none“.
cli-help-carcassonne-fight = ⚔ stojí u voleb, které vedou k boji, spolu s šancí každé strany na výhru a s počtem jejích kostek.
cli-help-carcassonne-signs = Na herním plánu: ━┃ obchodní cesty, ╋ křižovatky, ▒ pole asteroidů, ◉ planety; R, E, B symboly Povstalecké aliance, Impéria a Námezdních lovců; △ □ ◇ ☆ ▽ malé figurky a ▲ ■ ◆ ★ ▼ velké, každý hráč má svůj tvar; ╔ ╗ ╚ ╝ kolem poslední destičky. Sloupce a řady se číslují jako v „2,-1“: sloupec 2, řada -1.
cli-carcassonne-final = → body, kdyby hra skončila teď
cli-carcassonne-left = { $left ->
    [0] Ve sloupečku nezbývá žádná destička.
    [one] Ve sloupečku zbývá 1 destička.
    [few] Ve sloupečku zbývají { $left } destičky.
   *[other] Ve sloupečku zbývá { $left } destiček.
}
cli-carcassonne-which = Pasuje tam více natočení: napiš písmeno.
cli-carcassonne-cells = Políčka a písmena natočení, která tam pasují:
