## Резервні копії

cli-backup = копіює все у файл, навіть коли сервери працюють
cli-backup-file = новий файл
cli-backup-done = Файл { $file } містить усе й перевірений. Столи: { $tables }. Люди: { $people }. Результати: { $results }.
cli-restore = відновлює копію в порожню базу даних
cli-restore-file = резервна копія
cli-restore-done = Усе відновлено й порівняно. Столи: { $tables }. Люди: { $people }. Результати: { $results }.

## Адміністрування

cli-admin = дбає про столи й людей у базі даних
cli-admin-tables = показує столи
cli-admin-delete = видаляє столи, хоч би що на них було; результати й рейтинги лишаються
cli-admin-prune = видаляє старі столи; результати й рейтинги лишаються
cli-admin-people = каже, хто має це ім’я
cli-admin-reset-password = дає новий пароль тому, хто свій загубив
cli-admin-table-ids = id столів
cli-admin-name = ім’я, великі чи малі літери не важать
cli-admin-status = лише столи у стані open, playing, paused, over чи closed
cli-admin-older-than = лише столи, що не змінювалися стільки днів
cli-admin-person = лише столи людей із цим ім’ям
cli-admin-yes = справді зробити; без цього лише каже, що зробив би
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
cli-admin-close = закриває столи назавжди: там ніхто більше не грає, і результату немає
cli-admin-ban = забороняє комусь будь-що робити на цьому сервері; за нього грають боти
cli-admin-unban = дозволяє повернутися тому, хто мав заборону
cli-admin-mute = забороняє комусь писати в усіх чатах; грати можна й далі
cli-admin-unmute = дозволяє знову писати тому, кому заборонили
cli-admin-log-out = завершує всі сеанси людини
cli-admin-delete-person = видаляє все, що відомо про людину; скасувати це не можна
cli-admin-name-or-id = ім’я або id, як його каже «admin people»
cli-admin-because = чому, словами для тих, кого це стосується
cli-admin-status-prune = лише столи в цьому стані; інакше завершені й закриті
cli-admin-closed = Стіл { $table } закрито.
cli-admin-ban-done = { $name } має заборону.
cli-admin-unban-done = { $name } може повернутися.
cli-admin-mute-done = { $name } більше не може писати в жодному чаті.
cli-admin-unmute-done = { $name } знову може писати.
cli-admin-log-out-done = Усі сеанси завершено: { $name }.
cli-admin-is-banned = { $words ->
    [none] – заборона
   *[other] – заборона: { $words }
}
cli-admin-is-muted = – не може писати в жодному чаті
cli-admin-delete-person-done = Усе, що було відомо, видалено: { $name }. Столи: { $tables }.
cli-admin-delete-person-would = Було б видалено все, що відомо: { $name } ({ $id }). Столи: { $tables }. Щоб видалити, додай --yes.
error-admin-over = Гру за столом { $table } закінчено. Стіл можна лише видалити.
error-admin-several = Ім’я «{ $name }» мають кілька людей. Вибери за id: { $ids }
cli-admin-chat = показує, що написано за столом, з номерами рядків
cli-admin-erase = прибирає рядки чату для всіх
cli-admin-remove = відсилає когось від столу, де гра ще не почалася; повернутися туди не можна
cli-admin-table-id = id столу
cli-admin-line-numbers = номери рядків, як їх каже «admin chat»
cli-admin-line = { $line }  { $name }: { $text }
cli-admin-erased = Рядок { $line } прибрано.
cli-admin-removed = { $name } більше не сидить за столом { $table }.
error-admin-not-there = { $name } не сидить за столом { $table }.
