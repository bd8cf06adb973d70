# Tohle říká jen terminál.

cli-help-arcs-signs = Na mapě: ▲ ■ ◆ ★ jsou hráči, s číslem jejich nepoškozené lodě; △ □ ◇ ☆ s číslem jsou poškozené lodě. Písmeno je budova: M město, D dok; „!“ znamená poškozená, „'“ v tomto tahu zdaněná nebo použitá; „·“ je volné pole. [▲] systém ovládá. U planety stojí zdroj, který dávají její města. V tabulce ambicí znamená „3 +5“: má 3 a teď by to přineslo 5 bodů moci. Tabulka hráčů počítá, co zbývá v zásobách.
cli-help-arcs-cards = „r bc12“ nebo „r“ a název, český či anglický, ukáže, co na kartě stojí. U karet v ruce je • akční bod, potom ambice, kterou karta vyhlašuje (* kterákoli).
cli-arcs-chapter = Kapitola { $chapter }
cli-arcs-initiative = iniciativa:
cli-arcs-discard = odhazovací balíček: { $cards }
cli-arcs-open = Otevřený odhazovací balíček: { $cards }
cli-arcs-round = V tomto kole:
cli-arcs-mode = { $mode ->
    [lead] hlavní karta
    [surpass] překonání
    [copy] kopírování
   *[pivot] odporování
}
cli-arcs-face-down = (lícem dolů)
cli-arcs-pips = Zbývající akční body: { $pips }
cli-arcs-armed = akční body zaplatí i bitvu
cli-arcs-place = { $place ->
    [gate] Brána
    [arrow] Šipka
    [crescent] Srpek
   *[hex] Šestiúhelník
}
cli-arcs-court = Dvůr (v balíčku { $left })
cli-arcs-agents = agenti
cli-arcs-keys = { $keys ->
    [one] 1 klíč
    [few] { $keys } klíče
   *[other] { $keys } klíčů
}
cli-arcs-ambitions = Ambice (volné: { $free })
cli-arcs-box = pole
cli-arcs-power = moc
cli-arcs-cards = karty
cli-arcs-ships = lodě
cli-arcs-starports = doky
cli-arcs-cities = města
cli-arcs-slots = pole
cli-arcs-captives = zajatci:
cli-arcs-trophies = trofeje:
cli-arcs-outrage = pobouření:
cli-arcs-known = známé karty:
cli-arcs-hand = Tvá ruka:
cli-arcs-peek = Prohlížíš si:
cli-arcs-damaged = poškozeno
cli-arcs-part = { $part ->
    [map] mapa
    [court] dvůr
    [ambitions] ambice
    [hand] ruka
   *[players] hráči
}
