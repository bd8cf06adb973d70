### Learning environments: what they refuse.

error-environment-word = „{ $value }” nie jest wartością { $name }. Wybierz jedną z tych: { $known }.
error-environment-longest = longest wynosi { $longest }, a w grze musi być miejsce na co najmniej 1 akcję.
error-environment-games = num_envs wynosi { $games }, a musi być co najmniej 1 gra.
error-environment-seeds = Podane ziarna: { $seeds }, gry: { $games }. Podaj jedno dla wszystkich albo po jednym dla każdej gry.
error-environment-opponents = Podani przeciwnicy: { $found }, pozostałe miejsca: { $wanted }. Podaj jeden poziom dla wszystkich albo po jednym dla każdego miejsca.
error-environment-no-opponents = Tutaj uczą się gracze na wszystkich miejscach. Do gry z przeciwnikami są SeatEnv i TablesEnv.
error-environment-action = Nie ma teraz akcji { $action }; liczba możliwości: { $options }. Kieruj się action_mask.
error-environment-size = Przestrzeń akcji ma rozmiar { $size }, a musi mieć co najmniej { $least }.
error-environment-over = Gra jest skończona. Najpierw wywołaj reset.
error-environment-actions = Akcje mają kształt { $found }, a muszą mieć { $wanted }: jedną akcję dla każdej gry.
error-environment-not-begun = Żadna gra jeszcze się nie zaczęła. Najpierw wywołaj reset.
error-environment-closed = Ten wektor jest zamknięty, a jego gier już nie ma. Utwórz nowy.
error-environment-jobs = jobs wynosi { $jobs }, a musi być od 1 do liczby gier: { $games }.
error-environment-bots = { $bot } nie da się wysłać do innych procesów. Gdy jobs jest większe niż 1, podaj przeciwników poziomami, na przykład „medium”.
error-environment-worker = Padł proces roboczy wektora (kod wyjścia { $code }); wszystkie jego gry przepadły. Czy starcza pamięci? Czy twój program zaczyna się pod if __name__ == '__main__'? Utwórz nowy wektor.
error-environment-ways = { $name } to { $value }, a los musi mieć co najmniej 1 wynik.
error-environment-resample = Akcja czeka tu na los: dopóki nie rozstrzygnie, niczego nie można rozdać na nowo. Losuj na nowo tam, gdzie decyduje gracz.
error-environment-recall = To, co gracz pamięta, jest podane tylko jako tekst (information_state_string). Tablice mówią, co widzi teraz (observation_tensor).
error-environment-observer = Obserwatorzy podają, co widzi jeden gracz, albo wszystko, co pamięta (public_info, SINGLE_PLAYER). Innych nie ma.
