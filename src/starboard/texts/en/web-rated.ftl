# Whether a game counts for ratings.

## New table

web-rated-yes = This game counts for ratings.
web-rated-no-hints = This game does not count for ratings: hints are allowed.
web-rated-no-twice = This game does not count for ratings: one person has several seats, or two bots have the same strength.
web-rated-no-alone = This game does not count for ratings: nobody else is playing.
web-rated-no-middle = This game does not count for ratings: it began in the middle of another game.
web-rated-no-pack = This game does not count for ratings: it is played with a content pack.
web-rated-no-lesson = This game does not count for ratings: it is a lesson.
web-rated-no-browser = This game does not count for ratings: several players use the same browser.
web-rated-no-undo = This game does not count for ratings: a choice was taken back after its outcome had been seen.
web-rated-no-handed = This game does not count for ratings: the others had a bot play for someone.
web-rated-no-gone = This game does not count for ratings: a player deleted their data during the game.
