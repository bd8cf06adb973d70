# Arcs. Слова за glossary/arcs.toml. Карти: arcs-cards.ftl.

## Речі: ресурси, масті, амбіції

arcs-resource-material = матеріали
arcs-resource-fuel = паливо
arcs-resource-weapon = зброя
arcs-resource-relic = реліквії
arcs-resource-psionic = псіонік
arcs-suit-administration = Управління
arcs-suit-aggression = Агресія
arcs-suit-construction = Будівництво
arcs-suit-mobilization = Мобілізація
arcs-ambition-tycoon = Магнат
arcs-ambition-tyrant = Тиран
arcs-ambition-warlord = Воєвода
arcs-ambition-keeper = Хранитель
arcs-ambition-empath = Емпат

## Дії: стандартні, потім дії карт

arcs-action-tax = оподаткування
arcs-action-build = побудова
arcs-action-move = переміщення
arcs-action-catapult = прискорене переміщення
arcs-action-repair = ремонт
arcs-action-influence = вплив
arcs-action-secure = здобуття
arcs-action-battle = битва
arcs-action-manufacture = Виробництво
arcs-action-synthesize = Синтез
arcs-action-pressgang = Примусовий набір
arcs-action-execute = Страта
arcs-action-abduct = Викрадення
arcs-action-trade = Торгівля
arcs-action-summon = Прикликання
arcs-action-fire_rifles = Обстріл
arcs-action-nurture = Плекання
arcs-action-prune = Підрізання
arcs-action-guide = Наведення
arcs-action-martyr = Мучеництво
arcs-action-annex = Анексія
arcs-mode-surpass = перевершення
arcs-mode-copy = копіювання
arcs-mode-pivot = розворот

## Компоненти, мапа, кубики, карти

arcs-piece-ship = корабель
arcs-piece-agent = агент
arcs-piece-city = місто
arcs-piece-starport = космопорт
arcs-state-fresh = неушкоджений
arcs-state-damaged = пошкоджений
arcs-map-planet = планета
arcs-map-gate = брама
arcs-map-cluster = скупчення
arcs-system = { $place ->
    [gate] Брама { $cluster }
    [arrow] Стрілка { $cluster }
    [crescent] Півмісяць { $cluster }
   *[hex] Шестикутник { $cluster }
}
arcs-die-assault = кубик штурму
arcs-die-skirmish = кубик сутички
arcs-die-raid = кубик рейду
arcs-face-self_hit = влучання у власні кораблі
arcs-face-intercept = перехоплення
arcs-face-hit = влучання в кораблі
arcs-face-building_hit = влучання в будівлі
arcs-face-key = ключ
arcs-kind-guild = карта гільдії
arcs-kind-vox = карта відлуння
arcs-kind-leader = карта лідера
arcs-kind-lore = карта переказу

## Вставляється в інші повідомлення; від чого залежить, отримують вони

