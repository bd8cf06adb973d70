# Клієнт у браузері: рамка кожної сторінки, лобі, нові столи, завершені ігри, гравці.

## Будь-де

web-close = Закрити
web-save = Зберегти
web-try-again = Спробувати ще раз
web-you = Ти
web-skip = Перейти до вмісту
web-no-network = Сервер недоступний. Перевір з’єднання; ми пробуємо далі.
web-server-trouble = Сервер відповів незрозуміло. Спробуй ще раз за мить.
web-rule-open = Прочитати правило { $rule }
web-seat-empty = вільне місце
web-seat-bot = грає бот
web-seat-by-rules = грає за правилами
web-seat-bot-level = Бот ({ $level })
web-level-easy = легкий
    .about = Грає як новачок: бачить багато, але не все.
web-level-medium = середній
    .about = Бере найкраще, що бачить одразу.
web-level-random = випадковий
    .about = Робить будь-що, що дозволяють правила.
web-level-greedy = жадібний
    .about = За простими правилами бере найкраще, що бачить одразу.
web-level-uct = чистий перебір
    .about = Багато разів навмання дограє кожен варіант до кінця.
web-level-hard = складний
    .about = Обмірковує кілька ходів наперед.

## Навігація та меню

web-nav = Частини Starboard
web-nav-play = Грати
web-nav-replays = Повтори
web-nav-rules = Правила
web-language = Мова
web-theme = Вигляд
web-theme-dark = темний
web-theme-light = світлий
web-theme-system = як у системі
web-theme-to-light = Перемкнути на світлий
web-theme-to-dark = Перемкнути на темний
web-menu-of = { $name }: ім’я та налаштування
web-menu-guest = Гість
web-menu-name = Вказати ім’я
web-menu-rename = Змінити ім’я
web-menu-keep = Захистити ім’я паролем
web-menu-new-password = Змінити пароль
web-menu-login = Увійти
web-menu-logout = Вийти
web-menu-page = Мої рейтинги та ігри
web-menu-kept = Ім’я твоє на кожному пристрої.
web-menu-not-kept = Цей браузер тебе знає. З паролем упізнають і інші.

## Ім’я та пароль

web-name = Ім’я
web-name-ask = Як до тебе звертатися?
web-name-hint = Так тебе бачитимуть інші за столом.
web-name-go = Граймо
web-name-change = Зміна імені
web-name-changed = Відтепер твоє ім’я — { $name }.
web-name-lost = Ім’я { $lost } хтось захистив паролем. Ти граєш далі як { $name }; інше ім’я можеш обрати будь-коли.
web-name-kept-elsewhere = Твоє ім’я вже має пароль?
web-password = Пароль
web-password-title = Захистити ім’я
web-password-about = З паролем ім’я { $name } належить тобі: ім’я, столи та рейтинг будуть з тобою й на інших пристроях.
web-password-new = Новий пароль
web-password-hint = Щонайменше вісім знаків. Кілька слів поспіль легко запам’ятати.
web-password-keep = Захистити ім’я
web-password-kept = Ім’я { $name } тепер твоє.
web-password-old = Поточний пароль
web-password-change-about = На інших пристроях треба буде ввійти знову.
web-password-changed = Пароль змінено.
web-login-title = Вхід на цьому пристрої
web-login-about = Для імен, захищених паролем.
web-login-enter = Увійти
web-login-done = Вхід виконано: { $name }.
web-logout-title = Вийти?
web-logout-kept = Твої столи зачекають. Як { $name } ти можеш увійти будь-коли.
web-logout-not-kept = Ім’я { $name } не має пароля: після виходу ніхто не повернеться ні до нього, ні до його столів.
web-logout-everywhere = Вийти всюди
web-logout-everywhere-about = Твій вхід лишився на пристрої, якого немає під рукою? Вийди всюди.
web-logout-everywhere-done = Вихід виконано на всіх пристроях.
web-data-title = Твої дані
web-data-about = Сервер зберігає твоє ім’я, столи з твоїми ходами й повідомленнями, результати й рейтинги. Ні адреси, ні пошти.
web-data-download = Завантажити все
web-data-delete-about = Усе це можна видалити. Тоді твоє ім’я стане вільним для інших.
web-data-delete = Видалити мої дані…
web-data-delete-title = Видалити всі твої дані?
web-data-delete-name = Буде видалено все, що зберігається ({ $name }):
web-data-delete-person = ім’я, пароль і всі входи, результати й рейтинги
web-data-delete-tables = твоє ім’я й усі твої повідомлення за столами; на твоєму місці буде «хтось, хто пішов»
web-data-delete-running = у розпочатих іграх за тебе далі грає бот; твої столи, що чекають на гравців, буде закрито
web-data-delete-moves = твої ходи залишаться, бо вони потрібні іграм інших, але ніхто не дізнається, чиї вони
web-data-delete-ever = Скасувати це не можна.
web-data-delete-write = Для певності напиши своє ім’я: { $name }
web-data-delete-now = Видалити все
web-data-keep = Залишити
web-data-deleted = Усі твої дані видалено.

