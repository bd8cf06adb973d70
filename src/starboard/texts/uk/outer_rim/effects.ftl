# Outer Rim: що кажуть карти, складене з їхніх ефектів. Кожне речення закінчується крапкою; умови — підрядні речення.

## Як поєднуються речення

outer_rim-join = { $first } { $rest }
outer_rim-line =
    { $first }
    { $rest }
outer_rim-paragraph =
    { $first }

    { $rest }
outer_rim-both = { $first } і { $rest }
outer_rim-either = { $first } або { $rest }
outer_rim-nested = ({ $effects })
outer_rim-anyway = У будь-якому разі: { $effects }
outer_rim-if = Якщо { $condition }: { $effects }
outer_rim-upgrade = Натомість, якщо { $condition }: { $effects }
outer_rim-choice = • { $label }: { $effects }
outer_rim-row = Якщо на кубику { $faces }: { $effects }
outer_rim-each = За кожен результат «{ $face }»: { $effects }
outer_rim-branch-pass = Успіх: { $effects }
outer_rim-branch-fail = Провал: { $effects }
outer_rim-branch-win = Перемога: { $effects }
outer_rim-branch-lose = Поразка: { $effects }
outer_rim-branch-else = Інакше: { $effects }
outer_rim-branch-if_illegal = За кожен ПРОТИЗАКОННИЙ вантаж: { $effects }
outer_rim-branch-after_pass = Якщо перевірку пройдено: { $effects }

## Вставляється в речення

outer_rim-with-faction = { $faction ->
    [rebel] у Повстанців
    [imperial] в Імперії
    [hutt] у Хаттів
    [syndicate] у Синдикату
    [planet] у фракції цієї планети
    [patrol_here] у фракції тутешнього патруля
    [nearest_patrol] у фракції найближчого патруля
    [nearest_other_patrol] у фракції найближчого патруля поза твоїм тереном
    [chosen] у фракції на твій вибір
    [chosen_negative] у фракції на твій вибір, у якої вона негативна
   *[favor_faction] у фракції цієї халтурки
}
outer_rim-which-patrol = { $faction ->
    [rebel] патруль Повстанців
    [imperial] патруль Імперії
    [hutt] патруль Хаттів
    [syndicate] патруль Синдикату
    [planet] патруль фракції цієї планети
    [patrol_here] патруль на своєму терені
    [nearest_patrol] найближчий патруль
    [nearest_other_patrol] найближчий патруль з іншого терену
    [chosen] патруль на свій вибір
    [chosen_negative] патруль на свій вибір, у фракції якого маєш негативну репутацію,
   *[favor_faction] патруль фракції цієї халтурки
}
outer_rim-who = { $who ->
    [self] Ти
    [chosen_player] Обраний гравець
    [player_of_choice] Інший гравець на твій вибір
    [player_here] Інший гравець на твоєму терені
    [player_here_with_negative_reputation] Інший гравець із негативною репутацією на твоєму терені
    [fought_player] Твій опонент у бою
    [most_famous_player] Найславетніший гравець
   *[nearest_player] Найближчий інший гравець
}
outer_rim-whom = { $who ->
    [self] ти
    [chosen_player] обраний гравець
    [player_of_choice] інший гравець на твій вибір
    [player_here] інший гравець на твоєму терені
    [player_here_with_negative_reputation] інший гравець із негативною репутацією на твоєму терені
    [fought_player] твій опонент у бою
    [most_famous_player] найславетніший гравець
   *[nearest_player] найближчий інший гравець
}
outer_rim-of-deck = { $deck ->
    [bounty] колоди розшуку
    [cargo] колоди вантажу
    [gear_mod] колоди спорядження та обладнання
    [jobs] колоди халтурок
    [luxury] колоди особливих товарів
   *[ships] колоди кораблів
}
outer_rim-one-of = { $type ->
    [bounty] розшук
    [cargo] вантаж
    [cargo_illegal] ПРОТИЗАКОННИЙ вантаж
    [crew] члена екіпажу
    [gear] спорядження
    [mod] обладнання
   *[job] халтурку
}
outer_rim-goods-bounty = розшук
outer_rim-goods-cargo = вантаж
outer_rim-goods-crew = екіпаж
outer_rim-goods-gear = спорядження
outer_rim-goods-job = халтурка
outer_rim-goods-mod = обладнання
outer_rim-number-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}
outer_rim-number-spaces = { $distance ->
    [one] { $distance } терен
    [few] { $distance } терени
   *[many] { $distance } теренів
}
outer_rim-face-any = будь-який результат

