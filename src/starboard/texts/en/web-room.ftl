## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-curtain = Curtain between players
web-curtain-about = When several play at this device, nobody sees the others’ secrets.
web-curtain-pass = Pass the device to { $name }
web-curtain-others = Everybody else: look away.
web-curtain-ready = I am { $name }
web-big = Big screen
web-big-sound = Turn the sound on
web-big-free = Free seat
web-big-sit = Scan to take seat { $number }
web-big-come = Scan to come to the table
web-big-turn = { $name } is deciding
web-new-seat-name = Name
