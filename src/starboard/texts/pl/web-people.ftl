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
