# Co je špatně v datech hry Outer Rim nebo v balíčku k nim; a co balíčky mohou změnit.

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

outer_rim-bad-unknown = { $what ->
    [ability] neznámý druh vlastnosti
    [bounty] neznámý zatykač
    [class] neznámá třída kontaktů
    [combat] neznámý druh souboje
    [condition] neznámá podmínka
    [contact] neznámý kontakt
    [cost] neznámý druh ceny
    [databank] není žádná vhodná karta databanky s číslem
    [direction] neznámý směr
    [duration] neznámé trvání
    [effect] neznámý účinek
    [event] neznámá událost cíle
    [face] neznámá strana kostky
    [faction] neznámá frakce
    [job] neznámá zakázka
    [kind] neznámý druh účinku
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
    [trait] žádná karta nemá upřesnění
   *[trigger] neznámý spouštěč
} „{ $word }“
outer_rim-bad-wordless = musí tu být písmena nebo číslice

## Záznamy

outer_rim-bad-goes-with = patří k účinku „{ $word }“: buď obojí, nebo nic
outer_rim-bad-faces = každá strana kostky musí být právě v jednom řádku
outer_rim-bad-cases = pro každou reputaci musí být případ
outer_rim-bad-deliver-roll = hází se jen za ILEGÁLNÍ náklad: jedna kostka, zásah doručí, vše ostatní vede ke kartě databanky 1
outer_rim-bad-starter = startovní lodě mají druhou stranu, ale ani cíl, ani vlastnost; ostatní mají obojí a druhou stranu ne
outer_rim-bad-top-level = hlídky úrovně 4 nemají kostky a nelze je porazit; ostatní kostky mají
outer_rim-bad-not-planet = frakci a kontaktní místa má jen planeta

## Vše dohromady

outer_rim-bad-contacts = kontakty třídy { $rank }: { $found }, kontaktní místa pro ně: { $wanted }
outer_rim-bad-no-patrol = chybí hlídka { $faction } úrovně { $level }
outer_rim-bad-no-stack = chybí sloupec hlídek { $faction }
outer_rim-bad-maelstrom = Maelström je jeden, ne { $found }
outer_rim-bad-order = musí obsahovat každý mapový díl jednou, mezi levou a pravou zarážkou
outer_rim-bad-no-way = nevede tam žádná cesta
outer_rim-bad-lane = tato cesta je jen na dílech, nebo jen ve standardní mapě: { $lane }

## Balíčky

outer_rim-bad-no-story = k tomuto se žádný příběh nevypráví
outer_rim-bad-for-ever = vede to zpátky samo k sobě a nemá to konec

outer_rim-pack-fixed =
    Žádný balíček nezmění pravidla, kostky, rozložení mapových dílů, počáteční kredity a sloty na desce hráče. Také to, co které
    slovo karty dělá, je v programu; karta může použít jiná slova a všechna se dají přečíst v docs/content-words.md.
outer_rim-pack-kind = { $kind ->
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
