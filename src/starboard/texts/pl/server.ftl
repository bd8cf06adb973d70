# Stoły i serwer.

## Kto jest kim

who-bad-name = Nazwa musi mieć od 1 do { $most } widocznych znaków.
who-bad-name-marks = Litera w nazwie może mieć najwyżej { $most ->
    [one] { $most } znak diakrytyczny
    [few] { $most } znaki diakrytyczne
   *[many] { $most } znaków diakrytycznych
}.
who-bad-name-mixed = „{ $word }” miesza litery różnych alfabetów. Każde słowo nazwy napisz w jednym z nich.
who-name-kept = Nazwa „{ $name }” lub inna, która wygląda tak samo, jest chroniona hasłem. Zaloguj się albo wybierz inną.
who-bad-password = Hasło musi mieć od { $least } do { $most } znaków.
who-wrong-login = Nieprawidłowa nazwa lub hasło.
who-wrong-password = To nie jest twoje hasło.
who-logged-out = Twoja sesja się skończyła. Podaj nazwę albo zaloguj się ponownie.
who-too-many-tries = Zbyt wiele prób. Poczekaj minutę i spróbuj ponownie.
who-unknown = Nazwa „{ $name }” nie jest chroniona hasłem.
who-banned = Osoba prowadząca ten serwer zakazała ci wstępu{ $words ->
    [none] .
   *[other] : „{ $words }”
}
who-muted = Osoba prowadząca ten serwer nie pozwala ci pisać na żadnym czacie.
who-wrong-name = Dla pewności wpisz swoją nazwę: { $name }.

## Przy stole

