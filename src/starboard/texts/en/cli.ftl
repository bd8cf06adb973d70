# The command line.

cli-about = A digital table for space board games. Without a command: a game of Carcassonne against a bot.
cli-lang = language: en, cs, pl or uk
cli-play = play a game in the terminal
cli-replay = step through a record
cli-rules = list, search and count the rules of a game
cli-duel = let two bots play many games
cli-bench = measure how fast a game runs
