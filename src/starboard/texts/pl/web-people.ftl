# Osoby, które znamy, i czy są tutaj: w przeglądarce.

## Osoby, które znamy

web-people-name-first = Podaj swoją nazwę, a znajdziesz tu osoby, które znasz.
web-people-search = Szukaj osób po nazwie
web-people-search-hint = Co najmniej dwie litery. Znajdziesz nazwy zabezpieczone hasłem i gości, z którymi łączy cię wspólna gra.
web-people-found = { $count ->
    [0] Nikogo nie znaleziono.
    [one] Znaleziono 1 osobę
    [few] Znaleziono { $count } osoby
   *[many] Znaleziono { $count } osób
}
web-people-friends = Znajomi
web-people-no-friends = Nie ma tu jeszcze znajomych. Zaproś kogoś, z kim grasz, albo szukaj po nazwie.
web-people-requests = Prośby
web-people-played = Ostatnio przy wspólnym stole
web-people-no-played = Tu pojawią się osoby, z którymi dokończysz grę.
web-people-played-at = wspólna gra { $when }
web-people-blocked = Zablokowane osoby
web-people-blocked-about = Od zablokowanych osób nie dostajesz próśb, zaproszeń, reakcji ani wiadomości. One się o tym nie dowiedzą.
web-people-friend = wśród twoich znajomych
web-people-asked = prośba wysłana, na razie bez odpowiedzi
web-people-asks = chce dołączyć do twoich znajomych
web-people-ask = Dodaj do znajomych
web-people-accept-of = Przyjmij: { $name }
web-people-decline-of = Odrzuć: { $name }
web-people-withdraw = Wycofaj prośbę
web-people-end = Usuń ze znajomych
web-people-block = Zablokuj
web-people-unblock = Odblokuj
web-people-more = Więcej: { $name }
web-people-invite = Zaproś do gry

## Zaproszenia

web-invite = Zaproś
web-invite-of = Zaproś: { $name }
web-invite-title = Zaproszenie na miejsce { $number }
web-invite-nobody = Znajdź kogoś po nazwie. Tu pojawią się znajomi i osoby, z którymi łączy cię wspólna gra.
web-invite-done = Zaproszenie wysłane: { $name }.
