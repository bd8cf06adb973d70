# Only the terminal says these.

cli-help-arcs-signs = On the map: ▲ ■ ◆ ★ are the players, each with the number of their fresh ships; △ □ ◇ ☆ with a number are damaged ships. A letter is a building: C a city, S a starport; “!” means damaged, “'” taxed or used this turn; “·” is a free slot. [▲] controls the system. A planet shows the resource that its cities yield. In the table of ambitions, “3 +5” means: has 3, and would gain 5 Power now. The table of players counts what is left in their supplies.
cli-help-arcs-cards = “r bc12”, or r and a name, shows what is printed on a card. In your hand, • is an action pip, then comes the ambition the card declares (* any).
cli-arcs-chapter = Chapter { $chapter }
cli-arcs-initiative = initiative:
cli-arcs-discard = discard pile: { $cards }
cli-arcs-open = Open discard pile: { $cards }
cli-arcs-round = This round:
cli-arcs-mode = { $mode ->
    [lead] lead
    [surpass] surpass
    [copy] copy
   *[pivot] pivot
}
cli-arcs-face-down = (face down)
cli-arcs-pips = Action pips left: { $pips }
cli-arcs-armed = pips also pay for battle
cli-arcs-place = { $place ->
    [gate] Gate
    [arrow] Arrow
    [crescent] Crescent
   *[hex] Hex
}
cli-arcs-court = Court ({ $left } in the deck)
cli-arcs-agents = agents
cli-arcs-keys = { $keys ->
    [one] 1 key
   *[other] { $keys } keys
}
cli-arcs-ambitions = Ambitions (free: { $free })
cli-arcs-box = box
cli-arcs-power = Power
cli-arcs-cards = cards
cli-arcs-ships = ships
cli-arcs-starports = ports
cli-arcs-cities = cities
cli-arcs-slots = slots
cli-arcs-captives = captives:
cli-arcs-trophies = trophies:
cli-arcs-outrage = Outrage:
cli-arcs-known = known cards:
cli-arcs-hand = Your hand:
cli-arcs-peek = You look at:
cli-arcs-damaged = damaged
cli-arcs-part = { $part ->
    [map] map
    [court] court
    [ambitions] ambitions
    [hand] hand
   *[players] players
}
