# Gry: jak się nazywają i z jakimi opcjami się zaczynają; więcej ich słów poczekalnia nie potrzebuje.

carcassonne = Carcassonne: Star Wars Edition
carcassonne-setting-teams = Wariant drużynowy
    .about = Czterech graczy w dwóch drużynach, Sojusz Rebeliantów przeciw Imperium; każda drużyna ma jeden wspólny wynik.
carcassonne-setting-planet_reinforce = Wzmacnianie planet
    .about = Gracz może dostawić figurkę na planecie, na której ma już swoją.
carcassonne-setting-first_player = Pierwszy gracz
    .about = Kto rozgrywa pierwszą turę. Według instrukcji najmłodszy gracz.
carcassonne-setting-colours = Kolory
    .about = Kolor każdego gracza; określa też jego frakcję.

arcs = Arcs
arcs-setting-leaders = Przywódcy i legendy
    .about = Przed grą każdy wybiera przywódcę i kartę legendy.
arcs-setting-lore = Karty legendy na gracza
    .about = Ile kart legendy wybiera każdy gracz. Tylko z przywódcami i legendami.
arcs-setting-second_lore = Dwie karty legendy
    .about = Każdy wybiera dwie karty legendy. Tylko z przywódcami i legendami.
arcs-setting-pack = Dodatek Leaders & Lore Pack
    .about = Dodaje przywódców i karty legendy z dodatku. Tylko z przywódcami i legendami.
arcs-setting-split_discard = Dwa stosy odrzuconych kart
    .about = Karty akcji zagrane odkryte trafiają na stos, który każdy może przejrzeć.

outer_rim = Star Wars: Zewnętrzne Rubieże
outer_rim-setting-fame = Sława do zwycięstwa
    .about = Ile sławy daje zwycięstwo: 10, w krótszej grze 8, w wariancie rozszerzonym 12.
outer_rim-setting-random_map = Losowa mapa
    .about = Płytki mapy są układane losowo.
outer_rim-setting-expert = Wariant ekspercki
    .about = Z jaką sławą zaczyna gracz SI. Tylko w grze jednoosobowej.
outer_rim-setting-pack = Pakiet zawartości
    .about = Własne karty i postacie; wartość to znak pakietu.
