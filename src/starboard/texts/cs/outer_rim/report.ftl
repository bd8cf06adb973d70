# Tohle říkají jen zprávy o mnoha hrách.

report-outer_rim-points-cargo = náklad
report-outer_rim-points-job = zakázky
report-outer_rim-points-bounty_dead = zatykače: zlikvidované kontakty
report-outer_rim-points-bounty_alive = zatykače: doručení zajatci
report-outer_rim-points-patrol = hlídky
report-outer_rim-points-goal = cíle
report-outer_rim-points-encounter = střetnutí
report-outer_rim-points-databank = kontakty a databanka
report-outer_rim-points-luxury = luxusní zboží
report-outer_rim-points-held = karty v držení na konci
report-outer_rim-points-other = ostatní
report-outer_rim-deed-combat_won = vyhraný souboj
report-outer_rim-deed-combat_lost = prohraný souboj
report-outer_rim-deed-defeated = porážka
report-outer_rim-deed-deliver = doručení
report-outer_rim-deed-job_done = splněná zakázka
report-outer_rim-deed-job_failed = nezdařená zakázka
report-outer_rim-deed-capture = zajatý kontakt
report-outer_rim-deed-kill = zlikvidovaný kontakt
report-outer_rim-deed-buy = nákup
report-outer_rim-deed-goal = splněný cíl
report-outer_rim-deed-secret = použité tajemství
report-outer_rim-deed-deal = výměna s hráčem
report-outer_rim-ending-fame = dost proslulosti
report-outer_rim-ending-ai = vyhrál AI hráč
