# Arcs: що питають і про що повідомляють карти гільдій і відлуння. Слова за glossary/arcs.toml. Що на них: arcs-cards.ftl.

## Нові дії

arcs-deed-manufacture = { arcs-action-manufacture }: отримати 1 жетон матеріалів
arcs-deed-synthesize = { arcs-action-synthesize }: отримати 1 жетон палива
arcs-deed-pressgang = { arcs-action-pressgang }: повернути бранців за ресурси
arcs-deed-execute = { arcs-action-execute }: зробити бранців трофеями
arcs-deed-abduct = { arcs-action-abduct }: полонити агентів суперників ({ $what })
arcs-deed-trade = { arcs-action-trade } з власником міста, яке ти контролюєш: { $what }
arcs-taken = взяти: { $what }
arcs-given = дати: { $what }

## Дії Прелюдії

arcs-deed-discard-only = { $card } (скинути): нічого не стається
arcs-deed-changed = «{ $card }» — { $does }
arcs-deed-changed-about = «{ $card }» — { $does } ({ $what })
arcs-deed-mining-interest = { $card } (скинути): отримати жетони матеріалів ({ $what })
arcs-deed-shipping-interest = { $card } (скинути): отримати жетони палива ({ $what })
arcs-deed-material-cartel = { $card } (скинути): викрасти 1 жетон матеріалів
arcs-deed-fuel-cartel = { $card } (скинути): викрасти 1 жетон палива
arcs-deed-admin-union = { $card }: покласти поруч із картою «{ $what }»
arcs-deed-construction-union = { $card }: покласти поруч із картою «{ $what }»
arcs-deed-spacing-union = { $card }: покласти поруч із картою «{ $what }»
arcs-deed-arms-union = { $card }: покласти поруч із картою «{ $what }»
arcs-deed-gatekeepers = { $card } (скинути): по 1 кораблю в кожну браму
arcs-deed-prison-wardens = { $card } (скинути): 3 кораблі → { $what }
arcs-deed-skirmishers = { $card } (скинути): 3 кораблі → { $what }
arcs-deed-court-enforcers = { $card } (скинути): 3 кораблі → { $what }
arcs-deed-loyal-marines = { $card } (скинути): 3 кораблі → { $what }
arcs-deed-lattice-spies = { $card } (скинути): захопити ініціативу
arcs-deed-farseers = { $card } (скинути): замінити карти на руці
arcs-deed-silver-tongues = { $card } (скинути): викрасти ресурс або карту гільдії
arcs-deed-elder-broker = { $card } (скинути): отримати по 1 жетону матеріалів, палива та зброї
arcs-deed-relic-fence = { $card }: 1 жетон реліквій за { $what }

## Рішення

arcs-ask-place = { $seat }: обери, куди потраплять твої кораблі. { $left ->
    [one] Лишився { $left } корабель.
    [few] Лишилося { $left } кораблі.
   *[many] Лишилося { $left } кораблів.
}
arcs-ask-pressgang = { $seat }: обери, якого бранця повертаєш і що за нього отримуєш.{ $count ->
    [0] { "" }
    [one] { " " }Поки що { $count } бранець.
    [few] { " " }Поки що { $count } бранці.
   *[many] { " " }Поки що { $count } бранців.
}
arcs-ask-execute = { $seat }: обери бранців, які стануть трофеями.
arcs-ask-recycle = { $seat }: обери карти, які скинеш; візьмеш стільки ж і ще одну.
arcs-ask-seize-or-declare = { $seat }: захопити ініціативу чи оголосити амбіцію? Інше можна зробити потім.
arcs-ask-cluster = { $seat }: обери скупчення для своїх кораблів.
arcs-ask-outrage = { $seat }: обери тип обурення, яке викличуть усі, або нічого.
arcs-ask-free-city = { $seat }: обери місто, яке повернеться на планшет власника, або нічого.
arcs-ask-may-seize = { $seat }: захопити ініціативу?
arcs-option-pressgang = бранець ({ $owner_seat }): { $what }
arcs-option-execute = { $count ->
    [one] { $count } бранець
    [few] { $count } бранці
   *[many] { $count } бранців
} ({ $owner_seat })
arcs-option-recycle = скинути: { $what }
arcs-option-recycle-none = не скидати карт
arcs-option-seize = захопити ініціативу
arcs-option-seize-with = захопити: { $card }
arcs-option-neither = ні те, ні інше
arcs-option-cluster = скупчення { $cluster }

## Що сталося

arcs-event-attached = { $seat } кладе карту «{ $union }» поруч із картою «{ $card }».
arcs-event-captive-returned = { $seat } повертає бранця ({ $owner_seat }).
arcs-event-executed = { $seat } робить { $count ->
    [one] { $count } бранця трофеєм
    [few] { $count } бранців трофеями
   *[many] { $count } бранців трофеями
} ({ $owner_seat }).
arcs-event-traded = { $seat } торгує ({ $owner_seat }). Бере: { $take }, дає: { $give }.
arcs-event-recycled = { $seat } скидає з руки { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
arcs-event-drew = { $seat } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} зі споду скиду карт дій.
arcs-event-drew-secret = { $seat } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} зі споду скиду карт дій: { $cards }.
arcs-event-drew-nothing = { $seat } нічого не бере: скид карт дій порожній.
arcs-event-city-returned = { $seat } повертає місто ({ $system }) на планшет гравця { $owner_seat }.
arcs-event-shuffled-in = Карту «{ $card }» замішують у колоду двору.
arcs-event-guilds-shuffled-in = Зі скиду двору в колоду двору { $count ->
    [one] замішують { $count } карту гільдії
    [few] замішують { $count } карти гільдій
   *[many] замішують { $count } карт гільдій
}.

## Чому ні

arcs-why-place = твій корабель там уже є, або цього місця обрати не можна
arcs-why-pressgang = такого бранця в тебе немає, або такого ресурсу в запасі не лишилося
arcs-why-execute = стільки бранців цього гравця в тебе немає
arcs-why-cluster = це скупчення поза грою
arcs-why-free-city = там немає міста під твоїм контролем
arcs-why-deed-card = у тебе немає карти «{ $card }»
arcs-why-deed-once = карта «{ $card }» діє раз за хід
arcs-why-deed-unpaid = карта «{ $card }» потребує дії, за яку тобі зараз нічим заплатити: { $action ->
    [tax] оподаткування
    [build] побудова
    [move] переміщення
    [repair] ремонт
    [influence] вплив
    [secure] здобуття
   *[battle] битва
}
arcs-why-deed-prelude = карта «{ $card }» діє лише в Прелюдії
arcs-why-deed-secured = карту «{ $card }» здобуто в цій Прелюдії, тож у ній її використати не можна
arcs-why-deed-first = карта «{ $card }» діє лише перед усім іншим
arcs-why-deed-now = карту «{ $card }» зараз так використати не можна
