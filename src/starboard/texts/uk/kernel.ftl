# Що каже ядро, хоч би яка була гра.

seat = Гравець { $number }
someone-who-left = хтось, хто пішов
option = { $notation }

event-sealed = { $seat }: таємний вибір зроблено.
event-opened = Усі обрали: відкриваємо вибір.

why-not-an-option = такого варіанта вибору немає
why-not-a-choice = це не варіант вибору і не його запис
why-not-your-turn = зараз вирішує { $seat }
why-game-over = гра вже закінчилася

ours-title = Що наше, а що друковане
ours-mark = { $mark ->
    [house] Наше: ніхто не оприлюднив, як це надруковано
   *[doubt] Непевно: джерела неясні
}
