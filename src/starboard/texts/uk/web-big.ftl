# Екран, на який дивляться всі в кімнаті.

## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-big-sound = Увімкнути звук
web-big-free = Вільне місце
web-big-sit = Відскануй, щоб зайняти місце { $number }
web-big-come = Відскануй, щоб прийти до столу
web-big-turn = Вирішує { $name }
