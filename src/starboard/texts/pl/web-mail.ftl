# E-mail: the pages of the browser. They come when they are first shown.

web-mail = E-mail
web-mail-about = Z adresem e-mail ustawisz nowe hasło, gdy zapomnisz swoje, a jeśli chcesz, damy ci znać o twoich grach. Nikt inny go nie widzi.
web-mail-password-first = Najpierw zabezpiecz swoją nazwę hasłem, potem dodaj adres.
web-mail-address = Adres e-mail
web-mail-add = Wyślij mi link
web-mail-pending = Na adres { $address } poszedł link. Otwórz go w ciągu 24 godzin, żeby potwierdzić adres.
web-mail-pending-about = Nic nie przyszło? Zajrzyj do spamu. Na jeden adres wysyłamy najwyżej trzy takie e-maile dziennie.
web-mail-resend = Wyślij ponownie
web-mail-resent = Link poszedł ponownie.
web-mail-change = Zmień adres
web-mail-remove = Usuń adres
web-mail-remove-sure = Bez adresu nie ustawisz nowego hasła, gdy zapomnisz swoje.
web-mail-removed = Twój adres e-mail został usunięty.
web-mail-forget = Nie używaj tego adresu
web-mail-notices = Powiadomienia e-mailem
    .about = Tury przychodzą razem, najwyżej raz dziennie dla każdego stołu. Wszystko inne przychodzi od razu.
web-mail-every-turn = E-mail przy każdej turze
    .about = Od razu, gdy jest twoja kolej, a nie ma cię przy stole.
web-mail-kinds = O czym chcesz wiedzieć
web-mail-kind-turn = Moja kolej
web-mail-kind-invitation = Zaproszenia do gry
web-mail-kind-over = Koniec gry
web-mail-kind-reminder = Kończy mi się czas na ruch
web-mail-kind-friend = Prośby o znajomość
web-mail-leave = Zostaw, jak jest

## What links in e-mails lead to

web-mail-confirm-title = Potwierdź swój adres e-mail
web-mail-confirm-about = To twój adres? Potwierdź go tutaj.
web-mail-confirm-now = Potwierdź adres
web-mail-confirm-done = Gotowe: { $name } ma adres e-mail { $address }.
web-unsubscribe-title = Wypisz się
web-unsubscribe-about = Ten serwer nie wyśle ci więcej powiadomień e-mailem ani próśb o potwierdzenie tego adresu. E-maile o twoim koncie, na przykład o nowym haśle, będą nadal przychodzić.
web-unsubscribe-now = Wypisz mnie
web-unsubscribe-done = Powiadomienia nie będą już przychodzić e-mailem.
web-unsubscribe-undo = Cofnij
web-unsubscribe-undone = Powiadomienia znów mogą przychodzić e-mailem.

## A forgotten password

web-forgotten = Nie pamiętasz hasła?
web-forgotten-title = Nie pamiętasz hasła?
web-forgotten-about = Podaj swoją nazwę albo adres e-mail. Wyślemy ci link do ustawienia nowego hasła.
web-forgotten-who = Nazwa albo adres e-mail
web-forgotten-now = Wyślij mi link
web-forgotten-sent = Jeśli znamy potwierdzony adres e-mail, link jest już w drodze. Działa przez godzinę.
web-forgotten-none = Nic nie przyszło? Zajrzyj do spamu. Bez potwierdzonego adresu pomoże tylko osoba, która prowadzi ten serwer.
web-forgotten-again = Poproś o nowy link
web-renew-title = Ustaw nowe hasło
web-renew-about = { $name }: wybierz nowe hasło. Zalogujemy cię tutaj i wylogujemy na wszystkich innych urządzeniach.
web-renew-now = Ustaw hasło
web-renew-done = Nowe hasło działa ({ $name }).
