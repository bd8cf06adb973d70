# The first game: a coach beside the table.

web-first = Your first game
web-first-none = There is no guided game for this one yet.
web-first-start = Start
web-first-step = Step { $step } of { $of }
web-first-more = Show what to do
web-first-less = Fold away
web-first-leave = Leave the lesson
web-first-next = Go on
web-first-show = Skip: show me
web-first-again = Take it back and try again
web-first-missed = That is allowed, too. But here something else is worth a try: take it back, or let me show you.
web-first-theirs = The other side plays.
web-first-rival = Rival
web-first-returned = We go on from the prepared game, where all is ready for this.
web-first-play = Play a whole game
web-first-rules = Read the rules
web-first-lobby = To the lobby
