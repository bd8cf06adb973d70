# Outer Rim. Слова за glossary/outer_rim.toml. Назви: outer_rim-names.ftl; що кажуть карти: outer_rim-effects.ftl.

## Вставляється в інші повідомлення; від чого залежить, отримують вони

outer_rim-faction = { $faction ->
    [rebel] { outer_rim-faction-rebel }
    [imperial] { outer_rim-faction-imperial }
    [hutt] { outer_rim-faction-hutt }
   *[syndicate] { outer_rim-faction-syndicate }
}
outer_rim-of-faction = { $faction ->
    [rebel] Повстанців
    [imperial] Імперії
    [hutt] Хаттів
   *[syndicate] Синдикату
}
outer_rim-patrol = патруль { outer_rim-of-faction }
outer_rim-player = { $player_seat }
outer_rim-list = { $first }, { $rest }
outer_rim-nothing = нічого
outer_rim-spot = { $space }, позначка контакту { $place }
outer_rim-amount-credits = { $amount ->
    [one] { NUMBER($amount, useGrouping: "always") } кредит
    [few] { NUMBER($amount, useGrouping: "always") } кредити
   *[many] { NUMBER($amount, useGrouping: "always") } кредитів
}
outer_rim-amount-fame = { $amount ->
    [one] { $amount } рівень
    [few] { $amount } рівні
   *[many] { $amount } рівнів
} слави
outer_rim-sum-credits = { $credits ->
    [one] { NUMBER($credits, useGrouping: "always") } кредит
    [few] { NUMBER($credits, useGrouping: "always") } кредити
   *[many] { NUMBER($credits, useGrouping: "always") } кредитів
}

## Кубики, ґатунки, репутація, фази, види карт

outer_rim-face-hit = хіт
outer_rim-face-crit = крит
outer_rim-face-focus = фокус
outer_rim-face-blank = пусто
outer_rim-no-dice = без кубиків
outer_rim-class-white = сірий
outer_rim-class-green = зелений
outer_rim-class-yellow = жовтий
outer_rim-reputation-negative = негативна репутація
outer_rim-reputation-neutral = нейтральна репутація
outer_rim-reputation-positive = позитивна репутація
outer_rim-step-planning = Фаза планування
outer_rim-step-action = Фаза дій
outer_rim-step-encounter = Фаза зустрічей
outer_rim-combat-ground = наземний бій
outer_rim-combat-ship = космічний бій
outer_rim-type-bounty = Розшук
outer_rim-type-cargo = Вантаж
outer_rim-type-crew = Екіпаж
outer_rim-type-gear = Спорядження
outer_rim-type-job = Халтурка
outer_rim-type-mod = Обладнання
outer_rim-type-event = Подія
outer_rim-type-ship = Корабель
outer_rim-type-ship_special = Корабель

## Рішення: підготовка до гри

outer_rim-ask-character = { $seat }: обери персонажа.
outer_rim-ask-rival = { $seat }: обери персонажа Штінту.
outer_rim-ask-ship = { $seat }: обери стартовий корабель.
outer_rim-ask-side = { $seat }: обери фракцію, у якої починаєш із позитивною репутацією.
outer_rim-option-character = { $character }
outer_rim-option-rival = { $character }
outer_rim-option-ship = { $ship }
outer_rim-option-side = { outer_rim-faction }

## Рішення: фаза планування

outer_rim-ask-plan = { $seat }, планування: рух, кредити чи зняття пошкоджень?
outer_rim-ask-extra-move = { $seat }: куди летиш?
outer_rim-ask-planet = { $seat }: обери планету.
outer_rim-option-move = рух: { $space }
outer_rim-option-move-by = рух: { $space }, завдяки карті «{ $by }»
outer_rim-option-earn = отримати { NUMBER(2000, useGrouping: "always") } кредитів
outer_rim-option-recover = зняти всі пошкодження
outer_rim-option-plan = планування: { $source }

