# Počítá se hra do žebříčku?

## Nový stůl

web-rated-yes = Tahle hra se počítá do hodnocení.
web-rated-no-hints = Tahle hra se nepočítá do hodnocení: nápověda je povolená.
web-rated-no-twice = Tahle hra se nepočítá do hodnocení: na více místech sedí tentýž člověk nebo stejně silní boti.
web-rated-no-alone = Tahle hra se nepočítá do hodnocení: nikdo další nehraje.
web-rated-no-middle = Tahle hra se nepočítá do hodnocení: začala uprostřed jiné hry.
web-rated-no-pack = Tahle hra se nepočítá do hodnocení: hraje se s balíčkem obsahu.
web-rated-no-lesson = Tahle hra se nepočítá do hodnocení: je to lekce.
web-rated-no-browser = Tahle hra se nepočítá do hodnocení: několik hráčů používá tentýž prohlížeč.
web-rated-no-undo = Tahle hra se nepočítá do hodnocení: volba byla vzata zpět, až když bylo vidět, co přijde.
web-rated-no-handed = Tahle hra se nepočítá do hodnocení: za někoho hrál bot, protože to chtěli ostatní.
web-rated-no-gone = Tahle hra se nepočítá do hodnocení: někdo během ní smazal svá data.
