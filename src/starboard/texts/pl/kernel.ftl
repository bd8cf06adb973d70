# Co mówi jądro, niezależnie od gry.

seat = Gracz { $number }
someone-who-left = ktoś, kto odszedł
option = { $notation }

event-sealed = { $seat } wybiera w tajemnicy.
event-opened = Wszyscy już wybrali: wybory zostają odkryte.

why-not-an-option = to nie jest żadna z dostępnych możliwości
why-not-a-choice = to nie jest ani dostępna możliwość, ani jej zapis
why-not-your-turn = teraz decyduje { $seat }
why-game-over = gra już się skończyła

ours-title = Co jest nasze, a co drukowane
ours-mark = { $mark ->
    [house] Nasze: wersji drukowanej nikt nie opublikował
   *[doubt] Niepewne: źródła są niejasne
}