## Умови

outer_rim-condition-has_skill = маєш навичку { $skill }
outer_rim-condition-has_mod = маєш обладнання
outer_rim-condition-has_cargo = маєш вантаж
outer_rim-condition-has_illegal_cargo = маєш ПРОТИЗАКОННИЙ вантаж
outer_rim-condition-has_this = маєш цю карту
outer_rim-condition-crew = маєш щонайменше { $count ->
    [one] { $count } члена екіпажу
    [few] { $count } членів екіпажу
   *[many] { $count } членів екіпажу
}
outer_rim-condition-positive_reputations = маєш позитивну репутацію щонайменше у { $count ->
    [one] { $count } фракції
    [few] { $count } фракцій
   *[many] { $count } фракцій
}
outer_rim-condition-two_mods_or_one_mod_and_chewbacca = маєш дві карти обладнання або одну й Чубакку
outer_rim-condition-not_droid = твій персонаж не дроїд
outer_rim-condition-character_undamaged = твій персонаж не має пошкоджень
outer_rim-condition-defeated = твій персонаж зазнав невдачі
outer_rim-condition-combat_won = ти перемагаєш у бою
outer_rim-condition-ground_combat = це наземний бій
outer_rim-condition-ship_combat = це космічний бій
outer_rim-condition-enemy_is_patrol = б’єшся з патрулем
outer_rim-condition-enemy_is_bounty_target = б’єшся з утікачем зі свого розшуку
outer_rim-condition-patrol_reward_has_fame = у його винагороді є слава
outer_rim-condition-opponent_more_fame = інший гравець має більше слави, ніж ти
outer_rim-condition-beaten_player_had_more_fame = той гравець мав більше слави, ніж ти
outer_rim-condition-opponent_success = той гравець пройшов перевірку
outer_rim-condition-card_has_trait = карта має належність { $trait }
outer_rim-condition-costs_more_than_current = він коштує більше, ніж твій
outer_rim-condition-at_navpoint = ти на навігаційній точці
outer_rim-condition-at_planet = ти на планеті
outer_rim-condition-player_here = на твоєму терені є інший гравець
outer_rim-condition-reputation_positive = твоя репутація { outer_rim-with-faction } позитивна
outer_rim-condition-reputation_neutral = твоя репутація { outer_rim-with-faction } нейтральна
outer_rim-condition-reputation_negative = твоя репутація { outer_rim-with-faction } негативна
outer_rim-condition-reputation_not_positive = твоя репутація { outer_rim-with-faction } не позитивна
outer_rim-condition-reputation_not_neutral = твоя репутація { outer_rim-with-faction } не нейтральна
outer_rim-condition-reputation_not_negative = не маєш { outer_rim-with-faction } негативної репутації
outer_rim-condition-reputation_any = твоя репутація { outer_rim-with-faction } будь-яка

## Ефекти: кредити, слава, репутація, пошкодження

