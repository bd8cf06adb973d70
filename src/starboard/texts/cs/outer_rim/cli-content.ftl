# Co je špatně v datech hry Outer Rim nebo v balíčku k nim; a příkaz, který balíčky kontroluje.

outer_rim-bad-file = { $file }: { $problem }
outer_rim-bad-file-field = { $file }: { $field }: { $problem }
outer_rim-bad-entry = { $file }: { $entry }: { $problem }
outer_rim-bad-entry-field = { $file }: { $entry }: { $field }: { $problem }
outer_rim-bad-kind = { $kind ->
    [tile] mapový díl
    [space] pole
    [endcap] mapová zarážka
    [character] postava
    [ship] loď
    [contact] kontakt
    [patrol] hlídka
    [deck] balíček
   *[card] karta
} { $id }

## Pole záznamů

outer_rim-bad-missing = chybí
outer_rim-bad-extra = takový údaj sem nepatří
outer_rim-bad-type = musí to být { $wanted ->
    [number] celé číslo
    [truth] true nebo false
    [list] seznam
    [table] tabulka
   *[text] text
}
outer_rim-bad-length = musí to být seznam o délce { $length }
outer_rim-bad-least = musí to být aspoň { $least }
outer_rim-bad-most = smí to být nejvýše { $most }
outer_rim-bad-id = v označení smějí být jen písmena a až z, číslice a podtržítka
outer_rim-bad-unknown = { $what ->
    [ability] neznámý druh vlastnosti
    [bounty] neznámý zatykač
    [class] neznámá třída kontaktů
    [combat] neznámý druh souboje
    [condition] neznámá podmínka
    [contact] neznámý kontakt
    [cost] neznámý druh ceny
    [databank] není žádná vhodná karta databanky s číslem
    [deck] neznámý balíček karet
    [direction] neznámý směr
    [duration] neznámé trvání
    [effect] neznámý účinek
    [event] neznámá událost cíle
    [face] neznámá strana kostky
    [faction] neznámá frakce
    [job] neznámá zakázka
    [kind] neznámý druh účinku
    [language] neznámý jazyk
    [level] neznámá úroveň
    [limit] neznámé omezení
    [mode] neznámý způsob
    [planet] neznámá planeta
    [player] neznámý výběr hráče
    [reputation] neznámá reputace
    [scope] neznámý rozsah
    [sheet] neznámá loď
    [side] neznámá strana
    [skill] neznámá schopnost
    [slot] neznámý druh slotu
    [space] neznámé pole
    [stat] neznámá hodnota
    [step] neznámý krok
    [tile] neznámý mapový díl
    [table] neznámá tabulka
    [trait] žádná karta nemá upřesnění
    [trigger] neznámý spouštěč
    [type] neznámý typ
   *[word] neznámé slovo
} „{ $word }“
outer_rim-bad-near = { $problem }; nemá tu být „{ $near }“?
outer_rim-bad-choice = { $problem }; na výběr je: { $known }
outer_rim-bad-other = { $reason }
outer_rim-bad-says = je tu „{ $found }“, má být „{ $wanted }“
outer_rim-bad-one-of = musí tu být buď „{ $one }“, nebo „{ $other }“, ne obojí
outer_rim-bad-empty = nesmí to být prázdné
outer_rim-bad-wordless = musí tu být písmena nebo číslice

## Záznamy

outer_rim-bad-duplicate = toto označení je tu dvakrát
outer_rim-bad-twice = „{ $word }“ je tu dvakrát
outer_rim-bad-misplaced = „{ $word }“ se tady použít nedá
outer_rim-bad-goes-with = patří k účinku „{ $word }“: buď obojí, nebo nic
outer_rim-bad-faces = každá strana kostky musí být právě v jednom řádku
outer_rim-bad-cases = pro každou reputaci musí být případ
outer_rim-bad-deliver-roll = hází se jen za ILEGÁLNÍ náklad: jedna kostka, zásah doručí, vše ostatní vede ke kartě databanky 1
outer_rim-bad-starter = startovní lodě mají druhou stranu, ale ani cíl, ani vlastnost; ostatní mají obojí a druhou stranu ne
outer_rim-bad-top-level = hlídky úrovně 4 nemají kostky a nelze je porazit; ostatní kostky mají
outer_rim-bad-not-planet = frakci a kontaktní místa má jen planeta

## Vše dohromady

