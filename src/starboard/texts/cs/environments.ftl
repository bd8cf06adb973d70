### Learning environments: what they refuse.

error-environment-game = Pro hru „{ $game }“ učební prostředí není. Existuje pro hry: { $known }.
error-environment-word = „{ $value }“ není platná hodnota { $name }. Vyberte jednu z těchto: { $known }.
error-environment-longest = longest je { $longest }, ale ve hře musí být místo aspoň na 1 akci.
error-environment-games = num_envs je { $games }, ale musí být aspoň 1 hra.
error-environment-seeds = Zadaná semínka: { $seeds }, hry: { $games }. Zadejte jedno pro všechny, nebo pro každou hru jedno.
error-environment-opponents = Zadaní soupeři: { $found }, ostatní místa: { $wanted }. Zadejte jednu úroveň pro všechny, nebo pro každé místo jednu.
error-environment-no-opponents = Tady se učí hráči na všech místech. Se soupeři hrají SeatEnv a TablesEnv.
error-environment-action = Akce { $action } teď není; možností je: { $options }. Řiďte se podle action_mask.
error-environment-over = Hra skončila. Nejdřív zavolejte reset.
