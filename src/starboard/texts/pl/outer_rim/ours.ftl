# Skąd pochodzą karty i mapa.

outer_rim-ours-note = Lista drukowanych kart nie jest publiczna. Większość kart handlu, statki i karty SI pochodzą ze źródeł publicznych; spotkania, karty danych, postacie i mapa są w większości nasze. Dzięki pakietowi zawartości gra może zgadzać się z twoim pudełkiem.
outer_rim-ours-characters = Postacie
outer_rim-ours-ships = Statki
outer_rim-ours-market = Karty handlu
outer_rim-ours-databank = Karty danych
outer_rim-ours-encounters = Karty spotkań
outer_rim-ours-backs = Rewersy talii spotkań
outer_rim-ours-ai = Karty SI
outer_rim-ours-contacts = Kontakty
outer_rim-ours-patrols = Patrole
outer_rim-ours-map = Płytki i pola mapy
