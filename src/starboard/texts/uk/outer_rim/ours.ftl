# Звідки походять карти й мапа.

outer_rim-ours-note = Списку друкованих карт не оприлюднено. Більшість карт ринку, кораблі й карти Штінту — з публічних джерел; зустрічі, карти Банку Даних, персонажі й мапа здебільшого наші. З пакетом вмісту гра може збігатися з твоєю коробкою.
outer_rim-ours-characters = Персонажі
outer_rim-ours-ships = Кораблі
outer_rim-ours-market = Карти ринку
outer_rim-ours-databank = Карти Банку Даних
outer_rim-ours-encounters = Карти зустрічей
outer_rim-ours-backs = Звороти колод зустрічей
outer_rim-ours-ai = Карти Штінту
outer_rim-ours-contacts = Контакти
outer_rim-ours-patrols = Патрулі
outer_rim-ours-map = Фрагменти й терени мапи
