# Arcs: what leaders do, and what cards do with a declaration. Terms as in glossary/arcs.toml.

## Traits

arcs-trait-beloved = Beloved
arcs-trait-just = Just
arcs-trait-attuned = Attuned
arcs-trait-cryptic = Cryptic
arcs-trait-insatiable = Insatiable
arcs-trait-lavish = Lavish
arcs-trait-ambitious = Ambitious
arcs-trait-callow = Callow
arcs-trait-committed = Committed
arcs-trait-disorganized = Disorganized
arcs-trait-tactical = Tactical
arcs-trait-violent = Violent
arcs-trait-charismatic = Charismatic
arcs-trait-generous = Generous
arcs-trait-bold = Bold
arcs-trait-paranoid = Paranoid
arcs-trait-learned = Learned
arcs-trait-academic = Academic
arcs-trait-ruthless = Ruthless
arcs-trait-hated = Hated
arcs-trait-tricky = Tricky
arcs-trait-wary = Wary
arcs-trait-connected = Connected
arcs-trait-influential = Influential
arcs-trait-proud = Proud
arcs-trait-decentralized = Decentralized
arcs-trait-inspiring = Inspiring
arcs-trait-principled = Principled
arcs-trait-mythic = Mythic
arcs-trait-ancient = Ancient
arcs-trait-firebrand = Firebrand
arcs-trait-irregular = Irregular
arcs-trait-resilient = Resilient
arcs-trait-greedy = Greedy

## Decisions: setup

arcs-ask-keep-lore = { $seat }: choose a lore card to keep.

## Decisions: actions

arcs-deed-tactical = move first, then battle (from, to): { $what }
arcs-deed-charismatic = influence first, then secure: { $what }
arcs-ask-ruthless = { $seat }: hit { $piece ->
    [city] the city and tax it again
   *[starport] the starport and build another ship
} ({ $system }, slot { $slot })?
arcs-option-ruthless = hit the building
arcs-ask-mythic = { $seat }: put a resource on { $system } to change its type?
arcs-option-lay = { $what } from slot { $slot }
arcs-option-lay-supply = { $what } from the supply on “{ $card }”
arcs-ask-discard-weapon = { $seat }: choose the weapon to discard.

## Decisions: declaring an ambition

arcs-ask-generous = { $seat }: choose a guild card for { $owner_seat }.
arcs-ask-react = { $seat }: choose which card applies first.
arcs-ask-bold = { $seat }: influence court cards, once each?
arcs-ask-look = { $seat }: choose whose hand to look at.
arcs-ask-swap = { $seat }: swap a card with { $owner_seat }?
arcs-option-swap = give { $given }, take { $taken }
arcs-option-no-swap = swap nothing

## What happened

arcs-event-leader-placed = { $seat } sets up the pieces and resources of “{ $card }”.
arcs-event-begins-outraged = { $seat } starts under { arcs-resource } Outrage.
arcs-event-scrapped = { $seat } scraps { $piece ->
    [ship] { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
    [city] { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
   *[agent] { $count ->
        [one] 1 agent
       *[other] { $count } agents
    }
}.
arcs-event-draws-lore = { $seat } looks at { $count ->
    [one] 1 lore card
   *[other] { $count } lore cards
}.
arcs-event-kept-lore = { $seat } keeps “{ $card }”.
arcs-event-ruthless = { $seat } uses Ruthless at { $system }.
arcs-event-reshaped = { $seat } puts a resource on { $system }. Its type is now { arcs-resource }.
arcs-event-gave = { $seat } gives “{ $card }” to { $owner_seat }.
arcs-event-looked = { $seat } looks at { $owner_seat }’s hand.
arcs-event-looked-secret = { $seat } looks at { $owner_seat }’s hand: { $cards }.
arcs-event-swapped = { $seat } swaps a card with { $owner_seat }.
arcs-event-swapped-secret = { $seat } swaps with { $owner_seat }: gives { $given }, takes { $taken }.

## Why not

arcs-why-callow = your leader cannot tax a city in a system you do not control
arcs-why-principled = your leader cannot tax your own cities
arcs-why-paranoid = your leader needs two agents on a guild card
arcs-why-not-your-guild = that is not one of your guild cards
arcs-why-swap = type “swap”, a card from your hand and one of theirs, or “swap none”
