# Outer Rim: чому чогось не можна.

outer_rim-why-other-step = це належить до { $step ->
    [planning] фази планування
    [action] фази дій
   *[encounter] фази зустрічей
}; зараз { $now ->
    [planning] фаза планування
    [action] фаза дій
   *[encounter] фаза зустрічей
}
outer_rim-why-plan = у фазі планування рухаєшся, отримуєш кредити, знімаєш пошкодження або застосовуєш властивість «Планування»
outer_rim-why-must-recover = твій персонаж зазнав невдачі: у фазі планування можна лише зняти пошкодження
outer_rim-why-no-planning-ability = такої властивості «Планування» в тебе немає
outer_rim-why-no-space = такого руху немає
outer_rim-why-too-far = { $space }: відстань { $distance ->
    [one] { $distance } терен
    [few] { $distance } терени
   *[many] { $distance } теренів
}; можеш пролетіти щонайбільше { $drive }
outer_rim-why-patrol-stops = { $space }: дорогою тебе зупинить { outer_rim-patrol } ({ $stop })
outer_rim-why-maelstrom = { $space }: кожен досить короткий шлях веде через Вирвище, де рух закінчується
outer_rim-why-act = у фазі дій доставляєш, ідеш на ринок, укладаєш угоди або застосовуєш дії з карт
outer_rim-why-once = { $action ->
    [market] йти на ринок
    [deliver] доставляти
   *[trade] укладати угоди
} можна лише раз за хід
outer_rim-why-market-first = спершу обери дію «Ринок»
outer_rim-why-no-planet = ринок є лише на планетах
outer_rim-why-nothing-to-deliver = у тебе немає нічого, що треба доставити сюди
outer_rim-why-nobody-here = тут немає з ким укласти угоду
outer_rim-why-no-trade-with-ai = Штінт не укладає угод
outer_rim-why-ability-used = цю властивість цього ходу вже застосовано
outer_rim-why-ability-useless = ця властивість зараз нічого не дасть
outer_rim-why-no-ability = такої дії з карти в тебе немає
outer_rim-why-no-encounter-ability = такої властивості «Зустріч» у тебе немає
outer_rim-why-ability-condition = ця властивість має умову: { $condition }
outer_rim-why-no-trade-in = за цю ціну нічого не можна обміняти
outer_rim-why-search = обери одну з відкритих карт ({ $deck }) або жодної
outer_rim-why-too-dear = це коштує { NUMBER($cost, useGrouping: "always") }; у тебе { outer_rim-sum-credits }
outer_rim-why-deliver-first = спершу обери дію «Доставка»
outer_rim-why-not-delivered = { $card }: доставляють лише вантаж і захоплених утікачів
outer_rim-why-not-destination = { $card }: доставити треба сюди — { $space }
outer_rim-why-no-captive = за розшуком «{ $card }» ще нікого не захоплено
outer_rim-why-tried = { $card }: у цій дії вже була спроба
outer_rim-why-not-yours = цього в тебе немає
outer_rim-why-encounter = у фазі зустрічей відкриваєш карту зустрічей чи тутешній контакт, б’єшся з патрулем або застосовуєш властивість «Зустріч»
outer_rim-why-forced-patrol = твоя репутація { outer_rim-with-faction } негативна: мусиш зустріти { outer_rim-patrol }
outer_rim-why-patrol-elsewhere = того патруля немає на твоєму терені ({ $space })
outer_rim-why-contact-elsewhere = той контакт деінде: { $space }
outer_rim-why-no-contact = ця позначка контакту порожня
outer_rim-why-no-spot = такої позначки контакту немає
outer_rim-why-contact-open = той контакт уже горілиць
outer_rim-why-contact-seen = цей контакт ти вже бачиш
outer_rim-why-no-job = «{ $card }» — це не халтурка
outer_rim-why-job-elsewhere = { $card }: пункт призначення — { $space }
outer_rim-why-job-needs-player = { $card }: на твоєму терені має бути відповідний гравець
outer_rim-why-no-bounty = такого розшуку в тебе немає
outer_rim-why-no-bounty-on = такого розшуку в тебе немає: { $contact }
outer_rim-why-crew-elsewhere = той гравець не має в екіпажі нікого з твого розшуку
outer_rim-why-no-wanted-crew = ніхто тут не має в екіпажі нікого з твоїх розшуків
outer_rim-why-no-player = серед інших гравців такого немає
outer_rim-why-player-elsewhere = { $player_seat } не на твоєму терені
outer_rim-why-player-defeated = { $player_seat }: персонаж зазнав невдачі, нападати не можна
outer_rim-why-no-attack = ніщо не дозволяє тобі напасти ({ $player_seat })
outer_rim-why-patrol-adjacent = патруль рухається на терен, сусідній із тереном { $space }
outer_rim-why-patrol-way = патруль рухається на { $distance ->
    [one] { $distance } терен
    [few] { $distance } терени
   *[many] { $distance } теренів
} у напрямку до гравця { $player_seat } і не може там зупинитися
outer_rim-why-patrol-back = патруль рухається туди, де { $player_seat }, а цей терен в іншому боці ({ $space })
outer_rim-why-patrol-distance = патруль рухається на { $distance ->
    [one] { $distance } терен
    [few] { $distance } терени
   *[many] { $distance } теренів
} і не може там зупинитися
outer_rim-why-not-nearest = { $contact } іде на найближчу планету з порожньою позначкою контакту
outer_rim-why-no-character = такого персонажа немає
outer_rim-why-taken = цього персонажа вже обрано
outer_rim-why-not-for-ai = Штінт не може мати цього персонажа
outer_rim-why-no-starting-ship = починають із кораблем G9 «Такелажник» або модифікованим транспортом G-1A
outer_rim-why-market = на ринку можна прокрутити одну колоду, а тоді купити карту
outer_rim-why-deck-empty = колода порожня: { $deck }
outer_rim-why-cycled = більше прокручувати не можна
outer_rim-why-not-bought-here = карту «{ $card }» тут купити не можна ({ $space })
outer_rim-why-limit = більше таких карт мати не можна: { $card }
outer_rim-why-no-slot = у тебе немає слота для карти «{ $card }» й жодного не звільнити
outer_rim-why-no-dearer-ship = у стосі немає корабля, дорожчого за твій
outer_rim-why-bargain = можна взяти лише верхню карту ({ $deck })
outer_rim-why-purchase = заплати за карту; можна скористатися знижками й обміном
outer_rim-why-no-discount = такої знижки в тебе вже немає
outer_rim-why-not-tradable = { $card }: на обмін іде лише вантаж, спорядження й обладнання
outer_rim-why-worthless = на карті «{ $card }» ціни не вказано
outer_rim-why-traded-in = { $card }: уже віддано на обмін
outer_rim-why-gives-slot = { $card }: без цієї карти для покупки не буде слота
outer_rim-why-paid-for = усе вже сплачено, а решти не дають
outer_rim-why-ship-first = спершу обери корабель
outer_rim-why-not-in-supply = цього корабля немає у стосі
outer_rim-why-not-dearer = { $ship } не дорожчий за твій корабель
outer_rim-why-no-room = немає вільного слота для карти «{ $card }»
outer_rim-why-must-place = куплене треба розмістити: скинь карту, щоб звільнити місце для карти «{ $card }»
outer_rim-why-not-at-will = місце є, а ресурси не можна скидати просто так
outer_rim-why-kept = { $card }: не можна скинути
outer_rim-why-frees-no-slot = скидання карти «{ $card }» не звільнить місця
outer_rim-why-other-type = { $card }: це інший вид
outer_rim-why-not-offered = карта цього не пропонує
outer_rim-why-nobody-for-it = тут немає нікого й нічого, що підходило б
outer_rim-why-credits-settled = кредити в цій угоді вже визначено
outer_rim-why-thousands = кредити рахують тисячами
outer_rim-why-not-so-rich = { $player_seat } має лише { outer_rim-sum-credits }
outer_rim-why-empty-deal = в угоді ще нічого немає
outer_rim-why-secret-not-traded = секрети не передають
outer_rim-why-ship-not-traded = кораблі не передають
outer_rim-why-in-the-deal = карта «{ $card }» уже в угоді
outer_rim-why-not-theirs = { $player_seat } цього не має
outer_rim-why-neither-active = кредити передають лише за участю гравця, чий зараз хід: { $active_seat }
outer_rim-why-dice = зараз можна застосувати лише властивості для цих кубиків
outer_rim-why-first = спершу скажи, яка з цих властивостей спрацює раніше ({ $player_seat })
outer_rim-why-other-moment = { $source }: зараз це застосувати не можна
outer_rim-why-used-here = { $source }: для цього кидка вже застосовано
outer_rim-why-needs = { $source }: умова зараз не виконується
outer_rim-why-no-such-die = такого на кубиках немає
outer_rim-why-added-hit = доданий хіт — не кубик: його не можна ні перекинути, ні змінити
outer_rim-why-crit-no-hit = крит — не хіт, а { $source } діє лише на хіти
outer_rim-why-not-these-dice = { $source } нічого не зробить із цими кубиками
outer_rim-why-other-skill = перевіряють іншу навичку: { $skill }
outer_rim-why-too-wounded = { $source }: через пошкодження ти зазнаєш невдачі
outer_rim-why-free-die = { $source }: цей кубик кидають у будь-якому разі
outer_rim-why-not-negative = ти не маєш { outer_rim-with-faction } негативної репутації
outer_rim-why-other-faction = обери фракцію, якої це може стосуватися
outer_rim-why-not-most-famous = найславетніший гравець — хтось інший, а не { $player_seat }
outer_rim-why-not-nearest-player = найближчий гравець — хтось інший, а не { $player_seat }
outer_rim-why-no-bad-name = { $player_seat } ні в кого не має негативної репутації
outer_rim-why-answer-deal = спершу прийми або відхили те, що пропонує { $player_seat }; узяти можна лише все разом
outer_rim-why-capture = спершу виріши, ліквідувати чи захопити: { $contact }
outer_rim-why-defend = спершу виріши, чи захищаєш члена екіпажу: { $contact }. Це вирішують до бою
outer_rim-why-pay-in-full = заплати { outer_rim-amount-credits } або обійдися без цього
