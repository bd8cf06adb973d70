# Що не так із даними гри Outer Rim або з пакетом поверх них; і команда, яка перевіряє пакети.

outer_rim-bad-file = { $file }: { $problem }
outer_rim-bad-file-field = { $file }: { $field }: { $problem }
outer_rim-bad-entry = { $file }: { $entry }: { $problem }
outer_rim-bad-entry-field = { $file }: { $entry }: { $field }: { $problem }
outer_rim-bad-kind = { $kind ->
    [tile] фрагмент мапи
    [space] терен
    [endcap] заглушка мапи
    [character] персонаж
    [ship] корабель
    [contact] контакт
    [patrol] патруль
    [deck] колода
   *[card] карта
} { $id }

## Поля записів

outer_rim-bad-missing = бракує
outer_rim-bad-extra = тут немає такого поля
outer_rim-bad-type = має бути { $wanted ->
    [number] ціле число
    [truth] true або false
    [list] список
    [table] таблиця
   *[text] текст
}
outer_rim-bad-length = має бути список завдовжки { $length }
outer_rim-bad-least = має бути щонайменше { $least }
outer_rim-bad-most = має бути щонайбільше { $most }
outer_rim-bad-id = в ідентифікаторі можуть бути лише літери від a до z, цифри та підкреслення
outer_rim-bad-unknown = { $what ->
    [ability] невідомий вид властивості
    [bounty] невідомий розшук
    [class] невідомий ґатунок контактів
    [combat] невідомий вид бою
    [condition] невідома умова
    [contact] невідомий контакт
    [cost] невідомий вид ціни
    [databank] немає відповідної карти Банку Даних із номером
    [deck] невідома колода
    [direction] невідомий напрямок
    [duration] невідома тривалість
    [effect] невідомий ефект
    [event] невідома подія мети
    [face] невідома грань кубика
    [faction] невідома фракція
    [job] невідома халтурка
    [kind] невідомий вид ефекту
    [language] невідома мова
    [level] невідомий рівень
    [limit] невідоме обмеження
    [mode] невідомий режим
    [planet] невідома планета
    [player] невідомий вибір гравця
    [reputation] невідома репутація
    [scope] невідомі межі
    [sheet] невідомий корабель
    [side] невідомий бік
    [skill] невідома навичка
    [slot] невідомий вид слота
    [space] невідомий терен
    [stat] невідоме значення
    [step] невідомий крок
    [tile] невідомий фрагмент мапи
    [table] невідома таблиця
    [trait] жодна карта не має належності
    [trigger] невідомий момент дії
    [type] невідомий тип
   *[word] невідоме слово
} «{ $word }»
outer_rim-bad-near = { $problem }; може, «{ $near }»?
outer_rim-bad-choice = { $problem }; є такі: { $known }
outer_rim-bad-other = { $reason }
outer_rim-bad-says = є «{ $found }», а має бути «{ $wanted }»
outer_rim-bad-one-of = потрібне або «{ $one }», або «{ $other }», але не обидва
outer_rim-bad-empty = не може бути порожнім
outer_rim-bad-wordless = потрібні літери або цифри

## Записи

outer_rim-bad-duplicate = цей ідентифікатор трапляється двічі
outer_rim-bad-twice = «{ $word }» трапляється двічі
outer_rim-bad-misplaced = «{ $word }» тут використати не можна
outer_rim-bad-goes-with = іде разом з ефектом «{ $word }»: або обидва, або жодного
outer_rim-bad-faces = кожна грань кубика має бути рівно в одному рядку
outer_rim-bad-cases = для кожної репутації має бути свій випадок
outer_rim-bad-deliver-roll = кубик кидають лише за ПРОТИЗАКОННИЙ вантаж: один кубик, хіт доставляє, усе інше веде до карти Банку Даних 1
outer_rim-bad-starter = початкові кораблі мають інший бік, але ні мети, ні властивості; решта має і те, і те, а іншого боку не має
outer_rim-bad-top-level = патрулі рівня 4 не мають кубиків, і їх не здолати; решта кубики має
outer_rim-bad-not-planet = фракцію та позначки контактів має лише планета

## Усе разом

