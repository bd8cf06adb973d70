# Новий стіл.

## Новий стіл

web-new-seats = Місця
web-new-seats-range = від { $least } до { $most }; зараз { $count }
web-new-who = Хто тут сидить
web-new-seat-link = Друг
web-new-seat-open = Вільне
web-new-seat-bot = Бот
web-new-seat-link-who = Друг за посиланням
web-new-seat-open-who = Вільне місце
web-new-seat-me-about = Це ти
web-new-seat-link-about = Ти надсилаєш посилання; лише воно відкриває це місце.
web-new-seat-open-about = Сісти може будь-хто з лобі.
web-new-seat-add = Додати місце
web-new-seat-remove = Прибрати місце { $number }
web-new-strength = Сила бота
web-new-options = Налаштування гри
web-new-options-about = як у правилах
web-new-random = Визначить жереб
web-new-shuffle = Місця за жеребом
web-new-shuffle-about = На початку гри місця розподілить жереб.
web-new-hints = Підказки
web-new-hints-about = Гравці можуть спитати, що зробив би бот. Така гра не враховується в рейтингу.
web-new-visible = Хто може дивитися
web-clock = Годинник
web-clock-about = Коли час вийде, за відсутнього грає бот, доки гравець не повернеться.
web-clock-none = без годинника
web-clock-move = на крок
web-clock-game = на гру
web-clock-move-time = На кожен крок
web-clock-game-time = На всю гру
web-clock-reserve = Запас (одноразовий)
web-clock-no-reserve = без запасу
web-new-advanced = Додатково: сповіщати чат-сервіс
web-new-webhook = Адреса вебхука
web-new-webhook-about = Starboard напише туди, коли настане чийсь хід.
web-new-your-table = Твій стіл
web-new-length = Тривалість
web-new-sum-solo = гра на одного
web-new-sum-me = { $count ->
    [1] ти
    [one] { $count }× ти
    [few] { $count }× ти
    [many] { $count }× ти
   *[other] { $count }× ти
}
web-new-sum-link = { $count ->
    [one] { $count } друг
    [few] { $count } друзі
    [many] { $count } друзів
   *[other] { $count } друга
}
web-new-sum-open = { $count ->
    [one] { $count } вільне
    [few] { $count } вільні
    [many] { $count } вільних
   *[other] { $count } вільного
}
web-new-sum-bot = { $count ->
    [one] { $count } бот
    [few] { $count } боти
    [many] { $count } ботів
   *[other] { $count } бота
}
web-new-start = Почати
web-new-start-about = Усі на місцях: гра почнеться одразу.
web-new-make = Створити стіл
web-new-make-about = Далі отримаєш посилання. Гра почнеться, коли всі сядуть за стіл.
web-new-cancel = Назад до лобі

## Столи

web-new-pack = Карти
web-new-pack-about = Грай картами з коробки або з пакета.
web-new-pack-none = як у коробці
web-new-pack-of = { $name } ({ $owner })
web-new-pack-workshop = Відкрити майстерню карт

## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-new-seat-name = Ім’я