arcs-colour = { $colour ->
    [red] Червоний
    [blue] Синій
    [white] Білий
   *[yellow] Жовтий
}
arcs-resource = { $type ->
    [material] { arcs-resource-material }
    [fuel] { arcs-resource-fuel }
    [weapon] { arcs-resource-weapon }
    [relic] { arcs-resource-relic }
   *[psionic] { arcs-resource-psionic }
}
arcs-resources = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
} { $type ->
    [material] матеріалів
    [fuel] палива
    [weapon] зброї
    [relic] реліквій
   *[psionic] псіоніка
}
arcs-suit = { $suit ->
    [administration] { arcs-suit-administration }
    [aggression] { arcs-suit-aggression }
    [construction] { arcs-suit-construction }
   *[mobilization] { arcs-suit-mobilization }
}
arcs-action-card = { arcs-suit } { $number }
arcs-ambition = { $ambition ->
    [tycoon] { arcs-ambition-tycoon }
    [tyrant] { arcs-ambition-tyrant }
    [warlord] { arcs-ambition-warlord }
    [keeper] { arcs-ambition-keeper }
   *[empath] { arcs-ambition-empath }
}
arcs-piece = { $piece ->
    [ship] { arcs-piece-ship }
    [starport] { arcs-piece-starport }
    [city] { arcs-piece-city }
   *[agent] { arcs-piece-agent }
}
arcs-list = { $first }, { $rest }
arcs-empty = –
arcs-site = { $system }, місце { $slot }
arcs-rival = { $owner_seat }
arcs-symbols = { $self_hits ->
    [0] { "" }
    [one] { " " }· { $self_hits } влучання у власний корабель
    [few] { " " }· { $self_hits } влучання у власні кораблі
   *[many] { " " }· { $self_hits } влучань у власні кораблі
}{ $intercepts ->
    [0] { "" }
    [one] { " " }· { $intercepts } перехоплення
    [few] { " " }· { $intercepts } перехоплення
   *[many] { " " }· { $intercepts } перехоплень
}{ $hits ->
    [0] { "" }
    [one] { " " }· { $hits } влучання в корабель
    [few] { " " }· { $hits } влучання в кораблі
   *[many] { " " }· { $hits } влучань у кораблі
}{ $building_hits ->
    [0] { "" }
    [one] { " " }· { $building_hits } влучання в будівлю
    [few] { " " }· { $building_hits } влучання в будівлі
   *[many] { " " }· { $building_hits } влучань у будівлі
}{ $keys ->
    [0] { "" }
    [one] { " " }· { $keys } ключ
    [few] { " " }· { $keys } ключі
   *[many] { " " }· { $keys } ключів
}

## Налаштування, з якими гра починається

arcs-error-needs-leaders = Налаштування «{ $option }» вмикають лише разом із «leaders».

## Рішення: розіграш карти

arcs-ask-draft = { $seat }: обери лідера або карту переказу.
arcs-ask-second-hand = { $seat }: залишити ці карти чи взяти інші?
arcs-ask-lead = { $seat }: розіграй провідну карту або передай ініціативу.
arcs-ask-follow = { $seat }: перевершення, копіювання чи розворот?
arcs-ask-seize = { $seat }: додати закриту карту й захопити ініціативу?
arcs-ask-declare = { $seat }: оголосити амбіцію?
arcs-option-keep-hand = залишити ці карти
arcs-option-redraw = взяти інші карти
arcs-option-lead = провідна карта: { $card } ({ $pips ->
    [one] { $pips } дія
    [few] { $pips } дії
   *[many] { $pips } дій
})
arcs-option-pass = передати ініціативу
arcs-option-follow = { $mode ->
    [surpass] перевершення
    [copy] копіювання
   *[pivot] розворот
}: { $card } ({ $pips ->
    [one] { $pips } дія
    [few] { $pips } дії
   *[many] { $pips } дій
})
arcs-option-no-seize = не захоплювати
arcs-option-declare = оголосити: { arcs-ambition }
arcs-option-no-ambition = нічого не оголошувати

## Рішення: дії

