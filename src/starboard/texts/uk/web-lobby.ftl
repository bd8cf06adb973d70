# Клієнт у браузері: рамка кожної сторінки, лобі, нові столи, завершені ігри, гравці.

## Лобі

web-hello-morning = Доброго ранку
web-hello-day = Добрий день
web-hello-evening = Добрий вечір
web-hello-night = Ще не спиш?
web-hello-morning-name = Доброго ранку · { $name }
web-hello-day-name = Добрий день · { $name }
web-hello-evening-name = Добрий вечір · { $name }
web-hello-night-name = Ще не спиш? · { $name }
web-welcome = Обери гру й починай: досить імені.
web-turns-none = Ніхто на тебе не чекає. У що зіграємо?
web-turns-waiting = { $count ->
    [1] Один стіл чекає на твій хід.
    [one] { $count } стіл чекає на твій хід.
    [few] { $count } столи чекають на твій хід.
    [many] { $count } столів чекають на твій хід.
   *[other] { $count } стола чекають на твій хід.
}
web-turns-go = Перейти туди
web-turns-oldest = До першого з них
web-games = Ігри
web-game-seats = { $most ->
    [one] { $least }–{ $most } гравець
    [few] { $least }–{ $most } гравці
    [many] { $least }–{ $most } гравців
   *[other] { $least }–{ $most } гравця
}
web-game-seats-exact = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравця
}
web-play-now = Грати зараз
web-play-now-hint = проти ботів, одним дотиком
web-new-table = Новий стіл
web-new-game = Гра
web-learn = Навчитися грати
web-learn-on = Продовжити урок: крок { $step }
web-learn-anew = Від початку
web-begin = Три способи почати
web-begin-learn = Вчися граючи
web-begin-learn-about = Кілька хвилин, крок за кроком, і порадник поруч. Правил читати не треба.
web-begin-learn-act = Почати урок
web-begin-play = Зіграй із ботами
web-begin-play-about = Ціла гра у власному темпі. Боти не квапитимуть, а за потреби щось підкажуть.
web-begin-friends = Запроси друзів
web-my-tables = Твої столи
web-my-tables-none = Зараз ти ні в що не граєш. Зіграй проти ботів або створи стіл для друзів.
web-open-tables = Відкриті столи
web-open-tables-none = Зараз немає вільних місць. Створи стіл, і хтось прийде.
web-take-seat = Сісти за стіл
web-friends = Граєш із друзями?
web-friends-about = Створи стіл і надішли посилання. Досить імені, без облікового запису.
web-watch-tables = Зараз грають
web-watch-of = Дивитися { $game }: { $names }
web-watch-more = Показати ще
web-finished = Завершені ігри
web-finished-all = Усі
web-replay = Переглянути
web-replay-of = Переглянути повтор: { $game }, { $when }
web-row-move = крок { $ply }
web-row-moves = { $ply ->
    [one] { $ply } крок
    [few] { $ply } кроки
    [many] { $ply } кроків
   *[other] { $ply } кроку
}
web-row-private = приватний
web-row-your-turn = Твій хід
web-row-turn-of = Хід: { $name }
web-row-several = Вирішують кілька гравців
web-row-bot-thinks = Бот думає
web-row-playing = Гра триває
web-row-paused = Призупинено
web-row-closed = Закрито
web-row-filling = Чекає на гравців
web-row-ready = Можна починати
web-row-invited = Тебе запрошено
web-row-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
web-row-you-sit = Ти за цим столом
web-row-no-clock = без годинника
web-row-option-off = { $option }: вимкнено
web-no-account = Обліковий запис не потрібен: досить імені.
web-keep-offer = Встанови пароль, щоб зберегти ім’я, історію та рейтинг на інших пристроях
web-login-offer = Твоє ім’я має пароль? Увійди

## Новий стіл

web-new-seat-me = Я
web-new-sum-move = { $time } на крок
web-new-sum-game = { $time } на гру
