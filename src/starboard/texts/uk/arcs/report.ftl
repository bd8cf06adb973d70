# Це кажуть лише звіти про багато ігор.

report-arcs-deed-battle = битва
report-arcs-deed-build = побудова
report-arcs-deed-influence = вплив
report-arcs-deed-move = переміщення
report-arcs-deed-repair = ремонт
report-arcs-deed-secure = здобуття
report-arcs-deed-seize = захоплення ініціативи
report-arcs-deed-tax = оподаткування
report-arcs-deed-outrage = обурення
report-arcs-deed-pass = передання ініціативи
report-arcs-deed-declare = оголошено: { $ambition }
report-arcs-ending-power = досить могутності
report-arcs-ending-chapters = п’ять розділів
report-arcs-key-length = Розділи у грі (медіана)
report-arcs-short-length = Половина ігор триває від { $low } до { $high } розділів.
report-arcs-unit-rounds = Розділи
report-arcs-length-rounds = Розділи у грі
