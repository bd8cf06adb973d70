# Закінчена гра ще раз: шанси протягом гри, переломні моменти, що було краще.

web-analysis-title = Аналіз
web-analysis-start = Аналіз
web-analysis-about = Сильний бот ще раз дивиться на кожне рішення і знає при цьому лише те, що міг знати гравець. Він теж може помилятися.
web-analysis-begin = Аналізуємо гру…
web-analysis-waiting = { $before ->
    [one] Перед цією ще { $before } гра.
    [few] Перед цією ще { $before } гри.
    [many] Перед цією ще { $before } ігор.
   *[other] Перед цією ще { $before } гри.
}
web-analysis-progress = { $done } із { $total } рішень
web-analysis-chances = Шанс на перемогу
web-analysis-chart = Шанси всіх на перемогу протягом { $moves ->
    [one] { $moves } кроку
    [few] { $moves } кроків
    [many] { $moves } кроків
   *[other] { $moves } кроку
}; у числах нижче.
web-analysis-slider = Шанси крок за кроком
web-analysis-next = Далі: крок { $ply }
web-analysis-right = Нічого кращого не знайдено.
web-analysis-fine = Не гірше за найкраще.
web-analysis-loses = Шанс на перемогу менший на { $loss }.
web-analysis-played = Зіграно:
web-analysis-better = Краще:
web-analysis-alike = Так само добре:
web-analysis-next-none = Тут нема над чим думати.
web-analysis-next-later = Ще не переглянуто.
web-analysis-next-end = Тут гра закінчується.
web-analysis-turning = { $count ->
    [one] Переломний момент
    [few] Переломні моменти
    [many] Переломні моменти
   *[other] Переломні моменти
}
web-analysis-turning-none = Ніхто не припустився помітної помилки.
web-analysis-point = Крок { $ply }, { $name }: −{ $loss }
web-analysis-numbers = Аналіз у числах
web-analysis-lost = Втрачено
web-analysis-player = Гравець
web-analysis-decisions = Рішення
web-analysis-each = У середньому
