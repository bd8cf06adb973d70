# The Arcs board of the browser client.

## The map

web-arcs-map = Map of the Reach
web-arcs-map-keys = Use the arrow keys to go from system to system, Enter to choose, and the key I to inspect anything. Shift and an arrow key move the map; plus, minus and 0 zoom.
web-arcs-chapter = Chapter
web-arcs-path = Gate { $from } – Gate { $to }
web-arcs-here = What you can do here: { $system }
web-arcs-no-control = nobody controls it
web-arcs-controls = { $name } controls it
web-arcs-may = can be chosen
web-arcs-ships-of =
    { $name }: { $fresh ->
        [one] { $fresh } fresh ship
       *[other] { $fresh } fresh ships
    }, { $damaged } damaged
web-arcs-building-of =
    { $name }: { $state ->
        [damaged] damaged
       *[fresh] fresh
    } { $piece ->
        [city] city
       *[starport] starport
    }

## What a target is called

web-arcs-to = to { $system }
web-arcs-site = { $system }, slot { $slot }
web-arcs-ship-target =
    { $state ->
        [damaged] damaged
       *[fresh] fresh
    } ship of { $name }, { $system }
web-arcs-mode =
    { $mode ->
        [surpass] surpass: all actions of this card
        [copy] copy: 1 action of the lead card ({ $actions })
        [pivot] pivot: 1 action of this card
       *[lead] lead
    }
web-arcs-slot = { arcs-resource } in slot { $slot }
web-arcs-slot-of = { $name }’s { arcs-resource }
web-arcs-token = { arcs-resource }{ $several ->
        [yes] { " " }({ web-arcs-slot-number })
       *[no] { "" }
    }: { $what }
web-arcs-token-any = spend 1 { arcs-resource }
web-arcs-spent-for =
    { $type ->
        [weapon] your card can pay for battle
        [psionic] { $actions }, as on the lead card
       *[other] { $actions }
    }
web-arcs-spent-for-nothing = no effect (Outrage)
web-arcs-pay = pay with 1 { arcs-resource }
web-arcs-as = as { arcs-resource }: { $what }
web-arcs-cluster = cluster { $cluster }
web-arcs-trade =
    { $way ->
        [given] give 1 { arcs-resource }
       *[taken] take 1 { arcs-resource }
    }
web-arcs-ships =
    { $state ->
        [damaged] { $count } damaged
       *[fresh] { $count } fresh
    }
web-arcs-dice =
    { $kind ->
        [skirmish] skirmish: { $count }
        [assault] assault: { $count }
       *[raid] raid: { $count }
    }
web-arcs-die =
    { $kind ->
        [skirmish] skirmish die
        [assault] assault die
       *[raid] raid die
    }, face { $face }
web-arcs-choose-type = Choose a resource
web-arcs-play =
    { $mode ->
        [surpass] Surpass
        [copy] Copy
       *[pivot] Pivot
    }: { $card }

## The head and the round

web-arcs-progress = chapter { $chapter } of { $chapters } · ends at { $power } Power
web-arcs-initiative = initiative
web-arcs-initiative-of = { $name } has the initiative
web-arcs-seized = seized
web-arcs-seizes = added a card to seize the initiative
web-arcs-round = This round
web-arcs-round-new = A new round
web-arcs-mode-of =
    { $mode ->
        [lead] leads
        [surpass] surpasses
        [copy] copies
       *[pivot] pivots
    }
web-arcs-face-down = face down
web-arcs-zero = counts as zero
web-arcs-to-play = to play
web-arcs-no-cards = no cards
web-arcs-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-arcs-left-short = { $count } left
web-arcs-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }

## Ambitions

web-arcs-ambitions = Ambitions
web-arcs-markers = markers left
web-arcs-no-marker = no marker left
web-arcs-declared = declared
web-arcs-now-short = now
web-arcs-counts =
    { $ambition ->
        [tycoon] material and fuel, tokens and cards
        [tyrant] captives
        [warlord] trophies
        [keeper] relics, tokens and cards
       *[empath] psionics, tokens and cards
    }
web-arcs-ambition-counts = { arcs-ambition } ({ web-arcs-counts })
web-arcs-nobody = nobody scores yet
web-arcs-third = the third player in a two-player game

## Hand

web-arcs-hand = Your hand
web-arcs-hand-count = cards in hand
web-arcs-known = cards you know to be in this hand
web-arcs-use =
    { $mode ->
        [lead] Lead { $pips }
        [surpass] Surpass { $pips }
        [copy] Copy { $pips }
        [pivot] Pivot { $pips }
       *[other] Add to seize
    }
web-arcs-pips =
    { $count ->
        [one] { $count } pip
       *[other] { $count } pips
    }
web-arcs-any-ambition = any ambition

## Court and boards

web-arcs-players = Boards
web-arcs-court = Court
web-arcs-court-empty = The court is empty.
web-arcs-deck = deck { $count }
web-arcs-discard = discarded { $count }
web-arcs-agents-of =
    { $name }: { $count ->
        [one] { $count } agent
       *[other] { $count } agents
    }
web-arcs-card-kind =
    { $kind ->
        [vox] vox card
        [guild] guild card
        [lore] lore card
       *[leader] leader
    }
web-arcs-keys =
    raid cost { $keys ->
        [one] { $keys } key
       *[other] { $keys } keys
    }
