# Záznamy, které si někdo přinese odjinud.

record-too-long = Záznam má příliš mnoho kroků ({ $moves }); zobrazit se jich tu dá nejvýše { $most }.
record-too-large = Tahle hra je příliš velká, aby se tu dala ukázat najednou.
record-busy = Právě se čte mnoho záznamů. Zkus to za minutu znovu.
