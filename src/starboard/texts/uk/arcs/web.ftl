# Поле гри Arcs у браузері.

## Мапа

web-arcs-map = Мапа Порубіжжя
web-arcs-map-keys = Стрілки переходять між системами, Enter обирає, клавіша I дає оглянути будь-що, Shift зі стрілками рухає мапу, плюс, мінус і 0 змінюють масштаб.
web-arcs-chapter = Розділ
web-arcs-path = Брама { $from } — Брама { $to }
web-arcs-here = Що тут можна зробити: { $system }
web-arcs-no-control = ніхто не контролює
web-arcs-controls = контролює { $name }
web-arcs-may = можна обрати
web-arcs-ships-of =
    { $name }: { $fresh ->
        [one] { $fresh } неушкоджений корабель
        [few] { $fresh } неушкоджені кораблі
       *[many] { $fresh } неушкоджених кораблів
    }, пошкоджених: { $damaged }
web-arcs-building-of =
    { $name }: { $piece ->
        [city] { $state ->
            [damaged] пошкоджене місто
           *[fresh] неушкоджене місто
        }
       *[starport] { $state ->
            [damaged] пошкоджений космопорт
           *[fresh] неушкоджений космопорт
        }
    }

## Що як називається

web-arcs-to = → { $system }
web-arcs-site = { $system }, місце { $slot }
web-arcs-ship-target =
    { $state ->
        [damaged] пошкоджений корабель
       *[fresh] неушкоджений корабель
    }: { $name }, { $system }
web-arcs-mode =
    { $mode ->
        [surpass] перевершення: усі дії цієї карти
        [copy] копіювання: 1 дія провідної карти ({ $actions })
        [pivot] розворот: 1 дія цієї карти
       *[lead] провідна карта
    }
web-arcs-slot = комірка { $slot }: { arcs-resource }
web-arcs-slot-of = { $name }: { arcs-resource }
web-arcs-token = { arcs-resource }{ $several ->
        [yes] { " " }({ web-arcs-slot-number })
       *[no] { "" }
    }: { $what }
web-arcs-token-any = витратити: { arcs-resource }
web-arcs-spent-for =
    { $type ->
        [weapon] карта дає ще й битву
        [psionic] { $actions }, як на провідній карті
       *[other] { $actions }
    }
web-arcs-spent-for-nothing = без ефекту (обурення)
web-arcs-pay = заплатити: { arcs-resource }
web-arcs-as = як { arcs-resource }: { $what }
web-arcs-cluster = скупчення { $cluster }
web-arcs-trade =
    { $way ->
        [given] віддати: { arcs-resource }
       *[taken] узяти: { arcs-resource }
    }
web-arcs-ships =
    { $state ->
        [damaged] пошкоджених: { $count }
       *[fresh] неушкоджених: { $count }
    }
web-arcs-dice =
    { $kind ->
        [skirmish] сутичка: { $count }
        [assault] штурм: { $count }
       *[raid] рейд: { $count }
    }
web-arcs-die =
    { $kind ->
        [skirmish] кубик сутички
        [assault] кубик штурму
       *[raid] кубик рейду
    }, грань { $face }
web-arcs-choose-type = Обери ресурс
web-arcs-play =
    { $mode ->
        [surpass] Перевершення
        [copy] Копіювання
       *[pivot] Розворот
    }: { $card }

## Заголовок і раунд

web-arcs-progress = розділ { $chapter } із { $chapters } · гра до { $power } могутності
web-arcs-initiative = ініціатива
web-arcs-initiative-of = ініціативу має { $name }
web-arcs-seized = захоплено
web-arcs-seizes = додано карту, щоб захопити ініціативу
web-arcs-round = Цей раунд
web-arcs-round-new = Новий раунд
web-arcs-mode-of =
    { $mode ->
        [lead] веде
        [surpass] перевершує
        [copy] копіює
       *[pivot] робить розворот
    }
web-arcs-face-down = закрита
web-arcs-zero = вважається нулем
web-arcs-to-play = грає
web-arcs-no-cards = без карт
web-arcs-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
web-arcs-left-short = ще { $count }
web-arcs-left =
    { $count ->
        [one] ще { $count } дія
        [few] ще { $count } дії
       *[many] ще { $count } дій
    }

## Амбіції

web-arcs-ambitions = Амбіції
web-arcs-markers = вільні жетони
web-arcs-no-marker = жетонів немає
web-arcs-declared = оголошено
web-arcs-now-short = зараз
web-arcs-counts =
    { $ambition ->
        [tycoon] матеріали й паливо, жетони й карти
        [tyrant] бранці
        [warlord] трофеї
        [keeper] реліквії, жетони й карти
       *[empath] псіонік, жетони й карти
    }
web-arcs-ambition-counts = { arcs-ambition } ({ web-arcs-counts })
web-arcs-nobody = поки ніхто
web-arcs-third = третій гравець у грі вдвох

## Рука

web-arcs-hand = Твоя рука
web-arcs-hand-count = карт на руці
web-arcs-known = карти, які тобі відомі на цій руці
web-arcs-use =
    { $mode ->
        [lead] Вести { $pips }
        [surpass] Перевершити { $pips }
        [copy] Копіювати { $pips }
        [pivot] Розворот { $pips }
       *[other] Захопити
    }
web-arcs-pips =
    { $count ->
        [one] { $count } очко дії
        [few] { $count } очки дії
       *[many] { $count } очок дії
    }
web-arcs-any-ambition = будь-яка амбіція

## Двір і планшети

web-arcs-players = Планшети
web-arcs-court = Двір
web-arcs-court-empty = Двір порожній.
web-arcs-deck = колода { $count }
web-arcs-discard = скинуто { $count }
web-arcs-agents-of =
    { $name }: { $count ->
        [one] { $count } агент
        [few] { $count } агенти
       *[many] { $count } агентів
    }
web-arcs-card-kind =
    { $kind ->
        [vox] карта відлуння
        [guild] карта гільдії
        [lore] карта переказу
       *[leader] лідер
    }
web-arcs-keys =
    ціна рейду: { $keys ->
        [one] { $keys } ключ
        [few] { $keys } ключі
       *[many] { $keys } ключів
    }
web-arcs-your-board = Твій планшет
web-arcs-board-of = Планшет: { $name }
web-arcs-resources = Ресурси
web-arcs-raid-cost = ціна рейду
web-arcs-slot-empty = порожньо
web-arcs-slot-shut = закрито
web-arcs-slot-number = комірка { $slot }
web-arcs-cities = Міста
web-arcs-city-slots =
    { $from ->
        [5] відкриває комірки ресурсів від { $from } до { $to }
       *[other] відкриває комірку ресурсу { $from }
    }
web-arcs-city-bonus = +{ $power } могутності за кожну виграну амбіцію
web-arcs-city-built = збудовано
web-arcs-supply =
    { $piece ->
        [ship] кораблі в запасі: { $count }
        [starport] космопорти в запасі: { $count }
       *[agent] агенти в запасі: { $count }
    }
web-arcs-trophies = Трофеї
web-arcs-captives = Бранці
web-arcs-taken =
    { $piece ->
        [ship] кораблі
        [starport] космопорти
        [city] міста
       *[agent] агенти
    } ({ $name }): { $count }
web-arcs-outrage = Обурення
web-arcs-outrage-of = обурення: { $type }
web-arcs-outrage-wasted = { $type }: у Прелюдії без ефекту через обурення

## Переміщення

web-arcs-how-many = Скільки кораблів летить
web-arcs-send =
    { $count ->
        [one] Відправити { $count } корабель
        [few] Відправити { $count } кораблі
       *[many] Відправити { $count } кораблів
    }
web-arcs-less = на один менше: { $what }
web-arcs-more = на один більше: { $what }

## Битва

web-arcs-battle = Битва: { $system }
web-arcs-battle-step =
    { $step ->
        [dice] кубики
        [hits] влучання
       *[raid] рейд
    }
web-arcs-attacks = нападає
web-arcs-defends = захищається
web-arcs-force =
    { $fresh ->
        [one] { $fresh } неушкоджений корабель
        [few] { $fresh } неушкоджені кораблі
       *[many] { $fresh } неушкоджених кораблів
    }, пошкоджених: { $damaged }
web-arcs-dice-chosen = Щонайбільше один кубик на корабель: обрано { $count } з { $most }
web-arcs-dice-kind =
    { $kind ->
        [skirmish] Сутичка
        [assault] Штурм
       *[raid] Рейд
    }
web-arcs-dice-about =
    { $kind ->
        [skirmish] безпечна, слабка
        [assault] сильний, коштує кораблів
       *[raid] ключі й будівлі
    }