arcs-ask-prelude = { $seat }: Прелюдія або дія. { $pips ->
    [0] Очок дії не лишилося.
    [one] Лишилося { $pips } очко дії.
    [few] Лишилося { $pips } очки дії.
   *[many] Лишилося { $pips } очок дії.
}
arcs-ask-act = { $seat }: обери дію. { $pips ->
    [0] Очок дії не лишилося.
    [one] Лишилося { $pips } очко дії.
    [few] Лишилося { $pips } очки дії.
   *[many] Лишилося { $pips } очок дії.
}
arcs-ask-spent = { $seat }: обери дію за витрачений ресурс ({ arcs-resource }).
arcs-ask-granted = { $seat }: виконати цю дію?
arcs-ask-gain = { $seat }: обери, що отримати.
arcs-ask-arrange = { $seat }: розклади свої ресурси. { $tokens ->
    [0] Місто закрило деякі комірки.
    [one] Серед них { $tokens } новий.
    [few] Серед них { $tokens } нові.
   *[many] Серед них { $tokens } нових.
}
arcs-ask-ships = { $seat }: скільки кораблів летить ({ $system })?
arcs-ask-catapult = { $seat }, прискорене переміщення ({ $system }): лети далі або зупинись.
arcs-ask-sprint = { $seat }: перемістити кораблі ще раз?
arcs-ask-come-back = { $seat }: обери браму для своїх нових кораблів.
arcs-option-tax = оподаткувати: { $system }, місце { $slot }
arcs-option-build = побудувати { $piece ->
    [ship] корабель
    [starport] космопорт
   *[city] місто
}: { $system }, місце { $slot }
arcs-option-build-outside = побудувати місто поза місцями: { $system }, за ресурс із комірки { $paid }
arcs-option-move = переміщення: { $origin } → { $system }
arcs-option-repair-ship = відремонтувати корабель: { $system }
arcs-option-repair = відремонтувати { $piece ->
    [starport] космопорт
   *[city] місто
}: { $system }, місце { $slot }
arcs-option-influence = вплив: { $card }
arcs-option-secure = здобути: { $card }
arcs-option-battle = битва: { $system }, захисник { $owner_seat }
arcs-option-spend = витратити ресурс із комірки { $slot } ({ arcs-resource })
arcs-option-end = завершити хід
arcs-option-nothing = нічого не робити
arcs-option-none = нічого
arcs-option-done = це все
arcs-option-stop = зупинитися
arcs-option-on = летіти далі: { $system }
arcs-option-ships = неушкоджені кораблі: { $fresh }, пошкоджені: { $damaged }
arcs-option-arrange = у комірках: { $what }

## Рішення: битва

arcs-ask-bring-in = { $seat }: привести неушкоджені кораблі ({ $system })?
arcs-ask-dice = { $seat }: обери кубики ({ $system }, захисник: { $owner_seat }).
arcs-ask-reroll = { $seat }: перекинути якісь кубики?
arcs-ask-hit = { $seat }: обери, у що влучити ({ $owner_seat }, { $system }); { $left ->
    [one] лишилося { $left } влучання.
    [few] лишилося { $left } влучання.
   *[many] лишилося { $left } влучань.
}
arcs-ask-ransack = { $seat }: розграбуй двір. Обери карту, на якій має агентів { $owner_seat }.
arcs-ask-raid = { $seat }: обери, що викрасти ({ $owner_seat }); { $keys ->
    [one] лишився { $keys } ключ.
    [few] лишилося { $keys } ключі.
   *[many] лишилося { $keys } ключів.
}
arcs-ask-steal = { $seat }: обери, що викрасти.
arcs-option-bring = { $system }: { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[many] { $count } кораблів
}
arcs-option-dice = кубики: сутичка { $skirmish }, штурм { $assault }, рейд { $raid }
arcs-option-reroll = перекинути: { $die ->
    [skirmish] кубик сутички
    [assault] кубик штурму
   *[raid] кубик рейду
}, грань { $face }{ arcs-symbols }
arcs-option-keep = залишити кубики
arcs-option-hit-ship = { $state ->
    [fresh] пошкодити неушкоджений корабель
   *[damaged] знищити пошкоджений корабель
}
arcs-option-hit-building = будівля на місці { $slot }
arcs-option-slot = ресурс із комірки { $slot }
arcs-option-raid = { $what } ({ $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключі
   *[many] { $keys } ключів
})
arcs-option-steal = { $owner_seat }: { $what }

## Що сталося: гра та її карти

