# Under the pictures of the rules: the client loads these with the rules.

web-rules-outer_rim-lanes = Let o tři pole: každá cesta mezi dvěma poli je jeden krok.
web-rules-outer_rim-patrol = Kdo přiletí k hlídce frakce, u níž nemá pozitivní reputaci, musí u ní zastavit, ať by mohl letět jakkoli daleko.
web-rules-outer_rim-slots = Deska ve hře: každá karta leží ve slotu svého typu; čárkované sloty jsou volné.
