# Команда, яка створює й перевіряє пакети.

cli-pack = зробити й перевірити власний пакет вмісту
cli-pack-what = «new» починає пакет, «export» виписує в нього карти чи плитки гри, «check» каже, чи можна з пакетом грати, «preview» показує, що він із них робить, «todo» перелічує, що ще вигадано
cli-pack-file = пакет: файл TOML або таблиця (.csv)
cli-pack-only = виписати лише ці таблиці та колоди, наприклад market або navpoint
cli-pack-game = гра, якщо її не називає пакет
cli-pack-html = із «preview»: записати це як сторінку, усіма мовами
cli-pack-which = Назвіть файл пакета.
cli-pack-other-game = Цей пакет вмісту — для гри «{ $found }», а не «{ $game }».
cli-pack-form = { $file }: назва має закінчуватися на .toml, а для таблиці — на .csv.
cli-pack-unwritten = Неможливо записати { $file }: { $reason }
cli-pack-written = { $file } записано.
cli-pack-begin =
    Власний пакет: змінює карти чи плитки гри й додає нові.
    Приберіть # перед тим, чим хочете скористатися. Решта — у docs/content-packs.md.
    «starboard pack check» каже, що в ньому не так, «starboard pack todo» — що ще вигадано,
    а «starboard pack export» виписує все, що є у грі, як TOML або як таблицю.
cli-pack-todo-deck = { $deck }: перевірено { $done } із { $all }
cli-pack-todo-words = { " " }(що робить { $words }, є в програмі)
cli-pack-option = грати з цим пакетом вмісту
cli-pack-good = { $file }: із цим пакетом можна грати. Його контрольна сума: { $sign }.
cli-pack-nothing = Він нічого не змінює.
cli-pack-changed = { $kind }, змінено: { $entries }
cli-pack-added = { $kind }, додано: { $entries }
