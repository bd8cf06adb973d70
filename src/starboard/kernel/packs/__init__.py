"""Content packs of any game: a file of one's own that corrects entries of its tables and adds new ones.

A game declares what its packs may say (`rules.PackRules`) and makes content of the tables; all else is here. `pack`
reads a pack and lays it over the tables (`read`), `shapes` gives entries their shape, `load` has content made of them,
and tells all that is wrong at once (`mistakes`) with the file, the entry and the field (`place`). `limits` refuses what
is too large before anything else looks at it. `export` writes tables as TOML (`write`) or as a spreadsheet (`sheet`),
`commands` does what commands ask for, and `playing` makes the game that is played with a pack (docs/content-packs.md).
"""
