## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-curtain = Kurtyna między graczami
web-curtain-about = Gdy przy tym urządzeniu gra kilka osób, nikt nie zobaczy cudzych tajemnic.
web-curtain-pass = Przekaż urządzenie: { $name }
web-curtain-others = Pozostali niech nie patrzą.
web-curtain-ready = To ja, { $name }
web-big = Duży ekran
web-big-sound = Włącz dźwięk
web-big-free = Wolne miejsce
web-big-sit = Zeskanuj, aby zająć miejsce { $number }
web-big-come = Zeskanuj, aby przyjść do stołu
web-big-turn = Decyduje { $name }
web-new-seat-name = Nazwa
