# Odkud pocházejí karty a mapa.

outer_rim-ours-note = Seznam tištěných karet není veřejný. Většina karet obchodu, lodě a AI karty jsou z veřejných zdrojů; střetnutí, karty databanky, postavy a mapa jsou většinou naše. S balíčkem obsahu může hra souhlasit s tvou krabicí.
outer_rim-ours-characters = Postavy
outer_rim-ours-ships = Lodě
outer_rim-ours-market = Karty obchodu
outer_rim-ours-databank = Karty databanky
outer_rim-ours-encounters = Karty střetnutí
outer_rim-ours-backs = Ruby balíčků střetnutí
outer_rim-ours-ai = AI karty
outer_rim-ours-contacts = Kontakty
outer_rim-ours-patrols = Hlídky
outer_rim-ours-map = Díly a pole mapy
