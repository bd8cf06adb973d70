# The command that makes and checks packs.

cli-pack = make and check a content pack of your own
cli-pack-what = “new” starts a pack, “export” writes the game’s cards or tiles as a pack, “check” says whether a pack can be played, “preview” shows what it changes, “todo” lists what is still made up
cli-pack-file = the pack: a TOML file, or a spreadsheet (.csv)
cli-pack-only = export only these tables and decks, e.g. market or navpoint
cli-pack-game = the game, if no pack names it
cli-pack-html = with “preview”: write a page with everything in every language
cli-pack-which = Give the file of the pack.
cli-pack-other-game = This content pack is for “{ $found }”, not for “{ $game }”.
cli-pack-form = { $file }: the name must end in .toml, or in .csv for a spreadsheet.
cli-pack-unwritten = { $file } cannot be written: { $reason }
cli-pack-written = { $file } has been written.
cli-pack-begin =
    A pack of your own: it changes cards or tiles of the game and adds new ones.
    Remove the # before what you want to use. The rest is in docs/content-packs.md.
    “starboard pack check” says what is wrong with it, “starboard pack todo” what is still made up,
    and “starboard pack export” writes everything there is, as TOML or as a spreadsheet.
cli-pack-todo-deck = { $deck }: { $done } of { $all } checked
cli-pack-todo-words = { " " }(what { $words } does is in the program)
cli-pack-option = play with this content pack
cli-pack-good = { $file }: the game can be played with this pack. Its checksum is { $sign }.
cli-pack-nothing = It changes nothing.
cli-pack-changed = { $kind }, changed: { $entries }
cli-pack-added = { $kind }, added: { $entries }
