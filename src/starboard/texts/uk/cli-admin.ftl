## Резервні копії

cli-backup = скопіювати все у файл, навіть коли сервери працюють
cli-backup-file = новий файл
cli-backup-done = Файл { $file } містить усе й перевірений. Столи: { $tables }. Люди: { $people }. Результати: { $results }.
cli-restore = відновити копію в порожню базу даних
cli-restore-file = резервна копія
cli-restore-done = Усе відновлено й порівняно. Столи: { $tables }. Люди: { $people }. Результати: { $results }.

## Адміністрування

cli-admin = керувати столами й людьми в базі даних
cli-admin-tables = показати столи
cli-admin-delete = видалити столи, хоч би що за ними було; результати й рейтинги лишаються
cli-admin-prune = видалити старі столи; результати й рейтинги лишаються
cli-admin-people = показати, хто має це ім’я
cli-admin-reset-password = дати новий пароль тому, хто забув свій
cli-admin-table-ids = id столів
cli-admin-name = ім’я, великі чи малі літери не важать
cli-admin-status = лише столи у стані open, playing, paused, over чи closed
cli-admin-older-than = лише столи, що не змінювалися стільки днів
cli-admin-person = лише столи людей із цим ім’ям
cli-admin-yes = справді зробити; без цього лише показати, що буде зроблено
cli-admin-table = { $table }  { $changed }  { $game }  { $status ->
    [open] відкритий
    [playing] триває гра
    [paused] на паузі
    [closed] закритий
   *[over] завершено
}  { $people }
cli-admin-free = вільно
cli-admin-count = Столи: { $tables }.
cli-admin-deleted = Стіл { $table } видалено.
cli-admin-pruned = Видалені столи: { $tables }.
cli-admin-would-prune = Столи, які було б видалено: { $tables }. Щоб видалити, додай --yes.
cli-admin-nobody = Імені «{ $name }» ніхто не має.
cli-admin-who = { $name }  { $kept ->
    [yes] ім’я захищене паролем
   *[no] гість
}, від { $since }, id { $id }. Столи: { $tables }.
cli-admin-rating = { $game }: рейтинг { $rating }, зараховані ігри: { $games }
cli-admin-new-password = { $name } входить із новим паролем { $password }
cli-admin-close = закрити столи назавжди: там ніхто більше не грає, і результату немає
cli-admin-ban = заборонити комусь будь-що робити на цьому сервері; за нього грають боти
cli-admin-unban = зняти заборону й дозволити повернутися
cli-admin-mute = заборонити комусь писати в усіх чатах; грати можна й далі
cli-admin-unmute = знову дозволити писати
cli-admin-log-out = завершити всі сеанси людини
cli-admin-delete-person = видалити все, що відомо про людину; скасувати це не можна
cli-admin-name-or-id = ім’я або id, як його показує «admin people»
cli-admin-because = чому, словами для тих, кого це стосується
cli-admin-status-prune = лише столи в цьому стані; інакше завершені й закриті
cli-admin-closed = Стіл { $table } закрито.
cli-admin-ban-done = { $name }: доступ заборонено.
cli-admin-unban-done = { $name } може повернутися.
cli-admin-mute-done = { $name } більше не може писати в жодному чаті.
cli-admin-unmute-done = { $name } знову може писати.
cli-admin-log-out-done = Усі сеанси завершено: { $name }.
cli-admin-is-banned = { $words ->
    [none] — заборона
   *[other] — заборона: { $words }
}
cli-admin-is-muted = — не може писати в жодному чаті
cli-admin-delete-person-done = Усе, що було відомо, видалено: { $name }. Столи: { $tables }.
cli-admin-delete-person-would = Було б видалено все, що відомо: { $name } ({ $id }). Столи: { $tables }. Щоб видалити, додай --yes.
error-admin-over = Гру за столом { $table } закінчено. Стіл можна лише видалити.
error-admin-several = Ім’я «{ $name }» мають кілька людей. Обери за id: { $ids }
cli-admin-chat = показати, що написано за столом, із номерами рядків
cli-admin-erase = прибрати рядки чату для всіх
cli-admin-remove = попросити когось піти з-за столу, де гра ще не почалася; повернутися туди не можна
cli-admin-table-id = id столу
cli-admin-line-numbers = номери рядків, як їх показує «admin chat»
cli-admin-line = { $line }  { $name }: { $text }
cli-admin-erased = Рядок { $line } прибрано.
cli-admin-removed = { $name } більше не сидить за столом { $table }.
error-admin-not-there = { $name } не сидить за столом { $table }.
