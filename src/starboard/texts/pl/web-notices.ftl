# Starboard as an app of its own, and what is there without a network.

web-app-about = Stół do gier planszowych wśród gwiazd: ze znajomymi, z botami i we własnym tempie.
web-install = Starboard jako aplikacja
web-install-offered = W osobnym oknie i z własną ikoną.
web-install-now = Zainstaluj
web-install-by-hand = Jeśli twoja przeglądarka to potrafi, w jej menu znajdziesz „Zainstaluj” albo „Dodaj do ekranu głównego”.
web-install-done = Starboard jest zainstalowany na tym urządzeniu.
web-install-insecure = Przeglądarki instalują aplikacje i dostarczają powiadomienia tylko dla adresów, które zaczynają się od https. Wszystko inne działa także tutaj.
web-offline-read = Czytaj zasady
web-offline-rules = Brak połączenia: widzisz zasady w postaci, w jakiej wczytały się ostatnio.
