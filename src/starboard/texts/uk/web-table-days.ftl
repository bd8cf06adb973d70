# Ігри на дні за столом.

web-days-away = відпустка до { $date }
web-table-handed-turn = Твій час вийшов, тож цей один хід зробить бот. Потім знову граєш ти.
web-table-log-hand-over-turn = { $seat }: час вийшов. Цей хід зробить бот ({ $level }).
web-table-log-away = { $seat }: починається відпустка.
web-table-log-away-over = { $seat }: кінець відпустки.