## Налаштування

web-settings = Налаштування
web-settings-kept = Ці налаштування діють лише в цьому браузері.
web-sound = Звуки
web-sound-about = Короткі й тихі. Доки не торкнешся сторінки, нічого не чути.
web-sound-off = вимкнено
web-sound-turn = мій хід
web-sound-all = усі
web-volume = Гучність
web-stories = Історії
web-stories-about = Над описом дії карти стоїть коротка історія.
web-english-names = Англійські назви карт
web-english-names-about = Карти Arcs мають під назвою ще й англійську, як в англійській коробці.
web-rule-codes = Номери правил
web-rule-codes-about = Замість знака § стоїть номер правила, наприклад ARC-MOVE-01.
web-confirm = Підтверджувати вибір
web-confirm-about = Перше натискання показує, що станеться, друге це робить.
web-tiles-left = Список плиток, що лишилися
web-tiles-left-about = Які плитки ще попереду, за видами. Пуристи вимикають цей список.
web-worth = Вартість об’єктів
web-worth-about = Наведи на об’єкт і побачиш, скільки очок він дає зараз. Пуристи це вимикають.
web-notify = Сповіщати, коли мій хід
web-notify-about = Браузер покаже сповіщення, навіть коли Starboard у тлі.
web-notify-denied = Браузер цього не дозволяє. Це можна змінити в його налаштуваннях для цього сайту.
web-notify-unknown = Цей браузер не вміє показувати сповіщень.

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
web-turns-oldest = До найдавнішого
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
web-watch = Дивитися
web-watch-of = Дивитися { $game }: { $names }
web-watch-more = Показати ще
web-finished = Завершені ігри
web-finished-all = Усі
web-finished-none = Ще не завершено жодної гри, яку можуть дивитися всі.
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
web-row-left = лишилося { $time }
web-row-late = час вийшов
web-row-no-clock = без годинника
web-row-option-off = { $option }: вимкнено
web-no-account = Обліковий запис не потрібен: досить імені.
web-keep-offer = Встанови пароль, щоб зберегти ім’я, історію та рейтинг на інших пристроях
web-login-offer = Твоє ім’я має пароль? Увійди

## Новий стіл

web-new-game = Гра
web-new-seats = Місця
web-new-seats-range = від { $least } до { $most }; зараз { $count }
web-new-who = Хто тут сидить
web-new-seat-me = Я
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
web-rated-yes = Ця гра враховується в рейтингу.
web-rated-no-hints = Ця гра не враховується в рейтингу: дозволено підказки.
web-rated-no-twice = Ця гра не враховується в рейтингу: на кількох місцях та сама людина або однаково сильні боти.
web-rated-no-alone = Ця гра не враховується в рейтингу: більше ніхто не грає.
web-rated-no-middle = Ця гра не враховується в рейтингу: її почато з середини іншої.
web-rated-no-pack = Ця гра не враховується в рейтингу: у ній є пакет вмісту.
web-rated-no-lesson = Ця гра не враховується в рейтингу: це урок.
web-rated-no-browser = Ця гра не враховується в рейтингу: кілька гравців користуються тим самим браузером.
web-rated-no-undo = Ця гра не враховується в рейтингу: вибір скасовано, коли вже було видно, що сталося далі.
web-rated-no-handed = Ця гра не враховується в рейтингу: за когось грав бот, бо цього хотіли інші.
web-rated-no-gone = Ця гра не враховується в рейтингу: хтось під час неї видалив свої дані.
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
web-new-sum-move = { $time } на крок
web-new-sum-game = { $time } на гру
web-new-start = Почати
web-new-start-about = Усі на місцях: гра почнеться одразу.
web-new-make = Створити стіл
web-new-make-about = Далі отримаєш посилання. Гра почнеться, коли всі сядуть за стіл.
web-new-cancel = Назад до лобі

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
web-unit = Очки
    .count = { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
    .word = { $count ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }
    .share = частка очок
    .lead = перевага { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }

## Поза мапою

web-lost = Тут лише зорі
web-lost-about = Ця адреса нікуди не веде. Можливо, бракує літери або посилання застаріло.
web-lost-lobby = До лобі

## Коли щось пішло не так

web-not-sent = Це не дійшло до сервера. Нічого не втрачено: спробуй ще раз, коли з’єднання відновиться.
web-server-full = Сервер зараз перевантажений. Зачекай трохи й спробуй ще раз: нічого не втрачено.
web-server-away = Сервер зараз недоступний; можливо, він перезапускається. Спробуй ще раз за мить.
web-name-again = Сервер тебе більше не знає. Зроби це ще раз: ми запитаємо твоє ім’я.
web-no-page = Цю сторінку не вдається завантажити: немає з’єднання із сервером.
web-stay = Залишитися тут
web-notify-insecure = Браузери показують сповіщення лише для адрес, що починаються з https.
