# Jak gra się nazywa i z jakimi opcjami się zaczyna; więcej jej słów poczekalnia nie potrzebuje.

carcassonne = Carcassonne: Star Wars Edition
    .short = Carcassonne
carcassonne-setting-teams = Wariant drużynowy
    .about = Czterech graczy w dwóch drużynach, Sojusz Rebeliantów przeciw Imperium; każda drużyna ma jeden wspólny wynik.
carcassonne-setting-planet_reinforce = Wzmacnianie planet
    .about = Gracz może dostawić figurkę na planecie, na której ma już swoją.
carcassonne-setting-first_player = Pierwszy gracz
    .about = Kto rozgrywa pierwszą turę. Według instrukcji najmłodszy gracz.
carcassonne-setting-colours = Kolory
    .about = Kolor każdego gracza; określa też jego frakcję.
web-game-carcassonne = Układaj galaktykę płytka po płytce, wysyłaj figurki i rzucaj kośćmi, gdy dwie strony chcą tego samego świata.
    .time = około 35 minut
