# Co jest nie tak z danymi gry Outer Rim albo z nałożonym na nie pakietem; i polecenie, które sprawdza pakiety.

outer_rim-bad-file = { $file }: { $problem }
outer_rim-bad-file-field = { $file }: { $field }: { $problem }
outer_rim-bad-entry = { $file }: { $entry }: { $problem }
outer_rim-bad-entry-field = { $file }: { $entry }: { $field }: { $problem }
outer_rim-bad-kind = { $kind ->
    [tile] płytka mapy
    [space] pole
    [endcap] koniec mapy
    [character] postać
    [ship] statek
    [contact] kontakt
    [patrol] patrol
    [deck] talia
   *[card] karta
} { $id }

## Pola wpisów

outer_rim-bad-missing = brakuje
outer_rim-bad-extra = nie ma tu takiego pola
outer_rim-bad-type = wymagane: { $wanted ->
    [number] liczba całkowita
    [truth] true albo false
    [list] lista
    [table] tabela
   *[text] tekst
}
outer_rim-bad-length = wymagana lista o długości { $length }
outer_rim-bad-least = wymagane co najmniej { $least }
outer_rim-bad-most = może być najwyżej { $most }
outer_rim-bad-id = identyfikator składa się tylko z liter od a do z, cyfr i podkreśleń
outer_rim-bad-unknown = { $what ->
    [ability] nieznany rodzaj zdolności
    [bounty] nieznane zlecenie
    [class] nieznana ranga kontaktów
    [combat] nieznany rodzaj walki
    [condition] nieznany warunek
    [contact] nieznany kontakt
    [cost] nieznany rodzaj kosztu
    [databank] nie ma odpowiedniej karty danych o numerze
    [deck] nieznana talia
    [direction] nieznany kierunek
    [duration] nieznany czas trwania
    [effect] nieznany efekt
    [event] nieznane zdarzenie celu
    [face] nieznana ścianka kości
    [faction] nieznana frakcja
    [job] nieznana misja
    [kind] nieznany rodzaj efektu
    [language] nieznany język
    [level] nieznany poziom
    [limit] nieznane ograniczenie
    [mode] nieznany tryb
    [planet] nieznana planeta
    [player] nieznany wybór gracza
    [reputation] nieznana reputacja
    [scope] nieznany zakres
    [sheet] nieznany statek
    [side] nieznana strona
    [skill] nieznana umiejętność
    [slot] nieznany rodzaj gniazda
    [space] nieznane pole
    [stat] nieznana wartość
    [step] nieznany krok
    [tile] nieznana płytka mapy
    [table] nieznana tabela
    [trait] żadna karta nie ma cechy
    [trigger] nieznany wyzwalacz
    [type] nieznany typ
   *[word] nieznane słowo
} „{ $word }”
outer_rim-bad-near = { $problem }; może „{ $near }”?
outer_rim-bad-choice = { $problem }; do wyboru: { $known }
outer_rim-bad-other = { $reason }
outer_rim-bad-says = jest „{ $found }”, a powinno być „{ $wanted }”
outer_rim-bad-one-of = potrzebne jest albo „{ $one }”, albo „{ $other }”, nie oba naraz
outer_rim-bad-empty = nie może być puste
outer_rim-bad-wordless = potrzebne są litery albo cyfry

## Wpisy

outer_rim-bad-duplicate = ten identyfikator występuje dwa razy
outer_rim-bad-twice = „{ $word }” występuje dwa razy
outer_rim-bad-misplaced = „{ $word }” nie może być tu użyte
outer_rim-bad-goes-with = łączy się z efektem „{ $word }”: albo oba, albo żaden
outer_rim-bad-faces = każda ścianka kości musi być dokładnie w jednym wierszu
outer_rim-bad-cases = każda reputacja musi mieć swój przypadek
outer_rim-bad-deliver-roll = rzuca się tylko za NIELEGALNY ładunek: jedna kość, trafienie oznacza dostawę, wszystko inne prowadzi do karty danych 1
outer_rim-bad-starter = statki początkowe mają drugą stronę, ale ani celu, ani zdolności; pozostałe mają jedno i drugie, a drugiej strony nie
outer_rim-bad-top-level = patrole poziomu 4 nie mają kości i nie można ich pokonać; pozostałe mają kości
outer_rim-bad-not-planet = tylko planeta ma frakcję i pola kontaktów

## Wszystko razem

