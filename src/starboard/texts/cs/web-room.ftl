## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-curtain = Opona mezi hráči
web-curtain-about = Když u tohoto zařízení hraje víc lidí, nikdo neuvidí tajemství ostatních.
web-curtain-pass = Předej zařízení: { $name }
web-curtain-others = Ostatní se prosím dívají jinam.
web-curtain-ready = Jsem { $name }
web-big = Velká obrazovka
web-big-sound = Zapnout zvuk
web-big-free = Volné místo
web-big-sit = Naskenuj a zaujmi místo { $number }
web-big-come = Naskenuj a přijď ke stolu
web-big-turn = Rozhoduje { $name }
web-new-seat-name = Jméno
