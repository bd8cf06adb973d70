# Co je špatně v datech hry nebo v balíčku k nim: co platí pro každou hru.

pack-bad-file = { $file }: { $problem }
pack-bad-file-field = { $file }: { $field }: { $problem }
pack-bad-entry = { $file }: { $entry }: { $problem }
pack-bad-entry-field = { $file }: { $entry }: { $field }: { $problem }

## Pole záznamů

pack-bad-missing = chybí
pack-bad-extra = takový údaj sem nepatří
pack-bad-type = musí to být { $wanted ->
    [number] celé číslo
    [truth] true nebo false
    [list] seznam
    [table] tabulka
   *[text] text
}
pack-bad-length = musí to být seznam o délce { $length }
pack-bad-least = musí to být aspoň { $least }
pack-bad-most = smí to být nejvýše { $most }
pack-bad-id = v označení smějí být jen písmena a až z, číslice a podtržítka
pack-bad-unknown = { $what ->
    [deck] neznámý balíček karet
    [language] neznámý jazyk
    [table] neznámá tabulka
    [type] neznámý typ
   *[word] neznámé slovo
} „{ $word }“
pack-bad-near = { $problem }; nemá tu být „{ $near }“?
pack-bad-choice = { $problem }; na výběr je: { $known }
pack-bad-other = { $reason }
pack-bad-says = je tu „{ $found }“, má být „{ $wanted }“
pack-bad-one-of = musí tu být buď „{ $one }“, nebo „{ $other }“, ne obojí
pack-bad-empty = nesmí to být prázdné

## Záznamy

pack-bad-duplicate = toto označení je tu dvakrát
pack-bad-twice = „{ $word }“ je tu dvakrát
pack-bad-misplaced = „{ $word }“ se tady použít nedá

## Vše dohromady

pack-bad-too-few = počet: { $found }; je potřeba aspoň { $least }
pack-bad-count = počet: { $found }; v krabici je { $wanted }

## Balíčky

pack-bad-unreadable = nelze přečíst: { $reason }
pack-bad-toml = není to TOML: { $reason }
pack-bad-no-table = taková tabulka není; balíček může mít { $known }
pack-bad-fixed = nic takového nelze přidat, jen změnit to, co je v krabici
pack-bad-without = „{ $word }“ není údaj, o který by tento záznam mohl přijít
pack-bad-sheet = tuto tabulku nelze přečíst: { $reason }
pack-bad-no-sheet = první sloupec se musí jmenovat „{ $game }“
pack-bad-column = tento sloupec k ostatním nesedí
pack-bad-too-large = soubor je příliš velký; nejvýše bajtů: { $most }
pack-bad-too-deep = seznamy a tabulky jsou v sobě příliš hluboko; nejvýše: { $most }
pack-bad-too-many = záznamů je { $found }, přečíst jich lze nejvýše { $most }
pack-bad-too-long = příliš dlouhé; nejvýše znaků: { $most }
pack-bad-no-words = zobrazit lze jen prostá slova: žádné neviditelné znaky, žádné < ani >
