# Майстерня карт: власні пакети, створені в браузері.

## Пакети

workshop-title = Майстерня карт
workshop-about = Зміни, скільки карти коштують, що роблять і про що розповідають, додай власні й грай ними.
workshop-new = Новий пакет
workshop-make = Почати
workshop-import = Відкрити файл
workshop-game = Гра
workshop-pack-name = Назва пакета
workshop-no-packs = Поки що немає пакетів.
workshop-nobody = Почни пакет, а дорогою обери собі ім’я.
workshop-no-games = Жодна з тутешніх ігор не має пакетів карт.
workshop-draft = є помилки
workshop-play = Грати
workshop-share = Поділитися
workshop-download = Зберегти як файл
workshop-delete = Видалити пакет
workshop-delete-about = «{ $name }» зникне назавжди. Столи, де ним уже грають, гратимуть далі.
workshop-stop = Більше не працювати над ним
workshop-stop-about = Ти більше не побачиш і не зміниш «{ $name }», доки тебе не запросять знову.
workshop-all-packs = Усі пакети

## Хто бачить пакет і працює над ним

workshop-who-sees = Хто може його бачити
workshop-who-edits = Хто працює над ним разом із тобою
workshop-edit-about = Хто відкриє запрошення, зможе змінювати всі карти пакета. Нове запрошення скасовує попереднє.
workshop-invite = Створити запрошення
workshop-copy-link = Копіювати
workshop-copied = Скопійовано.
workshop-not-copied = Браузер не дав скопіювати. Виділи текст і скопіюй його.

## Карти на столі

workshop-cards = Карти
workshop-card = Карта
workshop-preview = Як читається
workshop-read-in = Читати мовою
workshop-preview-old = На цій карті є помилка, тож бачиш її, як у коробці.
workshop-search = Шукати карти
workshop-show = Показати
workshop-none-found = Такої карти немає.
workshop-added = твої
workshop-changed = змінена пакетом
workshop-is-wrong = має помилку
workshop-new-card = Нова карта
workshop-make-card = Додати карту
workshop-card-name = Назва карти
workshop-table = Серед
workshop-begin-with = Почати з
workshop-empty = порожньої карти
workshop-copy = Копія
workshop-delete-card = Видалити карту
workshop-card-back = Як у коробці
workshop-as-in-box = Як у коробці
workshop-taken-away = Прибрано: { $field }.
workshop-add-more = Більше для цієї карти
workshop-choose = Обери…
workshop-saved = Збережено.
workshop-saved-draft = Збережено разом із помилками. Ним можна буде грати, коли їх виправиш.
workshop-read-only = Ти можеш читати цей пакет, але не змінювати.
workshop-with = Створюють: { $names }
workshop-wrong = Тут щось не так.
workshop-leave = Вийти без збереження?
workshop-leave-about = Буде втрачено все, що змінено від останнього збереження.
workshop-leave-anyway = Вийти
workshop-stay = Лишитися

## Поля карти

workshop-none = нічого
workshop-add = додати
workshop-add-field = Додати до: { $field }
workshop-add-to = Додати: { $field }
workshop-part = { $field }: { $number }
workshop-remove = Прибрати
workshop-remove-part = Прибрати: { $field } { $number }
workshop-up = Пересунути вгору
workshop-up-part = Пересунути вгору: { $field } { $number }
workshop-down = Пересунути вниз
workshop-down-part = Пересунути вниз: { $field } { $number }
workshop-less = Менше: { $field }
workshop-more = Більше: { $field }
workshop-by-language = Текст для кожної мови
workshop-one-text = Один текст для всіх мов

## Двоє над одним пакетом

workshop-clash = Ці самі карти змінив хтось інший
workshop-clash-about = Решту вже об’єднано. Обери, чию версію цих карт отримає пакет.
workshop-clash-save = Зберегти так
workshop-mine = Моя
workshop-theirs = Чужа
workshop-whose = Чия версія: { $card }
workshop-met = Тим часом хтось зберіг пакет. Його зміни вже тут, і твої теж. Збережи ще раз.

## Вибір

workshop-packs = { $kind ->
    [mine] Твої пакети
    [editing] Пакети, над якими ти працюєш з іншими
   *[shared] Пакети для всіх
}
workshop-sharing = { $sharing ->
    [private] Лише ти
    [link] Хто має посилання
   *[all] Усі
}
workshop-sharing-about = { $sharing ->
    [private] Пакет бачиш лише ти й ті, хто над ним працює. Хто грає за твоїм столом, бачить його карти.
    [link] Хто має посилання, може читати пакет і грати ним.
   *[all] Пакет знайдуть усі на цьому сервері й зможуть ним грати.
}
workshop-only = { $only ->
    [changed] Змінені пакетом
    [wrong] З помилками
    [house] Вигадані нами
    [doubt] Непевні
   *[all] Усі карти
}
workshop-state = { $state ->
    [saving] Зберігаємо…
    [checking] Перевіряємо…
    [unsaved] Ще не збережено
   *[saved] Усе збережено
}
workshop-mistakes = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
    [many] { $count } помилок
   *[other] { $count } помилки
}
