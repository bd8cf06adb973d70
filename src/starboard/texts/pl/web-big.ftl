# Ekran, na który patrzą wszyscy w pokoju.

## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-big-sound = Włącz dźwięk
web-big-free = Wolne miejsce
web-big-sit = Zeskanuj, aby zająć miejsce { $number }
web-big-come = Zeskanuj, aby przyjść do stołu
web-big-turn = Decyduje { $name }
