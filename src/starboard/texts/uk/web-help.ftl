# Клавіші та символи.

## Клавіші

web-table-key-walk = рух по полю
web-table-key-confirm = обрати; підтвердити обране
web-table-key-back = на крок назад
web-table-key-story = далі в оповіді
web-table-key-turn = повернути плитку
web-table-key-inspect = оглянути будь-що на полі
web-table-key-undo = хід назад
web-table-key-next = наступний стіл, що чекає на тебе
web-table-key-zoom = ближче, далі, усе
web-table-key-tab = усі варіанти й панелі по черзі
web-table-key-help = цей список
web-table-help-mouse = Усе, що світиться, можна натиснути. Натисни на те, що не світиться, і дізнаєшся, чому ні.
web-table-help-keys = Клавіші
web-table-help-signs = Знаки