## Рішення: фаза дій

outer_rim-ask-act = { $seat }: обери дію або заверши фазу дій.
outer_rim-ask-market = { $seat }, ринок: прокрути колоду, купи карту або йди далі.
outer_rim-ask-pay = { $seat } купує: { $card }. До сплати { outer_rim-amount-credits }.
outer_rim-ask-supply = { $seat }: обери корабель зі стосу.
outer_rim-ask-bargain = { $seat }: купити карту «{ $card }» за { outer_rim-amount-credits }?
outer_rim-ask-search = { $seat }: купити одну з цих карт{ $terms ->
    [full] { "" }
    [free] { " " }безкоштовно
   *[less] { " " }зі знижкою { NUMBER($discount, useGrouping: "always") }
}?
outer_rim-option-pick = купити: { $card }
outer_rim-ask-gain = { $seat }: узяти карту «{ $card }»?
outer_rim-ask-slots = { $seat }: бракує слотів. Обери, що скинути.
outer_rim-ask-discard = { $seat }: обери, що скинути.
outer_rim-ask-sell = { $seat }: продати щось за { $multiplier ->
    [1] його ціну
    [2] подвійну ціну
    [one] ціну, помножену на { $multiplier }
    [few] ціну, помножену на { $multiplier }
   *[many] ціну, помножену на { $multiplier }
}?
outer_rim-ask-deliver = { $seat }: що доставляєш?
outer_rim-ask-fame-instead = { $seat }: узяти славу замість кредитів ({ NUMBER($amount, useGrouping: "always") })?
outer_rim-option-market = на ринок
outer_rim-option-deliver = доставка
outer_rim-option-trade = угода з іншими гравцями
outer_rim-option-use = застосувати: { $source }
outer_rim-option-goal = заплатити за мету корабля
outer_rim-option-end = завершити фазу дій
outer_rim-option-cycle = прокрутити: { $deck }
outer_rim-option-buy = купити: { $deck }
outer_rim-option-leave = облишити
outer_rim-option-pay = заплатити
outer_rim-option-trade-in = обмін: { $card }
outer_rim-option-discount = скористатися знижкою: { $source }
outer_rim-option-take = узяти
outer_rim-option-replace = узяти, а скинути: { $card }
outer_rim-option-decline = відмовитися
outer_rim-option-discard = скинути: { $card }
outer_rim-option-hand-over = доставити: { $card }
outer_rim-option-sell = продати: { $card }
outer_rim-option-supply = { $ship }

## Рішення: угоди

outer_rim-ask-partner = { $seat }: з ким укладаєш угоду?
outer_rim-ask-deal = { $seat }: що даєш і чого хочеш ({ $player_seat })?
outer_rim-ask-proposal = { $seat }: { $player_seat } пропонує угоду. Дає: { $given }. Натомість: { $wanted }. Погоджуєшся?
outer_rim-ask-offer = { $seat }: запропонуй кредити або попроси їх.
outer_rim-ask-answer-offer = { $seat }: { $player_seat } пропонує тобі { outer_rim-amount-credits }. Приймаєш?
outer_rim-ask-answer-request = { $seat }: { $player_seat } просить у тебе { outer_rim-amount-credits }. Погоджуєшся?
outer_rim-option-partner = { $player_seat }
outer_rim-option-give = віддати: { $card }
outer_rim-option-get = отримати: { $card }
outer_rim-option-give-credits = віддати { outer_rim-sum-credits }
outer_rim-option-get-credits = отримати { outer_rim-sum-credits }
outer_rim-option-propose = запропонувати цю угоду
outer_rim-option-accept = прийняти
outer_rim-option-offer = запропонувати { outer_rim-sum-credits } ({ $player_seat })
outer_rim-option-request = попросити { outer_rim-sum-credits } ({ $player_seat })

## Рішення: зустрічі

