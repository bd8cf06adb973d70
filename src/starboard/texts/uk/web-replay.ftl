# Правила, погляд назад на гру та її кінець.

## Погляд назад

web-replay-title = Повтор
web-replay-sides = Частини повтору
web-replay-watch = Кроки
web-replay-end = Підсумок
web-replay-loading = Завантажуємо гру…
web-replay-not-started = Ця гра ще не почалася.
web-replay-to-table = До столу
web-replay-board = Ігрове поле в цей момент
web-replay-points = { $unit } в цей момент
web-replay-story = Що сталося
web-replay-log = Журнал
web-replay-moment = Момент гри
web-replay-at = Крок { $ply } з { $last }
web-replay-go = Перейти до кроку { $ply }
web-replay-row-events = події
web-replay-row-turns = ходи
web-replay-row-moves = кроки
web-replay-mark = Крок { $ply }: { $what } ({ $who })
web-replay-start = Гра починається.
web-replay-nothing = Більше нічого не відбувається.
web-replay-first = На початок
web-replay-back = Крок назад
web-replay-play = Відтворити
web-replay-pause = Зупинити
web-replay-forward = Крок уперед
web-replay-last = У кінець
web-replay-speed = Швидкість
web-replay-play-on = Грати звідси
web-replay-forked = Нова гра з цього моменту: ти проти ботів. Приховане роздано заново.
web-replay-share = Поділитися
web-replay-shared = Посилання на крок { $ply } у буфері обміну.
web-replay-shared-game = Посилання на цю гру в буфері обміну.
web-replay-save = Зберегти запис
web-replay-failed = Цей момент не вдалося завантажити.

## Запис із файлу

web-replay-file = Повтор гри з файлу
web-replay-file-drop = Перетягни сюди файл зі збереженою грою.
web-replay-file-choose = Обрати файл
web-replay-file-about = Його буде перевірено й показано; на сервері він не залишиться.
web-replay-file-reading = Відтворюємо гру…
web-replay-file-large = Файл завеликий; запис має щонайбільше { $most } кБ.
web-replay-file-unreadable = Файл не вдається прочитати.
web-replay-other-file = Інший файл
web-replay-fair-none = У цьому записі немає доказу чесності кубиків: грали не на сервері.
web-replay-fair-kept = Кубики були чесні: зерно походить із таємниці, обіцяної до гри, і з того, що додали гравці.
web-replay-fair-broken = Доказ чесності кубиків не сходиться: таємниця, обіцянка та зерно не узгоджуються між собою.
web-replay-fair-verify = Перевірити самостійно можна командою:

## Позначки на шкалі часу

web-mark-leader = новий лідер
web-mark-end = кінець

## Джерела очок

web-source-points = очки
web-source-before = раніше

## Кінець

web-end-wins = Перемагає { $name }
web-end-wins-by = Перемагає { $name }, { $lead }
web-end-shared = Спільна перемога: { $names }
web-end-moves = { $moves ->
    [one] { $moves } крок
    [few] { $moves } кроки
    [many] { $moves } кроків
   *[other] { $moves } кроку
}
web-end-tiles = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}
web-end-place = Місце { $place }:
web-end-again = Грати ще раз
web-end-replay = Дивитися повтор
web-end-lead = Хто вів, крок за кроком
web-end-lead-about = { $unit } після кожного кроку. Числа позначають моменти, описані поруч.
web-end-lead-label = { $unit } усіх протягом гри, { $moves ->
    [one] { $moves } крок
    [few] { $moves } кроки
    [many] { $moves } кроків
   *[other] { $moves } кроку
}; у числах нижче.
web-end-moments = { $count ->
    [one] Вирішальний момент
    [few] Вирішальні моменти
    [many] Вирішальні моменти
   *[other] Вирішальні моменти
}
web-end-moments-about = Кроки, які дали комусь найбільше, і ті, що їх підготували.
web-end-moment = Крок { $ply }: { $name } +{ $points }
web-end-moment-by = Крок { $ply }: { $name }
web-end-no-moments = Ніхто не відірвався від інших.
web-end-go = Перейти туди
web-end-go-to = Перейти до кроку { $ply }
web-end-by-source = { $unit } за джерелами
web-end-by-source-about = Сума після кожного кроку; остання сходинка — фінальний підрахунок.
web-end-chart-label = { $unit } за джерелами: { $name }, { $moves ->
    [one] { $moves } крок
    [few] { $moves } кроки
    [many] { $moves } кроків
   *[other] { $moves } кроку
}.
web-end-in-numbers = Діаграми в числах
web-end-source = Джерело
web-end-total = Разом
web-end-over-time = { $unit } протягом гри
web-end-move = Крок
web-end-fair = Чесні кубики

## Коли щось пішло не так

web-record-rules-do = Запис можна переглянути лише за тими правилами, за якими його створено. Запитай у того, хто його дав, яка в нього версія Starboard, або переглянь одну з ігор, збережених тут.