outer_rim-effect-gain_credits = Отримай { outer_rim-amount-credits }.
outer_rim-effect-lose_credits = Втрать { outer_rim-amount-credits }.
outer_rim-effect-steal_credits = Забери щонайбільше { outer_rim-amount-credits }. Їх втрачає { outer_rim-whom }.
outer_rim-effect-pay = Можеш заплатити { outer_rim-amount-credits }. Якщо заплатиш: { $effects }
outer_rim-effect-pay-chosen = Заплати { outer_rim-amount-credits }.
outer_rim-effect-pay-trade_in = Можеш заплатити { outer_rim-amount-credits }, зокрема обміном вантажу, спорядження й обладнання. Якщо заплатиш: { $effects }
outer_rim-effect-pay-chosen-trade_in = Заплати { outer_rim-amount-credits }, зокрема обміном вантажу, спорядження й обладнання.
outer_rim-effect-spend_for_fame = Заплати { outer_rim-sum-credits }, щоб отримати { $fame ->
    [one] { $fame } рівень
    [few] { $fame } рівні
   *[many] { $fame } рівнів
} слави.
outer_rim-effect-gain_fame = Отримай { outer_rim-amount-fame }.
outer_rim-effect-gain_fame_if = Якщо { $condition }, отримай { $more }, інакше { $less }.
outer_rim-effect-gain_reputation = Отримай репутацію{ $amount ->
    [1] { "" }
   *[other] { " " }({ $amount }×)
} { outer_rim-with-faction }.
outer_rim-effect-lose_reputation = Втрать репутацію{ $amount ->
    [1] { "" }
   *[other] { " " }({ $amount }×)
} { outer_rim-with-faction }.
outer_rim-effect-set_reputation = Зміни на { $value ->
    [negative] негативну
    [neutral] нейтральну
   *[positive] позитивну
} свою репутацію { outer_rim-with-faction }.
outer_rim-effect-damage_character = Твій персонаж отримує { $amount ->
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[many] { $amount } пошкоджень
}.
outer_rim-effect-damage_ship = Твій корабель отримує { $amount ->
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[many] { $amount } пошкоджень
}.
outer_rim-effect-recover_character = Зніми з персонажа { $amount ->
    [99] всі пошкодження
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[many] { $amount } пошкоджень
}.
outer_rim-effect-recover_ship = Зніми з корабля { $amount ->
    [99] всі пошкодження
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[many] { $amount } пошкоджень
}.
outer_rim-effect-recover_all = Зніми всі пошкодження.

## Ефекти: кубики й вибір

outer_rim-effect-test = Перевірка майстерності: { $skill }.
outer_rim-effect-opponent_test = { outer_rim-who } проходить перевірку майстерності: { $skill }.
outer_rim-effect-combat = { $type ->
    [ground] Наземний бій
   *[ship] Космічний бій
}: { $enemy }, { outer_rim-number-dice }.
outer_rim-effect-fight_player = { $combat ->
    [ground] Наземний бій. Опонент: { outer_rim-whom }.
    [ship] Космічний бій. Опонент: { outer_rim-whom }.
   *[by_space] Бій, на планеті наземний, деінде космічний. Опонент: { outer_rim-whom }.
}
outer_rim-effect-roll = { $dice ->
    [1] Кинь кубик.
   *[other] Кинь { outer_rim-number-dice }; діє перший рядок, якому відповідає хоч один із них.
}
outer_rim-effect-reroll = Можеш перекинути { $dice ->
    [1] один свій кубик
    [one] до { $dice } свого кубика
    [few] до { $dice } своїх кубиків
   *[many] до { $dice } своїх кубиків
}.
outer_rim-effect-set_result = Зміни результат кубика на { $result }.
outer_rim-effect-gain_skill = На час цієї перевірки отримай навичку { $skill }.
outer_rim-effect-gain_skill-any = На час цієї перевірки отримай потрібну навичку.
outer_rim-effect-choose = Обери одне:
outer_rim-effect-may = Можеш це зробити: { $effects }
outer_rim-effect-nothing = Нічого не стається.
outer_rim-effect-opponent_gain = { outer_rim-who }: { $effects }

## Ефекти: карти й контакти

