### Learning environments: what they refuse.

error-environment-game = Nie ma środowiska uczenia dla gry „{ $game }”. Są dla gier: { $known }.
error-environment-word = „{ $value }” nie jest wartością { $name }. Wybierz jedną z tych: { $known }.
error-environment-longest = longest wynosi { $longest }, a w grze musi być miejsce na co najmniej 1 akcję.
error-environment-games = num_envs wynosi { $games }, a musi być co najmniej 1 gra.
error-environment-seeds = Podane ziarna: { $seeds }, gry: { $games }. Podaj jedno dla wszystkich albo po jednym dla każdej gry.
error-environment-opponents = Podani przeciwnicy: { $found }, pozostałe miejsca: { $wanted }. Podaj jeden poziom dla wszystkich albo po jednym dla każdego miejsca.
error-environment-no-opponents = Tutaj uczą się gracze na wszystkich miejscach. Do gry z przeciwnikami są SeatEnv i TablesEnv.
error-environment-action = Nie ma teraz akcji { $action }; liczba możliwości: { $options }. Kieruj się action_mask.
error-environment-over = Gra jest skończona. Najpierw wywołaj reset.
