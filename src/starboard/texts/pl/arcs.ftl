# Arcs. Słowa według glossary/arcs.toml. Karty: arcs-cards.ftl.

arcs = Arcs

## Rzeczy: zasoby, rodzaje kart, ambicje

arcs-resource-material = materiały
arcs-resource-fuel = paliwo
arcs-resource-weapon = broń
arcs-resource-relic = relikwie
arcs-resource-psionic = psionik
arcs-suit-administration = Administracja
arcs-suit-aggression = Agresja
arcs-suit-construction = Budownictwo
arcs-suit-mobilization = Mobilizacja
arcs-ambition-tycoon = Magnat
arcs-ambition-tyrant = Tyran
arcs-ambition-warlord = Watażka
arcs-ambition-keeper = Opiekun
arcs-ambition-empath = Empata

## Akcje: standardowe, potem akcje kart

arcs-action-tax = opodatkowanie
arcs-action-build = budowa
arcs-action-move = ruch
arcs-action-catapult = ruch przyspieszony
arcs-action-repair = naprawa
arcs-action-influence = wpływ
arcs-action-secure = pozyskanie
arcs-action-battle = bitwa
arcs-action-manufacture = Produkcja
arcs-action-synthesize = Synteza
arcs-action-pressgang = Przymusowy werbunek
arcs-action-execute = Egzekucja
arcs-action-abduct = Porwanie
arcs-action-trade = Handel
arcs-action-summon = Przywołanie
arcs-action-fire_rifles = Ostrzał
arcs-action-nurture = Pielęgnacja
arcs-action-prune = Przycinanie
arcs-action-guide = Naprowadzanie
arcs-action-martyr = Męczeństwo
arcs-action-annex = Aneksja
arcs-mode-surpass = przebicie
arcs-mode-copy = kopiowanie
arcs-mode-pivot = zwrot

## Elementy, mapa, kości, karty

arcs-piece-ship = statek
arcs-piece-agent = agent
arcs-piece-city = miasto
arcs-piece-starport = port gwiezdny
arcs-state-fresh = sprawny
arcs-state-damaged = uszkodzony
arcs-map-planet = planeta
arcs-map-gate = brama
arcs-map-cluster = gromada
arcs-system = { $place ->
    [gate] Brama { $cluster }
    [arrow] Strzałka { $cluster }
    [crescent] Półksiężyc { $cluster }
   *[hex] Sześciokąt { $cluster }
}
arcs-die-assault = kość szturmu
arcs-die-skirmish = kość potyczki
arcs-die-raid = kość najazdu
arcs-face-self_hit = trafienie własnych statków
arcs-face-intercept = przechwycenie
arcs-face-hit = trafienie statków
arcs-face-building_hit = trafienie budynków
arcs-face-key = klucz
arcs-kind-guild = karta gildii
arcs-kind-vox = karta echa
arcs-kind-leader = karta przywódcy
arcs-kind-lore = karta legendy
