# Stół przed rozpoczęciem.

## Przed rozpoczęciem

web-table-wait-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
}
web-table-wait-shuffle = Na początku gry miejsca zostaną rozlosowane.
web-table-code = Pokaż kod QR
web-table-code-title = Zeskanuj, aby usiąść
web-table-code-seat = Zeskanuj telefonem, aby zająć miejsce { $number }.
web-table-code-table = Zeskanuj telefonem, aby przyjść do tego stołu.
web-table-code-failed = Nie udało się utworzyć kodu QR.
web-table-wait-you = Wszyscy już są. Możesz zaczynać.
web-table-wait-owner = Wszyscy już są. Grę rozpoczyna osoba, która założyła stół.
web-table-invited = Przy tym stole czeka na ciebie miejsce.
web-table-leave = Odejdź
web-table-seat-open = dla każdego
web-table-seat-link = dla osoby z linkiem
web-table-seat-kept = czeka na gracza { $name }
web-table-seat-to-open = Otwórz dla każdego
web-table-seat-to-bot = Oddaj botowi
web-table-declined = { $name } nie przyjdzie. Możesz otworzyć to miejsce dla każdego albo oddać je botowi.
web-table-copy-link = Kopiuj link
web-table-make-link = Nowy link
web-table-withdraw = Wycofaj link
web-table-link-withdrawn = Link już nigdzie nie prowadzi.
web-table-copied = Skopiowano. Wyślij link osobie, z którą chcesz zagrać.
web-table-copy-yourself = Skopiuj ten link: { $link }
web-table-start = Rozpocznij
web-table-share = Kopiuj adres stołu

## Kto o czym decyduje

web-table-remove = Wyproś

## Kiedy coś pójdzie nie tak

web-table-only-here = Starboard działa tylko na tym komputerze, więc jego linki prowadzą tylko tutaj. Dla znajomych w twojej sieci uruchom go poleceniem „python3 run.py --lan”.

## Zaproszenia

web-invite-open = Zaproś…
