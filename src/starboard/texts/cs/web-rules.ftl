# Pravidla v prohlížeči.

web-offline-rules = Bez připojení: pravidla vidíš tak, jak se načetla naposledy.

## Pravidla

web-rules-page = Na samostatné stránce
web-rules-close = Zavřít pravidla
web-rules-loading = Načítají se pravidla…
web-rules-game = Hra
web-rules-search = Hledat v pravidlech
web-rules-count = { $count ->
    [one] 1 položka
    [few] { $count } položky
   *[other] { $count } položek
}
web-rules-areas = Oblasti
web-rules-all = Vše
web-rules-none = Nic tu neobsahuje všechna tato slova.
web-rules-related = Souvisí
web-rules-now = K tomu, co se právě rozhoduje
web-rules-examples = Řešené příklady
web-rules-examples-count = { $count ->
    [one] 1 příklad
    [few] { $count } příklady
   *[other] { $count } příkladů
}
web-rules-ambiguities = Vyřešené nejasnosti
web-rules-ambiguities-count = { $count ->
    [one] 1 vyřešená nejasnost
    [few] { $count } vyřešené nejasnosti
   *[other] { $count } vyřešených nejasností
}
web-rules-print = Vytisknout
web-rules-aid = Přehled pro hráče
web-rules-copy = Kopírovat odkaz
web-rules-copy-rule = Kopírovat odkaz na { $rule }
web-rules-copied = Odkaz na { $rule } máš ve schránce.
