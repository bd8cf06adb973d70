# Arcs. Výrazy podle glossary/arcs.toml. Karty: arcs-cards.ftl.

arcs = Arcs

## Věci: zdroje, typy karet, ambice

arcs-resource-material = materiály
arcs-resource-fuel = palivo
arcs-resource-weapon = zbraně
arcs-resource-relic = relikvie
arcs-resource-psionic = psionik
arcs-suit-administration = Správa
arcs-suit-aggression = Agrese
arcs-suit-construction = Výstavba
arcs-suit-mobilization = Mobilizace
arcs-ambition-tycoon = Magnát
arcs-ambition-tyrant = Tyran
arcs-ambition-warlord = Vojevůdce
arcs-ambition-keeper = Správce
arcs-ambition-empath = Empat

## Akce: běžné, pak akce karet

arcs-action-tax = daně
arcs-action-build = stavba
arcs-action-move = pohyb
arcs-action-catapult = urychlený pohyb
arcs-action-repair = oprava
arcs-action-influence = vliv
arcs-action-secure = zajištění
arcs-action-battle = bitva
arcs-action-manufacture = Výroba
arcs-action-synthesize = Syntéza
arcs-action-pressgang = Nucený nábor
arcs-action-execute = Poprava
arcs-action-abduct = Únos
arcs-action-trade = Obchod
arcs-action-summon = Vyvolání
arcs-action-fire_rifles = Palba
arcs-action-nurture = Pěstování
arcs-action-prune = Prořezávání
arcs-action-guide = Navádění
arcs-action-martyr = Mučednictví
arcs-action-annex = Anexe
arcs-mode-surpass = Překonání
arcs-mode-copy = Kopírování
arcs-mode-pivot = Odporování

## Komponenty, mapa, kostky, karty

arcs-piece-ship = loď
arcs-piece-agent = agent
arcs-piece-city = město
arcs-piece-starport = dok
arcs-state-fresh = nepoškozená
arcs-state-damaged = poškozená
arcs-map-planet = planeta
arcs-map-gate = brána
arcs-map-cluster = hvězdokupa
arcs-system = { $place ->
    [gate] Brána { $cluster }
    [arrow] Šipka { $cluster }
    [crescent] Srpek { $cluster }
   *[hex] Šestiúhelník { $cluster }
}
arcs-die-assault = kostka útoku
arcs-die-skirmish = kostka šarvátky
arcs-die-raid = kostka nájezdu
arcs-face-self_hit = zasažení vašich lodí
arcs-face-intercept = protiúder
arcs-face-hit = zasažení lodí
arcs-face-building_hit = zasažení budov
arcs-face-key = klíč
arcs-kind-guild = karta gildy
arcs-kind-vox = karta ozvěny
arcs-kind-leader = karta vůdce
arcs-kind-lore = karta příběhu
