# Urlop: przeglądarka.

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
