# Jak gra się nazywa i z jakimi opcjami się zaczyna; więcej jej słów poczekalnia nie potrzebuje.

arcs = Arcs
arcs-setting-leaders = Przywódcy i legendy
    .about = Przed grą każdy wybiera przywódcę i kartę legendy.
arcs-setting-lore = Karty legendy na gracza
    .about = Ile kart legendy wybiera każdy gracz. Tylko z przywódcami i legendami.
arcs-setting-second_lore = Dwie karty legendy
    .about = Każdy wybiera dwie karty legendy. Tylko z przywódcami i legendami.
arcs-setting-pack = Dodatek Leaders & Lore Pack
    .about = Dodaje przywódców i karty legendy z dodatku. Tylko z przywódcami i legendami.
arcs-setting-split_discard = Dwa stosy odrzuconych kart
    .about = Karty akcji zagrane odkryte trafiają na stos, który każdy może przejrzeć.
web-game-arcs = Prowadź, przebijaj, kopiuj albo zmieniaj kurs. Walcz o ambicje, które zmieniają się z każdym rozdziałem.
    .time = około 90 minut
arcs-unit = Potęga
    .count = potęga { $points }
    .word = potęga
    .share = udział w potędze
    .lead = przewaga potęgi: { $points }
