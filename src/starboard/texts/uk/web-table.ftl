# Стіл у браузері.

## Дорога до столу

web-table-connecting = Відкриваємо стіл…
web-table-lost = З’єднання втрачено. Пробуємо знову…
web-table-try-now = Спробувати зараз
web-table-gone = Цей стіл не можна показати
web-table-gone-rules = Цей стіл розпочато за іншою версією правил, ніж має цей сервер.
web-table-gone-else = Цей стіл зараз ніхто не може відкрити.
web-table-closed = Цей стіл закрито
web-table-gone-games = Завершені ігри

## Частини екрана

web-table-menu = Стіл і гравці
web-table-rules = Правила
web-table-settings = Налаштування
web-table-sound-off = Вимкнути звук
web-table-sound-on = Увімкнути звук
web-table-help = Клавіші та знаки
web-table-seats = Місця
web-table-board = Ігрове поле
web-table-panels = Панелі
web-table-talk = Журнал і чат
web-table-tab-table = Стіл
web-table-log = Журнал
web-table-chat = Чат
web-table-plain-next = Можна обрати

## Хто що вирішує

web-table-decision = Рішення
web-table-decides = вирішує зараз
web-table-you = ти
# Seats without a name are called by their emblem.
web-table-emblem = { $emblem ->
    [triangle] Трикутник
    [square] Квадрат
    [circle] Коло
    [diamond] Ромб
   *[star] Зірка
}
web-first-rival = Суперник
web-table-your-turn = Твій хід
web-table-telling = Дивись, що відбувається…
web-table-count = { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
    [many] { $count } варіантів
   *[other] { $count } варіанта
}
web-table-next-step = { $count ->
    [one] Лишився { $count } варіант. Обирай далі.
    [few] Лишилося { $count } варіанти. Обирай далі.
    [many] Лишилося { $count } варіантів. Обирай далі.
   *[other] Лишилося { $count } варіанта. Обирай далі.
}
web-table-ready = Обрано. Підтвердь або обери інше.
web-table-bot-thinks = Бот думає…
web-table-bot-for-you = За тебе грає бот.
web-table-their-turn = Зараз не твій хід.
web-table-watching = Ти спостерігаєш.
web-table-chat-erase = Видалити цей рядок
web-table-chat-mute = Заглушити: { $name }
web-table-chat-unmute = Знову дозволити писати: { $name }
web-table-chat-erased = (видалено)
web-table-paused = Гру призупинено.
web-table-pause-ends = Гра продовжиться сама о { $time }.
web-table-options = Варіанти
web-table-options-more = Нижче є ще: { $count }
web-table-back = Назад
web-table-last-round = Показати останній раунд
web-table-last-round-short = Останній раунд
web-table-hint = Підказка
web-table-hint-thinking = Над цим думає бот ({ $level })…
web-table-hint-would = Бот ({ $level }) обрав би: { $what }.
web-table-hint-by = { $points ->
    [one] Шанс на перемогу на { $points } відсотковий пункт більший, ніж у наступного за якістю: { $other }.
    [few] Шанс на перемогу на { $points } відсоткові пункти більший, ніж у наступного за якістю: { $other }.
    [many] Шанс на перемогу на { $points } відсоткових пунктів більший, ніж у наступного за якістю: { $other }.
   *[other] Шанс на перемогу на { $points } відсоткового пункту більший, ніж у наступного за якістю: { $other }.
}
web-table-hint-same = Наступний за якістю варіант майже не гірший: { $other }.
web-table-hint-none = Тут бот не має що порадити.
web-table-asides-title = Поза чергою
web-table-asides-about = Це можна робити будь-коли, хоч би чий був хід.
web-table-fight = Бій: { $kind }, { $place }
web-table-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
    [many] { $count } кубиків
   *[other] { $count } кубика
}
web-table-clock = Залишок часу

## Скасування

web-table-undo = Хід назад
web-table-undo-free = Скасовує твій останній вибір. Питати нікого не треба.
web-table-undo-asks = Скасовує твій останній вибір. Відтоді щось сталося, тож питаємо інших.
web-table-undo-short-free = одразу
web-table-undo-short-asks = за згодою інших
web-table-undo-free-unrated = Скасовує твій останній вибір. Ти вже знаєш, що було далі, тож гра більше не враховуватиметься в рейтингу.
web-table-undo-asks-unrated = Скасовує твій останній вибір, якщо інші згодні. Відтоді відкрилося щось нове, тож гра більше не враховуватиметься в рейтингу.
web-table-undo-short-unrated = без рейтингу
web-table-undo-nothing = Тобі нема чого повертати.
web-table-undo-question = { $name } хоче скасувати вибір. Відтоді відкрилося щось нове. Ти не проти?
web-table-undo-waiting = { $name } хоче скасувати вибір. Питаємо інших…
web-table-undo-allow = Дозволити
web-table-undo-refuse = Відмовити

