# Правила в браузері.

web-offline-rules = Немає з’єднання: це правила в тому вигляді, у якому вони завантажилися востаннє.

## Правила

web-rules-page = На окремій сторінці
web-rules-close = Закрити правила
web-rules-loading = Завантажуємо правила…
web-rules-game = Гра
web-rules-search = Шукати в правилах
web-rules-count = { $count ->
    [one] { $count } запис
    [few] { $count } записи
    [many] { $count } записів
   *[other] { $count } запису
}
web-rules-areas = Розділи
web-rules-all = Усі
web-rules-none = Тут немає нічого з усіма цими словами.
web-rules-related = Пов’язані
web-rules-now = До того, що зараз вирішується
web-rules-examples = Розібрані приклади
web-rules-examples-count = { $count ->
    [one] { $count } приклад
    [few] { $count } приклади
    [many] { $count } прикладів
   *[other] { $count } прикладу
}
web-rules-ambiguities = Розв’язані неясності
web-rules-ambiguities-count = { $count ->
    [one] { $count } розв’язана неясність
    [few] { $count } розв’язані неясності
    [many] { $count } розв’язаних неясностей
   *[other] { $count } розв’язаної неясності
}
web-rules-print = Друкувати
web-rules-aid = Пам’ятка гравця
web-rules-copy = Копіювати посилання
web-rules-copy-rule = Копіювати посилання на { $rule }
web-rules-copied = Посилання на { $rule } у буфері обміну.
