# Choices made ahead, loaded with their menu.

web-ahead = Předem…
web-ahead-title = Zvolit předem
web-ahead-about = Až otázka přijde, odpoví se za tebe. Nikdo jiný to předem nepozná. Když se změní něco, na čem volba stojí, zruší se a rozhodneš jako obvykle.
web-ahead-none = Teď předem nejde zvolit nic.
web-ahead-chosen = Zvoleno předem
web-ahead-drop = Zrušit: { $choice }
web-ahead-withdrawn = Zrušeno: { $choice } ({ $because })
web-ahead-dismiss = Beru na vědomí: { $choice }
web-ahead-because-bot = za tebe hraje bot
web-ahead-because-undo = volba byla vzata zpět
