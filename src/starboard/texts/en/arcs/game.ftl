# Arcs. Terms as in glossary/arcs.toml. Cards: arcs-cards.ftl.

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

## Put into other messages; what they select on is given to those

arcs-colour = { $colour ->
    [red] Red
    [blue] Blue
    [white] White
   *[yellow] Yellow
}
arcs-resource = { $type ->
    [material] { arcs-resource-material }
    [fuel] { arcs-resource-fuel }
    [weapon] { arcs-resource-weapon }
    [relic] { arcs-resource-relic }
   *[psionic] { arcs-resource-psionic }
}
arcs-resources = { $type ->
    [material] { $count } material
    [fuel] { $count } fuel
    [weapon] { $count ->
        [one] 1 weapon
       *[other] { $count } weapons
    }
    [relic] { $count ->
        [one] 1 relic
       *[other] { $count } relics
    }
   *[psionic] { $count ->
        [one] 1 psionic
       *[other] { $count } psionics
    }
}
arcs-suit = { $suit ->
    [administration] { arcs-suit-administration }
    [aggression] { arcs-suit-aggression }
    [construction] { arcs-suit-construction }
   *[mobilization] { arcs-suit-mobilization }
}
arcs-action-card = { arcs-suit } { $number }
arcs-ambition = { $ambition ->
    [tycoon] { arcs-ambition-tycoon }
    [tyrant] { arcs-ambition-tyrant }
    [warlord] { arcs-ambition-warlord }
    [keeper] { arcs-ambition-keeper }
   *[empath] { arcs-ambition-empath }
}
arcs-piece = { $piece ->
    [ship] { arcs-piece-ship }
    [starport] { arcs-piece-starport }
    [city] { arcs-piece-city }
   *[agent] { arcs-piece-agent }
}
arcs-list = { $first }, { $rest }
arcs-empty = –
arcs-site = { $system }, slot { $slot }
arcs-rival = { $owner_seat }
arcs-symbols = { $self_hits ->
    [0] { "" }
    [one] { " " }· 1 self-hit
   *[other] { " " }· { $self_hits } self-hits
}{ $intercepts ->
    [0] { "" }
    [one] { " " }· 1 interception
   *[other] { " " }· { $intercepts } interceptions
}{ $hits ->
    [0] { "" }
    [one] { " " }· 1 ship hit
   *[other] { " " }· { $hits } ship hits
}{ $building_hits ->
    [0] { "" }
    [one] { " " }· 1 building hit
   *[other] { " " }· { $building_hits } building hits
}{ $keys ->
    [0] { "" }
    [one] { " " }· 1 key
   *[other] { " " }· { $keys } keys
}

## Options a game is started with

arcs-error-needs-leaders = “{ $option }” only works together with “leaders”.

## Decisions: playing a card

arcs-ask-draft = { $seat }: choose a leader or a lore card.
arcs-ask-second-hand = { $seat }: keep these cards, or take another hand?
arcs-ask-lead = { $seat }: lead with a card, or pass the initiative.
arcs-ask-follow = { $seat }: surpass, copy or pivot.
arcs-ask-seize = { $seat }: add a card face down to seize the initiative?
arcs-ask-declare = { $seat }: declare an ambition?
arcs-option-keep-hand = keep these cards
arcs-option-redraw = take another hand
arcs-option-lead = lead: { $card } ({ $pips ->
    [one] 1 action
   *[other] { $pips } actions
})
arcs-option-pass = pass the initiative
arcs-option-follow = { $mode ->
    [surpass] surpass
    [copy] copy
   *[pivot] pivot
}: { $card } ({ $pips ->
    [one] 1 action
   *[other] { $pips } actions
})
arcs-option-no-seize = do not seize
arcs-option-declare = declare: { arcs-ambition }
arcs-option-no-ambition = declare nothing

## Decisions: actions

