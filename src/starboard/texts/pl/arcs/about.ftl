# Jak gra się nazywa i z jakimi opcjami się zaczyna; więcej jej słów poczekalnia nie potrzebuje.

arcs = Arcs
arcs-setting-leaders = Przywódcy i legendy
    .about = Przed grą każdy wybiera przywódcę i kartę legendy.
arcs-setting-lore = Karty legend na gracza
    .about = Ile kart legend wybiera każdy gracz. Tylko w wariancie „Przywódcy i legendy”.
arcs-setting-second_lore = Dwie karty legend
    .about = Każdy wybiera dwie karty legend. Tylko w wariancie „Przywódcy i legendy”.
arcs-setting-pack = Dodatek „Przywódcy i legendy”
    .about = Dokłada przywódców i karty legend z dodatku. Tylko w wariancie „Przywódcy i legendy”.
arcs-setting-split_discard = Dwa stosy odrzuconych kart
    .about = Odkryte karty akcji trafiają na osobny stos, który każdy może przejrzeć.
web-game-arcs = Prowadź, przebijaj, kopiuj albo zmieniaj kurs. Walcz o ambicje, które zmieniają się z każdym rozdziałem.
    .time = około 90 minut
arcs-unit = Potęga
    .count = potęga { $points }
    .word = potęga
    .share = udział w potędze
    .lead = przewaga potęgi: { $points }
