# The end of a game, at its table.

## The end

web-table-place = place { $place }
web-table-result-close = Look at the board
web-table-show-end = Show the end
web-table-again = Rematch with the same seats
web-table-record = Record