outer_rim-effect-gain_resource = Можеш узяти ресурс із цієї карти.
outer_rim-effect-gain_resource-named = Можеш отримати карту «{ $card }».
outer_rim-effect-keep_secret = Залиш собі цю карту як секрет.
outer_rim-effect-recruit = Можеш узяти цей контакт до екіпажу.
outer_rim-effect-recruit-named = Можеш узяти до екіпажу контакт «{ $card }».
outer_rim-effect-meet_contact = Можеш провести зустріч із контактом { $scope ->
    [any_planet] на будь-якій планеті
   *[here] на своєму терені
}.
outer_rim-effect-peek_contacts = Таємно переглянь { $count ->
    [one] { $count } контакт, що лежить долілиць
    [few] до { $count } контактів, що лежать долілиць
   *[many] до { $count } контактів, що лежать долілиць
} { $scope ->
    [any_planet] на будь-якій планеті
   *[here] на твоєму терені
}.
outer_rim-effect-reveal_contacts = Можеш відкрити { $count ->
    [one] { $count } контакт
    [few] щонайбільше { $count } контакти
   *[many] щонайбільше { $count } контактів
} { $scope ->
    [any_planet] на будь-якій планеті
   *[here] на своєму терені
}.
outer_rim-effect-reveal_lowest_contact = З контактів, що лежать долілиць на цьому терені, відкрий контакт найнижчого ґатунку.
outer_rim-effect-gain_lowest_contact_crew = Відкрий на цьому терені контакт найнижчого ґатунку й отримай його карту екіпажу безкоштовно.
outer_rim-effect-buy_discounted = Можеш купити верхню карту { outer_rim-of-deck }{ $discount ->
    [0] { "" }
   *[other] { " " }зі знижкою { NUMBER($discount, useGrouping: "always") } кредитів
}.
outer_rim-effect-search_market = Відкрий { $count ->
    [1] першу карту
    [one] перші { $count } карту
    [few] перші { $count } карти
   *[many] перші { $count } карт
} { outer_rim-of-deck } разом із відкритою.
outer_rim-effect-search_market-buy = Можеш купити одну з них{ $discount ->
    [0] { "" }
   *[other] { " " }зі знижкою { NUMBER($discount, useGrouping: "always") } кредитів
}.
outer_rim-effect-search_market-free = Можеш узяти одну з них безкоштовно.
outer_rim-effect-search_market-bottom = Решта йде під низ колоди.
outer_rim-effect-search_market-shuffled = Решту замішай у колоду.
outer_rim-effect-cycle_market = Скинь { $count ->
    [1] верхню карту
    [one] { $count } верхню карту
    [few] { $count } верхні карти
   *[many] { $count } верхніх карт
} { outer_rim-of-deck }.
outer_rim-effect-sell_asset = Можеш скинути { $max ->
    [1] одну карту
    [one] до { $max } карти
    [few] до { $max } карт
   *[many] до { $max } карт
} ({ $types }) і отримати в кредитах { $multiplier ->
    [1] ціну
    [2] подвійну ціну
   *[other] ціну, помножену на { $multiplier }
}{ $cap ->
    [0] { "" }
   *[other] , щонайбільше { NUMBER($cap, useGrouping: "always") } за карту
}.
outer_rim-effect-discard_asset = Скинь { outer_rim-one-of }{ $amount ->
    [1] { "" }
   *[other] { " " }({ $amount }×)
}.
outer_rim-effect-gain_ship = Твій новий корабель: { $sheet }.
outer_rim-effect-buy_ship_from_supply = Купи корабель зі стосу, якщо { $condition }; свій віддаєш на обмін.
outer_rim-effect-remove_matching_ship_card = Виведи з гри карту ринку цього корабля.
outer_rim-effect-shuffle_self_into_deck = Замішай цю карту в її колоду.
outer_rim-effect-discard_card = Скинь цю карту.
outer_rim-effect-remove_card_from_game = Виведи цю карту з гри.

## Ефекти: рух і хід

outer_rim-effect-move_patrol = Пересунь { outer_rim-which-patrol } на { outer_rim-number-spaces } { $toward ->
    [self] у напрямку до себе
    [away] далі від себе
   *[chosen_player] у напрямку до обраного гравця
}.
outer_rim-effect-move_patrol_directly = Пересунь { outer_rim-which-patrol } безпосередньо на свій терен.
outer_rim-effect-move_self = Можеш пересунутися щонайбільше на { outer_rim-number-spaces }.
outer_rim-effect-move_self_directly = Пересунься безпосередньо на терен { $space }.
outer_rim-effect-move_self_directly-chosen_planet = Пересунься безпосередньо на планету на свій вибір.
outer_rim-effect-move_self_directly-self_space = Залишся на своєму терені.
outer_rim-effect-ignore_patrol_stop = { $count ->
    [99] Патрулі не зупиняють цього руху.
    [1] Один патруль не зупиняє цього руху.
   *[other] Патрулі не зупиняють цього руху (щонайбільше { $count }).
}
outer_rim-effect-extra_turn = Після цього ходу маєш додатковий хід.
outer_rim-effect-end_turn = Твій хід завершується.

