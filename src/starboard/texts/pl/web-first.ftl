# Pierwsza gra: przewodnik przy stole.

web-first = Twoja pierwsza gra
web-first-about = Pięć minut, sześć małych kroków: ty grasz, a przewodnik mówi, o co chodzi.
web-first-none = Dla tej gry nie ma jeszcze przewodnika.
web-first-start = Zaczynamy
web-first-step = Krok { $step } z { $of }
web-first-more = Pokaż, co robić
web-first-less = Zwiń
web-first-leave = Opuść lekcję
web-first-next = Dalej
web-first-show = Pomiń: pokaż mi
web-first-again = Cofnij i spróbuj ponownie
web-first-missed = To też wolno. Tutaj jednak warto spróbować czegoś innego: cofnij albo pozwól, że ci pokażę.
web-first-play = Zagraj całą grę
web-first-rules = Przeczytaj zasady
web-first-lobby = Do poczekalni

web-first-place-title = Dołóż płytkę
web-first-place = Płytka musi leżeć obok innych, a boki muszą pasować: szlak do szlaku, asteroidy do asteroidów, przestrzeń do przestrzeni. Wybierz świecące miejsce, obróć płytkę, jeśli chcesz (R), i potwierdź.
web-first-place-done = Pasuje: wszystkie boki łączą się z sąsiadami.
web-first-merchant-title = Postaw kupca na szlaku
web-first-merchant = Figurka na szlaku handlowym to kupiec: dopóki tam stoi, szlak jest twój. Wybierz szlak na swojej płytce, małą figurkę i potwierdź.
web-first-merchant-done = Szlak jest twój. Figurka wróci, gdy szlak będzie ukończony.
web-first-score-title = Ukończ swój szlak
web-first-score = Szlak jest ukończony, gdy oba jego końce dochodzą do skrzyżowania, pola asteroidów lub planety. Dołóż płytkę tak, by zamknęła twój szlak, a potem wybierz „bez figurki”.
web-first-score-done = Punkty! Jeden za każdą płytkę, dwa za każdy symbol, a kupiec wraca do ciebie.
web-first-planet-title = Zaatakuj planetę
web-first-planet = Przeciwnik zajmuje planetę. Szlaki i pola muszą być wolne, planeta nie: dołóż płytkę na jednym z ośmiu miejsc wokół niej i wyślij tam małą figurkę.
web-first-planet-done = Dwie strony na jednej planecie: będzie walka.
web-first-fight-title = Walka
web-first-fight = Każda strona rzuca swoimi kośćmi i wygrywa najwyższy wynik; przy remisie rzuca się ponownie. Duże figurki i symbole twojej frakcji dodają kości. Pokonany zabiera figurki i dostaje punkt za każdą kość.
web-first-end-title = Ostatnia płytka
web-first-end = Oto inna gra, w której została jedna płytka. Dołóż ją gdziekolwiek: gra się skończy, a punkty dadzą też nieukończone szlaki, pola i planety.
web-first-end-done = I to wszystko! Figurki, które zostały na stole, dały punkty za to, co tam jest. Wygrywa, kto ma najwięcej punktów.
