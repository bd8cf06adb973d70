# Lidé, které známe, a jestli jsou tady: v prohlížeči.

## Je někdo tady?

web-here-here = tady
web-here-thinking = tady, přemýšlí
web-here-away = pryč, naposledy { $when }
web-here-lost = spojení přerušeno
web-hide = Neukazovat, že jsem online
    .about = Nikdo neuvidí, jestli jsi u stolu nebo online. Hry běží dál jako obvykle.

## Rychlé reakce

web-reactions = Ukazovat reakce
    .about = Uvidíš znaky, které posílají ostatní u tvého stolu.
web-react = Poslat reakci
web-react-told = { $name }: { $what }
web-react-yes = Jo!
web-react-no = Ale ne
web-react-clap = Výborně!
web-react-wow = Páni!
web-react-laugh = Cha cha!
web-react-sad = To je škoda
web-react-thinking = Hm, hm…
web-react-hurry = Pospěš si, prosím
web-react-thanks = Díky!
web-react-sorry = Promiň!
web-react-luck = Hodně štěstí!
web-react-good-game = Pěkná hra!
