# Це каже лише термінал.

cli-help-outer_rim-signs = Мапа показує фрагменти зліва направо, кожен із верхнім і нижнім маршрутом: ○ — навігаційні точки, з’єднані вздовж маршрутів і між ними; під Вирвищем іде шлях довкола нього. ▲ ■ ◆ ★ — гравці; літера з числом — патруль, його фракція та рівень (П Повстанці, І Імперія, Х Хатти, С Синдикат); ◎ — жетон мети Штінту. Літера біля планети — контакт і його ґатунок (с сірий, з зелений, ж жовтий): з «?» його не знає ніхто, з ім’ям у дужках — лише ти; «·» — вільна позначка контакту. У таблиці гравців «2/6» означає 2 пошкодження з 6; П+ — позитивна, І− — негативна репутація.
cli-help-outer_rim-cards = «r vibro_ax» або «r» і назва, українська чи англійська, показує, що написано на карті, кораблі чи персонажі.
cli-outer_rim-round = Раунд { $round }
cli-outer_rim-target = для перемоги: { $fame } слави
cli-outer_rim-extra = далі додатковий хід
cli-outer_rim-solo = Штінт: { $card } · карт у колоді: { $deck } · жетони мети: { $goals }
cli-outer_rim-resolving = зараз діє:
cli-outer_rim-databank = Банк Даних { $number }
cli-outer_rim-step = крок { $step } з { $steps }
cli-outer_rim-traded-in = обмін:
cli-outer_rim-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}
cli-outer_rim-unbeatable = не перемогти
cli-outer_rim-ignored = ігноровано:
cli-outer_rim-damage = пошкодження: { $damage }
cli-outer_rim-patrols = Патрулі:
cli-outer_rim-market = Ринок
cli-outer_rim-price = ціна
cli-outer_rim-not-here = тут не можна
cli-outer_rim-room-make = слоти зайняті
cli-outer_rim-room-none = немає слота
cli-outer_rim-number = { NUMBER($number, useGrouping: "always") }
cli-outer_rim-fame = слава
cli-outer_rim-credits = кредити
cli-outer_rim-character = витр.
cli-outer_rim-hull = броня
cli-outer_rim-reputation = репутація
cli-outer_rim-ai = Штінт
cli-outer_rim-defeated = невдача
cli-outer_rim-secrets = секрети: { $secrets }
cli-outer_rim-secret = Секрет:
cli-outer_rim-own = Твій планшет
cli-outer_rim-skills = Навички:
cli-outer_rim-goal = Мета ({ $tokens }/{ $of }):
cli-outer_rim-free = вільно: { $free }
cli-outer_rim-no-slot = Без слота:
cli-outer_rim-move = рух
cli-outer_rim-give-credits = дати кредити
cli-outer_rim-get-credits = отримати кредити
cli-outer_rim-offer = запропонувати кредити ({ $player })
cli-outer_rim-request = попросити кредити ({ $player })
cli-outer_rim-part = { $part ->
    [map] мапа
    [patrols] патрулі
    [market] ринок
    [players] гравці
    [rivals] що мають інші
   *[own] твій планшет
}
