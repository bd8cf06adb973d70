# Arcs: що вміють лідери й що роблять карти під час оголошення амбіції. Слова за glossary/arcs.toml.

## Traits

arcs-trait-beloved = Улюблений
arcs-trait-just = Справедливий
arcs-trait-attuned = Налаштований
arcs-trait-cryptic = Загадковий
arcs-trait-insatiable = Ненаситний
arcs-trait-lavish = Марнотратний
arcs-trait-ambitious = Амбітний
arcs-trait-callow = Недосвідчений
arcs-trait-committed = Відданий
arcs-trait-disorganized = Неорганізований
arcs-trait-tactical = Тактичний
arcs-trait-violent = Жорстокий
arcs-trait-charismatic = Харизматичний
arcs-trait-generous = Щедрий
arcs-trait-bold = Сміливий
arcs-trait-paranoid = Параноїдальний
arcs-trait-learned = Учений
arcs-trait-academic = Академічний
arcs-trait-ruthless = Безжальний
arcs-trait-hated = Ненависний
arcs-trait-tricky = Хитрий
arcs-trait-wary = Обережний
arcs-trait-connected = Зі зв’язками
arcs-trait-influential = Впливовий
arcs-trait-proud = Гордий
arcs-trait-decentralized = Децентралізований
arcs-trait-inspiring = Надихальний
arcs-trait-principled = Принциповий
arcs-trait-mythic = Міфічний
arcs-trait-ancient = Прадавній
arcs-trait-firebrand = Запальний
arcs-trait-irregular = Партизанський
arcs-trait-resilient = Стійкий
arcs-trait-greedy = Жадібний

## Рішення: підготовка

arcs-ask-keep-lore = { $seat }: обери карту переказу, яку залишиш собі.

## Рішення: дії

arcs-deed-tactical = спершу переміщення, потім битва (звідки, куди): { $what }
arcs-deed-charismatic = спершу вплив, потім здобуття: { $what }
arcs-ask-ruthless = { $seat }: { $piece ->
    [city] завдати влучання місту й оподаткувати його ще раз
   *[starport] завдати влучання космопорту й побудувати ще один корабель
}? { $system }, місце { $slot }.
arcs-option-ruthless = завдати влучання будівлі
arcs-ask-mythic = { $seat }: покласти на планету ресурс і змінити її тип? { $system }.
arcs-option-lay = { $what } з комірки { $slot }
arcs-option-lay-supply = { $what } із запасу на карті «{ $card }»
arcs-ask-discard-weapon = { $seat }: обери зброю, яку скинеш.

## Рішення: оголошення амбіції

arcs-ask-generous = { $seat }: обери карту гільдії, яку віддаси суперникові ({ $owner_seat }).
arcs-ask-react = { $seat }: обери, яка карта діє першою.
arcs-ask-bold = { $seat }: поширити вплив на карти двору, на кожну один раз?
arcs-ask-look = { $seat }: обери, чию руку переглянеш.
arcs-ask-swap = { $seat }: обміняти карту із суперником ({ $owner_seat })?
arcs-option-swap = дати: { $given }, взяти: { $taken }
arcs-option-no-swap = нічого не міняти

## Що сталося

arcs-event-leader-placed = { $seat } розставляє компоненти й ресурси лідера: { $card }.
arcs-event-begins-outraged = { $seat } починає з обуренням: { arcs-resource }.
arcs-event-scrapped = { $seat } вилучає з гри { $piece ->
    [ship] { $count ->
        [one] { $count } корабель
        [few] { $count } кораблі
       *[many] { $count } кораблів
    }
    [city] { $count ->
        [one] { $count } місто
        [few] { $count } міста
       *[many] { $count } міст
    }
   *[agent] { $count ->
        [one] { $count } агента
        [few] { $count } агентів
       *[many] { $count } агентів
    }
}.
arcs-event-draws-lore = { $seat } переглядає { $count ->
    [one] { $count } карту переказу
    [few] { $count } карти переказів
   *[many] { $count } карт переказів
}.
arcs-event-kept-lore = { $seat } залишає собі: { $card }.
arcs-event-ruthless = { $seat } діє безжально: { $system }.
arcs-event-reshaped = { $seat } змінює тип планети: { $system } → { arcs-resource }.
arcs-event-gave = { $seat } → { $owner_seat }: карта «{ $card }».
arcs-event-looked = { $seat } переглядає руку суперника ({ $owner_seat }).
arcs-event-looked-secret = { $seat } переглядає руку суперника ({ $owner_seat }): { $cards }.
arcs-event-swapped = { $seat } обмінюється картою із суперником ({ $owner_seat }).
arcs-event-swapped-secret = { $seat } обмінюється картою із суперником ({ $owner_seat }). Дає: { $given }, бере: { $taken }.

## Чому ні

arcs-why-callow = твій лідер не оподатковує міст у системах, яких ти не контролюєш
arcs-why-principled = твій лідер не оподатковує власних міст
arcs-why-paranoid = твоєму лідерові потрібні два агенти на карті гільдії
arcs-why-not-your-guild = такої карти гільдії у тебе немає
arcs-why-swap = напиши «swap», карту зі своєї руки й карту з руки суперника або «swap none»
