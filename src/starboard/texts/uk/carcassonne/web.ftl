# Ігрове поле «Каркассона» у браузері.

web-carcassonne-board = Ігрове поле з плиток космосу
web-carcassonne-keys = Стрілки ведуть місцями, що світяться, Enter обирає одне, а вдруге підтверджує його, R повертає плитку. Після клавіші I стрілки ведуть усім полем, а Enter каже, чому чогось не можна обрати. Shift зі стрілкою рухає поле.
web-carcassonne-cell = Клітинка { $cell }
web-carcassonne-drawn = Плитка, яку відкриває { $name }
web-carcassonne-turn = Повернути плитку
web-carcassonne-planet = планета { $name }
web-carcassonne-segment-side = { $kind ->
    [route] торговий шлях
   *[asteroid] поле астероїдів
}, { $side ->
    [N] північ
    [E] схід
    [S] південь
   *[W] захід
}
web-carcassonne-segment-on = { $what }, клітинка { $cell }
web-carcassonne-which-figure = Яку фігурку?
web-carcassonne-tile-on = плитка на клітинці { $cell }, лише вільний космос
web-carcassonne-cell-empty = порожня клітинка { $cell }
web-carcassonne-may = { $what }: можна обрати
web-carcassonne-place-on = Викласти на { $cell }
web-carcassonne-put = { $size ->
    [large] Великий
   *[small] Малий
} { $kind ->
    [route] торговець
    [asteroid] дослідник
   *[planet] завойовник
}
web-carcassonne-progress = плитка { $tile } з { $tiles }
web-carcassonne-steps = Кроки ходу
web-carcassonne-step = { $step ->
    [tile] Плитка
    [figure] Фігурка
    [fight] Бій
   *[score] Очки
}

## Looking

web-carcassonne-held-show = Хто за що отримав би очки
web-carcassonne-if-ended = Якби гра скінчилася зараз
web-carcassonne-held = { $kind ->
    [route] торговий шлях
    [asteroid] поле астероїдів
   *[planet] планета
}, клітинка { $cell }: { $names }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
web-carcassonne-held-fight = { $kind ->
    [route] торговий шлях
    [asteroid] поле астероїдів
   *[planet] планета
}, клітинка { $cell }: битимуться { $names }
web-carcassonne-weighed = { $is ->
    [played] зіграно
    [better] краще
   *[alike] так само добре
}

## An object that is pointed at

web-carcassonne-worth = { $state ->
    [open] по завершенні
    [now] цього ходу
   *[settled] завершено
}
web-carcassonne-made-of = { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
}, { $symbols ->
    [0] без символів
    [one] { $symbols } символ
    [few] { $symbols } символи
    [many] { $symbols } символів
   *[other] { $symbols } символу
}
web-carcassonne-now = { $points ->
    [one] зараз { $points } очко
    [few] зараз { $points } очки
    [many] зараз { $points } очок
   *[other] зараз { $points } очка
}
web-carcassonne-open = { $kind ->
    [planet] { $open ->
        [one] бракує { $open } плитки
        [few] бракує { $open } плиток
        [many] бракує { $open } плиток
       *[other] бракує { $open } плитки
    }
   *[other] { $open ->
        [one] { $open } відкрита сторона
        [few] { $open } відкриті сторони
        [many] { $open } відкритих сторін
       *[other] { $open } відкритої сторони
    }
}
web-carcassonne-nobody = поки що нічиє
web-carcassonne-settled = більше не дасть очок

## A fight

web-carcassonne-fight = Бій за { $kind ->
    [route] торговий шлях
    [asteroid] поле астероїдів
   *[planet] планету
}
web-carcassonne-fight-planet = Бій за планету { $name }
web-carcassonne-fight-sides = { $sides ->
    [one] { $sides } сторона
    [few] { $sides } сторони
    [many] { $sides } сторін
   *[other] { $sides } сторони
}
web-carcassonne-fight-roll = Кидок { $roll }
web-carcassonne-fight-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}
web-carcassonne-fight-highest = найвищий кубик
web-carcassonne-fight-wins = перемога
web-carcassonne-fight-tie = нічия: по очку, і ще раз
web-carcassonne-fight-lost = { $name } програє: фігурки назад, очко за кубик
web-carcassonne-fight-won = { $name } перемагає і залишається
web-carcassonne-fight-skip = Одразу до результату
web-carcassonne-fight-close = Далі
web-carcassonne-fight-small = Малі фігурки: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}
web-carcassonne-fight-large = Велика фігурка: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}
web-carcassonne-fight-symbol = { $dice ->
    [0] Немає символу своєї фракції
   *[other] Символ своєї фракції: +{ $dice }
}
web-carcassonne-fight-odds = Шанси в цьому кидку
web-carcassonne-fight-odds-tie = нічия
web-carcassonne-fight-tied = нічия
web-carcassonne-fight-who-loses = Хто програє
web-carcassonne-fight-loses = забирає фігурки й отримує очко за кожен кубик
web-carcassonne-fight-who-wins = Хто переможе
web-carcassonne-fight-stays = залишається з усіма фігурками
web-carcassonne-fight-any = Клацання теж веде далі.
web-carcassonne-fight-details = Докладніше
web-carcassonne-key-space = Пробіл

## Panels

web-carcassonne-players = Гравці
web-carcassonne-tiles = Плитки
web-carcassonne-you = ти
web-carcassonne-team = очки команди
web-carcassonne-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
web-carcassonne-final = { $points ->
    [one] { $points } очко, якби гра скінчилася зараз
    [few] { $points } очки, якби гра скінчилася зараз
   *[many] { $points } очок, якби гра скінчилася зараз
}
web-carcassonne-supply = У запасі: { $small ->
    [0] жодної малої фігурки
    [one] { $small } мала фігурка
    [few] { $small } малі фігурки
    [many] { $small } малих фігурок
   *[other] { $small } малої фігурки
}, { $large ->
    [0] жодної великої фігурки
    [one] { $large } велика фігурка
    [few] { $large } великі фігурки
    [many] { $large } великих фігурок
   *[other] { $large } великої фігурки
}
web-carcassonne-figures-left = лишилося { $left } з { $all }
web-carcassonne-tiles-to-come = { $left ->
    [0] Плиток більше немає
    [one] Попереду ще { $left } плитка
    [few] Попереду ще { $left } плитки
    [many] Попереду ще { $left } плиток
   *[other] Попереду ще { $left } плитки
}
web-carcassonne-tiles-removed = { $tiles ->
    [one] { $tiles } плитка нікуди не підійшла
    [few] { $tiles } плитки нікуди не підійшли
    [many] { $tiles } плиток нікуди не підійшло
   *[other] { $tiles } плитки нікуди не підійшло
}
web-carcassonne-tiles-hidden = Список плиток, що лишилися, вимкнено.

# Where points come from, and what is marked on the timeline of a replay.
carcassonne-mark-fight = бій
carcassonne-mark-route = торговий шлях
carcassonne-mark-asteroid = поле астероїдів
carcassonne-mark-planet = планета
carcassonne-source-route = торгові шляхи
carcassonne-source-asteroid = поля астероїдів
carcassonne-source-planet = планети
carcassonne-source-fight = бої
carcassonne-source-final = фінальний підрахунок
