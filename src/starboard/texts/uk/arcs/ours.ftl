# Звідки походять компоненти.

arcs-ours-note = Карти, мапа й кубики — за списками карт від видавця, зображеннями компонентів і кількома публічними проєктами, які між собою збігаються.
arcs-ours-action = Карти дій
arcs-ours-court = Карти двору
arcs-ours-leader = Лідери
arcs-ours-lore = Карти переказів
arcs-ours-setup = Карти підготовки
arcs-ours-map = Системи мапи
arcs-ours-board = Планшет гравця
arcs-ours-dice = Види кубиків
arcs-ours-ambition = Амбіції
