# Klawisze i symbole.

## Klawisze

web-table-key-walk = poruszanie się po planszy
web-table-key-confirm = wybór; potwierdzenie wyboru
web-table-key-back = krok wstecz
web-table-key-story = dalej w opowieści
web-table-key-turn = obrót płytki
web-table-key-inspect = podgląd dowolnego elementu planszy
web-table-key-undo = cofnięcie
web-table-key-next = następny stół, który na ciebie czeka
web-table-key-zoom = bliżej, dalej, wszystko
web-table-key-tab = następna możliwość lub panel
web-table-key-help = ta lista
web-table-help-mouse = Wszystko, co świeci, można kliknąć. Kliknij coś, co nie świeci, a dowiesz się, dlaczego nie można tego wybrać.
web-table-help-keys = Klawisze
web-table-help-signs = Znaki
