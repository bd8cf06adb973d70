# Osoby, które znamy, i czy są tutaj: w przeglądarce.

## Czy ktoś tu jest

web-here-here = przy stole
web-here-thinking = przy stole, myśli
web-here-away = poza stołem, ostatnio { $when }
web-here-lost = utracone połączenie
web-hide = Nie pokazuj, że jestem online
    .about = Nikt nie zobaczy, czy jesteś przy stole albo online. Gry toczą się jak zwykle.

## Szybkie reakcje

web-reactions = Pokazuj reakcje
    .about = Zobaczysz znaki, które wysyłają inni przy twoim stole.
web-react = Wyślij reakcję
web-react-told = { $name }: { $what }
web-react-yes = Tak!
web-react-no = O nie
web-react-clap = Brawo!
web-react-wow = Rety!
web-react-laugh = Cha, cha!
web-react-sad = Szkoda
web-react-thinking = Hm…
web-react-hurry = Pospiesz się, proszę
web-react-thanks = Dzięki!
web-react-sorry = Przepraszam!
web-react-luck = Powodzenia!
web-react-good-game = Dobra gra!

## Osoby, które znamy

web-here-online = online
web-people = Osoby
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
web-people-accept = Przyjmij
web-people-accept-of = Przyjmij: { $name }
web-people-decline = Odrzuć
web-people-decline-of = Odrzuć: { $name }
web-people-withdraw = Wycofaj prośbę
web-people-end = Usuń ze znajomych
web-people-block = Zablokuj
web-people-unblock = Odblokuj
web-people-more = Więcej: { $name }
web-people-invite = Zaproś do gry
web-people-now-friends = Nowa znajomość: { $name }.
web-people-now-asked = Prośba wysłana: { $name }.
web-people-now-blocked = Nic więcej do ciebie nie dotrze: { $name }.

## Zaproszenia

web-inbox = { $count ->
    [0] Zaproszenia i prośby: brak
    [one] Zaproszenia i prośby: 1
    [few] Zaproszenia i prośby: { $count }
   *[many] Zaproszenia i prośby: { $count }
}
web-inbox-none = Nic na ciebie nie czeka.
web-inbox-invites = { $name } zaprasza cię do gry: { $game }.
web-inbox-asks = { $name } chce dołączyć do twoich znajomych.
web-invite = Zaproś
web-invite-open = Zaproś…
web-invite-of = Zaproś: { $name }
web-invite-title = Zaproszenie na miejsce { $number }
web-invite-nobody = Znajdź kogoś po nazwie. Tu pojawią się znajomi i osoby, z którymi łączy cię wspólna gra.
web-invite-done = Zaproszenie wysłane: { $name }.
