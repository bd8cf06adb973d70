# Under the pictures of the rules: the client loads these with the rules.

web-rules-outer_rim-lanes = Kurs o długości trzech pól: każdy szlak między dwoma polami to jeden krok.
web-rules-outer_rim-patrol = Kto dotrze do patrolu frakcji, u której nie ma pozytywnej reputacji, musi się tam zatrzymać, choćby mógł lecieć dalej.
web-rules-outer_rim-slots = Plansza w grze: każda karta leży w gnieździe swojego rodzaju; przerywane gniazda są wolne.
