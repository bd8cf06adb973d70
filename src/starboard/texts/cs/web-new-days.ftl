# Hry na dny ve formuláři nového stolu.

web-clock-live = naživo
web-clock-days = na dny
web-clock-days-time = Na každý krok
web-clock-kind = Čas běží
web-clock-days-about = Každý hraje, kdy se mu to hodí. Kdo svůj tah promešká, za toho ho zahraje bot; když promešká i příští, hraje bot dál, dokud se hráč nevrátí. Dovolená čas zastaví, i v hodnocených hrách.
