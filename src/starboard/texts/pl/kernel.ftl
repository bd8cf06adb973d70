# Co mówi jądro, niezależnie od gry.

seat = Gracz { $number }
option = { $notation }

event-sealed = { $seat } wybiera w tajemnicy.
event-opened = Wszyscy już wybrali: wybory zostają odkryte.

why-not-an-option = to nie jest żadna z dostępnych możliwości
why-not-a-choice = to nie jest ani dostępna możliwość, ani jej zapis
why-not-your-turn = teraz decyduje { $seat }
why-game-over = gra już się skończyła

error-illegal-choice = „{ $choice }” jest niedozwolone: { $reason }.
error-unknown-game = Nie ma gry „{ $game }”. Zainstalowane gry: { $known }.
error-not-a-game = To, co zainstalowano jako „{ $game }” ({ $value }), nie jest grą o tym identyfikatorze.
error-no-such-rules = Zasady gry „{ $game }” są tu w wersjach od { $low } do { $high }, a nie w wersji { $version }.
error-bad-seats = Liczba graczy w grze „{ $game }” musi wynosić od { $low } do { $high }, a nie { $seats }.
error-no-such-seat = Nie ma gracza o numerze { $seat_number }; gracze mają numery od 0 do { $high }.
error-bad-seed = Ziarno losowości to liczba całkowita od 0 do 2^64 − 1, a nie { $seed }.
error-unknown-option = Nie ma ustawienia „{ $option }”. Dostępne ustawienia: { $known }.
error-bad-option = Ustawienie „{ $option }” nie przyjmuje wartości „{ $value }”. Możliwe wartości: { $known }.
error-not-a-dump = To nie jest pozycja zapisana w formacie { $format }.
error-dump-game = To jest pozycja z gry „{ $found }”, a nie z gry „{ $game }”.
error-dump-version = Ta pozycja powstała według wersji { $found } zasad gry „{ $game }”; tutaj jest wersja { $version }.
error-broken-dump = Ta pozycja jest uszkodzona: { $reason }.
error-no-record = Domniemana pozycja nie ma zapisu: część z niej nigdy się nie wydarzyła.
error-cannot-imagine = Żadne rozdanie gry „{ $game }” nie pasuje do tego, co tu wiadomo.
error-record-short = Wiersz { $line }: zapis urywa się w tym miejscu. Oczekiwano: { $expected }
error-record-line = W wierszu { $line } jest „{ $found }”. Oczekiwano: { $expected }
error-record-game = Wiersz { $line }: to zapis gry „{ $found }”, a tutaj jest gra „{ $expected }”.
error-record-start = Wiersz { $line }: tak nie można rozpocząć gry. { $reason }
error-record-move = Wiersz { $line }: { $reason }
error-record-end = Wiersz { $line }: odtworzona tu gra kończy się jako „{ $expected }”, a w zapisie jest „{ $found }”. Zapis został zmieniony albo powstał według innych zasad.
error-unknown-bot = Nie ma bota „{ $level }” do gry „{ $game }”. Dostępne: { $known }.
error-no-mind = Nikt jeszcze nie opisał, co boty mogą wiedzieć o grze „{ $game }”.
error-no-packs = Do gry „{ $game }” nie ma pakietów zawartości.
error-pack-missing = Grano z pakietem zawartości o sumie kontrolnej { $sign }: podaj go przez --pack PLIK.
error-pack-other = Grano z pakietem zawartości o sumie kontrolnej { $sign }, a nie { $found }: podaj go przez --pack PLIK.
error-pack-none = Grano bez pakietu zawartości: pomiń --pack.

ours-title = Co jest nasze, a co drukowane
ours-mark = { $mark ->
    [house] Nasze: wersji drukowanej nikt nie opublikował
   *[doubt] Niepewne: źródła są niejasne
}