outer_rim-bad-too-few = jest { $found }; potrzeba co najmniej { $least }
outer_rim-bad-count = jest { $found }; w pudełku jest { $wanted }
outer_rim-bad-contacts = kontakty rangi { $rank }: { $found }, pola dla nich: { $wanted }
outer_rim-bad-no-patrol = brakuje patrolu { $faction } poziomu { $level }
outer_rim-bad-no-stack = brakuje stosu patroli { $faction }
outer_rim-bad-maelstrom = Wir jest jeden, nie { $found }
outer_rim-bad-order = musi zawierać każdą płytkę raz, między lewym a prawym końcem mapy
outer_rim-bad-no-way = nie prowadzi tam żadna droga
outer_rim-bad-lane = ten szlak jest tylko na płytkach albo tylko na standardowej mapie: { $lane }

## Pakiety

outer_rim-bad-unreadable = nie można odczytać: { $reason }
outer_rim-bad-toml = to nie jest TOML: { $reason }
outer_rim-bad-no-table = nie ma takiej tabeli; pakiet może mieć { $known }
outer_rim-bad-fixed = tego nie można dodać, można tylko zmienić to, co jest w pudełku
outer_rim-bad-without = „{ $word }” nie jest polem, które ten wpis mógłby stracić
outer_rim-bad-sheet = tego arkusza nie można odczytać: { $reason }
outer_rim-bad-no-sheet = pierwsza kolumna musi nazywać się „{ $game }”
outer_rim-bad-column = ta kolumna nie pasuje do pozostałych
outer_rim-bad-no-story = o tym nie opowiada się żadnej historii
outer_rim-bad-too-large = plik jest za duży; najwięcej bajtów: { $most }
outer_rim-bad-too-deep = listy i tabele są zagnieżdżone za głęboko; najwięcej: { $most }
outer_rim-bad-too-many = wpisów jest { $found }; można odczytać najwyżej { $most }
outer_rim-bad-too-long = za długie; najwięcej znaków: { $most }
outer_rim-bad-no-words = pokazać można tylko zwykłe słowa: żadnych niewidocznych znaków ani < i >
outer_rim-bad-for-ever = to odsyła samo do siebie i nie ma końca

cli-pack = zrób i sprawdź własny pakiet zawartości
cli-pack-what = „new” zaczyna pakiet, „export” wypisuje do niego karty gry, „check” mówi, czy z pakietem można grać, „preview” pokazuje jego karty, „todo” wylicza, co jest jeszcze zmyślone
cli-pack-file = pakiet: plik TOML albo arkusz (.csv)
cli-pack-only = wypisz tylko te tabele i talie, np. market albo navpoint
cli-pack-html = z „preview”: zapisz stronę ze wszystkimi kartami w każdym języku
cli-pack-which = Podaj plik pakietu.
cli-pack-form = { $file }: nazwa musi kończyć się na .toml, a w przypadku arkusza na .csv.
cli-pack-unwritten = Nie można zapisać { $file }: { $reason }
cli-pack-written = Zapisano { $file }.
cli-pack-begin =
    Własny pakiet: zmienia karty gry i dodaje nowe.
    Usuń # sprzed tego, czego chcesz użyć. Wszystkie słowa są w docs/content-words.md.
    „starboard pack check” mówi, co jest w nim nie tak, „starboard pack todo”, co jest jeszcze zmyślone,
    a „starboard pack export” wypisuje całe talie, jako TOML albo jako arkusz.
cli-pack-todo-deck = { $deck }: sprawdzono { $done } z { $all }
cli-pack-todo-words = { " " }(co robi { $words }, jest w programie)
cli-pack-todo-fixed =
    Żaden pakiet nie zmieni zasad, kości, ułożenia płytek mapy, początkowych kredytów ani gniazd planszy gracza. To, co robi słowo na
    karcie, też jest w programie; karta może użyć innych słów, a wszystkie można przeczytać w docs/content-words.md.
cli-pack-option = graj z tym pakietem zawartości (Outer Rim)
cli-pack-good = { $file }: z tym pakietem można grać. Jego suma kontrolna to { $sign }.
cli-pack-nothing = Niczego nie zmienia.
cli-pack-changed = { $kind } – zmiany: { $entries }
cli-pack-added = { $kind } – dodano: { $entries }
cli-pack-kind = { $kind ->
    [market] Karty handlu
    [databank] Karty danych
    [encounters] Karty spotkań
    [characters] Postacie
    [ships] Statki
    [contacts] Kontakty
    [patrols] Patrole
    [ai] Karty SI
    [spaces] Pola
   *[tiles] Płytki mapy
}
