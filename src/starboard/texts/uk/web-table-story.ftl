# The story of a table as it is told, and how fast (web/src/table/stage.svelte.ts).

web-story = Що відбувається
web-story-since = Від твого останнього ходу
web-story-see-again = Показати ще раз.
web-story-again = Ще раз
web-story-back = Назад до гри
web-story-next = Далі
web-story-skip = { $behind ->
    [0] Пропустити
   *[other] Пропустити ({ $behind })
}
web-story-away = { $count ->
    [one] За цей час сталася { $count } подія.
    [few] За цей час сталися { $count } події.
    [many] За цей час сталося { $count } подій.
   *[other] За цей час сталося { $count } події.
}
web-story-away-show = Показати
web-story-away-jump = До поточного моменту
web-story-forgotten = Це сталося ще до завантаження сторінки. Шукай це в повторі.
web-pace = Темп
web-pace-about = Як швидко стіл показує, що відбувається. Пробіл веде далі, Esc пропускає.
web-pace-step = Крок за кроком
web-pace-calm = Спокійний
web-pace-normal = Звичайний
web-pace-quick = Швидкий
web-pace-none = Усе одразу
