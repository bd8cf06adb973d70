# Arcs. Terms as in glossary/arcs.toml. Cards: arcs-cards.ftl.

arcs = Arcs

## Things: resources, suits, ambitions

arcs-resource-material = material
arcs-resource-fuel = fuel
arcs-resource-weapon = weapon
arcs-resource-relic = relic
arcs-resource-psionic = psionic
arcs-suit-administration = Administration
arcs-suit-aggression = Aggression
arcs-suit-construction = Construction
arcs-suit-mobilization = Mobilization
arcs-ambition-tycoon = Tycoon
arcs-ambition-tyrant = Tyrant
arcs-ambition-warlord = Warlord
arcs-ambition-keeper = Keeper
arcs-ambition-empath = Empath

## Actions: standard ones, then those of cards

arcs-action-tax = tax
arcs-action-build = build
arcs-action-move = move
arcs-action-catapult = catapult move
arcs-action-repair = repair
arcs-action-influence = influence
arcs-action-secure = secure
arcs-action-battle = battle
arcs-action-manufacture = Manufacture
arcs-action-synthesize = Synthesize
arcs-action-pressgang = Pressgang
arcs-action-execute = Execute
arcs-action-abduct = Abduct
arcs-action-trade = Trade
arcs-action-summon = Summon
arcs-action-fire_rifles = Fire Rifles
arcs-action-nurture = Nurture
arcs-action-prune = Prune
arcs-action-guide = Guide
arcs-action-martyr = Martyr
arcs-action-annex = Annex
arcs-mode-surpass = surpass
arcs-mode-copy = copy
arcs-mode-pivot = pivot

## Pieces, map, dice, cards

arcs-piece-ship = ship
arcs-piece-agent = agent
arcs-piece-city = city
arcs-piece-starport = starport
arcs-state-fresh = fresh
arcs-state-damaged = damaged
arcs-map-planet = planet
arcs-map-gate = gate
arcs-map-cluster = cluster
arcs-system = { $place ->
    [gate] Gate { $cluster }
    [arrow] Arrow { $cluster }
    [crescent] Crescent { $cluster }
   *[hex] Hex { $cluster }
}
arcs-die-assault = assault die
arcs-die-skirmish = skirmish die
arcs-die-raid = raid die
arcs-face-self_hit = self-hit
arcs-face-intercept = interception
arcs-face-hit = ship hit
arcs-face-building_hit = building hit
arcs-face-key = key
arcs-kind-guild = guild card
arcs-kind-vox = vox card
arcs-kind-leader = leader card
arcs-kind-lore = lore card
