# Це каже лише термінал.

cli-help-arcs-signs = На мапі: ▲ ■ ◆ ★ — гравці, з числом — їхні неушкоджені кораблі; △ □ ◇ ☆ з числом — пошкоджені кораблі. Літера — будівля: М місто, К космопорт; «!» — пошкоджена, «'» — оподаткована або використана цього ходу; «·» — вільне місце. [▲] контролює систему. Біля планети стоїть ресурс, який дають її міста. У таблиці амбіцій запис «3 +5» означає: має 3, і зараз це принесло б 5 могутності. Таблиця гравців рахує те, що лишилося в запасах.
cli-help-arcs-cards = «r bc12» або «r» і назва, українська чи англійська, показує, що на карті написано. Біля карт на руці • — очко дії, далі амбіція, яку карта оголошує (* будь-яка).
cli-arcs-chapter = Розділ { $chapter }
cli-arcs-initiative = ініціатива:
cli-arcs-discard = скид: { $cards }
cli-arcs-open = Відкритий скид: { $cards }
cli-arcs-round = У цьому раунді:
cli-arcs-mode = { $mode ->
    [lead] провідна карта
    [surpass] перевершення
    [copy] копіювання
   *[pivot] розворот
}
cli-arcs-face-down = (закрита)
cli-arcs-pips = Лишилося очок дії: { $pips }
cli-arcs-armed = очками можна платити й за битву
cli-arcs-place = { $place ->
    [gate] Брама
    [arrow] Стрілка
    [crescent] Півмісяць
   *[hex] Шестикутник
}
cli-arcs-court = Двір (у колоді { $left })
cli-arcs-agents = агенти
cli-arcs-keys = { $keys ->
    [one] { $keys } ключ
    [few] { $keys } ключі
   *[many] { $keys } ключів
}
cli-arcs-ambitions = Амбіції (вільні: { $free })
cli-arcs-box = поле
cli-arcs-power = могутність
cli-arcs-cards = карти
cli-arcs-ships = кораблі
cli-arcs-starports = порти
cli-arcs-cities = міста
cli-arcs-slots = комірки
cli-arcs-captives = бранці:
cli-arcs-trophies = трофеї:
cli-arcs-outrage = обурення:
cli-arcs-known = відомі карти:
cli-arcs-hand = Твоя рука:
cli-arcs-peek = Ти дивишся:
cli-arcs-damaged = пошкоджено
cli-arcs-part = { $part ->
    [map] мапа
    [court] двір
    [ambitions] амбіції
    [hand] рука
   *[players] гравці
}