arcs-event-setup = Карта підготовки: { $card }.
arcs-event-laid-out = Викладено: лідери { $leaders }, карти переказу { $lore }.
arcs-event-drafted = { $seat } бере: { $card }.
arcs-event-chapter = Починається розділ { $chapter }.
arcs-event-dealt = { $seat } отримує { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} (розділ { $chapter }).
arcs-event-dealt-secret = { $seat }, рука в розділі { $chapter } ({ $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}): { $cards }.
arcs-event-initiative = { $seat } має ініціативу.
arcs-event-seized = { $seat } захоплює ініціативу.
arcs-event-passed = { $seat } передає ініціативу.
arcs-event-all-passed = Усі передали ініціативу: усі карти йдуть у скид.
arcs-event-played = { $seat } { $mode ->
    [lead] розігрує провідну карту
    [surpass] перевершує
   *[pivot] робить розворот
}: { $card }.
arcs-event-copied = { $seat } копіює закритою картою.
arcs-event-declared = { $seat } оголошує амбіцію { arcs-ambition } (могутність: { $first } і { $second }){ $zero ->
    [yes] ; номер провідної карти тепер 0
   *[no] { "" }
}.
arcs-event-took-card = { $seat } бере на руку: { $card }; скинуто карту «{ $union }».

## Що сталося: дії

arcs-event-spent = { $seat } витрачає: { arcs-resource }{ $state ->
    [used] { "" }
   *[wasted] , без ефекту через обурення
}.
arcs-event-deed = { $seat } використовує карту: { $card }.
arcs-event-taxed = { $seat } оподатковує: { $system }{ $whose ->
    [own] { "" }
   *[rival] { " " }({ $owner_seat })
}.
arcs-event-gained = { $seat } отримує: { arcs-resources }.
arcs-event-none-left = { $seat } нічого не отримує: у запасі немає жетонів ({ arcs-resource }).
arcs-event-surplus = { $seat } не має місця й скидає: { arcs-resource }.
arcs-event-lost = { $seat } скидає: { arcs-resources }.
arcs-event-no-ship = { $seat } не будує корабель, бо в запасі їх немає: { $system }.
arcs-event-built = { $seat } будує { $piece ->
    [ship] корабель
    [starport] космопорт
   *[city] місто
}: { $system }{ $state ->
    [damaged] , з пошкодженням
   *[fresh] { "" }
}.
arcs-event-placed = { $seat } розміщує { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[many] { $count } кораблів
}: { $system }.
arcs-event-repaired = { $seat } ремонтує { $piece ->
    [ship] корабель
    [starport] космопорт
   *[city] місто
}: { $system }.
arcs-event-moved = { $seat } переміщує { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[many] { $count } кораблів
}: { $origin } → { $system }.
arcs-event-influenced = { $seat } поширює вплив: { $card }.
arcs-event-secured = { $seat } здобуває: { $card }.
arcs-event-refilled = Нова карта двору: { $card }.
arcs-event-captured = { $seat } полонить { $count ->
    [one] { $count } агента
    [few] { $count } агентів
   *[many] { $count } агентів
} ({ $owner_seat }).
arcs-event-discarded = { $seat } скидає: { $card }.
arcs-event-buried = Під колоду двору кладуть карту «{ $card }».

## Що сталося: битва

arcs-event-battle = { $seat } нападає: { $system }, захисник { $owner_seat }.
arcs-event-rolled = { $seat } кидає кубики{ arcs-symbols }.
arcs-event-intercepted = Перехоплення: { $owner_seat } → { $seat }, { $count ->
    [one] { $count } влучання
    [few] { $count } влучання
   *[many] { $count } влучань
}.
arcs-event-hit = { $owner_seat }: { $piece ->
    [ship] { $state ->
        [damaged] корабель пошкоджено
       *[destroyed] корабель знищено
    }
    [starport] { $state ->
        [damaged] космопорт пошкоджено
       *[destroyed] космопорт знищено
    }
   *[city] { $state ->
        [damaged] місто пошкоджено
       *[destroyed] місто знищено
    }
} ({ $system }).
arcs-event-agents-trophies = { $seat } бере до трофеїв { $count ->
    [one] { $count } агента
    [few] { $count } агентів
   *[many] { $count } агентів
} ({ $owner_seat }).
arcs-event-outrage = { $seat } викликає обурення ({ arcs-resource }){ $count ->
    [0] { "" }
    [one] { " " }і скидає { $count } ресурс
    [few] { " " }і скидає { $count } ресурси
   *[many] { " " }і скидає { $count } ресурсів
}.
arcs-event-stole = { $seat } викрадає: { $what } ({ $owner_seat }).

