### Learning environments: what they refuse.

error-environment-word = «{ $value }» не є значенням { $name }. Обери одне з: { $known }.
error-environment-longest = longest дорівнює { $longest }, а у грі має бути місце щонайменше на 1 дію.
error-environment-games = num_envs дорівнює { $games }, а має бути щонайменше 1 гра.
error-environment-seeds = Задано зерен: { $seeds }, ігор: { $games }. Задай одне для всіх або по одному для кожної гри.
error-environment-opponents = Задано суперників: { $found }, інших місць: { $wanted }. Задай один рівень для всіх або по одному для кожного місця.
error-environment-no-opponents = Тут учаться гравці на всіх місцях. Для гри із суперниками є SeatEnv і TablesEnv.
error-environment-action = Дії { $action } зараз немає; кількість варіантів: { $options }. Зважай на action_mask.
error-environment-size = Простір дій має розмір { $size }, а має бути щонайменше { $least }.
error-environment-over = Гру закінчено. Спочатку виклич reset.
error-environment-actions = Дії мають форму { $found }, а потрібна { $wanted }: по одній дії для кожної гри.
error-environment-not-begun = Жодна гра ще не почалася. Спочатку виклич reset.
error-environment-closed = Цей вектор закрито, його ігор більше немає. Створи новий.
error-environment-jobs = jobs дорівнює { $jobs }, а має бути від 1 до кількості ігор: { $games }.
error-environment-bots = { $bot } не можна надіслати іншим процесам. Якщо jobs більше за 1, задай суперників рівнями, наприклад «medium».
error-environment-worker = Робочий процес вектора загинув (код виходу { $code }); усі його ігри втрачено. Чи вистачає пам’яті? Чи починається твоя програма під if __name__ == '__main__'? Створи новий вектор.
error-environment-ways = { $name } — { $value }, а випадок має мати щонайменше 1 наслідок.
error-environment-resample = Тут дія чекає на випадок: доки він не вирішить, нічого не можна роздати наново. Роздавай наново там, де вирішує гравець.
error-environment-recall = Те, що гравець пам’ятає, подано лише як текст (information_state_string). Масиви показують, що він бачить зараз (observation_tensor).
error-environment-observer = Спостерігачі показують, що бачить один гравець, або все, що він пам’ятає (public_info, SINGLE_PLAYER). Інших немає.
