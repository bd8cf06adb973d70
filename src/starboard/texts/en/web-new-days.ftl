# Games over days, in the form of a new table.

web-clock-live = live
web-clock-days = over days
web-clock-days-time = For each move
web-clock-kind = Time runs
web-clock-days-about = Everyone plays whenever it suits them. If someone misses a turn, a bot makes that one; if they miss the next one too, it plays on until they are back. Vacation days stop the time, in rated games as well.
