# To mówią tylko raporty z wielu gier.

report-outer_rim-points-cargo = ładunki
report-outer_rim-points-job = misje
report-outer_rim-points-bounty_dead = zlecenia: eliminacje
report-outer_rim-points-bounty_alive = zlecenia: dostarczenia
report-outer_rim-points-patrol = patrole
report-outer_rim-points-goal = cele
report-outer_rim-points-encounter = spotkania
report-outer_rim-points-databank = kontakty i bank danych
report-outer_rim-points-luxury = towary luksusowe
report-outer_rim-points-held = karty posiadane na końcu
report-outer_rim-points-other = inne
report-outer_rim-deed-combat_won = wygrana walka
report-outer_rim-deed-combat_lost = przegrana walka
report-outer_rim-deed-defeated = pokonana postać
report-outer_rim-deed-deliver = dostawa
report-outer_rim-deed-job_done = wykonana misja
report-outer_rim-deed-job_failed = nieudana misja
report-outer_rim-deed-capture = schwytany kontakt
report-outer_rim-deed-kill = wyeliminowany kontakt
report-outer_rim-deed-buy = zakup
report-outer_rim-deed-goal = osiągnięty cel
report-outer_rim-deed-secret = użyta tajna informacja
report-outer_rim-deed-deal = wymiana z graczem
report-outer_rim-ending-fame = dość sławy
report-outer_rim-ending-ai = wygrał gracz SI
