# Pierwsza gra: przewodnik przy stole.

web-first = Twoja pierwsza gra
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
web-first-theirs = Teraz gra druga strona.
web-first-returned = Gramy dalej od miejsca, w którym wszystko jest już przygotowane.
web-first-play = Zagraj całą grę
web-first-rules = Przeczytaj zasady
web-first-lobby = Do lobby
