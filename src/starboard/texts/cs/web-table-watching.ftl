# Sledování stolu bez místa u něj: v prohlížeči.

web-watch-later = Přihlížíš. Zpoždění: { $time }.
web-watch-say = Napiš ostatním divákům…
web-watch-apart = Hráči si to přečtou až po hře.
web-watch-spectator = divák
web-watch-count = { $count ->
    [one] Přihlíží 1 člověk
    [few] Přihlížejí { $count } lidé
    [many] Přihlíží { $count } člověka
   *[other] Přihlíží { $count } lidí
}
web-watch-friends = Z toho přátelé: { $names }
web-watch-goes-on = { $name } teď hraje u jiného stolu. Jdeš tam také.
