# Choices made ahead in Outer Rim.

outer_rim-ahead-no-deals = Odrzucać wymiany
    .about = Każdą wymianę, którą ktoś ci zaproponuje, do twojej następnej tury.
outer_rim-ahead-no-requests = Nie dawać kredytów
    .about = Ilekroć ktoś poprosi cię o kredyty, do twojej następnej tury.
outer_rim-ahead-yield = Nie chronić załogi
    .about = Do twojej następnej tury, dopóki nie zmienią się twoje karty ani obrażenia.
outer_rim-ahead-no-abilities = Nie używać zdolności w walce
    .about = W turach innych: żadnych przerzutów, żadnych zmienionych ani anulowanych wyników. Do twojej następnej tury, dopóki nie zmienią się twoje karty ani obrażenia.
outer_rim-ahead-because-turn = zaczęła się twoja tura
outer_rim-ahead-because-cards = zmieniły się twoje karty
outer_rim-ahead-because-damage = zmieniły się twoje obrażenia
