# Choices made ahead in Arcs.

arcs-ahead-pass = Передати ініціативу
    .about = Щоразу, коли в цьому розділі маєш розіграти провідну карту, доки не зміняться твої карти на руці, компоненти, планшет чи амбіції.
arcs-ahead-no-seize = Не захоплювати ініціативу
    .about = Щоразу, коли відповідаєш на провідну карту, до кінця розділу.
arcs-ahead-hits = Влучання, які нічого не змінюють
    .about = Влучання розподіляються за тебе там, де кожен спосіб дає те саме.
arcs-ahead-because-chapter = почався новий розділ
arcs-ahead-because-ends = змінилося, чи завершує розділ передача ініціативи
arcs-ahead-because-hand = змінилися твої карти на руці
arcs-ahead-because-ambitions = змінилися амбіції
arcs-ahead-because-pieces = змінилися твої компоненти на мапі
arcs-ahead-because-board = змінився твій планшет
