# The guided first game of Carcassonne.

web-first-carcassonne-about = Pięć minut, sześć małych kroków: ty grasz, a przewodnik mówi, o co chodzi.

web-first-carcassonne-place-title = Dołóż płytkę
web-first-carcassonne-place = Płytka musi leżeć obok innych, a boki muszą pasować: szlak do szlaku, asteroidy do asteroidów, przestrzeń do przestrzeni. Wybierz świecące miejsce, obróć płytkę, jeśli chcesz (R), i potwierdź.
web-first-carcassonne-place-done = Pasuje: wszystkie boki łączą się z sąsiadami.
web-first-carcassonne-merchant-title = Postaw kupca na szlaku
web-first-carcassonne-merchant = Figurka na szlaku handlowym to kupiec: dopóki tam stoi, szlak jest twój. Wybierz szlak na swojej płytce, małą figurkę i potwierdź.
web-first-carcassonne-merchant-done = Szlak jest twój. Figurka wróci, gdy szlak będzie ukończony.
web-first-carcassonne-score-title = Ukończ swój szlak
web-first-carcassonne-score = Szlak jest ukończony, gdy oba jego końce dochodzą do skrzyżowania, pola asteroidów lub planety. Dołóż płytkę tak, by zamknęła twój szlak, a potem wybierz „bez figurki”.
web-first-carcassonne-score-done = Punkty! Jeden za każdą płytkę, dwa za każdy symbol, a kupiec wraca do ciebie.
web-first-carcassonne-planet-title = Zaatakuj planetę
web-first-carcassonne-planet = Przeciwnik zajmuje planetę. Szlaki i pola muszą być wolne, planeta nie: dołóż płytkę na jednym z ośmiu miejsc wokół niej i wyślij tam małą figurkę.
web-first-carcassonne-planet-done = Dwie strony na jednej planecie: będzie walka.
web-first-carcassonne-fight-title = Walka
web-first-carcassonne-fight = Każda strona rzuca swoimi kośćmi i wygrywa najwyższy wynik; przy remisie rzuca się ponownie. Duże figurki i symbole twojej frakcji dodają kości. Przegrany zabiera figurki i dostaje punkt za każdą kość.
web-first-carcassonne-end-title = Ostatnia płytka
web-first-carcassonne-end = Oto inna gra, w której została jedna płytka. Dołóż ją gdziekolwiek: gra się skończy, a punkty dadzą też nieukończone szlaki, pola i planety.
web-first-carcassonne-end-done = I to wszystko! Figurki, które zostały na stole, dały punkty za obiekty, na których stoją. Wygrywa, kto ma najwięcej punktów.
