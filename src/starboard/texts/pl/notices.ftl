# Powiadomienia dla osób, które są gdzie indziej, przez push albo e-mail: tytuł i czego dotyczą. { $others } liczy { $names }.

notify-turn-title = Twoja kolej
notify-turn = { $others ->
    [0] { $game }
   *[other] { $game } ({ $names })
}
notify-invitation-title = Zaproszenie do gry: { $by }
notify-invitation = { $game }
notify-over-title = { $status ->
    [closed] Stół zamknięto
   *[other] Koniec gry
}
notify-over = { $others ->
    [0] { $game }
   *[other] { $game } ({ $names })
}
notify-reminder-title = { $hours ->
    [one] Twoja kolej: została niecała godzina
    [few] Twoja kolej: zostało mniej niż { $hours } godziny
    [many] Twoja kolej: zostało mniej niż { $hours } godzin
   *[other] Twoja kolej: zostało mniej niż { $hours } godziny
}
notify-reminder = { $others ->
    [0] { $game }
   *[other] { $game } ({ $names })
}
notify-friend-title = Prośba o znajomość
notify-friend = { $by } chce dołączyć do twoich znajomych.

who-bad-quiet = Godziny ciszy zaczynają się i kończą o dwóch różnych porach dnia.
who-bad-language = Tego języka tu nie znamy. Są: { $known }.
who-bad-zone = Strefy czasowej „{ $zone }” tu nie znamy.
who-bad-push = Adres albo klucze powiadomień tej przeglądarki są nieprawidłowe.
who-bad-browser-name = Nazwij przeglądarkę. Największa liczba znaków: { $most }.
who-too-many-browsers = Powiadomienia przychodzą już do zbyt wielu przeglądarek (najwięcej: { $most }). Najpierw usuń jedną.
