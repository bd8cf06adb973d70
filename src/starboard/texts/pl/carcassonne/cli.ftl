# To mówi tylko terminal.

cli-help-carcassonne-cell = Dołożenie płytki: liczby na planszy to miejsca, w których płytka pasuje; a, b, c, d mówią, jak jest obrócona. Wpisz „7”, a potem literę, albo od razu „7b”. W notacji: „place 1,0 r90”.
cli-help-carcassonne-figure = Ustawienie figurki: wpisz numer możliwości. Nazwy r1, a1, p1 na obrazku to odcinki płytki. W notacji: „figure small r1”, „figure large planet 2,0”, „figure none”.
cli-help-carcassonne-fight = ⚔ stoi przy wyborach, które prowadzą do walki, razem z szansą każdej strony na wygraną i liczbą jej kości.
cli-help-carcassonne-signs = Na planszy: ━┃ szlaki handlowe, ╋ skrzyżowania, ▒ pola asteroidów, ◉ planety; R, E, B symbole Sojuszu Rebeliantów, Imperium i Łowców nagród; △ □ ◇ ☆ ▽ małe figurki i ▲ ■ ◆ ★ ▼ duże, każdy gracz ma swój kształt; ╔ ╗ ╚ ╝ wokół ostatniej płytki. Kolumny i rzędy są numerowane jak w „2,-1”: kolumna 2, rząd -1.
cli-carcassonne-final = → punkty, gdyby gra skończyła się teraz
cli-carcassonne-left = { $left ->
    [0] W stosie nie ma już płytek.
    [one] W stosie zostaje 1 płytka.
    [few] W stosie zostają { $left } płytki.
   *[many] W stosie zostaje { $left } płytek.
}
cli-carcassonne-which = Pasuje tam kilka obrotów: wpisz literę.
cli-carcassonne-cells = Miejsca i litery obrotów, które tam pasują:
