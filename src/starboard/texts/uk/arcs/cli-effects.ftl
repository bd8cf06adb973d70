# Arcs: що робить карта, складено з її ефектів, для карт, які змінив пакет. Терміни за glossary/arcs.toml.
# Речення починається з малої літери: що стоїть перед ним, залежить від карти.

arcs-effect-new = { $name } ({ $replaces }){ $once ->
    [yes] , раз за хід
   *[no] { "" }
}: { $does }
arcs-effect-prelude = Прелюдія{ $once ->
    [yes] , раз за хід
   *[no] { "" }
}: { $does }
arcs-effect-secured = при здобутті: { $does }
arcs-effect-trait = { $name }: { $does }
arcs-effect-while = поки оголошено амбіцію { $ambition }: { $does }
arcs-effect-then-discard = потім скинь цю карту.
arcs-effect-then-shuffle = потім замішай цю карту в колоду двору.
arcs-effect-role = { $role ->
    [attacker] коли нападаєш
    [defender] коли на тебе нападають
   *[both] у твоїх битвах
}
arcs-effect-dice = { $dice ->
    [skirmish] кубики сутички
    [assault] кубики штурму
    [raid] кубики рейду
   *[any] кубики
}

## Battles

arcs-effect-add_intercept-battle_roll = { arcs-effect-role }{ $assault ->
    [yes] { " " }з кубиками штурму
   *[no] { "" }
}, додай до кидка { $amount ->
    [one] { $amount } перехоплення
    [few] { $amount } перехоплення
   *[many] { $amount } перехоплень
}.
arcs-effect-ignore_intercept-battle_roll = { arcs-effect-role }{ $fresh ->
    [yes] { " " }і на початку битви всі кораблі нападника в системі були неушкоджені
   *[no] { "" }
}, ігноруй { $amount ->
    [one] { $amount } перехоплення, що випало
    [few] { $amount } перехоплення, що випали
   *[many] { $amount } перехоплень, що випали
}.
arcs-effect-replace_intercept-battle_resolve = коли перехоплюєш нападника, влучань стільки, скільки в тебе символів зброї, а не неушкоджених кораблів; потім скинь 1 жетон зброї.
arcs-effect-extra_dice-battle_collect = коли нападаєш{ $gate ->
    [yes] { " " }у брамі
   *[no] { "" }
}, { $optional ->
    [yes] можеш узяти до { $amount ->
        [one] { $amount } кубика
        [few] { $amount } кубиків
       *[many] { $amount } кубиків
    } більше, ніж маєш кораблів.
   *[no] береш на { $amount ->
        [one] { $amount } кубик
        [few] { $amount } кубики
       *[many] { $amount } кубиків
    } більше, ніж маєш кораблів, і мусиш їх узяти.
}
arcs-effect-dice_ratio_limit-battle_collect = не можеш узяти більше кубиків штурму, ніж кубиків сутички.
arcs-effect-allow_raid_dice-battle_collect = коли нападаєш на суперника без будівлі в системі, кубиками рейду може бути щонайбільше стільки твоїх кубиків: { $max }.
arcs-effect-block_raid_dice-battle_collect = там, де маєш неушкоджений космопорт, проти тебе не можна брати кубики рейду.
arcs-effect-reroll-battle_roll = коли нападаєш, можеш { arcs-effect-times } перекинути { arcs-effect-dice }, { arcs-effect-limit }.
arcs-effect-reroll-dice_roll = у кожному своєму кидку можеш { arcs-effect-times } перекинути { arcs-effect-dice }, { arcs-effect-limit }.
arcs-effect-limit = { $limit ->
    [weapon_icons] щонайбільше стільки, скільки маєш символів зброї на ресурсах і картах
    [fresh_own_attacking_ships] щонайбільше по одному за кожен свій неушкоджений корабель у битві
    [distinct_resource_types_held] щонайбільше стільки, скільки маєш різних типів ресурсів
   *[any] скільки завгодно
}
arcs-effect-times = { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
}
arcs-effect-pre_battle_hit-battle_start = коли на тебе нападають і ти маєш там неушкоджений корабель, нападник зазнає { $amount ->
    [one] { $amount } влучання
    [few] { $amount } влучань
   *[many] { $amount } влучань
}, перш ніж узяти кубики.
arcs-effect-move_defenders_in-battle_start = коли на тебе нападають, можеш ввести будь-які свої неушкоджені кораблі із суміжних систем, перш ніж нападник візьме кубики.
arcs-effect-repair_ships_in_battle_system-after_battle = { $role ->
    [attacker] після свого нападу
    [defender] після нападу на тебе
   *[both] після битви за твоєю участю
} відремонтуй там { $amount ->
    [starports_you_control] по одному своєму кораблю за кожен космопорт будь-якого гравця в системах під твоїм контролем
    [one] { $amount } свій корабель
    [few] { $amount } свої кораблі
   *[many] { $amount } своїх кораблів
}.
arcs-effect-free_action-after_battle = після битви, у якій нападник узяв у тебе трофеї, { $optional ->
    [yes] можеш
   *[no] мусиш
} { $amount ->
    [one] { $amount } раз
    [few] { $amount } рази
   *[many] { $amount } разів
} виконати цю дію: { $action }.
arcs-effect-block_ransack-battle_resolve = нападник не може розграбувати двір за знищення твоїх міст у битві.

## Theft

arcs-effect-block_steal-on_rival_steal = суперники не можуть викрасти в тебе: { $what }.
arcs-effect-safe-resource = ресурси
arcs-effect-safe-guild_card_of_resource_type_you_hold = карти гільдій типу, ресурс якого ти теж маєш
arcs-effect-safe-other_guild_card = інші карти гільдій, крім цієї
arcs-effect-safe-resource_type_thief_already_has = ресурси типу, який уже мають
arcs-effect-bury_self-on_stolen = коли цю карту викрадають, викрадач її не отримує: її кладуть під колоду двору.

## Actions

arcs-effect-tax_needs_control-action_modifier = не можеш оподаткувати жодного міста, навіть власного, у системі, якої не контролюєш.
arcs-effect-forbid_tax_loyal-action_modifier = не можеш оподатковувати власні міста.
arcs-effect-tax_rival_ignoring_control-action_modifier = там, де маєш кораблі, можеш оподатковувати міста суперників, навіть якщо їх не контролюєш.
arcs-effect-tax_empty_slots-action_modifier = там, де маєш кораблі, можеш оподатковувати порожні місця під будівлі як власні міста.
arcs-effect-retax-action_modifier = можеш оподатковувати те саме місто більше ніж раз за хід.
arcs-effect-use_foreign_buildings-action_modifier = можеш оподатковувати міста суперників, навіть якщо їх не контролюєш (агента при цьому не полониш), і використовувати космопорти суперників для побудови кораблів та прискореного переміщення.
arcs-effect-gain_resource-on_copy_pivot_action = коли за очко дії від копіювання чи розвороту оподатковуєш місто, отримай ще { arcs-resources }.
arcs-effect-bonus_action-on_copy_pivot_action = коли очко дії від копіювання чи розвороту оплачує дію «{ $action }», можеш { $order ->
    [after] після неї
   *[before_or_after] перед нею або після неї
} один раз виконати й дію «{ $bonus }».
arcs-effect-hit_to_repeat-action_modifier = { $once ->
    [yes] раз за хід, { $actions ->
        [tax] оподаткувавши місто
        [build_ship] збудувавши корабель у космопорті
       *[both] оподаткувавши місто або збудувавши корабель у космопорті
    }
   *[no] { $actions ->
        [tax] оподаткувавши місто
        [build_ship] збудувавши корабель у космопорті
       *[both] оподаткувавши місто або збудувавши корабель у космопорті
    }
}, можеш завдати влучання цій будівлі, щоб повторити це безкоштовно.
arcs-effect-change_planet_type-action_modifier = після оподаткування можеш покласти на ту планету один свій ресурс; до кінця гри вона має його тип, і змінити її знову не можна.
arcs-effect-build_ships_fresh-action_modifier = збудовані тобою кораблі завжди неушкоджені, навіть у системі під контролем суперника.
arcs-effect-build_on_gate-action_modifier = { $max_total_per_gate ->
    [0] у брамах нічого не будуєш.
   *[other] { $piece ->
        [starport] можеш будувати космопорти в брамах; у брамі може бути щонайбільше один космопорт на всіх гравців.
       *[city] можеш будувати міста в брамах; у брамі може бути щонайбільше одне місто на всіх гравців.
    }
}
arcs-effect-gate_city_type-static = місто в брамі має типи всіх міст на планетах свого скупчення.
arcs-effect-build_outside_slots-action_modifier = { $max_total_per_planet ->
    [0] поза місцями під будівлі нічого не будуєш.
   *[other] на планеті можеш збудувати одне місто поза місцями під будівлі, сплативши один ресурс типу планети; на планеті може бути щонайбільше одне таке місто на всіх гравців.
}
arcs-effect-move_limit-action_modifier = за одне переміщення рухаєш щонайбільше { $max_ships ->
    [one] { $max_ships } корабель
    [few] { $max_ships } кораблі
   *[many] { $max_ships } кораблів
}.
arcs-effect-extra_move-action_modifier = { $times ->
    [0] після переміщення ніщо не рухається ще раз.
   *[other] після переміщення, зокрема й прискореного, одна група твоїх неушкоджених кораблів, що рухалися, може переміститися ще раз.
}
arcs-effect-catapult_origin-action_modifier = прискорене переміщення починаєш у брамах, а не в космопортах.
arcs-effect-capture_agent-on_rival_move_in = коли кораблі суперника входять у браму, яку ти контролюєш і де маєш неушкоджений космопорт, полони { $amount ->
    [one] { $amount } його агента
    [few] { $amount } його агентів
   *[many] { $amount } його агентів
}.
arcs-effect-secure_needs_agents-action_modifier = карту гільдії можеш здобути лише тоді, коли на ній щонайменше { $min_agents ->
    [one] { $min_agents } твій агент
    [few] { $min_agents } твої агенти
   *[many] { $min_agents } твоїх агентів
}. Це не стосується карт відлуння і розграбування двору.

## Resources and scoring

arcs-effect-keep_card_on_outrage-on_outrage = ця карта лишається в тебе, коли ти викликаєш обурення.
arcs-effect-spend_as-spend = будь-який ресурс можеш витратити як ресурс типу «{ arcs-resource }».
arcs-effect-ignore_outrage_when_spending-spend = обурення не заважає тобі витрачати на дію Прелюдії ресурси типу «{ arcs-resource }».
arcs-effect-hold_supply-static = запас ресурсів типу «{ arcs-resource }» лежить на цій карті й зараховується тобі для амбіції Магнат. Витрачати його не можна; інші й далі беруть із нього.
arcs-effect-resource_slot-static = { $slots ->
    [0] додаткової комірки ресурсу в тебе немає.
   *[other] на цій карті маєш одну додаткову комірку ресурсу з ціною рейду { $raid_cost }.
}
arcs-effect-demote_first_place-scoring = під час підрахунку амбіції { $aim } перше місце дає тобі лише могутність за друге { $city_bonus ->
    [yes] з бонусом
   *[no] без бонусу
} за міста, а друге не дає нічого.
arcs-effect-power_only_for_sole_first-scoring = отримуєш могутність за амбіцію, лише якщо посідаєш перше місце одноосібно.
arcs-effect-rivals_discard_resource-after_scoring = після підрахунку амбіцій розділу всі суперники скидають усі ресурси типу «{ arcs-resource }».
arcs-effect-discard_all_resource-after_scoring = якщо в розділі підраховували амбіцію { $scored }, після підрахунку скинь усі свої ресурси типу «{ arcs-resource }».

## Ambitions

arcs-effect-pay_guild_card-before_declare = щоб у будь-який спосіб оголосити амбіцію, мусиш дати { $amount ->
    [one] { $amount } карту гільдії
    [few] { $amount } карти гільдій
   *[many] { $amount } карт гільдій
} суперникові з найменшою могутністю; інакше оголосити не можна.
arcs-effect-gain_resource-on_declare = щоразу, коли оголошуєш амбіцію, можеш отримати { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурси
   *[many] { $amount } ресурсів
} на вибір.
arcs-effect-influence_each_card-on_declare = щоразу, коли оголошуєш амбіцію, можеш розмістити агентів на будь-якій кількості карт двору, на кожній щонайбільше { $max_per_card }.
arcs-effect-secure_top_of_deck-on_declare = коли оголошуєш амбіцію{ $undeclared ->
    [yes] , на якій не було жетона
   *[no] { "" }
}, здобудь верхню карту колоди двору; її дію Прелюдії не можна використати одразу.
arcs-effect-peek_hand_swap-on_declare = щоразу, коли оголошуєш амбіцію, подивися карти одного суперника; можеш обміняти одну зі своїх на одну з них.
arcs-effect-skip_zero_marker-on_declare = коли оголошуєш одну з цих амбіцій: { $ambitions }, нульовий жетон не розміщують: провідна карта зберігає свій номер.
arcs-effect-declare_ambition-on_follow = коли розігруєш карту так: { $modes }, перед будь-якою дією: якщо в цьому раунді не оголошено жодної амбіції, можеш оголосити амбіцію своєї розіграної карти. Нульовий жетон не розміщують.

## Setup

arcs-effect-setup_outrage-setup = починаєш з агентами на позначках обурення ({ $resources }).
arcs-effect-scrap_pieces-setup = під час підготовки вилучи з гри { $ships ->
    [one] { $ships } свій корабель
    [few] { $ships } свої кораблі
   *[many] { $ships } своїх кораблів
} та { $agents ->
    [one] { $agents } свого агента
    [few] { $agents } своїх агентів
   *[many] { $agents } своїх агентів
}.
arcs-effect-scrap_cities-setup = під час підготовки вилучи з гри { $count ->
    [one] { $count } крайнє ліве місто
    [few] { $count } крайні ліві міста
   *[many] { $count } крайніх лівих міст
} свого планшета.
arcs-effect-draw_lore-after_setup = після підготовки гри візьми невикористані карти переказів (усього { $draw }) і залиш { $keep }; решту вилучи з гри.

## New actions

arcs-effect-gain_resource-new_action = отримай { arcs-resources }.
arcs-effect-captives_to_resources-new_action = поверни будь-яку кількість своїх бранців і за кожного отримай 1 ресурс на вибір.
arcs-effect-captives_to_trophies-new_action = перенеси будь-яку кількість своїх бранців до трофеїв.
arcs-effect-capture_court_agents-new_action = полони всіх агентів суперників на одній карті двору, якщо їх менше, ніж у тебе символів зброї на ресурсах і картах.
arcs-effect-trade_resource-new_action = обери місто суперника під твоїм контролем. Візьми в його власника один ресурс типу цього міста й дай один такого типу, якого він не має. Це не оподаткування і не крадіжка.
arcs-effect-build_ship_at_city-new_action = збудуй { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
   *[many] { $count } кораблів
} біля будь-якого міста під твоїм контролем, зокрема й міста суперника.
arcs-effect-free_action-new_action = оподаткуй одне власне місто.
arcs-effect-swap_building-new_action = заміни свій космопорт на місці під будівлю своїм містом або навпаки.
arcs-effect-annex_building-new_action = заміни будівлю суперника під твоїм контролем власною того самого виду, якщо вона є в запасі.
arcs-effect-ranged_attack-new_action = з однієї системи обстріляй одного суперника в суміжній. Кинь щонайбільше по кубику сутички за кожен свій неушкоджений корабель, що стріляє, але не більше 6. Влучання йдуть спершу в кораблі, потім у будівлі. Це не битва.
arcs-effect-move_any_ships-new_action = перемісти будь-які кораблі будь-яких гравців між системою зі своїм неушкодженим космопортом і однією суміжною системою, усі в одному напрямку. Модифікатори переміщення ігнорують; це не прискорене переміщення.
arcs-effect-sacrifice_ship-new_action = знищ один свій неушкоджений корабель, який не стає нічиїм трофеєм, а з ним один корабель суперника в тій самій системі, якщо він там є, — це твій трофей.

## Prelude

arcs-effect-fill_empty_slots-prelude = можеш скинути цю карту, щоб отримати до 1 ресурсу типу «{ arcs-resource }» за кожну свою порожню комірку ресурсу; коли запас вичерпано, решту викради в суперників.
arcs-effect-steal-prelude = можеш скинути цю карту, щоб викрасти в суперників { $what ->
    [resource] { arcs-resources }
   *[resource_or_guild_card] { $amount ->
        [one] { $amount } раз ресурс або карту гільдії
        [few] { $amount } рази ресурс або карту гільдії
       *[many] { $amount } разів ресурс або карту гільдії
    }
}.
arcs-effect-place_ships-prelude = можеш скинути цю карту, щоб розмістити { $count ->
    [one] { $count } неушкоджений корабель
    [few] { $count } неушкоджені кораблі
   *[many] { $count } неушкоджених кораблів
} у { $where ->
    [controlled_system] одній системі під твоїм контролем.
   *[each_gate_in_play] кожній брамі у грі.
}
arcs-effect-seize_initiative-prelude = { $before ->
    [yes] перш ніж робити щось інше, можеш
   *[no] можеш
} скинути цю карту, щоб захопити ініціативу, якщо її ще можна захопити.
arcs-effect-recycle_hand-prelude = можеш скинути цю карту й будь-яку кількість карт із руки, а тоді взяти стільки ж і ще одну зі споду скиду карт дій.
arcs-effect-gain_resource-prelude = можеш скинути цю карту, щоб отримати ці ресурси, кожного по { $amount }: { $resources }.
arcs-effect-convert_resource-prelude = { $give ->
    [any_1] можеш скинути один свій ресурс, щоб отримати 1 ресурс типу «{ $gained }».
   *[any_number_of_material_fuel] можеш обміняти будь-яку кількість своїх матеріалів і палива на стільки ж ресурсів на вибір.
}
arcs-effect-attach_to_played_card-prelude = можеш покласти цю карту поруч із картою цієї масті, розіграною горілиць у цьому раунді: { arcs-suit }. У кінці раунду візьми ту карту на руку, а цю скинь.
arcs-effect-spend_for_action-prelude = { $pool ->
    [trophies] можеш скільки завгодно разів повернути { $per ->
        [one] { $per } трофей
        [few] { $per } однакові трофеї одного суперника
       *[many] { $per } однакових трофеїв одного суперника
    } й один раз вплинути на карту двору.
   *[captives] можеш скільки завгодно разів повернути { $per ->
        [one] { $per } бранця
        [few] { $per } бранців одного суперника
       *[many] { $per } бранців одного суперника
    } й один раз здобути карту.
}
arcs-effect-declare_ambition-prelude = { $before ->
    [yes] перед будь-якою іншою дією можеш
   *[no] можеш
} скинути всі свої матеріали й паливо, навіть якщо їх немає, щоб оголосити амбіцію без жетона. { $zero_marker ->
    [yes] Нульовий жетон розміщують.
   *[no] Нульовий жетон не розміщують.
}
arcs-effect-clear_outrage-prelude = можеш скинути цю карту, щоб зняти своє обурення ({ $resources }).

## Vox cards

arcs-effect-place_ships-when_secured = обери скупчення у грі й у кожній його системі розмісти { $count ->
    [one] { $count } неушкоджений корабель
    [few] { $count } неушкоджені кораблі
   *[many] { $count } неушкоджених кораблів
}.
arcs-effect-declare_ambition-when_secured = можеш оголосити будь-яку амбіцію, якщо є доступний жетон амбіції. { $zero_marker ->
    [yes] Нульовий жетон розміщують.
   *[no] Нульовий жетон не розміщують.
}
arcs-effect-provoke_outrage_all-when_secured = можеш обрати тип ресурсу; кожен гравець, зокрема й ти, викликає обурення цього типу. Двір ніхто не грабує.
arcs-effect-return_city-when_secured = можеш повернути одне місто під твоїм контролем, своє чи суперника, на планшет його гравця. Якщо повернеш, можеш захопити ініціативу, якщо її ще можна захопити.
arcs-effect-steal-when_secured = { $optional ->
    [yes] можеш
   *[no] мусиш
} викрасти в суперників { $amount ->
    [one] { $amount } карту гільдії
    [few] { $amount } карти гільдій
   *[many] { $amount } карт гільдій
}.
arcs-effect-recycle_court_discard-when_secured = замішай усі карти гільдій зі скиду двору в колоду двору.
arcs-effect-draw_action_card-when_secured = візьми { $count ->
    [one] { $count } нижню карту
    [few] { $count } нижні карти
   *[many] { $count } нижніх карт
} скиду карт дій.
