# Arcs: what lore cards ask and tell. Terms as in glossary/arcs.toml. What is printed on them: arcs-cards.ftl.

## New actions

arcs-deed-summon = { arcs-action-summon }: 1 ship at { $what }
arcs-deed-fire-rifles = { arcs-action-fire_rifles } at an adjacent system (from, at, rival): { $what }
arcs-deed-nurture = { arcs-action-nurture }: tax { $what }
arcs-deed-prune = { arcs-action-prune }: replace your building at { $what }
arcs-deed-guide = { arcs-action-guide } ships between systems: { $what }
arcs-deed-martyr = { arcs-action-martyr }: sacrifice a ship at { $what }
arcs-deed-annex = { arcs-action-annex } a rival building you control: { $what }

## Prelude actions

arcs-deed-warlords-terror = { $card }: return a trophy ({ $what }) to influence
arcs-deed-tyrants-ego = { $card }: return a captive ({ $what }) to secure
arcs-deed-tycoons-ambition = { $card }: discard all your material and fuel to declare { $what }
arcs-deed-tycoons-charm = { $card }: exchange resources ({ $what })
arcs-deed-discard-empaths-vision = { $card } (discard): end your psionic Outrage
arcs-deed-discard-keepers-trust = { $card } (discard): end your relic Outrage
arcs-deed-discard-warlords-cruelty = { $card } (discard): end your weapon Outrage
arcs-deed-discard-tyrants-ego = { $card } (discard): end your weapon Outrage
arcs-deed-discard-tycoons-charm = { $card } (discard): end your material and fuel Outrage

## Decisions

arcs-ask-which-first = { $seat }: two of { $owner_seat }’s cards apply before the dice. Which one comes first?
arcs-ask-reroll-by = { $seat }: reroll dice? Choose a card that lets you.
arcs-ask-guide = { $seat }: how many of { $owner_seat }’s ships move ({ $origin } → { $system })?
arcs-ask-martyr = { $seat }: choose a rival ship to destroy as well, or none ({ $system }).
arcs-option-martyr = { $state ->
    [fresh] a fresh ship
   *[damaged] a damaged ship
} of { $owner_seat }

## What happened

arcs-event-rifles = { $seat } fires rifles at { $owner_seat }: { $origin } → { $system }.
arcs-event-guided = { $seat } guides { $count ->
    [one] 1 ship
   *[other] { $count } ships
} of { $owner_seat }: { $origin } → { $system }.
arcs-event-pruned = { $seat } replaces { $piece ->
    [city] a starport with a city
   *[starport] a city with a starport
} at { $system }.
arcs-event-annexed = { $seat } annexes { $owner_seat }’s { $piece ->
    [city] city
   *[starport] starport
} at { $system }.
arcs-event-trophy-returned = { $seat } returns a trophy to { $owner_seat }: { arcs-piece }.
arcs-event-outrage-over = { $seat } ends their { arcs-resource } Outrage.

## Why not

arcs-why-rifles = take one to six skirmish dice, but no more than you have fresh ships there
arcs-why-guide = there are not that many ships, or no ship would move at all
