# Поле гри «Зовнішнє кільце» у браузері.

## The map

web-outer_rim-map = Мапа Зовнішнього кільця
web-outer_rim-map-keys = Стрілки ведуть теренами, Enter обирає, клавіша I дає оглянути будь-що, Shift зі стрілками рухає мапу, плюс, мінус і 0 змінюють масштаб.
web-outer_rim-overview = Уся мапа; клацання переносить туди
web-outer_rim-planet-of = планета { outer_rim-of-faction }
web-outer_rim-patrol-here = { outer_rim-patrol }, рівень { $level }
web-outer_rim-patrol-moves = Коли карту відкрито, { outer_rim-patrol } рухається на { $distance ->
    [one] { $distance } терен
    [few] { $distance } терени
   *[many] { $distance } теренів
}
web-outer_rim-unbeatable = неможливо перемогти
web-outer_rim-class = { $class ->
    [white] сірий ґатунок
    [green] зелений ґатунок
   *[yellow] жовтий ґатунок
}
web-outer_rim-facedown = { $class ->
    [white] Сірий
    [green] Зелений
   *[yellow] Жовтий
} контакт долілиць
web-outer_rim-faceup = { $contact }
web-outer_rim-peeked = { $contact } (долілиць; видно лише тобі)
web-outer_rim-unknown-contact = { $class ->
    [white] сірий
    [green] зелений
   *[yellow] жовтий
} контакт { $place }, { $space }
web-outer_rim-nothing-here = Тут нічого немає.
web-outer_rim-expect = Чого чекати від карт зустрічей
web-outer_rim-may = можна обрати
web-outer_rim-ai-goals = { $count ->
    [one] { $count } жетон мети Штінту
    [few] { $count } жетони мети Штінту
   *[many] { $count } жетонів мети Штінту
}

## Moves

web-outer_rim-course = Курс: { $space }
web-outer_rim-stay = Ти лишаєшся на місці.
web-outer_rim-clear-way = Дорогою тебе ніщо не зупинить.
web-outer_rim-stop-maelstrom = Вирвище зупиняє кожен корабель. Ринку тут немає, а кожна зустріч може дати додатковий хід.
web-outer_rim-stop-patrol = Тут тебе зупинить { outer_rim-patrol }.
web-outer_rim-stop-fight = Тут { outer_rim-patrol }. Твоя репутація негативна, тож доведеться битися.
web-outer_rim-win = на перемогу
web-outer_rim-hunter-wins = на перемогу мисливця
web-outer_rim-by = за допомогою: { $source }
web-outer_rim-offers = Запропонувати кредити

## What a target is called

web-outer_rim-verb = { $verb ->
    [buy] купити
    [cycle] прокрутити
    [hunt] полювати
    [hunt-crew] полювати на члена екіпажу
    [give-credits] дати
    [get-credits] отримати
    [offer] Запропонувати
    [request] Попросити
    [trade-in] обмін
    [discard] скинути
   *[other] { $verb }
}

## The market and cards

web-outer_rim-market = Ринок
web-outer_rim-stall = { $deck ->
    [bounty] Розшук
    [cargo] Вантажі
    [gear_mod] Оснащення
    [jobs] Халтурки
    [luxury] Особливе
   *[ships] Кораблі
}
web-outer_rim-market-go = На ринок
web-outer_rim-market-open = Прокрути одну колоду, купи карту або зроби і те, і те
web-outer_rim-market-when = Купують у фазі дій, на планеті. Символ на новій карті може зрушити патруль.
web-outer_rim-no-card = Немає відкритої карти
web-outer_rim-cards-left = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
web-outer_rim-free = безкоштовно
web-outer_rim-room-make = слоти зайняті
    .title = Слоти для цієї карти зайняті: доведеться щось скинути.
web-outer_rim-room-none = немає слота
    .title = У тебе немає слота для цієї карти й жодного не звільнити.
web-outer_rim-buy = Купити
web-outer_rim-buy-card = Купити: { $card }
web-outer_rim-confirm-buy = { $price ->
    [0] Купити безкоштовно: { $card }
   *[other] Купити за { NUMBER($price, useGrouping: "always") }: { $card }
}{ $short ->
    [0] { "" }
   *[other] { " " }(обмін на { NUMBER($short, useGrouping: "always") })
}
web-outer_rim-confirm-pay = Заплатити { NUMBER($price, useGrouping: "always") }
web-outer_rim-short = обмін { NUMBER($short, useGrouping: "always") }
web-outer_rim-short-about = Замало кредитів: віддай карти вартістю { NUMBER($short, useGrouping: "always") } (Обмін) або застосуй знижку.
web-outer_rim-cycle = Прокрутити
web-outer_rim-cycle-card = Прокрутити: { $card }
web-outer_rim-why-not = Чому ні?
web-outer_rim-fame-short = { $fame }★
web-outer_rim-bounty-fight = { $kind ->
    [ship] Космічний бій
   *[ground] Наземний бій
}, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}
web-outer_rim-alive = За захоплення
web-outer_rim-dead = За ліквідацію
web-outer_rim-bring = { $type ->
    [job] Халтурка
   *[cargo] Доставка
}: { $where }
web-outer_rim-destination = { $where ->
    [space_with_player] терен з іншим гравцем
    [space_with_player_negative_reputation] терен із гравцем з негативною репутацією
   *[marked_planet] планета, яку буде позначено
}
web-outer_rim-ship-line = Гіперпривід { $hyperdrive }, атака { $combat }, броня { $hull }
web-outer_rim-databank = Банк Даних { $number }
web-outer_rim-droid = дроїд
web-outer_rim-any-faction = фракція на вибір
web-outer_rim-paragraph = { $kind ->
    [ability] Властивість:
    [goal] Мета:
   *[flipped] Після досягнення мети:
}
web-outer_rim-captive = Захоплено: { $contact }
web-outer_rim-captive-short = захоплено
web-outer_rim-marked = Пункт призначення: { $space }
web-outer_rim-close-up = Зблизька
web-outer_rim-close = Закрити

## Boards

web-outer_rim-players = Гравці
web-outer_rim-board-of = Планшет: { $name }
web-outer_rim-you = ти
web-outer_rim-ai = Штінт
web-outer_rim-fame = Слава
web-outer_rim-credits = Кредити
web-outer_rim-defeated = невдача
web-outer_rim-ground = Атака
web-outer_rim-drive = Привід
web-outer_rim-guns = Атака
web-outer_rim-goal = Мета
web-outer_rim-goal-done = мети досягнуто
web-outer_rim-tokens = жетони мети: { $count } з { $of }
web-outer_rim-secret-of = секрет ({ $deck })

## Dialogs

web-outer_rim-choices = Варіанти
web-outer_rim-leave = Піти
web-outer_rim-story = Що відбувається
web-outer_rim-skip = Пропустити
web-outer_rim-who-begins = Хто починає?
web-outer_rim-pass-chance = шанс на успіх { $chance }
web-outer_rim-passed-over = { $count ->
    [one] пропущено { $count } рядок
    [few] пропущено { $count } рядки
   *[many] пропущено { $count } рядків
}
web-outer_rim-feat-fame = +{ outer_rim-amount-fame }
web-outer_rim-enemy = Ворог
web-outer_rim-encounter-deck = { $deck }
web-outer_rim-section = { $where ->
    [patrol] На терені є патруль
    [no_patrol] На терені немає патруля
   *[other] { $where }
}
web-outer_rim-you-are-here = Ти тут
web-outer_rim-hidden-card = Цю карту читають таємно.
web-outer_rim-job-step = Крок { $step } з { $steps }
web-outer_rim-test = Перевірка майстерності: { $skill }
web-outer_rim-inspection = Доставка ПРОТИЗАКОННОГО вантажу: { $card }
web-outer_rim-roll = Кидок
web-outer_rim-skills = Твої навички
web-outer_rim-faces = Грані кубика
web-outer_rim-faces-pass = досить однієї підсвіченої
web-outer_rim-level = { $copies ->
    [0] Падаван
    [1] Джедай
   *[other] Магістр
}
web-outer_rim-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}
web-outer_rim-test-odds = { $skill }: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}, { $copies ->
    [0] падаван
    [1] джедай
   *[other] магістр
}
web-outer_rim-combat-odds = Кубики { $own } проти { $other }; за нічиєї { $tie ->
    [own] перемагаєш ти
   *[theirs] перемагає супротивник
}. Твої пошкодження: близько { $damage }.
web-outer_rim-fight-odds = Кубики { $own } проти { $other }; за нічиєї перемагає мисливець.
web-outer_rim-no-defeat = Невдача тобі не загрожує.
web-outer_rim-defeat-odds = Невдача: { $chance }. Втратиш { NUMBER($credits, useGrouping: "always") } кредитів{ $secrets ->
    [0] { "" }
    [one] { " " }і { $secrets } секрет
    [few] { " " }і { $secrets } секрети
   *[many] { " " }і { $secrets } секретів
}, а в наступній фазі планування муситимеш зняти пошкодження.
web-outer_rim-if-defended = { $chance } на перемогу, якщо екіпаж захищатимуть
web-outer_rim-attacker = нападник
web-outer_rim-defender = атакований
web-outer_rim-damage = { $count ->
    [one] пошкодження
    [few] пошкодження
    [many] пошкоджень
   *[other] пошкодження
}
web-outer_rim-added = без кубиків: { $count }
web-outer_rim-you-win = перемагаєш
web-outer_rim-ship-combat-note = Пошкодження отримують кораблі. За нічиєї перемагає нападник.
web-outer_rim-ground-combat-note = Пошкодження отримують персонажі. За нічиєї перемагає нападник.
web-outer_rim-to-pay = До сплати
web-outer_rim-you-have = Маєш
web-outer_rim-left-over = Лишиться
web-outer_rim-trade-in = Обмін
web-outer_rim-traded-in = Віддаєш
web-outer_rim-out-of-reach = Ці зараз купити не можеш
web-outer_rim-replace = Узяти й скинути одну з цих
web-outer_rim-gives = { $name } дає
web-outer_rim-gives-nothing = поки нічого
web-outer_rim-add-credits = Додати кредити
web-outer_rim-less = Менше
web-outer_rim-more = Більше

## The head of the table

web-outer_rim-step = { $step ->
    [planning] Планування
    [action] Дії
   *[encounter] Зустрічі
}
web-outer_rim-setup = підготовка
web-outer_rim-progress = раунд { $round } · для перемоги слава { $fame }

## The AI player

web-outer_rim-ai-card = Карта Штінту
web-outer_rim-ai-last = Остання карта Штінту
web-outer_rim-no-goals = немає мети

## The end and the replay

outer_rim-source-goal = Мета
outer_rim-source-bounty = Розшук
outer_rim-source-cargo = Вантаж
outer_rim-source-job = Халтурки
outer_rim-source-patrol = Патрулі
outer_rim-source-card = Карти
outer_rim-source-held = Наявні карти
outer_rim-mark-goal = мети досягнуто
outer_rim-mark-job = халтурку виконано
outer_rim-mark-combat = виграний бій
outer_rim-mark-defeated = невдача
outer_rim-mark-delivered = доставлено
