# Příkaz, který balíčky zakládá a kontroluje.

cli-pack = udělat a zkontrolovat vlastní balíček obsahu
cli-pack-what = „new“ založí balíček, „export“ do něj vypíše karty nebo destičky hry, „check“ řekne, zda se s balíčkem dá hrát, „preview“ ukáže, co z nich udělá, „todo“ vypíše, co je zatím vymyšlené
cli-pack-file = balíček: soubor TOML, nebo tabulka (.csv)
cli-pack-only = vypsat jen tyto tabulky a balíčky karet, třeba market nebo navpoint
cli-pack-game = hra, pokud ji neurčuje balíček
cli-pack-html = s „preview“: zapsat to jako stránku ve všech jazycích
cli-pack-which = Napiš, který soubor je balíček.
cli-pack-other-game = Tento balíček obsahu je pro „{ $found }“, ne pro „{ $game }“.
cli-pack-form = { $file }: název musí končit na .toml, u tabulky na .csv.
cli-pack-unwritten = { $file } nelze zapsat: { $reason }
cli-pack-written = { $file } je zapsaný.
cli-pack-begin =
    Vlastní balíček: mění karty nebo destičky hry a přidává nové.
    Co chceš použít, zbav znaku # na začátku. Zbytek je v docs/content-packs.md.
    „starboard pack check“ řekne, co je v něm špatně, „starboard pack todo“, co je zatím vymyšlené,
    a „starboard pack export“ vypíše všechno, co hra má, jako TOML nebo jako tabulku.
cli-pack-todo-deck = { $deck }: zkontrolováno { $done } z { $all }
cli-pack-todo-words = { " " }(co dělá { $words }, je v programu)
cli-pack-option = hrát s tímto balíčkem obsahu
cli-pack-good = { $file }: s tímto balíčkem se dá hrát. Jeho otisk je { $sign }.
cli-pack-nothing = Nic nemění.
cli-pack-changed = { $kind } – změny: { $entries }
cli-pack-added = { $kind } – přidáno: { $entries }