arcs-ask-prelude = { $seat }: use your Prelude, or take an action. { $pips ->
    [0] No action pips are left.
    [one] 1 action pip is left.
   *[other] { $pips } action pips are left.
}
arcs-ask-act = { $seat }: take an action. { $pips ->
    [0] No action pips are left.
    [one] 1 action pip is left.
   *[other] { $pips } action pips are left.
}
arcs-ask-spent = { $seat }: choose an action for the resource you spent ({ arcs-resource }).
arcs-ask-granted = { $seat }: take this action?
arcs-ask-gain = { $seat }: choose what to gain.
arcs-ask-arrange = { $seat }: arrange your resources. { $tokens ->
    [0] A city covers some of your slots.
    [one] One is new.
   *[other] { $tokens } are new.
}
arcs-ask-ships = { $seat }: how many ships move to { $system }?
arcs-ask-catapult = { $seat }: catapult further from { $system }, or stop.
arcs-ask-sprint = { $seat }: move ships once more?
arcs-ask-come-back = { $seat }: choose a gate for your new ships.
arcs-option-tax = tax: { $system }, slot { $slot }
arcs-option-build = build { $piece ->
    [ship] a ship
    [starport] a starport
   *[city] a city
}: { $system }, slot { $slot }
arcs-option-build-outside = build a city outside the slots: { $system }, paying with the resource in slot { $paid }
arcs-option-move = move: { $origin } → { $system }
arcs-option-repair-ship = repair a ship: { $system }
arcs-option-repair = repair { $piece ->
    [starport] a starport
   *[city] a city
}: { $system }, slot { $slot }
arcs-option-influence = influence: { $card }
arcs-option-secure = secure: { $card }
arcs-option-battle = battle: { $system }, against { $owner_seat }
arcs-option-spend = spend the resource in slot { $slot } (counts as: { arcs-resource })
arcs-option-end = end the turn
arcs-option-nothing = do nothing
arcs-option-none = nothing
arcs-option-done = done
arcs-option-stop = stop
arcs-option-on = continue to { $system }
arcs-option-ships = fresh ships: { $fresh }, damaged: { $damaged }
arcs-option-arrange = in the slots: { $what }

## Decisions: battle

arcs-ask-bring-in = { $seat }: bring fresh ships into { $system }?
arcs-ask-dice = { $seat }: choose dice against { $owner_seat } at { $system }.
arcs-ask-reroll = { $seat }: reroll any dice?
arcs-ask-hit = { $seat }: choose what to hit ({ $owner_seat }, { $system }). { $left ->
    [one] 1 hit is left.
   *[other] { $left } hits are left.
}
arcs-ask-ransack = { $seat }: ransack the court. Choose a card with agents of { $owner_seat }.
arcs-ask-raid = { $seat }: choose what to steal from { $owner_seat }. { $keys ->
    [one] 1 key is left.
   *[other] { $keys } keys are left.
}
arcs-ask-steal = { $seat }: choose what to steal.
arcs-option-bring = { $count ->
    [one] 1 ship
   *[other] { $count } ships
} from { $system }
arcs-option-dice = dice: skirmish { $skirmish }, assault { $assault }, raid { $raid }
arcs-option-reroll = reroll: { $die ->
    [skirmish] skirmish die
    [assault] assault die
   *[raid] raid die
}, face { $face }{ arcs-symbols }
arcs-option-keep = keep the dice
arcs-option-hit-ship = { $state ->
    [fresh] damage a fresh ship
   *[damaged] destroy a damaged ship
}
arcs-option-hit-building = the building in slot { $slot }
arcs-option-slot = resource in slot { $slot }
arcs-option-raid = { $what } ({ $keys ->
    [one] 1 key
   *[other] { $keys } keys
})
arcs-option-steal = from { $owner_seat }: { $what }

## What happened: the game and its cards

arcs-event-setup = Setup card: { $card }.
arcs-event-laid-out = Laid out: { $leaders } leaders and { $lore } lore cards.
arcs-event-drafted = { $seat } takes “{ $card }”.
arcs-event-chapter = Chapter { $chapter } begins.
arcs-event-dealt = { $seat } is dealt { $count ->
    [one] 1 card
   *[other] { $count } cards
} for chapter { $chapter }.
arcs-event-dealt-secret = { $seat } is dealt { $count ->
    [one] 1 card
   *[other] { $count } cards
} for chapter { $chapter }: { $cards }.
arcs-event-initiative = { $seat } has the initiative.
arcs-event-seized = { $seat } seizes the initiative.
arcs-event-passed = { $seat } passes the initiative.
arcs-event-all-passed = Everybody has passed: all cards are discarded.
arcs-event-played = { $seat } { $mode ->
    [lead] leads
    [surpass] surpasses
   *[pivot] pivots
}: { $card }.
arcs-event-copied = { $seat } copies, playing a card face down.
arcs-event-declared = { $seat } declares { arcs-ambition }, worth { $first } and { $second } Power{ $zero ->
    [yes] . The lead card now counts as 0
   *[no] { "" }
}.
arcs-event-took-card = { $seat } takes “{ $card }” into their hand and discards “{ $union }”.

## What happened: actions

