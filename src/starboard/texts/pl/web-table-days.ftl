# Gry na dni przy stole.

web-days-away = nieobecność do { $date }
web-table-handed-turn = Twój czas minął, więc tę jedną turę rozegra bot. Potem znowu grasz ty.
web-table-log-hand-over-turn = { $seat }: czas minął. Tę turę rozegra bot ({ $level }).
web-table-log-away = { $seat }: zaczyna się urlop.
web-table-log-away-over = { $seat }: koniec urlopu.
