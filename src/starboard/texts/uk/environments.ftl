### Learning environments: what they refuse.

error-environment-game = Для гри «{ $game }» немає навчального середовища. Воно є для ігор: { $known }.
error-environment-word = «{ $value }» не є значенням { $name }. Виберіть одне з: { $known }.
error-environment-longest = longest дорівнює { $longest }, а у грі має бути місце щонайменше на 1 дію.
error-environment-games = num_envs дорівнює { $games }, а має бути щонайменше 1 гра.
error-environment-seeds = Задано зерен: { $seeds }, ігор: { $games }. Задайте одне для всіх або по одному для кожної гри.
error-environment-opponents = Задано суперників: { $found }, інших місць: { $wanted }. Задайте один рівень для всіх або по одному для кожного місця.
error-environment-no-opponents = Тут учаться гравці на всіх місцях. Для гри із суперниками є SeatEnv і TablesEnv.
error-environment-action = Дії { $action } зараз немає; кількість варіантів: { $options }. Зважайте на action_mask.
error-environment-over = Гру закінчено. Спочатку викличте reset.