outer_rim-bad-too-few = є { $found }; потрібно щонайменше { $least }
outer_rim-bad-count = є { $found }; у коробці { $wanted }
outer_rim-bad-contacts = контакти ґатунку { $rank }: { $found }, позначки для них: { $wanted }
outer_rim-bad-no-patrol = бракує патруля { $faction } рівня { $level }
outer_rim-bad-no-stack = бракує стосу патрулів { $faction }
outer_rim-bad-maelstrom = Вирвище одне, а не { $found }
outer_rim-bad-order = має містити кожен фрагмент один раз, між лівою та правою заглушками
outer_rim-bad-no-way = туди не веде жоден шлях
outer_rim-bad-lane = цей маршрут є лише на фрагментах або лише на стандартній мапі: { $lane }

## Пакети

outer_rim-bad-unreadable = неможливо прочитати: { $reason }
outer_rim-bad-toml = це не TOML: { $reason }
outer_rim-bad-no-table = такої таблиці немає; пакет може мати { $known }
outer_rim-bad-fixed = цього не можна додати, можна лише змінити те, що є в коробці
outer_rim-bad-without = поля «{ $word }» цей запис не може позбутися
outer_rim-bad-sheet = цю таблицю неможливо прочитати: { $reason }
outer_rim-bad-no-sheet = перший стовпець має називатися «{ $game }»
outer_rim-bad-column = цей стовпець не узгоджується з іншими
outer_rim-bad-no-story = про це жодної оповіді немає
outer_rim-bad-too-large = файл завеликий; найбільше байтів: { $most }
outer_rim-bad-too-deep = списки й таблиці вкладено надто глибоко; найбільше: { $most }
outer_rim-bad-too-many = записів { $found }; прочитати можна щонайбільше { $most }
outer_rim-bad-too-long = задовге; найбільше знаків: { $most }
outer_rim-bad-no-words = показати можна лише звичайні слова: без невидимих знаків, без < і >
outer_rim-bad-for-ever = це повертається до самого себе й не має кінця

cli-pack = зробити й перевірити власний пакет вмісту
cli-pack-what = «new» починає пакет, «export» виписує в нього карти гри, «check» каже, чи можна з пакетом грати, «preview» показує його карти, «todo» перелічує, що ще вигадано
cli-pack-file = пакет: файл TOML або таблиця (.csv)
cli-pack-only = виписати лише ці таблиці та колоди, наприклад market або navpoint
cli-pack-html = із «preview»: записати сторінку з усіма картами всіма мовами
cli-pack-which = Назвіть файл пакета.
cli-pack-form = { $file }: назва має закінчуватися на .toml, а для таблиці — на .csv.
cli-pack-unwritten = Неможливо записати { $file }: { $reason }
cli-pack-written = { $file } записано.
cli-pack-begin =
    Власний пакет: змінює карти гри й додає нові.
    Приберіть # перед тим, чим хочете скористатися. Усі слова є в docs/content-words.md.
    «starboard pack check» каже, що в ньому не так, «starboard pack todo» — що ще вигадано,
    а «starboard pack export» виписує цілі колоди, як TOML або як таблицю.
cli-pack-todo-deck = { $deck }: перевірено { $done } із { $all }
cli-pack-todo-words = { " " }(що робить { $words }, є в програмі)
cli-pack-todo-fixed =
    Жоден пакет не змінить правил, кубиків, розташування фрагментів мапи, початкових кредитів і слотів планшета гравця. Що робить слово на
    карті, теж є в програмі; карта може вживати інші слова, і всі їх можна прочитати в docs/content-words.md.
cli-pack-option = грати з цим пакетом вмісту («Зовнішнє кільце»)
cli-pack-good = { $file }: із цим пакетом можна грати. Його контрольна сума: { $sign }.
cli-pack-nothing = Він нічого не змінює.
cli-pack-changed = { $kind }, змінено: { $entries }
cli-pack-added = { $kind }, додано: { $entries }
cli-pack-kind = { $kind ->
    [market] Карти ринку
    [databank] Карти Банку Даних
    [encounters] Карти зустрічей
    [characters] Персонажі
    [ships] Кораблі
    [contacts] Контакти
    [patrols] Патрулі
    [ai] Карти Штінту
    [spaces] Терени
   *[tiles] Фрагменти мапи
}
