# Gry na dni: serwer.

table-no-pause-over-days = W grze na dni nie ma przerw. Jeśli potrzebujesz dłuższej, weź urlop.
vacation-there-is-one = Masz już urlop. Najpierw go zakończ albo odwołaj.
vacation-bad-days = Urlop musi się skończyć później, niż się zaczyna, i zacząć w ciągu roku.
vacation-too-long = { $days ->
    [one] Ten urlop kosztuje { $days } dzień.
    [few] Ten urlop kosztuje { $days } dni.
    [many] Ten urlop kosztuje { $days } dni.
   *[other] Ten urlop kosztuje { $days } dnia.
} Pozostałe dni urlopu: { $left }.
vacation-too-often = W ciągu ostatnich 365 dni masz już zbyt wiele urlopów (najwyżej: { $most }).
notice-reminder = Kończy ci się czas: { $names } ({ $game }, stół { $table }).
