# Letters by e-mail. Only the server says them.

letter-confirm-subject = Potwierdź swój adres e-mail
letter-confirm =
    { $name } na serwerze { $site } podaje ten adres e-mail jako swój.

    Jeśli tak jest, potwierdź go w ciągu 24 godzin tym linkiem:
    { $link }

    Jeśli nic o tym nie wiesz, nie musisz nic robić.
letter-password-subject = Ustaw nowe hasło
letter-password =
    Przyszła prośba o nowe hasło dla nazwy { $name } na serwerze { $site }, pewnie od ciebie.

    Ustaw je tutaj w ciągu godziny. Link działa raz:
    { $link }

    Jeśli nic o tym nie wiesz, zignoruj ten e-mail. Hasło zostaje bez zmian.
letter-changed-subject = Twoje hasło zostało zmienione
letter-changed =
    Hasło dla nazwy { $name } na serwerze { $site } zostało zmienione. Wszystkie inne urządzenia zostały wylogowane.

    Jeśli nic o tym nie wiesz, ustaw od razu nowe:
    { $link }
letter-moved-subject = Twój adres e-mail został zmieniony
letter-moved =
    { $name } ma na serwerze { $site } nowy adres e-mail. Na ten już nie będziemy pisać.

    Jeśli nic o tym nie wiesz, zaloguj się, zmień hasło i przywróć swój adres. Jeśli nie możesz się zalogować, napisz do osoby, która prowadzi serwer.
letter-removed-subject = Twój adres e-mail został usunięty
letter-removed =
    { $name } nie ma już na serwerze { $site } adresu e-mail. To nasz ostatni e-mail.

    Jeśli nic o tym nie wiesz, zaloguj się, zmień hasło i dodaj adres ponownie. Jeśli nie możesz się zalogować, napisz do osoby, która prowadzi serwer.
letter-foot = { $kind ->
    [confirm] Nie chcesz więcej e-maili z serwera { $site }? Powiedz to tutaj:
   *[other] Wypisz się z powiadomień serwera { $site } (e-maile o twoim koncie będą nadal przychodzić):
}
letter-turns-subject = { $count ->
    [one] Twoja kolej przy 1 stole
    [few] Twoja kolej przy { $count } stołach
   *[many] Twoja kolej przy { $count } stołach
}