## Ефекти: халтурки й доставки

outer_rim-effect-complete_job = Халтурку виконано.
outer_rim-effect-fail_job = Халтурку провалено.
outer_rim-effect-goto_step = Перейди до кроку { $step }.
outer_rim-effect-resolve_databank = Виконай карту Банку Даних { $number }.
outer_rim-effect-deliver_cargo = Вантаж доставлено.
outer_rim-effect-keep_cargo = Вантаж лишається в тебе.
outer_rim-effect-discard_cargo = Скинь вантаж.

## Ефекти Штінту

outer_rim-effect-move_toward_goal = Пересунься в напрямку до найближчого жетона мети.
outer_rim-effect-deliver_cargo_here = Достав усі вантажі, пункт призначення яких тут.
outer_rim-effect-complete_job_here = Виконай халтурку, пункт призначення якої тут.
outer_rim-effect-encounter_negative_patrol = Бийся з тутешнім патрулем фракції, у якої маєш негативну репутацію.
outer_rim-effect-ai_buy = Купи верхню карту { outer_rim-of-deck }.
outer_rim-effect-ai_buy-full = Якщо немає вільного слота ({ $slot ->
    [cargo] вантаж
    [crew] екіпаж
    [mod] обладнання
    [cargo_or_mod] вантаж або обладнання
    [gear] спорядження
   *[job_or_bounty] халтурка або розшук
}), купи натомість верхню карту { outer_rim-of-deck }.
outer_rim-effect-ai_buy-goal = Поклади жетон мети на її пункт призначення.

## Коли діють властивості

outer_rim-ability = { $trigger }: { $effects }
outer_rim-ability-pay = Можеш заплатити { outer_rim-amount-credits }. Якщо заплатиш: { $effects }
outer_rim-ability-wound = Твій персонаж може отримати { $amount ->
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[many] { $amount } пошкоджень
}. Якщо отримає: { $effects }
outer_rim-limit-once_per_turn = Раз за хід.
outer_rim-limit-once_per_combat = Раз за бій.
outer_rim-trigger-always = Завжди
outer_rim-trigger-planning = Планування
outer_rim-trigger-action = Дія
outer_rim-trigger-encounter = Зустріч
outer_rim-trigger-any_time_own_turn = Будь-коли у свій хід
outer_rim-trigger-after_planning_move = Після руху у фазі планування
outer_rim-trigger-during_move = Під час руху
outer_rim-trigger-market_buy = Коли купуєш карти ринку
outer_rim-trigger-when_gained = Коли отримуєш цю карту
outer_rim-trigger-before_skill_test = Перед кидком під час перевірки майстерності
outer_rim-trigger-any_own_roll = Після будь-якого свого кидка
outer_rim-trigger-start_of_combat = На початку бою
outer_rim-trigger-ground_combat_roll = Після свого кидка в наземному бою
outer_rim-trigger-ship_combat_roll = Після свого кидка в космічному бою
outer_rim-trigger-before_opponent_roll = Перед кидком опонента в бою
outer_rim-trigger-after_opponent_roll = Після кидка опонента в бою
outer_rim-trigger-after_combat_won = Після виграного бою, якщо персонаж не зазнав невдачі
outer_rim-trigger-ship_combat_lost = Після програного космічного бою
outer_rim-trigger-when_character_damaged = Коли твій персонаж має отримати пошкодження в бою
outer_rim-trigger-when_ship_damaged = Коли твій корабель має отримати пошкодження в бою
outer_rim-trigger-when_defeated = Коли твій персонаж зазнає невдачі
outer_rim-trigger-when_losing_reputation = Коли маєш втратити репутацію
outer_rim-trigger-reputation_gained = Після отримання репутації
outer_rim-trigger-illegal_delivery_roll = Після кидка на доставку ПРОТИЗАКОННОГО вантажу
outer_rim-trigger-illegal_cargo_delivered = Коли доставляєш ПРОТИЗАКОННИЙ вантаж
outer_rim-trigger-cargo_delivered = Коли доставляєш вантаж
outer_rim-trigger-captured_contact_delivered = Коли доставляєш захопленого втікача
outer_rim-trigger-contact_eliminated = Коли ліквідуєш утікача з розшуку
outer_rim-trigger-bounty_reward_gained = Коли отримуєш винагороду за розшук
outer_rim-trigger-job_completed = Коли виконуєш халтурку
outer_rim-trigger-patrol_defeated = Коли перемагаєш патруль
outer_rim-trigger-other_player_encounter = У фазі зустрічей іншого гравця на твоєму терені

