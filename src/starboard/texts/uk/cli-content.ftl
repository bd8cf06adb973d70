# Що не так із даними гри або з пакетом поверх них: те, що стосується кожної гри.

pack-bad-file = { $file }: { $problem }
pack-bad-file-field = { $file }: { $field }: { $problem }
pack-bad-entry = { $file }: { $entry }: { $problem }
pack-bad-entry-field = { $file }: { $entry }: { $field }: { $problem }

## Поля записів

pack-bad-missing = бракує
pack-bad-extra = тут немає такого поля
pack-bad-type = має бути { $wanted ->
    [number] ціле число
    [truth] true або false
    [list] список
    [table] таблиця
   *[text] текст
}
pack-bad-length = має бути список завдовжки { $length }
pack-bad-least = має бути щонайменше { $least }
pack-bad-most = має бути щонайбільше { $most }
pack-bad-id = в ідентифікаторі можуть бути лише літери від a до z, цифри та підкреслення
pack-bad-unknown = { $what ->
    [deck] невідома колода
    [language] невідома мова
    [table] невідома таблиця
    [type] невідомий тип
   *[word] невідоме слово
} «{ $word }»
pack-bad-near = { $problem }; може, «{ $near }»?
pack-bad-choice = { $problem }; є такі: { $known }
pack-bad-other = { $reason }
pack-bad-says = є «{ $found }», а має бути «{ $wanted }»
pack-bad-one-of = потрібне або «{ $one }», або «{ $other }», але не обидва
pack-bad-empty = не може бути порожнім

## Записи

pack-bad-duplicate = цей ідентифікатор трапляється двічі
pack-bad-twice = «{ $word }» трапляється двічі
pack-bad-misplaced = «{ $word }» тут використати не можна

## Усе разом

pack-bad-too-few = є { $found }; потрібно щонайменше { $least }
pack-bad-count = є { $found }; у коробці { $wanted }

## Пакети

pack-bad-unreadable = неможливо прочитати: { $reason }
pack-bad-toml = це не TOML: { $reason }
pack-bad-no-table = такої таблиці немає; пакет може мати { $known }
pack-bad-fixed = цього не можна додати, можна лише змінити те, що є в коробці
pack-bad-without = поля «{ $word }» цей запис не може позбутися
pack-bad-sheet = цю таблицю неможливо прочитати: { $reason }
pack-bad-no-sheet = перший стовпець має називатися «{ $game }»
pack-bad-column = цей стовпець не узгоджується з іншими
pack-bad-too-large = файл завеликий; найбільше байтів: { $most }
pack-bad-too-deep = списки й таблиці вкладено надто глибоко; найбільше: { $most }
pack-bad-too-many = записів { $found }; прочитати можна щонайбільше { $most }
pack-bad-too-long = задовге; найбільше знаків: { $most }
pack-bad-no-words = показати можна лише звичайні слова: без невидимих знаків, без < і >