table-unknown = Nie ma stołu „{ $table }”.
table-other-rules = Grę przy tym stole rozpoczęto według wersji { $version } zasad gry „{ $game }”; ten serwer ma wersję { $now }.
server-operator-only = To widzi tylko osoba, która prowadzi ten serwer.
table-busy = Przy tym stole dzieje się zbyt wiele naraz. Spróbuj ponownie.
table-no-more-pauses = Wszystkie twoje przerwy w tej grze są już wykorzystane: razem { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
table-muted = Osoba, która założyła ten stół, nie pozwala ci pisać na jego czacie.
table-no-such-line = Tego wiersza już tu nie ma.
table-not-yourself = To ty. Możesz po prostu odejść.
table-barred = Osoba, która założyła ten stół, wyprosiła cię od niego.
table-seat-free = Nikt tam nie siedzi.
table-chat-too-fast = Piszesz zbyt szybko. Poczekaj chwilę.
table-too-many = Masz { $most ->
    [one] { $most } niedokończony stół
    [few] { $most } niedokończone stoły
   *[many] { $most } niedokończonych stołów
}. Najpierw dokończ którąś grę, potem załóż następny stół.
table-too-many-bots = Boty grają już między sobą przy { $most ->
    [one] { $most } twoim stole
    [few] { $most } twoich stołach
   *[many] { $most } twoich stołach
}. Poczekaj, aż któraś z tych gier się skończy.
table-one-seat = Masz już miejsce przy tym stole. Daj szansę innym.
table-stale = Gra potoczyła się dalej: twój wybór dotyczył ruchu { $ply }, a stół jest już przy ruchu { $now }. Spójrz jeszcze raz.
table-link-gone = Ten link został już użyty albo wycofany. Poproś o nowy.
table-no-open-seat = Żadne miejsce nie jest otwarte dla wszystkich.
table-no-such-seat = Nie ma takiego miejsca.
table-seat-taken = To miejsce jest zajęte.
table-seat-by-link = To miejsce można zająć tylko przez link.
table-seat-kept = To miejsce jest dla kogoś zarezerwowane: { $name }.
table-bad-luck = Twój dodatek do losowania musi mieć od 1 do 64 widocznych znaków.
table-bad-seal = Pieczęć dodatku musi być skrótem SHA-256: 64 cyfry szesnastkowe, litery małe.
table-luck-early = Dodatki do losowania ujawnia się dopiero wtedy, gdy wszystkie są zapieczętowane i gra ma się zacząć.
table-luck-late = Wszystkie dodatki są już zapieczętowane i nie można ich zmienić.
table-luck-differs = To nie jest twój zapieczętowany dodatek.
table-luck-stale = Kości mają nowy skrót: zapieczętuj nowy dodatek.
table-no-part = Nie masz dodatku do tego losowania.
table-starting = Gra właśnie się zaczyna.
table-bad-seat = Nieznany rodzaj miejsca: { $kind }.
table-bad-clock = Zegar daje na ruch lub na grę od 1 sekundy do 30 dni oraz rezerwę najwyżej tak samo długą.
table-bad-webhook = Webhook to adres HTTP usługi czatu w internecie.
table-owner-only = Może to zrobić tylko osoba, która założyła stół.
table-started = Gra już się rozpoczęła.
table-not-started = Gra jeszcze się nie rozpoczęła.
table-seats-free = Niektóre miejsca są jeszcze wolne.
table-over = Gra jest skończona.
table-closed = Ten stół został zamknięty. Nic się tu już nie dzieje.
table-not-over = Gra jeszcze trwa.
table-paused = Gra jest wstrzymana.
table-not-paused = Gra nie jest wstrzymana.
table-not-playing = Gra się teraz nie toczy.
table-not-seated = Nie siedzisz przy tym stole.
table-not-your-seat = To nie jest twoje miejsce.
table-bot-plays = Na tym miejscu gra teraz bot. Najpierw odbierz mu to miejsce.
table-hand-over-pending = Ktoś już poprosił o bota. Poczekaj na odpowiedź.
table-no-bot = Na tym miejscu nie gra bot, więc nie ma komu go odebrać.
table-conceded = Gracz na tym miejscu już się poddał.
table-nothing-to-undo = Nie masz czego cofnąć.
table-undo-pending = Ktoś już poprosił o cofnięcie wyboru.
table-no-undo = Nikt nie prosił o cofnięcie wyboru.
table-not-asked = To pytanie nie jest do ciebie.
table-bad-chat = Wiadomość musi mieć od 1 do { $most } znaków.
table-no-hints = Ten stół założono bez podpowiedzi.
table-no-such-ply = Nie ma ruchu { $ply } do obejrzenia; ostatni to { $most }.
table-record-later = Zapis gry jest dostępny po jej zakończeniu.
table-closed-record = Ten stół zamknięto przed końcem gry. Zapisu nie ma.
analysis-later = Grę można przeanalizować dopiero po jej zakończeniu.
analysis-no-mind = Dla tej gry nie ma jeszcze analizy.
analysis-busy = Trwa już kilka analiz. Spróbuj ponownie za minutę.
analysis-unknown = Tej analizy już tu nie ma. Poproś o nią ponownie.
analysis-failed = Analiza się nie udała. Błąd został zapisany.
wish-not-understood = Serwer nie zrozumiał, czego chce ta strona. Odśwież ją i spróbuj ponownie.

## Serwer

server-closing = Serwer uruchamia się ponownie. Spróbuj za chwilę.
server-too-many = Zbyt wiele zapytań. Poczekaj chwilę i spróbuj ponownie.
server-other-origin = Zapytania z innych witryn nie są przyjmowane.
server-other-host = Ten serwer nie odpowiada pod nazwą „{ $host }”. Osoba, która go prowadzi, może ją dopuścić opcją --host-name.
server-cannot-write = Serwer nie może teraz zapisywać. Nic się nie stało; spróbuj za chwilę ponownie.
server-lost-store = Serwer na chwilę stracił połączenie z bazą danych. Sprawdź, czy wszystko się zapisało, a jeśli nie, spróbuj ponownie.
server-broken = Coś poszło nie tak. Błąd został zapisany.
server-load-anew = Ta strona jest starsza niż serwer. Odśwież ją.
server-bad-code = Tekst kodu QR jest za długi. Największa liczba znaków: { $most }.
server-problem = { $status ->
    [400] Żądanie jest niezrozumiałe.
    [401] Najpierw podaj nazwę.
    [404] Pod tym adresem nic nie ma.
    [405] Pod tym adresem nie da się tego zrobić.
    [408] Żądanie nie dotarło na czas.
    [413] Żądanie jest za duże.
   *[other] Żądanie odrzucono.
}

notice-turn = Twoja kolej: { $names } ({ $game }, stół { $table }).
notice-over = Gra jest skończona ({ $game }, stół { $table }).
notice-closed = Stół zamknięto przed końcem gry ({ $game }, stół { $table }).
