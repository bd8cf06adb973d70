# Skąd pochodzą elementy gry.

arcs-ours-note = Karty, mapa i kości pochodzą z list kart wydawcy, ze zdjęć elementów i z kilku publicznych projektów, które się ze sobą zgadzają.
arcs-ours-action = Karty akcji
arcs-ours-court = Karty dworu
arcs-ours-leader = Przywódcy
arcs-ours-lore = Karty legend
arcs-ours-setup = Karty przygotowania
arcs-ours-map = Układy na mapie
arcs-ours-board = Plansza gracza
arcs-ours-dice = Rodzaje kości
arcs-ours-ambition = Ambicje