## Сам стіл

web-table-pause = Пауза
web-table-resume = Продовжити
web-table-hand-over = Хай грає бот
web-table-hand-over-about = На цьому місці грає бот, доки гравець не повернеться.
web-table-hand-over-ask = Попросити бота
web-table-hand-over-ask-about = Спершу питаємо гравця { $name }. Якщо його немає і він не повертається, до його повернення грає бот. Тоді гра більше не враховуватиметься в рейтингу.
web-table-host = Господар столу
web-table-asked = { $name } хоче, щоб за тебе грав бот
web-table-asked-about = Він гратиме, доки ти не повернеш своє місце. Сила: { $level }.
web-table-asked-time = { $seconds ->
    [one] Якщо відповіді протягом { $seconds } секунди не буде, це «ні».
    [few] Якщо відповіді протягом { $seconds } секунд не буде, це «ні».
    [many] Якщо відповіді протягом { $seconds } секунд не буде, це «ні».
   *[other] Якщо відповіді протягом { $seconds } секунди не буде, це «ні».
}
web-table-asked-yes = Хай грає
web-table-asked-no = Ні, я тут
web-table-asking-here = { $seconds ->
    [one] { $name } за столом, питаємо. Якщо відповіді протягом { $seconds } секунди не буде, це «ні».
    [few] { $name } за столом, питаємо. Якщо відповіді протягом { $seconds } секунд не буде, це «ні».
    [many] { $name } за столом, питаємо. Якщо відповіді протягом { $seconds } секунд не буде, це «ні».
   *[other] { $name } за столом, питаємо. Якщо відповіді протягом { $seconds } секунди не буде, це «ні».
}
web-table-asking-away = { $seconds ->
    [one] { $name } не за столом. Якщо не повернеться протягом { $seconds } секунди, почне грати бот.
    [few] { $name } не за столом. Якщо не повернеться протягом { $seconds } секунд, почне грати бот.
    [many] { $name } не за столом. Якщо не повернеться протягом { $seconds } секунд, почне грати бот.
   *[other] { $name } не за столом. Якщо не повернеться протягом { $seconds } секунди, почне грати бот.
}
web-table-handed = За тебе грає бот
web-table-handed-asked = Він грає з твоєї згоди. Місце досі твоє.
web-table-handed-away = Тебе якийсь час не було, тож почав грати бот. Місце досі твоє.
web-table-handed-time = Твій час вийшов, тож почав грати бот. Місце досі твоє.
web-table-handed-let = Хай грає далі
web-table-take-back = Повернути моє місце
web-table-concede = Здатися
web-table-concede-seat = Здатися: { $seat }
web-table-concede-title = Здатися?
web-table-concede-ends = Гра одразу закінчиться, і твоє місце буде останнім. Цього не можна скасувати.
web-table-concede-goes-on = Твоє місце буде останнім, а за тебе далі гратиме бот. Цього не можна скасувати.
web-table-concede-no = Грати далі
web-table-conceded = капітуляція
web-table-promise = Відбиток, що засвідчує чесність кубиків (SHA-256):

## Журнал і чат

