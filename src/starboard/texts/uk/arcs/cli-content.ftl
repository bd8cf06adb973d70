# Що не так у даних гри Arcs або в пакеті до них; і що пакети можуть змінювати.

arcs-bad-kind = { $kind ->
    [court] карта двору
    [lore] карта переказів
    [leader] лідер
    [setup] карта підготовки
   *[suit] масть
} { $id }
arcs-bad-unknown = { $what ->
    [action] невідома дія
    [ambition] невідома амбіція
    [cluster] невідоме скупчення
    [condition] невідома умова
    [effect] невідомий ефект
    [resource] невідомий ресурс
    [system] невідома система
   *[trigger] невідомий тригер
} «{ $word }»
arcs-bad-bearer = { $bearer ->
    [vox] карта відлуння не може цього робити
    [guild] карта гільдії не може цього робити
    [lore] карта переказів не може цього робити
   *[leader] лідер не може цього робити
}
arcs-bad-twice = на те саме питання вже відповідає інша здібність цієї карти
arcs-bad-before = «{ $bonus }» не може бути перед «{ $action }»; напиши «after»
arcs-bad-supply = запас цього ресурсу вже лежить на іншій карті
arcs-bad-slot-stays = карту з коміркою ресурсу не можна скинути
arcs-bad-vox-goes = рівно одна здібність карти відлуння каже, куди йде карта (then)
arcs-bad-room = там є місце { $room ->
    [none] без будівлі
   *[single] лише для однієї будівлі
}
arcs-bad-pieces = { $piece ->
    [ship] кораблі
    [starport] космопорти
    [city] міста
   *[agent] агенти
}: { $found }, а їх { $most }; у грі на двох є дві системи C
arcs-bad-no-ship = лідер починає щонайменше з одним кораблем
arcs-bad-players = карта підготовки є для двох, трьох або чотирьох гравців
arcs-bad-clusters = має називати { $clusters ->
    [single] одне скупчення
   *[pair] два різні скупчення
}
arcs-bad-path-markers = у коробці замало жетонів шляхів для цих скупчень
arcs-bad-out-of-play = { $system } поза грою
arcs-bad-no-planet = { $system } не планета

arcs-pack-fixed =
    Жоден пакет не змінить: правил, кубиків, карти, планшетів гравців і того, які карти є. Що робить ефект, теж є в програмі;
    карта може мати інші ефекти, і кожен описано в docs/content-words-arcs.md.
arcs-pack-kind = { $kind ->
    [court] Карти двору
    [lore] Карти переказів
    [leaders] Лідери
    [setups] Карти підготовки
   *[suits] Карти дій
}

## What a preview shows

arcs-shown-guild = Ресурс: { arcs-resource }. Ціна рейду: { $raid_cost }
arcs-shown-leader = Починає з: { $what }. A: { $a }. B: { $b }. C: { $c }
arcs-shown-pieces = { $number }× { arcs-piece }
arcs-shown-suit = Дії: { $actions }. Очки дій карт від 1 до 7: { $pips }
arcs-shown-out = Скупчення поза грою: { $clusters }
arcs-shown-start = Позиція { $number }. A: { $a }. B: { $b }. C: { $c }
arcs-shown-kind = { $kind ->
    [guild] карти гільдій
   *[vox] карти відлуння
}
arcs-shown-players = гравців: { $players }
