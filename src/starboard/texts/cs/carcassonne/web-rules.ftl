# Under the pictures of the rules: the client loads these with the rules.

web-rules-carcassonne-fits = Stejná destička zkoušená na dvou místech: u fajfky se každý okraj potkává se stejným druhem, u křížku jeden ne.
web-rules-carcassonne-occupied = Obtažená cesta je jeden objekt a někdo už na ní stojí. Další figurka na ni nesmí, ani na nejnovější destičku.
web-rules-carcassonne-completed = Oba konce do něčeho ústí: cesta je uzavřená. Její majitel získá body a figurka se mu vrátí.
web-rules-carcassonne-fight = Destička spojila dvě cesty a na každé někdo stál: teď se o společnou cestu bojuje.
