# Co jest nie tak z danymi gry albo z nałożonym na nie pakietem: to, co dotyczy każdej gry.

pack-bad-file = { $file }: { $problem }
pack-bad-file-field = { $file }: { $field }: { $problem }
pack-bad-entry = { $file }: { $entry }: { $problem }
pack-bad-entry-field = { $file }: { $entry }: { $field }: { $problem }

## Pola wpisów

pack-bad-missing = brakuje
pack-bad-extra = nie ma tu takiego pola
pack-bad-type = wymagane: { $wanted ->
    [number] liczba całkowita
    [truth] true albo false
    [list] lista
    [table] tabela
   *[text] tekst
}
pack-bad-length = wymagana lista o długości { $length }
pack-bad-least = wymagane co najmniej { $least }
pack-bad-most = może być najwyżej { $most }
pack-bad-id = identyfikator składa się tylko z liter od a do z, cyfr i podkreśleń
pack-bad-unknown = { $what ->
    [deck] nieznana talia
    [language] nieznany język
    [table] nieznana tabela
    [type] nieznany typ
   *[word] nieznane słowo
} „{ $word }”
pack-bad-near = { $problem }; może „{ $near }”?
pack-bad-choice = { $problem }; do wyboru: { $known }
pack-bad-other = { $reason }
pack-bad-says = jest „{ $found }”, a powinno być „{ $wanted }”
pack-bad-one-of = potrzebne jest albo „{ $one }”, albo „{ $other }”, nie oba naraz
pack-bad-empty = nie może być puste

## Wpisy

pack-bad-duplicate = ten identyfikator występuje dwa razy
pack-bad-twice = „{ $word }” występuje dwa razy
pack-bad-misplaced = „{ $word }” nie może być tu użyte

## Wszystko razem

pack-bad-too-few = jest { $found }; potrzeba co najmniej { $least }
pack-bad-count = jest { $found }; w pudełku jest { $wanted }

## Pakiety

pack-bad-unreadable = nie można odczytać: { $reason }
pack-bad-toml = to nie jest TOML: { $reason }
pack-bad-no-table = nie ma takiej tabeli; pakiet może mieć { $known }
pack-bad-fixed = tego nie można dodać, można tylko zmienić to, co jest w pudełku
pack-bad-without = „{ $word }” nie jest polem, które ten wpis mógłby stracić
pack-bad-sheet = tego arkusza nie można odczytać: { $reason }
pack-bad-no-sheet = pierwsza kolumna musi nazywać się „{ $game }”
pack-bad-column = ta kolumna nie pasuje do pozostałych
pack-bad-too-large = plik jest za duży; najwięcej bajtów: { $most }
pack-bad-too-deep = listy i tabele są zagnieżdżone za głęboko; najwięcej: { $most }
pack-bad-too-many = wpisów jest { $found }; można odczytać najwyżej { $most }
pack-bad-too-long = za długie; najwięcej znaków: { $most }
pack-bad-no-words = pokazać można tylko zwykłe słowa: żadnych niewidocznych znaków ani < i >
