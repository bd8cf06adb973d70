# What the kernel says, whatever the game.

seat = Seat { $number }
someone-who-left = someone who left
option = { $notation }

event-sealed = { $seat } has chosen in secret.
event-opened = Everybody has chosen: the choices are revealed.

why-not-an-option = it is not one of the options
why-not-a-choice = it is neither an option nor the notation of one
why-not-your-turn = { $seat } has to decide now
why-game-over = the game is over

ours-title = What is ours and what is printed
ours-mark = { $mark ->
    [house] Ours: nobody has published how it is printed
   *[doubt] Uncertain: the sources are unclear
}
