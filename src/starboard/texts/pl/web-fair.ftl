# Czy kości były uczciwe.

## Koniec

web-table-fair = Czy kości były uczciwe?
web-table-fair-how = Przed grą serwer podał skrót SHA-256 swojego sekretu. Potem każdy gracz zapieczętował swój dodatek i pokazał go dopiero wtedy, gdy zapieczętowane były wszystkie. Wszystkie rzuty i dobrane karty lub płytki wynikają z sekretu i tych dodatków, więc nikt nie mógł ich wybrać: ani serwer, ani gracz, ani obie strony razem.
web-table-fair-how-old = Przed grą serwer podał skrót SHA-256 swojego sekretu. Każdy gracz dodał coś od siebie. Wszystkie rzuty i dobrane karty lub płytki wynikają z sekretu i tych dodatków.
web-table-fair-promise = Skrót podany przed grą
web-table-fair-secret = Sekret ujawniony na końcu
web-table-fair-luck = Dodatek gracza { $name }
web-table-fair-seed = Ziarno: SHA-256 z sekretu i wszystkich dodatków
web-table-fair-verify = Aby rozegrać całą grę ponownie i porównać, pobierz jej zapis i uruchom:

## Uczciwe kości

web-fair-checked = uczciwe: sprawdziła to twoja przeglądarka
web-fair-whole = liczby się zgadzają
web-fair-broken = coś się nie zgadza
web-fair-checked-how = Twoja przeglądarka zapamiętała przed grą skrót i twój dodatek. Ani jeden, ani drugi się nie zmienił, a wszystko, co z nich wynika, się zgadza.
web-fair-left-out = { $name } nic nie dodaje do losowania: brak odpowiedzi podczas mieszania kości.
web-fair-wrong-promise = Sekret nie pasuje do skrótu: kości zostały zmienione.
web-fair-wrong-other-promise = To nie jest skrót, który twoja przeglądarka zapamiętała przed grą: kości zostały zmienione.
web-fair-wrong-luck = To nie jest dodatek twojej przeglądarki: kości zostały zmienione.
web-fair-wrong-seals = Któraś pieczęć nie pasuje do dodatku i nazwy: coś zostało zmienione.
web-fair-wrong-seed = W zapisie jest gra z innym ziarnem: kości zostały zmienione.
