# Co říká jádro, ať se hraje cokoli.

seat = Hráč { $number }
someone-who-left = někdo, kdo odešel
option = { $notation }

event-sealed = { $seat }: tajná volba je hotová.
event-opened = Všichni mají vybráno: volby se odkrývají.

why-not-an-option = to není jedna z možností
why-not-a-choice = není to žádná z možností ani její zápis
why-not-your-turn = teď rozhoduje { $seat }
why-game-over = hra už skončila

ours-title = Co je naše a co tištěné
ours-mark = { $mark ->
    [house] Naše: nikdo nezveřejnil, jak je to vytištěné
   *[doubt] Nejisté: zdroje jsou nejasné
}
