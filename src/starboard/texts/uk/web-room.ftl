## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-curtain = Завіса між гравцями
web-curtain-about = Коли за цим пристроєм грають кілька людей, ніхто не побачить чужих таємниць.
web-curtain-pass = Передай пристрій: { $name }
web-curtain-others = Решта нехай не дивиться.
web-curtain-ready = Це я, { $name }
web-big = Великий екран
web-big-sound = Увімкнути звук
web-big-free = Вільне місце
web-big-sit = Відскануй, щоб зайняти місце { $number }
web-big-come = Відскануй, щоб прийти до столу
web-big-turn = Вирішує { $name }
web-new-seat-name = Ім’я