## Що роблять властивості

outer_rim-ability-stat_bonus = { $stat } +{ $amount }.
outer_rim-ability-reroll = Можеш перекинути { $dice ->
    [1] один свій кубик
    [99] будь-яку кількість своїх кубиків
   *[other] до { $dice } своїх кубиків
}.
outer_rim-ability-reroll-only = Можеш перекинути { $dice ->
    [1] один свій кубик
    [99] будь-яку кількість своїх кубиків
   *[other] до { $dice } своїх кубиків
} з результатом: { $only }.
outer_rim-ability-turn_result = Можеш змінити { $count ->
    [1] результат одного кубика
   *[other] до { $count } однакових результатів
}: { $from } → { $to }.
outer_rim-ability-add_result = Додай { $count ->
    [one] { $count } результат
    [few] { $count } результати
   *[many] { $count } результатів
}: { $result }.
outer_rim-ability-cancel_result = Можеш ігнорувати { $count ->
    [one] { $count } результат
    [few] { $count } результати
   *[many] { $count } результатів
} опонента: { $result }.
outer_rim-ability-fewer_dice = Опонент кидає на { $amount ->
    [one] { $amount } кубик
    [few] { $amount } кубики
   *[many] { $amount } кубиків
} менше.
outer_rim-ability-extra_die = Кинь на { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
} більше.
outer_rim-ability-extra_die-skills = Під час перевірки навички { $skills } кинь на { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
} більше.
outer_rim-ability-damage_cap = Отримуєш щонайбільше { $amount ->
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[many] { $amount } пошкоджень
}.
outer_rim-ability-prevent_damage = Запобігни { $amount ->
    [one] { $amount } пошкодженню
    [few] { $amount } пошкодженням
   *[many] { $amount } пошкодженням
}.
outer_rim-ability-recover = Зніми { $what ->
    [ship] з корабля
   *[character] з персонажа
} { $amount ->
    [99] всі пошкодження
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[many] { $amount } пошкоджень
}.
outer_rim-ability-discard_to_recover = Можеш скинути цю карту, щоб зняти { $what ->
    [ship] з корабля
   *[character] з персонажа
} { $amount ->
    [99] всі пошкодження
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[many] { $amount } пошкоджень
}.
outer_rim-ability-gain_credits = Отримай { outer_rim-amount-credits }.
outer_rim-ability-extra_fame = Отримай ще { $amount ->
    [one] { $amount } рівень
    [few] { $amount } рівні
   *[many] { $amount } рівнів
} слави.
outer_rim-ability-trade_credits_for_fame = Замість кредитів із винагороди можеш отримати { $fame ->
    [one] { $fame } рівень
    [few] { $fame } рівні
   *[many] { $fame } рівнів
} слави.
outer_rim-ability-fame_while = Доки { $condition }, маєш на { $amount ->
    [one] { $amount } рівень
    [few] { $amount } рівні
   *[many] { $amount } рівнів
} слави більше.
outer_rim-ability-fame_while-highest = Діє лише найвище з цих значень.
outer_rim-ability-discount = Карта, яку купуєш, коштує на { NUMBER($amount, useGrouping: "always") } кредитів менше.
outer_rim-ability-extra_cycle = Можеш скинути з колод ринку на { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} більше.
outer_rim-ability-gain_market_card = Можеш отримати верхню карту { outer_rim-of-deck }, якщо вона { $cost ->
    [0] безкоштовна
   *[other] коштує { NUMBER($cost, useGrouping: "always") }
}.
outer_rim-ability-extra_slot = Маєш { $amount ->
    [one] ще { $amount } слот
    [few] ще { $amount } слоти
   *[many] ще { $amount } слотів
}: { $slot ->
    [cargo] вантаж
    [crew] екіпаж
    [mod] обладнання
    [cargo_or_mod] вантаж або обладнання
    [gear] спорядження
   *[job_or_bounty] халтурка або розшук
}.
outer_rim-ability-peek_contacts = Можеш таємно переглянути { $count ->
    [one] { $count } контакт, що лежить долілиць
    [few] до { $count } контактів, що лежать долілиць
   *[many] до { $count } контактів, що лежать долілиць
} { $scope ->
    [any_planet] на будь-якій планеті
   *[here] на твоєму терені
}.
outer_rim-ability-move_patrol = Можеш пересунути { outer_rim-which-patrol } на { outer_rim-number-spaces }.
outer_rim-ability-ignore_patrol_stop = { $count ->
    [99] Патрулі тебе не зупиняють.
    [1] Один патруль тебе не зупиняє.
   *[other] Патрулі тебе не зупиняють (щонайбільше { $count }).
}
outer_rim-ability-prevent_reputation_loss = Можеш запобігти втраті.
outer_rim-ability-prevent_reputation_loss-faction = Не втрачаєш репутації { outer_rim-with-faction }.
outer_rim-ability-fight_player = Можеш почати з іншим гравцем на своєму терені { $combat ->
    [ground] наземний бій
    [ship] космічний бій
   *[by_space] бій
}.
outer_rim-ability-may_be_attacked = Інші гравці можуть почати з тобою { $combat ->
    [ground] наземний бій
    [ship] космічний бій
   *[by_space] бій
}.
outer_rim-ability-mark_planet = { outer_rim-who } позначає планету. Це пункт призначення цієї карти.
outer_rim-ability-roll_per_crew = Кинь один кубик за кожного члена свого екіпажу.
outer_rim-ability-discard_asset = Скинь { outer_rim-one-of }{ $amount ->
    [1] { "" }
   *[other] { " " }({ $amount }×)
}.
outer_rim-ability-discard_self = Скинь цю карту.

## Мета

outer_rim-goal-action_pay = Застосуй це як дію.
outer_rim-goal-ship_combat_won = Переможи в космічному бою.
outer_rim-goal-ground_combat_won = Переможи в наземному бою.
outer_rim-goal-encounter_player_ship_combat_won = Як зустріч почни космічний бій з іншим гравцем на своєму терені й переможи.
outer_rim-goal-patrol_defeated = Переможи патруль.
outer_rim-goal-ship_damage_recovered = Зніми з корабля за раз щонайменше { $amount ->
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[many] { $amount } пошкоджень
}.
outer_rim-goal-cargo_delivered = Достав вантаж.
outer_rim-goal-illegal_cargo_delivered = Достав ПРОТИЗАКОННИЙ вантаж.
outer_rim-goal-captured_contact_delivered = Достав захопленого втікача.
outer_rim-goal-contact_eliminated = Ліквідуй утікача з розшуку.
outer_rim-goal-bounty_reward_gained = Отримай винагороду за розшук.
outer_rim-goal-job_completed = Виконай халтурку.
outer_rim-goal-condition = Зараховується, якщо { $condition }.
outer_rim-goal-cost = Заплати за це { outer_rim-amount-credits }.
outer_rim-goal-count = Зроби це { $count ->
    [2] двічі
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
}.

## Карти

