# A screen that everybody in the room looks at.

## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-big-sound = Turn the sound on
web-big-free = Free seat
web-big-sit = Scan to take seat { $number }
web-big-come = Scan to come to the table
web-big-turn = { $name } is deciding
