# Co jest nie tak z danymi gry Outer Rim albo z nałożonym na nie pakietem; i co pakiety mogą zmienić.

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

outer_rim-bad-unknown = { $what ->
    [ability] nieznany rodzaj zdolności
    [bounty] nieznane zlecenie
    [class] nieznana ranga kontaktów
    [combat] nieznany rodzaj walki
    [condition] nieznany warunek
    [contact] nieznany kontakt
    [cost] nieznany rodzaj kosztu
    [databank] nie ma odpowiedniej karty danych o numerze
    [direction] nieznany kierunek
    [duration] nieznany czas trwania
    [effect] nieznany efekt
    [event] nieznane zdarzenie celu
    [face] nieznana ścianka kości
    [faction] nieznana frakcja
    [job] nieznana misja
    [kind] nieznany rodzaj efektu
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
    [trait] żadna karta nie ma cechy
   *[trigger] nieznany wyzwalacz
} „{ $word }”
outer_rim-bad-wordless = potrzebne są litery albo cyfry

## Wpisy

outer_rim-bad-goes-with = łączy się z efektem „{ $word }”: albo oba, albo żaden
outer_rim-bad-faces = każda ścianka kości musi być dokładnie w jednym wierszu
outer_rim-bad-cases = każda reputacja musi mieć swój przypadek
outer_rim-bad-deliver-roll = rzuca się tylko za NIELEGALNY ładunek: jedna kość, trafienie oznacza dostawę, wszystko inne prowadzi do karty danych 1
outer_rim-bad-starter = statki początkowe mają drugą stronę, ale ani celu, ani zdolności; pozostałe mają jedno i drugie, a drugiej strony nie
outer_rim-bad-top-level = patrole poziomu 4 nie mają kości i nie można ich pokonać; pozostałe mają kości
outer_rim-bad-not-planet = tylko planeta ma frakcję i pola kontaktów

## Wszystko razem

outer_rim-bad-contacts = kontakty rangi { $rank }: { $found }, pola dla nich: { $wanted }
outer_rim-bad-no-patrol = brakuje patrolu { $faction } poziomu { $level }
outer_rim-bad-no-stack = brakuje stosu patroli { $faction }
outer_rim-bad-maelstrom = Wir jest jeden, nie { $found }
outer_rim-bad-order = musi zawierać każdą płytkę raz, między lewym a prawym końcem mapy
outer_rim-bad-no-way = nie prowadzi tam żadna droga
outer_rim-bad-lane = ten szlak jest tylko na płytkach albo tylko na standardowej mapie: { $lane }

## Pakiety

outer_rim-bad-no-story = o tym nie opowiada się żadnej historii
outer_rim-bad-for-ever = to odsyła samo do siebie i nie ma końca

outer_rim-pack-fixed =
    Żaden pakiet nie zmieni zasad, kości, ułożenia płytek mapy, początkowych kredytów ani gniazd planszy gracza. To, co robi słowo na
    karcie, też jest w programie; karta może użyć innych słów, a wszystkie można przeczytać w docs/content-words.md.
outer_rim-pack-kind = { $kind ->
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
