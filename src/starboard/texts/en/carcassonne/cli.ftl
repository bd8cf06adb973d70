# Only the terminal says these.

cli-help-carcassonne-cell = Placing a tile: the numbers on the board are the cells where it fits; a, b, c, d say how it is turned. Type “7” and then the letter, or “7b” at once. In notation: “place 1,0 r90”.
cli-help-carcassonne-figure = Placing a figure: type the number of an option. The names r1, a1, p1 in the picture are the parts of the tile. In notation: “figure small r1”, “figure large planet 2,0”, “figure none”.
cli-help-carcassonne-fight = ⚔ stands by choices that lead to a fight, with each side’s chance to win and its dice.
cli-help-carcassonne-signs = On the board: ━┃ trade routes, ╋ crossroads, ▒ asteroid fields, ◉ planets; R, E, B symbols of the Rebel Alliance, the Empire and the Bounty Hunters; △ □ ◇ ☆ ▽ small figures and ▲ ■ ◆ ★ ▼ large ones, a shape for each player; ╔ ╗ ╚ ╝ around the last tile. Columns and rows are numbered as in “2,-1”: column 2, row -1.
cli-carcassonne-final = → points if the game ended now
cli-carcassonne-left = { $left ->
    [0] No tiles are left in the pile.
    [one] 1 tile is left in the pile.
   *[other] { $left } tiles are left in the pile.
}
cli-carcassonne-which = The tile fits there in several ways: type a letter.
cli-carcassonne-cells = Cells, and the letters of the ways the tile fits there:
