# Pakiety kart tam, gdzie zakłada się stoły i gra.

## Stoły

web-table-pack = Gra się kartami z pakietu „{ $name }”.
web-menu-workshop = Warsztat kart
web-new-pack = Karty
web-new-pack-about = Graj kartami z pudełka albo z pakietu.
web-new-pack-none = jak w pudełku
web-new-pack-of = { $name } ({ $owner })
web-new-pack-workshop = Otwórz warsztat kart
