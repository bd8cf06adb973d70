# Under the pictures of the rules: the client loads these with the rules.

web-rules-carcassonne-fits = Ta sama płytka przymierzona dwa razy: przy ptaszku każda krawędź styka się z taką samą, przy krzyżyku jedna nie.
web-rules-carcassonne-occupied = Obrysowany szlak to jeden obiekt i ktoś już na nim stoi. Kolejnej figurki nie można tu ustawić, nawet na najnowszej płytce.
web-rules-carcassonne-completed = Oba końce do czegoś dochodzą: szlak jest ukończony. Właściciel dostaje punkty, a figurka do niego wraca.
web-rules-carcassonne-fight = Płytka połączyła dwa szlaki, a na każdym ktoś stał: teraz toczy się walka o wspólny szlak.
