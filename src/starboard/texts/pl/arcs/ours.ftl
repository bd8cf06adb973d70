# Skąd pochodzą elementy gry.

arcs-ours-note = Karty, mapa i kości są zgodne z listami kart wydawcy, zdjęciami elementów i kilkoma publicznymi projektami, które się ze sobą zgadzają.
arcs-ours-action = Karty akcji
arcs-ours-court = Karty dworu
arcs-ours-leader = Przywódcy
arcs-ours-lore = Karty legend
arcs-ours-setup = Karty przygotowania
arcs-ours-map = Systemy na mapie
arcs-ours-board = Plansza gracza
arcs-ours-dice = Rodzaje kości
arcs-ours-ambition = Ambicje
