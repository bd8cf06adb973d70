# Що командний рядок каже про свої аргументи замість слів Python.

cli-arguments-usage = використання:
cli-arguments-positional = аргументи
cli-arguments-options = параметри
cli-arguments-help = показує цю довідку й завершує роботу
cli-arguments-version = показує версію й завершує роботу
cli-arguments-error = { $prog }: помилка: { $message }
cli-arguments-argument = { $argument_name }: { $message }
cli-arguments-missing = бракує: { $value }
cli-arguments-unknown = невідоме: { $value }
cli-arguments-ambiguous = «{ $option }» може означати: { $matches }
cli-arguments-choice = «{ $value }» немає серед можливих: { $choices }
cli-arguments-no-value = значення тут не потрібне, а вказано «{ $value }»
cli-arguments-one = далі має йти значення
cli-arguments-at-most-one = далі може йти лише одне значення
cli-arguments-at-least-one = далі має йти принаймні одне значення
cli-arguments-type = { $type ->
    [int] «{ $value }» — не ціле число
    [float] «{ $value }» — не число
    [network] «{ $value }» — не мережа, як-от 10.0.0.0/8, і не адреса
   *[other] «{ $value }» сюди не підходить
}
cli-serve-log-level = наскільки докладний журнал веде сервер

# Що треба вписати.

cli-arguments-blank = { $what ->
    [ACTION] ДІЯ
    [DECK] КОЛОДА
    [ADDRESS] АДРЕСА
    [BOT] БОТ
    [COMMAND] КОМАНДА
    [DAYS] ДНІ
    [FILE] ФАЙЛ
    [FOLDER] ТЕКА
    [GAME] ГРА
    [LEVEL] РІВЕНЬ
    [LINE] РЯДОК
    [LUCK] УДАЧА
    [MINUTES] ХВИЛИНИ
    [NAME] НАЗВА
    [NETWORK] МЕРЕЖА
    [PERSON] ІМ’Я
    [PORT] ПОРТ
    [PROMISE] ВІДБИТОК
    [RECORD] ЗАПИС
    [SEAT] МІСЦЕ
    [SECONDS] СЕКУНДИ
    [TABLE] СТІЛ
    [VALUE] ЗНАЧЕННЯ
    [WORD] СЛОВО
    [WORDS] СЛОВА
   *[other] { $what }
}