## Що сталося: кінець розділу

arcs-event-scored = Підрахунок амбіції: { arcs-ambition }{ $total ->
    [0] ; ніхто не отримує могутності
   *[other] { "" }
}.
arcs-event-power = { $seat }: могутність +{ $power } ({ arcs-ambition }), разом { $total }.
arcs-event-cleaned = Розділ завершено. Перевернуті жетони амбіцій: { $flipped }.

## Чому ні

arcs-why-form = це не дія; напиши, наприклад, «tax c1_arrow/1» або «end»
arcs-why-not-in-hand = такої карти в тебе на руці немає
arcs-why-surpass = для перевершення потрібна карта тієї самої масті, що й провідна, з вищим номером
arcs-why-pivot = для розвороту потрібна карта іншої масті, ніж провідна
arcs-why-follow = напиши «surpass», «copy» або «pivot» і карту зі своєї руки
arcs-why-seize = напиши «seize» і карту зі своєї руки або «seize none»
arcs-why-declare = провідна карта не дає оголосити цю амбіцію
arcs-why-draft = цю карту взяти не можна, або її там уже немає
arcs-why-not-this-action = розіграна карта зараз не дає цієї дії: { $action ->
    [tax] оподаткування
    [build] побудова
    [move] переміщення
    [repair] ремонт
    [influence] вплив
    [secure] здобуття
   *[battle] битва
}
arcs-why-no-city = міста там немає
arcs-why-taxed = це місто вже оподатковано цього ходу
arcs-why-no-control = це місто суперника, а системи ти не контролюєш
arcs-why-build-form = напиши що й де, наприклад «build city c1_arrow/1»
arcs-why-none-in-supply = у твоєму запасі таких більше немає
arcs-why-no-starport = твого космопорту там немає
arcs-why-starport-used = у цьому космопорті корабель цього ходу вже побудовано
arcs-why-slot-taken = там уже стоїть будівля
arcs-why-no-piece-there = у цій системі немає твоїх компонентів
arcs-why-no-slot = вільного місця під будівлю там немає
arcs-why-no-ships = твоїх кораблів там немає
arcs-why-not-adjacent = це не суміжна система
arcs-why-nothing-damaged = нічого твого там не пошкоджено
arcs-why-no-agent = у твоєму запасі немає агентів
arcs-why-not-in-court = цієї карти при дворі немає
arcs-why-no-majority = щоб здобути карту, треба мати на ній більше агентів, ніж кожен суперник
arcs-why-no-defender = цей суперник не має там компонентів
arcs-why-ships = стільки кораблів у тебе там немає; напиши, скільки неушкоджених і скільки пошкоджених рушає, наприклад «ships 2 1»
arcs-why-few-ships = твій лідер переміщує щонайбільше два кораблі
arcs-why-arrange = залиш стільки ресурсів, скільки вміщають твої відкриті комірки
arcs-why-dice = щонайбільше один кубик за кожен твій корабель у битві і не більше шести одного виду
arcs-why-raid-dice = для кубиків рейду захисник повинен мати в системі будівлю
arcs-why-hit = у це зараз влучити не можна
arcs-why-ransack = на цій карті немає агента ({ $owner_seat })
arcs-why-raid = цього там немає, воно захищене, або бракує ключів
