# To mówią tylko raporty z wielu gier.

report-arcs-deed-battle = bitwa
report-arcs-deed-build = budowa
report-arcs-deed-influence = wywarcie wpływu
report-arcs-deed-move = ruch
report-arcs-deed-repair = naprawa
report-arcs-deed-secure = pozyskanie karty
report-arcs-deed-seize = przejęcie inicjatywy
report-arcs-deed-tax = opodatkowanie
report-arcs-deed-outrage = wywołane oburzenie
report-arcs-deed-pass = przekazanie inicjatywy
report-arcs-deed-declare = ogłoszona ambicja: { $ambition }
report-arcs-ending-power = dość potęgi
report-arcs-ending-chapters = pięć rozdziałów
report-arcs-key-length = Rozdziały w grze (mediana)
report-arcs-short-length = Połowa gier trwa od { $low } do { $high } rozdziałów.
report-arcs-unit-rounds = Rozdziały
report-arcs-length-rounds = Rozdziały w grze