outer_rim-ask-encounter = { $seat }: обери зустріч.
outer_rim-ask-contact = { $seat }, { $contact }: бій за розшуком чи зустріч?
outer_rim-ask-meet = { $seat }: обери контакт для зустрічі.
outer_rim-ask-peek = { $seat }: таємно переглянути { $count ->
    [1] контакт, що лежить долілиць
    [one] до { $count } контакту, що лежить долілиць
    [few] до { $count } контактів, що лежать долілиць
   *[many] до { $count } контактів, що лежать долілиць
}?
outer_rim-ask-reveal = { $seat }: відкрити { $count ->
    [1] контакт
    [one] до { $count } контакту
    [few] до { $count } контактів
   *[many] до { $count } контактів
}?
outer_rim-ask-opponent = { $seat }: обери гравця («{ $card }»).
outer_rim-ask-defend = { $seat }: { $player_seat } полює на твій екіпаж. Ціль: { $contact }. Захищаєш?
outer_rim-ask-capture = { $seat }, { $contact }: ліквідувати чи захопити?
outer_rim-ask-place-contact = { $seat }: обери планету, куди повертається { $contact }.
outer_rim-option-space = відкрити карту зустрічей
outer_rim-option-patrol = бій: { outer_rim-patrol }
outer_rim-option-contact = контакт: { $spot }
outer_rim-option-job = халтурка: { $card }
outer_rim-option-hunt-crew = розшук: { $card } (екіпаж: { $player_seat })
outer_rim-option-attack = бій: { $player_seat } ({ $source })
outer_rim-option-encounter = зустріч: { $source }
outer_rim-option-fight = бій за розшуком: { $card }
outer_rim-option-talk = зустріч із контактом
outer_rim-option-defend = захищати члена екіпажу
outer_rim-option-yield = не захищати
outer_rim-option-kill = ліквідувати
outer_rim-option-capture = захопити

## Рішення, яких вимагають карти

outer_rim-ask-choose = { $seat }: обери одне («{ $card }»).
outer_rim-ask-may = { $seat }: хочеш це зробити («{ $card }»)?
outer_rim-ask-price = { $seat }: заплатити { outer_rim-amount-credits }?
outer_rim-ask-goal = { $seat }: заплатити { outer_rim-amount-credits } за свою мету?
outer_rim-ask-mark = { $seat }: познач планету, куди { $player_seat } має доправити «{ $card }».
outer_rim-ask-nearest-player = { $seat }: обери одного з найближчих гравців.
outer_rim-ask-patrol = { $seat }: куди летить { outer_rim-patrol }?
outer_rim-ask-reputation = { $seat }: запобігти втраті репутації { outer_rim-with-faction }?
outer_rim-ask-faction-gain = { $seat }: обери фракцію, у якої отримаєш репутацію.
outer_rim-ask-faction-lose = { $seat }: обери фракцію, у якої втратиш репутацію.
outer_rim-ask-faction-set = { $seat }: обери фракцію, у якої зміниться твоя репутація.
outer_rim-ask-faction-move-patrol = { $seat }: обери патруль, який рухатиметься.
outer_rim-ask-faction-place-patrol = { $seat }: обери патруль, який з’явиться тут.
outer_rim-ask-player-steal = { $seat }: обери, у кого забрати кредити.
outer_rim-ask-player-resolve = { $seat }: обери гравця, якого це стосується.
outer_rim-ask-player-test = { $seat }: обери, хто проходить перевірку майстерності.
outer_rim-ask-player-fight = { $seat }: обери, з ким битися.
outer_rim-ask-player-move-patrol = { $seat }: обери гравця, до якого рушить патруль.
outer_rim-option-option = { $label }
outer_rim-option-yes = так
outer_rim-option-no = ні
outer_rim-option-none = нічого
outer_rim-option-faction = { outer_rim-faction }
outer_rim-option-player = { $player_seat }
outer_rim-option-planet = { $space }
outer_rim-option-place = { $spot }
outer_rim-option-to = { $space }
outer_rim-option-peek = подивитися: { $spot }
outer_rim-option-reveal = відкрити: { $spot }

