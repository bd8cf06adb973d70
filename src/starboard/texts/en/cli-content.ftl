# What is wrong with the data of a game, or with a pack over it: what can be said of any game.

pack-bad-file = { $file }: { $problem }
pack-bad-file-field = { $file }: { $field }: { $problem }
pack-bad-entry = { $file }: { $entry }: { $problem }
pack-bad-entry-field = { $file }: { $entry }: { $field }: { $problem }

## Fields

pack-bad-missing = missing
pack-bad-extra = there is no such field here
pack-bad-type = must be { $wanted ->
    [number] a whole number
    [truth] true or false
    [list] a list
    [table] a table
   *[text] text
}
pack-bad-length = must be a list of { $length }
pack-bad-least = must be at least { $least }
pack-bad-most = must be at most { $most }
pack-bad-id = an id can contain only the letters a to z, digits and underscores
pack-bad-unknown = { $what ->
    [deck] unknown deck
    [language] unknown language
    [table] unknown table
    [type] unknown type
   *[word] unknown word
} “{ $word }”
pack-bad-near = { $problem }; did you mean “{ $near }”?
pack-bad-choice = { $problem }; choose from: { $known }
pack-bad-other = { $reason }
pack-bad-says = is “{ $found }” but must be “{ $wanted }”
pack-bad-one-of = needs either “{ $one }” or “{ $other }”, not both
pack-bad-empty = must not be empty

## Entries

pack-bad-duplicate = this id appears twice
pack-bad-twice = “{ $word }” appears twice
pack-bad-misplaced = “{ $word }” cannot be used here

## All together

pack-bad-too-few = there are { $found }; at least { $least } are needed
pack-bad-count = there are { $found }, but the box has { $wanted }

## Packs

pack-bad-unreadable = cannot be read: { $reason }
pack-bad-toml = not TOML: { $reason }
pack-bad-no-table = there is no such table; a pack may have { $known }
pack-bad-fixed = nothing can be added here; only what is in the box can be changed
pack-bad-without = “{ $word }” is not a field that can be removed from this entry
pack-bad-sheet = cannot be read as a spreadsheet: { $reason }
pack-bad-no-sheet = the first column must be called “{ $game }”
pack-bad-column = this column does not belong with the others
pack-bad-too-large = the file is too large; maximum size in bytes: { $most }
pack-bad-too-deep = lists and tables are nested too deeply; maximum depth: { $most }
pack-bad-too-many = there are { $found } entries; at most { $most } can be read
pack-bad-too-long = too long; maximum number of characters: { $most }
pack-bad-no-words = only plain text can be shown: no hidden characters, no < or >
