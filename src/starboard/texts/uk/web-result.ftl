# Кінець гри за столом.

## Кінець

web-table-place = Місце { $place }
web-table-result-close = Подивитися на поле
web-table-show-end = Показати кінець
web-table-again = Ще раз у тому ж складі
web-table-record = Запис гри
