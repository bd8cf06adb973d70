# Osoby, które znamy, i czy są tutaj: w przeglądarce.

## Czy ktoś tu jest

web-here-here = przy stole
web-here-thinking = przy stole, myśli
web-here-away = poza stołem, ostatnio { $when }
web-here-lost = utracone połączenie
web-hide = Nie pokazuj, że jestem online
    .about = Nikt nie zobaczy, czy jesteś przy stole albo online. Gry toczą się jak zwykle.
