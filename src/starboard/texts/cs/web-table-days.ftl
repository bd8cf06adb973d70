# Hry na dny u stolu.

web-days-away = pryč do { $date }
web-table-handed-turn = Vypršel ti čas, tak tenhle jeden tah zahraje bot. Pak hraješ zase ty.
web-table-log-hand-over-turn = { $seat }: čas vypršel. Tenhle tah zahraje bot: { $level }.
web-table-log-away = { $seat }: začíná dovolená.
web-table-log-away-over = { $seat }: konec dovolené.
