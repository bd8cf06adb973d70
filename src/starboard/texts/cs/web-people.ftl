# Lidé, které známe, a jestli jsou tady: v prohlížeči.

## Je někdo tady?

web-here-here = tady
web-here-thinking = tady, přemýšlí
web-here-away = pryč, naposledy { $when }
web-here-lost = spojení přerušeno
web-hide = Neukazovat, že jsem online
    .about = Nikdo neuvidí, jestli jsi u stolu nebo online. Hry běží dál jako obvykle.
