# What is wrong with the data of Outer Rim, or with a pack over it; and what packs may change.

outer_rim-bad-kind = { $kind ->
    [tile] tile
    [space] space
    [endcap] endcap
    [character] character
    [ship] ship
    [contact] contact
    [patrol] patrol
    [deck] deck
   *[card] card
} { $id }

## Fields

outer_rim-bad-unknown = { $what ->
    [ability] unknown kind of ability
    [bounty] unknown bounty
    [class] unknown class of contacts
    [combat] unknown kind of combat
    [condition] unknown condition
    [contact] unknown contact
    [cost] unknown kind of cost
    [databank] there is no suitable databank card with number
    [direction] unknown direction
    [duration] unknown duration
    [effect] unknown effect
    [event] unknown event of a goal
    [face] unknown face
    [faction] unknown faction
    [job] unknown job
    [kind] unknown kind of effect
    [level] unknown level
    [limit] unknown limit
    [mode] unknown mode
    [planet] unknown planet
    [player] unknown choice of a player
    [reputation] unknown reputation
    [scope] unknown scope
    [sheet] unknown ship
    [side] unknown side
    [skill] unknown skill
    [slot] unknown kind of slot
    [space] unknown space
    [stat] unknown value
    [step] unknown step
    [tile] unknown tile
    [trait] no card has the trait
   *[trigger] unknown trigger
} “{ $word }”
outer_rim-bad-wordless = needs letters or digits

## Entries

outer_rim-bad-goes-with = goes with the effect “{ $word }”: either both or neither
outer_rim-bad-faces = each face of the die must be in exactly one row
outer_rim-bad-cases = there must be a case for every reputation
outer_rim-bad-deliver-roll = only ILLEGAL cargo is rolled for: one die, a hit delivers, anything else leads to databank card 1
outer_rim-bad-starter = starting ships have a second side but no goal and no ability; all others have a goal and an ability but no second side
outer_rim-bad-top-level = patrols of level 4 have no dice and cannot be beaten; all others have dice
outer_rim-bad-not-planet = only a planet has a faction or spaces for contacts

## All together

outer_rim-bad-contacts = contacts of class { $rank }: { $found }, spaces for them: { $wanted }
outer_rim-bad-no-patrol = the patrol { $faction } of level { $level } is missing
outer_rim-bad-no-stack = the patrol stack of { $faction } is missing
outer_rim-bad-maelstrom = there must be one Maelstrom, not { $found }
outer_rim-bad-order = must list every tile exactly once, between the left and the right endcap
outer_rim-bad-no-way = it cannot be reached
outer_rim-bad-lane = this lane is on the tiles or in the standard map only: { $lane }

## Packs

outer_rim-bad-no-story = this cannot have a story
outer_rim-bad-for-ever = this leads back to itself and would never end

outer_rim-pack-fixed =
    A pack cannot change the rules, the dice, how the tiles fit together, the starting credits or the slots of the player board. What a
    word on a card does is in the program too; a card can use other words, all listed in docs/content-words.md.
outer_rim-pack-kind = { $kind ->
    [market] Market cards
    [databank] Databank cards
    [encounters] Encounter cards
    [characters] Characters
    [ships] Ships
    [contacts] Contacts
    [patrols] Patrols
    [ai] AI cards
    [spaces] Spaces
   *[tiles] Tiles
}
