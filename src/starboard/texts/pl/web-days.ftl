# Gry na dni, urlop i następny czekający stół: przeglądarka.

web-clock-live = na żywo
web-clock-days = na dni
web-clock-days-time = Na każdy ruch
web-clock-kind = Czas biegnie
web-clock-days-about = Każdy gra, kiedy mu pasuje. Gdy ktoś przegapi turę, rozegra ją za niego bot; gdy przegapi i następną, bot gra dalej, aż gracz wróci. Urlop zatrzymuje czas, także w grach rankingowych.
web-days-left-until = Czas do { $date }
web-days-away = nieobecność do { $date }
web-days-remind = Kończy ci się czas: { $game }, zostało { $time }.
web-next = Następny stół, który na ciebie czeka
web-next-count = { $count ->
    [one] Czeka na ciebie { $count } stół
    [few] Czekają na ciebie { $count } stoły
    [many] Czeka na ciebie { $count } stołów
   *[other] Czeka na ciebie { $count } stołu
}
web-next-none = Żaden stół na ciebie nie czeka.
web-next-only-here = Żaden inny stół na ciebie nie czeka.
web-table-key-next = następny stół, który na ciebie czeka
web-table-handed-turn = Twój czas minął, więc tę jedną turę rozegra bot. Potem znowu grasz ty.
web-table-log-hand-over-turn = { $seat }: czas minął. Tę turę rozegra bot ({ $level }).
web-table-log-away = { $seat }: zaczyna się urlop.
web-table-log-away-over = { $seat }: koniec urlopu.
web-vacation = Urlop
web-vacation-about = Na urlopie twój czas w grach na dni stoi, także w rankingowych. Zegary gier na żywo biegną dalej. Inni widzą, do kiedy cię nie ma.
web-vacation-left = { $left ->
    [one] Został ci { $left } dzień urlopu. W ciągu dowolnych 365 dni masz ich { $allowance }.
    [few] Zostały ci { $left } dni urlopu. W ciągu dowolnych 365 dni masz ich { $allowance }.
    [many] Zostało ci { $left } dni urlopu. W ciągu dowolnych 365 dni masz ich { $allowance }.
   *[other] Zostało ci { $left } dnia urlopu. W ciągu dowolnych 365 dni masz ich { $allowance }.
}
web-vacation-from = Pierwszy dzień
web-vacation-to = Ostatni dzień
web-vacation-costs = { $days ->
    [one] To kosztuje { $days } dzień. Rozpoczęty dzień liczy się cały.
    [few] To kosztuje { $days } dni. Rozpoczęty dzień liczy się cały.
    [many] To kosztuje { $days } dni. Rozpoczęty dzień liczy się cały.
   *[other] To kosztuje { $days } dnia. Rozpoczęty dzień liczy się cały.
}
web-vacation-start = Idź na urlop
web-vacation-plan = Zaplanuj urlop
web-vacation-now = Masz urlop do { $date }.
web-vacation-planned = Będziesz na urlopie od { $since } do { $date }.
web-vacation-end = Zakończ urlop teraz
web-vacation-drop = Odwołaj urlop
web-vacation-started = Udanego urlopu!
web-vacation-ended = Witaj z powrotem! Twój czas znowu biegnie.
web-vacation-dropped = Urlop odwołany.
