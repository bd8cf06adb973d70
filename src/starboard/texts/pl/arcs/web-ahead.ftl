# Choices made ahead in Arcs.

arcs-ahead-pass = Przekazać inicjatywę
    .about = Zawsze gdy w tym rozdziale masz zagrać kartę wiodącą, dopóki nie zmienią się twoja ręka, elementy, plansza ani ambicje.
arcs-ahead-no-seize = Nie przejmować inicjatywy
    .about = Zawsze gdy odpowiadasz na kartę wiodącą, do końca rozdziału.
arcs-ahead-hits = Trafienia bez znaczenia
    .about = Trafienia są przydzielane za ciebie tam, gdzie każdy sposób daje to samo.
arcs-ahead-because-chapter = zaczął się nowy rozdział
arcs-ahead-because-ends = zmieniło się, czy przekazanie kończy rozdział
arcs-ahead-because-hand = zmieniła się twoja ręka
arcs-ahead-because-ambitions = zmieniły się ambicje
arcs-ahead-because-pieces = zmieniły się twoje elementy na mapie
arcs-ahead-because-board = zmieniła się twoja plansza
