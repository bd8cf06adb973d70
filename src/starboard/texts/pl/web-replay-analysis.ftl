# Zakończona gra jeszcze raz: szanse w jej trakcie, punkty zwrotne, co było lepsze.

web-analysis-title = Analiza
web-analysis-start = Analizuj
web-analysis-about = Silny bot jeszcze raz przygląda się każdej decyzji i wie przy tym tylko tyle, ile mógł wiedzieć gracz. On też może się mylić.
web-analysis-begin = Gra jest analizowana…
web-analysis-waiting = { $before ->
    [one] W kolejce przed nią jest jedna gra.
    [few] W kolejce przed nią są { $before } gry.
    [many] W kolejce przed nią jest { $before } gier.
   *[other] W kolejce przed nią jest { $before } gry.
}
web-analysis-progress = { $done } z { $total } decyzji
web-analysis-chances = Szansa na wygraną
web-analysis-chart = Szanse wszystkich na wygraną w ciągu { $moves ->
    [one] 1 ruchu
    [few] { $moves } ruchów
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}; w liczbach poniżej.
web-analysis-slider = Szanse ruch po ruchu
web-analysis-next = Teraz: ruch { $ply }
web-analysis-right = Nie znaleziono nic lepszego.
web-analysis-fine = Równie dobre jak najlepsze.
web-analysis-loses = Szansa na wygraną maleje o { $loss }.
web-analysis-played = Zagrano:
web-analysis-better = Lepiej:
web-analysis-alike = Tak samo dobrze:
web-analysis-next-none = Tu nie ma nad czym się zastanawiać.
web-analysis-next-later = Jeszcze nieprzeanalizowane.
web-analysis-next-end = Tu gra się kończy.
web-analysis-turning = { $count ->
    [one] Punkt zwrotny
    [few] Punkty zwrotne
    [many] Punkty zwrotne
   *[other] Punkty zwrotne
}
web-analysis-turning-none = Nikt nie popełnił kosztownego błędu.
web-analysis-point = Ruch { $ply }, { $name }: −{ $loss }
web-analysis-numbers = Analiza w liczbach
web-analysis-lost = Stracono
web-analysis-player = Gracz
web-analysis-decisions = Decyzje
web-analysis-each = Średnio
