# Tohle říkají jen zprávy o mnoha hrách.

report-arcs-deed-battle = bitva
report-arcs-deed-build = stavba
report-arcs-deed-influence = vliv
report-arcs-deed-move = pohyb
report-arcs-deed-repair = oprava
report-arcs-deed-secure = zajištění
report-arcs-deed-seize = uchvácení iniciativy
report-arcs-deed-tax = daně
report-arcs-deed-outrage = vyvolané pobouření
report-arcs-deed-pass = postoupení iniciativy
report-arcs-deed-declare = vyhlášeno: { $ambition }
report-arcs-ending-power = dost moci
report-arcs-ending-chapters = pět kapitol
report-arcs-key-length = Kapitoly ve hře (medián)
report-arcs-short-length = Polovina her trvá od { $low } do { $high } kapitol.
report-arcs-unit-rounds = Kapitoly
report-arcs-length-rounds = Kapitoly ve hře
