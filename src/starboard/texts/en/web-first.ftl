# The first game: a coach beside the table.

web-first = Your first game
web-first-none = There is no lesson for this game yet.
web-first-start = Start
web-first-step = Step { $step } of { $of }
web-first-more = Show what to do
web-first-less = Hide
web-first-leave = Leave the lesson
web-first-next = Continue
web-first-show = Skip: show me
web-first-again = Take it back and try again
web-first-missed = That is allowed too, but try something else here: take it back, or let me show you.
web-first-theirs = The other side is playing.
web-first-returned = We continue from the prepared game, where everything is ready for this step.
web-first-play = Play a whole game
web-first-rules = Read the rules
web-first-lobby = To the lobby
