# Перегляд столу без місця за ним: у браузері.

web-watch-later = Ти спостерігаєш із затримкою: { $time }.
web-watch-say = Напиши іншим глядачам…
web-watch-apart = Гравці прочитають це після гри.
web-watch-spectator = глядач
web-watch-count = { $count ->
    [one] Спостерігає { $count } людина
    [few] Спостерігають { $count } людини
   *[many] Спостерігає { $count } людей
}
web-watch-friends = Серед них друзі: { $names }
web-watch-goes-on = { $name } тепер грає за іншим столом. Ти йдеш слідом.
