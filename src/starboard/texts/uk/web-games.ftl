# Завершені ігри та гравці.

## Лобі

web-finished-none = Ще не завершено жодної гри, яку можуть дивитися всі.

## Завершені ігри та гравці

web-games-whose = Чиї ігри
web-games-all = усі
web-games-mine = мої
web-games-every = Усі ігри
web-games-file = Завантажити запис
web-games-mine-none = У тебе ще немає завершених ігор.
web-games-show-mine = Показати мої
web-games-older = Показати давніші
web-player-ratings = Рейтинги
web-player-rating-about = Рейтинг росте з добрими результатами проти сильних суперників і з кількістю ігор.
web-player-no-rating = Рейтингу ще немає. Він з’явиться з першою грою, що враховується: від початку, без підказок, між різними гравцями.
web-player-games = { $count ->
    [one] { $count } рейтингова гра
    [few] { $count } рейтингові гри
    [many] { $count } рейтингових ігор
   *[other] { $count } рейтингової гри
}
web-player-last = Останні ігри
web-player-no-games = Ще жодної завершеної гри.
web-player-place = місце { $place } з { $seats }
