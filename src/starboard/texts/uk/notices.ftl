# Сповіщення людям, які десь-інде, через push або пошту: заголовок і чого вони стосуються. { $others } рахує { $names }.

notify-turn-title = Твій хід
notify-turn = { $others ->
    [0] { $game }
   *[other] { $game } ({ $names })
}
notify-invitation-title = Запрошення до гри: { $by }
notify-invitation = { $game }
notify-over-title = { $status ->
    [closed] Стіл закрито
   *[other] Гру закінчено
}
notify-over = { $others ->
    [0] { $game }
   *[other] { $game } ({ $names })
}
notify-reminder-title = { $hours ->
    [one] Твій хід: залишилося менше ніж { $hours } година
    [few] Твій хід: залишилося менше ніж { $hours } години
    [many] Твій хід: залишилося менше ніж { $hours } годин
   *[other] Твій хід: залишилося менше ніж { $hours } години
}
notify-reminder = { $others ->
    [0] { $game }
   *[other] { $game } ({ $names })
}
notify-friend-title = Запит на дружбу
notify-friend = { $by } хоче з тобою дружити.

who-bad-quiet = Тихі години починаються і закінчуються в різний час доби.
who-bad-language = Цієї мови тут не знають. Є такі: { $known }.
who-bad-zone = Часовий пояс «{ $zone }» тут невідомий.
who-bad-push = Адреса або ключі сповіщень цього браузера недійсні.
who-bad-browser-name = Дай браузеру назву. Найбільша кількість символів: { $most }.
who-too-many-browsers = Сповіщення вже надходять до забагатьох браузерів (найбільше: { $most }). Спершу вилучи один.
