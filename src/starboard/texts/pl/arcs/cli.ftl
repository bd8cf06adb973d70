# To mówi tylko terminal.

cli-help-arcs-signs = Na mapie: ▲ ■ ◆ ★ to gracze, a z liczbą ich sprawne statki; △ □ ◇ ☆ z liczbą to uszkodzone statki. Litera to budynek: M miasto, P port gwiezdny; „!” znaczy uszkodzony, „'” opodatkowany lub użyty w tej turze; „·” to wolne pole. [▲] kontroluje układ. Przy planecie stoi zasób, który dają jej miasta. W tabeli ambicji „3 +5” znaczy: wynik 3, a punktowanie w tej chwili dałoby potęgę 5. Tabela graczy liczy to, co zostało w pulach.
cli-help-arcs-cards = „r bc12” albo „r” i nazwa, polska lub angielska, pokazuje treść karty. Przy kartach na ręce • to punkt akcji, dalej ambicja, którą karta ogłasza (* dowolna).
cli-arcs-chapter = Rozdział { $chapter }
cli-arcs-initiative = inicjatywa:
cli-arcs-discard = stos odrzuconych: { $cards }
cli-arcs-open = Odkryty stos odrzuconych: { $cards }
cli-arcs-round = W tej rundzie:
cli-arcs-mode = { $mode ->
    [lead] karta wiodąca
    [surpass] przebicie
    [copy] kopiowanie
   *[pivot] zwrot
}
cli-arcs-face-down = (zakryta)
cli-arcs-pips = Pozostałe punkty akcji: { $pips }
cli-arcs-armed = punktami można płacić też za bitwę
cli-arcs-place = { $place ->
    [gate] Brama
    [arrow] Strzałka
    [crescent] Półksiężyc
   *[hex] Sześciokąt
}
cli-arcs-court = Dwór (w talii { $left })
cli-arcs-agents = agenci
cli-arcs-keys = { $keys ->
    [one] 1 klucz
    [few] { $keys } klucze
   *[many] { $keys } kluczy
}
cli-arcs-ambitions = Ambicje (wolne: { $free })
cli-arcs-box = pole
cli-arcs-power = potęga
cli-arcs-cards = karty
cli-arcs-ships = statki
cli-arcs-starports = porty
cli-arcs-cities = miasta
cli-arcs-slots = pola
cli-arcs-captives = jeńcy:
cli-arcs-trophies = trofea:
cli-arcs-outrage = oburzenie:
cli-arcs-known = znane karty:
cli-arcs-hand = Twoja ręka:
cli-arcs-peek = Przeglądasz:
cli-arcs-damaged = uszkodzone
cli-arcs-part = { $part ->
    [map] mapa
    [court] dwór
    [ambitions] ambicje
    [hand] ręka
   *[players] gracze
}
