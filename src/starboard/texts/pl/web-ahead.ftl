# Choices made ahead, loaded with their menu.

web-ahead = Z góry…
web-ahead-title = Wybierz z góry
web-ahead-about = Gdy padnie pytanie, odpowiedź pójdzie za ciebie. Nikt inny nie dowie się o tym wcześniej. Jeśli zmieni się coś, na czym wybór się opiera, zostanie wycofany, a pytanie trafi do ciebie jak zwykle.
web-ahead-none = Teraz nie ma czego wybrać z góry.
web-ahead-chosen = Wybrane z góry
web-ahead-drop = Wycofaj: { $choice }
web-ahead-withdrawn = Wycofane: { $choice } ({ $because })
web-ahead-dismiss = Rozumiem: { $choice }
web-ahead-because-bot = gra za ciebie bot
web-ahead-because-undo = wybór został cofnięty
