# To mówi tylko terminal.

cli-help-outer_rim-signs = Mapa pokazuje płytki od lewej do prawej, każdą z górnym i dolnym szlakiem: ○ to punkty nawigacyjne, połączone wzdłuż szlaków i między nimi; pod Wirem biegnie droga wokół niego. ▲ ■ ◆ ★ to gracze; litera z liczbą to patrol, jego frakcja i poziom (R Rebelia, I Imperium, H Huttowie, S Syndykaty); ◎ to żeton celu gracza SI. Litera przy planecie to kontakt i jego ranga (s szara, z zielona, ż żółta): z „?” nie zna go nikt, z imieniem w nawiasie tylko ty; „·” to wolne pole kontaktu. W tabeli graczy „2/6” znaczy 2 obrażenia z 6; R+ to pozytywna, I− negatywna reputacja.
cli-help-outer_rim-cards = „r vibro_ax” albo „r” i nazwa, polska lub angielska, pokazuje, co jest na karcie, statku lub postaci.
cli-outer_rim-round = Runda { $round }
cli-outer_rim-target = sława do zwycięstwa: { $fame }
cli-outer_rim-extra = potem dodatkowa tura
cli-outer_rim-solo = Gracz SI: { $card } · kart w talii: { $deck } · żetony celu: { $goals }
cli-outer_rim-resolving = rozpatrywana karta:
cli-outer_rim-databank = bank danych { $number }
cli-outer_rim-step = krok { $step } z { $steps }
cli-outer_rim-traded-in = zniżka barterowa:
cli-outer_rim-dice = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[many] { $dice } kości
}
cli-outer_rim-unbeatable = nie do pokonania
cli-outer_rim-ignored = anulowano:
cli-outer_rim-damage = obrażenia: { $damage }
cli-outer_rim-patrols = Patrole:
cli-outer_rim-market = Handel
cli-outer_rim-price = koszt
cli-outer_rim-not-here = tutaj nie
cli-outer_rim-room-make = pełne gniazda
cli-outer_rim-room-none = brak gniazda
cli-outer_rim-number = { NUMBER($number, useGrouping: "always") }
cli-outer_rim-fame = sława
cli-outer_rim-credits = kredyty
cli-outer_rim-character = zdrowie
cli-outer_rim-hull = kadłub
cli-outer_rim-reputation = reputacja
cli-outer_rim-ai = gracz SI
cli-outer_rim-defeated = pokonana postać
cli-outer_rim-secrets = tajne informacje: { $secrets }
cli-outer_rim-secret = Tajna informacja:
cli-outer_rim-own = Twoja plansza
cli-outer_rim-skills = Umiejętności:
cli-outer_rim-goal = Cel ({ $tokens }/{ $of }):
cli-outer_rim-free = wolne: { $free }
cli-outer_rim-no-slot = Bez gniazda:
cli-outer_rim-move = ruch
cli-outer_rim-give-credits = daj kredyty
cli-outer_rim-get-credits = weź kredyty
cli-outer_rim-offer = zaproponuj kredyty ({ $player })
cli-outer_rim-request = poproś o kredyty ({ $player })
cli-outer_rim-part = { $part ->
    [map] mapa
    [patrols] patrole
    [market] handel
    [players] gracze
    [rivals] co mają inni
   *[own] twoja plansza
}
