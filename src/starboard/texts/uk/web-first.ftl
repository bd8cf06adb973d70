# Перша гра: порадник за столом.

web-first = Твоя перша гра
web-first-none = Для цієї гри уроку ще немає.
web-first-start = Почати
web-first-step = Крок { $step } з { $of }
web-first-more = Показати, що робити
web-first-less = Згорнути
web-first-leave = Вийти з уроку
web-first-next = Далі
web-first-show = Пропустити: покажи
web-first-again = Повернути хід і спробувати ще раз
web-first-missed = Так теж можна. Але тут варто спробувати інше: поверни хід або дозволь мені показати.
web-first-theirs = Грає інша сторона.
web-first-returned = Ідемо далі з підготовленої гри, де для цього все готово.
web-first-play = Зіграти цілу гру
web-first-rules = Читати правила
web-first-lobby = До лобі
