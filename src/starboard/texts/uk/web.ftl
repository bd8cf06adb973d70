# Клієнт у браузері: що є на кожній сторінці.

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
web-level-even = рівний
    .about = Судячи з останніх ігор, приблизно такий сильний, як ти.
web-level-newcomer = новачок
    .about = Лише знайомиться з грою й бачить тільки найближчий крок.
web-level-easy = легкий
    .about = Грає для втіхи й чимало пропускає.
web-level-medium = середній
    .about = Бачить більшість важливого, але часом помиляється.
web-level-hard = складний
    .about = Грає добре й помиляється рідко.
web-level-master = майстер
    .about = Кращого в нас немає: думає наперед, над ходом — до двох секунд.
web-level-random = випадковий
    .about = Робить будь-що, що дозволяють правила.
web-level-greedy = жадібний
    .about = За простими правилами бере найкраще, що бачить одразу.
web-level-uct = чистий перебір
    .about = Багато разів навмання дограє кожен варіант до кінця.

## Навігація та меню

web-nav = Частини Starboard
web-nav-play = Грати
web-nav-replays = Повтори
web-nav-rules = Правила
web-language = Мова
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
web-data-title = Твої дані
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

## Налаштування

web-settings = Налаштування

## Завершені ігри та гравці

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
web-board-late = Сервер ще не надіслав ігрового поля. Пробуємо далі…
web-name-again = Сервер тебе більше не знає. Зроби це ще раз: ми запитаємо твоє ім’я.
web-no-page = Цю сторінку не вдається завантажити: немає з’єднання із сервером.
web-stay = Залишитися тут

## Дорога до столу

web-table-renewed = Сервер оновлено. Онови сторінку, щоб отримати нову версію.
web-table-reload = Оновити
web-table-to-lobby = До лобі

## Перед початком

web-table-take = Сісти сюди
web-table-decline = Не зараз

## Хто що вирішує

web-table-bot-name = { $number ->
    [0] Вега
    [1] Рігель
    [2] Альтаїр
    [3] Денеб
   *[4] Сіріус
}

## Чи хтось тут

web-here-here = тут
web-here-thinking = тут, думає
web-here-away = не тут, востаннє { $when }
web-here-lost = зв’язок перервано

## Знайомі люди

web-here-online = онлайн
web-people = Люди
web-people-accept = Прийняти
web-people-decline = Відхилити
web-people-now-friends = Нова дружба: { $name }.
web-people-now-asked = Запит надіслано: { $name }.
web-people-now-blocked = Більше нічого не надходитиме: { $name }.

## Запрошення

web-inbox = { $count ->
    [0] Запрошення й запити: немає
    [one] Запрошення й запити: { $count }
    [few] Запрошення й запити: { $count }
   *[many] Запрошення й запити: { $count }
}
web-inbox-none = Тебе ніщо не чекає.
web-watch = Дивитися
web-watch-friend = Дивитися: { $name }
web-inbox-invites = { $name } запрошує тебе до гри: { $game }.
web-inbox-asks = { $name } хоче з тобою дружити.

web-app-about = Стіл для настільних ігор серед зірок: із друзями, з ботами й у своєму темпі.
web-install = Starboard як застосунок
web-offline-read = Читати правила

## Столи

web-menu-workshop = Майстерня карт

## Правила

web-rules-title = Правила

## Ігри на дні й наступний стіл, що чекає

web-next = Наступний стіл, що чекає на тебе
web-next-count = { $count ->
    [one] На тебе чекає { $count } стіл
    [few] На тебе чекають { $count } столи
    [many] На тебе чекає { $count } столів
   *[other] На тебе чекає { $count } стола
}
web-next-none = Жоден стіл на тебе не чекає.
web-next-only-here = Жоден інший стіл на тебе не чекає.
web-days-remind = Твій час спливає: { $game }, лишилося { $time }.
web-days-left-until = Час до { $date }
web-vacation = Відпустка
web-row-left = лишилося { $time }
web-row-late = час вийшов