web-table-log-filter = Які рядки
web-table-log-filter-all = Усе
web-table-log-filter-mine = Моє
web-table-log-filter-fight = Бої
web-table-log-filter-scoring = Очки
web-table-log-search = Шукати в журналі
web-table-log-search-what = Ім’я, місце, карта…
web-table-log-found = { $count ->
    [0] Нічого не знайдено.
    [one] { $count } рядок
    [few] { $count } рядки
    [many] { $count } рядків
   *[other] { $count } рядка
}
web-table-log-lines = { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
    [many] { $count } рядків
   *[other] { $count } рядка
}
web-table-log-older = { $count ->
    [one] { $count } старіший рядок
    [few] { $count } старіші рядки
    [many] { $count } старіших рядків
   *[other] { $count } старішого рядка
}
web-table-log-newest = { $count ->
    [0] До найновіших
    [one] До найновіших ({ $count } новий)
    [few] До найновіших ({ $count } нові)
    [many] До найновіших ({ $count } нових)
   *[other] До найновіших ({ $count } нового)
}
web-table-log-turn = Хід { $number }: { $name }
web-table-log-setup = Підготовка
web-table-log-between = Між ходами
web-table-log-none = Ще нічого не сталося.
web-table-log-gone = скасовано
web-table-log-moment = Показати крок { $ply }
web-table-log-claim = { $name } сідає за стіл.
web-table-log-claim-unnamed = { $seat } сідає за стіл.
web-table-log-leave = Місце { $number } знову вільне.
web-table-log-start = Гра починається.
web-table-log-ask-undo = { $seat } просить скасувати вибір.
web-table-log-refuse-undo = { $seat } не дозволяє скасувати вибір.
web-table-log-allow-undo = { $seat } дозволяє скасувати вибір.
web-table-log-undo = Вибір скасовано.
web-table-log-hand-over-asked = { $seat }: тепер грає бот ({ $level }).
web-table-log-hand-over-agreed = { $seat } віддає гру ботові ({ $level }).
web-table-log-hand-over-away = { $seat } не за столом. Далі грає бот ({ $level }).
web-table-log-ask-hand-over = { $name } хоче, щоб за гравця { $seat } грав бот.
web-table-log-refuse-hand-over-said = { $seat } за столом і грає далі.
web-table-log-refuse-hand-over-silent = { $seat } за столом, але не відповідає. Бот грати не починає.
web-table-log-hand-over-time = { $seat }: час вийшов. Далі грає бот ({ $level }).
web-table-log-remove = { $name } більше не за цим столом.
web-table-log-mute = { $name } більше не може тут писати.
web-table-log-unmute = { $name } знову може тут писати.
web-table-log-resume-itself = Пауза скінчилася. Граємо далі.
web-table-log-hand-over-left = { $seat } не з’являється вже кілька днів. Далі грає бот ({ $level }).
web-table-log-hand-over-banned = { $seat }: доступ до сервера заборонено. Далі грає бот ({ $level }).
web-table-log-hand-over-conceded = { $seat }: далі грає бот ({ $level }).
web-table-log-take-back = { $seat } знову грає.
web-table-log-pause = { $name } призупиняє гру.
web-table-log-resume = { $name } продовжує гру.
web-table-log-shuffle-seats = Місця розподілено за жеребом.
web-table-log-leave-out = { $seat } нічого не додає до кубиків: під час змішування відповіді не було.
web-table-log-concede = { $seat } здається.
web-table-log-end = Гру закінчено.
web-table-log-rematch = { $name } хоче зіграти ще раз.
web-table-log-close-operator = Власник сервера закрив стіл{ $words ->
    [none] .
   *[other] : «{ $words }»
}
web-table-log-close-gone = Той, хто створив цей стіл, тут більше не грає, тож стіл закрито.
web-table-log-forget = Хтось видалив усе, що було про нього відомо.
web-table-chat-none = Ще ніхто нічого не сказав.
web-table-chat-say = Напиши щось…
web-table-chat-send = Надіслати

## Кінець

web-table-over = { $count ->
    [one] Перемагає { $winners }!
    [few] Перше місце ділять: { $winners }
    [many] Перше місце ділять: { $winners }
   *[other] Перше місце ділять: { $winners }
}
web-table-result = Результат
web-table-again-invited = { $name } хоче зіграти ще раз у тому ж складі. Твоє місце чекає на тебе.
web-table-again-yours = Ти хочеш зіграти ще раз: ось новий стіл.
web-table-again-join = Приєднатися

## Коли щось пішло не так

web-table-restarting = Сервер перезапускається. Твою гру збережено; з’єднання відновиться саме…
web-table-not-done = Цього не зроблено: не було з’єднання. Твій вибір збережено; зроби це ще раз, коли з’єднання відновиться.
web-table-back-again = З’єднання відновлено.
web-table-unknown-do = Можливо, в адресі бракує літери або стіл видалено. Попроси нове посилання в того, хто його надіслав.
web-table-other-rules-do = Він зберігається таким, як є: сервер із тими правилами його відкриє. Тут можна створити новий стіл.
web-board-coming = Завантажуємо ігрове поле…
web-board-broken = Ігрове поле цієї гри тут не працює. Можна грати далі на простому.
web-board-view = Огляд
web-board-zoom-in = Наблизити
web-board-zoom-out = Віддалити
web-board-fit = Показати все
web-board-see-map = Показати мапу
web-board-see-choice = Назад до вибору

## Чесні кубики

web-fair-starting = Змішуємо кубики…
web-fair-starting-for = Змішуємо кубики… чекаємо на: { $names }

## Швидкі реакції

web-react = Надіслати реакцію
web-react-told = { $name }: { $what }
web-react-yes = Так!
web-react-no = О ні
web-react-clap = Браво!
web-react-wow = Ого!
web-react-laugh = Ха-ха!
web-react-sad = Як шкода
web-react-thinking = Гм…
web-react-hurry = Швидше, будь ласка
web-react-thanks = Дякую!
web-react-sorry = Вибач!
web-react-luck = Хай щастить!
web-react-good-game = Гарна гра!

## Столи

web-table-pack = Грають картами з пакета «{ $name }».

## In one room: a curtain between those who play at one device, and a screen that everybody looks at

web-curtain-pass = Передай пристрій: { $name }
web-curtain-others = Решта нехай не дивиться.
web-curtain-ready = Це я, { $name }
web-big = Великий екран
