# Arcs: what guild and vox cards ask and tell. Terms as in glossary/arcs.toml. What is printed on them: arcs-cards.ftl.

## New actions

arcs-deed-manufacture = { arcs-action-manufacture }: gain 1 material
arcs-deed-synthesize = { arcs-action-synthesize }: gain 1 fuel
arcs-deed-pressgang = { arcs-action-pressgang }: return captives for resources
arcs-deed-execute = { arcs-action-execute }: turn captives into trophies
arcs-deed-abduct = { arcs-action-abduct }: capture the rival agents on { $what }
arcs-deed-trade = { arcs-action-trade } with the owner of a city you control: { $what }
arcs-taken = take { $what }
arcs-given = give { $what }

## Prelude actions

arcs-deed-discard-only = { $card } (discard): nothing happens
arcs-deed-changed = “{ $card }” – { $does }
arcs-deed-changed-about = “{ $card }” – { $does } ({ $what })
arcs-deed-mining-interest = { $card } (discard): gain { $what } material
arcs-deed-shipping-interest = { $card } (discard): gain { $what } fuel
arcs-deed-material-cartel = { $card } (discard): steal 1 material
arcs-deed-fuel-cartel = { $card } (discard): steal 1 fuel
arcs-deed-admin-union = lay “{ $card }” beside { $what }
arcs-deed-construction-union = lay “{ $card }” beside { $what }
arcs-deed-spacing-union = lay “{ $card }” beside { $what }
arcs-deed-arms-union = lay “{ $card }” beside { $what }
arcs-deed-gatekeepers = { $card } (discard): place 1 ship in every gate
arcs-deed-prison-wardens = { $card } (discard): place 3 ships at { $what }
arcs-deed-skirmishers = { $card } (discard): place 3 ships at { $what }
arcs-deed-court-enforcers = { $card } (discard): place 3 ships at { $what }
arcs-deed-loyal-marines = { $card } (discard): place 3 ships at { $what }
arcs-deed-lattice-spies = { $card } (discard): seize the initiative
arcs-deed-farseers = { $card } (discard): exchange cards from your hand
arcs-deed-silver-tongues = { $card } (discard): steal a resource or a guild card
arcs-deed-elder-broker = { $card } (discard): gain 1 material, 1 fuel and 1 weapon
arcs-deed-relic-fence = { $card }: gain 1 relic for the { $what }

## Decisions

arcs-ask-place = { $seat }: choose where your ships go. { $left ->
    [one] 1 ship is left.
   *[other] { $left } ships are left.
}
arcs-ask-pressgang = { $seat }: choose a captive to return and what to gain for it.{ $count ->
    [0] { "" }
    [one] { " " }1 captive so far.
   *[other] { " " }{ $count } captives so far.
}
arcs-ask-execute = { $seat }: choose captives to turn into trophies.
arcs-ask-recycle = { $seat }: choose cards to discard; you draw that many plus one.
arcs-ask-seize-or-declare = { $seat }: seize the initiative or declare an ambition? You can do the other one next.
arcs-ask-cluster = { $seat }: choose a cluster for your ships.
arcs-ask-outrage = { $seat }: choose the type of Outrage that everybody provokes, or nothing.
arcs-ask-free-city = { $seat }: choose a city to send back to its owner’s board, or nothing.
arcs-ask-may-seize = { $seat }: seize the initiative?
arcs-option-pressgang = captive of { $owner_seat }: { $what }
arcs-option-execute = { $count ->
    [one] 1 captive
   *[other] { $count } captives
} of { $owner_seat }
arcs-option-recycle = discard: { $what }
arcs-option-recycle-none = discard no cards
arcs-option-seize = seize the initiative
arcs-option-seize-with = seize: { $card }
arcs-option-neither = neither of them
arcs-option-cluster = cluster { $cluster }

## What happened

arcs-event-attached = { $seat } lays “{ $union }” beside “{ $card }”.
arcs-event-captive-returned = { $seat } returns a captive to { $owner_seat }.
arcs-event-executed = { $seat } turns { $count ->
    [one] 1 captive into a trophy
   *[other] { $count } captives into trophies
} ({ $owner_seat }).
arcs-event-traded = { $seat } trades with { $owner_seat }: takes { $take }, gives { $give }.
arcs-event-recycled = { $seat } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
} from hand.
arcs-event-drew = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
} from the bottom of the action discard pile.
arcs-event-drew-secret = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
} from the bottom of the action discard pile: { $cards }.
arcs-event-drew-nothing = { $seat } draws nothing: the action discard pile is empty.
arcs-event-city-returned = { $seat } sends a city at { $system } back to its owner’s board ({ $owner_seat }).
arcs-event-shuffled-in = “{ $card }” is shuffled into the court deck.
arcs-event-guilds-shuffled-in = { $count ->
    [one] 1 guild card from the court discard pile is
   *[other] { $count } guild cards from the court discard pile are
} shuffled into the court deck.

## Why not

arcs-why-place = that place already has its ship, or you cannot choose it
arcs-why-pressgang = you have no such captive, or the supply has no such resource left
arcs-why-execute = you do not have that many captives of that player
arcs-why-cluster = that cluster is not in play
arcs-why-free-city = you do not control a city there
arcs-why-deed-card = you do not have “{ $card }”
arcs-why-deed-once = “{ $card }” can only be used once per turn
arcs-why-deed-unpaid = “{ $card }” needs an action you cannot pay for now: { $action ->
    [tax] tax
    [build] build
    [move] move
    [repair] repair
    [influence] influence
    [secure] secure
   *[battle] battle
}
arcs-why-deed-prelude = “{ $card }” can only be used in the Prelude
arcs-why-deed-secured = “{ $card }” was secured in this Prelude, so it cannot be used yet
arcs-why-deed-first = “{ $card }” can only be used before you do anything else
arcs-why-deed-now = “{ $card }” cannot be used like that now
