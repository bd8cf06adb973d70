# Jak gra się nazywa i z jakimi opcjami się zaczyna; więcej jej słów poczekalnia nie potrzebuje.

outer_rim = Star Wars: Zewnętrzne Rubieże
    .short = Outer Rim
outer_rim-setting-fame = Sława do zwycięstwa
    .about = Ile punktów sławy daje zwycięstwo: 10, w krótszej grze 8, w wariancie rozszerzonym 12.
outer_rim-setting-random_map = Losowa mapa
    .about = Płytki mapy są układane losowo.
outer_rim-setting-expert = Wariant ekspercki
    .about = Ile punktów sławy ma na początku gracz SI. Tylko w grze jednoosobowej.
outer_rim-setting-pack = Pakiet zawartości
    .about = Własne karty i postacie; wartość to suma kontrolna pakietu.
web-game-outer_rim = Jeden statek, jeden dług i nazwisko, które trzeba sobie wyrobić. Woź ładunki, poluj i ryzykuj na samym skraju galaktyki.
    .time = około 2 godzin
    .solo = Przy jednym miejscu to gra jednoosobowa: twoim przeciwnikiem jest gracz SI z własną postacią i kartami.
outer_rim-unit = Sława
    .count = sława { $points }
    .word = sława
    .share = udział w sławie
    .lead = przewaga sławy: { $points }
