# Balíčky karet tam, kde se zakládají stoly a hraje se.

## Stoly

web-table-pack = Hraje se s kartami balíčku „{ $name }“.
web-menu-workshop = Dílna karet
web-new-pack = Karty
web-new-pack-about = Hraj s kartami z krabice, nebo s kartami balíčku.
web-new-pack-none = jako v krabici
web-new-pack-of = { $name } ({ $owner })
web-new-pack-workshop = Otevřít dílnu karet