web-arcs-your-board = Your board
web-arcs-board-of = { $name }’s board
web-arcs-resources = Resources
web-arcs-raid-cost = raid cost
web-arcs-slot-empty = empty
web-arcs-slot-shut = closed
web-arcs-slot-number = slot { $slot }
web-arcs-cities = Cities
web-arcs-city-slots =
    { $from ->
        [5] opens resource slots { $from } to { $to }
       *[other] opens resource slot { $from }
    }
web-arcs-city-bonus = +{ $power } Power for every ambition won
web-arcs-city-built = built
web-arcs-supply =
    { $piece ->
        [ship] ships in supply: { $count }
        [starport] starports in supply: { $count }
       *[agent] agents in supply: { $count }
    }
web-arcs-trophies = Trophies
web-arcs-captives = Captives
web-arcs-taken =
    { $piece ->
        [ship] ships
        [starport] starports
        [city] cities
       *[agent] agents
    } of { $name }: { $count }
web-arcs-outrage = Outrage
web-arcs-outrage-of = Outrage: { $type }
web-arcs-outrage-wasted = { $type }: no effect in the Prelude because of Outrage

## Moving

web-arcs-how-many = How many ships move
web-arcs-send =
    { $count ->
        [one] Send { $count } ship
       *[other] Send { $count } ships
    }
web-arcs-less = one fewer: { $what }
web-arcs-more = one more: { $what }

## Battle

web-arcs-battle = Battle at { $system }
web-arcs-battle-step =
    { $step ->
        [dice] dice
        [hits] hits
       *[raid] raid
    }
web-arcs-attacks = attacks
web-arcs-defends = defends
web-arcs-force =
    { $fresh ->
        [one] { $fresh } fresh ship
       *[other] { $fresh } fresh ships
    }, { $damaged } damaged
web-arcs-dice-chosen = At most one die per ship: { $count } of { $most } chosen
web-arcs-dice-kind =
    { $kind ->
        [skirmish] Skirmish
        [assault] Assault
       *[raid] Raid
    }
web-arcs-dice-about =
    { $kind ->
        [skirmish] safe, weak
        [assault] strong, costs ships
       *[raid] keys and buildings
    }
web-arcs-symbol =
    { $symbol ->
        [self_hit] self-hits
        [intercept] interception
        [hit] ship hits
        [building_hit] building hits
       *[key] keys
    }
web-arcs-odds =
    { $what ->
        [keep] You can keep all your ships ({ $ships })
        [lose] You lose all your ships
        [ship] You destroy at least 1 ship
        [ships] You destroy all rival ships ({ $rivals })
        [building] You can destroy a building
       *[steal] You can steal something
    }
web-arcs-can-steal = What you can steal, and the keys it takes:
web-arcs-nothing-to-steal = Nothing to steal here.
web-arcs-razing = If you destroy a city here, you provoke Outrage: { $types }.
web-arcs-razing-costs = That would cost you { $what }.
web-arcs-roll =
    { $count ->
        [one] Roll { $count } die
       *[other] Roll { $count } dice
    }
web-arcs-roll-final = You cannot undo a roll.
web-arcs-reroll =
    reroll: { $kind ->
        [skirmish] skirmish die
        [assault] assault die
       *[raid] raid die
    }, face { $face }
web-arcs-keep-dice = Keep these dice
web-arcs-click-hit =
    { $left ->
        [one] { $left } hit left: choose a piece
       *[other] { $left } hits left: choose a piece for each
    }
web-arcs-hit-fresh = will be damaged
web-arcs-hit-damaged = will be destroyed
web-arcs-hit-not = not now
web-arcs-keys-left =
    { $keys ->
        [one] { $keys } key left
       *[other] { $keys } keys left
    }
web-arcs-loot-of = Steal from { $name }, one thing at a time
web-arcs-close = Close

## The end of a chapter

web-arcs-end = End of chapter { $chapter }
web-arcs-end-power = Power
web-arcs-end-cities = including { $power } for cities
web-arcs-end-none = Nobody declared an ambition, so nobody gains Power.
web-arcs-end-trophies =
    { $count ->
        [one] 1 trophy goes back to its owner.
       *[other] { $count } trophies go back to their owners.
    }
web-arcs-end-captives =
    { $count ->
        [one] 1 captive goes home.
       *[other] { $count } captives go home.
    }
web-arcs-end-markers = Markers in the next chapter:
web-arcs-end-flipped = turned over, worth more
web-arcs-end-continue = Continue

## Resources to be arranged, cards to be chosen from

web-arcs-arrange = Arrange your resources
web-arcs-arrange-how = Click one and then another to swap them. The more keys a slot costs, the safer it is.
web-arcs-arrange-surplus = Not all of them fit. Click one and then another to swap them; what is marked as lost goes back to the supply.
web-arcs-lost = lost
web-arcs-arranged = Leave it like this
web-arcs-draft = Leaders and lore
web-arcs-draft-kind =
    { $kind ->
        [leader] Leaders
       *[lore] Lore
    }
web-arcs-setup-card = Setup card: { $name }
web-arcs-setup-about = Where everybody starts. A, B and C on a leader show which pieces go there.
web-arcs-start-pieces = { $letter }: { $what }
web-arcs-your-start = You start at { $places }
web-arcs-start-at = { $letter } { $system }

## Looking back

arcs-source-tycoon = Tycoon
arcs-source-tyrant = Tyrant
arcs-source-warlord = Warlord
arcs-source-keeper = Keeper
arcs-source-empath = Empath
arcs-mark-chapter = new chapter
arcs-mark-battle = battle
arcs-mark-declared = ambition declared
arcs-mark-secured = card secured