## Рішення: кубики

outer_rim-ask-test = { $seat }, перевірка майстерності ({ $skill }): застосуй властивість або кидай кубики.
outer_rim-ask-after-roll = { $seat }, кидок: { $faces }. Змінити щось?
outer_rim-ask-reroll = { $seat }, кидок: { $faces }. Перекинути?
outer_rim-ask-turn = { $seat }, кидок: { $faces }. Змінити результати?
outer_rim-ask-ignore = { $seat }, кидок опонента: { $faces }. Ігнорувати щось?
outer_rim-ask-first = { $seat }, що спершу? { $player_seat } зазнає пошкоджень: { $amount }.
outer_rim-option-roll = кинути
outer_rim-option-done = це все
outer_rim-option-skill = { $source }: отримати навичку { $skill }
outer_rim-option-die = { $source }: додатковий кубик
outer_rim-option-reroll = { $source }: перекинути ({ $faces })
outer_rim-option-turn = { $source }: { $face } → { $to_face }
outer_rim-option-cancel = { $source }: ігнорувати результат ({ $faces })
outer_rim-option-set = { $source }: змінити результат на { $face }
outer_rim-option-prevent = запобігти (завдяки: { $source })
outer_rim-option-bear = не запобігати
outer_rim-option-first = спершу { $source }

## Що сталося: підготовка й ходи

outer_rim-event-first = Перший гравець: { $seat }.
outer_rim-event-character = { $seat } грає за персонажа: { $character }.
outer_rim-event-ship = { $seat } сідає за штурвал: { $ship }.
outer_rim-event-start = { $seat } починає з картою «{ $card }» ({ $space }).
outer_rim-event-turn = Раунд { $round }: ходить { $seat }.
outer_rim-event-extra-turn = { $seat } матиме додатковий хід.
outer_rim-event-turn-ended = { $seat } завершує хід.
outer_rim-event-moved = { $seat } летить: { $space }.
outer_rim-event-used = { $seat } застосовує властивість: { $source }.
outer_rim-event-won = { $seat } перемагає! Слава: { $fame }.

## Що сталося: кредити, слава, репутація, пошкодження

outer_rim-event-gained = { $seat } отримує { outer_rim-amount-credits }.
outer_rim-event-lost = { $seat } втрачає { outer_rim-amount-credits }.
outer_rim-event-fame = { $seat } отримує { outer_rim-amount-fame }, разом { $fame }.
outer_rim-event-reputation = { $seat } тепер має { $level ->
    [negative] негативну
    [neutral] нейтральну
   *[positive] позитивну
} репутацію { outer_rim-with-faction }.
outer_rim-event-reputation-kept = { $seat } запобігає втраті репутації.
outer_rim-event-wounded = { $seat }: персонаж отримує { $amount ->
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[many] { $amount } пошкоджень
}.
outer_rim-event-dented = { $seat }: корабель отримує { $amount ->
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[many] { $amount } пошкоджень
}.
outer_rim-event-recovered = { $seat } знімає пошкодження: персонаж { $wounds }, корабель { $dents }.
outer_rim-event-defeated = { $seat } зазнає невдачі.
outer_rim-event-up-again = { $seat } оговтується після невдачі.
outer_rim-event-goal-token = { $seat } кладе жетон мети: { $count } з { $of }.
outer_rim-event-goal = { $seat } досягає { $what ->
    [ship] мети корабля
   *[character] персональної мети
}.

## Що сталося: карти

