# Choices made ahead in Outer Rim.

outer_rim-ahead-no-deals = Odmítat výměny
    .about = Každou výměnu, kterou ti někdo nabídne, do tvého příštího tahu.
outer_rim-ahead-no-requests = Nedávat kredity
    .about = Kdykoli od tebe bude někdo chtít kredity, do tvého příštího tahu.
outer_rim-ahead-yield = Nebránit posádku
    .about = Do tvého příštího tahu, dokud se nezmění tvoje karty, zranění ani poškození.
outer_rim-ahead-no-abilities = Nepoužívat v souboji vlastnosti
    .about = V tazích ostatních: žádné nové hody, žádné změněné ani ignorované výsledky. Do tvého příštího tahu, dokud se nezmění tvoje karty, zranění ani poškození.
outer_rim-ahead-because-turn = začal tvůj tah
outer_rim-ahead-because-cards = změnily se tvoje karty
outer_rim-ahead-because-damage = změnila se tvoje zranění nebo poškození
