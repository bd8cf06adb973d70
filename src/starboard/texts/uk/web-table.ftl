# Стіл у браузері.

## Дорога до столу

web-table-connecting = Відкриваємо стіл…
web-table-lost = З’єднання втрачено. Пробуємо знову…
web-table-try-now = Спробувати зараз
web-table-renewed = Сервер оновлено. Онови сторінку, щоб отримати нову версію.
web-table-reload = Оновити
web-table-gone = Цей стіл не можна показати
web-table-gone-rules = Цей стіл розпочато за іншою версією правил, ніж має цей сервер.
web-table-gone-else = Цей стіл зараз ніхто не може відкрити.
web-table-closed = Цей стіл закрито
web-table-gone-games = Завершені ігри
web-table-to-lobby = До лобі

## Перед початком

web-table-wait-seats = { $count ->
    [one] Лишається { $count } вільне місце.
    [few] Лишаються { $count } вільні місця.
    [many] Лишається { $count } вільних місць.
   *[other] Лишається { $count } вільного місця.
}
web-table-wait-shuffle = На початку гри місця розподілить жереб.
web-table-code = Показати QR-код
web-table-code-title = Відскануй, щоб сісти
web-table-code-seat = Відскануй телефоном, щоб зайняти місце { $number }.
web-table-code-table = Відскануй телефоном, щоб прийти до цього столу.
web-table-code-failed = QR-код створити не вдалося.
web-table-wait-you = Усі тут. Можеш починати.
web-table-wait-owner = Усі тут. Гру починає той, хто створив стіл.
web-table-invited = За цим столом на тебе чекає місце.
web-table-take = Сісти сюди
web-table-leave = Піти
web-table-seat-open = відкрите для всіх
web-table-seat-link = для того, хто має посилання
web-table-seat-kept = чекає на гравця { $name }
web-table-seat-to-open = Відкрити для всіх
web-table-seat-to-bot = Віддати ботові
web-table-decline = Не зараз
web-table-declined = { $name } не прийде. Можеш відкрити місце для всіх або віддати його ботові.
web-table-copy-link = Копіювати посилання
web-table-make-link = Нове посилання
web-table-withdraw = Скасувати посилання
web-table-link-withdrawn = Посилання більше нікуди не веде.
web-table-copied = Скопійовано. Надішли тому, хто має грати.
web-table-copy-yourself = Скопіюй це: { $link }
web-table-start = Почати
web-table-share = Копіювати адресу столу

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
web-table-bot-name = { $number ->
    [0] Вега
    [1] Рігель
    [2] Альтаїр
    [3] Денеб
   *[4] Сіріус
}
# Seats without a name are called by their emblem.
web-table-emblem = { $emblem ->
    [triangle] Трикутник
    [square] Квадрат
    [circle] Коло
    [diamond] Ромб
   *[star] Зірка
}
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
web-table-remove = Попросити піти
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
web-table-place = Місце { $place }
web-table-result = Результат
web-table-result-close = Подивитися на поле
web-table-show-end = Показати кінець
web-table-again = Ще раз у тому ж складі
web-table-again-invited = { $name } хоче зіграти ще раз у тому ж складі. Твоє місце чекає на тебе.
web-table-again-yours = Ти хочеш зіграти ще раз: ось новий стіл.
web-table-again-join = Приєднатися
web-table-record = Запис гри
web-table-fair = Чи чесні були кубики?
web-table-fair-how = Перед грою сервер дав SHA-256 таємниці: обіцянку. Потім кожен гравець запечатав свій внесок і показав його лише тоді, коли запечатано було всі. Усі кидки й витягнуті плитки випливають із таємниці та внесків гравців, тож ніхто не міг їх обрати: ні сервер, ні гравець, ні вони разом.
web-table-fair-how-old = Перед грою сервер дав SHA-256 таємниці: обіцянку. Кожен гравець додав щось своє. Усі кидки й витягнуті плитки випливають із таємниці та внесків гравців.
web-table-fair-promise = Обіцянка, ще до гри
web-table-fair-secret = Таємниця, відкрита наприкінці
web-table-fair-luck = Внесок: { $name }
web-table-fair-seed = Зерно: SHA-256 з таємниці та всіх внесків
web-table-fair-verify = Щоб відтворити всю гру й порівняти, збережи запис і запусти:

## Клавіші

web-table-key-walk = рух по полю
web-table-key-confirm = обрати; підтвердити обране
web-table-key-back = на крок назад
web-table-key-story = далі в оповіді
web-table-key-turn = повернути плитку
web-table-key-inspect = оглянути будь-що на полі
web-table-key-undo = хід назад
web-table-key-zoom = ближче, далі, усе
web-table-key-tab = усі варіанти й панелі по черзі
web-table-key-help = цей список
web-table-help-mouse = Усе, що світиться, можна натиснути. Натисни на те, що не світиться, і дізнаєшся, чому ні.
web-table-help-keys = Клавіші
web-table-help-signs = Знаки

## Коли щось пішло не так

web-table-restarting = Сервер перезапускається. Твою гру збережено; з’єднання відновиться саме…
web-table-not-done = Цього не зроблено: не було з’єднання. Твій вибір збережено; зроби це ще раз, коли з’єднання відновиться.
web-table-back-again = З’єднання відновлено.
web-table-only-here = Starboard відкрито лише на цьому комп’ютері, тож його посилання працюють тільки тут. Для друзів у твоїй мережі запусти його командою «python3 run.py --lan».
web-table-unknown-do = Можливо, в адресі бракує літери або стіл видалено. Попроси нове посилання в того, хто його надіслав.
web-table-other-rules-do = Він зберігається таким, як є: сервер із тими правилами його відкриє. Тут можна створити новий стіл.
web-record-rules-do = Запис можна переглянути лише за тими правилами, за якими його створено. Запитай у того, хто його дав, яка в нього версія Starboard, або переглянь одну з ігор, збережених тут.
web-board-coming = Завантажуємо ігрове поле…
web-board-late = Сервер ще не надіслав ігрового поля. Пробуємо далі…
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
web-fair-checked = чесно: твій браузер це перевірив
web-fair-whole = числа сходяться
web-fair-broken = щось не сходиться
web-fair-checked-how = Твій браузер ще до гри зберіг обіцянку й твій внесок. Вони ті самі, і все, що з них випливає, сходиться.
web-fair-left-out = { $name } нічого не додає до кубиків: під час змішування відповіді не було.
web-fair-wrong-promise = Таємниця не відповідає обіцянці: кубики підмінено.
web-fair-wrong-other-promise = Це не та обіцянка, яку твій браузер зберіг до гри: кубики підмінено.
web-fair-wrong-luck = Це не той внесок, який додав твій браузер: кубики підмінено.
web-fair-wrong-seals = Якась печатка не відповідає внескові та імені: щось підмінено.
web-fair-wrong-seed = Гру зіграно з іншим зерном: кубики підмінено.
