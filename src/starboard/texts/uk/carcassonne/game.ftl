# Carcassonne: Star Wars Edition. Слова за glossary/carcassonne.toml.

## Речі

carcassonne-colour = { $colour ->
    [red] Червоний
    [green] Зелений
    [black] Чорний
    [white] Білий
   *[orange] Помаранчевий
}
carcassonne-faction = { $faction ->
    [rebel] Альянс повстанців
    [empire] Імперія
   *[bounty_hunter] Мисливці за головами
}
carcassonne-kind = { $kind ->
    [route] торговий шлях
    [asteroid] поле астероїдів
    [planet] планета
   *[space] вільний космос
}
carcassonne-role = { $kind ->
    [route] торговець
    [asteroid] дослідник
   *[planet] завойовник
}
carcassonne-size = { $size ->
    [large] велика фігурка
   *[small] мала фігурка
}
carcassonne-step = { $step ->
    [tile] викладання плитки
    [figure] розміщення фігурки
    [fight] бій
   *[score] підрахунок очок
}
carcassonne-side-player = { $seat }
carcassonne-side-team = { $faction ->
    [rebel] Команда Альянсу повстанців
   *[empire] Команда Імперії
}

## Рішення

carcassonne-ask-place = { $seat }: обери, куди викласти плитку.
carcassonne-ask-figure = { $seat }: обери, куди поставити фігурку, або не став жодної.
carcassonne-option-place = клітинка { $cell }, { $turn ->
    [0] без повороту
   *[other] поворот на { $turn }°
}
carcassonne-option-no-figure = без фігурки
carcassonne-option-figure = { $size ->
    [large] великий
   *[small] малий
} { $kind ->
    [route] торговець на торговому шляху
    [asteroid] дослідник на полі астероїдів
   *[planet] завойовник на планеті
} ({ $segment })
carcassonne-option-planet = { $size ->
    [large] великий
   *[small] малий
} завойовник на планеті, клітинка { $cell }

## Що сталося

carcassonne-event-first = Починає { $seat }.
carcassonne-event-drawn = { $seat } відкриває плитку; { $left ->
    [one] залишається { $left }
    [few] залишаються { $left }
   *[many] залишається { $left }
}.
carcassonne-event-removed = { $seat }: плитку ніде не можна викласти, і вона вибуває з гри.
carcassonne-event-placed = { $seat } викладає плитку на клітинку { $cell }.
carcassonne-event-figure = { $seat }: { $size ->
    [large] великий
   *[small] малий
} { $kind ->
    [route] торговець на торговому шляху
    [asteroid] дослідник на полі астероїдів
   *[planet] завойовник на планеті
}, клітинка { $cell }.
carcassonne-event-fight = Спалахує бій за { $kind ->
    [route] торговий шлях
    [asteroid] поле астероїдів
   *[planet] планету
}, клітинка { $cell }.
carcassonne-event-pool = { $side } має в бою { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}.
carcassonne-event-roll = { $side } кидає: { $rolled }, найвищий кубик { $best }.
carcassonne-event-tie = { $side } ділить найвищий результат, отримує 1 очко й кидає знову.
carcassonne-event-lost = { $side } програє бій і отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} за свої кубики.
carcassonne-event-won = { $side } перемагає в бою.
carcassonne-event-returned = { $seat } забирає { $size ->
    [large] велику фігурку
   *[small] малу фігурку
} з клітинки { $cell }.
carcassonne-event-scored = { $side } отримує очки за { $kind ->
    [route] торговий шлях
    [asteroid] поле астероїдів
   *[planet] планету
} ({ $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}, { $symbols ->
    [0] без символів
    [one] { $symbols } символ
    [few] { $symbols } символи
   *[many] { $symbols } символів
}): +{ $points }.
carcassonne-event-final = { $side }, { $kind ->
    [route] незавершений торговий шлях
    [asteroid] незавершене поле астероїдів
   *[planet] незавершена планета
} ({ $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}, { $symbols ->
    [0] без символів
    [one] { $symbols } символ
    [few] { $symbols } символи
   *[many] { $symbols } символів
}): +{ $points }.
carcassonne-event-lap = { $side }: маркер пройшов повне коло; це вже { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
carcassonne-event-end = Жодної плитки викласти не можна: гра закінчується, і очки дають незавершені об’єкти.

## Чому ні

carcassonne-why-place-form = треба викласти плитку: напиши «place X,Y rTURN», наприклад «place 1,0 r90»
carcassonne-why-cell-taken = на клітинці { $cell } вже лежить плитка
carcassonne-why-corner = плитка на клітинці { $cell } торкалася б інших лише кутом
carcassonne-why-apart = плитка на клітинці { $cell } не торкалася б жодної іншої
carcassonne-why-no-turn = плитка не підходить на клітинку { $cell }, хоч як її повертай
carcassonne-why-turn = плитку можна повернути на 0, 90, 180 або 270 градусів, а не на { $turn }
carcassonne-why-edge = на { $side ->
    [N] північній
    [E] східній
    [S] південній
   *[W] західній
} стороні { $ours ->
    [route] торговий шлях межував би
    [asteroid] поле астероїдів межувало б
   *[space] вільний космос межував би
} з { $theirs ->
    [route] торговим шляхом
    [asteroid] полем астероїдів
   *[space] вільним космосом
}
carcassonne-why-figure-form = зараз можна поставити фігурку: напиши «figure none» або, наприклад, «figure small r1» чи «figure large planet 2,0»
carcassonne-why-supply = у запасі немає { $size ->
    [large] великої
   *[small] малої
} фігурки
carcassonne-why-no-tile = там немає плитки
carcassonne-why-no-segment = { $segment ->
    [space] там лише вільний космос, і фігурка там стояти не може
   *[other] плитка не має ділянки «{ $segment }», на якій могла б стояти фігурка (можливі: { $known })
}
carcassonne-why-other-tile = на { $kind ->
    [route] торговий шлях
   *[asteroid] поле астероїдів
} фігурку можна поставити лише на щойно викладеній плитці
carcassonne-why-far-planet = планета на клітинці { $cell } не сусідить зі щойно викладеною плиткою
carcassonne-why-occupied = { $kind ->
    [route] торговий шлях зайнятий
   *[asteroid] поле астероїдів зайняте
}
carcassonne-why-reinforce = на планеті вже стоїть фігурка того самого гравця, а налаштування «{ carcassonne-setting-planet_reinforce }» вимкнено

carcassonne-error-team-seats = Командний варіант — для чотирьох гравців, а не для { $seats }.
carcassonne-error-team-colours = Команди — це Альянс повстанців (червоний, зелений) та Імперія (чорний, білий), а не «{ $colours }».
carcassonne-error-team-seating = Гравці двох команд сидять через одного; у порядку «{ $colours }» команди не чергуються.