web-arcs-symbol =
    { $symbol ->
        [self_hit] у своїх
        [intercept] перехоплення
        [hit] у кораблі
        [building_hit] у будівлі
       *[key] ключі
    }
web-arcs-odds =
    { $what ->
        [keep] Можна зберегти всі кораблі ({ $ships })
        [lose] Ти втратиш усі кораблі
        [ship] Ти знищиш щонайменше 1 корабель
        [ships] Ти знищиш усі кораблі суперника ({ $rivals })
        [building] Можна знищити будівлю
       *[steal] Можна щось викрасти
    }
web-arcs-can-steal = Що можна викрасти й за скільки ключів:
web-arcs-nothing-to-steal = Тут нема чого викрадати.
web-arcs-razing = Якщо знищиш тут місто, викличеш обурення: { $types }.
web-arcs-razing-costs = Через це втратиш: { $what }.
web-arcs-roll =
    { $count ->
        [one] Кинути { $count } кубик
        [few] Кинути { $count } кубики
       *[many] Кинути { $count } кубиків
    }
web-arcs-roll-final = Кидок не можна скасувати.
web-arcs-reroll =
    кинути ще раз: { $kind ->
        [skirmish] кубик сутички
        [assault] кубик штурму
       *[raid] кубик рейду
    }, грань { $face }
web-arcs-keep-dice = Залишити ці кубики
web-arcs-click-hit =
    { $left ->
        [one] залишилося { $left } влучання: обери ціль
        [few] залишилося { $left } влучання: обери ціль для кожного
       *[many] залишилося { $left } влучань: обери ціль для кожного
    }
web-arcs-hit-fresh = буде пошкоджено
web-arcs-hit-damaged = буде знищено
web-arcs-hit-not = не зараз
web-arcs-keys-left =
    { $keys ->
        [one] залишився { $keys } ключ
        [few] залишилося { $keys } ключі
       *[many] залишилося { $keys } ключів
    }
web-arcs-loot-of = Викрадай по одній речі ({ $name })
web-arcs-close = Закрити

## Кінець розділу

web-arcs-end = Кінець розділу { $chapter }
web-arcs-end-power = Могутність
web-arcs-end-cities = з них { $power } за міста
web-arcs-end-none = Ніхто не оголосив амбіції, тож ніхто не отримує могутності.
web-arcs-end-trophies =
    { $count ->
        [one] { $count } трофей повертається до власника.
        [few] { $count } трофеї повертаються до власників.
        [many] { $count } трофеїв повертається до власників.
       *[other] { $count } трофея повертається до власників.
    }
web-arcs-end-captives =
    { $count ->
        [one] { $count } бранець повертається додому.
        [few] { $count } бранці повертаються додому.
        [many] { $count } бранців повертається додому.
       *[other] { $count } бранця повертається додому.
    }
web-arcs-end-markers = Жетони в наступному розділі:
web-arcs-end-flipped = перевернутий, вартий більше
web-arcs-end-continue = Далі

## Ресурси, які треба розкласти, карти на вибір

web-arcs-arrange = Розклади свої ресурси
web-arcs-arrange-how = Натисни на один, потім на інший, і вони поміняються місцями. Що більше ключів коштує комірка, то вона безпечніша.
web-arcs-arrange-surplus = Усі не вміщаються. Натисни на один, потім на інший, і вони поміняються місцями; втрачене повертається до запасу.
web-arcs-lost = втрата
web-arcs-arranged = Залишити так
web-arcs-draft = Лідери та перекази
web-arcs-draft-kind =
    { $kind ->
        [leader] Лідери
       *[lore] Перекази
    }
web-arcs-setup-card = Карта підготовки: { $name }
web-arcs-setup-about = Де хто починає. A, B і C біля лідера — компоненти, які там з’являться.
web-arcs-start-pieces = { $letter }: { $what }
web-arcs-your-start = Починаєш: { $places }
web-arcs-start-at = { $letter } { $system }

## Погляд назад

arcs-source-tycoon = Магнат
arcs-source-tyrant = Тиран
arcs-source-warlord = Воєвода
arcs-source-keeper = Хранитель
arcs-source-empath = Емпат
arcs-mark-chapter = новий розділ
arcs-mark-battle = битва
arcs-mark-declared = оголошена амбіція
arcs-mark-secured = здобута карта
