# Klávesy a symboly.

## Klávesy

web-table-key-walk = pohyb po herním plánu
web-table-key-confirm = zvolit; potvrdit, co je zvoleno
web-table-key-back = o krok zpět
web-table-key-story = dál v příběhu
web-table-key-turn = otočit destičku
web-table-key-inspect = prohlédnout cokoli na plánu
web-table-key-undo = vzít zpět
web-table-key-next = další stůl, který na tebe čeká
web-table-key-zoom = blíž, dál, všechno
web-table-key-tab = projít všechny možnosti a panely
web-table-key-help = tento seznam
web-table-help-mouse = Na vše, co září, můžeš kliknout. Klikni na něco, co nezáří, a dozvíš se, proč to nejde.
web-table-help-keys = Klávesy
web-table-help-signs = Značky
