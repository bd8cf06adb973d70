# Столи та сховище, що їх пам’ятає.

## База даних

error-database = База даних — це файл, «sqlite:///» і файл або «postgresql://» й адреса; не «{ $given }».
error-database-file = Базу даних { $path } неможливо відкрити: { $reason }.
error-database-damaged = База даних { $path } пошкоджена ({ $reason }): віднови останню резервну копію в новий файл.
error-database-in-use = Базою даних { $path } користується інший Starboard. Для кількох серверів використовуй PostgreSQL.
error-database-unreachable = Неможливо з’єднатися з базою даних PostgreSQL: { $reason }.
error-database-newer = База даних має схему версії { $found }; цей Starboard знає щонайбільше версію { $known }. Використай новіший Starboard.
error-database-older = База даних має схему версії { $found }, а не { $known }. Запусти один раз сервер цього Starboard: він оновить базу даних.
error-backup-exists = Файл { $file } вже існує. Обери іншу назву.
error-backup-damaged = Файл { $file } пошкоджений.
error-backup-none = Файл { $file } не є ні резервною копією, ні базою даних Starboard.
error-restore-not-empty = База даних не порожня. Копію відновлюють лише в порожню.
error-restore-other = У базі було б не те, що в копії. Нічого не записано.

## Перенесення столів з однієї бази даних до іншої

error-transfer-start = Це не експорт столів версії { $version } чи старішої.
error-transfer-table = Столу «{ $table }» немає.
error-transfer-line = Рядок { $line } пошкоджений: { $reason }.
transfer-not-json = це не рядок експорту ({ $reason })
transfer-sum = не збігається контрольна сума
transfer-no-table = його стіл перед ним не оголошено
transfer-other-entry = це не запис { $n } столу «{ $table }»
transfer-not-created = журнал не починається зі створення столу
transfer-summary = підсумок стосується іншого столу, ніж журнал
transfer-short = стіл «{ $table }» обривається перед ним
transfer-count = у ньому зазначено { $told ->
    [one] { $told } стіл
    [few] { $told } столи
   *[many] { $told } столів
}, а перед ним їх { $found }
transfer-cut = тут експорт обривається
