# What is wrong with the data of Outer Rim, or with a pack over it; and the command that checks packs.

outer_rim-bad-file = { $file }: { $problem }
outer_rim-bad-file-field = { $file }: { $field }: { $problem }
outer_rim-bad-entry = { $file }: { $entry }: { $problem }
outer_rim-bad-entry-field = { $file }: { $entry }: { $field }: { $problem }
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

outer_rim-bad-missing = missing
outer_rim-bad-extra = there is no such field here
outer_rim-bad-type = must be { $wanted ->
    [number] a whole number
    [truth] true or false
    [list] a list
    [table] a table
   *[text] text
}
outer_rim-bad-length = must be a list of { $length }
outer_rim-bad-least = must be at least { $least }
outer_rim-bad-most = must be at most { $most }
outer_rim-bad-id = an id can contain only the letters a to z, digits and underscores
outer_rim-bad-unknown = { $what ->
    [ability] unknown kind of ability
    [bounty] unknown bounty
    [class] unknown class of contacts
    [combat] unknown kind of combat
    [condition] unknown condition
    [contact] unknown contact
    [cost] unknown kind of cost
    [databank] there is no suitable databank card with number
    [deck] unknown deck
    [direction] unknown direction
    [duration] unknown duration
    [effect] unknown effect
    [event] unknown event of a goal
    [face] unknown face
    [faction] unknown faction
    [job] unknown job
    [kind] unknown kind of effect
    [language] unknown language
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
    [table] unknown table
    [trait] no card has the trait
    [trigger] unknown trigger
    [type] unknown type
   *[word] unknown word
} “{ $word }”
outer_rim-bad-near = { $problem }; did you mean “{ $near }”?
outer_rim-bad-choice = { $problem }; choose from: { $known }
outer_rim-bad-other = { $reason }
outer_rim-bad-says = is “{ $found }” but must be “{ $wanted }”
outer_rim-bad-one-of = needs either “{ $one }” or “{ $other }”, not both
outer_rim-bad-empty = must not be empty
outer_rim-bad-wordless = needs letters or digits

## Entries

outer_rim-bad-duplicate = this id appears twice
outer_rim-bad-twice = “{ $word }” appears twice
outer_rim-bad-misplaced = “{ $word }” cannot be used here
outer_rim-bad-goes-with = goes with the effect “{ $word }”: either both or neither
outer_rim-bad-faces = each face of the die must be in exactly one row
outer_rim-bad-cases = there must be a case for every reputation
outer_rim-bad-deliver-roll = only ILLEGAL cargo is rolled for: one die, a hit delivers, anything else leads to databank card 1
outer_rim-bad-starter = starting ships have a second side but no goal and no ability; all others have a goal and an ability but no second side
outer_rim-bad-top-level = patrols of level 4 have no dice and cannot be beaten; all others have dice
outer_rim-bad-not-planet = only a planet has a faction or spaces for contacts

## All together

outer_rim-bad-too-few = there are { $found }; at least { $least } are needed
outer_rim-bad-count = there are { $found }, but the box has { $wanted }
outer_rim-bad-contacts = contacts of class { $rank }: { $found }, spaces for them: { $wanted }
outer_rim-bad-no-patrol = the patrol { $faction } of level { $level } is missing
outer_rim-bad-no-stack = the patrol stack of { $faction } is missing
outer_rim-bad-maelstrom = there must be one Maelstrom, not { $found }
outer_rim-bad-order = must list every tile exactly once, between the left and the right endcap
outer_rim-bad-no-way = it cannot be reached
outer_rim-bad-lane = this lane is on the tiles or in the standard map only: { $lane }

## Packs

outer_rim-bad-unreadable = cannot be read: { $reason }
outer_rim-bad-toml = not TOML: { $reason }
outer_rim-bad-no-table = there is no such table; a pack may have { $known }
outer_rim-bad-fixed = nothing can be added here; only what is in the box can be changed
outer_rim-bad-without = “{ $word }” is not a field that can be removed from this entry
outer_rim-bad-sheet = cannot be read as a spreadsheet: { $reason }
outer_rim-bad-no-sheet = the first column must be called “{ $game }”
outer_rim-bad-column = this column does not belong with the others
outer_rim-bad-no-story = this cannot have a story
outer_rim-bad-too-large = the file is too large; maximum size in bytes: { $most }
outer_rim-bad-too-deep = lists and tables are nested too deeply; maximum depth: { $most }
outer_rim-bad-too-many = there are { $found } entries; at most { $most } can be read
outer_rim-bad-too-long = too long; maximum number of characters: { $most }
outer_rim-bad-no-words = only plain text can be shown: no hidden characters, no < or >
outer_rim-bad-for-ever = this leads back to itself and would never end

cli-pack = make and check a content pack of your own
cli-pack-what = “new” starts a pack, “export” writes the game’s cards as a pack, “check” says whether a pack can be played, “preview” shows its cards, “todo” lists what is still made up
cli-pack-file = the pack: a TOML file, or a spreadsheet (.csv)
cli-pack-only = export only these tables and decks, e.g. market or navpoint
cli-pack-html = with “preview”: write a page with all cards in every language
cli-pack-which = Give the file of the pack.
cli-pack-form = { $file }: the name must end in .toml, or in .csv for a spreadsheet.
cli-pack-unwritten = { $file } cannot be written: { $reason }
cli-pack-written = { $file } has been written.
cli-pack-begin =
    A pack of your own: it changes cards of the game and adds new ones.
    Remove the # before what you want to use. All words are in docs/content-words.md.
    “starboard pack check” says what is wrong with it, “starboard pack todo” what is still made up,
    and “starboard pack export” writes whole decks, as TOML or as a spreadsheet.
cli-pack-todo-deck = { $deck }: { $done } of { $all } checked
cli-pack-todo-words = { " " }(what { $words } does is in the program)
cli-pack-todo-fixed =
    A pack cannot change the rules, the dice, how the tiles fit together, the starting credits or the slots of the player board. What a
    word on a card does is in the program too; a card can use other words, all listed in docs/content-words.md.
cli-pack-option = play with this content pack (Outer Rim)
cli-pack-good = { $file }: the game can be played with this pack. Its checksum is { $sign }.
cli-pack-nothing = It changes nothing.
cli-pack-changed = { $kind }, changed: { $entries }
cli-pack-added = { $kind }, added: { $entries }
cli-pack-kind = { $kind ->
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
