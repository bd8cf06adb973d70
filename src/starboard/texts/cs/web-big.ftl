# Obrazovka, na kterou se dívají všichni v místnosti.

## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-big-sound = Zapnout zvuk
web-big-free = Volné místo
web-big-sit = Naskenuj a zaujmi místo { $number }
web-big-come = Naskenuj a přijď ke stolu
web-big-turn = Rozhoduje { $name }