outer_rim-event-revealed = { $deck }: відкрито карту «{ $card }».
outer_rim-event-cycled = { $seat } прокручує колоду й скидає: { $card } ({ $deck }).
outer_rim-event-searched = { $seat } переглядає ринок ({ $deck }): { $cards }.
outer_rim-event-bought = { $seat } бере з ринку: { $card }{ $cost ->
    [0] { "" }
   *[other] { " " }(ціна { NUMBER($cost, useGrouping: "always") })
}.
outer_rim-event-took = { $seat } отримує: { $card }.
outer_rim-event-declined = { $seat } не бере: { $card }.
outer_rim-event-discarded = { $seat } скидає: { $card }.
outer_rim-event-removed = { $seat } виводить із гри: { $card }.
outer_rim-event-delivered = { $seat } доставляє: { $card }.
outer_rim-event-marked = { $card }: доправити на планету { $space }.
outer_rim-event-databank = { $seat } виконує карту Банку Даних { $number }: { $card }.
outer_rim-event-secret = { $seat } застосовує секрет: { $card }.
outer_rim-event-secret-kept = { $seat } лишає собі карту як секрет.
outer_rim-event-secret-kept-secret = { $seat } лишає собі карту як секрет: { $card }.
outer_rim-event-secrets-lost = { $seat } скидає { $count ->
    [one] { $count } секрет
    [few] { $count } секрети
   *[many] { $count } секретів
}.
outer_rim-event-job = { $seat } береться за халтурку «{ $card }».
outer_rim-event-job-done = { $seat } виконує халтурку «{ $card }».
outer_rim-event-job-failed = { $seat } провалює халтурку «{ $card }».

## Що сталося: зустрічі

outer_rim-event-encounter = { $seat } має зустріч «{ $title }»: { $space }.
outer_rim-event-no-card = { $seat } не має зустрічі: колода порожня.
outer_rim-event-contact = { $seat } зустрічає контакт: { $contact }.
outer_rim-event-contact-revealed = { $seat } відкриває контакт ({ $space }): { $contact }.
outer_rim-event-contact-placed = { $contact } повертається: { $space }.
outer_rim-event-peeked = { $seat } таємно дивиться на контакт: { $space }.
outer_rim-event-peeked-secret = { $seat } таємно дивиться на контакт ({ $space }): { $contact }.
outer_rim-event-captured = { $seat } захоплює втікача: { $contact }.
outer_rim-event-killed = { $seat } ліквідує втікача: { $contact }.
outer_rim-event-patrol = Патруль { outer_rim-of-faction } рухається: { $space }.
outer_rim-event-patrol-new = З’являється патруль { outer_rim-of-faction }, рівень { $level }: { $space }.

## Що сталося: кубики й бої

outer_rim-event-rolled = { $seat } кидає: { $faces }.
outer_rim-event-tested = { $seat }, перевірка майстерності ({ $skill }): { $passed ->
    [yes] успіх
   *[no] провал
}.
outer_rim-event-combat = { $seat } починає { $kind ->
    [ground] наземний бій
   *[ship] космічний бій
}. Ворог: { $enemy }.
outer_rim-event-enemy-rolled = Кидок за ворога ({ $enemy }): { $faces }.
outer_rim-event-ignored = { $seat } ігнорує: { $faces } ({ $source }).
outer_rim-event-combat-won = { $seat } перемагає в бою, { $damage } : { $enemy_damage }. Ворог: { $enemy }.
outer_rim-event-combat-lost = { $seat } програє бій, { $damage } : { $enemy_damage }. Ворог: { $enemy }.

## Що сталося: угоди

outer_rim-event-deal = Угода. { $seat } → { $player_seat }: { $given }. { $player_seat } → { $seat }: { $wanted }.
outer_rim-event-declined-deal = { $seat } не погоджується на угоду, яку пропонує { $player_seat }.
outer_rim-event-offer = { $seat } → { $player_seat }: пропонує { outer_rim-amount-credits }.
outer_rim-event-request = { $seat } → { $player_seat }: просить { outer_rim-amount-credits }.
outer_rim-event-given = { $seat } → { $player_seat }: дає { outer_rim-amount-credits }.
outer_rim-event-declined-offer = { $seat } → { $player_seat }: відмова.
