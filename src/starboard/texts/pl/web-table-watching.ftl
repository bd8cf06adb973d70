# Oglądanie stołu bez miejsca przy nim: w przeglądarce.

web-watch-later = Oglądasz grę z opóźnieniem: { $time }.
web-watch-say = Napisz do innych widzów…
web-watch-apart = Grający przeczytają to po grze.
web-watch-spectator = na widowni
web-watch-count = { $count ->
    [one] Ogląda 1 osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
}
web-watch-friends = Wśród nich znajomi: { $names }
web-watch-goes-on = { $name } gra teraz przy innym stole. Podążasz tam.
