# Upozornění lidem, kteří jsou jinde, push zprávou nebo e-mailem: nadpis a čeho se týkají. { $others } počítá { $names }.

notify-turn-title = Jsi na tahu
notify-turn = { $others ->
    [0] { $game }
   *[other] { $game } ({ $names })
}
notify-invitation-title = Pozvánka ke hře: { $by }
notify-invitation = { $game }
notify-over-title = { $status ->
    [closed] Stůl byl zavřen
   *[other] Konec hry
}
notify-over = { $others ->
    [0] { $game }
   *[other] { $game } ({ $names })
}
notify-reminder-title = { $hours ->
    [one] Jsi na tahu: zbývá méně než hodina
    [few] Jsi na tahu: zbývá méně než { $hours } hodiny
   *[other] Jsi na tahu: zbývá méně než { $hours } hodin
}
notify-reminder = { $others ->
    [0] { $game }
   *[other] { $game } ({ $names })
}
notify-friend-title = Žádost o přátelství
notify-friend = { $by } se s tebou chce přátelit.

who-bad-quiet = Doba klidu začíná a končí v různou denní dobu.
who-bad-language = Tento jazyk tu neznáme. Jsou tu: { $known }.
who-bad-zone = Časové pásmo „{ $zone }“ tu neznáme.
who-bad-push = Adresa nebo klíče pro upozornění v tomto prohlížeči nejsou platné.
who-bad-browser-name = Pojmenuj prohlížeč. Nejvyšší počet znaků: { $most }.
who-too-many-browsers = Upozornění už dostáváš v příliš mnoha prohlížečích (nejvýš: { $most }). Nejdřív některý odeber.