arcs-event-spent = { $seat } spends 1 { arcs-resource }{ $state ->
    [used] { "" }
   *[wasted] { " " }without effect, because of Outrage
}.
arcs-event-deed = { $seat } uses “{ $card }”.
arcs-event-taxed = { $seat } taxes { $whose ->
    [own] a city
   *[rival] { $owner_seat }’s city
} at { $system }.
arcs-event-gained = { $seat } gains { arcs-resources }.
arcs-event-none-left = { $seat } gains nothing: no { arcs-resource } is left in the supply.
arcs-event-surplus = { $seat } has no room and discards 1 { arcs-resource }.
arcs-event-lost = { $seat } discards { arcs-resources }.
arcs-event-no-ship = { $seat } has no ship left to build at { $system }.
arcs-event-built = { $seat } builds { $piece ->
    [ship] a ship
    [starport] a starport
   *[city] a city
} at { $system }{ $state ->
    [damaged] , damaged
   *[fresh] { "" }
}.
arcs-event-placed = { $seat } places { $count ->
    [one] 1 ship
   *[other] { $count } ships
} at { $system }.
arcs-event-repaired = { $seat } repairs { $piece ->
    [ship] a ship
    [starport] a starport
   *[city] a city
} at { $system }.
arcs-event-moved = { $seat } moves { $count ->
    [one] 1 ship
   *[other] { $count } ships
}: { $origin } → { $system }.
arcs-event-influenced = { $seat } influences “{ $card }”.
arcs-event-secured = { $seat } secures “{ $card }”.
arcs-event-refilled = New in the court: { $card }.
arcs-event-captured = { $seat } captures { $count ->
    [one] 1 agent
   *[other] { $count } agents
} from { $owner_seat }.
arcs-event-discarded = { $seat } discards “{ $card }”.
arcs-event-buried = “{ $card }” goes to the bottom of the court deck.

## What happened: battle

arcs-event-battle = { $seat } attacks { $owner_seat } at { $system }.
arcs-event-rolled = { $seat } rolls the dice{ arcs-symbols }.
arcs-event-intercepted = { $owner_seat } intercepts { $seat }: { $count ->
    [one] 1 hit
   *[other] { $count } hits
}.
arcs-event-hit = One of { $owner_seat }’s { $piece ->
    [ship] ships
    [starport] starports
   *[city] cities
} at { $system } is { $state ->
    [damaged] damaged
   *[destroyed] destroyed
}.
arcs-event-agents-trophies = { $seat } takes { $count ->
    [one] 1 agent from { $owner_seat } as a trophy
   *[other] { $count } agents from { $owner_seat } as trophies
}.
arcs-event-outrage = { $seat } provokes { arcs-resource } Outrage{ $count ->
    [0] { "" }
    [one] { " " }and discards 1 resource
   *[other] { " " }and discards { $count } resources
}.
arcs-event-stole = { $seat } steals from { $owner_seat }: { $what }.

## What happened: the end of a chapter

arcs-event-scored = { arcs-ambition } is scored{ $total ->
    [0] , and nobody gains Power
   *[other] { "" }
}.
arcs-event-power = { $seat } gains { $power } Power for { arcs-ambition } and now has { $total }.
arcs-event-cleaned = The chapter is over. Ambition markers flipped: { $flipped }.

## Why not

arcs-why-form = that is not an action; type, for example, “tax c1_arrow/1” or “end”
arcs-why-not-in-hand = there is no such card in your hand
arcs-why-surpass = to surpass, a card must be of the lead suit and have a higher number
arcs-why-pivot = to pivot, a card must be of a different suit from the lead card
arcs-why-follow = type “surpass”, “copy” or “pivot” and a card from your hand
arcs-why-seize = type “seize” and a card from your hand, or “seize none”
arcs-why-declare = the card that was led does not declare that ambition
arcs-why-draft = you cannot take that card, or it is no longer there
arcs-why-not-this-action = the card you played cannot pay for this action: { $action ->
    [tax] tax
    [build] build
    [move] move
    [repair] repair
    [influence] influence
    [secure] secure
   *[battle] battle
}
arcs-why-no-city = there is no city there
arcs-why-taxed = this city has already been taxed this turn
arcs-why-no-control = it is a rival’s city, and you do not control the system
arcs-why-build-form = type what to build and where, for example “build city c1_arrow/1”
arcs-why-none-in-supply = you have none left in your supply
arcs-why-no-starport = you have no starport there
arcs-why-starport-used = this starport has already built a ship this turn
arcs-why-slot-taken = a building already stands there
arcs-why-no-piece-there = you have no piece in that system
arcs-why-no-slot = there is no free slot for it
arcs-why-no-ships = you have no ships there
arcs-why-not-adjacent = that system is not adjacent
arcs-why-nothing-damaged = nothing of yours is damaged there
arcs-why-no-agent = you have no agents left in your supply
arcs-why-not-in-court = that card is not in the court
arcs-why-no-majority = you do not have more agents on that card than every rival
arcs-why-no-defender = that rival has no pieces there
arcs-why-ships = you do not have that many ships there; type how many fresh and how many damaged ones move, for example “ships 2 1”
arcs-why-few-ships = your leader can move at most two ships
arcs-why-arrange = keep as many of your resources as fit into your open slots
arcs-why-dice = take at most one die for each attacking ship, and no more than six of a kind
arcs-why-raid-dice = you can take raid dice only if the defender has a building in the system
arcs-why-hit = this cannot be hit now
arcs-why-ransack = there is no agent of { $owner_seat } on that card
arcs-why-raid = it is not there, it is protected, or you lack the keys
