# Sledování stolu bez místa u něj.

table-unwatched = Tento stůl není otevřený divákům.
table-bad-delay = Diváci mohou hru vidět o tolik sekund později: { $delays }.
table-bad-watchers = Kdo se smí dívat, je jedno z těchto: { $known }.
