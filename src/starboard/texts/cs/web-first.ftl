# První hra: průvodce u stolu.

web-first = Tvoje první hra
web-first-none = Pro tuhle hru ještě průvodce není.
web-first-start = Začít
web-first-step = Krok { $step } z { $of }
web-first-more = Ukázat, co dělat
web-first-less = Sbalit
web-first-leave = Odejít z lekce
web-first-next = Pokračovat
web-first-show = Přeskočit: ukaž mi to
web-first-again = Vrátit a zkusit znovu
web-first-missed = I to se smí. Tady ale stojí za to zkusit něco jiného: vezmi to zpět, nebo si nech ukázat jak.
web-first-theirs = Hraje druhá strana.
web-first-returned = Pokračujeme z připravené hry, kde je na to všechno nachystané.
web-first-play = Zahrát celou hru
web-first-rules = Číst pravidla
web-first-lobby = Do lobby