outer_rim-text-plain = Без особливих правил.
outer_rim-text-reward = Винагорода: { $effects }
outer_rim-text-bought = Коли купуєш її: { $effects }
outer_rim-text-not_on = Не можна купити тут: { $space }.
outer_rim-text-most = Карт із належністю { $trait } можна мати щонайбільше { $most }.
outer_rim-text-slot = Займає слот: { $slot ->
    [cargo] вантаж
    [crew] екіпаж
    [mod] обладнання
    [cargo_or_mod] вантаж або обладнання
    [gear] спорядження
   *[job_or_bounty] халтурка або розшук
}.
outer_rim-text-kept = Її не можна скинути.
outer_rim-text-skills = Навички: { $skills }.
outer_rim-text-job = Пункт призначення: { $space }.
outer_rim-text-job-space_with_player = Пункт призначення: терен з іншим гравцем.
outer_rim-text-job-space_with_player_negative_reputation = Пункт призначення: терен з іншим гравцем, який має негативну репутацію.
outer_rim-text-job-marked_planet = Пункт призначення: позначена планета.
outer_rim-text-cargo = Доставити: { $space }.
outer_rim-text-cargo-space_with_player = Доставити: терен з іншим гравцем.
outer_rim-text-cargo-space_with_player_negative_reputation = Доставити: терен з іншим гравцем, який має негативну репутацію.
outer_rim-text-cargo-marked_planet = Доставити: позначена планета.
outer_rim-text-in_action = Цю халтурку виконують у фазі дій.
outer_rim-text-tests = Перевірки: { $skills }.
outer_rim-text-must = { $skill } (потрібен успіх)
outer_rim-text-may = { $skill }
outer_rim-text-choose_player = Обери там іншого гравця.
outer_rim-text-step = { $number }) { $effects }
outer_rim-text-target = Розшукується: { $contact }. { $combat ->
    [ground] Наземний бій
   *[ship] Космічний бій
}, { outer_rim-number-dice }.
outer_rim-text-dead = Винагорода за ліквідацію: { $reward }.
outer_rim-text-alive = Винагорода за захоплення ({ $space }): { $reward }.
outer_rim-text-after = Разом із винагородою: { $effects }
outer_rim-text-section = { $title }: { $effects }
outer_rim-text-secret = Секрет. { $trigger }: { $effects }
outer_rim-text-ai = { $step ->
    [planning] Планування
    [action] Дії
   *[encounter] Зустріч
}, зроби { $mode ->
    [first] перше, що підходить
   *[all] все, що підходить
}: { $entries }
outer_rim-text-entry = • { $effects }
outer_rim-text-shuffle = Потім перемішай усі карти Штінту.

## Звороти карт зустрічей: на що сподіватися

outer_rim-text-back = { $where }: { $kinds }.
outer_rim-where-patrol = Із патрулем на терені
outer_rim-where-no_patrol = Без патруля
outer_rim-dominating-contacts = контакти
outer_rim-dominating-credits = кредити
outer_rim-dominating-extra_turn = додаткові ходи
outer_rim-dominating-fame = слава
outer_rim-dominating-fights = бої
outer_rim-dominating-gambling = азартні ігри
outer_rim-dominating-hutt_reputation = репутація у Хаттів
outer_rim-dominating-imperial_reputation = репутація в Імперії
outer_rim-dominating-patrol_reputation = репутація у фракції патруля
outer_rim-dominating-patrols = рух патрулів
outer_rim-dominating-rebel_reputation = репутація у Повстанців
outer_rim-dominating-recovery = зняття пошкоджень
outer_rim-dominating-resources = ресурси
outer_rim-dominating-secrets = секрети
outer_rim-dominating-ship_damage = пошкодження корабля
outer_rim-dominating-syndicate_reputation = репутація у Синдикату
outer_rim-dominating-trade = купівля і продаж
outer_rim-dominating-wounds = пошкодження персонажа

## Контакти, патрулі, терени

outer_rim-text-contact = Контакт, { $class ->
    [white] сірий
    [green] зелений
   *[yellow] жовтий
} ґатунок. Карта Банку Даних { $number }.
outer_rim-text-factions = Фракція: { $factions }.
outer_rim-text-droid = Дроїд.
outer_rim-text-patrol = Рівень { $level }. Космічний бій, { outer_rim-number-dice }. Винагорода: { $reward }.
outer_rim-text-unbeaten = Рівень { $level }. Його не можна перемогти.
outer_rim-text-planet = Планета. { $faction ->
    [none] Без фракції.
    [rebel] Фракція: { outer_rim-faction-rebel }.
    [imperial] Фракція: { outer_rim-faction-imperial }.
    [hutt] Фракція: { outer_rim-faction-hutt }.
   *[syndicate] Фракція: { outer_rim-faction-syndicate }.
} { $contacts ->
    [one] { $contacts } позначка контакту.
    [few] { $contacts } позначки контакту.
   *[many] { $contacts } позначок контакту.
}
outer_rim-text-navpoint = Навігаційна точка.
outer_rim-text-maelstrom = Вирвище: рух, який веде в нього, там і закінчується. Ринку тут немає, а кожна зустріч може дати додатковий хід.
