# Skąd pochodzą rzeczy w grze: strona „Co jest nasze, a co drukowane” i polecenie `rules --ours`.

ours-about = Skąd pochodzi wszystko w tej grze, policzone na podstawie jej danych.
ours-what = Co
ours-total = razem
ours-source = { $source ->
    [rulebook] instrukcja
    [public] źródła publiczne
    [house] nasze
    [pack] pakiet zawartości
   *[doubt] niepewne
}
ours-explained = { $source ->
    [rulebook] Tak mówi drukowana instrukcja.
    [public] Tak mówią opublikowane listy kart, zdjęcia i inne projekty. Samych drukowanych elementów nie widzieliśmy.
    [house] Nikt tego nie opublikował, więc wymyśliliśmy to sami albo rozstrzygnęliśmy, co zasady zostawiają otwarte. Taka karta ma na sobie mały domek.
    [pack] Tak mówi pakiet zawartości tego serwera.
   *[doubt] Źródła są nieczytelne albo sobie przeczą. Taka karta ma na sobie znak zapytania.
}
ours-rules = Zasady
ours-open-questions = Pytania, które instrukcje zostawiają otwarte
ours-none = Nic nie wiadomo o pochodzeniu tej gry.
