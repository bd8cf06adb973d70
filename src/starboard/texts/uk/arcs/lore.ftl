# Arcs: що питають і про що повідомляють карти переказу. Слова за glossary/arcs.toml. Що на них: arcs-cards.ftl.

## Нові дії

arcs-deed-summon = { arcs-action-summon }: 1 корабель ({ $what })
arcs-deed-fire-rifles = { arcs-action-fire_rifles } суміжної системи (звідки, куди, суперник): { $what }
arcs-deed-nurture = { arcs-action-nurture }: оподаткувати ({ $what })
arcs-deed-prune = { arcs-action-prune }: замінити свою будівлю ({ $what })
arcs-deed-guide = { arcs-action-guide }: кораблі між системами: { $what }
arcs-deed-martyr = { arcs-action-martyr }: пожертвувати кораблем ({ $what })
arcs-deed-annex = { arcs-action-annex } будівлі суперника, яку ти контролюєш: { $what }

## Дії Прелюдії

arcs-deed-warlords-terror = { $card }: повернути трофей ({ $what }) і вплинути на карту двору
arcs-deed-tyrants-ego = { $card }: повернути бранця ({ $what }) і здобути карту
arcs-deed-tycoons-ambition = { $card }: скинути всі свої матеріали й паливо та оголосити амбіцію: { $what }
arcs-deed-tycoons-charm = { $card }: обміняти матеріали й паливо, { $what }
arcs-deed-discard-empaths-vision = { $card } (скинути): зняти своє обурення (псіонік)
arcs-deed-discard-keepers-trust = { $card } (скинути): зняти своє обурення (реліквії)
arcs-deed-discard-warlords-cruelty = { $card } (скинути): зняти своє обурення (зброя)
arcs-deed-discard-tyrants-ego = { $card } (скинути): зняти своє обурення (зброя)
arcs-deed-discard-tycoons-charm = { $card } (скинути): зняти своє обурення (матеріали й паливо)

## Рішення

arcs-ask-which-first = { $seat }: перед кидком діють дві карти ({ $owner_seat }). Яка перша?
arcs-ask-reroll-by = { $seat }: перекинути якісь кубики? Обери карту, яка це дозволяє.
arcs-ask-guide = { $seat }: скільки кораблів перемістити ({ $owner_seat })? { $origin } → { $system }
arcs-ask-martyr = { $seat }: обери корабель суперника, який теж буде знищено, або жодного. { $system }.
arcs-option-martyr = { $state ->
    [fresh] неушкоджений корабель
   *[damaged] пошкоджений корабель
} ({ $owner_seat })

## Що сталося

arcs-event-rifles = { $seat } обстрілює суперника ({ $owner_seat }): { $origin } → { $system }.
arcs-event-guided = { $seat } наводить { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[many] { $count } кораблів
} ({ $owner_seat }): { $origin } → { $system }.
arcs-event-pruned = { $seat } замінює { $piece ->
    [city] космопорт містом
   *[starport] місто космопортом
}: { $system }.
arcs-event-annexed = { $seat } анексує { $piece ->
    [city] місто
   *[starport] космопорт
} ({ $owner_seat }): { $system }.
arcs-event-trophy-returned = { $seat } повертає трофей ({ $owner_seat }): { arcs-piece }.
arcs-event-outrage-over = { $seat } позбувається обурення: { arcs-resource }.

## Чому ні

arcs-why-rifles = візьми від одного до шести кубиків сутички, але не більше, ніж маєш там неушкоджених кораблів
arcs-why-guide = там немає стільки кораблів, або не рушив би жоден