outer_rim-bad-too-few = počet: { $found }; je potřeba aspoň { $least }
outer_rim-bad-count = počet: { $found }; v krabici je { $wanted }
outer_rim-bad-contacts = kontakty třídy { $rank }: { $found }, kontaktní místa pro ně: { $wanted }
outer_rim-bad-no-patrol = chybí hlídka { $faction } úrovně { $level }
outer_rim-bad-no-stack = chybí sloupec hlídek { $faction }
outer_rim-bad-maelstrom = Maelström je jeden, ne { $found }
outer_rim-bad-order = musí obsahovat každý mapový díl jednou, mezi levou a pravou zarážkou
outer_rim-bad-no-way = nevede tam žádná cesta
outer_rim-bad-lane = tato cesta je jen na dílech, nebo jen ve standardní mapě: { $lane }

## Balíčky

outer_rim-bad-unreadable = nelze přečíst: { $reason }
outer_rim-bad-toml = není to TOML: { $reason }
outer_rim-bad-no-table = taková tabulka není; balíček může mít { $known }
outer_rim-bad-fixed = nic takového nelze přidat, jen změnit to, co je v krabici
outer_rim-bad-without = „{ $word }“ není údaj, o který by tento záznam mohl přijít
outer_rim-bad-sheet = tuto tabulku nelze přečíst: { $reason }
outer_rim-bad-no-sheet = první sloupec se musí jmenovat „{ $game }“
outer_rim-bad-column = tento sloupec k ostatním nesedí
outer_rim-bad-no-story = k tomuto se žádný příběh nevypráví
outer_rim-bad-too-large = soubor je příliš velký; nejvýše bajtů: { $most }
outer_rim-bad-too-deep = seznamy a tabulky jsou v sobě příliš hluboko; nejvýše: { $most }
outer_rim-bad-too-many = záznamů je { $found }, přečíst jich lze nejvýše { $most }
outer_rim-bad-too-long = příliš dlouhé; nejvýše znaků: { $most }
outer_rim-bad-no-words = zobrazit lze jen prostá slova: žádné neviditelné znaky, žádné < ani >
outer_rim-bad-for-ever = vede to zpátky samo k sobě a nemá to konec

cli-pack = udělat a zkontrolovat vlastní balíček obsahu
cli-pack-what = „new“ založí balíček, „export“ do něj vypíše karty hry, „check“ řekne, zda se s balíčkem dá hrát, „preview“ ukáže jeho karty, „todo“ vypíše, co je zatím vymyšlené
cli-pack-file = balíček: soubor TOML, nebo tabulka (.csv)
cli-pack-only = vypsat jen tyto tabulky a balíčky karet, třeba market nebo navpoint
cli-pack-html = s „preview“: zapsat stránku se všemi kartami ve všech jazycích
cli-pack-which = Napiš, který soubor je balíček.
cli-pack-form = { $file }: název musí končit na .toml, u tabulky na .csv.
cli-pack-unwritten = { $file } nelze zapsat: { $reason }
cli-pack-written = { $file } je zapsaný.
cli-pack-begin =
    Vlastní balíček: mění karty hry a přidává nové.
    Co chceš použít, zbav znaku # na začátku. Všechna slova jsou v docs/content-words.md.
    „starboard pack check“ řekne, co je v něm špatně, „starboard pack todo“, co je zatím vymyšlené,
    a „starboard pack export“ vypíše celé balíčky karet, jako TOML nebo jako tabulku.
cli-pack-todo-deck = { $deck }: zkontrolováno { $done } z { $all }
cli-pack-todo-words = { " " }(co dělá { $words }, je v programu)
cli-pack-todo-fixed =
    Žádný balíček nezmění pravidla, kostky, rozložení mapových dílů, počáteční kredity a sloty na desce hráče. Také to, co které
    slovo karty dělá, je v programu; karta může použít jiná slova a všechna se dají přečíst v docs/content-words.md.
cli-pack-option = hrát s tímto balíčkem obsahu (Vnější okraj)
cli-pack-good = { $file }: s tímto balíčkem se dá hrát. Jeho otisk je { $sign }.
cli-pack-nothing = Nic nemění.
cli-pack-changed = { $kind } – změny: { $entries }
cli-pack-added = { $kind } – přidáno: { $entries }
cli-pack-kind = { $kind ->
    [market] Karty obchodu
    [databank] Karty databanky
    [encounters] Karty střetnutí
    [characters] Postavy
    [ships] Lodě
    [contacts] Kontakty
    [patrols] Hlídky
    [ai] AI karty
    [spaces] Pole
   *[tiles] Mapové díly
}
