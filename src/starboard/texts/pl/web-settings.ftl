# Ustawienia.

## Nawigacja i menu

web-theme = Wygląd
web-theme-dark = ciemny
web-theme-light = jasny
web-theme-system = jak w systemie

## Ustawienia

web-settings-kept = Ustawienia dotyczą tylko tej przeglądarki.
web-sound = Dźwięki
web-sound-about = Krótkie i ciche. Usłyszysz je dopiero, gdy klikniesz coś na stronie.
web-sound-off = żadne
web-sound-turn = moja tura
web-sound-all = wszystkie
web-volume = Głośność
web-stories = Opowieści
web-stories-about = Nad opisem działania karty pojawia się krótka opowieść.
web-english-names = Angielskie nazwy kart
web-english-names-about = Pod nazwą karty Arcs widać też angielską, taką jak w angielskim wydaniu.
web-rule-codes = Numery zasad
web-rule-codes-about = Zamiast znaku § widać numer zasady, np. ARC-MOVE-01.
web-confirm = Potwierdzaj wybory
web-confirm-about = Pierwsze kliknięcie pokazuje, co się stanie, drugie to wykonuje.
web-tiles-left = Lista pozostałych płytek
web-tiles-left-about = Które płytki jeszcze zostały, według rodzaju. Puryści ją wyłączają.
web-worth = Wartość obiektów
web-worth-about = Wskaż obiekt, a zobaczysz, ile punktów teraz daje. Puryści to wyłączają.
web-notify = Powiadom, gdy przyjdzie moja tura
web-notify-about = Przeglądarka pokaże powiadomienie, nawet gdy Starboard jest w tle.
web-notify-denied = Przeglądarka na to nie pozwala. Można to zmienić w jej ustawieniach dla tej strony.
web-notify-unknown = Ta przeglądarka nie umie pokazywać powiadomień.

## Kiedy coś pójdzie nie tak

web-notify-insecure = Przeglądarki pokazują powiadomienia tylko dla adresów, które zaczynają się od https.

## Czy ktoś tu jest

web-hide = Nie pokazuj, że jestem online
    .about = Nikt nie zobaczy, czy jesteś przy stole albo online. Gry toczą się jak zwykle.

## Szybkie reakcje

web-reactions = Pokazuj reakcje
    .about = Zobaczysz znaki, które wysyłają inni przy twoim stole.

web-install-offered = W osobnym oknie i z własną ikoną.
web-install-now = Zainstaluj
web-install-by-hand = Jeśli twoja przeglądarka to potrafi, w jej menu znajdziesz „Zainstaluj” albo „Dodaj do ekranu głównego”.
web-install-done = Starboard jest zainstalowany na tym urządzeniu.
web-install-insecure = Przeglądarki instalują aplikacje i dostarczają powiadomienia tylko dla adresów, które zaczynają się od https. Wszystko inne działa także tutaj.
web-reading = Poczekaj na mnie
web-reading-about = To, co dotyczy ciebie, zostaje na ekranie, dopóki nie przejdziesz dalej.

## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-curtain = Kurtyna między graczami
web-curtain-about = Gdy przy tym urządzeniu gra kilka osób, nikt nie zobaczy cudzych tajemnic.
