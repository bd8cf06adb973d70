# Odkud pocházejí věci ve hře: stránka „Co je naše a co tištěné“ a příkaz `rules --ours`.

ours-about = Odkud všechno v této hře pochází, spočítáno z jejích dat.
ours-what = Co
ours-total = celkem
ours-source = { $source ->
    [rulebook] pravidla
    [public] veřejné zdroje
    [house] naše
    [pack] balíček obsahu
   *[doubt] nejisté
}
ours-explained = { $source ->
    [rulebook] Stojí to v tištěných pravidlech.
    [public] Říkají to zveřejněné seznamy karet, obrázky a jiné projekty. Tištěné kusy jsme sami neviděli.
    [house] Nikdo to nezveřejnil, a tak jsme si to vymysleli nebo rozhodli, co pravidla nechávají otevřené. Taková karta má na sobě malý domek.
    [pack] Říká to balíček obsahu tohoto serveru.
   *[doubt] Zdroje jsou špatně čitelné nebo si odporují. Taková karta má na sobě otazník.
}
ours-rules = Pravidla
ours-open-questions = Otázky, které pravidla nechávají otevřené
ours-none = O původu této hry se nic neví.
