# Odkud pocházejí komponenty.

arcs-ours-note = Karty, mapa a kostky jsou podle seznamů karet od vydavatele, obrázků komponent a několika veřejných projektů, které se navzájem shodují.
arcs-ours-action = Karty akcí
arcs-ours-court = Karty dvora
arcs-ours-leader = Vůdci
arcs-ours-lore = Karty příběhu
arcs-ours-setup = Karty přípravy hry
arcs-ours-map = Systémy na mapě
arcs-ours-board = Hráčská deska
arcs-ours-dice = Druhy kostek
arcs-ours-ambition = Ambice
