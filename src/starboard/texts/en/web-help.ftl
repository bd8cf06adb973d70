# Keys and symbols.

## Keys

web-table-key-walk = move around the board
web-table-key-confirm = choose; confirm what is chosen
web-table-key-back = one step back
web-table-key-story = continue the story
web-table-key-turn = turn the tile
web-table-key-inspect = look at anything on the board
web-table-key-undo = undo
web-table-key-next = next table waiting for you
web-table-key-zoom = zoom in, zoom out, show everything
web-table-key-tab = go through all choices and panels
web-table-key-help = this list
web-table-help-mouse = Anything that glows can be clicked. Click something that does not glow, and you will learn why not.
web-table-help-keys = Keys
web-table-help-signs = Symbols
