# Що кажуть багато ігор: `starboard report`.

cli-report = зробити з ігор симуляції сторінку з діаграмами
cli-report-folder = тека, яку записав `starboard simulate`
cli-report-out = файл сторінки (типово ТЕКА/report.html)
cli-report-progress = Підсумовуємо…
cli-report-done = Сторінка тут: { $file }
cli-report-error-file = Звіт — це сторінка: її файл зветься ФАЙЛ.html, а не { $file }.
cli-report-error-empty = У теці { $folder } ще немає жодної гри.

report-title = { $game }: { $games ->
    [one] { NUMBER($games, useGrouping: "always") } гра
    [few] { NUMBER($games, useGrouping: "always") } гри
   *[many] { NUMBER($games, useGrouping: "always") } ігор
}
report-about = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
} · боти: { $bots } · зерно { $seed }
report-unfinished = Симуляцію не завершено: { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
} із { $wanted }.
report-number = { NUMBER($number, maximumFractionDigits: 2) }
report-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-whole = { NUMBER($number, useGrouping: "always") }
report-p = p = { NUMBER($p, maximumSignificantDigits: 2) }
report-p-small = p < { NUMBER(0.0001, maximumFractionDigits: 4) }
report-rate = { $rate } ({ $low }–{ $high })
report-table = Таблиця
report-games = ігри
report-won = виграно
report-interval = довірчий інтервал 95%
report-part = частка
report-winners = переможці
report-others = усі інші
report-when = коли
report-tenth = після { $rate }
report-half = медіана: { $value }
report-points-unit = очки
report-face = грань
report-rolled = випала
report-due = очікувано

report-key-games = Ігри
report-key-length = Раунди у грі (медіана)
report-key-decisions = Рішення у грі (медіана)
report-key-score = Очки переможця (медіана)
report-key-margin = Перевага над другим (медіана)

report-short = Коротко
report-short-order = { $clear ->
    [yes] Черговість має значення: { $who } виграє { $rate } ігор, а порівну було б { $fair } ({ $p }).
   *[no] Черговість гравців не дає виразної різниці ({ $p }).
}
report-short-people = { $clear ->
    [yes] Найчастіше виграє { $best } ({ $high }), найрідше { $worst } ({ $low }).
   *[no] { $kind ->
        [faction] Фракції
        [leader] Лідери
        [character] Персонажі
       *[ship] Кораблі
    } виразно не різняться: від { $low } ({ $worst }) до { $high } ({ $best }).
}
report-short-length = Половина ігор триває від { $low } до { $high } раундів.
report-short-leader = Той, хто веде посередині гри, виграє { $rate } ігор (довірчий інтервал 95%: від { $low } до { $high }; кількість ігор: { $games }).
report-short-source = Найбільше очок дає: { $source } ({ $share }).
report-short-dice = { $fair ->
    [yes] Кубики схожі на чесні ({ $p }).
   *[no] Кубики не схожі на чесні ({ $p }).
}
report-bots-note = Усе це стосується ігор цих ботів. Інші гравці можуть вважати сильним щось інше.

report-who = Хто виграє
report-length = Тривалість і кінець
report-points = Очки й дії
report-things = Що варто брати
report-dice = Кубики

report-name-seat = Місце { $number }
report-name-order = { $number ->
    [1] Перший гравець
    [2] Другий гравець
    [3] Третій гравець
    [4] Четвертий гравець
   *[other] П’ятий гравець
}
report-kind = { $kind ->
    [bot] Бот
    [seat] Місце
    [order] Черговість
    [faction] Фракція
    [leader] Лідер
    [character] Персонаж
    [ship] Корабель
    [tile] Плитка
    [court] Карта двору
    [lore] Карта переказу
    [action] Карта дії
    [card] Карта
    [contact] Контакт
    [die] Кубик
    [skirmish] Кубик сутички
    [assault] Кубик штурму
    [raid] Кубик рейду
    [points] Джерело
   *[deed] Дія
}
report-by = { $kind ->
    [bot] Перемоги за ботом
    [seat] Перемоги за місцем
    [order] Перемоги за черговістю
    [faction] Перемоги за фракцією
    [leader] Перемоги за лідером
    [character] Перемоги за персонажем
   *[ship] Перемоги за останнім кораблем
}
report-by-thing = { $kind ->
    [tile] Як часто виграє той, хто відкрив плитку
    [court] Як часто виграє той, хто здобув карту
    [lore] Як часто виграє той, хто має карту переказу
    [action] Як часто виграє той, хто розіграв карту дії
    [card] Як часто виграє той, хто отримав карту
   *[contact] Як часто виграє той, хто зустрів контакт
}
report-unequal = { $clear ->
    [yes] Різниця виразна ({ $p }). Пунктир: усі порівну. ▲ ▼: інтервал лежить вище чи нижче.
   *[no] Виразної різниці немає ({ $p }). Пунктир: усі порівну. ▲ ▼: інтервал лежить вище чи нижче.
}
report-about-rates = Смуги показують частку виграних ігор, відрізки — її 95-відсотковий інтервал, пунктир — рівну частку. Числа в таблиці.
report-unit-rounds = Раунди
report-unit-turns = Ходи
report-unit-decisions = Рішення
report-length-rounds = Раунди у грі
report-length-turns = Ходи у грі
report-length-decisions = Рішення у грі
report-margin = Очки між двома першими
report-score = Очки переможця
report-about-histogram = Стовпці показують, у скількох іграх трапилося кожне значення, від { $low } до { $high }; медіана { $middle }. Числа в таблиці.
report-ending = Чому ігри закінчуються
report-about-endings = Смуги показують частку ігор, що так закінчуються. Числа в таблиці.
report-sources = Звідки очки
report-deeds-done = Дії у грі
report-halves-note = У середньому за гру на кожному місці.
report-about-halves = У кожному рядку дві смуги: для переможців і для всіх інших. Числа в таблиці.
report-course = Очки впродовж гри
report-about-course = Дві лінії хід за ходом: очки тих, хто врешті виграв, і всіх інших. Числа в таблиці.
report-leader = Чи виграє той, хто веде
report-leader-note = Частка ігор, які врешті виграє той, хто в цей момент має найбільше очок.
report-about-leader = Лінія хід за ходом: як часто врешті виграє той, хто тоді має найбільше очок. Числа в таблиці.
report-things-note = Хто виграє, той бере більше: висока частка ще не означає сили. З двадцяти інтервалів один випадково хибний.
report-things-ends = Зображено { $drawn } з обох кінців із { $all }; у таблиці всі.
report-things-seldom = Пропущено, бо траплялися менш ніж у { $games } іграх: { $things }
report-fair = { $fair ->
    [yes] Випадає як чесний ({ $p }).
   *[no] Випадає не як чесний ({ $p }).
}
report-dice-test = Хі-квадрат { $far }, ступенів свободи { $free }, кинуто кубиків: { NUMBER($dice, useGrouping: "always") }
report-dice-note = Відрізки показують, куди чесний кубик потрапляє 95 разів зі 100.
report-about-dice = Смуги показують, як часто випадала кожна грань, відрізки — чого чекати від чесного кубика. Числа в таблиці.
report-again = Точнісінько ті самі ігри
report-again-how = Зі Starboard { $version } ця команда зіграє їх знову:
