# Dílna karet: vlastní balíčky, které vznikají v prohlížeči.

## Balíčky

workshop-title = Dílna karet
workshop-about = Uprav, co karty stojí, co dělají a co vyprávějí, přidej vlastní a hraj s nimi.
workshop-new = Nový balíček
workshop-make = Začít
workshop-import = Otevřít soubor
workshop-game = Hra
workshop-pack-name = Název balíčku
workshop-no-packs = Zatím žádné balíčky.
workshop-nobody = Začni balíček a cestou si zvol jméno.
workshop-no-games = Žádná ze zdejších her nemá balíčky karet.
workshop-draft = má chyby
workshop-play = Hrát
workshop-share = Sdílet
workshop-download = Uložit jako soubor
workshop-delete = Smazat balíček
workshop-delete-about = „{ $name }“ zmizí natrvalo. Stoly, u kterých se s ním hraje, pokračují.
workshop-stop = Přestat na něm pracovat
workshop-stop-about = „{ $name }“ už neuvidíš ani nezměníš, dokud tě někdo znovu nepozve.
workshop-all-packs = Všechny balíčky

## Kdo balíček vidí a pracuje na něm

workshop-who-sees = Kdo ho smí vidět
workshop-who-edits = Kdo na něm pracuje s tebou
workshop-edit-about = Kdo otevře pozvánku, může měnit všechny karty balíčku. Nová pozvánka zruší tu předchozí.
workshop-invite = Vytvořit pozvánku
workshop-copy-link = Kopírovat
workshop-copied = Zkopírováno.
workshop-not-copied = Prohlížeč kopírování nedovolil. Označ text a zkopíruj ho sám.

## Karty na stole

workshop-cards = Karty
workshop-card = Karta
workshop-preview = Jak se čte
workshop-read-in = Číst v jazyce
workshop-preview-old = Něco na této kartě je špatně, proto ji vidíš jako v krabici.
workshop-search = Hledat karty
workshop-show = Zobrazit
workshop-none-found = Taková karta tu není.
workshop-added = tvoje
workshop-changed = změněná balíčkem
workshop-is-wrong = má chybu
workshop-new-card = Nová karta
workshop-make-card = Přidat kartu
workshop-card-name = Název karty
workshop-table = Mezi
workshop-begin-with = Začít od
workshop-empty = prázdné karty
workshop-copy = Kopie
workshop-delete-card = Smazat kartu
workshop-card-back = Jako v krabici
workshop-as-in-box = Jako v krabici
workshop-taken-away = Odebráno: { $field }.
workshop-add-more = Další údaje karty
workshop-choose = Vyber…
workshop-saved = Uloženo.
workshop-saved-draft = Uloženo i s chybami. Hrát s ním půjde, až je opravíš.
workshop-read-only = Tento balíček můžeš číst, ale ne měnit.
workshop-with = Tvoří: { $names }
workshop-wrong = Tady něco není v pořádku.
workshop-leave = Odejít bez uložení?
workshop-leave-about = Ztratí se, co jsi od posledního uložení změnil.
workshop-leave-anyway = Odejít
workshop-stay = Zůstat

## Údaje karty

workshop-none = nic
workshop-add = přidat
workshop-add-field = Přidat k: { $field }
workshop-add-to = Přidat: { $field }
workshop-part = { $field }: { $number }
workshop-remove = Odebrat
workshop-remove-part = Odebrat: { $field } { $number }
workshop-up = Posunout nahoru
workshop-up-part = Posunout nahoru: { $field } { $number }
workshop-down = Posunout dolů
workshop-down-part = Posunout dolů: { $field } { $number }
workshop-less = Méně: { $field }
workshop-more = Více: { $field }
workshop-by-language = Text pro každý jazyk
workshop-one-text = Jeden text pro všechny jazyky

## Dva lidé u jednoho balíčku

workshop-clash = Stejné karty změnil i někdo jiný
workshop-clash-about = Všechno ostatní už je spojené. Vyber, čí podobu těchto karet balíček dostane.
workshop-clash-save = Takto uložit
workshop-mine = Moje
workshop-theirs = Cizí
workshop-whose = Čí podoba: { $card }
workshop-met = Mezitím někdo uložil. Jeho změny jsou už tady a tvoje také. Ulož ještě jednou.

## Volby

workshop-packs = { $kind ->
    [mine] Tvoje balíčky
    [editing] Balíčky, na kterých pracuješ s ostatními
   *[shared] Balíčky pro všechny
}
workshop-sharing = { $sharing ->
    [private] Jen ty
    [link] Kdo má odkaz
   *[all] Všichni
}
workshop-sharing-about = { $sharing ->
    [private] Balíček nevidí nikdo kromě tebe a těch, kdo na něm pracují. Kdo hraje u tvého stolu, vidí jeho karty.
    [link] Kdo má odkaz, může balíček číst a hrát s ním.
   *[all] Balíček najdou všichni na tomto serveru a mohou s ním hrát.
}
workshop-only = { $only ->
    [changed] Změněné balíčkem
    [wrong] S chybami
    [house] Námi vymyšlené
    [doubt] Nejisté
   *[all] Všechny karty
}
workshop-state = { $state ->
    [saving] Ukládá se…
    [checking] Kontroluje se…
    [unsaved] Zatím neuloženo
   *[saved] Vše uloženo
}
workshop-mistakes = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
