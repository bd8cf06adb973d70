# Stoły i serwer.

## Kto jest kim

who-bad-name = Nazwa ma od 1 do { $most } widocznych znaków.
who-name-kept = Nazwa „{ $name }” jest chroniona hasłem. Zaloguj się albo wybierz inną.
who-bad-password = Hasło ma od { $least } do { $most } znaków.
who-wrong-login = Nieprawidłowa nazwa lub hasło.
who-too-many-tries = Zbyt wiele prób. Poczekaj minutę i spróbuj ponownie.
who-unknown = Nazwa „{ $name }” do nikogo nie należy.

## Przy stole

table-unknown = Nie ma stołu „{ $table }”.
table-other-rules = Grę przy tym stole rozpoczęto według wersji { $version } zasad gry „{ $game }”; ten serwer ma wersję { $now }.
table-busy = Przy tym stole dzieje się zbyt wiele naraz. Spróbuj ponownie.
table-stale = Gra potoczyła się dalej: twój wybór dotyczył ruchu { $ply }, a stół jest już przy ruchu { $now }. Spójrz jeszcze raz.
table-link-gone = Ten link został już użyty albo wycofany. Poproś o nowy.
table-no-open-seat = Żadne miejsce nie jest otwarte dla wszystkich.
table-no-such-seat = Nie ma takiego miejsca.
table-seat-taken = To miejsce jest zajęte.
table-seat-by-link = To miejsce można zająć tylko przez jego link.
table-seat-kept = To miejsce jest dla kogoś zarezerwowane: { $name }.
table-bad-luck = To, co dodajesz do kości, może mieć najwyżej 64 widoczne znaki.
table-bad-seat = Tak nie można zaplanować miejsca: { $kind }.
table-bad-clock = Zegar daje na ruch lub na grę od 1 do 1 000 000 sekund oraz rezerwę najwyżej tak samo długą.
table-bad-webhook = Webhook to adres HTTP usługi czatu w internecie.
table-owner-only = Może to zrobić tylko osoba, która założyła stół.
table-started = Gra już się rozpoczęła.
table-not-started = Gra jeszcze się nie rozpoczęła.
table-seats-free = Niektóre miejsca są jeszcze wolne.
table-over = Gra jest skończona.
table-not-over = Gra jeszcze trwa.
table-paused = Gra jest wstrzymana.
table-not-paused = Gra nie jest wstrzymana.
table-not-playing = Gra się teraz nie toczy.
table-not-seated = Nie siedzisz przy tym stole.
table-not-your-seat = To nie jest twoje miejsce.
table-bot-plays = Na tym miejscu gra teraz bot. Najpierw odbierz mu to miejsce.
table-hand-over-pending = Ktoś już poprosił o bota. Poczekaj na odpowiedź.
table-no-bot = Na tym miejscu nie gra bot, który mógłby je oddać.
table-conceded = Gracz na tym miejscu już się poddał.
table-nothing-to-undo = Nie ma twojego wyboru, który można by cofnąć.
table-undo-pending = Ktoś już poprosił o cofnięcie wyboru.
table-no-undo = Nikt nie prosił o cofnięcie wyboru.
table-not-asked = To pytanie nie jest do ciebie.
table-bad-chat = Wiadomość ma od 1 do { $most } znaków.
table-no-hints = Ten stół założono bez podpowiedzi.
table-no-such-ply = Nie ma ruchu { $ply } do obejrzenia; ostatni to { $most }.
table-record-later = Zapis partii jest udostępniany po zakończeniu gry.
analysis-later = Grę można przeanalizować dopiero po jej zakończeniu.
analysis-no-mind = Dla tej gry nie ma jeszcze analizy.
analysis-busy = Właśnie analizowanych jest już kilka gier. Spróbuj ponownie za minutę.
analysis-unknown = Tej analizy już tu nie ma. Poproś o nią ponownie.
analysis-failed = Analiza się nie udała. Zostało to zapisane.
wish-not-understood = Wiadomość jest niezrozumiała: { $problem }

## Serwer

server-closing = Serwer uruchamia się ponownie. Spróbuj za chwilę.
server-too-many = Zbyt wiele zapytań. Poczekaj chwilę i spróbuj ponownie.
server-other-origin = Zapytania z innych witryn nie są przyjmowane.
server-broken = Coś się tu zepsuło. Zapisaliśmy to.
server-problem = { $problem }

notice-turn = Twoja kolej: { $names } ({ $game }, stół { $table }).
notice-over = Gra jest skończona ({ $game }, stół { $table }).
